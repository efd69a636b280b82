from __future__ import annotations

from random import Random

from tests.browser.accessibility import lost_focus, unreachable, watch_focus
from tests.browser.conftest import Visit
from tests.browser.table import (
    begins,
    chooses,
    in_play,
    joins,
    opens,
    plays_on,
    plays_with_bots,
    shows_its_question,
    stands_still,
)
from tests.browser.visitor import DESKTOP
from tests.server.harness import Server


async def test_the_focus_is_kept_while_a_table_fills_and_the_match_begins(visit: Visit, server: Server) -> None:
    anna = await visit(server, DESKTOP, keyboard=True)
    bruno = await visit(server, DESKTOP, keyboard=True)
    path = await opens(anna, "Anna", 4)
    await watch_focus(anna.page)
    await bruno.goes(path)
    await watch_focus(bruno.page)
    await joins(bruno, path, "Bruno", here=True)
    await begins(anna, bots=2)
    await in_play(bruno)
    assert await lost_focus(anna.page) == []
    assert await lost_focus(bruno.page) == []


async def test_every_control_is_reached_with_the_tab_key(visit: Visit, server: Server) -> None:
    anna = await visit(server, DESKTOP, keyboard=True)
    await anna.goes("/")
    await anna.role("heading", anna.says("home-games")).wait_for()
    await anna.page.get_by_text(anna.says("loading")).wait_for(state="hidden")
    assert await unreachable(anna.page) == []
    await plays_with_bots(anna, "Anna")
    await plays_on(anna, Random(1), until=lambda: chooses(anna))
    await shows_its_question(anna)
    await stands_still(anna)
    assert await unreachable(anna.page) == []
    for path in ("/rules/kemomimi_panic", "/new/kemomimi_panic", "/me"):
        await anna.goes(path)
        await anna.page.get_by_role("heading", level=1).wait_for()
        await anna.page.get_by_text(anna.says("loading")).wait_for(state="hidden")
        assert await unreachable(anna.page) == [], path
