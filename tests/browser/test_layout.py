"""Room on the screen: one bar, seats that answer, a dock that hides nothing, targets for fingers, boards in replays."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest
from playwright.async_api import Locator, ViewportSize, expect
from tests.browser.conftest import Visit
from tests.browser.table import (
    GAME,
    NAMES,
    dock,
    gather,
    in_play,
    is_over,
    meets,
    plays_on,
    strip,
    words_of,
)
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.harness import Server
from tests.server.prepared_match import Reached, asks, first_match, near_the_end, prepare

from penombre.engine import Match

ROSE: Final = "rose_noire"
INVESTIGATES: Final[dict[str, Any]] = {"rector": "seat", "rector_seat": 2}
FINGER: Final = 44
"""Pixels that a finger needs."""
SMALL_DESK: Final[ViewportSize] = {"width": 1130, "height": 600}
"""Where questions take some lines, and answers scroll below them."""
MOST_OF_THE_SCREEN: Final = 0.46
"""What the dock may cover on a phone."""

# Links within a sentence are as high as its line: WCAG 2.5.8 leaves them out. What is written below or above a control
# to be larger than it looks is its pseudo-element.
_SMALL: Final = """(finger) => [...document.querySelectorAll("button, a[href], summary, [role=tab]")].flatMap((it) => {
  const { width, height } = it.getBoundingClientRect();
  if (!width || !height || it.closest("[hidden]") || it.matches(".skip")) return [];
  const { display, visibility } = getComputedStyle(it);
  if (visibility === "hidden" || display === "inline") return [];
  const after = getComputedStyle(it, "::after");
  const grown = after.content !== "none" && after.position === "absolute"
    ? [parseFloat(after.width), parseFloat(after.height)] : [0, 0];
  const size = [Math.max(width, grown[0] || 0), Math.max(height, grown[1] || 0)];
  return Math.min(...size) < finger - 0.5
    ? [`${it.textContent.trim().slice(0, 40) || it.getAttribute("aria-label")} (${it.className}): ${size}`] : [];
})"""


def _on_turn(turn: int, reached: Reached) -> Reached:
    return lambda match: match.public.turn >= turn and reached(match)  # type: ignore[attr-defined]


def _moment(game: str) -> Match[Any]:
    """A match of each game where something is asked, with its people and things on the table."""
    match game:
        case "kemomimi_panic":
            return first_match(game, 8, asks(0, "vote"))
        case "death_note":
            return first_match(game, 6, asks(0, "allot"), options={"l": "host"})
        case "tokyo_ghoul":
            return first_match(game, 5, asks(0, "turn_choice"))
        case "dc_spyfall":
            return first_match(game, 8, asks(0, "ask"))
        case _:
            return first_match(game, 5, _on_turn(2, asks(0, "ballot")), options=INVESTIGATES)


async def _box(part: Locator) -> dict[str, float]:
    box = await part.bounding_box()
    assert box is not None
    return {**box, "bottom": box["y"] + box["height"]}  # type: ignore[dict-item]


async def test_a_tap_on_a_seat_of_the_strip_answers(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE, language="fr")
    await meets(anna, server, first_match(GAME, 5, asks(0, "steal")))
    question = anna.heard.question
    assert question is not None
    seat = next(option["args"]["seat"] for option in question["options"] if not option["refused"])
    chosen = strip(anna).locator(f"[data-seat='{seat}']").get_by_role("button")
    await anna.page.mouse.wheel(0, 2000)
    await expect(chosen).to_be_in_viewport()
    sent = anna.heard.answers()
    await anna.presses(chosen)
    await anna.until(lambda: anna.heard.answers() > sent, "an answer by a tap on a seat")


async def test_a_tap_on_a_seat_that_answers_nothing_tells_of_somebody(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE, language="fr")
    await meets(anna, server, first_match(GAME, 4, asks(0, "vote")))
    name = anna.heard.names[1]
    await anna.presses(strip(anna).get_by_role("button", name=anna.says("board-inspect", name=name), exact=True))
    await anna.page.get_by_role("dialog", name=name).wait_for()


@pytest.mark.parametrize("game", ["kemomimi_panic", "death_note", "tokyo_ghoul", "dc_spyfall", ROSE])
async def test_a_phone_has_room_for_the_table(visit: Visit, server: Server, game: str) -> None:
    anna = await visit(server, PHONE, language="fr")
    await gather(server, _moment(game), [anna])
    bar = await _box(anna.page.locator(".match header > .bar"))
    assert bar["y"] == 0 and bar["height"] == FINGER
    assert not await anna.page.get_by_role("banner").count(), "the bar of the site gives way"
    seats = strip(anna).get_by_role("listitem")
    assert await seats.count() == len(anna.heard.names)
    assert (await _box(seats.last))["x"] + (await _box(seats.last))["width"] <= PHONE.width
    for each in await seats.all():
        name = each.locator(".name")
        assert await name.evaluate("it => it.getClientRects().length") == 1, "a name in one line"
    assert (await _box(dock(anna)))["height"] <= MOST_OF_THE_SCREEN * PHONE.height
    small = await anna.page.evaluate(_SMALL, FINGER)
    assert not small, "\n".join(small)
    await anna.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    last = await _box(anna.page.locator(".match .log").first)
    assert last["bottom"] <= (await _box(dock(anna)))["y"] + 1, "what is last is seen above the dock"


async def test_whoever_writes_on_a_phone_has_the_board_where_it_was(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE, language="fr")
    # People alone: no bot interrupts.
    await anna.sits(await prepare(server, first_match("dc_spyfall", 4, asks(0, "ask"), people=4), NAMES))
    await in_play(anna)
    written = dock(anna).locator("textarea")
    await written.evaluate("it => it.focus({ preventScroll: true })")
    await anna.page.keyboard.type("Vous venez souvent ici ?")
    await expect(written).to_have_value("Vous venez souvent ici ?")
    assert not await anna.page.evaluate("scrollY")


@pytest.mark.parametrize(
    ("game", "players", "kind"),
    [
        (GAME, 5, "vote"),
        ("tokyo_ghoul", 5, "turn_choice"),
        ("death_note", 6, "turn_start"),
        ("death_note", 6, "tile_choice"),
        ("death_note", 6, "allot"),
        ("death_note", 8, "turn_main"),
        (ROSE, 5, "day_before"),
    ],
)
async def test_a_desk_shows_whole_names_and_the_own_seat(
    visit: Visit, server: Server, game: str, players: int, kind: str
) -> None:
    anna = await visit(server, DESKTOP, language="fr")
    await meets(anna, server, first_match(game, players, asks(0, kind), options=INVESTIGATES if game == ROSE else None))
    assert not await strip(anna).count()
    for each in await anna.page.locator("[data-seat] h3 .name").all():
        assert await each.evaluate("it => it.scrollWidth <= it.clientWidth + 1 && it.clientHeight < 32"), "in one line"
    own, below = await _box(anna.page.locator("[data-seat='0']")), await _box(dock(anna))
    assert own["bottom"] <= below["y"], "the dock does not hide the own seat"
    side = await _box(anna.page.locator(".right"))
    assert below["x"] + below["width"] <= side["x"], "the dock is as wide as the board"
    await anna.page.set_viewport_size(SMALL_DESK)
    heading = dock(anna).get_by_role("heading", level=2)
    assert await heading.evaluate("it => it.scrollHeight <= it.clientHeight + 1"), "it lies over its answers"


@pytest.mark.parametrize("players", [6, 8])
async def test_whoever_waits_at_a_desk_sees_their_own_seat(visit: Visit, server: Server, players: int) -> None:
    def another_one_plays(match: Match[Any]) -> bool:
        return asks(1, "tile_choice")(match) and match.ask_for(0) is None

    anna = await visit(server, DESKTOP, language="fr")
    await anna.sits(await prepare(server, first_match("death_note", players, another_one_plays, people=2), NAMES[:2]))
    await in_play(anna)
    await expect(dock(anna)).to_contain_text("regarde l’Enquête")
    own, below = await _box(anna.page.locator("[data-seat='0']")), await _box(dock(anna))
    assert own["bottom"] <= below["y"], "the dock does not hide the own seat"


async def test_the_menu_of_a_match_leads_everywhere(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE, language="fr")
    await meets(anna, server, first_match(GAME, 4, asks(0, "vote")))
    await anna.presses(anna.role("button", anna.says("menu")))
    menu = anna.page.get_by_role("dialog")
    await menu.get_by_role("link", name=anna.says("room-rules")).wait_for()
    small = await anna.page.evaluate(_SMALL, FINGER)
    assert not small, "\n".join(small)
    await anna.presses(menu.get_by_role("link", name=anna.says("go-home")))
    await anna.page.get_by_role("banner").wait_for()


async def test_two_portraits_and_a_tap_are_an_accusation(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE, language="fr")
    await meets(anna, server, first_match(ROSE, 3, _on_turn(2, asks(0, "ballot")), options=INVESTIGATES))
    words = words_of(anna)

    def portrait(suspect: str) -> Locator:
        name = words.attribute(f"suspect-{suspect}", "short")
        return dock(anna).get_by_role("button", name=anna.says("board-rose-pick", name=name), exact=True)

    def mine() -> Any:
        return anna.heard.public["seats"][0]

    await anna.presses(portrait("aodhan"))
    await expect(portrait("aodhan")).to_have_attribute("aria-pressed", "true")
    await anna.presses(portrait("bricen"))
    await anna.until(lambda: len(mine()["ballot"]) == 2, "two on the ballot")
    await expect(portrait("bricen")).to_have_attribute("aria-pressed", "true")
    await anna.presses(dock(anna).get_by_role("button", name=words.text("option-lock"), exact=True))
    await anna.until(lambda: mine()["locked"] or anna.heard.public["phase"] != "sextines", "a ballot that stays")


async def test_a_replay_on_a_phone_shows_the_board(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE, language="fr")
    await gather(server, near_the_end(GAME, 4), [anna])
    await plays_on(anna, Random(4))
    ending = await is_over(anna)
    while await anna.page.locator(".ceremony").count():
        await anna.page.keyboard.press("Escape")
    await anna.presses(ending.get_by_role("link", name=anna.says("match-replay")))
    table = anna.page.get_by_role("region", name=anna.says("replay-table"))
    await table.wait_for()
    foot = await _box(anna.page.get_by_role("region", name=anna.says("replay-timeline")))
    seen = foot["y"] - (await _box(table))["y"]
    assert seen > 0.65 * PHONE.height, "the board has most of the screen"
    await _turns_to(anna, "log")
    await expect(anna.role("heading", anna.says("replay-log"))).to_be_visible()
    await _turns_to(anna, "known")
    await expect(anna.role("heading", anna.says("replay-log"))).to_be_hidden()


async def _turns_to(visitor: Visitor, panel: str) -> None:
    await visitor.presses(visitor.role("tab", visitor.says(f"replay-tab-{panel}")))
