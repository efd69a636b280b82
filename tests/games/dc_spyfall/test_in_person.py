"""In person: people talk aloud, and the table deals the cards, keeps the clock and runs the votes."""

from __future__ import annotations

import pytest
from tests.games.dc_spyfall.scenes import dealt, looks_different, table

from penombre.engine import BadOptions, BadStatement, Race
from penombre.games.dc_spyfall.rules import DcSpyfall


def test_nobody_is_asked_for_words_and_nobody_is_waited_for() -> None:
    s = table(in_person=True)
    assert s.phase == "aloud" and s.waiting == []
    assert [player.asked for player in s] == ["interrupt"] * 4
    assert isinstance(s.match.asking, Race) and s.match.asking.main is None
    assert s.spectator.public.in_person and s.spectator.public.realtime


def test_after_the_deal_all_look_and_the_clock_starts() -> None:
    s = dealt(5, 3, in_person=True)
    s.everybody_looks()
    assert s.phase == "aloud" and s.all_saw("clock_starts", seat=s.dealer, seconds=480)


def test_the_clock_runs_by_time_alone() -> None:
    s = table(in_person=True)
    s.time_passes(100)
    assert s.phase == "aloud" and s.left == 380
    s.time_passes(380)
    assert s.phase == "final_talk" and s.all_saw("time_up")
    with pytest.raises(BadOptions, match="a clock in real time"):
        DcSpyfall().options(4, {"in_person": True, "clock_mode": "turns"})


def test_an_accusation_stops_the_clock_which_goes_on_where_it_was() -> None:
    s = table(in_person=True)
    s.time_passes(60)
    s.Paul.accuses(s.Anne)
    s.vote("Vincent")
    assert s.phase == "aloud" and s.left == 420 and s.Paul.may_accuse == []
    s.Marie.accuses(s.Anne)
    s.vote("Vincent Paul")
    assert s.won == {"Vincent": 1, "Marie": 2, "Paul": 1}


@pytest.mark.parametrize(
    ("named", "points"), [("justice_league", {"Anne": 4}), ("oa", {"Vincent": 1, "Marie": 1, "Paul": 1})]
)
def test_the_joker_reveals_and_guesses(named: str, points: dict[str, int]) -> None:
    s = table(in_person=True)
    s.Anne.reveals().names(named)
    assert s.won == points


def test_a_prank_is_found() -> None:
    s = table(in_person=True, bag="prank")
    s.Paul.reveals().calls_prank()
    assert s.won == {"Paul": 3}


def test_the_multiverse_is_declared() -> None:
    s = table(in_person=True, bag="multiverse_1")
    s.Paul.declares()
    s.multiverse_vote("Anne")
    assert s.phase == "aloud"
    s.Anne.declares()
    s.multiverse_vote("Paul Marie")
    assert s.won == {"Anne": 3, "Paul": 1, "Marie": 1}


def test_harley_is_looked_for() -> None:
    s = table(in_person=True, players=5, harley="Lea")
    s.Anne.reveals().names("justice_league")
    s.talk_ends().point(Paul="Lea", Marie="Lea")
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 1}


def test_when_time_is_up_all_point_at_once() -> None:
    s = table(in_person=True).pointing()
    s.point(Vincent="Anne", Marie="Anne")
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 1}
    s.next_round()
    assert s.dealer is s.Anne and s.phase == "aloud"


@pytest.mark.parametrize("ability", ["boom_tube", "lasso_of_truth"])
def test_abilities_of_talk_are_shown_and_people_see_to_the_rest_themselves(ability: str) -> None:
    s = table(in_person=True, Paul=ability)
    s.time_passes(30)
    s.Paul.does(ability)
    assert s.all_saw("ability_used", seat=s.Paul, ability=ability)
    assert s.phase == "aloud" and s.left == 450
    s.Paul.cannot_do(ability)


def test_the_speed_force_changes_the_clock() -> None:
    s = table(in_person=True, Paul="speed_force")
    s.Paul.takes_time()
    assert s.left == 420 and s.clock.ask is not None and s.clock.ask.most == 420_000


def test_shields_detectives_and_gods_work_as_ever() -> None:
    s = table(in_person=True, players=5, Anne="force_field", Paul="greatest_detective", Vincent="god_complex")
    s.Paul.accuses(s.Anne)
    s.Anne.uses_power()
    s.Paul.detects(s.Anne)
    s.vote("Vincent Marie")
    s.Vincent.uses_power()
    s.no_power()
    assert s.ended == "accusation" and s.won == {"Vincent": 1, "Marie": 1, "Paul": 2, "Lea": 1}


@pytest.mark.parametrize("ability", ["few_words", "bizarro_logic", "neighbourhood_watch", "secret_identity"])
def test_those_who_are_bound_bind_themselves(ability: str) -> None:
    s = table(in_person=True, Paul=ability)
    assert s.Paul.private.ability == ability
    assert s.Paul.besides == ["accuse-0", "accuse-1", "accuse-2"]


def test_nobody_can_tell_by_the_others_screens_who_the_joker_is() -> None:
    s = table(in_person=True, joker="Anne")
    other = table(in_person=True, joker="Paul")
    assert looks_different(s, other) == "Anne Paul"


def test_whoever_can_do_nothing_more_is_asked_nothing_and_the_clock_goes_on() -> None:
    s = table(in_person=True)
    for accuser in (s.Vincent, s.Marie, s.Paul):
        accuser.accuses(s.Anne)
        s.vote()
    assert [player.asked for player in s] == ["interrupt", None, None, None]
    s.Anne.accuses(s.Paul)
    s.vote()
    assert s.Anne.besides == ["joker_reveal"]
    s.time_runs_out()


def test_people_talk_aloud_and_need_no_chat_until_time_is_up() -> None:
    s = table(in_person=True)
    with pytest.raises(BadStatement, match="nobody talks now"):
        s.Paul.says("text", text="Bonjour")
    s.Paul.says("emote", what="laugh")
    s.time_runs_out()
    s.Paul.says("text", text="Bonjour")
