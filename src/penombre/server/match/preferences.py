"""What people want to be asked of the moments that may be left to time, said beforehand.

A preference is kept with the seat for one match. It says what its person would answer anyway, so what comes of it looks
like any answer: it is written down when the question opens, and held as long as every other one.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from penombre import wire
from penombre.engine import CLOCK, Ask, Match, Race, Sealed
from penombre.server.refusal import Refusal
from penombre.server.room_state import Place, Preference, Room


def preferred(room: Room, guest: str, asked: wire.Prefer) -> Room:
    """The room after a guest said what to be asked."""
    seat = room.seated(guest)
    if room.status != "playing" or not room.ruleset.lapsing:
        raise Refusal("not_now", "nothing is played here that may be left to time")
    only = tuple(dict.fromkeys(asked.only)) if asked.mode == "only" else ()
    return room.with_place(seat, replace(room.places[seat], preference=Preference(asked.mode, only)))


def said(room: Room) -> tuple[Preference, ...]:
    """What the person of each seat said."""
    return tuple(place.preference for place in room.places)


def lapses(match: Match[Any]) -> bool:
    """Whether the open question is one that may be left to time, whoever is asked it."""
    asking, lapsing = match.asking, match.ruleset.lapsing
    if asking is None or not lapsing:
        return False
    if isinstance(asking, Ask):
        return asking.pace in lapsing
    awaited = asking.asks.values() if isinstance(asking, Sealed) or asking.main is None else (asking.asks[asking.main],)
    return any(ask.pace in lapsing for ask in awaited)


def may_lapse(match: Match[Any], ask: Ask) -> bool:
    """Whether this question may be left to time: one that is asked, and not merely offered."""
    asking = match.asking
    if ask.seat == CLOCK or ask.pace not in match.ruleset.lapsing or ask.default is None:
        return False
    return not isinstance(asking, Race) or ask.seat == asking.main


def passes(place: Place, ask: Ask, *, unseen: bool) -> bool:
    """Whether the person of this seat does not want to be asked this.

    Whether there is anything to choose, and whether one of the options named could be chosen, follows from a hand:
    where others can tell when somebody answers (it is not `unseen`), whoever wants to be asked at all is asked always.
    A stand-in has no preferences.
    """
    if place.kind != "person" or place.stand_in:
        return False
    choices = [option.id for option in ask.legal() if option.id != ask.default]
    match place.preference.mode:
        case "pass":
            return True
        case "able":
            return unseen and not choices
        case "only":
            return unseen and not any(choice in place.preference.only for choice in choices)
    return False
