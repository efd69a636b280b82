"""Asking for a free seat while a match is played: whoever gets it knows all it knew, so all who play have to agree.

Otherwise a host could send somebody away, come back as another guest and read a role. Until everybody has agreed, or if
anybody does not, a stand-in plays the seat. Whoever sat there in this match knows its secrets anyway and asks nobody.

Every function takes a room and gives another one, or raises a `Refusal` that says what was expected. Nothing is written
and nobody is told: that is for the callers.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from penombre import wire
from penombre.server.look_alike_names import look_alike
from penombre.server.refusal import Refusal
from penombre.server.room import seating
from penombre.server.room_state import Note, Room, SeatRequest, noted

PATIENCE: Final = {"live": 120.0, "untimed": 120.0, "relaxed": 600.0, "days": 86_400.0}
"""By pace, seconds until a request that not everybody answered lapses."""
MOST: Final = 12
"""How often seats are asked for in one match: nobody who wants to play is asked without end."""


def has_to_ask(room: Room, guest: str) -> bool:
    """Whether this guest gets a seat only if the table agrees."""
    if room.status != "playing" or room.seat_of(guest) is not None:
        return False
    return not any(guest and guest in place.past for place in room.places)


def asked(
    room: Room, wish: wire.Join, *, id: str, guest: str, name: str, blocked: bool, now: int, tempo: float = 1.0
) -> Room:
    """The room where this guest asks for a seat; asking again changes nothing."""
    if request_of(room, guest) is not None:
        return room
    seat = seating.checked_seat(room, wish, guest=guest, name=name, blocked=blocked)
    if guest in room.turned_down:
        raise Refusal("turned_down", "this table plays its match without you: you may sit down once it is over")
    if room.anonymous or room.asked >= MOST:
        # Where nobody has a name the table could not see whom it agrees to.
        raise Refusal("no_newcomers", "nobody else can join this match before its end")
    if any(look_alike(each, name) for each in _names(room)):
        raise Refusal("seat_taken", "somebody of this match has that name, or had: take another one")
    if any(request.seat == seat for request in room.requests):
        seat = _seat_nobody_asked_for(room, wish.seat)
    voters = tuple(sorted(room.places[each].guest for each in room.people()))
    away = [place for place in room.places if place.kind == "person" and place.stand_in]
    if not voters or ({*voters} == {room.host} and away):
        raise Refusal("nobody_agrees", "nobody but the host is here to agree: ask again when the others are back")
    until = now + int(1000 * tempo * PATIENCE[room.pace])
    request = SeatRequest(id, guest, name, seat, voters, (), until)
    return _noted(replace(room, requests=(*room.requests, request), asked=room.asked + 1), "asked", request, now)


def answered(room: Room, seat: int, id: str, yes: bool, now: int) -> Room:
    """The room after somebody who plays agreed to a newcomer, or did not."""
    request = next((each for each in room.requests if each.id == id), None)
    if request is None or now >= request.until:
        raise Refusal("not_now", "nobody asks for a seat any more: it was decided, or taken back")
    if not yes:
        without = replace(room, turned_down=(*room.turned_down, request.guest))
        return _noted(_without(without, request), "refused", request, now)
    mine = room.places[seat].guest
    if mine in request.agreed:
        return room
    return _replaced(room, replace(request, agreed=(*request.agreed, mine)))


def withdrawn(room: Room, guest: str, now: int) -> Room:
    """The room after a newcomer took the request back; there may be none."""
    request = request_of(room, guest)
    return room if request is None else _noted(_without(room, request), "withdrawn", request, now)


def settled(room: Room, now: int) -> Room:
    """The room after whatever is decided by now: all agreed, or it took too long, or one who was asked is gone.

    Who was asked stays so: sending away whoever has not agreed yet gets nobody a seat.
    """
    for request in room.requests:
        gone = any(room.seat_of(voter) is None for voter in {*request.voters} - {*request.agreed})
        if room.status != "playing":
            room = _without(room, request)
        elif gone or now >= request.until or room.places[request.seat].kind != "empty":
            room = _noted(_without(room, request), "lapsed", request, now)
        elif not waited_for(room, request):
            room = seating.seated(_without(room, request), request.seat, request.guest, request.name)
            room = _noted(room, "seated", request, now)
    return room


def request_of(room: Room, guest: str) -> SeatRequest | None:
    """What a guest asks for."""
    return next((request for request in room.requests if guest and request.guest == guest), None)


def waited_for(room: Room, request: SeatRequest) -> frozenset[str]:
    """The guests who still have to agree: those who played when it was asked, and those who play now."""
    playing = {room.places[seat].guest for seat in room.people()}
    return frozenset(({*request.voters} | playing) - {*request.agreed})


def _names(room: Room) -> list[str]:
    """What everybody of this match is called or was, and all who ask: nobody comes in as if they were one of them."""
    return [place.name for place in room.places if place.name] + [request.name for request in room.requests]


def _seat_nobody_asked_for(room: Room, wanted: int | None) -> int:
    asked_for = {request.seat for request in room.requests}
    free = [seat for seat, place in enumerate(room.places) if place.kind == "empty" and seat not in asked_for]
    if wanted is not None or not free:
        raise Refusal("seat_taken", "somebody else asks for that seat already: wait until the table has decided")
    return free[0]


def _noted(room: Room, kind: str, request: SeatRequest, now: int) -> Room:
    return noted(room, Note(kind, request.seat, request.name, now, request.guest, request.id))


def _without(room: Room, request: SeatRequest) -> Room:
    return replace(room, requests=tuple(each for each in room.requests if each.id != request.id))


def _replaced(room: Room, request: SeatRequest) -> Room:
    return replace(room, requests=tuple(request if each.id == request.id else each for each in room.requests))
