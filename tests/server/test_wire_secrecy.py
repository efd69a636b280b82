from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.conftest import Covered
from tests.server.harness import SHORT, Chair, Person, Server, an_answer, moved_on, playing, run, serving
from tests.server.leaking_server import LEAKS
from tests.server.redealt_frames import Leak, events_of, shown

from penombre import wire
from penombre.engine import TABLE, Seat
from penombre.games import RULESETS
from penombre.server.match.frames import Frames
from penombre.server.match.match_log import Record, Started, decode
from penombre.server.tokens import hashed
from penombre.store import Entry, open_store

FRAMES = "frames of sockets compared with what their seats may know"


class Witness:
    """All that came through one socket during a whole match."""

    def __init__(self, seat: Seat, person: Person, chair: Chair) -> None:
        self.seat = seat
        self.person = person
        self.chair = chair


async def _whole_match(
    server: Server, players: int = 4, **asked: Any
) -> tuple[list[Witness], dict[str, Any], list[Entry]]:
    """Everybody plays to the end, talking now and then; what each socket received, the room, and the log."""
    async with playing(server, players, watchers=1, **asked) as (room, people, chairs):
        if chairs[1].room["preference"] is not None:
            await chairs[1].requests({"type": "prefer", "mode": "pass"})
        seated = [(Random(seat), chair) for seat, chair in enumerate(chairs[:players])]
        await asyncio.gather(*[_plays_and_talks(rng, chair, seat) for seat, (rng, chair) in enumerate(seated)])
        for chair in chairs:
            await chair.until(lambda chair=chair: chair.over and chair.room["status"] == "over")  # type: ignore[misc]
        seats = (*range(players), TABLE)
        witnesses = [Witness(*each) for each in zip(seats, people, chairs, strict=True)]
    assert isinstance(server.where, Path)
    store = await open_store(server.where / "penombre.sqlite3", only_read=True)
    entries = await store.entries(room["match"])
    await store.close()
    return witnesses, room, entries


async def _plays_and_talks(rng: Random, chair: Chair, seat: int) -> None:
    number = 0
    while not chair.over:
        await chair.until(lambda: chair.over or chair.question is not None)
        question = chair.question
        if question is None:
            continue
        number += 1
        if rng.random() < 0.2:
            await chair.says(text=f"words {number} of {seat}", request=f"words-{seat}-{number}")
        answer: str | list[str] = ""
        if question["besides"] and rng.random() < 0.05:
            answer = question["besides"][0]["id"]
        elif not question["optional"]:
            answer = an_answer(question, rng)
        if answer != "":
            asked = {"type": "answer", "question": question["id"], "answer": answer}
            await chair.requests(asked, f"request-{seat}-{number}")
        await chair.until(partial(moved_on, chair, question["id"]))


# -- what a socket may receive -----------------------------------------------------------------------------------------


def check(witnesses: list[Witness], room: dict[str, Any], entries: list[Entry]) -> int:
    """Raise `Leak` if any socket received anything that its reader may not know; how many frames were looked at."""
    started = decode(entries[0].body)
    assert isinstance(started, Started)
    for witness in witnesses:
        _check_schema(witness)
        _check_words(witness, _forbidden(witness, witnesses, room, started))
    numbers = known_by_number(entries)
    checked = sum(_check_known(witness, numbers[witness.seat]) for witness in witnesses)
    assert checked > 10
    return checked


def _check_schema(witness: Witness) -> None:
    """Every frame is one of the schema, field by field."""
    for raw in witness.chair.raw:
        read = msgspec.json.decode(raw, type=wire.FromServer)
        plain = msgspec.json.decode(raw)
        if msgspec.json.decode(msgspec.json.encode(read)) != plain:
            raise Leak(f"a frame has more fields than the schema: {raw[:300]}")
        if plain.get("pad", "").strip():
            raise Leak("padding says something")
        if '"value":' in raw:
            raise Leak("what an option is worth to the rules left the server")


def _forbidden(witness: Witness, witnesses: list[Witness], room: dict[str, Any], started: Started) -> dict[str, str]:
    """Texts that may never come through this socket, by what they are."""
    forbidden = {f"guest {seat}": guest for seat, guest in enumerate(started.guests) if guest}
    forbidden |= {f"token of {other.seat}": other.person.cookie for other in witnesses if other.person.cookie}
    forbidden |= {
        f"{kind} of {seat}": f"{kind}-{seat}-"
        for kind in ("request", "words")
        for seat in range(len(witnesses) - 1)
        if seat != witness.seat
    }
    forbidden["secret"] = started.secret
    if witness.seat == TABLE:
        forbidden["invitation"] = room["invite"]
    return forbidden


def _check_words(witness: Witness, forbidden: dict[str, str]) -> None:
    for raw in witness.chair.raw:
        for what, text in forbidden.items():
            if text in raw:
                raise Leak(f"seat {witness.seat} received the {what}: {raw[:300]}")


