"""Somebody who lends words: a real HTTP server on a real port that answers as an OpenAI-compatible service would."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple


class Request(NamedTuple):
    """What came in."""

    path: str
    headers: dict[str, str]
    body: bytes

    def messages(self) -> list[dict[str, str]]:
        """What was asked for."""
        asked: list[dict[str, str]] = json.loads(self.body)["messages"]
        return asked


class Reply(NamedTuple):
    """What goes out; drop by drop where there are pieces."""

    body: bytes
    status: int = 200
    drops: int = 0


def completion(text: str) -> Reply:
    """Words, as such a service gives them."""
    return Reply(json.dumps({"id": "1", "choices": [{"index": 0, "message": {"role": "x", "content": text}}]}).encode())


def in_keywords(request: Request) -> Reply:
    """A service that does as it is told: the first word it is asked to use, after the beginning it is asked for."""
    lines = [line.replace("\u00a0", " ") for line in request.messages()[1]["content"].splitlines()]
    told = {line.partition(" : ")[0]: line.partition(" : ")[2] for line in lines}
    keyword = told.get("Employez au moins un de ces mots", "Devine").split(", ")[0]
    start = told.get("Vos mots doivent commencer par", "").removesuffix("…")
    return completion(f"{start}{keyword} !")


class Lender:
    """The server, and all that was asked of it."""

    def __init__(self, replies: Callable[[Request], Reply]) -> None:
        self.replies = replies
        self.requests: list[Request] = []
        self.released = threading.Event()
        """Whoever is kept waiting goes when this is set."""
        lender = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                request = Request(self.path, dict(self.headers.items()), body)
                lender.requests.append(request)
                lender.answer(self, lender.replies(request))

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/v1"

    def answer(self, handler: BaseHTTPRequestHandler, reply: Reply) -> None:
        """Send a reply; whoever asked may have hung up."""
        try:
            handler.send_response(reply.status)
            handler.send_header("Content-Length", str(len(reply.body)))
            handler.end_headers()
            if not reply.drops:
                handler.wfile.write(reply.body)
                return
            for place in range(reply.drops):
                handler.wfile.write(reply.body[place : place + 1])
                handler.wfile.flush()
                if self.released.wait(0.05):
                    return
        except OSError:
            handler.close_connection = True

    def run(self) -> None:
        """Serve until it is closed."""
        self._server.serve_forever(poll_interval=0.02)

    def close(self) -> None:
        """Let everybody go."""
        self.released.set()
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def lending(replies: Callable[[Request], Reply]) -> Iterator[Lender]:
    """Somebody who lends words for the length of a test."""
    lender = Lender(replies)
    thread = threading.Thread(target=lender.run, daemon=True)
    thread.start()
    try:
        yield lender
    finally:
        lender.close()
        thread.join()
