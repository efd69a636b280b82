"""Estellines, the night: the Possessed, then the Rector, kill; and Albines, the dawn. Everybody is asked alike."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from penombre.engine import NOBODY, Option, Script, Seat, ask, mask
from penombre.games.rose_noire import deeds
from penombre.games.rose_noire.catalogue import NAMES, NIGHT_KILLS, RECTOR, TURNS, UNLEASHED
from penombre.games.rose_noire.ending import finish, kill
from penombre.games.rose_noire.table import NONE, SOULS, Note, PastNight, RoseNoireTable, names

_HIDE: Final = Option("hide", None, "hide")
_MEET: Final = Option("nobody", (), "meet_only")
_NOBODY: Final = Option("nobody", (), "kill_nobody")


def estellines(t: RoseNoireTable) -> None:
    """Night falls."""
    t.tell("estellines", turn=t.turn)
    t.night_met, t.night_possessed, t.night_rector = False, (), ()
    t.todo = ("night_possessed", "night_rector", "night_over")


def night_possessed(t: RoseNoireTable) -> Script[None]:
    """All Investigators are shown the same; only what the Possessed answers counts, unless exorcised."""
    options = (_HIDE, _MEET, *_victims(t.mortal(), UNLEASHED if t.fury else NIGHT_KILLS))
    answers = yield ask.sealed(
        ask.one(seat, "night_possessed", options, default="hide", pace="night", secret=True) for seat in t.investigators
    )
    me = t.possessed
    if me == NOBODY or answers[me] is None or t.exorcised >> me & 1:
        return
    t.night_met, t.night_possessed = True, answers[me]
    t.show(t.zones[me][0], mask(t.rector))
    t.remember(me, Note(t.turn, "night", suspects=answers[me], seat=t.rector))
    t.remember(t.rector, Note(t.turn, "night", suspects=answers[me], seat=me))
    _tell_of_meeting(t, t.rector)


def _tell_of_meeting(t: RoseNoireTable, to: Seat) -> None:
    t.whisper(mask(to), "meets", seat=t.possessed, target=t.rector, suspects=names(t.night_possessed))


def night_rector(t: RoseNoireTable) -> Script[None]:
    """The Rector kills somebody else, or nobody."""
    mortal = [each for each in t.mortal() if each not in t.night_possessed]
    options = (_NOBODY, *_victims(mortal, UNLEASHED if t.moonless else NIGHT_KILLS))
    args = {
        "met": t.night_met,
        "seat": t.possessed if t.night_met else NOBODY,
        "suspects": names(t.night_possessed),
    }
    t.night_rector = yield ask.one(t.rector, "night_rector", options, args=args, default="nobody", pace="night")


@cache
def _kill_option(victims: tuple[int, ...]) -> Option:
    ids = [NAMES[each] for each in victims]
    return Option("-".join(["kill", *ids]), victims, "kill", {"suspects": ids})


def _victims(mortal: list[int], most: int) -> list[Option]:
    """Up to so many victims at once."""
    return [_kill_option(some) for count in range(1, most + 1) for some in combinations(mortal, count)]


def night_over(t: RoseNoireTable) -> None:
    """All victims are found together; who killed whom is not told."""
    victims = tuple(sorted((*t.night_possessed, *t.night_rector)))
    t.nights += (PastNight(t.turn, t.night_met, t.night_possessed, t.night_rector),)
    held_back = tuple([seat for seat in t.investigators if t.exorcised >> seat & 1])
    limit = UNLEASHED if t.moonless else NIGHT_KILLS
    t.record(deeds.Night(t.turn, victims, limit, held_back))
    # Nothing is told to one Investigator alone before dawn: a line that only one screen shows would tell.
    if t.night_met:
        _tell_of_meeting(t, t.possessed)
    elif t.possessed in held_back:
        t.whisper(mask(t.possessed), "held", seat=t.possessed)
    t.tell("dawn", suspects=names(victims))
    t.todo = ("albines",)
    kill(t, victims)


def albines(t: RoseNoireTable) -> None:
    """Pawns come back, the First Player token passes on, marks are cleared; after the fifth Turn the Rector has won."""
    if t.turn == TURNS:
        t.tell("knights_arrive")
        finish(t, RECTOR, "turn_limit")
        return
    t.first = t.clockwise_from(t.first)[1]
    t.turn += 1
    t.protected = t.exorcised = 0
    t.no_accusation = t.unanimous = t.fury = t.moonless = False
    t.pawns, t.investigated = (NONE,) * t.players, (NOBODY,) * SOULS
    t.night_met, t.night_possessed, t.night_rector = False, (), ()
    t.todo = ("lumines",)
