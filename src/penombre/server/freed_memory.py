"""Memory that is not used any more, given back to the system: by itself the C library keeps most of it."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Final


def _in_the_c_library() -> Callable[[int], int] | None:
    """`malloc_trim`, which only glibc has: other C libraries keep less memory for themselves."""
    try:
        found: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return None
    return found


_trim: Final = _in_the_c_library()


def give_back() -> None:
    """Give back what can be; some milliseconds, for when a crowd has left."""
    if _trim is not None:
        _trim(0)
