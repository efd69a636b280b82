"""What everybody saw, Turn by Turn: a struct for each kind of deed.

Suspects are numbers, as on the table; where cards are drawn from, GRAVEYARD may be among them.
"""

from __future__ import annotations

from penombre.engine import NOBODY, Seat
from penombre.engine.deeds import By, InTurn, On

Suspects = tuple[int, ...]


class _At(By, frozen=True):
    suspects: Suspects


class _Card(By, frozen=True):
    target: Seat = NOBODY
    suspects: Suspects = ()
    card: str = ""


# -- by day ----------------------------------------------------------------------------------------------------------


class Investigate(_At, frozen=True):
    """`seat` Investigated `suspects[0]`."""


class Take(_At, frozen=True):
    """`seat` took a card from the pile of `suspects[0]` by an Action."""


class Peek(_At, frozen=True):
    """`seat` looked at `count` cards of the pile of `suspects[0]`."""

    count: int = 0


class Play(_Card, frozen=True):
    """`seat` played the Action `card` on `target` or on `suspects`."""


class Trap(_At, frozen=True):
    """`seat` drew the Trap `card` from the pile of `suspects[0]`."""

    card: str


class Cancel(By, frozen=True):
    """`seat` poured Holy Water on the Trap `card`."""

    card: str


class Show(On, frozen=True):
    """`target` showed `seat` its Proofs, `count` of them."""

    count: int = 0


class Spy(On, frozen=True):
    """`seat` looked at all the cards of `target`, `count` of them."""

    count: int = 0


class Intercept(On, frozen=True):
    """`seat` saw a card that `target` lost."""


class Swap(On, frozen=True):
    """`seat` exchanged a card with `target`."""


class File(By, frozen=True):
    """`seat` took `card` back from the discard."""

    card: str


class Lose(By, frozen=True):
    """A card of the hand of `seat` went into the Graveyard, unseen."""


class Bury(InTurn, frozen=True):
    """`count` cards of the pile of `suspects[0]` went into the Graveyard."""

    suspects: Suspects
    count: int


class Kill(InTurn, frozen=True):
    """`suspects` died by day, by `card`."""

    suspects: Suspects
    card: str


class Answer(_At, frozen=True):
    """`seat` asked after `suspects`: at least one of them is an Accomplice where `count` is 1."""

    count: int = 0


# -- the accusation --------------------------------------------------------------------------------------------------


class Ballot(By, frozen=True):
    """`seat` is for accusing `suspects`, or nobody."""

    suspects: Suspects = ()


class Lock(By, frozen=True):
    """`seat` is for accusing `suspects`, or nobody, and stays so."""

    suspects: Suspects = ()


class Accuse(InTurn, frozen=True):
    """`suspects` were accused by `seats`; that was exact where `count` is 1."""

    suspects: Suspects
    count: int = 0
    seats: tuple[Seat, ...] = ()


# -- the Rector's ----------------------------------------------------------------------------------------------------


class Event(_Card, frozen=True):
    """The Rector played `card`, on `target` or on `suspects`."""


class Idle(By, frozen=True):
    """The Rector played nothing at dusk."""


class Decline(InTurn, frozen=True):
    """The Rector played nothing when summoned."""


class Discard(By, frozen=True):
    """The Rector laid `count` cards away."""

    count: int = 0


class Draw(By, frozen=True):
    """The Rector drew `count` cards at dusk."""

    count: int


# -- at night, and at any time ---------------------------------------------------------------------------------------


class Night(InTurn, frozen=True):
    """`suspects` were found dead, where the Rector could kill `count` and `seats` were exorcised."""

    suspects: Suspects = ()
    count: int = 0
    seats: tuple[Seat, ...] = ()


class Reveal(By, frozen=True):
    """`seat` showed its role."""


_OfPiles = Investigate | Take | Peek | Trap | Cancel | File | Lose | Bury
_OfActions = Play | Show | Spy | Intercept | Swap | Kill | Answer
_OfBallots = Ballot | Lock | Accuse
_OfRector = Event | Idle | Decline | Discard | Draw
Deed = _OfPiles | _OfActions | _OfBallots | _OfRector | Night | Reveal
