from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
from tests.server.harness import SHORT, Server, plays_on, run, started

from penombre.games import RULESETS


@pytest.mark.parametrize("game", RULESETS)
def test_people_and_bots_play_a_whole_match_over_their_sockets(server: Server, game: str) -> None:
    async def scenario() -> None:
        options = SHORT.get(game, {})
        room, people = await started(server, 3, bots=2, game=game, options=options, windows="early")
        async with AsyncExitStack() as sockets:
            chairs = [await sockets.enter_async_context(person.at(room)) for person in people]
            await asyncio.gather(*[plays_on(chair) for chair in chairs])
            assert chairs[0].public["ending"] and all(chair.public == chairs[0].public for chair in chairs)
            await chairs[0].until(lambda: chairs[0].room["status"] == "over")
            winners = [seat["seat"] for seat in chairs[0].room["seats"] if seat["wins"]]
            assert winners == _winners(chairs[0].public)

    run(scenario())


def _winners(public: dict[str, Any]) -> list[int]:
    """Who has won: those the end names, or those with most points where points are all there is."""
    if "winners" in public["ending"]:
        named: list[int] = public["ending"]["winners"]
        return named
    scores = [seat["score"] for seat in public["seats"]]
    return [seat for seat, score in enumerate(scores) if score == max(scores)]
