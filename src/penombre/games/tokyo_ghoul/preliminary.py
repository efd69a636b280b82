"""The preliminary phase: show two cards to the left, then give one to the right."""

from __future__ import annotations

from penombre.engine import Ask, Option, Script, Seat, ask, mask
from penombre.games.tokyo_ghoul import deeds
from penombre.games.tokyo_ghoul.cards import one_of, some_of
from penombre.games.tokyo_ghoul.catalogue import SHOWN
from penombre.games.tokyo_ghoul.masks import settle_masks
from penombre.games.tokyo_ghoul.table import Memory, TokyoGhoulTable


def prelim_show(t: TokyoGhoulTable) -> Script[None]:
    """Everybody shows two cards of the hand to the player on their left, and to nobody else."""
    pairs = yield ask.sealed([_show(t, seat) for seat in range(t.players)], progress=True)
    deed = t.happened(deeds.Show(t.turn), "prelim_shown")
    for seat, pair in pairs.items():
        neighbour = t.left_of(seat)
        t.remember(seat, Memory(deed, neighbour, showed=pair))
        t.remember(neighbour, Memory(deed, seat, saw=pair))
        t.whisper(mask(neighbour), "prelim_saw", seat=seat, cards=list(pair))


def _show(t: TokyoGhoulTable, seat: Seat) -> Ask:
    return _whispered(seat, "prelim_show", some_of(t.hand(seat), SHOWN), t.left_of(seat))


def prelim_give(t: TokyoGhoulTable) -> Script[None]:
    """Everybody gives one card of the hand to the player on their right, all at the same instant."""
    gifts = yield ask.sealed([_give(t, seat) for seat in range(t.players)], progress=True)
    deed = t.happened(deeds.Give(t.turn), "prelim_given")
    hands: dict[Seat, tuple[list[str], str]] = {}
    for seat in range(t.players):
        held = list(t.hand(seat))
        held.remove(gifts[seat])
        hands[seat] = ([*held, gifts[t.left_of(seat)]], t.face_up(seat))
    t.deal_hands(hands)
    t.shuffles += 1
    for seat, gift in gifts.items():
        neighbour = t.right_of(seat)
        t.remember(seat, Memory(deed, neighbour, gave=gift))
        t.remember(neighbour, Memory(deed, seat, took=gift))
        t.whisper(mask(neighbour), "prelim_received", seat=seat, card=gift)
    settle_masks(t, range(t.players))


def _give(t: TokyoGhoulTable, seat: Seat) -> Ask:
    return _whispered(seat, "prelim_give", one_of(t.hand(seat)), t.right_of(seat))


def _whispered(seat: Seat, kind: str, options: tuple[Option, ...], neighbour: Seat) -> Ask:
    """A question about cards that one neighbour will see."""
    return ask.one(seat, kind, options, args={"seat": neighbour}, pace=kind, whispered=mask(seat, neighbour))
