"""`penombre export` and `penombre import`: a whole store as one file, from one database and into another."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from penombre.cli.failure import Failure, Usage
from penombre.cli.operate.serve import store_at
from penombre.cli.progress import Tell, progress, stoppable
from penombre.store import StoreUnreadable, open_store
from penombre.store.dump import export_store, import_store


def export_to(file: Path, data: Path | None, database: str | None) -> int:
    """Write a store into a new file; nothing is left of it if that fails."""
    where = store_at(data, database, make=False)
    try:
        # Only this user may read it: sessions and the secrets of unfinished matches are in it.
        out = os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")
    except FileExistsError:
        raise Usage(f"{file} exists already; expected the name of a new file") from None
    except OSError as error:
        raise Usage(f"cannot write {file}: {error.strerror}") from None
    try:
        with out, progress("exporting") as tell:
            rows = stoppable(lambda tell: asyncio.run(_exported(where, out, tell)), tell)
            out.flush()
            os.fsync(out.fileno())
    except BaseException as error:
        file.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise Failure(f"cannot write {file}: {error.strerror}") from None
        raise
    sys.stdout.write(f"{rows} rows are in {file}. Every secret of the store is too: keep it like the store.\n")
    return 0


async def _exported(where: Path | str, out: BinaryIO, tell: Tell) -> int:
    store = await open_store(where, only_read=True)
    try:
        return await export_store(store, out, _rows(tell))
    finally:
        await store.close()


def import_from(file: Path, data: Path | None, database: str | None) -> int:
    """Fill an empty store from a file."""
    try:
        source = file.open("rb")
    except OSError as error:
        raise Usage(f"cannot read {file}: {error.strerror}") from None
    with source:
        where = store_at(data, database)
        with progress("importing") as tell:
            rows = stoppable(lambda tell: asyncio.run(_imported(where, source, tell)), tell)
    kept = where if isinstance(where, Path) else "the database"
    sys.stdout.write(f"{rows} rows were imported into {kept}.\n")
    return 0


async def _imported(where: Path | str, source: BinaryIO, tell: Tell) -> int:
    store = await open_store(where)
    try:
        return await import_store(store, source, _rows(tell))
    except StoreUnreadable as error:
        raise Failure(f"nothing was imported: {error}") from None
    finally:
        await store.close()


def _rows(tell: Tell) -> Callable[[int], None]:
    return lambda rows: tell(rows, None)
