"""Applause at the end of a round, for whoever played their part well."""

from __future__ import annotations

from typing import Final

from penombre.engine import Answer, Ask
from penombre.games.dc_spyfall.bot.mind import Mind

_CLAPS: Final = 0.4


def round_end(mind: Mind, ask: Ask) -> Answer:
    """Now and then for whoever has won most points of the round; mostly nothing."""
    ending = mind.public.ending
    if ending is None or not mind.chance(_CLAPS):
        return "next"
    best = max(mind.others, key=lambda seat: ending.points[seat])
    return f"applaud-{best}" if ending.points[best] else "next"
