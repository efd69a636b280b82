"""What a hand that is shown does not tell: which of its cards came when; and what the words of a bot do not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.rose_noire.scenes import RoseNoirePlayer, RoseNoireScene, looks_different, table

from penombre.engine import Ask, Match, mask
from penombre.engine.knowing import Fact, learn
from penombre.games.rose_noire.bot import Judgement
from penombre.games.rose_noire.catalogue import NAMES
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


def test_whom_a_bot_calls_guilty_as_the_rector_may_be_anybody() -> None:
    """Else whoever is named would be cleared by it."""
    s, bot = table("vesperines", accomplices="aodhan bricen"), Judgement(Random(0))
    said = [statement.what for _ in range(300) for statement in bot.talk(s.match.view(RECTOR), _asked(s.R))]
    assert {*said} == {f"guilty_{name}" for name in NAMES}
    assert said.count("guilty_aodhan") > len(said) / 21


@pytest.mark.parametrize("possessed", ["A", "B"])
def test_every_bot_proposes_a_pair_whatever_its_role(possessed: str) -> None:
    s = table("sextines", possessed=possessed)
    said = Judgement(Random(0)).talk(s.match.view(A), _asked(s.A))
    assert [statement.what.partition("_")[0] for statement in said] == ["pair"]


@pytest.mark.parametrize("possessed", ["A", "B"])
def test_a_bot_tells_of_proofs_whatever_its_role(possessed: str) -> None:
    s = table(possessed=possessed, A="interrogatoire", piles={"bricen": "proof_taran"})
    s.A.plays("interrogatoire", "bricen")
    said = Judgement(Random(0)).talk(s.match.view(A), _asked(s.A))
    assert "proof_here_bricen" in [statement.what for statement in said]


def _asked(player: RoseNoirePlayer) -> Ask:
    asked = player.ask
    assert asked is not None
    return asked
