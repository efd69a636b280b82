"""Death Note on the screen: a whole match with its L, secrets and sheets, what people want to be asked, its screens."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.async_api import expect
from tests.browser.accessibility import lost_focus, watch_focus
from tests.browser.conftest import CheckScreens, Visit
from tests.browser.death_note_deck import deck_of, program
from tests.browser.ending import ended_truly, unfolds_what_was_hidden
from tests.browser.play_death_note import (
    GAME,
    QUIET,
    Asked,
    cell,
    covered_secret,
    is_window,
    mode,
    plays,
    prefers,
    puts_away,
    quietly,
    sheet,
    unfolds_modes,
    unfolds_sheet,
    wants_to_be_asked,
)
from tests.browser.secret_check import Snapshots, at_first, check, check_snapshot, covered_seats, log_of, unseen_cards
from tests.browser.table import (
    asked,
    begins,
    board,
    dock,
    gather,
    is_over,
    knows,
    lingers,
    meets,
    opens,
    shows_its_question,
    shows_rules,
    stands_still,
    words_of,
)
from tests.browser.table import asks as asked_now
from tests.browser.test_screen_reader import HEAR, was_read
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.conftest import Covered
from tests.depth import Depth
from tests.server.harness import CALM, Server, serving
from tests.server.prepared_match import Reached, asks, dealt, first_match, near_the_end
from tests.server.redealt_frames import Leak

from penombre.engine import Answer, Ask, Match, Seen
from penombre.games.death_note.catalogue import SECRET_ROLES
from penombre.server.room_state import Preference

NOT_L: dict[str, str | int] = {"l": "seat", "l_seat": 2}
"""The host is one of the players."""
TAME = ("temoignage", "partisan_de_kira", "destins_croises", "alibi", "filature")
"""Actions that need somebody or something to be pointed at, and kill nobody."""
POINTS = frozenset({"play_target", "play_role", "supporter", "two_players"})
"""What is asked of whoever plays one of them."""
DEADLY = "yeux_de_shinigami"
"""An Action that kills."""
LAST: dict[str, Any] = {"l": "seat", "l_seat": 4}
"""At a table for four, the host has the first turn."""


def _script(match: Match[Any], ask: Ask) -> Answer | None:
    """Nobody plays any Action."""
    return next((option.id for option in ask.legal() if option.id in QUIET), None)


@pytest.fixture(scope="module")
def tame(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where everybody has something to point at others with, and nobody dies."""
    with serving(tmp_path_factory.mktemp("tame"), *CALM, program=program(*TAME)) as running:
        yield running


def _tamely(players: int, reached: Reached, **wished: Any) -> Match[Any]:
    """A match with those cards, in which nobody has played any."""
    with deck_of(*TAME):
        return first_match(GAME, players, reached, _script, **wished)


def _eagerly(visitor: Visitor, question: Asked) -> str | None:
    """Plays whatever can be played on the own turn; lets other moments pass."""
    plays: list[str] = [
        option["id"] for option in question["options"] if option["word"] == "play" and not option["refused"]
    ]
    if question["kind"] in ("turn_start", "turn_main") and plays:
        return plays[0]
    return (
        "discard"
        if question["kind"] == "tile_choice" and visitor.heard.public["round"] % 2
        else quietly(visitor, question)
    )


def _in_round(visitor: Visitor, number: int) -> bool:
    return bool(visitor.heard.public.get("round", 0) >= number)


# -- a whole match -----------------------------------------------------------------------------------------------------


async def test_a_player_plays_a_whole_match(visit: Visit, server: Server, covered: Covered) -> None:
    anna = await visit(server, PHONE)
    await opens(anna, "Anna", 4, game=GAME, chosen=LAST)
    await begins(anna, bots=3)
    # Hints name cards that nobody has seen.
    await anna.presses(anna.role("button", anna.says("guide-enough")))
    watched = Snapshots(anna)
    looking = asyncio.ensure_future(watched.go_on())
    await wants_to_be_asked(anna, "pass")
    kinds = set(await plays(anna, Random(1), quietly))
    await looking
    assert {"keep_one", "turn_start", "tile_choice"} <= kinds and not any(map(is_window, kinds))
    await _sees_how_it_ended(anna)
    assert isinstance(server.where, Path)
    check([watched], await log_of(server.where, anna.heard.room["match"]))
    covered("browser matches", 1)


