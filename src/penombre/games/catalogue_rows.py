"""What the catalogues of games share: where a value comes from, and rows by their ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol, TypeVar

RULEBOOK: Final = "rulebook"
REVIEW: Final = "review"
RECONSTRUCTION: Final = "reconstruction"


class _Row(Protocol):
    @property
    def id(self) -> str: ...


R = TypeVar("R", bound=_Row)


def by_id(*rows: R) -> Mapping[str, R]:
    """A table of a catalogue, in the order of its rows."""
    return {row.id: row for row in rows}
