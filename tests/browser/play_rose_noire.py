"""Playing La Rose Noire on the screen by touching its board: one suspect answers, two make a ballot."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Any

from playwright.async_api import Error, Locator
from tests.browser.table import closed, gives, must_answer, presses_until, words_of
from tests.browser.visitor import Visitor

GAME = "rose_noire"
GUILTY = ("aodhan", "taran")
"""Whom a Rector chooses who is asked for somebody in particular."""

Asked = dict[str, Any]
Wish = Callable[[Visitor, Asked], str | None]
"""What somebody answers, by the id of the option; None leaves it to chance."""
Look = Callable[[Visitor, Asked], Awaitable[None]]


def arc(visitor: Visitor) -> Locator:
    """The seven suspects around the Graveyard."""
    return visitor.page.get_by_role("region", name=visitor.says("board-rose-arc"), exact=True)


def face(visitor: Visitor, suspect: str) -> Locator:
    """A suspect of the arc, as one of two to be named."""
    short = words_of(visitor).attribute(f"suspect-{suspect}", "short")
    return arc(visitor).get_by_role("button", name=visitor.says("board-rose-pick", name=short), exact=True)


def by_chance(visitor: Visitor, question: Asked) -> str | None:
    """No wish at all."""
    return None


async def nothing(visitor: Visitor, question: Asked) -> None:
    """Just play."""


async def plays(
    visitor: Visitor, rng: Random, wish: Wish = by_chance, *, look: Look = nothing, until: Any = None
) -> list[str]:
    """Answer on the board whatever can be answered there, until the match is over; the kinds of what was asked."""
    answered = []
    while not visitor.heard.over and not (until is not None and until()):
        question = visitor.heard.question
        if question is None or not must_answer(visitor):
            await visitor.hears()
            continue
        await look(visitor, question)
        if await _answers(visitor, question, rng, wish(visitor, question)):
            answered.append(question["kind"])
    return answered


async def _answers(visitor: Visitor, question: Asked, rng: Random, wished: str | None) -> bool:
    legal = [option for option in question["options"] if not option["refused"]]
    if closed(visitor, question):
        return False
    if question["shape"] == "several":
        count = max(1, question["least"])
        chosen = [each for each in legal if each["id"] in GUILTY] if wished else rng.sample(legal, count)
    else:
        chosen = [next((each for each in legal if each["id"] == wished), None) or rng.choice(legal)]
    if question["kind"] == "ballot" and chosen[0]["word"] == "pair":
        return await _names_two(visitor, question, chosen[0]["args"]["suspects"])
    return await gives(visitor, chosen, on_board=lambda: True)


async def _names_two(visitor: Visitor, question: Asked, suspects: list[str]) -> bool:
    """Tap one suspect, then another: these two are on one's ballot."""
    sent = visitor.heard.answers()
    first, second = [face(visitor, each) for each in suspects]

    def gone() -> bool:
        return closed(visitor, question) or visitor.heard.answers() > sent

    async def picked() -> bool:
        return gone() or await first.get_attribute("aria-pressed") == "true"

    try:
        await presses_until(visitor, first, picked)
        await presses_until(visitor, second, gone)
    except (Error, AssertionError):
        if not closed(visitor, question):
            raise
        return False
    await visitor.until(partial(closed, visitor, question), f"word of a ballot for {suspects}")
    return True


async def puts_away(visitor: Visitor, question: Asked) -> None:
    """What was turned over would stay before the board: it is closed, but not what is turned over at the end."""
    turned = visitor.page.locator(".ceremony")
    while not visitor.heard.over and await turned.count():
        await visitor.page.keyboard.press("Escape")