async def test_l_two_players_and_three_bots_come_to_the_end_and_nobody_learns_too_much(
    visit: Visit, server: Server
) -> None:
    def only_one_reacts(match: Match[Any]) -> bool:
        return asks(2, "window_before_reveal")(match) and match.ask_for(1) is None

    match = near_the_end(GAME, 6, wish=_script, at=only_one_reacts, options={"l": "host"}, people=3)
    answered = await _play(visit, server, match)
    assert "allot" in answered[0]
    assert not any(map(is_window, answered[1])) and any(map(is_window, answered[2]))


@pytest.mark.soak
async def test_l_two_players_and_three_bots_play_whole_matches(
    visit: Visit, server: Server, covered: Covered, depth: Depth
) -> None:
    match = first_match(GAME, 6, dealt, options={"l": "host"}, people=3, deals=[depth.seed])
    answered = await _play(visit, server, match)
    assert {"gift", "gift_card"} <= set(answered[0])
    assert all({"keep_one", "turn_start", "tile_choice"} <= set(kinds) for kinds in answered[1:])
    assert not any(map(is_window, answered[1])) and any(map(is_window, answered[2]))
    covered("browser matches", 1)


async def _play(visit: Visit, server: Server, match: Match[Any]) -> list[list[str]]:
    """L, somebody who is asked at no window and somebody who is play on, watched by a fourth; what each was asked.

    Each browser holds what its person may know.
    """
    anna = await visit(server, DESKTOP, language="en", light="light")
    bruno, claire = await visit(server, PHONE), await visit(server, DESKTOP)
    fleur = await visit(server, PHONE, language="en")
    people = (anna, bruno, claire)
    prepared = await gather(server, match, people, fleur, prefers={1: Preference("pass")})
    for each in people:
        # Hints name cards that nobody has seen.
        await each.presses(each.role("button", each.says("guide-enough")))
    watched = [Snapshots(each) for each in (*people, fleur)]
    looking = asyncio.gather(*[each.go_on() for each in watched])
    answered = await asyncio.gather(
        plays(anna, Random(0)), plays(bruno, Random(1), quietly), plays(claire, Random(2), quietly)
    )
    await looking
    for each in people:
        await _sees_how_it_ended(each)
    await _everything_is_shown(fleur)
    assert isinstance(server.where, Path)
    check(watched, await log_of(server.where, prepared.match))
    for snapshots in (watched[1], watched[3]):
        _a_leak_would_be_found(snapshots)
    return list(answered)


async def _sees_how_it_ended(visitor: Visitor) -> None:
    roles = visitor.heard.public["results"][-1]["roles"]
    light = [seat for seat, role in enumerate(roles) if role == "light"]
    await ended_truly(visitor, [f"role-{role}" for role in roles], light)
    await _everything_is_shown(visitor)


async def _everything_is_shown(visitor: Visitor) -> None:
    """Everybody with their role, each objective with what it brought, and apples."""
    await unfolds_what_was_hidden(visitor)
    truth = visitor.page.get_by_role("region", name=visitor.says("board-note-end"), exact=True)
    words, result = words_of(visitor), visitor.heard.public["results"][-1]
    await truth.get_by_text(words.text(f"ending-{visitor.heard.public['ending']['reason']}")).wait_for()
    for seat, name in enumerate(visitor.heard.names):
        one = truth.get_by_role("listitem").filter(has=visitor.page.get_by_role("heading", name=name))
        told = _plainly(await one.inner_text())
        assert words.text(f"role-{result['roles'][seat]}") in told
        assert _plainly(visitor.says("board-note-apples", count=result["apples"][seat])) in told
        for line in result["lines"][seat]:
            assert _plainly(words.text(f"objective-{line['objective']}")) in told


def _plainly(text: str) -> str:
    """With spaces that are all alike."""
    return " ".join(text.split())


