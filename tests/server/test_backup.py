"""A copy of the store is one file, whoever makes it; `penombre backup` and `restore` are in `hostile`."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

from tests.server.harness import Person, Server, playing, plays_on, run, serving

FILE = "penombre.sqlite3"


async def _plays_to_the_end(server: Server, cookie: str, room: dict[str, object]) -> int:
    """The person of this cookie plays the match of a restored server; the number of the first frame they got."""
    anna = Person(server, "Anna")
    anna.http.cookies.set("penombre", cookie)
    async with anna.at(room) as chair:
        await chair.until(lambda: chair.seq)
        first = chair.seq or 0
        await plays_on(chair)
        assert chair.over
    return first


def test_the_file_of_a_stopped_server_is_everything(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(server, 1, bots=3) as (room, people, (chair,)):
            await chair.until(lambda: (chair.seq or 0) > 3)
        assert server.stop() == 0
        (tmp_path / "copy").mkdir()
        shutil.copy(tmp_path / FILE, tmp_path / "copy" / FILE)
        with serving(tmp_path / "copy", *BRISK) as restored:
            assert await _plays_to_the_end(restored, people[0].cookie, room) > 3

    with serving(tmp_path, *BRISK) as server:
        run(scenario())


def test_a_copy_made_while_the_server_runs_goes_on_from_its_moment(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(server, 1, bots=3) as (room, people, (chair,)):
            await chair.until(lambda: (chair.seq or 0) > 3)
            (tmp_path / "copy").mkdir()
            source, target = sqlite3.connect(tmp_path / FILE), sqlite3.connect(tmp_path / "copy" / FILE)
            source.backup(target)
            source.close()
            target.close()
            await plays_on(chair)
            with serving(tmp_path / "copy", *BRISK) as restored:
                assert await _plays_to_the_end(restored, people[0].cookie, room) < (chair.seq or 0)

    with serving(tmp_path, *BRISK) as server:
        run(scenario())


BRISK = ("--tempo", "0.05", "--bot-tempo", "0.005")
