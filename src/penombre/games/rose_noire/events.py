"""The Rector's Events: when each may be played, on whom, and what it does, card by card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import permutations
from typing import Final, NamedTuple

from penombre.engine import NOBODY, Card, Option, Script, ask, mask
from penombre.engine.knowing import lay_open, leaves_unseen, mix, rearrange
from penombre.games.rose_noire import deeds
from penombre.games.rose_noire.actions import murder, protect
from penombre.games.rose_noire.catalogue import CARDS, COURIER, EVENT, GOAL, TOP, TYPE_OF
from penombre.games.rose_noire.drawing import see
from penombre.games.rose_noire.goals import play_goal, playable_goals
from penombre.games.rose_noire.options import play_option, suspect_options
from penombre.games.rose_noire.setup import draw_rector_cards
from penombre.games.rose_noire.table import NONE, Note, RoseNoireTable, in_order, names
from penombre.games.rose_noire.traps import lose_card


class Event(NamedTuple):
    """An Event: its effect, whom it can be played on (None: on nobody), and what it needs besides."""

    effect: Callable[[RoseNoireTable, int], None]
    targets: Callable[[RoseNoireTable], tuple[Option, ...]] | None = None
    needs: Callable[[RoseNoireTable], bool] | None = None

    def playable(self, t: RoseNoireTable) -> bool:
        """Whether it can be played now."""
        return (self.needs is None or self.needs(t)) and (self.targets is None or bool(self.targets(t)))


# -- playing ---------------------------------------------------------------------------------------------------------


def playable_events(t: RoseNoireTable) -> list[str]:
    """The Events the Rector holds that can be played now, each once."""
    return [face for face in dict.fromkeys(t.hand(t.rector)) if face in EVENTS and EVENTS[face].playable(t)]


_DECLINE: Final = Option("decline", None, "decline")


def convocation_event(t: RoseNoireTable) -> Script[None]:
    """Summoned, the Rector may play an Event, a Goal only where the table has it so, and draws nothing."""
    goals = playable_goals(t) if t.summons_goals else []
    options = (_DECLINE, *[play_option(face) for face in (*playable_events(t), *goals)])
    face = yield ask.one(t.rector, "convocation_event", options, default="decline", pace="summons")
    if face is None:
        t.happened(deeds.Decline(t.turn), "declines", seat=t.rector)
    elif face in goals:
        play_goal(t, face)
    else:
        play_event(t, face)


def play_event(t: RoseNoireTable, face: str) -> None:
    """The Rector lays a card open and names whom it is for; then it takes effect."""
    t.event = lay_open(t, t.rector, t.hand_cards(t.rector), face)
    t.move(t.event, t.limbo)
    t.tell("rector_plays", seat=t.rector, card=face)
    t.todo = ("event_targets", *t.todo)


def event_targets(t: RoseNoireTable) -> Script[None]:
    """The Rector names a suspect or an Investigator; some Events are for nobody."""
    face = t.faces[t.event]
    among, target = EVENTS[face].targets, NONE
    if among is not None:
        question = ask.one(t.rector, "event_targets", among(t), args={"card": face}, pace=_pace(t))
        target = yield from ask.unless_forced(question)
    take_effect(t, target)


def _pace(t: RoseNoireTable) -> str:
    """At dusk the Rector has more time than when summoned in the middle of somebody's turn."""
    return "dusk" if t.phase == "vesperines" else "summons"


def take_effect(t: RoseNoireTable, target: int) -> None:
    """The Event takes effect, and goes face down to the Rector's discard once that is over."""
    face = t.faces[t.event]
    on_seat = face in ON_SEATS
    seat = target if on_seat else NOBODY
    suspects = () if on_seat or target == NONE else (target,)
    t.record(deeds.Event(t.turn, t.rector, seat, suspects, face))
    if target != NONE:
        t.tell("event_targets", card=face, target=seat, suspects=names(suspects))
    t.todo = ("event_done", *t.todo)
    EVENTS[face].effect(t, target)


def event_done(t: RoseNoireTable) -> None:
    """Played Events lie face down on the Rector's discard; everybody remembers them."""
    t.move(t.event, t.rector_discard)
    t.event = NONE


# -- on whom, and when -----------------------------------------------------------------------------------------------


def _living(t: RoseNoireTable) -> tuple[Option, ...]:
    return suspect_options(t.living())


def _with_cards(t: RoseNoireTable) -> tuple[Option, ...]:
    return tuple([ask.seat_option(each) for each in t.investigators if t.hand_cards(each)])


def _something_registered(t: RoseNoireTable) -> bool:
    return any(t.faces[card] != "registre_secret" for card in t.cards(t.rector_discard))


# -- effects ---------------------------------------------------------------------------------------------------------


def assassinat(t: RoseNoireTable, target: int) -> None:
    """Kill a suspect at once."""
    murder(t, target, "assassinat")


