"""What a ladder says: how much better each camp does a level higher, and how strong each level is in each camp."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import sqrt

import msgspec
from msgspec import Struct

from penombre.engine import Value
from penombre.games import RULESETS
from penombre.research.intervals import Rate, Z
from penombre.research.ladder.playing import Result, Terms, Thinking
from penombre.research.ladder.ratings import Comparison, Rating, Ratings
from penombre.research.ladder.seating import CAMP, EVEN


class Difference(Struct, frozen=True):
    """How much more often a seat of a camp wins, with the 95 % interval over deals."""

    mean: float
    low: float
    high: float


class Step(Struct, frozen=True):
    """One camp by a level, all others by the level below, against the same deals with everybody at that lower level."""

    camp: str
    level: str
    below: str
    deals: int
    rate: Rate
    """How often its seats win."""
    before: Rate
    """How often they win where the camp is by the lower level too."""
    difference: Difference


class Standing(Struct, frozen=True):
    """A ladder at one number of players."""

    players: int
    tables: int
    steps: tuple[Step, ...]
    ratings: dict[str, dict[str, Rating]]
    """For every camp and level: how much stronger it is than the lowest level in that camp, in Elo points."""


class Ladder(Struct, frozen=True):
    """A ladder of a game, counted."""

    game: str
    version: int
    options: dict[str, Value]
    levels: tuple[str, ...]
    worlds: int
    games: int
    seed: int
    standings: tuple[Standing, ...]
    thinking: dict[str, Thinking]
    """How long bots of each level took, in seconds of a processor: the only part that is not the same every time."""

    def encode(self) -> bytes:
        """The ladder as indented JSON."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n"


def standings(terms: Terms, results: Sequence[Result]) -> Ladder:
    """Count the tables of a ladder."""
    sizes: defaultdict[int, list[Result]] = defaultdict(list)
    for result in results:
        sizes[result.seating.players].append(result)
    return Ladder(
        game=terms.game,
        version=terms.rules,
        options=terms.options,
        levels=terms.levels,
        worlds=terms.worlds,
        games=len({result.seating.deal for result in results}),
        seed=terms.seed,
        standings=tuple([_standing(terms, players, sizes[players]) for players in sorted(sizes)]),
        thinking=_thinking(terms, results),
    )


def _standing(terms: Terms, players: int, results: Sequence[Result]) -> Standing:
    return Standing(players, len(results), tuple(_steps(terms, results)), _ratings(terms, results))


def _thinking(terms: Terms, results: Sequence[Result]) -> dict[str, Thinking]:
    added = {level: Thinking() for level in terms.levels}
    for result in results:
        for level, each in result.thinking.items():
            one = added[level]
            one.decisions += each.decisions
            one.seconds += each.seconds
            one.longest = max(one.longest, each.longest)
    for one in added.values():
        one.seconds, one.longest = round(one.seconds, 6), round(one.longest, 6)
    return added


# -- camps ---------------------------------------------------------------------------------------------------------


def _camps(terms: Terms, result: Result) -> tuple[str, ...]:
    camp = RULESETS[terms.game].camp
    return tuple([camp(role) for role in result.roles])


def _won(terms: Terms, result: Result, camp: str) -> tuple[int, int]:
    """How many seats of a camp won, and how many it had."""
    seats = [seat for seat, each in enumerate(_camps(terms, result)) if each == camp]
    return sum(seat in result.winners for seat in seats), len(seats)


def _steps(terms: Terms, results: Sequence[Result]) -> list[Step]:
    even = {(one.seating.what, one.seating.deal): one for one in results if one.seating.kind == EVEN}
    pairs: defaultdict[tuple[str, str, str], list[tuple[Result, Result]]] = defaultdict(list)
    for one in results:
        camp = one.seating.what
        if one.seating.kind == CAMP:
            levels = {level: each == camp for level, each in zip(one.seating.levels, _camps(terms, one), strict=True)}
            upper = next(level for level, inside in levels.items() if inside)
            below = terms.levels[terms.levels.index(upper) - 1]
            pairs[upper, below, camp].append((one, even[below, one.seating.deal]))
    order = sorted(pairs, key=lambda key: (terms.levels.index(key[0]), key[2]))
    return [_step(terms, upper, below, camp, pairs[upper, below, camp]) for upper, below, camp in order]


def _step(terms: Terms, level: str, below: str, camp: str, pairs: Sequence[tuple[Result, Result]]) -> Step:
    after = [_won(terms, one, camp) for one, _ in pairs]
    before = [_won(terms, other, camp) for _, other in pairs]
    ahead = [won / of - less / seats for (won, of), (less, seats) in zip(after, before, strict=True)]
    rate, rate_before = (
        Rate.counted(sum(won for won, _ in each), sum(of for _, of in each), len(pairs)) for each in (after, before)
    )
    return Step(camp, level, below, len(pairs), rate, rate_before, _mean(ahead))


def _mean(values: Sequence[float]) -> Difference:
    count = len(values)
    mean = sum(values) / count
    # Of one deal nothing can be said: the interval is all there is.
    spread = sum([(each - mean) ** 2 for each in values]) / (count - 1) if count > 1 else float(count)
    half = Z * sqrt(spread / count)
    return Difference(*[round(max(-1.0, min(1.0, each)), 6) for each in (mean, mean - half, mean + half)])


# -- ratings -------------------------------------------------------------------------------------------------------


def _ratings(terms: Terms, results: Sequence[Result]) -> dict[str, dict[str, Rating]]:
    met = sorted({pair for one in results for pair in zip(_camps(terms, one), one.seating.levels, strict=True)})
    number = {contestant: place for place, contestant in enumerate(met)}
    found = Ratings(len(met), [each for one in results for each in _comparisons(terms, one, number)])
    levels = terms.levels
    return {
        camp: {
            level: found.beside(number[camp, level], number[camp, levels[0]])
            for level in levels
            if (camp, level) in number and (camp, levels[0]) in number
        }
        for camp in sorted({camp for camp, _ in met})
    }


def _comparisons(terms: Terms, result: Result, number: Mapping[tuple[str, str], int]) -> list[Comparison]:
    """Each camp against each other one. Where some of a camp win and some do not, it is counted as both, in part."""
    camps = _camps(terms, result)
    sides: dict[str, dict[int, float]] = {}
    won: dict[str, float] = {}
    for camp in sorted(set(camps)):
        levels = [level for level, each in zip(result.seating.levels, camps, strict=True) if each == camp]
        sides[camp] = {number[camp, level]: levels.count(level) / len(levels) for level in dict.fromkeys(levels)}
        wins, of = _won(terms, result, camp)
        won[camp] = wins / of
    found = []
    for one in sides:
        for other in sides:
            weight = won[one] * (1 - won[other])
            if one != other and weight:
                found.append(Comparison(result.seating.deal, sides[one], sides[other], weight))
    return found
