from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from penombre import wire
from penombre.engine import BadOptions, Outcome
from penombre.server import room_state
from penombre.server.refusal import Refusal
from penombre.server.room import room_actions, seat_requests, seating
from penombre.server.room.room_document import facts

GAME = "kemomimi_panic"
PEOPLE = ("anna", "bruno", "chloe", "denis")


def opened(**asked: Any) -> room_state.Room:
    """A private table for four with Anna on seat 0, who hosts."""
    wish = wire.NewRoom(**{"game": GAME, "players": 4, **asked})
    return seating.opened(wish, id="r", invite="invite", secret="00" * 32, guest="anna", name="Anna")


def join(at: room_state.Room, guest: str, *, blocked: bool = False, name: str = "", **asked: Any) -> room_state.Room:
    wish = wire.Join(**{"invite": at.invite, **asked})
    return seating.joined(at, wish, guest=guest, name=name or guest.capitalize(), blocked=blocked)


def act(
    at: room_state.Room, guest: str, action: wire.Action, here: tuple[int, ...] = (0, 1, 2, 3), now: int = 7
) -> room_state.Room:
    return room_actions.acted(
        at, guest, action, here=here, now=now, invite="fresh", bot_name=lambda seat: f"Bot {seat}"
    )


def full(**asked: Any) -> room_state.Room:
    """Four people, all ready."""
    at = opened(**asked)
    for guest in PEOPLE[1:]:
        at = join(at, guest)
    for guest in PEOPLE:
        at = act(at, guest, wire.Ready(nonce=f"nonce of {guest}"))
    return at


def playing(**asked: Any) -> room_state.Room:
    return room_actions.started(full(**asked), "m")


def over(
    at: room_state.Room | None = None, winners: tuple[int, ...] = (1,), points: tuple[int, ...] = ()
) -> room_state.Room:
    return room_actions.finished(at or playing(), Outcome("civilians", winners, points))


def guests(at: room_state.Room) -> list[str]:
    return [place.guest for place in at.places]


def refused(code: str) -> Any:
    return pytest.raises(Refusal, check=lambda refusal: refusal.problem.code == code)


# -- opening and sitting down ------------------------------------------------------------------------------------------


def test_whoever_opens_a_table_hosts_it_on_the_first_seat() -> None:
    at = opened()
    assert (at.host, guests(at), at.status) == ("anna", ["anna", "", "", ""], "open")


def test_a_game_that_is_not_here_is_refused_with_those_that_are() -> None:
    with pytest.raises(Refusal, match=GAME):
        opened(game="chess")


@pytest.mark.parametrize("players", [0, 3, 9, 29])
def test_a_table_has_as_many_seats_as_the_game_allows(players: int) -> None:
    with pytest.raises(BadOptions, match="4 to 8 players"):
        opened(players=players)


def test_slow_tables_close_windows_early_unless_told_otherwise() -> None:
    assert [opened(pace=pace).windows for pace in ("live", "relaxed", "days")] == ["fixed", "fixed", "early"]
    assert opened(pace="days", windows="fixed").windows == "fixed"


def test_guests_take_the_first_free_seat_or_the_one_they_wish() -> None:
    at = join(join(opened(), "bruno", seat=2), "chloe")
    assert guests(at) == ["anna", "chloe", "bruno", ""]


def test_joining_again_changes_nothing() -> None:
    at = join(opened(), "bruno")
    assert join(at, "bruno", seat=3) == at


def test_a_taken_seat_is_refused_with_those_that_are_free() -> None:
    with pytest.raises(Refusal, match="free: 1, 2, 3"):
        join(opened(), "bruno", seat=0)


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refusal, match="expected 0 to 3"):
        join(opened(), "bruno", seat=4)


def test_a_full_table_takes_nobody() -> None:
    with refused("room_full"):
        join(full(), "elise")


@pytest.mark.parametrize("invite", ["", "Invite", "invite ", "ïnvite", "x" * 40])
def test_a_private_table_is_like_none_at_all_without_its_invitation(invite: str) -> None:
    with refused("not_found"):
        join(opened(), "bruno", invite=invite)


def test_a_listed_table_needs_no_invitation_before_the_start() -> None:
    assert guests(join(opened(listed=True), "bruno", invite=""))[1] == "bruno"


