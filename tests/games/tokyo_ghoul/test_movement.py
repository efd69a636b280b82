"""Walking around the octagon: all boards that can be reached, what lies face up after a move, what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from penombre.engine import EVERYBODY, TABLE, Match, NotAnOption
from penombre.games.tokyo_ghoul.catalogue import PLACES, RED_SLOTS, SLOTS
from penombre.games.tokyo_ghoul.rules import TokyoGhoul
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable
from penombre.games.tokyo_ghoul.turn import walks

RULES = TokyoGhoul()
START = (0, 0b11101110)
"""The token on slot 0; hidden are the red Places, on slots 0 and 4."""

Board = tuple[int, int]
"""Where the token lies, and the visible Places, a bit per slot."""


def board(slot: int, *visible: int) -> Board:
    return slot, sum(1 << each for each in visible)


def seen(visible: int) -> set[int]:
    return {slot for slot in range(SLOTS) if visible >> slot & 1}


def walked(before: Board, steps: int) -> Board | None:
    """A move as the specification tells it, with a row of tiles as one would push them about; None: not allowed."""
    slot, visible = before
    row = ["up" if visible >> (slot + distance) % SLOTS & 1 else "down" for distance in range(SLOTS)]
    ups = [distance for distance in range(1, SLOTS) if row[distance] == "up"]
    if len(ups) < steps:
        return None
    there = ups[steps - 1]
    after = ["down", *["up"] * there, *row[there + 1 :]]
    return (slot + there) % SLOTS, sum(1 << (slot + place) % SLOTS for place in range(SLOTS) if after[place] == "up")


@cache
def reachable() -> frozenset[Board]:
    """Every board there can be, breadth first from the start, by the rules themselves."""
    found, layer = {START}, [START]
    while layer:
        layer = [after for before in layer for after in moves(before) if after not in found]
        found.update(layer)
    return frozenset(found)


def moves(before: Board) -> Iterator[Board]:
    """The boards that one move leads to."""
    for steps in (1, 2):
        after = walked_for_real(before, steps)
        if after is not None:
            yield after


def at(before: Board) -> Match[TokyoGhoulTable]:
    """A match that waits for a move on this board."""
    t = RULES.setup(4, RULES.options(4), b"octagon")
    t.slot, t.visible = before
    t.turn, t.todo = 1, ("turn_choice",)
    if before != START:
        for slot in RED_SLOTS:
            t.show(t.place_card(slot), EVERYBODY)
    return Match.at(RULES, t)


@cache
def waiting_at(before: Board) -> Match[TokyoGhoulTable]:
    """A match that waits for a move on this board, shared: to be read or cloned only."""
    return at(before)


def walked_for_real(before: Board, steps: int) -> Board | None:
    """A move as the match makes it; None where it refuses to."""
    match = waiting_at(before).clone()
    try:
        match.answer(match.table.active, f"move-{steps}")
    except NotAnOption:
        return None
    return match.table.slot, match.table.visible


# -- all boards ----------------------------------------------------------------------------------------------------


def test_961_boards_can_be_reached() -> None:
    assert len(reachable()) == 961


def test_every_board_leaves_a_move_and_48_leave_only_one() -> None:
    assert all(walks(*each, 1) for each in reachable())
    assert sum(walks(*each, 2) is None for each in reachable()) == 48


def test_every_move_on_every_board_is_that_of_the_specification() -> None:
    assert [
        (each, steps)
        for each in sorted(reachable())
        for steps in (1, 2)
        if walked(each, steps) != walked_for_real(each, steps)
    ] == []


def test_the_token_stands_on_a_visible_place_once_it_has_left_the_start() -> None:
    assert [each for each in reachable() if each != START and each[0] not in seen(each[1])] == []


def test_what_a_move_says_beforehand_is_what_it_does() -> None:
    for each in sorted(reachable()):
        match = waiting_at(each)
        (ask,) = match.asks()
        for option in ask.legal():
            slot, visible = walked(each, option.args["steps"]) or START
            assert option.args["slot"] == slot and option.args["place"] == match.table.place(slot)
            assert set(option.args["flown"]) == seen(visible) - seen(each[1])


# -- flipping ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "steps", "after"),
    [
        # the first move: the start tile stays hidden
        (START, 1, board(1, 1, 2, 3, 5, 6, 7)),
        (START, 2, board(2, 1, 2, 3, 5, 6, 7)),
        # the Place left becomes hidden, hidden ones flown over become visible, visible ones stay as they are
        (board(0, 0, 2, 4), 1, board(2, 1, 2, 4)),
        (board(0, 0, 2, 4), 2, board(4, 1, 2, 3, 4)),
        (board(3, 1, 2, 3, 5, 6, 7), 1, board(5, 1, 2, 4, 5, 6, 7)),
        (board(3, 1, 2, 3, 5, 6, 7), 2, board(6, 1, 2, 4, 5, 6, 7)),
        # around the corner
        (board(7, 1, 2, 3, 5, 6, 7), 1, board(1, 0, 1, 2, 3, 5, 6)),
        # one other visible Place
        (board(7, 4, 7), 1, board(4, 0, 1, 2, 3, 4)),
        (board(7, 4, 7), 2, None),
    ],
)
def test_a_move_turns_places_over(before: Board, steps: int, after: Board | None) -> None:
    assert walked_for_real(before, steps) == after


def test_a_move_that_is_not_allowed_is_listed_with_its_reason_and_changes_nothing() -> None:
    match = at(board(7, 4, 7))
    seat = match.table.active
    (ask,) = match.asks()
    assert {option.id: option.refused for option in ask.options} == {"move-1": "", "move-2": "one_place"}
    before = match.table.copy()
    with pytest.raises(NotAnOption, match="'move-2' is refused: one_place"):
        match.answer(seat, "move-2")
    assert match.table == before


def test_everybody_sees_the_move_and_what_it_turned_over() -> None:
    match = at(START)
    seat = match.table.active
    match.answer(seat, "move-2")
    for onlooker in (*range(4), TABLE):
        (moved,) = [event for event in match.events(onlooker) if event.key == "moved"]
        expected = {"seat": seat, "steps": 2, "left": 0, "slot": 2, "place": match.table.place(2), "flown": []}
        assert {name: moved.args[name] for name in expected} == expected
    public = match.view(TABLE).public
    assert [place.visible for place in public.places] == [False, True, True, True, False, True, True, True]  # type: ignore[attr-defined]


# -- the red Places ------------------------------------------------------------------------------------------------


def known_places(match: Match[TokyoGhoulTable], onlooker: int) -> list[str]:
    return [place.place for place in match.view(onlooker).public.places]  # type: ignore[attr-defined]


def test_nobody_knows_the_red_places_until_one_is_flown_over_and_then_both() -> None:
    t = RULES.setup(4, RULES.options(4), b"red")
    t.slot, t.visible = board(3, 1, 2, 3, 5, 6, 7)
    t.turn, t.todo = 4, ("turn_choice",)
    match = Match.at(RULES, t)
    for onlooker in (*range(4), TABLE):
        assert [slot for slot, place in enumerate(known_places(match, onlooker)) if not place] == [0, 4]
    match.answer(t.active, "move-1")
    for onlooker in (*range(4), TABLE):
        assert known_places(match, onlooker) == [match.table.place(slot) for slot in range(SLOTS)]
    assert {match.table.place(slot) for slot in RED_SLOTS} == {id for id, place in PLACES.items() if place.red}
    (moved,) = [event for event in match.events(TABLE) if event.key == "moved"]
    assert moved.args["flown"] == [match.table.place(4)]


def test_a_place_that_was_visible_keeps_its_name_when_it_is_hidden() -> None:
    match = at(START)
    match.answer(match.table.active, "move-1")
    first = match.table.place(1)
    while match.table.turn == 1:
        (ask,) = match.asks()
        match.answer(ask.seat, ask.default or ask.legal()[0].id)
    match.answer(match.table.active, "move-1")
    left = match.view(TABLE).public.places[1]  # type: ignore[attr-defined]
    assert left.place == first and not left.visible
