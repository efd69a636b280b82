"""DC Spyfall on the screen: three rounds with two modules, one's card and list, people around a table, its screens."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.async_api import expect
from tests.browser.accessibility import lost_focus, unreachable, watch_focus
from tests.browser.broken_words import broken_words
from tests.browser.conftest import CheckScreens, Visit
from tests.browser.dc_spyfall_no_waiting import PROGRAM
from tests.browser.ending import ended_truly
from tests.browser.play_dc_spyfall import (
    GAME,
    Asked,
    accused,
    accuses,
    answers,
    asked_for,
    besides,
    conversation,
    field,
    is_joker,
    names,
    place,
    plays,
    puts_away,
    quietly,
    ready,
    reveals,
    runs,
    scores,
    sends,
    settles_on,
    speaks,
    turns_to,
    unfolds_places,
    writes,
)
from tests.browser.screen_check import ScreenCheck
from tests.browser.secret_check import Snapshots, at_first, check, check_snapshot, log_of
from tests.browser.table import (
    appears,
    asked,
    asks,
    begins,
    board,
    closed,
    gather,
    happened,
    in_play,
    is_over,
    joins,
    lingers,
    meets,
    must_answer,
    opens,
    presses_until,
    shows_its_question,
    shows_rules,
    stands_still,
    words_of,
)
from tests.browser.test_screen_reader import HEAR, was_read
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.conftest import Covered
from tests.depth import Depth
from tests.server.harness import CALM, Server, serving
from tests.server.prepared_match import PreparedMatch, first_match, prepare
from tests.server.prepared_match import asks as asks_now
from tests.server.redealt_frames import Leak
from tests.timeouts import patience

from penombre.engine import CLOCK, Answer, Ask, Match
from penombre.games.dc_spyfall.locations import PLACES
from penombre.server.http.api import COOKIE

DRAFT = "Et toi, tu viens souvent par ici ?"
SHORT = "Souvent ici ?"
"""Three words, for whoever may not say more."""
ANSWER = "Non, pas souvent"
"""Three words and a negation: no ability forbids them."""
PHRASE = re.compile(r'"([a-z_]+_\d+)"')
"""What the id of a ready phrase looks like in what is sent."""
BY_QUESTIONS: dict[str, str | int] = {"rounds": 1, "clock_s": 120, "clock_mode": "turns"}
"""A round of six questions, however long they take."""
MULTIVERSE: dict[str, Any] = {**BY_QUESTIONS, "multiverse_madness": True}


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """As the server of other tests, but nobody waits long to learn that a power is not used."""
    folder: Path = tmp_path_factory.mktemp("hurried")
    with serving(folder, *CALM, program=PROGRAM) as running:
        yield running


def _script(match: Match[Any], ask: Ask) -> Answer | None:
    """Nobody is convicted or applauded."""
    return {"accuse_vote": "against", "final_point": f"seat-{(ask.seat + 1) % match.players}"}.get(ask.kind)


# -- a whole game ------------------------------------------------------------------------------------------------------


async def test_people_and_bots_play_with_harley_and_powers(
    visit: Visit, hurried: Server, covered: Covered, depth: Depth
) -> None:
    anna = await visit(hurried, DESKTOP, light="light")
    bruno = await visit(hurried, PHONE)
    guests = {"Bruno": bruno}
    if depth.of(test=False, soak=True):
        guests["Claire"] = await visit(hurried, PHONE, language="en")
    fleur = await visit(hurried, PHONE, language="en")
    people, rng = (anna, *guests.values()), Random(7 + depth.seed)
    rounds = range(1, depth.of(test=2, soak=3) + 1)
    modules, chosen = ("harley_quinn", "super_powers"), {**BY_QUESTIONS, "rounds": len(rounds)}
    path = await opens(anna, "Anna", 5, game=GAME, flags=modules, chosen=chosen)
    for name, guest in guests.items():
        await joins(guest, path, name)
    await begins(anna, bots=5 - len(people))
    await fleur.goes(path)
    await in_play(*people, fleur)
    watched = [Snapshots(each) for each in (*people, fleur)]
    looking = asyncio.gather(*[each.go_on() for each in watched])

    draft = await _keeps_a_draft_while_others_vote(people, rng)
    for each in (*people, fleur):
        await conversation(each).get_by_text(draft).wait_for()
    kinds: set[str] = set()
    for number in rounds:
        kinds |= await plays(people, rng, _speaks_up, until=lambda number=number: _well_into(people, number))  # type: ignore[misc]
        joker = next((each for each in people if is_joker(each)), None)
        if joker is not None and number > 1 and _well_into(people, number) and await reveals(joker):
            await names(joker, rng.choice(_unplayed(joker)))
    kinds |= await plays(people, rng, _speaks_up)
    await looking
    assert {"look", "ask", "answer", "round_end"} <= kinds
    _words_and_phrases_were_sent(people)
    results = anna.heard.public["results"]
    assert [each["round"] for each in results] == list(rounds)
    assert {each["ending"]["reason"] for each in results} <= {"claim", "pointing", "nobody", "accusation"}
    for each in (*people, fleur):
        await _has_the_score_sheet(each)
    for each in people:
        await _sees_how_it_ended(each)
    assert isinstance(hurried.where, Path)
    check(watched, await log_of(hurried.where, anna.heard.room["match"]))
    _a_leak_would_be_found(watched[1])
    covered("browser matches", 1)
    await _is_seen_again_by_every_seat(bruno)


def _speaks_up(visitor: Visitor, question: Asked) -> str | None:
    """On a phone with ready phrases, elsewhere in words; against accusations, and pointing at whoever it may be."""
    limit = question["args"].get("limit")
    match question["kind"]:
        case "ask" | "answer" if visitor.device is PHONE:
            return None
        case "ask":
            return SHORT if limit == "few_words" else DRAFT
        case "answer":
            return ANSWER
        case "accuse_vote":
            return "against"
        case "power":
            return "pass"
    return None


async def _keeps_a_draft_while_others_vote(people: Sequence[Visitor], rng: Random) -> str:
    """Somebody writes a question, another one accuses: after the vote the question is still in the field, and sent."""
    while True:
        writer, question = await settles_on(people, rng, "ask", _speaks_up)
        draft = SHORT if question["args"]["limit"] == "few_words" else DRAFT
        gone = partial(closed, writer, question)
        whom = await turns_to(writer, question, rng)
        await writes(writer, draft, gone)
        # A bot that thought for longer may have interrupted meanwhile.
        if not gone():
            break
    other = next(each for each in people if each is not writer)
    robot = next(seat["seat"] for seat in writer.heard.room["seats"] if seat["kind"] == "bot")
    await accuses(other, robot)
    for each in people:
        await each.until(partial(accused, each, other.heard.seat, robot), "everybody hears of it")
    await plays(people, rng, _speaks_up, until=lambda: asks(writer) == "ask")
    again = writer.heard.question
    assert again is not None and again["id"] > question["id"]
    assert happened(writer, "voted") or happened(writer, "shielded")
    await shows_its_question(writer)
    assert await field(writer).input_value() == draft
    assert await whom.get_attribute("aria-pressed") == "true"
    sent = writer.heard.answers()
    await presses_until(writer, sends(writer, again), lambda: writer.heard.answers() > sent)
    return draft


def _well_into(people: Sequence[Visitor], number: int) -> bool:
    """A round has come to the point where a Joker may know enough; or that round is past."""
    public = people[0].heard.public
    asked = [each for each in people if must_answer(each)]
    return public["round"] > number or (
        public["round"] == number and runs(people[0]) and len(public["exchanges"]) > 1 and bool(asked)
    )


def _unplayed(visitor: Visitor) -> list[str]:
    return [bag for bag in visitor.heard.public["bags"] if bag in PLACES]


def _words_and_phrases_were_sent(people: Sequence[Visitor]) -> None:
    """Of what people said, some was written and some was picked: that goes as its id, and is read in any language."""
    exchanges = [each for frame in people[0].heard.frames for each in _exchanges(frame)]
    said = [spoken for each in exchanges for spoken in (each["question"], each["answer"]) if spoken]
    assert any(spoken.get("text") in (DRAFT, SHORT, ANSWER) for spoken in said)
    picked = {phrase for each in people for text in each.heard.sent for phrase in PHRASE.findall(text)}
    # Whoever has the phone may have come neither to ask nor to answer.
    assert not picked or picked & {spoken.get("phrase") for spoken in said}


def _exchanges(frame: dict[str, Any]) -> list[Any]:
    """The questions that a frame brings as a whole."""
    public = frame.get("public")
    found = public.get("exchanges", []) if isinstance(public, dict) else []
    return [each for each in found if isinstance(each, dict) and "question" in each]


def _totals(visitor: Visitor) -> list[int]:
    return [seat["score"] for seat in visitor.heard.public["seats"]]


async def _sees_how_it_ended(visitor: Visitor) -> None:
    """By points, with the Joker of the last round and what everybody was then."""
    ending = visitor.heard.public["ending"]
    jokers = [seat for seat, card in enumerate(ending["cards"]) if card == "joker"]
    roles = [f"location-{card.split('+')[0]}" if card != "joker" else "role-joker" for card in ending["cards"]]
    await ended_truly(visitor, roles, jokers)


async def _has_the_score_sheet(visitor: Visitor) -> None:
    """A row for each round with everybody's points, and the totals below."""
    await puts_away(visitor)
    rows = scores(visitor).get_by_role("row")
    results = visitor.heard.public["results"]
    await expect(rows).to_have_count(len(results) + 2)
    told = [await row.get_by_role("cell").all_inner_texts() for row in await rows.all()]
    points = [[int(re.sub(r"\D", "", cell)) for cell in row] for row in told[1:]]
    assert points == [*[result["ending"]["points"] for result in results], _totals(visitor)]
    assert [sum(column) for column in zip(*points[:-1], strict=True)] == points[-1]
    assert not await broken_words(scores(visitor))
    sheet = scores(visitor).get_by_role("group")
    assert await sheet.evaluate("it => it.scrollWidth <= it.clientWidth"), "everybody's points are in sight"


