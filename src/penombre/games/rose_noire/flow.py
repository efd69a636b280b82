"""The order of play, as data: the stages by name; `todo` on the table says which come next.

A stage changes nothing before its question is answered: with three players it may be interrupted by a reveal and asked
again.
"""

from __future__ import annotations

from typing import Final

from penombre.engine import Script
from penombre.engine.stages import Stages, counted, next_stage
from penombre.games.rose_noire import actions, day, dusk, ending, events, night, reveal, setup, sextines, traps
from penombre.games.rose_noire.table import RoseNoireTable

STAGES: Final[Stages[RoseNoireTable]] = {
    "volunteer": ("setup", setup.volunteer),
    "begin": ("setup", setup.begin),
    "profile": ("setup", setup.profile),
    "accomplices": ("setup", setup.accomplices),
    "deal": ("setup", setup.deal),
    "lumines": ("lumines", day.lumines),
    "turn": ("lumines", day.turn),
    "day": ("lumines", day.day),
    "action_targets": ("lumines", actions.action_targets),
    "pact_give": ("lumines", actions.pact_give),
    "archives_pick": ("lumines", actions.archives_pick),
    "exhume_again": ("lumines", actions.exhume_again),
    "discard_played": ("lumines", actions.discard_played),
    "trap_reaction": ("lumines", traps.trap_reaction),
    "trap_effect": ("lumines", traps.trap_effect),
    "trap_kill": ("lumines", traps.trap_kill),
    "trap_done": ("lumines", traps.trap_done),
    "convocation_event": ("lumines", events.convocation_event),
    "turn_end": ("lumines", day.end_turn),
    "sextines": ("sextines", sextines.sextines),
    "debate": ("sextines", sextines.debate),
    "ballots": ("sextines", sextines.ballots),
    "sextines_end": ("sextines", sextines.sextines_end),
    "vesperines": ("vesperines", dusk.vesperines),
    "dusk_play": ("vesperines", dusk.dusk_play),
    "event_targets": ("", events.event_targets),
    "forgery_order": ("", events.forgery_order),
    "register_pick": ("", events.register_pick),
    "event_done": ("", events.event_done),
    "dusk_discard": ("vesperines", dusk.dusk_discard),
    "dusk_trim": ("vesperines", dusk.dusk_trim),
    "dusk_draw": ("vesperines", dusk.dusk_draw),
    "estellines": ("estellines", night.estellines),
    "night_possessed": ("estellines", night.night_possessed),
    "night_rector": ("estellines", night.night_rector),
    "night_over": ("estellines", night.night_over),
    "albines": ("albines", night.albines),
    "reveal": ("", reveal.show_roles),
    "game_over": ("end", ending.game_over),
}
"""The few stages that may come by day or at dusk keep the phase they find."""


def next_script(t: RoseNoireTable) -> Script[None] | None:
    """The next stage; None when the match is over."""
    if not t.todo:
        return None
    name = t.todo[0]
    script = next_stage(t, STAGES)
    if script is not None and reveal.may_reveal(t) and name != "ballots":  # which lets roles be shown by itself
        script = reveal.interruptible(t, name, script)
    return counted(t, script)
