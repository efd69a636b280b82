"""How many files this process may have open: raised when a server starts, with some of them kept for its store."""

from __future__ import annotations

import sys
from typing import Final

RESERVE: Final = 100
"""Files that no connection gets: the store, its database connections, notices, logs, whatever is loaded late."""
_PLENTY: Final = 1_000_000
"""Where the system knows no such limit."""

if sys.platform == "win32":

    def raise_to(connections: int) -> None:
        """Let this process open as many files as so many connections need; there is no such limit here."""

    def allowed() -> int:
        """How many files this process may have open."""
        return _PLENTY

else:
    import resource

    def raise_to(connections: int) -> None:
        """Let this process open as many files as so many connections need (0: as many as it can), if it may."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = connections + RESERVE if connections else _PLENTY
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft == resource.RLIM_INFINITY or soft >= most:
            return
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (OSError, ValueError):
            return  # some systems have another limit behind this one; what there is has to do

    def allowed() -> int:
        """How many files this process may have open."""
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return _PLENTY if soft == resource.RLIM_INFINITY else min(soft, _PLENTY)


def for_connections() -> int:
    """How many of them connections may use: where there are very few, half."""
    return max(allowed() - RESERVE, allowed() // 2)
