"""The first page: what this is, playing at once, the tables there are, and opening one."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from penombre import wire
from penombre.bots import LEVELS
from penombre.engine import Ruleset
from penombre.games import RULESETS
from penombre.server import lobby, replays
from penombre.server.pages import settings
from penombre.server.pages.markup import Html, button, field, hidden, link, post, section, select, tag
from penombre.server.pages.shell import page
from penombre.server.pages.visit import Elsewhere, Page, Visit, body_of

QUICK: Final = 5
"""How many sit at a table that is opened to play at once."""


async def home(visit: Visit) -> Page:
    """What is this, and what can be done."""
    open_rooms: wire.Rooms = await visit.ask(lobby.listed)
    mine: wire.Rooms = await visit.ask(lobby.mine) if visit.guest else wire.Rooms(())
    played: wire.Matches = await visit.ask(replays.my_matches) if visit.guest else wire.Matches(())
    say = visit.say
    others = [each for each in open_rooms.rooms if each.you is None]
    return page(
        visit,
        say("home"),
        tag("p", say("what-is-this"), class_="lead"),
        section(say("my-tables"), _rooms(visit, mine.rooms)) if mine.rooms else None,
        [_game(visit, ruleset) for ruleset in RULESETS.values()],
        section(say("open-tables"), _rooms(visit, others) if others else tag("p", say("no-tables"))),
        section(say("my-matches"), _matches(visit, played)) if played.matches else None,
        section(say("fair"), tag("p", say("fair-text"))),
        here="/",
    )


def name_field(visit: Visit) -> Html | None:
    """Under which name to play, for those who have none here yet, and those whose name was just refused."""
    refused = visit.problem is not None and (visit.problem.code == "seat_taken" or "name" in visit.form)
    if visit.guest is not None and not refused:
        return None
    shown = visit.sent("name") or (visit.guest.name if visit.guest else "")
    longest = wire.NAME_LENGTH
    name = tag("input", name="name", required=True, maxlength=longest, autocomplete="nickname", value=shown)
    return field(visit.say("your-name"), name)


def _game(visit: Visit, ruleset: Ruleset[Any]) -> Html:
    words, say = visit.words(ruleset.id), visit.say
    sizes = [(number, say("seats-count", count=number)) for number in ruleset.players]
    return section(
        words.text("game-title"),
        tag("p", words.attribute("game-title", "tagline")),
        tag(
            "p",
            say("players-range", least=ruleset.players[0], most=ruleset.players[-1]),
            " ",
            words.attribute("game-title", "length"),
            ". ",
            link(f"/rules/{ruleset.id}", say("read-rules")),
        ),
        post(
            "/play",
            hidden(game=ruleset.id),
            name_field(visit),
            field(say("table-of"), select("players", sizes, min(max(QUICK, ruleset.players[0]), ruleset.players[-1]))),
            button(say("play-now"), class_="strong"),
            class_="row",
        ),
        tag("p", link(f"/new/{ruleset.id}", say("open-table"), class_="button")),
    )


def _rooms(visit: Visit, rooms: tuple[wire.RoomSummary, ...] | list[wire.RoomSummary]) -> Html:
    items = []
    for each in rooms:
        title = visit.words(each.game).text("game-title")
        state = visit.say(f"status-{each.status}")
        facts = visit.say(
            "room-line",
            host=each.host or "–",
            taken=each.taken,
            players=each.players,
            pace=visit.say(f"pace-{each.pace}"),
        )
        items.append(tag("li", link(f"/t/{each.id}", f"{title} – {state}"), tag("br"), tag("small", facts)))
    return tag("ul", items, class_="list")


def _matches(visit: Visit, played: wire.Matches) -> Html:
    items = [
        tag(
            "li",
            link(f"/replay/{each.id}", visit.words(each.game).text("game-title")),
            " ",
            when(visit, each.finished),
            tag("br"),
            tag("small", ", ".join(each.names)),
        )
        for each in played.matches
    ]
    return tag("ul", items, class_="list")


def when(visit: Visit, at: int) -> Html:
    """A moment."""
    moment = datetime.fromtimestamp(at / 1000, UTC)
    said = visit.say(
        "moment",
        day=moment.day,
        month=moment.month,
        year=str(moment.year),
        hour=str(moment.hour),
        minute=f"{moment:%M}",
    )
    return tag("time", said, datetime=moment.isoformat(timespec="seconds"))


# -- playing at once ---------------------------------------------------------------------------------------------------


async def play(visit: Visit) -> Elsewhere:
    """Sit down with bots, and deal."""
    asked = {"game": visit.sent("game"), "players": visit.sent("players"), "name": _name(visit)}
    more = {"language": visit.language, "windows": "early", "watching": "nobody"}
    room: wire.Room = await visit.ask(lobby.open_room, body_of(wire.NewRoom, {**asked, **more}))
    visit.request.path_params["room"] = room.id
    for _ in range(room.players - 1):
        await visit.ask(lobby.act, wire.AddBot(level=LEVELS[-1]))
    await visit.ask(lobby.act, wire.Start())
    return Elsewhere(f"/t/{room.id}")


def _name(visit: Visit) -> str | None:
    return visit.sent("name") or None


# -- opening a table ---------------------------------------------------------------------------------------------------


async def new_table(visit: Visit) -> Page:
    """What a table can be like."""
    ruleset = visit.ruleset()
    words, say = visit.words(ruleset.id), visit.say
    now: dict[str, Any] = {
        "players": ruleset.players[len(ruleset.players) // 2],
        "pace": "live",
        "listed": False,
        "watching": "public",
        "windows": "fixed",
        "language": visit.language,
        "chat": True,
        "anonymous": False,
        "options": {},
    }
    if visit.problem is not None:  # what was chosen stays chosen
        now |= settings.chosen(visit, ruleset) | {"anonymous": visit.sent("anonymous") == "true"}
    return page(
        visit,
        say("new-table", game=words.text("game-title")),
        post(
            f"/new/{ruleset.id}",
            name_field(visit),
            settings.controls(visit, ruleset, now),
            button(say("open-table"), class_="strong"),
            class_="column",
        ),
        here=f"/new/{ruleset.id}",
        game=ruleset.id,
    )


async def open_table(visit: Visit) -> Elsewhere:
    """Open it, and go there."""
    ruleset = visit.ruleset()
    values = {
        **settings.chosen(visit, ruleset),
        "game": ruleset.id,
        "name": _name(visit),
        "anonymous": visit.sent("anonymous") == "true",
    }
    room: wire.Room = await visit.ask(lobby.open_room, body_of(wire.NewRoom, values))
    return Elsewhere(f"/t/{room.id}")
