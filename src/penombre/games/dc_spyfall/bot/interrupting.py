"""What is done while the clock runs, instead of listening: accusing, revealing, declaring, the powers that stop it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from penombre.engine import Answer, Ask, Seat
from penombre.games.dc_spyfall.bot.beliefs import multiverse_to
from penombre.games.dc_spyfall.bot.evidence import Evidence
from penombre.games.dc_spyfall.bot.mind import Mind
from penombre.games.dc_spyfall.bot.powers import worth_using

_SURE: Final = 0.8
_SURER: Final = 0.04
"""How much surer one has to be for each player less than six, and less sure for each more: the fewer there are, the
longer a Joker takes to find the place, and the better the others know each other's answers."""
_MIDDLE: Final = 6
_HASTE: Final = 0.5
"""How much less sure one need be where the Joker is sure of the place."""
_RASH: Final = 0.15
_SOON: Final = 1.4
"""Answers for each player after which one is no longer more careful; each that is missing makes one so by `_RASH`."""
_LEAST_SURE: Final = 0.4
_SURE_ENOUGH: Final = 0.5
"""The suspicion below which one votes for nobody but whom one suspects most."""
_JOINS: Final = 0.6
"""How often a Joker is for an accusation of somebody whom the others do not suspect most."""
_FIRST_ANSWERS: Final = 0.5
"""Answers for each player before which nobody is accused."""
_DECLARES: Final = 0.6
_DECLARES_PRANK: Final = 0.7
_BLUFFS: Final = 0.45
"""How far the others have to believe in the Multiverse for a Joker to declare it as a bluff."""
_LIKELY_PLACES: Final = 3
_GUESSES: Final = 0.85
_CORNERED: Final = 0.2
_LAST_MOMENT: Final = 22_000
_LAST_MINUTE: Final = 50_000
"""The last moment in real time, where nobody knows how long the next question takes."""
_SHORTLY: Final = 60_000
_FREED: Final = 4.0
_SURVIVED: Final = 3.0
"""The points that a Joker who is not found may expect: somebody else is convicted, or nobody."""
_PRANK: Final = 3.0


def interruption(mind: Mind, ask: Ask) -> str | None:
    """What should not wait, if anything."""
    possible = {option.id for option in ask.besides}
    return next((what for what in _wanted(mind, possible) if what in possible), None)


def or_else(rule: Callable[[Mind, Ask], Answer]) -> Callable[[Mind, Ask], Answer]:
    """An interruption, where that is better; else an answer by this rule."""
    return lambda mind, ask: interruption(mind, ask) or rule(mind, ask)


def _wanted(mind: Mind, possible: set[str]) -> Iterator[str]:
    if "joker_reveal" in possible and reveals(mind):
        yield "joker_reveal"
    if "declare_multiverse" in possible and declares(mind):
        yield "declare_multiverse"
    anybody = mind.others[0]
    again = f"greatest_detective-{anybody}" in possible
    spent = f"accuse-{anybody}" not in possible
    if (again or not spent) and (suspect := accuses(mind, again=spent)) is not None:
        yield f"accuse-{suspect}" if not spent else f"greatest_detective-{suspect}"
    yield from worth_using(mind, possible)


# -- accusing --------------------------------------------------------------------------------------------------------


def needed(mind: Mind, suspect: Seat) -> float:
    """How sure one has to be to accuse: less, the better the Joker must know the place by now."""
    return threshold(mind.evidence, mind.players, mind.knows(suspect))


def threshold(evidence: Evidence, players: int, known: float) -> float:
    """The same where a Joker is that sure of the place."""
    rash = max(0.0, _SOON - evidence.heard / players)
    return max(_LEAST_SURE, _SURE + _SURER * (_MIDDLE - players) - _HASTE * known) + _RASH * rash


def heard_enough(mind: Mind) -> bool:
    """Whether enough was said to make anything of it."""
    return mind.evidence.heard >= _FIRST_ANSWERS * mind.players


