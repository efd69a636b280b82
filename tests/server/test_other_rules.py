"""Matches and tables from before the rules changed: those the server can still play, and those it cannot."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.harness import Chair, Server, has_to_answer, moved_on, plays_on, run, seated, serving, started

from penombre.engine import Transcript
from penombre.games import RULESETS

SPEED = ("--tempo", "0.05", "--bot-tempo", "0.02")
LATER = {setting.name for setting in RULESETS["kemomimi_panic"].settings if setting.since > 1}
"""What tables could not choose before version 2."""


@contextmanager
def _rewriting(folder: Path) -> Iterator[sqlite3.Connection]:
    """The store of a server that does not run."""
    with sqlite3.connect(folder / "penombre.sqlite3") as file:
        yield file
        file.execute("DELETE FROM snapshots")
        # Without links, as an earlier version wrote it: a chain would tell.
        file.execute("UPDATE log SET link = NULL")
        file.execute("UPDATE matches SET chain = NULL")
    file.close()


def _deal_under_other_rules(folder: Path) -> None:
    """As if the rules had changed since: the first line of the log names another version."""
    with _rewriting(folder) as file:
        [(body,)] = file.execute("SELECT body FROM log WHERE seq = 1").fetchall()
        file.execute("UPDATE log SET body = ? WHERE seq = 1", (body.replace(b'"version":', b'"version":9'),))


def _first_line(folder: Path) -> dict[str, Any]:
    """How the log of the only match begins."""
    with sqlite3.connect(folder / "penombre.sqlite3") as file:
        [(body,)] = file.execute("SELECT body FROM log WHERE seq = 1").fetchall()
    file.close()
    line: dict[str, Any] = json.loads(body)
    return line


def _deal_under_the_first_rules(folder: Path) -> None:
    """As if the match had been dealt before version 2 brought settings; by default they change nothing."""
    line = _first_line(folder)
    assert line["version"] == 2 and line["options"].keys() >= LATER
    line |= {"version": 1, "options": _without_later(line["options"])}
    with _rewriting(folder) as file:
        file.execute("UPDATE log SET body = ? WHERE seq = 1", (json.dumps(line).encode(),))


def _open_under_the_first_rules(folder: Path) -> None:
    """As if the table had been opened before version 2 brought settings."""
    with _rewriting(folder) as file:
        [(body,)] = file.execute("SELECT body FROM rooms").fetchall()
        room = json.loads(body)
        room["options"] = _without_later(room["options"])
        file.execute("UPDATE rooms SET body = ?", (json.dumps(room).encode(),))


def _without_later(options: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in options.items() if name not in LATER}


async def _answers_once(chair: Chair) -> None:
    """Everybody is asked at least three times before anybody can be eliminated: in the talk, the vote and the night."""
    await chair.until(lambda: has_to_answer(chair))
    assert chair.question is not None
    asked = chair.question["id"]
    await chair.answers()
    await chair.until(lambda: moved_on(chair, asked))
    assert not chair.over


def test_a_match_of_other_rules_is_said_to_be_one_and_the_host_can_begin_another(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        room, people = await started(server, 1, bots=3)
        server.stop()
        _deal_under_other_rules(tmp_path)
        server.start()
        async with people[0].at(room) as chair:
            await chair.until(lambda: "" in chair.refused)
            assert chair.refused[""]["code"] == "unknown_version"
            await people[0].does(room, "rematch")
            await people[0].does(room, "ready")
            await people[0].does(room, "start")
            await chair.until(lambda: chair.public)
            assert not chair.over

    with serving(tmp_path, *SPEED) as server:
        run(scenario(server))


def test_a_match_of_earlier_rules_goes_on_by_them_after_an_upgrade(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        room, (anna,) = await started(server, 1, bots=3, windows="early")
        async with anna.at(room) as chair:
            await _answers_once(chair)
        server.stop()
        _deal_under_the_first_rules(tmp_path)
        server.start()
        async with anna.at(room) as chair:
            await _answers_once(chair)
        # What a server writes down when it ends is of the first rules, too.
        server.stop()
        server.start()
        async with anna.at(room) as chair:
            await plays_on(chair)
            await chair.until(lambda: chair.room["status"] == "over")
        match = room["match"]
        assert (await anna.call("GET", f"/api/matches/{match}"))["version"] == 1
        [summary] = (await anna.call("GET", "/api/me/matches"))["matches"]
        assert summary["version"] == 1
        assert (await anna.call("GET", f"/api/matches/{match}/replay", seat="all"))["scenes"]
        kept = Transcript.decode(json.dumps(await anna.call("GET", f"/api/matches/{match}/transcript")))
        assert kept.version == 1 and not kept.options.keys() & LATER
        kept.verify(RULESETS)

    with serving(tmp_path, *SPEED) as server:
        run(scenario(server))


def test_a_table_from_before_an_upgrade_deals_by_todays_rules_and_writes_all_options_down(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        room, (anna,) = await seated(server, 1, bots=3)
        server.stop()
        _open_under_the_first_rules(tmp_path)
        server.start()
        assert not (await anna.looks(room))["options"].keys() & LATER
        await anna.does(room, "start")
        line = _first_line(tmp_path)
        assert line["version"] == RULESETS["kemomimi_panic"].version
        assert {name: line["options"][name] for name in LATER} == dict.fromkeys(LATER, False)

    with serving(tmp_path, *SPEED) as server:
        run(scenario(server))
