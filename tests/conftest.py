"""What all tests share: how deep this run looks, what it covered, and where its seconds went."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from tests.depth import NAMES, Depth, Name

Covered = Callable[[str, int], None]


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("penombre")
    group.addoption("--depth", choices=NAMES, default="test", help="how deep to look; 'make soak' says soak")
    group.addoption("--seed", type=int, default=0, help="the seed of what is tried by chance (0)")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "simulation: matches by the hundred, bots, re-deals, leaks; never traced")
    config.addinivalue_line("markers", "soak: only 'make soak' runs it")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What only a soak looks at is left out of other runs."""
    if config.getoption("depth") == "soak":
        return
    left = [item for item in items if item.get_closest_marker("soak")]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if not item.get_closest_marker("soak")]


@pytest.fixture(scope="session")
def depth(pytestconfig: pytest.Config) -> Depth:
    """`depth.of(test=5, soak=50)` is how much this run does; `depth.seed` is where its chance begins."""
    return Depth(cast(Name, pytestconfig.getoption("depth")), cast(int, pytestconfig.getoption("seed")))


@pytest.fixture
def covered(request: pytest.FixtureRequest) -> Covered:
    """Counts what a test has looked at: `covered("kills", 5)`. The end of the run has the sums."""

    def count(what: str, number: int) -> None:
        request.node.user_properties.append(("covered", (what, number)))

    return count
