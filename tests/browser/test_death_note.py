"""Death Note on the screen: a whole match with its L, secrets and sheets, what people want to be asked, its screens."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.async_api import expect
from tests.browser.conftest import Visit
from tests.browser.decks import program
from tests.browser.notebook import (
    GAME,
    Asked,
    cell,
    covered,
    is_window,
    mode,
    nothing,
    plays,
    prefers,
    puts_away,
    quietly,
    sheet,
    unfolds_sheet,
    wants_to_be_asked,
)
from tests.browser.reading import lost_focus, watch_focus
from tests.browser.secrecy import Glimpses, check, check_glimpse, log_of
from tests.browser.table import (
    MATCHES,
    asked,
    asks,
    begins,
    board,
    in_play,
    is_over,
    joins,
    lingers,
    opens,
    shows_its_question,
    words_of,
)
from tests.browser.test_screen_reader import HEAR, was_read
from tests.browser.tour import Tour
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.harness import Server, serving
from tests.server.worlds import Leak

from penombre.engine import Seen
from penombre.games.death_note.catalogue import SECRET_ROLES

NOT_L: dict[str, str | int] = {"l": "seat", "l_seat": 2}
"""The host is one of the players."""
TAME = ("temoignage", "partisan_de_kira", "destins_croises", "alibi", "filature")
"""Actions that need somebody or something to be pointed at, and kill nobody."""
DEADLY = ("yeux_de_shinigami", "faux_death_note")
"""Actions that kill, and such as whoever has a card may hold to prevent it."""


@pytest.fixture(scope="module")
def tame(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where everybody has something to point at others with, and nobody dies."""
    with _with_deck(tmp_path_factory.mktemp("tame"), *TAME) as running:
        yield running


def _with_deck(folder: Path, *kinds: str) -> Any:
    return serving(folder, "--tempo", "100", "--bot-tempo", "0.0002", program=program(*kinds))


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


def _kills(visitor: Visitor, question: Asked) -> str | None:
    """Kills somebody at the end of the own turn, with a card left in hand."""
    deadly = DEADLY[0]
    if question["kind"] == "keep_one":
        return deadly
    if question["kind"] == "turn_main" and len(visitor.heard.private["hand"]) > 1:
        return deadly
    return quietly(visitor, question)


def _in_round(visitor: Visitor, number: int) -> bool:
    return bool(visitor.heard.public.get("round", 0) >= number)


# -- a whole match -----------------------------------------------------------------------------------------------------


async def test_l_two_players_and_three_bots_play_a_whole_match(visit: Visit, server: Server) -> None:
    anna = await visit(server, DESKTOP, language="en", light="light")
    bruno, claire = await visit(server, PHONE), await visit(server, DESKTOP)
    fleur = await visit(server, PHONE, language="en")
    people = (anna, bruno, claire)
    path = await opens(anna, "Anna", 6, game=GAME, chosen={"l": "host"})
    await joins(bruno, path, "Bruno")
    await joins(claire, path, "Claire")
    await begins(anna, bots=3)
    await fleur.goes(path)
    await in_play(*people, fleur)
    for each in people:
        # Hints name cards that nobody has seen.
        await each.presses(each.role("button", each.says("guide-enough")))
    watched = [Glimpses(each) for each in (*people, fleur)]
    looking = asyncio.gather(*[each.go_on() for each in watched])
    await wants_to_be_asked(bruno, "pass")
    answered = await asyncio.gather(
        plays(anna, Random(0)), plays(bruno, Random(1), quietly), plays(claire, Random(2), quietly)
    )
    await looking
    assert {"gift", "gift_card"} <= set(answered[0])
    assert all({"keep_one", "turn_start", "tile_choice"} <= set(kinds) for kinds in answered[1:])
    assert not any(map(is_window, answered[1])) and any(map(is_window, answered[2]))
    if _in_round(anna, 2):
        assert "allot" in answered[0]
    for each in people:
        won = each.heard.seat in each.heard.public["ending"]["winners"]
        await (await is_over(each)).get_by_text(each.says("match-won" if won else "match-lost")).wait_for()
    for each in (*people, fleur):
        await _everything_is_shown(each)
    assert isinstance(server.where, Path)
    check(watched, await log_of(server.where, anna.heard.room["match"]))
    for glimpses in (watched[1], watched[3]):
        _a_leak_would_be_found(glimpses)


async def _everything_is_shown(visitor: Visitor) -> None:
    """Everybody with their role, each objective with what it brought, and apples."""
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


