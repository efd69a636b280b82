"""Actions that stay in play: what each does as long as it lies there, and when it goes.

How they are played is in `actions/lasting.py`. Who asks for what is here: `revealing.py` and `rounds.py` after Alibis,
`turn.py` after Manipulations, `rounds.py` after Clearing One's Name, `dying.py` after Threats, `scoring.py` after False
Leads. Discovery locks the pawn (`locked`), which `playing.py` obeys.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from penombre.engine import Card, Seat
from penombre.games.death_note.table import DeathNoteTable, Frame, InPlay

_UNTIL_ROUND_END: Final = ("alibi", "se_blanchir", "decouverte")


def stay(t: DeathNoteTable, f: Frame, on: Seat, named: str = "", waiting: int = 0) -> None:
    """The card stays in play in front of somebody."""
    t.move(f.card, t.front_zone)
    t.front += (InPlay(f.card, t.faces[f.card], f.seat, on, named, waiting),)


def take_away(t: DeathNoteTable, card: Card) -> None:
    """An Action that stayed in play is discarded."""
    t.front = tuple([each for each in t.front if each.card != card])
    t.move(card, t.discard)


def end_with_round(t: DeathNoteTable) -> None:
    """Alibi, Clearing One's Name and Discovery lie until the round ends; then the pawn is free, too."""
    for each in t.front:
        if each.kind in _UNTIL_ROUND_END:
            take_away(t, each.card)
    t.locked = False


def end_with_player(t: DeathNoteTable, dead: Seat) -> None:
    """Manipulation goes with whom it lies on, a Threat with whose it is; no Threat waits for the dead."""
    for each in t.front:
        if (each.kind == "manipulation" and each.on == dead) or (each.kind == "menace" and each.owner == dead):
            take_away(t, each.card)
    wait_no_more(t, dead)


# -- Alibi -----------------------------------------------------------------------------------------------------------


def alibis(t: DeathNoteTable) -> list[Seat]:
    """Who gets no Suspicion from L nor from tiles, once for each card: L has more to hand out for each."""
    return [each.on for each in t.front if each.kind == "alibi"]


# -- Manipulation ----------------------------------------------------------------------------------------------------


def turned_around(t: DeathNoteTable, seat: Seat) -> bool:
    """Whether a player draws for discarding a tile instead of leaving it; two Manipulations are as good as one."""
    return any(each.kind == "manipulation" and each.on == seat for each in t.front)


# -- Clearing One's Name ---------------------------------------------------------------------------------------------


def uncleared(t: DeathNoteTable) -> list[tuple[Seat, Seat]]:
    """For each card, every unrevealed player who has played nothing but this very one, with whose card it is."""
    return [
        (seat, each.owner)
        for each in t.front
        if each.kind == "se_blanchir"
        for seat in t.hidden()
        if t.played[seat] == (seat == each.owner)
    ]


# -- Threat ----------------------------------------------------------------------------------------------------------


def wait_no_more(t: DeathNoteTable, seat: Seat) -> None:
    """A player has played or died: no Threat waits for that one."""
    t.front = tuple([replace(each, waiting=each.waiting & ~(1 << seat)) for each in t.front])


def threat_to_carry_out(t: DeathNoteTable) -> InPlay | None:
    """The oldest Threat that waits for one player at the most: the last one dies."""
    return next((each for each in t.front if each.kind == "menace" and each.waiting.bit_count() < 2), None)


# -- False Lead ------------------------------------------------------------------------------------------------------


def leads(t: DeathNoteTable, seat: Seat) -> list[str]:
    """The roles a player wants revealed at the end, each for an extra objective."""
    return [each.named for each in t.front if each.kind == "fausse_piste" and each.owner == seat]