def _a_leak_would_be_found(snapshots: Snapshots) -> None:
    first, heard = at_first(snapshots), snapshots.visitor.heard
    leaks: list[tuple[str, Any]] = [
        *[("cards", {**first.cards, 0: f"<p>{each}</p>"}) for each in ("Batcave", "Joker", "Boom Tube")],
        ("stored", '{"card":"batcave"}'),
    ]
    for where, leak in leaks:
        with pytest.raises(Leak):
            check_snapshot(replace(first, **{where: leak}), heard, {})


async def _is_seen_again_by_every_seat(visitor: Visitor) -> None:
    """In the midst of a round, through the eyes of each seat its own card lies open alone; through all eyes, all do."""
    words = words_of(visitor)
    cards = [words.text("role-joker"), *[words.text(f"location-{each}") for each in PLACES]]
    any_card = re.compile("|".join(rf"(?<!\w){re.escape(each)}(?!\w)" for each in cards))
    await visitor.presses((await is_over(visitor)).get_by_role("link", name=visitor.says("match-replay")))
    slider = visitor.page.get_by_role("slider", name=visitor.says("replay-slider"))
    await slider.wait_for()
    eyes = visitor.page.get_by_label(visitor.says("replay-eyes"))
    await slider.press("Home")
    # A question and an answer later nobody has shown anything yet.
    for _ in range(8):
        await slider.press("ArrowRight")
    players = range(len(visitor.heard.names))
    person = [board(visitor).locator(f"[data-seat='{seat}']") for seat in players]
    for seat in players:
        await eyes.select_option(value=str(seat))
        await expect(person[seat]).to_have_text(any_card)
        for other in players:
            if other != seat:
                await expect(person[other]).not_to_have_text(any_card)
    await eyes.select_option("all")
    for seat in players:
        await expect(person[seat]).to_have_text(any_card)


