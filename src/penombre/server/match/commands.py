"""What can be asked of the conductor of a match: somebody arrives, answers or speaks, time is over, a bot is ready."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from penombre import wire
from penombre.engine import Seat

if TYPE_CHECKING:
    from penombre.server.open_socket import Socket


class Arrive:
    """A socket wants to follow the match, from the frame after `last` on where possible."""

    def __init__(self, socket: Socket, last: int | None) -> None:
        self.socket: Final = socket
        self.last: Final = last


class Reply:
    """Somebody answers."""

    def __init__(self, socket: Socket, message: wire.Answer) -> None:
        self.socket: Final = socket
        self.message: Final = message
        self.since: Final = perf_counter()


class Speech:
    """Somebody says something."""

    def __init__(self, socket: Socket, message: wire.Say) -> None:
        self.socket: Final = socket
        self.message: Final = message


class TimeUp:
    """The time of a question is over, or an answer to it was kept back for long enough."""

    def __init__(self, question: int) -> None:
        self.question: Final = question


class BotTurn:
    """A bot or a stand-in has thought long enough."""

    def __init__(self, seat: Seat, question: int) -> None:
        self.seat: Final = seat
        self.question: Final = question


Command = Arrive | Reply | Speech | TimeUp | BotTurn
