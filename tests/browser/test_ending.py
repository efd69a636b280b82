"""The end of a match: all that matters in sight at once on a phone, and one tap to another match."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from playwright.async_api import Locator, expect
from tests.browser.broken_words import broken_words
from tests.browser.conftest import Visit
from tests.browser.ending import ended_truly
from tests.browser.table import (
    GAME,
    board,
    dock,
    gather,
    in_play,
    is_over,
    lingers,
    opens_talk,
    plays_on,
    ready_phrases,
    talk_about,
)
from tests.browser.visitor import PHONE, Visitor
from tests.server.harness import Server
from tests.server.prepared_match import near_the_end

NOTE = "death_note"


@pytest.mark.parametrize("game", [GAME, NOTE])
async def test_result_fact_and_buttons_are_in_sight_on_a_phone(visit: Visit, server: Server, game: str) -> None:
    anna = await visit(server, PHONE)
    await lingers(anna)
    await gather(server, near_the_end(game, 5), [anna])
    await _says_something(anna)
    await plays_on(anna, Random(1))
    ending = await is_over(anna)
    await expect(anna.page.locator(".bubble")).to_have_count(0)
    result = ending.get_by_role("heading", level=2).first
    await expect(result).to_be_focused()
    await expect(dock(anna)).to_have_count(0)
    share = ending.get_by_role("button", name=anna.says("match-share"))
    again = ending.get_by_role("button", name=anna.says("match-rematch"))
    for part in (result, ending.locator(".fact"), again, share):
        await _comes_into_sight(part)
    assert await result.evaluate(_LARGEST), "the reader's own result is in the largest type of the page"
    assert await ending.locator("ol [data-seat]").count() == 5
    if game == NOTE:
        points = [await _points(ending, seat) for seat in await _shown_seats(ending)]
        assert points == sorted(anna.heard.public["scores"], reverse=True)


async def _says_something(visitor: Visitor) -> None:
    """Say what is ready to be said of the first one; it is seen at the speaker's seat."""
    await opens_talk(visitor)
    await visitor.presses(talk_about(visitor).get_by_role("button").first)
    await visitor.presses(ready_phrases(visitor).get_by_role("button").first)
    await visitor.page.keyboard.press("Escape")
    await visitor.page.locator(".bubble").first.wait_for()


_LARGEST = """(it) => {
  const size = (one) => parseFloat(getComputedStyle(one).fontSize);
  return [...document.querySelectorAll("body *")].every((one) => one === it || size(one) < size(it));
}"""


async def _comes_into_sight(part: Locator) -> None:
    """Wait until nothing of it has to be scrolled to, and nothing lies over it."""
    await part.page.wait_for_function(
        """(it) => {
          const { top, bottom, left, right } = it.getBoundingClientRect();
          const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return top >= 0 && bottom <= innerHeight && (it === over || it.contains(over));
        }""",
        arg=await part.element_handle(),
    )


async def _shown_seats(ending: Locator) -> list[int]:
    seats: list[int] = await ending.locator("ol [data-seat]").evaluate_all("them => them.map((it) => +it.dataset.seat)")
    return seats


async def _points(ending: Locator, seat: int) -> int:
    text = await ending.locator(f"ol [data-seat='{seat}'] .points").inner_text()
    return int(text.split()[0])


async def test_with_bots_one_tap_deals_another_match(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE)
    prepared = await gather(server, near_the_end(GAME, 4), [anna])
    await plays_on(anna, Random(1))
    ending = await is_over(anna)
    await anna.page.evaluate(
        """(start) => {
          globalThis.sawLobby = false;
          new MutationObserver(() => { globalThis.sawLobby ||= document.body.innerText.includes(start); })
            .observe(document.body, { childList: true, subtree: true });
        }""",
        anna.says("room-start"),
    )
    await anna.presses(ending.get_by_role("button", name=anna.says("match-rematch")))
    await anna.until(lambda: anna.heard.room["match"] not in ("", prepared.match), "another match")
    await in_play(anna)
    await ending.wait_for(state="detached")
    assert not await anna.page.evaluate("globalThis.sawLobby"), "nothing to look at on the way"
    assert anna.heard.room["nonces"].keys() == {"0"}, "the player has thrown something into the deal"


async def test_with_others_a_rematch_is_offered_to_all(visit: Visit, server: Server) -> None:
    people = [await visit(server, PHONE, language="en"), await visit(server, PHONE)]
    anna, bruno = people
    await gather(server, near_the_end(GAME, 4, people=2), people)
    await asyncio.gather(*[plays_on(each, Random(seat)) for seat, each in enumerate(people)])
    ending = await is_over(anna)
    roles = [seat["role"] for seat in anna.heard.public["seats"]]
    for each in people:
        await ended_truly(each, [f"role-{role}" for role in roles], _thieves(each))
    waiting = await is_over(bruno)
    await waiting.get_by_text(bruno.says("match-host-rematch")).wait_for()
    assert not await broken_words(waiting.locator(".next"))
    await anna.presses(ending.get_by_role("button", name=anna.says("match-rematch")))
    await anna.role("button", anna.says("room-start")).wait_for()
    await bruno.role("button", bruno.says("room-ready")).wait_for()
    await expect(board(bruno)).to_have_count(0)


def _thieves(visitor: Visitor) -> list[int]:
    seats = visitor.heard.public["seats"]
    return [seat for seat, facts in enumerate(seats) if facts["role"].startswith("thief_")]
