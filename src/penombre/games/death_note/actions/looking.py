"""Actions that look at roles or reveal them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import Final

from msgspec.structs import replace

from penombre.engine import Option, Script, Seat, ask, mask
from penombre.games.death_note.catalogue import amount
from penombre.games.death_note.hands import discard, draw
from penombre.games.death_note.playing import Play
from penombre.games.death_note.revealing import look, reveal, suspect
from penombre.games.death_note.table import DeathNoteTable, Frame, Step
from penombre.games.death_note.targets import a_card, a_player, card_options, hidden_others, inactive, others

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
    """The player looks at the declared card, or turns it up."""
    if f.mode == LOOK:
        look(t, f.seat, f.role)
    else:
        reveal(t, f.role, f.seat)


def suspect_somebody(t: DeathNoteTable, f: Frame) -> Script[None]:
    """Whoever has revealed a role gives a Suspicion to an unrevealed player."""
    if f.mode == REVEAL and t.hidden():
        target = yield ask.seat(f.seat, "supporter_suspicion", t.hidden(), pace="target")
        suspect(t, "partisan_de_kira", [(target, f.seat)])


# -- Crossed Fates ---------------------------------------------------------------------------------------------------


def choose_two(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The player chooses two other unrevealed players."""
    pair = tuple(hidden_others(t, f.seat))
    if len(pair) > 2:
        options = tuple([pair_option(one, other) for one, other in combinations(sorted(pair), 2)])
        pair = yield ask.one(f.seat, "two_players", options, args={"card": t.faces[f.card]}, pace="target")
    t.put(replace(f, seats=pair))
    t.tell("aims_two", seat=f.seat, card="destins_croises", target=pair[0], other=pair[1])


def pair_option(one: Seat, other: Seat) -> Option:
    """The option of two players."""
    return Option(f"pair-{one}-{other}", (one, other), "pair", {"seat": one, "other": other})


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
    gifts = [(other, one)] if f.count >> one & 1 else []
    gifts += [(one, other)] if f.count >> other & 1 else []
    t.put(replace(f, count=0))
    suspect(t, "destins_croises", gifts)


# -- Recordings ------------------------------------------------------------------------------------------------------


@cache
def _count_option(count: int) -> Option:
    return Option(f"lay-{count}", count, "lay_away", {"count": count})


def how_many(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The player discards any number of other Actions; everybody sees how many."""
    options = tuple([_count_option(count) for count in range(len(t.hand_cards(f.seat)) + 1)])
    args = {"card": t.faces[f.card]}
    question = ask.one(f.seat, "lay_away_count", options, args=args, default="lay-0", pace="target")
    t.put(replace(f, count=(yield from ask.unless_forced(question))))


def lay_away(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The player lays the cards away; nobody else sees which."""
    if not f.count:
        return
    hand = t.hand(f.seat)
    options = []
    for place, face in enumerate(hand):
        again = hand[:place].count(face)
        options.append(Option(f"{face}-{again + 1}" if again else face, face, "card", {"face": face}))
    args = {"card": t.faces[f.card], "count": f.count}
    question = ask.several(
        f.seat, "lay_away", tuple(options), f.count, f.count, args=args, pace="target", whispered=mask(f.seat)
    )
    discard(t, f.seat, (yield from ask.unless_forced(question)))


def choose_revealed(t: DeathNoteTable, f: Frame) -> Script[None]:
    """As many unrevealed inactive roles as cards were laid away, or all."""
    options = card_options(t, t.inactive_hidden())
    count = min(f.count, len(options))
    if count:
        question = ask.several(f.seat, "reveal_inactive", options, count, count, pace="target")
        t.put(replace(f, roles=(yield from ask.unless_forced(question))))


def reveal_chosen(t: DeathNoteTable, f: Frame) -> None:
    """The chosen roles are revealed."""
    for card in f.roles:
        reveal(t, card, f.seat)


# -- Tailing ---------------------------------------------------------------------------------------------------------


def reveal_or_draw(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The player reveals the role just seen, if nobody has, or draws an Action."""
    shown = bool(t.revealed >> f.role & 1)
    args = {"slot": t.slot(f.role) + 1}
    options = (_SHOWN if shown else _REVEAL, _DRAW)
    choice = yield ask.one(f.seat, "tailing", options, args=args, default="draw", pace="target")
    t.put(replace(f, mode=choice))


def revealed_or_drawn(t: DeathNoteTable, f: Frame) -> None:
    """The role is revealed or an Action drawn, as the player chose."""
    if f.mode == REVEAL:
        reveal(t, f.role, f.seat)
    else:
        draw(t, f.seat, amount("filature"))


# -- Wiretaps --------------------------------------------------------------------------------------------------------


def look_at_target(t: DeathNoteTable, f: Frame) -> None:
    """The player looks at the target's role."""
    look(t, f.seat, t.card_of(f.target))


# -- Invisible Presence ----------------------------------------------------------------------------------------------


def suspect_ryuks_holder(t: DeathNoteTable, f: Frame) -> None:
    """Whoever has Ryuk gets a Suspicion."""
    t.put(replace(f, target=t.pawn))
    suspect(t, "presence_invisible", [(t.pawn, f.seat)])


def target_looks_at_neighbour(kind: str) -> Step:
    """The target looks at the role of an unrevealed neighbour of the target's choice."""

    def step(t: DeathNoteTable, f: Frame) -> Script[None]:
        among = [seat for seat in t.neighbours(f.target) if not t.is_revealed(seat)]
        if among:
            question = ask.seat(f.target, "look_at_neighbour", among, args={"card": kind}, pace="target")
            look(t, f.target, t.card_of((yield from ask.unless_forced(question))))

    return step


# -- Trapped ---------------------------------------------------------------------------------------------------------


def show_role_to_somebody(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The target shows the role to a living player of the target's choice."""
    question = ask.seat(f.target, "trapped", others(t, f.target), args={"by": f.seat}, pace="target")
    look(t, (yield from ask.unless_forced(question)), t.card_of(f.target))


PLAYS: Final[Mapping[str, Play]] = {
    "partisan_de_kira": Play((choose_mode,), (look_or_reveal, suspect_somebody)),
    "destins_croises": Play((choose_two,), (see_each_other, give_or_not, gifts_are_shown)),
    "enregistrements": Play((how_many, lay_away, choose_revealed), (reveal_chosen,)),
    "filature": Play((a_card(inactive),), (look_at_declared, reveal_or_draw, revealed_or_drawn)),
    "mouchards": Play((a_player(hidden_others),), (look_at_target,)),
    "presence_invisible": Play((), (suspect_ryuks_holder, target_looks_at_neighbour("presence_invisible"))),
    "piege": Play((a_player(hidden_others),), (show_role_to_somebody,)),
}
