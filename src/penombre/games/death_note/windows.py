"""Moments in which players may play Actions.

Most are asked of everybody who might hold an Action for them, as far as the public knows, at the same time and in
secret: who passes is never shown, and Actions laid at the same time are played in the order of the round. On a turn
only its player is waited for; the others may come in as long as it lasts.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec.structs import replace

from penombre.engine import Ask, Option, Script, Seat, ask
from penombre.games.death_note.catalogue import CHECK, DEATH
from penombre.games.death_note.dying import settled
from penombre.games.death_note.legality import could_play, may_play, options, playable
from penombre.games.death_note.playing import play
from penombre.games.death_note.revealing import responsible_for
from penombre.games.death_note.table import DeathNoteTable, Frame

_SLOWER: Final = frozenset({DEATH, CHECK, "tile_revealed", "discarded"})
"""Moments in which there is something to read first, or that come in somebody else's turn."""
_PASS: Final = Option("pass", "", "pass")
PASSED: Final = "pass"


# -- asked of all at once --------------------------------------------------------------------------------------------


def ask_all(t: DeathNoteTable, f: Frame) -> Script[None]:
    """Everybody who might play now passes or lays an Action; when all pass, the moment is over."""
    asked = [] if _closed(t, f) else [seat for seat in t.living() if could_play(t, seat, f.mode)]
    if not asked:
        t.pop()
        return
    args = about(t, f)
    answers = yield ask.sealed([_question(t, seat, f.mode, args) for seat in asked])
    laid = tuple([(seat, answers[seat]) for seat in asked if answers[seat]])
    if laid:
        t.put(replace(f, pending=laid))
    else:
        t.pop()


def _question(t: DeathNoteTable, seat: Seat, moment: str, args: dict[str, object]) -> Ask:
    return ask.one(
        seat,
        f"window_{moment}",
        (_PASS, *options(t, seat, moment)),
        args=args,
        default=PASSED,
        pace="reaction" if moment in _SLOWER else "window",
    )


def about(t: DeathNoteTable, f: Frame) -> dict[str, object]:
    """What everybody is told of the moment."""
    match f.mode:
        case "death":
            death = t.stack[-2]
            about = responsible_for(death.seat, death.target)
            return {**about, "target": death.target, "slot": t.slot(death.role) + 1}
        case "check":
            return {"card": t.stack[-2].mode, "roles": list(t.stack[-2].named)}
        case "discarded":
            return {"target": f.seat}
        case "tile_revealed" | "before_allot":
            return {"tile": t.tile_face}
    return {}


def resolve(t: DeathNoteTable, f: Frame) -> None:
    """What was laid is played in the order of the round, if that is still possible; then all are asked again."""
    if not f.pending or _closed(t, f):
        t.put(replace(f, step=0, pending=()))
        return
    (seat, kind), rest = f.pending[0], f.pending[1:]
    t.again(replace(f, pending=rest))
    if t.alive(seat) and kind in t.hand(seat) and may_play(t, seat, kind, f.mode):
        play(t, seat, kind, f.mode)


def _closed(t: DeathNoteTable, f: Frame) -> bool:
    """Whether the moment has passed: nobody is about to die any more."""
    return f.mode == "death" and settled(t, t.stack[-2])


# -- on a turn -------------------------------------------------------------------------------------------------------


@cache
def _standing(seat: Seat, kind: str, plays: tuple[str, ...], active: Seat) -> Ask:
    """What another player may do meanwhile, and need not."""
    besides = tuple([Option(each, each, "play", {"card": each}) for each in plays])
    return ask.one(seat, f"meanwhile_{kind}", (), besides=besides, args={"target": active}, pace="turn", optional=True)


def on_turn(t: DeathNoteTable, f: Frame, moment: str, end: Option) -> Script[None]:
    """The player of the turn plays an Action or goes on; others may play as long as that takes."""
    me = f.seat
    mine = ask.one(me, moment, (end, *options(t, me, moment)), default=end.id, pace="turn")
    others = [
        _standing(seat, moment, tuple([option.id for option in plays]), me)
        for seat in t.living()
        if seat != me and (plays := playable(t, seat, moment))
    ]
    who, kind = yield ask.race([mine, *others], main=me)
    if kind:
        t.again(f)
        play(t, who, kind, moment)


STEPS = {"window": (ask_all, resolve)}
