"""What several nodes are promised of PostgreSQL holds for the simulated database, too: it must not lie."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.store import test_nodes as nodes

PROMISED = (
    nodes.test_of_two_nodes_that_append_at_the_same_place_exactly_one_wins,
    nodes.test_of_two_nodes_that_save_a_room_one_wins,
    nodes.test_a_change_is_told_to_the_other_node_and_not_to_the_one_that_made_it,
    nodes.test_one_node_runs_a_match_until_it_lets_go,
    nodes.test_units_that_wait_for_each_other_are_done_again,
    nodes.test_seats_at_a_node_that_fell_silent_are_not_here,
    nodes.test_a_seat_at_two_nodes_is_here_until_it_left_both,
    nodes.test_what_a_node_left_behind_is_removed_a_day_later,
)


@pytest.mark.parametrize("promised", PROMISED, ids=lambda each: each.__name__.removeprefix("test_"))
async def test_simulated(promised: Callable[[str], Awaitable[None]], tmp_path: Path) -> None:
    await promised(f"simulated:several:{tmp_path}")
