"""What the server says on the socket of a room."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from penombre.wire.base import Outgoing
from penombre.wire.problems import Problem
from penombre.wire.rooms import Room


class Choice(Outgoing):
    """One option of a question: `word` and `args` name its text, `refused` why it cannot be chosen now."""

    id: str
    word: str
    args: dict[str, Any]
    refused: str


class Question(Outgoing):
    """What you are asked. `default` is what time answers in your place; null: any of them; an empty list: nothing.

    `besides` is what you may do instead of answering. An `optional` question holds nothing else: nobody waits for it.
    An answer to an `address` is an option and a text; where there is a `book`, the id of one of its phrases is as good
    as a text.
    """

    id: int
    kind: str
    args: dict[str, Any]
    options: tuple[Choice, ...]
    shape: Literal["one", "several", "text", "address", "number"]
    least: int
    most: int
    repeat: bool
    default: str | tuple[str, ...] | None
    besides: tuple[Choice, ...] = ()
    optional: bool = False
    book: str = ""


Ceremony = Annotated[
    int | UnsetType,
    Meta(
        description="For how many milliseconds this is shown before anything after it counts: the open question has "
        "its time from the end of it on; not there where it takes no time"
    ),
]


class Happened(Outgoing, tag="event"):
    """Something happened, as you were told it."""

    key: str
    args: dict[str, Any]
    ceremony: Ceremony = UNSET


class Spoken(Outgoing, tag="said"):
    """Somebody said something you heard."""

    seat: int
    moment: int
    kind: str
    about: int | None
    what: str
    text: str


Told = Happened | Spoken


class Clock(Outgoing):
    """When the open question closes (milliseconds since the epoch) and how long it lasts in all.

    It has its time from `due - total` on, which is yet to come while ceremonies of what led to it are shown. There is
    no `due` while the table is paused, nor where nobody has to hurry (`untimed`).
    Where a clock of the game itself is running, `runs_out` is when that is over.
    """

    due: int | None
    total: int
    runs_out: int | None = None


class Welcome(Outgoing, tag="welcome"):
    """The first frame: which protocol, which moment it is here, and which seat is yours (none: you watch)."""

    protocol: int
    now: int
    you: int | None


Lapses = Annotated[
    bool | UnsetType, Meta(description="The open question may be left to time; not there where it may not")
]


class Full(Outgoing, tag="full"):
    """Everything you may know now. `seq` is the number of the last frame it stands for."""

    seq: int
    match: str
    game: str
    seat: int
    public: Any
    private: Any
    told: tuple[Told, ...]
    question: Question | None
    waiting: tuple[int, ...]
    window: bool
    clock: Clock | None
    over: bool
    lapses: Lapses = UNSET
    pad: str = ""


class Step(Outgoing, tag="step"):
    """What changed since frame `after`: fields of `public` and `private` with a new value, and what you were told.

    Under the name of a field and a plus: what this list got longer by.
    """

    seq: int
    after: int
    public: dict[str, Any]
    private: dict[str, Any]
    told: tuple[Told, ...]
    question: Question | None
    waiting: tuple[int, ...]
    window: Annotated[bool, Meta(description="A window is open: who has answered is nobody's business")]
    clock: Clock | None
    over: bool
    lapses: Lapses = UNSET
    pad: Annotated[str, Meta(description="Nothing; it makes frames the same size for every seat")] = ""


class Uncovered(Outgoing, tag="uncovered"):
    """An event with everything about it: what it told, and what it told single seats besides.

    `seats` are those who were told at all; none: everybody.
    """

    key: str
    args: dict[str, Any]
    seats: tuple[int, ...] | None
    besides: dict[int, dict[str, Any]]
    ceremony: Ceremony = UNSET


class Known(Outgoing):
    """What one seat knew besides what was public."""

    private: Any
    question: Question | None


class Whole(Outgoing, tag="whole"):
    """For delayed all-seeing spectators: what every seat knew, as it was some time ago.

    `told` is what was new since the whole frame before; in the first one it is everything.
    """

    match: str
    game: str
    at: Annotated[int, Meta(description="When the table stood like this, in milliseconds since the epoch")]
    delay: Annotated[int, Meta(description="How far behind the table this is, in milliseconds of play")]
    first: bool
    public: Any
    seats: tuple[Known, ...]
    told: tuple[Uncovered | Spoken, ...]
    waiting: tuple[int, ...]
    over: bool


class Acknowledged(Outgoing, tag="ack"):
    """The request is written down for good."""

    request: str


class Declined(Outgoing, tag="refusal"):
    """The request was refused and nothing changed."""

    request: str
    error: Problem


class Tick(Outgoing, tag="clock"):
    """The clock of the open question changed: a pause, or the end of one."""

    clock: Clock | None


class Watchers(Outgoing, tag="watchers"):
    """How many watch changed; said once a second at most."""

    count: int


class Pong(Outgoing, tag="pong"):
    """Here."""

    now: int


class Farewell(Outgoing, tag="bye"):
    """The last frame before the server closes the socket, and why."""

    error: Problem


FromServer = Welcome | Room | Watchers | Full | Step | Whole | Acknowledged | Declined | Tick | Pong | Farewell
