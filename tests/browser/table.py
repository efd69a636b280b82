"""A table as people use it on their screens: opening it, coming to it, getting ready, answering, to the end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import Error, Locator, TimeoutError
from tests.browser import ceremony_watch, client_words
from tests.browser.visitor import Visitor
from tests.server.harness import Server
from tests.server.prepared_match import PreparedMatch, prepare
from tests.timeouts import patience

from penombre.engine import Match, Seat
from penombre.server.room_state import Preference
from penombre.words import Words

GAME = "kemomimi_panic"
"""What is played where a test does not say."""
SHORTLY = 3_000
"""Milliseconds a press may take before it is asked whether it is still wanted: others may have been quicker."""
AGAIN = 1.0
"""Seconds after which somebody presses again where nothing came of a press."""
MATCHES = 8
"""How many matches somebody plays for a question that most of them ask."""
NAMES = ("Anna", "Bruno", "Claire", "David")
NOTHING: Mapping[str, str | int] = {}


async def opens(
    host: Visitor,
    name: str,
    players: int,
    *,
    early: bool = True,
    game: str = GAME,
    flags: Sequence[str] = (),
    chosen: Mapping[str, str | int] = NOTHING,
) -> str:
    """Open a table on the screen for it, with options turned on, chosen or counted; the path of its invitation."""
    await host.goes(f"/new/{game}")
    await host.role("spinbutton", host.says("new-seats")).fill(str(players))
    field = host.page.get_by_label(host.says("your-name"))
    # Whoever was here before is known.
    if await field.count():
        await field.fill(name)
    words = client_words.game(game, host.language)
    for flag in flags:
        await host.ticks(host.role("checkbox", words.text(f"setting-{flag}")))
    for setting, choice in chosen.items():
        if isinstance(choice, str):
            group = host.role("group", words.text(f"setting-{setting}"))
            await host.ticks(group.get_by_role("radio", name=words.text(f"{setting}-{choice}"), exact=True))
    if early:
        await host.presses(host.page.get_by_text(host.says("new-more"), exact=True))
        await host.ticks(host.role("radio", host.says("new-windows-early")))
    for setting, number in chosen.items():
        if isinstance(number, int):
            await host.role("spinbutton", words.text(f"setting-{setting}")).fill(str(number))
    await host.presses(host.role("button", host.says("new-open")))
    link = host.page.get_by_label(host.says("room-invite-link"))
    return _path(await link.input_value())


def _path(link: str) -> str:
    parts = urlsplit(link)
    return f"{parts.path}#{parts.fragment}"


async def joins(visitor: Visitor, path: str, name: str, *, here: bool = False) -> None:
    """Follow an invitation, unless one is there already; sit down, say that it can begin."""
    if not here:
        await visitor.goes(path)
    await visitor.page.get_by_label(visitor.says("your-name")).fill(name)
    await visitor.presses(visitor.role("button", visitor.says("room-sit-down")))
    await visitor.presses(visitor.role("button", visitor.says("room-ready")))
    await visitor.role("button", visitor.says("room-not-ready")).wait_for()


async def begins(host: Visitor, bots: int) -> None:
    """Put bots on the free seats and deal."""
    for number in range(bots):
        free = host.page.get_by_role("button", name=client_words.anything(host.language, "room-add-bot"))
        await host.presses(free.first)
        await host.until(lambda number=number: _bots(host) == number + 1, "a bot sits down")  # type: ignore[misc]
    await host.presses(host.role("button", host.says("room-start")))
    await in_play(host)


def _bots(visitor: Visitor) -> int:
    return sum(seat["kind"] == "bot" for seat in visitor.heard.room.get("seats", ()))


async def in_play(*visitors: Visitor) -> None:
    """Wait until the match is on everybody's screen, and they have put away who they are."""
    for visitor in visitors:
        await board(visitor).wait_for()
        await visitor.puts_moment_away()


def board(visitor: Visitor) -> Locator:
    """The people around the table."""
    return visitor.page.get_by_role("list", name=visitor.says("board-people"))


def strip(visitor: Visitor) -> Locator:
    """The row of seats that stays in sight on a phone."""
    return visitor.page.get_by_role("list", name=visitor.says("match-seats"))


def dock(visitor: Visitor) -> Locator:
    """Where the question now is."""
    return visitor.page.get_by_role("region", name=visitor.says("match-question"))


