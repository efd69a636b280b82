from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from tests.browser.conftest import Visit
from tests.browser.reading import lost_focus, watch_focus
from tests.browser.secrecy import Glimpses, check, check_glimpse, log_of
from tests.browser.table import begins, board, dock, in_play, is_over, joins, opens, plays_on
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.harness import Server
from tests.server.worlds import Leak


async def test_four_browsers_and_two_bots_play_a_whole_match_and_nobody_learns_too_much(
    visit: Visit, server: Server
) -> None:
    anna = await visit(server, PHONE)
    bruno = await visit(server, DESKTOP, keyboard=True)
    claire = await visit(server, DESKTOP, language="en")
    david = await visit(server, DESKTOP, light="light")
    fleur = await visit(server, PHONE)
    people = (anna, bruno, claire, david)
    path = await opens(anna, "Anna", 6)
    for visitor, name in ((bruno, "Bruno"), (claire, "Claire"), (david, "David")):
        await joins(visitor, path, name)
    await begins(anna, bots=2)
    await fleur.goes(path)
    await in_play(*people, fleur)
    await watch_focus(bruno.page)
    watched = [Glimpses(each) for each in (*people, fleur)]
    looking = asyncio.gather(*[each.go_on() for each in watched])
    answered = await asyncio.gather(*[plays_on(each, Random(seat)) for seat, each in enumerate(people)])
    await looking
    assert all(answered), answered
    winners = anna.heard.public["ending"]["winners"]
    for each in people:
        ending = await is_over(each)
        won = each.heard.seat in winners
        await ending.get_by_text(each.says("match-won" if won else "match-lost")).wait_for()
        assert each.heard.public["ending"]["winners"] == winners
    await _only_watches(fleur)
    assert await lost_focus(bruno.page) == []
    assert isinstance(server.where, Path)
    check(watched, await log_of(server.where, anna.heard.room["match"]))
    _a_leak_would_be_found(watched[0])


async def _only_watches(fleur: Visitor) -> None:
    assert fleur.heard.seat is None and not fleur.heard.private
    assert all(frame["question"] is None for frame in fleur.heard.frames if frame["type"] in ("full", "step"))
    await fleur.page.get_by_text(fleur.says("match-watching"), exact=True).wait_for()
    assert await dock(fleur).get_by_role("button").count() == 0
    assert await board(fleur).get_by_role("button", name=fleur.says("board-choose", option="")).count() == 0


def _a_leak_would_be_found(glimpses: Glimpses) -> None:
    first, heard = glimpses.taken[0], glimpses.visitor.heard
    first.cards[1] += "<i data-role='civilian'></i>"
    with pytest.raises(Leak, match="the card of seat 1"):
        check_glimpse(first, heard, {})
    first.stored += '{"role": "informant"}'
    with pytest.raises(Leak, match="stores"):
        check_glimpse(first, heard, {})
    with pytest.raises(Leak, match="holds the secret"):
        check_glimpse(glimpses.taken[1], heard, {"the secret": anything_on(glimpses.taken[1].page)})


def anything_on(page: str) -> str:
    return page.split()[0]
