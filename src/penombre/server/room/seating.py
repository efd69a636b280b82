"""Who sits where: people who open a room, join, move, get up, stay away, come back, and are forgotten.

Every function takes a room and gives another one, or raises a `Refusal` that says what was expected. Nothing is written
and nobody is told: that is for the callers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from penombre import wire
from penombre.games import RULESETS
from penombre.server.look_alike_names import look_alike
from penombre.server.refusal import Refusal
from penombre.server.room_state import Place, Room, check_may_see, listed, others, takes_newcomers

FORGOTTEN: Final = "…"
"""What is left of the name of somebody who asked to be forgotten."""
MOST_GUESTS: Final = 500
"""How many people a room can remember; whoever comes after them needs another one."""


def opened(asked: wire.NewRoom, *, id: str, invite: str, secret: str, guest: str, name: str) -> Room:
    """A new room with its host on seat 0."""
    if asked.game not in RULESETS:
        raise Refusal("bad_options", f"there is no such game here; known: {', '.join(sorted(RULESETS))}")
    options = RULESETS[asked.game].options(asked.players, asked.options)
    host = Place("person", guest, name)
    return Room(
        id=id,
        invite=invite,
        game=asked.game,
        options=options,
        pace=asked.pace,
        windows=asked.windows or ("early" if asked.pace == "days" else "fixed"),
        bots=asked.bots,
        listed=asked.listed,
        language=asked.language,
        watching=asked.watching,
        spectators=asked.spectators,
        chat=asked.chat,
        anonymous=asked.anonymous,
        places=(host, *(Place() for _ in range(asked.players - 1))),
        host=guest,
        secret=secret,
    )


def joined(room: Room, asked: wire.Join, *, guest: str, name: str, blocked: bool) -> Room:
    """The room with this guest on a seat; joining again changes nothing.

    During a match this is for those who need not ask: see `seat_requests`.
    """
    if room.seat_of(guest) is not None:
        return room
    return seated(room, checked_seat(room, asked, guest=guest, name=name, blocked=blocked), guest, name)


def checked_seat(room: Room, asked: wire.Join, *, guest: str, name: str, blocked: bool) -> int:
    """The seat that a guest would get who wants to sit down, if nothing is against it."""
    check_may_see(room, guest, asked.invite)
    if blocked:
        raise Refusal("banned", "the host of this table does not want you here")
    if room.status == "over":
        raise Refusal("not_now", "the match is over: sit down once the host has asked for a rematch")
    if room.status == "playing" and not (takes_newcomers(room) or guest in room.regulars):
        raise Refusal("no_newcomers", "spectators of this table see its secrets: nobody else can join before the end")
    if room.status == "playing" and not room.opens_with(asked.invite):
        raise Refusal("bad_invite", "a match is being played: taking over a seat needs the invitation of the table")
    if len(room.guests()) >= MOST_GUESTS:
        raise Refusal("room_full", "this table has seen too many people: open another one")
    seat = free_seat(room, asked.seat, guest)
    if not room.anonymous and _is_name_taken(room, name):
        raise Refusal("seat_taken", "somebody at this table has that name already: take another one")
    return seat


def seated(room: Room, seat: int, guest: str, name: str) -> Room:
    """The room with this guest on a free seat, and all that goes with the seat."""
    old = room.places[seat]
    place = Place("person", guest, name, nonce=old.nonce, past=old.past, wins=old.wins, points=old.points)
    room = room.with_place(seat, place)
    if room.status == "playing" and (room.match, guest) not in room.latecomers:
        room = replace(room, latecomers=(*room.latecomers, (room.match, guest)))
    return hurried(room if room.seat_of(room.host) is not None else replace(room, host=guest))


def hurried(room: Room) -> Room:
    """The room, where people play together: nobody waits there for as long as another likes."""
    together = sum(place.kind == "person" for place in room.places) > 1
    return replace(room, pace="live") if together and room.pace == "untimed" else room


def free_seat(room: Room, wanted: int | None, guest: str = "") -> int:
    """The seat somebody wants, or any, if it is free and they may have it."""
    free = [seat for seat, place in enumerate(room.places) if place.kind == "empty"]
    if not free:
        raise Refusal("room_full", "every seat of this table is taken")
    if wanted is not None:
        room.place(wanted)
    known = [seat for seat, place in enumerate(room.places) if guest and guest in place.past]
    if known and not (free := [seat for seat in free if seat in known]):
        raise Refusal("seat_taken", "you have played another seat of this match and know its secrets: watch instead")
    if wanted is not None and wanted not in free:
        raise Refusal("seat_taken", f"that seat is taken; free: {listed(free)}")
    return free[0] if wanted is None else wanted


def _is_name_taken(room: Room, name: str, but: int | None = None) -> bool:
    return any(
        place.kind != "empty" and seat != but and look_alike(place.name, name) for seat, place in enumerate(room.places)
    )


def renamed(room: Room, guest: str, name: str) -> Room:
    """The room after a guest took another name: not during a match, nor where somebody else is called that."""
    seat = room.seat_of(guest)
    if seat is None or room.status == "playing" or (not room.anonymous and _is_name_taken(room, name, but=seat)):
        return room
    return room.with_place(seat, replace(room.places[seat], name=name))


def moved(room: Room, seat: int, to: int) -> Room:
    """The room after somebody took another free seat, before the start."""
    room.check_open()
    if to == seat:
        return room
    if room.place(to).kind != "empty":
        raise Refusal("seat_taken", "that seat is taken")
    mine = replace(room.places[seat], ready=False)
    return room.with_place(seat, Place()).with_place(to, mine)


def left(room: Room, seat: int) -> Room:
    """The room after somebody got up; during a match the seat stays theirs and a stand-in plays it."""
    if room.status != "playing":
        return without_person(room, seat)
    return _rehosted(room.with_place(seat, replace(room.places[seat], stand_in=True, missed=0, left=True)))


def returned(room: Room, seat: int) -> Room:
    """The room after the person of a seat came back; hosting comes to them if whoever has it is away."""
    place = room.places[seat]
    if place.kind != "person" or not (place.stand_in or place.missed):
        return room
    room = room.with_place(seat, replace(place, stand_in=False, missed=0, left=False))
    return _rehosted(room)


def stood_in(room: Room, seat: int) -> Room:
    """The room after a stand-in took the seat of somebody who is away."""
    if room.status != "playing" or room.places[seat].kind != "person":
        return room
    return _rehosted(room.with_place(seat, replace(room.places[seat], stand_in=True, missed=0)))


def missed(room: Room, seat: int) -> Room:
    """The room after time answered for a person: the second time in a row, a stand-in takes the seat."""
    place = room.places[seat]
    if place.kind != "person" or place.stand_in:
        return room
    return stood_in(room, seat) if place.missed else room.with_place(seat, replace(place, missed=1))


def without_person(room: Room, seat: int) -> Room:
    """The seat without its person: empty, or played on by a bot that anybody with the link can take over from.

    Whoever played here stays known for its replays; whoever did not takes their words along.
    """
    gone = room.places[seat]
    place = Place()
    regulars, lines = room.regulars, room.lines
    if room.match:
        place = Place(
            name=gone.name,
            nonce=gone.nonce,
            stand_in=room.status == "playing",
            past=(*gone.past, gone.guest) if gone.guest else gone.past,
            wins=gone.wins,
            points=gone.points,
        )
        regulars = room.members()
    elif gone.guest not in regulars:
        lines = tuple(line for line in lines if line.guest != gone.guest)
    votes = tuple(vote for vote in room.pause_votes if vote != seat)
    return _rehosted(replace(room.with_place(seat, place), regulars=regulars, lines=lines, pause_votes=votes))


def _rehosted(room: Room) -> Room:
    """Hosting passes on from a host who is gone or away, if there is anybody to have it."""
    seat = room.seat_of(room.host)
    if seat is not None and not room.places[seat].stand_in:
        return room
    others = [place for place in room.places if place.kind == "person" and not place.stand_in]
    if seat is None:
        others += [place for place in room.places if place.kind == "person"]
    return replace(room, host=others[0].guest) if others else room if seat is not None else replace(room, host="")


def passed_on(room: Room, here: Iterable[int]) -> Room:
    """The room after its host stayed away for long: somebody who is here hosts, if there is anybody."""
    seat = room.seat_of(room.host)
    others = [each for each in sorted(here) if each < room.players and room.places[each].kind == "person"]
    return room if seat in others or not others else replace(room, host=room.places[others[0]].guest)


def forgotten(room: Room, guest: str) -> Room:
    """The room after a guest asked to be forgotten: no id, no name, no words are left."""
    seat = room.seat_of(guest)
    if seat is not None:
        room = without_person(room, seat)
    places = tuple(
        replace(place, past=others(place.past, guest), name=FORGOTTEN if place.past[-1:] == (guest,) else place.name)
        if place.kind != "person"
        else replace(place, past=others(place.past, guest))
        for place in room.places
    )
    return replace(
        room,
        places=places,
        lines=tuple(line for line in room.lines if line.guest != guest),
        banned=others(room.banned, guest),
        muted=others(room.muted, guest),
        regulars=others(room.regulars, guest),
        latecomers=tuple(pair for pair in room.latecomers if pair[1] != guest),
        requests=tuple(each for each in room.requests if guest not in (each.guest, *each.voters)),
        turned_down=others(room.turned_down, guest),
        notes=tuple(replace(note, guest="", name=FORGOTTEN) if note.guest == guest else note for note in room.notes),
        unheard=tuple(pair for pair in room.unheard if guest not in pair),
    )