def _a_leak_would_be_found(glimpses: Glimpses) -> None:
    """What nobody let this person see: a role on a card, and any Action and tile on the page."""
    first, heard = glimpses.taken[0], glimpses.visitor.heard
    held = {name: getattr(first, name) for name in first.__struct_fields__}
    unseen = next(tile for tile in ("Silence", "Résurrection", "Frénésie") if tile not in first.page)
    for leak in (
        {"cards": {**first.cards, 2: "<b>Higuchi</b>"}},
        {"stored": '{"role": "misa"}'},
        {"page": f"{first.page}<p>{unseen}</p>"},
    ):
        with pytest.raises(Leak):
            check_glimpse(type(first)(**{**held, **leak}), heard, {})


# -- what is one's own -------------------------------------------------------------------------------------------------


async def test_role_and_objectives_are_hidden_until_they_are_held(visit: Visit, server: Server) -> None:
    anna = await visit(server, DESKTOP)
    await opens(anna, "Anna", 4, game=GAME, chosen=NOT_L)
    await begins(anna, bots=3)
    await shows_its_question(anna)
    role = anna.heard.private["role"]
    words = words_of(anna)
    objective = words.text(f"objective-{role}_1")
    secret = anna.page.get_by_role("region", name=anna.says("match-secret"), exact=True)
    assert objective not in await anna.holds() and words.text(f"role-{role}") not in await secret.inner_text()
    await covered(anna).hover()
    await anna.page.mouse.down()
    for number in (1, 2, 3):
        await secret.get_by_text(words.text(f"objective-{role}_{number}")).wait_for()
    await anna.page.mouse.up()
    await secret.get_by_text(objective).wait_for(state="detached")
    assert objective not in await anna.holds()


async def test_marks_on_the_sheet_are_ones_own_and_there_again_after_a_reload(visit: Visit, server: Server) -> None:
    anna = await visit(server, DESKTOP)
    bruno = await visit(server, PHONE, language="en")
    path = await opens(anna, "Anna", 4, game=GAME, chosen={"l": "seat", "l_seat": 4})
    await joins(bruno, path, "Bruno")
    await begins(anna, bots=2)
    for each in (anna, bruno):
        await shows_its_question(each)
        await unfolds_sheet(each)
    frames, sent = len(bruno.heard.raw), len(anna.heard.sent)
    await anna.presses(cell(anna, 1, "misa", "open"))
    await anna.presses(cell(anna, 1, "misa", "no"))
    await anna.presses(cell(anna, 1, "mogi", "open"))
    await cell(anna, 1, "misa", "maybe").wait_for()
    assert len(anna.heard.sent) == sent and len(bruno.heard.raw) == frames
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
    anna = await visit(tame, PHONE)
    await opens(anna, "Anna", 6, game=GAME, chosen=NOT_L)
    await begins(anna, bots=5)
    kinds = set(await plays(anna, Random(5), _eagerly, until=lambda: _in_round(anna, 3)))
    deeds = [deed for deed in anna.heard.public["deeds"] if deed.get("seat", -1) == anna.heard.seat]
    assert {"discarded", "left"} <= {deed["kind"] for deed in deeds}
    assert any(deed["kind"] == "play" for deed in deeds)
    assert kinds & {"play_target", "play_role", "supporter", "two_players"}


# -- what people want to be asked --------------------------------------------------------------------------------------


