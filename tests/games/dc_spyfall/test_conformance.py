"""Matches of DC Spyfall in which the suite that every game passes once stumbled."""

from __future__ import annotations

import pytest

from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.testing import conformance


@pytest.mark.simulation
def test_looking_back_with_the_cards_of_another_bag_breaks_no_rule() -> None:
    """Cards are looked back at without their bag: where all are Locations, a standard round has nobody for a Joker."""
    assert conformance(DcSpyfall(), matches=1, seed=31, counts=[8], first=16, inspect=0.05).matches == 1
