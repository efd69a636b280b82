"""One thought of an expert: what it says and answers, from a match that was imagined for its seat."""

from __future__ import annotations

from random import Random
from time import monotonic, process_time
from typing import Any, Final

from penombre.bots import EXPERT, TALKATIVE, Bot, BotSeat, TalkBudget, make
from penombre.engine import Answer, Match, Statement, restored
from penombre.experts.handover import Job, Thought
from penombre.games import RULESETS

SPEAKING: Final = 0.3
"""The share of its time that an expert may weigh what it says; all that is left goes into its answer."""


def thought_of(job: Job) -> Thought:
    """What the seat says and answers. Without a bound in seconds, the same job leads to the same thought."""
    began = process_time()
    statements, answer = decided(restored(RULESETS[job.game], job.match), job)
    return Thought(statements, answer, process_time() - began)


def decided(match: Match[Any], job: Job) -> tuple[tuple[Statement, ...], Answer | None]:
    """What the seat of a job says and answers in this match, which hears it."""
    until, rng = monotonic() + job.seconds, Random(job.chance)
    view, ask = match.view(job.seat), match.ask_for(job.seat)
    assert ask is not None, "its seat is asked something"
    budget = TalkBudget()
    budget.spend(view, TALKATIVE - job.statements)
    statements: tuple[Statement, ...] = ()
    if not ask.optional:
        speaking = _expert(job, rng, job.seconds * SPEAKING)
        statements = BotSeat(match, job.seat, speaking, rng, budget).talk(view, ask)
        view = match.view(job.seat)
    answering = _expert(job, rng, max(0.0, until - monotonic()))
    return statements, BotSeat(match, job.seat, answering, rng, budget).choose(view, ask)


def _expert(job: Job, rng: Random, seconds: float) -> Bot:
    if job.worlds is None:
        return make(EXPERT, job.game, rng, seconds=seconds)
    return make(EXPERT, job.game, rng, job.worlds, seconds)
