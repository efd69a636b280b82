"""La Rose Noire on the screen: a whole match with its Rector, a role shown to all, silence, and its screens."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.async_api import Locator, expect
from tests.browser.accessibility import lost_focus, watch_focus
from tests.browser.conftest import CheckScreens, Visit
from tests.browser.ending import ended_truly, unfolds_what_was_hidden
from tests.browser.play_rose_noire import GAME, GUILTY, Asked, arc, plays
from tests.browser.secret_check import Snapshots, at_first, check, check_snapshot, log_of
from tests.browser.table import asks as asked
from tests.browser.table import (
    begins,
    board,
    dock,
    gather,
    gives,
    happened,
    in_play,
    is_over,
    lingers,
    meets,
    opens,
    shows_its_question,
    shows_rules,
    turned_over,
    words_of,
)
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.conftest import Covered
from tests.depth import Depth
from tests.server.harness import Server
from tests.server.prepared_match import Reached, asks, dealt, first_match
from tests.server.redealt_frames import Leak

from penombre.engine import CLOCK, Answer, Ask, Match
from penombre.games.rose_noire.catalogue import NAMES

CLEAR = ("deirdre", "eoghan")
"""Two whom the Rector of a whole match does not choose."""
INVESTIGATES: dict[str, Any] = {"rector": "seat", "rector_seat": 2, "profiles": "random"}
"""The host is an Investigator."""
VOW = "play-voeu_de_silence"


# -- what people of these tests want -----------------------------------------------------------------------------------


def _as_rector(visitor: Visitor, question: Asked) -> str | None:
    """Plays whatever Event there is, and kills nobody whom others are to accuse."""
    ids = [option["id"] for option in question["options"] if not option["refused"]]
    match question["kind"]:
        case "choose_accomplices":
            return "these"
        case "dusk_play" | "convocation_event":
            return next((id for id in ids if id.startswith("play-")), None)
        case "event_targets" | "trap_kill" | "night_rector":
            return next((id for id in ids if id.endswith("bricen") or id == "nobody"), None)
    return None


def _as_investigator(visitor: Visitor, question: Asked) -> str | None:
    """Plays cards while there are any; accuses first two who are innocent, from the next day on the Accomplices."""
    ids = [option["id"] for option in question["options"] if not option["refused"]]
    match question["kind"]:
        case "day_before" | "day_after":
            return next((id for id in ids if id.startswith("play-")), None)
        case "action_targets":
            return next((id for id in ids if id != "back"), None)
        case "ballot":
            pair = CLEAR if visitor.heard.public["turn"] == 2 else GUILTY
            return next((id for id in ids if id == "-".join(("pair", *pair))), "lock")
    return None


def _script(match: Match[Any], ask: Ask) -> Answer | None:
    """How a match comes to its second evening: the Accomplices are these two, and nobody is accused or killed."""
    wished: dict[str, Answer] = {
        "choose_accomplices": GUILTY,
        "ballot": "lock",
        "night_possessed": "nobody",
        "night_rector": "nobody",
    }
    return wished.get(ask.kind)


def _accuses(match: Match[Any], ask: Ask) -> Answer | None:
    """Everybody accuses the Accomplices, and stays with that."""
    if ask.kind != "ballot":
        return _script(match, ask)
    pair = "-".join(("pair", *GUILTY))
    return "lock" if match.public.seats[ask.seat].ballot else pair  # type: ignore[attr-defined]


def _ends_with_the_host(match: Match[Any]) -> bool:
    """No person or bot but the host is asked, whose fixed ballot is the last answer of all."""
    awaited = {ask.seat for ask in match.asks() if not ask.optional} - {CLOCK}
    if awaited != {0} or not asks(0, "ballot")(match):
        return False
    ahead = match.clone()
    ahead.answer(0, "lock")
    return ahead.over


def _on_turn(turn: int, reached: Reached) -> Reached:
    return lambda match: match.public.turn == turn and reached(match)  # type: ignore[attr-defined]


# -- whole matches -----------------------------------------------------------------------------------------------------


async def test_a_rector_plays_a_whole_match(visit: Visit, server: Server, covered: Covered) -> None:
    anna = await visit(server, PHONE)
    await opens(anna, "Anna", 3, game=GAME, chosen={"rector": "host"})
    await begins(anna, bots=2)
    watched = Snapshots(anna)
    looking = asyncio.ensure_future(watched.go_on())
    kinds = set(await plays(anna, Random(0), _as_rector))
    await looking
    assert {"choose_accomplices", "dusk_play", "dusk_discard"} <= kinds
    await _sees_how_it_ended(anna)
    assert isinstance(server.where, Path)
    check([watched], await log_of(server.where, anna.heard.room["match"]))
    covered("browser matches", 1)


async def test_a_rector_and_two_investigators_come_to_the_end_and_nobody_learns_too_much(
    visit: Visit, server: Server
) -> None:
    """From the evening of the second turn: a night that tells nobody who is who, a day, and a right accusation."""

    def harmless(match: Match[Any]) -> bool:
        """The bot kills nobody whom the others are to accuse."""
        return bool(asks(0, "dusk_play")(match) and match.table.possessed != 3)

    match = first_match(GAME, 4, _on_turn(2, harmless), _script, options={"rector": "host"}, people=3)
    answered = await _play(visit, server, match)
    assert {"dusk_play", "dusk_discard", "night_rector"} <= answered[0]


@pytest.mark.soak
async def test_a_rector_two_investigators_and_two_bots_play_whole_matches(
    visit: Visit, server: Server, covered: Covered, depth: Depth
) -> None:
    match = first_match(GAME, 5, dealt, options={"rector": "host"}, people=3, deals=[depth.seed])
    answered = await _play(visit, server, match)
    assert {"choose_accomplices", "dusk_play", "dusk_discard", "night_rector"} <= answered[0]
    covered("browser matches", 1)


async def _play(visit: Visit, server: Server, match: Match[Any]) -> list[set[str]]:
    """Play on in three browsers, watched by a fourth, each of which holds what its person may know; what was asked.

    What the two Investigators have on their screens at night is the same.
    """
    anna = await visit(server, DESKTOP, language="en", light="light")
    bruno, claire = await visit(server, PHONE), await visit(server, PHONE)
    fleur = await visit(server, PHONE, language="en")
    people = (anna, bruno, claire)
    prepared = await gather(server, match, people, fleur)
    watched = [Snapshots(each) for each in (*people, fleur)]
    looking = asyncio.gather(*[each.go_on() for each in watched])
    nights: dict[int, list[list[str]]] = {}

    async def look(visitor: Visitor, question: Asked) -> None:
        if question["kind"] == "night_possessed":
            nights.setdefault(visitor.heard.public["turn"], []).append(await _night_of(visitor))

    answered = await asyncio.gather(
        plays(anna, Random(0), _as_rector),
        plays(bruno, Random(1), _as_investigator, look=look),
        plays(claire, Random(2), _as_investigator, look=look),
    )
    await looking
    assert all({"day_before", "ballot", "night_possessed"} <= set(kinds) for kinds in answered[1:])
    assert nights and all(one == other for one, other in nights.values()), "a night tells who is who"
    for each in people:
        await _sees_how_it_ended(each)
    await _everything_is_shown(fleur)
    assert isinstance(server.where, Path)
    check(watched, await log_of(server.where, prepared.match))
    _a_leak_would_be_found(watched[1])
    return [set(kinds) for kinds in answered]


async def _sees_how_it_ended(visitor: Visitor) -> None:
    await ended_truly(visitor, [f"role-{seat['role']}" for seat in visitor.heard.public["seats"]], None)
    fact = (await is_over(visitor)).locator(".fact")
    for suspect in GUILTY:
        await expect(fact).to_contain_text(words_of(visitor).attribute(f"suspect-{suspect}", "short"))
    await _everything_is_shown(visitor)


async def _night_of(visitor: Visitor) -> list[str]:
    """What an Investigator has on the screen at night: the question, all answers, what can be touched on the board."""
    await shows_its_question(visitor)
    touched: list[str] = await arc(visitor).evaluate(_TOUCHED)
    return [await dock(visitor).evaluate(_SKELETON), *touched]


_TOUCHED = """(arc) => [...arc.querySelectorAll("button")].map((it) =>
  [it.className, it.ariaLabel, it.ariaPressed, it.ariaDisabled, it.textContent.trim()].join(" | "))"""

# All but what names parts of the page for itself, how high it is, and the time that is left.
_SKELETON = """(dock) => {
  const copy = dock.cloneNode(true);
  for (const it of copy.querySelectorAll("[role=timer], .news")) it.remove();
  for (const it of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "for", "aria-labelledby", "aria-describedby", "aria-controls", "style"]) {
      it.removeAttribute(name);
    }
  }
  return copy.outerHTML;
}"""


async def _everything_is_shown(visitor: Visitor) -> None:
    """The Accomplices, and everybody with their role."""
    await unfolds_what_was_hidden(visitor)
    reveal = visitor.page.get_by_role("region", name=visitor.says("board-rose-uncovered"), exact=True)
    words, public = words_of(visitor), visitor.heard.public
    await reveal.wait_for()
    told = await reveal.inner_text()
    for suspect in GUILTY:
        assert words.attribute(f"suspect-{suspect}", "short") in told
    assert public["accomplices"] == [NAMES.index(suspect) for suspect in GUILTY]
    for name, seat in zip(visitor.heard.names, public["seats"], strict=True):
        one = reveal.get_by_role("listitem").filter(has=visitor.page.get_by_role("heading", name=name))
        assert words.text(f"role-{seat['role']}") in await one.inner_text()


def _a_leak_would_be_found(snapshots: Snapshots) -> None:
    first, heard = at_first(snapshots), snapshots.visitor.heard
    for where, leak in (
        ("cards", "<p>Possédé</p>"),
        ("suspects", "<span>Complice</span>"),
        ("page", "<b>Preuve&nbsp;: Morwen est innocente</b>"),
    ):
        held = getattr(first, where)
        told = {**held, heard.seat: leak} if isinstance(held, dict) else held + leak
        with pytest.raises(Leak):
            check_snapshot(replace(first, **{where: told}), heard, {})


async def test_a_role_is_shown_while_another_one_is_asked(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE)
    bruno = await visit(server, DESKTOP, language="en")
    match = first_match(GAME, 3, asks(0, "day_before"), options={"rector": "seat", "rector_seat": 3}, people=2)
    await gather(server, match, (anna, bruno))
    playing, other = anna, bruno
    assert asked(playing) == "day_before" and asked(other) == "reveal_role"
    for each in (anna, bruno):
        await each.presses(_besides(each))
        dialog = each.page.get_by_role("dialog")
        await dialog.get_by_text(each.says("match-besides-final")).wait_for()
        await each.presses(dialog.get_by_role("button", name=each.says("match-besides-leave"), exact=True))
        await dialog.wait_for(state="detached")
        assert not happened(each, "reveal") and each.heard.answers() == 0
    await shows_its_question(playing)
    await other.presses(_besides(other))
    show = words_of(other).text("option-reveal_role")
    await other.presses(other.page.get_by_role("dialog").get_by_role("button", name=show, exact=True))
    for each in (anna, bruno):
        await each.until(partial(happened, each, "reveal"), "the roles are shown")
        await _besides(each).wait_for(state="detached")
    seats = anna.heard.public["seats"]
    roles = [seats[seat]["role"] for seat in (0, 1)]
    assert all(roles) and roles == [seat["role"] for seat in bruno.heard.public["seats"][:2]]
    if "possessed" not in roles:
        assert bruno.heard.public["ending"]["reason"] == "double_reveal"
        await asyncio.gather(*[is_over(each) for each in (anna, bruno)])
        return
    for each in (anna, bruno):
        for seat, role in enumerate(roles):
            shown = board(each).locator(f"[data-seat='{seat}']").get_by_text(words_of(each).text(f"role-{role}"))
            await shown.first.wait_for()
    await shows_its_question(playing)
    assert asked(playing) == "day_before" and asked(other) == ""


def _besides(visitor: Visitor) -> Locator:
    """What opens the question whether one's role is to be shown."""
    return dock(visitor).get_by_role(
        "button", name=visitor.says("match-besides-open", what=words_of(visitor).text("option-reveal_role"))
    )