# -- one's card, and one's list ----------------------------------------------------------------------------------------


async def test_a_card_is_nowhere_until_it_is_held_and_covered_again_after(visit: Visit, server: Server) -> None:
    anna = await visit(server, DESKTOP, language="en")
    await opens(anna, "Anna", 5, game=GAME, flags=("harley_quinn",), chosen=BY_QUESTIONS)
    await begins(anna, bots=4)
    await anna.until(lambda: asks(anna) == "look", "the cards are dealt")
    await shows_its_question(anna)
    words = words_of(anna)
    card = "role-joker" if is_joker(anna) else f"location-{anna.heard.private['card']}"
    told = anna.says("board-spyfall-joker", whose="mine") if is_joker(anna) else words.attribute(card, "text")
    assert told not in await anna.holds()
    await stands_still(anna)  # nothing moves the handle away from the mouse
    await anna.role("button", anna.says("match-secret-hold")).hover()
    await anna.page.mouse.down()
    await anna.page.get_by_text(told, exact=True).wait_for()
    await anna.page.mouse.up()
    await anna.page.get_by_text(told, exact=True).wait_for(state="detached")
    assert told not in await anna.holds()


async def test_a_place_is_crossed_out_for_oneself_alone_and_still_after_coming_back(
    visit: Visit, server: Server
) -> None:
    anna = await visit(server, PHONE)
    bruno = await visit(server, DESKTOP)
    path = await opens(anna, "Anna", 3, game=GAME, chosen=BY_QUESTIONS)
    await joins(bruno, path, "Bruno")
    await begins(anna, bots=1)
    await in_play(bruno)
    frames = len(bruno.heard.raw)
    for each in (anna, bruno):
        await unfolds_places(each)
    sent = len(anna.heard.sent)
    for crossed in ("atlantis", "batcave"):
        await anna.presses(place(anna, crossed))
        await expect(place(anna, crossed)).to_have_attribute("aria-pressed", "true")
    await anna.presses(place(anna, "batcave"))
    await anna.page.get_by_text(anna.says("board-spyfall-places-left", count=19)).wait_for()
    assert not [text for text in anna.heard.sent[sent:] if "atlantis" in text], "nobody is told"
    await anna.page.reload()
    await in_play(anna)
    await unfolds_places(anna)
    await expect(place(anna, "atlantis")).to_have_attribute("aria-pressed", "true")
    await expect(place(anna, "batcave")).to_have_attribute("aria-pressed", "false")
    await expect(place(bruno, "atlantis")).to_have_attribute("aria-pressed", "false")
    assert not [text for text in bruno.heard.raw[frames:] if "crossed" in text]


