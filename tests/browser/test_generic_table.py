"""Games that the client has neither a board nor words for are played, watched and seen again all the same."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Locator
from tests.browser.accessibility import axe, cut_off, settled
from tests.browser.any_game import options, plays_any
from tests.browser.conftest import Visit
from tests.browser.table import begins, board, dock, in_play, is_over, joins
from tests.browser.unknown_games import PROGRAM, known_here
from tests.browser.visitor import DESKTOP, NARROW, PHONE, Language, Visitor
from tests.conftest import Covered
from tests.server.harness import CALM, Server, serving
from tests.server.prepared_match import asks, first_match, prepare


@pytest.fixture(scope="module")
def others(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with games that the client knows nothing of; nobody's time is ever over, and bots answer at once."""
    folder: Path = tmp_path_factory.mktemp("others")
    with serving(folder, *CALM, program=PROGRAM) as running:
        yield running


class Looks:
    """A look at screens: a question can be read, axe finds nothing, nothing is cut at 320 pixels."""

    def __init__(self, visitor: Visitor, game: str, covered: Covered) -> None:
        self.visitor = visitor
        self.game = game
        self.covered = covered

    async def at_question(self, kind: str) -> None:
        """What is asked now."""
        await dock(self.visitor).get_by_role("heading", level=2).filter(has_text=humanised(kind)).wait_for()
        question = self.visitor.heard.question
        assert question is not None and question["kind"] == kind
        labels = [text.strip() for text in await options(self.visitor).all_inner_texts()]
        await self.around(f"{self.game}-{kind}")
        assert len(labels) == len(question["options"])
        assert len(set(labels)) == len(labels) and all(labels) and not any("_" in label for label in labels), labels

    async def around(self, where: str) -> None:
        """The screen as it is, from all sides."""
        page = self.visitor.page
        self.covered("axe screens", 1)
        await settled(page)
        await axe(page, where)
        await page.set_viewport_size(NARROW.viewport)
        await settled(page)
        cut = await cut_off(page)
        await page.set_viewport_size(self.visitor.device.viewport)
        assert not cut, (where, cut)


def humanised(key: str) -> str:
    return key.replace("_", " ").capitalize()


async def _opens(host: Visitor, game: str, name: str, players: int) -> str:
    """From the first page to a table of a game, with windows that close when all have answered; its invitation."""
    await host.goes("/")
    shelf = host.page.get_by_role("article", name=game)
    await host.presses(shelf.get_by_role("link", name=host.says("home-open")))
    await host.page.get_by_label(host.says("your-name")).fill(name)
    await host.role("spinbutton", host.says("new-seats")).fill(str(players))
    await host.presses(host.page.get_by_text(host.says("new-more"), exact=True))
    await host.page.get_by_role("radio", name=host.says("new-windows-early")).check()
    await host.presses(host.role("button", host.says("new-open")))
    await host.page.get_by_role("heading", level=1, name=humanised(game)).wait_for()
    link = await host.page.get_by_label(host.says("room-invite-link")).input_value()
    return link.removeprefix(host.url)


async def test_a_game_that_asks_in_every_shape_is_played_watched_and_seen_again(
    visit: Visit, others: Server, covered: Covered
) -> None:
    anna = await visit(others, PHONE)
    bruno = await visit(others, DESKTOP, language="en", keyboard=True)
    claire = await visit(others, NARROW, light="light")
    fleur = await visit(others, PHONE)
    path = await _opens(anna, "every_shape", "Anna", 3)
    await joins(bruno, path, "Bruno")
    await joins(claire, path, "Claire")
    await begins(anna, bots=0)
    await fleur.goes(path)
    await in_play(anna, bruno, claire, fleur)
    played = await asyncio.gather(*[plays_any(each, Random(seat)) for seat, each in enumerate((anna, bruno, claire))])
    shapes = {(each["shape"], each["repeat"]) for each in played[0]}
    assert shapes == {("one", False), ("several", False), ("several", True), ("text", False)}
    assert all({"mark", "react", "vote"} <= {each["kind"] for each in questions} for questions in played)
    assert any(each["kind"] == "grab" for questions in played for each in questions), "somebody is the first"
    for each in (anna, bruno, claire):
        ending = await is_over(each)
        tokens = each.heard.public["tokens"]
        won = "match-drawn" if tokens.count(max(tokens)) > 1 else "match-won"
        result = won if tokens[each.heard.seat] == max(tokens) else "match-lost"
        await ending.get_by_text(each.says(result)).wait_for()
        await ending.get_by_text("Rounds played").wait_for()
    looks = Looks(anna, "every_shape", covered)
    await looks.around("every_shape-over")
    await _watched(fleur)
    await _seen_again(anna, looks)


