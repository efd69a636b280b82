from __future__ import annotations

from random import Random

from tests.browser.conftest import CheckScreens, Visit
from tests.browser.table import (
    GAME,
    board,
    ceremony,
    gather,
    happened,
    in_play,
    is_over,
    joins,
    lingers,
    meets,
    opens,
    opens_talk,
    plays_on,
    ready_phrases,
    talk_about,
)
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.harness import Server
from tests.server.prepared_match import asks, first_match, leaves_a_choice, near_the_end


async def _loaded(visitor: Visitor) -> None:
    """Wait until a screen is there, with all that it fetches first."""
    await visitor.page.get_by_role("heading", level=1).wait_for()
    await visitor.page.get_by_text(visitor.says("loading")).wait_for(state="hidden")


async def test_the_screens_around_a_table(visit: Visit, server: Server, check_screens: CheckScreens) -> None:
    anna = await visit(server, DESKTOP)
    screens = check_screens(anna)
    anna.forgives("status of 40[14]|WebSocket is closed before the connection is established")
    for name, path in (
        ("home", "/"),
        ("new-table", f"/new/{GAME}"),
        ("join", "/join"),
        ("me-unknown", "/me"),
        ("rules", "/rules"),
        ("missing", "/nowhere"),
        ("closed", "/t/nosuchroom"),
        ("no-replay", "/replay/nosuchmatch"),
    ):
        await anna.goes(path)
        await _loaded(anna)
        await screens.check(name)
    await anna.goes("/")
    await anna.presses(anna.role("button", anna.says("home-play-now")))
    await anna.page.get_by_role("dialog").wait_for()
    await screens.check("play-now")
    screens.end()


async def test_the_screen_of_the_rules(visit: Visit, server: Server, check_screens: CheckScreens) -> None:
    anna = await visit(server, DESKTOP, language="en")
    screens = check_screens(anna)
    await anna.goes(f"/rules/{GAME}")
    await _loaded(anna)
    await screens.check("rules-of-a-game")
    await anna.page.get_by_label(anna.says("rules-search")).fill("jewel")
    await anna.role("heading", anna.says("rules-results")).wait_for()
    await screens.check("rules-searched")
    screens.end()


async def test_the_screens_before_a_match(visit: Visit, server: Server, check_screens: CheckScreens) -> None:
    anna = await visit(server, DESKTOP)
    bruno = await visit(server, DESKTOP)
    host, guest = check_screens(anna), check_screens(bruno)
    path = await opens(anna, "Anna", 4)
    await host.check("lobby")
    await bruno.goes(path)
    await bruno.role("button", bruno.says("room-sit-down")).wait_for()
    await guest.check("invited")
    await joins(bruno, path, "Bruno", here=True)
    await guest.check("lobby-ready")
    await anna.presses(anna.role("button", anna.says("menu")))
    await anna.page.get_by_role("dialog").wait_for()
    await host.check("table-menu")
    await anna.page.keyboard.press("Escape")
    await anna.goes("/")
    await anna.page.get_by_role("region", name=anna.says("home-my-tables")).wait_for()
    await host.check("home-with-tables")
    await anna.goes("/me")
    await anna.presses(anna.role("button", anna.says("me-link-make")))
    await anna.page.get_by_role("region", name=anna.says("me-others")).get_by_label(anna.says("me-link")).wait_for()
    await host.check("me")
    host.end()
    guest.end()


async def test_the_screens_of_a_match(visit: Visit, server: Server, check_screens: CheckScreens) -> None:
    anna = await visit(server, DESKTOP)
    screens = check_screens(anna)
    prepared = await meets(anna, server, first_match(GAME, 8, leaves_a_choice(0)))
    await screens.check("question")
    await anna.presses(board(anna).get_by_role("button", name=anna.says("board-inspect", name=anna.heard.names[1])))
    await anna.page.get_by_role("dialog").wait_for()
    await screens.check("person")
    await _closes(anna)
    await anna.presses(anna.page.get_by_role("button", name=anna.says("board-card", card="")).first)
    await anna.page.get_by_role("dialog").wait_for()
    await screens.check("card-help")
    await _closes(anna)
    await anna.presses(anna.role("button", anna.says("match-secret-keep")))
    await screens.check("secret-kept")
    await anna.page.set_viewport_size(PHONE.viewport)
    await opens_talk(anna)
    await anna.presses(talk_about(anna).get_by_role("button", name=anna.heard.names[1], exact=True))
    await ready_phrases(anna).wait_for()
    await screens.check("talk")
    fleur = await visit(server, DESKTOP, language="en")
    await fleur.goes(prepared.path)
    await in_play(fleur)
    watching = check_screens(fleur)
    await watching.check("watching")
    screens.end()
    watching.end()


async def _closes(visitor: Visitor) -> None:
    await visitor.page.keyboard.press("Escape")
    await visitor.page.get_by_role("dialog").wait_for(state="detached")


async def test_the_vote_the_night_the_end_and_the_replay(
    visit: Visit, server: Server, check_screens: CheckScreens
) -> None:
    anna = await visit(server, DESKTOP)
    screens = check_screens(anna)
    await lingers(anna)
    await meets(anna, server, first_match(GAME, 5, asks(0, "vote")))
    await plays_on(anna, Random(4), until=lambda: happened(anna, "hands"))
    await ceremony(anna).wait_for()
    await screens.check("vote")
    await anna.page.set_viewport_size(PHONE.viewport)
    for name in await ceremony(anna).locator(".name").all():
        assert await name.evaluate("it => it.getClientRects().length === 1 && it.offsetHeight < 24"), "in one line"
    await anna.page.set_viewport_size(DESKTOP.viewport)
    await anna.presses(ceremony(anna).get_by_role("button", name=anna.says("close")))
    await meets(anna, server, first_match(GAME, 4, asks(0, "steal", "guess")))
    assert anna.heard.public["phase"] == "theft"
    await anna.page.locator("[data-night=true]").wait_for()
    await screens.check("night")
    await gather(server, near_the_end(GAME, 4), [anna])
    await plays_on(anna, Random(4))
    ending = await is_over(anna)
    while await ceremony(anna).count():
        await anna.page.keyboard.press("Escape")
    await screens.check("ending")
    await anna.presses(ending.get_by_role("link", name=anna.says("match-replay")))
    slider = anna.page.get_by_role("slider", name=anna.says("replay-slider"))
    await slider.wait_for()
    await slider.press("End")
    await screens.check("replay")
    eyes = anna.page.get_by_label(anna.says("replay-eyes"))
    await eyes.select_option(label=anna.says("replay-as-all"))
    await slider.press("Home")
    await screens.check("replay-all-seeing")
    screens.end()
