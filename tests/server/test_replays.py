from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.harness import SHORT, Person, Refused, Server, plays_on, run, started
from tests.server.redealt_frames import given, holds_answers
from tests.timeouts import patience

from penombre.engine import CLOCK, TABLE, Match, Race, Statement, Transcript, Value
from penombre.engine.transcript import replay as repeat
from penombre.games import RULESETS
from penombre.server.match.frames import open_question
from penombre.server.match.match_log import Answered, Closed, Held, Record, Spoke, Started, encode
from penombre.server.match.replay import ALL, STILLS, Replay
from penombre.store import Entry


async def played(server: Server, people: int = 2, bots: int = 3, **asked: Any) -> tuple[str, list[Person]]:
    """A match played to its end: its id, and those who played it."""
    room, persons = await started(server, people, bots=bots, **{"windows": "early", **asked})
    async with AsyncExitStack() as sockets:
        chairs = [await sockets.enter_async_context(person.at(room)) for person in persons]
        await chairs[0].until(lambda: chairs[0].state)
        await chairs[0].says(text="Words that only the table should read.")
        await asyncio.gather(*[plays_on(chair) for chair in chairs])
        await chairs[0].until(lambda: chairs[0].room["status"] == "over")
    return room["match"], persons


async def scenes_of(person: Person, match: str, seat: str) -> list[dict[str, Any]]:
    """All scenes, page by page."""
    scenes: list[dict[str, Any]] = []
    while True:
        page = await person.call("GET", f"/api/matches/{match}/replay", seat=seat, **{"from": str(len(scenes))})
        scenes += page["scenes"]
        if len(scenes) == page["total"]:
            return scenes


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


# -- what is shown -----------------------------------------------------------------------------------------------------


def test_the_file_of_a_match_is_verified_and_shown_by_the_command_line(server: Server, tmp_path: Path) -> None:
    async def scenario() -> None:
        match, (anna, _) = await played(server)
        answer = await anna.http.get(f"/api/matches/{match}/transcript")
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["content-disposition"] == f'attachment; filename="penombre-kemomimi_panic-{match}.json"'
        file = tmp_path / "match.json"
        file.write_bytes(answer.content)
        info = await anna.call("GET", f"/api/matches/{match}")
        verified = penombre("verify", str(file))
        assert "verified: the deal and every step follow" in verified
        assert info["commitment"] in verified and info["secret"] in verified
        assert info["nonces"] == {"0": "nonce 0", "1": "nonce 1"}
        assert f"steps       {info['steps']}" in verified
        shown = penombre("replay", str(file), "--as", "all", "--lang", "en")
        assert "Anna" in shown and "Bruno" in shown and "Words that only the table should read." in shown
        forged = json.loads(answer.content)
        forged["nonces"]["1"] = "another nonce"
        file.write_text(json.dumps(forged))
        with pytest.raises(subprocess.CalledProcessError):
            penombre("verify", str(file))

    run(scenario())


def penombre(*command: str) -> str:
    ran = subprocess.run(
        [sys.executable, "-m", "penombre", *command], capture_output=True, text=True, check=True, timeout=patience()
    )
    return ran.stdout


@pytest.mark.parametrize("game", RULESETS)
def test_every_reader_is_shown_what_they_knew_at_each_step_and_nothing_else(hasty: Server, game: str) -> None:
    async def scenario() -> None:
        match, (anna, _) = await played(hasty, game=game, options=SHORT.get(game, {}), windows="fixed")
        file = Transcript.decode(await file_of(anna, match))
        for reader in [*range(file.players), TABLE]:
            scenes = await scenes_of(anna, match, "spectator" if reader == TABLE else str(reader))
            table = file.start(RULESETS)
            assert [scene["step"] for scene in scenes] == [*range(len(file.steps) + 1)]
            check_scene(scenes[0], table, reader, 0, 0)
            for step, scene in zip(file.steps, scenes[1:], strict=True):
                events, heard = table.log_length, len(table.heard(reader))
                repeat(table, step)
                check_scene(scene, table, reader, events, heard)
                mine = step.answer is not None and step.seat == reader
                assert scene["answer"] == (plain(step.answer) if mine else None)
                assert scene["seat"] == (reader if mine else None)
            assert scenes[-1]["over"]

    run(scenario())


def check_scene(scene: dict[str, Any], table: Match[Any], reader: int, events: int, heard: int) -> None:
    view, ask = table.view(reader), table.ask_for(reader)
    assert scene["public"] == plain(view.public)
    assert scene["private"] == plain(view.private)
    assert scene["question"] == (None if ask is None else plain(open_question(table, ask)))
    assert scene["waiting"] == plain(table.waiting())
    assert scene["everybody"] == []
    told = [{"type": "event", "key": seen.key, "args": plain(seen.args)} for seen in table.events(reader, events)]
    assert [each for each in scene["told"] if each["type"] != "said"] == told
    said = [each.statement.text for each in table.heard(reader)[heard:]]
    assert [each["text"] for each in scene["told"] if each["type"] == "said"] == said


async def file_of(person: Person, match: str) -> str:
    return json.dumps(await person.call("GET", f"/api/matches/{match}/transcript"))


