"""Playing DC Spyfall on the screen: asking and answering in words or with ready phrases, interrupting, voting."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

from playwright.async_api import Error, Locator, TimeoutError
from tests.browser.table import (
    SHORTLY,
    appears,
    asked,
    asks,
    closed,
    dock,
    gives,
    must_answer,
    presses_until,
    words_of,
)
from tests.browser.visitor import Visitor
from tests.timeouts import patience

GAME = "dc_spyfall"
RUNNING = ("ask", "answer", "aloud")
"""The phases in which the clock runs and anybody may interrupt."""
SPOKEN = ("ask", "answer")
"""What is answered in words."""

Asked = dict[str, Any]
Wish = Callable[[Visitor, Asked], str | None]
"""What somebody answers: the id of an option, or the words they write; None leaves it to chance or a ready phrase."""


def by_chance(visitor: Visitor, question: Asked) -> str | None:
    """No wish at all."""
    return None


def quietly(visitor: Visitor, question: Asked) -> str | None:
    """Ready phrases, and nobody is ever convicted or applauded."""
    if question["kind"] == "final_point":
        return left_of(question)
    return {"accuse_vote": "against", "round_end": "next"}.get(question["kind"])


def left_of(question: Asked) -> str:
    """Who sits on the left of the one who is asked: that is a tie where everybody points there."""
    ids: list[str] = [option["id"] for option in question["options"]]
    mine = next((seat for seat, id in enumerate(ids) if id != f"seat-{seat}"), len(ids))
    return ids[mine % len(ids)]


# -- where things are --------------------------------------------------------------------------------------------------


def field(visitor: Visitor) -> Locator:
    """Where an answer is written."""
    return dock(visitor).locator("textarea")


def sends(visitor: Visitor, question: Asked) -> Locator:
    """What sends it."""
    name = visitor.says("talk-send" if question["shape"] == "address" else "match-answer")
    return dock(visitor).get_by_role("button", name=name, exact=True)


def ready(visitor: Visitor) -> Locator:
    """The ready phrases at hand."""
    return dock(visitor).get_by_role("list", name=visitor.says("match-phrases"), exact=True).get_by_role("button")


def conversation(visitor: Visitor) -> Locator:
    """What was asked and answered in this round."""
    return visitor.page.get_by_role("log", name=visitor.says("board-spyfall-conversation"), exact=True)


def scores(visitor: Visitor) -> Locator:
    """The score sheet."""
    return visitor.page.get_by_role("region", name=visitor.says("board-spyfall-scores"), exact=True)


def place(visitor: Visitor, id: str) -> Locator:
    """A place of the list, to cross out or to name."""
    return visitor.page.locator(f"[data-place='{id}'] button.place")


async def unfolds_places(visitor: Visitor) -> None:
    """Open the list of places, where it is not open yet."""
    listed = visitor.page.locator("details", has_text=visitor.says("board-spyfall-places"))
    if await listed.get_attribute("open") is None:
        await visitor.presses(listed.locator("summary"))
    await visitor.page.locator("[data-place]").first.wait_for()


# -- what people do ----------------------------------------------------------------------------------------------------


async def plays(
    people: Sequence[Visitor], rng: Random, wish: Wish = by_chance, *, until: Callable[[], Any] = lambda: False
) -> set[str]:
    """Whoever is asked answers, all at once where several are, until the match is over; the kinds of what was asked."""
    answered: set[str] = set()
    while not all(each.heard.over for each in people) and not until():
        waited = [each for each in people if must_answer(each)]
        if not waited:
            await waiting(people)
            continue
        questions = [each.heard.question for each in waited]
        done = await asyncio.gather(*[answers(each, rng, wish) for each in waited])
        answered |= {question["kind"] for question, gone in zip(questions, done, strict=True) if question and gone}
    return answered


async def waiting(people: Sequence[Visitor]) -> None:
    """Wait until one of them has heard of something."""
    tasks = [asyncio.ensure_future(each.hears()) for each in people]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()


async def answers(visitor: Visitor, rng: Random, wish: Wish = by_chance) -> bool:
    """Answer what is open on the screen; whether it was still open."""
    question = visitor.heard.question
    if question is None:
        return False
    wished = wish(visitor, question)
    if question["kind"] in SPOKEN:
        return await speaks(visitor, question, wished, rng)
    legal = [option for option in question["options"] if not option["refused"]]
    chosen = next((each for each in legal if each["id"] == wished), None) or rng.choice(legal)
    return await gives(visitor, [chosen], on_board=lambda: rng.random() < 0.5)


async def speaks(visitor: Visitor, question: Asked, text: str | None, rng: Random) -> bool:
    """Ask or answer, in words or with a ready phrase; as `answers`."""
    sent = visitor.heard.answers()

    def gone() -> bool:
        return closed(visitor, question) or visitor.heard.answers() > sent

    try:
        if question["shape"] == "address":
            await turns_to(visitor, question, rng)
        await says(visitor, text, rng, gone)
        await presses_until(visitor, sends(visitor, question), gone)
    except (Error, AssertionError):
        if not closed(visitor, question):
            raise
        return False
    await visitor.until(partial(closed, visitor, question), f"word of {text} by {visitor}")
    return True


async def turns_to(visitor: Visitor, question: Asked, rng: Random) -> Locator:
    """Choose whom the words go to; the button of who it is."""
    legal = [option for option in question["options"] if not option["refused"]]
    name = visitor.heard.names[rng.choice(legal)["args"]["seat"]]
    whom = dock(visitor).get_by_role("button", name=name, exact=True)

    async def chosen() -> bool:
        return closed(visitor, question) or await whom.get_attribute("aria-pressed") == "true"

    await presses_until(visitor, whom, chosen)
    return whom


async def says(visitor: Visitor, text: str | None, rng: Random, gone: Callable[[], bool]) -> None:
    """Write something, or pick one of the ready phrases: it is in the field then, unless the question is gone."""
    if text is not None:
        await writes(visitor, text, gone)
        return
    if not await appears(visitor, ready(visitor), gone):
        return
    phrase = ready(visitor).nth(rng.randrange(max(1, await ready(visitor).count())))

    async def picked() -> bool:
        return gone() or bool(await field(visitor).input_value())

    await presses_until(visitor, phrase, picked)


async def writes(visitor: Visitor, text: str, gone: Callable[[], bool]) -> None:
    """Write into the field, as this person does, unless the question is gone."""
    while await appears(visitor, field(visitor), gone):
        with suppress(TimeoutError):
            if visitor.keyboard:
                await visitor.reaches(field(visitor), SHORTLY)
                await visitor.page.keyboard.type(text)
            else:
                await field(visitor).fill(text, timeout=SHORTLY)
            return


def besides(visitor: Visitor, what: str) -> Locator:
    """What opens one of the interruptions."""
    named = visitor.says("match-besides-open", what=visitor.says(f"board-spyfall-do-{what}"))
    return dock(visitor).get_by_role("button", name=named, exact=True)


async def interrupts(visitor: Visitor, what: str) -> bool:
    """Open the window of one of the interruptions; whether it could be, before others ended the questions.

    Whoever is asked something on a phone unfolds them first.
    """
    folded = dock(visitor).get_by_role("button", name=visitor.says("match-interrupt"), exact=True, expanded=False)
    dialog = visitor.page.get_by_role("dialog")
    end = time.monotonic() + patience()
    while not await dialog.count():
        if not runs(visitor):
            return False
        assert time.monotonic() < end, f"{visitor} cannot interrupt by {what}"
        with suppress(TimeoutError):
            if await folded.count():
                await visitor.presses(folded, SHORTLY)
            await visitor.presses(besides(visitor, what), SHORTLY)
            await dialog.wait_for(timeout=SHORTLY)
    return True


async def accuses(visitor: Visitor, suspect: int) -> None:
    """Stop the clock and accuse somebody; all know of it."""
    assert await interrupts(visitor, "accuse")
    dialog = visitor.page.get_by_role("dialog")
    label = words_of(visitor).text("option-accuse", target=visitor.heard.names[suspect])
    choice = dialog.get_by_role("button", name=label, exact=True)
    await visitor.presses(choice.first)
    await choice.nth(1).wait_for()
    await visitor.presses(choice.nth(1))
    await visitor.until(partial(accused, visitor, visitor.heard.seat, suspect), f"the accusation by {visitor}")


def accused(visitor: Visitor, seat: int | None, suspect: int) -> bool:
    """Whether somebody knows of this accusation; bots accuse, too."""
    told = [one["args"] for one in visitor.heard.told if one["type"] == "event" and one["key"] == "accuses"]
    return any(args["seat"] == seat and args["target"] == suspect for args in told)


async def reveals(visitor: Visitor) -> bool:
    """Show one's Joker, if questions still go on; what is asked next is where everybody is."""
    if not await interrupts(visitor, "joker_reveal"):
        return False
    label = visitor.says("board-spyfall-do-joker_reveal")
    await visitor.presses(visitor.page.get_by_role("dialog").get_by_role("button", name=label, exact=True))
    await visitor.until(lambda: asks(visitor) == "joker_claim", f"{visitor} is asked for the place")
    return True


