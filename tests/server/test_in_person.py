"""Tables where people talk aloud: no bot sits there, for it would hear nothing."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.test_room import act, full, refused

from penombre import wire
from penombre.server import room_state
from penombre.server.room import room_actions

ALOUD: dict[str, Any] = {"in_person": True}


def _table(**asked: Any) -> room_state.Room:
    return full(game="dc_spyfall", **asked)


def _with_a_free_seat(**options: Any) -> room_state.Room:
    return act(_table(options=options), "anna", wire.Kick(3))


def test_where_people_talk_aloud_no_bot_sits_down() -> None:
    with refused("no_bots"):
        act(_with_a_free_seat(in_person=True), "anna", wire.AddBot())
    assert act(_with_a_free_seat(), "anna", wire.AddBot()).places[3].kind == "bot"


def test_where_a_bot_sits_people_cannot_agree_to_talk_aloud_before_it_is_gone() -> None:
    at = act(_with_a_free_seat(), "anna", wire.AddBot())
    with refused("no_bots"):
        act(at, "anna", wire.Configure(options=ALOUD))
    at = act(at, "anna", wire.RemoveBot(3))
    assert act(at, "anna", wire.Configure(options=ALOUD)).options["in_person"]


def test_a_table_that_talks_aloud_does_not_start_with_a_bot() -> None:
    """However it got there: tables are older than what is refused at them."""
    at = act(_with_a_free_seat(), "anna", wire.AddBot())
    aloud = replace(at, options={**at.options, **ALOUD}, places=tuple(replace(each, ready=True) for each in at.places))
    with refused("no_bots"):
        room_actions.check_can_start(aloud)


def test_where_people_talk_aloud_a_stand_in_keeps_a_seat_but_no_bot_gets_it() -> None:
    at = act(room_actions.started(_table(options=ALOUD), "m"), "denis", wire.Leave())
    assert at.places[3].stand_in
    with refused("no_bots"):
        act(at, "anna", wire.Replace(3, by="bot"))
    assert act(at, "anna", wire.Replace(3, by="person")).places[3].kind == "empty"


@pytest.mark.parametrize("game", ["kemomimi_panic", "tokyo_ghoul", "rose_noire", "dc_spyfall"])
def test_bots_sit_down_wherever_they_can_hear(game: str) -> None:
    at = act(full(game=game), "anna", wire.Kick(3))
    assert act(at, "anna", wire.AddBot()).places[3].kind == "bot"
