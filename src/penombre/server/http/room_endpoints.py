"""Rooms over HTTP: opening, finding, joining, and everything people do around a table besides playing."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from itertools import count
from random import SystemRandom
from typing import Any, Final, get_args

from msgspec.structs import replace

from penombre import wire
from penombre.bots import LEVELS
from penombre.engine import PenombreError, Ruleset, Setting
from penombre.games import RULESETS
from penombre.games.reference import entries
from penombre.server import room_state
from penombre.server.http.api import Call, Endpoints, Query, Raw
from penombre.server.http.guest_endpoints import introduced, name_of
from penombre.server.http.qr import svg
from penombre.server.look_alike_names import look_alike
from penombre.server.match.match_log import Started, encode
from penombre.server.plain_text import said
from penombre.server.refusal import Refusal
from penombre.server.room import room_actions, seat_requests, seating
from penombre.server.room.live_room import LiveRoom
from penombre.server.room.room_document import decode_room, encode_room, facts
from penombre.server.tokens import new_id, new_invite, new_secret, read_invite
from penombre.store import Conflict, RoomRow
from penombre.words import LANGUAGES, Words

FAMILIES: Final = frozenset(get_args(wire.Family))
"""Whose words are for reading; those of other families are for saying what happens."""
LISTED: Final = 100
"""How many tables a list shows."""
RECENT: Final = 3_600_000
"""Rooms that changed in the last hour count as open when there are too many."""
TURNS: Final = 20
"""At how many tables a list says whose turn it is: each may have to be read for it."""
TRIES: Final = 20
"""How often a table is given another id and invitation if those drawn are taken."""

_ROOM: Final = ("not_found", "banned", "too_fast")
_LANGUAGE: Final = Query("language", "Whose words to use", {"type": "string", "enum": list(LANGUAGES)})
_INVITE: Final = Query("invite", "The code of the invitation", {"type": "string", "maxLength": 40})
ENDPOINTS: Final = Endpoints()


# -- games -------------------------------------------------------------------------------------------------------------


@ENDPOINTS.add(
    "GET /api/games", "Games and their options, in words", query=(_LANGUAGE,), refuses=("bad_request",), guest=False
)
async def games(call: Call) -> wire.Games:
    """The games that can be played, with their options in words."""
    language = call.query("language", LANGUAGES[0])
    if language not in LANGUAGES:
        raise Refusal("bad_request", f"language is one of: {', '.join(LANGUAGES)}")
    return _games(language, call.server.levels)


@cache
def _games(language: str, levels: tuple[str, ...]) -> wire.Games:
    return wire.Games(tuple(described(id, language, levels) for id in RULESETS))


def described(id: str, language: str, levels: tuple[str, ...] = LEVELS) -> wire.Game:
    """A game in words."""
    ruleset, words = RULESETS[id], Words(id, language)
    return wire.Game(
        id,
        ruleset.version,
        words.text("game-title"),
        words.attribute("game-title", "tagline"),
        words.attribute("game-title", "length"),
        ruleset.players[0],
        ruleset.players[-1],
        tuple(_setting(ruleset, words, setting) for setting in ruleset.settings),
        levels,
        tuple(sorted(ruleset.vocabulary)),
    )


def _setting(ruleset: Ruleset[Any], words: Words, setting: Setting) -> wire.SettingInfo:
    labels, texts, players = {}, {}, {}
    for choice in setting.choices:
        keys = (f"{name}-{choice}" for name in (setting.name, setting.name.rstrip("s")))
        key = next((key for key in keys if words.has(key)), "")
        labels[choice] = words.text(key) if key else choice
        if key and words.has(key, "text"):
            texts[choice] = words.attribute(key, "text")
    for choice in setting.choices or (("true",) if setting.kind == "flag" else ()):
        if counts := ruleset.choice_players(setting.name, choice):
            players[choice] = counts
    return wire.SettingInfo(
        setting.name,
        setting.kind,
        setting.default,
        setting.choices,
        setting.low,
        setting.high,
        words.text(f"setting-{setting.name}"),
        words.attribute(f"setting-{setting.name}", "text"),
        labels,
        texts,
        players,
        wire.Beside(*setting.beside) if setting.beside else None,
        setting.variant,
    )


@ENDPOINTS.add(
    "GET /api/games/{game}/reference", "The cards, options and rules of a game", refuses=("not_found",), guest=False
)
async def reference(call: Call) -> wire.Reference:
    """Everything of a game that has words to be read, with where they come from."""
    id = call.path("game")
    if id not in RULESETS:
        raise Refusal("not_found", f"there is no such game here; known: {', '.join(sorted(RULESETS))}")
    return _reference(id)


@cache
def _reference(id: str) -> wire.Reference:
    return wire.Reference(
        id,
        tuple(
            wire.ReferenceEntry(entry.family, entry.id, entry.source, entry.count, entry.others)  # type: ignore[arg-type]
            for entry in entries(id)
            if entry.family in FAMILIES
        ),
    )


# -- rooms -------------------------------------------------------------------------------------------------------------


@ENDPOINTS.add("GET /api/rooms", "Tables anybody may join")
async def listed(call: Call) -> wire.Rooms:
    """Tables that anybody may join."""
    rows = await call.server.store.listed_rooms(LISTED)
    return wire.Rooms(tuple(_summary(call, decode_room(row.body)) for row in rows))


@ENDPOINTS.add("GET /api/me/rooms", "Tables where you sit", refuses=("unknown_you",))
async def mine(call: Call) -> wire.Rooms:
    """Tables where you sit."""
    rooms = [decode_room(row.body) for row in await call.server.store.rooms_of(call.known.id, LISTED)]
    lines = {each.id: _summary(call, each) for each in rooms if each.seat_of(call.known.id) is not None}
    for id in [each.id for each in rooms if each.id in lines and each.status == "playing"][:TURNS]:
        lines[id].your_turn = await _is_asked(call, id)
    return wire.Rooms(tuple(lines.values()))


async def _is_asked(call: Call, id: str) -> bool:
    """Whether whoever asks has a question to answer at a table: what their own socket there would show them."""
    try:
        live = await call.server.rooms.live(id)
        conductor = await live.conducted()
    except PenombreError:  # deleted meanwhile, or unreadable: whoever goes there is told why
        return False
    seat = live.room.seat_of(call.known.id)
    return conductor is not None and seat is not None and conductor.record.awaits(seat)


def _summary(call: Call, at_table: room_state.Room) -> wire.RoomSummary:
    you = at_table.seat_of(call.guest.id) if call.guest else None
    host = at_table.host_seat(you)
    return wire.RoomSummary(
        id=at_table.id,
        game=at_table.game,
        players=at_table.players,
        taken=sum(place.kind != "empty" for place in at_table.places),
        pace=at_table.pace,
        language=at_table.language,
        status=at_table.status,
        host="" if host is None else at_table.name(host),
        link=call.server.link(at_table.id),
        you=you,
        match=at_table.match if at_table.status == "over" and you is not None else "",
    )


@ENDPOINTS.add(
    "POST /api/rooms",
    "Open a table",
    refuses=("bad_request", "bad_options", "unknown_you", "too_fast", "too_many"),
    status=201,
)
async def open_room(call: Call, asked: wire.NewRoom) -> wire.Room:
    """Open a table and sit down at it."""
    limits = call.server.settings.limits
    call.limit(call.server.new_rooms, "new tables")
    if limits.open_rooms and await call.server.store.count_rooms(call.server.wall() - RECENT) >= limits.open_rooms:
        raise Refusal("too_many", "this server has as many tables as it can carry: come back later")
    name_of(call, asked.name)
    opened = partial(seating.opened, asked, secret=new_secret())
    opened(id="", invite="", guest="", name="")  # refuse before a guest is made
    guest = await introduced(call, asked.name, asked.language)
    for _ in range(TRIES):
        fresh = opened(id=new_id(), invite=new_invite(), guest=guest.id, name=guest.name)
        try:
            await call.server.store.add_room(fresh.id, encode_room(fresh), **facts(fresh), at=call.server.wall())
        except Conflict:
            continue
        return _shown(await call.server.rooms.live(fresh.id), call)
    raise Refusal("not_now", "no table could be opened: try again")


@ENDPOINTS.add("GET /api/invitations/{code}", "The table of an invitation", refuses=_ROOM)
async def invitation(call: Call) -> wire.Invitation:
    """The table of an invitation, found by its code alone: what whoever has it may see there anyway."""
    with call.server.tried(call.network):
        code = read_invite(call.path("code"))
        row = await call.server.store.invited(code) if code is not None else None
        if code is None or row is None:
            raise Refusal(
                "not_found", "no table has this invitation: compare it letter by letter, or ask for a new one"
            )
        at_table = decode_room(row.body)
        room_state.check_may_see(at_table, call.guest.id if call.guest else "", code)
    shown = _summary(call, at_table)
    return wire.Invitation(
        room=shown.id,
        link=f"{shown.link}#{code}",
        game=shown.game,
        players=shown.players,
        taken=shown.taken,
        status=at_table.status,
        host=shown.host,
    )


@ENDPOINTS.add("GET /api/rooms/{room}", "A table", query=(_INVITE,), refuses=_ROOM)
async def look(call: Call) -> wire.Room:
    """A table, as you may see it: those who do not sit need its invitation, unless it is listed."""
    return _shown(await _table(call, call.query("invite")), call)


async def _table(call: Call, invite: str = "") -> LiveRoom:
    """The table that is asked for, if whoever asks may know that it exists.

    To strangers a private table is like none at all, and both count as tries.
    """
    guest = call.guest.id if call.guest else ""
    own = await call.server.own_table(call.path("room"), guest)
    if own is not None:
        return own
    with call.server.tried(call.network):
        live = await call.server.rooms.live(call.path("room"))
        room_state.check_may_see(live.room, guest, invite)
    return live


@ENDPOINTS.add(
    "POST /api/rooms/{room}/join",
    "Sit down at a table, or ask those who play for a seat",
    refuses=(
        *_ROOM,
        "bad_request",
        "unknown_you",
        "bad_invite",
        "not_now",
        "room_full",
        "seat_taken",
        "turned_down",
        "no_newcomers",
        "nobody_agrees",
    ),
)
async def join(call: Call, asked: wire.Join) -> wire.Room:
    """Sit down at a table; during a match, ask for a seat, which is yours once all who play have agreed."""
    live = await _table(call, asked.invite)
    unwanted = await call.server.store.blocked_by(live.room.host) if not live.room.anonymous else frozenset()

    def sit(now: room_state.Room) -> room_state.Room:
        guest = call.guest.id if call.guest else ""
        name = name_of(call, asked.name)
        if not seat_requests.has_to_ask(now, guest):
            return seating.joined(now, asked, guest=guest, name=name, blocked=guest in unwanted)
        at, tempo = call.server.now(), call.server.settings.tempo
        wish = partial(seat_requests.asked, now, asked, id=new_id(), now=at, tempo=tempo)
        return wish(guest=guest, name=name, blocked=guest in unwanted)

    sit(live.room)  # refuse before a guest is made, or renamed
    await introduced(call, asked.name, asked.language)
    await live.update(sit)
    return _shown(live, call)


@ENDPOINTS.add(
    "DELETE /api/rooms/{room}/join",
    "Ask for a seat no more",
    query=(_INVITE,),
    refuses=(*_ROOM, "unknown_you"),
)
async def withdraw(call: Call) -> wire.Room:
    """Take back that you asked for a seat, if you did."""
    guest = call.known.id
    live = await _table(call, call.query("invite"))
    await live.update(lambda now: seat_requests.withdrawn(now, guest, call.server.now()))
    return _shown(live, call)


@ENDPOINTS.add(
    "POST /api/rooms/{room}/actions",
    "Do something at a table where you sit",
    refuses=(
        *_ROOM,
        "bad_request",
        "bad_options",
        "unknown_you",
        "not_yours",
        "not_host",
        "not_now",
        "not_ready",
        "no_bots",
        "seat_taken",
        "room_full",
        "chat_off",
        "muted",
    ),
)
async def act(call: Call, action: wire.Action) -> wire.Room:
    """Do something at a table where you sit."""
    guest = call.known.id
    live = await _table(call)
    if isinstance(action, wire.Chat):
        if not call.server.chat.take(f"{live.id}:{guest}", call.server.loop_time()):
            raise Refusal("too_fast", "you talk too fast for the others to read: wait a little")
        action = wire.Chat(said(action.text, call.server.settings.limits.text_length))
    if live.room.status == "playing":
        # On any node: how much time is left counts, and so does an end that nobody could write down any more.
        await live.conducted()
    match action:
        case wire.Start():
            await _start(call, live, guest)
        case wire.Rematch():
            live.room.check_host(guest)
            stuck = live.room.status == "playing" and await live.conducted() is None
            await live.update(lambda now: room_actions.reopened(now, new_secret(), _order(now), stuck=stuck))
        case wire.Block():
            await _block(call, live, guest, action)
        case _:
            await live.update(partial(_acted, live, guest, action))
    return _shown(live, call)


def _acted(live: LiveRoom, guest: str, action: wire.Action, now: room_state.Room) -> room_state.Room:
    at = live.node.wall() if isinstance(action, wire.Chat) else live.node.now()
    after = room_actions.acted(
        now,
        guest,
        action,
        here=live.here,
        now=at,
        invite=new_invite(),
        bot_name=partial(_bot_name, now),
        levels=live.node.levels,
    )
    if bool(after.paused) != bool(now.paused) and live.conductor is not None:
        # The time a question has left is the same after the pause as before it.
        clock, question = live.conductor.clock.by_time(), live.conductor.record.match.settled
        if after.paused and clock is not None and clock.due is not None:
            # Where nobody had to hurry none of it is used up: the clock may be started during the pause.
            due_at = at + clock.total if live.conductor.clock.awaits_person() else clock.due
            after = replace(after, due=room_state.Mark(question, due_at))
        elif now.due is not None:
            due = room_state.Mark(now.due.question, now.due.at + at - now.paused)
            after = replace(after, due=due, beat=room_state.Mark(due.question, at))
    return after


def _bot_name(at_table: room_state.Room, seat: int) -> str:
    taken = [place.name for place in at_table.places]
    names = (room_state.numbered("bot", number, at_table.language) for number in count(seat))
    return next(name for name in names if not any(look_alike(name, other) for other in taken))


async def _start(call: Call, live: LiveRoom, guest: str) -> None:
    match = new_id(14)

    def dealt(now: room_state.Room) -> room_state.Room:
        now.check_host(guest)
        room_actions.check_can_start(now)
        return room_actions.started(now, match, _order(now))

    async def begin(after: room_state.Room) -> None:
        row = RoomRow(live.id, live.rev, encode_room(after))
        first = encode(_first_line(after))
        await call.server.store.begin(match, row, first, **facts(after), at=call.server.wall())

    await live.update(dealt, begin)
    conductor = await live.conducted()
    if conductor is not None:
        conductor.tell_turn()


def _first_line(at_table: room_state.Room) -> Started:
    """What the log of a match begins with."""
    return Started(
        game=at_table.game,
        version=at_table.ruleset.version,
        players=at_table.players,
        options=_options(at_table),
        secret=at_table.secret,
        nonces={seat: place.nonce for seat, place in enumerate(at_table.places) if place.nonce},
        names=at_table.names(),
        levels=tuple(place.level if place.kind == "bot" else "" for place in at_table.places),
        guests=tuple(place.guest for place in at_table.places),
    )


def _options(at_table: room_state.Room) -> dict[str, Any]:
    """What the match is played with; at an anonymous table nobody may learn by it where the host or a bot sits.

    All of it is written down: a table may be older than some of the settings, and rules may change what is usual.
    """
    options = at_table.ruleset.options(at_table.players, at_table.options)
    host, people = at_table.seat_of(at_table.host), len(at_table.people())
    if at_table.anonymous or host is None:
        host, people = 0, at_table.players
    return dict(at_table.ruleset.hosted(options, host, people, at_table.pace not in ("days", "untimed")))


def _order(at_table: room_state.Room) -> list[int] | None:
    """Where everybody moves to at an anonymous table; elsewhere people stay where they sit."""
    return SystemRandom().sample(range(at_table.players), at_table.players) if at_table.anonymous else None


async def _block(call: Call, live: LiveRoom, guest: str, action: wire.Block) -> None:
    live.room.seated(guest)
    other = live.room.person(action.seat).guest
    if other == guest:
        raise Refusal("bad_request", "you cannot block yourself")
    if live.room.anonymous:
        await live.update(lambda now: room_actions.blocked(now, guest, other, action.on))
        return
    call.limit(call.server.changes, "changes of block lists")
    await call.server.store.block(guest, other, action.on)
    await call.server.rooms.stir(guest)


@ENDPOINTS.add(
    "GET /api/rooms/{room}/qr.svg",
    "The invitation as a QR code",
    media_type="image/svg+xml",
    refuses=(*_ROOM, "unknown_you", "not_yours"),
)
async def invitation_code(call: Call) -> Raw:
    """The link of a table as a drawing to be scanned, for those who sit."""
    call.known  # noqa: B018 - refuse those who have no name here before looking at anything
    live = await _table(call)
    live.room.seated(call.known.id)
    return Raw(_drawn(f"{call.server.link(live.id)}#{live.room.invite}"), "image/svg+xml")


@lru_cache(1000)
def _drawn(link: str) -> bytes:
    """The drawing of a link; to draw it takes longer than anything else that can be asked for often."""
    return svg(link)


def _shown(live: LiveRoom, call: Call) -> wire.Room:
    guest = call.guest.id if call.guest else ""
    shown = live.shown(live.room.seat_of(guest))
    request = seat_requests.request_of(live.room, guest)
    shown.asking = request.id if request is not None else ""
    return shown
