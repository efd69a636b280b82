"""`penombre serve`: a server on one SQLite file, or on PostgreSQL beside others."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec
import uvicorn
from msgspec.structs import replace
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from penombre.cli.failure import INTERRUPTED, Failure, Usage
from penombre.cli.folders import data_folder
from penombre.server import BadLimit, Limits, Settings, application, lan_address, logs, open_files, openapi, qr
from penombre.server.http.http_protocol import BoundedHttp
from penombre.server.http.request_guard import BadPublicUrl
from penombre.server.http.socket_protocol import BoundedSocket
from penombre.server.notices import Allowed, BadSetting, new_keys
from penombre.server.notices.push import Sender

FILE: Final = "penombre.sqlite3"
MOST_EXPERTS: Final = 64
"""More processes than this would need more open files than are kept free."""
_ANY: Final = ("0.0.0.0", "::")
_KERNEL_BYTES: Final = 128 * 1024
"""What the system may hold of one connection in each direction, instead of the megabytes it would let that grow to."""


def run(host: str, port: int, data: Path | None, database: str | None, log: str | None, settings: Settings) -> int:
    """Serve until told to stop: by Ctrl+C or SIGTERM, and then the exit code is 0."""
    if log not in (None, "json", "terminal"):
        raise Usage(f"unknown log format {log!r}; expected json or terminal")
    logs.setup("terminal" if (log or ("terminal" if sys.stderr.isatty() else "json")) == "terminal" else "json")
    settings = _checked(settings)
    open_files.raise_to(settings.limits.connections)
    where = store_at(data, database)
    if settings.backups is not None and not isinstance(where, Path):
        raise Usage("--backups is for the SQLite file; PostgreSQL has tools of its own, see docs/operating.md")
    with _listening(host, port) as listening:
        address = settings.public_url or _address(host, listening.getsockname()[1])
        try:
            app = application(settings, where, address)
        except BadPublicUrl as error:
            raise Usage(f"--public-url: {error}") from None
        return _serve(_Opening(app, lambda: _announce(address, where)), listening, settings)


def _serve(opening: _Opening, listening: socket.socket, settings: Settings) -> int:
    server = uvicorn.Server(
        uvicorn.Config(
            opening,
            loop="uvloop" if sys.platform != "win32" else "asyncio",
            http=BoundedHttp,
            ws=BoundedSocket,
            ws_max_size=settings.limits.frame_bytes,
            ws_per_message_deflate=False,
            access_log=False,
            log_config=None,
            server_header=False,
            proxy_headers=False,
            timeout_keep_alive=settings.limits.idle_seconds,
            timeout_graceful_shutdown=5,
        )
    )
    with _stopping(), suppress(SystemExit):  # uvicorn exits where it could not start
        _look_for_cycles_less_often()
        server.run(sockets=[listening])
    if opening.error is not None:
        raise opening.error
    if not server.started:
        raise Failure("the server could not start: the log says why")
    if server.force_exit:
        sys.stdout.write("Stopped at once; everything that was acknowledged is kept.\n")
        return INTERRUPTED
    sys.stdout.write("Stopped; everything is kept.\n")
    return 0


def usual_experts() -> int:
    """As many processes for experts as leave the server a core, and one at least."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(max(1, cores - 1), MOST_EXPERTS)


def store_at(data: Path | None, database: str | None, *, make: bool = True) -> Path | str:
    """Where a server keeps everything; the folder is made if there is none."""
    if database is not None:
        if data is not None:
            raise Usage("give --data or --database, not both")
        return database
    return file_at(data, make=make)


def file_at(data: Path | None, *, make: bool = True) -> Path:
    """The SQLite file of a data folder; the folder is made if there is none."""
    home = data or data_folder()
    try:
        if make:
            home.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise Failure(f"cannot keep anything in {home}: {error.strerror}") from None
    return home / FILE


def print_schema() -> int:
    """Print the wire schema."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(openapi.schema())).decode() + "\n")
    return 0


class _Opening:
    """The application, with a word when it has started, and what kept it from starting."""

    def __init__(self, app: ASGIApp, started: Callable[[], None]) -> None:
        self.error: Exception | None = None
        self._app = app
        self._started = started

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self._app(scope, receive, send)
            return

        async def telling(message: Message) -> None:
            if message["type"] == "lifespan.startup.complete":
                self._started()
            elif message["type"] == "lifespan.startup.failed":
                # The command says in one line what uvicorn would say in twenty.
                logging.getLogger("uvicorn.error").disabled = True
            await send(message)

        try:
            await self._app(scope, receive, telling)
        except Exception as error:
            self.error = error


@contextmanager
def _stopping() -> Iterator[None]:
    """A server is meant to be stopped by these signals: once it has, they are not raised again."""
    numbers = (signal.SIGINT, signal.SIGTERM)
    before = {number: signal.signal(number, lambda *_: None) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _checked(settings: Settings) -> Settings:
    """The settings, if a server can run with them, and the limits of the environment."""
    if not 0 < settings.tempo <= 1000 or not 0 <= settings.bot_tempo <= 1000:
        raise Usage("--tempo and --bot-tempo are numbers up to 1000, and a tempo is more than 0")
    if not 0 <= settings.proxies <= 10 or settings.keep_days < 0:
        raise Usage("--proxies is from 0 to 10, and --keep-days is not negative")
    plan = settings.backups
    if plan is not None and not (0 < plan.every <= 8760 and 1 <= plan.keep <= 10_000):
        raise Usage("--every is a number of hours up to 8760, and --keep from 1 to 10000")
    if not 0 <= settings.experts <= MOST_EXPERTS:
        raise Usage(f"--experts is a number of processes from 0 to {MOST_EXPERTS}")
    if not 1 <= settings.watch_delay <= 1440:
        raise Usage("--watch-delay is a number of minutes from 1 to 1440")
    try:
        limits = Limits.read(os.environ)
        Allowed(settings.webhook_hosts, settings.push_hosts)
        Sender(new_keys(), settings.contact)
    except (BadLimit, BadSetting) as error:
        raise Usage(str(error)) from None
    return replace(settings, limits=limits)


def _listening(host: str, port: int) -> socket.socket:
    if not 0 <= port <= 65535:
        raise Usage(f"a port is a number from 0 to 65535, not {port}")
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    for buffer in (socket.SO_SNDBUF, socket.SO_RCVBUF):
        listening.setsockopt(socket.SOL_SOCKET, buffer, _KERNEL_BYTES)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise Failure(f"cannot listen on {host} port {port}: {error.strerror}; --port takes another one") from None
    return listening


def _address(host: str, port: int) -> str:
    shown = lan_address() if host in _ANY else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"


def _look_for_cycles_less_often() -> None:
    """With thousands of sockets open, Python's search for cycles took a quarter of the time of an answer."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def _announce(address: str, where: Path | str) -> None:
    kept = f"in {where}" if isinstance(where, Path) else "in the database"
    if sys.stdout.isatty():
        sys.stdout.write(qr.terminal(address) + "\n")
    sys.stdout.write(f"{address}\nEverything is kept {kept}. Ctrl+C stops the server.\n")
    sys.stdout.flush()
