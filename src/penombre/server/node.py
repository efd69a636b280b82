"""What the parts of a server share: the store, the rooms, limits, metrics, notices, and the time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from hashlib import sha256
from random import Random
from secrets import choice, token_bytes, token_hex, token_urlsafe
from typing import Any, Final

from starlette.types import Scope

from penombre.bots.speaker import Speaker
from penombre.server import notices
from penombre.server.client_address import client, network
from penombre.server.limits import Buckets, Tally
from penombre.server.logs import Log
from penombre.server.match.replay import Replays
from penombre.server.metrics import Metrics
from penombre.server.refusal import STATUS, Refusal
from penombre.server.room.open_rooms import OpenRooms
from penombre.server.settings import Settings
from penombre.store import Store, StoreFailed

TEND: Final = 2.0
"""Seconds between two looks at idle rooms, dead nodes and slow matches."""
HEALTHY: Final = 1.0
"""Seconds for which a store that could be written to counts as one that can."""
SWEEP: Final = 3600.0
"""Seconds between two looks at what is too old to keep."""
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letter or digit that is easily taken for another one when read aloud or copied by hand."""

INVITE: Final = 8
"""Letters of an invitation: so few because it is read aloud, so many because tries are counted."""
DASHES: Final = "-\N{HYPHEN}\N{NON-BREAKING HYPHEN}\N{EN DASH}\N{EM DASH}"

log: Final = Log("site")


