"""What counts for whom, as matches of judgement bots taught: `learned.json`, made by `bench.rose_noire_learning`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

CLUES: Final = (
    "judgement",
    "died_unspoken",
    "died_cleared",
    "spared_by_me",
    "killed_by_me",
    "murdered",
    "sheltered_early",
    "sheltered_late",
    "cleared_falsely",
    "cleared_by_mistake",
    "named",
    "refused",
    "overdrawn",
    "reserved",
    "talkative",
    "stood_for",
    "passed_over",
    "let_live",
    "lived_on",
    "others_stood_for",
)
"""What counts for and against a pair and a seat; `judgement` is the logarithm of judgement's own weight."""
SIGNS: Final = (
    "one",
    "pair_mean",
    "pair_least",
    "pair_log",
    "pair_rank",
    "sure",
    "pair_said",
    "pair_said_rank",
    "suspected",
    "possessed_pair",
    "possessed_right",
    "possessed_sure",
    "accomplice_dead",
    "proofs_mean",
    "proofs_all",
    "proofs_possessed",
    "proofs_lying",
    "actions",
    "tribute_0",
    "tribute_1",
    "tribute_2",
    "tribute_3",
    "other_1",
    "other_2",
    "other_3",
    "tribute_deck",
    "knights",
    "knights_quiet",
    "murders",
    "asylum",
    "asylum_danger",
    "met",
    "silence",
    "first",
)
"""What counts for and against each camp at the dawn of a Turn: what people believe, what lies where."""


class Learned(Struct, frozen=True):
    """How much it all counts."""

    clues: Mapping[str, float]
    """For each clue, the logarithm of how much likelier it makes a pair and a seat."""
    prospects: Mapping[str, tuple[tuple[float, ...], ...]]
    """For each number of players and Turn, as `5-2`, for each camp the weight of every sign."""


@cache
def learned() -> Learned:
    """The tables, read once."""
    return msgspec.json.decode(files(__package__).joinpath("learned.json").read_bytes(), type=Learned)
