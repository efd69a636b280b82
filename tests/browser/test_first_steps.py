from __future__ import annotations

import re
from random import Random

from playwright.async_api import expect
from tests.browser.conftest import Visit
from tests.browser.table import answers, chooses, dock, plays_on, plays_with_bots, shows_its_question
from tests.browser.visitor import PHONE
from tests.server.harness import Server


async def test_somebody_new_plays_with_bots_in_two_clicks_and_without_a_clock(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE)
    await plays_with_bots(anna, "Anna")
    await shows_its_question(anna)
    await expect(anna.page.get_by_role("timer")).to_have_count(0)
    await expect(anna.page.get_by_text(anna.says("match-paused"), exact=True)).to_have_count(0)
    assert await answers(anna, Random(1))
    await shows_its_question(anna)
    await anna.presses(anna.role("button", anna.says("menu")))
    await anna.presses(anna.role("button", anna.says("menu-start-clock")))
    await expect(anna.role("button", anna.says("menu-start-clock"))).to_have_count(0)
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.get_by_role("timer")).to_be_visible()


async def test_the_language_changes_in_the_middle_of_a_question(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE)
    await plays_with_bots(anna, "Anna")
    await shows_its_question(anna)
    await anna.presses(anna.role("button", anna.says("menu")))
    await anna.presses(anna.role("button", anna.says("speak-other")))
    anna.language = "en"
    await anna.page.keyboard.press("Escape")
    await shows_its_question(anna)
    await expect(anna.page.locator("html")).to_have_attribute("lang", "en")
    assert anna.heard.sockets == 1, "nothing was loaded again"
    assert await dock(anna).is_visible()


async def test_the_title_and_the_badge_tell_whose_turn_it_is(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE)
    await anna.page.add_init_script(
        """globalThis.badge = "untouched";
        navigator.setAppBadge = async () => { globalThis.badge = "set"; };
        navigator.clearAppBadge = async () => { globalThis.badge = "clear"; };"""
    )
    await plays_with_bots(anna, "Anna")
    await plays_on(anna, Random(1), until=lambda: chooses(anna))
    await expect(anna.page).to_have_title(re.compile("^●"))
    await anna.page.wait_for_function("() => badge === 'set'")
    await anna.goes("/rules")
    await expect(anna.page).to_have_title(re.compile("^[^●]+$"))
