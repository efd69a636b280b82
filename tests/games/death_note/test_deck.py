"""The deck of Actions: drawn one card at a time, made anew of the discard, and what happens when both are empty."""

from __future__ import annotations

import pytest
from tests.games.death_note.scenes import DeathNoteScene, table

from penombre.games.death_note.catalogue import ACTIONS, deck
from penombre.testing.shows import shows


def actions(s: DeathNoteScene) -> list[str]:
    """Every Action card of the table, wherever it lies."""
    t = s.table
    return sorted(face for face, back in zip(t.faces, t.backs, strict=True) if back == "action")


def all_with(s: DeathNoteScene, letter: str) -> DeathNoteScene:
    """All Actions but those of the others are in one hand: deck and discard are empty."""
    t = s.table
    for card in (*t.cards(t.deck), *t.cards(t.discard)):
        t.move(card, t.hand_zone(s.player(letter).seat))
    return s


def test_cards_are_drawn_from_the_top_one_after_the_other() -> None:
    s = table(A="fondation", deck="rem alibi page")
    s.A.plays("fondation", s.B)
    assert s.B.hand == ("rem",) and s.deck[:2] == ("alibi", "page_de_death_note")
    s.A.leaves()
    assert s.A.hand == ("alibi",) and s.deck[0] == "page_de_death_note"


@shows("example G10", "ruling 36")
def test_an_empty_deck_is_made_of_the_discard_shuffled_and_drawing_goes_on() -> None:
    drawn = set()
    for luck in range(8):
        s = table(deck=0, luck=luck)
        before, discard = actions(s), sorted(s.discard)
        s.A.leaves()
        assert sorted([*s.deck, *s.A.hand]) == discard and s.discard == ()
        assert actions(s) == before
        drawn.add(s.A.hand)
    assert len(drawn) > 3


@shows("example G10")
def test_the_deck_may_run_out_in_the_middle_of_a_draw() -> None:
    s = table(A="fouiner", ryuk="A", deck="rem .")
    count = len(s.discard)
    s.A.plays("fouiner").discards()
    assert len(s.A.hand) == 2 and "rem" in s.A.hand
    assert s.all_saw("reshuffled", count=count + 1)
    assert len(s.deck) == count and s.discard == (), "Snooping itself was in the discard by then"


def test_the_last_card_of_the_deck_is_drawn_without_shuffling() -> None:
    s = table(deck="rem .")
    s.A.leaves()
    assert s.A.hand == ("rem",) and s.deck == () and not s.all_saw("reshuffled")


def test_the_card_that_is_being_played_is_not_shuffled_in() -> None:
    s = table(A="fondation", deck=0)
    s.A.plays("fondation", s.A)
    assert s.discard == ("fondation_de_watari",) and "fondation_de_watari" not in (*s.deck, *s.A.hand)


@shows("ruling 36")
def test_where_deck_and_discard_are_empty_nothing_is_drawn() -> None:
    s = all_with(table(deck=0), "D")
    s.A.leaves()
    assert s.A.hand == () and s.deck == () and s.discard == ()
    assert not s.A.saw("draws") and not s.A.saw("reshuffled")
    assert s.A.asked == "turn_main"


def test_as_many_are_drawn_as_there_are() -> None:
    s = all_with(table(A="fondation fouiner rem", deck=0), "D")
    s.A.plays("fondation", 2, s.B)
    assert len(s.B.hand) == 2, "three are drawn, and only the two laid away are there"
    assert s.discard == ("fondation_de_watari",) and s.deck == ()


def test_one_card_in_the_discard_becomes_the_deck_as_it_is() -> None:
    s = all_with(table(A="mouchards", deck=0), "D")
    s.A.plays("mouchards", s.B).leaves()
    assert s.A.hand == ("mouchards",) and s.all_saw("reshuffled", count=1)


@pytest.mark.parametrize("tile", ["assaut", "contact"])
def test_tiles_draw_from_a_deck_made_anew_as_well(tile: str) -> None:
    s = table("allot" if tile == "contact" else "effect", tile=tile, roles="mogi light", deck="rem .")
    if tile == "assaut":
        s.L.designates(s.A, "watari")
        assert len(s.A.hand) == 2 and "rem" in s.A.hand
    else:
        s.L.allots("BBB")
        assert [len(player.hand) for player in (s.A, s.B, s.C, s.D)] == [1, 0, 1, 1]
    assert s.all_saw("reshuffled")


def test_an_assault_without_a_card_to_draw_has_none_to_discard() -> None:
    s = all_with(table("effect", tile="assaut", roles="mogi light", deck=0), "D")
    s.L.designates(s.A, "watari")
    assert s.A.hand == () and s.nobody_reacts().L.asked == "allot"


def test_played_and_laid_away_cards_go_to_the_discard_face_down() -> None:
    s = table(A="enregistrements rem", B="alibi")
    s.A.plays("enregistrements", 1, "1")
    assert set(s.discard) == {"rem", "enregistrements"}
    assert s.all_saw("plays", card="enregistrements")
    assert s.A.public.discard == 2 and not s.B.knows("rem") and s.A.noted("discarded") == [("rem",)]


def test_after_the_shuffle_nobody_knows_where_a_played_card_lies() -> None:
    s = table(seats=6, A="mouchards", B="alibi", deck=0)
    s.A.plays("mouchards", s.B)
    assert s.C.knows("mouchards", zone="discard")
    s.A.leaves()
    assert not any(s.C.knows(each) for each in range(len(s.table.faces)) if s.table.where[each] == s.table.deck.index)


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_no_card_is_ever_lost_while_the_deck_is_shuffled_over_and_over(seats: int) -> None:
    s = table(seats=seats, deck=0)
    for _ in range(120):
        if not s.over:
            s.passes()
            assert actions(s) == sorted(deck(seats, False))
    assert set(actions(s)) == set(ACTIONS)
