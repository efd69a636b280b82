"""The two Goals: when each can be played, that playing one ends the game, and what it takes to lose one."""

from __future__ import annotations

import pytest
from tests.games.rose_noire.scenes import RoseNoireScene, looks_different, table

from penombre.games.rose_noire.catalogue import GOALS
from penombre.testing.shows import shows
from penombre.testing.who_knows import who_knows


def dusk(hand: str = "tribut chevaliers penitence", **more: object) -> RoseNoireScene:
    return table("vesperines", R=hand, accomplices="aodhan bricen", **more)  # type: ignore[arg-type]


@shows("tribut_mac_snor")
@pytest.mark.parametrize(
    ("dead", "playable"),
    [
        ("", False),
        ("deirdre eoghan", False),
        ("deirdre eoghan aodhan", False),
        ("deirdre eoghan fearghal", True),
        ("deirdre eoghan fearghal aodhan", True),
        ("deirdre eoghan fearghal morwen taran", True),
    ],
)
@pytest.mark.parametrize("turn", [2, 3])
def test_the_tribute_needs_three_dead_innocents(dead: str, playable: bool, turn: int) -> None:
    assert ("tribut_mac_snor" in dusk(dead=dead, turn=turn).R.may_play) == playable


@shows("tribut_mac_snor")
def test_with_both_accomplices_dead_and_nobody_possessed_they_still_do_not_count() -> None:
    s = dusk(dead="aodhan bricen deirdre eoghan", players=3, possessed="")
    assert "tribut_mac_snor" not in s.R.may_play
    s = dusk(dead="aodhan bricen deirdre eoghan taran", players=3, possessed="")
    assert "tribut_mac_snor" in s.R.may_play


@shows("chevaliers_lames")
@pytest.mark.parametrize(
    ("turn", "dead", "playable"),
    [
        (1, "", False),
        (3, "", False),
        (4, "", True),
        (4, "deirdre eoghan", True),
        (4, "deirdre aodhan", True),
        (4, "deirdre eoghan fearghal", False),
        (5, "deirdre eoghan fearghal morwen taran", True),
        (5, "", True),
    ],
)
def test_the_knights_come_on_turn_four_to_five_alive_or_on_turn_five(turn: int, dead: str, playable: bool) -> None:
    assert ("chevaliers_lames" in dusk(turn=turn, dead=dead).R.may_play) == playable


@shows("tribut_mac_snor", "chevaliers_lames")
@pytest.mark.parametrize(("goal", "dead"), [("tribut_mac_snor", "deirdre eoghan fearghal"), ("chevaliers_lames", "")])
def test_playing_a_goal_ends_the_game_and_shows_the_accomplices(goal: str, dead: str) -> None:
    s = dusk(turn=5 if goal == "chevaliers_lames" else 3, dead=dead)
    s.R.plays(goal)
    assert (s.ending, s.won) == (goal, "R") and s.over
    assert s.all_saw("rector_plays", seat=s.R, card=goal)
    assert s.all_saw("game_over", camp="rector", reason=goal, suspects=["aodhan", "bricen"])
    assert s.spectator.public.accomplices == (0, 1)
    assert s.table.ending is not None and s.table.ending.turn == (5 if goal == "chevaliers_lames" else 3)


@shows("tribut_mac_snor", "chevaliers_lames")
def test_time_plays_a_goal_that_can_be_played_and_nothing_otherwise() -> None:
    s = dusk(turn=5)
    assert s.R.ask is not None and s.R.ask.default == "play-chevaliers_lames"
    s = dusk(turn=3)
    assert s.R.ask is not None and s.R.ask.default == "nothing"
    s = dusk(turn=3, dead="deirdre eoghan fearghal")
    assert s.R.ask is not None and s.R.ask.default == "play-tribut_mac_snor"
    s = dusk(turn=5, dead="deirdre eoghan fearghal")
    assert s.R.may_play == ["penitence", "tribut_mac_snor", "chevaliers_lames"]


@shows("tribut_mac_snor", "chevaliers_lames")
def test_a_goal_that_can_be_played_need_not_be() -> None:
    s = dusk(turn=5)
    s.R.plays_nothing().discards("chevaliers")
    assert not s.over and s.rector_discard == ("chevaliers_lames",)
    assert who_knows(s, lambda t: t.faces[t.cards(t.rector_discard)[0]]) == "R"


