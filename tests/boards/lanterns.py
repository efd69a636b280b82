"""The moments that the generic board is tested with: those of a toy that the client knows nothing of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tests.boards.moments import Moment, asks

from penombre.engine import Match, Seat


def _before_anything(match: Match[Any], seat: Seat) -> bool:
    """Anna has looked at Chloé's card, and nobody has a token."""
    return seat == 0 and match.table.target == 2 and not any(match.table.tokens)


def _has_a_thief(match: Match[Any], seat: Seat) -> bool:
    private: Any = match.view(seat).private
    return seat == 1 and private.hand == ("thief",)


MOMENTS: Final[Mapping[str, Mapping[str, Moment]]] = {
    "play": {
        "share": Moment(4, asks("share", also=_before_anything)),
        "react": Moment(4, asks("react", also=_has_a_thief)),
    },
}
