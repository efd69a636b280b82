from __future__ import annotations

from penombre.server.guest_turns import ABSENT, GUESTS, NETWORKS, GuestTurns


def test_a_known_guest_has_so_many_turns_where_they_are_known_and_nobody_else_has_any() -> None:
    turns = GuestTurns(burst=3)
    turns.know("here", b"anna", 0)
    assert [turns.take("here", b"anna", 0) for _ in range(4)] == [True, True, True, False]
    assert turns.take("here", b"anna", 1.5)
    assert not turns.take("elsewhere", b"anna", 1.5) and not turns.take("here", b"zoe", 1.5)


def test_whoever_makes_guests_by_the_hundred_takes_no_turns_from_those_who_were_there() -> None:
    turns = GuestTurns(burst=3)
    turns.know("here", b"anna", 0)
    for number in range(2 * GUESTS):
        turns.know("here", b"%d" % number, 1)
    assert turns.take("here", b"anna", 2) and not turns.take("here", b"%d" % GUESTS, 2)
    turns.know("here", b"anna", ABSENT)
    turns.know("here", b"bruno", ABSENT + 2)  # those who asked nothing for an hour make room
    assert turns.take("here", b"bruno", ABSENT + 2) and turns.take("here", b"anna", ABSENT + 2)


def test_so_many_networks_are_remembered() -> None:
    turns = GuestTurns(burst=3)
    for number in range(NETWORKS + 1):
        turns.know(str(number), b"anna", 0)
    assert not turns.take("0", b"anna", 0) and turns.take("1", b"anna", 0)
