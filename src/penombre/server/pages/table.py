"""The page of a table: sitting down, getting ready, playing by forms, talking, and what hosts do."""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import urlencode

from penombre import wire
from penombre.bots import LEVELS
from penombre.games import RULESETS
from penombre.server import lobby
from penombre.server.pages import settings, watching
from penombre.server.pages.envoy import Envoy, Sight, new_request
from penombre.server.pages.home import name_field
from penombre.server.pages.markup import (
    Html,
    button,
    check,
    details,
    field,
    hidden,
    joined,
    link,
    post,
    section,
    select,
    tag,
)
from penombre.server.pages.play import ended, playing, words_field
from penombre.server.pages.shell import page
from penombre.server.pages.visit import Elsewhere, Page, Visit, body_of
from penombre.server.qr import svg
from penombre.server.refusal import Refusal

REFRESH: Final = {"live": 3, "relaxed": 10, "days": 60}
"""Seconds between two looks at a table where nothing is asked of the reader, by its pace."""
_CODE: Final = re.compile(r"[a-z0-9]{1,40}")


async def table(visit: Visit) -> Page:
    """A table, as whoever asks may see it."""
    id = visit.path("room")
    try:
        room: wire.Room = await visit.ask(lobby.look)
    except Refusal as refusal:
        if refusal.problem.code != "not_found":
            raise
        return _closed(visit, id)
    if room.you is None:
        return await _outside(visit, room)
    assert visit.guest is not None
    envoy = await visit.envoys.at(visit.request, visit.guest.id, room)
    if envoy.room is not None and envoy.room.rev >= room.rev:
        room = envoy.room  # it knows who is here by now
    return _seated(visit, room, envoy)


def _closed(visit: Visit, id: str) -> Page:
    """There is no such table, or it takes an invitation that a server does not see: it stands after the # of a link."""
    code = tag("input", name="invite", required=True, autocomplete="off", maxlength=200)
    if visit.query("invite") and visit.problem is None:
        visit.problem = wire.Problem("bad_invite", "this invitation does not open this table")
    return page(
        visit,
        visit.say("table-closed"),
        tag("p", visit.say("table-closed-text")),
        tag(
            "form",
            field(visit.say("invitation"), code, visit.say("invitation-hint")),
            button(visit.say("go-on"), class_="strong"),
            method="get",
            action=f"/t/{id}/invited",
            class_="column",
        ),
        here=f"/t/{id}",
        status=404,
    )


async def invited(visit: Visit) -> Elsewhere:
    """The invitation that somebody pasted, whole link or code alone."""
    pasted = re.split(r"[#=]", visit.query("invite").strip())[-1]
    code = found.group() if (found := _CODE.search(pasted)) else ""
    return Elsewhere(f"/t/{visit.path('room')}?invite={code}")


# -- those who do not sit ----------------------------------------------------------------------------------------------


async def _outside(visit: Visit, room: wire.Room) -> Page:
    say, invite = visit.say, visit.query("invite")
    here = f"/t/{room.id}" + (f"?invite={invite}" if _CODE.fullmatch(invite) else "")
    free = [each.seat for each in room.seats if each.kind == "empty"]
    seen = None
    if room.match and room.watching != "nobody":
        seen = await visit.envoys.at(visit.request, visit.guest.id if visit.guest else "", room, invite)
    joining = bool(free) and room.status != "over" and not (room.status == "playing" and room.watching == "delayed")
    return page(
        visit,
        _title(visit, room),
        _facts(visit, room),
        _join(visit, room, free, invite) if joining else tag("p", say("no-seat")),
        tag("p", link(here, say("look-again"))),
        section(say("around"), _seats(visit, room)),
        watching.seen(visit, room, seen) if seen is not None else None,
        here=here,
        refresh=REFRESH[room.pace] if seen is not None and room.status == "playing" and not joining else None,
        game=room.game,
    )


def _join(visit: Visit, room: wire.Room, free: list[int], invite: str) -> Html:
    say = visit.say
    places: list[tuple[str | int, str]] = [
        ("", say("any-seat")),
        *((seat, say("seat-number", number=seat + 1)) for seat in free),
    ]
    return section(
        say("sit-down"),
        post(
            # In the address, so that the table is still seen where sitting down is refused.
            f"/t/{room.id}/join?{urlencode({'invite': invite})}" if invite else f"/t/{room.id}/join",
            name_field(visit),
            field(say("seat"), select("seat", places, visit.sent("seat"))),
            button(say("sit-down"), class_="strong"),
            class_="row",
        ),
    )


