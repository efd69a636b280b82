"""What people see of a room: seats and names, never guests; and what counts as a change for them."""

from __future__ import annotations

from msgspec.structs import replace

from penombre import wire
from penombre.engine import Seat
from penombre.server import room_state
from penombre.server.room import seat_requests


def visible(at_table: room_state.Room) -> room_state.Room:
    """The room without what nobody is shown: a frame that changes nothing would still tell that something happened."""
    places = tuple(replace(place, missed=0, preference=room_state.Preference()) for place in at_table.places)
    return replace(
        at_table, due=None, beat=None, places=places, unheard=(), stirred=0, redacted=0, edition=0, turned_down=()
    )


def counted(before: room_state.Room, after: room_state.Room) -> room_state.Room:
    """The room after a change, with its next number if people see that it changed."""
    return replace(after, edition=before.edition + 1) if visible(after) != visible(before) else after


def shown(
    at_table: room_state.Room,
    you: Seat | None,
    *,
    here: frozenset[Seat],
    watchers: int,
    blocked: frozenset[Seat],
    unwanted: frozenset[str],
    link: str,
) -> wire.Room:
    """A room as one reader sees it: seats and names, never guests."""
    outside = you is None and at_table.watching == "nobody"
    return wire.Room(
        id=at_table.id,
        rev=at_table.edition,
        game=at_table.game,
        players=at_table.players,
        options=at_table.options,
        pace=at_table.pace,
        windows=at_table.windows,
        bots=at_table.bots,
        listed=at_table.listed,
        language=at_table.language,
        watching=at_table.watching,
        spectators=at_table.spectators,
        chat=at_table.chat,
        anonymous=at_table.anonymous,
        status=at_table.status,
        seats=tuple(
            wire.SeatInfo(
                seat=seat,
                kind=place.kind,
                name=at_table.name(seat) if place.kind != "empty" or place.name else "",
                level=place.level,
                ready=place.ready,
                here=seat in here,
                stand_in=place.stand_in,
                muted=bool(place.guest) and place.guest in at_table.muted,
                wins=place.wins,
                points=place.points,
            )
            for seat, place in enumerate(at_table.places)
        ),
        host=at_table.host_seat(you),
        you=you,
        watchers=watchers,
        paused=bool(at_table.paused),
        pause_votes=at_table.pause_votes,
        commitment=at_table.commitment,
        nonces={seat: place.nonce for seat, place in enumerate(at_table.places) if place.nonce and at_table.match},
        match=at_table.match,
        lines=tuple(
            wire.ChatLine(line.seat, line.name, "" if line.guest in unwanted else line.text, line.at)
            for line in at_table.lines
            if not outside
        ),
        blocked=tuple(sorted(blocked)),
        link=f"{link}#{at_table.invite}" if you is not None else link,
        invite=at_table.invite if you is not None else "",
        preference=_preference(at_table, you),
        requests=tuple(_request(at_table, request) for request in at_table.requests),
        notes=tuple(wire.Note(note.kind, note.seat, note.name, note.at, note.request) for note in at_table.notes),  # type: ignore[arg-type]
        rewound=at_table.rewound > 0,
    )


def _request(at_table: room_state.Room, request: room_state.SeatRequest) -> wire.SeatRequest:
    """Who asks for a seat, and who has agreed by now: there are none at anonymous tables, so seats may be told."""
    waited_for = seat_requests.waited_for(at_table, request)
    return wire.SeatRequest(
        id=request.id,
        seat=request.seat,
        name=request.name,
        agreed=tuple(seat for seat, place in enumerate(at_table.places) if place.guest in request.agreed),
        waiting=tuple(seat for seat, place in enumerate(at_table.places) if place.guest in waited_for),
        until=request.until,
    )


def _preference(at_table: room_state.Room, you: Seat | None) -> wire.Preference | None:
    """What this reader wants to be asked, where that can be said; nobody else's."""
    if you is None or at_table.status != "playing" or not at_table.ruleset.lapsing:
        return None
    preference = at_table.places[you].preference
    return wire.Preference(preference.mode, preference.only)