def summoned(hand: str = "tribut chevaliers penitence", **more: object) -> RoseNoireScene:
    s = table(R=hand, piles={"taran": "convocation"}, A="zele", **more)  # type: ignore[arg-type]
    s.A.investigates("taran").suffers()
    assert s.R.asked == "convocation_event"
    return s


@shows("tribut_mac_snor", "chevaliers_lames", "summons and Goals")
def test_no_goal_is_played_through_a_summons() -> None:
    s = summoned("tribut chevaliers", turn=5, dead="deirdre eoghan fearghal")
    assert list(s.R.options) == ["decline"]


@shows("tribut_mac_snor", "chevaliers_lames", "convocation", "summons and Goals")
@pytest.mark.parametrize(
    ("turn", "dead", "goals"),
    [
        (3, "", []),
        (3, "deirdre eoghan fearghal", ["tribut_mac_snor"]),
        (4, "", ["chevaliers_lames"]),
        (5, "deirdre eoghan fearghal", ["tribut_mac_snor", "chevaliers_lames"]),
    ],
)
def test_where_the_table_says_so_a_summons_is_for_goals_whose_conditions_are_true(
    turn: int, dead: str, goals: list[str]
) -> None:
    s = summoned(turn=turn, dead=dead, summons_goals=True)
    assert s.R.may_play == ["penitence", *goals] and s.R.ask is not None and s.R.ask.default == "decline"
    s.R.declines()
    assert not s.over and s.A.asked == "day_after"


@shows("chevaliers_lames", "convocation", "summons and Goals")
def test_where_the_table_says_so_a_goal_wins_by_day() -> None:
    s = summoned(turn=5, summons_goals=True)
    s.R.plays("chevaliers")
    assert (s.ending, s.won, s.turn) == ("chevaliers_lames", "R", 5)
    assert s.all_saw("rector_plays", seat=s.R, card="chevaliers_lames")
    assert s.all_saw("game_over", camp="rector", reason="chevaliers_lames")


@shows("convocation", "summons and Goals")
def test_an_event_by_a_summons_is_as_ever_where_goals_may_be_played() -> None:
    s = summoned(turn=5, summons_goals=True)
    s.R.plays("penitence", s.B)
    assert not s.over and s.table.does_penance(s.B.seat) and s.A.asked == "day_after"


@shows("convocation", "summons and Goals")
def test_whoever_declines_tells_nothing_of_goals() -> None:
    s, other = summoned("chevaliers", turn=5, summons_goals=True), summoned("tribut", turn=5, summons_goals=True)
    assert looks_different(s, other) == "R"
    s.R.declines()
    other.R.declines()
    assert looks_different(s, other) == "R" and who_knows(s, lambda t: t.hand(t.rector)) == "R"


@shows("tribut_mac_snor")
def test_a_murder_at_dusk_leaves_no_second_play_for_the_tribute() -> None:
    s = dusk("tribut assassinat penitence", dead="deirdre eoghan", turn=3)
    s.R.plays("assassinat", "taran")
    assert not s.over and s.R.asked == "dusk_discard"
    s.R.discards()
    s.next_turn().until("vesperines")
    assert "tribut_mac_snor" in s.R.may_play


@shows("tribut_mac_snor")
def test_a_goal_that_is_not_ready_is_not_offered_as_a_bluff() -> None:
    s = dusk("tribut chevaliers", turn=2)
    assert list(s.R.options) == ["nothing"] and s.R.refused == {}


@shows("tribut_mac_snor")
def test_a_goal_taken_back_by_the_register_waits_for_the_next_dusk() -> None:
    s = dusk("registre penitence", dead="deirdre eoghan fearghal", rector_discard="tribut", turn=3)
    s.R.plays("registre")
    assert "tribut_mac_snor" in s.R.hand and s.R.asked == "dusk_discard"
    s.R.discards()
    s.next_turn().until("vesperines")
    assert "tribut_mac_snor" in s.R.may_play


def test_the_goals_are_these_two() -> None:
    assert GOALS == ("tribut_mac_snor", "chevaliers_lames")
