"""The Action cards: when each may be played, on whom, and what it does, card by card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, NamedTuple

from penombre.engine import EVERYBODY, NOBODY, Ask, Card, Option, Script, Seat, ask, mask
from penombre.engine.knowing import Fact, held, learn, leaves_unseen, shown_of_hand
from penombre.games.rose_noire import deeds
from penombre.games.rose_noire.catalogue import ACTION, CARDS, EXHUMED, HOLY_WATER, PRAYERS, PROOF, TOP, TYPE_OF, WAKE
from penombre.games.rose_noire.drawing import draw, investigate, look_at
from penombre.games.rose_noire.ending import kill
from penombre.games.rose_noire.knowledge import ANY_BUT_PROOFS, PROOFS_ALL
from penombre.games.rose_noire.options import PAIR_OPTIONS, suspect_options
from penombre.games.rose_noire.table import GRAVEYARD, NONE, Note, RoseNoireTable, in_order, names

Targets = Callable[[RoseNoireTable, Seat], tuple[Option, ...]]


class Action(NamedTuple):
    """An Action: its effect, whom it can be played on (None: on nobody), and what it needs besides somebody to play on.

    The effect gets what was chosen: one suspect or seat, or several of them.
    """

    effect: Callable[[RoseNoireTable, Seat, tuple[int, ...]], None]
    targets: Targets | None = None
    needs: Callable[[RoseNoireTable, Seat], bool] | None = None
    most: int = 1
    """How many targets may be chosen at once."""

    def playable(self, t: RoseNoireTable, me: Seat) -> bool:
        """Whether it can be played now."""
        return (self.needs is None or self.needs(t, me)) and (self.targets is None or bool(self.targets(t, me)))


# -- playing ---------------------------------------------------------------------------------------------------------


def playable_by(t: RoseNoireTable, me: Seat) -> tuple[str, ...]:
    """The Actions of a hand that can be played now, each once."""
    faces = {t.faces[card] for card in t.hand_cards(me)}
    return in_order([face for face in faces if face in ACTIONS and ACTIONS[face].playable(t, me)])


_BACK: Final = Option("back", None, "take_back")
_KEPT: Final = Option("back", None, "take_back", refused="taken_back")


def action_targets(t: RoseNoireTable) -> Script[None]:
    """All targets are named before anything is seen or drawn; until then the card may be taken back, once a turn."""
    face = t.faces[t.playing]
    action = ACTIONS[face]
    options = action.targets(t, t.active) if action.targets is not None else ()
    if action.targets is None or len(options) == 1:
        play(t, tuple([option.value for option in options]))
        return
    chosen = yield _targeting(t.active, face, options, action.most, again=face in t.returned)
    if chosen is None or chosen == ():
        take_back(t)
        return
    play(t, chosen if isinstance(chosen, tuple) else (chosen,))


def _targeting(me: Seat, face: str, options: tuple[Option, ...], most: int, *, again: bool) -> Ask:
    """For whom a card is; one that is laid open again in the same turn stays on the table."""
    args = {"card": face}
    if most == 1:
        back, default = (_KEPT, None) if again else (_BACK, "back")
        return ask.one(me, "action_targets", (*options, back), args=args, default=default, pace="turn")
    if again:
        return ask.several(me, "action_targets", (*options, _KEPT), 1, most, args=args, pace="turn")
    return ask.several(me, "action_targets", options, 0, most, args=args, default=(), pace="turn")


def take_back(t: RoseNoireTable) -> None:
    """An Action that everybody has seen goes back to the hand."""
    face = t.faces[t.playing]
    t.tell("takes_back", seat=t.active, card=face)
    t.playing = NONE
    t.taken_back += 1
    if not t.before(2):
        t.returned += (face,)
    t.todo = ("day",)


def play(t: RoseNoireTable, targets: tuple[int, ...]) -> None:
    """The card is played: it takes effect, and is discarded once that is over."""
    me, face = t.active, t.faces[t.playing]
    t.move(t.playing, t.limbo)
    t.targets = targets
    on_seat = face in ON_SEATS
    target, suspects = (targets[0], ()) if on_seat else (NOBODY, targets)
    deed = deeds.Play(t.turn, me, target, suspects, face)
    t.happened(deed, "plays", seat=me, card=face, target=target, suspects=names(suspects))
    t.todo = ("discard_played", "day")
    ACTIONS[face].effect(t, me, targets)


def discard_played(t: RoseNoireTable) -> None:
    """A played Action goes face up to the discard after it is resolved."""
    t.move(t.playing, t.clue_discard)
    t.playing, t.targets = NONE, ()


# -- on whom, and when -----------------------------------------------------------------------------------------------


def _reachable(t: RoseNoireTable, me: Seat) -> tuple[Option, ...]:
    return suspect_options(t.within_reach())


def _investigators(t: RoseNoireTable, me: Seat) -> tuple[Option, ...]:
    return tuple([ask.seat_option(each) for each in t.others(me)])


def _with_cards(t: RoseNoireTable, me: Seat) -> tuple[Option, ...]:
    return tuple([ask.seat_option(each) for each in t.others(me) if t.hand_cards(each)])


def _graves(t: RoseNoireTable, me: Seat) -> bool:
    return bool(t.cards(t.graveyard))


def _rector_holds(t: RoseNoireTable, me: Seat) -> bool:
    return bool(t.hand_cards(t.rector))


def _not_first_turn(t: RoseNoireTable, me: Seat) -> bool:
    return t.turn > 1


# -- effects ---------------------------------------------------------------------------------------------------------


def interrogatoire(t: RoseNoireTable, me: Seat, targets: tuple[int, ...]) -> None:
    """Look at the top three cards of a suspect's pile."""
    look_at(t, me, t.pile(targets[0])[:TOP], targets[0])


