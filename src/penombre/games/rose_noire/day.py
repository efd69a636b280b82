"""Lumines, the day: one Investigator after the other plays Actions and Investigates once."""

from __future__ import annotations

from functools import cache

from penombre.engine import NOBODY, Option, Script, ask
from penombre.engine.knowing import lay_open
from penombre.games.rose_noire import actions
from penombre.games.rose_noire.catalogue import ACTION, NAMES, TAKE_BACKS, TYPE_OF
from penombre.games.rose_noire.drawing import investigate
from penombre.games.rose_noire.options import barred_option, play_option
from penombre.games.rose_noire.table import RoseNoireTable

_END = Option("end", None, "end_turn")


def lumines(t: RoseNoireTable) -> None:
    """The day begins with the First Player."""
    t.tell("lumines", turn=t.turn, seat=t.first)
    t.active = t.first
    t.todo = ("turn",)


def turn(t: RoseNoireTable) -> None:
    """The next Investigator's turn."""
    t.owed, t.taken_back, t.returned = True, 0, ()
    t.tell("turn", seat=t.active)
    t.todo = ("day",)


def day(t: RoseNoireTable) -> Script[None]:
    """The active player plays an Action, Investigates, or ends the turn once that is done or cannot be."""
    me = t.active
    targets = t.to_investigate() if t.owed else []
    barred = t.does_penance(me) or (t.before(2) and t.taken_back == TAKE_BACKS)
    # Whether a card of the hand can be played is nobody's business: with cards in hand one is asked all the same.
    if not t.hand_cards(me) or barred:
        if not targets:
            t.todo = ("turn_end",)
            return
        if len(targets) == 1:
            look(t, targets[0])
            return
    options = (*[look_option(each) for each in targets], *_plays(t, barred))
    if not targets:
        options += (_END,)
    default = f"look-{NAMES[_fullest(t, targets)]}" if targets else "end"
    kind = "day_before" if targets else "day_after"
    choice = yield ask.one(me, kind, options, args={"owed": t.owed}, default=default, pace="turn")
    if choice is None:
        t.todo = ("turn_end",)
    elif isinstance(choice, str):
        announce(t, choice)
    else:
        look(t, choice)


def _plays(t: RoseNoireTable, barred: bool) -> list[Option]:
    """The Actions the active player may play; under a Penance every one in hand is refused, playable or not."""
    if not barred:
        return [play_option(face) for face in actions.playable_by(t, t.active)]
    if t.before(2):
        return []
    return [barred_option(face) for face in dict.fromkeys(t.hand(t.active)) if TYPE_OF[face] == ACTION]


def look(t: RoseNoireTable, suspect: int) -> None:
    """The Investigation every turn has."""
    t.owed = False
    t.todo = ("day",)
    investigate(t, t.active, suspect)


@cache
def look_option(suspect: int) -> Option:
    """To Investigate a suspect."""
    return Option(f"look-{NAMES[suspect]}", suspect, "investigate", {"suspects": [NAMES[suspect]]})


def _fullest(t: RoseNoireTable, targets: list[int]) -> int:
    """The suspect with the most cards to draw from; the first of several."""
    return max(targets, key=lambda each: (len(t.cards(t.source_of(each))), -each))


def announce(t: RoseNoireTable, face: str) -> None:
    """An Action is laid open: everybody knows that it is held, even where it is taken back for want of a target."""
    t.playing = lay_open(t, t.active, t.hand_cards(t.active), face)
    t.targets = ()
    t.tell("announces", seat=t.active, card=face)
    t.todo = ("action_targets",)


def end_turn(t: RoseNoireTable) -> None:
    """The next Investigator clockwise, until all have played; then the day is over."""
    order = t.clockwise_from(t.first)
    place = order.index(t.active) + 1
    t.owed = False
    if place < len(order):
        t.active, t.todo = order[place], ("turn",)
        return
    t.active = NOBODY
    t.isolated = t.penance = 0
    if t.turn == 1:
        t.silence = False  # the Sextines that is skipped counts as over
        t.todo = ("vesperines",)
    else:
        t.todo = ("sextines",)
