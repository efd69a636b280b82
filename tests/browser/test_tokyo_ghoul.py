"""Tokyo Ghoul on the screen: a whole match with both variants, by hand on the board and in the list of answers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from tests.browser.conftest import Visit
from tests.browser.reading import lost_focus, watch_focus
from tests.browser.secrecy import Glimpses, check, log_of
from tests.browser.table import begins, happened, in_play, is_over, joins, opens, plays_on
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.harness import Server

VARIANTS = ("masque", "soutien")


async def test_three_people_and_two_bots_play_a_whole_match_with_masks_and_supports(
    visit: Visit, server: Server
) -> None:
    anna = await visit(server, PHONE)
    bruno = await visit(server, DESKTOP, keyboard=True)
    claire = await visit(server, DESKTOP, language="en", light="light")
    fleur = await visit(server, PHONE)
    people = (anna, bruno, claire)
    path = await opens(anna, "Anna", 5, game="tokyo_ghoul", flags=VARIANTS)
    await joins(bruno, path, "Bruno")
    await joins(claire, path, "Claire")
    await begins(anna, bots=2)
    await fleur.goes(path)
    await in_play(*people, fleur)
    await watch_focus(bruno.page)
    watched = [Glimpses(each) for each in (*people, fleur)]
    looking = asyncio.gather(*[each.go_on() for each in watched])
    answered = await asyncio.gather(*[plays_on(each, Random(seat)) for seat, each in enumerate(people)])
    await looking
    assert all(answered), answered
    public = anna.heard.public
    assert public["masks"] and public["supports"] and happened(anna, "face_up") and happened(anna, "moved")
    for each in people:
        await _sees_how_it_ended(each)
    await fleur.page.get_by_role("region", name=fleur.says("match-over"), exact=True).wait_for()
    assert await lost_focus(bruno.page) == []
    assert isinstance(server.where, Path)
    check(watched, await log_of(server.where, anna.heard.room["match"]))


async def _sees_how_it_ended(visitor: Visitor) -> None:
    """Every seat with its character, and who has won."""
    heard = visitor.heard
    ending = await is_over(visitor)
    won = heard.seat in heard.public["ending"]["winners"]
    await ending.get_by_text(visitor.says("match-won" if won else "match-lost")).wait_for()
    assert all(seat["character"] and len(seat["hand"]) == 3 for seat in heard.public["seats"])
