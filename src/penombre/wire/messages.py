"""What a client says on the socket of a room."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from penombre.wire.base import TEXT_LENGTH, Asks, Incoming, OptionId, RequestId, SeatNumber, Text


class Hello(Incoming, tag="hello"):
    """The first message: the protocol, and the number of the last frame received, if any.

    A number counts only with the match and the seat of the full frame it goes on from: other ones have other numbers.
    """

    protocol: int
    last: Annotated[int, Meta(ge=0)] | None = None
    match: Annotated[str, Meta(max_length=40)] = ""
    seat: int | None = None
    invite: Annotated[str, Meta(max_length=40)] = ""


class Answer(Incoming, tag="answer"):
    """An answer to the question of that number: an option's id, several, or a text."""

    request: RequestId
    question: Annotated[int, Meta(ge=0)]
    answer: Text | Annotated[list[Text], Meta(max_length=100)]


class Say(Incoming, tag="say"):
    """A statement that bots and translations understand, or free words; see the game's words for `what`."""

    request: RequestId
    kind: Text
    about: SeatNumber | None = None
    what: Annotated[str, Meta(max_length=60)] = ""
    text: Annotated[str, Meta(max_length=TEXT_LENGTH)] = ""


class Prefer(Incoming, tag="prefer"):
    """Which of the moments that may be left to time to ask me, from the next one on until the match is over.

    `able`: those where there is something to choose. `ask`: all of them. `only`: those where one of these options could
    be chosen. `pass`: none, time answers.
    """

    request: RequestId
    mode: Asks
    only: Annotated[list[OptionId], Meta(max_length=64)] = field(default_factory=list)


class Ping(Incoming, tag="ping"):
    """Are you there?"""


FromClient = Hello | Answer | Say | Prefer | Ping
