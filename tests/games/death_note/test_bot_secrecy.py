"""The judgement bot: what it does and says does not tell its role."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.death_note.scenes import DeathNotePlayer, table

from penombre.engine import Answer, Match
from penombre.games.death_note.bot import Judgement

ROLES_OF_TWO_CAMPS = ["light", "misa", "higuchi", "yagami", "aizawa", "watari"]


def _never() -> Match[Any]:
    raise AssertionError("this bot imagines nothing")


def _answers(player: DeathNotePlayer) -> Counter[Answer | None]:
    """What the bot answers in this seat, by several sources of chance."""
    question = player.ask
    assert question is not None
    view = player.match.view(player.seat)
    return Counter([Judgement(Random(seed)).choose(view, question, _never) for seed in range(40)])


def _speaks_for(player: DeathNotePlayer) -> list[int | None]:
    question = player.ask
    assert question is not None
    said = Judgement(Random(0)).talk(player.match.view(player.seat), question, _never)
    return [statement.about for statement in said if statement.kind == "vouch"]


def test_a_bot_that_is_not_light_lies_now_and_then_when_light_is_barred() -> None:
    lies = {}
    for role in ROLES_OF_TWO_CAMPS:
        s = table("effect", tile="decision", roles=role, A="mensonge", B="alibi", seats=6)
        assert s.A.asked == "window_check"
        lies[role] = _answers(s.A)["mensonge"]
    assert lies.pop("light") == 40
    assert all(0 < often < 30 for often in lies.values())


def test_bots_of_every_role_are_silent_witnesses_now_and_then() -> None:
    for role in ROLES_OF_TWO_CAMPS:
        s = table(roles=f"mogi {role}", A="temoignage", seats=6, suspicion="C2 D1")
        s.A.plays("temoignage", s.B)
        assert _answers(s.B)["nobody"], role


def test_light_does_not_always_keep_silent_as_a_witness() -> None:
    s = table(roles="mogi light", A="temoignage", seats=6, suspicion="C2 D1")
    s.A.plays("temoignage", s.B)
    assert _answers(s.B)["nobody"] < 20


@pytest.mark.parametrize("hand", ["se_blanchir", "se_blanchir mouchards"])
def test_bots_of_every_role_clear_their_names_now_and_then(hand: str) -> None:
    for role in ROLES_OF_TWO_CAMPS:
        s = table("round_start", roles=role, A=hand, seats=6)
        assert _answers(s.A)["se_blanchir"], role


def test_kira_bots_too_look_at_what_others_have_discarded() -> None:
    for role in ROLES_OF_TWO_CAMPS[:3]:
        s = table(roles=f"mogi {role}", B="demission", seats=6)
        s.A.discards()
        assert _answers(s.B)["demission"], role


def test_investigators_too_may_die_in_secret() -> None:
    s = table(roles="light mogi", A="death_note", B="secret_defense", seats=6)
    s.A.plays("death_note", s.B).borrows_nothing()
    assert s.window == "death" and 0 < _answers(s.B)["secret_defense"] < 40


def test_misa_speaks_for_light_as_an_investigator_speaks_for_another() -> None:
    s = table(roles="misa light yagami watari", A="mouchards", seats=6)
    s.A.plays("mouchards", s.B)
    assert _speaks_for(s.A) == [s.B.seat]
    s = table(roles="yagami watari light misa", A="mouchards", seats=6)
    s.A.plays("mouchards", s.B)
    assert _speaks_for(s.A) == [s.B.seat]


def test_investigators_do_not_always_step_out_of_the_overcast() -> None:
    s = table("effect", tile="temps_couvert", roles="yagami", seats=6)
    s.L.designates(s.A)
    assert 8 < _answers(s.A)["decline"] < 32


def test_light_too_accuses_whoever_has_discarded_a_tile() -> None:
    s = table(roles="mogi light", B="accusations", seats=6)
    s.A.discards()
    assert 0 < _answers(s.B)["accusations"] < 40
    s.B.plays("accusations")
    assert _answers(s.B).keys() == {"suspicion", "expose"}
