"""The order of play, as data: the stages by name; `todo` on the table says which come next.

A stage asks at most one question and ends at a rest point.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from penombre.engine import Script
from penombre.games.dc_spyfall import accusing, claiming, ending, multiverse, pointing, setup, talking
from penombre.games.dc_spyfall.table import SpyfallTable

STAGES: Final[Mapping[str, Callable[[SpyfallTable], Script[None] | None]]] = {
    "open": setup.announce,
    "begin": setup.begin,
    "look": setup.look,
    "ask": talking.asking,
    "answer": talking.answering,
    "aloud": talking.aloud,
    "power_shield": accusing.power_shield,
    "accuse_vote": accusing.accuse_vote,
    "power_vote": accusing.power_vote,
    "joker_claim": claiming.joker_claim,
    "harley_talk": pointing.harley_talk,
    "harley_point": pointing.harley_point,
    "multiverse_talk": multiverse.multiverse_talk,
    "multiverse_vote": multiverse.multiverse_vote,
    "time_up": pointing.time_up,
    "final_talk": pointing.final_talk,
    "final_point": pointing.final_point,
    "round_over": ending.round_over,
    "applause": ending.applause,
    "next": ending.next_round,
}
PHASES: Final = {
    "open": "look",
    "begin": "look",
    "round_over": "round_end",
    "applause": "round_end",
    "next": "round_end",
}
"""What a stage is called where people read it, if not by its own name."""


def next_script(t: SpyfallTable) -> Script[None] | None:
    """The next stage; None when the game is over."""
    return _played(t) if t.todo else None


def _played(t: SpyfallTable) -> Script[None]:
    """One stage, from rest point to rest point."""
    name, t.todo = t.todo[0], t.todo[1:]
    t.phase = PHASES.get(name, name)
    script = STAGES[name](t)
    if script is not None:
        yield from script
        t.answered += 1
