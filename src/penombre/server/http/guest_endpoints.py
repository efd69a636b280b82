"""Guests: a name, and a cookie that nobody can guess. What opens a seat is the cookie, never a room's id."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from penombre import wire
from penombre.server import notices
from penombre.server.http.api import Call, Endpoints
from penombre.server.http.qr import svg
from penombre.server.match import free_words
from penombre.server.match.match_log import Answered, Held, Spoke, Started, decode, encode
from penombre.server.plain_text import cleaned
from penombre.server.refusal import Refusal
from penombre.server.room import seating
from penombre.server.room.open_rooms import MOST_ROOMS
from penombre.server.room.room_document import decode_room
from penombre.server.tokens import hashed, new_id, new_token
from penombre.store import GuestRow, Subscription

HOUR: Final = 3_600_000
_ME: Final = ("unknown_you",)
ENDPOINTS: Final = Endpoints()


def name_of(call: Call, name: str | None) -> str:
    """What whoever asks is called, or wants to be called from now on."""
    if name is None:
        if call.guest is None:
            raise Refusal("unknown_you", "say under which name you want to play")
        return call.guest.name
    return cleaned(name, call.server.settings.limits.name_length)


async def introduced(call: Call, name: str | None, language: str) -> GuestRow:
    """Whoever asks, with this name: known by the cookie, or new here."""
    chosen = name_of(call, name)
    store = call.server.store
    if call.guest is not None:
        await store.touch_guest(call.guest.id, call.server.wall())
        if chosen != call.guest.name:
            call.limit(call.server.changes, "changes of name")
            call.guest = GuestRow(call.guest.id, chosen, call.guest.language)
            await store.set_guest(call.guest)
            await _rename(call, call.guest)
        return call.guest
    call.limit(call.server.new_guests, "new guests")
    guest = GuestRow(new_id(16), chosen, language)
    token = new_token()
    await store.add_guest(guest, hashed(token), call.server.wall())
    call.cookie = token
    call.guest = guest
    return guest


async def _rename(call: Call, guest: GuestRow) -> None:
    """Give a guest their new name at every table, where nobody else there has it."""
    for row in await call.server.store.rooms_of(guest.id, MOST_ROOMS):
        if decode_room(row.body).seat_of(guest.id) is not None:
            live = await call.server.rooms.live(row.id)
            await live.update(lambda now: seating.renamed(now, guest.id, guest.name))


@ENDPOINTS.add("GET /api/me", "Who you are", gives=wire.Me, nothing="Nobody, as far as the server knows")
async def who_am_i(call: Call) -> wire.Me | None:
    """Whom the cookie says you are; nobody is an answer, too."""
    if call.guest is None:
        return None
    await call.server.store.touch_guest(call.guest.id, call.server.wall())
    return wire.Me(call.guest.name, call.guest.language)


@ENDPOINTS.add("PUT /api/me", "Choose a name and a language", refuses=("bad_request", "too_fast"))
async def introduce(call: Call, asked: wire.Introduce) -> wire.Me:
    """Choose a name and a language."""
    guest = await introduced(call, asked.name, asked.language)
    if guest.language != asked.language:
        guest = GuestRow(guest.id, guest.name, asked.language)
        await call.server.store.set_guest(guest)
    return wire.Me(guest.name, guest.language)


@ENDPOINTS.add("DELETE /api/me", "Be forgotten", refuses=_ME)
async def forget(call: Call) -> None:
    """Delete what is known of you: your name, your words, your devices; seats you hold go to stand-ins."""
    server, guest = call.server, call.known.id
    # The logs first: afterwards nothing tells any more that they were theirs.
    for match in await server.store.matches_of(guest, MOST_ROOMS):
        await _forget_in(call, match.id, guest)
    rooms = [await server.rooms.live(row.id) for row in await server.store.rooms_of(guest, MOST_ROOMS)]
    for live in rooms:
        after = await live.update(lambda now: seating.forgotten(now, guest))
        if live.conductor is not None:
            await live.conductor.settle()
        if after.match:
            await _forget_in(call, after.match, guest)  # whatever was said meanwhile
    await server.store.drop_guest(guest)
    for live in rooms:
        # Every node reads the match again, without the words, and turns out the devices.
        await live.update(lambda now: replace(now, redacted=now.redacted + 1, stirred=now.stirred + 1))
    await server.rooms.stir(guest)
    call.cookie = ""


async def _forget_in(call: Call, match: str, guest: str) -> None:
    """The name and the free words of a guest, out of the log of a match: answers stay, for the others' replays."""
    replaced: dict[int, bytes] = {}
    at_start: tuple[str, ...] = ()
    for entry in await call.server.store.entries(match):
        line = decode(entry.body)
        if isinstance(line, Started):
            at_start = line.guests
            names = tuple(
                seating.FORGOTTEN if whose == guest else name for whose, name in zip(at_start, line.names, strict=True)
            )
            guests = tuple("" if whose == guest else whose for whose in at_start)
            if guests != at_start:
                replaced[entry.seq] = encode(replace(line, names=names, guests=guests))
        elif isinstance(line, Spoke) and line.statement.text and (line.guest or at_start[line.seat]) == guest:
            silenced = replace(line.statement, text=seating.FORGOTTEN)
            replaced[entry.seq] = encode(replace(line, statement=silenced, guest=""))
        elif isinstance(line, Answered | Held) and line.guest == guest:
            replaced[entry.seq] = encode(free_words.silenced(line))
    if replaced:
        await call.server.store.redact(match, replaced)


