"""Whether an Action may be played: its moment, and what it needs."""

from __future__ import annotations

from functools import cache
from typing import Final

from penombre.engine import Ask, Option, Seat
from penombre.games.death_note.catalogue import (
    ACTIONS,
    ANY,
    CHECK,
    DEATH,
    DISCARDED,
    OTHERS_START,
    ROUND_START,
    START,
    TURN,
)
from penombre.games.death_note.hands import play_option
from penombre.games.death_note.needs import NEEDS
from penombre.games.death_note.table import DeathNoteTable

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
    return _untimely(kind, window, owns(t, seat, window)) or _unmet(t, seat, kind)


@cache
def _untimely(kind: str, window: str, own: bool) -> str:
    """Why this is not the moment for an Action; nothing: it is."""
    timing = ACTIONS[kind].timing
    return "" if timely(timing, window, own) else f"timing_{timing}"


def _unmet(t: DeathNoteTable, seat: Seat, kind: str) -> str:
    """What an Action needs and does not have; nothing: it has all."""
    need = NEEDS.get(kind)
    return need(t, seat) if need is not None else ""


def may_play(t: DeathNoteTable, seat: Seat, kind: str, window: str) -> bool:
    """Whether a player may play an Action now."""
    return t.may_act(seat) and not why_not(t, seat, kind, window)


def could_play(t: DeathNoteTable, seat: Seat, window: str) -> bool:
    """Whether a player might hold an Action to play now, for all that everybody knows."""
    if not t.hand_cards(seat):
        return False
    suited = _suited(t.kinds, window, owns(t, seat, window))
    return any(not _unmet(t, seat, kind) for kind in suited)


def plainly_forced(t: DeathNoteTable, question: Ask) -> bool:
    """Whether everybody knows that a question has one answer: by the size of a hand, tiles left, who is there."""
    match question.kind:
        case "tile_choice":
            return len(t.cards(t.pile(t.round))) == 1
        case "turn_start" | "turn_main":
            return not could_play(t, question.seat, question.kind)
        case "gift_card":
            return len(t.hand_cards(question.seat)) == 1
        case "gift" | "designate" | "designate_two":
            return True
    return False


@cache
def _suited(kinds: tuple[str, ...], window: str, own: bool) -> tuple[str, ...]:
    """The Actions for this moment; those that need nothing come first, since they settle whether there is one."""
    return tuple(sorted([kind for kind in kinds if not _untimely(kind, window, own)], key=NEEDS.__contains__))


def options(t: DeathNoteTable, seat: Seat, window: str) -> tuple[Option, ...]:
    """Each Action of a hand once; those that cannot be played now say why."""
    hand = t.hand(seat)
    if not hand:
        return ()
    if not t.may_act(seat):
        return tuple([play_option(kind, "barred") for kind in dict.fromkeys(hand)])
    own = owns(t, seat, window)
    reasons = {kind: _untimely(kind, window, own) or _unmet(t, seat, kind) for kind in hand}
    return tuple([play_option(kind, reason) for kind, reason in reasons.items()])


def playable(t: DeathNoteTable, seat: Seat, window: str) -> tuple[Option, ...]:
    """Each Action of a hand that can be played now, once."""
    if not t.hand_cards(seat) or not t.may_act(seat):
        return ()
    own = owns(t, seat, window)
    timely_ones = [kind for kind in dict.fromkeys(t.hand(seat)) if not _untimely(kind, window, own)]
    return tuple([play_option(kind) for kind in timely_ones if not _unmet(t, seat, kind)])