# -- around one real table ---------------------------------------------------------------------------------------------


async def test_people_around_one_table_talk_aloud_vote_and_catch_the_joker_naming_a_place(
    visit: Visit, server: Server
) -> None:
    anna = await visit(server, PHONE)
    bruno = await visit(server, PHONE, language="en")
    claire = await visit(server, PHONE, light="light")
    people, rng = (anna, bruno, claire), Random(5)
    path = await opens(anna, "Anna", 3, game=GAME, flags=("in_person",), chosen={"rounds": 1})
    await joins(bruno, path, "Bruno")
    await joins(claire, path, "Claire")
    await begins(anna, bots=0)
    await in_play(*people)
    await plays(people, rng, until=lambda: all(runs(each) for each in people))
    for each in people:
        assert each.heard.public["phase"] == "aloud" and not must_answer(each)
        assert not await field(each).count(), "nobody writes"
        await each.page.get_by_role("timer", name=each.says("match-clock"), exact=True).wait_for()
        # The same buttons for all, whatever their card is.
        for what in ("accuse", "joker_reveal"):
            await besides(each, what).wait_for()
    joker = next(each for each in people if is_joker(each))
    accuser, voter = [each for each in people if each is not joker]
    await accuses(accuser, joker.heard.seat or 0)
    await plays(people, rng, quietly, until=lambda: all(runs(each) and _voted(each) for each in people))
    for each in people:
        await puts_away(each)
    await expect(besides(accuser, "accuse")).to_have_attribute("aria-disabled", "true")
    await _cannot_reveal(voter)
    await reveals(joker)
    wrong = next(each for each in _unplayed(joker) if each != voter.heard.private["card"])
    await names(joker, wrong)
    kinds = await plays(people, rng, partial(_applauds, joker))
    assert kinds == {"round_end"}
    ending = anna.heard.public["results"][0]["ending"]
    assert (ending["reason"], ending["winner"], ending["joker"]) == ("claim", "heroes", joker.heard.seat)
    for each in people:
        await _sees_how_it_ended(each)
        await _has_the_score_sheet(each)
    await _sees_the_applause(next(each for each in (accuser, voter) if each.language == "fr"))


