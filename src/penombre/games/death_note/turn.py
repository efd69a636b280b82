"""A player's turn: Actions, the tile, a card drawn, Actions again."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from penombre.engine import Option, Script, ask, mask, replaced
from penombre.games.death_note import deeds
from penombre.games.death_note.catalogue import DRAWN_FOR_TILE
from penombre.games.death_note.hands import draw
from penombre.games.death_note.in_play import turned_around
from penombre.games.death_note.table import NONE, DeathNoteTable, Frame
from penombre.games.death_note.windows import on_turn

LEFT: Final = "left"
DISCARDED: Final = "discarded"
COVERED: Final = "covered"

_LOOK: Final = Option("look", "", "look")
_END: Final = Option("end", "", "end_turn")
_LEAVE: Final = Option("leave", LEFT, "leave_tile")
_DISCARD: Final = Option("discard", DISCARDED, "discard_tile")
_LAST: Final = Option("discard", DISCARDED, "discard_tile", refused="last_tile")


def _over(t: DeathNoteTable, f: Frame) -> bool:
    """Whoever dies on the own turn has no more of it."""
    if t.alive(f.seat):
        return False
    t.pop()
    return True


def begin(t: DeathNoteTable, f: Frame) -> None:
    """The first living player in the order of the round who has had no turn yet."""
    t.active = f.seat
    t.turns |= mask(f.seat)
    t.covered, t.snooping, t.leaking = False, 0, False
    t.happened(deeds.Turn(t.round, f.seat), "turn", seat=f.seat)


def start(t: DeathNoteTable, f: Frame) -> Script[None] | None:
    """Start-of-turn Actions, until the player looks at the tile."""
    return None if _over(t, f) else on_turn(t, f, "turn_start", _LOOK)


def look(t: DeathNoteTable, f: Frame) -> None:
    """The player looks at the top tile of the round, unless somebody covers it."""
    if _over(t, f):
        return
    if t.covered:
        t.marks = replaced(t.marks, f.seat, COVERED)
        drawn = _drawn(t, f, LEFT)
        t.put(replace(f, mode=COVERED, count=drawn))
        t.happened(deeds.Covered(t.round, f.seat, drawn), "tile_covered", seat=f.seat)
        return
    _see_top(t, f)


def _see_top(t: DeathNoteTable, f: Frame) -> None:
    tile = t.cards(t.pile(t.round))[0]
    t.show(tile, mask(f.seat))
    t.whisper(mask(f.seat), "sees_tile", seat=f.seat, tile=t.faces[tile])


def choose(t: DeathNoteTable, f: Frame) -> Script[None] | None:
    """Leave the tile, or discard it unless it is the last one of the round."""
    return None if _over(t, f) or f.mode == COVERED else _chosen(t, f, second=False)


def _chosen(t: DeathNoteTable, f: Frame, *, second: bool) -> Script[None]:
    pile = t.cards(t.pile(t.round))
    discards = _DISCARD if len(pile) > 1 else _LAST
    tile = t.faces[pile[0]]
    drawn_for = {choice: _drawn_again(t, f, choice) if second else _drawn(t, f, choice) for choice in (LEFT, DISCARDED)}
    args = {"tile": tile, **drawn_for}
    chosen = yield ask.one(f.seat, "tile_choice", (_LEAVE, discards), args=args, default="leave", pace="tile")
    drawn = drawn_for[chosen]
    t.marks = replaced(t.marks, f.seat, chosen)
    t.put(replace(f, mode=chosen, count=drawn))
    if chosen == LEFT:
        t.happened(deeds.Left(t.round, f.seat, drawn), "tile_left", seat=f.seat)
    else:
        t.happened(deeds.Discarded(t.round, f.seat, drawn), "tile_discarded", seat=f.seat)
        t.move(pile[0], t.tile_discard)
        t.discarded = pile[0]
    t.remember(f.seat, "tile", (tile,))


def _drawn(t: DeathNoteTable, f: Frame, choice: str) -> int:
    """How many Actions are drawn for leaving or discarding: Ryuk always draws, Manipulation turns it around."""
    turned = turned_around(t, f.seat)
    base = DRAWN_FOR_TILE if t.pawn == f.seat or turned == (choice == DISCARDED) else 0
    return base + (t.snooping if choice == DISCARDED else 0)


def _drawn_again(t: DeathNoteTable, f: Frame, choice: str) -> int:
    """The second tile of an Information Leak draws nothing; at some tables it does when it is left."""
    return _drawn(t, f, LEFT) if t.leak_draws and choice == LEFT else 0


def draw_cards(t: DeathNoteTable, f: Frame) -> None:
    """What the choice gives."""
    draw(t, f.seat, f.count)


def discarded(t: DeathNoteTable, f: Frame) -> None:
    """A tile has just been discarded: Resignation and Accusations may answer it."""
    if f.mode == DISCARDED:
        t.push(Frame("window", seat=f.seat, mode="discarded"))


def look_again(t: DeathNoteTable, f: Frame) -> None:
    """Under an Information Leak the player looks at the next tile."""
    t.discarded = NONE
    if _over(t, f):
        return
    if not (t.leaking and f.mode == DISCARDED):
        t.put(replace(f, step=f.step + 3, mode=""))
        return
    _see_top(t, f)


def choose_again(t: DeathNoteTable, f: Frame) -> Script[None]:
    """Under an Information Leak the player chooses again."""
    return _chosen(t, f, second=True)


def main(t: DeathNoteTable, f: Frame) -> Script[None] | None:
    """Actions, until the player says that the turn is over."""
    t.discarded = NONE
    return None if _over(t, f) else on_turn(t, f, "turn_main", _END)


def end(t: DeathNoteTable, f: Frame) -> None:
    """The turn is over."""
    t.tell("turn_over", seat=f.seat)


STEPS = {
    "turn": (
        begin,
        start,
        look,
        choose,
        draw_cards,
        discarded,
        look_again,
        choose_again,
        draw_cards,
        discarded,
        main,
        end,
    )
}
