from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from tests.browser.conftest import Visit
from tests.browser.table import GAME, in_play, is_over, plays_on, plays_with_bots
from tests.browser.visitor import PHONE, Visitor
from tests.server.harness import Person, Server, serving
from tests.server.prepared_match import near_the_end, prepare
from tests.server.test_experts import counts

from penombre.bots import EXPERT

SHORT = ("--tempo", "0.05", "--bot-tempo", "0.35", "--experts", "1")
"""Time is short, and bots seem to think for a third of a second: just long enough to look ahead."""


async def _plays_to_the_end(visitor: Visitor, server: Server) -> None:
    assert [seat["level"] for seat in visitor.heard.room["seats"][1:]] == [EXPERT] * 3
    await plays_on(visitor, Random(1))
    await is_over(visitor)
    asked = await counts(Person(server, "Anna"))
    # Whether a thought comes in time is a matter of the machine; tests/server/test_experts.py looks at thoughts.
    assert asked.pop("deaths") == 0 and sum(asked.values()) > 0
    # Before the server ends: a page that looks for it again complains.
    await visitor.leaves()
    assert not server.complaints()


async def test_somebody_plays_with_experts_to_the_end_of_a_match(visit: Visit, tmp_path: Path) -> None:
    with serving(tmp_path, *SHORT) as server:
        anna = await visit(server, PHONE)
        await anna.sits(await prepare(server, near_the_end(GAME, 4), level=EXPERT))
        await in_play(anna)
        await _plays_to_the_end(anna, server)


@pytest.mark.soak
async def test_somebody_plays_a_whole_match_with_experts(visit: Visit, tmp_path: Path) -> None:
    with serving(tmp_path, *SHORT) as server:
        anna = await visit(server, PHONE)
        await plays_with_bots(anna, "Anna", experts=True)
        await _plays_to_the_end(anna, server)
