"""Bots at a table of the server whose words an endpoint lends."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from tests.bots.word_lender import Reply, Request, completion, in_keywords, lending
from tests.server.harness import Chair, Person, Server, plays_on, run, serving
from tests.timeouts import patience

KEY = "key-of-the-endpoint"
WAIT = 0.4
FLAGS = ("--tempo", "0.1", "--bot-tempo", "0.01", "--speaker-model", "words-1", "--speaker-timeout", str(WAIT))
OPTIONS = {"rounds": 1, "clock_s": 120, "language": "fr"}


@asynccontextmanager
async def among_bots(server: Server, mode: str = "turns") -> AsyncIterator[Chair]:
    """Somebody at a table with three bots of judgement, in a match that has begun."""
    person = Person(server, "Anna")
    room = await person.opens(game="dc_spyfall", players=4, options={**OPTIONS, "clock_mode": mode})
    for _ in range(3):
        await person.does(room, "add_bot", level="judgement")
    await person.does(room, "ready", nonce="nonce")
    await person.does(room, "start")
    async with person.at(room) as chair:
        await chair.up_to_date()
        yield chair


def spoken(chair: Chair) -> list[dict[str, str]]:
    """What bots asked and answered: by a ready phrase or in a text."""
    told = [each for each in chair.told if each.get("key") in ("asks", "answers") and each["args"]["seat"] != 0]
    return [each["args"] for each in told]


def at_a_table(
    folder: Path,
    replies: Callable[[Request], Reply],
    look: Callable[[Chair, Server, list[Request]], None],
    mode: str = "turns",
) -> None:
    """Play a match with bots whose words somebody lends, and look at what came of it."""

    async def scenario(server: Server, requests: list[Request]) -> None:
        async with among_bots(server, mode) as chair:
            await plays_on(chair)
            look(chair, server, requests)

    with lending(replies) as lender:
        environment = {"PENOMBRE_SPEAKER_URL": lender.url, "PENOMBRE_SPEAKER_KEY": KEY}
        with serving(folder, *FLAGS, environment=environment) as server:
            run(scenario(server, lender.requests))


def counts(server: Server) -> dict[str, int]:
    """What became of the words of bots, as the operator reads it."""
    told = httpx.get(f"{server.url}/metrics", timeout=patience()).text.splitlines()
    lines = [line for line in told if "bot_words_total{" in line]
    return {line.partition('result="')[2].partition('"')[0]: int(line.rpartition(" ")[2]) for line in lines}


@pytest.mark.parametrize("mode", ["turns", "realtime"])
def test_people_read_the_words_that_were_lent_to_bots(tmp_path: Path, mode: str) -> None:
    def look(chair: Chair, server: Server, requests: list[Request]) -> None:
        texts = [each["text"] for each in spoken(chair) if each["text"]]
        assert texts and all(text.endswith("!") for text in texts)
        assert counts(server)["worded"] == len(texts)
        assert {request.headers["Authorization"] for request in requests} == {f"Bearer {KEY}"}
        assert all(b'"model":"words-1"' in request.body for request in requests)
        assert KEY not in server.read_errors()

    at_a_table(tmp_path, in_keywords, look, mode)


def test_bots_say_ready_phrases_where_the_endpoint_fails_and_the_log_tells_it_once_without_a_secret(
    tmp_path: Path,
) -> None:
    def look(chair: Chair, server: Server, requests: list[Request]) -> None:
        said = spoken(chair)
        assert said and not any(each["text"] for each in said)
        count = counts(server)
        assert count["failed"] <= len(requests) and count["failed"] + count["late"] > 1
        assert count["worded"] == count["unfit"] == 0
        (complaint,) = server.complaints()
        assert "speaker does not answer" in complaint
        assert KEY not in complaint and "overloaded" not in complaint

    at_a_table(tmp_path, lambda _: Reply(b"overloaded", 500), look)


def test_no_place_that_an_endpoint_names_is_ever_said(tmp_path: Path) -> None:
    def look(chair: Chair, server: Server, requests: list[Request]) -> None:
        assert requests and not any(each["text"] for each in spoken(chair))
        count = counts(server)
        assert 1 < count["unfit"] <= len(requests)
        assert count["worded"] == 0
        assert not any("Batcave, je crois" in frame for frame in chair.raw)

    at_a_table(tmp_path, lambda _: completion("À la Batcave, je crois."), look)


def test_no_endpoint_is_asked_where_none_was_set(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with among_bots(server) as chair:
            await plays_on(chair)
            assert spoken(chair) and not any(each["text"] for each in spoken(chair))
            assert set(counts(server).values()) == {0}

    with serving(tmp_path, "--tempo", "0.2", "--bot-tempo", "0.01") as server:
        run(scenario(server))
