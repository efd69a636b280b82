"""What the tests of all games share: matches without a plan, by number."""

from __future__ import annotations

from typing import Protocol

import pytest
from tests.conftest import Covered
from tests.depth import Depth


class Numbers(Protocol):
    """Numbers of matches without a plan; a soak may look at more of them."""

    def __call__(self, matches: int, *, soak: int = 0) -> range: ...


@pytest.fixture
def numbers(depth: Depth, covered: Covered) -> Numbers:
    """`numbers(60)` are the numbers of sixty matches: 0 to 59 in a test, and others in each round of a soak."""

    def so_many(matches: int, *, soak: int = 0) -> range:
        many = depth.of(test=matches, soak=soak or matches)
        covered("matches played out", many)
        return range(depth.seed, depth.seed + many)

    return so_many
