"""Charts as SVG, drawn by hand: grouped dots with whiskers, for light and dark screens and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final
from xml.sax.saxutils import escape

from msgspec import Struct

WIDTH: Final = 760
HEIGHT: Final = 430
_LEFT, _RIGHT, _TOP, _BOTTOM = 62, 20, 56, 84
_MARK: Final = 3
_ONE_LINE: Final = 7
"""How many names fit into one line of a legend."""

# Each series has a colour and a shape of its own: nobody needs to tell colours apart.
_LIGHT: Final = ("#0b62a4", "#b3480a", "#1b7a4b", "#8a3b8f", "#7a6200", "#a3234a", "#3f5661")
_DARK: Final = ("#6db6f2", "#f2a065", "#6fd3a0", "#d79be0", "#e0c65a", "#f58aa9", "#b4c4cc")

_STYLE: Final = """
  text { font: 13px system-ui, "Segoe UI", Roboto, sans-serif; fill: #1d2327 }
  .title { font-size: 16px; font-weight: 600 }
  .paper { fill: #ffffff }
  .grid { stroke: #d5dade; stroke-width: 1 }
  .band { fill: #f3f5f7 }
  .mark { stroke-width: 2 }
"""
_LABELS: Final = 'aria-labelledby="title desc"'
_WHEN_DARK: Final = "@media (prefers-color-scheme: dark)"
_STYLE_DARK: Final = """
    text { fill: #e6eaed }
    .paper { fill: #15191c }
    .grid { stroke: #3a4248 }
    .band { fill: #1d2327 }
"""


class Scale(Struct, frozen=True):
    """What is drawn upwards: from 0 to `top`, with lines at every `step`; a line reads as its value times `factor`."""

    top: float
    step: float
    factor: int = 1
    unit: str = ""

    @staticmethod
    def up_to(most: float) -> Scale:
        """A round scale for plain numbers: at most six steps of 1, 2 or 5 times a power of ten."""
        steps = (digit * 10**power for power in range(9) for digit in (1, 2, 5))
        step = next(step for step in steps if step * 6 >= most)
        return Scale(top=step * max(1, ceil(most / step)), step=step)

    def read(self, value: float, digits: int = 0) -> str:
        """A value as people read it."""
        return f"{value * self.factor:.{digits}f}{self.unit}"


PERCENT: Final = Scale(top=1, step=0.2, factor=100, unit=" %")


class Dot(Struct, frozen=True):
    """A value in one group, with the interval it is known to or spreads over."""

    group: str
    value: float
    low: float
    high: float


class Series(Struct, frozen=True):
    """Dots of one name, at most one per group."""

    name: str
    dots: tuple[Dot, ...]


def dots(
    title: str,
    description: str,
    groups: Sequence[str],
    series: Sequence[Series],
    axis: str,
    scale: Scale = PERCENT,
) -> str:
    """An SVG file: one column per group, in it one dot with its whisker per series."""
    inner = WIDTH - _LEFT - _RIGHT
    column = inner / max(1, len(groups))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" {_LABELS}>',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="desc">{escape(description)}</desc>',
        f"<style>{_STYLE}{_colours(_LIGHT)}  {_WHEN_DARK} {{{_STYLE_DARK}{_colours(_DARK)}  }}\n</style>",
        f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}" rx="8"/>',
        f'<text class="title" x="{_LEFT}" y="30">{escape(title)}</text>',
    ]
    for index in range(1, len(groups), 2):
        left = _LEFT + index * column
        height = HEIGHT - _TOP - _BOTTOM
        parts.append(f'<rect class="band" x="{_n(left)}" y="{_TOP}" width="{_n(column)}" height="{height}"/>')
    for line in range(round(scale.top / scale.step) + 1):
        y = _n(_y(line * scale.step / scale.top))
        parts.append(f'<line class="grid" x1="{_LEFT}" y1="{y}" x2="{WIDTH - _RIGHT}" y2="{y}"/>')
        label = scale.read(line * scale.step)
        parts.append(f'<text x="{_LEFT - 8}" y="{y}" dy="4.5" text-anchor="end">{label}</text>')
    for index, group in enumerate(groups):
        x = _n(_LEFT + (index + 0.5) * column)
        parts.append(f'<text x="{x}" y="{HEIGHT - _BOTTOM + 20}" text-anchor="middle">{escape(group)}</text>')
    parts.append(
        f'<text x="{_n(_LEFT + inner / 2)}" y="{HEIGHT - _BOTTOM + 40}" text-anchor="middle">{escape(axis)}</text>'
    )
    for number, one in enumerate(series):
        parts.append(_series(one, number, len(series), groups, column, scale))
    parts.append(_legend([one.name for one in series]))
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def _colours(palette: Sequence[str]) -> str:
    return "".join(f"  .s{number} {{ stroke: {colour}; fill: {colour} }}\n" for number, colour in enumerate(palette))


def _series(one: Series, number: int, count: int, groups: Sequence[str], column: float, scale: Scale) -> str:
    """The dots of one series, side by side with the others in every column; a pointer shows the figures."""
    gap = min(24.0, column * 0.8 / max(1, count))
    parts = [f'<g class="s{number % len(_LIGHT)}">']
    for dot in one.dots:
        x = _LEFT + (groups.index(dot.group) + 0.5) * column + (number - (count - 1) / 2) * gap
        top, bottom = _y(dot.high / scale.top), _y(dot.low / scale.top)
        value, low, high = (scale.read(number, 1) for number in (dot.value, dot.low, dot.high))
        words = f"{one.name}, {dot.group}: {value} ({low} to {high})"
        parts.append(
            f"<g><title>{escape(words)}</title>"
            f'<path class="mark" d="M{_n(x)} {_n(top)}V{_n(bottom)}'
            f'M{_n(x - 4)} {_n(top)}h8M{_n(x - 4)} {_n(bottom)}h8" fill="none"/>'
            f"{_shape(number, x, _y(dot.value / scale.top))}</g>"
        )
    parts.append("</g>")
    return "\n".join(parts)


def _shape(number: int, x: float, y: float) -> str:
    """A circle, a square, a triangle or a diamond."""
    r = _MARK
    if number % 4 == 0:
        return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{r}"/>'
    if number % 4 == 1:
        return f'<rect x="{_n(x - r + 0.5)}" y="{_n(y - r + 0.5)}" width="{2 * r - 1}" height="{2 * r - 1}"/>'
    if number % 4 == 2:
        return f'<path d="M{_n(x)} {_n(y - r - 1)}l{r + 1} {2 * r}h-{2 * r + 2}z"/>'
    return f'<path d="M{_n(x)} {_n(y - r - 1)}l{r + 1} {r + 1}l-{r + 1} {r + 1}l-{r + 1} -{r + 1}z"/>'


def _legend(names: Sequence[str]) -> str:
    """The names under the chart, each after its mark, spread over the width; many of them in two lines."""
    parts = []
    lines = 1 if len(names) <= _ONE_LINE else 2
    across = ceil(max(1, len(names)) / lines)
    step = (WIDTH - _LEFT - _RIGHT) / across
    for number, name in enumerate(names):
        x = _LEFT + number % across * step + 8
        y = HEIGHT - 20 + (0 if lines == 1 else 14 * (number // across))
        mark = f'<g class="s{number % len(_LIGHT)}">{_shape(number, x, y - 4.5)}</g>'
        parts.append(f'{mark}<text x="{_n(x + 12)}" y="{y}">{escape(name)}</text>')
    return "\n".join(parts)


def _y(value: float) -> float:
    return _TOP + (1 - value) * (HEIGHT - _TOP - _BOTTOM)


def _n(number: float) -> str:
    """A coordinate with one decimal at most."""
    return f"{number:.1f}".removesuffix(".0")
