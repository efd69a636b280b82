"""The judgement bot of La Rose Noire: chances for every pair and every seat, and a rule of thumb for every question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Self

from penombre.bots import Imagine, Judge, Rules, always
from penombre.engine import TABLE, Answer, Ask, Match, Randomness, Seat, Statement, View
from penombre.games.rose_noire.bot import (
    accusing,
    investigating,
    night,
    prospects,
    rector,
    shaping,
    speech,
    weighing,
)
from penombre.games.rose_noire.bot.beliefs import Witness
from penombre.games.rose_noire.bot.free_talk import FREE_TALK
from penombre.games.rose_noire.bot.mind import Mind
from penombre.games.rose_noire.bot.recall import Recall
from penombre.games.rose_noire.catalogue import NAMES, POSSESSED, RECTOR
from penombre.games.rose_noire.reveal import REVEAL
from penombre.games.rose_noire.table import RoseNoireTable
from penombre.games.rose_noire.view import Public

Weigher = Callable[[Match[Any]], float]


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
    talks_ahead = True

    def __init__(self, rng: Randomness, recall: Recall | None = None) -> None:
        super().__init__(rng)
        self._recall = Recall() if recall is None else recall

    def mind(self, view: View, rng: Randomness) -> Mind:
        """What a seat thinks, which begins with what was worked out before."""
        return Mind(view, rng, self._recall)

    def decide(self, mind: Mind, ask: Ask) -> Answer | None:
        """With three players the role is shown, where that helps; else by the rule for this kind of question."""
        return REVEAL if ask.besides and accusing.shows_role(mind) else super().decide(mind, ask)

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
        """Something to say, where talk is allowed."""
        return speech.speak(self.think(view), ask)

    def with_chance(self, rng: Randomness) -> Self:
        """The same with another source of chance, which knows what this one worked out of what everybody sees."""
        return type(self)(rng, self._recall.copy())

    def weigher(self, view: View) -> Weigher:
        """By the chances of every pair and seat that this seat plays by."""
        mind = self.think(view)
        return weighing.weigher(mind.public, mind.heard, mind.evidence, mind.witness)

    def onlookers_weigher(self, view: View) -> Weigher:
        """By the chances of every pair and seat, for whoever has seen no card."""
        public, recall = view.public, self._recall
        assert isinstance(public, Public)
        return weighing.weigher(public, recall.heard(view, public), recall.evidence(public), Witness())

    def shaper(self, view: View) -> Callable[[Match[Any]], Match[Any]]:
        """Proofs go to whoever told of them, and people remember what they told."""
        return shaping.shaper(view, self._recall, self._rng)

    def facts(self, match: Match[Any], seat: Seat) -> tuple[tuple[Seat, str], ...]:
        """Who is Possessed, and who the Accomplices are unless this seat chose them."""
        t: RoseNoireTable = match.table
        possessed = [(other, POSSESSED) for other in t.investigators if other != seat and t.role(other) == POSSESSED]
        guilty = () if seat == t.rector else t.accomplices
        return (*possessed, *[(TABLE, NAMES[suspect]) for suspect in guilty])

    def far_enough(self, match: Match[Any], begun: Match[Any]) -> bool:
        """The next Turn has begun, or the next game of a points match."""
        now, then = match.table, begun.table
        if now.game != then.game:
            return True
        return now.turn != then.turn and now.ending is None and prospects.known(match)

    def worth(self, match: Match[Any], seat: Seat) -> float:
        """How likely the seat's camp wins this game, or whether it did."""
        t: RoseNoireTable = match.table
        if t.points and t.results and (t.ending is None or t.finished):
            return float(seat in t.results[-1].ending.winners)
        if t.ending is not None:
            return float(seat in t.ending.winners)
        return prospects.prospects(match, self._recall, self._rng)[t.role(seat) or RECTOR]

    def doubt(self, mind: Mind, seat: Seat) -> float:
        """How likely a seat is Possessed; whoever has reason to hide it says what the table thinks."""
        beliefs = mind.theirs if mind.is_possessed or mind.is_rector else mind.mine
        return beliefs.possessed.get(seat, 0.0)
