"""How far the beliefs of judgement bots can be trusted: of what they believe at 20 %, about 20 % should be so.

At random decisions of many matches, worlds are imagined and weighed as `search` does it; the share of their weight in
which something is so is what the seat believes of it, and the true match says whether it is. Each decision has two
beliefs, from two halves of its worlds: by one it is sorted, the other is told. Sorted and told by the same few worlds,
what came out low by chance would look believed too little.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, Final

import msgspec
from msgspec import Struct

from penombre.bots import USUAL, Judge, imagining, make, play
from penombre.engine import CLOCK, Ask, CannotImagine, Match, Seat
from penombre.research.intervals import Z, wilson
from penombre.research.simulate import DEALS, BadSimulation, Progress, known_game

WORLDS: Final = 100
"""How many worlds are weighed for one decision, in two halves."""
LOOKS: Final = 4
"""How many decisions of a match are looked at."""
BUCKETS: Final = 10

Fact = tuple[Seat, str]


class Bucket(Struct, frozen=True):
    """What was believed about as much, and how much of it was so."""

    cases: int
    believed: float
    true: float
    low: float
    high: float
    """The 95 % interval of what was so; cases of one match are not taken for independent."""


class Slope(Struct, frozen=True):
    """How much more often something is so where it is believed more: 1 is calibrated, less is too sure, more too timid.

    With its 95 % interval, over matches; a wide one where beliefs hardly differ.
    """

    slope: float
    low: float
    high: float


class Calibration(Struct, frozen=True):
    """What was believed in many matches, against what was so."""

    game: str
    players: int
    matches: int
    seed: int
    worlds: int
    decisions: int
    unimagined: int
    """Decisions for which worlds could not be imagined."""
    unthought: float
    """The share of what was so that was so in none of the imagined worlds."""
    effective: float
    """How many evenly weighed worlds say as much as the weighed ones, on average."""
    buckets: tuple[Bucket, ...]
    slope: Slope
    kinds: dict[str, Slope]
    """The same for each kind of fact alone, such as a role."""

    def encode(self) -> bytes:
        """The calibration as indented JSON."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n"


class Case(Struct, frozen=True):
    """Something that was believed at a decision, by each half of the worlds, and whether it was so."""

    match: int
    what: str
    sorted: float
    believed: float
    true: bool
    open: bool
    """Whether it was so in some of the imagined worlds and not in others: else it was known, or was not thought of."""


def calibrate(
    game: str,
    players: int,
    matches: int = 100,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    worlds: int = WORLDS,
    looks: int = LOOKS,
    progress: Progress | None = None,
) -> Calibration:
    """Play matches of judgement bots, and compare what they believe now and then with what is so."""
    ruleset = known_game(game)
    if matches < 1 or worlds < 2 or looks < 1:
        raise BadSimulation("a calibration needs a match, two worlds and a decision at least")
    cases: list[Case] = []
    effective: list[float] = []
    unimagined = 0
    for number in range(matches):
        deal = seed * DEALS + number
        match: Match[Any] = Match(ruleset, players, options, deal)
        bots = [make(USUAL, game, random.Random(deal * 64 + seat)) for seat in range(players)]
        study = _Study(game, number, worlds, looks, random.Random(deal * 64 + 62))
        play(match, bots, random.Random(deal * 64 + 63), enough=study.meet)
        study.look()
        cases += study.cases
        effective += study.effective
        unimagined += study.unimagined
        if progress is not None:
            progress(number + 1, matches)
    return Calibration(
        game=game,
        players=players,
        matches=matches,
        seed=seed,
        worlds=worlds,
        decisions=len(effective) + unimagined,
        unimagined=unimagined,
        unthought=_unthought(cases),
        effective=round(sum(effective) / len(effective), 2) if effective else 0.0,
        buckets=tuple(_buckets(cases)),
        slope=_slope(cases),
        kinds={what: _slope([case for case in cases if case.what == what]) for what in sorted({c.what for c in cases})},
    )


