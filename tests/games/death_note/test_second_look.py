"""Cases that a second, independent reading of the rules has found."""

from __future__ import annotations

from tests.games.death_note.stage import table

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
