"""Exchanges at a table of Tokyo Ghoul: third persons learn nothing of them, neither from bytes nor from time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.harness import Chair, Server, playing, run, serving
from tests.server.reconnecting_players import entries_of
from tests.server.redealt_frames import NOW, record_of

from penombre.engine import TABLE, Answer, Ask, Match
from penombre.games import RULESETS
from penombre.server.match import pace
from penombre.server.match.frames import Frames
from penombre.server.match.match_log import Answered, Closed, Held, Line, Record
from penombre.store import Entry
from penombre.testing.random_player import random_answer

GAME = "tokyo_ghoul"
HOLDS = RULESETS[GAME].holds
TEMPO = 0.05


# -- what third persons get --------------------------------------------------------------------------------------------


def _received(match: Match[Any], lines: list[Line]) -> tuple[Match[Any], dict[int, list[tuple[int, bytes]]]]:
    """What every seat and a spectator are sent for these lines, and all they would get if they came after them."""
    readers = (*range(match.players), TABLE)
    frames = Frames(record_of(match, ()), readers=readers)
    sent: dict[int, list[tuple[int, bytes]]] = {reader: [] for reader in readers}
    for line in lines:
        frames.record.apply(line, 0)
        frames.advance()
        for reader, frame in frames.step(readers, NOW).items():
            sent[reader].append(frame)
    for reader in readers:
        sent[reader].append((0, frames.full(reader, NOW, "match")))
    return frames.record.match, sent


def _compare(match: Match[Any], ask: Ask, answers: tuple[Answer, Answer], *, held: bool) -> bool:
    """Whether two answers could be compared: what lies open after them, or is found out by all, must be the same."""
    lines: list[list[Line]] = [
        [Held(ask.seat, answer), Closed()] if held else [Answered(ask.seat, answer)] for answer in answers
    ]
    (here, mine), (there, other) = _received(match, lines[0]), _received(match, lines[1])
    if here.public != there.public or here.waiting() != there.waiting():
        return False
    for reader, sent in mine.items():
        if reader != TABLE and ask.whispered >> reader & 1:
            assert [len(frame) for _, frame in sent] == [len(frame) for _, frame in other[reader]]
        else:
            assert sent == other[reader], f"{reader} can tell {answers[0]} from {answers[1]} as an answer to {ask.kind}"
    return True


@pytest.mark.parametrize("held", [False, True], ids=["counted at once", "held"])
def test_frames_of_third_persons_are_the_same_whatever_is_shown_exchanged_or_kept(held: bool) -> None:
    compared: set[tuple[str, bool]] = set()
    for seed in range(20):
        rng = Random(seed)
        masks = bool(seed % 2)
        match = Match(RULESETS[GAME], rng.choice(range(4, 9)), {"masque": masks, "soutien": seed % 3 == 0}, seed)
        while not match.over:
            ask = rng.choice(match.asks())
            answers = random_answer(ask, rng), random_answer(ask, rng)
            if ask is match.asking and ask.whispered and _compare(match, ask, answers, held=held):
                compared.add((ask.kind, masks))
            match.answer(ask.seat, "pass" if ask.kind == "attack" else answers[0])
    kinds = ("interrogation_show", "interrogation_exchange")
    assert compared == {(kind, masks) for kind in kinds for masks in (False, True)}


# -- who looks on ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where an exchange lasts at least two tenths of a second, and bots think for less."""
    with serving(tmp_path_factory.mktemp("exchanges"), "--tempo", str(TEMPO), "--bot-tempo", "0.002") as server:
        yield server


async def _plays(chair: Chair, rng: Random) -> None:
    """Any answer at once, over and over; attacks are for the end of long matches."""
    while not chair.over:
        await chair.until(lambda: chair.over or chair.question is not None)
        if (question := chair.question) is not None:
            options = [option["id"] for option in question["options"] if not option["refused"]]
            walks = [each for each in options if not each.startswith("special")]
            await chair.answers("pass" if question["kind"] == "attack" else rng.choice(walks))


def _lasted(entries: list[Entry]) -> list[tuple[str, bool]]:
    """Every question of a log that may not close at once, with whether it was open for long enough."""
    record = Record.of(entries[:1])
    found = []
    for entry in entries[1:]:
        asking, settled = record.match.asking, record.match.settled
        earliest = record.asked_at + 1000 * TEMPO * pace.least(record.match, "live")
        record.follow(entry)
        if isinstance(asking, Ask) and asking.pace in HOLDS and record.match.settled != settled:
            found.append((asking.kind, entry.at >= earliest))
    return found


async def _log_after_getting_up(server: Server, *, looks_on: bool) -> list[tuple[str, bool]]:
    """Two people and bots; one of the two gets up at once, and looks on from the seat or goes away."""
    async with playing(server, 2, bots=3, game=GAME) as (room, people, chairs):
        await people[1].does(room, "leave")
        if not looks_on:
            await chairs[1].socket.close()
        await _plays(chairs[0], Random(0))
    assert isinstance(server.where, Path)
    return _lasted(await entries_of(server.where, room["match"]))


async def _several(server: Server, *, looks_on: bool) -> list[tuple[str, bool]]:
    wanted: list[Any] = [_log_after_getting_up(server, looks_on=looks_on) for _ in range(4)]
    return [one for each in await asyncio.gather(*wanted) for one in each]


def test_whoever_got_up_and_looks_on_does_not_see_how_quickly_the_others_answer(quick: Server) -> None:
    async def scenario() -> None:
        lasted = await _several(quick, looks_on=True)
        assert len(lasted) > 10
        assert [kind for kind, long_enough in lasted if not long_enough] == []

    run(scenario())


def test_whoever_is_left_alone_with_bots_does_not_wait_for_nobody(quick: Server) -> None:
    async def scenario() -> None:
        lasted = await _several(quick, looks_on=False)
        assert [kind for kind, long_enough in lasted if not long_enough], "which shows that the test above could fail"

    run(scenario())
