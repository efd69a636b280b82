"""Counts of how La Rose Noire can go on, worked out by hand from the rules."""

from __future__ import annotations

from math import comb

import pytest
from tests.games.rose_noire.scenes import RoseNoireScene, dealt, table

from penombre.games.rose_noire.catalogue import NAMES
from penombre.testing import divide, perft

pytestmark = pytest.mark.simulation

SUSPECTS = len(NAMES)
PAIRS = comb(SUSPECTS, 2)


def counts(s: RoseNoireScene, deepest: int) -> list[int]:
    return [perft(s.match, depth) for depth in range(1, deepest + 1)]


def apart(s: RoseNoireScene, depth: int) -> dict[object, int]:
    return {answer: count for (_, answer), count in divide(s.match, depth).items()}


@pytest.mark.parametrize("players", [4, 5])
def test_the_rector_takes_out_any_two_proofs_and_then_any_suspect_is_investigated(players: int) -> None:
    s = dealt(players, rector="seat", rector_seat=1)
    assert counts(s, 2) == [PAIRS, PAIRS * SUSPECTS]


def test_with_three_either_investigator_may_show_the_role_instead() -> None:
    s = dealt(3, rector="seat", rector_seat=1)
    # Whoever plays may Investigate seven suspects or reveal; the other one may reveal as well.
    assert counts(s, 2) == [PAIRS, PAIRS * (SUSPECTS + 2)]


def test_whoever_would_be_the_rector_says_yes_or_no() -> None:
    s = dealt(4, rector="volunteer")
    assert counts(s, 4) == [2, 4, 8, 16]
    assert perft(s.match, 5) == 16 * PAIRS


def test_a_day_without_actions_is_one_suspect_after_the_other() -> None:
    # Proofs on top of every pile but two: each draws one, is asked once more for having cards, and ends the turn.
    tops = ("deirdre", "eoghan", "fearghal", "morwen", "taran")
    piles = {name: f"proof_{proof}" for name, proof in zip(NAMES, tops, strict=False)} | {"morwen": 0, "taran": 0}
    s = table(players=4, turn=1, piles=piles)
    assert counts(s, 6) == [5, 5, 5 * 4, 5 * 4, 5 * 4 * 3, 5 * 4 * 3]


def test_a_card_that_can_be_played_is_one_more_way_and_is_asked_on_whom() -> None:
    s = table(players=4, A="ronde_de_nuit", owed=False, at="day", dead="taran")
    # End the turn, or protect one of six who live, or take the card back; then A is asked again, or B Investigates.
    assert counts(s, 2) == [2, SUSPECTS + 6 + 1]
    assert apart(s, 2) == {"play-ronde_de_nuit": 6 + 1, "end": SUSPECTS}


def test_a_prayer_is_on_one_to_three_suspects_or_taken_back() -> None:
    s = table(players=4, A="priere_saint_beren", owed=False, at="day", isolated="taran")
    s.A.plays("priere")
    assert counts(s, 1) == [sum(comb(6, chosen) for chosen in range(4))]


def test_a_pact_is_one_card_of_each() -> None:
    s = table(
        players=4,
        A="pacte_de_confiance zele zele exhumation",
        B="proof_taran ronde_de_nuit",
        C="",
        owed=False,
        at="day",
    )
    s.A.plays("pacte", s.B)
    # Two Zeals are one choice.
    assert counts(s, 2) == [2, 2 * 2]


def test_a_ballot_is_any_pair_or_locked_and_time_may_be_up() -> None:
    s = table("sextines", players=4)
    # Each of three has 21 pairs and the lock; CLOCK has one answer.
    first = 3 * (PAIRS + 1) + 1
    assert counts(s, 1) == [first]
    found = apart(s, 2)
    # Who is for a pair may still go over to twenty others, to none, or lock: as many ways as before.
    assert found["pair-aodhan-deirdre"] == first
    # Who has locked is asked no more; the Rector then plays nothing or one of three cards when time is up.
    assert found["lock"] == 2 * (PAIRS + 1) + 1


def test_an_accusation_is_made_as_soon_as_enough_have_locked_it() -> None:
    s = table("sextines", players=4)
    s.A.votes("aodhan", "taran")
    s.B.ballots("aodhan", "taran")
    assert counts(s, 1) == [2 * (PAIRS + 1) + 1]
    s.B.locks()
    assert s.R.asked == "dusk_play"


def test_the_rector_lays_away_as_many_as_the_rules_allow() -> None:
    s = table("vesperines", R="penitence messager tribut", turn=2)
    s.R.plays_nothing()
    assert counts(s, 1) == [3 + 3]
    s = table("vesperines", R="voeu messager tribut", turn=2)
    s.R.plays("voeu")
    assert counts(s, 1) == [1 + 2]
    s = table("vesperines", R="tribut chevaliers", turn=2)
    s.R.plays_nothing()
    assert counts(s, 1) == [1 + 2 + 1], "who holds Goals only need not lay any away"


@pytest.mark.parametrize(("cards", "orders"), [(2, 2), (3, 6), (4, 6)])
def test_a_pile_is_forged_in_any_order_of_three(cards: int, orders: int) -> None:
    s = table("vesperines", R="falsification penitence messager", piles={"deirdre": cards})
    s.R.plays("falsification", "deirdre")
    assert counts(s, 1) == [orders]


def test_a_night_is_a_choice_of_each_and_then_of_the_rector() -> None:
    s = table("estellines", players=4, dead="taran", protected="morwen", possessed="C")
    # Hide, show oneself, or kill one of five: three are asked, though only one of them counts.
    each = 2 + 5
    assert counts(s, 3) == [each, each**2, each**3]
    # The Rector kills nobody or one of five, but not whom the Possessed has chosen.
    assert perft(s.match, 4) == each**2 * (2 * (1 + 5) + 5 * (1 + 4))


def test_fury_and_a_moonless_night_double_the_victims() -> None:
    s = table("estellines", players=4, possessed="C", fury=True, bonus="fureur_spectrale")
    assert counts(s, 1) == [2 + SUSPECTS + PAIRS]
    s = table("estellines", players=4, possessed="C", moonless=True, bonus="nuit_sans_lune")
    for player in s.investigators:
        player.hides()
    assert counts(s, 1) == [1 + SUSPECTS + PAIRS]


def test_a_summoned_rector_declines_or_plays_an_event_but_no_goal() -> None:
    s = table(R="tribut penitence assassinat", piles={"eoghan": "convocation"}, turn=4)
    s.A.investigates("eoghan")
    s.A.suffers()
    # Penance is for one of four, Murder for one of seven; where he declines, six suspects are left to B.
    assert apart(s, 2) == {"decline": SUSPECTS - 1, "play-penitence": 4, "play-assassinat": SUSPECTS}
