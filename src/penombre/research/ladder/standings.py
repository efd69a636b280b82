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
from penombre.research.role_reader import Reading, Sitting, read, reading


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


class Read(Struct, frozen=True):
    """How well a reader of public acts finds a camp where everybody is of a level, and how much better than below."""

    camp: str
    level: str
    reading: Reading
    ahead: Difference | None
    """Of the level below on the same deals; None for the lowest one."""


class Standing(Struct, frozen=True):
    """A ladder at one number of players."""

    players: int
    tables: int
    steps: tuple[Step, ...]
    ratings: dict[str, dict[str, Rating]]
    """For every camp and level: how much stronger it is than the lowest level in that camp, in Elo points."""
    readings: tuple[Read, ...]
    """How readable each camp is, where somebody asked."""


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


def standings(terms: Terms, results: Sequence[Result], *, readable: bool = False) -> Ladder:
    """Count the tables of a ladder, and train readers of roles where it is to say how `readable` camps are."""
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
        standings=tuple([_standing(terms, players, sizes[players], readable) for players in sorted(sizes)]),
        thinking=_thinking(terms, results),
    )


def _standing(terms: Terms, players: int, results: Sequence[Result], readable: bool) -> Standing:
    pairs = _pairs(terms, results)
    steps = tuple([_step(terms, *key, pairs[key]) for key in pairs])
    readings = tuple(_readings(terms, results)) if readable else ()
    return Standing(players, len(results), steps, _ratings(terms, results), readings)


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


def _pairs(terms: Terms, results: Sequence[Result]) -> dict[tuple[str, str, str], list[tuple[Result, Result]]]:
    """By level, the level below and camp: each deal with the camp a level above the others, and with all of these."""
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
    return {key: pairs[key] for key in order}


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


# -- readers -------------------------------------------------------------------------------------------------------


def _readings(terms: Terms, results: Sequence[Result]) -> list[Read]:
    """By tables where everybody is of one level: elsewhere a reader would know levels by their manners, not camps."""
    found: defaultdict[str, dict[str, dict[int, float]]] = defaultdict(dict)
    for level in terms.levels:
        even = [one for one in results if one.seating.kind == EVEN and one.seating.what == level]
        for camp in sorted({camp for one in even for camp in _camps(terms, one)}):
            sittings = [each for each in (_sitting(terms, one, camp) for one in even) if sum(each.inside) > 0]
            found[camp][level] = read(sittings)
    return [
        Read(camp, level, reading(list(deals.values())), _more_readable(deals, below))
        for camp, levels in sorted(found.items())
        for (level, deals), below in zip(levels.items(), (None, *levels.values()), strict=False)
    ]


def _more_readable(deals: Mapping[int, float], below: Mapping[int, float] | None) -> Difference | None:
    ahead = [found - below[deal] for deal, found in deals.items() if deal in below] if below is not None else []
    return _mean(ahead) if ahead else None


def _sitting(terms: Terms, result: Result, camp: str) -> Sitting:
    return Sitting(result.seating.deal, result.acts, tuple([each == camp for each in _camps(terms, result)]))


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
