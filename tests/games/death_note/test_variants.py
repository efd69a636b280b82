"""The variants of the specification: first games, fewer than six seats, L given to somebody, several games, tokens."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.death_note.scenes import DeathNoteScene, dealt, table

from penombre.engine import BadOptions
from penombre.games.death_note.bot.hearsay import heard_in
from penombre.games.death_note.catalogue import ACTIONS, PLAYERS, SECRET_ROLES
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


@shows("l_tokens")
@pytest.mark.parametrize("token", [*(f"role_{role}" for role in SECRET_ROLES), "camp_kira", "camp_investigators"])
def test_a_token_of_l_next_to_a_suspect_is_seen_by_everybody_and_changes_nothing(token: str) -> None:
    s = table(A="alibi", roles="misa mogi light")
    before = [(player.view.public, player.view.private, player.asked, player.options) for player in s]
    s.L.says("claim", s.A, token).says("claim", s.A, "withdrawn")
    assert [(player.view.public, player.view.private, player.asked, player.options) for player in s] == before
    for player in s:
        assert [(each.seat, each.statement.about, each.statement.what) for each in player.hears] == [
            (s.L.seat, s.A.seat, token),
            (s.L.seat, s.A.seat, "withdrawn"),
        ]


@shows("l_tokens")
def test_a_token_of_l_belongs_to_the_game_it_was_laid_in() -> None:
    s = dealt(4, l="rotation", games=2)
    s.L.says("claim", s[1], "role_light")
    s.until("gift").until("next_game").passes()
    (laid,) = s[2].hears
    assert s.table.game == 2 and laid.moment < s.L.public.began


@shows("l_tokens")
def test_what_is_said_of_somebody_else_is_no_claim_to_be_that() -> None:
    s = table()
    s.L.says("claim", s.A, "role_light")
    s.B.says("claim", s.C, "role_light").says("claim", what="role_mogi")
    assert heard_in(s.D.view, s.D.public).claims == {s.B.seat: "mogi"}
    s.B.says("claim", s.C, "withdrawn")
    assert heard_in(s.D.view, s.D.public).claims == {s.B.seat: "mogi"}