async def join(visit: Visit) -> Elsewhere:
    """Sit down."""
    seat = visit.sent("seat")
    values = {
        "name": visit.sent("name") or None,
        "invite": visit.query("invite"),
        "seat": seat if seat else None,
        "language": visit.language,
    }
    room: wire.Room = await visit.ask(lobby.join, body_of(wire.Join, values))
    return Elsewhere(f"/t/{room.id}")


# -- those who sit -----------------------------------------------------------------------------------------------------


def _seated(visit: Visit, room: wire.Room, envoy: Envoy) -> Page:
    say = visit.say
    sight = envoy.sight if room.match else None
    here = f"/t/{room.id}"
    still = visit.query("still") == "1" or visit.problem is not None
    moving = _waits(room, sight) and not still
    free = any(each.kind == "empty" for each in room.seats)
    inviting = _invitation(visit, room) if room.status == "open" else None
    return page(
        visit,
        _title(visit, room),
        _facts(visit, room),
        tag("p", link(f"{here}?still=1", say("hold-still"))) if moving else None,
        tag("p", link(here, say("look-again"))) if not moving and room.status != "over" else None,
        _pause_votes(visit, room) if room.status == "playing" and room.pause_votes else None,
        _after(visit, room, sight) if room.status == "over" else None,
        playing(visit, room, sight, talking=not moving) if sight is not None else None,
        _getting_ready(visit, room) if room.status == "open" else None,
        inviting if free else None,
        section(say("around"), _seats(visit, room))
        if room.status != "playing"
        else details(say("around-playing"), _seats(visit, room), class_="manage"),
        _chat(visit, room, writing=not moving) if room.status != "playing" else None,
        None if free else inviting,
        _managing(visit, room) if not moving else None,
        here=here,
        refresh=REFRESH[room.pace] if moving else None,
        game=room.game,
    )


def _waits(room: wire.Room, sight: Sight | None) -> bool:
    """Whether there is nothing to do but wait, so that the page looks again by itself; it has no forms meanwhile."""
    if room.status == "open":
        return room.you is not None and room.you != room.host and room.seats[room.you].ready
    return room.status == "playing" and (room.paused or sight is None or sight.question is None)


def _title(visit: Visit, room: wire.Room) -> str:
    return visit.words(room.game).text("game-title")


def _facts(visit: Visit, room: wire.Room) -> Html:
    say = visit.say
    facts = [
        say(f"status-{room.status}"),
        say(f"pace-{room.pace}"),
        say("watching-now", how=say(f"watching-{room.watching}"), count=room.watchers),
    ]
    if room.paused:
        facts.insert(0, say("paused"))
    return tag("p", " · ".join(facts), class_="facts")


def _getting_ready(visit: Visit, room: wire.Room) -> Html:
    say = visit.say
    assert room.you is not None
    mine = room.seats[room.you]
    host = room.you == room.host
    missing = [each for each in room.seats if each.kind == "empty"]
    # Who starts the match is ready by doing so; where nobody has a name, that would tell the host.
    implied = None if room.anonymous else room.host
    unready = [each for each in room.seats if each.kind == "person" and not each.ready and each.seat != implied]
    if missing:
        state = say("seats-missing", count=len(missing))
    elif unready:
        state = say("not-ready-yet", names=", ".join(each.name for each in unready))
    else:
        state = say("all-ready") if host else say("host-starts")
    nonce = tag("input", name="nonce", maxlength=64, autocomplete="off", value=visit.sent("nonce"))
    grain = field(say("nonce"), nonce, say("nonce-hint"))
    if mine.ready:
        ready = _act(room, "ready", hidden(ready="false"), button(say("not-ready")))
    elif room.you == implied:
        ready = _act(room, "ready", hidden(ready="true"), grain, button(say("keep")))
    else:
        go, more = button(say("ready"), class_="strong"), details(say("i-am-ready"), grain)
        ready = _act(room, "ready", hidden(ready="true"), go, more, class_="column")
    levels = [(level, say(f"level-{level}")) for level in reversed(LEVELS)]
    add = _act(room, "add_bot", field(say("level"), select("level", levels)), button(say("add-bot")))
    fill = post(f"/t/{room.id}/fill", button(say("fill-with-bots"), class_="strong"), class_="row")
    start = _act(room, "start", button(say("start"), class_="strong"))
    return section(
        say("before-the-start"),
        tag("p", state, role="status"),
        [start if not (missing or unready) else None, [fill, add] if missing else None] if host else None,
        details(say("i-am-ready"), ready) if room.you == implied else ready,
        details(say("commitment"), tag("p", say("commitment-text")), tag("p", tag("code", room.commitment))),
    )


