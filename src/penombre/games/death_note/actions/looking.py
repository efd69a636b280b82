"""Actions that look at roles or reveal them."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from msgspec.structs import replace

from penombre.engine import Card, Option, Script, Seat, ask, mask
from penombre.games.death_note.catalogue import HELP_SUSPICION
from penombre.games.death_note.hands import discard, draw
from penombre.games.death_note.playing import PLAYS, Play, Step
from penombre.games.death_note.revealing import ACTION, give, look, reveal
from penombre.games.death_note.table import DeathNoteTable, Frame
from penombre.games.death_note.targets import (
    a_card,
    a_player,
    always,
    card_options,
    hidden_others,
    inactive,
    living,
    some,
)

LOOK: Final = "look"
REVEAL: Final = "reveal"
_DRAW: Final = Option("draw", "draw", "draw_action")
_REVEAL: Final = Option(REVEAL, REVEAL, "reveal_role")
_SHOWN: Final = Option(REVEAL, REVEAL, "reveal_role", refused="already_revealed")


def look_at_declared(t: DeathNoteTable, f: Frame) -> None:
    """The player looks at the declared card."""
    look(t, f.seat, f.role)


# -- Kira Supporter --------------------------------------------------------------------------------------------------


def choose_mode(t: DeathNoteTable, f: Frame) -> Script[None]:
    """First the player chooses: look at an inactive role, or reveal an unrevealed one."""
    options = []
    for card in t.inactive():
        args = {"slot": t.slot(card) + 1}
        options.append(Option(f"look-{args['slot']}", (LOOK, card), "look_inactive", args))
    for card in t.inactive_hidden():
        args = {"slot": t.slot(card) + 1}
        options.append(Option(f"reveal-{args['slot']}", (REVEAL, card), "reveal_inactive", args))
    mode, card = yield ask.one(f.seat, "supporter", tuple(options), pace="target")
    t.put(replace(f, mode=mode, role=card))
    t.tell("aims_role", seat=f.seat, card="partisan_de_kira", target=-1, slot=t.slot(card) + 1)


def look_or_reveal(t: DeathNoteTable, f: Frame) -> None:
    """Look at it, or turn it up."""
    if f.mode == LOOK:
        look(t, f.seat, f.role)
    else:
        reveal(t, f.role, f.seat)


def suspect_somebody(t: DeathNoteTable, f: Frame) -> Script[None] | None:
    """Whoever has revealed a role gives a Suspicion to an unrevealed player."""
    return _suspected(t, f) if f.mode == REVEAL and t.hidden() else None


def _suspected(t: DeathNoteTable, f: Frame) -> Script[None]:
    target = yield ask.seat(f.seat, "supporter_suspicion", t.hidden(), pace="target")
    give(t, [(target, HELP_SUSPICION, f.seat)], ACTION, "partisan_de_kira")


PLAYS["partisan_de_kira"] = Play(always, (choose_mode,), (look_or_reveal, suspect_somebody))

# -- Crossed Fates ---------------------------------------------------------------------------------------------------


def choose_two(t: DeathNoteTable, f: Frame) -> Script[None] | None:
    """Two other unrevealed players."""
    among = hidden_others(t, f.seat)
    if len(among) == 2:
        _cross(t, f, (among[0], among[1]))
        return None
    return _two_asked(t, f, among)


def _two_asked(t: DeathNoteTable, f: Frame, among: list[Seat]) -> Script[None]:
    options = tuple([pair_option(one, other) for one, other in combinations(sorted(among), 2)])
    _cross(t, f, (yield ask.one(f.seat, "two_players", options, args={"card": t.faces[f.card]}, pace="target")))


def pair_option(one: Seat, other: Seat) -> Option:
    """Two players."""
    return Option(f"pair-{one}-{other}", (one, other), "pair", {"seat": one, "other": other})


def _cross(t: DeathNoteTable, f: Frame, pair: tuple[Seat, Seat]) -> None:
    t.put(replace(f, seats=pair))
    t.tell("aims_two", seat=f.seat, card="destins_croises", target=pair[0], other=pair[1])


def see_each_other(t: DeathNoteTable, f: Frame) -> None:
    """Each looks at the other's role."""
    one, other = f.seats
    look(t, one, t.card_of(other))
    look(t, other, t.card_of(one))


def give_or_not(t: DeathNoteTable, f: Frame) -> Script[None]:
    """Each decides secretly, at the same time, whether to give the other a Suspicion."""
    one, other = f.seats
    across = {one: other, other: one}
    answers = yield ask.sealed(
        [ask.yes_no(seat, "crossed_fates", args={"target": across[seat]}, pace="target") for seat in f.seats]
    )
    given = tuple([seat for seat in f.seats if answers[seat]])
    t.put(replace(f, count=mask(*given)))


def gifts_are_shown(t: DeathNoteTable, f: Frame) -> None:
    """Both gifts come at once."""
    one, other = f.seats
    gifts = [(other, HELP_SUSPICION, one)] if f.count >> one & 1 else []
    gifts += [(one, HELP_SUSPICION, other)] if f.count >> other & 1 else []
    t.put(replace(f, count=0))
    give(t, gifts, ACTION, "destins_croises")


PLAYS["destins_croises"] = Play(some(hidden_others, 2), (choose_two,), (see_each_other, give_or_not, gifts_are_shown))

# -- Recordings ------------------------------------------------------------------------------------------------------


@cache
def _count_option(count: int) -> Option:
    return Option(f"lay-{count}", count, "lay_away", {"count": count})


def how_many(t: DeathNoteTable, f: Frame) -> Script[None] | None:
    """The player discards any number of other Actions; everybody sees how many."""
    return _how_many(t, f) if t.hand_cards(f.seat) else None


