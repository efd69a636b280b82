"""Help for whoever is new: the rules in a minute, a lobby in sight, options and hints that explain."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect
from tests.browser.conftest import Visit
from tests.browser.table import GAME, asks, dock, meets, opens, shows_rules, words_of
from tests.browser.visitor import PHONE
from tests.server.harness import Server
from tests.server.prepared_match import first_match

from penombre.engine import Match
from penombre.games import RULESETS

MOST_FOLDED = 3_500
"""Pixels of a rules page on a phone while everything but the rules in a minute is folded; it had ten times as many."""


@pytest.mark.parametrize("game", RULESETS)
async def test_rules_begin_with_a_minute_and_unfold_where_a_link_leads(visit: Visit, server: Server, game: str) -> None:
    anna = await visit(server, PHONE)
    await anna.goes(f"/rules/{game}")
    await shows_rules(anna)
    minute = anna.page.get_by_role("region", name=anna.says("rules-minute"))
    assert await anna.page.get_by_role("heading", level=2).first.inner_text() == anna.says("rules-minute")
    box = await minute.bounding_box()
    assert box is not None and box["y"] < PHONE.height and box["height"] < 1.5 * PHONE.height
    assert await anna.page.evaluate("document.documentElement.scrollHeight") < MOST_FOLDED
    chapter = anna.page.locator("#rule-setup")
    assert not await chapter.is_visible()
    await anna.page.evaluate("location.hash = 'rule-setup'")
    await chapter.wait_for()


async def test_a_lobby_shows_seats_invitation_and_start_without_scrolling(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE)
    await opens(anna, "Anna", 5)
    for control in ("room-copy-link", "room-fill", "room-start"):
        box = await anna.role("button", anna.says(control)).bounding_box()
        assert box is not None and box["y"] + box["height"] <= PHONE.height, control
    link = anna.page.get_by_label(anna.says("room-invite-link"))
    assert not await link.is_visible()


def _twins_vote(match: Match[Any]) -> bool:
    """The first seat may make the other twin's hand follow theirs."""
    ask = match.ask_for(0)
    return ask is not None and ask.kind == "vote" and any(option.word == "hand_up_forcing" for option in ask.options)


async def test_an_option_says_what_it_does_and_a_hint_folds_and_goes_with_its_moment(
    visit: Visit, server: Server
) -> None:
    anna = await visit(server, PHONE)
    await meets(anna, server, first_match(GAME, 6, _twins_vote))
    words = words_of(anna)
    forcing = dock(anna).get_by_role("button", name=words.text("option-hand_up_forcing"), exact=True)
    await expect(forcing).to_have_accessible_description(words.attribute("option-hand_up_forcing", "effect"))
    plain = dock(anna).get_by_role("button", name=words.text("option-hand_up"), exact=True)
    assert await plain.inner_text() == words.text("option-hand_up")
    hint = anna.page.get_by_role("complementary", name=anna.says("guide-title"))
    title, text = words.text("hint-vote"), words.attribute("hint-vote", "text")
    await hint.get_by_text(text).wait_for()
    tall = await hint.bounding_box()
    await anna.presses(hint.get_by_role("button", name=title))
    await hint.get_by_text(text).wait_for(state="hidden")
    folded = await hint.bounding_box()
    assert tall is not None and folded is not None and folded["height"] < 60 < tall["height"]
    await anna.presses(plain)
    await anna.until(lambda: asks(anna) != "vote", "the vote is over")
    await anna.page.get_by_role("heading", name=title).wait_for(state="hidden")
