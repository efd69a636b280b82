"""`penombre serve`: a server on one SQLite file, or on PostgreSQL beside others."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn

from penombre.cli.failure import Failure, Usage
from penombre.cli.keep import data_folder
from penombre.server import Limits, Settings, application, lan_address, logs, openapi, qr

FILE: Final = "penombre.sqlite3"


def run(*, host: str, port: int, data: Path | None, database: str | None, log: str | None, **chosen: Any) -> int:
    """Serve until told to stop."""
    if log not in (None, "json", "terminal"):
        raise Usage(f"unknown log format {log!r}; expected json or terminal")
    logs.setup("terminal" if (log or ("terminal" if sys.stderr.isatty() else "json")) == "terminal" else "json")
    settings = _settings(**chosen)
    where = store_at(data, database)
    listening = _listening(host, port)
    port = listening.getsockname()[1]
    shown = lan_address() if host in ("0.0.0.0", "::") else host
    address = settings.public_url or f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
    app = application(settings, where, address)
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            loop="uvloop" if sys.platform != "win32" else "asyncio",
            http="httptools",
            ws="websockets-sansio",
            ws_max_size=settings.limits.frame_bytes,
            ws_per_message_deflate=False,
            access_log=False,
            log_config=None,
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=5,
        )
    )
    _announce(address, where)
    server.run(sockets=[listening])
    if not server.started:
        raise Failure("the server could not start: the log says why")
    return 0


def store_at(data: Path | None, database: str | None) -> Path | str:
    """Where a server keeps everything."""
    if database is not None:
        if data is not None:
            raise Usage("give --data or --database, not both")
        return database
    home = data or data_folder()
    try:
        home.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise Failure(f"cannot keep anything in {home}: {error.strerror}") from None
    return home / FILE


def print_schema() -> int:
    """Print the wire schema."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(openapi.schema())).decode() + "\n")
    return 0


def _settings(*, tempo: float, bot_tempo: float, proxies: int, keep_days: int, **chosen: Any) -> Settings:
    if not 0 < tempo <= 1000 or not 0 <= bot_tempo <= 1000:
        raise Usage("--tempo and --bot-tempo are numbers up to 1000, and a tempo is more than 0")
    if not 0 <= proxies <= 10 or keep_days < 0:
        raise Usage("--proxies is from 0 to 10, and --keep-days is not negative")
    limits = Limits.read(os.environ)
    return Settings(limits=limits, tempo=tempo, bot_tempo=bot_tempo, proxies=proxies, keep_days=keep_days, **chosen)


def _listening(host: str, port: int) -> socket.socket:
    if not 0 <= port <= 65535:
        raise Usage(f"a port is a number from 0 to 65535, not {port}")
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise Failure(f"cannot listen on {host} port {port}: {error.strerror}") from None
    return listening


def _announce(address: str, where: Path | str) -> None:
    kept = f"in {where}" if isinstance(where, Path) else "in the database"
    if sys.stdout.isatty():
        sys.stdout.write(qr.terminal(address) + "\n")
    sys.stdout.write(f"{address}\nEverything is kept {kept}. Ctrl+C stops the server.\n")
    sys.stdout.flush()