class _Study:
    """Looks at some decisions of a match, each as likely, with a chance of its own."""

    def __init__(self, game: str, number: int, worlds: int, looks: int, rng: random.Random) -> None:
        judge = make(USUAL, game, rng)
        assert isinstance(judge, Judge)
        self._judge: Judge[Any] = judge
        self._number = number
        self._worlds = worlds
        self._looks = looks
        self._rng = rng
        self._met = 0
        self._kept: list[tuple[Match[Any], Ask]] = []
        self.cases: list[Case] = []
        self.effective: list[float] = []
        self.unimagined = 0

    def meet(self, match: Match[Any]) -> bool:
        """Keep a decision, maybe, in the place of another one; it is never enough."""
        asks = [ask for ask in match.asks() if ask.seat != CLOCK]
        if asks:
            self._met += 1
            place = self._met - 1 if self._met <= self._looks else int(self._rng.random() * self._met)
            if place < self._looks:
                # How long a match will be is not known before its end: each decision replaces a kept one by chance.
                self._kept[place : place + 1] = [(match.clone(), asks[int(self._rng.random() * len(asks))])]
        return False

    def look(self) -> None:
        """Note what is believed at each of the decisions that were kept."""
        for match, ask in self._kept:
            self._note(match, ask)

    def _note(self, match: Match[Any], ask: Ask) -> None:
        seat = ask.seat
        imagined = self._imagined(match, seat)
        if not imagined:
            self.unimagined += 1
            return
        weigher = self._judge.weigher(match.view(seat))
        weights = [weigher(world) for world in imagined]
        if not any(weights):
            weights = [1.0] * len(weights)
        facts = [self._judge.facts(world, seat) for world in imagined]
        often = Counter([fact for each in facts for fact in each])
        one, other = (_believed(facts[half::2], weights[half::2]) for half in (0, 1))
        so = set(self._judge.facts(match, seat))
        for fact in sorted({*often, *so}):
            is_open = 0 < often[fact] < len(imagined)
            for first, second in ((one, other), (other, one)):
                chances = first.get(fact, 0.0), second.get(fact, 0.0)
                self.cases.append(Case(self._number, fact[1], *chances, fact in so, is_open))
        self.effective.append(sum(weights) ** 2 / sum([weight * weight for weight in weights]))

    def _imagined(self, match: Match[Any], seat: Seat) -> list[Match[Any]]:
        imagine, found = imagining(match, seat, self._rng), []
        try:
            for _ in range(self._worlds):
                world = imagine()
                world.reopen()
                found.append(world)
        except CannotImagine:
            return []
        return found


def _believed(facts: Sequence[Sequence[Fact]], weights: Sequence[float]) -> dict[Fact, float]:
    """How likely each fact is by these worlds."""
    total = sum(weights)
    if total <= 0:
        weights, total = [1.0] * len(weights), float(len(weights))
    chances: defaultdict[Fact, float] = defaultdict(float)
    for each, weight in zip(facts, weights, strict=True):
        for fact in each:
            chances[fact] += weight / total
    return {fact: min(1.0, chance) for fact, chance in chances.items()}


# -- counting ------------------------------------------------------------------------------------------------------


def _unthought(cases: Sequence[Case]) -> float:
    so = [case for case in cases if case.true]
    return round(sum(not case.believed and not case.open for case in so) / len(so), 4) if so else 0.0


def _slope(cases: Iterable[Case]) -> Slope:
    """What is so, and what is believed, each by how it goes with the belief that it is sorted by; within a kind."""
    kinds: defaultdict[str, list[Case]] = defaultdict(list)
    for case in cases:
        if case.open:
            kinds[case.what].append(case)
    true: defaultdict[int, float] = defaultdict(float)
    believed: defaultdict[int, float] = defaultdict(float)
    for alike in kinds.values():
        usual = sum([case.believed for case in alike]) / len(alike)
        for case in alike:
            true[case.match] += (case.sorted - usual) * (case.true - usual)
            believed[case.match] += (case.sorted - usual) * (case.believed - usual)
    whole = sum(believed.values())
    if whole <= 0:
        return Slope(1.0, -99.0, 99.0)
    slope = sum(true.values()) / whole
    spread = sqrt(sum([(true[match] - slope * believed[match]) ** 2 for match in true])) / whole
    return Slope(round(slope, 4), round(slope - Z * spread, 4), round(slope + Z * spread, 4))


def _buckets(cases: Iterable[Case]) -> list[Bucket]:
    """Ten beliefs from 0 to 1, each with what was so; without what was known."""
    found: defaultdict[int, list[Case]] = defaultdict(list)
    for case in cases:
        if case.open:
            found[min(BUCKETS - 1, int(case.sorted * BUCKETS))].append(case)
    return [_bucket(found[place]) for place in sorted(found)]


def _bucket(cases: Sequence[Case]) -> Bucket:
    count = len(cases)
    true = sum(case.true for case in cases) / count
    believed = sum(case.believed for case in cases) / count
    of_match: defaultdict[int, float] = defaultdict(float)
    for case in cases:
        of_match[case.match] += case.true - true
    # As many independent cases as would spread that much; where all were alike, one for each match.
    spread = sum([each * each for each in of_match.values()]) / (count * count)
    even = min(float(count), true * (1 - true) / spread) if spread > 0 else float(len(of_match))
    low, high = wilson(true * even, max(1, round(even)))
    return Bucket(count, round(believed, 4), round(true, 4), round(low, 4), round(high, 4))