def _after(visit: Visit, room: wire.Room, sight: Sight | None) -> Html:
    say = visit.say
    return section(
        say("match-over"),
        tag("p", ended(visit, room, sight)) if sight is not None else None,
        tag("p", link(f"/replay/{room.match}", say("see-replay"), class_="button")),
        _act(room, "rematch", button(say("rematch"), class_="strong"))
        if room.you == room.host
        else tag("p", say("host-rematch")),
    )


def _seats(visit: Visit, room: wire.Room) -> Html:
    return tag("ol", [_seat(visit, room, each) for each in room.seats], class_="seats")


def _seat(visit: Visit, room: wire.Room, each: wire.SeatInfo) -> Html:
    say = visit.say
    if each.kind == "empty" and not each.stand_in:
        sit = _act(room, "sit", hidden(seat=each.seat), button(say("sit-here")))
        may_move = room.you is not None and room.status == "open"
        return tag("li", tag("p", say("free-seat")), sit if may_move else None, class_="empty")
    marks = [
        say("bot-level", level=say(f"level-{each.level}")) if each.kind == "bot" else None,
        say("stand-in") if each.stand_in else None,
        say("host") if each.seat == room.host else None,
        say("is-ready") if each.ready and room.status == "open" and each.kind == "person" else None,
        say("away") if each.kind == "person" and not each.here else None,
        say("muted") if each.muted else None,
        say("wins", count=each.wins) if each.wins else None,
        say("points", count=each.points) if each.points else None,
    ]
    name = say("you", name=each.name) if each.seat == room.you else each.name
    return tag(
        "li",
        tag("p", tag("strong", name)),
        tag("ul", [tag("li", mark) for mark in marks if mark], class_="marks"),
        class_="mine" if each.seat == room.you else None,
    )


def _chat(visit: Visit, room: wire.Room, *, writing: bool) -> Html | None:
    say = visit.say
    lines = [tag("li", tag("strong", line.name), " ", line.text or "…") for line in reversed(room.lines)]
    if not (writing or lines):
        return None
    form = _act(room, "chat", field(say("free-words"), words_field(visit)), button(say("say-it")))
    return section(
        say("talk"),
        (form if room.chat else tag("p", say("chat-off"))) if writing else None,
        tag("ol", lines, class_="log") if lines else None,
    )


def _invitation(visit: Visit, room: wire.Room) -> Html:
    say = visit.say
    address = f"{visit.site.link(room.id)}?invite={room.invite}"
    shown = tag("input", type="url", value=address, readonly=True)
    return section(
        say("invite"),
        field(say("invite-link"), shown, say("invite-hint")),
        tag("div", Html(svg(address, say("invite-link")).decode()), class_="qr"),
    )


def _pause(visit: Visit, room: wire.Room) -> Html:
    label = visit.say("go-on-playing" if room.paused else "pause")
    return _act(room, "pause", hidden(on="false" if room.paused else "true"), button(label))


def _pause_votes(visit: Visit, room: wire.Room) -> Html:
    """Who asks for a pause, or for its end, and a way to ask with them."""
    key = "go-on-asked" if room.paused else "pause-asked"
    names = ", ".join(room.seats[seat].name for seat in room.pause_votes)
    return tag(
        "div",
        tag("p", visit.say(key, names=names, count=len(room.pause_votes)), role="status"),
        None if room.you in room.pause_votes else _pause(visit, room),
    )


def _managing(visit: Visit, room: wire.Room) -> Html:
    say = visit.say
    others = [each for each in room.seats if each.seat != room.you]
    people = [each for each in others if each.kind == "person"]
    host = room.you == room.host
    parts: list[Html | None] = [_pause(visit, room)] if room.status == "playing" else []
    parts.append(_act(room, "leave", button(say("leave")), tag("small", say(f"leave-{room.status}")), class_="column"))
    parts += [_block(visit, room, each) for each in people]
    if host:
        parts += _hosting(visit, room, others)
    return details(say("manage"), tag("div", parts, class_="column"), class_="manage")


def _block(visit: Visit, room: wire.Room, each: wire.SeatInfo) -> Html:
    blocked = each.seat in room.blocked
    label = visit.say("unblock" if blocked else "block", name=each.name)
    return _act(room, "block", hidden(seat=each.seat, on="false" if blocked else "true"), button(label))


