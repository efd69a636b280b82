from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.harness import Chair, Server, playing, plays_on, run


@asynccontextmanager
async def _two_at_seat_0(server: Server) -> AsyncIterator[tuple[Chair, Chair, list[Chair]]]:
    """A match where seat 0 has two sockets, and everybody else one."""
    async with playing(server, 4, windows="early") as (room, people, chairs), people[0].at(room) as other:
        await other.up_to_date()
        yield chairs[0], other, chairs[1:]


async def _until_asked(one: Chair, chairs: list[Chair]) -> None:
    """The others play until seat 0 is asked something, or the match is over."""
    while one.question is None and not one.over:
        asked = [chair for chair in chairs if chair.question is not None]
        if asked:
            await asked[0].answers()
        for chair in (one, *chairs):
            await chair.has_all()


def _played(chair: Chair) -> list[str]:
    return [raw for raw, frame in zip(chair.raw, chair.frames, strict=True) if frame["type"] in ("full", "step")]


def test_both_sockets_of_a_seat_get_every_frame_of_a_whole_match(calm: Server) -> None:
    async def scenario() -> None:
        async with _two_at_seat_0(calm) as (one, other, chairs):
            turns = 0
            while not one.over:
                await _until_asked(one, chairs)
                if one.question is not None:
                    await other.until(lambda: other.seq == one.seq)
                    await (one, other)[turns % 2].answers()
                    await asyncio.gather(one.has_all(), other.has_all())
                    turns += 1
            assert turns > 2
            await other.until(lambda: other.over)
            assert _played(one)[1:] == _played(other)[1:]
            assert one.known() == other.known()

    run(scenario())


def test_an_answer_on_one_socket_shows_on_the_other_and_cannot_be_given_there_again(calm: Server) -> None:
    async def scenario() -> None:
        async with _two_at_seat_0(calm) as (one, other, chairs):
            await _until_asked(one, chairs)
            await other.until(lambda: other.question == one.question)
            question = one.question
            assert question is not None
            given = await one.answers()
            assert given in one.acknowledged
            await other.until(lambda: other.question != question)
            legal = next(option["id"] for option in question["options"] if not option["refused"])
            again = await other.requests({"type": "answer", "question": question["id"], "answer": legal})
            assert other.refused[again]["code"] in ("stale", "not_asked")
            assert given not in other.acknowledged, "who asked is told, and nobody else"
            await one.has_all()
            assert one.known() == other.known()

    run(scenario())


def test_of_two_answers_at_once_one_counts(calm: Server) -> None:
    async def scenario() -> None:
        async with _two_at_seat_0(calm) as (one, other, chairs):
            await _until_asked(one, chairs)
            await other.until(lambda: other.question == one.question)
            assert one.question is not None
            legal = [option["id"] for option in one.question["options"] if not option["refused"]]
            answer = {"type": "answer", "question": one.question["id"]}
            await one.sends({**answer, "answer": legal[0], "request": "one"})
            await other.sends({**answer, "answer": legal[-1], "request": "other"})
            for chair, request in ((one, "one"), (other, "other")):
                await chair.until(
                    lambda chair=chair, request=request: request in (*chair.acknowledged, *chair.refused)  # type: ignore[misc]
                )
            assert [one.acknowledged, other.acknowledged] in ([{"one"}, set()], [set(), {"other"}])
            refused = {**one.refused, **other.refused}
            assert [error["code"] for error in refused.values()] in (["stale"], ["not_asked"])

    run(scenario())


def test_one_socket_of_a_seat_may_close_and_the_other_plays_on(calm: Server) -> None:
    async def scenario() -> None:
        async with _two_at_seat_0(calm) as (one, other, chairs):
            await _until_asked(one, chairs)
            await one.socket.close()
            await other.has_all()
            await other.until(lambda: other.question is not None)
            request = await other.answers()
            assert request in other.acknowledged
            assert other.room["seats"][0]["here"]
            assert not other.room["seats"][0]["stand_in"]

    run(scenario())


def test_a_match_goes_on_when_both_sockets_answer_as_fast_as_they_can(calm: Server) -> None:
    async def scenario() -> None:
        async with _two_at_seat_0(calm) as (one, other, chairs):
            await asyncio.gather(*[plays_on(chair) for chair in (one, other, *chairs)])
            assert one.public["ending"] == other.public["ending"]

    run(scenario())
