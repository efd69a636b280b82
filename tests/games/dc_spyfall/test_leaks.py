"""The matches that leaks are looked for in, where what is rare is met soon, pass as long as no leak is planted."""

from __future__ import annotations

import pytest
from tests.games.dc_spyfall.leaks import playing, with_claims

from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.testing import conformance

pytestmark = pytest.mark.simulation


@pytest.mark.parametrize("modules", [(), ("harley_quinn",), ("jokers_prank",), ("super_powers", "multiverse_madness")])
def test_the_matches_that_leaks_are_looked_for_in_pass(
    modules: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    playing(monkeypatch, *modules)
    with_claims(monkeypatch)
    run = conformance(DcSpyfall(), matches=6, first=1, worlds=1, inspect=0.1, counts=[5, 6])
    assert run.kinds["joker_claim"]