def _applauds(joker: Visitor, visitor: Visitor, question: dict[str, Any]) -> str | None:
    """Everybody applauds the Joker, who goes on."""
    return quietly(visitor, question) if visitor is joker else f"applaud-{joker.heard.seat}"


async def _sees_the_applause(visitor: Visitor) -> None:
    """A long word stands in one piece within its place."""
    await visitor.presses((await is_over(visitor)).get_by_text(visitor.says("match-details")))
    told = visitor.says("board-spyfall-applause", count=2)
    assert told == "2 applaudissements"
    applauded = visitor.page.get_by_role("listitem").filter(has_text=told)
    await applauded.wait_for()
    assert not await broken_words(applauded)
    assert await applauded.evaluate("it => it.scrollWidth <= it.clientWidth")


def _voted(visitor: Visitor) -> bool:
    return happened(visitor, "accusation_failed")


async def _cannot_reveal(visitor: Visitor) -> None:
    """Who holds a place may open the same window as the Joker: it says why not, and nothing is sent."""
    sent = visitor.heard.answers()
    await visitor.presses(besides(visitor, "joker_reveal"))
    dialog = visitor.page.get_by_role("dialog")
    label = visitor.says("board-spyfall-do-joker_reveal")
    await visitor.presses(dialog.get_by_role("button", name=label, exact=True))
    await dialog.get_by_text(visitor.says("board-spyfall-do-joker_reveal.refused")).wait_for()
    await visitor.presses(dialog.get_by_role("button", name=visitor.says("match-besides-leave"), exact=True))
    await dialog.wait_for(state="detached")
    assert visitor.heard.answers() == sent


# -- screens -----------------------------------------------------------------------------------------------------------


async def test_the_screens_before_and_around_dc_spyfall(
    visit: Visit, server: Server, check_screens: CheckScreens
) -> None:
    anna = await visit(server, DESKTOP)
    screens = check_screens(anna)
    await anna.goes(f"/new/{GAME}")
    await anna.page.get_by_label(anna.says("your-name")).wait_for()
    await screens.check("spyfall-new")
    await opens(anna, "Anna", 5, game=GAME, flags=("harley_quinn", "multiverse_madness"), chosen={"rounds": 3})
    await screens.check("spyfall-lobby")
    await anna.goes(f"/rules/{GAME}")
    await shows_rules(anna)
    await screens.check("spyfall-rules")
    screens.end()


async def test_the_screens_of_questions_an_accusation_and_a_claim(
    visit: Visit, server: Server, check_screens: CheckScreens
) -> None:
    people = [await visit(server, DESKTOP) for _ in range(3)]
    screens_of = {id(each): check_screens(each) for each in people}
    anna, rng = people[0], Random(3)
    dealt = first_match(GAME, 3, _has_a_joker, options=MULTIVERSE, people=3)
    await gather(server, dealt, people)
    await shows_its_question(anna)
    await screens_of[id(anna)].check("spyfall-look")
    asker = await _somebody(people, rng, "ask")
    await shows_its_question(asker)
    await screens_of[id(asker)].check("spyfall-ask")
    await speaks(asker, asker.heard.question or {}, DRAFT, rng)
    answerer = await _somebody(people, rng, "answer")
    await shows_its_question(answerer)
    await screens_of[id(answerer)].check("spyfall-answer")
    await puts_away(answerer)
    listener = next(each for each in people if each not in (asker, answerer))
    await listener.page.get_by_text(listener.says("board-spyfall-conversation-empty")).wait_for(state="detached")
    await screens_of[id(listener)].check("spyfall-listen")
    await accuses(listener, answerer.heard.seat or 0)
    await asker.until(lambda: asks(asker) == "accuse_vote", "the others vote")
    await shows_its_question(asker)
    await screens_of[id(asker)].check("spyfall-vote")
    await plays(people, rng, quietly, until=lambda: asks(answerer) == "answer")
    for each in people:
        await puts_away(each)
    await plays(people, rng, quietly, until=lambda: len(anna.heard.public["exchanges"]) > 1)
    await _looks_at_the_end(people, screens_of, rng)
    for screens in screens_of.values():
        screens.end()


