"""What everybody saw, turn by turn: a struct for each kind of deed."""

from __future__ import annotations

from penombre.engine import Seat
from penombre.engine.deeds import By, InTurn, On


class Show(InTurn, frozen=True):
    """Everybody showed cards to the left."""


class Give(InTurn, frozen=True):
    """Everybody gave a card to the right."""


class Face(By, frozen=True):
    """`seat` has `card` lying face up."""

    card: str


class Move(By, frozen=True):
    """`seat` began a turn and walked `steps` to `place`."""

    steps: int
    place: str


class Suspicion(By, frozen=True):
    """`seats` took a token into `area`; nobody knows of those `spared` by an empty Reserve."""

    area: str
    seats: tuple[Seat, ...] = ()
    spared: tuple[Seat, ...] = ()


class Interrogation(On, frozen=True):
    """`seat` was shown `steps` cards by `target`; a card that changed hands is named only where it lay face up."""

    steps: int
    card: str = ""
    """The face-up card that `seat` took."""
    own: str = ""
    """The face-up card that `seat` gave."""


class Remove(On, frozen=True):
    """`seat` took a token of `target` off `area`."""

    area: str


class Add(On, frozen=True):
    """`seat` gave `target` a token on `area`."""

    area: str


class Decline(By, frozen=True):
    """`seat` attacked none of `seats`."""

    seats: tuple[Seat, ...] = ()


class Peek(On, frozen=True):
    """`seat` looked at the support token of `target`."""


class Swap(On, frozen=True):
    """`seat` exchanged its support token for that of `target`."""


Deed = Show | Give | Face | Move | Suspicion | Interrogation | Remove | Add | Decline | Peek | Swap
