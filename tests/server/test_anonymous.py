from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

import pytest
from tests.server.harness import Person, Refused, Server, plays_on, run

NAMES = ("Zéphyrine", "Wolfgang", "Ysoline", "Xaverius")


async def anonymous(server: Server, people: int = 4, **asked: Any) -> tuple[dict[str, Any], list[Person]]:
    """An anonymous table where everybody is ready."""
    persons = [Person(server, name) for name in NAMES[:people]]
    room = await persons[0].opens(anonymous=True, **asked)
    for person in persons[1:]:
        await person.joins(room)
    for _ in range(4 - people):
        await persons[0].does(room, "add_bot", level="random")
    for person in persons:
        await person.does(room, "ready")
    return room, persons


def shows_a_name(text: str) -> bool:
    written = text.casefold()
    return any(spelled.casefold() in written for name in NAMES for spelled in (name, json.dumps(name)[1:-1]))


def test_nobody_receives_a_name_before_during_or_after_the_match(calm: Server) -> None:
    async def scenario() -> None:
        received: list[str] = []

        async def reads(person: Person, path: str, **query: str) -> None:
            received.append(json.dumps(await person.call("GET", path, **query), ensure_ascii=False))

        room, people = await anonymous(calm, 2, listed=True, windows="early")
        host, other = people
        watcher = Person(calm, "")
        await reads(watcher, "/api/rooms")
        async with AsyncExitStack() as stack:
            chairs = [await stack.enter_async_context(person.at(room)) for person in (*people, watcher)]
            await other.does(room, "chat", text="hello")
            received.append(str(await host.does(room, "start")))
            for person in (*people, watcher):
                await reads(person, f"/api/rooms/{room['id']}")
            await chairs[0].until(lambda: chairs[0].state)
            await chairs[0].says(text="hello again")
            await other.does(room, "leave")
            await plays_on(chairs[0])
            await chairs[0].until(lambda: chairs[0].room["status"] == "over")
            await host.does(room, "chat", text="bye")
            for person in people:
                for path in ("/api/me/rooms", "/api/me/matches", f"/api/rooms/{room['id']}"):
                    await reads(person, path)
                match = chairs[0].room["match"]
                await reads(person, f"/api/matches/{match}")
                await reads(person, f"/api/matches/{match}/replay", seat="all")
            received.append(str(await host.does(room, "rematch")))
            for chair in chairs:
                await chair.has_all()
                received.extend(chair.raw)
        assert len(received) > 50
        assert not [text for text in received if shows_a_name(text)]

    run(scenario())


def test_everybody_has_an_alias_and_bots_are_still_bots(server: Server) -> None:
    async def scenario() -> None:
        room, people = await anonymous(server, 3, language="en")
        seen = await people[1].looks(room)
        assert [seat["name"] for seat in seen["seats"]] == ["Amber", "Mist", "Ash", "Dune"]
        assert seen["seats"][3]["kind"] == "bot"

    run(scenario())


def test_seats_are_shuffled_so_that_who_came_when_tells_nothing(server: Server) -> None:
    async def scenario() -> None:
        seats = set()
        for _ in range(12):
            room, (host,) = await anonymous(server, 1, pace="days")
            seats.add((await host.does(room, "start"))["you"])
        assert len(seats) > 1

    run(scenario())


def test_who_hosts_is_hidden_from_the_others_once_the_match_begins(server: Server) -> None:
    async def scenario() -> None:
        room, (host, other, *_) = await anonymous(server, pace="days")
        assert (await other.looks(room))["host"] == 0
        mine = await host.does(room, "start")
        assert mine["host"] == mine["you"]
        assert (await other.looks(room))["host"] is None
        assert (await other.call("GET", "/api/me/rooms"))["rooms"][0]["host"] == ""

    run(scenario())


def test_everybody_is_on_the_seat_they_were_moved_to(server: Server) -> None:
    async def scenario() -> None:
        room, people = await anonymous(server, pace="days")
        async with AsyncExitStack() as stack:
            chairs = [await stack.enter_async_context(person.at(room)) for person in people]
            for chair in chairs:
                await chair.has_all()
            await people[0].does(room, "start")
            for chair in chairs:
                await chair.until(
                    partial(lambda chair: chair.state and chair.state["seat"] == chair.room["you"], chair)
                )
            assert {chair.room["you"] for chair in chairs} == {0, 1, 2, 3}

    run(scenario())


def test_block_lists_tell_nothing_at_an_anonymous_table_and_take_nothing_from_it(server: Server) -> None:
    async def scenario() -> None:
        host, other = (Person(server, name) for name in NAMES[:2])
        named = await host.opens()
        await other.joins(named)
        await host.does(named, "block", seat=1)
        room = await host.opens(anonymous=True)
        await other.joins(room)  # whom a host blocked does not learn here whose table it is
        await other.does(room, "chat", text="first")
        seen = await host.looks(room)
        assert (seen["blocked"], [line["text"] for line in seen["lines"]]) == ([], ["first"])
        await host.does(named, "block", seat=1, on=False)
        blocked = await host.does(room, "block", seat=1)
        assert (blocked["blocked"], [line["text"] for line in blocked["lines"]]) == ([1], [""])
        assert (await host.looks(named))["blocked"] == []

    run(scenario())


def marks(seen: dict[str, Any]) -> list[tuple[object, ...]]:
    """What could be recognised of each seat, but for bots being bots."""
    return [(seat["ready"], seat["muted"], seat["wins"], seat["points"]) for seat in seen["seats"]]


def test_nobody_can_be_marked_before_the_start_and_recognised_after_it(server: Server) -> None:
    async def scenario() -> None:
        room, (host, other, *_) = await anonymous(server, pace="days")
        assert (await other.does(room, "block", seat=0))["blocked"] == [0]
        await host.does(room, "mute", seat=2)
        await host.does(room, "start")
        for person in (host, other):
            seen = await person.looks(room)
            assert (seen["blocked"], marks(seen)) == ([], [(True, False, 0, 0)] * 4)

    run(scenario())


def test_the_host_gets_ready_like_everybody_else(server: Server) -> None:
    async def scenario() -> None:
        room, (host, *_) = await anonymous(server, pace="days")
        await host.does(room, "ready", ready=False)
        with pytest.raises(Refused) as refused:
            await host.does(room, "start")
        assert refused.value.code == "not_ready"

    run(scenario())


def test_a_rematch_does_not_tell_who_played_where(calm: Server) -> None:
    async def scenario() -> None:
        seats = set()
        for _ in range(8):
            room, (host, other) = await anonymous(calm, 2, windows="early")
            async with host.at(room) as chair, other.at(room) as another:
                await host.does(room, "start")
                await chair.until(lambda chair=chair: chair.state)  # type: ignore[misc]
                await chair.says(text="hello")
                await asyncio.gather(plays_on(chair), plays_on(another))
                await chair.until(lambda chair=chair: chair.room["status"] == "over")  # type: ignore[misc]
                played, match = chair.room["you"], chair.room["match"]
                await host.does(room, "chat", text="bye")
                await host.does(room, "rematch")
                seen = await other.looks(room)
                assert (seen["lines"], {mark[2:] for mark in marks(seen)}) == ([], {(0, 0)})
                seats.add(seen["host"] == played)
                # Blocking somebody now must not make the replay silent where they sat then.
                before = await other.call("GET", f"/api/matches/{match}/transcript")
                await other.does(room, "block", seat=seen["host"])
                assert await other.call("GET", f"/api/matches/{match}/transcript") == before
        assert False in seats

    run(scenario())
