"""What L decides: his gifts, whom he designates, where the Suspicions go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from penombre.engine import Answer, Ask, Seat
from penombre.games.death_note.bot.beliefs import ROLE_AT
from penombre.games.death_note.bot.card_values import danger, help_for
from penombre.games.death_note.bot.mind import Mind
from penombre.games.death_note.catalogue import ENQUIRERS, KIRAS

_CROSSING: Final = 1.0
"""What it costs to reveal an Investigator oneself."""
_PATIENCE: Final = 0.8
"""How much L prefers who is nearly revealed already."""


# -- gifts -----------------------------------------------------------------------------------------------------------


def gift(mind: Mind, ask: Ask) -> Answer:
    """Somebody L trusts."""
    return mind.best(ask, lambda option: -trouble(mind, option.value), 0.2).id


def trouble(mind: Mind, seat: Seat) -> float:
    """How bad it is that somebody has one more card."""
    return mind.is_kira(seat) + mind.is_light(seat)


def gift_card(mind: Mind, ask: Ask) -> Answer:
    """Harmless cards first, deadly ones last unless the receiver can be trusted; what helps goes to who will use it."""
    doubt = trouble(mind, ask.args["target"])
    return mind.best(ask, lambda option: help_for(option.id) * (1 - doubt) - danger(option.id) * (0.4 + doubt)).id


# -- Suspicions ------------------------------------------------------------------------------------------------------


def blame(mind: Mind, seat: Seat) -> float:
    """What it costs L to reveal this player: an apple, if it is an Investigator and the first one."""
    spent = any(facts.role in ENQUIRERS and facts.revealed_by == mind.public.detective for facts in mind.public.roles)
    return 0.0 if spent else _CROSSING * mind.is_enquirer(seat)


def catch(mind: Mind, seat: Seat) -> float:
    """What it is worth to L to reveal this player."""
    return 3.0 * mind.is_light(seat) - blame(mind, seat)


def pursuit(mind: Mind, seat: Seat, more: int) -> float:
    """How good a target of the next Suspicion somebody is who has got so many already."""
    need = max(1, mind.threshold - mind.suspicion(seat) - more)
    found: float = mind.is_light(seat) / need**_PATIENCE
    return found if need > 1 else found - 0.3 * blame(mind, seat)


def allot(mind: Mind, ask: Ask) -> Answer:
    """One by one, to the best target each time."""
    given: Counter[Seat] = Counter()
    chosen = []
    for _ in range(ask.most):
        able = [option for option in ask.options if mind.suspicion(option.value) + given[option.value] < mind.threshold]
        option = max(
            able or ask.options, key=lambda each: pursuit(mind, each.value, given[each.value]) + mind.noise(0.01)
        )
        given[option.value] += 1
        chosen.append(option.id)
    return tuple(chosen)


def allot_one(mind: Mind, ask: Ask) -> Answer:
    """All on one player."""
    count = ask.args["count"]

    def worth(seat: Seat) -> float:
        if mind.suspicion(seat) + count >= mind.threshold:
            return catch(mind, seat)
        return 0.3 * mind.is_light(seat)

    return mind.best(ask, lambda option: worth(option.value), 0.02).id


def dealings(mind: Mind, ask: Ask) -> Answer:
    """The players who are likelier Light than most."""
    order = sorted(ask.options, key=lambda option: mind.is_light(option.value) + mind.noise(0.01), reverse=True)
    usual = sum([mind.is_light(option.value) for option in order]) / len(order)
    chosen = [option.id for option in order[: ask.most] if mind.is_light(option.value) > 0.9 * usual]
    return tuple(chosen or [order[0].id])


# -- tiles -----------------------------------------------------------------------------------------------------------


def _suspect(mind: Mind, seat: Seat) -> float:
    return mind.is_light(seat)


def _first(mind: Mind, seat: Seat) -> float:
    return mind.is_light(seat) * (1 + mind.suspicion(seat)) - 0.1 * mind.is_enquirer(seat) * mind.suspicion(seat)


_DESIGNATED: Final[Mapping[str, Callable[[Mind, Seat], float]]] = {
    "assaut": lambda mind, seat: max([mind.is_role(seat, role) for role in KIRAS if role != "light"]),
    "execution": catch,
    "resurrection": _first,
    "silence": lambda mind, seat: -mind.is_kira(seat) + 0.2 * mind.is_role(seat, "watari"),
}


def designate(mind: Mind, ask: Ask) -> Answer:
    """The suspect, for most tiles."""
    rule = _DESIGNATED.get(ask.args["tile"], _suspect)
    return mind.best(ask, lambda option: rule(mind, option.value)).id


def designate_two(mind: Mind, ask: Ask) -> Answer:
    """Two suspects to be voted on; two lovers who are on Light's side anyway; Suspicions to where they belong."""
    tile = ask.args["tile"]

    def worth(one: Seat, other: Seat) -> float:
        if tile == "performance":
            more = mind.suspicion(other) - mind.suspicion(one)
            return more * (mind.is_light(one) - mind.is_light(other))
        if tile == "amour":
            return mind.is_kira(one) + mind.is_kira(other)
        return mind.is_light(one) + mind.is_light(other)

    return mind.best(ask, lambda option: worth(*option.value)).id


def designate_inactive(mind: Mind, ask: Ask) -> Answer:
    """Whichever would tell most."""
    return mind.best(ask, lambda option: 1 - max(mind.odds[option.value])).id


def assault(mind: Mind, ask: Ask) -> Answer:
    """The other Kira, rather than an Investigator whom L would reveal himself."""
    row = mind.odds[mind.card_of(ask.args["target"])]
    spent = blame(mind, ask.args["target"]) == 0
    return mind.best(
        ask, lambda option: row[ROLE_AT[option.id]] * (1.0 if option.id in KIRAS or spent else 0.2), 0.02
    ).id


def ally(mind: Mind, ask: Ask) -> Answer:
    """Investigators who are not at the table, or known already: nobody is to be revealed by L himself."""
    shown = {facts.role for facts in mind.public.roles}

    def seated(role: str) -> float:
        if role in shown:
            return 0.0
        return sum([mind.is_role(seat, role) for seat in mind.players])

    return mind.best(ask, lambda option: -sum([seated(role) for role in option.value])).id


def wager(mind: Mind, ask: Ask) -> Answer:
    """Whoever may be trusted looks."""
    return mind.best(ask, lambda option: -mind.is_kira(option.value)).id
