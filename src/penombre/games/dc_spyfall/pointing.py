"""Talk without a clock, and fingers that all point at once: after time is up, and to find Harley Quinn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from penombre.engine import CLOCK, NOBODY, Ask, Option, Script, Seat, ask
from penombre.games.dc_spyfall.ending import convict, finish
from penombre.games.dc_spyfall.interrupting import Interrupt, interrupt, late_interrupts
from penombre.games.dc_spyfall.table import SpyfallTable

_READY: Final = (Option("ready", None, "ready"),)
_TIME_UP: Final = (Option("time_up", None, "time_up"),)
_NOBODY: Final = Option("nobody", NOBODY, "point_nobody")


def time_up(t: SpyfallTable) -> None:
    """Nothing more is asked or answered, by the Lasso of Truth neither."""
    t.clock, t.lasso = 0, NOBODY
    t.tell("time_up")
    t.todo = ("final_talk", "final_point")


def talk(
    kind: str, seats: Sequence[Seat], besides: Mapping[Seat, tuple[Option, ...]] = MappingProxyType({})
) -> Script[dict[Seat, Any]]:
    """These talk until all are ready or time is up, or until somebody does what may be done besides."""
    people = [ask.one(seat, kind, _READY, default="ready", pace=kind, besides=besides.get(seat, ())) for seat in seats]
    done = dict.fromkeys([option.id for options in besides.values() for option in options])
    answers: dict[Seat, Any] = yield ask.sealed([*people, _time(kind)], progress=True, opening=("time_up", *done))
    return answers


def final_talk(t: SpyfallTable) -> Script[None]:
    """Everybody says whom they suspect; where the table allows it, the Multiverse may still be declared."""
    t.resume = "final_talk"
    late = {seat: late_interrupts(t, seat) for seat in range(t.players)}
    answers = yield from talk("final_talk", range(t.players), late)
    for seat, done in answers.items():
        if isinstance(done, Interrupt):
            interrupt(t, seat, done)


def final_point(t: SpyfallTable) -> Script[None]:
    """Everybody points at once, the Joker too; whoever alone has most fingers on them is convicted."""
    yield from _point(t, "final_point", range(t.players))
    convicted = t.most_pointed()
    if convicted == NOBODY:
        t.tell("nobody_convicted")
        finish(t, "nobody")
    else:
        convict(t, convicted, "pointing")


def harley_talk(t: SpyfallTable) -> Script[None]:
    """The Location is out: everybody but the Joker says who they take for Harley Quinn."""
    yield from talk("harley_talk", _but_joker(t))


def harley_point(t: SpyfallTable) -> Script[None]:
    """Everybody but the Joker points at somebody else who is not the Joker."""
    yield from _point(t, "harley_point", _but_joker(t))
    suspect = t.most_pointed()
    found = suspect != NOBODY and suspect == t.harley
    if suspect != NOBODY:
        t.show_card(suspect)
        t.tell("harley_pointed", target=suspect, found=found)
    else:
        t.tell("nobody_convicted")
    finish(t, "claim")


def _time(kind: str) -> Ask:
    """What time is asked: whether it is up."""
    return ask.one(CLOCK, "time_up", _TIME_UP, default="time_up", pace=kind)


def _but_joker(t: SpyfallTable) -> list[Seat]:
    assert t.claim is not None
    return t.others(t.claim.seat)


def _point(t: SpyfallTable, kind: str, seats: Sequence[Seat]) -> Script[None]:
    """Each of these has to point at another of them; whoever has not when time is up points at nobody."""
    others = {seat: [other for other in seats if other != seat] for seat in seats}
    if t.before(2):
        asks = [ask.seat(seat, kind, others[seat], before=(_NOBODY,), default="nobody", pace=kind) for seat in seats]
        fingers = yield ask.sealed(asks, progress=True)
    else:
        asks = [ask.seat(seat, kind, others[seat], pace=kind) for seat in seats]
        fingers = yield ask.sealed([*asks, _time(kind)], progress=True, opening=("time_up",))
    t.fingers = tuple([fingers.get(seat, NOBODY) for seat in range(t.players)])
    t.tell("fingers", fingers=list(t.fingers))