async def test_whoever_wants_to_be_asked_less_is_and_nobody_hears_of_it(visit: Visit, tame: Server) -> None:
    anna = await visit(tame, PHONE)
    bruno = await visit(tame, DESKTOP, language="en")
    path = await opens(anna, "Anna", 4, game=GAME, chosen={"l": "seat", "l_seat": 4})
    await joins(bruno, path, "Bruno")
    await begins(anna, bots=2)
    await in_play(bruno)
    for each in (anna, bruno):
        await shows_its_question(each)
    frames, board_before = len(bruno.heard.raw), await _still(bruno)
    await wants_to_be_asked(anna, "pass")
    assert prefers(bruno) == {"mode": "able", "only": []}
    assert len(bruno.heard.raw) == frames and await _still(bruno) == board_before
    await expect(mode(bruno, "able")).to_be_checked()
    passed, reacted = await asyncio.gather(
        *[plays(each, Random(6), quietly, until=partial(_in_round, each, 2)) for each in (anna, bruno)]
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
    await expect(mode(anna, "only")).to_be_checked()


async def _still(visitor: Visitor) -> str:
    """What somebody sees of the others."""
    return await board(visitor).inner_text()


async def test_asked_for_some_cards_alone_one_is_asked_where_they_can_be_played(visit: Visit, tame: Server) -> None:
    anna = await visit(tame, DESKTOP, language="en")
    await opens(anna, "Anna", 4, game=GAME, chosen=NOT_L)
    await begins(anna, bots=3)
    await shows_its_question(anna)
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
    assert all("alibi" in ids for ids in windows)
    # Four in five cards are not this one: there were moments in which nothing was asked.
    told = [frame["question"] for frame in anna.heard.frames if frame["type"] in ("full", "step")]
    assert {each["kind"] for each in told if each and is_window(each["kind"])} == {
        each["kind"] for each in told if each and is_window(each["kind"]) and _offers(each, "alibi")
    }


def _offers(question: Asked, id: str) -> bool:
    return any(option["id"] == id and not option["refused"] for option in question["options"])


# -- screens -----------------------------------------------------------------------------------------------------------


async def test_the_screens_before_a_match_of_death_note(visit: Visit, server: Server) -> None:
    anna = await visit(server, DESKTOP)
    tour = Tour(anna)
    await opens(anna, "Anna", 6, game=GAME, flags=("first_games",), chosen={"l": "seat", "games": 2, "l_seat": 2})
    await tour.stop("note-lobby")
    await anna.goes(f"/rules/{GAME}")
    await anna.page.wait_for_load_state("networkidle")
    await tour.stop("note-rules")
    tour.end()


async def test_the_screens_of_a_player_the_end_and_its_replay(visit: Visit, server: Server) -> None:
    anna = await visit(server, DESKTOP)
    tour = Tour(anna)
    await lingers(anna)
    await opens(anna, "Anna", 6, game=GAME, chosen=NOT_L)
    await begins(anna, bots=5)
    await wants_to_be_asked(anna, "ask")
    await plays(anna, Random(2), quietly, look=puts_away, until=lambda: asks(anna) == "turn_start")
    if asks(anna) == "turn_start":
        await shows_its_question(anna)
        await unfolds_sheet(anna)
        await anna.presses(anna.role("button", anna.says("match-secret-keep")))
        await puts_away(anna, {})
        await tour.stop("note-turn")
        await anna.presses(anna.role("button", anna.says("match-secret-keep")))
    await plays(anna, Random(2), quietly, look=puts_away, until=lambda: asks(anna) == "window_tile_revealed")
    if asks(anna) == "window_tile_revealed":
        await shows_its_question(anna)
        await puts_away(anna, {})
        await tour.stop("note-window")
    await plays(anna, Random(2), quietly, look=puts_away)
    ending = await is_over(anna)
    await puts_away(anna, {})
    await tour.stop("note-end")
    await anna.presses(ending.get_by_role("link", name=anna.says("match-replay")))
    await _through_all_eyes(anna)
    await tour.stop("note-replay")
    tour.end()


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


async def test_the_screens_of_l(visit: Visit, server: Server) -> None:
    anna = await visit(server, DESKTOP)
    tour = Tour(anna)
    await lingers(anna)
    await opens(anna, "Anna", 8, game=GAME, chosen={"l": "host"})
    await begins(anna, bots=7)
    await plays(anna, Random(3), look=puts_away, until=lambda: asks(anna) == "allot")
    if asks(anna) == "allot":
        await shows_its_question(anna)
        await puts_away(anna, {})
        await tour.stop("note-allot")
    tour.end()


async def test_the_screen_of_somebodys_death(visit: Visit, tmp_path: Path) -> None:
    with _with_deck(tmp_path, *DEADLY) as deadly:
        anna = await visit(deadly, DESKTOP)
        tour = Tour(anna)
        await lingers(anna)
        for match in range(MATCHES):
            await opens(anna, "Anna", 5, game=GAME, chosen=NOT_L)
            await begins(anna, bots=4)
            await wants_to_be_asked(anna, "ask")
            await plays(anna, Random(match), _kills, look=puts_away, until=lambda: asks(anna) == "window_death")
            if asks(anna) == "window_death":
                break
        assert asks(anna) == "window_death", "whoever has a card may hold one for such a moment"
        await shows_its_question(anna)
        await puts_away(anna, {})
        about = anna.page.get_by_role("region", name=anna.says("board-note-stack"), exact=True)
        await about.get_by_text(words_of(anna).text(f"action-{DEADLY[0]}")).first.wait_for()
        await tour.stop("note-death")
        tour.end()


async def test_a_turn_of_death_note_is_played_by_keys_alone(visit: Visit, tame: Server) -> None:
    bruno = await visit(tame, DESKTOP, language="en", keyboard=True)
    await opens(bruno, "Bruno", 4, game=GAME, chosen=NOT_L)
    await begins(bruno, bots=3)
    await watch_focus(bruno.page)
    kinds = set(await plays(bruno, Random(4), _eagerly, until=lambda: _in_round(bruno, 2)))
    assert {"keep_one", "turn_start", "tile_choice", "turn_main"} <= kinds
    assert await lost_focus(bruno.page) == []


async def test_a_screen_reader_tells_what_is_asked_and_hints_at_what_is_secret(visit: Visit, tame: Server) -> None:
    anna = await visit(tame, PHONE)
    await anna.page.add_init_script(HEAR)
    await opens(anna, "Anna", 4, game=GAME, chosen=NOT_L)
    await begins(anna, bots=3)
    await plays(anna, Random(8), quietly, look=nothing, until=lambda: asks(anna) == "tile_choice")
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
