from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.browser.accessibility import lost_focus, watch_focus
from tests.browser.conftest import Visit
from tests.browser.ending import ended_truly
from tests.browser.secret_check import Snapshots, at_first, check, check_snapshot, covered_seats, log_of
from tests.browser.table import GAME, board, dock, gather, plays_on, plays_with_bots
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.conftest import Covered
from tests.depth import Depth
from tests.server.harness import Server
from tests.server.prepared_match import dealt, first_match, near_the_end
from tests.server.redealt_frames import Leak

from penombre.engine import Match


async def test_a_whole_match_with_bots(visit: Visit, server: Server, covered: Covered) -> None:
    # With the service worker: what it keeps is looked at, too.
    anna = await visit(server, PHONE, worker=True)
    await plays_with_bots(anna, "Anna")
    watched = Snapshots(anna)
    looking = asyncio.ensure_future(watched.go_on())
    assert await plays_on(anna, Random(0))
    await looking
    await _sees_how_it_ended(anna)
    assert isinstance(server.where, Path)
    check([watched], await log_of(server.where, anna.heard.room["match"]))
    covered("browser matches", 1)


async def test_four_browsers_and_two_bots_come_to_the_end_and_nobody_learns_too_much(
    visit: Visit, server: Server
) -> None:
    await _play(visit, server, near_the_end(GAME, 6, people=4))


@pytest.mark.soak
async def test_four_browsers_and_two_bots_play_whole_matches(
    visit: Visit, server: Server, covered: Covered, depth: Depth
) -> None:
    await _play(visit, server, first_match(GAME, 6, dealt, people=4, deals=[depth.seed]))
    covered("browser matches", 1)


async def _play(visit: Visit, server: Server, match: Match[Any]) -> None:
    """Play on in four browsers with two bots, watched by somebody: each browser holds what its person may know."""
    anna = await visit(server, PHONE)
    bruno = await visit(server, DESKTOP, keyboard=True)
    claire = await visit(server, DESKTOP, language="en")
    david = await visit(server, DESKTOP, light="light")
    fleur = await visit(server, PHONE)
    people = (anna, bruno, claire, david)
    prepared = await gather(server, match, people, fleur)
    await watch_focus(bruno.page)
    watched = [Snapshots(each) for each in (*people, fleur)]
    looking = asyncio.gather(*[each.go_on() for each in watched])
    answered = await asyncio.gather(*[plays_on(each, Random(seat)) for seat, each in enumerate(people)])
    await looking
    assert all(answered), answered
    for each in people:
        await _sees_how_it_ended(each)
        assert each.heard.public["ending"] == anna.heard.public["ending"]
    await _only_watches(fleur)
    assert await lost_focus(bruno.page) == []
    assert isinstance(server.where, Path)
    check(watched, await log_of(server.where, prepared.match))
    _a_leak_would_be_found(watched[0])


async def _sees_how_it_ended(visitor: Visitor) -> None:
    roles = [seat["role"] for seat in visitor.heard.public["seats"]]
    thieves = [seat for seat, role in enumerate(roles) if role.startswith("thief_")]
    await ended_truly(visitor, [f"role-{role}" for role in roles], thieves)


async def _only_watches(fleur: Visitor) -> None:
    assert fleur.heard.seat is None and not fleur.heard.private
    assert all(frame["question"] is None for frame in fleur.heard.frames if frame["type"] in ("full", "step"))
    await fleur.page.get_by_text(fleur.says("match-watching"), exact=True).wait_for()
    assert await dock(fleur).get_by_role("button").count() == 0
    assert await board(fleur).get_by_role("button", name=fleur.says("board-choose", option="")).count() == 0


def _a_leak_would_be_found(snapshots: Snapshots) -> None:
    first, heard = at_first(snapshots), snapshots.visitor.heard
    seat = covered_seats(first, heard)[0]
    told = {**first.cards, seat: "<i data-role='civilian'></i>"}
    with pytest.raises(Leak, match=f"the card of seat {seat}"):
        check_snapshot(replace(first, cards=told), heard, {})
    with pytest.raises(Leak, match="stores"):
        check_snapshot(replace(first, stored='{"role": "informant"}'), heard, {})
    with pytest.raises(Leak, match="holds the secret"):
        check_snapshot(first, heard, {"the secret": anything_on(first.page)})


def anything_on(page: str) -> str:
    return page.split()[0]