def _a_leak_would_be_found(snapshots: Snapshots) -> None:
    """What nobody let this person see: a role on a card, and any Action and tile on the page."""
    first, heard = at_first(snapshots), snapshots.visitor.heard
    seat, unseen = covered_seats(first, heard)[0], unseen_cards(first, heard)[0]
    for leak in (
        {"cards": {**first.cards, seat: "<b>Higuchi</b>"}},
        {"stored": '{"role": "misa"}'},
        {"page": f"{first.page}<p>{unseen}</p>"},
    ):
        with pytest.raises(Leak):
            check_snapshot(replace(first, **leak), heard, {})


# -- what is one's own -------------------------------------------------------------------------------------------------


async def test_role_and_objectives_are_hidden_until_they_are_held(visit: Visit, server: Server) -> None:
    anna = await visit(server, DESKTOP)
    await meets(anna, server, first_match(GAME, 4, dealt, options=NOT_L))
    role = anna.heard.private["role"]
    words = words_of(anna)
    objective = words.text(f"objective-{role}_1")
    secret = anna.page.get_by_role("region", name=anna.says("match-secret"), exact=True)
    assert objective not in await anna.holds() and words.text(f"role-{role}") not in await secret.inner_text()
    await stands_still(anna)  # nothing moves the handle away from the mouse
    await covered_secret(anna).hover()
    await anna.page.mouse.down()
    for number in (1, 2, 3):
        await secret.get_by_text(words.text(f"objective-{role}_{number}")).wait_for()
    await anna.page.mouse.up()
    await secret.get_by_text(objective).wait_for(state="detached")
    assert objective not in await anna.holds()


async def test_marks_on_the_sheet_are_ones_own_and_there_again_after_a_reload(visit: Visit, server: Server) -> None:
    anna = await visit(server, DESKTOP)
    bruno = await visit(server, PHONE, language="en")
    await gather(server, first_match(GAME, 4, dealt, options=LAST, people=2), (anna, bruno))
    for each in (anna, bruno):
        await shows_its_question(each)
        await unfolds_sheet(each)
        await stands_still(each)
    frames, sent = len(bruno.heard.raw), len(anna.heard.sent)
    await anna.presses(cell(anna, 1, "misa", "open"))
    await anna.presses(cell(anna, 1, "misa", "no"))
    await anna.presses(cell(anna, 1, "mogi", "open"))
    await cell(anna, 1, "misa", "maybe").wait_for()
    assert not anna.heard.said(sent) and not bruno.heard.news(frames)
    assert "misa:maybe" in await anna.stores() and "misa" not in await bruno.stores()
    await cell(bruno, 1, "misa", "open").wait_for()
    await anna.page.reload()
    await shows_its_question(anna)
    await unfolds_sheet(anna)
    await cell(anna, 1, "misa", "maybe").wait_for()
    await cell(anna, 1, "mogi", "no").wait_for()
    await _what_is_known_is_covered(anna)


async def _what_is_known_is_covered(visitor: Visitor) -> None:
    """What only the reader knows stands on the sheet while it is wanted, and while nobody looks elsewhere."""
    role, seat = visitor.heard.private["role"], visitor.heard.seat
    assert seat is not None
    mine = sheet(visitor).get_by_role("button", name=visitor.says("board-note-sheet-mine"), exact=True)
    own = cell(visitor, seat, role, "open")
    await own.wait_for()
    await visitor.presses(mine)
    await own.wait_for(state="detached")
    await visitor.page.evaluate("dispatchEvent(new Event('blur'))")
    await own.wait_for()
    for other in SECRET_ROLES:
        assert await cell(visitor, seat, other, "open").count() == 1