def test_a_seat_of_a_running_match_needs_the_invitation_even_at_a_listed_table() -> None:
    at = act(playing(listed=True), "anna", wire.Kick(1))
    with refused("bad_invite"):
        join(at, "elise", invite="")
    assert guests(join(at, "elise"))[1] == "elise"


@pytest.mark.parametrize("name", ["Anna", "ANNA", "\uff21nna"])
def test_two_people_of_one_name_do_not_sit_at_one_table(name: str) -> None:
    with refused("seat_taken"):
        join(opened(), "bruno", name=name)


def test_at_an_anonymous_table_a_name_that_is_taken_is_not_told() -> None:
    assert guests(join(opened(anonymous=True), "bruno", name="Anna"))[1] == "bruno"


def test_whom_the_host_blocked_stays_outside() -> None:
    with refused("banned"):
        join(opened(), "bruno", blocked=True)


def test_nobody_sits_down_at_a_match_that_is_over() -> None:
    at = act(over(), "bruno", wire.Leave())
    with refused("not_now"):
        join(at, "elise")


def test_a_room_remembers_only_so_many_people() -> None:
    at = replace(opened(), regulars=tuple(f"guest {number}" for number in range(seating.MOST_GUESTS)))
    with refused("room_full"):
        join(at, "bruno")


def test_people_change_seats_before_the_start_and_are_not_ready_then() -> None:
    at = act(act(opened(), "anna", wire.Ready()), "anna", wire.Sit(3))
    assert (at.seat_of("anna"), at.places[3].ready, at.host) == (3, False, "anna")
    with refused("seat_taken"):
        act(join(at, "bruno"), "bruno", wire.Sit(3))
    with pytest.raises(Refusal, match="expected 0 to 3"):
        act(at, "anna", wire.Sit(9))
    with refused("not_now"):
        act(playing(), "anna", wire.Sit(1))


def test_somebody_who_does_not_sit_there_can_do_nothing() -> None:
    for action in (wire.Ready(), wire.Leave(), wire.Chat("hello"), wire.Kick(1), wire.Pause(True), wire.Sit(3)):
        with refused("not_yours"):
            act(full(), "elise", action)


def test_a_new_name_goes_to_the_table_unless_somebody_has_it_or_a_match_is_played() -> None:
    at = join(opened(), "bruno")
    assert seating.renamed(at, "bruno", "Bob").places[1].name == "Bob"
    assert seating.renamed(at, "bruno", "anna") == at
    assert seating.renamed(playing(), "bruno", "Bob").places[1].name == "Bruno"
    assert seating.renamed(at, "elise", "Bob") == at


# -- bots --------------------------------------------------------------------------------------------------------------


def test_a_bot_is_labelled_and_ready() -> None:
    place = act(opened(), "anna", wire.AddBot("random", 2)).places[2]
    assert (place.kind, place.level, place.name, place.ready, place.guest) == ("bot", "random", "Bot 2", True, "")


def test_a_level_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(Refusal, match="random, judgement"):
        act(opened(), "anna", wire.AddBot("genius"))


def test_bots_take_free_seats_only() -> None:
    with refused("room_full"):
        act(full(), "anna", wire.AddBot())
    with refused("seat_taken"):
        act(opened(), "anna", wire.AddBot(seat=0))


def test_bots_can_be_sent_away_before_the_start_and_people_not_this_way() -> None:
    at = act(opened(), "anna", wire.AddBot(seat=1))
    assert act(at, "anna", wire.RemoveBot(1)).places[1] == room_state.Place()
    for seat in (0, 2):
        with refused("not_now"):
            act(at, "anna", wire.RemoveBot(seat))


# -- what hosts decide -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "action",
    [
        wire.Configure(),
        wire.AddBot(),
        wire.RemoveBot(0),
        wire.Kick(0),
        wire.HandOver(1),
        wire.Replace(2, "bot"),
        wire.Switch(False),
        wire.Mute(0),
    ],
)
def test_only_the_host_does_what_hosts_do(action: wire.Action) -> None:
    with refused("not_host"):
        act(full(), "bruno", action)


def test_a_change_of_the_table_makes_people_unready_and_leaves_bots_ready() -> None:
    at = act(act(join(opened(), "bruno"), "anna", wire.AddBot()), "bruno", wire.Ready(nonce="n"))
    at = act(at, "anna", wire.Configure(pace="days", options={"talk_s": 60}, chat=False, watching="nobody"))
    assert [place.ready for place in at.places] == [False, False, True, False]
    assert (at.pace, at.options["talk_s"], at.chat, at.watching, at.places[1].nonce) == (
        "days",
        60,
        False,
        "nobody",
        "",
    )


