"""Talk: one public channel with a menu of claims, closed at night and under a Vow of Silence."""

from __future__ import annotations

import pytest
from tests.games.rose_noire.scenes import dealt, table

from penombre.engine import BadStatement
from penombre.games.rose_noire.catalogue import CARDS, claims
from penombre.games.rose_noire.rules import RoseNoire
from penombre.testing.shows import shows


@pytest.mark.parametrize("what", claims())
def test_every_claim_of_the_menu_is_heard_by_everybody(what: str) -> None:
    s = table()
    s.B.says("claim", what=what)
    assert all([said.statement.what for said in player.hears] == [what] for player in s)
    assert [said.statement.what for said in s.spectator.hears] == [what]


@shows("ruling 32")
def test_the_rector_and_the_investigators_say_true_and_false_things_alike() -> None:
    s = table(A="proof_taran", accomplices="aodhan bricen")
    s.R.says("claim", what="innocent_aodhan")
    s.A.says("claim", what="guilty_taran")
    s.A.says("claim", what="innocent_taran")
    s.A.says("claim", what="withdrawn")
    assert [said.statement.what for said in s.D.hears] == [
        "innocent_aodhan",
        "guilty_taran",
        "innocent_taran",
        "withdrawn",
    ]


@pytest.mark.parametrize("kind", ["vouch", "accuse", "ask"])
def test_trust_distrust_and_a_question_are_about_a_player(kind: str) -> None:
    s = table()
    s.A.says(kind, s.B)
    assert s.R.hears[-1].statement.about == s.B.seat and s.R.hears[-1].statement.kind == kind


@pytest.mark.parametrize("what", [*CARDS, "proof_taran_here", "innocent_taran_hand", "trap_hand", "pair_taran_eoghan"])
def test_what_names_a_card_or_a_source_is_not_on_the_menu(what: str) -> None:
    s = table()
    with pytest.raises(BadStatement):
        s.A.says("claim", what=what)


@pytest.mark.parametrize("at", ["lumines", "sextines", "vesperines"])
def test_talk_is_open_all_day_from_the_first_turn(at: str) -> None:
    s = table(at)
    for player in s:
        player.says("claim", what="go_graveyard")
    assert len(s.spectator.hears) == 5


def test_at_night_nobody_talks() -> None:
    s = table("estellines")
    for player in s:
        with pytest.raises(BadStatement, match="night"):
            player.says("claim", what="innocent_taran")
    s.night()
    s.A.says("claim", what="innocent_taran")


@shows("voeu_de_silence")
def test_under_silence_nobody_claims_hints_or_asks() -> None:
    s = table(silence=True)
    for kind, about, what in (("claim", None, "innocent_taran"), ("vouch", s.B, ""), ("ask", s.B, "")):
        with pytest.raises(BadStatement, match="Vow of Silence"):
            s.A.says(kind, about, what)


def test_talk_is_open_before_the_deal_and_after_the_end() -> None:
    s = dealt(4, 1)
    s.A.says("claim", what="innocent_taran")
    s = table("albines", turn=5)
    s.A.says("claim", what="guilty_taran")
    assert s.over and len(s.R.hears) == 1


def test_there_are_no_whispers() -> None:
    s = table()
    s.A.says("claim", what="innocent_taran")
    assert all(len(player.hears) == 1 for player in (*s, s.spectator))
    assert RoseNoire.vocabulary == {"", *claims()}
