"""Talk on the table: seen by others where they look, counted until it is read, said in two taps, beside the board."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.async_api import Locator, expect
from tests.browser.conftest import Visit
from tests.browser.table import (
    GAME,
    dock,
    gather,
    in_play,
    lingers,
    opens_talk,
    plays_on,
    plays_with_bots,
    ready_phrases,
    strip,
    talk_about,
    talk_button,
    words_of,
)
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.harness import Server
from tests.server.prepared_match import asks, first_match, prepare

from penombre.engine import Match
from penombre.engine.talk import Statement

UNREAD = re.compile(r"\d+ paroles? à lire$")
TALKERS = 4
"""Two people and two bots: as many as can speak at once and all be seen."""
MUCH = 240
"""How much is said in a match where people like to talk."""


def _all_talk(match: Match[Any]) -> bool:
    """Everybody is told to talk."""
    return all(asks(seat, "talk")(match) for seat in (0, 1))


def _bubbles(visitor: Visitor, seat: int) -> Locator:
    """What somebody is seen to say."""
    return visitor.page.locator(f'[data-speaker="{seat}"]')


async def _sits_above_the_question(visitor: Visitor, bubble: Locator) -> None:
    """Nothing has to be scrolled to see it, and it lies over nothing that is asked."""
    await expect(bubble).to_be_in_viewport(ratio=1)
    box, asked = await bubble.bounding_box(), await dock(visitor).bounding_box()
    assert box is not None and asked is not None
    assert box["y"] + box["height"] <= asked["y"]


async def test_what_somebody_says_in_two_taps_is_seen_by_the_others_without_scrolling(
    visit: Visit, server: Server
) -> None:
    anna, bruno = await visit(server, PHONE), await visit(server, PHONE)
    await lingers(bruno)
    await gather(server, first_match(GAME, TALKERS, _all_talk, people=2), [anna, bruno])
    # Speaking is offered first, and enough of it second.
    offered = await dock(anna).locator("#answers").get_by_role("button").all_inner_texts()
    assert offered[:2] == [anna.says("match-talk"), words_of(anna).text("option-ready")]

    await opens_talk(anna)
    await anna.presses(talk_about(anna).get_by_role("button", name=anna.heard.names[2], exact=True))
    phrase = ready_phrases(anna).get_by_role("button").first
    text = await phrase.inner_text()
    await anna.presses(phrase)
    await anna.page.get_by_role("log").get_by_text(text, exact=True).wait_for()

    bubble = _bubbles(bruno, 0)
    await bubble.get_by_text(text, exact=True).wait_for()
    await _sits_above_the_question(bruno, bubble)
    assert await bruno.page.evaluate(_ARROW_IS_SEEN, 2), "an arrow over the row of seats leads to whom it is about"
    await expect(talk_button(bruno)).to_have_accessible_name(UNREAD)

    def denied() -> bool:
        return (2, 0) in [(one.get("seat"), one.get("about")) for one in bruno.heard.told]

    # A bot that is accused denies it: what came after the rest was read would be counted again.
    await bruno.until(denied, "the accused denies it")
    # A bubble that is tapped opens the conversation, and what was counted is read.
    await bruno.presses(bubble)
    await bruno.page.get_by_role("log").get_by_text(text, exact=True).wait_for()
    await expect(bubble).to_have_count(0)
    await bruno.page.keyboard.press("Escape")
    await expect(talk_button(bruno)).to_be_focused()
    await expect(talk_button(bruno)).not_to_have_accessible_name(UNREAD)


_ARROW_IS_SEEN = """(seat) => {
  const [layer, top] = [document.querySelector(".layer"), document.querySelector(".match .top")];
  const over = (it) => Number(getComputedStyle(it).zIndex);
  const tip = layer.querySelector("line[marker-end]");
  const { left, right, bottom } = document.querySelector(`.strip [data-seat="${seat}"]`).getBoundingClientRect();
  const [x, y] = [tip.x2.baseVal.value, tip.y2.baseVal.value];
  return over(layer) >= over(top) && x > left && x < right && Math.abs(y - bottom) < 1;
}"""


async def test_what_free_words_are_understood_as_stands_under_them_until_their_author_says_otherwise(
    visit: Visit, server: Server
) -> None:
    anna, bruno = await visit(server, PHONE), await visit(server, PHONE)
    await gather(server, first_match(GAME, TALKERS, _all_talk, people=2), [anna, bruno])
    talks = [await opens_talk(each) for each in (anna, bruno)]
    text, words = "Je suis civile, promis\u202f!", words_of(anna)
    claim = words.phrase("say-claim", {"seat": 0, "what": "civilian", "about": "nobody"}, anna.heard.names)
    understood = anna.says("talk-understood", words=claim)

    field = anna.page.get_by_label(anna.says("talk-free"))
    await field.fill(text)
    await field.press("Enter")
    for talk in talks:
        said = talk.get_by_role("listitem").filter(has=talk.page.get_by_text(text, exact=True))
        await said.get_by_text(understood, exact=True).wait_for()

    just_words = anna.role("button", anna.says("talk-just-words"))
    await expect(bruno.role("button", anna.says("talk-just-words"))).to_have_count(0)
    box = await just_words.bounding_box()
    assert box is not None and box["height"] >= 44
    await anna.presses(just_words)
    for talk in talks:
        await expect(talk.get_by_text(understood)).to_have_count(0)
        await expect(talk.get_by_text(text, exact=True)).to_be_visible()
    await expect(just_words).to_have_count(0)


async def test_what_bots_say_is_seen_as_well(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE)
    await lingers(anna)
    await anna.page.add_init_script(_KEEP_THE_LINE)
    await plays_with_bots(anna, "Anna")

    # What was said before somebody came is history, and in the conversation alone.
    before = len(anna.heard.told)

    def spoken() -> list[int]:
        said = [one for one in anna.heard.told[before:] if one["type"] == "said"]
        return [one["seat"] for one in said if one["seat"] != anna.heard.seat]

    await plays_on(anna, Random(1), until=spoken)
    bubble = _bubbles(anna, spoken()[-1])
    ceremony = anna.page.locator(".ceremony")
    while not await bubble.count():
        # Talk waits for the end of a ceremony, like everything else.
        await bubble.or_(ceremony).first.wait_for()
        if await ceremony.count():
            await anna.page.keyboard.press("Escape")
    await _sits_above_the_question(anna, bubble)
    await _follows_its_seat(anna, bubble)


_KEEP_THE_LINE = """
const Line = WebSocket;
globalThis.WebSocket = class extends Line { constructor(...all) { super(...all); globalThis.line = this; } };
"""
_BETWEEN = "([bubble, row]) => bubble.getBoundingClientRect().top - row.getBoundingClientRect().top"


async def _follows_its_seat(visitor: Visitor, bubble: Locator) -> None:
    """Where the word of a lost line moves the row of seats, a bubble goes with it."""
    visitor.forgives("ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED")
    await visitor.page.evaluate("scrollTo(0, 0)")
    both = [await part.element_handle() for part in (bubble, strip(visitor))]
    before, high = await visitor.page.evaluate(_BETWEEN, both), await strip(visitor).bounding_box()
    await visitor.cut_off()
    await visitor.page.evaluate("line.dispatchEvent(new CloseEvent('close', { code: 1006 }))")
    await visitor.page.get_by_role("main").get_by_text(visitor.says("line-lost")).wait_for()
    low = await strip(visitor).bounding_box()
    assert high and low and low["y"] > high["y"], "the seats are moved"
    await visitor.page.wait_for_function(
        f"([both, before]) => Math.abs(({_BETWEEN})(both) - before) < 1", arg=[both, before]
    )


async def test_at_a_desk_a_long_conversation_stays_beside_the_board(visit: Visit, server: Server) -> None:
    anna = await visit(server, DESKTOP)
    match = first_match("tokyo_ghoul", 5, asks(1, "turn_choice"), people=2)
    for _ in range(MUCH // 2):
        match.say(1, Statement("text", text="Je suis un Humain, et vous ?"))
        match.say(1, Statement("accuse", about=2))
    # A name that would need more than the width of it.
    await anna.sits(await prepare(server, match, ("Anna", "W" * 24)))
    await in_play(anna)
    conversation = anna.page.get_by_role("log", name=anna.says("talk-said"))
    await conversation.get_by_role("listitem").first.wait_for()
    # Pressed where it is: whoever presses otherwise here scrolls first.
    await talk_button(anna).dispatch_event("click")
    await expect(anna.page.get_by_label(anna.says("talk-free"))).to_be_focused()
    await anna.page.keyboard.type("Moi aussi.")
    assert not await anna.page.evaluate("scrollY"), "the board stays where it is"
    assert await conversation.evaluate("it => it.scrollWidth <= it.clientWidth")
    assert await anna.page.evaluate(_NOTHING_BEYOND)
    before = await conversation.get_by_role("listitem").count()
    earlier = conversation.get_by_role("button")
    await anna.presses(earlier)
    await expect(conversation.get_by_role("listitem")).not_to_have_count(before)


_NOTHING_BEYOND = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const { width, bottom } = document.querySelector(".match").getBoundingClientRect();
  return scrollWidth <= width && scrollHeight <= Math.ceil(bottom + scrollY);
}"""
"""The page ends where the match does."""


async def test_at_a_desk_a_long_conversation_scrolls_in_its_place(visit: Visit, server: Server) -> None:
    """What is hidden from the eyes in it makes no room below the page."""
    anna = await visit(server, DESKTOP)
    await gather(server, first_match(GAME, TALKERS, _all_talk, people=2), [anna, await visit(server, PHONE)])
    talk = anna.page.get_by_role("region", name=anna.says("talk-title"))
    for number in range(3):
        text = f"{number} {'bla ' * 60}".strip()
        await talk.get_by_role("textbox").fill(text)
        await talk.get_by_role("textbox").press("Enter")
        await talk.get_by_role("log").get_by_text(text, exact=True).wait_for()
    below = await anna.page.evaluate(
        "() => document.documentElement.scrollHeight - document.querySelector('.match').offsetHeight"
    )
    assert below == 0