def _makes_a_pact(match: Match[Any], ask: Ask) -> Answer | None:
    """Lays a Pact open as soon as it can be played."""
    pact = "play-pacte_de_confiance"
    return pact if any(option.id == pact and not option.refused for option in ask.options) else None


async def test_whoever_has_given_a_card_of_a_pact_may_still_show_the_role(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE)
    bruno = await visit(server, DESKTOP, language="en")

    def both_give(match: Match[Any]) -> bool:
        return all((each := match.ask_for(seat)) is not None and each.kind == "pact_give" for seat in (0, 1))

    options = {"rector": "seat", "rector_seat": 3}
    match = first_match(GAME, 3, both_give, _makes_a_pact, options=options, people=2)
    await gather(server, match, (anna, bruno))
    assert asked(anna) == asked(bruno) == "pact_give"
    await shows_its_question(anna)
    assert anna.heard.question is not None
    steps, gift = bruno.heard.count("step"), anna.heard.question["options"][0]
    await gives(anna, [gift], on_board=lambda: False)
    await anna.until(lambda: asked(anna) == "reveal_role", "the card is given")
    for again in range(2):
        await dock(anna).get_by_text(anna.says("match-kept")).wait_for()
        await _besides(anna).wait_for()
        if not again:
            await anna.page.reload()
            await in_play(anna)
    assert bruno.heard.count("step") == steps and asked(bruno) == "pact_give", "nothing tells Bruno"
    await anna.presses(_besides(anna))
    show = words_of(anna).text("option-reveal_role")
    await anna.presses(anna.page.get_by_role("dialog").get_by_role("button", name=show, exact=True))
    for each in (anna, bruno):
        await each.until(partial(happened, each, "reveal"), "the roles are shown")
    if not anna.heard.over:
        assert asked(anna) == asked(bruno) == "pact_give", "both choose again"


