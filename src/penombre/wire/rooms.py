"""Tables: opened, joined, listed, and as one reader sees them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from penombre.wire.base import (
    Asks,
    BotPace,
    Incoming,
    Language,
    Name,
    Options,
    Outgoing,
    Pace,
    Players,
    SeatNumber,
    Spectators,
    Text,
    Watching,
    Windows,
)


class NewRoom(Incoming):
    """A table to be opened. Whoever opens it is its host and sits down on seat 0."""

    game: Text
    players: Players
    name: Name | None = None
    options: Options = field(default_factory=dict)
    pace: Pace = "live"
    windows: Annotated[
        Windows | None,
        Meta(
            description="fixed: a sealed question lasts the same time whoever answers when; "
            "early: it closes as soon as everybody has answered, which tells when the last one did; "
            "left out: early at a table that plays over days, fixed at the others"
        ),
    ] = None
    bots: BotPace = "normal"
    listed: bool = False
    language: Language = "fr"
    watching: Watching = "public"
    spectators: Spectators = None
    chat: bool = True
    anonymous: bool = False


class Join(Incoming):
    """Sit down: a name, the code of the invitation where the table is not listed, a seat or any that is free.

    While a match is played a seat knows secrets: all who play have to agree first, and until then you ask for it.
    """

    name: Name | None = None
    invite: Annotated[str, Meta(max_length=40)] = ""
    seat: SeatNumber | None = None
    language: Language = "fr"


class SeatInfo(Outgoing):
    """A seat, as everybody at the table sees it."""

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str = ""
    level: str = ""
    ready: bool = False
    here: bool = False
    stand_in: bool = False
    muted: bool = False
    wins: int = 0
    points: int = 0


class Preference(Outgoing):
    """Which of the moments that may be left to time you want to be asked: those where you can do something, as it is at
    first, all, those for these options, or none."""

    mode: Asks
    only: Annotated[tuple[str, ...], Meta(description="Ids of options, where they are what it is about")] = ()


class ChatLine(Outgoing):
    """Free words outside a match; `text` is empty where they are from somebody the reader does not want to read."""

    seat: int
    name: str
    text: str
    at: int


class SeatRequest(Outgoing):
    """Somebody asks for a free seat of the match: it is theirs once everybody agreed whom the table waits for."""

    id: str
    seat: int
    name: str
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]
    until: Annotated[int, Meta(description="When it lapses, in milliseconds since the epoch")]


class Note(Outgoing):
    """Something that happened around the table during the match, for its log."""

    kind: Literal["asked", "seated", "refused", "lapsed", "withdrawn", "sent_away"]
    seat: int
    name: str
    at: int
    request: Annotated[str, Meta(description="The request for a seat that it is about")] = ""


class Room(Outgoing, tag="room"):
    """A table as one reader sees it: `you` is the reader's seat, `invite` is for those who sit.

    At an anonymous table nobody is told who hosts the match, but the host.
    """

    id: str
    rev: int
    game: str
    players: int
    options: dict[str, Any]
    pace: str
    windows: str
    bots: str
    listed: bool
    language: str
    watching: str
    spectators: Annotated[int | None, Meta(description="How many may watch; none: as many as the server allows")]
    chat: bool
    anonymous: bool
    status: Literal["open", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    host: int | None
    you: int | None
    watchers: Annotated[int, Meta(description="How many watch, on the node that says it")]
    paused: bool
    pause_votes: tuple[int, ...]
    commitment: str
    nonces: dict[int, str]
    match: str
    lines: tuple[ChatLine, ...]
    blocked: tuple[int, ...]
    link: str
    invite: str = ""
    preference: Annotated[
        Preference | None,
        Meta(description="What you want to be asked; none where nothing may be left to time, or you do not play"),
    ] = None
    requests: tuple[SeatRequest, ...] = ()
    notes: tuple[Note, ...] = ()
    asking: Annotated[str, Meta(description="Your own request for a seat; said over HTTP only")] = ""
    rewound: Annotated[
        bool, Meta(description="Whether the server lost the end of this match, and it goes on from an earlier moment")
    ] = False


class RoomSummary(Outgoing):
    """A line of the list of tables."""

    id: str
    game: str
    players: int
    taken: int
    pace: str
    language: str
    status: str
    host: str
    link: str
    you: int | None = None
    match: str = ""
    your_turn: Annotated[bool, Meta(description="Whether you are asked something there; only in the list of yours")] = (
        False
    )


class Invitation(Outgoing):
    """The table that the code of an invitation opens; `link` holds all that it takes to sit down there."""

    room: str
    link: str
    game: str
    players: int
    taken: int
    status: Literal["open", "playing", "over"]
    host: str


class Rooms(Outgoing):
    """Tables, the most recently changed first."""

    rooms: tuple[RoomSummary, ...]
