"""Actions that kill by designating a role: Death Note, a page of it, Rem, Shinigami Eyes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from penombre.engine import Option, Script, ask, mask
from penombre.engine.knowing import held, part_with, shown_of_hand
from penombre.games.death_note import deeds
from penombre.games.death_note.actions.looking import look_at_declared
from penombre.games.death_note.catalogue import KIRAS, SECRET_ROLES
from penombre.games.death_note.checking import ask_after, told
from penombre.games.death_note.dying import DESIGNATED, kill
from penombre.games.death_note.hands import discard, play_option
from penombre.games.death_note.legality import may_play
from penombre.games.death_note.playing import Play, announce
from penombre.games.death_note.revealing import reveal, suspect
from penombre.games.death_note.table import ROLE_BIT, DeathNoteTable, Frame, sort_actions
from penombre.games.death_note.targets import a_card, a_player, a_role_name, hidden_anywhere, living_anywhere, others

_NONE: Final = Option("none", "", "borrow_none")


# -- Death Note ------------------------------------------------------------------------------------------------------


def take_the_hand(t: DeathNoteTable, f: Frame) -> None:
    """The whole hand of the target passes to the player, who keeps it apart from the own one."""
    cards, faces = t.hand_cards(f.target), t.hand(f.target)
    if faces:
        shown_of_hand(t, f.seat, f.target, cards, faces)
    for card in cards:
        t.move(card, t.lent_zone(f.target))
    t.put(replace(f, count=len(cards)))
    me, deed = f.seat, deeds.Hand(t.round, f.seat, f.target)
    t.happened(deed, "takes_hand", {me: {"cards": list(faces)}}, seat=me, target=f.target, count=len(cards))
    t.remember(me, "saw", faces)


def borrow_one(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The player may play one of these cards that could be played right now if it were the player's own."""
    if not f.count:
        return
    lent = t.cards(t.lent_zone(f.target))
    kinds = dict.fromkeys(sort_actions([t.faces[card] for card in lent]))
    options = tuple([play_option(kind, "" if may_play(t, f.seat, kind, f.window) else "not_now") for kind in kinds])
    kind = yield ask.one(f.seat, "borrow", (_NONE, *options), args={"target": f.target}, default="none", pace="answer")
    if kind:
        card = part_with(t, lent, held(t, lent, kind), mask(f.target))
        t.show(card)
        announce(t, f.seat, card, f.window)


def give_the_hand_back(t: DeathNoteTable, f: Frame) -> None:
    """The rest of the hand returns to its player, whose death waits no longer."""
    if not f.count:  # nothing was taken: what lies there is lent to another Death Note
        return
    t.put(replace(f, count=0))
    lent = t.cards(t.lent_zone(f.target))
    for card in lent:
        t.move(card, t.hand_zone(f.target))
    if lent:
        t.tell("hand_back", seat=f.seat, target=f.target)
    if not t.alive(f.target) and t.hand_cards(f.target):  # in version 1 its player may have died meanwhile
        discard(t, f.target, t.hand(f.target))


def deaths_that_waited(t: DeathNoteTable, f: Frame) -> None:
    """If the borrowed Action was to kill the target, that comes now, with the hand in reach."""
    if f.roles:
        t.again(replace(f, roles=f.roles[1:], seats=f.seats[1:]))
        kill(t, f.roles[0], f.seats[0], DESIGNATED)


def target_dies(t: DeathNoteTable, f: Frame) -> None:
    """The role that the target has now dies."""
    if t.alive(f.target):
        kill(t, t.card_of(f.target), f.seat, DESIGNATED)


# -- Death Note Page -------------------------------------------------------------------------------------------------


def named_or_player_dies(t: DeathNoteTable, f: Frame) -> None:
    """If it is the named role, that one dies; otherwise the player's own."""
    bit = ROLE_BIT[f.named[0]]
    if t.faces[f.role] == f.named[0]:
        t.exclude(f.role, ~bit)
        kill(t, f.role, f.seat, DESIGNATED)
    else:
        t.exclude(f.role, bit)
        kill(t, t.card_of(f.seat), f.seat, DESIGNATED)


# -- Rem -------------------------------------------------------------------------------------------------------------


def is_target_kira(t: DeathNoteTable, f: Frame) -> None:
    """Is the target Kira? In version 1 the player was revealed before that."""
    if t.before(2):
        reveal(t, t.card_of(f.seat), f.seat)
    ask_after(t, [f.target], KIRAS, "rem")


def dies_unless_kira(t: DeathNoteTable, f: Frame) -> None:
    """If the target is no Kira, the player is revealed, and the target's role dies; else nothing happens."""
    kira = f.target in t.verdict
    told(t, f.target, KIRAS, yes=kira)
    deed = deeds.Check(t.round, f.seat, f.target, "rem", (t.card_of(f.target),), mode="yes" if kira else "no")
    t.happened(deed, "rem_answer", target=f.target, kira=kira)
    if not kira:
        if not t.before(2):
            reveal(t, t.card_of(f.seat), f.seat)
        kill(t, t.card_of(f.target), f.seat, DESIGNATED)


# -- Shinigami Eyes --------------------------------------------------------------------------------------------------


def pay_with_suspicion(t: DeathNoteTable, f: Frame) -> None:
    """The player gets a Suspicion."""
    suspect(t, "yeux_de_shinigami", [(f.seat, f.seat)])


def designated_dies(t: DeathNoteTable, f: Frame) -> None:
    """The designated role dies."""
    kill(t, f.role, f.seat, DESIGNATED)


PLAYS: Final[Mapping[str, Play]] = {
    "death_note": Play(
        (a_player(others),), (take_the_hand, borrow_one, give_the_hand_back, deaths_that_waited, target_dies)
    ),
    "page_de_death_note": Play(
        (a_card(hidden_anywhere), a_role_name(lambda t: SECRET_ROLES)), (look_at_declared, named_or_player_dies)
    ),
    "rem": Play((a_player(others),), (is_target_kira, dies_unless_kira)),
    "yeux_de_shinigami": Play((a_card(living_anywhere),), (pay_with_suspicion, designated_dies)),
}
