from __future__ import annotations

import asyncio
from random import Random

from tests.browser.conftest import Visit
from tests.browser.table import begins, in_play, is_over, joins, opens, plays_on
from tests.browser.visitor import DESKTOP, PHONE
from tests.server.harness import Server


async def test_four_browsers_and_two_bots_play_a_whole_match(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE)
    bruno = await visit(server, DESKTOP, keyboard=True)
    claire = await visit(server, DESKTOP, language="en")
    david = await visit(server, DESKTOP, light="light")
    people = (anna, bruno, claire, david)
    path = await opens(anna, "Anna", 6)
    for visitor, name in ((bruno, "Bruno"), (claire, "Claire"), (david, "David")):
        await joins(visitor, path, name)
    await begins(anna, bots=2)
    await in_play(*people)
    answered = await asyncio.gather(*[plays_on(each, Random(seat)) for seat, each in enumerate(people)])
    assert all(answered), answered
    winners = anna.heard.public["ending"]["winners"]
    for each in people:
        ending = await is_over(each)
        won = each.heard.seat in winners
        await ending.get_by_text(each.says("match-won" if won else "match-lost")).wait_for()
        assert each.heard.public["ending"]["winners"] == winners
