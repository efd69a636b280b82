"""The night of an Investigator: everybody is asked alike, and only the Possessed has anything to decide."""

from __future__ import annotations

from typing import Final

from penombre.engine import Answer, Ask, Option
from penombre.games.rose_noire.bot.mind import NUMBER, Mind
from penombre.games.rose_noire.catalogue import TRIBUTE_INNOCENTS
from penombre.games.rose_noire.table import SOULS

WORTH_KILLING: Final = 0.2
"""The guilt from which on somebody is killed."""
_RISKY: Final = 0.3
"""The guilt from which on somebody is killed where one more innocent death may be the Rector's Tribute."""


def night(mind: Mind, ask: Ask) -> Answer:
    """Whom the Possessed would kill; everybody thinks about it, for as long, and true Investigators sleep on."""
    kills = [option for option in ask.options if option.id.startswith("kill-")]
    guilt = mind.mine.guilt
    worth = {option.id: _worth(option, guilt) + mind.noise(0.02) for option in kills}
    best = max(worth, key=lambda id: worth[id], default="hide")
    innocent_dead = sum(1 - guilt[each] for each in range(SOULS) if each not in mind.living)
    least = _RISKY if innocent_dead > TRIBUTE_INNOCENTS - 1.5 else WORTH_KILLING
    if not mind.is_possessed or best == "hide" or worth[best] < least:
        return "hide"
    return best


def _worth(option: Option, guilt: list[float]) -> float:
    """How guilty a victim is; of two the second counts as far as it is likely guilty too."""
    chances = sorted([guilt[NUMBER[name]] for name in option.args["suspects"]], reverse=True)
    return chances[0] + sum(chance - WORTH_KILLING for chance in chances[1:])
