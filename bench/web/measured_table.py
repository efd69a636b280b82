"""A table in play for measurements: one person among bots, and the cookie of that person."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Self
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect

from bench.web.address import Address

GAME = "kemomimi_panic"
PATIENCE = 60.0


class Table:
    """A room of a running server where somebody plays with bots."""

    def __init__(self, url: str, cookie: str, room: dict[str, Any], http: httpx.Client) -> None:
        self.url = url
        self.cookie = cookie
        self.room = room
        self._http = http

    @classmethod
    def opened(cls, url: str, seats: int) -> Self:
        """Sit down with bots on all other seats, and deal."""
        http = httpx.Client(base_url=url, timeout=PATIENCE, headers={"origin": url})
        asked = {"game": GAME, "players": seats, "name": "Anna", "language": "en"}
        room = http.post("/api/rooms", json=asked).raise_for_status().json()
        table = cls(url, http.cookies["penombre"], room, http)
        for _ in range(seats - 1):
            table.does("add_bot")
        table.deals()
        return table

    @property
    def address(self) -> Address:
        return Address(self.url, f"/t/{self.room['id']}", self.cookie)

    @property
    def socket(self) -> str:
        return f"ws://{urlsplit(self.url).netloc}/api/rooms/{self.room['id']}/socket"

    def deals(self) -> None:
        self.does("ready")
        self.does("start")

    def does(self, type: str, **asked: Any) -> None:
        body = {"type": type, **asked}
        self._http.post(f"/api/rooms/{self.room['id']}/actions", json=body).raise_for_status()

    async def rests(self) -> None:
        """Wait until the match waits for this person alone: nothing moves while the table is looked at."""
        headers = {"Cookie": f"penombre={self.cookie}"}
        async with asyncio.timeout(PATIENCE), connect(self.socket, additional_headers=headers) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": 1}))
            async for text in socket:
                if json.loads(text).get("waiting") == [0]:
                    return

    def close(self) -> None:
        self._http.close()
