"""Multiverse Madness: somebody declares that everybody is elsewhere, and more than half have to agree."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from penombre.engine import Option, Script, ask
from penombre.games.dc_spyfall.ending import finish
from penombre.games.dc_spyfall.interrupting import go_on
from penombre.games.dc_spyfall.pointing import talk
from penombre.games.dc_spyfall.table import SpyfallTable

_VOTES: Final = (Option("yes", True, "yes"), Option("no", False, "no"))


def multiverse_talk(t: SpyfallTable) -> Script[None]:
    """Everybody talks it over; cards stay hidden."""
    yield from talk("multiverse_talk", range(t.players))


def multiverse_vote(t: SpyfallTable) -> Script[None]:
    """All vote at once; whoever declared it says yes."""
    declaration = t.declarations[-1]
    voters = t.others(declaration.seat)
    answers = yield ask.sealed(
        [
            ask.one(
                seat, "multiverse_vote", _VOTES, args={"by": declaration.seat}, default="no", pace="multiverse_vote"
            )
            for seat in voters
        ],
        progress=True,
    )
    ayes = tuple(sorted((declaration.seat, *[seat for seat in voters if answers[seat]])))
    noes = tuple([seat for seat in voters if seat not in ayes])
    t.declarations = (*t.declarations[:-1], replace(declaration, ayes=ayes, noes=noes, open=False))
    passed = 2 * len(ayes) > t.players
    t.tell("multiverse_voted", seat=declaration.seat, ayes_seats=list(ayes), noes_seats=list(noes), passed=passed)
    if passed:
        finish(t, "multiverse_vote")
    else:
        go_on(t)
