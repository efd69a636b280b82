"""A match is shown to those who had a seat in it, and not to who sat at its table before or after."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.harness import Chair, Person, Refused, Server, comes_in, playing, plays_on, run


async def _over(*chairs: Chair) -> str:
    await asyncio.gather(*(plays_on(chair) for chair in chairs))
    await chairs[0].until(lambda: chairs[0].room["status"] == "over")
    match: str = chairs[0].room["match"]
    return match


async def _is_told_nothing(person: Person, match: str) -> None:
    with pytest.raises(Refused) as refused:
        await person.call("GET", f"/api/matches/{match}/transcript")
    assert refused.value.code == "not_found"
    assert match not in [each["id"] for each in (await person.call("GET", "/api/me/matches"))["matches"]]


async def _again(room: dict[str, Any], host: Person, people: list[Person], chairs: list[Chair]) -> None:
    await host.does(room, "rematch")
    while any(seat["kind"] == "empty" for seat in (await host.looks(room))["seats"]):
        await host.does(room, "add_bot", level="random")
    for person in people:
        await person.does(room, "ready")
    await host.does(room, "start")
    for chair in chairs:
        await chair.until(lambda chair=chair: not chair.over)  # type: ignore[misc]


def test_who_sits_down_after_a_match_does_not_see_it(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 2, bots=2, windows="early", listed=True) as (room, (host, other), chairs):
            match = await _over(*chairs)
            await other.does(room, "leave")
            await host.does(room, "rematch")
            stranger = Person(calm, "Zoé")
            await stranger.joins({"id": room["id"], "invite": ""})
            await _is_told_nothing(stranger, match)
            assert await other.call("GET", f"/api/matches/{match}/transcript")

    run(scenario())


def test_who_was_sent_away_does_not_see_what_the_others_play_later(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 3, bots=1, windows="early") as (room, people, chairs):
            first = await _over(*chairs)
            await people[0].does(room, "kick", seat=2)
            await _again(room, people[0], people[:2], chairs[:2])
            second = await _over(*chairs[:2])
            await _is_told_nothing(people[2], second)
            assert await people[2].call("GET", f"/api/matches/{first}/transcript")

    run(scenario())


def test_who_took_a_seat_over_sees_that_match_and_so_does_who_had_it_before(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 3, bots=1, windows="early") as (room, people, chairs):
            await people[2].does(room, "leave")
            await people[0].does(room, "replace", seat=2, by="person")
            newcomer = Person(calm, "Zoé")
            await comes_in(newcomer, await people[0].looks(room), *people[:2])
            async with newcomer.at(room) as chair:
                await chair.up_to_date()
                match = await _over(*chairs[:2], chair)
            await _again(room, people[0], [*people[:2], newcomer], chairs[:2])
            for person in (*people, newcomer):
                assert await person.call("GET", f"/api/matches/{match}/transcript")
                assert match in [each["id"] for each in (await person.call("GET", "/api/me/matches"))["matches"]]

    run(scenario())
