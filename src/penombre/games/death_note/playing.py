"""Playing an Action: when it may be played, announcing it, Ryuk, and what comes after it.

An Action is its steps, in the order of its text: what is declared, then the effect. Deaths are always last.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from penombre.engine import Card, Option, Script, Seat, replaced
from penombre.games.death_note import deeds
from penombre.games.death_note.catalogue import (
    ACTIONS,
    ANY,
    CHECK,
    DEATH,
    DISCARDED,
    LIGHT,
    OTHERS_START,
    ROUND_START,
    START,
    TURN,
    amount,
)
from penombre.games.death_note.dying import look_at_threats
from penombre.games.death_note.hands import lay_open
from penombre.games.death_note.revealing import lose
from penombre.games.death_note.table import ROLE_BIT, DeathNoteTable, Frame, InPlay

Step = Callable[[DeathNoteTable, Frame], Script[None] | None]


class Play(NamedTuple):
    """What an Action needs and does."""

    why_not: Callable[[DeathNoteTable, Seat], str]
    """Why it cannot be played now for all that everybody sees, besides the moment; nothing: it can."""
    declare: tuple[Step, ...]
    effect: tuple[Step, ...]


PLAYS: dict[str, Play] = {}
"""What each kind of Action does; the families of cards fill it."""

# -- when ------------------------------------------------------------------------------------------------------------

FORCED: Final = "forced"
"""The moment of an Action played under Blackmail: as if on one's own turn, after the tile."""
OWN_START: Final = "turn_start"
OWN_MAIN: Final = "turn_main"
ROUND: Final = "round_start"
OPEN: Final = frozenset(
    {ROUND, OWN_START, OWN_MAIN, "before_reveal", "tile_revealed", "before_allot", "round_end", FORCED}
)
"""The moments in which an Action may be played that can be at any time."""


@cache
def timely(timing: str, window: str, own: bool) -> bool:
    """Whether an Action of this timing may be played in this moment, by the player whose turn it is or by another."""
    match timing:
        case _ if timing == START:
            return own and window == OWN_START
        case _ if timing == TURN:
            return own and window in (OWN_START, OWN_MAIN, FORCED)
        case _ if timing == ANY:
            return window in OPEN
        case _ if timing == OTHERS_START:
            return not own and window == OWN_START
        case _ if timing == ROUND_START:
            return window == ROUND
        case _:
            return timing == window and timing in (DISCARDED, DEATH, CHECK)


def owns(t: DeathNoteTable, seat: Seat, window: str) -> bool:
    """Whether this is the player's own moment."""
    return window == FORCED or (window in (OWN_START, OWN_MAIN) and seat == t.active)


def why_not(t: DeathNoteTable, seat: Seat, kind: str, window: str) -> str:
    """Why a player cannot play an Action now, for all that everybody knows; nothing: it can be played."""
    if not timely(ACTIONS[kind].timing, window, owns(t, seat, window)):
        return f"timing_{ACTIONS[kind].timing}"
    return PLAYS[kind].why_not(t, seat)


def may_play(t: DeathNoteTable, seat: Seat, kind: str, window: str) -> bool:
    """Whether a player may play an Action now."""
    return t.may_act(seat) and not why_not(t, seat, kind, window)


def could_play(t: DeathNoteTable, seat: Seat, window: str) -> bool:
    """Whether a player might hold an Action to play now, for all that everybody knows."""
    if not t.hand_cards(seat):
        return False
    return any(not why_not(t, seat, kind, window) for kind in _suited(t.kinds, window, owns(t, seat, window)))


@cache
def _suited(kinds: tuple[str, ...], window: str, own: bool) -> tuple[str, ...]:
    return tuple(kind for kind in kinds if timely(ACTIONS[kind].timing, window, own))


@cache
def play_option(kind: str, refused: str = "") -> Option:
    """The option of playing an Action."""
    return Option(kind, kind, "play", {"card": kind}, refused)


def options(t: DeathNoteTable, seat: Seat, window: str) -> tuple[Option, ...]:
    """Each Action of a hand once; those that cannot be played now say why."""
    hand = t.hand(seat)
    if not hand:
        return ()
    barred = "" if t.may_act(seat) else "barred"
    return tuple([play_option(kind, barred or why_not(t, seat, kind, window)) for kind in dict.fromkeys(hand)])


