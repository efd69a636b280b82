"""How people speak of suspects and roles in La Rose Noire."""

from __future__ import annotations

from typing import Final

from penombre.bots import FreeTalk

_SUSPECTS: Final = ("aodhan", "bricen", "deirdre", "eoghan", "fearghal", "morwen", "taran")

FREE_TALK: Final = FreeTalk(
    wanted={
        "possessed": ("possede", "possedee", "possessed"),
        "accomplice": ("complice", "complices", "accomplice", "accomplices", "coupable", "coupables", "guilty"),
    },
    defence="",
    others={each: (each, f"frere {each}", f"soeur {each}", f"brother {each}", f"sister {each}") for each in _SUSPECTS},
    guilty="guilty_{}",
    innocent="innocent_{}",
)
