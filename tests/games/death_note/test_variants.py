"""The variants of the specification: first games, fewer than six seats, L given to somebody, several games."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.death_note.stage import DeathNoteScene, dealt

from penombre.engine import BadOptions
from penombre.games.death_note.catalogue import ACTIONS, PLAYERS
from penombre.testing.shows import shows


def copies(s: DeathNoteScene) -> Counter[str]:
    """How many cards of each kind of Action are in the game."""
    return Counter(face for face, back in zip(s.table.faces, s.table.backs, strict=True) if back == "action")


@shows("first_games", "4 seats", "5 seats", "6 seats", "7 seats", "8 seats")
@pytest.mark.parametrize(("seats", "full", "first"), [(4, 36, 27), (5, 36, 27), (6, 46, 37), (7, 46, 37), (8, 46, 37)])
def test_first_games_leave_out_the_nine_advanced_actions(seats: int, full: int, first: int) -> None:
    whole, short = copies(dealt(seats)), copies(dealt(seats, first_games=True))
    assert (whole.total(), short.total()) == (full, first)
    assert set(whole) - set(short) == {id for id, action in ACTIONS.items() if action.number >= 28}
    assert all(short[id] == whole[id] for id in short)


@shows("under_six", "4 seats", "5 seats", "6 seats", "7 seats", "8 seats")
@pytest.mark.parametrize("seats", PLAYERS)
def test_ten_second_copies_are_in_the_game_from_six_seats_on_l_included(seats: int) -> None:
    doubled = [id for id, count in copies(dealt(seats)).items() if count == 2]
    expected = [1, 4, 5, 6, 8, 11, 14, 15, 17, 20] if seats >= 6 else []
    assert sorted(ACTIONS[id].number for id in doubled) == expected


@shows("chosen_l", "l", "light")
@pytest.mark.parametrize("seat", range(5))
def test_l_may_be_given_to_a_seat_and_the_others_are_dealt_light_and_more(seat: int) -> None:
    for deal in range(4):
        s = dealt(5, deal, l="seat", l_seat=seat + 1)
        assert s.L.seat == seat and s.L.revealed
        assert "light" in [player.role for player in s] and len({player.role for player in s}) == 5


@shows("chosen_l")
def test_a_seat_that_is_not_there_is_no_l() -> None:
    with pytest.raises(BadOptions):
        dealt(4, l="seat", l_seat=5)


@shows("chosen_l", "match")
def test_in_a_rotation_everybody_is_l_once() -> None:
    s = dealt(4, l="rotation", games=4)
    detectives = []
    for _ in range(4):
        detectives.append(s.table.detective)
        s.until("gift").until("next_game")
        if not s.over:
            s.passes()
    assert detectives == [0, 1, 2, 3] and s.over and len(s.table.results) == 4
    assert s.table.scores == tuple(sum(each) for each in zip(*[game.apples for game in s.table.results], strict=True))