async def test_under_a_vow_of_silence_the_table_says_that_nobody_may_talk(visit: Visit, server: Server) -> None:
    def has_a_vow(match: Match[Any]) -> bool:
        ask = match.ask_for(0)
        return asks(0, "dusk_play")(match) and ask is not None and VOW in {option.id for option in ask.legal()}

    anna = await visit(server, DESKTOP)
    await meets(anna, server, first_match(GAME, 3, _on_turn(1, has_a_vow), _script, options={"rector": "host"}))
    talk = anna.page.get_by_role("region", name=anna.says("talk-title"))
    hushed = talk.get_by_role("note").filter(has_text=anna.says("board-rose-hush-silence"))
    await talk.get_by_role("textbox").wait_for()
    await plays(anna, Random(1), lambda visitor, question: VOW, until=lambda: anna.heard.public["silence"])
    await hushed.wait_for()
    assert await talk.get_by_role("textbox").count() == 0
    # It lasts until the end of the next Sextines; the Rector is asked again after these.
    await plays(anna, Random(1), until=lambda: anna.heard.public["turn"] == 2 and asked(anna) == "dusk_play")
    await talk.get_by_role("textbox").wait_for()
    assert not await hushed.count()


# -- screens -----------------------------------------------------------------------------------------------------------


async def test_the_screens_around_la_rose_noire(visit: Visit, server: Server, check_screens: CheckScreens) -> None:
    anna = await visit(server, DESKTOP)
    screens = check_screens(anna)
    await opens(anna, "Anna", 5, game=GAME, chosen={"rector": "seat", "bonus": "random", "rector_seat": 2})
    await screens.check("rose-lobby")
    await anna.goes(f"/rules/{GAME}")
    await shows_rules(anna)
    await screens.check("rose-rules")
    screens.end()


