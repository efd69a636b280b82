"""Who: seats as small numbers, and audiences as masks of them."""

from typing import Final

Seat = int

TABLE: Final = 30
"""Everyone: the seat of a spectator, who knows what the whole table knows."""
CLOCK: Final = 31
"""The pseudo-seat that time answers for."""
NOBODY: Final = -1
EVERYBODY: Final = (1 << 31) - 1
"""An audience is a mask: bit s for seat s, bit TABLE for spectators."""


def mask(*seats: Seat) -> int:
    """The audience made of these seats."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits
