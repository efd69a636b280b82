"""What a match needs of the room it is played in: its seats, who is there, and whom to tell."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from penombre.engine import Outcome, Seat
from penombre.server.open_socket import Socket
from penombre.server.room_state import Room


class MatchRoom(Protocol):
    """A room as the conductor of its match sees it."""

    @property
    def room(self) -> Room:
        """The room as it is stored: seats, pace, pauses."""

    @property
    def deaf(self) -> Mapping[Seat, frozenset[Seat]]:
        """By seat, the seats whose free words it does not want to read."""

    def attended(self) -> bool:
        """Whether anybody who plays here is here."""

    def onlookers(self) -> list[Seat]:
        """Seats of people who are here though a stand-in plays for them."""

    def sockets_at(self, seat: Seat) -> Iterable[Socket]:
        """Sockets that follow the match from this seat."""

    def all_sockets(self) -> Iterable[Socket]:
        """Every socket, whether it follows the match or not."""

    def moved_on(self) -> None:
        """The match went on by what is now durable."""

    def match_over(self, match_id: str, outcome: Outcome) -> None:
        """The match ended."""

    def answered(self, seat: Seat) -> None:
        """The person of a seat answered."""

    def missed(self, seats: list[Seat]) -> None:
        """Time answered for the people of these seats."""

    def tell_turns(self, seats: list[Seat]) -> None:
        """The match waits for these seats, and did not before."""

    async def restart_clock(self, question: int, due: int) -> None:
        """Write down that the open question closes at this moment."""

    async def keep_beat(self, question: int, at: int) -> None:
        """Write down that the clock of the game still runs at this moment."""
