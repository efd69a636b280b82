"""How people speak of roles in Kemomimi Panic."""

from __future__ import annotations

from typing import Final

from penombre.bots import FreeTalk

_THIEVES: Final = {
    "thief_crescent_moon": (
        "croissant de lune",
        "crescent moon",
        "voleur croissant de lune",
        "voleuse croissant de lune",
    ),
    "thief_full_moon": ("pleine lune", "full moon", "voleur pleine lune", "voleuse pleine lune"),
    "thief": ("voleur", "voleuse", "voleurs", "thief", "thieves", "burglar"),
    "informant": ("informateur", "informatrice", "indic", "informant"),
}

FREE_TALK: Final = FreeTalk(
    mine={
        "civilian_justice": ("civil justicier", "civile justiciere", "justicier", "justiciere", "justice civilian"),
        "civilian_stubborn": ("civil tetu", "civile tetue", "stubborn civilian"),
        "civilian_angry": ("civil en colere", "civile en colere", "angry civilian"),
        "civilian_lonely": ("civil solitaire", "civile solitaire", "lonely civilian"),
        "civilian": ("civil", "civile", "civils", "civilian", "gentil", "gentille"),
        **_THIEVES,
    },
    theirs=frozenset({"civilian", "thief", "informant", "thief_crescent_moon", "thief_full_moon"}),
    wanted={**_THIEVES, "guilty": ("coupable", "coupables", "guilty")},
    promise="guilty",
    defence="civilian",
    reproaches=frozenset({"not_civilian"}),
)