async def test_an_action_is_played_on_somebody_and_tiles_are_left_and_discarded(visit: Visit, tame: Server) -> None:
    def can_point(match: Match[Any]) -> bool:
        ask = match.ask_for(0)
        return asks(0, "turn_start")(match) and ask is not None and any(option.id in TAME for option in ask.legal())

    anna = await visit(tame, PHONE)
    await meets(anna, tame, _tamely(4, can_point, options=NOT_L))
    kinds = set(await plays(anna, Random(5), _eagerly, until=lambda: "discarded" in _deeds_of(anna)))
    assert "play" in _deeds_of(anna) and kinds & POINTS

    def in_the_second_round(match: Match[Any]) -> bool:
        return bool(asks(0, "tile_choice")(match) and match.table.round == 2)

    await meets(anna, tame, _tamely(4, in_the_second_round, options=NOT_L))
    await plays(anna, Random(5), _eagerly, until=lambda: asked_now(anna) == "turn_main")
    assert "left" in _deeds_of(anna)


def _deeds_of(visitor: Visitor) -> set[str]:
    """What somebody has done so far."""
    deeds = visitor.heard.public.get("deeds", ())
    return {deed["kind"] for deed in deeds if deed.get("seat", -1) == visitor.heard.seat}


# -- what people want to be asked --------------------------------------------------------------------------------------


async def test_whoever_wants_to_be_asked_less_is_and_nobody_hears_of_it(visit: Visit, tame: Server) -> None:
    anna = await visit(tame, PHONE)
    bruno = await visit(tame, DESKTOP, language="en")
    for each in (anna, bruno):
        await knows(each, GAME)
    await gather(tame, _tamely(4, asks(1, "turn_main"), options=LAST, people=2), (anna, bruno))
    await shows_its_question(bruno)
    await stands_still(bruno)
    frames, board_before = len(bruno.heard.raw), await _still(bruno)
    await wants_to_be_asked(anna, "pass")
    folds = dock(anna).get_by_role("button", name=anna.says("match-prefer"))
    await anna.presses(folds)
    await expect(folds).to_have_attribute("aria-expanded", "false")
    box = await dock(anna).bounding_box()
    assert box and box["height"] <= PHONE.height / 4, "whoever waits sees the table"
    assert prefers(bruno) == {"mode": "able", "only": []}
    assert not bruno.heard.news(frames) and await _still(bruno) == board_before
    await unfolds_modes(bruno)
    await expect(mode(bruno, "able")).to_be_checked()
    passed, reacted = await asyncio.gather(
        *[plays(each, Random(6), quietly, until=partial(_let_a_window_pass, bruno)) for each in (anna, bruno)]
    )
    assert not any(map(is_window, passed)) and any(map(is_window, reacted))
    # Where moments end as soon as all have answered, cards must not decide who is asked: the window says so.
    await wants_to_be_asked(anna, "only")
    await anna.presses(
        anna.page.get_by_role("button", name=anna.says("match-prefer-cards", count=len(prefers(anna)["only"])))
    )
    dialog = anna.page.get_by_role("dialog")
    await dialog.get_by_text(anna.says("match-prefer-anyway")).wait_for()
    await anna.presses(dialog.get_by_role("button", name=anna.says("match-prefer-done"), exact=True))
    await anna.page.reload()
    await unfolds_modes(anna)
    await expect(mode(anna, "only")).to_be_checked()


def _let_a_window_pass(visitor: Visitor) -> bool:
    """Whether somebody was asked in a moment in which everybody may react, and it is over."""
    asked = [frame["question"] for frame in visitor.heard.frames if frame["type"] in ("full", "step")]
    return any(each and is_window(each["kind"]) and each != visitor.heard.question for each in asked)


async def _still(visitor: Visitor) -> str:
    """What somebody sees of the others."""
    return await board(visitor).inner_text()


