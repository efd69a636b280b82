"""`penombre serve`, `backup`, `restore`, `doctor`, `export`, `import` and `schema`, with their options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from penombre.cli.options import UNAIDED, Speech

Data = Annotated[Path | None, Parameter(help="Folder of the SQLite file; by default the data folder.")]
Database = Annotated[
    str | None, Parameter(help="postgresql:// address, instead of a file.", env_var="PENOMBRE_DATABASE")
]


def serve(
    *,
    host: Annotated[str, Parameter(help="Address to listen on; 127.0.0.1 for this machine only.")] = "0.0.0.0",
    port: Annotated[int, Parameter(help="Port to listen on; 0 for any that is free.")] = 8000,
    data: Data = None,
    database: Database = None,
    public_url: Annotated[
        str,
        Parameter(
            help="What people type where a proxy stands in front, such as https://play.example.",
            env_var="PENOMBRE_URL",
            show_default=False,
        ),
    ] = "",
    proxies: Annotated[int, Parameter(help="How many proxies in front are trusted to say who the client is.")] = 0,
    keep_days: Annotated[
        int, Parameter(help="Days after which tables, matches and guests nobody touches are deleted; 0 keeps them.")
    ] = 180,
    backups: Annotated[
        Path | None, Parameter(help="Folder that gets a checked copy of the SQLite file now and then.")
    ] = None,
    every: Annotated[float, Parameter(help="Hours between two back-ups.")] = 24.0,
    keep: Annotated[int, Parameter(help="How many back-ups are kept; the oldest ones are removed.")] = 7,
    allow_webhook: Annotated[
        tuple[str, ...],
        Parameter(negative="", help="A host that turn notices may be sent to; again for more.", show_default=False),
    ] = (),
    allow_push: Annotated[
        tuple[str, ...],
        Parameter(
            negative="",
            help="A web push service besides those of the known browsers; again for more.",
            show_default=False,
        ),
    ] = (),
    contact: Annotated[
        str,
        Parameter(
            help="Where web push services can complain: mailto:you@example.org or https://….",
            env_var="PENOMBRE_CONTACT",
            show_default=False,
        ),
    ] = "",
    watch_delay: Annotated[
        float, Parameter(help="Minutes of play by which spectators who see every secret are behind a live table.")
    ] = 10.0,
    experts: Annotated[
        int | None,
        Parameter(
            help="Processes that expert bots think in, at most; 0 for no experts. By default all cores but one.",
            env_var="PENOMBRE_EXPERTS",
        ),
    ] = None,
    metrics_token: Annotated[
        str, Parameter(help="What reads /metrics from afar.", env_var="PENOMBRE_METRICS_TOKEN", show_default=False)
    ] = "",
    log: Annotated[
        str | None, Parameter(help="json or terminal; by default terminal where standard error is one.")
    ] = None,
    tempo: Annotated[float, Parameter(help="Stretch every time limit by this, for demonstrations.")] = 1.0,
    bot_tempo: Annotated[float, Parameter(help="Stretch by this how long bots seem to think.")] = 1.0,
    speech: Speech = UNAIDED,
) -> int:
    """Open tables for friends, on one SQLite file or on PostgreSQL.

    It prints its link, in a terminal as a QR code too, and serves until Ctrl+C or SIGTERM: what is under way is
    finished, and the exit code is 0. Limits are set by variables such as PENOMBRE_LIMIT_OPEN_ROOMS; docs/operating.md
    has them all, with back-ups, proxies and several nodes.
    """
    from penombre.cli import bot_speech
    from penombre.cli.operate.serve import run, usual_experts
    from penombre.server import Settings
    from penombre.server.scheduled_backups import BackupPlan

    bot_speech.understand(speech)
    settings = Settings(
        public_url=public_url.rstrip("/"),
        proxies=proxies,
        keep_days=keep_days,
        backups=None if backups is None else BackupPlan(backups, every, keep),
        webhook_hosts=allow_webhook,
        push_hosts=allow_push,
        contact=contact,
        watch_delay=watch_delay,
        experts=usual_experts() if experts is None else experts,
        metrics_token=metrics_token,
        tempo=tempo,
        bot_tempo=bot_tempo,
        speaker=bot_speech.endpoint(speech),
    )
    return run(host, port, data, database, log, settings)


def backup(
    file: Annotated[Path, Parameter(help="The copy to make; in a folder, a name with the moment is chosen.")],
    /,
    *,
    data: Data = None,
) -> int:
    """Copy the SQLite file of a server, which may go on running, and check the copy.

    It holds every secret of the store: keep it like the store itself. A server makes copies by itself with
    'penombre serve --backups DIR'.
    """
    from penombre.cli.operate.backup_and_restore import back_up_to

    return back_up_to(file, data)


def restore(
    file: Annotated[Path, Parameter(help="A copy made by 'penombre backup' or 'penombre serve --backups'.")],
    /,
    *,
    data: Data = None,
) -> int:
    """Put a copy in the place of the SQLite file of a server that is stopped; what was there is set aside.

    Tables whose matches had gone on since the copy was made are told.
    """
    from penombre.cli.operate.backup_and_restore import restore_from

    return restore_from(file, data)


def doctor(
    store: Annotated[
        str | None,
        Parameter(help="A data folder, a SQLite file or a postgresql:// address.", env_var="PENOMBRE_DATABASE"),
    ] = None,
    /,
    *,
    json: Annotated[bool, Parameter(negative="", help="Print one object instead of sentences.")] = False,
) -> int:
    """Look whether a store is whole, and explain what is not; changes nothing, and a server may go on running.

    Without a store it looks at that of the data folder. The exit code is 0 if all is well, else 1.
    """
    from penombre.cli.operate.doctor import examine

    return examine(store, as_json=json)


def export_store(
    file: Annotated[Path, Parameter(help="The file to write; there must be none of that name.")],
    /,
    *,
    data: Data = None,
    database: Database = None,
) -> int:
    """Write everything a server keeps into one file; it may go on running.

    The file holds every secret of the store, deals of unfinished matches included: keep it like the store itself.
    """
    from penombre.cli.operate.archive import export_to

    return export_to(file, data, database)


def import_store(
    file: Annotated[Path, Parameter(help="A file written by 'penombre export'.")],
    /,
    *,
    data: Data = None,
    database: Database = None,
) -> int:
    """Fill an empty store from an exported file: all of it, or nothing if anything in it is wrong."""
    from penombre.cli.operate.archive import import_from

    return import_from(file, data, database)


def schema(
    *,
    boards: Annotated[
        Path | None,
        Parameter(help="Write into this folder what boards of the web client know of their games, as TypeScript."),
    ] = None,
) -> int:
    """Print everything that goes over the wire as JSON Schema: see docs/protocol.md."""
    from penombre.cli.operate import board_types
    from penombre.cli.operate.serve import print_schema

    return print_schema() if boards is None else board_types.write(boards)
