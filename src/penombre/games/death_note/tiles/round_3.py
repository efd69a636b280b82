"""The Investigations of round 3: Assault, Love, Confession, Friend, Wager."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from penombre.engine import Option, Script, ask, mask
from penombre.games.death_note import deeds
from penombre.games.death_note.actions.looking import target_looks_at_neighbour
from penombre.games.death_note.catalogue import LIGHT, SECRET_ROLES, amount
from penombre.games.death_note.checking import ask_after, told
from penombre.games.death_note.hands import discard, draw, hand_options
from penombre.games.death_note.revealing import reveal
from penombre.games.death_note.table import DeathNoteTable, Frame, Steps
from penombre.games.death_note.targets import role_options
from penombre.games.death_note.tiles.designating import add_bonus, answers, l_designates, l_designates_two, neighbouring

_ASSAULTED: Final = tuple(role for role in SECRET_ROLES if role != LIGHT)


def name_a_role(t: DeathNoteTable, f: Frame) -> Script[None]:
    """L names a role other than Light."""
    args = {"target": f.target}
    role = yield ask.one(t.detective, "assault", role_options(_ASSAULTED), args=args, pace="designate")
    t.put(replace(f, named=(role,)))
    deed = deeds.Designate(t.round, t.detective, f.target, f.what, named=(role,))
    t.happened(deed, "l_names", seat=t.detective, target=f.target, role=role)


def is_it_so(t: DeathNoteTable, f: Frame) -> None:
    """Has the player that role?"""
    ask_after(t, [f.target], f.named, f.what)


def revealed_or_draws(t: DeathNoteTable, f: Frame) -> None:
    """If so, the player is revealed by L; if not, draws two Actions and discards one."""
    if f.target in t.verdict:
        reveal(t, t.card_of(f.target), t.detective)
        t.pop()
        return
    told(t, f.target, f.named, yes=False)
    deed = deeds.Check(t.round, t.detective, f.target, f.what, (t.card_of(f.target),), f.named, "no")
    t.happened(deed, "assault_no", target=f.target, role=f.named[0])
    draw(t, f.target, amount(f.what))


def discard_one(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The target discards any card of the hand."""
    options = hand_options(t, f.target)
    if options:
        face = yield ask.one(f.target, "assault_discard", options, pace="answer", whispered=mask(f.target))
        discard(t, f.target, [face])


def fall_in_love(t: DeathNoteTable, f: Frame) -> None:
    """Each has one more objective: Light is not revealed."""
    t.lovers = f.seats


_CONFESS: Final = Option("confess", "confess", "confess")
_REFUSE: Final = Option("refuse", "refuse", "refuse_to_confess")


def confess_or_not(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The designated player is revealed, or L has two more Suspicions; one who died in secret cannot choose."""
    options = (_REFUSE, _CONFESS) if t.alive(f.target) else (_REFUSE,)
    args = {"count": amount(f.what)}
    question = ask.one(f.target, "confession", options, args=args, default="refuse", pace="answer")
    answers(t, f, f.target, (yield from ask.unless_forced(question)))


def confessed_or_bonus(t: DeathNoteTable, f: Frame) -> None:
    """The player is revealed or L's bonus grows, as the player chose."""
    if f.mode == "confess":
        reveal(t, t.card_of(f.target), f.target)
    else:
        add_bonus(t, f.what)


def befriend(t: DeathNoteTable, f: Frame) -> None:
    """The player of the next Action loses up to two Suspicions after it."""
    t.friend = True


def who_looks(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The receiver of the Suspicion looks; where there are several, L says which."""
    receivers = [seat for seat in t.in_order() if t.allotted[seat]]
    if not receivers:
        t.pop()
    elif len(receivers) == 1:
        t.put(replace(f, target=receivers[0]))
    else:
        target = yield ask.seat(t.detective, "wager", receivers, pace="designate")
        t.put(replace(f, target=target))
        deed = deeds.Designate(t.round, t.detective, target, "pari")
        t.happened(deed, "designates", seat=t.detective, target=target, tile="pari")


STEPS: Final[Steps] = {
    "assaut": (l_designates(DeathNoteTable.hidden_living), name_a_role, is_it_so, revealed_or_draws, discard_one),
    "amour": (l_designates_two(lambda t: neighbouring(t, t.living())), fall_in_love),
    "confession": (l_designates(DeathNoteTable.hidden), confess_or_not, confessed_or_bonus),
    "ami": (befriend,),
    "pari": (),
    "pari_after": (who_looks, target_looks_at_neighbour("pari")),
}
