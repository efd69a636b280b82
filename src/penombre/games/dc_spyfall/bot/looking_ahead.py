"""What a bot that looks ahead tries at each question besides what the rule of thumb says."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Final

from penombre.engine import Answer, Ask
from penombre.games.dc_spyfall.bot import answering, asking
from penombre.games.dc_spyfall.bot.interrupting import heard_enough
from penombre.games.dc_spyfall.bot.mind import Mind
from penombre.games.dc_spyfall.phrases import meaning_of

_DRAWS: Final = 8
"""How often the rule of thumb is asked for what else it might say."""
_SAYINGS: Final = 5
"""As many different things to say are weighed at most."""
_SUSPECTS: Final = 2
_MAY_GUESS: Final = 0.3
"""How sure of a place a Joker is who might name it."""
_MAY_ACCUSE: Final = 0.4
"""How much whoever might be accused is suspected."""
_MAY_DECLARE: Final = 0.2


def worth_trying(mind: Mind, ask: Ask, thumb: Answer | None) -> list[Answer | None]:
    """The answers that may be better than the rule of thumb's; none where nothing else is worth thinking about."""
    return list(dict.fromkeys(_OTHERS.get(ask.kind, _any_other)(mind, ask, thumb)))


def _any_other(mind: Mind, ask: Ask, thumb: Answer | None) -> Iterator[Answer]:
    return (option.id for option in (*ask.legal(), *ask.besides))


def _nothing(mind: Mind, ask: Ask, thumb: Answer | None) -> Iterator[Answer]:
    """Where the rule of thumb goes by beliefs that no sample makes better, or nothing depends on the answer."""
    return iter(())


def _instead_of_listening(mind: Mind, ask: Ask, thumb: Answer | None) -> Iterator[Answer | None]:
    """Right after an answer, when there is something new to go by; or whatever the rule of thumb would not wait for."""
    if thumb is not None or mind.public.phase == "ask":
        yield None
        yield from _interruptions(mind, ask)


def _interruptions(mind: Mind, ask: Ask) -> Iterator[Answer]:
    """What stops the clock and may be worth it.

    A Joker accuses by the rule of thumb, as often as others: in matches that are played on nobody holds an accusation
    against who makes it, so it would seem to pay always, and at a table a Joker would be known for it.
    """
    possible = {option.id for option in ask.besides}
    if "joker_reveal" in possible and max(mind.mine.places.values(), default=0.0) > _MAY_GUESS:
        yield "joker_reveal"
    if "declare_multiverse" in possible and mind.mine.multiverse > _MAY_DECLARE:
        yield "declare_multiverse"
    if heard_enough(mind) and not mind.is_joker:
        suspects = sorted(mind.others, key=mind.suspicion, reverse=True)[:_SUSPECTS]
        for suspect in suspects:
            if mind.suspicion(suspect) > _MAY_ACCUSE:
                for what in (f"accuse-{suspect}", f"greatest_detective-{suspect}"):
                    if what in possible:
                        yield what


def _votes(mind: Mind, ask: Ask, thumb: Answer | None) -> Iterator[Answer]:
    """For an accusation, or against it; a Joker, for the same reason, by the rule of thumb."""
    return iter(()) if mind.is_joker else _any_other(mind, ask, thumb)


def _questions(mind: Mind, ask: Ask, thumb: Answer | None) -> Iterator[Answer]:
    """Whom to ask about what."""
    drawn = [asking.question(mind, ask) for _ in range(_DRAWS)]
    yield from _different(ask, thumb, drawn, lambda each: (each[0], meaning_of(each[1]).facet))
    yield from _interruptions(mind, ask)


def _answers(mind: Mind, ask: Ask, thumb: Answer | None) -> Iterator[Answer]:
    """What to say; a Joker who is cornered may rather name a place."""
    drawn = [answering.answer(mind, ask) for _ in range(_DRAWS)]
    yield from _different(ask, thumb, drawn, lambda each: meaning_of(str(each)))
    if mind.is_joker or any(option.id == thumb for option in ask.besides):
        yield from _interruptions(mind, ask)


def _different(
    ask: Ask, thumb: Answer | None, drawn: Sequence[Answer], meaning: Callable[[Answer], Hashable]
) -> Iterator[Answer]:
    """The first of these that mean something else each, and something else than the rule of thumb."""
    besides = {option.id for option in ask.besides}
    found = {each if each in besides else meaning(each): each for each in reversed(drawn)}
    if thumb is not None and thumb not in besides:
        found.pop(meaning(thumb), None)
    return iter(list(found.values())[:_SAYINGS])


_OTHERS: Final[Mapping[str, Callable[[Mind, Ask, Answer | None], Iterator[Answer | None]]]] = {
    "accuse_vote": _votes,
    "answer": _answers,
    "ask": _questions,
    "harley_talk": _nothing,
    "interrupt": _instead_of_listening,
    "joker_claim": _nothing,
    "look": _nothing,
    "multiverse_talk": _nothing,
    "round_end": _nothing,
}