async def _refuses(visitor: Visitor, option: Locator, reason: str) -> None:
    """Press what cannot be chosen: the reason is there, and nothing is sent."""
    sent = visitor.heard.answers()
    await option.get_by_text(reason).wait_for()
    # It says that it is disabled, and takes the tap to say why.
    await option.get_by_role("button").tap(force=True)
    await visitor.page.locator("[aria-live]", has_text=reason).wait_for(state="attached")
    assert visitor.heard.answers() == sent


async def _watched(fleur: Visitor) -> None:
    assert fleur.heard.seat is None and not fleur.heard.private
    assert all(frame["question"] is None for frame in fleur.heard.frames if frame["type"] in ("full", "step"))
    assert await board(fleur).locator("article").count() == 3
    log = fleur.page.get_by_role("region", name=fleur.says("log-title"))
    await log.get_by_text("Voted").first.wait_for()
    assert await log.get_by_text("Sign made").count() == 0, "a sign is for two"


async def _seen_again(anna: Visitor, looks: Looks) -> None:
    """Step by step, with everything that anybody knew: every question, every answer."""
    await anna.presses((await is_over(anna)).get_by_role("link", name=anna.says("match-replay")))
    await anna.page.get_by_role("heading", level=1, name="Every shape").wait_for()
    await anna.page.get_by_label(anna.says("replay-eyes")).select_option("all")
    moment = anna.page.get_by_role("region", name=anna.says("replay-now"), exact=True)
    onward = anna.role("button", anna.says("replay-next"))
    told, looked = [await moment.inner_text()], 0
    while await onward.get_attribute("aria-disabled") != "true":
        await anna.presses(onward)
        told.append(await moment.inner_text())
        if "Thank" in told[-1] and "Share" in told[-1]:
            await anna.page.evaluate("scrollTo(0, 0)")
            await looks.around("every_shape-replay")
            looked += 1
    assert looked == 2, "somebody thanks and shares in each round"
    for kind in ("Mark", "Thank", "Share", "Grab", "Write", "Vote"):
        assert any(kind in each for each in told), kind
    assert any("Vive la nuit" in each for each in told)


@pytest.mark.parametrize(
    ("game", "players", "language", "kinds"),
    [
        pytest.param(
            "every_shape", 3, "fr", "mark signal peek react swap thank share grab write vote", id="every_shape"
        ),
        pytest.param("twin", 8, "en", "use check claim_check talk lead name_suspect vote steal guess angry", id="twin"),
    ],
)
async def test_every_question_of_a_game_without_words_can_be_read(
    visit: Visit, others: Server, covered: Covered, game: str, players: int, language: Language, kinds: str
) -> None:
    anna = await visit(others, PHONE, language=language)
    looks = Looks(anna, game, covered)
    for kind in kinds.split():
        with known_here():
            # No bot is at the table: nobody answers before this was looked at.
            match = first_match(game, players, asks(0, kind), people=players)
            await anna.sits(await prepare(others, match, "ABCDEFGH"[:players]))
        await looks.at_question(kind)
        if kind == "thank":
            await _refuses(anna, options(anna).first, "Not yourself")


async def test_the_rules_of_a_game_without_words_say_that_there_is_nothing_to_read(
    visit: Visit, others: Server, covered: Covered
) -> None:
    anna = await visit(others, PHONE)
    await anna.goes("/rules")
    await anna.presses(anna.role("link", "every_shape"))
    await anna.page.get_by_text(anna.says("rules-empty")).wait_for()
    await Looks(anna, "every_shape", covered).around("every_shape-rules")


async def test_a_large_game_under_another_name_is_played_with_bots(
    visit: Visit, others: Server, covered: Covered
) -> None:
    anna = await visit(others, PHONE, language="en")
    await _opens(anna, "twin", "Anna", 8)
    await begins(anna, bots=7)
    answered = await plays_any(anna, Random(8))
    assert "vote" in {each["kind"] for each in answered}
    await is_over(anna)
    await Looks(anna, "twin", covered).around("twin-over")
