"""What the figures of the web client are counted from is there: nothing else notices when a file is renamed."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.web import imports

from penombre.games import RULESETS
from penombre.words import LANGUAGES

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize("game", RULESETS)
def test_every_file_a_table_is_weighed_by_exists(game: str) -> None:
    sources = {*imports.code_of(game), *(each for lang in LANGUAGES for each in imports.words_of(game, lang))}
    assert not [source for source in sources if not (WEB / source.partition("?")[0]).exists()]
