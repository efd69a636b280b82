"""A crowd at one table: what one more spectator costs does not depend on how many there are, and there is an end."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

from tests.server.harness import Person, Server, refusal, run, seated, serving, started

CROWD = 60


def test_a_crowd_that_comes_and_goes_is_told_of_now_and_then_and_not_for_each(calm: Server) -> None:
    async def scenario() -> None:
        room, (anna, _) = await started(calm, 2, bots=2, pace="days")
        async with anna.at(room) as chair:
            await chair.up_to_date()
            await chair.has_all()
            before = len(chair.frames)
            async with AsyncExitStack() as crowd:
                first = await crowd.enter_async_context(Person(calm, "").at(room))
                for _ in range(CROWD - 1):
                    watching = await crowd.enter_async_context(Person(calm, "").at(room))
                    await watching.up_to_date()
                await chair.until(lambda: chair.room["watchers"] == CROWD)
                await first.has_all()
                kinds = [frame["type"] for frame in first.frames]
                assert (kinds.count("room"), kinds.count("watchers") < CROWD / 2) == (1, True)
            await chair.until(lambda: chair.room["watchers"] == 0)
            kinds = [frame["type"] for frame in chair.frames[before:]]
            assert (kinds.count("room"), kinds.count("watchers") < CROWD / 2) == (0, True)

    run(scenario())


def test_all_who_watch_get_the_very_same_frames(calm: Server) -> None:
    async def scenario() -> None:
        room, (anna, bruno) = await started(calm, 2, bots=2, windows="early")
        async with AsyncExitStack() as crowd:
            chairs = [await crowd.enter_async_context(Person(calm, "").at(room)) for _ in range(3)]
            for chair in chairs:
                await chair.up_to_date()
            async with anna.at(room) as one, bruno.at(room):
                await one.up_to_date()
                await one.says(text="to everybody")
                for chair in chairs:
                    await chair.until(chair.words)
            matches = [[text for text in chair.raw if '"type":"full"' in text[:20]] for chair in chairs]
            assert matches[0] and matches[0] == matches[1] == matches[2]

    run(scenario())


def test_the_host_says_how_many_may_watch_and_whoever_is_too_many_may_still_sit_down(calm: Server) -> None:
    async def scenario() -> None:
        anna = Person(calm, "Anna")
        room = await anna.opens(spectators=2)
        assert room["spectators"] == 2
        async with Person(calm, "").at(room) as one, Person(calm, "").at(room) as two:
            await one.until(lambda: one.room)
            await two.until(lambda: two.room)
            zoe = Person(calm, "Zoé")
            async with zoe.at(room) as three:
                assert await three.until_closed() == (4403, "crowded")
            async with anna.at(room) as chair:
                await chair.until(lambda: chair.room)
            await anna.does(room, "configure", spectators=3)
            async with zoe.at(room) as three:
                await three.until(lambda: three.room)
            await anna.does(room, "configure", spectators=1)
            await zoe.joins(room)
            async with zoe.at(room) as seat:
                await seat.until(lambda: seat.room)
            assert (await anna.does(room, "configure", spectators=None))["spectators"] is None
        for number in (0, -1, 1001):
            assert (await refusal(anna.does(room, "configure", spectators=number))).code == "bad_request"

    run(scenario())


def test_the_operator_says_how_many_may_watch_at_most(tmp_path: Path) -> None:
    async def scenario() -> None:
        room, _ = await seated(server, 2, bots=2, spectators=5)
        async with Person(server, "").at(room) as one:
            await one.until(lambda: one.room)
            async with Person(server, "").at(room) as two:
                assert await two.until_closed() == (4403, "crowded")
        async with one.person.at(room) as again:
            await again.until(lambda: again.room or again.closed)

    with serving(tmp_path, environment={"PENOMBRE_LIMIT_SPECTATORS_PER_TABLE": "1"}) as server:
        run(scenario())
