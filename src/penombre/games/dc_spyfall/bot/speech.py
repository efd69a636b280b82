"""What the bot says when people may talk: whom it suspects and why. Faces it makes now and then, whatever it holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from penombre.engine import Ask, Seat, Statement
from penombre.games.dc_spyfall.bot.harley_quinn import harleys
from penombre.games.dc_spyfall.bot.interrupting import scapegoat
from penombre.games.dc_spyfall.bot.likelihood import NUMBER
from penombre.games.dc_spyfall.bot.mind import Mind
from penombre.games.dc_spyfall.bot.voting import agrees
from penombre.games.dc_spyfall.catalogue import EMOTES

MOST: Final = 2
_ACCUSES: Final = 0.35
_TRUSTS: Final = 0.06
_VOUCHES: Final = 0.3
_FACES: Final = 0.02
_OFF: Final = 3.0
"""How much likelier answers must be from somebody who guesses to be called off the mark."""
_CLEAR: Final = 1.5


def speak(mind: Mind, ask: Ask) -> tuple[Statement, ...]:
    """The most useful things not said yet, where talk is allowed."""
    match ask.kind:
        case "final_talk":
            thoughts = _suspicions(mind)
        case "multiverse_talk":
            thoughts = _multiverse(mind)
        case "harley_talk":
            thoughts = _harley(mind)
        case "ask" | "answer":
            # Chance alone makes faces: nothing that this seat knows goes into it.
            thoughts = iter([Statement("emote", what=mind.any(EMOTES))] if mind.chance(_FACES) else [])
        case _:
            return ()
    return mind.unsaid(list(thoughts), MOST, mind.public.began)


def _suspicions(mind: Mind) -> Iterator[Statement]:
    """Whom I suspect, with a reason; the Joker and Harley Quinn lead the others to somebody else."""
    suspect = scapegoat(mind) if mind.is_harley else mind.suspect
    chances = mind.blame if mind.is_harley else mind.mine.jokers
    if chances[suspect] > _ACCUSES:
        yield Statement("accuse", suspect)
    yield Statement("claim", suspect, reason(mind, suspect))
    trusted = min(mind.others, key=lambda seat: chances[seat])
    if chances[trusted] < _TRUSTS and mind.chance(_VOUCHES):
        yield Statement("vouch", trusted)


def reason(mind: Mind, seat: Seat) -> str:
    """What can be held against a seat, from what everybody heard."""
    answers = mind.evidence.answers[seat]
    vague = sum(1 for line in mind.lines if line.seat == seat and not line.meanings)
    if not answers:
        return "quiet"
    if 2 * vague >= answers:
        return "vague"
    here = NUMBER[mind.mine.place if mind.mine.places else mind.pretended]
    if mind.evidence.guessing[seat] > _OFF * mind.evidence.knowing[seat][here]:
        return "off"
    return "echo" if echoes(mind, seat) else "quiet" if answers == 1 else "off"


def echoes(mind: Mind, seat: Seat) -> bool:
    """Whether a seat has said what others had said before."""
    said: set[object] = set()
    for line in mind.lines:
        if line.seat == seat and said.intersection(line.meanings):
            return True
        said.update(line.meanings)
    return False


def _multiverse(mind: Mind) -> Iterator[Statement]:
    """Whether I believe it; the Joker says what brings points."""
    yield Statement("claim", what="multiverse_yes" if mind.is_joker or agrees(mind) else "multiverse_no")


def _harley(mind: Mind) -> Iterator[Statement]:
    """Whom I take for Harley Quinn: who told too much."""
    claim = mind.public.claim
    seats = [seat for seat in mind.others if claim is None or seat != claim.seat]
    likely = harleys(mind, seats)
    suspect = max(seats, key=lambda seat: likely[seat])
    if likely[suspect] > _CLEAR:
        yield Statement("accuse", suspect)
        yield Statement("claim", suspect, "too_clear")
