"""Talk: one public channel with a menu of claims; the dead are silent unless the table lets them talk."""

from __future__ import annotations

import pytest
from tests.games.death_note.scenes import dealt, table

from penombre.engine import TABLE, BadStatement
from penombre.games.death_note.catalogue import ACTIONS, SECRET_ROLES, TILES, claims
from penombre.games.death_note.rules import DeathNote


@pytest.mark.parametrize("what", claims())
def test_every_claim_of_the_menu_is_heard_by_everybody(what: str) -> None:
    s = table()
    s.B.says("claim", what=what)
    assert all([said.statement.what for said in player.hears] == [what] for player in s)
    assert [said.statement.what for said in s.match.heard(TABLE)] == [what]


def test_the_menu_has_every_role_every_tile_and_why_a_tile_was_left_or_discarded() -> None:
    menu = set(claims())
    assert {f"role_{role}" for role in SECRET_ROLES} | {f"tile_{tile}" for tile in TILES} <= menu
    assert {"camp_kira", "camp_investigators", "withdrawn"} <= menu
    assert sum(each.startswith("left_") for each in menu) == sum(each.startswith("discarded_") for each in menu) > 0
    assert DeathNote.vocabulary == {"", *menu}


def test_true_and_false_claims_are_made_alike_by_l_and_by_players() -> None:
    s = table(roles="light mogi")
    s.A.says("claim", what="role_mogi").says("claim", what="role_light").says("claim", what="withdrawn")
    s.L.says("claim", what="role_watari")
    assert [said.statement.what for said in s.D.hears] == ["role_mogi", "role_light", "withdrawn", "role_watari"]


@pytest.mark.parametrize("kind", ["vouch", "accuse", "ask"])
def test_trust_distrust_and_a_question_are_about_a_player(kind: str) -> None:
    s = table()
    s.A.says(kind, s.B)
    assert s.L.hears[-1].statement.about == s.B.seat and s.L.hears[-1].statement.kind == kind


@pytest.mark.parametrize("what", [*ACTIONS, "role_l", "tile_nobody", "hand_rem"])
def test_no_card_of_a_hand_can_be_shown_or_named_from_the_menu(what: str) -> None:
    s = table()
    with pytest.raises(BadStatement):
        s.A.says("claim", what=what)


@pytest.mark.parametrize("at", ["gift", "round_start", "turn", "main", "before_reveal", "effect", "allot", "round_end"])
def test_talk_is_open_at_any_moment(at: str) -> None:
    s = table(at, tile="tactique", L="rem", A="alibi")
    for player in s:
        player.says("claim", what="role_mogi")
    assert all(len(player.hears) == 5 for player in s)


def test_talk_is_open_during_the_set_up_and_after_the_end() -> None:
    s = dealt(5, 1)
    s.A.says("claim", what="role_mogi")
    assert len(s.L.hears) == 1
    s = table("over", dead="B", roles="misa mogi light")
    s.A.says("claim", what="role_mogi")
    s.B.says("claim", what="role_light")
    assert s.over and len(s.L.hears) == 2


@pytest.mark.parametrize("how", ["dead", "secret"])
def test_the_dead_are_silent_and_hear_everything(how: str) -> None:
    s = table(roles="misa mogi light", dead="B" if how == "dead" else "", secret="B" if how == "secret" else "")
    for kind, about, what in (("claim", None, "role_light"), ("accuse", s.A, ""), ("ask", s.A, "")):
        with pytest.raises(BadStatement, match="the dead are silent"):
            s.B.says(kind, about, what)
    s.A.says("claim", what="role_mogi")
    assert len(s.B.hears) == 1 and not s.B.public.dead_talk


def test_whoever_dies_falls_silent_at_once() -> None:
    s = table(A="yeux", roles="misa mogi light")
    s.B.says("claim", what="role_mogi")
    s.A.plays("yeux", s.B)
    with pytest.raises(BadStatement, match="the dead are silent"):
        s.B.says("claim", what="role_mogi")
    s.A.says("claim", what="role_misa")


def test_a_table_may_let_the_dead_talk() -> None:
    s = table(roles="misa mogi light", dead="B", secret="D", dead_talk=True)
    s.B.says("claim", what="role_light")
    s.D.says("claim", what="role_light")
    assert len(s.A.hears) == 2 and s.A.public.dead_talk


def test_revealed_players_and_those_about_to_die_still_talk() -> None:
    s = table(A="yeux", B="fausse_identite", revealed="B", roles="misa mogi light")
    s.A.plays("yeux", s.B)
    assert s.window == "death"
    s.B.says("claim", what="role_watari")
    assert len(s.L.hears) == 1


def test_people_talk_as_long_as_they_like_before_l_calls_the_vote_of_an_unraveling() -> None:
    s = table("effect", tile="dechirure")
    s.L.designates("AB")
    for _ in range(10):
        s.A.says("claim", what="role_mogi")
    assert s.L.asked == "unraveling" and len(s.C.hears) == 10