def fouille_cellule(t: RoseNoireTable, me: Seat, targets: tuple[int, ...]) -> None:
    """Take the top card of a suspect's pile; it is no Investigation."""
    take(t, me, targets[0])


def take(t: RoseNoireTable, me: Seat, source: int) -> None:
    """Take the top card of a pile; a Trap springs."""
    where = names([source]) if source < GRAVEYARD else []
    t.happened(deeds.Take(t.turn, me, (source,)), "takes", seat=me, suspects=where)
    draw(t, me, source)


def priere_saint_beren(t: RoseNoireTable, me: Seat, targets: tuple[int, ...]) -> None:
    """Look at the top card of one to three suspects' piles."""
    for suspect in sorted(targets):
        look_at(t, me, t.pile(suspect)[:1], suspect)


def zele(t: RoseNoireTable, me: Seat, targets: tuple[int, ...]) -> None:
    """One more Investigation, at once."""
    investigate(t, me, targets[0])


def exhumation(t: RoseNoireTable, me: Seat, targets: tuple[int, ...]) -> None:
    """Take the top card of the Graveyard, and then another one if you like."""
    t.todo = (*["exhume_again"] * (EXHUMED - 1), *t.todo)
    take(t, me, GRAVEYARD)


_AGAIN: Final = (Option("take", True, "take_another"), Option("stop", False, "stop"))


def exhume_again(t: RoseNoireTable) -> Script[None]:
    """A second card of the Graveyard, or enough."""
    if t.cards(t.graveyard) and (yield ask.one(t.active, "exhume_again", _AGAIN, default="stop", pace="react")):
        take(t, t.active, GRAVEYARD)


def confrontation(t: RoseNoireTable, me: Seat, targets: tuple[int, ...]) -> None:
    """Another Investigator shows every Proof in hand; all see how many."""
    target = targets[0]
    hand = t.hand_cards(target)
    faces = in_order([t.faces[card] for card in t.of_type(hand, PROOF)])
    count, whole = len(faces), mask(*hand)
    shown_of_hand(t, me, target, t.hand_cards(target), faces, PROOFS_ALL)
    learn(t, [Fact(PROOFS_ALL, whole, count), Fact(ANY_BUT_PROOFS, whole, len(hand) - count)], EVERYBODY)
    deed = deeds.Show(t.turn, me, target, count)
    both = {seat: {"cards": list(faces)} for seat in (me, target)}
    number = t.happened(deed, "shows_proofs", both, seat=target, target=me, count=count)
    t.remember(me, Note(number, "saw", faces, seat=target))
    t.remember(target, Note(number, "showed", faces, seat=me))


