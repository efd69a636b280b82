"""Talk without a clock, and fingers that all point at once: after time is up, and to find Harley Quinn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from penombre.engine import CLOCK, NOBODY, Option, Script, Seat, ask
from penombre.games.dc_spyfall.ending import convict, finish
from penombre.games.dc_spyfall.table import SpyfallTable

_READY: Final = (Option("ready", None, "ready"),)
_TIME_UP: Final = (Option("time_up", None, "time_up"),)
_NOBODY: Final = Option("nobody", NOBODY, "point_nobody")


def time_up(t: SpyfallTable) -> None:
    """Nothing more is asked or answered, by the Lasso of Truth neither."""
    t.clock, t.lasso = 0, NOBODY
    t.tell("time_up")
    t.todo = ("final_talk", "final_point")


def talk(kind: str, seats: Sequence[Seat]) -> Script[None]:
    """These talk until all are ready or time is up."""
    people = [ask.one(seat, kind, _READY, default="ready", pace=kind) for seat in seats]
    clock = ask.one(CLOCK, "time_up", _TIME_UP, default="time_up", pace=kind)
    yield ask.sealed([*people, clock], progress=True, opening=("time_up",))


def final_talk(t: SpyfallTable) -> Script[None]:
    """Everybody says whom they suspect."""
    yield from talk("final_talk", range(t.players))


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


def _but_joker(t: SpyfallTable) -> list[Seat]:
    assert t.claim is not None
    return t.others(t.claim.seat)


def _point(t: SpyfallTable, kind: str, seats: Sequence[Seat]) -> Script[None]:
    """Each of these points at another of them, or at nobody."""
    asks = [
        ask.seat(
            seat, kind, [other for other in seats if other != seat], before=(_NOBODY,), default="nobody", pace=kind
        )
        for seat in seats
    ]
    fingers = yield ask.sealed(asks, progress=True)
    t.fingers = tuple([fingers.get(seat, NOBODY) for seat in range(t.players)])
    t.tell("fingers", fingers=list(t.fingers))
