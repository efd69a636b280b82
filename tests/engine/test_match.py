from __future__ import annotations

import pytest
from tests.engine.tiny_game import Tiny, TinyTable, noted, options, play, unchanged

from penombre.engine import (
    CLOCK,
    TABLE,
    Ask,
    Deal,
    Match,
    MatchOver,
    NotAnOption,
    NotAsked,
    Option,
    Outcome,
    Script,
    Step,
    View,
    WrongSeat,
    ask,
    mask,
)

# -- one seat is asked ---------------------------------------------------------------------------------------------


def fork(t: TinyTable) -> Script[None]:
    """Seat 0 takes a way, then seat 1 does."""
    for seat in range(2):
        way = yield ask.one(seat, "way", (*options("left", "right"), Option("back", refused="no_way_back")))
        t.notes.append(f"{seat} {way}")
        t.tell("went", seat=seat)


def test_one_question_is_open_to_its_seat_alone() -> None:
    match = play(fork)
    assert [each.kind for each in match.asks()] == ["way"]
    assert match.ask_for(0) == match.asks()[0]
    assert match.ask_for(1) is None
    assert match.waiting() == (0,)


def test_the_script_goes_on_with_the_value_of_the_answer() -> None:
    match = play(fork)
    match.answer(0, "left")
    assert noted(match) == ["0 LEFT"]
    assert match.waiting() == (1,)
    match.answer(1, "right")
    assert noted(match) == ["0 LEFT", "1 RIGHT"]
    assert match.steps == [Step(0, "left"), Step(1, "right")]


def test_a_seat_out_of_turn_is_told_who_is_waited_for() -> None:
    match = play(fork)
    with unchanged(match), pytest.raises(NotAsked, match="seat 1 is not asked anything now; waiting for: 0"):
        match.answer(1, "left")


def test_the_clock_out_of_turn_is_a_seat_that_is_not_asked() -> None:
    match = play(fork)
    with unchanged(match), pytest.raises(NotAsked):
        match.answer(CLOCK, "left")


@pytest.mark.parametrize("seat", [-1, 2, TABLE])
def test_a_seat_that_is_not_at_the_table_cannot_answer(seat: int) -> None:
    match = play(fork)
    with unchanged(match), pytest.raises(WrongSeat, match=f"there is no seat {seat}; expected 0 to 1"):
        match.answer(seat, "left")


@pytest.mark.parametrize(
    ("answer", "complaint"), [("up", "expected one of: left, right"), ("back", "refused: no_way_back")]
)
def test_an_answer_that_is_no_option_changes_nothing(answer: str, complaint: str) -> None:
    match = play(fork)
    with unchanged(match), pytest.raises(NotAnOption, match=complaint):
        match.answer(0, answer)
    match.answer(0, "left")
    assert noted(match) == ["0 LEFT"]


def test_several_options_and_texts_reach_the_script() -> None:
    def shopping(t: TinyTable) -> Script[None]:
        bought = yield ask.several(0, "buy", options("egg", "ham"), 1, 3, repeat=True)
        name = yield ask.text(0, "name", 10)
        t.notes.append(f"{name}: {bought}")

    match = play(shopping)
    match.answer(0, ("egg", "egg"))
    match.answer(0, "Zoé")
    assert noted(match) == ["Zoé: ('EGG', 'EGG')"]


def test_a_list_is_taken_for_a_tuple_and_later_changes_to_it_change_no_step() -> None:
    def shopping(t: TinyTable) -> Script[None]:
        yield ask.several(0, "buy", options("egg", "ham"), 1, 2)

    match, basket = play(shopping), ["ham"]
    match.answer(0, basket)
    basket.append("egg")
    assert match.steps == [Step(0, ("ham",))]


# -- everybody answers, sealed -------------------------------------------------------------------------------------


def vote(t: TinyTable) -> Script[None]:
    yield from _vote(t, progress=False)


def open_vote(t: TinyTable) -> Script[None]:
    yield from _vote(t, progress=True)


def _vote(t: TinyTable, *, progress: bool) -> Script[None]:
    votes = yield ask.sealed([ask.yes_no(seat, "vote") for seat in range(t.players)], progress=progress)
    t.points[0] += sum(votes.values())
    t.tell("voted", votes=votes)


def test_a_sealed_question_is_open_to_everybody_at_once() -> None:
    match = play(vote, players=3)
    assert [each.seat for each in match.asks()] == [0, 1, 2]
    assert match.waiting() == (0, 1, 2)


def test_nothing_shows_of_sealed_answers_until_all_are_in() -> None:
    match = play(vote, players=3)
    others = [match.view(1), match.view(2), match.view(TABLE), match.ask_for(1), match.waiting(), match.log()]
    match.answer(0, "yes")
    assert [
        match.view(1),
        match.view(2),
        match.view(TABLE),
        match.ask_for(1),
        match.waiting(),
        match.log(),
    ] == others
    match.answer(2, "yes")
    match.answer(1, "no")
    assert match.table.points[0] == 2
    assert match.log()[-1].public == {"votes": {0: True, 1: False, 2: True}}


