"""Actions that stay in play: how each is laid. What it does as long as it lies there is in `in_play.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from penombre.engine import mask
from penombre.games.death_note.catalogue import SECRET_ROLES
from penombre.games.death_note.in_play import stay
from penombre.games.death_note.playing import Play, take_ryuk
from penombre.games.death_note.table import ALL_ROLES, DeathNoteTable, Frame
from penombre.games.death_note.targets import a_player, a_role_name, hidden, living, others

# -- Alibi -----------------------------------------------------------------------------------------------------------


def protect(t: DeathNoteTable, f: Frame) -> None:
    """Until the round ends L and the tile give the target no Suspicion, and L has one more to hand out."""
    stay(t, f, f.target)


# -- Manipulation ----------------------------------------------------------------------------------------------------


def turn_around(t: DeathNoteTable, f: Frame) -> None:
    """The target now draws for discarding a tile instead of leaving it."""
    stay(t, f, f.target)


# -- Clearing One's Name ---------------------------------------------------------------------------------------------


def wait_for_the_end(t: DeathNoteTable, f: Frame) -> None:
    """It counts at the end of the round, after L's allotment."""
    stay(t, f, f.seat)


# -- Discovery -------------------------------------------------------------------------------------------------------


def lock_ryuk(t: DeathNoteTable, f: Frame) -> None:
    """The target takes Ryuk and keeps the pawn until the round ends."""
    t.locked = False
    take_ryuk(t, f.target)
    t.locked = True
    t.tell("ryuk_locked", target=f.target)
    stay(t, f, f.target)


# -- Threat ----------------------------------------------------------------------------------------------------------


def threaten(t: DeathNoteTable, f: Frame) -> None:
    """The card stays; of the others who have not played an Action since, the last one will die."""
    stay(t, f, f.seat, waiting=mask(*others(t, f.seat)))


# -- False Lead ------------------------------------------------------------------------------------------------------


def follow(t: DeathNoteTable, f: Frame) -> None:
    """The card stays in front of the player: an apple if that role is revealed at the end."""
    stay(t, f, f.seat, f.named[0])


def unrevealed_roles(t: DeathNoteTable) -> tuple[str, ...]:
    """The roles that nobody has revealed."""
    shown = {t.faces[card] for card in range(ALL_ROLES) if t.revealed >> card & 1}
    return tuple([role for role in SECRET_ROLES if role not in shown])


PLAYS: Final[Mapping[str, Play]] = {
    "alibi": Play((a_player(hidden),), (protect,)),
    "manipulation": Play((a_player(living),), (turn_around,)),
    "se_blanchir": Play((), (wait_for_the_end,)),
    "decouverte": Play((a_player(living),), (lock_ryuk,)),
    "menace": Play((), (threaten,)),
    "fausse_piste": Play((a_role_name(unrevealed_roles),), (follow,)),
}