def _has_a_joker(match: Match[Any]) -> bool:
    cards = [match.view(seat).private.card for seat in range(match.players)]  # type: ignore[union-attr]
    return "joker" in cards


async def _looks_at_the_end(people: Sequence[Visitor], screens_of: dict[int, ScreenCheck], rng: Random) -> None:
    """A claim, the end of the round and of the game, and the match seen again."""
    looking = next(each for each in people if is_joker(each))
    screens = screens_of[id(looking)]
    await reveals(looking)
    await puts_away(looking)
    await shows_its_question(looking)
    await unfolds_places(looking)
    await screens.check("spyfall-claim")
    await plays(people, rng, quietly, until=lambda: asks(looking) == "round_end")
    await shows_its_question(looking)
    await puts_away(looking)
    await screens.check("spyfall-round-end")
    await plays(people, rng, quietly)
    await is_over(looking)
    await puts_away(looking)
    await screens.check("spyfall-end")
    await looking.presses((await is_over(looking)).get_by_role("link", name=looking.says("match-replay")))
    slider = looking.page.get_by_role("slider", name=looking.says("replay-slider"))
    await slider.wait_for()
    await looking.page.get_by_label(looking.says("replay-eyes")).select_option("all")
    await slider.press("Home")
    for _ in range(8):
        await slider.press("ArrowRight")
    await screens.check("spyfall-replay")


async def test_the_screen_of_a_pointing_where_there_may_be_no_joker(
    visit: Visit, server: Server, check_screens: CheckScreens
) -> None:
    def without_a_joker(match: Match[Any]) -> bool:
        return asks_now(0, "final_point")(match) and not _has_a_joker(match)

    anna = await visit(server, DESKTOP)
    screens = check_screens(anna)
    await meets(anna, server, first_match(GAME, 3, without_a_joker, _script, options=MULTIVERSE))
    await screens.check("spyfall-final-point-of-heroes")
    screens.end()


async def _somebody(people: Sequence[Visitor], rng: Random, kind: str) -> Visitor:
    """Whoever is asked this first."""
    await plays(people, rng, quietly, until=lambda: asked_for(people, kind))
    found = asked_for(people, kind)
    assert found is not None
    return found


async def test_the_screens_after_the_time(visit: Visit, server: Server, check_screens: CheckScreens) -> None:
    anna = await visit(server, DESKTOP)
    screens = check_screens(anna)
    await lingers(anna)
    await meets(anna, server, first_match(GAME, 4, asks_now(0, "final_talk"), _script, options=BY_QUESTIONS))
    await screens.check("spyfall-final-talk")
    await plays([anna], Random(2), quietly, until=lambda: asks(anna) == "final_point")
    await shows_its_question(anna)
    await screens.check("spyfall-final-point")
    await answers(anna, Random(2), quietly)
    await anna.until(lambda: asks(anna) == "round_end", "the round is over")
    turned = anna.page.locator(".ceremony")
    await turned.wait_for()
    await screens.check("spyfall-fingers")
    await puts_away(anna)
    await screens.check("spyfall-round-end")
    screens.end()


# -- keys and voices ---------------------------------------------------------------------------------------------------


async def test_a_question_and_an_answer_are_given_by_keys_alone(visit: Visit, server: Server) -> None:
    bruno = await visit(server, DESKTOP, language="en", keyboard=True)
    rng = Random(4)
    await opens(bruno, "Bruno", 3, game=GAME, chosen={**BY_QUESTIONS, "rounds": 5})
    await begins(bruno, bots=2)
    await watch_focus(bruno.page)
    while True:
        _, question = await settles_on([bruno], rng, "ask")
        missed = await unreachable(bruno.page)
        # A bot that thought for longer may have interrupted meanwhile: then it was another screen.
        if not closed(bruno, question):
            assert missed == []
            if await speaks(bruno, question, "What do you hear?", rng):
                break
    await plays([bruno], rng, quietly, until=lambda: _has(bruno, "answers"))
    assert _has(bruno, "asks") and _has(bruno, "answers")
    assert await lost_focus(bruno.page) == []


