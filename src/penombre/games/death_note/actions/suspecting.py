"""Actions about Suspicions and Ryuk."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from msgspec.structs import replace

from penombre.engine import NOBODY, Option, Script, ask
from penombre.games.death_note import deeds
from penombre.games.death_note.catalogue import amount
from penombre.games.death_note.dying import release_ryuk
from penombre.games.death_note.playing import Play
from penombre.games.death_note.revealing import lose, suspect
from penombre.games.death_note.swapping import swap_chairs
from penombre.games.death_note.table import DeathNoteTable, Frame
from penombre.games.death_note.targets import a_player, others

_NOBODY: Final = Option("nobody", NOBODY, "nobody")


# -- Renunciation ----------------------------------------------------------------------------------------------------


@cache
def _lose_option(count: int) -> Option:
    return Option(f"lose-{count}", count, "lose_suspicions", {"count": count})


def choose_how_many(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The player chooses how many Suspicions to lose."""
    most = min(amount("renoncement"), t.suspicion[f.seat])
    options = tuple([_lose_option(count) for count in range(most, -1, -1)])
    question = ask.one(f.seat, "renounce", options, default="lose-0", pace="target")
    t.put(replace(f, count=(yield from ask.unless_forced(question))))


def renounce(t: DeathNoteTable, f: Frame) -> None:
    """Ryuk goes back to the centre, unless the pawn is locked; the player loses these Suspicions."""
    if not t.locked:
        release_ryuk(t)
    lose(t, f.seat, f.count, "renoncement")


# -- Testimony -------------------------------------------------------------------------------------------------------


def witness_speaks(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The witness may designate one unrevealed player, who gets two Suspicions, or nobody."""
    target = yield ask.seat(
        f.target,
        "testimony",
        t.hidden(),
        before=(_NOBODY,),
        args={"by": f.seat, "count": amount("temoignage")},
        default="nobody",
        pace="target",
    )
    if target == NOBODY:
        t.happened(deeds.Answer(t.round, f.target, card="temoignage", mode="nobody"), "silent_witness", seat=f.target)
    else:
        suspect(t, "temoignage", [(target, f.target)])


# -- Reshuffle -------------------------------------------------------------------------------------------------------

_NOTHING: Final = Option("nothing", "", "move_nothing")
_TAKE: Final = Option("take", "take", "take_suspicion")
_GIVE: Final = Option("give", "give", "give_suspicion")
_NOTHING_TO_TAKE: Final = Option("take", "take", "take_suspicion", refused="cannot_take")
_NOTHING_TO_GIVE: Final = Option("give", "give", "give_suspicion", refused="cannot_give")


def take_or_give(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The player may take one Suspicion from the target, or give one of the own, or neither."""
    takes = t.suspicion[f.target] > 0 and not t.is_revealed(f.seat)
    gives = t.suspicion[f.seat] > 0 and not t.is_revealed(f.target)
    options = (_NOTHING, _TAKE if takes else _NOTHING_TO_TAKE, _GIVE if gives else _NOTHING_TO_GIVE)
    question = ask.one(f.seat, "reshuffle", options, args={"target": f.target}, default="nothing", pace="target")
    t.put(replace(f, mode=(yield from ask.unless_forced(question))))


def exchange_seats(t: DeathNoteTable, f: Frame) -> None:
    """The two players exchange seats, and the Suspicion moves."""
    swap_chairs(t, f.seat, f.target)
    if f.mode:
        giver, taker = (f.target, f.seat) if f.mode == "take" else (f.seat, f.target)
        lose(t, giver, amount("remaniement"), "remaniement")
        suspect(t, "remaniement", [(taker, f.seat)])


PLAYS: Final[Mapping[str, Play]] = {
    "renoncement": Play((choose_how_many,), (renounce,)),
    "temoignage": Play((a_player(others),), (witness_speaks,)),
    "remaniement": Play((a_player(others), take_or_give), (exchange_seats,)),
}
