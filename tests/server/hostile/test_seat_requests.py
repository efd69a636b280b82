"""A host who sends somebody away in the middle of a match does not come back as another guest and read their role."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import Person, Server, comes_in, playing, refusal, run, serving, started
from tests.server.reconnecting_players import until


def test_a_host_who_kicks_and_comes_back_as_another_guest_sees_no_role(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 3, bots=1, pace="days") as (room, (anna, bruno, _), chairs):
            after = await anna.does(room, "kick", seat=2)
            mask = Person(calm, "Zoé")
            waiting = await mask.joins(after)
            assert (waiting["you"], waiting["invite"]) == (None, "")
            await anna.does(room, "agree", request=waiting["asking"])
            async with mask.at(after) as chair:
                await chair.until(lambda: chair.state)
                assert (chair.room["you"], chair.private, chair.question, chair.state["seat"]) == (None, {}, None, 30)
                await chairs[1].until(lambda: chairs[1].room["requests"])
                (asks,) = chairs[1].room["requests"]
                assert (asks["name"], asks["seat"], asks["agreed"], asks["waiting"]) == ("Zoé", 2, [0], [1])
                await bruno.does(room, "agree", request=asks["id"], yes=False)
                await chair.until(lambda: not chair.room["requests"])
                assert [note["kind"] for note in chair.room["notes"]] == ["sent_away", "asked", "refused"]
                assert not any(frame.get("private") for frame in chair.frames)
            assert (await refusal(mask.joins(after))).code == "turned_down"
            another = Person(calm, "Zélie")
            again = await another.joins(after)
            await anna.does(room, "agree", request=again["asking"])
            kicked = await anna.does(room, "kick", seat=1)
            assert (kicked["requests"], kicked["notes"][-1]["kind"]) == ([], "lapsed")
            assert (await another.call("GET", f"/api/rooms/{room['id']}", invite=kicked["invite"]))["you"] is None

    run(scenario())


def test_whoever_all_agree_to_gets_the_seat_on_the_socket_they_watch_on(calm: Server) -> None:
    async def scenario() -> None:
        room, (anna, bruno, chloe) = await started(calm, 3, bots=1, pace="days")
        async with chloe.at(room) as seat:
            await seat.until(lambda: seat.private)
            known = seat.private
            after = await anna.does(room, "kick", seat=2)
            await seat.until_closed()
        zoe = Person(calm, "Zoé")
        await zoe.call("PUT", "/api/me", {"name": "Zoé"})
        async with zoe.at(after) as chair:
            await chair.until(lambda: chair.state)
            shown = await comes_in(zoe, after, anna, bruno)
            assert (shown["you"], shown["asking"], shown["requests"]) == (2, "", [])
            await chair.until(lambda: chair.private)
            assert chair.private["role"] == known["role"]  # a stand-in may have played on meanwhile

    run(scenario())


def test_who_only_lost_the_connection_or_comes_by_a_personal_link_asks_nobody(calm: Server) -> None:
    async def scenario() -> None:
        room, (_, bruno, _) = await started(calm, 3, bots=1, pace="days")
        await bruno.does(room, "leave")
        key = (await bruno.call("POST", "/api/me/link"))["link"].partition("#")[2]
        phone = Person(calm, "")
        await phone.call("POST", "/api/me/claim", {"key": key})
        async with phone.at(room) as chair:
            await chair.until(lambda: chair.private)
            assert (chair.room["you"], chair.room["requests"], chair.room["notes"]) == (1, [], [])

    run(scenario())


def test_a_request_lapses_by_itself_and_outlives_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        room, (anna, bruno, _) = await started(server, 3, bots=1)
        after = await anna.does(room, "kick", seat=2)
        zoe = Person(server, "Zoé")
        asking = (await zoe.joins(after))["asking"]
        server.kill()
        server.start()
        # Somebody besides the host has to be there to agree, whoever that is by now.
        async with bruno.at(room) as chair, anna.at(room):
            await chair.until(lambda: chair.room)
            assert [request["id"] for request in chair.room["requests"]] == [asking]
            assert (await zoe.looks(after))["asking"] == asking
            assert (await zoe.call("DELETE", f"/api/rooms/{room['id']}/join", invite=after["invite"]))["asking"] == ""
            await chair.until(lambda: not chair.room["requests"])

            async def lapsed() -> bool:
                return bool((await zoe.looks(after))["notes"][-1]["kind"] == "lapsed")

            await zoe.joins(after)
            await until(lapsed)

    with serving(tmp_path, "--tempo", "0.02", "--bot-tempo", "100") as server:
        run(scenario())
