"""The clock: what questions and answers cost, what time answers, and what is dropped when it is up."""

from __future__ import annotations

import pytest
from tests.games.dc_spyfall.scenes import table

from penombre.engine import CLOCK, NotAnOption, NotAsked
from penombre.games.dc_spyfall import phrases
from penombre.testing.shows import shows

# -- by turns --------------------------------------------------------------------------------------------------------


def test_by_turns_a_question_costs_eight_seconds_and_an_answer_twelve() -> None:
    s = table()
    s.Marie.asks(s.Paul)
    assert s.left == 472
    s.Paul.replies()
    assert s.left == 460


def test_by_turns_silence_and_a_question_of_chance_cost_as_much() -> None:
    s = table()
    s.Marie.asks_anything()
    assert s.left == 472
    s[s.table.exchanges[-1].answerer].keeps_silent()
    assert s.left == 460


def test_by_turns_eight_minutes_are_twenty_four_exchanges() -> None:
    s = table()
    s.time_runs_out()
    assert len(s.table.exchanges) == 24 and all(each.answer is not None for each in s.table.exchanges)


def test_by_turns_nothing_else_costs_anything() -> None:
    s = table(modules="multiverse_madness", Paul="speed_force")
    s.Vincent.accuses(s.Anne)
    s.vote().no_power()
    s.Vincent.declares()
    s.multiverse_vote()
    assert s.left == 480 and s.clock.ask is None


@pytest.mark.parametrize("left", [8, 7.5, 1])
def test_by_turns_the_question_that_takes_the_last_of_it_is_still_heard(left: float) -> None:
    s = table(left=left)
    s.Marie.asks(s.Paul, "Encore une ?")
    assert s.all_saw("asks", seat=s.Marie, target=s.Paul, text="Encore une ?")
    assert s.phase == "final_talk" and s.left == 0 and s.all_saw("time_up")
    assert s.table.exchanges[-1].answer is None


@pytest.mark.parametrize("left", [20, 19, 9])
def test_by_turns_so_is_the_answer(left: float) -> None:
    s = table(left=left)
    s.exchange("Marie", "Paul", answer="Enfin.")
    assert s.all_saw("answers", seat=s.Paul, text="Enfin.")
    assert s.phase == "final_talk" and s.left == 0


def test_by_turns_a_millisecond_more_lets_play_go_on() -> None:
    s = table(left=20.001)
    s.exchange("Marie", "Paul")
    assert s.phase == "ask" and s.left == 0.001


# -- in real time ----------------------------------------------------------------------------------------------------


def test_in_real_time_the_clock_says_how_much_has_passed() -> None:
    s = table(realtime=True)
    assert s.clock.ask is not None
    assert (s.clock.ask.kind, s.clock.ask.shape) == ("clock", "number")
    assert (s.clock.ask.least, s.clock.ask.most, s.clock.ask.default) == (1, 480_000, "480000")
    s.time_passes(1.5)
    assert s.left == 478.5 and s.phase == "ask" and s.Marie.asked == "ask"
    assert s.clock.ask.most == 478_500 and s.clock.ask.default == "478500"
    s.time_passes(0.001)
    assert s.left == 478.499


@pytest.mark.parametrize("said", ["0", "480001", "-1", "1.5", "", "x", "٣", "000000000001"])
def test_in_real_time_no_more_passes_than_is_left_and_never_nothing(said: str) -> None:
    s = table(realtime=True)
    with pytest.raises(NotAnOption, match="a number from 1 to 480000"):
        s.match.answer(CLOCK, said)
    assert s.left == 480


def test_in_real_time_questions_and_answers_cost_what_they_took() -> None:
    s = table(realtime=True)
    s.Marie.asks(s.Paul)
    assert s.left == 480
    s.time_passes(7)
    s.Paul.replies()
    assert s.left == 473


@shows("ruling 22")
def test_in_real_time_the_clock_stands_still_while_it_is_stopped() -> None:
    s = table(realtime=True, modules="multiverse_madness super_powers")
    s.time_passes(10)
    s.Vincent.accuses(s.Anne)
    for _ in range(2):
        with pytest.raises((NotAsked, NotAnOption)):
            s.match.answer(CLOCK, "1000")
        s.passes()
    s.no_power()
    assert s.phase == "ask" and s.left == 470
    s.Paul.declares()
    s.multiverse_vote()
    assert s.left == 470


@shows("ruling 22")
def test_patience_is_kept_over_several_interruptions_and_ends_with_the_default() -> None:
    s = table(realtime=True, modules="multiverse_madness")
    for accuser, suspect in ((s.Vincent, s.Anne), (s.Paul, s.Anne)):
        s.time_passes(10)
        accuser.accuses(suspect)
        s.vote()
    assert s.Marie.ask is not None and s.Marie.ask.lasts == 10_000
    s.time_passes(10)
    assert s.Marie.ask.default == "anything" and s.Marie.ask.lasts <= 10_000
    s.Marie.asks_anything()
    assert s.phase == "answer" and s.left == 450
    answerer = s[s.table.exchanges[-1].answerer]
    assert answerer.ask is not None and answerer.ask.lasts == 0


@shows("ruling 22")
def test_patience_that_has_run_out_is_never_all_of_it_again() -> None:
    s = table(realtime=True)
    s.time_passes(30)
    assert s.Marie.ask is not None and s.Marie.ask.lasts == 1
    s.time_passes(30)
    assert s.Marie.ask.lasts == 1


def test_the_next_asker_has_all_of_the_time_again() -> None:
    s = table(realtime=True)
    s.time_passes(25)
    s.Marie.asks(s.Paul)
    s.time_passes(40)
    s.Paul.replies()
    assert s.Paul.ask is not None and s.Paul.ask.lasts == 0


