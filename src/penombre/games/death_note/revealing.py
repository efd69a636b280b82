"""Suspicions, and roles that are shown: to everybody when they are revealed, to one player who looks."""

from __future__ import annotations

from collections.abc import Iterable

from penombre.engine import NOBODY, Card, Seat, mask, replaced
from penombre.games.death_note import deeds
from penombre.games.death_note.catalogue import ACTIONS, DEATHS, LIGHT, amount
from penombre.games.death_note.in_play import alibis
from penombre.games.death_note.table import EFFECT, VOTE, DeathNoteTable

Gift = tuple[Seat, int, Seat]
"""Who gets how many Suspicions from whom."""

ACTION = "action"
TILE = "tile"
RYUK = "ryuk"
ALLOTMENT = "allotment"


def give(t: DeathNoteTable, gifts: Iterable[Gift], source: str, card: str = "") -> None:
    """Suspicions that come at the same time. Revealed players get none; an Alibi stops those of L and of tiles.

    Whoever has reached the threshold is revealed at once, all together.
    """
    safe = () if source == ACTION else alibis(t)
    responsible: dict[Seat, Seat] = {}
    for seat, count, by in gifts:
        if count and not t.is_revealed(seat) and seat not in safe:
            t.suspicion = replaced(t.suspicion, seat, t.suspicion[seat] + count)
            responsible[seat] = by
            t.happened(
                deeds.Suspicion(t.round, by, seat, card, source, count),
                "suspicion",
                **responsible_for(by, seat),
                target=seat,
                count=count,
                total=t.suspicion[seat],
                source=source,
                card=card,
            )
    crossed = [seat for seat in t.in_order() if seat in responsible and t.suspicion[seat] >= t.threshold]
    for seat in crossed:
        reveal(t, t.card_of(seat), responsible[seat])


def suspect(t: DeathNoteTable, card: str, gifts: Iterable[tuple[Seat, Seat]]) -> None:
    """A card or tile gives its Suspicions: who gets them, and from whom."""
    give(t, [(seat, amount(card), by) for seat, by in gifts], ACTION if card in ACTIONS else TILE, card)


def responsible_for(by: Seat, whom: Seat) -> dict[str, object]:
    """Who has done something to somebody, as events tell it: the `cause` may be no player, or the very one."""
    cause = {VOTE: "vote", EFFECT: "effect"}.get(by, "self" if by == whom else "seat")
    return {"by": max(by, NOBODY), "cause": cause}


def lose(t: DeathNoteTable, seat: Seat, count: int, card: str = "") -> None:
    """Suspicions go back to the supply."""
    count = min(count, t.suspicion[seat])
    if count:
        t.suspicion = replaced(t.suspicion, seat, t.suspicion[seat] - count)
        deed = deeds.Suspicion(t.round, seat, seat, card, count=-count)
        t.happened(deed, "suspicion_lost", target=seat, count=count, total=t.suspicion[seat])


def reveal(t: DeathNoteTable, card: Card, by: Seat) -> None:
    """A Role card is turned face up: its player discards all Suspicions and goes on playing."""
    if t.revealed >> card & 1:
        return
    t.revealed |= 1 << card
    t.show(card)
    t.revealed_by = replaced(t.revealed_by, card, by)
    face, holder = t.faces[card], t.holder(card)
    if holder >= 0:
        t.suspicion = replaced(t.suspicion, holder, 0)
    deed = deeds.Reveal(t.round, by, holder, (card,), (face,))
    t.happened(deed, "reveal", **responsible_for(by, holder), target=holder, slot=t.slot(card) + 1, role=face)
    if face == LIGHT:
        t.over = t.over or "light_revealed"
    check_deaths(t)


def check_deaths(t: DeathNoteTable) -> None:
    """The third role that is dead and revealed ends the game."""
    if (t.dead & t.revealed).bit_count() >= DEATHS:
        t.over = t.over or "three_deaths"


def look(t: DeathNoteTable, who: Seat, card: Card, event: str = "looks") -> None:
    """One player sees a Role card; everybody sees which one."""
    t.show(card, mask(who))
    face = t.faces[card]
    deed = deeds.Look(t.round, who, t.holder(card), (card,))
    t.happened(deed, event, {who: {"role": face}}, seat=who, target=t.holder(card), slot=t.slot(card) + 1)
    t.remember(who, "role", (face,))