def asked(visitor: Visitor, question: dict[str, Any] | None = None) -> str:
    """A question, or the one that came last, in this person's words."""
    heard = visitor.heard
    question = question or heard.question
    assert question is not None and heard.seat is not None
    return client_words.question(words_of(visitor), question, heard.names, heard.seat)


def words_of(visitor: Visitor) -> Words:
    """The words of the game at this person's table, in their language."""
    return client_words.game(visitor.heard.room["game"], visitor.language)


async def is_over(visitor: Visitor) -> Locator:
    """Wait until the screen tells how the match ended; where it does."""
    ending = visitor.page.get_by_role("region", name=visitor.says("match-over"), exact=True)
    again = ending.get_by_role("link", name=visitor.says("match-replay"))
    ceremony = visitor.page.locator(".ceremony")
    while not await again.count():
        await again.or_(ceremony).first.wait_for()
        if await ceremony.count():
            await visitor.page.keyboard.press("Escape")
    return ending


async def plays_with_bots(
    visitor: Visitor,
    name: str,
    players: int = 4,
    *,
    game: str = GAME,
    flags: Sequence[str] = (),
    experts: bool = False,
) -> None:
    """From the first page to a match with bots, in two clicks and a name; another game or a variant takes one more."""
    await chooses_to_play(visitor, game)
    if experts:
        await visitor.ticks(visitor.role("radio", visitor.says("room-level-search")))
    words = client_words.game(game, visitor.language)
    for flag in flags:
        await visitor.ticks(visitor.role("checkbox", words.text(f"setting-{flag}")))
    seats = visitor.role("spinbutton", visitor.says("home-play-seats"))
    await seats.fill(str(players))
    field = visitor.page.get_by_label(visitor.says("your-name"))
    if await field.count():
        await field.fill(name)
    await visitor.presses(visitor.role("button", visitor.says("home-play-start")))
    await in_play(visitor)


async def chooses_to_play(visitor: Visitor, game: str = GAME) -> None:
    """Open the window that leads to a match with bots, and choose a game in it."""
    await visitor.goes("/")
    await visitor.presses(visitor.page.get_by_role("button", name=visitor.says("home-play-now"), exact=True))
    dialog = visitor.page.get_by_role("dialog")
    await dialog.wait_for()
    # A server with a single game does not ask.
    title = client_words.game(game, visitor.language).text("game-title")
    choice = dialog.get_by_role("radio", name=title, exact=True)
    if await choice.count():
        await visitor.ticks(choice)


def asks(visitor: Visitor) -> str:
    """What kind of question is open for somebody; nothing where none is."""
    question = visitor.heard.question
    return question["kind"] if question else ""


async def shows_its_question(visitor: Visitor) -> None:
    """Wait until the screen asks what the server asks."""
    heading = dock(visitor).get_by_role("heading", level=2)
    await visitor.until(lambda: visitor.heard.question is not None, "a question")
    await heading.filter(has_text=asked(visitor)).wait_for()


async def stands_still(visitor: Visitor) -> None:
    """Wait until this person knows that all people are here, and that nobody but people is waited for.

    Bots have done what they do, then, or nobody hears of it: until people answer, nothing more comes in.
    """

    def still() -> bool:
        heard = visitor.heard
        people = [seat for seat in heard.room["seats"] if seat["kind"] == "person"]
        awaited = {*heard.waiting} <= {seat["seat"] for seat in people}
        return all(seat["here"] for seat in people) and (heard.window or awaited)

    await visitor.until(still, f"{visitor} sees a table where only people are waited for")


async def shows_rules(visitor: Visitor) -> None:
    """Wait until the rules of a game are on the screen, with all that they fetch first."""
    await visitor.page.get_by_role("heading", level=2).first.wait_for()
    await visitor.page.get_by_text(visitor.says("loading")).wait_for(state="hidden")


async def meets(visitor: Visitor, server: Server, match: Match[Any]) -> PreparedMatch:
    """Sit at a table with bots where a match stands, with its question on the screen; the table."""
    prepared = await prepare(server, match)
    await visitor.sits(prepared)
    await shows_its_question(visitor)
    return prepared