def test_when_time_is_up_the_question_in_somebodys_mouth_is_dropped() -> None:
    s = table(realtime=True, left=20)
    s.time_passes(20)
    assert s.phase == "final_talk" and s.table.exchanges == ()
    s.Marie.cannot_do("anything")


def test_when_time_is_up_the_answer_that_is_owed_is_dropped() -> None:
    s = table(realtime=True, left=20)
    s.Marie.asks(s.Paul)
    s.time_passes(20)
    assert s.phase == "final_talk" and s.table.exchanges[-1].answer is None
    s.Paul.cannot_do("Beaucoup d’eau.")
    assert not s.spectator.saw("answers") and not s.spectator.saw("silent")


# -- what time answers -----------------------------------------------------------------------------------------------


def test_time_asks_anybody_who_may_be_asked_any_generic_question() -> None:
    asked = set()
    for luck in range(60):
        s = table(players=4, luck=luck)
        s.exchange("Marie", "Paul")
        s.passes()
        exchange = s.table.exchanges[-1]
        asked.add((s[exchange.target].name, exchange.question.phrase))
    assert {name for name, _ in asked} == {"Anne", "Vincent"}
    assert {phrase for _, phrase in asked} == set(phrases.GENERIC)


def test_time_answers_with_silence() -> None:
    s = table()
    s.Marie.asks(s.Paul)
    s.passes()
    assert s.all_saw("silent", seat=s.Paul) and s.Paul.asked == "ask"
    assert s.Paul.may_ask == ["Anne", "Vincent"]


def test_time_votes_against_an_accusation() -> None:
    s = table()
    s.Paul.accuses(s.Anne)
    s.passes()
    assert s.all_saw("voted", ayes_seats=[3], noes_seats=[1, 2]) and s.phase == "ask"


def test_time_uses_no_ability() -> None:
    s = table(players=6, Anne="force_field", Paul="god_complex")
    s.Paul.accuses(s.Anne)
    s.passes()
    assert s.phase == "accuse_vote"
    s.vote("Vincent Marie Lea")
    s.passes()
    assert s.phase == "ask" and not s.spectator.saw("ability_used")


def test_time_names_no_place_and_that_is_wrong() -> None:
    s = table()
    s.Anne.reveals()
    s.passes()
    assert s.all_saw("claims_nothing", seat=s.Anne)
    assert s.ended == "claim" and s.won == {"Vincent": 1, "Marie": 1, "Paul": 1}


def test_time_says_no_to_the_multiverse() -> None:
    s = table(modules="multiverse_madness")
    s.Paul.declares()
    s.talk_ends().passes()
    assert s.all_saw("multiverse_voted", ayes_seats=[3], noes_seats=[0, 1, 2], passed=False)


def test_time_points_at_nobody() -> None:
    s = table(players=5, harley="Lea").pointing()
    assert s.clock.asked == "time_up"
    s.clock.chooses("time_up")
    assert s.ended == "nobody" and set(s.table.fingers) == {-1}
    s = table(players=5, harley="Lea")
    s.Anne.reveals().names("justice_league")
    s.talk_ends().clock.chooses("time_up")
    assert s.won == {"Anne": 4, "Lea": 3}


@pytest.mark.parametrize("talk", ["final_talk", "harley_talk", "multiverse_talk"])
def test_a_talk_ends_when_all_are_ready_or_time_is_up(talk: str) -> None:
    for early in (True, False):
        s = table(players=5, harley="Lea", modules="multiverse_madness")
        if talk == "final_talk":
            s.time_runs_out()
        elif talk == "harley_talk":
            s.Anne.reveals().names("justice_league")
        else:
            s.Anne.declares()
        assert s.phase == talk
        people = [player for player in s if player.asked == talk]
        assert len(people) == (4 if talk == "harley_talk" else 5)
        for player in people[: None if early else 2]:
            assert s.phase == talk
            player.is_ready()
        if not early:
            s.talk_ends()
        assert s.phase == {"final_talk": "final_point", "harley_talk": "harley_point"}.get(talk, "multiverse_vote")


def test_time_goes_on_to_the_next_round() -> None:
    s = table().pointing()
    s.point()
    s.passes()
    assert s.phase == "look" and s.table.round == 2 and not s.spectator.saw("applause")


def test_somebody_may_be_applauded_and_that_is_worth_no_point() -> None:
    s = table().pointing()
    s.point()
    s.Anne.applauds(s.Paul)
    s.Anne.cannot_do("next")
    s.Vincent.applauds(s.Paul)
    s.Marie.goes_on()
    s.Paul.applauds(s.Marie)
    assert s.all_saw("applause", seats=[3]) and s.scores == {"Anne": 2, "Vincent": 0, "Marie": 0, "Paul": 0}
    assert s.spectator.public.results[0].applause == (0, 0, 1, 2)


def test_nobody_applauds_themselves() -> None:
    s = table().pointing()
    s.point()
    s.Anne.cannot_do("applaud-0")


# -- the Speed Force and time ----------------------------------------------------------------------------------------


@shows("speed_force")
def test_the_speed_force_leaves_the_patience_of_the_asker_alone() -> None:
    s = table(realtime=True, Paul="speed_force")
    s.time_passes(12)
    s.Paul.adds_time()
    assert s.left == 528 and s.Marie.ask is not None and s.Marie.ask.lasts == 18_000
    assert s.clock.ask is not None and s.clock.ask.most == 528_000


@shows("speed_force")
def test_the_speed_force_is_judged_by_what_is_left_at_that_moment() -> None:
    s = table(realtime=True, left=31, Paul="speed_force")
    assert "speed_force-less" in s.Paul.besides
    s.time_passes(1)
    s.Paul.cannot_do("speed_force-less")