def test_a_change_that_cannot_be_played_changes_nothing_and_says_why() -> None:
    with pytest.raises(BadOptions, match=r"talk_s.*0 to 3600"):
        act(opened(), "anna", wire.Configure(options={"talk_s": 9999}))
    with refused("not_now"):
        act(playing(), "anna", wire.Configure(pace="days"))


def test_fewer_seats_make_people_move_up_and_never_leave() -> None:
    at = act(join(opened(players=8), "bruno", seat=7), "anna", wire.Configure(players=4))
    assert guests(at) == ["anna", "bruno", "", ""]
    crowd = opened(players=8)
    for guest in ("b", "c", "d", "e"):
        crowd = join(crowd, guest)
    with pytest.raises(Refusal, match="5 seats are taken"):
        act(crowd, "anna", wire.Configure(players=4))


def test_more_seats_are_empty_ones() -> None:
    assert guests(act(full(), "anna", wire.Configure(players=6))) == [*PEOPLE, "", ""]


def test_hosting_is_handed_over_to_people_who_play() -> None:
    assert act(full(), "anna", wire.HandOver(2)).host == "chloe"
    bot = act(opened(), "anna", wire.AddBot(seat=1))
    with refused("bad_request"):
        act(bot, "anna", wire.HandOver(1))
    with refused("bad_request"):
        act(bot, "anna", wire.HandOver(2))
    with refused("not_now"):
        act(seating.stood_in(playing(), 2), "anna", wire.HandOver(2))


# -- going away --------------------------------------------------------------------------------------------------------


def test_who_leaves_before_the_start_leaves_an_empty_seat_and_takes_their_words_along() -> None:
    at = act(act(full(), "bruno", wire.Chat("hello")), "bruno", wire.Leave())
    assert (at.places[1], at.lines, at.regulars) == (room_state.Place(), (), ())


def test_hosting_passes_on_when_the_host_leaves() -> None:
    assert act(full(), "anna", wire.Leave()).host == "bruno"
    assert act(playing(), "anna", wire.Leave()).host == "bruno"
    assert act(over(), "anna", wire.Leave()).host == "bruno"


def test_whoever_comes_to_a_table_without_people_hosts_it() -> None:
    at = act(act(opened(), "anna", wire.AddBot()), "anna", wire.Leave())
    assert (at.host, at.people()) == ("", ())
    assert join(at, "bruno").host == "bruno"


def test_who_leaves_during_a_match_has_a_stand_in_and_may_come_back() -> None:
    at = act(playing(), "bruno", wire.Leave())
    assert (at.places[1].stand_in, guests(at), at.people()) == (True, list(PEOPLE), (0, 2, 3))
    back = act(at, "bruno", wire.Return())
    assert back == playing()


def test_who_left_during_the_match_is_gone_after_it_and_it_stays_theirs_to_see_again() -> None:
    at = over(act(playing(), "bruno", wire.Leave()))
    assert (guests(at), at.places[1].name) == (["anna", "", "chloe", "denis"], "Bruno")
    assert "bruno" in at.guests()
    assert room_actions.reopened(at, "11" * 32).places[1] == room_state.Place()


def test_who_leaves_after_the_match_keeps_a_name_on_the_table_until_the_next_one() -> None:
    at = act(over(), "bruno", wire.Leave())
    assert (at.places[1].kind, at.places[1].name) == ("empty", "Bruno")
    assert "bruno" in at.guests()


def test_an_absent_host_passes_hosting_on_during_a_match() -> None:
    at = seating.stood_in(playing(), 0)
    assert at.host == "bruno"
    alone = seating.stood_in(playing(), 0)
    for seat in (1, 2, 3):
        alone = seating.stood_in(alone, seat)
    assert seating.returned(alone, 3).host == "denis"


def test_a_host_who_stays_away_elsewhere_passes_hosting_on_to_somebody_who_is_here() -> None:
    assert seating.passed_on(full(), (2, 3)).host == "chloe"
    assert seating.passed_on(full(), (0, 2)).host == "anna"
    assert seating.passed_on(full(), ()).host == "anna"


