"""Tokyo Ghoul on the screen: a whole match with both variants, its screens from all sides, a turn by keys alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.async_api import Locator, expect
from tests.browser import client_words
from tests.browser.accessibility import lost_focus, watch_focus
from tests.browser.conftest import CheckScreens, Visit
from tests.browser.ending import ended_truly, unfolds_what_was_hidden
from tests.browser.secret_check import Snapshots, check, log_of
from tests.browser.table import (
    board,
    chooses_to_play,
    gather,
    happened,
    in_play,
    is_over,
    lingers,
    meets,
    plays_on,
    plays_with_bots,
    shows_rules,
    turned_over,
    words_of,
)
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.conftest import Covered
from tests.depth import Depth
from tests.server.harness import Server
from tests.server.prepared_match import asks, dealt, first_match, near_the_end

from penombre.engine import Match

GAME = "tokyo_ghoul"
VARIANTS = ("masque", "soutien")
OPTIONS = dict.fromkeys(VARIANTS, True)


async def test_a_whole_match_with_masks_and_supports(visit: Visit, server: Server, covered: Covered) -> None:
    anna = await visit(server, PHONE)
    await plays_with_bots(anna, "Anna", 4, game=GAME, flags=VARIANTS)
    watched = Snapshots(anna)
    looking = asyncio.ensure_future(watched.go_on())
    assert await plays_on(anna, Random(0))
    await looking
    _had_masks_and_supports(anna)
    await _sees_how_it_ended(anna)
    assert isinstance(server.where, Path)
    check([watched], await log_of(server.where, anna.heard.room["match"]))
    covered("browser matches", 1)


async def test_three_people_and_two_bots_come_to_the_end_and_nobody_learns_too_much(
    visit: Visit, server: Server
) -> None:
    await _play(visit, server, near_the_end(GAME, 5, options=OPTIONS, people=3))


@pytest.mark.soak
async def test_three_people_and_two_bots_play_whole_matches(
    visit: Visit, server: Server, covered: Covered, depth: Depth
) -> None:
    await _play(visit, server, first_match(GAME, 5, dealt, options=OPTIONS, people=3, deals=[depth.seed]))
    covered("browser matches", 1)


async def _play(visit: Visit, server: Server, match: Match[Any]) -> None:
    """Play on in three browsers with two bots, watched by somebody: each browser holds what its person may know."""
    anna = await visit(server, PHONE)
    bruno = await visit(server, DESKTOP, keyboard=True)
    claire = await visit(server, DESKTOP, language="en", light="light")
    fleur = await visit(server, PHONE)
    people = (anna, bruno, claire)
    prepared = await gather(server, match, people, fleur)
    await watch_focus(bruno.page)
    watched = [Snapshots(each) for each in (*people, fleur)]
    looking = asyncio.gather(*[each.go_on() for each in watched])
    answered = await asyncio.gather(*[plays_on(each, Random(seat)) for seat, each in enumerate(people)])
    await looking
    assert all(answered), answered
    _had_masks_and_supports(anna)
    for each in people:
        await _sees_how_it_ended(each)
    await fleur.page.get_by_role("region", name=fleur.says("match-over"), exact=True).wait_for()
    assert await lost_focus(bruno.page) == []
    assert isinstance(server.where, Path)
    check(watched, await log_of(server.where, prepared.match))


def _had_masks_and_supports(visitor: Visitor) -> None:
    public = visitor.heard.public
    assert public["masks"] and public["supports"] and happened(visitor, "face_up") and happened(visitor, "moved")


async def _sees_how_it_ended(visitor: Visitor) -> None:
    """Every seat with its character, who struck whom, and who has won."""
    public = visitor.heard.public
    ending = public["ending"]
    named = {"kill": [ending["killer"], ending["victim"]], "instant": ending["winners"], "exhausted": None}
    roles = [f"character-{seat['character']}" for seat in public["seats"]]
    await ended_truly(visitor, roles, named[ending["way"]])
    assert all(len(seat["hand"]) == 3 for seat in public["seats"])


async def test_the_screens_of_tokyo_ghoul(visit: Visit, server: Server, check_screens: CheckScreens) -> None:
    anna = await visit(server, DESKTOP)
    screens = check_screens(anna)
    await anna.goes(f"/new/{GAME}")
    await anna.page.get_by_role("heading", level=1).wait_for()
    await screens.check("tokyo-new-table")
    await chooses_to_play(anna, GAME)
    await screens.check("tokyo-play-now")
    await anna.goes(f"/rules/{GAME}")
    await shows_rules(anna)
    await screens.check("tokyo-rules")
    screens.end()


async def test_the_screens_of_a_match_of_tokyo_ghoul(visit: Visit, server: Server, check_screens: CheckScreens) -> None:
    anna = await visit(server, DESKTOP)
    screens = check_screens(anna)
    await meets(anna, server, first_match(GAME, 5, asks(0, "prelim_give"), options=OPTIONS))
    await screens.check("tokyo-gift")
    prepared = await meets(anna, server, first_match(GAME, 5, asks(0, "turn_choice"), options=OPTIONS))
    await anna.presses(anna.role("button", anna.says("match-secret-keep")))
    await screens.check("tokyo-secret-kept")
    await anna.presses(anna.role("button", anna.says("match-secret-keep")))
    fleur = await visit(server, PHONE, language="en", light="light")
    await fleur.goes(prepared.path)
    await in_play(fleur)
    watching = check_screens(fleur)
    await watching.check("tokyo-watching")
    watching.end()
    await meets(anna, server, first_match(GAME, 5, asks(0, "interrogation_exchange"), options=OPTIONS))
    await screens.check("tokyo-exchange")
    screens.end()


async def test_the_screen_where_everybody_is_turned_over(
    visit: Visit, server: Server, check_screens: CheckScreens
) -> None:
    anna = await visit(server, DESKTOP)
    screens = check_screens(anna)
    await lingers(anna)
    await gather(server, near_the_end(GAME, 8, options=OPTIONS), [anna])
    await plays_on(anna, Random(2))
    turned = await turned_over(anna, anna.says("board-tokyo-reveal"))
    await screens.check("tokyo-turned-over")
    await anna.presses(turned.get_by_role("button", name=anna.says("close")))
    await is_over(anna)
    screens.end()


async def test_the_end_of_tokyo_ghoul_and_its_replay(visit: Visit, server: Server, check_screens: CheckScreens) -> None:
    anna = await visit(server, DESKTOP)
    screens = check_screens(anna)
    await gather(server, near_the_end(GAME, 8, options=OPTIONS), [anna])
    await plays_on(anna, Random(2))
    ending = await is_over(anna)
    await unfolds_what_was_hidden(anna)
    await expect(_was_who(anna).get_by_role("heading", level=3)).to_have_count(8)
    await screens.check("tokyo-end")
    await anna.presses(ending.get_by_role("link", name=anna.says("match-replay")))
    slider = anna.page.get_by_role("slider", name=anna.says("replay-slider"))
    await slider.wait_for()
    eyes = anna.page.get_by_label(anna.says("replay-eyes"))
    for seat, name in enumerate(anna.heard.names):
        await eyes.select_option(value=str(seat))
        await slider.press("Home" if seat % 2 else "End")
        await board(anna).get_by_text(name, exact=True).first.wait_for()
    await screens.check("tokyo-replay")
    screens.end()


def _was_who(visitor: Visitor) -> Locator:
    """Who everybody was, and what came of it."""
    return visitor.page.get_by_role("region", name=visitor.says("board-tokyo-uncovered"), exact=True)


async def test_a_turn_is_played_by_keys_alone(visit: Visit, server: Server) -> None:
    bruno = await visit(server, DESKTOP, language="en", keyboard=True)
    await meets(bruno, server, first_match(GAME, 5, asks(0, "turn_choice"), options=OPTIONS))
    await watch_focus(bruno.page)
    await _holds_the_secret_open(bruno)
    question, words = bruno.heard.question, words_of(bruno)
    assert question is not None and bruno.heard.seat is not None
    walk = question["options"][0]
    label = client_words.option(words, walk, question, bruno.heard.names, bruno.heard.seat)
    octagon = bruno.page.get_by_role("region", name=bruno.says("board-tokyo-octagon"))
    place = octagon.get_by_role("button", name=bruno.says("board-choose", option=label))
    turn = bruno.heard.public["turn"]
    await bruno.presses(place)
    await bruno.until(lambda: _walked(bruno, walk["args"]["slot"]), "the token walks")
    await plays_on(bruno, Random(4), until=lambda: bruno.heard.public["turn"] != turn)
    assert await lost_focus(bruno.page) == []


def _walked(visitor: Visitor, slot: int) -> bool:
    """Whether somebody went there; where nothing is asked there, others have walked on at once."""
    told = [one["args"] for one in visitor.heard.told if one["type"] == "event" and one["key"] == "moved"]
    return any(moved["seat"] == visitor.heard.seat and moved["slot"] == slot for moved in told)


async def _holds_the_secret_open(visitor: Visitor) -> None:
    """A key that is kept pressed shows the character, one that is let go covers it."""
    words = words_of(visitor)
    character = words.text(f"character-{visitor.heard.private['character']}")
    secret = visitor.page.get_by_role("region", name=visitor.says("match-secret"))
    told = secret.get_by_text(character)
    assert await told.count() == 0
    await visitor.reaches(visitor.role("button", visitor.says("match-secret-hold")))
    for key in ("Space", "Enter"):
        await visitor.page.keyboard.down(key)
        await told.wait_for()
        await visitor.page.keyboard.up(key)
        await told.wait_for(state="detached")
