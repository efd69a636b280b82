"""`penombre backup` and `penombre restore`: a checked copy of the SQLite file, and back into its place."""

from __future__ import annotations

import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path

from penombre.cli.failure import Failure
from penombre.cli.operate.serve import file_at
from penombre.server.node_clock import wall
from penombre.server.room.lost_entries import find_and_tell
from penombre.store import Missing, StoreFailed, StoreUnreadable, open_store
from penombre.store.backup import NAME, back_up, put_back


def back_up_to(file: Path, data: Path | None) -> int:
    """Write a copy of the store and check it."""
    copy = file / datetime.now(UTC).strftime(NAME) if file.is_dir() else file
    try:
        size = back_up(file_at(data, make=False), copy)
    except (StoreFailed, StoreUnreadable) as error:
        raise Failure(f"nothing was backed up: {error}") from None
    sys.stdout.write(
        f"{copy} has everything ({size / 1e6:.1f} MB), and was checked. "
        "Every secret of the store is in it: keep it like the store.\n"
    )
    return 0


def restore_from(file: Path, data: Path | None) -> int:
    """Put a copy into the place of the store."""
    where = file_at(data)
    try:
        aside = put_back(file, where)
    except (StoreFailed, StoreUnreadable) as error:
        raise Failure(f"nothing was restored: {error}") from None
    missing = asyncio.run(_accepted(where))
    sys.stdout.write(f"{where} is restored from {file}.\n")
    if aside is not None:
        sys.stdout.write(f"What was there before is {aside.name}, in the same folder; delete it when you are sure.\n")
    if missing.losses:
        entries = sum(loss.lost for loss in missing.losses)
        sys.stdout.write(
            f"Matches that go on from an earlier moment: {len(missing.losses)}; entries that are not in the copy: "
            f"{entries}. Their tables are told.\n"
        )
    return 0


async def _accepted(where: Path) -> Missing:
    store = await open_store(where)
    try:
        return await find_and_tell(store, wall())
    finally:
        await store.close()