def _has(visitor: Visitor, done: str) -> bool:
    """Whether somebody has done this themselves."""
    seat = visitor.heard.seat
    return any(
        one["type"] == "event" and one["key"] == done and one["args"]["seat"] == seat for one in visitor.heard.told
    )


async def test_a_screen_reader_tells_a_question_to_whom_it_is_asked(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE)
    bruno = await visit(server, DESKTOP)
    await anna.page.add_init_script(HEAR)
    rng = Random(6)
    path = await opens(anna, "Anna", 3, game=GAME, chosen={**BY_QUESTIONS, "rounds": 5})
    await joins(bruno, path, "Bruno")
    await begins(anna, bots=1)
    await in_play(bruno)
    others = asyncio.ensure_future(plays([bruno], rng, quietly))
    picked = ""
    # A bot that thought for longer may interrupt meanwhile: then it is asked again.
    while not picked:
        _, question = await settles_on([anna], rng, "answer")
        await was_read(anna, asked(anna, question))
        picked = await _picks_a_phrase(anna, question)
    await was_read(anna, anna.says("match-phrase-picked", phrase=picked))
    others.cancel()


async def _picks_a_phrase(visitor: Visitor, question: Asked) -> str:
    """Pick the first ready phrase: it is in the field then; nothing where the question is gone."""
    gone = partial(closed, visitor, question)
    if not await appears(visitor, ready(visitor), gone):
        return ""
    text = "".join((await ready(visitor).all_inner_texts())[:1]).strip()

    async def written() -> bool:
        return gone() or await field(visitor).input_value() == text

    await presses_until(visitor, ready(visitor).first, written)
    return "" if gone() else text


def _aloud(match: Match[Any]) -> bool:
    return bool(match.public.phase == "aloud")  # type: ignore[attr-defined]


async def test_a_screen_reader_tells_that_the_clock_of_a_round_runs_down(
    visit: Visit, tmp_path: Path, depth: Depth
) -> None:
    # Of the round there is left, at this tempo, a little more than the first moment that is told.
    told = depth.of(test=(10,), soak=(30, 10))
    match = first_match(GAME, 3, _aloud, options={"rounds": 1, "clock_s": 120, "in_person": True}, people=3)
    running = match.ask_for(CLOCK)
    assert running is not None
    match.answer(CLOCK, str(running.most - 45_000))
    with serving(tmp_path, "--tempo", str((told[0] + 5) / 45), "--bot-tempo", "0.0002") as server:
        anna, bruno, claire = [await visit(server, PHONE, language="en") for _ in range(3)]
        await anna.page.add_init_script(HEAR)
        prepared = await prepare(server, match, ("Anna", "Bruno", "Claire"))
        # However long pages take to open, the time begins to run when she sees it.
        await _pauses(anna, prepared, on=True)
        for seat, each in enumerate((anna, bruno, claire)):
            await each.sits(prepared, seat)
        await in_play(anna, bruno, claire)
        await anna.page.get_by_role("timer", name=anna.says("match-clock"), exact=True).wait_for()
        await _pauses(anna, prepared, on=False)
        for seconds in told:
            await was_read(anna, anna.says("match-clock-left", time=f"{seconds} seconds"))
        await anna.until(lambda: asks(anna) == "final_talk" or happened(anna, "fingers"), "time is up")
        await was_read(anna, words_of(anna).text("ask-final_talk"))
        # Before the server ends: a page that looks for it again complains.
        for each in (anna, bruno, claire):
            await each.leaves()


async def _pauses(host: Visitor, prepared: PreparedMatch, *, on: bool) -> None:
    """Let time stand still at a table, or go on."""
    answer = await host.context.request.post(
        f"{host.url}/api/rooms/{prepared.id}/actions",
        data={"type": "pause", "on": on},
        headers={"cookie": f"{COOKIE}={prepared.cookies[0]}", "origin": host.url},
        timeout=patience() * 1000,
    )
    assert answer.ok, await answer.text()