def _how_many(t: DeathNoteTable, f: Frame) -> Script[None]:
    options = tuple([_count_option(count) for count in range(len(t.hand_cards(f.seat)) + 1)])
    args = {"card": t.faces[f.card]}
    count = yield ask.one(f.seat, "lay_away_count", options, args=args, default="lay-0", pace="target")
    t.put(replace(f, count=count))


def lay_away(t: DeathNoteTable, f: Frame) -> Script[None] | None:
    """Nobody else sees which."""
    if f.count == len(t.hand_cards(f.seat)):
        discard(t, f.seat, t.hand(f.seat))
    return _laid_away(t, f) if f.count and t.hand_cards(f.seat) else None


def _laid_away(t: DeathNoteTable, f: Frame) -> Script[None]:
    hand = t.hand(f.seat)
    options = []
    for place, face in enumerate(hand):
        again = hand[:place].count(face)
        options.append(Option(f"{face}-{again + 1}" if again else face, face, "card", {"face": face}))
    args = {"card": t.faces[f.card], "count": f.count}
    faces = yield ask.several(
        f.seat, "lay_away", tuple(options), f.count, f.count, args=args, pace="target", whispered=mask(f.seat)
    )
    discard(t, f.seat, faces)


def choose_revealed(t: DeathNoteTable, f: Frame) -> Script[None] | None:
    """As many unrevealed inactive roles as cards were laid away, or all."""
    among = t.inactive_hidden()
    count = min(f.count, len(among))
    if count in (0, len(among)):
        t.put(replace(f, roles=tuple(among[:count])))
        return None
    return _chosen_revealed(t, f, among, count)


def _chosen_revealed(t: DeathNoteTable, f: Frame, among: list[Card], count: int) -> Script[None]:
    cards = yield ask.several(f.seat, "reveal_inactive", card_options(t, among), count, count, pace="target")
    t.put(replace(f, roles=tuple(cards)))


def reveal_chosen(t: DeathNoteTable, f: Frame) -> None:
    """They are revealed."""
    for card in f.roles:
        reveal(t, card, f.seat)


PLAYS["enregistrements"] = Play(always, (how_many, lay_away, choose_revealed), (reveal_chosen,))

# -- Tailing ---------------------------------------------------------------------------------------------------------


def reveal_or_draw(t: DeathNoteTable, f: Frame) -> Script[None]:
    """Then the player reveals it, if nobody has, or draws an Action."""
    shown = bool(t.revealed >> f.role & 1)
    args = {"slot": t.slot(f.role) + 1}
    options = (_SHOWN if shown else _REVEAL, _DRAW)
    choice = yield ask.one(f.seat, "tailing", options, args=args, default="draw", pace="target")
    t.put(replace(f, mode=choice))


def revealed_or_drawn(t: DeathNoteTable, f: Frame) -> None:
    """As chosen."""
    if f.mode == REVEAL:
        reveal(t, f.role, f.seat)
    else:
        draw(t, f.seat, 1)


PLAYS["filature"] = Play(always, (a_card(inactive),), (look_at_declared, reveal_or_draw, revealed_or_drawn))

# -- Wiretaps --------------------------------------------------------------------------------------------------------


def look_at_target(t: DeathNoteTable, f: Frame) -> None:
    """The player looks at the target's role."""
    look(t, f.seat, t.card_of(f.target))


PLAYS["mouchards"] = Play(some(hidden_others), (a_player(hidden_others),), (look_at_target,))

# -- Invisible Presence ----------------------------------------------------------------------------------------------


def _somebody_has_ryuk(t: DeathNoteTable, me: Seat) -> str:
    return "" if t.pawn >= 0 else "ryuk_free"


def suspect_ryuks_holder(t: DeathNoteTable, f: Frame) -> None:
    """Whoever has Ryuk gets a Suspicion."""
    t.put(replace(f, target=t.pawn))
    give(t, [(t.pawn, HELP_SUSPICION, f.seat)], ACTION, "presence_invisible")


def target_looks_at_neighbour(kind: str) -> Step:
    """The target looks at the role of an unrevealed neighbour of the target's choice."""

    def step(t: DeathNoteTable, f: Frame) -> Script[None] | None:
        among = [seat for seat in t.neighbours(f.target) if not t.is_revealed(seat)]
        if len(among) < 2:
            if among:
                look(t, f.target, t.card_of(among[0]))
            return None
        return _asked(t, f, among)

    def _asked(t: DeathNoteTable, f: Frame, among: list[Seat]) -> Script[None]:
        seat = yield ask.seat(f.target, "look_at_neighbour", among, args={"card": kind}, pace="target")
        look(t, f.target, t.card_of(seat))

    return step


PLAYS["presence_invisible"] = Play(
    _somebody_has_ryuk, (), (suspect_ryuks_holder, target_looks_at_neighbour("presence_invisible"))
)

# -- Trapped ---------------------------------------------------------------------------------------------------------


def show_role_to_somebody(t: DeathNoteTable, f: Frame) -> Script[None] | None:
    """The target shows the role to a living player of the target's choice."""
    among = [seat for seat in living(t, f.seat) if seat != f.target]
    if len(among) == 1:
        look(t, among[0], t.card_of(f.target))
        return None
    return _shown_to(t, f, among)


def _shown_to(t: DeathNoteTable, f: Frame, among: list[Seat]) -> Script[None]:
    seat = yield ask.seat(f.target, "trapped", among, args={"by": f.seat}, pace="target")
    look(t, seat, t.card_of(f.target))


PLAYS["piege"] = Play(some(hidden_others), (a_player(hidden_others),), (show_role_to_somebody,))