async def names(visitor: Visitor, location: str) -> None:
    """As the Joker, touch the place in the list."""
    question = visitor.heard.question
    assert question is not None and question["kind"] == "joker_claim"
    await unfolds_places(visitor)
    await puts_away(visitor)
    await presses_until(visitor, place(visitor, location), partial(closed, visitor, question))


async def puts_away(visitor: Visitor) -> None:
    """What was turned over lies before the board for some seconds: it is closed."""
    turned = visitor.page.locator(".ceremony")
    while await turned.count():
        await visitor.page.keyboard.press("Escape")


# -- how it stands -----------------------------------------------------------------------------------------------------


def runs(visitor: Visitor) -> bool:
    """Whether questions and answers go on."""
    return visitor.heard.public.get("phase") in RUNNING


def is_joker(visitor: Visitor) -> bool:
    """Whether somebody holds the Joker now."""
    return visitor.heard.private.get("card") == "joker"


def asked_for(people: Sequence[Visitor], kind: str) -> Visitor | None:
    """Who is asked this now and has to answer."""
    return next((each for each in people if asks(each) == kind and must_answer(each)), None)


async def settles_on(people: Sequence[Visitor], rng: Random, kind: str, wish: Wish = quietly) -> tuple[Visitor, Asked]:
    """Play until somebody is asked this, has it on the screen, and no bot interrupted; who, and the question."""
    while True:
        await plays(people, rng, wish, until=lambda: asked_for(people, kind))
        visitor = asked_for(people, kind)
        assert visitor is not None, f"nobody is asked {kind} any more"
        question = visitor.heard.question
        assert question is not None
        heading = dock(visitor).get_by_role("heading", level=2).filter(has_text=asked(visitor))
        with suppress(TimeoutError):
            await heading.wait_for(timeout=SHORTLY)
            if not closed(visitor, question):
                return visitor, question
