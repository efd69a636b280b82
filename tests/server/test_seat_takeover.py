"""Whoever takes a seat over in the middle of a match plays it as if nobody had sat there before."""

from __future__ import annotations

import asyncio

from tests.server.harness import Chair, Person, Server, comes_in, playing, run


async def _asked(chair: Chair, others: list[Chair]) -> None:
    """Everybody else goes on until this one is asked something."""
    while chair.question is None:
        for other in others:
            if other.question is not None:
                await other.answers()
        await asyncio.sleep(0.01)


def test_an_id_that_somebody_else_used_on_the_seat_before_is_a_new_one(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 3, bots=1, windows="early") as (room, people, chairs):
            before = chairs[2]
            await _asked(before, chairs[:2])
            await before.answers(request="1")
            await before.says(text="mine", request="2")
            await people[2].does(room, "leave")
            await people[0].does(room, "replace", seat=2, by="person")
            newcomer = Person(calm, "Zoé")
            await comes_in(newcomer, await people[0].looks(room), *people[:2])
            async with newcomer.at(room) as chair:
                await chair.up_to_date()
                await _asked(chair, chairs[:2])
                seq = chair.seq
                await chair.answers(request="1")
                await chair.until(lambda: chair.seq != seq)
                for _ in range(2):
                    await chair.says(text="and mine", request="2")
                assert {"1", "2"} <= chair.acknowledged
                assert [told["text"] for told in chair.told if told.get("text")] == ["mine", "and mine"]

    run(scenario())
