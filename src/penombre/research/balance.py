"""The balance report of a game: who wins at which table size, how matches end and how long they take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from textwrap import fill
from typing import Final

from penombre.bots import LEVELS
from penombre.games import RULESETS
from penombre.research.charts import Dot, Scale, Series, dots
from penombre.research.intervals import Rate, Spread
from penombre.research.simulate import BadSimulation, Progress, Simulation, simulate

Tables = Mapping[int, Simulation]
"""One simulation per number of players."""

Set = tuple[str, tuple[str, ...]]
"""A level of bots, and the variants they play with."""
Results = Mapping[Set, Tables]

_UNMEASURED: Final = ("points", "in_person")
"""A points match is several games, in each of which everybody has another role: it says nothing of roles. Where people
talk aloud, bots hear nothing."""
_FEW: Final = 3


def balance(
    game: str,
    games: int = 2000,
    seed: int = 0,
    workers: int = 1,
    folder: Path | str = "docs/balance",
    progress: Progress | None = None,
) -> tuple[Path, ...]:
    """Play `games` matches per number of players and bot level, and write the report; the files that were written."""
    if game not in RULESETS:
        raise BadSimulation(f"unknown game {game!r}; expected one of: {', '.join(sorted(RULESETS))}")
    counts = RULESETS[game].players
    sets = _sets(game)
    sizes = {variant: [players for players in counts if _seats(game, variant, players)] for _, variant in sets}
    total = games * sum(len(sizes[variant]) for _, variant in sets)
    results: dict[Set, Tables] = {}
    done = 0
    for level, variant in sets:
        tables = {}
        for players in sizes[variant]:
            told = _shifted(progress, done, total)
            options = dict.fromkeys(variant, True)
            tables[players] = simulate(game, players, level, games, seed, options, workers=workers, progress=told)
            done += games
        results[level, variant] = tables
    return write(game, results, Path(folder))


def _sets(game: str) -> list[Set]:
    """Every level without variants; the strongest with each of them, and with several together.

    Where there are many, only with all of them together. Nothing is said of some: see `_UNMEASURED`.
    """
    flags = [setting.name for setting in RULESETS[game].settings if setting.variant and setting.name not in _UNMEASURED]
    many = len(flags) > _FEW
    some = [variant for count in range(1, len(flags) + 1) for variant in combinations(flags, count)]
    some = [variant for variant in some if not many or len(variant) in (1, len(flags))]
    return [*[(level, ()) for level in LEVELS], *[(LEVELS[-1], variant) for variant in some]]


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
    roles = _roles(tables)
    main = [role for role in roles if not any(role.startswith(f"{other}_") for other in roles)]
    rates = {role: {players: one.roles.get(role) for players, one in tables.items()} for role in main}
    return _rate_chart(f"{_title(game)}: how often each role wins, {level} bots", tables, rates)


def ending_chart(game: str, level: str, tables: Tables) -> str:
    """How matches end, per number of players."""
    rates = {
        ending: {players: one.endings.get(ending) for players, one in tables.items()} for ending in _endings(tables)
    }
    return _rate_chart(f"{_title(game)}: how matches end, {level} bots", tables, rates)


def _rate_chart(title: str, tables: Tables, rates: Mapping[str, Mapping[int, Rate | None]]) -> str:
    series = [
        Series(
            _words(name),
            tuple(
                Dot(str(players), rate.rate, rate.low, rate.high) for players, rate in row.items() if rate is not None
            ),
        )
        for name, row in rates.items()
    ]
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
    series = [
        Series("Median; the whisker ends where 95 % of the matches do", tuple(_median(*each) for each in days.items()))
    ]
    description = f"{unit.capitalize()} per match. " + " ".join(
        f"{players} players: median {spread.median:.0f}, 95 % within {spread.p95:.0f}."
        for players, spread in days.items()
    )
    scale = Scale.up_to(max(spread.p95 for spread in days.values()))
    title = f"{_title(game)}: how many {unit} matches take, {level} bots"
    return dots(title, description, [str(players) for players in tables], series, _AXIS, scale)


def _median(players: int, spread: Spread) -> Dot:
    return Dot(str(players), spread.median, spread.median, spread.p95)


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
    made = f"{first.games} matches per number of players and bot level, recommended sets, rules version {first.version}"
    parts = [
        f"# The balance of {_title(game)}",
        _FOR_WHOM,
        fill(f"{made}, seed {first.seed}. {_HOW_TO_READ}", _WIDTH, break_on_hyphens=False),
        "To make this page again, byte for byte:",
        f"```sh\npenombre balance {game} --games {first.games} --seed {first.seed}\n```",
    ]
    for (level, variant), tables in results.items():
        parts += _variant(level, variant, tables) if variant else _level(game, level, tables)
    return "\n\n".join(parts) + "\n"


def _level(game: str, level: str, tables: Tables) -> list[str]:
    def chart(name: str, what: str) -> str:
        return f"![{what} with {level} bots; the figures are in the table below]({game}-{level}-{name}.svg)"

    unit = f"{_unit(tables)}s"
    return [
        f"## `{level}` bots",
        chart("wins", "How often each role wins"),
        *_wins(tables),
        chart("endings", "How matches end"),
        *_ends(tables),
        *_tally(tables),
        *_points(tables),
        chart(unit, f"How many {unit} matches take"),
        *_lengths(tables),
    ]


def _variant(level: str, variant: tuple[str, ...], tables: Tables) -> list[str]:
    options = " and ".join(f"`{option}`" for option in variant)
    return [f"## `{level}` bots with {options}", *_wins(tables), *_measures(tables)]


def _measures(tables: Tables) -> list[str]:
    return [*_ends(tables), *_tally(tables), *_points(tables), *_lengths(tables)]


def _wins(tables: Tables) -> list[str]:
    rows = {f"`{role}`": [_percent(one.roles.get(role)) for one in tables.values()] for role in _roles(tables)}
    return ["How often a seat with this role wins:", _table("role", tables, rows)]


def _tally(tables: Tables) -> list[str]:
    """What else the game counts, where it does."""
    keys = sorted({key for one in tables.values() for key in one.tally})
    if not keys:
        return []
    rows = {f"`{key}`": [_percent(one.tally.get(key)) for one in tables.values()] for key in keys}
    return ["What else is counted, as a share of the rounds of its kind:", _table("count", tables, rows)]


def _points(tables: Tables) -> list[str]:
    """What roles score, where the game counts that."""
    roles = sorted({role for one in tables.values() for role in one.points})
    if not roles:
        return []
    rows = {
        f"`{role}`": [_spread(one.points[role]) if role in one.points else "" for one in tables.values()]
        for role in roles
    }
    return ["What a role scores in a game (mean / median / 95th percentile):", _table("role", tables, rows)]


def _ends(tables: Tables) -> list[str]:
    endings = _endings(tables)
    rows = {f"`{ending}`": [_percent(one.endings.get(ending)) for one in tables.values()] for ending in endings}
    return ["How matches end:", _table("ending", tables, rows)]


def _lengths(tables: Tables) -> list[str]:
    rows = {
        "decisions": [_spread(one.decisions) for one in tables.values()],
        f"{_unit(tables)}s": [_spread(one.days) for one in tables.values()],
    }
    return ["How long they are (mean / median / 95th percentile):", _table("length", tables, rows)]


def _table(corner: str, tables: Tables, rows: Mapping[str, Sequence[str]]) -> str:
    lines = [[corner, *(_group(players) for players in tables)], ["---", *("---:" for _ in tables)]]
    lines += [[head, *cells] for head, cells in rows.items()]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _roles(tables: Tables) -> list[str]:
    return sorted({role for one in tables.values() for role in one.roles})


def _endings(tables: Tables) -> list[str]:
    return sorted({ending for one in tables.values() for ending in one.endings})


def _percent(rate: Rate | None) -> str:
    return "" if rate is None else f"{100 * rate.rate:.1f} % ({100 * rate.low:.1f}–{100 * rate.high:.1f})"


def _spread(spread: Spread) -> str:
    return f"{spread.mean:.1f} / {spread.median:.0f} / {spread.p95:.0f}"


def _group(players: int) -> str:
    return f"{players} players"


def _words(id: str) -> str:
    return id.replace("_", " ").capitalize()


def _title(id: str) -> str:
    # Two letters are initials.
    return " ".join([word.upper() if len(word) == 2 else word.title() for word in id.split("_")])