async def test_the_screens_of_an_investigator_the_end_and_its_replay(
    visit: Visit, server: Server, check_screens: CheckScreens
) -> None:
    anna = await visit(server, DESKTOP)
    screens = check_screens(anna)
    await lingers(anna)
    for moment, kind in (("day", "day_before"), ("accusation", "ballot"), ("night", "night_possessed")):
        await meets(anna, server, first_match(GAME, 3, _on_turn(2, asks(0, kind)), _script, options=INVESTIGATES))
        if kind == "day_before":
            await _every_suspect_has_a_name(anna)
            send = anna.page.get_by_role("button", name=anna.says("talk-send"), exact=True)
            await expect(send).to_be_in_viewport(ratio=1)
        await screens.check(f"rose-{moment}")
    await meets(anna, server, first_match(GAME, 3, _ends_with_the_host, _accuses, options=INVESTIGATES))
    await plays(anna, Random(2), lambda visitor, question: "lock")
    turned = await turned_over(anna, anna.says("board-rose-ending"))
    assert not await anna.page.locator(".ending").count(), "its ceremony comes first"
    await screens.check("rose-turned-over")
    await anna.presses(turned.get_by_role("button", name=anna.says("close")))
    ending = await is_over(anna)
    await screens.check("rose-end")
    await anna.presses(ending.get_by_role("link", name=anna.says("match-replay")))
    slider = anna.page.get_by_role("slider", name=anna.says("replay-slider"))
    await slider.wait_for()
    eyes = anna.page.get_by_label(anna.says("replay-eyes"))
    for seat, name in enumerate(anna.heard.names):
        await eyes.select_option(value=str(seat))
        await slider.press("Home" if seat % 2 else "End")
        await board(anna).get_by_text(name, exact=True).first.wait_for()
    await eyes.select_option("all")
    await screens.check("rose-replay")
    screens.end()


