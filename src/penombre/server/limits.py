"""How much anyone may send, open and try: the table of all limits, and what counts against them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, get_type_hints

from msgspec import Meta, Struct, ValidationError, convert

from penombre.engine import PenombreError
from penombre.server.client_address import network, site

PREFIX: Final = "PENOMBRE_LIMIT_"

_MOST: Final = 1_000_000_000

Size = Annotated[int, Meta(ge=1, le=_MOST)]
"""Cannot be lifted: a whole number from 1."""

Count = Annotated[int, Meta(ge=0, le=_MOST)]
"""A whole number; 0 lifts the limit."""

Frequency = Annotated[float, Meta(ge=0, le=1_000_000)]
"""A number, whole or not; 0 lifts the limit, and its burst with it."""


class BadLimit(PenombreError):
    """There is no such limit, or it cannot have this value; the text says what is expected."""


class Rate(Struct, frozen=True, gc=False):
    """So many per second in the long run, so many at once; no limit when `per_second` is 0."""

    per_second: float
    burst: int


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every limit and its value unless the operator says otherwise."""

    # Sizes
    body_bytes: Size = 16 * 1024
    """of the body of one request"""
    frame_bytes: Size = 8 * 1024
    """of one message on a socket"""
    name_length: Size = 24
    """characters of a guest's name"""
    text_length: Size = 500
    """characters said at once"""
    unread_bytes: Size = 16 * 1024 * 1024
    """that wait to be read by whoever they are for, in all"""

    # Seconds that anybody may keep the server waiting
    idle_seconds: Size = 15
    """for something to be asked"""
    request_seconds: Size = 20
    """for a request that has begun to be complete"""
    read_seconds: Size = 20
    """for an answer to be read"""

    # Rates
    messages_per_second: Frequency = 10
    """on one socket; frames of any kind twice as many"""
    messages_burst: Size = 30
    frames_per_second: Frequency = 100
    """of any kind from one address, on sockets that have no seat"""
    frames_burst: Size = 400
    hits_per_second: Frequency = 60
    """requests of any kind from one address, for files of the client too: more than that wait for their turn"""
    hits_burst: Size = 300
    requests_per_second: Frequency = 20
    """from one address"""
    requests_burst: Size = 100
    chat_per_second: Frequency = 1
    """free words from one seat"""
    chat_burst: Size = 5
    rooms_per_hour: Count = 60
    """opened from one address"""
    guests_per_hour: Count = 200
    """new ones, and new devices of known ones, from one address"""
    changes_per_hour: Count = 120
    """of a name, a block list, devices or a personal link, by one address: tables hear of them, or they are drawn"""
    wrong_keys_per_minute: Count = 20
    """keys and invitations that do not exist, tried from one address"""
    guest_requests_per_second: Frequency = 5
    """from one guest, before they count for their address"""
    guest_requests_burst: Size = 60

    # Numbers held open at the same time
    connections: Count = 4000
    """in all; fewer where this process may not open as many files"""
    connections_per_address: Count = 64
    """and as many sockets besides: whoever holds most of them makes room for who holds fewer"""
    sockets_per_address: Count = 40
    sockets_per_guest: Count = 8
    spectators_per_table: Count = 200
    """on one node; hosts may want fewer"""
    open_rooms: Count = 10_000
    """in all"""

    # Numbers kept
    statements_per_match: Count = 1000
    """from one seat in one match, free words or not"""
    notices_per_guest: Count = 20
    """addresses that are told of one guest's turns"""
    disk_reserve_mb: Count = 64
    """megabytes free on the disk of the store, below which the server says that it is not well"""

    # Lifetimes
    personal_link_hours: Count = 24
    """until a personal link that nobody used is void"""
    share_link_days: Count = 90
    """until a link that shows a finished match to others is void"""

    @property
    def messages(self) -> Rate:
        return Rate(self.messages_per_second, self.messages_burst)

    @property
    def socket_frames(self) -> Rate:
        """Frames of any kind on one socket: each message may come in two, or with a ping."""
        return Rate(2 * self.messages_per_second, 2 * self.messages_burst)

    @property
    def frames(self) -> Rate:
        return Rate(self.frames_per_second, self.frames_burst)

    @property
    def hits(self) -> Rate:
        return Rate(self.hits_per_second, self.hits_burst)

    @property
    def requests(self) -> Rate:
        return Rate(self.requests_per_second, self.requests_burst)

    @property
    def guest_requests(self) -> Rate:
        return Rate(self.guest_requests_per_second, self.guest_requests_burst)

    @property
    def chat(self) -> Rate:
        return Rate(self.chat_per_second, self.chat_burst)

    @property
    def rooms(self) -> Rate:
        return Rate(self.rooms_per_hour / 3600, self.rooms_per_hour)

    @property
    def guests(self) -> Rate:
        return Rate(self.guests_per_hour / 3600, self.guests_per_hour)

    @property
    def changes(self) -> Rate:
        return Rate(self.changes_per_hour / 3600, self.changes_per_hour)

    @property
    def wrong_keys(self) -> Rate:
        return Rate(self.wrong_keys_per_minute / 60, self.wrong_keys_per_minute)

    @classmethod
    def read(cls, environment: Mapping[str, str]) -> Limits:
        """The limits with what the environment says: PENOMBRE_LIMIT_BODY_BYTES=65536, say."""
        kinds = get_type_hints(cls, include_extras=True)
        chosen: dict[str, int | float] = {}
        for variable in sorted(environment):
            if not variable.startswith(PREFIX):
                continue
            name = variable.removeprefix(PREFIX).lower()
            if name not in kinds or variable != PREFIX + name.upper():
                known = ", ".join(field.upper() for field in kinds)
                raise BadLimit(f"{variable!a} is no limit; after {PREFIX} expected one of: {known}")
            try:
                chosen[name] = convert(environment[variable].strip(), kinds[name], strict=False)
            except ValidationError:
                raise BadLimit(
                    f"{variable}={environment[variable][:40]!a}: expected {_expected(kinds[name])}"
                ) from None
        return cls(**chosen)  # type: ignore[arg-type]


