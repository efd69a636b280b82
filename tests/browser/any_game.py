"""Answering on the screen without knowing the words of a game: options are found by their place, whatever the shape."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.async_api import Error, Locator
from tests.browser.table import closed, dock, presses_until
from tests.browser.visitor import Visitor


async def plays_any(visitor: Visitor, rng: Random) -> list[dict[str, Any]]:
    """Answer on the screen until the match is over; the questions that were answered."""
    answered = []
    heard = visitor.heard
    while not heard.over:
        question = heard.question
        if question is None or question["optional"]:
            await visitor.hears()
            continue
        try:
            await _answers(visitor, question, rng)
        except (Error, AssertionError):
            if not closed(visitor, question):
                raise
            continue
        await visitor.until(lambda question=question: closed(visitor, question), f"word of an answer to {question}")  # type: ignore[misc]
        answered.append(question)
    return answered


def options(visitor: Visitor) -> Locator:
    """The options of the question on the screen, in the order of the question."""
    return dock(visitor).locator(".options > li")


async def _answers(visitor: Visitor, question: dict[str, Any], rng: Random) -> None:
    """Give some answer that is not refused."""
    sent = visitor.heard.answers()

    def gone() -> bool:
        return closed(visitor, question) or visitor.heard.answers() > sent

    if question["shape"] == "text":
        await (
            dock(visitor)
            .get_by_label(visitor.says("match-your-text"), exact=True)
            .fill("Vive la nuit"[: question["most"]])
        )
        await presses_until(
            visitor, dock(visitor).get_by_role("button", name=visitor.says("match-answer"), exact=True), gone
        )
        return
    legal = [place for place, option in enumerate(question["options"]) if not option["refused"]]
    if question["shape"] == "one":
        await presses_until(visitor, options(visitor).nth(rng.choice(legal)).get_by_role("button"), gone)
        return
    count = rng.randint(
        max(1, question["least"]), question["most"] if question["repeat"] else min(question["most"], len(legal))
    )
    if question["repeat"]:
        for place in rng.choices(legal, k=count):
            await _one_more(visitor, options(visitor).nth(place), gone)
    else:
        for place in rng.sample(legal, count):
            await _takes(visitor, options(visitor).nth(place).get_by_role("button"), gone)
    confirm = dock(visitor).get_by_role("button", name=visitor.says("match-confirm", count=count), exact=True)
    await presses_until(visitor, confirm, gone)


async def _takes(visitor: Visitor, button: Locator, gone: Callable[[], bool]) -> None:
    """Choose one of several."""

    async def taken() -> bool:
        return gone() or await button.get_attribute("aria-pressed") == "true"

    await presses_until(visitor, button, taken)


async def _one_more(visitor: Visitor, option: Locator, gone: Callable[[], bool]) -> None:
    """Count one more of an option."""
    counted = option.get_by_role("status")
    before = int(await counted.inner_text())

    async def grown() -> bool:
        return gone() or int(await counted.inner_text()) > before

    await presses_until(visitor, option.get_by_role("button").last, grown)
