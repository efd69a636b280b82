"""What everybody saw, turn by turn: a struct for each kind of deed."""

from __future__ import annotations

from msgspec import Struct

from penombre.engine import Seat


class _Deed(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="kind", tag=str.lower):
    turn: int


class _By(_Deed, frozen=True):
    seat: Seat


class _On(_By, frozen=True):
    target: Seat


class Show(_Deed, frozen=True):
    """Everybody showed cards to the left."""


class Give(_Deed, frozen=True):
    """Everybody gave a card to the right."""


class Face(_By, frozen=True):
    """`seat` has `card` lying face up."""

    card: str


class Move(_By, frozen=True):
    """`seat` began a turn and walked `steps` to `place`."""

    steps: int
    place: str


class Suspicion(_By, frozen=True):
    """`seats` took a token into `area`; nobody knows of those `spared` by an empty Reserve."""

    area: str
    seats: tuple[Seat, ...] = ()
    spared: tuple[Seat, ...] = ()


class Interrogation(_On, frozen=True):
    """`seat` was shown `steps` cards by `target`; a card that changed hands is named only where it lay face up."""

    steps: int
    card: str = ""
    """The face-up card that `seat` took."""
    own: str = ""
    """The face-up card that `seat` gave."""


class Remove(_On, frozen=True):
    """`seat` took a token of `target` off `area`."""

    area: str


class Add(_On, frozen=True):
    """`seat` gave `target` a token on `area`."""

    area: str


class Decline(_By, frozen=True):
    """`seat` attacked none of `seats`."""

    seats: tuple[Seat, ...] = ()


class Peek(_On, frozen=True):
    """`seat` looked at the support token of `target`."""


class Swap(_On, frozen=True):
    """`seat` exchanged its support token for that of `target`."""


Deed = Show | Give | Face | Move | Suspicion | Interrogation | Remove | Add | Decline | Peek | Swap
