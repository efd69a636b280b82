"""What all messages are made of: what is sent and what is taken, and the bounds of texts, seats and options."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

NAME_LENGTH: Final = 24
TEXT_LENGTH: Final = 500

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH, description="A name, as others see it")]
Text = Annotated[str, Meta(min_length=1, max_length=TEXT_LENGTH)]
Players = Annotated[int, Meta(ge=0, le=29, description="How many play, bots included")]
SeatNumber = Annotated[int, Meta(ge=0, le=29, description="A seat, counted from 0")]
RequestId = Annotated[str, Meta(min_length=1, max_length=40, description="Chosen by the client, new for each request")]
Nonce = Annotated[str, Meta(max_length=64, description="What this player throws into the deal")]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
Value = bool | Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | Text | Annotated[list[Text], Meta(max_length=64)]
Options = Annotated[
    dict[Text, Value], Meta(max_length=40, description="Table options by name; those left out keep their default")
]
Language = Literal["fr", "en"]
Pace = Annotated[
    Literal["live", "relaxed", "days", "untimed"],
    Meta(
        description="untimed: nobody has to hurry while one person plays with bots; "
        "it is live as soon as somebody else sits down, or that person starts the clock"
    ),
]
BotPace = Annotated[
    Literal["brisk", "normal", "people"],
    Meta(description="How long bots take for an answer: a second or two, two to four seconds, or as long as people"),
]
Watching = Literal["nobody", "public", "delayed"]
Spectators = Annotated[int, Meta(ge=1, le=1000, description="How many may watch at most")] | None
Windows = Literal["fixed", "early"]
Asks = Literal["able", "ask", "only", "pass"]
OptionId = Annotated[str, Meta(min_length=1, max_length=60)]


class Incoming(Struct, forbid_unknown_fields=True):
    """What a client sends."""


class Outgoing(Struct):
    """What the server sends."""
