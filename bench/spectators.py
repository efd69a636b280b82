"""What a crowd costs a server: spectators come to one table and go, while somebody who plays there looks at the clock.

.venv/bin/python -m bench.spectators --count 1000
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.measured_server import memory_of, serving

AT_ONCE = 50
"""How many spectators come in at the same moment."""


async def came(socket: ClientConnection, invite: str) -> None:
    """Say hello, and read until the match is there."""
    await socket.send(json.dumps({"type": "hello", "protocol": 1, "invite": invite}))
    while json.loads(await socket.recv())["type"] != "full":
        pass


async def read(socket: ClientConnection) -> None:
    """Go on reading, as a browser does."""
    async for _ in socket:
        pass


class Player:
    """Somebody who plays, and how long each answer of the server took."""

    def __init__(self, socket: ClientConnection) -> None:
        self.waits: list[float] = []
        self._socket = socket

    async def ping(self) -> None:
        """Ask the server for a sign of life again and again, and note how long each took."""
        while True:
            start = time.perf_counter()
            await self._socket.send('{"type":"ping"}')
            while json.loads(await self._socket.recv())["type"] != "pong":
                pass
            self.waits.append(time.perf_counter() - start)
            await asyncio.sleep(0.05)

    def slowest(self) -> float:
        """The longest wait since the last time, in milliseconds."""
        waits, self.waits = self.waits, []
        return 1000 * max(waits, default=0)


async def opened(http: httpx.AsyncClient) -> dict[str, Any]:
    """A table where a match is played."""
    asked = {"game": "kemomimi_panic", "players": 4, "name": "Anna", "pace": "days"}
    room: dict[str, Any] = (await http.post("/api/rooms", json=asked)).json()
    for action in ({"type": "add_bot"},) * 3 + ({"type": "start"},):
        (await http.post(f"/api/rooms/{room['id']}/actions", json=action)).raise_for_status()
    return room


async def measure(url: str, pid: int, count: int) -> None:
    """Let a crowd come and go twice; print what the server held and how long the player waited."""
    async with httpx.AsyncClient(base_url=url, headers={"origin": url}) as http:
        room = await opened(http)
        cookie = http.cookies["penombre"]
        address = f"{url.replace('http', 'ws')}/api/rooms/{room['id']}/socket"
        async with connect(address, additional_headers={"Cookie": f"penombre={cookie}"}) as socket:
            await came(socket, "")
            player = Player(socket)
            pinging = asyncio.create_task(player.ping())
            await asyncio.sleep(1)

            def tell(what: str) -> None:
                print(f"{what:11}{memory_of(pid) / 2**20:6.1f} MiB, slowest answer {player.slowest():7.1f} ms")

            tell("alone")
            for _ in range(2):
                async with AsyncExitStack() as crowd:
                    readers = []
                    for first in range(0, count, AT_ONCE):
                        sockets = [
                            await crowd.enter_async_context(connect(address, compression=None))
                            for _ in range(min(AT_ONCE, count - first))
                        ]
                        await asyncio.gather(*(came(each, room["invite"]) for each in sockets))
                        readers += [asyncio.create_task(read(each)) for each in sockets]
                    tell(f"{count} came")
                    await asyncio.sleep(2)
                    tell("they watch")
                    for reader in readers:
                        reader.cancel()
                await asyncio.sleep(5)
                tell("they went")
            pinging.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--count", type=int, default=1000, help="how many spectators come")
    count = parser.parse_args().count
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (pid, port):
        asyncio.run(asyncio.wait_for(measure(f"http://127.0.0.1:{port}", pid, count), 300))


if __name__ == "__main__":
    main()