async def _every_suspect_has_a_name(visitor: Visitor) -> None:
    """Whoever does not see the arc hears seven names, how many cards lie there, and what a tap would do."""
    question = visitor.heard.question
    assert question is not None
    words = words_of(visitor)
    heard = _plainly(await arc(visitor).aria_snapshot())
    for suspect, facts in zip(NAMES, visitor.heard.public["suspects"], strict=True):
        assert f'heading "{words.attribute(f"suspect-{suspect}", "short")}"' in heard
        assert visitor.says("board-rose-pile", count=facts["cards"]) in heard
    for option in question["options"]:
        if option["word"] == "investigate":
            (suspect,) = option["args"]["suspects"]
            labelled = words.text("option-investigate", suspects=words.text(f"suspect-{suspect}"))
            assert _plainly(visitor.says("board-choose", option=labelled)) in heard


def _plainly(text: str) -> str:
    """With spaces that are all alike."""
    return " ".join(text.split())


async def test_the_screens_of_a_rector(visit: Visit, server: Server, check_screens: CheckScreens) -> None:
    anna = await visit(server, DESKTOP)
    screens = check_screens(anna)
    hosts: dict[str, Any] = {"rector": "host"}
    await meets(anna, server, first_match(GAME, 5, asks(0, "choose_accomplices"), options=hosts))
    over = anna.page.get_by_text(anna.says("board-rose-over"), exact=True)
    assert not await over.count(), "it has not even begun"
    await screens.check("rose-accomplices")
    await meets(anna, server, first_match(GAME, 5, asks(0, "dusk_play"), options=hosts))
    await anna.presses(anna.role("button", anna.says("match-secret-keep")))
    await screens.check("rose-dusk")
    await anna.presses(anna.role("button", anna.says("match-secret-keep")))
    await meets(anna, server, first_match(GAME, 5, asks(0, "night_rector"), options=hosts))
    await screens.check("rose-night-of-the-rector")
    screens.end()


async def test_a_turn_of_la_rose_noire_is_played_by_keys_alone(visit: Visit, server: Server) -> None:
    bruno = await visit(server, DESKTOP, language="en", keyboard=True)
    await meets(bruno, server, first_match(GAME, 3, _on_turn(2, asks(0, "day_before")), _script, options=INVESTIGATES))
    await watch_focus(bruno.page)
    kinds = await plays(bruno, Random(4), _as_investigator, until=lambda: bruno.heard.public["turn"] > 2)
    assert {"day_before", "ballot"} <= set(kinds)
    assert await lost_focus(bruno.page) == []
