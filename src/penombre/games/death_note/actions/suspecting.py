"""Actions about Suspicions and Ryuk."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec.structs import replace

from penombre.engine import NOBODY, Option, Script, Seat, ask
from penombre.games.death_note import deeds
from penombre.games.death_note.catalogue import SECRET_ROLES, amount
from penombre.games.death_note.dying import release_ryuk
from penombre.games.death_note.playing import PLAYS, Play, stay, take_ryuk
from penombre.games.death_note.revealing import lose, suspect
from penombre.games.death_note.swapping import swap_chairs
from penombre.games.death_note.table import ALL_ROLES, DeathNoteTable, Frame
from penombre.games.death_note.targets import a_player, a_role_name, always, hidden, living, others, some

_NOBODY: Final = Option("nobody", NOBODY, "nobody")


# -- Alibi -----------------------------------------------------------------------------------------------------------


def _before_the_allotment(t: DeathNoteTable, me: Seat) -> str:
    return "too_late" if t.allotting else some(hidden)(t, me)


def protect(t: DeathNoteTable, f: Frame) -> None:
    """Until the round ends L and the tile give the target no Suspicion, and L has one more to hand out."""
    stay(t, f, f.target)


PLAYS["alibi"] = Play(_before_the_allotment, (a_player(hidden),), (protect,))

# -- Clearing One's Name ---------------------------------------------------------------------------------------------


def wait_for_the_end(t: DeathNoteTable, f: Frame) -> None:
    """It counts at the end of the round, after L's allotment."""
    stay(t, f, f.seat)


PLAYS["se_blanchir"] = Play(always, (), (wait_for_the_end,))

# -- Discovery -------------------------------------------------------------------------------------------------------


def lock_ryuk(t: DeathNoteTable, f: Frame) -> None:
    """The target takes Ryuk and keeps the pawn until the round ends."""
    t.locked = False
    take_ryuk(t, f.target)
    t.locked = True
    t.tell("ryuk_locked", target=f.target)
    stay(t, f, f.target)


PLAYS["decouverte"] = Play(always, (a_player(living),), (lock_ryuk,))

# -- Renunciation ----------------------------------------------------------------------------------------------------


def _has_ryuk(t: DeathNoteTable, me: Seat) -> str:
    return "" if t.pawn == me else "needs_ryuk"


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


PLAYS["renoncement"] = Play(_has_ryuk, (choose_how_many,), (renounce,))

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


PLAYS["temoignage"] = Play(some(others), (a_player(others),), (witness_speaks,))

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
    """They exchange seats, and the Suspicion moves."""
    swap_chairs(t, f.seat, f.target)
    if f.mode:
        giver, taker = (f.target, f.seat) if f.mode == "take" else (f.seat, f.target)
        lose(t, giver, amount("remaniement"), "remaniement")
        suspect(t, "remaniement", [(taker, f.seat)])


PLAYS["remaniement"] = Play(some(others), (a_player(others), take_or_give), (exchange_seats,))


# -- False Lead ------------------------------------------------------------------------------------------------------


def follow(t: DeathNoteTable, f: Frame) -> None:
    """The card stays in front of the player: an apple if that role is revealed at the end."""
    stay(t, f, f.seat, f.named[0])


def unrevealed_roles(t: DeathNoteTable) -> tuple[str, ...]:
    """The roles that nobody has revealed."""
    shown = {t.faces[card] for card in range(ALL_ROLES) if t.revealed >> card & 1}
    return tuple([role for role in SECRET_ROLES if role not in shown])


PLAYS["fausse_piste"] = Play(always, (a_role_name(unrevealed_roles),), (follow,))
