"""The end of a game of Kemomimi Panic, victory points, matches of several games, and the table options."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.kemomimi_panic.scenes import KemomimiScene, dealt, table

from penombre.engine import TABLE, Match
from penombre.games.kemomimi_panic.rules import KemomimiPanic
from penombre.testing.random_player import random_step

RULES = KemomimiPanic()

# -- how a game ends -----------------------------------------------------------------------------------------------


def voted_out(victim: str, up: str, **seats: str) -> KemomimiScene:
    """A scene in which A names somebody and the votes go as told."""
    s = table("cs", points=True, **seats)  # type: ignore[arg-type]
    s.A.names(getattr(s, victim))
    s.votes(up)
    return s


def test_no_thief_left_is_a_victory_of_all_civilians_and_of_nobody_else() -> None:
    s = voted_out(
        "B", "ACD", A="justice", B="crescent bare", C="informant", D="angry", E="stubborn out", F="lonely out"
    )
    assert s.all_saw("game_over", ending="no_thief", winner_seats=[0, 3, 4, 5])
    assert s.all_saw("points", points=[3, 0, 1, 3, 2, 2])


def test_one_thief_of_two_gone_is_not_the_end() -> None:
    s = voted_out("B", "ACDEF", A="", B="crescent bare", C="full", D="", E="", F="", G="", H="")
    assert s.B.out and s.waiting and not s.all_saw("game_over")


@pytest.mark.parametrize(
    ("left", "other", "ending", "winners", "points"),
    [
        ("crescent", "", "thief_and_civilian", [0], [4, 1, 0, 0]),
        ("crescent", "lonely", "thief_and_civilian", [0], [4, 1, 0, 0]),
        ("crescent", "stubborn ghost", "thief_and_civilian", [0], [4, 1, 0, 0]),
        ("crescent", "informant", "thief_and_informant", [1], [1, 8, 0, 0]),
    ],
)
def test_the_last_pair_decides(left: str, other: str, ending: str, winners: list[int], points: list[int]) -> None:
    s = voted_out("C", "AB", A=left, B=other, C="bare", D="out")
    assert s.all_saw("game_over", ending=ending, winner_seats=winners) and s.all_saw("points", points=points)


@pytest.mark.parametrize("last", ["crescent", "full"])
def test_of_two_thieves_only_the_one_in_play_wins(last: str) -> None:
    gone = {"crescent": "full", "full": "crescent"}[last]
    s = voted_out("C", "AB", A=last, B="", C="bare", D=f"{gone} out", E="out", F="out", G="out", H="out")
    assert s.all_saw("points", points=[4, 1, 0, 0, 0, 0, 0, 0])


def test_a_thief_voted_out_among_the_last_three_makes_the_civilians_win() -> None:
    s = voted_out("C", "AB", A="informant", B="", C="crescent bare", D="out")
    assert s.all_saw("game_over", ending="no_thief", winner_seats=[1, 3]) and s.all_saw("points", points=[1, 3, 0, 2])


def test_a_single_game_has_winners_and_no_points() -> None:
    s = table("cs", A="", B="crescent bare", C="", D="")
    s.A.names(s.B)
    s.votes("ACD")
    assert s.over and s.outcome is not None
    assert s.outcome.winners == (0, 2, 3) and s.outcome.points == () and not s.all_saw("points")
    assert s.outcome.groups == ("civilian", "thief_crescent_moon", "civilian", "civilian")


# -- Federica and Geneviève ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("role", "worth"), [("", 3), ("justice", 3), ("informant", 8)])
def test_federica_alone_wins_what_her_role_is_worth(role: str, worth: int) -> None:
    s = table("sd4", promo=True, points=True, A=f"federica {role}", B="", C="crescent", D="", E="out")
    s.A.forces(s.C)
    assert s.all_saw("game_over", ending="federica", winner_seats=[0])
    assert s.all_saw("points", points=[worth, 1, 1, 1, 0])


def test_federica_the_thief_wins_by_unmasking_the_other_thief() -> None:
    s = table(
        "sd4",
        promo=True,
        points=True,
        A="federica crescent",
        B="",
        C="full",
        D="",
        E="out",
        F="out",
        G="out",
        H="out",
    )
    s.A.forces(s.C)
    assert s.all_saw("points", points=[4, 1, 1, 1, 0, 0, 0, 0])


def served(master: str, **seats: str) -> KemomimiScene:
    """A is Geneviève, serves somebody, and B is voted out."""
    s = table("gs3", joke=True, points=True, **seats)  # type: ignore[arg-type]
    s.A.serves(getattr(s, master))
    s.talk_ends()
    s.A.names(s.B)
    s.votes("ACD")
    return s


def test_genevieves_master_wins_what_she_wins() -> None:
    s = served("B", A="genevieve", B="crescent bare", C="", D="")
    assert s.all_saw("game_over", winner_seats=[0, 1, 2, 3])
    assert s.all_saw("points", points=[3, 2, 3, 3])  # the thief is out, and still wins a Civilian's victory


def test_genevieves_master_loses_when_she_loses() -> None:
    s = served("C", A="genevieve informant", B="crescent bare", C="", D="")
    assert s.all_saw("game_over", winner_seats=[3]) and s.all_saw("points", points=[1, 0, 1, 3])


def test_genevieve_the_informant_makes_her_master_worth_seven() -> None:
    s = served("B", A="genevieve informant", B="bare", C="crescent", D="out")
    assert s.all_saw("game_over", ending="thief_and_informant", winner_seats=[0, 1])
    assert s.all_saw("points", points=[8, 7, 1, 0])


# -- matches of several games --------------------------------------------------------------------------------------


def test_a_match_goes_on_with_a_new_deal_until_somebody_has_ten_points() -> None:
    s = table("cs", points=True, scores=(6, 0, 4, 0), A="", B="crescent bare", C="", D="informant", day=5)
    s.A.names(s.B)
    s.votes("ACD")
    assert s.all_saw("points", points=[3, 0, 3, 1], scores=[9, 0, 7, 1]) and s.all_saw("dealt")
    public = s.A.public
    assert (public.day, public.moon, public.discard, public.votes, public.ending) == (1, "new", (), (), None)
    assert [(seat.jewels, seat.state, seat.role) for seat in public.seats] == [(1, "in_play", "")] * 4
    assert [seat.points for seat in public.seats] == [9, 0, 7, 1] and not s.over


def test_ten_points_crown_the_highest_total() -> None:
    s = table("cs", points=True, scores=(7, 9, 8, 0), A="", B="crescent bare", C="", D="informant")
    s.A.names(s.B)
    s.votes("ACD")
    assert s.over and s.outcome is not None
    assert s.outcome.points == (10, 9, 11, 1) and s.winners == [s.C] and s.all_saw("crowned", seat=s.C)


def test_a_tie_for_the_highest_total_means_one_more_game() -> None:
    s = table("cs", points=True, scores=(8, 9, 8, 0), A="", B="crescent bare", C="", D="informant")
    s.A.names(s.B)
    s.votes("ACD")
    assert s.all_saw("points", scores=[11, 9, 11, 1]) and not s.all_saw("crowned")
    assert not s.over and s.A.public.day == 1 and [seat.points for seat in s.A.public.seats] == [11, 9, 11, 1]


def test_whole_matches_add_up_and_end_as_soon_as_one_leads_with_ten() -> None:
    for number in range(25):
        rng = Random(number)
        players = 4 + number % 5
        match = Match(RULES, players, {**RULES.sample_options(players, rng), "points": True}, number)
        while not match.over:
            match.answer(*random_step(match, rng))
        totals = [0] * players
        games = [event.args for event in match.events(TABLE) if event.key == "points"]
        for game in games:
            assert totals.count(max(totals)) > 1 or max(totals) < 10
            totals = [total + more for total, more in zip(totals, game["points"], strict=True)]
            assert list(game["scores"]) == totals
        assert max(totals) >= 10 and match.outcome is not None
        assert match.outcome.winners == (totals.index(max(totals)),) and totals.count(max(totals)) == 1
        deals = [event.args["game"] for event in match.events(TABLE) if event.key == "dealt"]
        assert deals == list(range(1, len(games) + 1))


# -- options -------------------------------------------------------------------------------------------------------


def test_the_options_and_their_defaults() -> None:
    assert RULES.options(4) == {
        "preset": "recommended",
        "characters": (),
        "roles": (),
        "promo": False,
        "joke": False,
        "points": False,
        "leader_must_vote": False,
        "must_announce": False,
        "thieves_share": False,
        "talk_s": 180,
    }


def test_the_table_decides_how_long_people_talk() -> None:
    assert RULES.seconds("talk", RULES.options(4)) == 180
    assert RULES.seconds("talk", RULES.options(4, {"talk_s": 60})) == 60
    assert RULES.seconds("vote", RULES.options(4, {"talk_s": 60})) == 20


def test_with_eight_players_there_is_a_theft_every_night() -> None:
    s = dealt(8)
    for _ in range(2):
        s.passes_until("steal")
        s.next_day()
    assert [theft.full_moon for theft in s.A.public.thefts] == [False, True]


def test_extras_come_only_when_asked_for() -> None:
    for deal in range(30):
        assert not {"cowgirl_federica", "cook_genevieve"} & set(dealt(8, deal, preset="random").table.cast)


def test_a_leader_who_must_vote_raises_a_hand() -> None:
    s = table("cs", leader_must_vote=True, A="", B="", C="", D="crescent")
    s.A.names(s.B)
    assert set(s.A.options) == {"hand_up"} and s.A.refused == {"hand_down": "leader_must_vote"}
    assert s.A.ask is not None and s.A.ask.default == "hand_up"
    assert set(s.B.options) == {"hand_up", "hand_down"}


def test_a_leader_need_not_vote_for_a_suspect_of_miranda() -> None:
    s = table("cs", leader_must_vote=True, A="", B="", C="miranda", D="crescent")
    s.A.names(s.B)
    s.C.redirects(s.D)
    assert set(s.A.options) == {"hand_up", "hand_down"}
    s = table("cs", leader_must_vote=True, A="", B="", C="miranda", D="crescent", E="akira")
    s.A.names(s.B)
    s.C.redirects(s.D)
    s.E.cancels()
    assert set(s.A.options) == {"hand_up"}


def test_of_two_votes_only_the_redirected_one_is_free() -> None:
    s = table("cs", moon="full", leader_must_vote=True, A="amarillo", B="", C="miranda", D="crescent", E="")
    s.A.uses().names(s.B).names(s.D)
    s.C.redirects(s.E)
    assert set(s.A.options) == {"hand_up", "hand_down"}
    s.votes("")
    assert set(s.A.options) == {"hand_up"}


def test_miyabi_leads_freely_even_where_leaders_must_vote() -> None:
    s = table("cs", leader_must_vote=True, A="miyabi", B="", C="", D="crescent")
    s.A.names(s.B)
    assert set(s.A.options) == {"hand_up", "hand_down", "abstain"}