def test_a_second_missed_deadline_in_a_row_brings_a_stand_in() -> None:
    once = seating.missed(playing(), 1)
    assert (once.places[1].missed, once.places[1].stand_in) == (1, False)
    assert seating.missed(once, 1).places[1].stand_in
    assert seating.missed(seating.returned(once, 1), 1).places[1].stand_in is False


# -- kicking and replacing ---------------------------------------------------------------------------------------------


def test_who_was_kicked_neither_comes_back_nor_does_their_link_open_anything() -> None:
    at = act(full(), "anna", wire.Kick(1))
    assert (at.places[1], at.invite) == (room_state.Place(), "fresh")
    with refused("banned"):
        join(at, "bruno")
    with refused("not_found"):
        join(at, "bruno under another name", invite="invite")


def test_nobody_kicks_themselves_or_bots() -> None:
    with refused("not_now"):
        act(full(), "anna", wire.Kick(0))
    with refused("bad_request"):
        act(act(opened(), "anna", wire.AddBot(seat=1)), "anna", wire.Kick(1))


def test_during_a_match_a_stand_in_plays_for_who_was_kicked_until_somebody_takes_over() -> None:
    at = act(playing(), "anna", wire.Kick(1))
    assert (at.places[1].kind, at.places[1].stand_in, at.places[1].guest) == ("empty", True, "")
    taken = join(at, "elise")
    assert (taken.seat_of("elise"), taken.places[1].stand_in) == (1, False)
    assert {"bruno", "elise"} <= taken.guests()


# -- asking for a seat of a match --------------------------------------------------------------------------------------


def ask(at: room_state.Room, guest: str, *, name: str = "", now: int = 10, **asked: Any) -> room_state.Room:
    wish = wire.Join(**{"invite": at.invite, **asked})
    named = name or guest.capitalize()
    return seat_requests.settled(
        seat_requests.asked(at, wish, id=f"of {guest}", guest=guest, name=named, blocked=False, now=now), now
    )


def agree(at: room_state.Room, *guests: str, to: str = "elise", now: int = 20, yes: bool = True) -> room_state.Room:
    for guest in guests:
        at = seat_requests.settled(act(at, guest, wire.Agree(f"of {to}", yes), now=now), now)
    return at


def test_a_newcomer_gets_a_seat_once_everybody_who_plays_agreed_and_not_before() -> None:
    at = ask(act(playing(), "anna", wire.Kick(1)), "elise")
    assert (at.seat_of("elise"), at.places[1].stand_in) == (None, True)
    at = agree(at, "anna", "chloe", "chloe")
    assert at.seat_of("elise") is None
    at = agree(at, "denis")
    assert (at.seat_of("elise"), at.places[1].stand_in, at.requests) == (1, False, ())
    assert [note.kind for note in at.notes] == ["sent_away", "asked", "seated"]
    assert ("m", "elise") in at.latecomers


def test_one_who_says_no_is_enough_and_the_newcomer_cannot_ask_again_in_this_match() -> None:
    at = agree(ask(act(playing(), "anna", wire.Kick(1)), "elise"), "anna", "chloe")
    at = agree(at, "denis", yes=False)
    assert (at.seat_of("elise"), at.requests) == (None, ())
    with refused("turned_down"):
        ask(at, "elise")
    again = room_actions.reopened(over(at), "11" * 32)
    assert join(again, "elise").seat_of("elise") is not None


def test_sending_away_whoever_has_not_agreed_gets_nobody_a_seat() -> None:
    at = agree(ask(act(playing(), "anna", wire.Kick(1)), "elise"), "anna", "chloe")
    at = seat_requests.settled(act(at, "anna", wire.Kick(3)), 30)
    assert (at.seat_of("elise"), at.requests, at.notes[-1].kind) == (None, (), "lapsed")


def test_who_comes_back_meanwhile_is_asked_too() -> None:
    away = seating.stood_in(act(playing(), "anna", wire.Kick(1)), 3)
    at = agree(ask(away, "elise"), "anna")
    at = seat_requests.settled(seating.returned(at, 3), 30)
    at = agree(at, "chloe")
    assert at.seat_of("elise") is None
    assert agree(at, "denis").seat_of("elise") == 1


def test_a_host_alone_does_not_decide_while_others_of_the_match_are_away() -> None:
    at = act(playing(), "anna", wire.Kick(1))
    at = seating.stood_in(seating.stood_in(at, 2), 3)
    with refused("nobody_agrees"):
        ask(at, "elise")
    alone = act(act(at, "anna", wire.Replace(2, "bot")), "anna", wire.Replace(3, "bot"))
    assert agree(ask(alone, "elise"), "anna").seat_of("elise") == 1


