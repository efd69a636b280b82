"""What everybody saw, Turn by Turn: a struct for each kind of deed.

Suspects are numbers, as on the table; where cards are drawn from, GRAVEYARD may be among them.
"""

from __future__ import annotations

from msgspec import Struct

from penombre.engine import NOBODY, Seat

Suspects = tuple[int, ...]


class _Deed(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="kind", tag=str.lower):
    turn: int


class _By(_Deed):
    seat: Seat


class _On(_By):
    target: Seat


class _At(_By):
    suspects: Suspects


class _Card(_By):
    target: Seat = NOBODY
    suspects: Suspects = ()
    card: str = ""


# -- by day ----------------------------------------------------------------------------------------------------------


class Investigate(_At):
    """`seat` Investigated `suspects[0]`."""


class Take(_At):
    """`seat` took a card from the pile of `suspects[0]` by an Action."""


class Peek(_At):
    """`seat` looked at `count` cards of the pile of `suspects[0]`."""

    count: int = 0


class Play(_Card):
    """`seat` played the Action `card` on `target` or on `suspects`."""


class Trap(_At):
    """`seat` drew the Trap `card` from the pile of `suspects[0]`."""

    card: str


class Cancel(_By):
    """`seat` poured Holy Water on the Trap `card`."""

    card: str


class Show(_On):
    """`target` showed `seat` its Proofs, `count` of them."""

    count: int = 0


class Spy(_On):
    """`seat` looked at all the cards of `target`, `count` of them."""

    count: int = 0


class Intercept(_On):
    """`seat` saw a card that `target` lost."""


class Swap(_On):
    """`seat` exchanged a card with `target`."""


class File(_By):
    """`seat` took `card` back from the discard."""

    card: str


class Lose(_By):
    """A card of the hand of `seat` went into the Graveyard, unseen."""


class Bury(_Deed):
    """`count` cards of the pile of `suspects[0]` went into the Graveyard."""

    suspects: Suspects
    count: int


class Kill(_Deed):
    """`suspects` died by day, by `card`."""

    suspects: Suspects
    card: str


class Answer(_At):
    """`seat` asked after `suspects`: at least one of them is an Accomplice where `count` is 1."""

    count: int = 0


# -- the accusation --------------------------------------------------------------------------------------------------


class Ballot(_By):
    """`seat` is for accusing `suspects`, or nobody."""

    suspects: Suspects = ()


class Lock(_By):
    """`seat` is for accusing `suspects`, or nobody, and stays so."""

    suspects: Suspects = ()


class Accuse(_Deed):
    """`suspects` were accused by `seats`; that was exact where `count` is 1."""

    suspects: Suspects
    count: int = 0
    seats: tuple[Seat, ...] = ()


# -- the Rector's ----------------------------------------------------------------------------------------------------


class Event(_Card):
    """The Rector played `card`, on `target` or on `suspects`."""


class Idle(_By):
    """The Rector played nothing at dusk."""


class Decline(_Deed):
    """The Rector played nothing when summoned."""


class Discard(_By):
    """The Rector laid `count` cards away."""

    count: int = 0


class Draw(_By):
    """The Rector drew `count` cards at dusk."""

    count: int


# -- at night, and at any time ---------------------------------------------------------------------------------------


class Night(_Deed):
    """`suspects` were found dead, where the Rector could kill `count` and `seats` were exorcised."""

    suspects: Suspects = ()
    count: int = 0
    seats: tuple[Seat, ...] = ()


class Reveal(_By):
    """`seat` showed its role."""


_OfPiles = Investigate | Take | Peek | Trap | Cancel | File | Lose | Bury
_OfActions = Play | Show | Spy | Intercept | Swap | Kill | Answer
_OfBallots = Ballot | Lock | Accuse
_OfRector = Event | Idle | Decline | Discard | Draw
Deed = _OfPiles | _OfActions | _OfBallots | _OfRector | Night | Reveal
