"""The ladder: bots of all levels against each other, camp by camp and at mixed tables, and how strong each is."""

from penombre.research.ladder.climb import climb
from penombre.research.ladder.page import write
from penombre.research.ladder.standings import Ladder, standings

__all__ = ["Ladder", "climb", "standings", "write"]
