"""What the bot says: whom it takes for Light, for whom it speaks, what it claims to be; some of it is not true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from penombre.engine import Seat, Statement
from penombre.games.death_note.bot.mind import Mind
from penombre.games.death_note.catalogue import CAMP_OF, ENQUIRERS, INVESTIGATORS, KIRAS, LIGHT

MOMENTS: Final = frozenset({"turn_start", "turn_main", "ballot", "unraveling", "gift"})
"""The questions before which there is time to talk."""
_MOST: Final = 2
_SURE: Final = 0.6
_L_SURE: Final = 0.5
_SUSPECTED: Final = 0.3
_TRAILS: Final = 2
"""How many people somebody may accuse and still be believed."""
_CORNERED: Final = 0.5
"""The share of the threshold from which on people say who they are, or are not."""


def speak(mind: Mind) -> tuple[Statement, ...]:
    """The most useful things not said yet."""
    return mind.unsaid(_thoughts(mind), _MOST, mind.public.began)


def _thoughts(mind: Mind) -> Iterator[Statement]:
    if mind.is_l:
        yield from _accusations(mind, _L_SURE)
    elif mind.stakes.revealed_as(LIGHT, held=True) > 0.5:
        yield from _accusations(mind, _SURE)
        yield from _words_for_friends(mind)
        yield from _claim(mind)
    elif CAMP_OF[mind.role] != INVESTIGATORS:
        yield from _false_trails(mind)
        yield from _words_for_accomplices(mind)
        yield from _claim(mind)


def _others(mind: Mind) -> list[Seat]:
    return [seat for seat in mind.living if seat != mind.me and not mind.shown(seat)]


def _accusations(mind: Mind, sure: float) -> Iterator[Statement]:
    for seat in _others(mind):
        if mind.is_light(seat) > sure:
            yield Statement("accuse", seat)


def _words_for_friends(mind: Mind) -> Iterator[Statement]:
    """A word for everybody whom I have seen to be an Investigator."""
    for seat in _others(mind):
        if mind.private.known[mind.card_of(seat)] in ENQUIRERS:
            yield Statement("vouch", seat)


def _false_trails(mind: Mind) -> Iterator[Statement]:
    """Accusations of whom the table suspects anyway and of who has seen too much; never of Light."""
    if mind.public.round < 2 or not mind.hidden_me:
        return
    accused = [about for speaker, about in mind.heard.accused if speaker == mind.me]
    able = [seat for seat in _others(mind) if mind.role == LIGHT or mind.is_light(seat) < 0.5]
    able = [seat for seat in able if seat not in accused and not _spoken_for(mind, seat)]
    for seat in able[: max(0, _TRAILS - len(accused))]:
        looks = mind.evidence.looks
        looked = (mind.me, mind.card_of(seat)) in looks or (seat, mind.card_of(mind.me)) in looks
        if looked or mind.looks_like_light(seat) > _SUSPECTED:
            yield Statement("accuse", seat)


def _words_for_accomplices(mind: Mind) -> Iterator[Statement]:
    """Kira, too, speak for those whom they have seen."""
    for seat in _others(mind):
        if _spoken_for(mind, seat):
            yield Statement("vouch", seat)


def _spoken_for(mind: Mind, seat: Seat) -> bool:
    """Whether Kira speak for somebody: for each other, and to be believed for some Investigators."""
    seen = mind.private.known[mind.card_of(seat)]
    return seen in KIRAS or (seen in ENQUIRERS and (mind.me + seat) % 2 == 0)


def _claim(mind: Mind) -> Iterator[Statement]:
    """Who has many Suspicions says to be an Investigator: truly, or one whom nobody has seen yet."""
    if not mind.hidden_me or mind.suspicion(mind.me) < _CORNERED * mind.threshold:
        return
    if mind.me in mind.heard.claims:
        return
    role = mind.role
    if role not in ENQUIRERS:
        claimed = {*mind.heard.claims.values(), *[facts.role for facts in mind.public.roles]}
        free = [each for each in ENQUIRERS if each not in claimed] or list(ENQUIRERS)
        role = free[(mind.me + mind.public.game) % len(free)]
    yield Statement("claim", what=f"role_{role}")
