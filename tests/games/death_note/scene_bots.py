"""What a judgement bot thinks, answers and says in a seat of a scene."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from tests.games.death_note.scenes import DeathNotePlayer

from penombre.engine import Answer, Match, Statement
from penombre.games.death_note.bot import Judgement
from penombre.games.death_note.bot.mind import Mind

SEEDS = range(24)


def never() -> Match[Any]:
    """This bot imagines nothing."""
    raise AssertionError("this bot imagines nothing")


def answers(player: DeathNotePlayer) -> Counter[Answer | None]:
    """What the bot answers in this seat, by several sources of chance."""
    question = player.ask
    assert question is not None
    view = player.match.view(player.seat)
    return Counter([Judgement(Random(seed)).choose(view, question, never) for seed in SEEDS])


def mostly(player: DeathNotePlayer) -> Answer | None:
    """What it answers most often."""
    return answers(player).most_common(1)[0][0]


def words(player: DeathNotePlayer) -> tuple[Statement, ...]:
    """What the bot says in this seat."""
    question = player.ask
    assert question is not None
    return Judgement(Random(0)).talk(player.match.view(player.seat), question, never)


def mind(player: DeathNotePlayer) -> Mind:
    """What the bot thinks in this seat."""
    return Mind(player.match.view(player.seat), Random(0))


def at(player: DeathNotePlayer) -> str:
    """The option that names a player."""
    return f"seat-{player.seat}"