def test_sealed_answers_reach_the_script_in_the_order_of_the_question() -> None:
    match = play(vote, players=3)
    for seat in (2, 0, 1):
        match.answer(seat, "yes")
    assert list(match.log()[-1].public["votes"]) == [0, 1, 2]
    assert [step.seat for step in match.steps] == [2, 0, 1]


def test_who_has_answered_shows_where_progress_is_public() -> None:
    match = play(open_vote, players=3)
    match.answer(1, "no")
    assert match.waiting() == (0, 2)


def test_a_seat_that_has_answered_is_not_asked_any_more() -> None:
    match = play(vote, players=3)
    match.answer(1, "no")
    assert match.ask_for(1) is None
    assert [each.seat for each in match.asks()] == [0, 2]


def test_a_second_sealed_answer_is_refused_and_the_first_one_stands() -> None:
    match = play(vote, players=2)
    match.answer(1, "no")
    with unchanged(match), pytest.raises(NotAsked, match="seat 1 has answered already; waiting for: 0, 1"):
        match.answer(1, "yes")
    match.answer(0, "no")
    assert match.table.points[0] == 0


def test_a_seat_outside_a_sealed_question_is_not_asked() -> None:
    def duel(t: TinyTable) -> Script[None]:
        yield ask.sealed([ask.yes_no(0, "fire"), ask.yes_no(1, "fire")])

    match = play(duel, players=3)
    assert match.ask_for(2) is None
    with unchanged(match), pytest.raises(NotAsked, match="waiting for: 0, 1"):
        match.answer(2, "yes")


def test_a_sealed_answer_that_is_no_option_is_not_kept() -> None:
    match = play(vote)
    with unchanged(match), pytest.raises(NotAnOption, match="expected one of: yes, no"):
        match.answer(0, "maybe")
    assert match.ask_for(0) is not None


# -- a race --------------------------------------------------------------------------------------------------------


def auction(t: TinyTable) -> Script[None]:
    """Anybody may bid or let time pass; seat 1 holds the hammer."""
    asks = [ask.one(seat, "bid", options("bid")) for seat in range(t.players)]
    who, what = yield ask.race([*asks, ask.one(CLOCK, "time", options("up"))], main=1)
    t.notes.append(f"{who} {what}")


def free_for_all(t: TinyTable) -> Script[None]:
    asks = [ask.one(seat, "buzz", options("buzz")) for seat in range(t.players)]
    who, _ = yield ask.race([*asks, ask.one(CLOCK, "time", options("up"))])
    t.notes.append(f"{who} first")


def test_the_first_answer_of_a_race_counts_and_closes_it() -> None:
    match = play(auction, fork, players=3)
    match.answer(2, "bid")
    assert noted(match) == ["2 BID"]
    with unchanged(match), pytest.raises(NotAsked):
        match.answer(1, "bid")


def test_a_race_waits_for_its_main_seat_only() -> None:
    match = play(auction, players=3)
    assert match.waiting() == (1,)
    assert match.ask_for(0) is not None


def test_a_race_without_a_main_seat_waits_for_all_but_the_clock() -> None:
    assert play(free_for_all, players=3).waiting() == (0, 1, 2)


def test_the_clock_can_win_a_race() -> None:
    match = play(auction)
    clock = match.ask_for(CLOCK)
    assert clock is not None
    assert clock in match.asks()
    match.answer(CLOCK, "up")
    assert noted(match) == [f"{CLOCK} UP"]


def test_a_seat_outside_a_race_cannot_win_it() -> None:
    def sprint(t: TinyTable) -> Script[None]:
        yield ask.race([ask.yes_no(0, "run"), ask.yes_no(1, "run")])

    match = play(sprint, players=3)
    with unchanged(match), pytest.raises(NotAsked, match="seat 2 is not asked anything now; waiting for: 0, 1"):
        match.answer(2, "yes")


def test_an_answer_that_is_no_option_does_not_win_a_race() -> None:
    match = play(auction)
    with unchanged(match), pytest.raises(NotAnOption):
        match.answer(0, "shout")


# -- the end -------------------------------------------------------------------------------------------------------


def test_a_match_has_no_outcome_while_it_goes_on() -> None:
    match = play(vote)
    assert not match.over
    assert match.outcome is None


def test_a_match_is_over_when_the_agenda_is() -> None:
    match = play(vote)
    match.answer(0, "yes")
    match.answer(1, "no")
    assert match.over
    assert match.outcome == Outcome("most points", (0,), (1, 0))
    assert match.asks() == ()
    assert match.waiting() == ()
    assert match.ask_for(0) is None


