"""How people speak of roles in Death Note."""

from __future__ import annotations

from typing import Final

from penombre.bots import FreeTalk

_KIRAS: Final = {
    "role_light": ("light", "light yagami"),
    "role_misa": ("misa", "misa amane"),
    "role_higuchi": ("higuchi",),
    "camp_kira": ("kira", "kiras", "du camp de kira", "avec kira", "with kira"),
}

FREE_TALK: Final = FreeTalk(
    mine={
        "role_yagami": ("yagami", "soichiro", "soichiro yagami"),
        "role_matsuda": ("matsuda",),
        "role_aizawa": ("aizawa",),
        "role_mogi": ("mogi",),
        "role_watari": ("watari",),
        "camp_investigators": ("enqueteur", "enquetrice", "enqueteurs", "flic", "investigator", "investigators", "cop"),
        **_KIRAS,
    },
    wanted=_KIRAS,
    defence="camp_investigators",
)
