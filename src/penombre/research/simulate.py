"""Playing many matches with bots and counting who won, how it ended and how long it took.

The result depends on the game, the table, the bots, the number of games and the seed, and on nothing else: the same
matches are played whatever the number of workers, and only `timing` differs.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from time import perf_counter
from typing import Any, Final

import msgspec
from msgspec import Struct

from penombre.bots import LEVELS, UnknownLevel, dealt, make, play
from penombre.engine import Match, PenombreError, Ruleset, Value
from penombre.games import RULESETS
from penombre.research.intervals import Rate, Spread
from penombre.research.workers import pool

Levels = str | Sequence[str] | Mapping[str, str]
"""One level for all seats; levels that cycle over the seats; or a level per dealt role (`civilian*`, `*`: patterns)."""
Progress = Callable[[int, int], None]
"""Called with the matches played and the matches to play."""

_CHUNK: Final = 20
_UNITS: Final = ("day", "turn", "round")
_WHOLE: Final = "rounds"
DEALS: Final = 1_000_000_000
"""More games than anybody plays with one seed: `seed * DEALS + i` is then a deal of its own."""


class BadSimulation(PenombreError):
    """This cannot be simulated; the text says why."""


class Timing(Struct, frozen=True):
    """How fast it went: the only part of a simulation that is not the same every time."""

    seconds: float
    decisions_per_second: float
    workers: int


class Simulation(Struct, frozen=True):
    """Many matches, counted."""

    game: str
    version: int
    players: int
    options: dict[str, Value]
    bots: tuple[str, ...]
    games: int
    seed: int
    first_deal: int
    """The number of the first deal; the others follow it one by one."""
    roles: dict[str, Rate]
    """For every role: how often a seat that ended with it won."""
    levels: dict[str, dict[str, Rate]]
    """For every bot level and role: how often a seat of that level that ended with the role won."""
    endings: dict[str, Rate]
    decisions: Spread
    days: Spread
    """How long matches are in what the game counts its time in."""
    unit: str
    """`day`, or `turn` or `round` in a game without days."""
    tally: dict[str, Rate]
    """What else the game counts, as shares: `standard_won_heroes` of the `standard_rounds`, these of all `rounds`."""
    points: dict[str, Spread]
    """What a seat scored in a game that it ended with each role, where the game counts that."""
    answers: int
    """All decisions of all matches."""
    timing: Timing

    def encode(self) -> bytes:
        """The simulation as indented JSON."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n"


class Played(Struct, frozen=True):
    """What is kept of one match."""

    ending: str
    winners: int
    roles: tuple[str, ...]
    levels: tuple[str, ...]
    decisions: int
    days: int
    unit: str
    tally: dict[str, int]
    scored: tuple[tuple[str, int], ...]


class _Job(Struct, frozen=True):
    game: str
    players: int
    options: dict[str, Any]
    levels: tuple[str, ...] | dict[str, str]
    seed: int
    talk: bool


def simulate(
    game: str,
    players: int,
    levels: Levels = "random",
    games: int = 1000,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    workers: int = 1,
    progress: Progress | None = None,
    *,
    talk: bool = True,
) -> Simulation:
    """Play `games` matches and count; `PenombreError` says what is wrong with the wish."""
    ruleset = known_game(game)
    checked = ruleset.options(players, options)
    job = _Job(game, players, dict(options or {}), _levels(levels, game), seed, talk)
    if games < 1:
        raise BadSimulation(f"at least one game is needed, not {games}")
    if seed < 0:
        raise BadSimulation(f"the seed is a whole number from 0 on, not {seed}")
    if workers < 1:
        raise BadSimulation(f"at least one worker is needed, not {workers}")
    began = perf_counter()
    played: list[Played] = []
    for chunk in _chunks(job, games, workers):
        played += chunk
        if progress is not None:
            progress(len(played), games)
    seconds = perf_counter() - began
    speed = round(sum(one.decisions for one in played) / seconds, 1) if seconds else 0.0
    return _count(job, ruleset, checked, played, Timing(round(seconds, 3), speed, workers))


