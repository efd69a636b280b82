"""What each Investigation does when L has revealed it, round by round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from penombre.games.death_note.playing import Step
from penombre.games.death_note.tiles import round_1, round_2, round_3, round_4, round_5

STEPS: Final[Mapping[str, tuple[Step, ...]]] = {
    **round_1.STEPS,
    **round_2.STEPS,
    **round_3.STEPS,
    **round_4.STEPS,
    **round_5.STEPS,
}
"""Every Investigation with its steps; what waits for the allotment is `<tile>_after`."""
