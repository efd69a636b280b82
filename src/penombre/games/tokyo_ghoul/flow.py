"""The order of play, as data: the stages by name; `todo` on the table says which come next."""

from __future__ import annotations

from typing import Final

from penombre.engine import Script
from penombre.engine.stages import Stages, run_on
from penombre.games.tokyo_ghoul import actions, ending, masks, preliminary, support, turn
from penombre.games.tokyo_ghoul.catalogue import SUSPICIONS
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable

STAGES: Final[Stages[TokyoGhoulTable]] = {
    "show_initial": ("masks", masks.show_initial),
    "prelim_show": ("preliminary", preliminary.prelim_show),
    "prelim_give": ("preliminary", preliminary.prelim_give),
    "turn_start": ("turn", turn.turn_start),
    "turn_choice": ("turn", turn.turn_choice),
    **{kind: ("place", actions.suspicion(kind)) for kind in SUSPICIONS},
    "interrogate": ("place", actions.interrogate),
    "interrogation_show": ("interrogation", actions.interrogation_show),
    "interrogation_exchange": ("interrogation", actions.interrogation_exchange),
    "redisplay": ("interrogation", masks.redisplay),
    "cover_remove": ("place", actions.cover_remove),
    "cover_give": ("place", actions.cover_give),
    "attaque_max": ("place", actions.attaque_max),
    "attaque_3": ("place", actions.attaque_3),
    "support_action": ("support", support.support_action),
    "turn_end": ("turn", turn.turn_end),
    "kill": ("end", ending.kill),
}


def next_script(t: TokyoGhoulTable) -> Script[None] | None:
    """Go on to the next stage that asks something; None when the match is over."""
    return run_on(t, STAGES)