async def test_asked_for_some_cards_alone_one_is_asked_where_they_can_be_played(visit: Visit, tame: Server) -> None:
    anna = await visit(tame, DESKTOP, language="en")

    def has_an_alibi(match: Match[Any]) -> bool:
        hand = match.view(0).private.hand  # type: ignore[union-attr]
        return asks(0, "turn_main")(match) and "alibi" in hand

    await knows(anna, GAME)
    await meets(anna, tame, _tamely(4, has_an_alibi, options=NOT_L))
    await wants_to_be_asked(anna, "only")
    gear = anna.page.get_by_role("button", name=anna.says("match-prefer-cards", count=len(prefers(anna)["only"])))
    await anna.presses(gear)
    dialog = anna.page.get_by_role("dialog")
    alibi = dialog.get_by_role("checkbox", name=words_of(anna).text("action-alibi"), exact=True)
    if not await alibi.is_checked():
        await anna.ticks(alibi)
    await anna.presses(dialog.get_by_role("button", name=anna.says("match-prefer-done"), exact=True))
    await anna.until(lambda: "alibi" in prefers(anna)["only"], "the card is chosen")
    windows: list[list[str]] = []

    async def look(visitor: Visitor, question: Asked) -> None:
        if is_window(question["kind"]):
            windows.append([option["id"] for option in question["options"] if not option["refused"]])

    await plays(anna, Random(7), quietly, look=look, until=lambda: _in_round(anna, 3))
    assert windows and all("alibi" in ids for ids in windows)
    # Four in five cards are not this one: there were moments in which nothing was asked.
    told = [frame["question"] for frame in anna.heard.frames if frame["type"] in ("full", "step")]
    assert {each["kind"] for each in told if each and is_window(each["kind"])} == {
        each["kind"] for each in told if each and is_window(each["kind"]) and _offers(each, "alibi")
    }


def _offers(question: Asked, id: str) -> bool:
    return any(option["id"] == id and not option["refused"] for option in question["options"])


# -- screens -----------------------------------------------------------------------------------------------------------


async def test_the_screens_before_a_match_of_death_note(
    visit: Visit, server: Server, check_screens: CheckScreens
) -> None:
    anna = await visit(server, DESKTOP)
    screens = check_screens(anna)
    await opens(anna, "Anna", 6, game=GAME, flags=("first_games",), chosen={"l": "seat", "games": 2, "l_seat": 2})
    await screens.check("note-lobby")
    await anna.goes(f"/rules/{GAME}")
    await shows_rules(anna)
    await screens.check("note-rules")
    screens.end()


async def test_the_screens_of_a_player_the_end_and_its_replay(
    visit: Visit, server: Server, check_screens: CheckScreens
) -> None:
    anna = await visit(server, DESKTOP)
    screens = check_screens(anna)
    await lingers(anna)
    await meets(anna, server, first_match(GAME, 6, asks(0, "turn_start"), _script, options=NOT_L))
    await unfolds_sheet(anna)
    await anna.presses(anna.role("button", anna.says("match-secret-keep")))
    await screens.check("note-turn")
    await anna.presses(anna.role("button", anna.says("match-secret-keep")))
    await meets(anna, server, first_match(GAME, 6, asks(0, "window_tile_revealed"), _script, options=NOT_L))
    await screens.check("note-window")
    await gather(server, near_the_end(GAME, 6, wish=_script, options=NOT_L), [anna])
    await plays(anna, Random(2), quietly, look=puts_away)
    ending = await is_over(anna)
    await puts_away(anna, {})
    await screens.check("note-end")
    await anna.presses(ending.get_by_role("link", name=anna.says("match-replay")))
    await _through_all_eyes(anna)
    await screens.check("note-replay")
    screens.end()


async def _through_all_eyes(visitor: Visitor) -> None:
    """The match seen again as every seat, at its beginning or its end, then with all that anybody knew."""
    slider = visitor.page.get_by_role("slider", name=visitor.says("replay-slider"))
    await slider.wait_for()
    eyes = visitor.page.get_by_label(visitor.says("replay-eyes"))
    for seat, name in enumerate(visitor.heard.names):
        await eyes.select_option(value=str(seat))
        await slider.press("Home" if seat % 2 else "End")
        await board(visitor).get_by_text(name, exact=True).first.wait_for()
    await eyes.select_option("all")
    await slider.press("Home")
    hidden = board(visitor).get_by_text(visitor.says("board-note-hidden"), exact=True)
    await expect(hidden).to_have_count(0)
    await eyes.select_option("0")
    await expect(hidden).not_to_have_count(0)


