from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Person, Refused, Server, comes_in, plays_on, run, serving

NAME = "Quetzalcoatl"
WORDS = "cinnamon-harpsichord"
LEFT = "…"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, "--tempo", "0.05", "--bot-tempo", "0.02") as running:
        yield running


def kept(server: Server) -> bytes:
    """Everything that lies on the disk."""
    assert isinstance(server.where, Path)
    return b"".join(file.read_bytes() for file in sorted(server.where.iterdir()))


async def table(server: Server, **asked: Any) -> tuple[dict[str, Any], Person, Person]:
    """Anna and the guest who will want to be forgotten, with two bots, at play; something was said before."""
    anna, guest = Person(server, "Anna"), Person(server, NAME)
    room = await anna.opens(**asked)
    await guest.joins(room)
    await guest.does(room, "chat", text=f"{WORDS} before")
    for _ in range(2):
        await anna.does(room, "add_bot", level="random")
    await guest.does(room, "ready")
    return await anna.does(room, "start"), anna, guest


def test_the_name_and_the_words_of_who_is_forgotten_are_nowhere_any_more(own: Server) -> None:
    async def scenario() -> None:
        room, anna, guest = await table(own, pace="days")
        lobby = await anna.opens()
        await guest.joins(lobby)
        await guest.does(lobby, "chat", text=f"{WORDS} elsewhere")
        await guest.call("POST", "/api/me/link")
        await anna.does(lobby, "block", seat=1)
        await anna.does(lobby, "block", seat=1, on=False)
        async with AsyncExitStack() as stack:
            chair = await stack.enter_async_context(anna.at(room))
            gone = await stack.enter_async_context(guest.at(room))
            watching = await stack.enter_async_context(guest.at(lobby))
            await gone.until(lambda: gone.state)
            await gone.says(text=WORDS)
            await gone.says("accuse", about=0, text=f"{WORDS} twice")
            await chair.until(lambda: chair.words() == [WORDS, f"{WORDS} twice"])
            assert WORDS.encode() in kept(own)
            assert NAME.encode() in kept(own)
            await guest.call("DELETE", "/api/me")
            assert guest.cookie == ""
            for socket in (gone, watching):
                await socket.until_closed()
            # The words leave the screens of those who are here, and whoever comes gets none.
            await chair.until(lambda: chair.words() == [LEFT, LEFT])
            seat = chair.room["seats"][1]
            assert (seat["kind"], seat["stand_in"], seat["name"], seat["here"]) == ("empty", True, LEFT, False)
            async with anna.at(room) as again:
                await again.until(lambda: again.state)
                assert again.state["type"] == "full"
                assert again.words() == [LEFT, LEFT]
        assert NAME not in json.dumps([await anna.looks(room), await anna.looks(lobby)])
        assert (await anna.looks(lobby))["seats"][1]["kind"] == "empty"
        for secret in (NAME, WORDS, NAME.casefold()):
            assert secret.encode() not in kept(own)

    run(scenario())
    own.stop()
    for secret in (NAME, WORDS):
        assert secret.encode() not in kept(own)


def test_the_cookie_and_the_link_of_who_is_forgotten_open_nothing(server: Server) -> None:
    async def scenario() -> None:
        guest = Person(server, NAME)
        room = await guest.opens()
        key = (await guest.call("POST", "/api/me/link"))["link"].rpartition("#")[2]
        cookie = guest.cookie
        await guest.call("DELETE", "/api/me")
        ghost = Person(server, NAME)
        ghost.http.cookies.set("penombre", cookie)
        with pytest.raises(Refused, match="unknown_you"):
            await ghost.call("GET", "/api/me/rooms")
        with pytest.raises(Refused, match="unknown_you"):
            await ghost.does(room, "ready")
        with pytest.raises(Refused, match="bad_key"):
            await ghost.call("POST", "/api/me/claim", {"key": key})
        with pytest.raises(Refused, match="unknown_you"):
            await Person(server, "").call("DELETE", "/api/me")

    run(scenario())


def test_a_match_goes_on_without_who_is_forgotten_and_is_there_after_a_restart(own: Server) -> None:
    kept_room: dict[str, Any] = {}

    async def before() -> None:
        room, anna, guest = await table(own, windows="early")
        async with guest.at(room) as chair:
            await chair.until(lambda: chair.state)
            await chair.says(text=WORDS)
        await guest.call("DELETE", "/api/me")
        kept_room.update(room=room, cookie=anna.cookie)

    async def after() -> None:
        room, anna = kept_room["room"], Person(own, "")
        anna.http.cookies.set("penombre", kept_room["cookie"])
        async with anna.at(room) as chair:
            await chair.until(lambda: chair.state)
            assert chair.words()[0] == LEFT
            await plays_on(chair)
            await chair.until(lambda: chair.room and chair.room["status"] == "over")

    run(before())
    own.stop()
    own.start()
    run(after())


def test_replays_of_the_others_still_work_and_know_neither_name_nor_words(own: Server) -> None:
    async def scenario() -> None:
        room, anna, guest = await table(own, windows="early")
        async with anna.at(room) as chair:
            async with guest.at(room) as other:
                await other.until(lambda: other.state)
                await other.says(text=WORDS)
                await guest.does(room, "leave")
            await plays_on(chair)
            await chair.until(lambda: chair.room and chair.room["status"] == "over")
            match = chair.room["match"]
            info = await anna.call("GET", f"/api/matches/{match}")
            assert info["names"][1] == NAME
            replay = await anna.call("GET", f"/api/matches/{match}/replay", seat="all")
            assert WORDS in json.dumps(replay)
            await guest.call("DELETE", "/api/me")
            info = await anna.call("GET", f"/api/matches/{match}")
            assert (info["names"][0], info["names"][1]) == ("Anna", LEFT)
            again = await anna.call("GET", f"/api/matches/{match}/replay", seat="all")
            assert again["total"] == replay["total"]
            assert WORDS not in json.dumps(again)
            assert NAME not in json.dumps([again, await anna.call("GET", "/api/me/matches"), await anna.looks(room)])
            assert chair.room["seats"][1]["name"] in (NAME, LEFT)
            await chair.until(lambda: chair.room and chair.room["seats"][1]["name"] == LEFT)
        for secret in (NAME, WORDS):
            assert secret.encode() not in kept(own)

    run(scenario())


def test_words_said_on_a_seat_that_was_taken_over_are_forgotten_with_who_said_them(own: Server) -> None:
    async def scenario() -> None:
        room, anna, first = await table(own, pace="days")
        async with first.at(room) as chair:
            await chair.until(lambda: chair.state)
            await chair.says(text="these words stay")
        after = await anna.does(room, "kick", seat=1)
        second = Person(own, "Second")
        await comes_in(second, after, anna)
        async with second.at(after) as chair:
            await chair.until(lambda: chair.state)
            await chair.says(text=WORDS)
        await second.call("DELETE", "/api/me")
        async with anna.at(room) as chair:
            await chair.until(lambda: chair.state)
            assert chair.words() == ["these words stay", LEFT]
            assert WORDS.encode() not in kept(own)
            await first.call("DELETE", "/api/me")
            await chair.until(lambda: chair.words() == [LEFT, LEFT])
        assert NAME.encode() not in kept(own)

    run(scenario())


def test_hosting_passes_on_from_who_is_forgotten(server: Server) -> None:
    async def scenario() -> None:
        room, anna, guest = await table(server, pace="days")
        async with guest.at(room) as chair:
            await chair.until(lambda: chair.room)
            await anna.call("DELETE", "/api/me")
            await chair.until(lambda: chair.room and chair.room["host"] == 1)

    run(scenario())
