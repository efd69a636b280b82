"""Finished matches over HTTP: how they ended, their file, and what each seat knew at each step.

Whoever had a seat in a match, from its start or later, may see it once it is over, and may make a link that shows it to
others. Nobody else may, whatever ids they know and wherever they sit by now: to them the match does not exist. An
unfinished match shows nothing, not even to those who play it.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from secrets import token_bytes
from typing import Final

from msgspec import Struct

from penombre import wire
from penombre.engine import TABLE, Deal, Seat, Transcript
from penombre.server import room_state
from penombre.server.http.api import Call, Endpoints, Query, Raw
from penombre.server.http.qr import svg
from penombre.server.match.match_log import Started, start_of
from penombre.server.match.replay import ALL, Replay
from penombre.server.refusal import Refusal
from penombre.server.room.open_rooms import MOST_ROOMS
from penombre.server.room.room_document import decode_outcome, decode_room
from penombre.server.server import Server
from penombre.store import Entry, MatchRow, ShareRow

LISTED: Final = 100
"""How many matches a list shows at most."""
SCENES: Final = 50
"""How many moments are shown at once at most."""
SOME: Final = 20
DAY: Final = 86_400_000
EARLIER: Final = ""
"""Stands for whoever made a link before links had an end: all players of a match had the same one."""
VOID: Final = 1
"""A moment long past: a link that ends then is void."""

_KEY: Final = Query("key", "The key of a link that a player shared", {"type": "string", "maxLength": 100})
_SEEN: Final = ("not_found", "unfinished", "unknown_version", "too_fast")
ENDPOINTS: Final = Endpoints()


class Finished(Struct, frozen=True):
    """A finished match that the reader may see."""

    row: MatchRow
    replay: Replay
    member: bool
    you: Seat | None

    @property
    def file_name(self) -> str:
        """What its transcript is saved as."""
        return f"penombre-{self.replay.started.game}-{self.row.id}.json"


@ENDPOINTS.add(
    "GET /api/me/matches",
    "Finished matches you played in",
    query=(Query("count", "How many", {"type": "integer", "minimum": 1, "maximum": LISTED}),),
    refuses=("unknown_you", "bad_request"),
)
async def my_matches(call: Call) -> wire.Matches:
    """Finished matches that you played in."""
    guest = call.known.id
    rooms = {row.id: decode_room(row.body) for row in await call.server.store.rooms_of(guest, MOST_ROOMS)}
    count = call.number("count", SOME, 1, LISTED)
    found: list[wire.MatchSummary] = []
    for row in await call.server.store.matches_of(guest, LISTED):
        if len(found) == count:
            break
        if row.finished and row.room in rooms:
            first = start_of(await call.server.store.entries(row.id, most=1))
            if not _played(guest, first, rooms[row.room], row.id):
                continue
            outcome = decode_outcome(row.outcome) if row.outcome else None
            found.append(
                wire.MatchSummary(
                    id=row.id,
                    room=row.room,
                    game=first.game,
                    version=first.version,
                    players=first.players,
                    names=first.names,
                    you=_seat_of(first, guest),
                    started=row.started,
                    finished=row.finished,
                    ending=outcome.ending if outcome else "",
                    winners=outcome.winners if outcome else (),
                )
            )
    return wire.Matches(tuple(found))


@ENDPOINTS.add("GET /api/matches/{match}", "A finished match", query=(_KEY,), refuses=_SEEN)
async def match_info(call: Call) -> wire.MatchInfo:
    """How a match ended, and what it was dealt from."""
    seen = await finished(call)
    started, outcome = seen.replay.started, seen.replay.transcript.outcome
    assert outcome is not None
    return wire.MatchInfo(
        id=seen.row.id,
        game=started.game,
        version=started.version,
        players=started.players,
        names=started.names,
        bots=tuple(bool(level) for level in started.levels),
        options=started.options,
        started=seen.row.started,
        finished=seen.row.finished,
        ending=outcome.ending,
        winners=outcome.winners,
        points=outcome.points,
        groups=outcome.groups,
        commitment=Deal(bytes.fromhex(started.secret)).commitment,
        secret=started.secret,
        nonces=started.nonces,
        steps=len(seen.replay.transcript.steps),
        you=seen.you,
        member=seen.member,
        shared=seen.member and await _is_shared(call, seen.row.id),
    )


@ENDPOINTS.add(
    "GET /api/matches/{match}/transcript",
    "The file of a finished match",
    gives=Transcript,
    query=(_KEY,),
    refuses=_SEEN,
)
async def match_transcript(call: Call) -> Raw:
    """The file of a match: `penombre verify` checks its deal and every step, `penombre replay` shows it."""
    seen = await finished(call)
    return Raw(seen.replay.transcript.encode(), "application/json", seen.file_name)


@ENDPOINTS.add(
    "GET /api/matches/{match}/replay",
    "A finished match, step by step",
    query=(
        Query(
            "seat",
            "Through whose eyes: a seat's number, spectator or all",
            {"type": "string", "pattern": "^([0-9]{1,2}|spectator|all)$"},
        ),
        Query("from", "The first moment; 0 is the deal", {"type": "integer", "minimum": 0}),
        Query("count", "How many moments", {"type": "integer", "minimum": 1, "maximum": SCENES}),
        _KEY,
    ),
    refuses=(*_SEEN, "bad_request"),
)
async def match_replay(call: Call) -> wire.Replay:
    """What a seat, a spectator or everybody knew, step by step."""
    seen = await finished(call)
    replay = seen.replay
    wish = call.query("seat", "spectator")
    reader = reader_of(wish, replay.started.players)
    first = call.number("from", 0, 0, replay.total - 1)
    count = call.number("count", SOME, 1, SCENES)
    return wire.Replay(
        match=seen.row.id,
        seat=wish,
        first=first,
        total=replay.total,
        scenes=await call.server.replays.scenes(replay, reader, first, count),
    )


@ENDPOINTS.add(
    "POST /api/matches/{match}/share",
    "A link that shows a finished match to others",
    refuses=("unknown_you", "not_found", "unfinished", "unknown_version"),
)
async def share_match(call: Call) -> wire.ShareLink:
    """A link that shows a finished match to whoever has it; as long as it is valid it is the same one, for longer."""
    guest = call.known.id
    seen = await finished(call, by_key=False)
    days = call.server.settings.limits.share_link_days
    until = call.server.wall() + days * DAY if days else 0
    row = await call.server.store.share(ShareRow(seen.row.id, guest, token_bytes(16), until))
    key = share_key(call.server, row)
    link = f"{call.server.address}/replay/{seen.row.id}?key={key}"
    return wire.ShareLink(link, key, svg(link).decode(), until or None)


@ENDPOINTS.add(
    "DELETE /api/matches/{match}/share",
    "Make the link void that you made",
    refuses=("unknown_you", "not_found", "unfinished", "unknown_version"),
)
async def unshare_match(call: Call) -> None:
    """Whoever has your link does not see the match any more; links that other players made stay valid."""
    guest = call.known.id
    seen = await finished(call, by_key=False)
    await call.server.store.unshare(seen.row.id, guest)
    await call.server.store.share(ShareRow(seen.row.id, EARLIER, b"", VOID))


# -- who may see what --------------------------------------------------------------------------------------------------


async def finished(call: Call, *, by_key: bool = True) -> Finished:
    """The match that is asked for, if it is over and whoever asks may see it."""
    server, id = call.server, call.path("match")
    row = await server.store.match(id)
    at_table = await _room_of(server, row)
    guest = call.guest.id if call.guest is not None else ""
    entries: list[Entry] = []
    member = row is not None and at_table is not None and guest in at_table.guests()
    if row is not None and at_table is not None and member:
        entries = await server.store.entries(id)
        member = _played(guest, start_of(entries), at_table, id)
    if row is None or at_table is None or not (member or (by_key and await _has_key(call, id))):
        raise _no_such_match()
    if not row.finished:
        raise Refusal("unfinished", "this match is not over: it shows nothing until then")
    entries = entries or await server.store.entries(id)
    replay = await server.replays.replay(entries, await _unwanted(server, guest, at_table, id))
    return Finished(row, replay, member, _seat_of(replay.started, guest))


def reader_of(wish: str, players: int) -> Seat:
    """Through whose eyes: a seat by its number, `spectator`, or `all`."""
    if wish in ("spectator", "all"):
        return TABLE if wish == "spectator" else ALL
    if wish.isascii() and wish.isdigit() and len(wish) < 3 and int(wish) < players:
        return int(wish)
    raise Refusal("bad_request", f"seat is a number from 0 to {players - 1}, spectator or all")


def share_key(server: Server, row: ShareRow) -> str:
    """What a link has to hold to show this match: it cannot be guessed, and opens no other."""
    return _digest(server, b"share %b %b " % (row.match.encode(), row.guest.encode()) + row.salt)


def earlier_key(server: Server, match: str) -> str:
    """The key that all players of a match shared before links had an end."""
    return _digest(server, b"match " + match.encode())


def _digest(server: Server, text: bytes) -> str:
    return urlsafe_b64encode(hmac.digest(server.share_key, text, sha256)[:18]).decode()


async def _is_shared(call: Call, match: str) -> bool:
    """Whether a link of whoever asks shows this match to others."""
    guest, now = call.known.id, call.server.wall()
    return any(row.guest == guest and _is_valid(row, now) for row in await call.server.store.shares(match))


def _is_valid(row: ShareRow, now: int) -> bool:
    return row.guest != EARLIER and (not row.until or row.until > now)


def _no_such_match() -> Refusal:
    """The same words whether there is no such match or it is somebody else's: ids cannot be tried out."""
    return Refusal("not_found", "there is no such match, or it is not yours to see: ask a player for its link")


