"""Plays inside plays: a hand that is lent while it is lent, and a death in the middle of a death."""

from __future__ import annotations

from tests.games.death_note.scenes import table

from penombre.games.death_note.deeds import Death

# -- a hand that is lent ---------------------------------------------------------------------------------------------


def test_a_death_note_borrowed_from_a_player_and_played_on_the_same_one_finds_no_hand_there() -> None:
    s = table(seats=6, A="death_note", B="death_note fausse_identite mouchards", E="faux_death")
    s.A.plays("death_note", s.B).borrows("death_note", s.B)
    assert s.window == "death" and s.asked == "E"
    assert s.A.private.borrowed == ("mouchards", "fausse_identite") == s.B.private.lent
    s.E.passes()
    assert s.dead == "B" and s.B.hand == s.B.private.lent == ()
    assert sorted(s.discard) == ["death_note", "death_note", "fausse_identite", "mouchards"]
    assert s.A.asked == "turn_start"


def test_a_hand_lent_to_one_death_note_is_not_seen_by_the_player_of_another_one() -> None:
    s = table(seats=6, A="death_note", B="chantage fausse_identite", C="death_note", E="faux_death")
    s.A.plays("death_note", s.B).borrows("chantage", s.C).takes("death_note")
    s.C.declares(s.B)
    assert s.window == "death" and s.asked == "E"
    assert s.C.private.borrowed == () and s.A.private.borrowed == ("fausse_identite",)
    s.E.lays("faux_death")
    assert s.window == "death" and s.asked == "B" and s.B.hand == ("fausse_identite",)
    s.B.lays("fausse_identite")
    assert s.B.alive and not s.B.revealed and s.A.asked == "turn_start"


# -- a death in the middle of a death --------------------------------------------------------------------------------


def test_a_role_that_a_threat_kills_while_it_is_about_to_die_of_silence_dies_once_and_by_the_threat() -> None:
    s = table("effect", tile="silence", front="A menace BC", B="mensonge", C="secret_defense mouchards", D="alibi")
    s.L.designates(s.D)
    s.D.chooses(s.B)
    assert s.window == "death" and s.asked == "BCD"
    s.C.lays("secret_defense")
    s.B.passes()
    s.D.passes()
    assert s.window == "death" and s.L.saw("threat", seat=s.A, target=s.B)
    s.nobody_reacts()
    assert s.dead == "B" == s.revealed and s.B.killed_by == s.B.revealed_by == "A"
    assert [deed.seat for deed in s.table.deeds if isinstance(deed, Death)] == [s.A.seat]
    assert not s.L.saw("dies_hidden")


def test_a_role_staged_dead_under_a_threat_is_not_killed_again_by_silence() -> None:
    s = table("effect", tile="silence", front="A menace BC", B="mise_en_scene", C="secret_defense", D="alibi")
    old = s.B.role
    s.L.designates(s.D)
    s.D.chooses(s.B)
    s.C.lays("secret_defense")
    s.B.passes()
    s.D.passes()
    s.B.lays("mise_en_scene")
    s.B.chooses_slot(1, "play_role")
    assert s.window != "death" and s.B.alive and s.slot(1) == old and s.slot_killed_by(1) == "A"
    assert [deed.seat for deed in s.table.deeds if isinstance(deed, Death)] == [s.A.seat]
