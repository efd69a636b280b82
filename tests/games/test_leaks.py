"""The suite that every game passes finds every leak that is planted in the real rules.

A test goes straight to where a leak was found before (`found_leaks.json` of the game); a soak looks for it from
nothing, in matches of its own seed, until it is found. Its first round looks in those that the places are remembered
of, and so can say which leaks have moved.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.conftest import Covered
from tests.depth import Depth
from tests.games.find_leaks import moved, planted
from tests.games.planted_leaks import REMEMBERED_SEED
from tests.games.rose_noire.leaks import with_goals

from penombre.testing import conformance

# From nothing, the rarest leak takes two minutes of a processor, and a soak may share it with others.
pytestmark = [pytest.mark.simulation, pytest.mark.timeout(3600)]

PLANTED = planted()


def test_so_many_leaks_are_planted_in_each_game() -> None:
    assert {game: len(leaks) for game, leaks in PLANTED.items()} == {
        "dc_spyfall": 75,
        "death_note": 92,
        "kemomimi_panic": 32,
        "rose_noire": 75,
        "tokyo_ghoul": 49,
    }


@pytest.mark.parametrize("game", PLANTED)
def test_where_leaks_were_found_is_kept_of_those_that_are_planted(game: str) -> None:
    assert sorted(PLANTED[game].kept()) == sorted(PLANTED[game])


def test_a_deck_that_makes_a_leak_show_is_none_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    leaks, name = PLANTED["rose_noire"], "imagination_forgets_what_was_learnt_of_several_cards"
    with_goals(monkeypatch)
    conformance(leaks.rules, at=leaks.kept()[name].place, worlds=leaks[name].run["worlds"])


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, leaks in PLANTED.items() for name in sorted(leaks)])
def test_a_leak_is_found(
    game: str,
    name: str,
    depth: Depth,
    covered: Covered,
    noted: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leaks = PLANTED[game]
    if depth.name == "test":
        leaks.see(name, monkeypatch)
        covered("leaks found where they were", 1)
        return
    before, found = leaks.kept()[name], leaks.find(name, monkeypatch, depth.seed)
    covered("leaks found from nothing", 1)
    if depth.seed == REMEMBERED_SEED and found != before:
        covered("leaks that moved", 1)
        noted(moved(f"{game} {name}", before, found))
