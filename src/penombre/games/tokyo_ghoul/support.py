"""Variant Soutien: at the end of a turn, look at a support token or exchange one's own."""

from __future__ import annotations

from functools import cache

from penombre.engine import Option, Script, Seat, ask, mask
from penombre.games.tokyo_ghoul import deeds
from penombre.games.tokyo_ghoul.cards import PASS
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable


def support_action(t: TokyoGhoulTable) -> Script[None]:
    """The active player may look at one token, or exchange the own one for another, unseen."""
    me = t.active
    options = (PASS, *[_peek(seat) for seat in range(t.players)], *[_swap(seat) for seat in t.others(me)])
    chosen = yield ask.one(me, "support_action", options, default="pass", pace="support")
    if chosen is None:
        return
    kind, seat = chosen
    if kind == "peek":
        token = t.support_card(seat)
        t.show(token, mask(me))
        told = {me: {"support": t.faces[token]}}
        deed = deeds.Peek(t.turn, me, seat)
        t.happened(deed, "support_peek", told, seat=me, target=seat, own=seat == me, support="")
    else:
        mine, theirs = t.support_card(me), t.support_card(seat)
        t.move(mine, t.support_zone(seat))
        t.move(theirs, t.support_zone(me))
        t.happened(deeds.Swap(t.turn, me, seat), "support_swap", seat=me, target=seat)


@cache
def _peek(seat: Seat) -> Option:
    return Option(f"peek-{seat}", ("peek", seat), "peek", {"seat": seat})


@cache
def _swap(seat: Seat) -> Option:
    return Option(f"swap-{seat}", ("swap", seat), "swap", {"seat": seat})