def accuses(mind: Mind, *, again: bool) -> Seat | None:
    """Whom I accuse now, if anybody; the same one once more only right after another answer of theirs."""
    if not heard_enough(mind) or (again and mind.public.accusations and _just_accused(mind)):
        return None
    suspect = mind.suspect
    if mind.is_joker:
        return suspect if _frames(mind, suspect) else None
    if mind.is_harley:
        hero = scapegoat(mind)
        return hero if mind.blame[hero] > threshold(mind.evidence, mind.players, mind.knows(hero)) else None
    chance = mind.mine.joker(suspect)
    return suspect if chance > _LEAST_SURE and chance > needed(mind, suspect) else None


def _just_accused(mind: Mind) -> bool:
    """Whether nobody I suspect has said anything since the last accusation that failed: it would only fail again."""
    votes = mind.public.accusations[-1]
    return votes.suspect == mind.suspect and bool(mind.lines) and mind.lines[-1].seat != mind.suspect


def _frames(mind: Mind, suspect: Seat) -> bool:
    """The Joker accuses whom the table suspects already, as somebody would who knows the place."""
    return mind.suspicion(suspect) > threshold(mind.evidence, mind.players, max(mind.mine.places.values(), default=0.0))


def scapegoat(mind: Mind) -> Seat:
    """A Hero whom the others may take for the Joker."""
    joker = mind.suspect
    return max([seat for seat in mind.others if seat != joker], key=lambda seat: mind.blame[seat])


def votes_for(mind: Mind, suspect: Seat) -> bool:
    """Whether I am for it; a Joker who always was would be known for it, so not where a Hero would hardly be."""
    if mind.is_joker:
        likely = suspect == max(mind.others, key=lambda seat: mind.blame[seat])
        return likely or mind.random() < _JOINS
    chance = mind.mine.joker(suspect)
    if mind.is_harley:
        return chance < mind.mine.joker(mind.suspect)
    if suspect != mind.suspect and chance < _SURE_ENOUGH:
        return False
    return chance > needed(mind, suspect)


# -- revealing -------------------------------------------------------------------------------------------------------


def reveals(mind: Mind) -> bool:
    """Whether the Joker shows the card and claims now."""
    best = max(mind.mine.places.values(), default=0.0)
    if mind.mine.prank > _DECLARES_PRANK and heard_enough(mind):
        return True
    blamed = mind.blame[mind.me]
    spared = any(each.suspect == mind.me and each.outcome == "failed" for each in mind.public.accusations)
    if mind.public.clock <= (_LAST_MINUTE if mind.public.realtime else _LAST_MOMENT):
        worth = max(_FREED * best, _PRANK * mind.mine.prank)
        return worth > _SURVIVED * (1 - blamed) * (1 - mind.mine.prank)
    needed = _GUESSES - _CORNERED * blamed
    if spared or mind.public.clock <= _SHORTLY:
        needed -= 0.1
    return best > needed


def claim(mind: Mind, ask: Ask) -> Answer:
    """The likeliest place, or the Prank where that is worth more."""
    best = mind.mine.place if mind.mine.places else ""
    legal = {option.id for option in ask.legal()}
    if "prank" in legal and (not best or _PRANK * mind.mine.prank > _FREED * mind.mine.places[best]):
        return "prank"
    return f"location-{best}"


# -- the Multiverse --------------------------------------------------------------------------------------------------


def declares(mind: Mind) -> bool:
    """Whether I say that everybody is elsewhere."""
    if not mind.is_joker:
        return mind.mine.multiverse > _DECLARES
    return heard_enough(mind) and _seems_elsewhere(mind) > _BLUFFS


def _seems_elsewhere(mind: Mind) -> float:
    """How far the others take this for the Multiverse, as the Joker sees it: by the places that may well be it."""
    places = sorted(mind.mine.places, key=lambda place: -mind.mine.places[place])[:_LIKELY_PLACES]
    total = sum(mind.mine.places[place] for place in places)
    seems = [
        mind.mine.places[place] * multiverse_to(mind.public, seat, place, mind.evidence)
        for place in places
        for seat in mind.others
    ]
    return sum(seems) / (total * len(mind.others)) if total else 0.0
