"""The Rector: two Accomplices, a plan by the Goals held, Events, victims nobody misses, and cards to dig for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from penombre.engine import NOBODY, Answer, Ask, Option
from penombre.games.rose_noire.bot.mind import NUMBER, Mind
from penombre.games.rose_noire.catalogue import (
    GOAL,
    GOALS,
    KNIGHTS,
    KNIGHTS_ALIVE,
    KNIGHTS_TURN,
    PLAYERS,
    PROOF,
    TOP,
    TRAP,
    TRIBUTE,
    TRIBUTE_INNOCENTS,
    TURNS,
    TYPE_OF,
)
from penombre.games.rose_noire.table import SOULS

_BOLD: Final = 0.15
"""How often somebody dies for the Tribute whom the table does not take for innocent: that tells who is."""
_PRESSED: Final = 4
"""The Turn from which on the Tribute is worth any innocent."""

# -- the plan --------------------------------------------------------------------------------------------------------


def accomplices(mind: Mind, ask: Ask) -> Answer:
    """Any two: whoever chose by a pattern would be read."""
    ids = [option.id for option in ask.options]
    return tuple([ids.pop(int(mind.random() * len(ids))) for _ in range(ask.least)])


def innocents(mind: Mind) -> list[int]:
    """The living suspects who are no Accomplices."""
    return [each for each in mind.living if each not in mind.private.accomplices]


def missing(mind: Mind, soon: int = 0) -> int:
    """How many innocent deaths the Tribute still lacks, some being on their way."""
    dead = SOULS - len(mind.private.accomplices) - len(innocents(mind))
    return TRIBUTE_INNOCENTS - dead - soon


def wants_death(mind: Mind, soon: int = 0, victims: int = 0) -> bool:
    """Whether somebody innocent should die now: for the Tribute, not for the Knights, else if nobody is missed."""
    hand, turn = mind.private.hand, mind.public.turn
    if missing(mind, soon) <= 0 or turn == TURNS:
        return False
    unmissed = any(each in mind.cleared for each in innocents(mind))
    if TRIBUTE in hand:
        return unmissed or turn >= _PRESSED or mind.chance(_BOLD)
    quiet = turn >= KNIGHTS_TURN or len(mind.living) - victims > KNIGHTS_ALIVE
    return unmissed and quiet and KNIGHTS not in hand


def victim(mind: Mind, among: list[int]) -> int:
    """The innocent whom everybody believes to be one already: it gives nothing away. -1 if there is nobody."""
    able = [each for each in among if each not in mind.private.accomplices]
    return min(able, key=lambda each: mind.theirs.guilt[each] + mind.noise(0.02), default=-1)


# -- dusk ------------------------------------------------------------------------------------------------------------


def dusk_play(mind: Mind, ask: Ask) -> Answer:
    """A Goal wins; otherwise the best Event, if it is worth its card."""
    return _goal(ask) or _event(mind, ask, "nothing")


def convocation_event(mind: Mind, ask: Ask) -> Answer:
    """A Goal, where that may be; or the Event to play by day, if any: a card played now is replaced at dusk."""
    return _goal(ask) or _event(mind, ask, "decline")


def _goal(ask: Ask) -> str:
    """The Goal that can be played now; none where nothing wins."""
    goals = [f"play-{goal}" for goal in GOALS]
    return next((option.id for option in ask.options if option.id in goals), "")


_LEAST: Final = 0.25


def _event(mind: Mind, ask: Ask, nothing: str) -> Answer:
    plays = [option for option in ask.options if option.id != nothing]
    worth = {option.id: _EVENTS[str(option.value)](mind) + mind.noise(0.1) for option in plays}
    best = max(worth, key=lambda id: worth[id], default=nothing)
    return best if plays and worth[best] >= _LEAST else nothing


def _murder(mind: Mind) -> float:
    if not wants_death(mind):
        return 0.0
    return 0.9 if TRIBUTE in mind.private.hand else 0.2


def _in_danger(mind: Mind) -> bool:
    """One Accomplice is dead: the other must live."""
    return any(each not in mind.living for each in mind.private.accomplices)


_EVENTS: Final[Mapping[str, Callable[[Mind], float]]] = {
    "assassinat": _murder,
    "droit_asile": lambda mind: 0.0 if mind.public.turn == 1 else 1.0 if _in_danger(mind) else 0.35,
    "mise_au_secret": lambda mind: 0.4,
    "penitence": lambda mind: 0.3 + 0.1 * max(mind.public.seats[seat].cards for seat in mind.public.investigators),
    "documents_derobes": lambda mind: 0.3,
    "falsification": lambda mind: 0.45,
    "registre_secret": lambda mind: 0.95 if any(TYPE_OF[face] == GOAL for face in mind.private.rector_discard) else 0.2,
    "voeu_de_silence": lambda mind: 0.4 if mind.public.turn == 1 else 0.8,
    "messager": lambda mind: 0.4 if any(goal in mind.private.hand for goal in GOALS) else 0.7,
}
"""What an Event is worth at this moment."""
_KEPT: Final[Mapping[str, float]] = {
    "assassinat": 0.6,
    "droit_asile": 0.55,
    "mise_au_secret": 0.3,
    "penitence": 0.4,
    "documents_derobes": 0.2,
    "falsification": 0.35,
    "registre_secret": 0.4,
    "voeu_de_silence": 0.6,
    "messager": 0.5,
}
"""What a card is worth to keep."""


def _keep(mind: Mind, face: str) -> float:
    if face in GOALS:
        return _goal_worth(mind, face)
    if face == "assassinat" and TRIBUTE not in mind.private.hand and KNIGHTS in mind.private.hand:
        return 0.2
    return _KEPT[face]


def _goal_worth(mind: Mind, goal: str) -> float:
    """More than any Event; the Tribute is the better Goal once it is near."""
    return 2.5 if goal == KNIGHTS else 3.0 if missing(mind) <= 1 else 2.0


def dusk_discard(mind: Mind, ask: Ask) -> Answer:
    """No Goal unless one has to go; the weakest Events make room, the more where no Goal is held yet."""
    worth = sorted([(_keep(mind, str(option.args["card"])), option.id) for option in ask.options])
    holds_goal = any(goal in mind.private.hand for goal in GOALS)
    limit = 0.35 if holds_goal else 0.65
    chosen = [id for value, id in worth if value < limit][: ask.most]
    kept = [id for _, id in worth if id not in chosen]
    return (*chosen, *kept[: max(0, ask.least - len(chosen))])


def dusk_trim(mind: Mind, ask: Ask) -> Answer:
    """The weakest cards go."""
    worth = sorted([(_keep(mind, str(option.args["card"])), option.id) for option in ask.options])
    return tuple([id for _, id in worth[: ask.least]])


def register_pick(mind: Mind, ask: Ask) -> Answer:
    """A Goal, the more useful one; otherwise the best Event."""
    return mind.best(ask, lambda option: _keep(mind, str(option.value))).id


def forgery_order(mind: Mind, ask: Ask) -> Answer:
    """Traps on top, Proofs at the bottom."""
    depth = {TRAP: 0, PROOF: 2}

    def bad_luck(option: Option) -> float:
        places = [depth.get(TYPE_OF[face], 1) for face in option.args["cards"]]
        return sum(place * (row + 1) for row, place in enumerate(places))

    return mind.best(ask, bad_luck).id


# -- on whom ---------------------------------------------------------------------------------------------------------


def event_targets(mind: Mind, ask: Ask) -> Answer:
    """On whom an Event is played."""
    worth = _TARGETS[mind.public.event]
    return mind.best(ask, lambda option: worth(mind, int(option.value)) + mind.noise(0.05)).id


def _to_shelter(mind: Mind, suspect: int) -> float:
    """The Accomplice who is left; before that anybody, so that asylum tells nothing."""
    if _in_danger(mind):
        return float(suspect in mind.private.accomplices)
    return mind.theirs.guilt[suspect] + mind.noise(0.5)


def _to_isolate(mind: Mind, suspect: int) -> float:
    """The suspect to isolate: where something good is known or said to lie."""
    pile = mind.private.piles[suspect]
    hints = [mind.heard.hints[seat].get(suspect, "") for seat in mind.public.investigators]
    good = sum(hint in ("proof_here", "go") for hint in hints) - sum(hint in ("trap", "bad") for hint in hints)
    return 0.3 * good + 0.5 * any(TYPE_OF.get(face) == PROOF for face in pile[:2]) + 0.05 * len(pile)


def _to_silence(mind: Mind, seat: int) -> float:
    """The fullest hand; not the one who hunts with other aims."""
    return mind.public.seats[seat].cards - 2.0 * (seat == mind.private.possessed)


_TARGETS: Final[Mapping[str, Callable[[Mind, int], float]]] = {
    "assassinat": lambda mind, suspect: -2.0 if suspect in mind.private.accomplices else -mind.theirs.guilt[suspect],
    "droit_asile": _to_shelter,
    "mise_au_secret": _to_isolate,
    "penitence": _to_silence,
    "documents_derobes": _to_silence,
    "falsification": lambda mind, suspect: 0.1 * min(TOP, mind.public.suspects[suspect].cards),
}


# -- killing ---------------------------------------------------------------------------------------------------------


def trap_kill(mind: Mind, ask: Ask) -> Answer:
    """Somebody died in the cloister, or nobody."""
    options = {int(option.value): option.id for option in ask.options if option.id != "nobody"}
    chosen = victim(mind, list(options)) if wants_death(mind) else -1
    return options.get(chosen, "nobody")


def night(mind: Mind, ask: Ask) -> Answer:
    """Whom the Rector kills, knowing what the Possessed does."""
    doomed = [NUMBER[name] for name in ask.args.get("suspects", ())]
    soon = sum(each not in mind.private.accomplices for each in doomed)
    if not wants_death(mind, soon, len(doomed)):
        return "nobody"
    met = ask.args.get("seat", NOBODY) != NOBODY and doomed
    # Two deaths would tell a table of three that there is a Possessed: who then accuses alone is worse than waiting.
    if met and len(mind.public.seats) == PLAYERS[0] and not mind.public.revealed and missing(mind, soon) > 1:
        return "nobody"
    kills = [option for option in ask.options if option.id != "nobody"]
    able = [option for option in kills if not any(each in mind.private.accomplices for each in option.value)]
    most = missing(mind, soon)
    fitting = [option for option in able if len(option.value) <= most]
    if not fitting:
        return "nobody"

    def worth(option: Option) -> float:
        spared: float = sum(0.6 - mind.theirs.guilt[each] for each in option.value)
        return spared + mind.noise(0.02)

    return max(fitting, key=worth).id
