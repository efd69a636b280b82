"""A Pact of three players tells nothing before it is over: not who gave first, nor who had when a role was shown."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.rose_noire.scenes import RoseNoireScene, table
from tests.server.redealt_frames import NOW, record_of

from penombre.engine import TABLE, NotAnOption, Seat
from penombre.server.match.frames import Frames
from penombre.server.match.match_log import Answered, Closed, Held, Line, Record, Started

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
    frames = Frames(record)
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
