"""Options that several questions share: suspects, pairs of them, cards to play. Each is made once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from penombre.engine import Option
from penombre.games.rose_noire.catalogue import NAMES, PAIRS

_SUSPECTS: Final = tuple([Option(name, number, "suspect", {"suspects": [name]}) for number, name in enumerate(NAMES)])
PAIR_OPTIONS: Final = tuple(
    [
        Option(f"pair-{NAMES[one]}-{NAMES[other]}", (one, other), "pair", {"suspects": [NAMES[one], NAMES[other]]})
        for one, other in PAIRS
    ]
)
"""Any two suspects, each pair as one option."""


def suspect_options(suspects: Iterable[int]) -> tuple[Option, ...]:
    """An option for each of these suspects."""
    return tuple([_SUSPECTS[each] for each in suspects])


@cache
def play_option(face: str) -> Option:
    """To play a card: an Action, an Event, a Goal."""
    return Option(f"play-{face}", face, "play", {"card": face})


@cache
def barred_option(face: str) -> Option:
    """An Action under a Penance."""
    return Option(f"play-{face}", face, "play", {"card": face}, refused="penance")
