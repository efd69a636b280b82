"""What the bot says: whom it knows to be innocent, what lies where, whom it trusts; some of it is not true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from penombre.engine import Ask, Statement
from penombre.games.rose_noire.bot.accusing import decoy
from penombre.games.rose_noire.bot.hearsay import INNOCENT
from penombre.games.rose_noire.bot.mind import Mind
from penombre.games.rose_noire.catalogue import GRAVEYARD, NAMES, PAIRS, PROOF, TRAP, TYPE_OF

MOST: Final = 3
_MOMENTS: Final = frozenset({"day_before", "day_after", "ballot", "debate", "dusk_play"})
_PLACES: Final = (*NAMES, GRAVEYARD)
_LIES: Final = 2
_SUSPECTED: Final = 0.7
_RECTOR_TALKS: Final = 0.25


def speak(mind: Mind, ask: Ask) -> tuple[Statement, ...]:
    """The most useful things not said yet, where talk is allowed."""
    if not may_speak(mind, ask):
        return ()
    thoughts = _rector(mind) if mind.is_rector else _investigator(mind, ask)
    return mind.unsaid(thoughts, MOST, mind.public.began)


def may_speak(mind: Mind, ask: Ask) -> bool:
    """Whether there is something to say before this is answered."""
    return ask.kind in _MOMENTS and not mind.public.silence


def _claim(what: str) -> Statement:
    return Statement("claim", what=what)


def _investigator(mind: Mind, ask: Ask) -> Iterator[Statement]:
    """Innocents first, then what lies on the piles, then people, then a pair."""
    for suspect in told(mind):
        yield _claim(f"innocent_{NAMES[suspect]}")
    yield from _hints(mind)
    if mind.public.turn > 1:
        yield from _people(mind)
    if ask.kind == "ballot":
        best = max(range(len(PAIRS)), key=lambda place: mind.mine.pairs[place])
        one, other = decoy(mind) if mind.is_possessed else PAIRS[best]
        yield _claim(f"pair_{NAMES[one]}_{NAMES[other]}")


def told(mind: Mind) -> list[int]:
    """Whom I call innocent: everybody whose Proof I saw; the Possessed hides some, and clears somebody falsely."""
    if not mind.is_possessed:
        return mind.proved
    stances = mind.heard.stances[mind.me]
    mine = [suspect for suspect, stance in stances.items() if stance == INNOCENT]
    lies = [suspect for suspect in mine if suspect not in mind.proved]
    # Which Proofs are kept back must not change from one question to the next: it depends on the cards alone.
    true = [suspect for place, suspect in enumerate(mind.proved) if (place + mind.me) % 3]
    able = mind.evidence.proofs(mind.me) > len({*mine, *true})
    if able and len(lies) < _LIES and mind.public.turn > 1 + len(lies):
        worst = max(range(len(NAMES)), key=lambda each: mind.mine.guilt[each])
        if mind.mine.guilt[worst] > 0.3 and worst not in mine:
            return [*true, worst]
    return true


def _hints(mind: Mind) -> Iterator[Statement]:
    """The top cards that I know: Traps are to be left alone, Proofs to be seen; the Possessed keeps some back."""
    for source, pile in enumerate(mind.private.piles):
        if not pile or not pile[0]:
            continue
        type = TYPE_OF[pile[0]]
        if type == TRAP:
            yield _claim(f"trap_{_PLACES[source]}")
        elif type == PROOF and (not mind.is_possessed or (source + mind.me) % 3):
            yield _claim(f"proof_here_{_PLACES[source]}")


def _people(mind: Mind) -> Iterator[Statement]:
    """Whom I take for the Possessed; who is Possessed says what the table thinks."""
    beliefs = mind.theirs if mind.is_possessed else mind.mine
    for seat in mind.others:
        if beliefs.possessed.get(seat, 0.0) > _SUSPECTED:
            yield Statement("accuse", seat)


def _rector(mind: Mind) -> Iterator[Statement]:
    """Little, and nothing that could be held against anybody: an Accomplice is named as readily as somebody else."""
    if not mind.chance(_RECTOR_TALKS) or mind.public.turn < 2:
        return
    open_ = [each for each in range(len(NAMES)) if each not in mind.cleared]
    if open_:
        yield _claim(f"guilty_{NAMES[open_[int(mind.random() * len(open_))]]}")
