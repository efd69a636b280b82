"""What everybody saw, round by round: a struct for each kind of deed.

Role cards are named by their numbers. Where no player did something, `seat` is VOTE or EFFECT.
"""

from __future__ import annotations

from penombre.engine import NOBODY, Card, Seat, deeds

Seats = tuple[Seat, ...]
Cards = tuple[Card, ...]
Names = tuple[str, ...]


class _InRound(deeds.Deed, frozen=True):
    round: int


class _By(_InRound, frozen=True):
    seat: Seat


class _On(_By, frozen=True):
    target: Seat


class _Count(_By, frozen=True):
    count: int = 0


class _Aim(_By, frozen=True):
    target: Seat = NOBODY
    card: str = ""
    seats: Seats = ()
    roles: Cards = ()
    named: Names = ()


class _Role(_By, frozen=True):
    target: Seat = NOBODY
    """Who holds the Role card; NOBODY: it lies in the centre."""
    roles: Cards = ()


# -- turns and tiles -------------------------------------------------------------------------------------------------


class Turn(_By, frozen=True):
    """The turn of `seat` began."""


class Left(_Count, frozen=True):
    """`seat` left the tile, and draws `count` Actions."""


class Discarded(_Count, frozen=True):
    """`seat` discarded the tile, and draws `count` Actions."""


class Covered(_Count, frozen=True):
    """`seat` could not look at the tile, and draws `count` Actions."""


class Back(_By, frozen=True):
    """`seat` put the discarded tile back."""


class Exposed(_On, frozen=True):
    """`seat` showed everybody the tile `card` that `target` discarded."""

    card: str


class Tile(_By, frozen=True):
    """`seat`, who is L, revealed the tile `card`."""

    card: str


class Designate(_Aim, frozen=True):
    """`seat` designated `target`, `seats`, the Role cards `roles` or the roles `named` for the tile `card`."""


class Answer(_By, frozen=True):
    """`seat` chose `mode` for the tile or Action `card`."""

    target: Seat = NOBODY
    card: str = ""
    mode: str = ""


class Vote(_On, frozen=True):
    """`seat` voted for `target`."""


class Check(_On, frozen=True):
    """The tile or Action `card` asked after the role of `target`: `mode` is the answer."""

    card: str
    roles: Cards
    named: Names = ()
    mode: str = ""


# -- Actions and hands -----------------------------------------------------------------------------------------------


class Play(_Aim, frozen=True):
    """`seat` played the Action `card` on `target`, `seats` or the Role cards `roles`, naming `named`, in a `mode`."""

    mode: str = ""
    count: int = 0


class Ryuk(_InRound, frozen=True):
    """`seat` has the pawn; NOBODY: it is in the centre."""

    seat: Seat = NOBODY


class Gift(_On, frozen=True):
    """`seat`, who is L, gave `target` a card at the beginning of the round."""


class Give(_On, frozen=True):
    """`seat` gave `target` a card."""


class Takes(_On, frozen=True):
    """A card passed from `seat` to `target`, who chose it."""


class Loses(_On, frozen=True):
    """The Action `card` passed from `seat` to `target`, seen by all."""

    card: str


class Draw(_Count, frozen=True):
    """`seat` drew `count` Actions."""


class Discard(_Count, frozen=True):
    """`seat` discarded `count` Actions, unseen."""


class Hand(_On, frozen=True):
    """`seat` saw the hand of `target`."""


class Show(_By, frozen=True):
    """The hand of `seat` was shown to all."""

    named: Names


# -- roles and Suspicions --------------------------------------------------------------------------------------------


class Look(_Role, frozen=True):
    """`seat` saw the Role card `roles[0]`."""


class Reveal(_Role, frozen=True):
    """`seat` revealed the Role card `roles[0]`: it is `named[0]`."""

    named: Names = ()


class Death(_Role, frozen=True):
    """The Role card `roles[0]` died by `seat`; unrevealed where `mode` is `secret`."""

    mode: str = ""


class Saved(_By, frozen=True):
    """`seat` prevented a death with the Action `card`."""

    card: str


class Swap(_By, frozen=True):
    """`seat` exchanged the Role card `roles[0]` for `roles[1]`."""

    roles: Cards


class Chairs(_On, frozen=True):
    """`seat` and `target` exchanged seats."""


class Suspicion(_On, frozen=True):
    """`seat` gave `target` so many Suspicions by `card`; where `count` is negative they went.

    `mode` says whether an Action did, a tile, Ryuk or the allotment.
    """

    card: str = ""
    mode: str = ""
    count: int = 0


class Exchange(_On, frozen=True):
    """`seat` and `target` exchanged their Suspicions by the tile `card`."""

    card: str


_OfTurns = Turn | Left | Discarded | Covered | Back | Exposed | Tile | Designate | Answer | Vote | Check
_OfHands = Play | Ryuk | Gift | Give | Takes | Loses | Draw | Discard | Hand | Show
_OfRoles = Look | Reveal | Death | Saved | Swap | Chairs | Suspicion | Exchange
Deed = _OfTurns | _OfHands | _OfRoles