def test_a_request_lapses_and_may_be_made_again_but_not_without_end() -> None:
    at = act(playing(), "anna", wire.Kick(1))
    for number in range(seat_requests.MOST):
        at = ask(at, "elise", now=number * 1_000_000)
        assert ask(at, "elise", now=number * 1_000_000) == at
        at = seat_requests.settled(at, number * 1_000_000 + 120_000)
        assert (at.requests, at.notes[-1].kind) == ((), "lapsed")
    with refused("no_newcomers"):
        ask(at, "elise")


def test_a_request_is_taken_back_and_goes_with_the_match() -> None:
    at = ask(act(playing(), "anna", wire.Kick(1)), "elise")
    assert seat_requests.withdrawn(at, "elise", 30).requests == ()
    assert seat_requests.settled(over(at), 30).requests == ()
    with refused("not_now"):
        agree(seat_requests.withdrawn(at, "elise", 30), "anna")
    with refused("not_yours"):
        agree(at, "elise")


@pytest.mark.parametrize("name", ["Bruno", "Brun\u043e", "ANNA"])
def test_nobody_asks_under_the_name_of_who_plays_or_was_sent_away(name: str) -> None:
    with refused("seat_taken"):
        ask(act(playing(), "anna", wire.Kick(1)), "elise", name=name)


def test_nobody_joins_an_anonymous_match_for_nobody_could_see_who_it_is() -> None:
    with refused("no_newcomers"):
        ask(act(playing(anonymous=True), "anna", wire.Kick(1)), "elise")


def test_each_of_two_newcomers_asks_for_a_seat_of_their_own() -> None:
    at = act(act(playing(), "anna", wire.Kick(1)), "anna", wire.Kick(2))
    at = ask(ask(at, "elise"), "farid")
    assert [request.seat for request in at.requests] == [1, 2]
    with refused("seat_taken"):
        ask(at, "gaelle")


def test_nothing_of_a_newcomer_who_is_forgotten_stays() -> None:
    at = ask(act(playing(), "anna", wire.Kick(1)), "elise")
    assert "elise" in facts(at)["guests"]
    left = repr(seating.forgotten(at, "elise")).replace("of elise", "")
    assert "elise" not in left.casefold()
    assert "'anna'" not in repr(seating.forgotten(agree(at, "anna"), "anna"))


def test_who_sat_there_in_this_match_asks_nobody() -> None:
    at = act(act(playing(), "bruno", wire.Leave()), "anna", wire.Replace(1, "person"))
    assert not seat_requests.has_to_ask(at, "bruno")
    assert seat_requests.has_to_ask(at, "elise")
    assert not seat_requests.has_to_ask(at, "chloe")


def test_who_played_one_seat_of_a_match_takes_no_other_one() -> None:
    at = act(act(playing(), "bruno", wire.Leave()), "anna", wire.Replace(1, "person"))
    assert join(at, "bruno").seat_of("bruno") == 1
    at = act(act(join(at, "elise"), "chloe", wire.Leave()), "anna", wire.Replace(2, "person"))
    with pytest.raises(Refusal, match="know its secrets"):
        join(at, "bruno")
    assert join(room_actions.reopened(over(act(at, "anna", wire.Kick(3))), "11" * 32), "bruno").seat_of("bruno") == 2


def test_the_seat_of_who_is_away_goes_to_a_bot_or_is_opened() -> None:
    away = act(playing(), "bruno", wire.Leave())
    bot = act(away, "anna", wire.Replace(1, "bot")).places[1]
    assert (bot.kind, bot.level, bot.name, bot.guest, bot.stand_in) == ("bot", "judgement", "Bot 1", "", False)
    opened_again = act(away, "anna", wire.Replace(1, "person")).places[1]
    assert (opened_again.kind, opened_again.stand_in, opened_again.name) == ("empty", True, "Bruno")


def test_before_the_start_the_seat_of_who_is_not_here_can_be_freed_without_banning_them() -> None:
    at = act(full(), "anna", wire.Replace(1, "person"), here=(0, 2, 3))
    assert (at.places[1], at.banned) == (room_state.Place(), ())
    assert act(full(), "anna", wire.Replace(1, "bot"), here=(0, 2, 3)).places[1].kind == "bot"


