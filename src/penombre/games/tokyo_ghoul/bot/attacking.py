"""Attacks: whom, and from which chance on; and the support tokens that turn them round."""

from __future__ import annotations

from math import sqrt
from typing import Final

from penombre.engine import Answer, Ask, Seat
from penombre.games.tokyo_ghoul.bot.mind import Mind
from penombre.games.tokyo_ghoul.catalogue import KANEKI

_PATIENCE: Final = {"rize": 0.0, "touka": 0.6, "tsukiyama": 0.5}
"""How much surer than before the first clue one wants to be: the hungrier, the fewer other ways to win there are."""
_INSPECTORS_PATIENCE: Final = 0.25


def success(mind: Mind, seat: Seat) -> float:
    """The chance to win by attacking this player: who has the own pair lives on it, whoever dies."""
    wins = 1.0 if mind.has_pair else mind.prey(seat)
    return wins * (1 - mind.saved(seat))


def continuation(mind: Mind) -> float:
    """The chance to win by letting this occasion pass."""
    again = sqrt(1 - mind.over_before_my_turn)
    worth = again * (mind.share_of_prey + _PATIENCE.get(mind.row.id, _INSPECTORS_PATIENCE))
    if mind.has_pair:
        return max(worth, 0.75 * (1 - mind.threat))
    return worth


def best_target(mind: Mind, seats: list[Seat]) -> tuple[float, Seat | None]:
    """The best player to attack among these, and the chance to win by it."""
    found: tuple[float, Seat | None] = (0.0, None)
    for seat in seats:
        chance = success(mind, seat)
        if chance > found[0]:
            found = (chance, seat)
    return found


def attack(mind: Mind, ask: Ask) -> Answer:
    """Attack if it is worth more than waiting."""
    seats = [option.value for option in ask.options if option.word == "seat"]
    chance, seat = best_target(mind, seats)
    return f"seat-{seat}" if seat is not None and chance > continuation(mind) else "pass"


def special(mind: Mind, ask: Ask) -> Answer | None:
    """An Inspector's elimination, if it is worth more than a walk."""
    seats = [option.value[1] for option in ask.options if option.word == "special"]
    chance, seat = best_target(mind, seats)
    return f"special-{seat}" if seat is not None and chance > continuation(mind) else None


# -- support tokens --------------------------------------------------------------------------------------------------


def support_action(mind: Mind, ask: Ask) -> Answer:
    """Get transformed Kaneki where it is known; else look where an attack may come from or go to."""
    known = mind.private.supports
    if KANEKI in known:
        holder = known.index(KANEKI)
        return "pass" if holder == mind.me else f"swap-{holder}"
    hidden = [seat for seat in range(mind.players) if not known[seat]]
    if not hidden:
        return "pass"
    seat = max(hidden, key=lambda seat: _curiosity(mind, seat) + mind.noise(0.1))
    return f"peek-{seat}"


def _curiosity(mind: Mind, seat: Seat) -> float:
    if seat == mind.me:
        return 0.3
    return 0.1 * min(4, mind.tokens[seat]) + (mind.prey(seat) if mind.is_killer else mind.hunter(seat))
