"""The balance report of a game: who wins at which table size, how matches end and how long they take."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain, combinations
from math import hypot
from pathlib import Path
from textwrap import fill
from typing import Final, TypeVar

from penombre.bots import LEVELS, USUAL
from penombre.games import RULESETS
from penombre.research.charts import Dot, Scale, Series, dots
from penombre.research.intervals import Rate, Spread
from penombre.research.simulate import Progress, Simulation, known_game, simulate

Tables = Mapping[int, Simulation]
"""One simulation per number of players."""

Set = tuple[str, tuple[str, ...]]
"""A level of bots, and the variants they play with."""
Results = Mapping[Set, Tables]
C = TypeVar("C")

_UNMEASURED: Final = ("points", "in_person")
"""A points match is several games, in each of which everybody has another role: it says nothing of roles. Where people
talk aloud, bots hear nothing."""
_FEW: Final = 3
_AHEAD: Final = LEVELS[-1]
"""The level that looks ahead."""


def balance(
    game: str,
    games: int = 2000,
    seed: int = 0,
    workers: int = 1,
    folder: Path | str = "docs/balance",
    progress: Progress | None = None,
    search: int = 0,
) -> tuple[Path, ...]:
    """Play `games` matches per number of players and bot level, and write the report; the files that were written.

    Bots that look ahead are slow: they play `search` matches per number of players, or none.
    """
    counts = known_game(game).players
    sets = [*_sets(game), *([(_AHEAD, ())] if search else [])]
    sizes = {variant: [players for players in counts if _seats(game, variant, players)] for _, variant in sets}
    many = {level: search if level == _AHEAD else games for level in LEVELS}
    total = sum(many[level] * len(sizes[variant]) for level, variant in sets)
    results: dict[Set, Tables] = {}
    done = 0
    for level, variant in sets:
        tables = {}
        for players in sizes[variant]:
            told = _shifted(progress, done, total)
            options = dict.fromkeys(variant, True)
            tables[players] = simulate(game, players, level, many[level], seed, options, workers=workers, progress=told)
            done += many[level]
        results[level, variant] = tables
    return write(game, results, Path(folder))


def _sets(game: str) -> list[Set]:
    """Random bots and the usual ones without variants; these with each of them, and with several together.

    Where there are many, only with all of them together. Nothing is said of some: see `_UNMEASURED`.
    """
    flags = [setting.name for setting in RULESETS[game].settings if setting.variant and setting.name not in _UNMEASURED]
    many = len(flags) > _FEW
    some = [variant for count in range(1, len(flags) + 1) for variant in combinations(flags, count)]
    some = [variant for variant in some if not many or len(variant) in (1, len(flags))]
    return [*[(level, ()) for level in (LEVELS[0], USUAL)], *[(USUAL, variant) for variant in some]]


def _seats(game: str, variant: tuple[str, ...], players: int) -> bool:
    """Whether so many may play with these variants."""
    sizes = [RULESETS[game].choice_players(name, "true") for name in variant]
    return all(not each or players in each for each in sizes)


def write(game: str, results: Results, folder: Path) -> tuple[Path, ...]:
    """Write the report of these simulations: the same results make the same files, byte for byte."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for (level, variant), tables in results.items():
        charts = (("wins", win_chart), ("endings", ending_chart), (f"{_unit(tables)}s", length_chart))
        for name, chart in () if variant else charts:
            written.append(folder / f"{game}-{level}-{name}.svg")
            written[-1].write_text(chart(game, level, tables), encoding="utf-8")
    written.append(folder / f"{game}.md")
    written[-1].write_text(report(game, results), encoding="utf-8")
    return tuple(written)


def _unit(tables: Tables) -> str:
    return next(iter(tables.values())).unit


def _shifted(progress: Progress | None, before: int, total: int) -> Progress | None:
    return None if progress is None else lambda done, _: progress(before + done, total)


# -- the charts ----------------------------------------------------------------------------------------------------