def _expected(kind: object) -> str:
    if kind == Size:
        return f"a whole number from 1 to {_MOST}"
    if kind == Count:
        return f"a whole number up to {_MOST}, 0 for no limit"
    return "a number up to 1000000, 0 for no limit"


# Sums of fractions of a second are a little off: without this the last token of a burst would sometimes be missing.
_SLACK: Final = 1e-6


class Bucket:
    """A bucket of `burst` tokens, filled again at `per_second`; time is the caller's, in seconds that never go back.

    All there is to know is the moment at which the bucket will be full again: a token taken puts it off.
    """

    __slots__ = ("_depth", "_full", "_interval")

    def __init__(self, rate: Rate) -> None:
        self._interval = 1 / rate.per_second if rate.per_second else 0.0
        self._depth = rate.burst * self._interval
        self._full = float("-inf")

    def has(self, now: float) -> bool:
        """Whether `take` would succeed."""
        return max(self._full, now) + self._interval - now <= self._depth + _SLACK

    def take(self, now: float) -> bool:
        """Take a token; say no when there is none."""
        if not self.has(now):
            return False
        self.owe(now)
        return True

    def owe(self, now: float) -> None:
        """Take a token even if there is none: it has to come in before anybody gets another one."""
        self._full = max(self._full, now) + self._interval

    def wait(self, now: float) -> float:
        """Seconds until `take` would succeed."""
        return max(0.0, max(self._full, now) + self._interval - now - self._depth)

    def full(self, now: float) -> bool:
        """Whether it is as good as a new one."""
        return self._full <= now


SHARES: Final = 16
"""A whole /48 of IPv6 has so many times what one address has: it holds 65536 networks, and may be one person's."""


class Buckets:
    """A bucket for each key, for at most `most` keys. Addresses of IPv6 share the bucket of their /64, and take from a
    larger one of their /48.

    Full buckets are forgotten as others are used. Beyond `most` the one unused for longest goes: whoever has that many
    addresses has that many bursts anyway, and refusing newcomers instead would let them shut everybody else out.
    """

    def __init__(self, rate: Rate, most: int = 20_000) -> None:
        if most < 1:
            raise ValueError(f"at least one bucket is kept, not {most}")
        self._rate = rate
        self._most = most
        self._buckets: dict[str, Bucket] = {}  # the one used last comes last

    def __len__(self) -> int:
        return len(self._buckets)

    def has(self, key: str, now: float) -> bool:
        """Whether `take` would succeed; for tries that are counted only when they fail."""
        return all((self._buckets.get(each) or self._new(each)).has(now) for each in _shared(key))

    def take(self, key: str, now: float) -> bool:
        """Take a token from the bucket of this key; say no when there is none."""
        if not self._rate.per_second:
            return True
        enough = self.has(key, now)
        for each in _shared(key):
            bucket = self._used(each, now)
            if enough:
                bucket.owe(now)
        return enough

    def turn(self, key: str, now: float, longest: float) -> float | None:
        """Take a token, even one yet to come: the seconds until it does. None, and nothing taken, if they are many."""
        if not self._rate.per_second:
            return 0.0
        bucket = self._used(network(key), now)
        wait = bucket.wait(now)
        if wait > longest:
            return None
        bucket.owe(now)
        return wait

    def owe(self, key: str, now: float) -> None:
        """Count what was let through when there was a token, though others that came with it took that one."""
        if self._rate.per_second:
            for each in _shared(key):
                self._used(each, now).owe(now)

    def _new(self, key: str) -> Bucket:
        if not key.endswith("/48"):
            return Bucket(self._rate)
        return Bucket(Rate(self._rate.per_second * SHARES, self._rate.burst * SHARES))

    def _used(self, key: str, now: float) -> Bucket:
        """The bucket of a key, which is the one used last from now on."""
        bucket = self._buckets.pop(key, None) or self._new(key)
        self._forget_two_full_ones(now)
        if len(self._buckets) >= self._most:
            del self._buckets[next(iter(self._buckets))]
        self._buckets[key] = bucket
        return bucket

    def _forget_two_full_ones(self, now: float) -> None:
        """Two for each one that may come: the full ones go faster than new ones arrive, and no call takes long."""
        for _ in range(2):
            oldest = next(iter(self._buckets), None)
            if oldest is None or not self._buckets[oldest].full(now):
                return
            del self._buckets[oldest]


def _shared(key: str) -> tuple[str, ...]:
    """What a key counts by: itself, or the network of an address and, in IPv6, the site that network is of."""
    key = network(key)
    wide = site(key)
    return (key, wide) if wide else (key,)


class Tally:
    """How many are open under each key, at most `most` of them (0: any number). IPv6 counts by its /64 and its /48."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, key: str) -> bool:
        """Count one more; count nothing and say no when there are too many. Each yes needs one `leave`."""
        keys = _shared(key)
        for each in keys:
            most = self._most * SHARES if each.endswith("/48") else self._most
            if most and self._open.get(each, 0) >= most:
                return False
        for each in keys:
            self._open[each] = self._open.get(each, 0) + 1
        return True

    def leave(self, key: str) -> None:
        """Count one less."""
        for each in _shared(key):
            held = self._open[each] - 1
            if held:
                self._open[each] = held
            else:
                del self._open[each]
