"""Plays inside plays: a hand that is lent while it is lent, and a death in the middle of a death."""

from __future__ import annotations

from tests.games.death_note.scenes import DeathNoteScene, table

from penombre.engine import TABLE, Seat
from penombre.games.death_note.deeds import Death
from penombre.games.death_note.view import Public

# -- a hand that is lent ---------------------------------------------------------------------------------------------


def test_a_death_note_borrowed_from_a_player_and_played_on_the_same_one_finds_no_hand_and_waits_for_it() -> None:
    s = table(seats=6, A="death_note", B="death_note fausse_identite mouchards", E="faux_death")
    s.A.plays("death_note", s.B).borrows("death_note", s.B)
    assert s.all_saw("takes_hand", target=s.B, count=0) and s.all_saw("death_waits", target=s.B)
    assert s.A.private.borrowed == () == s.B.private.lent and list(s.B.hand) == ["mouchards", "fausse_identite"]
    assert s.window == "death" and s.asked == "BE" and s.B.may_play == ["fausse_identite"]
    s.nobody_reacts()
    assert s.dead == "B" and not s.B.hand
    assert sorted(s.discard) == ["death_note", "death_note", "fausse_identite", "mouchards"]
    assert s.A.asked == "turn_start" and len([event for event in s.L.events if event.key == "about_to_die"]) == 1


def test_a_hand_lent_to_one_death_note_is_not_seen_by_the_player_of_another_one() -> None:
    s = table(seats=6, A="death_note", B="chantage fausse_identite", C="death_note", E="faux_death")
    s.A.plays("death_note", s.B).borrows("chantage", s.C).takes("death_note")
    s.C.declares(s.B)
    assert s.C.private.borrowed == () and s.B.hand == ("fausse_identite",)
    assert s.window == "death" and s.asked == "BE" and s.all_saw("about_to_die", target=s.B, by=s.C)
    s.E.lays("faux_death")
    s.B.passes()
    assert s.window == "death" and s.asked == "B" and s.all_saw("about_to_die", target=s.B, by=s.A)
    s.B.lays("fausse_identite")
    assert s.B.alive and not s.B.revealed and s.A.asked == "turn_start"


def test_a_death_that_waits_comes_before_that_of_the_death_note_it_waits_with() -> None:
    s = table(
        seats=6,
        roles="misa mogi watari",
        A="death_note",
        B="chantage fausse_identite mise_en_scene secret_defense",
        C="death_note",
    )
    s.A.plays("death_note", s.B).borrows("chantage", s.C).takes("death_note")
    s.C.declares(s.B)
    assert s.all_saw("death_waits", target=s.B) and s.window == "death"
    s.B.plays("fausse_identite")
    assert s.window == "death" and s.B.may_play == ["mise_en_scene", "secret_defense"]
    old = s.B.role
    s.B.plays("mise_en_scene", 1)
    assert s.B.alive and s.slot(1) == old and s.slot_killed_by(1) == "A"


def test_a_death_that_waits_is_that_of_the_role_and_not_of_another_one_taken_meanwhile() -> None:
    s = table(
        seats=6,
        roles="misa mogi watari",
        inactive="yagami",
        A="death_note",
        B="yeux mise_en_scene fausse_identite",
    )
    s.A.plays("death_note", s.B).borrows("yeux", s.B)
    s.B.plays("mise_en_scene", 1)
    assert s.B.role == "yagami" and s.dead == "1"
    assert s.window == "death" and s.B.may_play == ["fausse_identite"]
    s.nobody_reacts()
    assert s.dead == "B1", "the Death Note kills the role that its target has by now"


def test_a_death_waits_for_the_hand_even_if_the_only_card_of_it_is_being_played() -> None:
    s = table(roles="misa mogi light", A="death_note", B="yeux")
    s.A.plays("death_note", s.B).borrows("yeux", s.B)
    assert [event.key for event in s.L.events if event.key in ("suspicion", "death_waits", "about_to_die", "dies")] == [
        "suspicion",
        "death_waits",
        "about_to_die",
        "dies",
    ]
    assert s.dead == "B" and s.A.suspicion == 1


def test_a_borrowed_page_that_names_its_owner_waits_and_one_that_errs_kills_its_player_at_once() -> None:
    s = table(roles="misa mogi light", A="death_note", B="page fausse_identite")
    s.A.plays("death_note", s.B).borrows("page", s.B, "mogi")
    assert s.all_saw("death_waits", target=s.B) and s.window == "death" and s.B.may_play == ["fausse_identite"]
    s = table(roles="misa mogi light", A="death_note alibi", B="page fausse_identite")
    s.A.plays("death_note", s.B).borrows("page", s.B, "watari")
    assert not s.L.saw("death_waits") and s.window == "death" and s.asked == "A"
    s.A.passes()
    assert s.dead == "A" and s.window == "death" and s.B.may_play == ["fausse_identite"]
    s.B.plays("fausse_identite")
    assert s.dead == "A" and s.B.alive


def test_everybody_sees_whose_death_waits_until_it_comes() -> None:
    s = table(seats=6, roles="misa mogi watari", A="death_note", B="death_note", C="yeux fausse_identite")
    s.A.plays("death_note", s.B).borrows("death_note", s.C).borrows("yeux", s.B)
    assert s.window == "death" and s.all_saw("about_to_die", target=s.C) and s.B.alive
    assert [whose_death_waits(s, seat) for seat in (TABLE, *range(6))] == [[s.B.seat]] * 7
    s.nobody_reacts()
    assert s.dead == "BC" and whose_death_waits(s, TABLE) == []


def whose_death_waits(s: DeathNoteScene, seat: Seat) -> list[Seat]:
    """Who is marked so, as a seat sees it."""
    public = s.match.view(seat).public
    assert isinstance(public, Public)
    return [role.holder for role in public.roles if role.waits]


def test_the_death_of_anybody_else_does_not_wait() -> None:
    s = table(roles="misa mogi light", A="death_note", B="yeux alibi", D="fausse_identite")
    s.A.plays("death_note", s.B).borrows("yeux", s.D)
    assert not s.L.saw("death_waits") and s.window == "death" and s.asked == "D"
    assert s.A.private.borrowed == ("alibi",)


def test_light_who_dies_of_a_borrowed_card_ends_the_game_only_when_the_death_note_is_done() -> None:
    s = table(roles="misa light mogi", A="death_note", B="yeux fausse_identite")
    s.A.plays("death_note", s.B).borrows("yeux", s.B)
    assert s.ending == "" and s.B.alive and not s.B.revealed
    s.nobody_reacts()
    assert s.ending == "light_revealed" and s.dead == "B"


def test_a_threat_counts_a_death_that_waited_after_the_death_note() -> None:
    s = table(roles="misa mogi light watari", front="A menace BCD", turn="D", D="death_note", B="yeux rem", C="alibi")
    s.D.plays("death_note", s.B).borrows("yeux", s.B)
    assert s.front == ["A menace BC"] and s.window == "death"
    s.nobody_reacts()
    assert s.all_saw("threat", seat=s.A, target=s.C) and s.B.killed_by == "D"


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
