"""How deep a run looks: `test` is what CI runs, `soak` looks at everything and more, by chance from a seed."""

from __future__ import annotations

from typing import NamedTuple, TypeVar, get_args

from penombre.testing.budget import Tier

T = TypeVar("T")

NAMES: tuple[str, ...] = get_args(Tier)


class Depth(NamedTuple):
    """The depth of this run, and the seed of its chance: 0 in `test`, another for each round of `soak`."""

    name: Tier
    seed: int

    def of(self, *, test: T, soak: T) -> T:
        """What this depth wants of two: a number of matches, a list of seeds."""
        return soak if self.name == "soak" else test
