"""The Investigations of round 1: Rebirth, Confrontation, Dealings, Pursuit, Tactics."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from penombre.engine import Option, Script, ask, mask, replaced
from penombre.games.death_note import deeds
from penombre.games.death_note.catalogue import DEALINGS_SHARE
from penombre.games.death_note.hands import discard, see_hand
from penombre.games.death_note.revealing import check_deaths, look, responsible_for, reveal, suspect
from penombre.games.death_note.swapping import swap_role
from penombre.games.death_note.table import NONE, DeathNoteTable, Frame, Steps
from penombre.games.death_note.targets import card_options
from penombre.games.death_note.tiles.designating import add_bonus, answers, discard_options, l_designates, nothing


def needs_living_inactive(t: DeathNoteTable, f: Frame) -> None:
    """Without a living inactive role there is no effect."""
    if not t.inactive_living():
        nothing(t, f)


_DECLINE: Final = Option("decline", NONE, "decline")


def die_and_be_reborn(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The designated player may kill the own role, and take a living one of the centre."""
    options = (_DECLINE, *card_options(t, t.inactive_living()))
    card = yield ask.one(f.target, "rebirth", options, default="decline", pace="answer")
    answers(t, replace(f, role=card), f.target, "decline" if card == NONE else "accept")


def own_role_dies(t: DeathNoteTable, f: Frame) -> None:
    """The role that the player gave up is dead and revealed, by the player."""
    if f.role != NONE:
        card = t.card_of(f.target)
        was = t.suspicion[f.target]
        hidden = not t.revealed >> card & 1
        t.dead |= 1 << card
        t.died_held |= 1 << card
        t.killed_by = replaced(t.killed_by, card, f.target)
        deed = deeds.Death(t.round, f.target, f.target, (card,))
        t.happened(deed, "dies", **responsible_for(f.target, f.target), target=f.target, slot=0)
        reveal(t, card, f.target)
        check_deaths(t)
        t.put(replace(f, count=was if hidden else 0))


def new_role(t: DeathNoteTable, f: Frame) -> None:
    """The player lives on with the new role; Suspicions follow the former state."""
    if f.role != NONE:
        kept = 0 if t.revealed >> f.role & 1 else f.count
        swap_role(t, f.target, f.role)
        t.suspicion = replaced(t.suspicion, f.target, kept)


_REVEAL: Final = Option("reveal", "reveal", "reveal_role")
_KEEP: Final = Option("keep", "keep", "keep_hidden")


def designate_inactive(t: DeathNoteTable, f: Frame) -> Script[None]:
    """L designates an unrevealed inactive role."""
    options = card_options(t, t.inactive_hidden())
    question = ask.one(t.detective, "designate_inactive", options, args={"tile": f.what}, pace="designate")
    card = yield from ask.unless_forced(question)
    t.put(replace(f, role=card))
    deed = deeds.Designate(t.round, t.detective, f.target, f.what, roles=(card,))
    t.happened(deed, "designates_role", seat=t.detective, slot=t.slot(card) + 1, tile=f.what)


def target_looks(t: DeathNoteTable, f: Frame) -> None:
    """The designated player looks at the designated role."""
    look(t, f.target, f.role)


def reveal_or_suspicion(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The designated player reveals that role, or keeps it hidden and gets a Suspicion."""
    args = {"slot": t.slot(f.role) + 1}
    choice = yield ask.one(f.target, "confrontation", (_REVEAL, _KEEP), args=args, default="keep", pace="answer")
    answers(t, f, f.target, choice)


def revealed_or_suspected(t: DeathNoteTable, f: Frame) -> None:
    """The role is revealed or the Suspicion given, as the player chose."""
    if f.mode == "reveal":
        reveal(t, f.role, f.target)
    else:
        suspect(t, f.what, [(f.target, f.target)])


def needs_hidden_inactive(t: DeathNoteTable, f: Frame) -> None:
    """Without an unrevealed inactive role there is no effect."""
    if not t.inactive_hidden():
        nothing(t, f)


def any_group(t: DeathNoteTable, f: Frame) -> None:
    """Where L takes too long, chance designates as many as possible."""
    most = min(len(t.living()) // DEALINGS_SHARE, len(t.hidden()))
    if most:
        t.put(replace(f, seats=tuple(t.shuffled(t.hidden())[:most])))
    else:
        nothing(t, f)


def designate_group(t: DeathNoteTable, f: Frame) -> Script[None]:
    """L designates up to half as many unrevealed players as are alive."""
    options = tuple([ask.seat_option(seat) for seat in t.hidden()])
    default = tuple([ask.seat_option(seat).id for seat in f.seats])
    group = yield ask.several(t.detective, "dealings", options, 1, len(f.seats), default=default, pace="designate")
    t.put(replace(f, seats=group))
    deed = deeds.Designate(t.round, t.detective, card=f.what, seats=group)
    t.happened(deed, "designates_group", seat=t.detective, seats=list(group), tile=f.what)


def suspect_group(t: DeathNoteTable, f: Frame) -> None:
    """Each player of the group gets a Suspicion."""
    suspect(t, f.what, [(seat, t.detective) for seat in f.seats])


def pursue(t: DeathNoteTable, f: Frame) -> None:
    """The Pursuit counts at the end of the game."""
    t.pursuit = True


_SHOW: Final = Option("show", "", "show_hand_to_l", overt="show")


def discard_or_show(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The designated player discards an Action, or shows the whole hand to L."""
    if not t.hand_cards(f.target):
        return
    options = (_SHOW, *discard_options(t, f.target))
    face = yield ask.one(f.target, "tactics", options, default="show", pace="answer", whispered=mask(f.target))
    answers(t, f, f.target, "discard" if face else "show")
    if face:
        discard(t, f.target, [face])
        add_bonus(t, f.what)


def shown_to_l(t: DeathNoteTable, f: Frame) -> None:
    """L sees the hand."""
    if f.mode != "discard" and t.hand_cards(f.target):
        see_hand(t, t.detective, f.target)


STEPS: Final[Steps] = {
    "renaissance": (
        needs_living_inactive,
        l_designates(DeathNoteTable.living),
        die_and_be_reborn,
        own_role_dies,
        new_role,
    ),
    "confrontation": (
        needs_hidden_inactive,
        l_designates(DeathNoteTable.living),
        designate_inactive,
        target_looks,
        reveal_or_suspicion,
        revealed_or_suspected,
    ),
    "pacte": (any_group, designate_group, suspect_group),
    "poursuite": (pursue,),
    "tactique": (l_designates(DeathNoteTable.living), discard_or_show, shown_to_l),
}