async def _has_key(call: Call, match: str) -> bool:
    key = call.query("key")
    if not key:
        return False
    with call.server.tried(call.network):
        if not any(hmac.compare_digest(key.encode(), each.encode()) for each in await _keys(call.server, match)):
            raise _no_such_match()
    return True


async def _keys(server: Server, match: str) -> list[str]:
    """All keys that show a match to others now."""
    now, days, rows = server.wall(), server.settings.limits.share_link_days, await server.store.shares(match)
    keys = [share_key(server, row) for row in rows if _is_valid(row, now)]
    is_void = any(row.guest == EARLIER for row in rows)
    if not is_void and (not days or now < server.shares_since + days * DAY):
        keys.append(earlier_key(server, match))
    return keys


async def _room_of(server: Server, row: MatchRow | None) -> room_state.Room | None:
    if row is None:
        return None
    try:
        return (await server.rooms.live(row.room)).room
    except Refusal:
        return None


async def _unwanted(server: Server, guest: str, at_table: room_state.Room, match: str) -> frozenset[str]:
    """The people whom the reader does not want to read."""
    if at_table.anonymous:
        # The guests' own lists would tell who played where, and so would what was blocked in another match.
        return at_table.unheard_by(guest) if at_table.match == match else frozenset()
    return await server.store.blocked_by(guest) if guest else frozenset()


def _played(guest: str, started: Started, at_table: room_state.Room, match: str) -> bool:
    """Whether a guest had a seat in a match; that they sat at its table before or after it is not enough."""
    return guest in started.guests or (match, guest) in at_table.latecomers


def _seat_of(started: Started, guest: str) -> Seat | None:
    return next((seat for seat, whose in enumerate(started.guests) if guest and whose == guest), None)
