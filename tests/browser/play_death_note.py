"""Playing Death Note on the screen: people are tapped, two of them make a pair, Suspicions are counted one by one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Any

from playwright.async_api import Error, Locator
from tests.browser import client_words
from tests.browser.table import closed, dock, gives, must_answer, presses_until, words_of
from tests.browser.visitor import Visitor

GAME = "death_note"
QUIET = frozenset({"pass", "look", "end", "leave", "none"})
"""What goes on without playing anything."""

Asked = dict[str, Any]
Wish = Callable[[Visitor, Asked], str | None]
"""What somebody answers, by the id of the option; None leaves it to chance."""
Look = Callable[[Visitor, Asked], Awaitable[None]]


def by_chance(visitor: Visitor, question: Asked) -> str | None:
    """No wish at all."""
    return None


def quietly(visitor: Visitor, question: Asked) -> str | None:
    """Plays no Action, and goes on."""
    return next((option["id"] for option in question["options"] if option["id"] in QUIET), None)


async def nothing(visitor: Visitor, question: Asked) -> None:
    """Just play."""


def is_window(kind: str) -> bool:
    """Whether it is a moment in which everybody may react."""
    return kind.startswith("window_")


# -- where things are --------------------------------------------------------------------------------------------------


def mode(visitor: Visitor, asks: str) -> Locator:
    """What to be asked of such moments: `able`, `ask`, `only` or `pass`."""
    return visitor.role("radio", visitor.says(f"match-prefer-{asks}"))


async def unfolds_modes(visitor: Visitor) -> None:
    """Have all that can be asked of such moments on the screen."""
    line = dock(visitor).get_by_role("button", name=visitor.says("match-prefer"))
    await line.wait_for()
    if await line.get_attribute("aria-expanded") == "false":
        await visitor.presses(line)


def prefers(visitor: Visitor) -> dict[str, Any]:
    """What the server knows of that."""
    preference: dict[str, Any] = visitor.heard.room["preference"]
    return preference


async def wants_to_be_asked(visitor: Visitor, asks: str) -> None:
    """Choose it, and wait until the server has heard."""
    await unfolds_modes(visitor)
    await visitor.ticks(mode(visitor, asks))
    await visitor.until(lambda: prefers(visitor)["mode"] == asks, f"{visitor} is asked {asks}")


def sheet(visitor: Visitor) -> Locator:
    """Where the reader notes who may be whom."""
    return visitor.page.locator("details", has_text=visitor.says("board-note-sheet"))


async def unfolds_sheet(visitor: Visitor) -> None:
    """Open it, where it is not open yet."""
    if await sheet(visitor).get_attribute("open") is None:
        await visitor.presses(sheet(visitor).locator("summary"))
    await sheet(visitor).get_by_role("table").wait_for()


def cell(visitor: Visitor, seat: int, role: str, guess: str) -> Locator:
    """A field of it, as it is marked now."""
    words = words_of(visitor)
    who = visitor.says(
        "board-note-holder", seat=visitor.heard.names[seat], seat_is_me="yes" if seat == visitor.heard.seat else "no"
    )
    state = visitor.says(f"board-note-guess-{guess}")
    named = visitor.says("board-note-sheet-cell", who=who, role=words.text(f"role-{role}"), state=state)
    return sheet(visitor).get_by_role("button", name=named, exact=True)


def covered_secret(visitor: Visitor) -> Locator:
    """What holds one's secret open while it is pressed."""
    return visitor.page.get_by_role("button", name=visitor.says("match-secret-hold"), exact=True)


# -- what people do ----------------------------------------------------------------------------------------------------


async def plays(
    visitor: Visitor, rng: Random, wish: Wish = by_chance, *, look: Look = nothing, until: Any = None
) -> list[str]:
    """Answer whatever is asked until the match is over, on the board where that is possible; the kinds of it."""
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
    if closed(visitor, question):
        return False
    legal = [option for option in question["options"] if not option["refused"]]
    if question["shape"] == "several" and question["repeat"]:
        return await _counts(visitor, question, rng.choices(legal, k=question["most"]))
    if question["shape"] == "several":
        return await gives(visitor, rng.sample(legal, max(1, question["least"])), on_board=lambda: True)
    chosen = next((each for each in legal if each["id"] == wished), None) or rng.choice(legal)
    if chosen["word"] == "pair":
        return await _taps(visitor, question, (chosen["args"]["seat"], chosen["args"]["other"]))
    return await gives(visitor, [chosen], on_board=lambda: rng.random() < 0.7)


async def _taps(visitor: Visitor, question: Asked, pair: tuple[int, int]) -> bool:
    """Tap one person, then another."""
    words, heard = words_of(visitor), visitor.heard
    assert heard.seat is not None
    seats = [{"id": str(seat), "word": "seat", "args": {"seat": seat}} for seat in pair]
    labels = [client_words.option(words, each, question, heard.names, heard.seat) for each in seats]
    first, second = [visitor.role("button", visitor.says("board-choose", option=label)) for label in labels]
    gone = _gone(visitor, question)

    async def picked() -> bool:
        return gone() or await first.get_attribute("aria-pressed") == "true"

    return await _unless_closed(visitor, question, [(first, picked), (second, gone)])


async def _counts(visitor: Visitor, question: Asked, chosen: list[dict[str, Any]]) -> bool:
    """One more for each, then all together."""
    words, heard = words_of(visitor), visitor.heard
    assert heard.seat is not None
    steps: list[tuple[Locator, Callable[[], Any]]] = []
    for place, each in enumerate(chosen):
        label = client_words.option(words, each, question, heard.names, heard.seat)
        more = visitor.role("button", visitor.says("match-one-more", option=label))
        counted = visitor.page.locator("li", has=more).locator("output")
        steps.append((more, partial(_counted, visitor, question, counted, chosen[: place + 1].count(each))))
    confirm = visitor.role("button", visitor.says("match-confirm", count=len(chosen)))
    return await _unless_closed(visitor, question, [*steps, (confirm, _gone(visitor, question))])


async def _counted(visitor: Visitor, question: Asked, counted: Locator, count: int) -> bool:
    return closed(visitor, question) or int(await counted.inner_text()) >= count


def _gone(visitor: Visitor, question: Asked) -> Callable[[], bool]:
    """Whether an answer is on its way."""
    sent = visitor.heard.answers()
    return lambda: closed(visitor, question) or visitor.heard.answers() > sent


async def _unless_closed(visitor: Visitor, question: Asked, steps: list[tuple[Locator, Callable[[], Any]]]) -> bool:
    """Press one after the other; whether the question was still open."""
    try:
        for control, done in steps:
            await presses_until(visitor, control, done)
    except (Error, AssertionError):
        if not closed(visitor, question):
            raise
        return False
    await visitor.until(partial(closed, visitor, question), f"word of an answer to {question}")
    return True


async def puts_away(visitor: Visitor, question: Asked) -> None:
    """What was turned over would stay before the board: it is closed."""
    turned = visitor.page.locator(".ceremony")
    while not visitor.heard.over and await turned.count():
        await visitor.page.keyboard.press("Escape")
