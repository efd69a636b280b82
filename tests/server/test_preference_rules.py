"""What a preference says of a question, and how long it is kept: without a server."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from penombre import wire
from penombre.engine import Deal, Match, Option, Outcome, ask
from penombre.games import RULESETS
from penombre.server.match import preferences
from penombre.server.refusal import Refusal
from penombre.server.room import room_actions, room_view, seating
from penombre.server.room_state import Place, Preference, Room

GAME = "death_note"
CARDS = (Option("pass", "", "pass"), Option("alibi"), Option("mensonge", refused="timing_check"))
WINDOW = ask.one(0, "window_round_end", CARDS, default="pass", pace="window")


def place(mode: wire.Asks, *only: str, **more: object) -> Place:
    """A seat whose person prefers this."""
    return Place("person", "guest-0", "Anna", preference=Preference(mode, only), **more)  # type: ignore[arg-type]


def at_table(game: str = GAME, **more: object) -> Room:
    """A table of four at play."""
    opened = seating.opened(
        wire.NewRoom(game=game, players=4), id="r", invite="i", secret="00" * 32, guest="guest-0", name="Anna"
    )
    for number in range(1, 4):
        opened = seating.joined(
            opened, wire.Join(invite="i"), guest=f"guest-{number}", name=f"Name {number}", blocked=False
        )
    return room_actions.started(opened, "m")


def prefers(room: Room, number: int, mode: wire.Asks, *only: str) -> Room:
    """The room after a guest said what to be asked."""
    return preferences.preferred(room, f"guest-{number}", wire.Prefer(request="1", mode=mode, only=list(only)))


@pytest.mark.parametrize("unseen", [True, False])
def test_who_wants_to_be_asked_everything_or_nothing_is_asked_so_at_every_table(unseen: bool) -> None:
    assert not preferences.passes(place("ask"), WINDOW, unseen=unseen)
    assert preferences.passes(place("pass"), WINDOW, unseen=unseen)


def test_who_wants_to_be_asked_for_some_cards_is_asked_where_one_could_be_played() -> None:
    assert not preferences.passes(place("only", "rem", "alibi"), WINDOW, unseen=True)
    assert preferences.passes(place("only", "rem"), WINDOW, unseen=True), "not in the hand"
    assert preferences.passes(place("only", "mensonge"), WINDOW, unseen=True), "in the hand, and not to be played now"
    assert preferences.passes(place("only"), WINDOW, unseen=True)


def test_who_has_said_nothing_is_asked_where_there_is_something_to_choose() -> None:
    assert not preferences.passes(place("able"), WINDOW, unseen=True)
    nothing = replace(WINDOW, options=tuple(each for each in CARDS if each.id != "alibi"))
    assert preferences.passes(place("able"), nothing, unseen=True)
    assert not preferences.passes(place("able"), nothing, unseen=False), "the end of the window would tell"
    assert not preferences.passes(place("ask"), nothing, unseen=True)


def test_where_others_can_tell_when_somebody_answers_no_hand_decides_that() -> None:
    for only in ("alibi", "rem", "mensonge"):
        assert not preferences.passes(place("only", only), WINDOW, unseen=False)


def test_stand_ins_bots_and_free_seats_have_no_preferences() -> None:
    assert not preferences.passes(place("pass", stand_in=True), WINDOW, unseen=True)
    assert not preferences.passes(Place("bot", preference=Preference("pass")), WINDOW, unseen=True)
    assert not preferences.passes(Place(preference=Preference("pass")), WINDOW, unseen=True)


def test_what_is_kept_is_what_was_said_last_each_card_once() -> None:
    room = prefers(prefers(at_table(), 2, "only", "alibi", "rem", "alibi"), 1, "pass")
    assert [each.mode for each in preferences.said(room)] == ["able", "pass", "only", "able"]
    assert room.places[2].preference.only == ("alibi", "rem")
    assert prefers(room, 2, "ask", "alibi").places[2].preference == Preference("ask"), "cards count with 'only' alone"


def test_a_preference_is_for_those_who_play_a_game_that_has_a_use_for_it() -> None:
    with pytest.raises(Refusal, match="you do not sit") as stranger:
        prefers(at_table(), 9, "pass")
    with pytest.raises(Refusal, match="left to time") as elsewhere:
        prefers(at_table("kemomimi_panic"), 0, "pass")
    with pytest.raises(Refusal, match="left to time") as later:
        prefers(room_actions.finished(at_table(), Outcome("last_round", (0,))), 0, "pass")
    assert [each.value.problem.code for each in (stranger, elsewhere, later)] == ["not_yours", "not_now", "not_now"]


def test_a_preference_ends_with_the_match_and_with_whoever_had_the_seat() -> None:
    room = prefers(at_table(), 1, "pass")
    assert preferences.said(room_actions.finished(room, Outcome("last_round", (0,))))[1] == Preference()
    assert preferences.said(room_actions.reopened(room, "00" * 32, stuck=True))[1] == Preference()
    freed = seating.without_person(room, 1)
    taken = seating.joined(freed, wire.Join(invite="i"), guest="guest-9", name="Zoé", blocked=False)
    assert preferences.said(taken)[1] == Preference()


def test_somebody_who_gets_up_and_comes_back_has_the_preference_still() -> None:
    room = seating.returned(seating.left(prefers(at_table(), 1, "pass"), 1), 1)
    assert preferences.said(room)[1] == Preference("pass")


def test_a_preference_is_shown_to_its_person_and_changes_nothing_that_others_see() -> None:
    before = at_table()
    after = room_view.counted(before, prefers(before, 1, "only", "alibi"))
    assert shown(after, 1).preference == wire.Preference("only", ("alibi",))
    for reader in (0, 2, 3, None):
        assert shown(after, reader) == shown(before, reader), "not even another number"
    assert shown(after, None).preference is None


def test_nobody_is_told_of_preferences_where_there_is_nothing_to_prefer() -> None:
    assert shown(at_table("kemomimi_panic"), 0).preference is None
    assert shown(room_actions.finished(at_table(), Outcome("last_round", (0,))), 0).preference is None


def shown(room: Room, you: int | None) -> wire.Room:
    """The room as this reader sees it."""
    return room_view.shown(
        room, you, here=frozenset(), watchers=0, blocked=frozenset(), unwanted=frozenset(), link="https://x"
    )


def test_what_may_lapse_in_death_note_are_the_moments_to_react_in() -> None:
    match = Match(RULESETS[GAME], 5, {"l": "seat", "l_seat": 1}, Deal(b"lapse"))
    lapsing: set[str] = set()
    lasting: set[str] = set()
    while not match.over and len(lapsing) < 4:
        asks = match.asks()
        (lapsing if preferences.lapses(match) else lasting).update(ask.kind for ask in asks if not ask.optional)
        assert all(
            preferences.may_lapse(match, each) == preferences.lapses(match) for each in asks if not each.optional
        )
        assert not any(preferences.may_lapse(match, each) for each in asks if each.optional)
        first = next(each for each in asks if not each.optional)
        match.answer(first.seat, first.default if first.default is not None else first.random_answer(lambda _: 0))
    assert all(kind.startswith("window_") for kind in lapsing)
    assert {"keep_one", "gift", "turn_start", "tile_choice", "turn_main"} <= lasting