def known_by_number(entries: list[Entry]) -> dict[Seat, dict[int, dict[str, Any]]]:
    """For each reader, what may be known at each number: by the log and the engine, not by what was sent."""
    record = Record.of(entries[:1])
    frames = Frames(record)
    numbers: dict[Seat, dict[int, dict[str, Any]]] = {seat: {} for seat in frames.seqs}
    told: dict[Seat, dict[str, list[Any]]] = {seat: {"events": [], "said": []} for seat in frames.seqs}
    events = 0
    for entry in (None, *entries[1:]):
        if entry is not None:
            record.follow(entry)
            frames.advance()
        for seat, number in frames.seqs.items():
            known = shown(record, seat, events, len(told[seat]["said"]))
            told[seat] = {name: before + known[name] for name, before in told[seat].items()}
            known |= told[seat]
            if numbers[seat].setdefault(number, known) != known:
                raise Leak(f"what seat {seat} knows changed and its number did not")
        events = record.match.log_length
    return numbers


def _check_known(witness: Witness, numbers: dict[int, dict[str, Any]]) -> int:
    """What is folded from the frames is at each number what may be known then, no more and no less."""
    fold = Chair(witness.person, witness.chair.socket, witness.chair.room_id)
    checked = 0
    for frame in witness.chair.frames:
        fold.take(frame)
        if frame["type"] not in ("full", "step"):
            continue
        checked += 1
        expected = numbers[frame["seq"]]
        received = {
            "public": fold.public,
            "private": fold.private or None,
            "events": events_of(fold.told),
            "said": [one for one in fold.told if one["type"] == "said"],
            **{name: frame[name] for name in ("question", "waiting", "over")},
        }
        for name, value in received.items():
            if value != expected[name]:
                raise Leak(f"{name} of seat {witness.seat} is not what it may know: {value} and not {expected[name]}")
    return checked


# -- the tests ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("windows", ["fixed", "early"])
def test_every_socket_receives_what_its_seat_may_know_and_nothing_else(
    hasty: Server, windows: str, game: str, covered: Covered
) -> None:
    before = hasty.complaints()

    async def scenario() -> None:
        options = {setting.name: True for setting in RULESETS[game].settings if setting.variant}
        if game == "dc_spyfall":
            # With people who talk aloud nothing would be written, and four are too few for Harley Quinn.
            options |= SHORT[game] | {"in_person": False, "harley_quinn": False, "clock_mode": "realtime"}
        covered(FRAMES, check(*await _whole_match(hasty, game=game, options=options, windows=windows)))

    run(scenario())
    assert hasty.complaints() == before


def test_who_may_interrupt_receives_what_that_seat_may_know_and_nothing_else(hasty: Server, covered: Covered) -> None:
    before = hasty.complaints()

    async def scenario() -> None:
        covered(FRAMES, check(*await _whole_match(hasty, 3, game="rose_noire")))

    run(scenario())
    assert hasty.complaints() == before


@pytest.fixture(scope="module", params=LEAKS)
def leaking(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a leak planted in it."""
    program, folder = (str(Path(__file__).parent / "leaking_server.py"),), tmp_path_factory.mktemp("leaking")
    with serving(folder, "--tempo", "100", environment={"PLANTED_LEAK": request.param}, program=program) as server:
        yield server


@pytest.mark.parametrize("game", RULESETS)
def test_a_server_that_leaks_is_found_out(leaking: Server, game: str) -> None:
    async def scenario() -> None:
        with pytest.raises(Leak):
            check(*await _whole_match(leaking, game=game, options=SHORT.get(game, {}), windows="early"))

    run(scenario())


def test_who_asks_for_a_seat_and_who_watches_tells_everybody_the_same_and_nothing_else(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 3, bots=1, watchers=1, pace="days") as (room, people, chairs):
            anna, bruno = people[:2]
            after = await anna.does(room, "kick", seat=2)
            zoe = Person(calm, "Zoé")
            waiting = await zoe.joins(after)
            await anna.does(room, "agree", request=waiting["asking"])
            async with zoe.at(after) as watching:
                await bruno.does(room, "agree", request=waiting["asking"], yes=False)
                everybody = [chairs[0], chairs[1], watching]
                for chair in everybody:
                    await chair.until(lambda chair=chair: "refused" in _kinds(chair))  # type: ignore[misc]
                await chairs[0].until(lambda: any(frame["type"] == "watchers" for frame in chairs[0].frames))
        assert isinstance(calm.where, Path)
        store = await open_store(calm.where / "penombre.sqlite3", only_read=True)
        started = decode((await store.entries(room["match"], most=1))[0].body)
        asking = await store.guest_of(hashed(zoe.cookie))
        await store.close()
        assert isinstance(started, Started) and asking is not None
        hidden = {*started.guests, asking.id, started.secret, *(person.cookie for person in (*people, zoe))} - {""}
        for chair in chairs + everybody:
            assert not [text for text in hidden if any(text in raw for raw in chair.raw)]
        told = [
            [(frame["requests"], frame["notes"]) for frame in chair.frames if frame["type"] == "room"]
            for chair in everybody
        ]
        # Whoever came later saw the end of it: each was told the same in the same order.
        assert told[0][-1] == told[1][-1] == told[2][-1]
        assert all(one in told[0] for one in told[1] + told[2])

    run(scenario())


def _kinds(chair: Chair) -> list[str]:
    return [note["kind"] for note in chair.room.get("notes", ())] if chair.room else []
