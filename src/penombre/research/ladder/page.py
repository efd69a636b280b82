"""The page of a ladder, with its charts: the same results make the same files, byte for byte."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from textwrap import fill
from typing import Final

from penombre.research.charts import Dot, Series, dots
from penombre.research.intervals import Rate
from penombre.research.ladder.ratings import Rating
from penombre.research.ladder.standings import Difference, Ladder, Standing
from penombre.research.role_reader import Reading

_WIDTH: Final = 120
"""Columns of a line of prose."""
_FOR_WHOM: Final = "*For whoever chooses bots, or makes stronger ones.*"
_CAMPS: Final = (
    "One camp is played wholly by a level, everybody else by the level below; the same deals are played with everybody"
    " at that lower level. The difference is taken deal by deal. In brackets: 95 % intervals, of matches or of deals."
)
_RATINGS: Final = (
    "How many Elo points each level is above the lowest one of the same camp, from all tables, those with all levels at"
    " one table included: the model of Bradley and Terry, where a camp is as strong as its seats on average. 400 points"
    " are ten times the chances."
)

_READERS: Final = (
    "How readable a camp is where everybody is of one level: of two seats of a table, how often a reader of what"
    " onlookers saw in the first half of the match tells which of them is of the camp. It was trained on other deals of"
    " that level; guessing finds 50 %. In brackets: 95 % intervals over deals."
)


def write(ladder: Ladder, folder: Path) -> tuple[Path, ...]:
    """Write the page and a chart for each number of players; the files that were written."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for standing in ladder.standings:
        written.append(folder / _chart_name(ladder, standing))
        written[-1].write_text(chart(ladder, standing), encoding="utf-8")
    written.append(folder / f"{ladder.game}.md")
    written[-1].write_text(page(ladder), encoding="utf-8")
    return tuple(written)


def chart(ladder: Ladder, standing: Standing) -> str:
    """How often each camp wins by each level, everybody else being of the level below."""
    camps = list(dict.fromkeys(step.camp for step in standing.steps))
    lowest = [(step.camp, step.before) for step in standing.steps if step.below == ladder.levels[0]]
    found = {ladder.levels[0]: lowest}
    for step in standing.steps:
        found.setdefault(f"{step.level} among {step.below}", []).append((step.camp, step.rate))
    series = [
        Series(name.capitalize(), tuple([Dot(_named(camp), each.rate, each.low, each.high) for camp, each in rates]))
        for name, rates in found.items()
    ]
    title = f"{_title(ladder.game)}, {standing.players} players: how often each camp wins"
    description = f"{ladder.games} deals; whiskers are 95 % intervals. " + " ".join(
        f"{one.name}: " + ", ".join(f"{dot.group} {dot.value:.0%}" for dot in one.dots) + "." for one in series
    )
    return dots(title, description, [_named(camp) for camp in camps], series, "camp")


def page(ladder: Ladder) -> str:
    """The page in Markdown."""
    levels = ", ".join(f"`{level}`" for level in ladder.levels)
    counts = " and ".join(str(standing.players) for standing in ladder.standings)
    made = (
        f"Levels {levels}; {ladder.games} deals with {counts} players each, rules version {ladder.version},"
        f" seed {ladder.seed}, {ladder.worlds} worlds for each decision that looks ahead."
    )
    parts = [
        f"# The ladder of {_title(ladder.game)}",
        _FOR_WHOM,
        _filled(made),
        "To make this page again:",
        f"```sh\n{_command(ladder)}\n```",
        _filled("It took, in seconds of one processor core:"),
        _table(
            ("level", "decisions", "seconds", "a decision", "the longest"),
            [
                (
                    f"`{level}`",
                    str(one.decisions),
                    f"{one.seconds:.0f}",
                    _each(one.seconds, one.decisions),
                    _s(one.longest),
                )
                for level, one in ladder.thinking.items()
                if one.decisions
            ],
        ),
    ]
    for standing in ladder.standings:
        parts += _standing(ladder, standing)
    return "\n\n".join(parts) + "\n"


def _standing(ladder: Ladder, standing: Standing) -> list[str]:
    what = f"How often each camp wins with {standing.players} players; the figures are in the table below"
    return [
        f"## {standing.players} players",
        f"![{what}]({_chart_name(ladder, standing)})",
        _filled(_CAMPS),
        _table(
            ("camp", "level", "others", "wins", "by the others' level", "difference"),
            [
                (
                    step.camp,
                    f"`{step.level}`",
                    f"`{step.below}`",
                    _rate(step.rate),
                    _rate(step.before),
                    _points(step.difference),
                )
                for step in standing.steps
            ],
        ),
        _filled(_RATINGS),
        _table(
            ("camp", *[f"`{level}`" for level in ladder.levels]),
            [
                (camp, *[_rating(ratings.get(level)) for level in ladder.levels])
                for camp, ratings in standing.ratings.items()
            ],
        ),
        *_readings(standing),
    ]


def _readings(standing: Standing) -> list[str]:
    if not standing.readings:
        return []
    return [
        _filled(_READERS),
        _table(
            ("camp", "all are", "found", "more than the level below"),
            [
                (one.camp, f"`{one.level}`", _reading(one.reading), _points(one.ahead) if one.ahead else "")
                for one in standing.readings
            ],
        ),
    ]


def _command(ladder: Ladder) -> str:
    players = " ".join(str(standing.players) for standing in ladder.standings)
    reader = " --reader" if any(standing.readings for standing in ladder.standings) else ""
    return (
        f"penombre ladder {ladder.game} --players {players} --games {ladder.games} --seed {ladder.seed}"
        f" --levels {','.join(ladder.levels)} --worlds {ladder.worlds}{reader}"
    )


def _chart_name(ladder: Ladder, standing: Standing) -> str:
    return f"{ladder.game}-{standing.players}.svg"


def _table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [titles, ["---", *("---:" for _ in titles[1:])], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _filled(text: str) -> str:
    return fill(text, _WIDTH, break_on_hyphens=False, break_long_words=False)


def _rate(rate: Rate) -> str:
    return f"{100 * rate.rate:.1f} % ({100 * rate.low:.1f}–{100 * rate.high:.1f})"


def _reading(one: Reading) -> str:
    return f"{100 * one.found:.1f} % ({100 * one.low:.1f}–{100 * one.high:.1f})"


def _points(difference: Difference) -> str:
    return f"{100 * difference.mean:+.1f} ({100 * difference.low:+.1f} to {100 * difference.high:+.1f})"


def _rating(rating: Rating | None) -> str:
    return "" if rating is None else f"{rating.elo:+.0f} ({rating.low:+.0f} to {rating.high:+.0f})"


def _each(seconds: float, decisions: int) -> str:
    return _s(seconds / decisions) if decisions else ""


def _s(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{1000 * seconds:.2f} ms"


def _named(camp: str) -> str:
    return camp.replace("_", " ").capitalize()


def _title(id: str) -> str:
    # Two letters are initials.
    return " ".join([word.upper() if len(word) == 2 else word.title() for word in id.split("_")])