@ENDPOINTS.add(
    "POST /api/me/link", "A personal link that opens your seats on another device", refuses=(*_ME, "too_fast")
)
async def personal_link(call: Call) -> wire.PersonalLink:
    """A new personal link, which can be used once, and not for long; the one before is void."""
    call.limit(call.server.changes, "personal links")
    key, hours = new_token(), call.server.settings.limits.personal_link_hours
    until = call.server.wall() + hours * HOUR if hours else None
    await call.server.store.set_key(call.known.id, hashed(key), until)
    link = f"{call.server.address}/me#{key}"
    return wire.PersonalLink(link, svg(link).decode(), until)


@ENDPOINTS.add(
    "GET /api/me/link",
    "Whether a personal link of yours can be used",
    gives=wire.OpenLink,
    nothing="None can be used",
    refuses=_ME,
)
async def open_personal_link(call: Call) -> wire.OpenLink | None:
    """Until when your personal link can be used, if there is one that nobody has used; the link itself is not kept."""
    found, until = await call.server.store.open_key(call.known.id, call.server.wall())
    return wire.OpenLink(until) if found else None


@ENDPOINTS.add("DELETE /api/me/link", "Make your personal link void", refuses=_ME)
async def revoke_personal_link(call: Call) -> None:
    """Whoever has your personal link cannot use it any more; devices that used one stay yours."""
    await call.server.store.set_key(call.known.id, None)


@ENDPOINTS.add("POST /api/me/claim", "Use a personal link on this device", refuses=("bad_key", "too_fast"))
async def claim(call: Call, asked: wire.Claim) -> wire.Me:
    """Be, on this device, whom a personal link belongs to."""
    server, devices = call.server, call.server.new_guests
    if not devices.has(call.network, server.loop_time()):  # before the link is used up
        raise Refusal("too_fast", "too many new devices from your network: wait a little")
    with server.tried(call.network):
        guest = await server.store.use_key(hashed(asked.key), server.wall())
        if guest is None:
            raise Refusal("bad_key", "this personal link is not valid any more: make a new one on the other device")
    devices.owe(call.network, server.loop_time())
    token = new_token()
    await server.store.add_session(guest.id, hashed(token), server.wall())
    call.cookie = token
    return wire.Me(guest.name, guest.language)


@ENDPOINTS.add("DELETE /api/me/devices", "Sign out your other devices", refuses=_ME)
async def sign_out_others(call: Call) -> None:
    """Sign out all your other devices, and make the personal link void."""
    call.limit(call.server.changes, "devices signed out")
    await call.server.store.set_key(call.known.id, None)
    await call.server.store.drop_sessions(call.known.id, hashed(call.token))
    await call.server.rooms.stir(call.known.id)


@ENDPOINTS.add("GET /api/push", "The key for web push", guest=False)
async def push_key(call: Call) -> wire.PushKey:
    """The key a browser subscribes to web push with."""
    return wire.PushKey(call.server.push_key)


@ENDPOINTS.add("POST /api/me/push", "Be told of your turn by web push", refuses=(*_ME, "bad_address", "too_many"))
async def subscribe_push(call: Call, asked: wire.PushSubscription) -> None:
    """Tell this browser when it is your turn at a slow table."""
    await _check(call, notices.PUSH, asked.endpoint)
    await call.server.store.subscribe(Subscription(call.known.id, notices.PUSH, asked.endpoint))


@ENDPOINTS.add("DELETE /api/me/push", "No web push any more", refuses=_ME)
async def unsubscribe_push(call: Call, asked: wire.PushSubscription) -> None:
    """Do not tell this browser any more."""
    await _unsubscribe(call, notices.PUSH, asked.endpoint)


@ENDPOINTS.add(
    "POST /api/me/webhook", "Be told of your turn by a call to an address", refuses=(*_ME, "bad_address", "too_many")
)
async def subscribe_webhook(call: Call, asked: wire.Webhook) -> wire.WebhookSecret:
    """Call an address when it is your turn at a slow table; calls are signed with the secret given here."""
    await _check(call, notices.WEBHOOK, asked.url)
    secret = notices.new_secret()
    await call.server.store.subscribe(Subscription(call.known.id, notices.WEBHOOK, asked.url, secret.encode()))
    return wire.WebhookSecret(secret)


@ENDPOINTS.add("DELETE /api/me/webhook", "No calls any more", refuses=_ME)
async def unsubscribe_webhook(call: Call, asked: wire.Webhook) -> None:
    """Do not call this address any more."""
    await _unsubscribe(call, notices.WEBHOOK, asked.url)


async def _unsubscribe(call: Call, kind: str, address: str) -> None:
    guest = call.known.id
    if address.isprintable():  # no other one was ever taken, and not every database can even be asked for it
        await call.server.store.unsubscribe(guest, kind, address)


async def _check(call: Call, kind: str, address: str) -> None:
    try:
        call.server.notices.check(kind, address)
    except notices.BadAddress as error:
        raise Refusal("bad_address", str(error)) from None
    most = call.server.settings.limits.notices_per_guest
    others = [each for each in await call.server.store.subscriptions(call.known.id) if each.address != address]
    if most and len(others) >= most:
        raise Refusal("too_many", "you are told of your turns at too many addresses: remove one first")
