"""One house, one address: who floods it from the next room keeps nobody there from their seat."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from tests.server.harness import Person, Server, run, seated, serving
from tests.server.hostile.raw_lines import GET, LAST, PING, cut, frame, line, rest, socket_of

LIMITS = {
    "HITS_PER_SECOND": "5",
    "HITS_BURST": "30",
    "FRAMES_PER_SECOND": "2",
    "FRAMES_BURST": "40",
    "REQUESTS_PER_SECOND": "20",
    "CONNECTIONS_PER_ADDRESS": "8",
    "SOCKETS_PER_ADDRESS": "40",
    "SOCKETS_PER_GUEST": "8",
}
UPGRADE = (
    b"GET /api/rooms/nowhere/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with limits per address that are soon used up."""
    with serving(tmp_path, environment={f"PENOMBRE_LIMIT_{name}": value for name, value in LIMITS.items()}) as running:
        yield running


async def _flooded(server: Server, saying: bytes, times: int, again: bytes = b"", stays: float = 0) -> None:
    """Somebody opens so many connections one after the other, says something on each, and leaves."""
    for _ in range(times):
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(saying)
            await writer.drain()
            if again:
                await reader.read(12)
                writer.write(again)
            await asyncio.sleep(stays)
            writer.transport.abort()


async def _comes_back(person: Person, room: dict[str, object]) -> None:
    """Somebody who has a seat loads the page again and is let in."""
    assert (await person.http.get("/", headers={"cookie": f"penombre={person.cookie}"})).status_code == 200
    async with person.at(room) as chair:
        await chair.until(lambda: chair.room)
        assert chair.room["you"] is not None


def test_who_sits_comes_back_while_a_neighbour_asks_without_end(strict: Server) -> None:
    async def scenario() -> None:
        room, people = await seated(strict, 2, bots=2)
        await _flooded(strict, GET, 200)
        for person in people:
            await _comes_back(person, room)
        assert cut(strict, "too_fast") > 0

    run(scenario())


def test_who_sits_comes_back_while_a_neighbour_sends_frames_without_end(strict: Server) -> None:
    async def scenario() -> None:
        room, people = await seated(strict, 2, bots=2)
        await _flooded(strict, UPGRADE, 20, again=frame(LAST | PING) * 8, stays=0.02)
        for person in people:
            await _comes_back(person, room)

    run(scenario())


def test_who_sits_comes_back_while_a_neighbour_holds_all_sockets_of_the_house(strict: Server) -> None:
    async def scenario() -> None:
        room, people = await seated(strict, 2, bots=2)
        neighbour = Person(strict, "Zoé")
        own = await neighbour.opens()
        with ExitStack() as held:
            for _ in range(8):
                held.enter_context(await asyncio.to_thread(socket_of, strict, own["id"], neighbour.cookie))
            async with people[0].at(room) as one, people[1].at(room) as other:
                for chair in (one, other):
                    await chair.until(lambda chair=chair: chair.room)  # type: ignore[misc]
                # And once more, with all there is: whoever holds fewer is not sent away for it.
                once_more = held.enter_context(line(strict))
                once_more.sendall(UPGRADE.replace(b"Host: x", f"Cookie: penombre={neighbour.cookie}".encode()))
                assert rest(once_more).startswith(b"HTTP/1.1 503 ")
                await asyncio.gather(one.has_all(), other.has_all())
        assert cut(strict, "address") == 2

    run(scenario())