@pytest.mark.parametrize("game", RULESETS)
def test_whoever_sees_everything_sees_what_each_seat_knew(hasty: Server, game: str) -> None:
    async def scenario() -> None:
        match, (anna, _) = await played(hasty, game=game, options=SHORT.get(game, {}))
        file = Transcript.decode(await file_of(anna, match))
        table = file.start(RULESETS)
        scenes = await scenes_of(anna, match, "all")
        for step, scene in zip([None, *file.steps], scenes, strict=True):
            events = table.log_length if step else 0
            if step is not None:
                repeat(table, step)
                assert scene["answer"] == plain(step.answer)
            for seat, known in enumerate(scene["everybody"]):
                assert known["private"] == plain(table.view(seat).private)
                assert (known["question"] is None) == (table.ask_for(seat) is None)
            told = [each for each in scene["told"] if each["type"] == "uncovered"]
            for seat in range(file.players):
                seen = [
                    {"key": each["key"], "args": {**each["args"], **each["besides"].get(str(seat), {})}}
                    for each in told
                    if each["seats"] is None or seat in each["seats"]
                ]
                assert seen == plain(table.events(seat, events))

    run(scenario())


def test_words_of_people_the_reader_blocked_are_blank_everywhere_and_the_file_still_verifies(server: Server) -> None:
    async def scenario() -> None:
        match, (anna, bruno) = await played(server)
        room = (await bruno.call("GET", "/api/me/matches"))["matches"][0]["room"]
        await bruno.call("POST", f"/api/rooms/{room}/actions", {"type": "block", "seat": 0})
        texts = {person: await file_of(person, match) for person in (anna, bruno)}
        assert "Words that only the table" in texts[anna]
        assert "Words that only the table" not in texts[bruno]
        Transcript.decode(texts[bruno]).verify(RULESETS)
        assert "Words that only" in json.dumps(await scenes_of(anna, match, "all"))
        assert "Words that only" not in json.dumps(await scenes_of(bruno, match, "all"))

    run(scenario())


def test_a_forgotten_guest_is_out_of_replays_that_were_shown_before(server: Server) -> None:
    async def scenario() -> None:
        match, (anna, bruno) = await played(server)
        assert "Words that only" in await file_of(bruno, match)
        await anna.call("DELETE", "/api/me")
        assert "Words that only" not in await file_of(bruno, match)
        assert (await bruno.call("GET", f"/api/matches/{match}"))["names"][0] == "…"

    run(scenario())


# -- who may see it ----------------------------------------------------------------------------------------------------

PAGES = ("", "/transcript", "/replay")


async def refusal(person: Person, method: str, path: str, **query: str) -> tuple[int, str, str]:
    with pytest.raises(Refused) as refused:
        await person.call(method, path, **query)
    return refused.value.status, refused.value.code, refused.value.message


def test_an_unfinished_match_shows_nothing_and_strangers_cannot_tell_that_it_exists(server: Server) -> None:
    async def scenario() -> None:
        room, people = await started(server, 2, bots=2, listed=True)
        stranger = Person(server, "Zoé")
        await stranger.call("PUT", "/api/me", {"name": "Zoé"})
        for method, page in [*(("GET", page) for page in PAGES), ("POST", "/share")]:
            path = f"/api/matches/{room['match']}{page}"
            for person in people:
                assert (await refusal(person, method, path))[:2] == (409, "unfinished")
            unknown = await refusal(stranger, method, f"/api/matches/{'a' * 14}{page}")
            assert await refusal(stranger, method, path) == unknown
            assert unknown[:2] == (404, "not_found")
        assert (await people[0].call("GET", "/api/me/matches"))["matches"] == []
        for count in ("", "0", "many", "1.5"):
            assert (await refusal(people[0], "GET", "/api/me/matches", count=count))[:2] == (400, "bad_request")

    run(scenario())


def test_a_finished_match_is_seen_by_its_players_and_by_whoever_has_a_link_of_theirs(server: Server) -> None:
    async def scenario() -> None:
        match, people = await played(server, listed=True)
        stranger = Person(server, "Zoé")
        await stranger.call("PUT", "/api/me", {"name": "Zoé"})
        nobody = Person(server, "")
        for person in people:
            (summary,) = (await person.call("GET", "/api/me/matches"))["matches"]
            assert summary["id"] == match and summary["names"][:2] == ["Anna", "Bruno"]
            assert summary["you"] == people.index(person)
            info = await person.call("GET", f"/api/matches/{match}")
            assert (summary["ending"], summary["winners"]) == (info["ending"], info["winners"]) != ("", [])
        for person in (stranger, nobody):
            for page in PAGES:
                assert (await refusal(person, "GET", f"/api/matches/{match}{page}"))[0] == 404
                wrong = await refusal(person, "GET", f"/api/matches/{match}{page}", key="a" * 24)
                assert wrong[0] == 404
        assert (await refusal(stranger, "POST", f"/api/matches/{match}/share"))[0] == 404
        assert (await refusal(nobody, "POST", f"/api/matches/{match}/share"))[0] == 401
        link = await people[1].call("POST", f"/api/matches/{match}/share")
        assert link["link"] == f"{server.url}/replay/{match}?key={link['key']}"
        for person in (stranger, nobody):
            for page in PAGES:
                await person.call("GET", f"/api/matches/{match}{page}", key=link["key"])
            assert (await person.call("GET", f"/api/matches/{match}", key=link["key"]))["member"] is False
        other, _ = await played(server)
        assert (await refusal(stranger, "GET", f"/api/matches/{other}", key=link["key"]))[0] == 404
        assert (await refusal(stranger, "POST", f"/api/matches/{match}/share", key=link["key"]))[0] == 404

    run(scenario())


