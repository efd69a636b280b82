"""Real services to send notices to: HTTP servers on this machine that keep what they receive."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass(frozen=True)
class Received:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass(frozen=True)
class Answer:
    status: int = 201
    headers: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Trust:
    """Both ends of TLS: a server that is `push.test`, and clients that trust the authority that says so."""

    server: ssl.SSLContext
    client: ssl.SSLContext


class Endpoint:
    """Gives the answers it was told to, one by one, then 201s; waits before each until `gate` is open."""

    def __init__(self, *answers: Answer, tls: ssl.SSLContext | None = None) -> None:
        self.received: list[Received] = []
        self.gate = threading.Event()
        self.gate.set()
        left = list(answers)
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", "0")))
                endpoint.received.append(Received(self.path, dict(self.headers.items()), body))
                endpoint.gate.wait(20)
                answer = left.pop(0) if left else Answer()
                self.send_response(answer.status)
                for name, value in answer.headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def do_GET(self) -> None:
                self.do_POST()

            def do_CONNECT(self) -> None:
                self.do_POST()

            def log_message(self, format: str, *args: Any) -> None:
                """Silent: what counts is in `received`."""

        class Server(ThreadingHTTPServer):
            def handle_error(self, request: Any, client_address: Any) -> None:
                """Some clients of these tests hang up on purpose."""

        self._server = Server(("127.0.0.1", 0), Handler)
        if tls is not None:
            # Not at accept: a client that turns its back during the handshake would stop the server.
            self._server.socket = tls.wrap_socket(self._server.socket, server_side=True, do_handshake_on_connect=False)
        self.port: int = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))

    def __enter__(self) -> Endpoint:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.gate.set()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


@contextlib.contextmanager
def speaking(talk: Callable[[socket.socket], None]) -> Iterator[int]:
    """A port where one client is served by `talk`, which speaks as rudely as it likes."""
    with socket.create_server(("127.0.0.1", 0)) as door:

        def serve() -> None:
            with contextlib.suppress(OSError):
                line, _ = door.accept()
                with line:
                    talk(line)

        thread = threading.Thread(target=serve)
        thread.start()
        try:
            yield door.getsockname()[1]
        finally:
            # A thread still in accept is woken by a call that says nothing.
            with contextlib.suppress(OSError):
                socket.create_connection(door.getsockname(), 1).close()
            thread.join()


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that has to happen."""
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.005)
