"""A room as plain data: the people and bots around one table, before, during and after a match, and who may see it.

Guests are known by ids that never leave the server; the wire knows seats. How a room changes is in `seating` and
`room_actions`.
"""

from __future__ import annotations

from collections.abc import Iterable
from hmac import compare_digest
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from penombre.engine import Deal, Ruleset
from penombre.games import RULESETS
from penombre.server.refusal import Refusal
from penombre.words import Words

ALIASES: Final = 16
"""How many names the words have for anonymous seats, and for bots."""


NOTES: Final = 12
"""How many notes a room remembers."""


class Preference(Struct, frozen=True):
    """Which of the moments that may be left to time somebody wants to be asked: see `preferences`."""

    mode: Literal["able", "ask", "only", "pass"] = "able"
    only: tuple[str, ...] = ()


class Place(Struct, frozen=True):
    """A seat of a room and whoever has it."""

    kind: Literal["empty", "person", "bot"] = "empty"
    guest: str = ""
    name: str = ""
    level: str = ""
    ready: bool = False
    nonce: str = ""
    stand_in: bool = False
    missed: int = 0
    left: bool = False
    """Got up during the match: the seat is theirs until it ends, and not after."""
    past: tuple[str, ...] = ()
    """Guests who sat here before in this match: they know its secrets and may take no other seat."""
    wins: int = 0
    points: int = 0
    preference: Preference = Preference()
    """Theirs, and for this match."""


class Line(Struct, frozen=True):
    """Free words outside a match."""

    seat: int
    guest: str
    name: str
    text: str
    at: int


class SeatRequest(Struct, frozen=True):
    """Somebody who wants a free seat of the match that is on: see `seat_requests`."""

    id: str
    guest: str
    name: str
    seat: int
    voters: tuple[str, ...]
    """Guests who played when it was asked: all of them have to agree."""
    agreed: tuple[str, ...]
    until: int


class Note(Struct, frozen=True):
    """Something that happened around the table during a match, and is told in its log."""

    kind: str
    seat: int
    name: str
    at: int
    guest: str = ""
    request: str = ""


class Mark(Struct, frozen=True):
    """A moment that counts as long as one question is open."""

    question: int
    at: int


