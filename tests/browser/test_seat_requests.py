"""Somebody opens the invitation in the middle of a match, and all who play decide whether they get the free seat."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import CheckScreens, Visit
from tests.browser.visitor import PHONE, Visitor
from tests.server.harness import Person, Server, started

from penombre.server.http.api import COOKIE


async def _at_table(visit: Visit, server: Server, person: Person, room: dict[str, Any]) -> Visitor:
    """Somebody who plays, with a browser."""
    visitor = await visit(server, PHONE)
    await visitor.context.add_cookies([{"name": COOKIE, "value": person.cookie, "url": visitor.url}])
    await visitor.goes(f"/t/{room['id']}")
    await visitor.until(lambda: visitor.heard.private)
    return visitor


async def _asks(zoe: Visitor) -> None:
    await zoe.page.get_by_label(zoe.says("your-name")).fill("Zoé")
    await zoe.presses(zoe.role("button", zoe.says("room-ask-go")))
    await zoe.page.get_by_role("heading", name=zoe.says("room-asking")).wait_for()


async def test_three_people_decide_about_a_seat_of_their_match(
    visit: Visit, server: Server, check_screens: CheckScreens
) -> None:
    room, people = await started(server, 3, bots=1, pace="days")
    after = await people[0].does(room, "kick", seat=2)
    anna, bruno = [await _at_table(visit, server, person, room) for person in people[:2]]
    zoe = await visit(server, PHONE)
    await zoe.goes(f"/t/{room['id']}#{after['invite']}")
    screens = {visitor: check_screens(visitor) for visitor in (anna, zoe)}
    await zoe.page.get_by_role("heading", name=zoe.says("room-ask")).wait_for()
    await screens[zoe].check("seat-ask")

    await _asks(zoe)
    asked = anna.says("asks", name="Zoé", seat="Chloé")
    for visitor in (anna, bruno):
        await visitor.page.get_by_role("heading", name=asked).wait_for()
    await zoe.page.get_by_text(zoe.says("room-asking-waiting", names="Anna et Bruno")).wait_for()
    await screens[zoe].check("seat-asking")
    await screens[anna].check("seat-asked-for")
    await anna.presses(anna.role("button", anna.says("asks-yes")))
    await anna.page.get_by_text(anna.says("asks-waiting", names="Bruno")).wait_for()
    await zoe.page.get_by_text(zoe.says("room-asking-waiting", names="Bruno")).first.wait_for()
    assert not zoe.heard.private, "nothing of the seat is seen before everybody agreed"
    await zoe.page.reload()  # whoever asked still does
    await zoe.page.get_by_role("heading", name=zoe.says("room-asking")).wait_for()

    await bruno.presses(bruno.role("button", bruno.says("asks-yes")))
    await zoe.until(lambda: zoe.heard.private)
    await zoe.page.get_by_role("heading", name=zoe.says("room-asking")).wait_for(state="hidden")
    for visitor in (anna, bruno):
        await visitor.page.get_by_role("heading", name=asked).wait_for(state="hidden")
        await visitor.page.get_by_text(visitor.says("note-seated", name="Zoé")).wait_for(state="attached")
    await screens[zoe].check("seat-taken")
    for person in people:
        await person.http.aclose()


async def test_who_is_refused_is_told_so_and_sees_nothing(visit: Visit, server: Server) -> None:
    room, people = await started(server, 3, bots=1, pace="days", watching="nobody")
    after = await people[0].does(room, "kick", seat=2)
    bruno = await _at_table(visit, server, people[1], room)
    zoe = await visit(server, PHONE)
    zoe.forgives("WebSocket")
    await zoe.goes(f"/t/{room['id']}#{after['invite']}")
    await _asks(zoe)
    await bruno.presses(bruno.role("button", bruno.says("asks-no")))
    await zoe.page.get_by_text(zoe.says("room-ask-refused")).wait_for()
    assert not zoe.heard.private
    await bruno.page.get_by_text(bruno.says("note-refused", name="Zoé")).wait_for(state="attached")
    for person in people:
        await person.http.aclose()