def hand_options(t: DeathNoteTable, seat: Seat) -> tuple[Option, ...]:
    """Each Action of a hand once, to be kept, given, taken or laid away."""
    return tuple([play_option(kind) for kind in dict.fromkeys(t.hand(seat))])


def playable(t: DeathNoteTable, seat: Seat, window: str) -> tuple[Option, ...]:
    """Each Action of a hand that can be played now, once."""
    if not t.hand_cards(seat) or not t.may_act(seat):
        return ()
    return tuple([play_option(kind) for kind in dict.fromkeys(t.hand(seat)) if not why_not(t, seat, kind, window)])


# -- playing ---------------------------------------------------------------------------------------------------------


def play(t: DeathNoteTable, seat: Seat, kind: str, window: str) -> None:
    """A player lays an Action of the own hand open: it is played from now on."""
    announce(t, seat, lay_open(t, seat, t.hand_cards(seat), kind), window)


def announce(t: DeathNoteTable, seat: Seat, card: Card, window: str) -> None:
    """An Action that everybody sees is played by somebody."""
    kind = t.faces[card]
    t.move(card, t.limbo)
    t.played = replaced(t.played, seat, t.played[seat] + 1)
    t.front = tuple([replace(each, waiting=each.waiting & ~(1 << seat)) for each in t.front])
    t.depth += 1
    t.aftermath += (seat,)
    t.tell("plays", seat=seat, card=kind)
    t.push(Frame(kind, seat=seat, card=card, window=window))
    if t.barred and window != FORCED and t.doubted[seat] != t.card_of(seat):
        t.exclude(t.card_of(seat), ROLE_BIT[LIGHT])


def declared(t: DeathNoteTable, f: Frame) -> None:
    """Everything is declared: this is what was played. A Ryuk Action takes the pawn, wherever it was, unless locked."""
    kind = t.faces[f.card]
    roles = f.roles if f.role < 0 else (f.role, *f.roles)
    t.record(deeds.Play(t.round, f.seat, f.target, kind, f.seats, roles, f.named, f.mode, f.count))
    if ACTIONS[kind].ryuk:
        take_ryuk(t, f.seat)


def take_ryuk(t: DeathNoteTable, seat: Seat) -> None:
    """The pawn goes to a player, unless it is locked."""
    if t.pawn != seat and not t.locked:
        t.pawn = seat
        t.happened(deeds.Ryuk(t.round, seat), "ryuk", seat=seat)


def put_away(t: DeathNoteTable, f: Frame) -> None:
    """The card goes face down to the discard pile, or stays in play."""
    if t.where[f.card] == t.limbo.index:
        t.move(f.card, t.discard)
    t.depth -= 1


def after_play(t: DeathNoteTable, f: Frame) -> None:
    """When no Action is being played any longer, and the game goes on, consequences come, card by card."""
    if t.depth or t.over or t.closing:
        return
    t.put(Frame("aftermath", seats=t.aftermath))
    t.aftermath = ()


def stay(t: DeathNoteTable, f: Frame, on: Seat, named: str = "", waiting: int = 0) -> None:
    """The card stays in play in front of somebody."""
    t.move(f.card, t.front_zone)
    t.front += (InPlay(f.card, t.faces[f.card], f.seat, on, named, waiting),)


# -- what comes after ------------------------------------------------------------------------------------------------


def consequences(t: DeathNoteTable, f: Frame) -> None:
    """After each Action: Friend takes Suspicions from its player, then every Threat looks who has not played."""
    if not f.seats:
        return
    seat = f.seats[0]
    t.again(replace(f, seats=f.seats[1:]))
    if t.friend:
        befriend(t, seat)
    look_at_threats(t)


def befriend(t: DeathNoteTable, seat: Seat) -> None:
    """The player of the next Action loses Suspicions; then the tile is gone."""
    t.friend = False
    for tile in t.cards(t.tile_zone):
        if t.faces[tile] == "ami" and tile != t.tile:  # the tile of this round goes when the round ends
            t.move(tile, t.tile_discard)
    t.tell("friend", seat=seat)
    lose(t, seat, amount("ami"), "ami")


def steps() -> Mapping[str, tuple[Step, ...]]:
    """Every Action, from what is declared to what comes after it."""
    actions = {
        kind: (*action.declare, declared, *action.effect, put_away, after_play) for kind, action in PLAYS.items()
    }
    return {**actions, "aftermath": (consequences,)}