async def gather(
    server: Server,
    match: Match[Any],
    people: Sequence[Visitor],
    *watching: Visitor,
    prefers: Mapping[Seat, Preference] | None = None,
) -> PreparedMatch:
    """People on the first seats of a table where a match stands, bots on the others, and somebody who watches."""
    prepared = await prepare(server, match, NAMES[: len(people)], prefers=prefers)
    for seat, each in enumerate(people):
        await each.sits(prepared, seat)
    for each in watching:
        await each.goes(prepared.path)
    await in_play(*people, *watching)
    return prepared


def happened(visitor: Visitor, key: str) -> bool:
    """Whether something has happened in the match."""
    return any(one["type"] == "event" and one["key"] == key for one in visitor.heard.told)


async def knows(visitor: Visitor, game: str) -> None:
    """Pages take somebody for one who has finished a match of this game on their device."""
    await visitor.page.add_init_script(
        f"""localStorage.setItem("penombre.settings", JSON.stringify({{ guided: ["{game}"] }}));"""
    )


async def lingers(visitor: Visitor) -> None:
    """What pages show for some seconds will stay, to be looked at for as long as that takes."""
    await visitor.page.add_init_script(
        ceremony_watch.STAYS
        + """const { setTimeout } = globalThis;
        globalThis.setTimeout = (work, after, ...more) => setTimeout(work, after > 2000 ? 1e9 : after, ...more);"""
    )


def ceremony(visitor: Visitor) -> Locator:
    """A vote whose cards are being turned."""
    return visitor.page.get_by_role("region", name=client_words.anything(visitor.language, "board-kemomimi-vote-title"))


async def turned_over(visitor: Visitor, title: str) -> Locator:
    """Wait until what has this title is turned over; what is turned over before it is closed, and nothing else."""
    heading = visitor.page.get_by_role("heading", name=title, exact=True)
    wanted = visitor.page.get_by_role("region", name=title, exact=True)
    before = visitor.page.locator(".ceremony").filter(has_not=heading)
    while True:
        await wanted.or_(before).first.wait_for()
        if await wanted.count():
            return wanted
        await visitor.presses(before.get_by_role("button", name=visitor.says("close")))


def chooses(visitor: Visitor) -> bool:
    """Whether something is asked that leaves a choice."""
    question = visitor.heard.question
    return question is not None and sum(not option["refused"] for option in question["options"]) > 1


async def plays_on(visitor: Visitor, rng: Random, *, until: Any = None) -> int:
    """Answer whatever is asked, on the screen, until the match is over (or something else is true); how often."""
    answered = 0
    heard = visitor.heard
    while not heard.over and not (until is not None and until()):
        if not must_answer(visitor):
            await visitor.hears()
        elif await answers(visitor, rng):
            answered += 1
    return answered


def must_answer(visitor: Visitor) -> bool:
    """Whether somebody is waited for: what may be done or left alone waits for nobody."""
    question = visitor.heard.question
    return question is not None and not question["optional"]


def closed(visitor: Visitor, question: dict[str, Any]) -> bool:
    """Whether a question is not the one now any more, or leaves only what may be done after its answer."""
    now = visitor.heard.question
    if visitor.heard.over or now is None or now["id"] != question["id"]:
        return True
    return bool(now["optional"]) and not question["optional"]


async def answers(visitor: Visitor, rng: Random) -> bool:
    """Answer the open question by chance, at times on the board instead of the list; whether it was still open."""
    question = visitor.heard.question
    assert question is not None
    legal = [option for option in question["options"] if not option["refused"]]
    several = question["shape"] == "several"
    chosen = rng.sample(legal, max(1, question["least"])) if several else [rng.choice(legal)]
    return await gives(visitor, chosen, on_board=lambda: rng.random() < 0.3)


