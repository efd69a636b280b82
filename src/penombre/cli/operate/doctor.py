"""`penombre doctor`: looks whether a store is whole, and says so in sentences. It only reads."""

from __future__ import annotations

import asyncio
import os
import shutil
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from penombre.cli.operate.serve import FILE, file_at
from penombre.engine import UnknownVersion
from penombre.engine import snapshot as engine_snapshot
from penombre.server.limits import Limits
from penombre.server.match.match_log import Record
from penombre.server.node_clock import wall
from penombre.server.room.room_document import decode_room
from penombre.store import Missing, RoomRow, Store, StoreFailed, StoreUnreadable, open_store
from penombre.store.backup import last_backup
from penombre.store.chain import broken_chains
from penombre.store.losses import behind
from penombre.store.mark import mark_beside, read_mark

PAGE: Final = 200
LOOKS: Final = 3
"""How often what is missing is looked for before it is believed: a server that runs may just be deleting it."""
OLD_BACKUP: Final = 7 * 86_400_000
"""Milliseconds after which a back-up is called old."""


class Finding(Struct, frozen=True):
    """What was looked at, whether it is well, and a sentence about it."""

    about: str
    state: Literal["ok", "note", "bad"]
    says: str


def examine(store: str | None, *, as_json: bool) -> int:
    """Look at everything and print what was found; 1 if something is wrong."""
    where = _place(store)
    findings = asyncio.run(_examined(where))
    well = all(finding.state != "bad" for finding in findings)
    if as_json:
        report = {"store": "postgresql" if isinstance(where, str) else str(where), "well": well, "findings": findings}
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")
    else:
        for finding in findings:
            sys.stdout.write(f"{finding.state:4}  {finding.says}\n")
        sys.stdout.write("All is well.\n" if well else "Something is wrong: see docs/operating.md, Damage.\n")
    return 0 if well else 1


def _place(store: str | None) -> Path | str:
    if store is None:
        return file_at(None, make=False)
    if "://" in store:
        return store
    path = Path(store)
    return path / FILE if path.is_dir() else path


async def _examined(where: Path | str) -> list[Finding]:
    try:
        store = await open_store(where, only_read=True)
    except (StoreFailed, StoreUnreadable) as error:
        return [Finding("version", "bad", f"The store cannot be opened: {error}.")]
    try:
        findings = [Finding("version", "ok", "The store opens, and its schema is the one of this version.")]
        findings += await _files(store, where) if isinstance(where, Path) else []
        findings += await _missing(store, where)
        findings += await _rooms_and_matches(store)
    except StoreFailed as error:
        findings.append(Finding("reading", "bad", f"The store cannot be read: {error}."))
    finally:
        await store.close()
    return findings


async def _files(store: Store, where: Path) -> list[Finding]:
    fault = await store.database.sound()
    return [
        Finding("integrity", "bad", f"SQLite finds the file damaged ({fault}): restore a back-up.")
        if fault
        else Finding("integrity", "ok", "SQLite finds the file whole."),
        *_permissions(where),
        _room_on_disk(where),
        _backup(where),
    ]


def _permissions(where: Path) -> Iterator[Finding]:
    if stat.S_IMODE(where.stat().st_mode) & 0o077:
        yield Finding("permissions", "bad", f"Others may read {where.name}, and every secret is in it: chmod 600.")
    elif not os.access(where, os.W_OK) or not os.access(where.parent, os.W_OK):
        yield Finding("permissions", "note", f"This user may not write {where.name}: is it the one the server runs as?")
    else:
        yield Finding("permissions", "ok", "Only its owner may read the file.")


def _room_on_disk(where: Path) -> Finding:
    free, reserve = shutil.disk_usage(where.parent).free, Limits.read(os.environ).disk_reserve_mb * 2**20
    says = f"{free / 2**20:,.0f} MB are free on its disk"
    if free < reserve:
        return Finding("disk", "bad", f"Only {says}: less than the reserve of {reserve // 2**20} MB.")
    return Finding("disk", "ok", f"{says}.")


def _backup(where: Path) -> Finding:
    last = last_backup(where)
    if last is None:
        return Finding("backup", "note", "No back-up was ever made here: see 'penombre backup'.")
    age = wall() - last.at
    says = f"The last back-up is {age / 3_600_000:.1f} hours old"
    if not Path(last.file).is_file():
        return Finding("backup", "note", f"{says}, but {last.file} is not there any more.")
    return Finding("backup", "note" if age > OLD_BACKUP else "ok", f"{says}: {last.file}.")


