"""The moments that boards of the web client are tested with are such as a server sends today."""

from __future__ import annotations

import json
from typing import Any, get_type_hints

import msgspec
import pytest
from tests.boards import moments

from penombre import wire
from penombre.games import RULESETS

MOMENTS = {
    f"{path.parent.name}/{path.stem} {name}": frame
    for path in sorted(moments.GENERATED.glob("*/*.json"))
    for name, frame in json.loads(path.read_text(encoding="utf-8")).items()
    if frame["game"] in RULESETS
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_is_a_frame_with_the_fields_of_today(moment: str) -> None:
    frame = MOMENTS[moment]
    views = RULESETS[frame["game"]].modules.view
    assert again(frame, wire.Full) == frame
    assert again(frame["public"], get_type_hints(views.public)["return"]) == frame["public"]
    if frame["private"] is not None:
        assert again(frame["private"], get_type_hints(views.private)["return"]) == frame["private"]


@pytest.mark.parametrize("game", moments.GAMES)
def test_the_committed_moments_are_those_of_the_rules(game: str) -> None:
    for name, wanted in moments.sets(game).items():
        committed = (moments.GENERATED / game / f"{name}.json").read_text(encoding="utf-8")
        assert committed == moments.written(moments.taken(game, wanted)), "'make types' writes it again"


def again(told: Any, kind: Any) -> Any:
    """Read as its type and told again: what the type does not know, or misses, is different then."""
    return json.loads(msgspec.json.encode(msgspec.convert(told, kind)))
