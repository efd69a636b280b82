"""What a hand that is shown does not tell: which of its cards came when."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.rose_noire.scenes import RoseNoirePlayer, RoseNoireScene, looks_different, table

from penombre.engine import Match, mask
from penombre.engine.knowing import Fact, learn
from penombre.games.rose_noire.knowledge import FACE
from penombre.games.rose_noire.rules import RoseNoire
from penombre.games.rose_noire.table import GRAVEYARD

RECTOR, A, B = range(3)


def _after_a_draw(hand: str, left: str, face: str, knowing: int, **more: Any) -> RoseNoireScene:
    """B has two cards, the second one from a Graveyard of two where somebody knew that this face lay; one is left."""
    s = table(players=4, dead="taran", B=hand, graveyard=left, **more)
    t = s.match.standing().checkpoint.copy()
    drawn, lying = t.hand_cards(B)[1], t.pile(GRAVEYARD)[0]
    learn(t, [Fact(FACE[face], mask(drawn, lying), 1)], mask(knowing))
    return RoseNoireScene(Match.at(RoseNoire(), t), "RABC", RoseNoirePlayer)


def test_a_denunciation_does_not_tell_which_card_was_drawn_where() -> None:
    """There are two of Zeal: the one the Rector sees may be the one that lay in the Graveyard, or the other."""
    scenes = []
    for hand, left in (("exhumation zele", "proof_eoghan"), ("zele exhumation", "zele")):
        s = _after_a_draw(hand, left, "zele", RECTOR, piles={"aodhan": "denonciation"}, active="B")
        s.B.investigates("aodhan")
        s.B.suffers()
        assert s.R.held_by(s.B) == ("zele", "exhumation") and s.R.private.buried == ()
        scenes.append(s)
    assert "R" not in looks_different(*scenes)


def test_what_a_hand_that_is_shown_does_not_hold_lies_where_else_it_can_be() -> None:
    s = _after_a_draw("exhumation proof_eoghan", "zele", "zele", RECTOR, piles={"aodhan": "denonciation"}, active="B")
    s.B.investigates("aodhan")
    s.B.suffers()
    assert s.R.held_by(s.B) == ("proof_eoghan", "exhumation") and s.R.private.buried == ("zele",)
    s = _after_a_draw("exhumation zele", "proof_eoghan", "proof_eoghan", A, A="confrontation")
    s.A.plays("confrontation", s.B)
    assert s.A.held_by(s.B) == () and s.A.private.buried == ("proof_eoghan",)


@pytest.mark.parametrize("first", [False, True])
def test_a_confrontation_does_not_tell_when_a_proof_was_drawn(first: bool) -> None:
    """What B does not show may be the card of the Graveyard, or the other one."""
    shown, kept = "proof_eoghan", "zele"
    hand, left = (f"{shown} {kept}", "exhumation") if first else (f"{kept} {shown}", "zele")
    s = _after_a_draw(hand, left, "zele", A, A="confrontation")
    s.A.plays("confrontation", s.B)
    assert s.A.held_by(s.B) == (shown,) and s.A.private.buried == ()
    cards = s.table.hand_cards(B)
    assert not any(s.A.knows(card) for card in cards), "somewhere in the hand"
