"""Counts of how Tokyo Ghoul can go on, worked out by hand from the rules."""

from __future__ import annotations

from itertools import combinations
from math import prod

import pytest
from tests.games.tokyo_ghoul.scenes import TokyoGhoulScene, dealt, table

from penombre.testing import divide, perft

pytestmark = pytest.mark.simulation


def counts(s: TokyoGhoulScene, deepest: int) -> list[int]:
    return [perft(s.match, depth) for depth in range(1, deepest + 1)]


def test_pairs_that_look_the_same_are_one_choice() -> None:
    # Three cards have three pairs, two of them the same where two cards are; gifts: as many as types.
    s = table("prelim_show", A="mado CCN", B="TTD", C="NND", D="CDT")
    shown, given = 2 * 2 * 2 * 3, 2 * 2 * 2 * 3
    assert counts(s, 6) == [2, 2 * 2, 2 * 2 * 2, shown, shown * 2, shown * 4]
    assert perft(s.match, 8) == shown * given
    # A begins, cannot have won, and walks one or two Places.
    assert perft(s.match, 9) == shown * given * 2


@pytest.mark.parametrize("players", range(4, 9))
@pytest.mark.parametrize("deal", range(3))
def test_the_first_questions_of_a_deal(players: int, deal: int) -> None:
    s = dealt(players, deal)
    pairs = [len(set(combinations(player.hand, 2))) for player in s]
    assert [perft(s.match, depth) for depth in range(1, 5)] == [prod(pairs[:depth]) for depth in range(1, 5)]


def test_an_interrogation_with_and_without_an_exchange() -> None:
    # Nobody or one of three; B shows DD or ND; A keeps, or gives one of three types for one of those shown.
    s = table("siege_ccg", A="hide CNT", B="DDN", C="CNT", D="TCD")
    shows = 2 + 3 + 3
    assert counts(s, 2) == [1 + 3, 2 + shows]
    # Where A passes, B walks to slot 2 or 3, and may interrogate one of three there.
    assert [s.table.place(slot) for slot in (2, 3)] == ["anteiku", "big_girl"]
    assert {answer: count for (_, answer), count in divide(s.match, 3).items()} == {
        "pass": 2 * (1 + 3),
        "seat-1": (1 + 3 * 1) + (1 + 3 * 2),
        "seat-2": 3 * (1 + 3 * 2),
        "seat-3": 3 * (1 + 3 * 2),
    }


def test_three_tokens_leave_nothing_to_choose_but_more_to_take() -> None:
    s = table("siege_ccg", A="hide CNT", B="CDN", C="CNT", D="TDD", tokens={"B": 3})
    s.A.interrogates(s.B)
    assert counts(s, 1) == [1 + 3 * 3]


def test_with_masks_what_lies_face_up_can_be_given_and_taken() -> None:
    s = table("siege_ccg", masks=True, A="hide CNTd", B="DDNc", C="", D="")
    s.A.interrogates(s.B)
    # B shows DD or ND; A gives one of three types or the face-up card for one of those shown or the face-up one.
    assert counts(s, 2) == [2, (1 + 4 * 2) + (1 + 4 * 3)]
    s.B.shows("DD")
    # Where a face-up card left, its owner chooses one of the types in hand; both do where both left.
    kept, rest = "keep", {answer: count for (_, answer), count in divide(s.match, 2).items()}
    assert rest.pop(kept) == 2
    assert rest.pop("colombe*>cafe*") == len("CNT")
    assert {answer: count for answer, count in rest.items() if "*" in answer} == {
        "cafe>cafe*": len("CDN"),
        "nourriture>cafe*": len("DN"),
        "transformation>cafe*": len("DNT"),
        "colombe*>colombe": len("CNTD"),
    }
    assert {answer for answer in rest if "*" not in answer} == {
        "cafe>colombe",
        "nourriture>colombe",
        "transformation>colombe",
    }


def test_who_has_no_mask_chooses_one_of_the_types_of_four_cards() -> None:
    s = table("show_initial", masks=True, A="CCNT", B="CNTD", C="MMNT", D="MMDD")
    assert counts(s, 2) == [3, 3 * 4]


def test_only_one_walk_where_only_one_other_place_is_visible() -> None:
    s = table(token_slot=7, visible=(4, 7), A="", B="", C="", D="")
    assert counts(s, 1) == [1]


def test_tokens_can_be_removed_area_by_area() -> None:
    tokens = {"A": {"cafe": 2, "paire": 1}, "C": {"rumeur": 1}}
    s = table("hopital_kano", A="CCN", B="NND", C="CDD", D="TTT", tokens=tokens)
    # D took one more for the Transformation; then B walks one or two Places.
    assert counts(s, 2) == [1 + 2 + 1 + 1, 5 * 2]


def test_a_token_is_given_and_then_somebody_is_attacked_or_not() -> None:
    s = table("chantier", A="touka CNT", B="", C="", D="", tokens={"B": 3, "C": 2})
    # Nobody, B, C or D gets a token; B can be attacked, and C if it was given one. An attack ends the match.
    assert counts(s, 2) == [4, 2 + 2 + 3 + 2]
    assert perft(s.match, 3) == 4 * 2


def test_who_may_not_attack_can_only_pass() -> None:
    s = table("ruelle", A="hinami CNT", B="", C="", D="", tokens={"B": 3, "C": 3})
    s.A.passes()
    assert counts(s, 1) == [1]
    s = table("ruelle", A="touka CNT", B="", C="", D="", tokens={"B": 3, "C": 3, "D": 2})
    s.A.passes()
    assert counts(s, 1) == [1 + 2]


def test_an_inspector_strikes_who_has_tokens_enough() -> None:
    tokens = {"B": 1, "C": 2, "D": 3}
    for inspector, targets in {"suzuya": 3, "mado": 2, "amon": 1}.items():
        s = table(A=f"{inspector} DDC", B="", C="", D="", tokens=tokens)
        assert counts(s, 1) == [2 + targets]
        s = table(A=f"{inspector} DCN", B="", C="", D="", tokens=tokens)
        assert counts(s, 1) == [2]


def test_nothing_follows_a_strike() -> None:
    s = table(A="suzuya DDC", B="", C="", D="", tokens={"B": 1})
    apart = {answer: count for (_, answer), count in divide(s.match, 2).items()}
    assert apart.pop("special-1") == 0 and len(apart) == 2 and all(apart.values())


@pytest.mark.parametrize("players", range(4, 9))
def test_one_may_look_at_any_token_and_swap_with_any_other_player(players: int) -> None:
    s = table("support_action", players=players, supports=True, A="hide")
    assert counts(s, 2) == [1 + players + (players - 1), (1 + players + (players - 1)) * 2]
