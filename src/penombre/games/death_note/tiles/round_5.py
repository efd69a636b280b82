"""The Investigations of round 5: Performance, Guidance, Frenzy, Revival, Silence."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from penombre.engine import Option, Script, ask, replaced
from penombre.games.death_note import deeds
from penombre.games.death_note.catalogue import amount
from penombre.games.death_note.dying import TILE as BY_TILE
from penombre.games.death_note.dying import kill
from penombre.games.death_note.revealing import TILE, give, suspect
from penombre.games.death_note.swapping import swap_role
from penombre.games.death_note.table import EFFECT, NONE, DeathNoteTable, Frame, Steps
from penombre.games.death_note.targets import card_options, living_anywhere
from penombre.games.death_note.tiles.designating import (
    answers,
    designated,
    l_designates,
    l_designates_two,
    neighbouring,
)


def exchange_suspicions(t: DeathNoteTable, f: Frame) -> None:
    """The two players exchange all their Suspicions, Alibi or not."""
    one, other = f.seats
    had = t.suspicion
    t.suspicion = replaced(replaced(had, one, had[other]), other, had[one])
    deed = deeds.Exchange(t.round, one, other, f.what)
    t.happened(deed, "suspicions_exchanged", target=one, other=other, count=had[other], total=had[one])


def suspicion_by_hand(t: DeathNoteTable, f: Frame) -> None:
    """Every living unrevealed player gets as many Suspicions as Actions in hand, at most three."""
    gifts = [(seat, min(amount(f.what), len(t.hand_cards(seat))), EFFECT) for seat in t.hidden_living()]
    give(t, gifts, TILE, f.what)


def next_to_revive(t: DeathNoteTable, f: Frame) -> Script[None]:
    """L designates all living players one by one, in any order."""
    left = [seat for seat in t.living() if seat not in f.seats]
    if not left or not t.inactive_living():
        t.pop()
    elif len(left) == 1:
        t.put(replace(f, target=left[0], seats=(*f.seats, left[0])))
    else:
        args, first = {"tile": f.what}, f"seat-{left[0]}"
        target = yield ask.seat(t.detective, "designate", left, args=args, default=first, pace="designate")
        designated(t, replace(f, target=target, seats=(*f.seats, target)))


def swap_or_suspicion(t: DeathNoteTable, f: Frame) -> Script[None]:
    """Each swaps the role for a living inactive one, or gets a Suspicion."""
    take = Option("take", NONE, "take_one_suspicion")
    options = (take, *card_options(t, t.inactive_living()))
    card = yield ask.one(f.target, "revival", options, default="take", pace="answer")
    answers(t, replace(f, role=card), f.target, "take" if card == NONE else "swap")


def swapped_or_suspected(t: DeathNoteTable, f: Frame) -> None:
    """The role is swapped or the Suspicion given at once, before the next player."""
    t.put(replace(f, step=0, role=NONE, mode=""))
    if f.role == NONE:
        suspect(t, f.what, [(f.target, f.target)])
    else:
        swap_role(t, f.target, f.role)


def designate_death(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The designated player designates the role of another living player, or a living inactive one."""
    options = card_options(t, living_anywhere(t, f.target))
    card = yield ask.one(f.target, "silence", options, pace="answer")
    t.put(replace(f, role=card))
    holder = t.holder(card)
    deed = deeds.Designate(t.round, f.target, holder, f.what, roles=(card,))
    t.happened(deed, "aims_role", seat=f.target, card=f.what, target=holder, slot=t.slot(card) + 1)


def it_dies(t: DeathNoteTable, f: Frame) -> None:
    """The role dies; this is no death Action."""
    kill(t, f.role, f.target, BY_TILE)


STEPS: Final[Steps] = {
    "performance": (l_designates_two(lambda t: neighbouring(t, t.hidden_living())), exchange_suspicions),
    "conduite": (suspicion_by_hand,),
    "frenesie": (),
    "resurrection": (next_to_revive, swap_or_suspicion, swapped_or_suspected),
    "silence": (l_designates(DeathNoteTable.living), designate_death, it_dies),
}
