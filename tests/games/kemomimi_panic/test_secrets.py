"""Hidden information of Kemomimi Panic: for every secret, exactly those know it who should, at the moment they should.

What somebody knows is tested by imagining: a fact is known when it is the same in every world that fits what that
player has seen.
"""

from __future__ import annotations

from typing import Any

from tests.games.kemomimi_panic.scenes import KemomimiScene, table

from penombre.engine import NOBODY, TABLE, Seat
from penombre.games.kemomimi_panic.catalogue import CRESCENT, FULL, INFORMANT, THIEVES
from penombre.games.kemomimi_panic.table import OUT
from penombre.testing.who_knows import Fact, possible, who_knows


def received(s: KemomimiScene, seat: Seat) -> tuple[bytes, list[Any]]:
    """All that has reached somebody so far."""
    return s.match.view(seat).encode(), s.match.events(seat)


def role_of(name: str) -> Fact:
    return lambda t: t.role("ABCDEFGH".index(name))


# -- public --------------------------------------------------------------------------------------------------------

PUBLIC: dict[str, Fact] = {
    "characters": lambda t: tuple(sorted(t.cast.items())),
    "used abilities": lambda t: t.used,
    "jewels and their owners": lambda t: tuple(len(t.jewels(seat)) for seat in range(t.players)),
    "the discard with last losers": lambda t: tuple(t.last_loser[jewel] for jewel in t.cards(t.discard)),
    "the Moon": lambda t: t.full_moon,
    "the Leader": lambda t: t.leader,
    "the arrow": lambda t: t.arrow,
    "the day": lambda t: t.day,
    "the block": lambda t: t.crescent_blocked,
    "votes": lambda t: t.votes,
    "thefts": lambda t: t.thefts,
    "who is out, with their roles": lambda t: tuple(t.role(seat) for seat in range(t.players) if t.state[seat] == OUT),
}


def test_what_lies_on_the_table_is_known_to_all() -> None:
    s = table("sd7", day=2, moon="full", A="towa", B="verna", C="lonely out", D="informant", E="crescent", F="bare")
    s.A.uses()
    s.talk_ends()
    s.A.names(s.B)
    s.votes("ABDF")
    s.B.uses()
    assert s.table.day == 3 and s.table.crescent_blocked and len(s.table.votes) == 1
    s.talk_ends()
    s.B.names(s.D)
    for what, fact in PUBLIC.items():
        assert who_knows(s, fact) == "ABCDEF*", what
    assert len({s.match.view(seat).public for seat in (*range(6), TABLE)}) == 1
    public = s.A.public
    assert [seat.used for seat in public.seats] == [True, True, True, True, True, True]
    assert [seat.jewels for seat in public.seats] == [1, 1, 0, 1, 1, 0]
    assert (public.moon, public.leader, public.arrow, public.day) == ("new", s.B.seat, s.D.seat, 3)
    assert public.crescent_blocked and public.discard == (s.C.seat, s.F.seat)
    assert public.votes[0].up == (0, 1, 3, 5) and public.votes[0].down == (4,)
    assert [seat.role for seat in public.seats] == ["", "", "civilian_lonely", "", "", ""]


def test_votes_are_public_once_they_are_revealed() -> None:
    s = table("cs", A="", B="", C="", D="crescent")
    s.A.names(s.B)
    s.votes("AC")
    assert s.all_saw("hands", suspect=s.B, up_seats=[0, 2])


# -- roles ---------------------------------------------------------------------------------------------------------


def test_a_role_is_its_owners_alone() -> None:
    s = table("talk", A="crescent", B="informant", C="stubborn", D="")
    for player in s:
        assert who_knows(s, role_of(player.name)) == player.name
        assert player.private.role == player.role


def test_nobody_knows_another_thief_not_even_a_thief() -> None:
    s = table("talk", A="crescent", B="full", C="informant", D="", E="", F="", G="angry", H="")
    assert len(possible(s, s.A.seat, lambda t: t.faces.index(FULL))) > 3
    assert len(possible(s, s.B.seat, lambda t: t.faces.index(CRESCENT))) > 3
    assert possible(s, s.C.seat, lambda t: sum(t.role(seat) in THIEVES for seat in range(8))) == {2}


def test_after_dautriche_a_role_is_still_its_owners_alone_and_the_current_one() -> None:
    s = table("gs2", A="dautriche", B="crescent", C="informant", D="stubborn", E="")
    s.A.swaps(s.B, s.C)
    for player in s:
        assert player.private.role == player.role
        assert who_knows(s, role_of(player.name)) == player.name