def parse_levels(text: str) -> Levels:
    """What people type: `judgement`, `judgement,random` or `thief_crescent_moon=judgement,*=random`."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if any("=" in part for part in parts):
        pairs = [part.partition("=") for part in parts]
        return {role.strip() or "*": level.strip() for role, _, level in pairs}
    return parts[0] if len(parts) == 1 else tuple(parts)


def play_one(job: _Job, number: int) -> Played:
    """Game `number` of a simulation, from its deal to its end."""
    deal = job.seed * DEALS + number
    match: Match[Any] = Match(RULESETS[job.game], job.players, job.options, deal)
    names = _seated(job.levels, match)
    bots = [make(name, job.game, random.Random(deal * 64 + seat)) for seat, name in enumerate(names)]
    decisions = play(match, bots, random.Random(deal * 64 + 63), talk=job.talk)
    outcome = match.outcome
    assert outcome is not None
    unit = next((name for name in _UNITS if hasattr(match.table, name)), _UNITS[0])
    days = getattr(match.table, unit, 0)
    won = sum(1 << seat for seat in outcome.winners)
    groups = outcome.groups or ("player",) * job.players
    tally = dict(match.ruleset.tally(match.table))
    scored = tuple(match.ruleset.scored(match.table))
    return Played(outcome.ending, won, groups, names, decisions, days, unit, tally, scored)


# -- inside --------------------------------------------------------------------------------------------------------


def known_game(game: str) -> Ruleset[Any]:
    """The rules of a game, if there is one of this name."""
    if game not in RULESETS:
        raise BadSimulation(f"unknown game {game!r}; expected one of: {', '.join(sorted(RULESETS))}")
    return RULESETS[game]


def _levels(levels: Levels, game: str) -> tuple[str, ...] | dict[str, str]:
    """Levels to go round the seats, or one per role, every one of them known."""
    if isinstance(levels, Mapping):
        wanted: tuple[str, ...] | dict[str, str] = dict(levels)
    else:
        wanted = (levels,) if isinstance(levels, str) else tuple(levels)
    if not wanted:
        raise UnknownLevel(f"no bot level given; expected one of: {', '.join(LEVELS)}")
    for name in wanted.values() if isinstance(wanted, dict) else wanted:
        make(name, game, random.Random(0))
    return wanted


def _seated(levels: tuple[str, ...] | dict[str, str], match: Match[Any]) -> tuple[str, ...]:
    """Which level sits where. Only the host of a study deals levels out by role; no bot learns of it."""
    seats = range(match.players)
    if isinstance(levels, tuple):
        return tuple([levels[seat % len(levels)] for seat in seats])
    return tuple([_fitting(levels, dealt(match, seat)) for seat in seats])


def _fitting(levels: dict[str, str], role: str) -> str:
    """The level of the first pattern that fits; the lowest where none does."""
    return next((level for pattern, level in levels.items() if fnmatchcase(role, pattern)), LEVELS[0])


def _chunks(job: _Job, games: int, workers: int) -> Iterator[list[Played]]:
    """The matches in order, a chunk at a time."""
    starts = range(0, games, _CHUNK)
    if workers == 1 or len(starts) == 1:
        for start in starts:
            yield _chunk(job, start, min(start + _CHUNK, games))
        return
    ends = [min(start + _CHUNK, games) for start in starts]
    with pool(min(workers, len(starts))) as executor:
        yield from executor.map(_chunk, [job] * len(starts), starts, ends)


def _chunk(job: _Job, start: int, end: int) -> list[Played]:
    return [play_one(job, number) for number in range(start, end)]


def _count(
    job: _Job, ruleset: Ruleset[Any], options: dict[str, Value], played: list[Played], timing: Timing
) -> Simulation:
    seats: Counter[tuple[str, str]] = Counter()
    wins: Counter[tuple[str, str]] = Counter()
    matches: Counter[tuple[str, str]] = Counter()
    endings: Counter[str] = Counter()
    for one in played:
        endings[one.ending] += 1
        matches.update(set(zip(one.levels, one.roles, strict=True)))
        matches.update({("", role) for role in one.roles})
        for seat, (level, role) in enumerate(zip(one.levels, one.roles, strict=True)):
            seats[level, role] += 1
            seats["", role] += 1
            wins[level, role] += one.winners >> seat & 1
            wins["", role] += one.winners >> seat & 1
    rates = {key: Rate.counted(wins[key], seats[key], matches[key]) for key in sorted(seats)}
    games = len(played)
    return Simulation(
        game=job.game,
        version=ruleset.version,
        players=job.players,
        options=options,
        bots=_named(job.levels),
        games=games,
        seed=job.seed,
        first_deal=job.seed * DEALS,
        roles={role: rate for (level, role), rate in rates.items() if not level},
        levels={
            level: {role: rate for (other, role), rate in rates.items() if other == level}
            for level in LEVELS
            if any(other == level for other, _ in rates)
        },
        endings={ending: Rate.counted(count, games) for ending, count in sorted(endings.items())},
        decisions=Spread.of(one.decisions for one in played),
        days=Spread.of(one.days for one in played),
        unit=played[0].unit,
        tally=_tallied(played),
        points=_scored(played),
        answers=sum(one.decisions for one in played),
        timing=timing,
    )


def _tallied(played: list[Played]) -> dict[str, Rate]:
    """What the game counts, added up: each as a share of the rounds of its kind, or of all of them."""
    counts: Counter[str] = Counter()
    for one in played:
        counts.update(one.tally)
    return {key: Rate.counted(counts[key], counts[_whole(key, counts)]) for key in sorted(counts)}


def _scored(played: list[Played]) -> dict[str, Spread]:
    """What each role scored, over all games."""
    points: dict[str, list[int]] = {}
    for one in played:
        for role, each in one.scored:
            points.setdefault(role, []).append(each)
    return {role: Spread.of(each) for role, each in sorted(points.items())}


def _whole(key: str, counts: Mapping[str, int]) -> str:
    kind = f"{key.partition('_')[0]}_{_WHOLE}"
    return kind if key != kind and kind in counts else _WHOLE if _WHOLE in counts else key


def _named(levels: tuple[str, ...] | dict[str, str]) -> tuple[str, ...]:
    return levels if isinstance(levels, tuple) else tuple(f"{role}={level}" for role, level in levels.items())
