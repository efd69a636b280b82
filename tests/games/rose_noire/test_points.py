"""How games end and what they are worth: the order of the checks, the points match, what is shown afterwards."""

from __future__ import annotations

import pytest
from tests.games.rose_noire.scenes import RoseNoireScene, dealt, table

from penombre.engine import EVERYBODY, NOBODY, champions
from penombre.games.rose_noire.catalogue import POSSESSED
from penombre.testing.shows import shows

# -- endings -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_fifth_dawn_is_the_rectors_whatever_is_alive(players: int) -> None:
    s = table("albines", turn=5, players=players)
    assert (s.ending, s.won) == ("turn_limit", "R") and s.all_saw("knights_arrive")
    assert s.table.turn == 5


def test_the_possessed_wins_before_the_fifth_dawn_breaks() -> None:
    s = table("estellines", turn=5, dead="aodhan", accomplices="aodhan taran", possessed="B")
    s.night(B="taran")
    assert (s.ending, s.won) == ("accomplices_dead", "B")


def test_an_exact_accusation_of_a_dead_and_a_living_accomplice_wins() -> None:
    s = table("sextines", dead="taran", accomplices="aodhan taran", players=4, possessed="C")
    s.A.votes("taran", "aodhan")
    s.B.votes("taran", "aodhan")
    assert (s.ending, s.won) == ("accusation", "AB")


def test_without_a_possessed_two_dead_accomplices_end_nothing() -> None:
    s = table("estellines", dead="aodhan", accomplices="aodhan taran", players=3, possessed="")
    s.night(R="taran")
    assert not s.over and s.turn == 3
    s.until("sextines")
    s.A.votes("taran", "aodhan")
    s.B.votes("taran", "aodhan")
    assert (s.ending, s.won) == ("accusation", "AB")


def test_a_victory_of_the_possessed_comes_before_everything_that_would_follow() -> None:
    s = table(
        "vesperines",
        turn=5,
        R="assassinat chevaliers",
        dead="aodhan",
        accomplices="aodhan taran",
        possessed="B",
    )
    s.R.plays("assassinat", "taran")
    assert (s.ending, s.won) == ("accomplices_dead", "B")


@pytest.mark.parametrize("log", [False, True])
def test_at_the_end_everything_is_shown_and_the_nights_too_where_the_table_wants_them(log: bool) -> None:
    s = table("estellines", turn=5, possessed="B", accomplices="aodhan bricen", open_night_log=log)
    s.night(B="taran", R="morwen")
    assert s.ending == "turn_limit" and set(s.table.seen) == {EVERYBODY}
    public = s.spectator.public
    assert public.accomplices == (0, 1) and public.nights[-1].possessed == (6,) and public.nights[-1].rector == (5,)
    assert [seat.role for seat in public.seats] == [
        "rector",
        "investigator",
        "possessed",
        "investigator",
        "investigator",
    ]
    assert s.all_saw("night_shown", turn=5, met=True, suspects=["taran"], others=["morwen"]) == log
    assert not s.waiting


def test_nothing_of_the_nights_is_shown_during_a_game() -> None:
    s = table("estellines", possessed="B", open_night_log=True)
    s.night(B="taran", R="morwen")
    assert not s.A.saw("night_shown") and s.A.public.nights == () and s.A.public.accomplices == ()


# -- a match for points --------------------------------------------------------------------------------------------


def match_of(players: int, **more: object) -> RoseNoireScene:
    return table("vesperines", players=players, points=True, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("turn", "more", "points"),
    [
        (4, {"R": "chevaliers penitence"}, (4, 0, 0, 0)),
        (5, {"R": "chevaliers penitence"}, (5, 0, 0, 0)),
        (3, {"R": "tribut penitence", "dead": "deirdre eoghan fearghal"}, (3, 0, 0, 0)),
    ],
)
def test_the_winner_scores_the_number_of_the_turn(turn: int, more: dict[str, object], points: tuple[int, ...]) -> None:
    s = match_of(4, turn=turn, **more)
    s.R.plays(s.R.may_play[-1])
    assert s.table.scores == points and s.all_saw("points", points=list(points), scores=list(points))
    assert not s.over and s.table.game == 2 and s.table.rector == 1


