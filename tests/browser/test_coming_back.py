from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Final

from tests.browser.broken_words import broken_words
from tests.browser.conftest import Visit
from tests.browser.table import answers, plays_with_bots, shows_its_question, stands_still, strip
from tests.browser.visitor import PHONE, Visitor
from tests.server.harness import Server, serving

SMALL_PHONE: Final = 360
"""Pixels that a small phone is wide."""
FINGER: Final = 44
"""Pixels that a finger needs, and that a button of one line has."""


async def _same_page(visitor: Visitor) -> bool:
    """Whether the page is the one that was marked: nobody loaded it again."""
    return bool(await visitor.page.evaluate("globalThis.marked === true"))


async def test_a_page_loaded_again_asks_what_it_asked(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE)
    await plays_with_bots(anna, "Anna")
    await shows_its_question(anna)
    await stands_still(anna)
    question, role = anna.heard.question, anna.heard.private["role"]
    await anna.page.reload()
    await shows_its_question(anna)
    assert anna.heard.sockets == 2 and anna.heard.count("full") == 2
    assert anna.heard.question == question and anna.heard.private["role"] == role
    assert await answers(anna, Random(1))


async def test_a_network_that_comes_back_is_used_without_loading_the_page(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE)
    await anna.page.clock.install()
    await plays_with_bots(anna, "Anna")
    await shows_its_question(anna)
    await anna.page.evaluate("globalThis.marked = true")
    anna.forgives("ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED")
    lost = anna.page.get_by_role("main").get_by_text(anna.says("line-lost"))
    await stands_still(anna)  # what bots do while the line is lost would come after it
    await anna.cut_off()
    for _ in range(10):
        # Not every lost network says so: a silent line is asked after some time, which passes quickly here.
        await anna.page.clock.fast_forward(10_000)
        if await lost.is_visible():
            break
    await lost.wait_for()
    for width in (PHONE.width, SMALL_PHONE):
        await _is_whole_and_hides_nobody(anna, width)
    await anna.connected_again()
    await lost.wait_for(state="hidden")
    hello = json.loads(next(text for text in reversed(anna.heard.sent) if '"hello"' in text))
    assert hello["last"] == anna.heard.seq, "it goes on where it was"
    assert await answers(anna, Random(1)) and await _same_page(anna)


async def _is_whole_and_hides_nobody(visitor: Visitor, width: int) -> None:
    """What tells of the lost line has its words in one piece; whoever scrolled down sees everybody below it."""
    await visitor.page.set_viewport_size({"width": width, "height": visitor.device.height})
    line = visitor.page.locator("main .lost")
    await visitor.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert await visitor.page.evaluate("scrollY"), "the page scrolls"
    assert not await broken_words(line)
    told, seats = await line.bounding_box(), await strip(visitor).bounding_box()
    assert told is not None and seats is not None
    assert told["y"] == 0 and told["width"] == width
    assert told["height"] <= seats["y"]
    button = await line.get_by_role("button", name=visitor.says("line-now")).bounding_box()
    assert button is not None and button["height"] == FINGER and button["x"] + button["width"] <= width


async def test_a_match_goes_on_after_the_server_was_killed(visit: Visit, tmp_path: Path) -> None:
    with serving(tmp_path, "--tempo", "100", "--bot-tempo", "0.0002") as server:
        anna = await visit(server, PHONE)
        await plays_with_bots(anna, "Anna")
        await shows_its_question(anna)
        await anna.page.evaluate("globalThis.marked = true")
        anna.forgives("ERR_CONNECTION_|WebSocket connection to")
        lost = anna.page.get_by_role("main").get_by_text(anna.says("line-lost"))
        server.kill()
        await lost.wait_for()
        server.start()
        await lost.wait_for(state="hidden")
        assert await answers(anna, Random(1)) and await _same_page(anna)