@pytest.mark.parametrize("seat", [0, 1, CLOCK])
def test_nothing_is_answered_once_the_match_is_over(seat: int) -> None:
    match = play()
    with unchanged(match), pytest.raises(MatchOver, match="nothing is asked any more"):
        match.answer(seat, "yes")


# -- views and logs ------------------------------------------------------------------------------------------------


def test_a_view_holds_the_public_part_and_the_part_of_its_seat() -> None:
    match = play(fork, each=1)
    t = match.table
    mine = match.view(0)
    assert (mine.game, mine.seat, mine.said) == ("tiny", 0, ())
    assert mine.public == match.ruleset.public(t)
    assert mine.private == match.ruleset.private(t, 0)
    assert mine.private != match.view(1).private


def test_a_spectator_sees_the_public_part_only() -> None:
    match = play(fork)
    assert match.view(TABLE) == View("tiny", TABLE, match.ruleset.public(match.table), None)


@pytest.mark.parametrize("seat", [-1, 2, CLOCK])
def test_there_is_no_view_from_a_seat_that_is_not_at_the_table(seat: int) -> None:
    with pytest.raises(WrongSeat, match=f"there is no seat {seat}; expected 0 to 1, or 30 for a spectator"):
        play(fork).view(seat)


def test_equal_views_are_encoded_alike_and_change_with_what_is_known() -> None:
    match, twin = play(vote), play(vote)
    assert match.view(0).encode() == twin.view(0).encode()
    match.answer(0, "yes")
    match.answer(1, "yes")
    assert match.view(0).encode() != twin.view(0).encode()


def telling(t: TinyTable) -> Script[None]:
    """One event before the first question, one after it, one whispered."""
    t.tell("first")
    yield ask.yes_no(0, "go")
    t.tell("second")
    t.whisper(mask(1), "third")
    yield ask.yes_no(0, "go")


def test_the_log_goes_on_through_rest_points() -> None:
    match = play(telling, telling)
    match.answer(0, "yes")
    match.answer(0, "yes")
    assert [event.key for event in match.log()] == ["first", "second", "third", "first"]
    assert match.log_length == 4


@pytest.mark.parametrize("since", range(6))
def test_the_log_can_be_read_from_any_position(since: int) -> None:
    match = play(telling, telling)
    match.answer(0, "yes")
    match.answer(0, "yes")
    match.answer(0, "yes")
    assert match.log(since) == match.log()[since:]
    assert [seen.key for seen in match.events(0, since)] == [
        event.key for event in match.log()[since:] if event.key != "third"
    ]


def test_events_of_the_running_script_are_in_the_log_at_once() -> None:
    match = play(telling)
    before = match.log_length
    match.answer(0, "yes")
    assert [event.key for event in match.log(before)] == ["second", "third"]


# -- beginnings ----------------------------------------------------------------------------------------------------


def test_the_same_deal_gives_the_same_match_and_another_one_another() -> None:
    assert play(fork, deal=1).table == play(fork, deal=1).table
    assert play(fork, deal=1).table != play(fork, deal=2).table
    assert Match(Tiny(fork), 2, deal=Deal(b"1")).table == play(fork, deal=1).table


def test_a_match_can_go_on_from_a_table_at_rest_and_leaves_that_table_alone() -> None:
    t = play().table
    t.points[1] = 5
    before = t.copy()
    match = Match.at(Tiny(vote), t)
    match.answer(0, "yes")
    match.answer(1, "yes")
    assert match.table.points == [2, 5]
    assert match.deal is None
    assert t == before


def test_scripts_without_a_question_are_run_through() -> None:
    def quiet(t: TinyTable) -> Script[None]:
        t.tell("quiet")
        yield from ()

    match = play(quiet, quiet, fork)
    assert match.waiting() == (0,)
    assert [event.key for event in match.log()] == ["quiet", "quiet"]


def test_an_answer_is_plain_where_it_is_the_only_one_and_the_rules_say_that_everybody_knows() -> None:
    def walks(t: TinyTable) -> Script[None]:
        yield ask.one(0, "way", options("on"))
        yield ask.one(0, "way", options("on", "back"))

    class Plain(Tiny):
        def plainly_forced(self, t: TinyTable, question: Ask) -> bool:
            return question.kind == "way"

    match = Match(Plain(walks), 2)
    forced, free = match.ask_for(0), play(walks).ask_for(0)
    assert forced is not None and free is not None
    assert match.plain_answer(forced) == "on"
    assert play(walks).plain_answer(free) is None, "whether everybody knows is for the rules to say"
    match.answer(0, "on")
    choice = match.ask_for(0)
    assert choice is not None and match.plain_answer(choice) is None
