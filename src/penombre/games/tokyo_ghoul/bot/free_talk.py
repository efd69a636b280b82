"""How people speak of characters and camps in Tokyo Ghoul."""

from __future__ import annotations

from typing import Final

from penombre.bots import FreeTalk

_GHOULS: Final = {"goule": ("goule", "goules", "ghoul", "ghouls", "mangeur d hommes", "man eater")}
_NAMES: Final = {
    "kaneki": ("kaneki", "kaneki ken", "ken"),
    "kimi": ("kimi", "nishino", "nishino kimi"),
    "hide": ("hide", "nagachika", "hideyoshi"),
    "mado": ("mado", "mado kureo"),
    "amon": ("amon", "amon kotaro"),
    "suzuya": ("suzuya", "juzo", "suzuya juzo"),
    "nishiki": ("nishiki", "nishio", "nishio nishiki"),
    "rize": ("rize", "kamishiro", "kamishiro rize"),
    "touka": ("touka", "kirishima", "kirishima touka"),
    "tsukiyama": ("tsukiyama", "shu", "tsukiyama shu"),
    "uta": ("uta",),
    "yomo": ("yomo", "yomo renji"),
    "yoriko": ("yoriko", "kosaka", "kosaka yoriko"),
    "yoshimura": ("yoshimura",),
    "hinami": ("hinami", "fueguchi", "fueguchi hinami"),
    "inspecteur": ("inspecteur", "inspectrice", "inspecteurs", "colombe humaine", "inspector", "investigator"),
    "humain": ("humain", "humaine", "humains", "human", "humans"),
}

FREE_TALK: Final = FreeTalk(
    mine={**_NAMES, **_GHOULS}, theirs=frozenset({*_NAMES, *_GHOULS}), wanted=_GHOULS, defence="humain"
)