def win_chart(game: str, level: str, tables: Tables) -> str:
    """Win rates per role and number of players. Variants of a role, such as `civilian_angry`, are in the tables only:
    they win with their camp."""
    roles = _keys(tables, lambda one: one.roles)
    main = [role for role in roles if not any(role.startswith(f"{other}_") for other in roles)]
    return _rate_chart(f"{_title(game)}: how often each role wins, {level} bots", tables, main, lambda one: one.roles)


def ending_chart(game: str, level: str, tables: Tables) -> str:
    """How matches end, per number of players."""
    endings = _keys(tables, lambda one: one.endings)
    return _rate_chart(f"{_title(game)}: how matches end, {level} bots", tables, endings, lambda one: one.endings)


def _rate_chart(title: str, tables: Tables, names: list[str], of: Callable[[Simulation], Mapping[str, Rate]]) -> str:
    series = []
    for name in names:
        rates = [(str(players), of(one)[name]) for players, one in tables.items() if name in of(one)]
        marks = tuple(Dot(players, rate.rate, rate.low, rate.high) for players, rate in rates)
        series.append(Series(name.replace("_", " ").capitalize(), marks))
    games = next(iter(tables.values())).games
    description = f"{games} matches per number of players; whiskers are 95 % intervals. " + " ".join(
        f"{one.name}: " + ", ".join(f"{dot.value:.0%} with {dot.group} players" for dot in one.dots) + "."
        for one in series
    )
    return dots(title, description, [str(players) for players in tables], series, _AXIS)


def length_chart(game: str, level: str, tables: Tables) -> str:
    """How many days or turns matches take, per number of players: the median, and how far nineteen in twenty go."""
    unit = f"{_unit(tables)}s"
    days = {players: one.days for players, one in tables.items()}
    medians = [Dot(str(players), spread.median, spread.median, spread.p95) for players, spread in days.items()]
    series = [Series("Median; the whisker ends where 95 % of the matches do", tuple(medians))]
    description = f"{unit.capitalize()} per match. " + " ".join(
        f"{players} players: median {spread.median:.0f}, 95 % within {spread.p95:.0f}."
        for players, spread in days.items()
    )
    scale = Scale.up_to(max(spread.p95 for spread in days.values()))
    title = f"{_title(game)}: how many {unit} matches take, {level} bots"
    return dots(title, description, [str(players) for players in tables], series, _AXIS, scale)


_AXIS: Final = "number of players"
_FOR_WHOM: Final = "*For whoever chooses a table or tunes a game.*"
_WIDTH: Final = 120
"""Columns of a line of prose."""
_HOW_TO_READ: Final = (
    "All seats of a table have the same level. In brackets: 95 % Wilson intervals; seats of one camp win together, so"
    " an interval counts matches, not seats."
)

# -- the page ------------------------------------------------------------------------------------------------------


def report(game: str, results: Results) -> str:
    """The page in Markdown."""
    first = next(iter(next(iter(results.values())).values()))
    ahead = next((tables for (level, _), tables in results.items() if level == _AHEAD), None)
    search = next(iter(ahead.values())).games if ahead is not None else 0
    fewer = f" ({search} with `{_AHEAD}`)" if search else ""
    made = (
        f"{first.games} matches per number of players and bot level{fewer}, recommended sets,"
        f" rules version {first.version}"
    )
    more = f" --search {search}" if search else ""
    parts = [
        f"# The balance of {_title(game)}",
        _FOR_WHOM,
        fill(f"{made}, seed {first.seed}. {_HOW_TO_READ}", _WIDTH, break_on_hyphens=False),
        "To make this page again, byte for byte:",
        f"```sh\npenombre balance {game} --games {first.games} --seed {first.seed}{more}\n```",
    ]
    for (level, variant), tables in results.items():
        parts += _variant(level, variant, tables) if variant else _level(game, level, tables)
        if level == _AHEAD:
            parts += _beside_usual(tables, results[USUAL, ()])
    return "\n\n".join(parts) + "\n"


