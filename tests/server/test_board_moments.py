"""The moments that boards of the web client are tested with are such as a server sends today."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest

from penombre import wire
from penombre.games import RULESETS

FOLDER = Path(__file__).parents[2] / "web" / "src" / "boards" / "fixtures"
MOMENTS = {
    f"{path.stem} {name}": frame
    for path in sorted(FOLDER.glob("*.json"))
    for name, frame in json.loads(path.read_text(encoding="utf-8")).items()
    if frame["game"] in RULESETS
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_is_a_frame_with_the_fields_of_today(moment: str) -> None:
    frame = MOMENTS[moment]
    ruleset = RULESETS[frame["game"]]
    assert again(frame, wire.Full) == frame
    assert again(frame["public"], get_type_hints(ruleset.public)["return"]) == frame["public"]
    if frame["private"] is not None:
        assert again(frame["private"], get_type_hints(ruleset.private)["return"]) == frame["private"]


def again(told: Any, kind: Any) -> Any:
    """Read as its type and told again: what the type does not know, or misses, is different then."""
    return json.loads(msgspec.json.encode(msgspec.convert(told, kind)))
