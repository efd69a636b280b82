"""Questions and answers that people write: moderated like talk, and still playable for whoever may not write."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Chair, Person, Server, has_to_answer, playing, run, serving

from penombre.engine import SILENCE, ask
from penombre.games.dc_spyfall import phrases
from penombre.games.dc_spyfall.talking import BRIEFLY, NEGATED
from penombre.server.match import free_words
from penombre.server.match.match_log import Answered, Held

GAME: dict[str, Any] = {"game": "dc_spyfall", "pace": "days", "options": {"rounds": 1, "clock_s": 120}}
WORDS = "cinnamon-harpsichord"


@asynccontextmanager
async def asking(
    server: Server, **asked: Any
) -> AsyncIterator[tuple[dict[str, Any], list[Person], list[Chair], Chair, str]]:
    """A table where somebody has to ask: with their chair, and whom they may ask."""
    async with playing(server, 3, **{**GAME, **asked}) as (room, people, chairs):
        for chair in chairs:
            await chair.answers("look_done")
        for chair in chairs:
            await chair.until(partial(lambda chair: chair.public["phase"] == "ask", chair))
        (asker,) = [chair for chair in chairs if has_to_answer(chair)]
        assert asker.question is not None
        target = next(option["id"] for option in asker.question["options"] if not option["refused"])
        yield room, people, chairs, asker, target


def seat_of(option: str) -> int:
    return int(option.removeprefix("seat-"))


async def asked(chairs: list[Chair]) -> None:
    for chair in chairs:
        await chair.until(partial(lambda chair: chair.public["phase"] == "answer", chair))


def test_a_question_in_free_words_is_read_by_everybody(server: Server) -> None:
    async def scenario() -> None:
        async with asking(server) as (_, _, chairs, asker, target):
            assert (await asker.answers([target, f"  {WORDS}\u202e \t?\n "])) in asker.acknowledged
            await asked(chairs)
            for chair in chairs:
                assert chair.public["exchanges"][-1]["question"] == {"text": f"{WORDS} ?"}
                assert chair.told[-1]["args"]["text"] == f"{WORDS} ?"
            answerer = chairs[seat_of(target)]
            assert answerer.question is not None
            assert answerer.question["args"]["text"] == f"{WORDS} ?"

    run(scenario())


@pytest.mark.parametrize("words", ["\u200b\u0000\u0007", " ", "x" * 201, "\u202e"])
def test_words_that_nobody_could_read_or_that_do_not_fit_are_refused(server: Server, words: str) -> None:
    async def scenario() -> None:
        async with asking(server) as (_, _, _, asker, target):
            question = asker.question
            request = await asker.answers([target, words])
            assert asker.refused[request]["code"] in ("bad_request", "not_an_option")
            assert asker.question == question

    run(scenario())


@pytest.mark.parametrize("code", ["muted", "chat_off"])
def test_whoever_may_not_write_plays_with_ready_phrases(server: Server, code: str) -> None:
    async def scenario() -> None:
        async with asking(server) as (room, people, chairs, asker, target):
            seat = chairs.index(asker)
            if code == "muted":
                await people[0].does(room, "mute", seat=seat)
            else:
                await people[0].does(room, "switch", chat=False)
            request = await asker.answers([target, WORDS])
            assert asker.refused[request]["code"] == code
            assert "ready phrase" in asker.refused[request]["message"]
            assert (await asker.answers([target, "generic_1"])) in asker.acknowledged
            await asked(chairs)
            answerer = chairs[seat_of(target)]
            request = await answerer.answers(WORDS)
            assert (request in answerer.acknowledged) == (code == "muted"), "only one of them is muted"

    run(scenario())


def test_whoever_may_not_write_still_interrupts(server: Server) -> None:
    async def scenario() -> None:
        async with asking(server, chat=False) as (_, _, chairs, asker, target):
            assert (await asker.answers(f"accuse-{seat_of(target)}")) in asker.acknowledged
            for chair in chairs:
                await chair.until(partial(lambda chair: chair.public["phase"] == "accuse_vote", chair))

    run(scenario())


def test_whom_i_blocked_asks_and_answers_me_without_words_of_their_own(server: Server) -> None:
    async def scenario() -> None:
        async with asking(server) as (room, people, chairs, asker, target):
            seat, reader = chairs.index(asker), seat_of(target)
            await people[reader].does(room, "block", seat=seat)
            await chairs[reader].until(lambda: chairs[reader].room["blocked"] == [seat])
            await asker.answers([target, WORDS])
            await asked(chairs)
            mine = chairs[reader]
            assert mine.question is not None
            assert mine.question["args"]["text"] == SILENCE
            assert mine.public["exchanges"][-1]["question"] == {"text": SILENCE}
            assert mine.told[-1]["args"]["text"] == SILENCE
            lengths = {len(chair.raw[-1].encode()) for chair in chairs if chair.frames[-1]["type"] == "step"}
            assert len(lengths) == 1
            async with people[reader].at(room) as again:
                await again.up_to_date()
                assert WORDS not in json.dumps(again.known())
                assert again.public["exchanges"] == mine.public["exchanges"]
            other = next(chair for chair in chairs if chair not in (asker, mine))
            assert other.public["exchanges"][-1]["question"] == {"text": WORDS}
            assert (await mine.answers("evasive_1")) in mine.acknowledged

    run(scenario())


def test_ready_phrases_of_whom_i_blocked_are_there(server: Server) -> None:
    async def scenario() -> None:
        async with asking(server) as (room, people, chairs, asker, target):
            reader = chairs[seat_of(target)]
            await reader.person.does(room, "block", seat=chairs.index(asker))
            await reader.until(lambda: reader.room["blocked"])
            await asker.answers([target, "ask_noise_1"])
            await asked(chairs)
            assert reader.public["exchanges"][-1]["question"] == {"phrase": "ask_noise_1"}
            assert people

    run(scenario())


def _received(chair: Chair) -> list[dict[str, Any]]:
    return [frame for frame in chair.frames if frame["type"] != "pong"]


def test_whatever_a_listener_tries_while_the_clock_runs_is_told_to_nobody_else(server: Server) -> None:
    """Time's own answer, somebody else's, words, places, and talk in the disguise of a face."""
    answers: list[str | list[str]] = ["5000", "1", "anything", "generic_1", "time_up", "god_complex", "accuse-9", ""]
    answers += [["seat-1", "Atlantis"], ["accuse-1"], ["seat-1", "x" * 201], [], "x" * 5000]
    talk: list[dict[str, Any]] = [
        {"kind": "text", "text": "Atlantis"},
        {"kind": "claim", "what": "off", "about": 1},
        {"kind": "accuse", "about": 1},
        {"kind": "emote", "what": "atlantis"},
        {"kind": "emote", "what": "gasp", "text": "Atlantis"},
        {"kind": "emote", "what": "gasp", "about": 1},
    ]

    async def scenario() -> None:
        async with asking(server) as (_, _, chairs, asker, _):
            cheat, other = (chair for chair in chairs if chair is not asker)
            before = [_received(chair) for chair in (asker, other)]
            for answer in answers:
                request = await cheat.answers(answer)
                assert cheat.refused[request]["code"] in ("not_an_option", "bad_request", "too_large"), answer
            for what in talk:
                request = await cheat.says(**what)
                assert cheat.refused[request]["code"] == "bad_statement", what
            for chair in (asker, other):
                await chair.has_all()
            assert [_received(chair) for chair in (asker, other)] == before

    run(scenario())


# -- being forgotten ---------------------------------------------------------------------------------------------------


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, "--tempo", "0.05", "--bot-tempo", "0.01") as running:
        yield running


def kept(server: Server) -> bytes:
    assert isinstance(server.where, Path)
    return b"".join(file.read_bytes() for file in sorted(server.where.iterdir()))


def test_what_a_guest_wrote_is_gone_when_they_are_forgotten_and_the_match_goes_on(own: Server) -> None:
    async def scenario() -> None:
        async with asking(own) as (_, _, chairs, asker, target):
            await asker.answers([target, WORDS])
            await asked(chairs)
            answerer = chairs[seat_of(target)]
            await answerer.answers("I would rather not say")
            await answerer.until(lambda: answerer.public["phase"] == "ask")
            assert WORDS.encode() in kept(own)
            await asker.person.call("DELETE", "/api/me")
            others = [chair for chair in chairs if chair is not asker]
            for chair in others:
                await chair.until(
                    partial(lambda chair: chair.public["exchanges"][0]["question"] == {"text": SILENCE}, chair)
                )
                assert WORDS not in json.dumps(chair.told)
            assert (await answerer.answers([f"seat-{chairs.index(others[others[0] is answerer])}", "generic_2"])) in (
                answerer.acknowledged
            )
            assert WORDS.encode() not in kept(own)
            assert b"rather not say" in kept(own), "others' words stay"

    run(scenario())


@pytest.mark.parametrize("bound", [BRIEFLY, NEGATED], ids=["few words", "a negation"])
def test_an_answer_without_its_words_is_legal_whatever_bound_them(bound: Any) -> None:
    asks = [
        ask.address(0, "ask", (ask.seat_option(1),), 200, book=phrases.ASKING, wording=bound),
        ask.text(0, "answer", 200, least=1, book=phrases.ANSWERING, wording=bound),
    ]
    lines: list[Answered | Held] = [
        Answered(0, ("seat-1", WORDS), "r", "person", "guest"),
        Held(0, WORDS, "r", "person", "guest"),
    ]
    for question, line in zip(asks, lines, strict=True):
        silent = free_words.silenced(line)
        assert type(silent) is type(line)
        assert (silent.seat, silent.request, silent.by, silent.guest) == (0, "r", "person", "")
        assert WORDS not in str(silent.answer)
        question.value_of(silent.answer)


def test_only_words_of_ones_own_are_free_words() -> None:
    question = ask.text(0, "answer", 200, book=phrases.ANSWERING, besides=(ask.seat_option(1),))
    address = ask.address(0, "ask", (ask.seat_option(1),), 200, book=phrases.ASKING)
    choice = ask.yes_no(0, "sure")
    free = [
        free_words.is_free(question, "evasive_1"),
        free_words.is_free(question, "seat-1"),
        free_words.is_free(question, "seat-2"),
        free_words.is_free(address, ("seat-1", "generic_1")),
        free_words.is_free(address, ("seat-1", "Well?")),
        free_words.is_free(address, ("seat-1",)),
        free_words.is_free(address, "Well?"),
        free_words.is_free(choice, "yes"),
        free_words.is_free(ask.text(0, "name", 20), "evasive_1"),
    ]
    assert free == [False, False, True, False, True, False, False, False, True]
