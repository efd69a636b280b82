"""A Pact of three players tells nothing before it is over: not who gave first, nor who had when a role was shown."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Literal

import pytest
from tests.games.rose_noire.scenes import RoseNoireScene, table
from tests.server.harness import Chair, Person, Server, has_to_answer, run, serving
from tests.server.prepared_match import PreparedMatch, first_match, prepare
from tests.server.reconnecting_players import entries_of
from tests.server.redealt_frames import NOW, record_of

from penombre.engine import TABLE, Answer, Ask, Match, NotAnOption, Seat
from penombre.server.match.frames import Frames
from penombre.server.match.match_log import Answered, Closed, Held, Line, Record, Started, decode

READERS = (0, 1, 2, TABLE)
GIFTS = {1: ("zele", "exhumation"), 2: ("interrogatoire", "fouille_cellule")}


def _pact() -> RoseNoireScene:
    """Seats 1 and 2 choose a card for each other; seat 0 is the Rector."""
    s = table(players=3, possessed="B", A="pacte zele exhumation", B="interrogatoire fouille")
    s.A.plays("pacte", s.B)
    return s


def _sent(*lines: Line) -> dict[Seat, list[bytes]]:
    """All that every reader is sent while these lines are written."""
    record = record_of(_pact().match, ())
    frames = Frames(record, readers=READERS)
    sent: dict[Seat, list[bytes]] = {seat: [frames.full(seat, NOW, "match")] for seat in READERS}
    for line in lines:
        record.apply(line, 0)
        frames.advance()
        for seat, (_, frame) in frames.step(READERS, NOW).items():
            sent[seat].append(frame)
    return sent


def _gives(kind: type[Answered | Held], *givers: tuple[Seat, str]) -> list[Line]:
    return [kind(seat, f"give-{card}") for seat, card in givers]


@pytest.mark.parametrize("kind", [Answered, Held])
def test_whoever_is_not_concerned_is_sent_the_same_bytes_whoever_gives_what_and_when(
    kind: type[Answered | Held],
) -> None:
    end = [Closed()] if kind is Held else []
    pacts = [
        _sent(*_gives(kind, *order), *end)
        for one, other in product(*GIFTS.values())
        for order in (((1, one), (2, other)), ((2, other), (1, one)))
    ]
    for seat in (0, TABLE):
        assert all(sent[seat] == pacts[0][seat] for sent in pacts), f"seat {seat} can tell these Pacts apart"
        assert len(pacts[0][seat]) == 2, "the swap is all that is told"
    for seat in (1, 2):
        assert len({len(sent[seat][-1]) for sent in pacts}) == 1, "nor does the length tell anything"
        assert kind is Answered or {len(sent[seat]) for sent in pacts} == {3}, "word of one's own answer, and the swap"


@pytest.mark.parametrize("kind", [Answered, Held])
@pytest.mark.parametrize(("giver", "shows"), [(1, 1), (1, 2), (2, 1), (2, 2)])
def test_a_role_that_is_shown_tells_nobody_whether_somebody_had_given(
    kind: type[Answered | Held], giver: Seat, shows: Seat
) -> None:
    shown = Answered(shows, "reveal")
    fresh, late = _sent(shown), _sent(*_gives(kind, (giver, GIFTS[giver][0])), shown)
    assert all(fresh[seat] == late[seat] for seat in READERS if seat != giver)


@pytest.mark.parametrize("kind", [Answered, Held])
def test_whoever_has_given_is_told_so_may_show_the_role_and_give_no_other_card(kind: type[Answered | Held]) -> None:
    record = record_of(_pact().match, ())
    record.apply(kind(1, "give-zele"), 0)
    _is_open(record, 1, "reveal_role")
    for again in (Answered, Held):
        with pytest.raises(NotAnOption):
            record.apply(again(1, "give-exhumation"), 0)
    assert not record.awaits(1) and record.awaits(2) and record.match.waiting() == (1, 2)
    assert {each.seat: each.optional for each in record.unanswered()} == {1: True, 2: False}
    record.apply(Answered(1, "reveal"), 0)
    assert record.match.table.revealed and not record.held
    _is_open(record, 1, "pact_give")
    _is_open(record, 2, "pact_give")


def _is_open(record: Record, seat: Seat, kind: str) -> None:
    ask = record.question(seat)
    assert ask is not None and ask.kind == kind
    assert ask.args.get("answered") == ("give-zele" if kind == "reveal_role" else None)


def test_a_restored_record_knows_what_is_left_to_whoever_has_given() -> None:
    for kind in (Answered, Held):
        record = record_of(_pact().match, ())
        record.started = Started("rose_noire", 2, 3, dict(record.match.options), "", {}, (), (), ())
        record.apply(kind(1, "give-zele"), 0)
        again, _ = Record.restored(record.snapshot({}).body)
        assert again.question(1) == record.question(1) and again.question(2) == record.question(2)
        assert Frames(again).full(1, NOW, "match") == Frames(record).full(1, NOW, "match")


# -- at a table --------------------------------------------------------------------------------------------------------

Windows = Literal["early", "fixed"]


@cache
def _both_give() -> Match[Any]:
    """A match where seats 0 and 1 choose a card for each other."""

    def reached(match: Match[Any]) -> bool:
        return all((each := match.ask_for(seat)) is not None and each.kind == "pact_give" for seat in (0, 1))

    def makes_a_pact(match: Match[Any], ask: Ask) -> Answer | None:
        pact = "play-pacte_de_confiance"
        return pact if any(option.id == pact for option in ask.options) else None

    return first_match("rose_noire", 3, reached, makes_a_pact, options={"rector": "seat", "rector_seat": 3}, people=2)


@asynccontextmanager
async def _at_the_pact(server: Server, windows: Windows) -> AsyncIterator[tuple[PreparedMatch, Chair, Chair]]:
    """Anna and Bruno at a table where a Pact is open."""
    prepared = await prepare(server, _both_give(), ("Anna", "Bruno"), windows=windows)
    people = [Person(server, name) for name in ("Anna", "Bruno")]
    for person, cookie in zip(people, prepared.cookies, strict=True):
        person.http.cookies.set("penombre", cookie)
    room = {"id": prepared.id, "invite": prepared.invite}
    async with people[0].at(room) as anna, people[1].at(room) as bruno:
        for chair in (anna, bruno):
            await chair.up_to_date()
            await chair.until(lambda chair=chair: has_to_answer(chair))  # type: ignore[misc]
        yield prepared, anna, bruno


def _happened(chair: Chair, key: str) -> bool:
    return any(told["type"] == "event" and told["key"] == key for told in chair.told)


def _steps(chair: Chair) -> int:
    return sum(frame["type"] == "step" for frame in chair.frames)


@pytest.mark.parametrize("windows", ["early", "fixed"])
def test_time_gives_for_whoever_did_not_and_shows_nobodys_role(tmp_path: Path, windows: Windows) -> None:
    async def scenario(server: Server) -> None:
        async with _at_the_pact(server, windows) as (prepared, anna, bruno):
            await anna.answers()
            await anna.until(lambda: not has_to_answer(anna))
            await bruno.until(lambda: _happened(bruno, "swaps"))
        lines = [decode(entry.body) for entry in await entries_of(tmp_path, prepared.match)][
            1 + len(_both_give().steps) :
        ]
        given = [(line.seat, line.by) for line in lines if isinstance(line, Answered | Held)][:2]
        assert given == [(0, "person"), (1, "clock")]
        assert all(line.answer != "reveal" for line in lines if isinstance(line, Answered | Held))

    with serving(tmp_path, "--tempo", "0.2") as server:
        run(scenario(server))
        assert not server.complaints()


@pytest.mark.parametrize("windows", ["early", "fixed"])
def test_whoever_has_given_and_comes_back_may_still_show_the_role(tmp_path: Path, windows: Windows) -> None:
    async def scenario(server: Server) -> None:
        async with _at_the_pact(server, windows) as (prepared, anna, bruno):
            assert anna.question is not None and bruno.question is not None
            number, card = anna.question["id"], anna.question["options"][0]["id"]
            before = _steps(bruno)
            await anna.answers(card)
            room = {"id": prepared.id, "invite": prepared.invite}
            async with anna.person.at(room) as back:
                await back.up_to_date()
                assert back.question is not None
                assert (back.question["optional"], back.question["id"]) == (True, number)
                assert back.question["args"] == {"answered": card}
                other = await back.answers(back.person.name)
                assert back.refused[other]["code"] == "not_an_option"
                await bruno.has_all()
                assert _steps(bruno) == before and sorted(bruno.state["waiting"]) == [0, 1]
                shown = await back.answers("reveal")
                assert shown in back.acknowledged
            await bruno.until(lambda: bruno.over or (bruno.question is not None and bruno.question["id"] > number))
            assert _happened(bruno, "reveal")

    with serving(tmp_path, "--tempo", "4") as server:
        run(scenario(server))
        assert not server.complaints()
