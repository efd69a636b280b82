"""What can be done at a table, besides playing."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from penombre.wire.base import (
    BotPace,
    Incoming,
    Language,
    Nonce,
    Options,
    Pace,
    Players,
    RequestId,
    SeatNumber,
    Spectators,
    Text,
    Watching,
    Windows,
)


class Sit(Incoming, tag="sit"):
    """Take another free seat, before the start."""

    seat: SeatNumber


class Ready(Incoming, tag="ready"):
    """Ready, or not any more; the nonce is mixed into the deal and shown to all once it is dealt."""

    ready: bool = True
    nonce: Nonce = ""


class Configure(Incoming, tag="configure"):
    """Host: change the table before the start; everybody has to be ready again."""

    players: Players | UnsetType = UNSET
    options: Options | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    windows: Windows | UnsetType = UNSET
    bots: BotPace | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    watching: Watching | UnsetType = UNSET
    spectators: Spectators | UnsetType = UNSET
    chat: bool | UnsetType = UNSET


class AddBot(Incoming, tag="add_bot"):
    """Host: a bot on a free seat (any, if none is named)."""

    level: Text = "judgement"
    seat: SeatNumber | None = None


class RemoveBot(Incoming, tag="remove_bot"):
    """Host: send a bot away, before the start."""

    seat: SeatNumber


class Start(Incoming, tag="start"):
    """Host: deal, once every seat is taken and everybody else is ready."""


class Rematch(Incoming, tag="rematch"):
    """Host: the same people again, once the match is over."""


class Leave(Incoming, tag="leave"):
    """Get up. During a match a stand-in plays on until you come back; the seat is yours until the match is over."""


class Return(Incoming, tag="return"):
    """Take the seat back from the stand-in."""


class Kick(Incoming, tag="kick"):
    """Host: send a person away for good. The table has a new link from then on; during a match a stand-in plays on,
    unless all who play agree to somebody new."""

    seat: SeatNumber


class HandOver(Incoming, tag="hand_over"):
    """Host: make another person the host."""

    seat: SeatNumber


class Replace(Incoming, tag="replace"):
    """Host: give the seat of somebody who is away to a bot, or open it to whoever comes by the link.

    Whoever takes over a seat during a match knows all that the seat knew, so all who play have to agree to them.
    """

    seat: SeatNumber
    by: Literal["bot", "person"]


class Pause(Incoming, tag="pause"):
    """Vote for a pause, or for going on; the host decides alone, others by more than half of the people here.

    Voting for what is the case already takes one's vote back.
    """

    on: bool


class StartClock(Incoming, tag="start_clock"):
    """Play by the clock from here on, at a table where nobody had to hurry: it is live, and stays so."""


class Chat(Incoming, tag="chat"):
    """Free words before and after the match; during it, say them on the socket."""

    text: Text


class Agree(Incoming, tag="agree"):
    """Let somebody have the free seat they ask for, with all that it knows, or do not: everybody who plays has to."""

    request: RequestId
    yes: bool = True


class Switch(Incoming, tag="switch"):
    """Host: free talk on or off at this table."""

    chat: bool


class Mute(Incoming, tag="mute"):
    """Host: nobody hears the free words of this seat, or everybody does again."""

    seat: SeatNumber
    on: bool = True


class Block(Incoming, tag="block"):
    """I do not want to read this person's free words, here or at any other table.

    At an anonymous table it counts there alone, or it would tell who plays where.
    """

    seat: SeatNumber
    on: bool = True


Action = (
    Sit
    | Ready
    | Configure
    | AddBot
    | RemoveBot
    | Start
    | Rematch
    | Leave
    | Return
    | Kick
    | HandOver
    | Replace
    | Pause
    | StartClock
    | Chat
    | Agree
    | Switch
    | Mute
    | Block
)
"""What can be done at a table, besides playing."""
