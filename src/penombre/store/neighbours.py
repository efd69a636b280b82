"""Which other nodes have fallen silent: counted in beats of this node, so that no two clocks have to agree."""

from __future__ import annotations

MISSED = 4
"""A node is silent once it missed so many beats in a row that this one did not miss."""

LONG_AGO = 15_000
"""Milliseconds: a node whose last beat is further than that from now when it is first seen is silent until it beats."""


class Neighbours:
    """The other nodes, as this one sees them beat."""

    def __init__(self) -> None:
        self.silent: frozenset[str] = frozenset()
        self._moments: dict[str, int] = {}
        """By node, what it wrote at its last beat."""
        self._missed: dict[str, int] = {}
        """By node, how many beats of this node passed without a new one of it."""

    def saw(self, moments: dict[str, int], now: int) -> frozenset[str]:
        """This node beats, and this is what the others wrote last: those that are silent and were not before."""
        known, self._moments = self._moments, moments
        missed = self._missed
        self._missed = {}
        for node, at in moments.items():
            if node not in known:
                self._missed[node] = MISSED if abs(now - at) > LONG_AGO else 0
            else:
                self._missed[node] = missed[node] + 1 if at == known[node] else 0
        before, self.silent = self.silent, frozenset(node for node in moments if self._missed[node] >= MISSED)
        return self.silent - before