def droit_asile(t: RoseNoireTable, target: int) -> None:
    """A living suspect is protected until Albines."""
    protect(t, target)


def mise_au_secret(t: RoseNoireTable, target: int) -> None:
    """A living suspect can be neither Investigated nor searched until the end of the next day to end."""
    t.isolated |= 1 << target
    t.tell("isolated", suspects=names([target]))


def penitence(t: RoseNoireTable, target: int) -> None:
    """An Investigator plays no Action until the end of the next day to end."""
    t.penance |= mask(target)
    t.tell("penance", seat=target)


def documents_derobes(t: RoseNoireTable, target: int) -> None:
    """A random card of an Investigator's hand goes into the Graveyard; only its owner knows which."""
    lose_card(t, target)


def falsification(t: RoseNoireTable, target: int) -> None:
    """The Rector looks at the top three cards of a pile and puts them back in any order."""
    see(t, t.rector, t.pile(target)[:TOP], target, "forges")
    t.forged = target
    t.todo = ("forgery_order", *t.todo)


def forgery_order(t: RoseNoireTable) -> Script[None]:
    """The new order, from the top, which nobody else learns."""
    top = t.pile(t.forged)[:TOP]
    faces = [t.faces[card] for card in top]
    options = tuple([_order_option(faces, order) for order in permutations(range(len(top)))])
    eyes = mask(t.rector)
    order = yield ask.one(t.rector, "forgery_order", options, default=options[0].id, pace=_pace(t), whispered=eyes)
    mix(t, top, eyes)
    rearrange(t, top, [faces[place] for place in order], eyes)
    t.remember(t.rector, Note(len(t.deeds) - 1, "ordered", tuple([faces[place] for place in order])))


def _order_option(faces: list[str], order: tuple[int, ...]) -> Option:
    cards, places = [faces[place] for place in order], "-".join([str(place + 1) for place in order])
    return Option("".join(map(str, order)), order, "order", {"cards": cards, "places": places})


def registre_secret(t: RoseNoireTable, target: int) -> None:
    """The Rector takes a card back from the discard, unseen."""
    t.todo = ("register_pick", *t.todo)


def register_pick(t: RoseNoireTable) -> Script[None]:
    """Any card of the discard but the Register itself; a single one is taken, as everybody sees."""
    lying = t.cards(t.rector_discard)
    if len(lying) == 1:
        take_back(t, lying[0])
        return
    found = {t.faces[card]: card for card in lying if t.faces[card] != "registre_secret"}
    goals = [face for face in found if TYPE_OF[face] == GOAL]
    default = goals[0] if goals else t.faces[max(found.values(), key=lying.index)]
    options = tuple([Option(f"take-{face}", face, "take", {"card": face}) for face in in_order(list(found))])
    eyes = mask(t.rector)
    face = yield ask.one(t.rector, "register_pick", options, default=f"take-{default}", pace=_pace(t), whispered=eyes)
    take_back(t, found[face])


def take_back(t: RoseNoireTable, card: Card) -> None:
    """A card of the discard goes to the Rector's hand; nobody else sees which."""
    face = t.faces[card]
    t.move(leaves_unseen(t, t.cards(t.rector_discard), card, mask(t.rector)), t.hand_zone(t.rector))
    t.remember(t.rector, Note(len(t.deeds) - 1, "took", (face,)))
    t.tell_apart("registers", {t.rector: {"card": face}}, seat=t.rector)


def voeu_de_silence(t: RoseNoireTable, target: int) -> None:
    """Nobody talks until the end of the next Sextines to end."""
    t.silence = True
    t.tell("silence")


def messager(t: RoseNoireTable, target: int) -> None:
    """The Rector draws two cards."""
    draw_rector_cards(t, COURIER)


EVENTS: Final[Mapping[str, Event]] = {
    "assassinat": Event(assassinat, lambda t: suspect_options(t.mortal())),
    "droit_asile": Event(droit_asile, _living),
    "mise_au_secret": Event(mise_au_secret, _living),
    "penitence": Event(penitence, lambda t: tuple([ask.seat_option(each) for each in t.investigators])),
    "documents_derobes": Event(documents_derobes, _with_cards),
    "falsification": Event(
        falsification, lambda t: suspect_options([each for each in t.living() if len(t.pile(each)) > 1])
    ),
    "registre_secret": Event(registre_secret, needs=_something_registered),
    "voeu_de_silence": Event(voeu_de_silence),
    "messager": Event(messager, needs=lambda t: bool(t.cards(t.rector_deck) or t.cards(t.rector_discard))),
}
ON_SEATS: Final = frozenset({"penitence", "documents_derobes"})
"""The Events that are played on an Investigator."""

assert {id for id, card in CARDS.items() if card.type == EVENT} == {*EVENTS}
