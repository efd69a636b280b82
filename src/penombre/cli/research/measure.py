"""How fast matches are played: random play-outs, clones, imagined worlds, and whether a long match gets slower."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any, Final

from msgspec import Struct

from penombre.engine import CLOCK, Ask, Match, Race, Ruleset

SEATS: Final = (4, 6, 8)
_BATCH: Final = 8
"""How often a clone or an imagined world is made at one decision: a single one is shorter than the clock's grain."""


class Speed(Struct, frozen=True, kw_only=True):
    """What was measured at one number of seats: medians over the rounds."""

    players: int
    answers_per_second: float
    decisions_per_second: float
    """Of these, those that had more than one option, or phrases to choose from."""
    answers_per_second_with_views: float
    answers_per_second_with_encoded_views: float
    clone_microseconds: float
    imagine_microseconds: float
    choices: float
    """The share of answers that had more than one option, or phrases to choose from."""
    answers_per_match: float


class Growth(Struct, frozen=True, kw_only=True):
    """What an answer costs early and late in a match, in microseconds, and the late one over the early one."""

    players: int
    options: dict[str, bool]
    answers: float
    first_third_microseconds: float
    last_third_microseconds: float
    ratio: float

    @property
    def named_options(self) -> str:
        """The options it was played with, by their names."""
        return ",".join(self.options) or "none"


class Round(Struct):
    """The random play-outs of one number of seats: every kind of measurement goes on where its last round stopped."""

    ruleset: Ruleset[Any]
    players: int
    seed: int
    begun: int = 0
    """How many matches there were so far."""

    def match(self, options: dict[str, bool] | None = None) -> tuple[Match[Any], random.Random]:
        """A fresh match and the chance of its players."""
        self.begun += 1
        number = self.seed * 1_000_003 + self.begun
        return Match(self.ruleset, self.players, options, number), random.Random(number)

    def playouts(self, seconds: float, look: Callable[[Match[Any], Ask], object] | None) -> tuple[int, int, float]:
        """Random matches for about this long: answers, matches, and the time it took."""
        answers = matches = 0
        start = time.perf_counter()
        end = start + seconds
        while time.perf_counter() < end:
            match, rng = self.match()
            below = _below(rng)
            for ask in asked(match, rng):
                if look is not None:
                    look(match, ask)
                match.answer(ask.seat, ask.random_answer(below))
                answers += 1
            matches += 1
        return answers, matches, time.perf_counter() - start

    def choices(self, matches: int) -> float:
        """The share of answers that had more than one option, or phrases to choose from."""
        answers = chosen = 0
        for _ in range(matches):
            match, rng = self.match()
            for ask in asked(match, rng):
                answers += 1
                chosen += len(ask.options) > 1 or ask.book is not None
                match.answer(ask.seat, ask.random_answer(_below(rng)))
        return chosen / answers

    def per_call(self, seconds: float, act: Callable[[Match[Any], random.Random], object]) -> float:
        """Microseconds per call of something done at random decisions of random matches."""
        calls, spent = 0, 0.0
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            match, rng = self.match()
            for ask in asked(match, rng):
                if rng.random() < 0.1:
                    start = time.perf_counter()
                    for _ in range(_BATCH):
                        act(match, rng)
                    spent += time.perf_counter() - start
                    calls += _BATCH
                match.answer(ask.seat, ask.random_answer(_below(rng)))
        return spent / calls * 1e6 if calls else float("nan")


def asked(match: Match[Any], rng: random.Random) -> Iterator[Ask]:
    """The next question of the match, as long as there is one; a sealed one goes round, time is never first."""
    while (asking := match.asking) is not None:
        if isinstance(asking, Ask):
            yield asking
        elif isinstance(asking, Race):
            people = [ask for ask in asking.asks.values() if ask.seat != CLOCK and not ask.optional]
            yield people[int(rng.random() * len(people))]
        else:
            for ask in match.asks():
                if ask.seat != CLOCK and not ask.optional and match.asking is asking:
                    yield ask


def speed(ruleset: Ruleset[Any], players: int, *, rounds: int, seconds: float, seed: int) -> Iterator[Speed | None]:
    """Measure one number of seats; None after every round, then the medians."""
    table = Round(ruleset, players, seed)
    bare, viewed, encoded, clones, worlds = [], [], [], [], []
    played = over = 0
    table.playouts(seconds / 4, None)
    for _ in range(rounds):
        gc.collect()
        answers, matches, spent = table.playouts(seconds, None)
        bare.append(answers / spent)
        played, over = played + answers, over + matches
        answers, _, spent = table.playouts(seconds, lambda match, ask: match.view(ask.seat))
        viewed.append(answers / spent)
        answers, _, spent = table.playouts(seconds, lambda match, ask: match.view(ask.seat).encode())
        encoded.append(answers / spent)
        clones.append(table.per_call(seconds, lambda match, _: match.clone()))
        worlds.append(
            table.per_call(seconds, lambda match, rng: match.imagine(int(rng.random() * match.players), rng, 10_000))
        )
        yield None
    chosen = table.choices(matches=20)
    yield Speed(
        players=players,
        answers_per_second=median(bare),
        decisions_per_second=median(bare) * chosen,
        answers_per_second_with_views=median(viewed),
        answers_per_second_with_encoded_views=median(encoded),
        clone_microseconds=median(clones),
        imagine_microseconds=median(worlds),
        choices=chosen,
        answers_per_match=played / over,
    )


def growth(ruleset: Ruleset[Any], players: int, options: dict[str, bool], *, matches: int, seed: int) -> Growth:
    """Time every answer of some matches, and compare their first third with their last."""
    table = Round(ruleset, players, seed)
    first, last, lengths = [], [], []
    for _ in range(matches):
        match, rng = table.match(options)
        times = []
        clock = time.perf_counter
        for ask in asked(match, rng):
            start = clock()
            match.view(ask.seat)
            match.answer(ask.seat, ask.random_answer(_below(rng)))
            times.append(clock() - start)
        third = len(times) // 3
        first.append(sum(times[:third]) / max(third, 1) * 1e6)
        last.append(sum(times[-third:]) / max(third, 1) * 1e6)
        lengths.append(len(times))
    early, late = median(first), median(last)
    return Growth(
        players=players,
        options=options,
        answers=median(lengths),
        first_third_microseconds=early,
        last_third_microseconds=late,
        ratio=late / early,
    )


def _below(rng: random.Random) -> Callable[[int], int]:
    random = rng.random
    return lambda number: int(random() * number)
