"""Nobody at a real table of Death Note learns by coming in what the player of the turn was about to do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from penombre import wire
from penombre.engine import TABLE, NotAsked, Race, Seat
from penombre.games import RULESETS
from penombre.server.match.frames import Frames
from penombre.server.match.match_log import Answered, Held, Record, Started

GAME = RULESETS["death_note"]
NOW = wire.Clock(due=1_000, total=1_000)
PLAYERS = 6


def _started(seed: int) -> Record:
    nobody = ("",) * PLAYERS
    secret = Random(seed).randbytes(32).hex()
    return Record(Started(GAME.id, GAME.version, PLAYERS, {}, secret, {}, nobody, nobody, nobody), 0)


def _a_turn_into_which_somebody_may_come(kind: str) -> tuple[Record, Seat, Seat, str]:
    """A record at such a turn, its player, who may come in, and with what."""
    for seed in range(200):
        record = _started(seed)
        while not record.match.over and record.match.table.round < 2:
            asking = record.match.asking
            if isinstance(asking, Race) and asking.main is not None and asking.asks[asking.main].kind == kind:
                for ask in asking.asks.values():
                    if ask.optional:
                        return record, asking.main, ask.seat, ask.besides[0].id
            ask = next(each for each in record.unanswered() if not each.optional)
            record.apply(Answered(ask.seat, _default(ask)), 0)
    raise AssertionError("nobody may ever come in")


def _default(ask: Any) -> Any:
    return ask.default if ask.default is not None else ask.random_answer(Random(1).randrange)


@pytest.mark.parametrize(("kind", "goes_on"), [("turn_start", "look"), ("turn_main", "end")])
def test_whoever_comes_in_does_not_learn_whether_the_player_of_the_turn_had_answered(kind: str, goes_on: str) -> None:
    seen: list[dict[Seat, tuple[int, bytes]]] = []
    for answered in (False, True):
        record, active, other, card = _a_turn_into_which_somebody_may_come(kind)
        readers = [seat for seat in (*range(PLAYERS), TABLE) if seat != active]
        frames = Frames(record, readers=readers)
        if answered:
            record.apply(Held(active, goes_on), 0)
            frames.advance()
            assert not frames.step(readers, NOW), "that is held"
        record.apply(Answered(other, card), 0)
        frames.advance()
        assert not record.held
        seen.append(frames.step(readers, NOW))
    assert len(seen[0]) == PLAYERS
    assert seen[0] == seen[1]


def test_who_could_come_in_shows_to_nobody_else() -> None:
    record, active, other, _ = _a_turn_into_which_somebody_may_come("turn_main")
    assert record.match.waiting() == (active,)
    stranger = next(seat for seat in range(PLAYERS) if record.question(seat) is None)
    with pytest.raises(NotAsked) as refused:
        record.match.answer(stranger, "alibi")
    assert f"waiting for: {active}" in str(refused.value) and str(other) not in str(refused.value).split(";")[1]
