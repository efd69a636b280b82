"""The Ability cards that are turned over: when they are worth it. Whoever holds them uses them alike, Joker or not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from penombre.engine import Answer, Ask, Seat
from penombre.games.dc_spyfall.bot.mind import Mind

_OPEN: Final = (0.25, 0.75)
"""Between these suspicions somebody is worth one more question: neither trusted nor convicted."""
_TUBE: Final = 0.3
_LITTLE_TIME: Final = 70_000
_SPEED: Final = 0.5


def worth_using(mind: Mind, possible: set[str]) -> Iterator[str]:
    """What interrupts the talk: the Lasso of Truth for whoever has just answered, the Speed Force towards the end."""
    if "lasso_of_truth" in possible and not mind.public.in_person:
        low, high = _OPEN
        if low < mind.blame[mind.public.asker] < high:
            yield "lasso_of_truth"
    if "speed_force-more" in possible and mind.public.clock < _LITTLE_TIME and mind.chance(_SPEED):
        yield _faster(mind)


def _faster(mind: Mind) -> str:
    """Less time for whoever likes how the table leans and has the round over soon, more for others."""
    worst = max(range(mind.players), key=lambda seat: mind.blame[seat])
    content = worst != mind.me and mind.blame[worst] > 0.5
    if mind.is_harley:
        content = worst != mind.suspect
    return "speed_force-less" if content and mind.public.clock > 30_000 else "speed_force-more"


def through_the_tube(mind: Mind, ask: Ask) -> Answer | None:
    """The question goes on to whoever is suspected most, now and then."""
    tubes = {option.id: option for option in ask.besides if option.id.startswith("boom_tube-")}
    if not tubes or not mind.chance(_TUBE):
        return None
    seats: list[Seat] = [int(option.value) for option in tubes.values()]
    target = max(seats, key=lambda seat: mind.mine.jokers[seat])
    return f"boom_tube-{target}"
