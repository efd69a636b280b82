"""The judgement bot of La Rose Noire: chances for every pair and every seat, and a rule of thumb for every question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from penombre.bots import Judge
from penombre.engine import Answer, Ask, Statement, View
from penombre.games.rose_noire.bot import accusing, digging, haunting, ruling, speech
from penombre.games.rose_noire.bot.mind import Mind
from penombre.games.rose_noire.reveal import REVEAL


def _any(mind: Mind, ask: Ask) -> Answer:
    """A matter of taste."""
    return ask.random_answer(lambda number: int(mind.random() * number))


def _leave(mind: Mind, ask: Ask) -> Answer | None:
    """What nobody waits for is left alone."""
    return None


DECISIONS: Final[Mapping[str, Callable[[Mind, Ask], Answer | None]]] = {
    "action_targets": digging.action_targets,
    "archives_pick": digging.archives_pick,
    "ballot": accusing.ballot,
    "choose_accomplices": ruling.accomplices,
    "choose_profile": _any,
    "convocation_event": ruling.convocation_event,
    "day_after": digging.day,
    "day_before": digging.day,
    "debate": accusing.debate,
    "dusk_discard": ruling.dusk_discard,
    "dusk_play": ruling.dusk_play,
    "dusk_trim": ruling.dusk_trim,
    "event_targets": ruling.event_targets,
    "exhume_again": digging.exhume_again,
    "forgery_order": ruling.forgery_order,
    "night_possessed": haunting.night,
    "night_rector": ruling.night,
    "pact_give": digging.pact_give,
    "register_pick": ruling.register_pick,
    "reveal_role": _leave,
    "trap_kill": ruling.trap_kill,
    "trap_reaction": digging.trap_reaction,
    "volunteer": _any,
}


class Judgement(Judge[Mind]):
    """Level `judgement`: plays by the odds, and lies when its role should."""

    __slots__ = ()

    mind = Mind
    decisions = DECISIONS

    def decide(self, mind: Mind, ask: Ask) -> Answer | None:
        """With three players the role is shown, where that helps; else by the rule for this kind of question."""
        return REVEAL if ask.besides and accusing.shows_role(mind) else super().decide(mind, ask)

    def talk(self, view: View, ask: Ask) -> tuple[Statement, ...]:
        """Something to say, where talk is allowed."""
        return speech.speak(self.think(view), ask)
