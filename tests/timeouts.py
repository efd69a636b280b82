"""How long tests wait before they give up: long, and longer where the machine is busy."""

from __future__ import annotations

import os
from typing import Final

SECONDS: Final = 60.0
"""How long a quiet machine is given for what it does in a moment."""
MOST: Final = 5.0
"""How many times as long a busy one gets at most: what takes longer than that is broken, not slow."""
LONGEST: Final = 540.0
"""No wait takes longer, in seconds: then pytest ends the whole process, and nobody is told what was waited for."""


def patience(seconds: float = SECONDS) -> float:
    """So many seconds on a quiet machine; on one with more to do than it has cores, as many times more."""
    return min(LONGEST, seconds * min(MOST, max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))))