class Node:
    """One server process."""

    def __init__(self, settings: Settings, store: Store, *, address: str, routes: tuple[str, ...] = ()) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.address: Final = settings.public_url or address
        self.metrics: Final = Metrics(routes, STATUS)
        self.rooms: Final = OpenRooms(self)
        self.notices: notices.Notices
        self.replays: Final = Replays()
        self.speaker: Final = None if settings.speaker is None else Speaker(settings.speaker, self._worded)
        self._speechless = False
        self.push_key = ""
        self.share_key = b""
        limits = settings.limits
        self.requests: Final = Buckets(limits.requests)
        self.new_rooms: Final = Buckets(limits.rooms)
        self.new_guests: Final = Buckets(limits.guests)
        self.changes: Final = Buckets(limits.changes)
        self.wrong_keys: Final = Buckets(limits.wrong_keys)
        self.chat: Final = Buckets(limits.chat)
        self.sockets_by_address: Final = Tally(limits.sockets_per_address)
        self.sockets_by_guest: Final = Tally(limits.sockets_per_guest)
        self.rng: Final = Random()
        """What bots and clocks draw from; deals never do."""
        self.closing = False
        self._healthy_at = float("-inf")
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._tending: asyncio.Task[None] | None = None
        self.metrics.rooms_loaded.read = lambda: len(self.rooms.open)
        self.metrics.matches_loaded.read = lambda: sum(live.conductor is not None for live in self.rooms.open.values())
        self.metrics.matches_driving.read = lambda: sum(
            live.conductor is not None and live.conductor.driver.driving for live in self.rooms.open.values()
        )

    async def start(self) -> None:
        """Begin to look after rooms."""
        pem = await self.store.keep("push_keys", notices.new_keys())
        self.push_key = notices.public_key(pem)
        self.share_key = await self.store.keep("share_key", token_bytes(32))
        allowed = notices.Allowed(self.settings.webhook_hosts, self.settings.push_hosts)
        contact = self.settings.contact
        self.notices = notices.Notices(
            allowed,
            keys=pem,
            contact=contact,
            on_gone=self._gone,
            still_due=self._still_due,
            counted=self.metrics.notices.add,
        )
        await self.notices.start()
        await self.store.beat(self.now())
        self.store.listen(self.rooms.heard)
        self._tending = asyncio.get_running_loop().create_task(self._tend())

    async def close(self) -> None:
        """Finish what is under way, keep what is in memory, let go."""
        self.closing = True
        if self._tending is not None:
            self._tending.cancel()
            await asyncio.gather(self._tending, return_exceptions=True)
        await self.rooms.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        if self.speaker is not None:
            self.speaker.close()
        await self.notices.close()
        await self.store.close()

    async def health(self) -> str:
        """What is wrong with this server, if anything: looked at once a second however often it is asked."""
        if self.loop_time() - self._healthy_at >= HEALTHY:
            try:
                await self.store.check()
            except StoreFailed as error:
                return f"the store does not work: {str(error).partition(':')[0]}"
            self._healthy_at = self.loop_time()
        return ""

    def note_failure(self) -> None:
        """The store failed: count it, and believe in its health no more."""
        self.metrics.store_failures.add()
        self._healthy_at = float("-inf")

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something in the background; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def now(self) -> int:
        """The time, in milliseconds since the epoch."""
        return time.time_ns() // 1_000_000

    def loop_time(self) -> float:
        """Seconds that only go forward, for limits and idleness."""
        return time.monotonic()

    def network_of(self, scope: Scope) -> str:
        """What a request counts by against limits."""
        return network(client(scope, self.settings.proxies).address)

    def count_request(self, network: str) -> None:
        """Refuse more requests from one network than the limit allows."""
        if not self.requests.take(network, self.loop_time()):
            raise Refusal("too_fast", "too many requests from your network: wait a little")

    @contextmanager
    def tried(self, network: str) -> Iterator[None]:
        """A try at a link or a key that is given to few: from one network only so many may be wrong.

        Those that are tried at the same moment all count, so that it does not pay to try many at once.
        """
        if not self.wrong_keys.has(network, self.loop_time()):
            raise Refusal("too_fast", "too many wrong links and keys from your network: wait a minute")
        try:
            yield
        except Refusal as refusal:
            if refusal.problem.code in ("not_found", "bad_key", "bad_invite"):
                self.wrong_keys.owe(network, self.loop_time())
            raise

    def link(self, room: str) -> str:
        """The address of a room, as people share it."""
        return f"{self.address}/t/{room}"

    async def _quietly(self, work: Coroutine[Any, Any, object]) -> None:
        try:
            await work
        except Refusal:
            pass
        except Exception as error:
            log.error("background failed", error)

    async def _tend(self) -> None:
        swept = float("-inf")
        while True:
            await asyncio.sleep(TEND)
            try:
                await self.store.beat(self.now())
                await self.rooms.tend()
                if self.settings.keep_days and self.loop_time() - swept > SWEEP:
                    swept = self.loop_time()
                    gone = await self.store.purge(self.now() - self.settings.keep_days * 86_400_000)
                    if gone:
                        log.info("purged", count=gone)
                        await self.rooms.drop_deleted()
            except StoreFailed as error:
                self.note_failure()
                log.error("tending failed", error)
            except Exception as error:
                log.error("tending failed", error)

    def _worded(self, outcome: str) -> None:
        """Count what became of a bot's words; that they do not come any more is a line, and that they do again."""
        self.metrics.bot_words.add(outcome)
        speechless = outcome in ("late", "failed")
        if speechless != self._speechless:
            self._speechless = speechless
            if speechless:
                log.warning("speaker does not answer", kind=outcome)
            else:
                log.info("speaker answers again")

    def _gone(self, guest: str, kind: str, address: str) -> None:
        self.spawn(self.store.unsubscribe(guest, kind, address))

    def _still_due(self, notice: notices.Notice) -> bool:
        live = self.rooms.open.get(notice.room)
        return live is None or live.awaits(notice.guest)


def hashed(secret: str) -> bytes:
    """What is stored of a token or a key."""
    return sha256(secret.encode()).digest()


def new_token() -> str:
    """256 unguessable bits."""
    return token_urlsafe(32)


def new_id(length: int = 10) -> str:
    """A name for a room, a match, a guest."""
    return "".join(choice(LETTERS) for _ in range(length))


def new_invite() -> str:
    """The code of an invitation."""
    return new_id(INVITE)


def read_invite(written: str) -> str | None:
    """The code somebody wrote down or typed, in capitals and groups perhaps; none if it cannot be one."""
    code = "".join(sign for sign in written.lower() if not (sign.isspace() or sign in DASHES))
    return code if len(code) == INVITE and {*code} <= {*LETTERS} else None


def new_secret() -> str:
    """What the server commits to before a deal."""
    return token_hex(32)
