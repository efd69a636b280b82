"""What a second model, written from the rules alone and played beside these, found."""

from __future__ import annotations

import pytest
from tests.games.dc_spyfall.stage import table


@pytest.mark.parametrize(
    "said", ["Nobody's here.", "Nothing’s wrong", "I say 'no'", "She said 'don't'", "« jusqu’à rien »"]
)
def test_a_negation_before_an_apostrophe_is_one(said: str) -> None:
    s = table(Paul="bizarro_logic")
    s.Marie.asks(s.Paul)
    s.Paul.replies(said)
    assert s.all_saw("answers", seat=s.Paul, text=said)
