"""Three players: at any moment but the night an Investigator may show the role card; the other one must too.

Also whoever waits for others, and whoever has given an answer that is not open yet. What is interrupted is asked again,
of all who were asked it: so nobody learns who had answered.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec.structs import replace

from penombre.engine import NOBODY, Ask, Option, Race, Script, Seat, ask, mask, replaced
from penombre.games.rose_noire import deeds
from penombre.games.rose_noire.catalogue import PLAYERS, RECTOR
from penombre.games.rose_noire.ending import finish
from penombre.games.rose_noire.table import RoseNoireTable

REVEAL: Final = "reveal"
_REVEAL: Final = Option(REVEAL, REVEAL, "reveal_role")


def may_reveal(t: RoseNoireTable) -> bool:
    """Whether somebody may show a role now: once per game, with three players, not at night."""
    return t.players == PLAYERS[0] and not t.revealed and t.phase in ("lumines", "sextines", "vesperines")


@cache
def standing(seat: Seat, pace: str) -> Ask:
    """What an Investigator who is not asked anything else may do, and need not."""
    return ask.one(seat, "reveal_role", (), besides=(_REVEAL,), pace=pace, optional=True)


def besides(asking: Ask) -> Ask:
    """A question whose reader may show the role instead of answering."""
    return replace(asking, besides=(_REVEAL,))


def interruptible(t: RoseNoireTable, stage: str, script: Script[None]) -> Script[None]:
    """A question that either Investigator may interrupt, if there is one; it is asked again if the game goes on."""
    asking = next(script, None)
    if asking is None:
        return
    assert not isinstance(asking, Race)
    if isinstance(asking, Ask):
        others = [standing(seat, asking.pace) for seat in t.investigators if seat != asking.seat]
        main = besides(asking) if asking.seat in t.investigators else asking
        who, answer = yield ask.race([main, *others], main=asking.seat)
    else:
        opening = (*asking.opening, REVEAL)
        asks = [besides(each) if each.seat in t.investigators else each for each in asking.asks.values()]
        # Version 1 let nobody show a role whose answer was in.
        meanwhile = [] if t.before(2) else [standing(each.seat, each.pace) for each in asks if each.besides]
        answer = yield ask.sealed(asks, progress=asking.progress, opening=opening, meanwhile=meanwhile)
        who = next((seat for seat, given in answer.items() if given == REVEAL), NOBODY)
        answer = answer if who == NOBODY else REVEAL
    if answer == REVEAL:
        script.close()
        interrupt(t, who, stage)
        return
    try:
        script.send(answer)
    except StopIteration:
        return
    raise AssertionError(f"{stage} asks twice: what was answered first could not be kept if the second is interrupted")


def interrupt(t: RoseNoireTable, who: Seat, stage: str) -> None:
    """Roles are shown before anything else goes on."""
    t.revealer = who
    t.todo = ("reveal", stage, *t.todo)


def show_roles(t: RoseNoireTable) -> None:
    """Both Investigators show who they are: two true ones have lost, and a Possessed has no ballot any longer."""
    me = t.revealer
    other = t.others(me)[0]
    t.revealed = True
    for each in t.investigators:
        t.show(t.zones[each][0])
    roles = {"role": t.role(me), "other_role": t.role(other)}
    t.happened(deeds.Reveal(t.turn, me), "reveal", seat=me, target=other, **roles)
    possessed = t.possessed
    if possessed == NOBODY:
        finish(t, RECTOR, "double_reveal")
        return
    t.ballots = replaced(t.ballots, possessed, ())
    t.locked &= ~mask(possessed)
