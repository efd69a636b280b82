"""A store that was damaged behind the server's back: it says what is missing, tells the tables, and play goes on."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import CALM, Chair, Person, Server, playing, plays_on, run, serving
from tests.server.reconnecting_players import asked, measured
from tests.server.test_full_disk import full_disk, health

from penombre.cli import main

FILE = "penombre.sqlite3"
Damage = Callable[[Path], None]


async def answered(chairs: list[Chair], times: int) -> None:
    """So many answers, each of which was acknowledged."""
    for _ in range(times):
        await chairs[0].until(lambda: any(chair.question for chair in chairs))
        chair = asked(chairs)
        assert await chair.answers() in chair.acknowledged
        for each in chairs:
            await each.has_all()


async def penombre(arguments: list[str]) -> int:
    """Run a command beside the server."""
    return await asyncio.to_thread(main, arguments)


def events(server: Server) -> list[dict[str, Any]]:
    """What the server logged."""
    return [json.loads(line) for line in server.read_errors().splitlines() if line.startswith("{")]


def wal(folder: Path) -> Path:
    return folder / f"{FILE}-wal"


def flip_some_of_the_log(folder: Path) -> None:
    text = bytearray(wal(folder).read_bytes())
    middle = int(len(text) * 0.9)  # where answers are: before them the deal is
    text[middle : middle + 64] = bytes(byte ^ 0xFF for byte in text[middle : middle + 64])
    wal(folder).write_bytes(text)


def delete_a_row(folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as database:
        database.execute("DELETE FROM log WHERE seq = (SELECT max(seq) - 3 FROM log)")


def change_a_row(folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as database:
        database.execute(
            "UPDATE log SET body = (SELECT body FROM log WHERE seq = 3) WHERE seq = (SELECT max(seq) - 3 FROM log)"
        )


DAMAGES: list[Damage] = [
    flip_some_of_the_log,
    lambda folder: os.truncate(wal(folder), int(wal(folder).stat().st_size * 0.9)),
    delete_a_row,
    change_a_row,
]


async def _goes_on(server: Server, room: dict[str, Any], people: list[Person], before: list[Chair]) -> None:
    """Everybody comes back with what they saw last, is told, and plays the match to its end."""
    for person in people:
        person.server = server
    async with AsyncExitStack() as sockets:
        chairs = [
            await sockets.enter_async_context(person.at(room, after=chair))
            for person, chair in zip(people, before, strict=True)
        ]
        for chair in chairs:
            await chair.up_to_date()
            assert chair.room["rewound"], "nobody was told"
            assert any(frame["type"] == "full" for frame in chair.frames), "what was lost was taken for what is"
        await asyncio.gather(*[plays_on(chair) for chair in chairs])
        assert all(chair.over for chair in chairs)


@pytest.mark.parametrize("damage", DAMAGES, ids=["log flipped", "log cut", "row deleted", "row changed"])
def test_what_was_acknowledged_and_is_lost_is_said_and_the_match_goes_on(tmp_path: Path, damage: Damage) -> None:
    async def scenario() -> None:
        async with playing(server, 4, windows="early") as (room, people, chairs):
            await answered(chairs, 6)
            server.kill()
            damage(tmp_path)
            server.start()
            said = [event for event in events(server) if event["event"] == "entries are missing"]
            assert [(event["match"], event["level"]) for event in said] == [(room["match"], "error")]
            assert measured(server, "lost_entries") == said[0]["count"] > 0
            await _goes_on(server, room, people, chairs)
        server.kill()
        server.start()
        assert len([event for event in events(server) if event["event"] == "entries are missing"]) == 1
        assert measured(server, "lost_entries") == 0

    with serving(tmp_path, *CALM) as server:
        # The tables themselves are not in the write-ahead log any more.
        server.stop()
        server.start()
        run(scenario())


def test_a_table_whose_match_is_gone_altogether_is_open_again_and_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(server, 4, windows="early") as (room, people, chairs):
            await answered(chairs, 2)
            server.kill()
            with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as database:
                database.execute("DELETE FROM log WHERE seq = 1")
            server.start()
            seen = await people[1].looks(room)
            assert (seen["status"], seen["match"], seen["rewound"]) == ("open", "", True)

    with serving(tmp_path, *CALM) as server:
        run(scenario())


def test_a_database_that_is_deleted_is_restored_and_play_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> None:
        async with playing(server, 4, windows="early") as (room, people, chairs):
            await answered(chairs, 3)
            assert await penombre(["backup", str(tmp_path / "copy"), "--data", str(data)]) == 0
            await answered(chairs, 3)
            assert await penombre(["restore", str(tmp_path / "copy"), "--data", str(data)]) == 1
            assert "in use by another server" in capsys.readouterr().err
            server.kill()
            for path in (data / FILE, data / f"{FILE}-wal", data / f"{FILE}-shm"):
                path.unlink()
            assert await penombre(["doctor", str(data)]) == 1
            assert await penombre(["restore", str(tmp_path / "copy"), "--data", str(data)]) == 0
            assert "Matches that go on from an earlier moment: 1" in capsys.readouterr().out
            server.start()
            assert not [event for event in events(server) if "missing" in event["event"]], "restoring is no loss"
            await _goes_on(server, room, people, chairs)
        assert await penombre(["doctor", str(data)]) == 0

    data = tmp_path / "data"
    with serving(data, *CALM) as server:
        run(scenario())


def test_copies_are_made_while_the_server_runs_and_the_oldest_go(tmp_path: Path) -> None:
    copies = tmp_path / "copies"

    async def scenario() -> None:
        async with playing(server, 1, bots=3) as (_, _, (chair,)):
            await plays_on(chair)
            await chair.until(lambda: sum(event["event"] == "back-up made" for event in events(server)) >= 3)

    with serving(tmp_path / "data", *CALM, "--backups", str(copies), "--every", "0.0003", "--keep", "2") as server:
        run(scenario())
        assert measured(server, "backup_timestamp_seconds") > 0
        server.stop()
    kept = sorted(copies.iterdir())
    assert len(kept) == 2 and all(path.stat().st_mode & 0o777 == 0o600 for path in kept)
    assert main(["doctor", str(kept[-1])]) == 0


def test_a_back_up_that_cannot_be_made_is_said_and_the_server_goes_on(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, no folder")

    async def scenario() -> None:
        async with playing(server, 1, bots=3) as (_, _, (chair,)):
            await chair.until(lambda: any(event["event"] == "back-up failed" for event in events(server)))
            await plays_on(chair)

    with serving(tmp_path / "data", *CALM, "--backups", str(tmp_path / "taken")) as server:
        run(scenario())


def test_the_health_of_a_server_whose_disk_is_full_is_known_at_once(tmp_path: Path) -> None:
    with serving(tmp_path, *CALM) as server:
        assert health(server)[0] == 200
        with full_disk(server):
            assert health(server)[0] == 503