def test_the_role_of_a_ghost_or_of_somebody_eliminated_is_public() -> None:
    for role, state in (("stubborn", "ghost"), ("angry", "out")):
        s = table("cs", A="", B=f"{role} bare", C="bare", D="crescent bare", E="informant bare", aside="lonely")
        s.A.names(s.B)
        assert who_knows(s, role_of("B")) == "B"
        s.votes("ACDE")
        if s.B.asked == "angry":
            s.B.takes_it_out_on(s.A)
        assert s.A.public.seats[s.B.seat].state == state
        assert who_knows(s, role_of("B")) == "ABCDE*"


def test_roles_put_aside_are_shown_to_nobody() -> None:
    s = table("talk", A="crescent", B="stubborn", C="", D="angry", aside="informant")
    (aside,) = s.table.cards(s.table.aside)
    assert who_knows(s, lambda t: t.faces[aside]) == ""
    assert not any(s.table.knows(seat, aside) for seat in (0, 1, 2, 3, TABLE))
    while not s.over:
        s.passes()
    assert not any(s.table.knows(seat, aside) for seat in (0, 1, 2, 3, TABLE))
    assert s.all_saw("game_over", roles=s.table.faces[:4])


def test_at_the_end_every_dealt_role_is_shown() -> None:
    s = table("cs", A="", B="crescent bare", C="stubborn", D="informant")
    s.A.names(s.B)
    s.votes("ACD")
    assert s.all_saw("game_over", roles=list(s.table.faces[:4]))
    assert [seat.role for seat in s.A.public.seats] == ["civilian", CRESCENT, "civilian_stubborn", INFORMANT]


# -- checks and the three ------------------------------------------------------------------------------------------


def test_the_answer_of_a_check_is_the_checkers_and_the_target_knows_it_was_asked() -> None:
    s = table("gs1", A="shamlock", B="", C="informant", D="crescent", E="")
    s.A.checks(s.C)
    assert s.who_saw("check_answer") == "A" and s.A.saw("check_answer", target=s.C, answer="not_civilian")
    assert s.all_saw("announce_detective_shamlock", target=s.C)
    assert who_knows(s, lambda t: t.is_civilian(2)) == "AC"  # C knows the answer only by knowing the role
    assert len(possible(s, s.A.seat, role_of("C"))) == 2  # a thief, or the Informant?
    assert [len(player.private.checks) for player in s] == [1, 0, 0, 0, 0]


def test_the_answer_of_sheena_is_hers_alone() -> None:
    s = table("sd1", day=2, eliminated=1, A="sheena", B="", C="", D="", E="", F="out", G="crescent", H="full")
    s.A.checks(s.G)
    assert s.who_saw("check_answer") == "A" and s.all_saw("announce_witness_sheena", target=s.G)
    assert who_knows(s, lambda t: t.is_civilian(6)) == "AG"
    assert [len(player.private.checks) for player in s] == [1, 0, 0, 0, 0, 0, 0, 0]


def test_the_three_are_public_and_each_knows_the_own_old_and_new_role() -> None:
    s = table("gs2", A="dautriche", B="crescent", C="informant", D="stubborn", E="")
    s.A.swaps(s.B, s.C)
    assert s.all_saw("roles_swapped", seats=[0, 1, 2]) and who_knows(s, lambda t: t.trio) == "ABCDE*"
    assert s.who_saw("roles_swapped", role=s.A.role) == "A"
    assert [s.who_saw("roles_swapped", role=player.role) for player in (s.A, s.B, s.C)] == ["A", "B", "C"]
    for player in (s.A, s.B, s.C):
        assert who_knows(s, lambda t, seat=player.seat: t.first_roles[seat]) == player.name  # type: ignore[misc]
    assert [player.private.first_role for player in (s.A, s.B, s.C)] == ["civilian", CRESCENT, INFORMANT]


# -- the night -----------------------------------------------------------------------------------------------------


def test_the_choice_of_the_thief_is_the_thiefs_until_morning() -> None:
    s = table("night", A="crescent", B="", C="", D="", E="")
    before = [received(s, seat) for seat in (*range(5), TABLE)], s.waiting
    s.A.answers("steal", s.B)
    assert ([received(s, seat) for seat in (*range(5), TABLE)], s.waiting) == before
    for player in (s.B, s.C, s.D):
        player.answers("guess", "pass")
    assert s.who_saw("theft") == ""
    s.E.answers("guess", "pass")
    assert s.all_saw("theft", victim=s.B) and who_knows(s, lambda t: t.thefts[-1].victim) == "ABCDE*"


def test_at_night_nobody_can_tell_who_is_asked_what() -> None:
    s = table("night", A="crescent", B="", C="", D="informant")
    assert [player.name for player in s.waiting] == ["A", "B", "C", "D"]
    assert who_knows(s, role_of("A")) == "A"


