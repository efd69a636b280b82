"""The Traps: sprung the moment they are drawn, unless Holy Water is poured on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from penombre.engine import Option, Script, Seat, ask, mask
from penombre.engine.knowing import lay_open, leaves_unseen
from penombre.games.rose_noire import deeds
from penombre.games.rose_noire.actions import murder, spy
from penombre.games.rose_noire.catalogue import CARDS, HOLY_WATER, ORDERED, TRAP
from penombre.games.rose_noire.ending import bury
from penombre.games.rose_noire.options import suspect_options
from penombre.games.rose_noire.setup import draw_rector_cards
from penombre.games.rose_noire.table import GRAVEYARD, NONE, Note, RoseNoireTable, names

_SUFFER: Final = Option("suffer", False, "suffer")
_CANCEL: Final = Option("cancel", True, "cancel_trap")


def trap_reaction(t: RoseNoireTable) -> Script[None]:
    """Whoever draws a Trap may pour Holy Water on it; while nobody knows who has it, all drawers are asked."""
    me, cancelled = t.active, False
    if not t.does_penance(me) and t.water_may_be_held():
        options = (_SUFFER, _CANCEL) if t.holds(me, HOLY_WATER) else (_SUFFER,)
        args = {"card": t.faces[t.trap]}
        cancelled = yield ask.one(me, "trap_reaction", options, args=args, default="suffer", pace="trap")
    if not cancelled:
        t.todo = ("trap_effect", "trap_done", *t.todo)
        return
    water = lay_open(t, me, t.hand_cards(me), HOLY_WATER)
    t.happened(deeds.Cancel(t.turn, me, t.faces[t.trap]), "cancels", seat=me, card=t.faces[t.trap])
    trap_done(t)
    t.move(water, t.clue_discard)


def trap_effect(t: RoseNoireTable) -> None:
    """The Trap takes effect."""
    TRAPS[t.faces[t.trap]](t, t.active)


def trap_done(t: RoseNoireTable) -> None:
    """A Trap goes face up to the discard after its effect; it never enters a hand."""
    t.move(t.trap, t.clue_discard)
    t.trap = t.source = NONE


# -- effects ---------------------------------------------------------------------------------------------------------


def convocation(t: RoseNoireTable, me: Seat) -> None:
    """The Rector may play an Event at once."""
    t.todo = ("convocation_event", *t.todo)


def guet_apens(t: RoseNoireTable, me: Seat) -> None:
    """The turn ends at once; whatever was still to be done is lost."""
    t.tell("ambushed", seat=me)
    t.todo = (*[stage for stage in t.todo if stage in ("trap_done", "discard_played")], "turn_end")


def papiers_brules(t: RoseNoireTable, me: Seat) -> None:
    """A random card of the drawer's hand goes into the Graveyard."""
    if t.hand_cards(me):
        lose_card(t, me)
    else:
        t.tell("no_effect", card="papiers_brules")


def lose_card(t: RoseNoireTable, seat: Seat) -> None:
    """A random card of a hand goes face down into the Graveyard; only its owner knows which."""
    hand = t.hand_cards(seat)
    card = leaves_unseen(t, hand, t.pick(hand), mask(seat))
    face = t.faces[card]
    number = t.happened(deeds.Lose(t.turn, seat), "loses", {seat: {"card": face}}, seat=seat)
    t.remember(seat, Note(number, "lost", (face,)))
    bury(t, (card,))


def denonciation(t: RoseNoireTable, me: Seat) -> None:
    """The Rector looks at the drawer's whole hand."""
    spy(t, t.rector, me, "denounced")


def meurtre_cloitre(t: RoseNoireTable, me: Seat) -> None:
    """The Rector may kill a suspect at once, but not in the first Turn."""
    if t.mortal():
        t.todo = ("trap_kill", *t.todo)
    else:
        t.tell("no_effect", card="meurtre_cloitre")


_NOBODY: Final = Option("nobody", None, "kill_nobody")


def trap_kill(t: RoseNoireTable) -> Script[None]:
    """The Rector chooses a victim, or lets it be."""
    options = (_NOBODY, *suspect_options(t.mortal()))
    victim = yield ask.one(t.rector, "trap_kill", options, default="nobody", pace="react")
    if victim is None:
        t.tell("spares")
    else:
        murder(t, victim, "meurtre_cloitre")


def tumulte(t: RoseNoireTable, me: Seat) -> None:
    """No Accusation this Turn."""
    if _works(t, "tumulte"):
        t.no_accusation = True


def _works(t: RoseNoireTable, trap: str) -> bool:
    """In the first Turn there is neither an Accusation nor a night to change."""
    if t.turn == 1:
        t.tell("no_effect", card=trap)
    return t.turn > 1


def fureur_spectrale(t: RoseNoireTable, me: Seat) -> None:
    """This night the Possessed may kill two suspects."""
    if _works(t, "fureur_spectrale"):
        t.fury = True


def discorde(t: RoseNoireTable, me: Seat) -> None:
    """This Turn all who may accuse have to agree."""
    if _works(t, "discorde"):
        t.unanimous = True


def eboulement(t: RoseNoireTable, me: Seat) -> None:
    """What is left of the pile goes into the Graveyard."""
    pile = t.pile(t.source)
    if t.source == GRAVEYARD or not pile:
        t.tell("no_effect", card="eboulement")
        return
    deed = deeds.Bury(t.turn, (t.source,), len(pile))
    t.happened(deed, "buries", suspects=names([t.source]), count=len(pile))
    bury(t, pile)


def ordre_mac_snor(t: RoseNoireTable, me: Seat) -> None:
    """The Rector draws two cards."""
    draw_rector_cards(t, ORDERED)


def nuit_sans_lune(t: RoseNoireTable, me: Seat) -> None:
    """This night the Rector may kill two suspects."""
    if _works(t, "nuit_sans_lune"):
        t.moonless = True


TRAPS: Final[Mapping[str, Callable[[RoseNoireTable, Seat], None]]] = {
    "convocation": convocation,
    "guet_apens": guet_apens,
    "papiers_brules": papiers_brules,
    "denonciation": denonciation,
    "meurtre_cloitre": meurtre_cloitre,
    "tumulte": tumulte,
    "fureur_spectrale": fureur_spectrale,
    "discorde": discorde,
    "eboulement": eboulement,
    "ordre_mac_snor": ordre_mac_snor,
    "nuit_sans_lune": nuit_sans_lune,
}

assert {id for id, card in CARDS.items() if card.type == TRAP} == {*TRAPS}
