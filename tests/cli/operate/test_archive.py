"""`penombre export` and `penombre import`: a server's tables as one file, and back, into either database."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from tests.cli.conftest import PENOMBRE, Run, Terminal
from tests.server.harness import Person, Server, serving, started
from tests.server.harness import run as play
from tests.store.make_rows import guest, match, opened
from tests.store.postgres_server import running_postgres
from tests.timeouts import patience

from penombre.cli import main

STORE = "penombre.sqlite3"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.jsonl"


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path | str]:
    """An empty place for a store."""
    if request.param == "sqlite":
        yield tmp_path / "elsewhere"
    else:
        with running_postgres() as postgres:
            yield postgres.new_database()


def option(where: Path | str) -> tuple[str, str]:
    return ("--data", str(where)) if isinstance(where, Path) else ("--database", where)


def penombre(*arguments: object) -> subprocess.CompletedProcess[str]:
    """A command beside a running server."""
    command = [*PENOMBRE, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=patience(120), check=False)


@pytest.fixture
def furnished(data: Path) -> Path:
    """The data folder, with a store of three guests and a long match."""
    data.mkdir()

    async def furnish() -> None:
        async with opened(data / STORE) as store:
            for name in ("Ada", "Bea", "Chloé"):
                await guest(store, name)
            await store.append(await match(store, "long", "ada"), 1, [b"x" * 100] * 2000, 5)

    asyncio.run(furnish())
    return data


def a_match_under_way(server: Server) -> tuple[str, dict[str, Any], dict[str, Any]]:
    """At a table where two answers were given: the cookie of a player, the room, and what that player sees."""
    found: list[Any] = []

    async def scenario() -> None:
        room, (anna, *_) = await started(server, 1, bots=3, windows="early")
        async with anna.at(room) as chair:
            for _ in range(2):
                await chair.until(lambda: chair.question is not None)
                await chair.answers()
            await chair.until(lambda: chair.question is not None)
            await anna.does(room, "pause", on=True)
            await chair.has_all()  # bots may have gone on until then
            found.extend([anna.cookie, room, {"question": chair.state["question"], "told": chair.told}])

    play(scenario())
    cookie, room, seen = found
    return cookie, room, seen


def seen_again(server: Server, cookie: str, room: dict[str, Any]) -> dict[str, Any]:
    """What the owner of a cookie sees at that table."""
    found: dict[str, Any] = {}

    async def scenario() -> None:
        person = Person(server, "Anna")
        person.http.cookies.set("penombre", cookie)
        async with person.at({"id": room["id"]}) as chair:
            await chair.until(lambda: chair.state)
            found.update(question=chair.state["question"], told=chair.told)

    play(scenario())
    return found


def test_a_match_goes_on_where_it_was_in_another_database(data: Path, file: Path, elsewhere: Path | str) -> None:
    with serving(data, "--bot-tempo", "0.02") as server:
        cookie, room, seen = a_match_under_way(server)
        exported = penombre("export", file)  # while the server runs
    assert exported.returncode == 0, exported.stderr
    assert f"rows are in {file}. Every secret of the store is too" in exported.stdout
    assert file.stat().st_mode & 0o777 == 0o600
    imported = penombre("import", file, *option(elsewhere))
    assert imported.returncode == 0, imported.stderr
    assert imported.stdout.split()[0] == exported.stdout.split()[0]
    with serving(elsewhere, "--bot-tempo", "0.02") as other:
        assert seen_again(other, cookie, room) == seen


def test_nothing_is_written_over(run: Run, file: Path) -> None:
    file.write_text("a letter")
    ran = run("export", file)
    assert ran.code == 2
    assert ran.err == f"penombre: {file} exists already; expected the name of a new file\n"
    assert file.read_text() == "a letter"


def test_a_store_that_does_not_exist_is_not_made(run: Run, data: Path, file: Path) -> None:
    ran = run("export", file)
    assert ran.code == 1
    assert "there is no such file" in ran.err
    assert not file.exists()
    assert not data.exists()


def test_a_folder_that_does_not_exist(run: Run, tmp_path: Path) -> None:
    ran = run("export", tmp_path / "no" / "such.jsonl")
    assert ran.code == 2
    assert "cannot write" in ran.err and "No such file or directory" in ran.err


def test_a_file_that_does_not_exist(run: Run, data: Path, file: Path) -> None:
    ran = run("import", file)
    assert ran.code == 2
    assert ran.err == f"penombre: cannot read {file}: No such file or directory\n"
    assert not data.exists()


def test_a_folder_is_no_exported_store(run: Run, tmp_path: Path) -> None:
    ran = run("import", tmp_path)
    assert ran.code == 2
    assert "Is a directory" in ran.err


@pytest.mark.usefixtures("furnished")
def test_a_file_that_was_cut_short_is_not_imported(run: Run, file: Path, tmp_path: Path) -> None:
    assert run("export", file).code == 0
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(file.read_bytes()[:-200])
    target = tmp_path / "elsewhere"
    ran = run("import", cut, "--data", target)
    assert ran.code == 1
    assert ran.err.startswith("penombre: nothing was imported: line ")
    assert run("import", file, "--data", target).code == 0


@pytest.mark.usefixtures("furnished")
def test_a_store_that_is_not_empty_is_not_filled(run: Run, file: Path) -> None:
    assert run("export", file).code == 0
    ran = run("import", file)
    assert ran.code == 1
    assert "this store is not empty" in ran.err


def test_a_running_server_is_not_imported_into(data: Path, file: Path) -> None:
    with serving(data):
        assert penombre("export", file).returncode == 0
        ran = penombre("import", file)
    assert ran.returncode == 1
    assert "is in use by another server" in ran.stderr


def test_two_places_at_once_are_not_understood(run: Run, file: Path) -> None:
    ran = run("export", file, "--data", "x", "--database", "postgresql://x")
    assert ran.code == 2
    assert "give --data or --database, not both" in ran.err
    assert not file.exists()


@pytest.mark.usefixtures("furnished")
def test_a_full_disk_leaves_no_half_file(file: Path) -> None:
    command = ["sh", "-c", 'ulimit -f 100; exec "$@"', "sh", *PENOMBRE, "export", str(file)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=patience(), check=False)
    assert ran.returncode == 1, ran.stderr
    assert "cannot write" in ran.stderr and ran.stderr.count("\n") == 1
    assert not file.exists()


def _writes_without_end(pipe: Path) -> None:
    """An archive that is never whole, until nobody reads it any more."""
    with suppress(BrokenPipeError), pipe.open("wb") as half:
        half.write(b'{"format":"penombre-store","version":1}\n')
        for number in count():
            half.write(b'["guests","guest-%d","Ada","fr",null,5]\n' % number)


def test_a_terminal_sees_how_far_it_is_and_ctrl_c_leaves_nothing(terminal: Terminal, file: Path) -> None:
    pipe = file.with_name("pipe")
    os.mkfifo(pipe)
    child = terminal("import", pipe)
    writing = Thread(target=_writes_without_end, args=[pipe], daemon=True)
    writing.start()
    child.expect("importing")
    child.expect(r"[1-9]\d*/\?")  # so many are in, of nobody knows how many
    child.sendintr()
    child.expect("interrupted")
    child.wait()
    writing.join()
    assert child.exitstatus == 128 + signal.SIGINT
    assert main(["export", str(file)]) == 0
    assert b'"rows":0' in file.read_bytes()