class Room(Struct, frozen=True, kw_only=True):
    """A room as it is stored."""

    id: str
    invite: str
    game: str
    options: dict[str, Any]
    pace: str
    windows: str
    bots: str = "normal"
    """How long bots take for an answer: see `pace.BOTS`."""
    listed: bool
    language: str
    watching: str
    chat: bool
    anonymous: bool
    spectators: int | None = None
    """How many may watch at most; none: as many as the operator allows."""
    places: tuple[Place, ...]
    host: str
    secret: str
    status: Literal["open", "playing", "over"] = "open"
    match: str = ""
    banned: tuple[str, ...] = ()
    muted: tuple[str, ...] = ()
    unheard: tuple[tuple[str, str], ...] = ()
    """At an anonymous table, who does not want to read whom; elsewhere the guests' own block lists count."""
    regulars: tuple[str, ...] = ()
    """Guests who played a match here, gone or not."""
    latecomers: tuple[tuple[str, str], ...] = ()
    """By match, the guests who took a seat over while it was played: its replay is theirs, too."""
    requests: tuple[SeatRequest, ...] = ()
    """Who asks for a free seat of the match."""
    turned_down: tuple[str, ...] = ()
    """Guests whom the table did not want in this match."""
    asked: int = 0
    """How often seats of this match were asked for."""
    notes: tuple[Note, ...] = ()
    paused: int = 0
    pause_votes: tuple[int, ...] = ()
    due: Mark | None = None
    """When a question closes, where that is not simply so many seconds after it was asked."""
    beat: Mark | None = None
    """When the clock of a game was last seen to run."""
    lines: tuple[Line, ...] = ()
    stirred: int = 0
    """Counts what its guests changed elsewhere (block lists, devices): every node looks at those again."""
    redacted: int = 0
    """Counts how often words were taken out of its log: every node reads it again."""
    rewound: int = 0
    """Counts how often the store lost entries of this match, and it went on from an earlier moment."""
    edition: int = 1
    """Counts what people see change, and nothing else: the number they know the room by."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.places)

    @property
    def commitment(self) -> str:
        """What the server shows before the deal."""
        return Deal(bytes.fromhex(self.secret)).commitment

    @property
    def ruleset(self) -> Ruleset[Any]:
        """The rules played here."""
        return RULESETS[self.game]

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        return next((seat for seat, place in enumerate(self.places) if guest and place.guest == guest), None)

    def guests(self) -> frozenset[str]:
        """Whoever sits here or played here."""
        return frozenset(self.regulars).union(place.guest for place in self.places if place.guest)

    def people(self) -> tuple[int, ...]:
        """Seats that a person plays now: no bot, and no stand-in."""
        return tuple(seat for seat, place in enumerate(self.places) if place.kind == "person" and not place.stand_in)

    def names(self) -> tuple[str, ...]:
        """What the others call each seat."""
        return tuple(self.name(seat) for seat in range(self.players))

    def name(self, seat: int) -> str:
        """What the others call a seat: at an anonymous table, never what its guest is called."""
        return numbered("alias", seat, self.language) if self.anonymous else self.places[seat].name

    def host_seat(self, you: int | None) -> int | None:
        """Where the host sits, for a reader: at an anonymous table, who opened it must not tell who plays where."""
        seat = self.seat_of(self.host)
        return None if self.anonymous and self.match and seat != you else seat

    def opens_with(self, invite: str) -> bool:
        """Whether this is the code of its invitation; how long that takes tells nothing."""
        return compare_digest(invite.encode(errors="replace"), self.invite.encode())

    def unheard_by(self, guest: str) -> frozenset[str]:
        """Whom a guest does not want to read here and nowhere else."""
        return frozenset(other for who, other in self.unheard if who == guest)

    def seated(self, guest: str) -> int:
        """Where a guest sits; whoever does not is refused."""
        seat = self.seat_of(guest)
        if seat is None:
            raise Refusal("not_yours", "you do not sit at this table")
        return seat

    def place(self, seat: int) -> Place:
        """A seat by its number, if there is one."""
        if not 0 <= seat < self.players:
            raise Refusal("bad_request", f"there is no such seat; expected 0 to {self.players - 1}")
        return self.places[seat]

    def person(self, seat: int) -> Place:
        """A seat that a person has."""
        place = self.place(seat)
        if place.kind != "person":
            raise Refusal("bad_request", "nobody but a bot sits there" if place.kind == "bot" else "nobody sits there")
        return place

    def with_place(self, seat: int, place: Place) -> Room:
        """The room with somebody else, or in another state, on a seat."""
        return replace(self, places=(*self.places[:seat], place, *self.places[seat + 1 :]))

    def members(self) -> tuple[str, ...]:
        """Whoever sits here or played here, in an order that tells nothing."""
        return tuple(sorted(self.guests()))

    def check_host(self, guest: str) -> None:
        """Refuse everybody but the host."""
        self.seated(guest)
        if self.host != guest:
            raise Refusal("not_host", "only the host of the table can do that")

    def check_open(self) -> None:
        """Refuse what can only be done before the start."""
        if self.status == "over":
            raise Refusal("not_now", "the match is over: the host can ask for a rematch")
        if self.status != "open":
            raise Refusal("not_now", "that can only be done before the start")


def noted(room: Room, note: Note) -> Room:
    """The room after something happened around it."""
    return replace(room, notes=(*room.notes[-NOTES + 1 :], note))


def numbered(family: str, number: int, language: str) -> str:
    """One of the server's names, of a family that never ends: after the last one they begin again, with a number."""
    name = Words(None, language, also=("penombre.server",)).text(f"{family}-{number % ALIASES}")
    return name if number < ALIASES else f"{name} {number // ALIASES + 1}"


def no_such_table() -> Refusal:
    """The same words whether there is no such table or a stranger asks for a private one: ids cannot be tried out."""
    return Refusal("not_found", "there is no such table, or your link does not open it")


def check_may_see(room: Room, guest: str, invite: str) -> None:
    """Refuse strangers of a private table, and those the host sent away."""
    if guest and guest in room.banned:
        raise Refusal("banned", "the host of this table does not want you here")
    if not room.listed and room.seat_of(guest) is None and not room.opens_with(invite):
        raise no_such_table()


def takes_newcomers(room: Room) -> bool:
    """Whether somebody who was not there at the start may sit down: not where they may have watched every secret."""
    return room.status == "open" or (room.status == "playing" and room.watching != "delayed")


def is_barred_from_watching(room: Room, guest: str) -> bool:
    """Whether a guest played the match that is on, at a table whose spectators see everything: they may not watch."""
    return room.watching == "delayed" and room.status == "playing" and guest in room.regulars


def check_may_talk(room: Room, seat: int) -> None:
    """Whether free words of this seat are passed on."""
    if not room.chat:
        raise Refusal("chat_off", "the host has switched off free talk at this table; statements still work")
    if room.places[seat].guest in room.muted:
        raise Refusal("muted", "the host has muted you; statements still work")


def check_may_write(room: Room, seat: int, *, ready: bool) -> None:
    """Whether free words of this seat may be part of an answer: not where talk of theirs is not passed on.

    Whoever has no ready phrases to answer with instead may write all the same, or could not play.
    """
    if ready and not room.chat:
        raise Refusal("chat_off", "the host has switched off free words at this table: choose a ready phrase")
    if ready and room.places[seat].guest in room.muted:
        raise Refusal("muted", "the host has muted you: choose a ready phrase")


def others(guests: tuple[str, ...], guest: str) -> tuple[str, ...]:
    """All guests but one."""
    return tuple(each for each in guests if each != guest)


def listed(seats: Iterable[int]) -> str:
    """Seats, as a refusal names them."""
    return ", ".join(map(str, seats))
