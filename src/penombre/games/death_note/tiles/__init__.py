"""What each Investigation does when L has revealed it, round by round.

The rest of a tile: its Suspicions and its number are in `catalogue.py`. Of those that go on to count, Friend is in
`playing.py`, Decision in `table.py` (`may_act`), Frenzy in `rounds.py` (`allot`), Love in `scoring.py` (`extras`), and
the Pursuit in `ending.py`.
"""

from __future__ import annotations

from typing import Final

from penombre.games.death_note.table import Steps
from penombre.games.death_note.tiles import round_1, round_2, round_3, round_4, round_5

STEPS: Final[Steps] = {
    **round_1.STEPS,
    **round_2.STEPS,
    **round_3.STEPS,
    **round_4.STEPS,
    **round_5.STEPS,
}
"""Every Investigation with its steps; what waits for the allotment is `<tile>_after`."""
