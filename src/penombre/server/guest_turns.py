"""Turns of their own for guests whom the server knows: where a network is flooded, they do not wait behind the flood.

Who asks is not known before a request is looked at, and looking is what a flood must not get. So it is remembered which
cookies were somebody's, for each network the first so many: whoever comes later and makes guests by the hundred takes
nobody's turn away.
"""

from __future__ import annotations

from typing import Final

from penombre.server.limits import Bucket, Rate

NETWORKS: Final = 2000
"""Of so many networks it is remembered who is there: those somebody was known in last."""
GUESTS: Final = 64
"""How many guests of one network have turns of their own."""
ABSENT: Final = 3600.0
"""Seconds after which somebody else may have the turns of a guest who asked nothing."""
PER_SECOND: Final = 1.0
"""How fast turns come back: all guests of a network together get about as many as everybody there."""


class _Turns:
    """The turns of one guest."""

    __slots__ = ("bucket", "since")

    def __init__(self, rate: Rate, now: float) -> None:
        self.bucket = Bucket(rate)
        self.since = now


class GuestTurns:
    """Who is known in which network, by hashes of cookies; `burst` is how many turns each has at once."""

    def __init__(self, burst: int) -> None:
        self._rate: Final = Rate(PER_SECOND, burst)
        self._known: Final[dict[str, dict[bytes, _Turns]]] = {}  # the network that was used last comes last

    def know(self, network: str, cookie: bytes, now: float) -> None:
        """A cookie was found to be a guest's."""
        guests = self._known.pop(network, {})
        self._known[network] = guests
        if len(self._known) > NETWORKS:
            del self._known[next(iter(self._known))]
        if cookie in guests:
            guests[cookie].since = now
            return
        if len(guests) >= GUESTS:
            for other in [each for each, turns in guests.items() if now - turns.since > ABSENT]:
                del guests[other]
        if len(guests) < GUESTS:
            guests[cookie] = _Turns(self._rate, now)

    def take(self, network: str, cookie: bytes, now: float) -> bool:
        """Take a turn of whoever has this cookie, if they are known and have one left."""
        turns = self._known.get(network, {}).get(cookie)
        return turns is not None and turns.bucket.take(now)