def test_guesses_are_known_to_their_owners_until_the_end() -> None:
    s = table("night", A="crescent", B="", C="bare", D="", E="")
    for player in (s.B, s.C, s.D):
        player.answers("guess", s.A)
    s.E.answers("guess", "pass")
    s.A.answers("steal", s.C)
    assert who_knows(s, lambda t: t.guesses[1]) == "B"
    assert (s.B.private.guess, s.E.private.guess, s.A.private.guess) == (0, NOBODY, NOBODY)


def test_a_theft_tells_that_the_victim_is_not_that_thief() -> None:
    s = table("night", moon="full", A="", B="", C="", D="", E="", F="", G="crescent", H="full")
    s.H.steals_from(s.A)
    for seat in (1, 2, TABLE):
        assert FULL not in possible(s, seat, role_of("A"))
    assert CRESCENT in possible(s, TABLE, lambda t: t.role(0)) | possible(s, s.B.seat, lambda t: t.role(0))


def test_a_quiet_full_moon_night_tells_nothing() -> None:
    s = table("ed5", moon="full", A="crescent", B="mindy bare", C="bare", D="", E="informant")
    before = {seat: possible(s, seat, lambda t: t.first_roles) for seat in range(5)}
    s.B.passes()
    assert s.table.day == 2 and s.all_saw("no_theft", why="no_thief")
    assert {seat: possible(s, seat, lambda t: t.first_roles) for seat in range(5)} == before


def test_a_block_is_public() -> None:
    s = table("night", A="crescent", B="justice bare", C="", D="", E="")
    s.A.steals_from(s.B)
    assert s.all_saw("crescent_blocked") and who_knows(s, lambda t: t.crescent_blocked) == "ABCDE*"


# -- papers, masters, ballots, Lolo --------------------------------------------------------------------------------


def test_lucies_name_is_hers_and_that_she_wrote_is_public() -> None:
    s = table("ed2", moon="full", A="lucie", B="crescent", C="", D="")
    s.A.uses().writes(s.C)
    assert s.all_saw("announce_bank_employee_lucie", seat=s.A) and s.C.public.paper_waits
    assert who_knows(s, lambda t: t.paper) == "A" and s.A.private.paper == s.C.seat
    assert [player.private.paper for player in (s.B, s.C, s.D)] == [NOBODY] * 3
    s.passes_until("steal")
    s.B.steals_from(s.D)
    # She is asked whatever she wrote: the prompt tells nothing.
    assert s.A.asked == "show_name" and who_knows(s, lambda t: t.paper) == "A"
    s.A.passes()
    assert not any("2" in str(event.args) for event in s.D.events if "paper" in event.key or "lucie" in event.key)


def test_lucies_name_is_public_once_shown() -> None:
    s = table("ed2", A="lucie", B="crescent", C="", D="")
    s.A.uses().writes(s.C)
    s.B.steals_from(s.C)
    s.A.shows()
    assert s.all_saw("paper_shown", seat=s.A, victim=s.C)


def test_genevieves_master_is_her_secret_until_the_end() -> None:
    s = table("gs3", joke=True, A="genevieve", B="crescent bare", C="", D="")
    s.A.serves(s.C)
    assert s.all_saw("announce_cook_genevieve", seat=s.A)
    assert who_knows(s, lambda t: t.master) == "A" and s.A.private.master == s.C.seat
    assert s.C.private.master == NOBODY and s.C.public.master == NOBODY  # the master is not told
    s.talk_ends()
    s.A.names(s.B)
    s.votes("ACD")
    assert s.all_saw("master_shown", seat=s.A, target=s.C) and s.D.public.master == s.C.seat


def test_of_a_vote_in_progress_only_who_is_ready_shows() -> None:
    s = table("cs", A="", B="", C="cyril", D="beryl", E="crescent")
    s.A.names(s.B)
    before = [received(s, seat) for seat in (*range(5), TABLE)]
    s.C.answers("vote", "hand_up_forcing")
    s.A.answers("vote", "hand_down")
    assert s.waiting == [s.B, s.D, s.E]
    assert [received(s, seat) for seat in (*range(5), TABLE)] == before


def test_lolos_draw_is_public() -> None:
    s = table("sd6", A="lolo", B="", C="", D="crescent")
    s.A.uses()
    drawn = s.table.character_of(s.A.seat)
    assert drawn != "clown_lolo" and s.all_saw("lolo_becomes", seat=s.A, character=drawn)
    assert {player.public.seats[0].character for player in s} == {drawn}
