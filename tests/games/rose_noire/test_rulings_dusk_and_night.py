"""The rulings about accusations, dusk and night (9 to 19, 28 to 32)."""

from __future__ import annotations

import pytest
from tests.games.rose_noire.scenes import looks_different, table

from penombre.games.rose_noire.catalogue import GOALS, NAMES
from penombre.testing.shows import shows
from penombre.testing.who_knows import who_knows


@shows("ruling 9")
@pytest.mark.parametrize(
    ("hand", "least", "most"),
    [
        ("penitence messager tribut", 1, 2),
        ("penitence", 1, 1),
        ("penitence tribut", 1, 2),
        ("tribut chevaliers", 0, 2),
        ("tribut", 0, 1),
    ],
)
def test_ruling_9_without_a_play_one_is_discarded_and_a_second_may_be(hand: str, least: int, most: int) -> None:
    s = table("vesperines", R=hand, turn=2)
    s.R.plays_nothing()
    assert s.R.asked == "dusk_discard" and s.R.ask is not None
    assert (s.R.ask.least, s.R.ask.most) == (least, most)


@shows("ruling 9", "only Goals")
@pytest.mark.parametrize(("hand", "least", "most"), [("tribut chevaliers", 1, 2), ("tribut", 1, 1)])
def test_ruling_9_where_goals_are_not_kept_one_is_discarded_whatever_is_held(hand: str, least: int, most: int) -> None:
    s = table("vesperines", R=hand, turn=2, keep_goals=False)
    s.R.plays_nothing()
    assert s.R.ask is not None and (s.R.ask.least, s.R.ask.most, s.R.ask.default) == (least, most, ("card-0",))
    s.passes()
    assert s.rector_discard == ("tribut_mac_snor",), "the one that was held longest"


@shows("ruling 9", "only Goals")
def test_ruling_9_a_goal_that_had_to_go_is_known_to_the_rector_alone() -> None:
    s, other = (table("vesperines", R="tribut chevaliers", turn=2, keep_goals=False) for _ in range(2))
    for each, goal in ((s, "tribut"), (other, "chevaliers")):
        each.R.plays_nothing().discards(goal)
    assert looks_different(s, other) == "R"
    assert s.who_can_place("tribut_mac_snor", "rector_discard") == "R"
    assert who_knows(s, lambda t: t.faces[t.cards(t.rector_discard)[0]]) == "R"


@shows("ruling 9", "only Goals")
@pytest.mark.parametrize("keep", [True, False])
def test_ruling_9_after_a_play_and_with_events_in_hand_both_tables_are_alike(keep: bool) -> None:
    s = table("vesperines", R="voeu tribut chevaliers", turn=2, keep_goals=keep)
    s.R.plays("voeu")
    assert s.R.ask is not None and (s.R.ask.least, s.R.ask.most) == (0, 1)
    s = table("vesperines", R="tribut penitence", turn=2, keep_goals=keep)
    s.R.plays_nothing()
    assert s.R.ask is not None and (s.R.ask.least, s.R.ask.default) == (1, ("card-1",))


@shows("ruling 9", "only Goals")
def test_ruling_9_whoever_keeps_all_goals_tells_that_they_are() -> None:
    s = table("vesperines", R="tribut", turn=2, rector_deck="messager")
    s.R.plays_nothing().discards()
    assert who_knows(s, lambda t: "tribut_mac_snor" in t.hand(t.rector)) == "R"
    assert who_knows(s, lambda t: any(goal in t.hand(t.rector) for goal in GOALS)) == "RABCD*"


@shows("ruling 10")
def test_ruling_10_a_goal_may_be_discarded_and_come_back_by_the_register_or_a_reshuffle() -> None:
    s = table("vesperines", R="tribut registre penitence", turn=2, rector_deck=2)
    s.R.plays_nothing().discards("tribut")
    assert s.rector_discard == ("tribut_mac_snor",)
    s.next_turn().until("vesperines")
    s.R.plays("registre")
    assert "tribut_mac_snor" in s.R.hand
    s = table("vesperines", R="tribut penitence", turn=2, rector_deck=0)
    s.R.plays_nothing().discards("tribut penitence")
    assert sorted(s.R.hand) == ["penitence", "tribut_mac_snor"]


@shows("ruling 11")
def test_ruling_11_discards_are_seen_by_nobody_but_whose_card_says_so() -> None:
    s = table(A="lettre", R="tribut penitence messager", turn=2)
    s.A.plays("lettre")
    (gone,) = s.rector_discard
    assert s.who_can_place(gone, "rector_discard") == "AR"
    s.until("vesperines")
    s.R.plays_nothing()
    kept = [option.args["card"] for option in s.R.ask.options] if s.R.ask else []
    s.R.discards(kept[0])
    assert s.who_can_place(kept[0], "rector_discard") == "R"


@shows("ruling 12")
def test_ruling_12_one_accusation_per_sextines_and_the_same_pair_again_later() -> None:
    s = table("sextines", players=4, dead="taran", turn=2)
    s.A.votes("taran", "eoghan")
    s.B.votes("taran", "eoghan")
    assert s.phase == "vesperines" and len(s.table.accusations) == 1
    s.next_turn().until("sextines")
    s.A.votes("taran", "eoghan")
    s.B.votes("taran", "eoghan")
    assert [accusation.suspects for accusation in s.table.accusations] == [(3, 6), (3, 6)]
    assert [accusation.turn for accusation in s.spectator.public.accusations] == [2, 3]


@shows("ruling 13")
def test_ruling_13_the_possessed_counts_for_the_threshold_and_then_loses() -> None:
    s = table("sextines", players=4, possessed="C", accomplices="taran eoghan")
    s.A.votes("taran", "eoghan")
    s.C.votes("taran", "eoghan")
    assert (s.ending, s.won) == ("accusation", "AB")