def test_each_true_investigator_scores_and_the_possessed_does_not() -> None:
    s = table("sextines", turn=3, possessed="B", accomplices="taran eoghan", points=True)
    for player in (s.A, s.B, s.C):
        player.votes("taran", "eoghan")
    assert s.table.scores == (0, 3, 0, 3, 3)
    result = s.table.results[0]
    assert (result.rector, result.accomplices, result.points) == (0, (3, 6), (0, 3, 0, 3, 3))
    assert result.roles == ("rector", "investigator", "possessed", "investigator", "investigator")
    assert (result.ending.camp, result.ending.reason, result.ending.turn) == ("investigators", "accusation", 3)


def test_the_possessed_scores_alone() -> None:
    s = table("estellines", turn=4, possessed="B", accomplices="taran eoghan", dead="taran", points=True)
    s.night(B="eoghan")
    assert s.table.scores == (0, 0, 4, 0, 0)


def test_a_double_reveal_on_turn_one_is_worth_one() -> None:
    s = table(turn=1, players=3, possessed="", points=True)
    s.A.reveals()
    assert s.table.scores == (1, 0, 0)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_as_many_games_as_players_each_with_another_rector(players: int) -> None:
    s = dealt(players, 3, points=True)
    rectors = [s.table.rector]
    while not s.over:
        if s.table.rector != rectors[-1]:
            rectors.append(s.table.rector)
            assert s.table.game == len(rectors)
        s.passes()
    assert rectors == list(range(players)) and len(s.table.results) == players
    assert s.outcome is not None and s.outcome.ending == "points" and s.outcome.points == s.table.scores
    best = max(s.table.scores)
    assert list(s.outcome.winners) == [seat for seat, score in enumerate(s.table.scores) if score == best]
    assert s.all_saw("crowned", seats=list(s.outcome.winners))
    assert sum(s.table.scores) == sum(sum(result.points) for result in s.table.results)


def test_ties_share_the_victory() -> None:
    s = dealt(4, 0, points=True)
    t = s.table
    t.scores = (4, 7, 7, 0)
    assert champions(t.scores) == (1, 2)


@shows("possessed")
def test_a_new_game_of_a_match_begins_with_nothing_left_of_the_old_one() -> None:
    s = table(
        "day",
        points=True,
        turn=3,
        A="dague zele",
        dead="taran deirdre",
        accomplices="taran eoghan",
        possessed="C",
        protected="morwen",
        isolated="bricen",
        investigated={"aodhan": "B"},
        penance="D",
        exorcised="D",
        silence=True,
        no_accusation=True,
        unanimous=True,
        fury=True,
        moonless=True,
    )
    s.A.plays("dague", "eoghan")
    assert s.table.scores == (0, 0, 0, 3, 0) and s.table.game == 2
    t = s.table
    assert (t.rector, t.turn, t.phase) == (1, 1, "setup") and t.investigators == (2, 3, 4, 0)
    assert not (t.dead or t.protected or t.isolated or t.penance or t.exorcised or t.locked)
    assert not (t.silence or t.no_accusation or t.unanimous or t.fury or t.moonless or t.revealed or t.owed or t.played)
    assert t.playing == t.event == t.trap == t.source == t.forged == -1 and t.targets == ()
    assert set(t.investigated) == {NOBODY} and set(t.pawns) == {-1}
    assert not (t.deeds or t.nights or t.accusations)
    assert set(t.notes) == {()} and set(t.facts) == {()}
    assert t.ending is None and t.accomplices == () and t.active == NOBODY
    assert s[1].asked == "choose_accomplices"
    assert s.spectator.public.accomplices == () and s.spectator.public.results[0].accomplices == (3, 6)
    s[1].takes_out("bricen", "morwen")
    assert s.spectator.public.phase == "lumines"
    s[0].says("claim", what="innocent_taran")


def test_old_secrets_do_not_follow_into_the_next_game() -> None:
    s = table("estellines", turn=4, possessed="B", accomplices="taran eoghan", dead="taran", points=True)
    s.night(B="eoghan")
    s[1].takes_out("bricen", "morwen")
    t = s.table
    assert [seat for seat in range(5) if t.role(seat)] == [0, 2, 3, 4]
    assert sum(t.role(seat) == POSSESSED for seat in range(5)) == 1
    assert all(t.seen[t.zones[seat][0]] == 1 << seat for seat in (0, 2, 3, 4))
    assert s[0].private.possessed in (NOBODY, 0) and s[0].private.accomplices == ()
    assert s[1].private.accomplices == (1, 5)
