"""Exchanges of cards that lie face up on a board, with masks: who then chooses another one, and what lies there."""

from __future__ import annotations

from tests.games.tokyo_ghoul.scenes import table


def test_two_face_up_cards_change_places_and_both_players_then_choose_unseen_by_each_other() -> None:
    s = table("anteiku", masks=True, A="hide CNTd", B="kaneki NTDc", C="touka", D="mado")
    s.A.interrogates(s.B)
    s.B.shows("NT")
    s.A.exchanges("D", "C", mine_up=True, theirs_up=True)
    assert (s.A.asked, s.B.asked) == ("redisplay", "redisplay")
    assert (s.A.hand, s.B.hand) == ("CCNT", "NTDD")
    s.B.turns_up("D")
    assert s.A.face_up == "" and s.B.face_up == "" and not s.A.saw("face_up", seat=s.B)
    s.A.turns_up("T")
    assert (s.A.hand, s.A.face_up, s.B.hand, s.B.face_up) == ("CCN", "T", "NTD", "D")


def test_of_two_without_a_face_up_card_only_who_has_no_mask_chooses() -> None:
    s = table("anteiku", masks=True, A="hide CNTd", B="kaneki NTDm", C="touka", D="mado")
    s.A.interrogates(s.B)
    s.B.shows("NT")
    s.A.exchanges("D", "M", mine_up=True, theirs_up=True)
    assert (s.A.face_up, s.A.hand, s.A.asked) == ("M", "CNT", None)
    assert (s.B.face_up, s.B.hand, s.B.asked) == ("", "NTDD", "redisplay")
    s.B.turns_up("D")
    assert (s.B.face_up, s.B.hand, s.active) == ("D", "NTD", s.B)


def test_a_mask_given_from_the_board_lies_face_up_on_the_other_board_and_the_next_one_takes_its_place() -> None:
    s = table("anteiku", masks=True, A="hide MCNm", B="kaneki NTDc", C="touka", D="mado")
    s.A.interrogates(s.B)
    s.B.shows("NT")
    s.A.exchanges("M", "T", mine_up=True)
    assert (s.A.face_up, s.A.hand) == ("M", "CNT")
    assert (s.B.face_up, s.B.hand) == ("M", "CND")


def test_the_target_puts_up_the_mask_it_was_given_for_its_face_up_card() -> None:
    s = table("anteiku", masks=True, A="hide MCNm", B="kaneki NTDc", C="touka", D="mado")
    s.A.interrogates(s.B)
    s.B.shows("NT")
    s.A.exchanges("M", "C", theirs_up=True)
    assert (s.B.face_up, s.B.hand, s.B.asked) == ("M", "NTD", "turn_choice")
    assert (s.A.face_up, s.A.hand) == ("M", "CCN")
