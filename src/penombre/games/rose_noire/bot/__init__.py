"""The judgement bot of La Rose Noire: chances for every pair and every seat, and a rule of thumb for every question."""

from __future__ import annotations

from typing import Final

from penombre.bots import Imagine, Judge, Rules, always
from penombre.engine import Answer, Ask, Randomness, Seat, Statement, View
from penombre.games.rose_noire.bot import accusing, investigating, night, rector, speech
from penombre.games.rose_noire.bot.free_talk import FREE_TALK
from penombre.games.rose_noire.bot.mind import Mind
from penombre.games.rose_noire.bot.recall import Recall
from penombre.games.rose_noire.reveal import REVEAL


def _any(mind: Mind, ask: Ask) -> Answer:
    """Any legal answer, for questions that are a matter of taste."""
    return ask.random_answer(lambda number: int(mind.random() * number))


DECISIONS: Final[Rules[Mind]] = {
    "action_targets": investigating.action_targets,
    "archives_pick": investigating.archives_pick,
    "ballot": accusing.ballot,
    "choose_accomplices": rector.accomplices,
    "choose_profile": _any,
    "convocation_event": rector.convocation_event,
    "day_after": investigating.day,
    "day_before": investigating.day,
    "debate": always("ready"),
    "dusk_discard": rector.dusk_discard,
    "dusk_play": rector.dusk_play,
    "dusk_trim": rector.dusk_trim,
    "event_targets": rector.event_targets,
    "exhume_again": investigating.exhume_again,
    "forgery_order": rector.forgery_order,
    "night_possessed": night.night,
    "night_rector": rector.night,
    "pact_give": investigating.pact_give,
    "register_pick": rector.register_pick,
    "reveal_role": always(None),
    "trap_kill": rector.trap_kill,
    "trap_reaction": investigating.trap_reaction,
    "volunteer": _any,
}


class Judgement(Judge[Mind]):
    """Level `judgement`: plays by the odds, and lies when its role should."""

    __slots__ = ("_recall",)

    decisions = DECISIONS
    words = FREE_TALK

    def __init__(self, rng: Randomness) -> None:
        super().__init__(rng)
        self._recall = Recall()

    def mind(self, view: View, rng: Randomness) -> Mind:
        """What a seat thinks, which begins with what was worked out before."""
        return Mind(view, rng, self._recall)

    def decide(self, mind: Mind, ask: Ask) -> Answer | None:
        """With three players the role is shown, where that helps; else by the rule for this kind of question."""
        return REVEAL if ask.besides and accusing.shows_role(mind) else super().decide(mind, ask)

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
        """Something to say, where talk is allowed."""
        return speech.speak(self.think(view), ask)

    def doubt(self, mind: Mind, seat: Seat) -> float:
        """How likely a seat is Possessed; whoever has reason to hide it says what the table thinks."""
        beliefs = mind.theirs if mind.is_possessed or mind.is_rector else mind.mine
        return beliefs.possessed.get(seat, 0.0)