def test_who_is_here_is_not_replaced_and_neither_is_the_host() -> None:
    for at in (playing(), full()):
        with refused("not_now"):
            act(at, "anna", wire.Replace(1, "bot"))
    with refused("not_now"):
        act(seating.left(playing(), 0), "bruno", wire.Replace(1, "person"))
    with refused("not_now"):
        act(over(), "anna", wire.Replace(1, "bot"), here=())
    with refused("not_now"):
        act(opened(), "anna", wire.Replace(1, "bot"))


# -- starting, ending, again -------------------------------------------------------------------------------------------


def test_empty_seats_and_people_who_are_not_ready_hold_up_the_start() -> None:
    with pytest.raises(Refusal, match="seats are empty: 1, 2, 3"):
        room_actions.check_can_start(opened())
    at = act(act(full(), "bruno", wire.Ready(False)), "chloe", wire.Ready(False))
    with pytest.raises(Refusal, match="waiting for seats: 1, 2"):
        room_actions.check_can_start(at)
    room_actions.check_can_start(act(full(), "anna", wire.Ready(False)))  # who starts the match is ready
    with refused("not_now"):
        room_actions.check_can_start(playing())


def test_a_rematch_carries_wins_and_points_and_asks_everybody_again() -> None:
    at = over(winners=(0, 2), points=(3, 0, 5, 1))
    again = room_actions.reopened(at, "11" * 32)
    assert [(place.wins, place.points) for place in again.places] == [(1, 3), (0, 0), (1, 5), (0, 1)]
    assert not any(place.ready or place.nonce for place in again.places)
    assert (again.status, again.match, again.host) == ("open", "", "anna")
    assert again.commitment != at.commitment
    for guest in PEOPLE:
        again = act(again, guest, wire.Ready())
    twice = room_actions.finished(room_actions.started(again, "m2"), Outcome("thieves", (2,), (1, 1, 1, 1)))
    assert [(place.wins, place.points) for place in twice.places] == [(1, 4), (0, 1), (2, 6), (0, 2)]


def test_a_rematch_comes_after_the_match() -> None:
    for at in (full(), playing()):
        with refused("not_now"):
            room_actions.reopened(at, "11" * 32)


def test_bots_stay_for_a_rematch_and_are_ready() -> None:
    at = act(act(full(), "denis", wire.Leave()), "anna", wire.AddBot("random"))
    again = room_actions.reopened(over(room_actions.started(at, "m")), "11" * 32)
    assert (again.places[3].kind, again.places[3].ready) == ("bot", True)


def test_whoever_is_away_at_the_end_is_still_there_for_the_rematch() -> None:
    again = room_actions.reopened(over(seating.stood_in(playing(), 1)), "11" * 32)
    assert (again.places[1].guest, again.places[1].stand_in) == ("bruno", False)


def test_at_an_anonymous_table_everybody_moves_with_their_wins_and_nonces() -> None:
    at = room_actions.started(full(anonymous=True), "m", order=(2, 0, 3, 1))
    assert guests(at) == ["chloe", "anna", "denis", "bruno"]
    assert at.places[3].nonce == "nonce of bruno"


# -- pauses ------------------------------------------------------------------------------------------------------------


def test_the_host_pauses_and_goes_on_alone() -> None:
    at = act(playing(), "anna", wire.Pause(True), now=99)
    assert (at.paused, at.pause_votes) == (99, ())
    assert act(at, "anna", wire.Pause(False)).paused == 0


def test_others_pause_by_more_than_half_of_the_people_here() -> None:
    one = act(playing(), "bruno", wire.Pause(True))
    two = act(one, "chloe", wire.Pause(True))
    assert (one.pause_votes, two.pause_votes, two.paused) == ((1,), (1, 2), 0)
    three = act(two, "denis", wire.Pause(True), now=5)
    assert (three.paused, three.pause_votes) == (5, ())
    assert (
        act(act(act(three, "denis", wire.Pause(False)), "bruno", wire.Pause(False)), "chloe", wire.Pause(False)).paused
        == 0
    )


def test_who_is_away_neither_votes_nor_counts() -> None:
    one = act(playing(), "bruno", wire.Pause(True), here=(1, 2))
    assert one.paused == 0
    assert act(one, "chloe", wire.Pause(True), here=(1, 2)).paused
    assert act(one, "chloe", wire.Pause(True), here=(0, 2, 3)).paused == 0


