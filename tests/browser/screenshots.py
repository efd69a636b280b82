"""Makes the pictures of README and docs again, from a real server and a real browser.

python -m tests.browser.screenshots    writes docs/pictures/*.webp, and those of the rules page; needs the built client
"""

from __future__ import annotations

import asyncio
import base64
import sys
import tempfile
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, Literal

from playwright.async_api import Browser, TimeoutError, async_playwright
from tests.browser.accessibility import settled
from tests.browser.browser import NoBrowser, arguments, chromium
from tests.browser.play_dc_spyfall import GAME as SPYFALL
from tests.browser.play_dc_spyfall import accuses, asked_for, quietly
from tests.browser.play_dc_spyfall import plays as all_play
from tests.browser.play_dc_spyfall import puts_away as close_ceremony
from tests.browser.play_death_note import GAME as NOTE
from tests.browser.play_death_note import plays as plays_note
from tests.browser.play_death_note import puts_away as turn_over
from tests.browser.play_death_note import quietly as plays_nothing
from tests.browser.play_rose_noire import GAME as ROSE
from tests.browser.play_rose_noire import Asked, plays, puts_away
from tests.browser.table import (
    GAME,
    MATCHES,
    SHORTLY,
    asked,
    asks,
    begins,
    ceremony,
    chooses,
    dock,
    happened,
    is_over,
    joins,
    lingers,
    meets,
    opens,
    plays_on,
    plays_with_bots,
    turned_over,
)
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.harness import Server, serving
from tests.server.prepared_match import asks as asked_of
from tests.server.prepared_match import first_match

HOME: Final = Path(__file__).parents[2]
DOCUMENTS: Final = HOME / "docs" / "pictures"
RULES: Final = HOME / "web" / "src" / "rules" / "pictures"
"""By game, in both languages: `tokyo_ghoul/table.fr.webp`."""
TOKYO: Final = "tokyo_ghoul"
MOST_BYTES: Final = 60_000
HURRY: Final = ("--tempo", "10", "--bot-tempo", "0.0002")
QUALITIES: Final = (90, 80, 70, 60, 50, 40)


async def picture(visitor: Visitor, name: str, folder: Path = DOCUMENTS) -> None:
    """Write what is on the screen, as well as fits into a small file."""
    await visitor.page.mouse.move(0, 0)
    await settled(visitor.page)
    devtools = await visitor.context.new_cdp_session(visitor.page)
    for quality in QUALITIES:
        shot = await devtools.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        content = base64.b64decode(shot["data"])
        if len(content) <= MOST_BYTES:
            break
    await devtools.detach()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.webp").write_bytes(content)
    sys.stdout.write(f"{name}.webp  {len(content) / 1000:.0f} kB\n")


async def _looked_at(visitor: Visitor) -> None:
    """What lingers over the table before its question, and at its seats, is put away."""
    over = visitor.page.locator(".ceremony, .discovery")
    heading = dock(visitor).get_by_role("heading", level=2).filter(has_text=asked(visitor))
    while await over.count() or not await heading.count():
        await visitor.page.keyboard.press("Escape")
        await visitor.hears()
    await _free_of_bubbles(visitor)


async def _needs_no_hints(visitor: Visitor) -> None:
    """End the guide of a first match; bots may have something turned over above it already."""
    enough = visitor.role("button", visitor.says("guide-enough"))
    await enough.wait_for()
    while await enough.count():
        if await visitor.page.locator(".ceremony").count():
            await visitor.page.keyboard.press("Escape")
        with suppress(TimeoutError):
            await visitor.presses(enough, SHORTLY)


async def around(browser: Browser, url: str) -> None:
    """The first page, a table that fills, and the rules."""
    anna = await Visitor.comes(browser, url, DESKTOP, language="en")
    bruno = await Visitor.comes(browser, url, PHONE, language="en")
    await anna.goes("/")
    await anna.page.wait_for_load_state("networkidle")
    await picture(anna, "home")
    path = await opens(anna, "Anna", 6)
    await joins(bruno, path, "Bruno")
    link = anna.page.get_by_label(anna.says("room-invite-link"))
    await link.evaluate("(it, url) => { it.value = it.value.replace(url, 'https://play.example'); }", url)
    await picture(anna, "lobby")
    await begins(anna, bots=4)
    await bruno.goes(f"/rules/{GAME}")
    await bruno.page.wait_for_load_state("networkidle")
    await picture(bruno, "rules")
    for visitor in (anna, bruno):
        await visitor.leaves()


