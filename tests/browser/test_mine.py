"""What is mine comes to me: who I am when a match opens, what I learn, my own end; covered where others may look."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Locator, expect
from tests.browser.conftest import Visit
from tests.browser.table import (
    GAME,
    asks,
    dock,
    gather,
    gives,
    happened,
    in_play,
    meets,
    shows_its_question,
    words_of,
)
from tests.browser.visitor import PHONE, Visitor
from tests.server.harness import Server
from tests.server.prepared_match import asks as asked_of
from tests.server.prepared_match import first_match, prepare

from penombre.engine import Match, Seen


@asynccontextmanager
async def held(visitor: Visitor, button: Locator) -> AsyncIterator[None]:
    """While a button is held with a finger."""
    box = await button.bounding_box()
    assert box
    await visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await visitor.page.mouse.down()
    yield
    await visitor.page.mouse.up()


def _my_role(visitor: Visitor) -> str:
    role = words_of(visitor).text(f"role-{visitor.heard.private['role']}")
    return f"Votre rôle\N{NO-BREAK SPACE}: {role}"


async def test_a_match_opens_with_who_one_is_while_it_is_held(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE)
    await anna.looks_at_moments()
    await anna.sits(await prepare(server, first_match(GAME, 5, asked_of(0, "check"))))
    opening = anna.role("dialog", anna.says("mine-opening"))
    await expect(opening.get_by_role("listitem")).to_have_count(5)
    role = _my_role(anna)
    assert role not in await anna.holds()
    holding = opening.get_by_role("button", name=anna.says("mine-hold"))
    place = await holding.bounding_box()
    async with held(anna, holding):
        await expect(opening.get_by_text(role)).to_be_visible()
        await expect(opening.get_by_text(anna.says("mine-can"))).to_be_visible()
        await expect(opening.get_by_role("listitem").last).to_be_in_viewport(ratio=1)
        now = await holding.bounding_box()
        assert place and now and abs(now["y"] - place["y"]) <= 1, "but for being pressed it stays under the finger"
        await expect(opening.get_by_role("button", name=anna.says("mine-understood"))).to_be_in_viewport(ratio=1)
    await expect(opening.get_by_text(role)).to_have_count(0)
    assert role not in await anna.holds()
    await anna.presses(opening.get_by_role("button", name=anna.says("mine-understood")))
    await shows_its_question(anna)
    # Somebody who comes back has seen it, and it is never written down who they are.
    await anna.page.reload()
    await shows_its_question(anna)
    await expect(anna.moment).to_have_count(0)
    assert str(anna.heard.private["role"]) not in await anna.stores()
    # Whoever comes later comes to a match, not to its beginning.
    await anna.sits(await prepare(server, first_match(GAME, 5, asked_of(0, "steal"))))
    await shows_its_question(anna)
    await expect(anna.moment).to_have_count(0)


async def test_whoever_puts_away_a_card_they_saw_is_not_asked_whether_they_have(visit: Visit, server: Server) -> None:
    anna, bruno = await visit(server, PHONE), await visit(server, PHONE)
    for each in (anna, bruno):
        await each.looks_at_moments()
    prepared = await prepare(server, first_match("dc_spyfall", 3, asked_of(0, "look"), people=2), ("Anna", "Bruno"))
    await anna.sits(prepared)
    await bruno.sits(prepared, 1)
    # Whoever has not looked is asked, as before.
    await bruno.presses(bruno.moment.get_by_role("button", name=bruno.says("mine-later")))
    await shows_its_question(bruno)
    async with held(anna, anna.moment.get_by_role("button", name=anna.says("mine-hold"))):
        await expect(anna.moment.get_by_text(anna.says("mine-can"))).to_be_visible()
    assert (asks(anna), anna.heard.answers()) == ("look", 0), "she may look again"
    await anna.presses(anna.moment.get_by_role("button", name=anna.says("mine-understood")))
    await anna.until(lambda: anna.heard.question is None, "she waits for the others")
    assert (asks(bruno), bruno.heard.answers()) == ("look", 0)


async def test_nobody_is_torn_away_from_who_they_are(visit: Visit, server: Server) -> None:
    anna, bruno = await visit(server, PHONE), await visit(server, PHONE)
    await anna.looks_at_moments()
    prepared = await prepare(server, first_match(GAME, 5, asked_of(1, "check"), people=2), ("Anna", "Bruno"))
    await anna.sits(prepared)
    opening = await anna.role("dialog", anna.says("mine-opening")).element_handle()
    await bruno.sits(prepared, 1)
    await shows_its_question(bruno)
    await _checks_somebody(bruno)
    # All are shown that somebody uses a power; it passes behind her.
    await anna.until(lambda: happened(anna, "announce_detective_shamlock"), "a ceremony")
    await expect(anna.page.locator(".dock")).not_to_contain_text(anna.says("match-moment"))
    assert await opening.evaluate("it => it.isConnected")


async def test_an_answer_to_my_check_is_shown_to_me_and_put_away(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE)
    await meets(anna, server, first_match(GAME, 5, asked_of(0, "check")))
    told = await _checks_somebody(anna)
    discovery = anna.role("region", anna.says("mine-discovery"))
    await expect(discovery.get_by_text(told)).to_be_visible()
    await expect(discovery.locator(".card")).to_have_count(1)
    # It stays while the focus is in it. The dock grows with its question, and what lies above it makes room.
    await discovery.get_by_role("button").first.focus()
    await shows_its_question(anna)
    await anna.page.wait_for_function(
        """([above, below]) => {
          const [one, other] = [above.getBoundingClientRect(), below.getBoundingClientRect()];
          return one.top > 0 && one.bottom <= other.top + 1;
        }""",
        arg=[await discovery.element_handle(), await dock(anna).element_handle()],
    )
    await anna.page.evaluate("document.activeElement.blur()")
    await expect(discovery).to_have_count(0)
    assert told not in await anna.holds()
    secret = anna.role("button", anna.says("match-secret-hold"))
    await expect(secret).to_have_accessible_description(anna.says("match-secret-fresh", count=1))
    async with held(anna, secret):
        pass
    await expect(secret).not_to_have_accessible_description(anna.says("match-secret-fresh", count=1))


async def test_where_others_may_look_nothing_shows_itself(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE)
    await anna.looks_at_moments()
    await anna.goes("/me")
    await anna.ticks(anna.role("checkbox", anna.says("me-veil")))
    await anna.sits(await prepare(server, first_match(GAME, 5, asked_of(0, "check"))))
    new = anna.role("button", anna.says("mine-new-hold"))
    # That is who she is, and looks like anything else.
    await new.wait_for()
    await expect(anna.moment).to_have_count(0)
    role = _my_role(anna)
    assert role not in await anna.holds()
    async with held(anna, new):
        await anna.page.get_by_text(role).wait_for()
    await expect(new).to_have_count(0)
    told = await _checks_somebody(anna)
    await new.wait_for()
    assert told not in await anna.holds()
    async with held(anna, new):
        await anna.page.get_by_text(told).wait_for()
    await expect(new).to_have_count(0)
    assert told not in await anna.holds()
    # The table has the switch as well.
    await anna.presses(anna.role("button", anna.says("menu")))
    await expect(anna.role("checkbox", anna.says("me-veil"))).to_be_checked()


async def _checks_somebody(anna: Visitor) -> str:
    """Ask about somebody on the screen; what Anna is told."""
    question = anna.heard.question
    assert question
    option = next(each for each in question["options"] if not each["refused"] and "seat" in each["args"])
    await gives(anna, [option], on_board=lambda: False)
    await anna.until(lambda: any(one.get("key") == "check_answer" for one in anna.heard.told), "an answer")
    answer = next(one for one in anna.heard.told if one.get("key") == "check_answer")
    assert anna.heard.seat is not None
    return words_of(anna).event(Seen(answer["key"], answer["args"]), anna.heard.names, anna.heard.seat)


async def test_my_end_says_what_i_may_still_do(visit: Visit, server: Server) -> None:
    def robs(match: Match[Any]) -> bool:
        """Somebody steals, Anna has nothing left to lose, and the match goes on without her."""
        seats = match.public.seats  # type: ignore[attr-defined]
        mine = seats[0]
        left = sum(seat.state == "in_play" for seat in seats)
        return asked_of(1, "steal")(match) and mine.state == "in_play" and not mine.jewels and left > 3

    anna, bruno = await visit(server, PHONE), await visit(server, PHONE)
    await anna.looks_at_moments()
    await gather(server, first_match(GAME, 6, robs, people=2), (anna, bruno))
    assert asks(bruno) == "steal" and bruno.heard.question
    victim = next(each for each in bruno.heard.question["options"] if each["args"].get("seat") == 0)
    await gives(bruno, [victim], on_board=lambda: False)
    # In the dark everybody is asked something; Anna has no idea.
    if anna.heard.question:
        await gives(anna, anna.heard.question["options"][:1], on_board=lambda: False)
    end = anna.role("dialog", anna.says("mine-fall"))
    await end.get_by_text(anna.says("mine-still")).wait_for()
    role = anna.heard.public["seats"][0]["role"]
    assert role
    left = {"civilian_stubborn": "ghost", "civilian_angry": "angry"}.get(role, "out")
    await expect(end.get_by_text(anna.says("board-kemomimi-still-talk", left=left))).to_be_visible()
    await anna.presses(end.get_by_role("button", name=anna.says("mine-back")))
    await expect(end).to_have_count(0)
    await in_play(anna)
    await expect(bruno.moment).to_have_count(0)
