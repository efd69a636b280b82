"""Two tables for one thing: the wide one where there is room for it, else the narrow one."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table


class WideOrNarrow:
    """The first of two tables if it fits into the width there is, else the second."""

    def __init__(self, wide: Table, narrow: Table) -> None:
        self.wide = wide
        self.narrow = narrow

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = Measurement.get(console, options.update(width=1000), self.wide).maximum
        yield self.wide if width <= options.max_width else self.narrow
