from __future__ import annotations

import time
from pathlib import Path
from random import Random

from playwright.async_api import expect
from tests.browser import client_words
from tests.browser.conftest import Visit
from tests.browser.table import GAME, asked, asks, chooses, knows, plays_on, plays_with_bots, shows_its_question
from tests.browser.visitor import PHONE, Visitor
from tests.server.harness import Server, serving
from tests.timeouts import patience

from penombre.engine import Seen

# Everything that was ever in a live region or got the focus, in its order: a screen reader would have read it.
HEAR = """
globalThis.read = [];
document.addEventListener("focusin", ({ target }) => read.push(target.textContent.trim()));
addEventListener("DOMContentLoaded", () => {
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      const within = target.nodeType === 1 ? target : target.parentElement;
      const region = within?.closest("[role=log], [role=alert], [role=status]");
      if (!region || !region.checkVisibility()) continue;
      for (const node of type === "characterData" ? [target] : addedNodes) read.push(node.textContent.trim());
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
});
"""

SECRET = {"check_answer"}
"""What a match of the game played here tells one seat alone."""


async def was_read(visitor: Visitor, *texts: str) -> None:
    """Wait until a screen reader was given one of these texts."""
    end = time.monotonic() + patience()
    while True:
        said = await visitor.page.evaluate("read")
        if any(text in each for each in said for text in texts):
            return
        assert time.monotonic() < end, f"no live region said {texts}, but {said}"
        await visitor.hears()


async def test_a_screen_reader_tells_the_question_and_what_happens(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE)
    await anna.page.add_init_script(HEAR)
    await plays_with_bots(anna, "Anna")
    heard = len(anna.heard.told)
    await plays_on(anna, Random(1), until=lambda: chooses(anna) and len(anna.heard.told) > heard + 3)
    await shows_its_question(anna)
    await was_read(anna, asked(anna))
    words = client_words.game(GAME, "fr")
    for one in anna.heard.told[heard:]:
        if one["type"] == "event":
            told = words.event(Seen(one["key"], one["args"]), anna.heard.names, anna.heard.seat)
            # A neighbour may hear a screen reader: what is for one seat alone is only hinted at.
            await was_read(anna, anna.says("match-secret-news") if one["key"] in SECRET else told)


async def test_a_screen_reader_tells_that_time_runs_out(visit: Visit, tmp_path: Path) -> None:
    # People talk for 180 seconds at a usual pace: here, a little longer than the moment that is told.
    with serving(tmp_path, "--tempo", str(33 / 180), "--bot-tempo", "0.0002") as server:
        anna = await visit(server, PHONE, language="en")
        await anna.page.add_init_script(HEAR)
        await knows(anna, GAME)
        await plays_with_bots(anna, "Anna")
        await plays_on(anna, Random(1), until=lambda: asks(anna) == "talk")
        await expect(anna.page.get_by_role("timer")).to_be_visible()
        await was_read(anna, *(anna.says("match-left", time=f"{seconds} seconds") for seconds in (30, 10)))
        # Before the server ends: a page that looks for it again complains.
        await anna.leaves()
