"""Death: a role is about to die, somebody may prevent it, and then it is dead."""

from __future__ import annotations

from msgspec.structs import replace

from penombre.engine import NOBODY, Card, Seat, replaced
from penombre.games.death_note import deeds
from penombre.games.death_note.hands import discard
from penombre.games.death_note.in_play import end_with_player, take_away, threat_to_carry_out
from penombre.games.death_note.revealing import check_deaths, responsible_for, reveal
from penombre.games.death_note.table import DeathNoteTable, Frame

DESIGNATED = "designated"
"""Killed by a death Action that designates a role."""
THREAT = "menace"
"""Killed by a Threat: a death Action that designates nobody."""
TILE = "tile"
"""Killed by an Investigation."""
SECRET = "secret"
SAVED = "saved"


def kill(t: DeathNoteTable, card: Card, by: Seat, cause: str) -> None:
    """A role is about to die, unless it is dead, or its death has to wait."""
    if t.dead >> card & 1:
        return
    victim = t.holder(card)
    if put_off(t, card, victim, by):
        return
    t.push(Frame("death", seat=by, role=card, target=victim, window=cause))
    t.tell("about_to_die", **responsible_for(by, victim), target=victim, slot=t.slot(card) + 1)


def put_off(t: DeathNoteTable, card: Card, victim: Seat, by: Seat) -> bool:
    """Whoever has lent the hand to a Death Note lives until it is back: another death waits with that Death Note.

    Only a death Action can designate somebody meanwhile: Threats and tiles come after all Actions.
    """
    if victim == NOBODY or t.before(2):
        return False
    for place, f in enumerate(t.stack):
        if f.what == "death_note" and f.target == victim and f.count:
            t.stack = replaced(t.stack, place, replace(f, roles=(*f.roles, card), seats=(*f.seats, by)))
            t.tell("death_waits", target=victim)
            return True
    return False


def prevent(t: DeathNoteTable, f: Frame) -> None:
    """All other effects were applied. Players may save the one about to die; an inactive role only from an Action."""
    if f.target != NOBODY or f.window == DESIGNATED:
        t.push(Frame("window", mode="death"))


def die(t: DeathNoteTable, f: Frame) -> None:
    """The role dies, unless it was saved meanwhile, or something else has killed it."""
    if not settled(t, f):
        bury(t, f.role, f.seat, held=f.target != NOBODY, secret=f.mode == SECRET)
        if not t.depth and not t.over:
            look_at_threats(t)


def settled(t: DeathNoteTable, f: Frame) -> bool:
    """Whether nobody is about to die any more: the role was saved, or died of something that came in between."""
    return f.mode == SAVED or bool(t.dead >> f.role & 1)


def bury(t: DeathNoteTable, card: Card, by: Seat, *, held: bool, secret: bool = False) -> None:
    """A role is dead, and revealed unless that is kept secret. Its player is out and scores all the same."""
    victim = t.holder(card)
    t.dead |= 1 << card
    t.killed_by = replaced(t.killed_by, card, by)
    if held:
        t.died_held |= 1 << card
    deed = deeds.Death(t.round, by, victim, (card,), SECRET if secret else "")
    about = {**responsible_for(by, victim), "target": victim, "slot": t.slot(card) + 1}
    t.happened(deed, "dies_hidden" if secret else "dies", **about)
    if not secret:
        reveal(t, card, by)
    check_deaths(t)
    if victim != NOBODY:
        leave(t, victim, secret)


def leave(t: DeathNoteTable, victim: Seat, secret: bool) -> None:
    """A dead player has no hand, no pawn, no Suspicions (but one who died in secret keeps those), and no Threat."""
    if t.hand_cards(victim):
        discard(t, victim, t.hand(victim))
    if not secret:
        t.suspicion = replaced(t.suspicion, victim, 0)
    if t.pawn == victim:
        release_ryuk(t)
    end_with_player(t, victim)


def release_ryuk(t: DeathNoteTable) -> None:
    """The pawn goes back to the centre, and is free."""
    t.pawn, t.locked = NOBODY, False
    t.happened(deeds.Ryuk(t.round), "ryuk_free")


def change_fate(t: DeathNoteTable, mode: str) -> None:
    """What the Action being played does to the death it answers: that lies two frames below, under its window."""
    for place in range(len(t.stack) - 1, -1, -1):
        if t.stack[place].what == "death":
            t.stack = replaced(t.stack, place, replace(t.stack[place], mode=mode))
            return


def look_at_threats(t: DeathNoteTable) -> None:
    """Of those whom a Threat waits for, the last one dies; if there is nobody left it is discarded.

    The oldest comes first; whatever becomes of that death, the others are looked at again after it.
    """
    while threat := threat_to_carry_out(t):
        last = threat.waiting.bit_length() - 1
        take_away(t, threat.card)
        t.tell("threat" if last != NOBODY else "threat_void", seat=threat.owner, target=last)
        if last != NOBODY:
            kill(t, t.card_of(last), threat.owner, THREAT)
            return


STEPS = {"death": (prevent, die)}