def _hosting(visit: Visit, room: wire.Room, others: list[wire.SeatInfo]) -> list[Html | None]:
    say = visit.say
    parts: list[Html | None] = [tag("h3", say("hosting"))]
    switch = say("chat-switch-off" if room.chat else "chat-switch-on")
    parts.append(_act(room, "switch", hidden(chat="false" if room.chat else "true"), button(switch)))
    for each in others:
        seat = hidden(seat=each.seat)
        if each.kind == "bot" and room.status == "open":
            parts.append(_act(room, "remove_bot", seat, button(say("remove-bot", name=each.name))))
        elif each.kind == "person":
            parts.append(_act(room, "hand_over", seat, button(say("hand-over", name=each.name))))
            on = hidden(seat=each.seat, on="false" if each.muted else "true")
            parts.append(_act(room, "mute", on, button(say("unmute" if each.muted else "mute", name=each.name))))
            sure = check(say("sure"), "sure", required=True)
            parts.append(_act(room, "kick", seat, sure, button(say("kick", name=each.name))))
        if each.stand_in and room.status == "playing":
            parts.append(_act(room, "replace", hidden(seat=each.seat, by="bot"), button(say("to-bot", name=each.name))))
            parts.append(
                _act(
                    room,
                    "replace",
                    hidden(seat=each.seat, by="person"),
                    button(say("to-anybody", name=each.name)),
                )
            )
    if room.status == "open":
        ruleset = RULESETS[room.game]
        now: dict[str, Any] = {
            name: getattr(room, name)
            for name in ("players", "pace", "listed", "watching", "windows", "language", "chat", "options")
        }
        if visit.problem is not None and "pace" in visit.form:  # what was chosen stays chosen
            now |= settings.chosen(visit, ruleset)
        form = post(
            f"/t/{room.id}/configure",
            settings.controls(visit, ruleset, now),
            button(say("change-settings")),
            class_="column",
        )
        parts.append(details(say("settings"), form))
    return parts


def _act(room: wire.Room, type: str, *children: Any, class_: str = "row") -> Html:
    return post(f"/t/{room.id}/do", hidden(type=type), joined(*children), class_=class_)


# -- what forms do -----------------------------------------------------------------------------------------------------


async def do(visit: Visit) -> Elsewhere:
    """Something at the table, besides playing."""
    values: dict[str, Any] = {name: visit.sent(name) for name in visit.form if name != "sure"}
    if values.get("type") == "kick":
        visit.check_sure()
    await visit.ask(lobby.act, body_of(wire.Action, values))
    return Elsewhere("/" if values["type"] == "leave" else f"/t/{visit.path('room')}")


async def configure(visit: Visit) -> Elsewhere:
    """Change the settings of the table."""
    room: wire.Room = await visit.ask(lobby.look)
    values = settings.chosen(visit, RULESETS[room.game])
    await visit.ask(lobby.act, body_of(wire.Configure, values))
    return Elsewhere(f"/t/{room.id}")


async def fill(visit: Visit) -> Elsewhere:
    """A bot on every free seat."""
    room: wire.Room = await visit.ask(lobby.look)
    for each in room.seats:
        if each.kind == "empty":
            await visit.ask(lobby.act, wire.AddBot(level=LEVELS[-1], seat=each.seat))
    return Elsewhere(f"/t/{room.id}")


async def answer(visit: Visit) -> Elsewhere:
    """Answer the question."""
    shape = visit.sent("shape")
    chosen = [each for each in visit.form.get("answer", []) if each or shape == "text"]
    values = {
        "type": "answer",
        "request": visit.sent("request") or new_request(),
        "question": visit.sent("question"),
        "answer": chosen if shape == "several" else "".join(chosen[:1]),
    }
    return await _request(visit, body_of(wire.Answer, values))


async def say(visit: Visit) -> Elsewhere:
    """Say something at the table, in the game's words or freely."""
    about = visit.sent("about")
    values = {
        "type": "say",
        "request": visit.sent("request") or new_request(),
        "kind": visit.sent("kind"),
        "about": about if about else None,
        "what": visit.sent("what"),
        "text": visit.sent("text"),
    }
    return await _request(visit, body_of(wire.Say, values))


async def _request(visit: Visit, message: wire.Answer | wire.Say) -> Elsewhere:
    room: wire.Room = await visit.ask(lobby.look)
    if room.you is None or visit.guest is None:
        raise Refusal("not_yours", "you do not sit at this table")
    envoy = await visit.envoys.at(visit.request, visit.guest.id, room)
    await envoy.requests(message)
    return Elsewhere(f"/t/{room.id}")
