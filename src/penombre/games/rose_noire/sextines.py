"""Sextines, the accusation: open ballots, locked one by one; two suspects named by enough Investigators are accused."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from penombre.engine import CLOCK, Ask, Option, Script, Seat, ask, replaced
from penombre.games.rose_noire import deeds
from penombre.games.rose_noire.catalogue import ALONE, BALLOT_CHANGES, INVESTIGATOR, THRESHOLD
from penombre.games.rose_noire.ending import finish
from penombre.games.rose_noire.options import PAIR_OPTIONS
from penombre.games.rose_noire.reveal import REVEAL, besides, interrupt, may_reveal, standing
from penombre.games.rose_noire.table import Accusation, Pair, RoseNoireTable, names

_READY: Final = Option("ready", None, "ready")
_TIME_UP: Final = ask.one(CLOCK, "time_up", (Option("time_up", None, "time_up"),), default="time_up", pace="sextines")
_NONE: Final = Option("none", (), "no_ballot")
_LOCK: Final = Option("lock", None, "lock")
_CHANGED: Final = Option("change", None, "change_ballot", refused="ballot_changes")


def sextines(t: RoseNoireTable) -> None:
    """The accusation begins; where an Uproar forbids it there is only talk."""
    t.ballots, t.changes, t.locked = ((),) * t.players, (0,) * t.players, 0
    t.tell("sextines", turn=t.turn, allowed=not t.no_accusation)
    t.todo = ("debate" if t.no_accusation else "ballots",)


def debate(t: RoseNoireTable) -> Script[None]:
    """Everybody talks until all are ready or time is up. The Uproar that leads here is not played with three."""
    people = [ask.one(seat, "debate", (_READY,), default="ready", pace="sextines") for seat in range(t.players)]
    yield ask.sealed([*people, _TIME_UP], progress=True, opening=("time_up",))
    t.todo = ("sextines_end",)


def threshold(t: RoseNoireTable) -> int:
    """How many have to agree."""
    voters = len(t.voters())
    if t.revealed:
        return ALONE
    return voters if t.unanimous else THRESHOLD[t.players]


def ballots(t: RoseNoireTable) -> Script[None]:
    """Whoever has not locked a ballot changes it or locks it, until enough have locked the same, or all have."""
    voters = t.voters()
    locked = Counter([t.ballots[seat] for seat in voters if t.locked >> seat & 1])
    agreed = any(pair and count >= threshold(t) for pair, count in locked.items())
    if agreed or locked.total() == len(voters):
        resolve(t)
        return
    undecided = [seat for seat in voters if not t.locked >> seat & 1]
    asks = [_ballot(t, seat) for seat in undecided]
    if may_reveal(t):
        asks = [besides(each) for each in asks]
        asks += [standing(seat, "sextines") for seat in t.investigators if seat not in undecided]
    seat, choice = yield ask.race([*asks, _TIME_UP])
    if seat == CLOCK:
        resolve(t)
    elif choice == REVEAL:
        interrupt(t, seat, "ballots")
    elif choice is None:
        t.locked |= 1 << seat
        pair = t.ballots[seat]
        t.happened(deeds.Lock(t.turn, seat, pair), "locks", seat=seat, suspects=names(pair))
        t.todo = ("ballots",)
    else:
        t.ballots = replaced(t.ballots, seat, choice)
        t.changes = replaced(t.changes, seat, t.changes[seat] + 1)
        t.happened(deeds.Ballot(t.turn, seat, choice), "ballot", seat=seat, suspects=names(choice))
        t.todo = ("ballots",)


def _ballot(t: RoseNoireTable, seat: Seat) -> Ask:
    if t.changes[seat] == BALLOT_CHANGES:
        return _last_ask(seat, t.before(2))
    return _ballot_ask(seat, t.ballots[seat])


@cache
def _ballot_ask(seat: Seat, mine: Pair) -> Ask:
    """Lock, or change to anything else."""
    options = (_LOCK, *[option for option in (_NONE, *PAIR_OPTIONS) if option.value != mine])
    return ask.one(seat, "ballot", options, default="lock", pace="sextines")


@cache
def _last_ask(seat: Seat, wordless: bool) -> Ask:
    """Lock: a ballot was changed often enough, of which version 1 said nothing."""
    return ask.one(seat, "ballot", (_LOCK,) if wordless else (_LOCK, _CHANGED), default="lock", pace="sextines")


def resolve(t: RoseNoireTable) -> None:
    """Two suspects for whom enough ballots stand are accused; the answer is Exact only if both are Accomplices."""
    t.todo = ("sextines_end",)
    voters = t.voters()
    counts = Counter([t.ballots[seat] for seat in voters if t.ballots[seat]])
    accused = next((pair for pair, count in counts.items() if count >= threshold(t)), None)
    if accused is None:
        t.tell("no_accusation")
        return
    exact = accused == t.accomplices
    seats = tuple([seat for seat in voters if t.ballots[seat] == accused])
    t.accusations += (Accusation(t.turn, accused, exact),)
    deed, answer = deeds.Accuse(t.turn, accused, int(exact), seats), "exact" if exact else "inexact"
    t.happened(deed, "accusation", suspects=names(accused), seats=list(seats), answer=answer)
    if exact:
        finish(t, INVESTIGATOR, "accusation")


def sextines_end(t: RoseNoireTable) -> None:
    """The accusation is over, and with it a Vow of Silence."""
    t.silence = t.no_accusation = t.unanimous = False
    t.todo = ("vesperines",)