def pacte_de_confiance(t: RoseNoireTable, me: Seat, targets: tuple[int, ...]) -> None:
    """You and another Investigator each give the other a card."""
    t.todo = ("pact_give", *t.todo)


def pact_give(t: RoseNoireTable) -> Script[None]:
    """Both choose in secret, then swap; whoever holds one card has no choice, as everybody sees."""
    me, target = t.active, t.targets[0]
    given = {seat: t.hand(seat)[0] for seat in (me, target) if len(t.hand_cards(seat)) == 1}
    asks = [_giving(t, seat, other) for seat, other in ((me, target), (target, me)) if seat not in given]
    if len(asks) == 1:
        given[asks[0].seat] = yield asks[0]
    elif asks:
        given = yield ask.sealed(asks)
    swap(t, me, target, given)


def swap(t: RoseNoireTable, me: Seat, target: Seat, given: Mapping[Seat, str]) -> None:
    """Two Investigators exchange a card; each of them knows both."""
    both = mask(me, target)
    told = {
        me: {"gave": given[me], "card": given[target]},
        target: {"gave": given[target], "card": given[me]},
    }
    number = t.happened(deeds.Swap(t.turn, me, target), "swaps", told, seat=me, target=target)
    cards = {s: leaves_unseen(t, t.hand_cards(s), held(t, t.hand_cards(s), given[s]), mask(s)) for s in (me, target)}
    for seat, other in ((me, target), (target, me)):
        t.move(cards[seat], t.hand_zone(other), seen_by=both)
        t.remember(seat, Note(number, "swapped", (given[other],), given[seat], seat=other))


def _giving(t: RoseNoireTable, seat: Seat, other: Seat) -> Ask:
    faces = dict.fromkeys(t.hand(seat))
    options = tuple([give_option(face) for face in faces])
    return ask.one(seat, "pact_give", options, args={"target": other}, pace="react", secret=True)


@cache
def give_option(face: str) -> Option:
    """A card to give away."""
    return Option(f"give-{face}", face, "give", {"card": face})


def lettre_interceptee(t: RoseNoireTable, me: Seat, targets: tuple[int, ...]) -> None:
    """A random card of the Rector's is discarded; you look at it."""
    hand = t.hand_cards(t.rector)
    card = leaves_unseen(t, hand, t.pick(hand), mask(t.rector))
    face = t.faces[card]
    t.move(card, t.rector_discard, seen_by=mask(me))
    both = {seat: {"card": face} for seat in (me, t.rector)}
    number = t.happened(deeds.Intercept(t.turn, me, t.rector), "intercepts", both, seat=me, target=t.rector)
    t.remember(me, Note(number, "saw", (face,), seat=t.rector))
    t.remember(t.rector, Note(number, "lost", (face,), seat=me))


def ronde_de_nuit(t: RoseNoireTable, me: Seat, targets: tuple[int, ...]) -> None:
    """A living suspect is protected until Albines."""
    protect(t, targets[0])


def protect(t: RoseNoireTable, suspect: int) -> None:
    """Nothing can kill this suspect until Albines."""
    t.protected |= 1 << suspect
    t.tell("protected", suspects=names([suspect]))


def veillee_funebre(t: RoseNoireTable, me: Seat, targets: tuple[int, ...]) -> None:
    """Look at the top four cards of the Graveyard."""
    look_at(t, me, t.pile(GRAVEYARD)[:WAKE], GRAVEYARD)


def archives_scriptorium(t: RoseNoireTable, me: Seat, targets: tuple[int, ...]) -> None:
    """Take an Action back from the discard."""
    t.todo = ("archives_pick", *t.todo)


def _on_file(t: RoseNoireTable) -> dict[str, Card]:
    """The Actions in the discard by face, but Archives; of several the one discarded last."""
    return {
        t.faces[card]: card
        for card in t.cards(t.clue_discard)
        if TYPE_OF[t.faces[card]] == ACTION and t.faces[card] != "archives_scriptorium"
    }


