"""Counts of how Kemomimi Panic can go on, worked out by hand from the rules."""

from __future__ import annotations

import pytest
from tests.games.kemomimi_panic.scenes import KemomimiScene, dealt, table

from penombre.testing import divide, perft

pytestmark = pytest.mark.simulation


def counts(s: KemomimiScene, deepest: int) -> list[int]:
    return [perft(s.match, depth) for depth in range(1, deepest + 1)]


def test_a_suspect_a_vote_and_a_theft() -> None:
    # Three suspects; four hands up or down; three players guess nobody or one of three, the thief robs one of three.
    s = table("cs", A="", B="", C="", D="crescent")
    named, voted, guessed = 3, 3 * 2**4, 3 * 2**4 * 4**3
    assert counts(s, 8) == [named, 6, 12, 24, voted, voted * 4, voted * 16, guessed]
    s.A.names(s.B)
    s.votes("")
    assert counts(s, 4) == [4, 16, 64, 64 * 3]


def test_a_talk_ends_when_time_is_up_or_all_are_ready() -> None:
    # At each step the next player is ready or time is up; then a suspect is named (3) and hands go up or down.
    s = table("talk", A="", B="", C="", D="crescent")
    assert counts(s, 5) == [2, 1 + 1 + 3, 2 + 3 + 6, 2 + 3 + 6 + 12, 3 + 3 + 6 + 12 + 24]


def test_ester_may_turn_the_moon_at_any_time_of_the_talk() -> None:
    s = table("talk", A="", B="ester", C="", D="crescent")
    assert {answer: count for (_, answer), count in divide(s.match, 2).items()} == {
        "ready": 3,  # B is ready, B turns the Moon, or time is up
        "flip_moon": 2,  # all talk again: A is ready, or time is up
        "time_up": 3,
    }


def test_the_start_of_a_game_with_swapped_roles() -> None:
    # The detective asks about one of three, d'Autriche takes two of three, Lolo changes or not.
    s = table("gs1", A="shamlock", B="dautriche", C="lolo", D="crescent")
    assert counts(s, 3) == [3, 3 * 3, 3 * 3 * 2]


@pytest.mark.parametrize("deal", range(6))
def test_the_first_questions_of_a_first_game_of_four(deal: int) -> None:
    # The detective asks about one of three; Valeria acts or not, unless she leads; the detective claims one of three.
    s = dealt(4, deal)
    if s.table.cast["warlock_valeria"] == s.leader.seat:
        assert counts(s, 2) == [3, 3 * 3]
    else:
        assert counts(s, 3) == [3, 3 * 2, 3 * 2 * 3]


def test_luma_names_and_excludes() -> None:
    s = table("cs", A="luma", B="", C="", D="crescent")
    normally, using = 3 * 2, 3 * 3
    assert counts(s, 3) == [2, 3 + 3, normally + using]
    # Four vote as a rule, three where one is excluded; then somebody guesses: one of four answers.
    assert perft(s.match, 7) == 3 * 2**4 * 4 + 3 * 3 * 2**3 * 4


def test_amarillo_names_two_in_order() -> None:
    s = table("cs", moon="full", A="amarillo", B="", C="", D="crescent")
    assert counts(s, 4) == [2, 3 + 3, 3 * 2 + 3 * 2, 3 * 2**2 + 3 * 2 * 2]


def test_miranda_may_name_anybody_but_the_suspect() -> None:
    s = table("cs", A="", B="", C="miranda", D="crescent")
    assert counts(s, 2) == [3, 3 * (1 + 3)]


def test_cyril_has_four_ballots_and_miyabi_three() -> None:
    s = table("cs", A="miyabi", B="", C="cyril", D="beryl", E="crescent")
    assert counts(s, 6) == [4, 4 * 3, 4 * 3 * 2, 4 * 3 * 2 * 4, 4 * 3 * 2 * 4 * 2, 4 * 3 * 2 * 4 * 2 * 2]


def test_akira_answers_what_verna_did() -> None:
    s = table("cs", A="", B="", C="verna", D="akira", E="crescent")
    s.A.names(s.B)
    s.votes("ABC")
    # Verna passes and the night begins (A guesses: one of five), or she acts and Akira cancels or not.
    assert counts(s, 3) == [2, 5 + 2, 5 * 5 + 2 * 5]


def test_christina_gives_or_discards() -> None:
    # Four guess (five answers each); one robbery of four leads to Christina (five answers), three to a talk (two).
    s = table("night", A="christina", B="", C="", D="crescent", E="")
    assert perft(s.match, 5) == 5**4 * 4
    assert perft(s.match, 6) == 5**4 * (5 + 3 * 2)


def test_mindy_finds_what_others_lost() -> None:
    s = table("ed5", A="mindy bare", B="bare", C="bare", D="crescent", E="")
    assert counts(s, 2) == [1 + 2, 3 * 5]


def test_nothing_follows_the_end() -> None:
    s = table("cs", A="", B="crescent bare", C="", D="out")
    s.A.names(s.B)
    # Two or three hands of three: four votes of eight end the game. After the others A guesses: one of three answers.
    assert counts(s, 4) == [2, 4, 8, 4 * 3]