async def in_a_match(browser: Browser, url: str, language: Literal["fr", "en"]) -> None:
    """A match on a phone: a question, a vote, a night; and, once, its replay on a larger screen."""
    anna = await Visitor.comes(browser, url, PHONE, language=language)
    await lingers(anna)
    await plays_with_bots(anna, "Anna", 6)
    await _needs_no_hints(anna)
    await plays_on(anna, Random(1), until=lambda: chooses(anna) and anna.heard.public["phase"] == "vote")
    await _looked_at(anna)
    await picture(anna, f"table.{language}", RULES / GAME)
    await plays_on(anna, Random(1), until=lambda: happened(anna, "hands"))
    await ceremony(anna).wait_for()
    await anna.page.evaluate("scrollTo(0, 0)")
    await picture(anna, f"vote.{language}", RULES / GAME)
    await anna.page.keyboard.press("Escape")
    await plays_on(anna, Random(1), until=lambda: anna.heard.public["phase"] == "theft" and anna.heard.question)
    await _looked_at(anna)
    await picture(anna, f"night.{language}", RULES / GAME)
    if language == "fr":
        await anna.leaves()
        return
    await plays_on(anna, Random(1))
    ending = await is_over(anna)
    address = await ending.get_by_role("link", name=anna.says("match-replay")).get_attribute("href")
    await anna.page.set_viewport_size(DESKTOP.viewport)
    await anna.goes(str(address))
    slider = anna.page.get_by_role("slider", name=anna.says("replay-slider"))
    await slider.wait_for()
    await anna.page.get_by_label(anna.says("replay-eyes")).select_option(label=anna.says("replay-as-all"))
    while await slider.evaluate("it => 2 * it.value < it.max"):
        await slider.press("ArrowRight")
    await slider.blur()
    await anna.page.evaluate("scrollTo(0, 0)")
    await picture(anna, "replay")
    await anna.leaves()


async def in_tokyo(browser: Browser, server: Server, language: Literal["fr", "en"]) -> None:
    """Tokyo Ghoul on a phone: a walk around the octagon, an interrogation, and the end."""
    anna = await Visitor.comes(browser, server.url, PHONE, language=language)
    await lingers(anna)
    for name, kind in (("table", "turn_choice"), ("interrogation", "interrogation_show")):
        await meets(anna, server, first_match(TOKYO, 5, asked_of(0, kind)))
        if name == "table":
            await _needs_no_hints(anna)
        await _free_of_news(anna)
        await picture(anna, f"{name}.{language}", RULES / TOKYO)
    await plays_on(anna, Random(1))
    await turned_over(anna, anna.says("board-tokyo-reveal"))
    await _free_of_bubbles(anna)
    await picture(anna, f"end.{language}", RULES / TOKYO)
    await anna.leaves()


async def in_the_monastery(browser: Browser, url: str, language: Literal["fr", "en"]) -> None:
    """La Rose Noire on a phone: a day around the arc, a night, and the end."""
    anna = await Visitor.comes(browser, url, PHONE, language=language)
    await lingers(anna)
    for match in range(MATCHES):
        await opens(anna, "Anna", 5, game=ROSE, chosen={"rector": "seat", "rector_seat": 2})
        await begins(anna, bots=4)
        if not match:
            await _needs_no_hints(anna)
        if await _nights_come(anna, language):
            break
    await plays(anna, Random(1), _locks, look=puts_away)
    await turned_over(anna, anna.says("board-rose-ending"))
    await _free_of_bubbles(anna)
    await picture(anna, f"end.{language}", RULES / ROSE)
    await anna.leaves()


async def _nights_come(anna: Visitor, language: str) -> bool:
    """Take the pictures of a day and of a night; some matches end before one falls."""
    for name, kind in (("table", "day_before"), ("night", "night_possessed")):
        await plays(anna, Random(1), _locks, look=puts_away, until=lambda kind=kind: _on_the_second_day(anna, kind))
        if asks(anna) != kind:
            return False
        await _looked_at(anna)
        await picture(anna, f"{name}.{language}", RULES / ROSE)
    return True


def _on_the_second_day(visitor: Visitor, kind: str) -> bool:
    return asks(visitor) == kind and visitor.heard.public["turn"] > 1


def _locks(visitor: Visitor, question: Asked) -> str | None:
    """Nobody is accused by chance."""
    return "lock" if question["kind"] == "ballot" else None


