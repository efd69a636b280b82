"""What a crowd costs a server: spectators come to one table and go, while somebody who plays there looks at the clock.

.venv/bin/python -m bench.spectators --count 1000
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

AT_ONCE = 50
"""How many spectators come in at the same moment."""
LIFTED = (
    "MESSAGES_PER_SECOND",
    "REQUESTS_PER_SECOND",
    "SOCKETS_PER_ADDRESS",
    "SOCKETS_PER_GUEST",
    "SPECTATORS_PER_TABLE",
)


def resident(pid: int) -> float:
    """How many megabytes of memory a process holds."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text(encoding="ascii"))
    assert found is not None
    return int(found[1]) / 1024


async def came(socket: ClientConnection, invite: str) -> None:
    """Say hello, and read until the match is there; then go on reading, as a browser does."""
    await socket.send(json.dumps({"type": "hello", "protocol": 1, "invite": invite}))
    while json.loads(await socket.recv())["type"] != "full":
        pass


async def read(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


class Player:
    """Somebody who plays, and how long each answer of the server took."""

    def __init__(self, socket: ClientConnection) -> None:
        self.waits: list[float] = []
        self._socket = socket

    async def ping(self) -> None:
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
                print(f"{what:11}{resident(pid):6.1f} MB, slowest answer {player.slowest():7.1f} ms")

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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000, help="how many spectators come")
    count = parser.parse_args().count
    limits = {f"PENOMBRE_LIMIT_{name}": "0" for name in LIFTED}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "penombre", "serve", "--host", "127.0.0.1", "--port", "0", "--data", folder]
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env={**os.environ, **limits}
        )
        try:
            assert server.stdout is not None
            url = server.stdout.readline().strip()
            time.sleep(1)
            asyncio.run(asyncio.wait_for(measure(url, server.pid, count), 300))
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
