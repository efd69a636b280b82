"""What a cheater, a spectator with a clock and a patient statistician have tried."""

from __future__ import annotations

import pytest
from tests.games.death_note.stage import DeathNoteScene, table

from penombre.games import RULESETS

HOLDS = RULESETS["death_note"].holds


def _pace(s: DeathNoteScene) -> str:
    (asked,) = [ask for ask in s.match.asks() if not ask.optional]
    return asked.pace


# -- time ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("role", ["light", "mogi"])
def test_a_liar_who_has_but_one_answer_is_kept_back_as_long_as_one_who_can_choose(role: str) -> None:
    s = table("effect", tile="decision", roles=role, A="mensonge", B="alibi", seats=6)
    s.A.plays("mensonge")
    assert s.A.asked == "lie" and len(s.A.options) == (2 if role == "light" else 1)
    assert HOLDS[_pace(s)]


@pytest.mark.parametrize("hand", ["mouchards", "faux_death"])
def test_a_hand_without_a_card_to_borrow_takes_as_long_as_one_with_some(hand: str) -> None:
    s = table(seats=6, A="death_note", B=hand)
    s.A.plays("death_note", s.B)
    assert s.A.asked == "borrow" and len(s.A.options) == (2 if hand == "mouchards" else 1)
    assert HOLDS[_pace(s)]