async def in_gotham(browser: Browser, url: str, language: Literal["fr", "en"]) -> None:
    """DC Spyfall: somebody answers, an accusation is voted on, a round is over; once also as others see it, by day."""
    people = [await Visitor.comes(browser, url, device, language=language) for device in (PHONE, DESKTOP, PHONE)]
    for each in people:
        await lingers(each)
    anna, rng = people[0], Random(1)
    path = await opens(anna, "Anna", 5, game=SPYFALL, chosen={"rounds": 2, "clock_mode": "turns"})
    for each, name in zip(people[1:], ("Bruno", "Claire"), strict=True):
        await joins(each, path, name)
    await begins(anna, bots=2)
    for each in people:
        await _needs_no_hints(each)
    await all_play(people, rng, quietly, until=lambda: _answers_late(anna))
    await _looked_at(anna)
    await picture(anna, f"table.{language}", RULES / SPYFALL)
    if language == "fr":
        for each in people[:2]:
            await close_ceremony(each)
            await _both_lights(each, "spyfall")
    await accuses(people[1], anna.heard.names.index("Claire"))
    await all_play(people, rng, quietly, until=lambda: happened(anna, "voted"))
    await anna.page.locator(".ceremony").wait_for()
    await _free_of_news(anna)
    await picture(anna, f"vote.{language}", RULES / SPYFALL)
    await close_ceremony(anna)
    await all_play(people, rng, quietly, until=lambda: asked_for(people, "round_end") is anna)
    await _looked_at(anna)
    await picture(anna, f"end.{language}", RULES / SPYFALL)
    for each in people:
        await each.leaves()


def _answers_late(visitor: Visitor) -> bool:
    """Asked something, once others have said a little."""
    return asks(visitor) == "answer" and len(visitor.heard.public["exchanges"]) > 2


async def with_a_notebook(browser: Browser, url: str, language: Literal["fr", "en"]) -> None:
    """Death Note: a turn of one's own, L's Suspicions, and the end; once also as others see it, by day."""
    people = [await Visitor.comes(browser, url, device, language=language) for device in (PHONE, DESKTOP)]
    for each in people:
        await lingers(each)
    bruno, anna = people
    for match in range(MATCHES):
        path = await opens(anna, "Anna", 6, game=NOTE, chosen={"l": "host"})
        await joins(bruno, path, "Bruno")
        await begins(anna, bots=4)
        if not match:
            for each in people:
                await _needs_no_hints(each)
        if await _rounds_go_on(anna, bruno, language):
            break
    await asyncio.gather(*[plays_note(each, Random(3), plays_nothing, look=turn_over) for each in people])
    await is_over(bruno)
    await turn_over(bruno, {})
    await bruno.page.evaluate("document.activeElement.blur(); scrollTo(0, 0);")
    await picture(bruno, f"end.{language}", RULES / NOTE)
    for each in people:
        await each.leaves()


async def _rounds_go_on(anna: Visitor, bruno: Visitor, language: str) -> bool:
    """Take the pictures of a turn and of Suspicions in the second round; some matches end before."""
    for who, kind in ((bruno, "turn_start"), (anna, "allot")):
        moment = partial(_in_the_second_round, who, kind)
        await asyncio.gather(
            *[plays_note(each, Random(2), plays_nothing, look=turn_over, until=moment) for each in (anna, bruno)]
        )
        if not moment():
            return False
        await _looked_at(who)
        if who is bruno:
            await picture(who, f"table.{language}", RULES / NOTE)
        if language == "fr":
            await _both_lights(who, "note")
    return True


def _in_the_second_round(visitor: Visitor, kind: str) -> bool:
    return asks(visitor) == kind and visitor.heard.public["round"] > 1


async def _both_lights(visitor: Visitor, name: str) -> None:
    """The same moment by day and by night."""
    await _free_of_news(visitor)
    for light in ("light", "dark"):
        await visitor.page.emulate_media(color_scheme=light)
        await picture(visitor, f"{name}-{visitor.device.name}-{light}")


async def _free_of_news(visitor: Visitor) -> None:
    """News pass by in a moment: here they would stay before what the picture is about."""
    await visitor.page.evaluate("document.activeElement.blur(); scrollTo(0, 0);")
    await visitor.page.locator(".news").evaluate("it => { it.style.visibility = 'hidden'; }")


async def _free_of_bubbles(visitor: Visitor) -> None:
    """Nor does what was said stay over the table."""
    await visitor.page.locator(".match > .layer").evaluate_all("them => them.forEach((it) => { it.hidden = true; })")
    await _free_of_news(visitor)


async def make() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), *HURRY) as server:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium(), args=arguments())
            await around(browser, server.url)
            for language in ("fr", "en"):
                await in_a_match(browser, server.url, language)
                await in_tokyo(browser, server, language)
                await in_the_monastery(browser, server.url, language)
                await in_gotham(browser, server.url, language)
                await with_a_notebook(browser, server.url, language)
            await browser.close()


def main() -> None:
    try:
        chromium()
    except NoBrowser as reason:
        sys.exit(str(reason))
    asyncio.run(make())


if __name__ == "__main__":
    main()
