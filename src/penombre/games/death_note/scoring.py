"""Apples: what each role wanted, read on the final state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from penombre.engine import Card, Seat
from penombre.games.death_note.catalogue import (
    ENQUIRERS,
    FEW_DEATHS,
    KIRAS,
    LIGHT,
    MATSUDA_SHARE,
    MOGI_REVEALED,
    ROLES,
    amount,
)
from penombre.games.death_note.in_play import leads
from penombre.games.death_note.table import ALL_ROLES, DeathNoteTable, Line


class State(Struct, frozen=True, gc=False):
    """All that objectives are read on; where a card lies is the same in every world, what it is may not be."""

    where: Mapping[str, Card]
    """Which card each secret role is."""
    revealed: int
    dead: int
    died_held: int
    players: frozenset[Card]
    """The cards that players hold."""
    blamed: frozenset[Card]
    """The cards that L has revealed."""

    def shown(self, role: str) -> bool:
        """Whether a role is revealed."""
        return bool(self.revealed >> self.where[role] & 1)

    def died(self, role: str) -> bool:
        """Whether a role is dead."""
        return bool(self.dead >> self.where[role] & 1)


class Own(Struct, frozen=True, gc=False):
    """What objectives ask of their own player."""

    card: Card
    alive: bool
    neighbours: frozenset[Card]
    cards: int


Objective = Callable[[State, Own], bool]


def _all_seated_kira_shown(s: State, me: Own) -> bool:
    seated = [role for role in KIRAS if s.where[role] in s.players]
    return bool(seated) and all(s.shown(role) for role in seated)


def _half_shown(s: State, me: Own) -> bool:
    shown = sum(s.revealed >> card & 1 for card in s.players)
    return shown * MATSUDA_SHARE >= len(s.players)


def _no_enquirer_died_held(s: State, me: Own) -> bool:
    return not any(s.died(role) and s.died_held >> s.where[role] & 1 for role in ENQUIRERS)


_WISHES: Final[Mapping[str, Objective]] = {
    "light_shown": lambda s, me: s.shown(LIGHT),
    "light_hidden": lambda s, me: not s.shown(LIGHT),
    "beside_light": lambda s, me: s.where[LIGHT] in me.neighbours,
    "kira_hidden": lambda s, me: any(not s.shown(role) for role in KIRAS),
    "all_kira_shown": lambda s, me: all(s.shown(role) for role in KIRAS),
    "all_seated_kira_shown": _all_seated_kira_shown,
    "some_kira_dead": lambda s, me: any(s.died(role) for role in KIRAS),
    "no_enquirer_blamed": lambda s, me: not any(s.where[role] in s.blamed for role in ENQUIRERS),
    "no_enquirer_dead": lambda s, me: not any(s.died(role) for role in ENQUIRERS),
    "no_enquirer_died_held": _no_enquirer_died_held,
    "matsuda_shown": lambda s, me: s.shown("matsuda"),
    "matsuda_dead": lambda s, me: s.died("matsuda"),
    "misa_lives": lambda s, me: not s.died("misa"),
    "few_deaths": lambda s, me: s.dead.bit_count() <= FEW_DEATHS,
    "many_deaths": lambda s, me: s.dead.bit_count() > FEW_DEATHS,
    "half_shown": _half_shown,
    "four_shown": lambda s, me: s.revealed.bit_count() >= MOGI_REVEALED,
    "hidden": lambda s, me: not s.revealed >> me.card & 1,
    "dead_or_hidden": lambda s, me: not me.alive or not s.revealed >> me.card & 1,
    "alive_and_shown": lambda s, me: me.alive and bool(s.revealed >> me.card & 1),
    "no_cards": lambda s, me: not me.alive or not me.cards,
}
"""What there is to want, and how it is read on the final state."""


def _wanted(*wishes: str) -> tuple[Objective, ...]:
    return tuple([_WISHES[wish] for wish in wishes])


OBJECTIVES: Final[Mapping[str, tuple[Objective, ...]]] = {
    "l": _wanted("light_shown", "few_deaths", "no_enquirer_blamed"),
    "light": _wanted("light_hidden", "kira_hidden", "many_deaths"),
    "misa": _wanted("light_hidden", "beside_light", "dead_or_hidden"),
    "higuchi": _wanted("hidden", "matsuda_dead", "matsuda_shown"),
    "yagami": _wanted("all_seated_kira_shown", "alive_and_shown", "no_enquirer_died_held"),
    "matsuda": _wanted("half_shown", "few_deaths", "alive_and_shown"),
    "aizawa": _wanted("all_kira_shown", "light_shown", "some_kira_dead"),
    "mogi": _wanted("four_shown", "misa_lives", "light_shown"),
    "watari": _wanted("light_shown", "no_enquirer_dead", "no_cards"),
}
"""The three objectives of each role, in the order of their worth."""


def final_state(t: DeathNoteTable) -> State:
    """The table as objectives see it."""
    detective = t.card_of(t.detective)
    where = {t.faces[card]: card for card in range(ALL_ROLES) if card != detective}
    players = frozenset([t.card_of(seat) for seat in range(t.players) if seat != t.detective])
    return State(where, t.revealed & ~(1 << detective), t.dead, t.died_held, players, frozenset(blamed(t)))


def blamed(t: DeathNoteTable) -> tuple[Card, ...]:
    """The Role cards that L has revealed."""
    if t.detective not in t.revealed_by:
        return ()
    return tuple([card for card, by in enumerate(t.revealed_by) if by == t.detective])


def own(t: DeathNoteTable, seat: Seat) -> Own:
    """What objectives ask of one player."""
    neighbours = frozenset([t.card_of(each) for each in t.neighbours(seat)])
    return Own(t.card_of(seat), t.alive(seat), neighbours, len(t.hand_cards(seat)))


def lines(t: DeathNoteTable, seat: Seat) -> tuple[Line, ...]:
    """What a seat has achieved: the objectives of the role held now, and extra ones."""
    state, me, role = final_state(t), own(t, seat), t.role(seat)
    met = [objective(state, me) for objective in OBJECTIVES[role]]
    scored = [
        Line(f"{role}_{place}", won, apples if won else 0)
        for place, (won, apples) in enumerate(zip(met, ROLES[role].apples, strict=True), 1)
    ]
    extra = extras(t, seat, state)
    return (*scored, *[Line(name, won, amount(name) if won else 0) for name, won in extra])


def extras(t: DeathNoteTable, seat: Seat, state: State) -> list[tuple[str, bool]]:
    """Extra objectives count as if they were printed on the role."""
    found = [("amour", not state.shown(LIGHT))] if seat in t.lovers else []
    found += [("poursuite", True)] if t.pursued == seat else []
    return found + [("fausse_piste", state.shown(role)) for role in leads(t, seat)]
