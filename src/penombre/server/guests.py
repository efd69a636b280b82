"""Guests: a name, and a cookie that nobody can guess. What opens a seat is the cookie, never a room's id."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from penombre import wire
from penombre.server import notices, room
from penombre.server.api import COOKIE, Call, Endpoint
from penombre.server.names import cleaned
from penombre.server.qr import svg
from penombre.server.record import Spoke, Started, decode, encode
from penombre.server.refusal import Refusal
from penombre.server.site import hashed, new_id, new_token
from penombre.store import GuestRow, Subscription

MOST_ROOMS: Final = 1000
"""How many rooms of one guest are looked through when that guest is to be forgotten; more than anybody has."""


async def introduced(call: Call, name: str | None, language: str) -> GuestRow:
    """Whoever asks, with this name: known by the cookie, or new here."""
    if call.guest is not None:
        if name is not None and cleaned(name) != call.guest.name:
            call.guest = GuestRow(call.guest.id, cleaned(name), call.guest.language)
            await call.site.store.set_guest(call.guest)
        return call.guest
    if name is None:
        raise Refusal("unknown_you", "say under which name you want to play")
    call.limit(call.site.new_guests, "new guests")
    guest = GuestRow(new_id(16), cleaned(name), language)
    token = new_token()
    await call.site.store.add_guest(guest, hashed(token), call.site.now())
    call.cookie = token
    call.guest = guest
    return guest


async def introduce(call: Call) -> wire.Me:
    """Choose a name and a language."""
    asked: wire.Introduce = call.body
    guest = await introduced(call, asked.name, asked.language)
    if guest.language != asked.language:
        guest = GuestRow(guest.id, guest.name, asked.language)
        await call.site.store.set_guest(guest)
    for row in await call.site.store.rooms_of(guest.id, MOST_ROOMS):
        live = await call.site.rooms.live(row.id)
        if live.room.status == "open":
            await live.update(lambda now: room.renamed(now, guest.id, guest.name))
    return wire.Me(guest.name, guest.language)


async def who_am_i(call: Call) -> wire.Me:
    """Whom the cookie says you are."""
    await call.site.store.touch_guest(call.known.id, call.site.now())
    return wire.Me(call.known.name, call.known.language)


async def personal_link(call: Call) -> wire.PersonalLink:
    """A new personal link; the one before is void."""
    key = new_token()
    await call.site.store.set_key(call.known.id, hashed(key))
    link = f"{call.site.address}/me#{key}"
    return wire.PersonalLink(link, svg(link).decode())


async def claim(call: Call) -> wire.Me:
    """Be, on this device, whom a personal link belongs to."""
    asked: wire.Claim = call.body
    if not call.site.wrong_keys.has(call.network, call.site.loop_time()):
        raise Refusal("too_fast", "too many wrong keys from your network: wait a minute")
    guest = await call.site.store.guest_of_key(hashed(asked.key))
    if guest is None:
        call.site.wrong_keys.take(call.network, call.site.loop_time())
        raise Refusal("bad_key", "this personal link is not valid any more: make a new one on the other device")
    token = new_token()
    await call.site.store.add_session(guest.id, hashed(token), call.site.now())
    call.cookie = token
    return wire.Me(guest.name, guest.language)


async def sign_out_others(call: Call) -> None:
    """Sign out all your other devices, and make the personal link void."""
    await call.site.store.set_key(call.known.id, hashed(new_token()))
    await call.site.store.drop_sessions(call.known.id, hashed(call.request.cookies[COOKIE]))


async def forget(call: Call) -> None:
    """Delete what is known of you: your name, your words, your devices; seats you hold go to stand-ins."""
    store, guest = call.site.store, call.known.id
    matches = await store.matches_of(guest, MOST_ROOMS)  # first: the rooms forget whose matches were theirs
    for row in await store.rooms_of(guest, MOST_ROOMS):
        live = await call.site.rooms.live(row.id)
        await live.update(lambda now: room.forgotten(now, guest))
        if live.conductor is not None:
            await live.conductor.settle()
    for match in matches:
        await _forget_in(call, match.id, guest)
    await store.drop_guest(guest)
    call.cookie = ""


async def _forget_in(call: Call, match: str, guest: str) -> None:
    """The name and the free words of a guest, out of the log of a match: answers stay, for the others' replays."""
    replaced: dict[int, bytes] = {}
    seats: frozenset[int] = frozenset()
    for entry in await call.site.store.entries(match):
        line = decode(entry.body)
        if isinstance(line, Started):
            seats = frozenset(seat for seat, whose in enumerate(line.guests) if whose == guest)
            names = tuple("…" if seat in seats else name for seat, name in enumerate(line.names))
            guests = tuple("" if whose == guest else whose for whose in line.guests)
            replaced[entry.seq] = encode(replace(line, names=names, guests=guests))
        elif isinstance(line, Spoke) and line.seat in seats and line.statement.text:
            replaced[entry.seq] = encode(replace(line, statement=replace(line.statement, text="…")))
    if seats:
        await call.site.store.redact(match, replaced)