def test_one_vote_counts_once() -> None:
    at = playing()
    for _ in range(5):
        at = act(at, "bruno", wire.Pause(True))
    assert (at.paused, at.pause_votes) == (0, (1,))


def test_a_vote_is_taken_back_by_voting_for_what_is_the_case() -> None:
    one = act(playing(), "bruno", wire.Pause(True))
    assert act(one, "bruno", wire.Pause(False)).pause_votes == ()
    paused = act(act(playing(), "anna", wire.Pause(True)), "bruno", wire.Pause(False))
    assert act(paused, "bruno", wire.Pause(True)).pause_votes == ()


def test_the_vote_of_who_is_gone_is_gone() -> None:
    at = act(act(playing(), "bruno", wire.Pause(True)), "anna", wire.Kick(1))
    assert at.pause_votes == ()


def test_only_a_match_is_paused() -> None:
    for at in (full(), over()):
        with refused("not_now"):
            act(at, "anna", wire.Pause(True))


# -- talk --------------------------------------------------------------------------------------------------------------


def test_people_talk_before_and_after_the_match_and_the_room_remembers_the_last_lines() -> None:
    at = full()
    for number in range(room_actions.LINES + 5):
        at = act(at, "bruno", wire.Chat(f"line {number}"))
    assert (len(at.lines), at.lines[0].text, at.lines[-1].name) == (room_actions.LINES, "line 5", "Bruno")
    assert act(over(), "bruno", wire.Chat("well played")).lines[-1].text == "well played"
    with refused("not_now"):
        act(playing(), "bruno", wire.Chat("hello"))


def test_the_host_switches_talk_off_and_on() -> None:
    off = act(full(), "anna", wire.Switch(False))
    with refused("chat_off"):
        act(off, "bruno", wire.Chat("hello"))
    assert act(act(off, "anna", wire.Switch(True)), "bruno", wire.Chat("hello")).lines


def test_who_is_muted_stays_muted_on_any_seat() -> None:
    at = act(full(), "anna", wire.Mute(1))
    at = join(act(act(at, "denis", wire.Leave()), "bruno", wire.Leave()), "bruno", seat=3)
    with refused("muted"):
        act(at, "bruno", wire.Chat("hello"))
    assert act(act(at, "anna", wire.Mute(3, on=False)), "bruno", wire.Chat("hello")).lines


# -- names and being forgotten -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_seat_of_an_anonymous_table_has_another_alias(language: str) -> None:
    aliases = [room_state.numbered("alias", seat, language) for seat in range(30)]
    assert len({*aliases}) == 30
    assert not {*PEOPLE} & {name.casefold() for name in opened(anonymous=True, language=language).names()}


def test_who_hosts_an_anonymous_match_is_told_to_the_host_alone() -> None:
    before, at = full(anonymous=True), playing(anonymous=True)
    assert before.host_seat(2) == 0
    assert [at.host_seat(you) for you in (0, 1, None)] == [0, None, None]
    assert [playing().host_seat(you) for you in (0, 1, None)] == [0, 0, 0]


@pytest.mark.parametrize("at", [full(), playing(), over(), act(playing(), "anna", wire.Kick(1)), opened()])
def test_nothing_of_who_is_forgotten_stays_in_the_room(at: room_state.Room) -> None:
    for seat in range(at.players):
        if at.places[seat].guest and at.status != "playing":
            at = act(at, at.places[seat].guest, wire.Chat("Bruno's words"))
    at = replace(at, muted=("bruno",), unheard=(("bruno", "anna"), ("anna", "bruno"), ("anna", "chloe")))
    for guest in ("anna", "bruno"):
        at = seating.forgotten(at, guest)
    left = repr(at).replace("Bruno's words", "").casefold()
    assert "bruno" not in left.replace("nonce of bruno", "")
    assert "anna" not in left.replace("nonce of anna", "")
    assert [line.guest for line in at.lines if line.guest in ("anna", "bruno")] == []


def test_a_stand_in_plays_for_who_is_forgotten() -> None:
    place = seating.forgotten(playing(), "bruno").places[1]
    assert (place.kind, place.stand_in, place.name) == ("empty", True, seating.FORGOTTEN)


def test_hosting_passes_on_from_who_is_forgotten() -> None:
    assert seating.forgotten(playing(), "anna").host == "bruno"
    assert seating.forgotten(opened(), "anna").host == ""
