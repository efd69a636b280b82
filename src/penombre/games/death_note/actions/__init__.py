"""What each Action does, by what it is about.

The rest of a card: its copies, timing and number are in `catalogue.py`, what it needs to be played in `needs.py`, and
what it does as long as it stays in play in `in_play.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from penombre.games.death_note.actions import deadly, dealing, defending, lasting, looking, suspecting
from penombre.games.death_note.playing import Play

PLAYS: Final[Mapping[str, Play]] = {
    **deadly.PLAYS,
    **looking.PLAYS,
    **suspecting.PLAYS,
    **lasting.PLAYS,
    **dealing.PLAYS,
    **defending.PLAYS,
}
"""Every Action."""
