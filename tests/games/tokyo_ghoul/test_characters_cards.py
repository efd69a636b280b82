"""Characters who win by cards: by their collection, at once and alone; by staying alive with a pair."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tokyo_ghoul.endings import attacked, ran_out
from tests.games.tokyo_ghoul.scenes import letters, table

from penombre.games.tokyo_ghoul.catalogue import BASE_TYPES, CHARACTERS, GHOUL, HAND, MASK
from penombre.testing.shows import shows

COLLECTORS = tuple(id for id, row in CHARACTERS.items() if row.collection)
SURVIVORS = tuple(id for id, row in CHARACTERS.items() if row.stay_alive)


def cards(type: str, count: int, *, of: int, face_up: bool = False) -> str:
    """So many cards of a type in the hand, filled up to a number with others that make no pair.

    With four, another one lies face up, or one of the type where that is asked for; masks lie there in any case.
    """
    others = [other for other in BASE_TYPES if other != type]
    if type == MASK:
        return letters([MASK] * (count + (not face_up))) + letters(others[: of - count - (not face_up)])
    if face_up:
        return letters([type] * (count - 1) + others[: of - count]) + letters([type]).lower()
    rest = letters(others[: of - count])
    return letters([type] * count) + (rest[:-1] + rest[-1].lower() if of > HAND else rest)


def around(character: str, **more: Any) -> dict[str, Any]:
    """Five players with Mado on seat B, and nobody who is a companion of the character on seat A."""
    ghouls = [id for id in ("hinami", "tsukiyama") if id != character]
    others = {"C": ghouls[0]} if GHOUL in CHARACTERS[character].camps else dict(zip("CD", ghouls, strict=True))
    return {"B": "mado", **others, "players": 5, "masks": bool(CHARACTERS[character].variant), **more}


# -- collections ---------------------------------------------------------------------------------------------------


@shows(*COLLECTORS)
@pytest.mark.parametrize("character", COLLECTORS)
def test_three_cards_of_the_collection_at_the_start_of_the_turn_win_alone(character: str) -> None:
    row = CHARACTERS[character]
    others = around(character)
    three = cards(row.collection, 3, of=4 if others["masks"] else 3)
    s = table("turn_start", A=f"{character} {three}", **others)
    assert (s.ending, s.won, s.A.met) == ("instant", "A", ("collection",))
    assert all(player.met == () for player in s if player != s.A)
    assert s.all_saw("game_over", ending="instant", winner_seats=[s.A], characters=list(s.table.faces[:5]))


@shows(*COLLECTORS)
@pytest.mark.parametrize("character", COLLECTORS)
def test_two_cards_of_the_collection_are_not_enough(character: str) -> None:
    row = CHARACTERS[character]
    others = around(character)
    two = cards(row.collection, 2, of=4 if others["masks"] else 3)
    s = table("turn_start", A=f"{character} {two}", **others)
    assert not s.over and s.A.asked == "turn_choice"


@shows("masque", "open_card_counts", *COLLECTORS)
@pytest.mark.parametrize("character", COLLECTORS)
def test_the_face_up_card_counts_for_no_collection_unless_the_table_plays_so(character: str) -> None:
    three = cards(CHARACTERS[character].collection, 3, of=4, face_up=True)
    s = table("turn_start", A=f"{character} {three}", **around(character, masks=True))
    assert s.table.face_up(s.A.seat) == CHARACTERS[character].collection
    assert not s.over and s.A.asked == "turn_choice"
    s = table("turn_start", A=f"{character} {three}", **around(character, masks=True, open_counts=True))
    assert (s.ending, s.won) == ("instant", "A")


@shows("masque", *COLLECTORS)
@pytest.mark.parametrize("character", COLLECTORS)
def test_three_cards_in_hand_are_a_collection_whatever_lies_face_up(character: str) -> None:
    for open_counts in (False, True):
        three = cards(CHARACTERS[character].collection, 3, of=4)
        s = table("turn_start", A=f"{character} {three}", **around(character, masks=True, open_counts=open_counts))
        assert s.table.face_up(s.A.seat) != CHARACTERS[character].collection
        assert (s.ending, s.won) == ("instant", "A")


@shows(*COLLECTORS)
@pytest.mark.parametrize("character", COLLECTORS)
def test_three_cards_of_another_type_are_no_collection(character: str) -> None:
    for other in BASE_TYPES:
        if other != CHARACTERS[character].collection:
            masks = bool(CHARACTERS[character].variant)
            three = cards(other, 3, of=4 if masks else 3)
            s = table("turn_start", A=f"{character} {three}", **around(character))
            assert not s.over and s.A.asked == "turn_choice"


@shows(*COLLECTORS)
@pytest.mark.parametrize("character", COLLECTORS)
def test_a_complete_collection_wins_nothing_when_the_reserve_runs_out_first(character: str) -> None:
    row = CHARACTERS[character]
    others = around(character)
    three = cards(row.collection, 3, of=4 if others["masks"] else 3)
    s = ran_out(active="B", A=f"{character} {three}", **others)
    # Cards that are collected may be those one stays alive with as well; the collection itself is for the own turn.
    assert s.A.met == (("stay_alive",) if row.stay_alive == row.collection else ())


@shows("hinami")
def test_a_collection_wins_over_those_who_would_have_won_at_the_end() -> None:
    s = table("turn_start", A="hinami CCC", B="mado", C="nishiki", D="kimi NND", E="hide DDT")
    assert s.won == "A"  # Kimi has a pair and a companion alive, Hide a pair
    s = ran_out(active="B", A="hinami CCC", B="mado", C="nishiki", D="kimi NND", E="hide DDT")
    assert s.won == "DE"


@shows(*COLLECTORS)
@pytest.mark.parametrize("character", COLLECTORS)
def test_a_card_fetched_in_an_interrogation_wins_in_the_next_turn(character: str) -> None:
    wanted = CHARACTERS[character].collection
    masks = bool(CHARACTERS[character].variant)
    mine = cards(wanted, 2, of=4 if masks else 3)
    theirs = letters([wanted]) + ("M" if masks else "")
    others = around(character) | {"B": f"mado {theirs}", "tokens": {"B": 3}}
    s = table("universite_kamii", A=f"{character} {mine}", **others)
    spare = next(card for card in s.A.hand if card != letters([wanted]))
    s.A.interrogates(s.B).exchanges(spare, letters([wanted]))
    assert not s.over and s.table.possessions(0).count(wanted) == 3
    for _ in range(5):
        s.next_turn()
    assert (s.ending, s.won) == ("instant", "A") and s.table.turn == 6


@shows("uta", "masque")
def test_uta_fetches_a_mask_that_lies_face_up() -> None:
    s = table("universite_kamii", masks=True, A="uta MMNC", B="mado MNDD", C="hide MCTT", D="kaneki CTND")
    s.A.interrogates(s.B)
    s.B.shows("DD")
    s.A.exchanges("N", "M", theirs_up=True)
    assert (s.A.hand, s.A.face_up) == ("CMM", "M") and s.B.asked == "redisplay"
    s.B.turns_up("N")
    assert s.table.counted(0).count("masque") == 2  # what he lives on


# -- staying alive -------------------------------------------------------------------------------------------------


@shows(*SURVIVORS)
@pytest.mark.parametrize("character", SURVIVORS)
def test_alive_with_two_cards_when_the_reserve_runs_out(character: str) -> None:
    row = CHARACTERS[character]
    others = around(character)
    pair = cards(row.stay_alive, 2, of=4 if others["masks"] else 3)
    s = ran_out(A=f"{character} {pair}", **others)
    assert s.A.met == ("stay_alive",) and "A" in s.won
    assert s.all_saw("objective_met", seat=s.A, character=character, objectives=["stay_alive"])


@shows(*SURVIVORS)
@pytest.mark.parametrize("character", SURVIVORS)
def test_alive_with_one_card_is_one_too_few(character: str) -> None:
    row = CHARACTERS[character]
    others = around(character)
    single = cards(row.stay_alive, 1, of=4 if others["masks"] else 3)
    s = ran_out(A=f"{character} {single}", **others)
    assert s.A.met == () and "A" not in s.won


@shows("masque", "open_card_counts", *SURVIVORS)
@pytest.mark.parametrize("character", SURVIVORS)
def test_alive_with_one_card_in_hand_and_one_face_up_is_one_too_few_unless_the_table_plays_so(character: str) -> None:
    pair = cards(CHARACTERS[character].stay_alive, 2, of=4, face_up=True)
    s = ran_out(A=f"{character} {pair}", **around(character, masks=True))
    assert s.table.face_up(s.A.seat) == CHARACTERS[character].stay_alive
    assert s.A.met == () and "A" not in s.won
    s = ran_out(A=f"{character} {pair}", **around(character, masks=True, open_counts=True))
    assert s.A.met == ("stay_alive",)


@shows(*SURVIVORS)
@pytest.mark.parametrize("character", SURVIVORS)
def test_alive_with_two_cards_when_somebody_else_was_killed(character: str) -> None:
    row = CHARACTERS[character]
    others = around(character)
    pair = cards(row.stay_alive, 2, of=4 if others["masks"] else 3)
    s = attacked("B", "E", A=f"{character} {pair}", **others)
    assert s.table.victim == s.E.seat and s.A.met == ("stay_alive",)


@shows(*SURVIVORS)
@pytest.mark.parametrize("character", SURVIVORS)
def test_dead_with_two_cards_is_lost(character: str) -> None:
    row = CHARACTERS[character]
    others = around(character)
    pair = cards(row.stay_alive, 2, of=4 if others["masks"] else 3)
    s = attacked("B", "A", A=f"{character} {pair}", **others)
    assert s.table.victim == s.A.seat and s.A.met == () and "A" not in s.won


@shows(*SURVIVORS, "soutien_kaneki")
@pytest.mark.parametrize("character", SURVIVORS)
def test_attacked_with_two_cards_and_saved_by_kaneki(character: str) -> None:
    row = CHARACTERS[character]
    others = around(character)
    pair = cards(row.stay_alive, 2, of=4 if others["masks"] else 3)
    s = attacked("B", "A", supports="A", A=f"{character} {pair}", **others)
    assert s.table.victim == s.B.seat
    # Touka killed an Inspector besides, which is what she lives for.
    assert s.A.met == (("elimination", "stay_alive") if character == "touka" else ("stay_alive",))


@shows(*SURVIVORS, "soutien_neutre")
@pytest.mark.parametrize("character", SURVIVORS)
def test_a_neutral_support_saves_nobody_whoever_else_has_kaneki(character: str) -> None:
    row = CHARACTERS[character]
    others = around(character)
    pair = cards(row.stay_alive, 2, of=4 if others["masks"] else 3)
    for holder in "BC":  # the attacker, or somebody who looks on
        s = attacked("B", "A", supports=holder, A=f"{character} {pair}", **others)
        assert s.A.support == "soutien_neutre" and s.table.victim == s.A.seat and s.A.met == ()
