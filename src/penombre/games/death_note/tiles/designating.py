"""What Investigations share: whom L designates, what players answer, Suspicions to come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from msgspec.structs import replace

from penombre.engine import Option, Script, Seat, ask
from penombre.games.death_note import deeds
from penombre.games.death_note.actions.looking import pair_option
from penombre.games.death_note.catalogue import amount
from penombre.games.death_note.hands import hand_options
from penombre.games.death_note.table import DeathNoteTable, Frame, Step

Seats = Callable[[DeathNoteTable], Sequence[Seat]]


def l_designates(among: Seats) -> Step:
    """L designates a player; if there is none, nothing happens."""

    def step(t: DeathNoteTable, f: Frame) -> Script[None]:
        seats = among(t)
        if not seats:
            nothing(t, f)
            return
        target = yield ask.seat(t.detective, "designate", seats, args={"tile": f.what}, pace="designate")
        designated(t, replace(f, target=target))

    return step


def designated(t: DeathNoteTable, f: Frame) -> None:
    """Everybody sees whom L has designated."""
    t.put(f)
    deed = deeds.Designate(t.round, t.detective, f.target, f.what, f.seats, f.roles, f.named)
    t.happened(deed, "designates", seat=t.detective, target=f.target, tile=f.what)


def nothing(t: DeathNoteTable, f: Frame) -> None:
    """The tile has no effect."""
    t.pop()
    t.tell("no_effect", tile=f.what)


def l_designates_two(pairs: Callable[[DeathNoteTable], list[tuple[Seat, Seat]]]) -> Step:
    """L designates two players; if there are none, nothing happens."""

    def step(t: DeathNoteTable, f: Frame) -> Script[None]:
        options = tuple([pair_option(one, other) for one, other in pairs(t)])
        if not options:
            nothing(t, f)
            return
        pair = yield ask.one(t.detective, "designate_two", options, args={"tile": f.what}, pace="designate")
        t.put(replace(f, seats=pair))
        deed = deeds.Designate(t.round, t.detective, card=f.what, seats=pair)
        t.happened(deed, "designates_two", seat=t.detective, target=pair[0], other=pair[1], tile=f.what)

    return step


def neighbouring(t: DeathNoteTable, among: Sequence[Seat]) -> list[tuple[Seat, Seat]]:
    """Of these players, all pairs of neighbours."""
    return [(one, other) for one, other in combinations(sorted(among), 2) if other in t.neighbours(one)]


def answers(t: DeathNoteTable, f: Frame, seat: Seat, mode: str) -> None:
    """Everybody sees what a player has chosen."""
    t.put(replace(f, mode=mode))
    deed = deeds.Answer(t.round, seat, card=f.what, mode=mode)
    t.happened(deed, "answers", seat=seat, tile=f.what, choice=mode)


def add_bonus(t: DeathNoteTable, tile: str) -> None:
    """L has more Suspicions to hand out, as many as the tile says."""
    t.bonus += amount(tile)
    t.tell("bonus", count=amount(tile))


def discard_options(t: DeathNoteTable, seat: Seat) -> tuple[Option, ...]:
    """Each Action of a hand once, to be discarded: everybody sees that it is, not which one."""
    return tuple(
        [
            Option(f"discard-{each.id}", each.value, "discard_action", each.args, overt="discard")
            for each in hand_options(t, seat)
        ]
    )