def _level(game: str, level: str, tables: Tables) -> list[str]:
    def chart(name: str, what: str) -> str:
        return f"![{what} with {level} bots; the figures are in the table below]({game}-{level}-{name}.svg)"

    unit = f"{_unit(tables)}s"
    wins, endings, others, lengths = _measures(tables)
    return [
        f"## `{level}` bots",
        chart("wins", "How often each role wins"),
        *wins,
        chart("endings", "How matches end"),
        *endings,
        *others,
        chart(unit, f"How many {unit} matches take"),
        *lengths,
    ]


def _beside_usual(tables: Tables, usual: Tables) -> list[str]:
    """By how much each role wins more where everybody looks ahead: what is weak in simple hands only shows here."""
    title = f"How many percentage points more that is than with `{USUAL}` bots, with the 95 % interval:"
    rows = {
        f"`{role}`": [
            _ahead(one.roles[role], usual[players].roles[role])
            if role in one.roles and role in usual[players].roles
            else ""
            for players, one in tables.items()
        ]
        for role in _keys(tables, lambda one: one.roles)
    }
    return [title, _table("role", tables, rows)]


def _ahead(rate: Rate, before: Rate) -> str:
    """Newcombe's interval of a difference, from the two of Wilson."""
    more = rate.rate - before.rate
    low = more - hypot(rate.rate - rate.low, before.high - before.rate)
    high = more + hypot(rate.high - rate.rate, before.rate - before.low)
    return f"{100 * more:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"


def _variant(level: str, variant: tuple[str, ...], tables: Tables) -> list[str]:
    options = " and ".join(f"`{option}`" for option in variant)
    return [f"## `{level}` bots with {options}", *chain(*_measures(tables))]


def _measures(tables: Tables) -> tuple[list[str], list[str], list[str], list[str]]:
    """Who wins, how it ends, what else the game counts where it does, and how long it is."""
    wins = _counted("How often a seat with this role wins:", "role", tables, _percent, lambda one: one.roles)
    endings = _counted("How matches end:", "ending", tables, _percent, lambda one: one.endings)
    tally = "What else is counted, as a share of the rounds of its kind:"
    points = "What a role scores in a game (mean / median / 95th percentile):"
    others = [
        *_counted(tally, "count", tables, _percent, lambda one: one.tally),
        *_counted(points, "role", tables, _spread, lambda one: one.points),
    ]
    return wins, endings, others, _lengths(tables)


def _counted(
    title: str, corner: str, tables: Tables, told: Callable[[C], str], of: Callable[[Simulation], Mapping[str, C]]
) -> list[str]:
    """A table of something that simulations count by some key; nothing where none does."""
    rows = {
        f"`{key}`": [told(of(one)[key]) if key in of(one) else "" for one in tables.values()]
        for key in _keys(tables, of)
    }
    return [title, _table(corner, tables, rows)] if rows else []


def _lengths(tables: Tables) -> list[str]:
    rows = {
        "decisions": [_spread(one.decisions) for one in tables.values()],
        f"{_unit(tables)}s": [_spread(one.days) for one in tables.values()],
    }
    return ["How long they are (mean / median / 95th percentile):", _table("length", tables, rows)]


def _table(corner: str, tables: Tables, rows: Mapping[str, Sequence[str]]) -> str:
    lines = [[corner, *(f"{players} players" for players in tables)], ["---", *("---:" for _ in tables)]]
    lines += [[head, *cells] for head, cells in rows.items()]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _keys(tables: Tables, of: Callable[[Simulation], Mapping[str, C]]) -> list[str]:
    return sorted({key for one in tables.values() for key in of(one)})


def _percent(rate: Rate) -> str:
    return f"{100 * rate.rate:.1f} % ({100 * rate.low:.1f}–{100 * rate.high:.1f})"


def _spread(spread: Spread) -> str:
    return f"{spread.mean:.1f} / {spread.median:.0f} / {spread.p95:.0f}"


def _title(id: str) -> str:
    # Two letters are initials.
    return " ".join([word.upper() if len(word) == 2 else word.title() for word in id.split("_")])