async def _missing(store: Store, where: Path | str) -> list[Finding]:
    findings: list[Finding] = []
    if isinstance(where, Path):
        for _ in range(LOOKS):
            marked = read_mark(mark_beside(where))
            missing = Missing() if marked is None else await store.database.read(behind, marked)
            if not missing:
                break
            await asyncio.sleep(0.3)
        findings += _of_mark(missing, None if marked is None else marked.damaged)
    for gap in await store.database.read(broken_chains, finished=True):
        findings.append(
            Finding(
                "chain",
                "bad",
                f"The log of match {gap.match} is as it was written up to entry {gap.intact} of {gap.head}: after that "
                "one is missing, changed or in another's place.",
            )
        )
    if not any(finding.about == "chain" for finding in findings):
        findings.append(Finding("chain", "ok", "Every log is as it was written."))
    return findings


def _of_mark(missing: Missing, damaged: int | None) -> Iterator[Finding]:
    if damaged is None:
        yield Finding("mark", "note", "There is no mark beside the file: an end that was lost could not be noticed.")
    elif damaged:
        yield Finding("mark", "note", f"Lines of the mark that cannot be read: {damaged}.")
    if missing.replaced:
        yield Finding("mark", "bad", "The mark is that of another store: this file was put in its place, or made anew.")
    if missing.commits:
        yield Finding("mark", "bad", f"The last {missing.commits} commits are missing: this is an older state.")
    for loss in missing.losses:
        yield Finding("mark", "bad", f"Match {loss.match} lost {loss.lost} entries: {loss.kept} are there.")
    if damaged == 0 and not missing:
        yield Finding("mark", "ok", "Nothing is missing that the mark knows of.")


async def _rooms_and_matches(store: Store) -> list[Finding]:
    findings: list[Finding] = []
    tables = matches = unknown = 0
    last = ""
    while rows := await store.rooms_after(last, PAGE):
        for row in rows:
            tables += 1
            match = _match_of(row, findings)
            if match and (await store.match(match)) is None:
                findings.append(Finding("rooms", "bad", f"Table {row.id} plays match {match}, which is not there."))
        last = rows[-1].id
    last = ""
    while ids := await store.database.fetch("SELECT id FROM matches WHERE id > $1 ORDER BY id LIMIT $2", last, PAGE):
        for (match,) in ids:
            matches += 1
            fault = await _replayed(store, match)
            if fault is None:
                unknown += 1
            elif fault:
                findings.append(Finding("replay", "bad", f"Match {match} {fault}."))
        last = ids[-1][0]
    if unknown:
        findings.append(Finding("replay", "note", f"Matches of games or rules that are not here: {unknown}."))
    if not any(finding.state == "bad" for finding in findings):
        findings.append(Finding("rooms", "ok", f"All tables can be read: {tables}."))
        findings.append(Finding("replay", "ok", f"All matches play from their logs, as far as they got: {matches}."))
    return findings


def _match_of(row: RoomRow, findings: list[Finding]) -> str:
    try:
        room = decode_room(row.body)
    except msgspec.MsgspecError:
        findings.append(Finding("rooms", "bad", f"Table {row.id} cannot be read."))
        return ""
    return room.match if room.status == "playing" else ""


async def _replayed(store: Store, match: str) -> str | None:
    """What is wrong with a match, if anything; none if the rules it was dealt under are not here."""
    kept = await store.snapshot(match)  # first: a server that runs may go on meanwhile
    entries = await store.entries(match)
    try:
        if not entries:
            return "has no log"
        record = Record.of(entries[: kept.seq] if kept else entries)
        if kept is not None:
            snapshot, _ = Record.restored(kept.body)
            if (snapshot.head, engine_snapshot(snapshot.match)) != (record.head, engine_snapshot(record.match)):
                return f"stands otherwise in its snapshot than its log tells, after entry {kept.seq}"
            for entry in entries[kept.seq :]:
                record.follow(entry)
    except UnknownVersion:
        return None
    except Exception as error:  # a log that was changed may lead the rules anywhere
        return f"does not play from its log ({type(error).__name__})"
    return ""
