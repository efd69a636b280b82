"""What everybody saw, turn by turn: a struct for each kind of deed."""

from __future__ import annotations

from msgspec import Struct

from penombre.engine import Seat


class _Deed(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="kind", tag=str.lower):
    turn: int


class _By(_Deed):
    seat: Seat


class _On(_By):
    target: Seat


class Show(_Deed):
    """Everybody showed cards to the left."""


class Give(_Deed):
    """Everybody gave a card to the right."""


class Face(_By):
    """`seat` has `card` lying face up."""

    card: str


class Move(_By):
    """`seat` began a turn and walked `steps` to `place`."""

    steps: int
    place: str


class Suspicion(_By):
    """`seats` took a token into `area`; nobody knows of those `spared` by an empty Reserve."""

    area: str
    seats: tuple[Seat, ...] = ()
    spared: tuple[Seat, ...] = ()


class Interrogation(_On):
    """`seat` was shown `steps` cards by `target`; a card that changed hands is named only where it lay face up."""

    steps: int
    card: str = ""
    """The face-up card that `seat` took."""
    own: str = ""
    """The face-up card that `seat` gave."""


class Remove(_On):
    """`seat` took a token of `target` off `area`."""

    area: str


class Add(_On):
    """`seat` gave `target` a token on `area`."""

    area: str


class Decline(_By):
    """`seat` attacked none of `seats`."""

    seats: tuple[Seat, ...] = ()


class Peek(_On):
    """`seat` looked at the support token of `target`."""


class Swap(_On):
    """`seat` exchanged its support token for that of `target`."""


Deed = Show | Give | Face | Move | Suspicion | Interrogation | Remove | Add | Decline | Peek | Swap
