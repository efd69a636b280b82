"""Somebody who keeps a socket open and reads nothing from it."""

from __future__ import annotations

import json
import socket
from base64 import b64encode
from pathlib import Path

from tests.server.harness import Person, run, serving


def _deaf(port: int, room: str, cookie: str) -> socket.socket:
    """A socket of the protocol that says hello and reads nothing from then on."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", port))
    key = b64encode(bytes(16)).decode()
    line.sendall(
        f"GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: penombre={cookie}\r\n\r\n".encode()
    )
    assert line.recv(12) == b"HTTP/1.1 101"
    hello = json.dumps({"type": "hello", "protocol": 1}).encode()
    line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return line


def test_who_reads_nothing_is_not_here_though_the_connection_stands(tmp_path: Path) -> None:
    async def scenario() -> None:
        anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
        room = await anna.opens()
        await bruno.joins(room)
        line = _deaf(server.port, room["id"], anna.cookie)
        try:
            async with bruno.at(room) as chair:
                await chair.until(lambda: chair.room and chair.room["seats"][0]["here"])
                for _ in range(30):
                    await bruno.does(room, "chat", text="🦊" * 500)
                for number in range(600):
                    await bruno.does(room, "ready", ready=bool(number % 2))
                await chair.until(lambda: not chair.room["seats"][0]["here"])
        finally:
            line.close()

    with serving(tmp_path) as server:
        run(scenario())
        assert server.complaints() == []
