from __future__ import annotations

import asyncio
import os
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.conftest import Covered
from tests.depth import Depth
from tests.store.make_rows import bodies, match, opened
from tests.store.postgres_server import PostgresServer
from tests.store.start_programs import child, line
from tests.timeouts import patience

from penombre.store import StoreFailed, open_store


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A process is killed when it has written so often; a soak does it at many more moments."""
    if "moment" in metafunc.fixturenames:
        moments = range(30) if metafunc.config.getoption("depth") == "soak" else (1, 50, 400)
        metafunc.parametrize("moment", moments)


async def test_a_killed_server_has_written_all_that_it_acknowledged(
    where: str, moment: int, depth: Depth, covered: Covered, request: pytest.FixtureRequest
) -> None:
    acknowledged: dict[str, int] = {}

    def note(said: str) -> None:
        name, head = said.split()
        acknowledged[name] = int(head)

    with child("append", where) as process:
        for _ in range(depth.of(test=moment, soak=Random(depth.seed + moment).randint(1, 1000))):
            note(line(process))
        process.kill()
        assert process.stdout is not None
        for said in process.stdout:
            if said.endswith("\n"):
                note(said)
    covered("kills of a process that writes", 1)
    covered("acknowledged entries", sum(acknowledged.values()))
    assert acknowledged
    if "://" in where:
        # What the database was told to write last it may still be writing.
        postgres: PostgresServer = request.getfixturevalue("postgres")
        while await asyncio.to_thread(postgres.connections, where):
            await asyncio.sleep(0.01)
    async with opened(where) as store:
        for name, head in acknowledged.items():
            written = await bodies(store, name)
            assert head <= len(written) <= head + 2
            # Pairs were appended: a half pair would be a unit that was not whole.
            assert written[1:] == [f"{name} {n} {x}".encode() for n in range(1, len(written), 2) for x in "ab"]


async def test_a_killed_server_can_be_started_again_at_once(tmp_path: Path) -> None:
    where = tmp_path / "penombre.db"
    with child("append", where) as process:
        line(process)
        with pytest.raises(StoreFailed, match="in use by another server"):
            async with opened(where):
                pass
        process.kill()
        process.wait()
        async with opened(where) as store:
            await store.check()


async def test_no_room_on_the_disk_is_said_and_costs_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    with child("overflow", tmp_path / "penombre.db") as process:
        said = [line(process) for _ in range(4)]
        assert process.wait(patience()) == 0
    assert [words.split()[0] for words in said] == ["refused", "refused", "read", "acknowledged"]
    assert "disk" in said[0]
    _, found, head = said[2].split()
    assert found == head and int(head) > 5
    async with opened(tmp_path / "penombre.db") as store:
        assert len(await bodies(store, "match")) == int(said[3].split()[1]) == int(head) + 2


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes, half of it taken."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "penombre-test", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode != 0:
        pytest.skip("only root may mount a disk")
    try:
        (folder / "ballast").write_bytes(bytes(1_000_000))
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


async def test_a_full_disk_is_named_and_the_store_goes_on_when_there_is_room_again(small_disk: Path) -> None:
    with child("fill-up", small_disk / "penombre.db") as process:
        assert line(process) == "refused the disk is full: nothing was written"
        _, found, head = line(process).split()
        assert found == head
        (small_disk / "ballast").unlink()
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
        assert line(process) == f"acknowledged {int(head) + 2}"
        assert process.wait(patience()) == 0
    async with opened(small_disk / "penombre.db") as store:
        assert len(await bodies(store, "match")) == int(head) + 2


@pytest.mark.parametrize("folder_too", [False, True])
async def test_a_read_only_file_is_refused_and_says_so(folder_too: bool) -> None:
    # In a folder that another user can reach: root may write anywhere, so the program becomes one.

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        where = folder / "penombre.db"
        async with opened(where) as store:
            await match(store)
        (folder / "penombre.db.lock").chmod(0o666)
        where.chmod(0o444)
        folder.chmod(0o555 if folder_too else 0o777)
        with child("check", where) as process:
            assert line(process) == f"refused {where} cannot be opened: Permission denied"
        folder.chmod(0o755)
        where.chmod(0o644)
        async with opened(where) as store:
            assert await bodies(store, "match") == [b"deal"]


async def test_closing_writes_what_is_under_way(where: str) -> None:
    store = await open_store(where)
    names = [await match(store, f"match {number}") for number in range(10)]
    under_way = [asyncio.create_task(store.append(name, 1, [b"x"], 2)) for name in names]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*under_way)
    async with opened(where) as store:
        for name in names:
            assert await bodies(store, name) == [b"deal", b"x"]


async def test_a_closed_store_refuses_to_work(where: str) -> None:
    async with opened(where) as store:
        await match(store)
    for attempt in (store.append("match", 1, [b"x"], 2), store.check(), store.match("match"), store.beat(5)):
        with pytest.raises(StoreFailed, match="closed"):
            await attempt
    await store.close()
