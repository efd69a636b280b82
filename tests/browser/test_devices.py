from __future__ import annotations

from random import Random

from tests.browser.conftest import Visit
from tests.browser.table import (
    GAME,
    answers,
    begins,
    in_play,
    joins,
    opens,
    plays_on,
    plays_with_bots,
    shows_its_question,
    stands_still,
)
from tests.browser.visitor import DESKTOP, PHONE
from tests.server.harness import Server

from penombre.words import Words


async def test_a_seat_that_was_left_is_taken_back_on_another_device(visit: Visit, server: Server) -> None:
    bruno = await visit(server, DESKTOP)
    phone = await visit(server, PHONE)
    path = await opens(bruno, "Bruno", 4)
    await joins(phone, path, "Anna")
    await begins(bruno, bots=2)
    await in_play(phone)
    seat, role = phone.heard.seat, phone.heard.private["role"]
    assert seat is not None
    await phone.presses(phone.role("button", phone.says("menu")))
    await phone.presses(phone.role("button", phone.says("menu-leave")))
    await phone.presses(phone.role("button", phone.says("menu-yes")))
    await bruno.until(lambda: bruno.heard.room["seats"][seat]["stand_in"], "a stand-in takes the seat")
    await phone.goes("/me")
    await phone.presses(phone.role("button", phone.says("me-link-make")))
    others = phone.page.get_by_role("region", name=phone.says("me-others"))
    link = await others.get_by_label(phone.says("me-link"), exact=True).input_value()

    desktop = await visit(server, DESKTOP, language="en")
    await desktop.goes(link.removeprefix(server.url))
    await desktop.presses(desktop.role("button", desktop.says("me-claim-yes")))
    await desktop.page.get_by_text(desktop.says("me-claimed", name="Anna")).wait_for()
    assert "#" not in desktop.page.url, "the key stays in no history"
    await desktop.goes("/")
    title = Words(GAME, "en").text("game-title")
    mine = desktop.page.get_by_role("region", name=desktop.says("home-my-tables"))
    await desktop.presses(mine.get_by_role("link", name=title))
    await in_play(desktop)
    await bruno.until(lambda: not bruno.heard.room["seats"][seat]["stand_in"], "the seat is taken back")
    assert desktop.heard.seat == seat and desktop.heard.private["role"] == role
    await plays_on(bruno, Random(2), until=lambda: desktop.heard.question is not None)
    await shows_its_question(desktop)
    assert await answers(desktop, Random(1))


async def test_a_secret_is_on_the_page_only_while_it_is_held_open(visit: Visit, server: Server) -> None:
    anna = await visit(server, DESKTOP)
    await plays_with_bots(anna, "Anna")
    words = Words(GAME, "fr")
    role = anna.heard.private["role"]
    name = words.text(f"role-{role}")
    told = anna.says("board-kemomimi-my-role", role=name, told="yes")
    assert told not in await anna.holds()
    handle = anna.role("button", anna.says("match-secret-hold"))
    await stands_still(anna)  # nothing moves the handle away from the mouse
    await handle.hover()
    await anna.page.mouse.down()
    await anna.page.get_by_text(told).wait_for()
    await anna.page.mouse.up()
    await anna.page.get_by_text(told).wait_for(state="detached")
    assert told not in await anna.holds()
    assert role not in await anna.stores() and name not in await anna.stores()
    await handle.focus()
    await anna.page.keyboard.down("Space")
    await anna.page.get_by_text(told).wait_for()
    await anna.page.evaluate("dispatchEvent(new Event('blur'))")
    await anna.page.get_by_text(told).wait_for(state="detached")