def archives_pick(t: RoseNoireTable) -> Script[None]:
    """One of the Actions in the discard goes to the hand; all see which."""
    found = _on_file(t)
    options = tuple([give_option(face) for face in in_order(list(found))])
    last = max(found.values(), key=t.cards(t.clue_discard).index)
    question = ask.one(t.active, "archives_pick", options, default=f"give-{t.faces[last]}", pace="react")
    card = found[(yield from ask.unless_forced(question))]
    t.move(card, t.hand_zone(t.active))
    t.happened(deeds.File(t.turn, t.active, t.faces[card]), "files", seat=t.active, card=t.faces[card])


def espionner_recteur(t: RoseNoireTable, me: Seat, targets: tuple[int, ...]) -> None:
    """Look at the Rector's whole hand; the Rector knows that you did."""
    spy(t, me, t.rector, "spies")


def spy(t: RoseNoireTable, me: Seat, target: Seat, event: str) -> None:
    """One player looks at all the cards another one holds."""
    faces = t.hand(target)
    shown_of_hand(t, me, target, t.hand_cards(target), faces)
    deed = deeds.Spy(t.turn, me, target, len(faces))
    number = t.happened(deed, event, {me: {"cards": list(faces)}}, seat=me, target=target, count=len(faces))
    t.remember(me, Note(number, "saw", faces, seat=target))


def confession(t: RoseNoireTable, me: Seat, targets: tuple[int, ...]) -> None:
    """Name two suspects: everybody learns whether at least one of them is an Accomplice."""
    one, other = targets
    guilty = one in t.accomplices or other in t.accomplices
    deed = deeds.Answer(t.turn, me, targets, int(guilty))
    t.happened(deed, "confession", seat=me, suspects=names(targets), answer="yes" if guilty else "no")


def perquisition(t: RoseNoireTable, me: Seat, targets: tuple[int, ...]) -> None:
    """Look at a suspect's whole pile."""
    look_at(t, me, t.pile(targets[0]), targets[0])


def exorcisme(t: RoseNoireTable, me: Seat, targets: tuple[int, ...]) -> None:
    """Another Investigator can neither show themselves to the Rector nor kill this night."""
    t.exorcised |= mask(targets[0])
    t.tell("exorcised", seat=targets[0])


def dague_rituelle(t: RoseNoireTable, me: Seat, targets: tuple[int, ...]) -> None:
    """Kill a suspect at once."""
    murder(t, targets[0], "dague_rituelle")


def murder(t: RoseNoireTable, suspect: int, card: str) -> None:
    """A suspect dies by day, for everybody to see."""
    t.happened(deeds.Kill(t.turn, (suspect,), card), "dies", suspects=names([suspect]), card=card)
    kill(t, (suspect,))


ACTIONS: Final[Mapping[str, Action]] = {
    "interrogatoire": Action(interrogatoire, _reachable),
    "fouille_cellule": Action(fouille_cellule, _reachable),
    "priere_saint_beren": Action(priere_saint_beren, _reachable, most=PRAYERS),
    "zele": Action(zele, lambda t, me: suspect_options(t.to_investigate())),
    "exhumation": Action(exhumation, needs=_graves),
    "confrontation": Action(confrontation, _investigators),
    "pacte_de_confiance": Action(pacte_de_confiance, _with_cards, lambda t, me: len(t.hand_cards(me)) > 1),
    "lettre_interceptee": Action(lettre_interceptee, needs=_rector_holds),
    "ronde_de_nuit": Action(ronde_de_nuit, lambda t, me: suspect_options(t.living())),
    "veillee_funebre": Action(veillee_funebre, needs=_graves),
    "archives_scriptorium": Action(archives_scriptorium, needs=lambda t, me: bool(_on_file(t))),
    "espionner_recteur": Action(espionner_recteur, needs=_rector_holds),
    "confession": Action(confession, lambda t, me: PAIR_OPTIONS, _not_first_turn),
    "perquisition": Action(perquisition, _reachable),
    "exorcisme": Action(exorcisme, _investigators, _not_first_turn),
    "dague_rituelle": Action(dague_rituelle, lambda t, me: suspect_options(t.mortal())),
}
"""Every Action but Holy Water, which is poured on a Trap."""
ON_SEATS: Final = frozenset({"confrontation", "pacte_de_confiance", "exorcisme"})
"""The Actions that are played on another Investigator."""

assert {id for id, card in CARDS.items() if card.type == ACTION} == {*ACTIONS, HOLY_WATER}
