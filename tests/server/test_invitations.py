"""An invitation is enough by itself: its code, read aloud, finds the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Person, Server, refusal, run, seated, serving, started

from penombre.server.tokens import INVITE, LETTERS, new_invite, read_invite


async def finds(person: Person, code: str) -> dict[str, Any]:
    found: dict[str, Any] = await person.call("GET", f"/api/invitations/{code}")
    return found


def test_a_code_finds_its_table_and_the_link_that_it_gives_is_enough_to_sit_down(server: Server) -> None:
    async def scenario() -> None:
        anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
        room = await anna.opens(players=5)
        await anna.does(room, "add_bot")
        found = await finds(bruno, room["invite"])
        assert found == {
            "room": room["id"],
            "link": room["link"],
            "game": "kemomimi_panic",
            "players": 5,
            "taken": 2,
            "status": "open",
            "host": "Anna",
        }
        id, _, invite = found["link"].rpartition("/")[2].partition("#")
        assert (await bruno.joins({"id": id, "invite": invite}))["you"] == 2

    run(scenario())


def test_a_code_may_be_written_in_capitals_and_groups(server: Server) -> None:
    async def scenario() -> None:
        room = await Person(server, "Anna").opens()
        code = room["invite"]
        for written in (code.upper(), f"{code[:4]}-{code[4:]}", f" {code[:2]} {code[2:]} ", f"{code[:4]}–{code[4:]}"):
            assert (await finds(Person(server, ""), written))["room"] == room["id"]

    run(scenario())


@pytest.mark.parametrize("code", ["abcdefgh", "abc", "o0o0o0o0", "a" * 100, "\N{SNOWMAN}" * 8, "%00%00%00%00abcd"])
def test_a_code_of_no_table_finds_nothing(server: Server, code: str) -> None:
    async def scenario() -> None:
        no = await refusal(finds(Person(server, ""), code))
        assert (no.status, no.code) == (404, "not_found")

    run(scenario())


def test_wrong_codes_are_counted_like_wrong_links(tmp_path: Path) -> None:
    async def scenario() -> None:
        anna, stranger = Person(server, "Anna"), Person(server, "")
        room = await anna.opens()
        for _ in range(3):
            assert (await refusal(finds(stranger, new_invite()))).code == "not_found"
        assert (await refusal(finds(stranger, room["invite"]))).code == "too_fast"
        assert (await refusal(stranger.looks(room))).code == "too_fast"

    with serving(tmp_path, environment={"PENOMBRE_LIMIT_WRONG_KEYS_PER_MINUTE": "3"}) as server:
        run(scenario())


def test_sending_somebody_away_changes_the_code_and_does_not_let_them_in_by_the_new_one(server: Server) -> None:
    async def scenario() -> None:
        room, (anna, bruno) = await seated(server, 2, bots=2)
        after = await anna.does(room, "kick", seat=1)
        assert (await refusal(finds(bruno, room["invite"]))).code == "not_found"
        assert (await refusal(finds(bruno, after["invite"]))).code == "banned"
        assert (await finds(Person(server, ""), after["invite"]))["taken"] == 3

    run(scenario())


def test_the_code_of_an_anonymous_table_does_not_tell_who_hosts_its_match(server: Server) -> None:
    async def scenario() -> None:
        room, (anna, _) = await seated(server, 2, bots=2, anonymous=True)
        await anna.does(room, "start")
        found = await finds(Person(server, ""), room["invite"])
        assert (found["host"], found["status"]) == ("", "playing")
        assert "Anna" not in str(found)

    run(scenario())


def test_the_code_of_a_table_at_play_is_good_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        room, _ = await started(server, 1, bots=3)
        server.stop()
        server.start()
        assert (await finds(Person(server, ""), room["invite"]))["room"] == room["id"]

    with serving(tmp_path) as server:
        run(scenario())


def test_a_code_that_is_taken_is_drawn_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
        first, second = await anna.opens(), await anna.opens()
        assert first["invite"] == "a" * INVITE and second["invite"] == "b" * INVITE
        await bruno.joins(second)
        assert (await anna.does(second, "kick", seat=1))["invite"] == "c" * INVITE
        assert (await finds(bruno, first["invite"]))["room"] == first["id"]

    with serving(tmp_path, program=("-m", "tests.server.repeated_invitations")) as server:
        run(scenario())


def test_no_sign_of_a_code_is_taken_for_another() -> None:
    assert not {*"0o1il"} & {*LETTERS}
    for _ in range(100):
        code = new_invite()
        assert read_invite(code.upper()) == code