def test_only_readers_and_moments_that_there_are_can_be_asked_for(server: Server) -> None:
    async def scenario() -> None:
        match, (anna, _) = await played(server)
        wishes = [{"seat": wish} for wish in ("5", "-1", "99", "007", "everybody", "١", "")]
        for query in [*wishes, {"from": "100000"}, {"from": "-1"}, {"count": "0"}, {"count": "51"}]:
            assert (await refusal(anna, "GET", f"/api/matches/{match}/replay", **query))[0] == 400

    run(scenario())


# -- replays ----------------------------------------------------------------------------------------------------------


def test_answers_of_a_held_window_all_have_the_moment_it_closed() -> None:
    entries = log_with_held_answers()
    replay = Replay(entries)
    closed = {entry.at for entry in entries if b'"close"' in entry.body}
    held = {entry.at for entry in entries if b'"hold"' in entry.body}
    moments = {scene.at for scene in replay.scenes(ALL, 0, replay.total)}
    assert closed <= moments and held.isdisjoint(moments)
    Transcript.decode(replay.transcript.encode()).verify(RULESETS)


@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("reader", [0, TABLE, ALL])
def test_a_page_of_a_replay_is_the_same_wherever_it_begins(reader: int, game: str) -> None:
    replay = Replay(log_with_held_answers(game))
    whole = replay.scenes(reader, 0, replay.total)
    assert len(whole) == replay.total > 2 * STILLS
    assert all(replay.scenes(reader, first, 3) == whole[first : first + 3] for first in range(replay.total))


@pytest.mark.parametrize("reader", [0, TABLE, ALL])
def test_time_that_passes_is_no_news_until_it_is_up(reader: int) -> None:
    replay = Replay(log_with_held_answers("dc_spyfall", clock_mode="realtime", rounds=1))
    steps, scenes = replay.transcript.steps, replay.scenes(reader, 0, replay.total)
    passing = [scene for scene in scenes[1:] if steps[scene.step - 1].seat == CLOCK]
    assert [scene.news for scene in passing] == [bool(scene.told) for scene in passing]
    assert {scene.news for scene in passing} == {True, False}
    assert all(scenes[scene.step + 1].news for scene in passing if not scene.news)


def log_with_held_answers(game: str = "kemomimi_panic", **options: Value) -> list[Entry]:
    """A whole match at a table where every answer that may be held is, in reverse order of the seats."""
    first = Started(game, RULESETS[game].version, 5, options, "45" * 32, {}, tuple("ABCDE"), ("",) * 5, ("",) * 5)
    record = Record(first, 1000)
    entries = [Entry(1, 1000, encode(first))]

    def write(line: Answered | Held | Closed | Spoke) -> None:
        at = 1000 + 7 * len(entries)
        record.apply(line, at)
        entries.append(Entry(len(entries) + 1, at, encode(line)))

    rng = Random(8)
    greeting = Statement("emote", what="smile") if game == "dc_spyfall" else Statement("text", text="Hello")
    write(Spoke(0, greeting))
    while not record.match.over:
        asking = record.match.asking
        if isinstance(asking, Race) and asking.running is not None:
            passed = min(asking.running.most, 1 + rng.randrange(20_000))
            write(Answered(CLOCK, str(passed)))
            if passed == asking.running.most:
                continue
        holding = holds_answers(record)
        asks = [ask for ask in record.unanswered() if not ask.optional and ask.shape != "number"]
        for ask in reversed(asks[: None if holding else 1]):
            write(given(record, ask.seat, ask.random_answer(rng.randrange)))
        if holding:
            write(Closed())
    return entries


def test_a_match_of_other_rules_than_todays_is_refused_by_name() -> None:
    entries = log_with_held_answers()
    old = msgspec.json.decode(entries[0].body)
    old["version"] = 0
    entries[0] = Entry(1, 1000, msgspec.json.encode(old))
    with pytest.raises(Exception, match="version 0 of kemomimi_panic"):
        Replay(entries)


def test_requests_are_answered_while_a_replay_is_made(server: Server) -> None:
    async def scenario() -> None:
        match, (anna, _) = await played(server, people=2, bots=6)
        async with httpx.AsyncClient(base_url=server.url) as other:
            making = asyncio.gather(*[scenes_of(anna, match, "all") for _ in range(3)])
            answered = 0
            while not making.done():
                answered += (await other.get("/healthz")).status_code == 200
            await making
            assert answered > 3

    run(scenario())