@shows("ruling 14")
def test_ruling_14_the_possessed_may_meet_the_rector_without_killing() -> None:
    s = table("estellines", possessed="C")
    s.night(C="")
    assert s.dead == [] and s.table.nights[-1].met and who_knows(s, lambda t: t.possessed) == "RC"


@shows("ruling 15")
def test_ruling_15_the_rector_cannot_choose_the_victim_of_the_possessed() -> None:
    s = table("estellines", possessed="A")
    s.A.kills("deirdre")
    for player in (s.B, s.C, s.D):
        player.hides()
    assert s.R.may_kill == [name for name in NAMES if name != "deirdre"]
    s = table("estellines", possessed="A")
    s.B.kills("deirdre")  # who is not Possessed: it does not count
    for player in (s.A, s.C, s.D):
        player.hides()
    assert "deirdre" in s.R.may_kill


@shows("ruling 16")
def test_ruling_16_the_rector_may_kill_an_accomplice_and_give_the_game_away() -> None:
    s = table("estellines", possessed="A", accomplices="taran eoghan", dead="taran")
    s.night(R="eoghan")
    assert (s.ending, s.won) == ("accomplices_dead", "A")
    s = table("vesperines", possessed="A", accomplices="taran eoghan", R="assassinat tribut")
    s.R.plays("assassinat", "taran")
    assert not s.over and s.dead == ["taran"]


@shows("ruling 17", "tribut_mac_snor")
def test_ruling_17_the_tribute_counts_innocents_whoever_killed_them() -> None:
    s = table("estellines", possessed="A", accomplices="taran eoghan", dead="bricen", R="tribut penitence messager")
    s.night(A="aodhan", R="morwen")
    s.until("vesperines")
    assert "tribut_mac_snor" in s.R.may_play
    s = table("estellines", possessed="A", accomplices="taran eoghan", dead="bricen", R="tribut penitence messager")
    s.night(A="taran", R="morwen")
    s.until("vesperines")
    assert "tribut_mac_snor" not in s.R.may_play


@shows("ruling 18", "tribut_mac_snor")
def test_ruling_18_a_night_cannot_complete_a_goal_before_the_next_dusk() -> None:
    s = table("vesperines", accomplices="taran eoghan", dead="bricen aodhan", R="tribut penitence", turn=3)
    assert "tribut_mac_snor" not in s.R.may_play
    s.R.plays("penitence", s.A).discards()
    s.night(R="morwen")
    assert not s.over and s.turn == 4
    s.until("vesperines")
    assert "tribut_mac_snor" in s.R.may_play


@shows("ruling 19", "convocation")
def test_ruling_19_a_summons_is_for_events_and_extra() -> None:
    s = table(
        turn=4, A="zele", piles={"taran": "convocation"}, R="chevaliers penitence droit_asile", rector_deck="messager"
    )
    s.A.investigates("taran").suffers()
    assert s.R.may_play == ["droit_asile", "penitence"]
    s.R.plays("penitence", s.B)
    assert sorted(s.R.hand) == ["chevaliers_lames", "droit_asile"]
    s.until("vesperines")
    assert s.R.may_play == ["droit_asile", "chevaliers_lames"]


@shows("ruling 28")
def test_ruling_28_after_a_reveal_one_ballot_is_enough_and_the_possessed_still_answers() -> None:
    s = table(players=3, possessed="B", revealed=True, A="confrontation", B="proof_taran", unanimous=True)
    s.A.plays("confrontation", s.B)
    assert s.A.held_by(s.B) == ("proof_taran",)
    assert s.spectator.public.threshold == 1
    s.until("sextines")
    assert s.A.asked == "ballot" and s.B.asked is None
    s.A.votes("morwen", "eoghan")
    assert s.all_saw("accusation", answer="inexact", seats=[s.A.seat])


@shows("ruling 29")
def test_ruling_29_the_possessed_may_reveal_too() -> None:
    s = table(players=3, possessed="B", active="A")
    s.B.reveals()
    assert s.all_saw("reveal", seat=s.B, role="possessed", other_role="investigator")
    s.until("sextines")
    assert s.B.asked is None and s.A.asked == "ballot"


@shows("ruling 30")
def test_ruling_30_the_fifth_dawn_starts_no_sixth_turn() -> None:
    s = table("estellines", turn=5, R="")
    s.night()
    assert (s.ending, s.won) == ("turn_limit", "R")
    assert not any(event.key == "lumines" for event in s.A.events)


@shows("ruling 31")
def test_ruling_31_two_dead_accomplices_without_a_possessed_can_still_be_accused() -> None:
    s = table("sextines", players=3, possessed="", accomplices="taran eoghan", dead="taran eoghan", turn=3)
    s.A.votes("taran", "eoghan")
    s.B.votes("taran", "eoghan")
    assert (s.ending, s.won) == ("accusation", "AB")


@shows("ruling 31")
def test_ruling_31_that_the_game_goes_on_tells_that_nobody_is_possessed_only_to_who_knows_the_accomplices() -> None:
    s = table(players=3, possessed="", accomplices="taran eoghan", dead="taran eoghan", turn=3)
    assert who_knows(s, lambda t: t.possessed) == "R"


@shows("ruling 32")
def test_ruling_32_the_rector_talks_and_the_engine_answers() -> None:
    s = table("sextines", players=4, accomplices="taran eoghan", possessed="C")
    s.R.says("claim", what="innocent_taran")
    assert s.A.hears[-1].seat == s.R.seat
    s.A.votes("taran", "eoghan")
    s.B.votes("taran", "eoghan")
    assert s.all_saw("accusation", answer="exact")