async def test_the_screens_of_l(visit: Visit, server: Server, check_screens: CheckScreens) -> None:
    anna = await visit(server, DESKTOP)
    screens = check_screens(anna)
    await lingers(anna)
    await meets(anna, server, first_match(GAME, 8, asks(0, "gift"), options={"l": "host"}))
    assert await plays(anna, Random(3), until=lambda: "gift" in _deeds_of(anna)) == ["gift", "gift_card"]
    await meets(anna, server, first_match(GAME, 8, asks(0, "allot"), _script, options={"l": "host"}))
    await screens.check("note-allot")
    screens.end()


async def test_the_screen_of_somebodys_death(visit: Visit, server: Server, check_screens: CheckScreens) -> None:
    def dies(match: Match[Any]) -> bool:
        stack = match.public.stack  # type: ignore[attr-defined]
        return asks(0, "window_death")(match) and any(layer.what == DEADLY for layer in stack)

    anna = await visit(server, DESKTOP)
    screens = check_screens(anna)
    await lingers(anna)
    await meets(anna, server, first_match(GAME, 5, dies, options=NOT_L))
    about = anna.page.get_by_role("region", name=anna.says("board-note-stack"), exact=True)
    await about.get_by_text(words_of(anna).text(f"action-{DEADLY}")).first.wait_for()
    await screens.check("note-death")
    screens.end()


async def test_a_death_that_waits_is_marked_where_its_player_sits(
    visit: Visit, tmp_path: Path, check_screens: CheckScreens
) -> None:
    def waits(match: Match[Any]) -> bool:
        return asks(0, "window_death")(match) and bool(match.table.deaths_waiting())

    deadly = ("death_note", DEADLY, "fausse_identite")
    with serving(tmp_path, *CALM, program=program(*deadly)) as server:
        anna = await visit(server, PHONE)
        screens = check_screens(anna)
        await lingers(anna)
        with deck_of(*deadly):
            match = first_match(GAME, 6, waits, options=NOT_L)
        await meets(anna, server, match)
        (card,) = match.table.deaths_waiting()
        marked = board(anna).locator("[data-seat]", has_text=anna.says("board-note-mark-waits"))
        await expect(marked).to_have_attribute("data-seat", str(match.table.holder(card)))
        await expect(marked).to_contain_text(anna.says("board-note-mark-waits.more"))
        await screens.check("note-death-waits")
        screens.end()


async def test_a_turn_of_death_note_is_played_by_keys_alone(visit: Visit, tame: Server) -> None:
    """A whole turn, with an Action that somebody is pointed at with."""
    bruno = await visit(tame, DESKTOP, language="en", keyboard=True)
    await meets(bruno, tame, _tamely(4, dealt, options=LAST))
    await watch_focus(bruno.page)
    kinds = set(await plays(bruno, Random(4), _eagerly, until=lambda: _has_had_its_turn(bruno)))
    assert {"keep_one", "turn_start", "tile_choice", "turn_main"} <= kinds
    assert "play" in _deeds_of(bruno) and kinds & POINTS
    assert await lost_focus(bruno.page) == []


def _has_had_its_turn(visitor: Visitor) -> bool:
    return "discarded" in _deeds_of(visitor) and asked_now(visitor) != "turn_main"


async def test_a_screen_reader_tells_what_is_asked_and_hints_at_what_is_secret(visit: Visit, tame: Server) -> None:
    anna = await visit(tame, PHONE)
    await anna.page.add_init_script(HEAR)
    await meets(anna, tame, _tamely(4, dealt, options=LAST))
    await plays(anna, Random(8), quietly, until=lambda: asked_now(anna) == "tile_choice")
    await shows_its_question(anna)
    await was_read(anna, asked(anna))
    words = words_of(anna)
    for one in anna.heard.told:
        if one["type"] == "event" and one["key"] in ("turn", "plays", "ryuk", "reveal"):
            await was_read(anna, words.event(Seen(one["key"], one["args"]), anna.heard.names, anna.heard.seat))
    (seen,) = [one for one in anna.heard.told if one["key"] == "sees_tile"]
    await was_read(anna, anna.says("match-secret-news"))
    hidden = words.event(Seen(seen["key"], seen["args"]), anna.heard.names, anna.heard.seat)
    assert hidden not in "\n".join(await anna.page.evaluate("read"))
