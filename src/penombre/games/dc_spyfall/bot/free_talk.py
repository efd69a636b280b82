"""How people speak of the Joker in DC Spyfall."""

from __future__ import annotations

from typing import Final

from penombre.bots import FreeTalk

FREE_TALK: Final = FreeTalk(
    wanted={
        "joker": ("joker", "espion", "espionne", "spy", "imposteur", "impostor"),
        "vague": ("vague", "flou", "floue", "evasif", "evasive"),
    },
    theirs=frozenset({"vague"}),
    defence="",
    reproaches=frozenset({"echo", "off", "quiet", "too_clear", "vague"}),
)
