"""Apples: what each role wanted, read on the final state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from penombre.engine import Card, Seat
from penombre.games.death_note.catalogue import ENQUIRERS, FEW_DEATHS, KIRAS, LIGHT, MOGI_REVEALED, ROLES, amount
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


def _light_shown(s: State, me: Own) -> bool:
    return s.shown(LIGHT)


def _light_hidden(s: State, me: Own) -> bool:
    return not s.shown(LIGHT)


def _few_deaths(s: State, me: Own) -> bool:
    return s.dead.bit_count() <= FEW_DEATHS


def _alive_and_shown(s: State, me: Own) -> bool:
    return me.alive and bool(s.revealed >> me.card & 1)


def _no_enquirer_blamed(s: State, me: Own) -> bool:
    return not any(s.where[role] in s.blamed for role in ENQUIRERS)


def _kira_hidden(s: State, me: Own) -> bool:
    return any(not s.shown(role) for role in KIRAS)


def _many_deaths(s: State, me: Own) -> bool:
    return s.dead.bit_count() > FEW_DEATHS


def _beside_light(s: State, me: Own) -> bool:
    return s.where[LIGHT] in me.neighbours


def _dead_or_hidden(s: State, me: Own) -> bool:
    return not me.alive or not s.revealed >> me.card & 1


def _hidden(s: State, me: Own) -> bool:
    return not s.revealed >> me.card & 1


def _matsuda_dead(s: State, me: Own) -> bool:
    return s.died("matsuda")


def _matsuda_shown(s: State, me: Own) -> bool:
    return s.shown("matsuda")


def _all_seated_kira_shown(s: State, me: Own) -> bool:
    seated = [role for role in KIRAS if s.where[role] in s.players]
    return bool(seated) and all(s.shown(role) for role in seated)


def _no_enquirer_died_held(s: State, me: Own) -> bool:
    return not any(s.died(role) and s.died_held >> s.where[role] & 1 for role in ENQUIRERS)


def _half_shown(s: State, me: Own) -> bool:
    shown = sum(s.revealed >> card & 1 for card in s.players)
    return shown >= (len(s.players) + 1) // 2


def _all_kira_shown(s: State, me: Own) -> bool:
    return all(s.shown(role) for role in KIRAS)


def _some_kira_dead(s: State, me: Own) -> bool:
    return any(s.died(role) for role in KIRAS)


def _four_shown(s: State, me: Own) -> bool:
    return s.revealed.bit_count() >= MOGI_REVEALED


def _misa_lives(s: State, me: Own) -> bool:
    return not s.died("misa")


def _no_enquirer_dead(s: State, me: Own) -> bool:
    return not any(s.died(role) for role in ENQUIRERS)


def _no_cards(s: State, me: Own) -> bool:
    return not me.alive or not me.cards


OBJECTIVES: Final[Mapping[str, tuple[Objective, Objective, Objective]]] = {
    "l": (_light_shown, _few_deaths, _no_enquirer_blamed),
    "light": (_light_hidden, _kira_hidden, _many_deaths),
    "misa": (_light_hidden, _beside_light, _dead_or_hidden),
    "higuchi": (_hidden, _matsuda_dead, _matsuda_shown),
    "yagami": (_all_seated_kira_shown, _alive_and_shown, _no_enquirer_died_held),
    "matsuda": (_half_shown, _few_deaths, _alive_and_shown),
    "aizawa": (_all_kira_shown, _light_shown, _some_kira_dead),
    "mogi": (_four_shown, _misa_lives, _light_shown),
    "watari": (_light_shown, _no_enquirer_dead, _no_cards),
}
"""The three objectives of each role, in the order of their worth."""


def final_state(t: DeathNoteTable) -> State:
    """The table as objectives see it."""
    return state_of(t, {t.faces[card]: card for card in range(ALL_ROLES) if card != t.card_of(t.detective)})


def state_of(t: DeathNoteTable, where: Mapping[str, Card]) -> State:
    """The table as objectives would see it if the roles were these cards."""
    players = frozenset([t.card_of(seat) for seat in range(t.players) if seat != t.detective])
    blamed = frozenset([card for card in range(ALL_ROLES) if t.revealed_by[card] == t.detective])
    return State(where, t.revealed & ~(1 << t.card_of(t.detective)), t.dead, t.died_held, players, blamed)


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


def champions(apples: Sequence[int]) -> tuple[Seat, ...]:
    """Who has the most apples; ties are shared."""
    most = max(apples)
    return tuple([seat for seat, each in enumerate(apples) if each == most])
