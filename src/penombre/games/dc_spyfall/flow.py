"""The order of play, as data: the stages by name; `todo` on the table says which come next."""

from __future__ import annotations

from typing import Final

from penombre.engine import Script
from penombre.engine.stages import Stages, counted, next_stage
from penombre.games.dc_spyfall import accusing, claiming, ending, multiverse, pointing, setup, talking
from penombre.games.dc_spyfall.table import SpyfallTable

STAGES: Final[Stages[SpyfallTable]] = {
    "open": ("look", setup.announce),
    "begin": ("look", setup.begin),
    "look": ("look", setup.look),
    "ask": ("ask", talking.asking),
    "answer": ("answer", talking.answering),
    "aloud": ("aloud", talking.aloud),
    "power_shield": ("power_shield", accusing.power_shield),
    "accuse_vote": ("accuse_vote", accusing.accuse_vote),
    "power_vote": ("power_vote", accusing.power_vote),
    "joker_claim": ("joker_claim", claiming.joker_claim),
    "harley_talk": ("harley_talk", pointing.harley_talk),
    "harley_point": ("harley_point", pointing.harley_point),
    "multiverse_talk": ("multiverse_talk", multiverse.multiverse_talk),
    "multiverse_vote": ("multiverse_vote", multiverse.multiverse_vote),
    "time_up": ("time_up", pointing.time_up),
    "final_talk": ("final_talk", pointing.final_talk),
    "final_point": ("final_point", pointing.final_point),
    "round_over": ("round_end", ending.round_over),
    "applause": ("round_end", ending.applause),
    "next": ("round_end", ending.next_round),
}


def next_script(t: SpyfallTable) -> Script[None] | None:
    """The next stage; None when the game is over."""
    return counted(t, next_stage(t, STAGES)) if t.todo else None