async def gives(visitor: Visitor, chosen: Sequence[dict[str, Any]], *, on_board: Callable[[], bool]) -> bool:
    """Answer the open question with these options, on the board where that is wished and possible; as `answers`."""
    heard = visitor.heard
    question, seat = heard.question, heard.seat
    assert question is not None and seat is not None
    words = words_of(visitor)
    labels = {each["id"]: client_words.option(words, each, question, heard.names, seat) for each in question["options"]}
    several = question["shape"] == "several"
    sent = heard.answers()

    def done() -> bool:
        return closed(visitor, question)

    def gone() -> bool:
        return done() or heard.answers() > sent

    async def taken(control: Locator) -> bool:
        return done() or await control.get_attribute("aria-pressed") == "true"

    try:
        for each in chosen:
            # Cards of which somebody has two are two answers with one name.
            alike = [id for id, label in labels.items() if label == labels[each["id"]]]
            control = await _option(visitor, labels[each["id"]], alike.index(each["id"]), on_board=on_board())
            await presses_until(visitor, control, partial(taken, control) if several else gone)
        if several:
            confirm = dock(visitor).get_by_role("button", name=visitor.says("match-confirm", count=len(chosen)))
            await presses_until(visitor, confirm, gone)
    except Error:
        if not done():
            raise
        return False
    await visitor.until(done, f"word of an answer to {question}: {[each['id'] for each in chosen]}, by {visitor}")
    return True


async def _option(visitor: Visitor, label: str, place: int, *, on_board: bool) -> Locator:
    """An option in the list of them; or where it is drawn: a seat of the strip, a card, a place of the board."""
    name = visitor.says("board-choose", option=label)
    for drawn in (strip(visitor), visitor.page):
        shown = drawn.get_by_role("button", name=name, exact=True)
        if on_board and await shown.count() == 1:
            return shown
    return dock(visitor).get_by_role("button", name=label, exact=True).nth(place)


async def presses_until(visitor: Visitor, control: Locator, done: Callable[[], bool | Awaitable[bool]]) -> None:
    """Press a control and wait for what comes of it; while it cannot be pressed, look whether it is done anyway.

    A question that has just appeared does not listen yet, lest a tap meant for what stood there before answers it: as
    people do, whoever sees that nothing came of a press presses again.
    """
    end = time.monotonic() + patience()
    pressed = 0.0
    uncover = visitor.role("button", visitor.says("match-uncover"))
    while True:
        await _has_looked(visitor, control)
        with suppress(TimeoutError):
            # Where others may see the screen, a question may wait to be opened first.
            if await uncover.count():
                await visitor.presses(uncover, SHORTLY)
            if time.monotonic() - pressed > AGAIN and await control.count():
                await visitor.presses(control, SHORTLY)
                pressed = time.monotonic()
        if await _is_so(done):
            return
        assert time.monotonic() < end, f"{visitor} {'pressed' if pressed else 'cannot press'} {control} in vain"
        await visitor.hears()


async def _has_looked(visitor: Visitor, control: Locator) -> None:
    """Whoever lets ceremonies linger closes the one before this question; those of the end are not closed."""
    lingering = visitor.page.locator(".ceremony")
    if not visitor.heard.over and not await control.count() and await lingering.count():
        await visitor.page.keyboard.press("Escape")


async def appears(visitor: Visitor, control: Locator, gone: Callable[[], bool]) -> bool:
    """Wait until a control is on the page; whether it is, where its question may be gone before."""
    end = time.monotonic() + patience()
    while not await control.count():
        if gone():
            return False
        await _has_looked(visitor, control)
        assert time.monotonic() < end, f"{visitor} waited for {control} in vain"
        await visitor.hears()
    return True


async def _is_so(done: Callable[[], bool | Awaitable[bool]]) -> bool:
    """Whether something is so; what cannot be read from the page just now is not."""
    found = done()
    if isinstance(found, bool):
        return found
    with suppress(asyncio.TimeoutError):
        return await asyncio.wait_for(found, SHORTLY / 1000)
    return False


def talk_button(visitor: Visitor) -> Locator:
    """What opens the conversation; its name says how much of it waits to be read."""
    return dock(visitor).locator("#talk-button")


async def opens_talk(visitor: Visitor) -> Locator:
    """Open the conversation, or go to it where it is always in sight; where it is."""
    await visitor.presses(talk_button(visitor))
    talk = visitor.page.get_by_role("region", name=visitor.says("talk-title"), exact=True)
    await talk.wait_for()
    return talk


def talk_about(visitor: Visitor) -> Locator:
    """Whom, and what, ready sentences are about: the first tap."""
    return visitor.page.get_by_role("group", name=visitor.says("talk-about"))


def ready_phrases(visitor: Visitor) -> Locator:
    """What can be said about them: the second tap."""
    return visitor.page.get_by_role("group", name=visitor.says("talk-phrase"))
