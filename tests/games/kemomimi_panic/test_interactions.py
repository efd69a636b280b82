"""What two or three characters, roles and options do to each other."""

from __future__ import annotations

from tests.games.kemomimi_panic.stage import table

from penombre.engine import NOBODY

# -- a Leader who must vote ----------------------------------------------------------------------------------------


def test_where_leaders_must_vote_cyril_cannot_lower_the_hand_of_a_leading_beryl() -> None:
    s = table("cs", leader_must_vote=True, A="beryl", B="cyril", C="", D="crescent")
    s.A.names(s.C)
    assert set(s.A.options) == {"hand_up"} and set(s.B.options) == {"hand_up", "hand_down"}
    # A suspect of Miranda's frees the Leader, and so the twins.
    s = table("cs", leader_must_vote=True, A="beryl", B="cyril", C="miranda", D="crescent", E="")
    s.A.names(s.C)
    s.C.redirects(s.E)
    assert set(s.A.options) == {"hand_up", "hand_down"} and "hand_down_forcing" in s.B.options
    # A Beryl who does not lead is nobody's exception.
    s = table("cs", leader_must_vote=True, A="", B="cyril", C="beryl", D="crescent")
    s.A.names(s.D)
    s.votes("AC", B="hand_down_forcing")
    assert s.D.jewels == 1 and set(s.A.public.votes[-1].up) == {s.A.seat}


# -- two suspects --------------------------------------------------------------------------------------------------


def test_a_suspect_who_was_judged_is_shown_as_a_suspect_no_longer() -> None:
    s = table("cs", moon="full", A="amarillo", B="", C="", D="crescent", E="lucie")
    s.A.uses().names(s.B).names(s.C)
    assert s.D.public.suspect == s.B.seat and s.D.public.other_suspect == s.C.seat
    s.votes("")
    assert s.D.public.suspect == s.C.seat and s.D.public.other_suspect == NOBODY
    s.votes("")
    assert s.E.asked == "use" and s.D.public.suspect == s.D.public.other_suspect == NOBODY


# -- two thieves ---------------------------------------------------------------------------------------------------


def test_a_night_that_is_quiet_for_two_reasons_is_so_for_want_of_a_thief() -> None:
    s = table("night", blocked=True, A="", B="", C="", D="", E="", F="", G="crescent out", H="full")
    assert s.all_saw("no_theft", why="no_thief") and not s.all_saw("no_theft", why="blocked")
    assert s.table.day == 2 and not s.table.crescent_blocked
