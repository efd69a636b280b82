"""How a bot speaks: by its seat alone, so that nothing it holds is heard in it."""

from __future__ import annotations

from typing import Final

from penombre.engine import View

TEMPERAMENTS: Final = ("chatty", "dry", "nervous", "theatrical", "blunt")


def temperament_of(view: View) -> str:
    """The temperament of whoever sits here."""
    return TEMPERAMENTS[view.seat % len(TEMPERAMENTS)]
