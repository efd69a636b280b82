"""Counts of how DC Spyfall can go on, worked out by hand from the rules."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dc_spyfall.scenes import SpyfallScene, dealt, table

from penombre.games.dc_spyfall.catalogue import ABILITIES
from penombre.games.dc_spyfall.locations import PLACES
from penombre.testing import divide, perft

pytestmark = pytest.mark.simulation


def counts(s: SpyfallScene, deepest: int) -> list[int]:
    return [perft(s.match, depth) for depth in range(1, deepest + 1)]


def apart(s: SpyfallScene, depth: int) -> dict[object, int]:
    return {
        (s[seat].name if seat >= 0 else "", answer): count for (seat, answer), count in divide(s.match, depth).items()
    }


def ways(players: int, targets: int) -> int:
    """While somebody asks: a target, or anything; everybody may accuse all others, and the Joker reveal."""
    return targets + 1 + players * (players - 1) + 1


@pytest.mark.parametrize("players", range(3, 9))
def test_all_look_and_then_the_dealer_asks_anybody_or_anybody_accuses(players: int) -> None:
    s = dealt(players)
    assert counts(s, players + 1) == [1] * players + [ways(players, players - 1)]


@pytest.mark.parametrize("players", [3, 4, 6])
def test_an_answer_or_silence_and_then_nobody_asks_back(players: int) -> None:
    s = table(players=players)
    s.Marie.asks(s.Anne)
    # All texts count as one, and silence stands besides.
    assert counts(s, 1) == [1 + 1 + players * (players - 1) + 1]
    s.Anne.replies()
    assert counts(s, 1) == [ways(players, players - 2)]


def test_whoever_has_accused_may_not_accuse_again() -> None:
    s = table()
    s.Marie.accuses(s.Anne)
    # Two vote; then everybody but Marie may still accuse three.
    assert counts(s, 2) == [2, 4]
    assert perft(s.match, 3) == 3 * (3 + 1 + 3 * 3 + 1) + 4, "or all were for it, and the round is over"


def test_the_clock_may_run_or_run_out() -> None:
    # Of the numbers that time may answer there are the least and the most.
    assert counts(table(realtime=True), 1) == [ways(4, 3) + 2]


def test_in_person_nobody_waits_for_anybody() -> None:
    s = table(in_person=True)
    assert counts(s, 1) == [4 * 3 + 1 + 2]


@pytest.mark.parametrize(("modules", "claims"), [("", 1), ("jokers_prank", 2)])
def test_a_joker_who_reveals_names_one_of_twenty_or_nothing(modules: str, claims: int) -> None:
    s = table(modules=modules)
    s.Anne.reveals()
    assert counts(s, 2) == [len(PLACES) + claims, (len(PLACES) + claims) * 4], "go on, or applaud one of three"


def test_harley_quinn_is_looked_for_after_the_right_place_alone() -> None:
    s = table(players=5, harley="Lea")
    s.Anne.reveals()
    found = apart(s, 2)
    right = found.pop(("Anne", f"location-{s.table.bag}"))
    # Vincent is ready, or time is up; all other claims end the round: Anne goes on or applauds one of four.
    assert right == 2 and set(found.values()) == {5} and len(found) == len(PLACES)


def test_four_who_point_point_at_three_others_or_time_is_up() -> None:
    s = table(players=5, harley="Lea")
    s.Anne.reveals().names(s.table.bag)
    s.talk_ends()
    # Where time is up the round is over: five each go on, or applaud one of four.
    assert counts(s, 4) == [3 + 1, 3**2 + 3 + 5, 3**3 + 3**2 + 3 * 5 + 5**2, 3**4 + 3**3 + 3**2 * 5 + 3 * 5**2 + 5**3]
    assert perft(s.match, 5) == 3**4 * 5 + 3**3 * 5 + 3**2 * 5**2 + 3 * 5**3 + 5**4


@pytest.mark.parametrize("players", [3, 4, 5])
def test_after_the_talk_everybody_points_at_another_or_time_is_up(players: int) -> None:
    s = table("final_point", players=players)
    # Where time is up the round is over: there are as many others to applaud, and one may go on instead.
    assert counts(s, players) == [players**depth for depth in range(1, players + 1)]


def test_a_talk_ends_when_all_are_ready_or_time_is_up() -> None:
    s = table("final_talk", players=3)
    assert counts(s, 2) == [2, 2 + 3], "Anne is ready, or time is up and Anne points at one of two or time is up again"


def test_anybody_may_declare_the_multiverse_once() -> None:
    s = table(modules="multiverse_madness")
    assert counts(s, 1) == [ways(4, 3) + 4]
    s.Paul.declares()
    s.talk_ends()
    assert counts(s, 3) == [2, 4, 8]
    # With at least two more the round is over (four ways out of eight), and Anne goes on or applauds one of three.
    assert perft(s.match, 4) == 4 * (ways(4, 3) + 3) + 4 * 4


QUIET: dict[str, Any] = {"Anne": "secret_identity", "Vincent": "god_complex", "Paul": "force_field"}
"""What nobody can use before they are accused or have voted."""


@pytest.mark.parametrize("ability", sorted({*ABILITIES} - {*QUIET.values(), "neighbourhood_watch"}))
def test_before_the_first_question_only_the_speed_force_can_be_used(ability: str) -> None:
    s = table(**QUIET, Marie=ability)
    assert counts(s, 1) == [ways(4, 3) + (2 if ability == "speed_force" else 0)]


def test_neighbours_are_all_that_a_watch_may_ask() -> None:
    s = table(**QUIET, Marie="neighbourhood_watch")
    assert counts(s, 1) == [ways(4, 2)]


def test_a_boom_tube_leads_to_anybody_but_the_asker() -> None:
    s = table(
        players=5, Anne="boom_tube", Vincent="god_complex", Marie="secret_identity", Paul="sceptic", Lea="few_words"
    )
    s.Marie.asks(s.Anne)
    assert counts(s, 1) == [1 + 1 + 3 + 5 * 4 + 1]


def test_a_lasso_is_thrown_after_an_answer_by_anybody_but_the_answerer() -> None:
    quiet: dict[str, Any] = {"Vincent": "god_complex", "Marie": "secret_identity", "Paul": "sceptic"}
    s = table(Anne="lasso_of_truth", **quiet).exchange("Marie", "Paul")
    assert counts(s, 1) == [ways(4, 2) + 1]
    s.Anne.throws_lasso()
    # Anne asks Paul, and nobody else, or anything.
    assert counts(s, 1) == [ways(4, 1)]


def test_with_abilities_a_suspect_is_asked_before_the_vote_and_those_who_were_for_it_after() -> None:
    holders: dict[str, Any] = {
        "Anne": "force_field",
        "Vincent": "god_complex",
        "Marie": "secret_identity",
        "Paul": "sceptic",
    }
    s = table(players=5, Lea="few_words", **holders)
    s.Marie.accuses(s.Anne)
    # Raised, the round goes on, and Marie's accusation is spent; else three vote.
    going_on = 4 + 1 + 4 * 4 + 1
    assert apart(s, 2) == {("Anne", "pass"): 2, ("Anne", "use"): going_on}
    s.Anne.passes_power()
    assert counts(s, 3) == [2, 4, 8]
    # Paul is a Sceptic. Where the two others are for it (twice, whatever Paul chooses) it is three to one: Vincent is
    # asked first for a God Complex, and holds it. Else it has failed.
    assert perft(s.match, 4) == 2 * 2 + 6 * going_on


def test_a_round_that_is_over_ends_with_a_clap_of_each() -> None:
    s = table("final_point", players=3, rounds=1)
    s.point()
    assert s.ended == "nobody" and counts(s, 3) == [3, 9, 27]
    assert perft(s.match, 4) == 0, "the match is over"
