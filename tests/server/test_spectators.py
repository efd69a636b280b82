from __future__ import annotations

from typing import Any

from tests.server.harness import Chair, Person, Server, comes_in, run, seated, started


async def turned_away(chair: Chair) -> tuple[int, str]:
    """How the server closed this socket, before it said anything else."""
    closing = await chair.until_closed()
    assert [frame["type"] for frame in chair.frames] == ["bye"]
    return closing


def test_spectators_see_what_is_public_and_nothing_else(server: Server) -> None:
    async def scenario() -> None:
        room, people = await started(server, 4, listed=True, pace="days")
        async with people[0].at(room) as seat, Person(server, "").at({"id": room["id"]}) as chair:
            await chair.until(lambda: chair.state)
            await seat.until(lambda: seat.state)
            assert chair.frames[0]["you"] is None
            assert (chair.state["private"], chair.question, chair.state["seat"]) == (None, None, 30)
            assert chair.public == seat.public
            shown = chair.room
            assert (shown["you"], shown["invite"], shown["blocked"]) == (None, "", [])
            assert room["invite"] not in "".join(chair.raw)
            request = await chair.says(text="hello")
            assert chair.refused[request]["code"] == "not_yours"

    run(scenario())


def test_everybody_sees_how_many_watch(server: Server) -> None:
    async def scenario() -> None:
        room, people = await seated(server, 2, bots=2)
        async with people[0].at(room) as chair:
            await chair.until(lambda: chair.room)
            assert chair.room["watchers"] == 0
            async with Person(server, "").at(room), Person(server, "").at(room):
                await chair.until(lambda: chair.room and chair.room["watchers"] == 2)
            await chair.until(lambda: chair.room and chair.room["watchers"] == 0)

    run(scenario())


def test_where_nobody_watches_nobody_does(server: Server) -> None:
    async def scenario() -> None:
        room, people = await seated(server, 2, bots=2, listed=True, watching="nobody")
        await people[1].does(room, "chat", text="among ourselves")
        async with Person(server, "").at(room) as chair:
            assert await turned_away(chair) == (4403, "nobody_watches")
        outside = await Person(server, "").looks(room)  # whoever may join sees who is there
        assert (outside["seats"][1]["name"], outside["lines"]) == ("Bruno", [])
        async with people[1].at(room) as chair:
            await chair.until(lambda: chair.room)

    run(scenario())


def test_a_private_table_is_watched_by_those_with_its_link(server: Server) -> None:
    async def scenario() -> None:
        room, _ = await started(server, 4, pace="days")
        async with Person(server, "").at({"id": room["id"], "invite": "guess"}) as chair:
            assert await turned_away(chair) == (4404, "not_found")
        async with Person(server, "").at({"id": room["id"], "invite": room["invite"]}) as chair:
            await chair.until(lambda: chair.state)

    run(scenario())


def test_who_watches_without_a_link_goes_when_the_table_becomes_private(server: Server) -> None:
    async def scenario() -> None:
        room, (anna, _) = await seated(server, 2, bots=2, listed=True)
        async with Person(server, "").at({"id": room["id"]}) as stranger, Person(server, "").at(room) as invited:
            await stranger.until(lambda: stranger.room)
            await invited.until(lambda: invited.room)
            await anna.does(room, "configure", listed=False)
            await stranger.until_closed()
            await invited.until(lambda: invited.room and invited.room["listed"] is False)
            await anna.does(room, "configure", watching="nobody")
            await invited.until_closed()

    run(scenario())


def test_a_spectator_who_sits_down_plays_on_the_same_socket_and_watches_again_after(server: Server) -> None:
    async def scenario() -> None:
        anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
        room = await anna.opens(listed=True)
        await bruno.call("PUT", "/api/me", {"name": "Bruno"})
        async with bruno.at(room) as chair:
            await chair.until(lambda: chair.room)
            assert chair.room["you"] is None
            await bruno.joins(room)
            await chair.until(lambda: chair.room and chair.room["you"] == 1 and chair.room["seats"][1]["here"])
            assert chair.room["invite"] == room["invite"]
            await bruno.does(room, "leave")
            await chair.until(lambda: chair.room and chair.room["you"] is None)
            assert chair.room["invite"] == ""

    run(scenario())


def test_whoever_takes_a_seat_during_a_match_gets_its_frames_on_the_same_socket(server: Server) -> None:
    async def scenario() -> None:
        room, (anna, _, *others) = await started(server, 4, pace="days")
        after: dict[str, Any] = await anna.does(room, "kick", seat=1)
        elise = Person(server, "Élise")
        await elise.call("PUT", "/api/me", {"name": "Élise"})
        async with elise.at(after) as chair:
            await chair.until(lambda: chair.state)
            assert (chair.state["seat"], chair.private) == (30, {})
            await comes_in(elise, after, anna, *others)
            await chair.until(lambda: chair.state["seat"] == 1 if "seat" in chair.state else False)
            assert chair.private

    run(scenario())
