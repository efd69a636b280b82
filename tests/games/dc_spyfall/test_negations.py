"""Corners that came up where the rules were played beside a second reading of them, answer by answer."""

from __future__ import annotations

import pytest
from tests.games.dc_spyfall.scenes import table


@pytest.mark.parametrize(
    "said", ["Nobody's here.", "Nothing’s wrong", "I say 'no'", "She said 'don't'", "J’n’en vois qu’un"]
)
def test_a_negation_beside_an_apostrophe_is_one(said: str) -> None:
    s = table(Paul="bizarro_logic")
    s.Marie.asks(s.Paul)
    s.Paul.replies(said)
    assert s.all_saw("answers", seat=s.Paul, text=said)
