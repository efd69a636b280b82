"""The judgement bot and Actions that kill: whom it aims at, what Rem costs, what others read in that."""

from __future__ import annotations

from tests.games.death_note.scene_bots import answers, at, mind, mostly
from tests.games.death_note.scenes import table


def test_a_borrowed_card_is_not_wasted_on_whoever_dies_of_the_death_note_anyway() -> None:
    roles = "higuchi matsuda mogi watari light"
    s = table(seats=6, roles=roles, revealed="B", A="yeux")
    s.A.plays("yeux")
    assert mostly(s.A) == at(s.B)
    s = table(seats=6, roles=roles, revealed="B", A="death_note", B="yeux alibi")
    s.A.plays("death_note", s.B).chooses("yeux_de_shinigami")
    assert s.A.asked == "play_role" and at(s.B) not in answers(s.A)


def test_a_page_is_not_borrowed_to_name_them_either() -> None:
    roles = "higuchi matsuda mogi watari light"
    s = table(seats=6, roles=roles, A="mouchards page")
    s.A.plays("mouchards", s.B)
    assert mostly(s.A) == "page_de_death_note"
    s = table(seats=6, roles=roles, A="mouchards death_note", B="page alibi")
    s.A.plays("mouchards", s.B).plays("death_note", s.B)
    assert s.A.asked == "borrow" and "page_de_death_note" not in answers(s.A)


def test_light_does_not_play_rem_and_forced_to_it_aims_where_nothing_happens() -> None:
    for round in (1, 5):
        s = table(round=round, roles="light mogi watari higuchi", revealed="B D", A="rem")
        assert "rem" not in answers(s.A)
    s = table(roles="mogi light watari higuchi", revealed="D", A="chantage", B="rem")
    s.A.plays("chantage", s.B).takes("rem")
    assert mostly(s.B) == at(s.D)


def test_whoever_plays_rem_on_kira_stays_hidden_and_is_hardly_light() -> None:
    s = table(seats=6, roles="mogi higuchi light", revealed="B", A="rem")
    before = mind(s.L).is_light(s.A.seat)
    s.A.plays("rem", s.B)
    assert not s.A.revealed and mind(s.L).is_light(s.A.seat) < before / 2
