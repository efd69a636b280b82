from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from tests.server.harness import Server, plays_on, run, started


def test_people_and_bots_play_a_whole_match_over_their_sockets(server: Server) -> None:
    async def scenario() -> None:
        room, people = await started(server, 3, bots=2, windows="early")
        async with AsyncExitStack() as sockets:
            chairs = [await sockets.enter_async_context(person.at(room)) for person in people]
            await asyncio.gather(*[plays_on(chair) for chair in chairs])
            assert {chair.public["ending"]["way"] for chair in chairs} == {chairs[0].public["ending"]["way"]}
            await chairs[0].until(lambda: chairs[0].room["status"] == "over")
            winners = [seat["seat"] for seat in chairs[0].room["seats"] if seat["wins"]]
            assert winners == chairs[0].public["ending"]["winners"]

    run(scenario())