async def push_key(call: Call) -> wire.PushKey:
    """The key a browser subscribes to web push with."""
    return wire.PushKey(call.site.push_key)


async def subscribe_push(call: Call) -> None:
    """Tell this browser when it is your turn at a slow table."""
    asked: wire.PushSubscription = call.body
    _check(call, notices.PUSH, asked.endpoint)
    await call.site.store.subscribe(Subscription(call.known.id, notices.PUSH, asked.endpoint))


async def unsubscribe_push(call: Call) -> None:
    """Do not tell this browser any more."""
    asked: wire.PushSubscription = call.body
    await call.site.store.unsubscribe(call.known.id, notices.PUSH, asked.endpoint)


async def subscribe_webhook(call: Call) -> wire.WebhookSecret:
    """Call an address when it is your turn at a slow table; calls are signed with the secret given here."""
    asked: wire.Webhook = call.body
    _check(call, notices.WEBHOOK, asked.url)
    secret = notices.new_secret()
    await call.site.store.subscribe(Subscription(call.known.id, notices.WEBHOOK, asked.url, secret.encode()))
    return wire.WebhookSecret(secret)


async def unsubscribe_webhook(call: Call) -> None:
    """Do not call this address any more."""
    asked: wire.Webhook = call.body
    await call.site.store.unsubscribe(call.known.id, notices.WEBHOOK, asked.url)


def _check(call: Call, kind: str, address: str) -> None:
    try:
        call.site.notices.check(kind, address)
    except notices.BadAddress as error:
        raise Refusal("bad_address", str(error)) from None


_ME: Final = ("unknown_you",)
ENDPOINTS: Final = (
    Endpoint(method="GET", path="/api/me", handler=who_am_i, summary="Who you are", gives=wire.Me, refuses=_ME),
    Endpoint(
        method="PUT",
        path="/api/me",
        handler=introduce,
        summary="Choose a name and a language",
        takes=wire.Introduce,
        gives=wire.Me,
        refuses=("bad_request", "too_fast"),
    ),
    Endpoint(method="DELETE", path="/api/me", handler=forget, summary="Be forgotten", refuses=_ME, status=204),
    Endpoint(
        method="POST",
        path="/api/me/link",
        handler=personal_link,
        summary="A personal link that opens your seats on another device",
        gives=wire.PersonalLink,
        refuses=_ME,
    ),
    Endpoint(
        method="POST",
        path="/api/me/claim",
        handler=claim,
        summary="Use a personal link on this device",
        takes=wire.Claim,
        gives=wire.Me,
        refuses=("bad_key", "too_fast"),
    ),
    Endpoint(
        method="DELETE",
        path="/api/me/devices",
        handler=sign_out_others,
        summary="Sign out your other devices",
        refuses=_ME,
        status=204,
    ),
    Endpoint(
        method="GET",
        path="/api/push",
        handler=push_key,
        summary="The key for web push",
        gives=wire.PushKey,
        guest=False,
    ),
    Endpoint(
        method="POST",
        path="/api/me/push",
        handler=subscribe_push,
        summary="Be told of your turn by web push",
        takes=wire.PushSubscription,
        refuses=(*_ME, "bad_address"),
        status=204,
    ),
    Endpoint(
        method="DELETE",
        path="/api/me/push",
        handler=unsubscribe_push,
        summary="No web push any more",
        takes=wire.PushSubscription,
        refuses=_ME,
        status=204,
    ),
    Endpoint(
        method="POST",
        path="/api/me/webhook",
        handler=subscribe_webhook,
        summary="Be told of your turn by a call to an address",
        takes=wire.Webhook,
        gives=wire.WebhookSecret,
        refuses=(*_ME, "bad_address"),
    ),
    Endpoint(
        method="DELETE",
        path="/api/me/webhook",
        handler=unsubscribe_webhook,
        summary="No calls any more",
        takes=wire.Webhook,
        refuses=_ME,
        status=204,
    ),
)
