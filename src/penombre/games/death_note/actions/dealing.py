"""Actions about tiles and cards: snooping, covering, stealing, giving, forcing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from penombre.engine import EVERYBODY, Script, Seat, ask, mask
from penombre.engine.knowing import Fact, lay_open, learn
from penombre.games.death_note import deeds
from penombre.games.death_note.actions.looking import how_many, lay_away
from penombre.games.death_note.catalogue import ACTIONS, ANY, TURN, amount
from penombre.games.death_note.hands import discard, draw, hand_options, see_hand, transfer
from penombre.games.death_note.legality import FORCED, why_not
from penombre.games.death_note.playing import Play, play
from penombre.games.death_note.revealing import suspect
from penombre.games.death_note.table import DeathNoteTable, Frame
from penombre.games.death_note.targets import a_player, living, others_with_cards, with_cards

# -- Snooping, Information Leak, Cover: `turn.py` has what comes of them ---------------------------------------------


def snoop(t: DeathNoteTable, f: Frame) -> None:
    """This turn, discarding the tile draws one Action more."""
    t.snooping += amount("fouiner")


def leak(t: DeathNoteTable, f: Frame) -> None:
    """This turn, whoever discards the tile looks at the next one and chooses again."""
    t.leaking = True


def cover(t: DeathNoteTable, f: Frame) -> None:
    """The player whose turn starts does not look at the tile: it is left."""
    t.put(replace(f, target=t.active))
    t.covered = True
    t.tell("covers", seat=f.seat, target=t.active)


# -- Mole ------------------------------------------------------------------------------------------------------------


def look_at_ls_hand(t: DeathNoteTable, f: Frame) -> None:
    """The player looks at L's hand."""
    if t.hand_cards(t.detective):
        see_hand(t, f.seat, t.detective)


def take_one(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The player takes a card of L's hand; only the two know which."""
    me, owner = f.seat, t.detective
    if t.hand_cards(owner):
        options = hand_options(t, owner)
        face = yield ask.one(me, "mole", options, args={"target": owner}, pace="target", whispered=mask(me, owner))
        transfer(t, owner, me, face, "takes")


def is_suspected(t: DeathNoteTable, f: Frame) -> None:
    """The player gets a Suspicion, even if L had no card."""
    suspect(t, "taupe", [(f.seat, f.seat)])


# -- Watari's Foundation ---------------------------------------------------------------------------------------------


def target_draws(t: DeathNoteTable, f: Frame) -> None:
    """The target draws one Action more than were laid away."""
    draw(t, f.target, f.count + amount("fondation_de_watari"))


# -- Investigation Bureau --------------------------------------------------------------------------------------------


def give_to_l(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The target gives L an Action."""
    return _give_away(t, f.target, t.detective)


def give_to_player(t: DeathNoteTable, f: Frame) -> Script[None] | None:
    """The target gives the player an Action too, unless the player is the target."""
    return None if f.target == f.seat else _give_away(t, f.target, f.seat)


def _give_away(t: DeathNoteTable, giver: Seat, receiver: Seat) -> Script[None]:
    """An Action of the giver's choice; a hand of one card leaves none."""
    hand = t.hand(giver)
    if not hand:
        return
    face = hand[0]
    if len(hand) > 1:
        args, both = {"target": receiver}, mask(giver, receiver)
        face = yield ask.one(giver, "bureau", hand_options(t, giver), args=args, pace="target", whispered=both)
    transfer(t, giver, receiver, face, "gives")


# -- Blackmail -------------------------------------------------------------------------------------------------------


def look_at_hand(t: DeathNoteTable, f: Frame) -> None:
    """The player looks at the target's hand."""
    see_hand(t, f.seat, f.target)


def choose_a_card(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The player chooses a card of the target's hand."""
    options = hand_options(t, f.target)
    face = yield ask.one(
        f.seat, "blackmail", options, args={"target": f.target}, pace="target", whispered=mask(f.seat, f.target)
    )
    t.put(replace(f, named=(face,)))


def play_or_discard_it(t: DeathNoteTable, f: Frame) -> None:
    """The target must play it now, if it could be played on the target's own turn; otherwise it is discarded."""
    face = f.named[0]
    t.put(replace(f, named=()))
    if forceable(t, f.target, face):
        t.tell("blackmailed", seat=f.seat, target=f.target)
        play(t, f.target, face, FORCED)
        return
    useless = sum(t.bits[kind] for kind in t.kinds if not forceable(t, f.target, kind))
    discard(t, f.target, [face], also=mask(f.seat))
    t.remember(f.seat, "discarded", (face,))
    learn(t, [Fact(useless, mask(t.cards(t.discard)[-1]), 1)], EVERYBODY)


def forceable(t: DeathNoteTable, seat: Seat, kind: str) -> bool:
    """Whether Blackmail makes a player play such a card; never Amnesia, from an unrevealed player."""
    if ACTIONS[kind].timing not in (TURN, ANY) or (kind == "amnesie" and not t.is_revealed(seat)):
        return False
    return not why_not(t, seat, kind, FORCED)


# -- Spilling the Beans ----------------------------------------------------------------------------------------------


def choose_own(t: DeathNoteTable, f: Frame) -> Script[None]:
    """Who plays it on oneself chooses the card."""
    if f.target == f.seat:
        face = yield ask.one(f.seat, "spill_own", hand_options(t, f.seat), pace="target")
        t.put(replace(f, named=(face,)))


def spill(t: DeathNoteTable, f: Frame) -> None:
    """A card of the target's hand is shown to all and goes to the player; of another player's, one at random."""
    cards = t.hand_cards(f.target)
    face = f.named[0] if f.named else t.faces[t.pick(cards)]
    card = lay_open(t, f.target, cards, face)
    t.move(card, t.hand_zone(f.seat))
    t.put(replace(f, named=()))
    t.happened(deeds.Loses(t.round, f.target, f.seat, face), "spills", seat=f.target, target=f.seat, card=face)


PLAYS: Final[Mapping[str, Play]] = {
    "fouiner": Play((), (snoop,)),
    "fuite_d_informations": Play((), (leak,)),
    "couverture": Play((), (cover,)),
    "taupe": Play((), (look_at_ls_hand, take_one, is_suspected)),
    "fondation_de_watari": Play((how_many, lay_away, a_player(living)), (target_draws,)),
    "bureau_d_enquete": Play((a_player(living),), (give_to_l, give_to_player)),
    "chantage": Play((a_player(others_with_cards),), (look_at_hand, choose_a_card, play_or_discard_it)),
    "deballage": Play((a_player(with_cards), choose_own), (spill,)),
}
