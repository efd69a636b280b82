"""Which answers are worth looking ahead for: those that may well be better than the rule of thumb's."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from penombre.engine import Answer, Ask
from penombre.games.rose_noire.bot.mind import NUMBER, Mind
from penombre.games.rose_noire.catalogue import NAMES, PAIRS
from penombre.games.rose_noire.table import GRAVEYARD

_VICTIMS: Final = 5
_PAIRS: Final = 4
_COMBINED: Final = 8

Answers = Sequence[Answer | None]


def worth_trying(mind: Mind, ask: Ask) -> Answers:
    """What to weigh besides the rule of thumb's answer: nothing where nothing depends on it, or all are alike."""
    rule = _TRIED.get(ask.kind)
    return () if rule is None or len(ask.legal()) + len(ask.besides) < 2 else rule(mind, ask)


def _all(mind: Mind, ask: Ask) -> Answers:
    return [option.id for option in ask.legal()]


def _day(mind: Mind, ask: Ask) -> Answers:
    """Every card, and every pile: where the Graveyard is drawn from, it is the same for all who are dead."""
    found: dict[int | str, str] = {}
    for option in ask.legal():
        source: int | str = option.id
        if option.id.startswith("look-"):
            suspect = int(option.value)
            source = suspect if mind.public.suspects[suspect].alive else GRAVEYARD
        found.setdefault(source, option.id)
    return list(found.values())


def _ballot(mind: Mind, ask: Ask) -> Answers:
    """The pairs that one believes in, those that others stand for, and to leave it at that."""
    believed = mind.mine.pairs
    best = sorted(range(len(PAIRS)), key=lambda place: -believed[place])[:_PAIRS]
    wanted = [PAIRS[place] for place in best]
    wanted += [ballot for seat in mind.others if len(ballot := mind.public.seats[seat].ballot) == 2]  # type: ignore[misc]
    ids = ["lock", *[f"pair-{NAMES[one]}-{NAMES[other]}" for one, other in wanted]]
    legal = {option.id for option in ask.legal()}
    return [each for each in dict.fromkeys(ids) if each in legal]


def _night(mind: Mind, ask: Ask) -> Answers:
    """To hide, and the likeliest victims; who is not Possessed has nothing to decide."""
    if not mind.is_possessed:
        return ()
    guilt = mind.mine.guilt
    kills = [option for option in ask.legal() if option.id.startswith("kill-")]
    kills.sort(key=lambda option: -sum(guilt[NUMBER[name]] for name in option.args["suspects"]))
    return ["hide", *[option.id for option in kills[:_VICTIMS]]]


def _spare(mind: Mind, ask: Ask) -> Answers:
    """Nobody, or any who are innocent."""
    guilty = set(mind.private.accomplices)
    return [
        option.id for option in ask.legal() if not guilty & {NUMBER[name] for name in option.args.get("suspects", ())}
    ][:_COMBINED]


def _some(mind: Mind, ask: Ask) -> Answers:
    """Any of the cards, alone or together."""
    drawn = [ask.random_answer(lambda number: int(mind.random() * number)) for _ in range(3 * _COMBINED)]
    return list(dict.fromkeys(drawn))[:_COMBINED]


def _targets(mind: Mind, ask: Ask) -> Answers:
    return _some(mind, ask) if ask.shape == "several" else _all(mind, ask)


_TRIED: Final[Mapping[str, Callable[[Mind, Ask], Answers]]] = {
    "action_targets": _targets,
    "archives_pick": _all,
    "ballot": _ballot,
    "convocation_event": _all,
    "day_after": _day,
    "day_before": _day,
    "dusk_discard": _some,
    "dusk_play": _all,
    "dusk_trim": _some,
    "event_targets": _all,
    "exhume_again": _all,
    "forgery_order": _all,
    "night_possessed": _night,
    "night_rector": _spare,
    "pact_give": _all,
    "register_pick": _all,
    "trap_kill": _spare,
    "trap_reaction": _all,
}
"""For each kind of question that is worth a search, what is tried."""
