"""What the bot says: who it claims to be, what it has seen, whom it accuses, trusts, asks; some of it is not true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from penombre.engine import Ask, Seat, Statement
from penombre.games.tokyo_ghoul.bot.mind import Mind
from penombre.games.tokyo_ghoul.catalogue import BASE_TYPES, CHARACTERS, GHOUL, HUMAN, INSPECTOR
from penombre.games.tokyo_ghoul.deeds import Interrogation

MOST: Final = 5
"""Statements in a match: enough to be heard, too few to drown the others."""
_CHANCES: Final = {"turn_choice": 0.6, "interrogation_show": 0.3}
"""How often it says something at these questions, if it has anything to say."""
_LIES: Final = 0.3
_SURE: Final = 0.5


def moved_to_speak(ask: Ask, drawn: float) -> bool:
    """Whether this is a moment to say something."""
    return drawn < _CHANCES.get(ask.kind, 0.0)


def speak(mind: Mind) -> tuple[Statement, ...]:
    """One statement at most, not one said before; an answer to an accusation comes first."""
    mine = [one.statement for one in mind.view.meant() if one.seat == mind.me]
    if len(mine) >= MOST:
        return ()
    for thought in _thoughts(mind, silent=not mine):
        statement = thought(mind)
        if statement is not None and statement not in mine:
            return (statement,)
    return ()


def _thoughts(mind: Mind, *, silent: bool) -> list[Callable[[Mind], Statement | None]]:
    """What could be said, in the order it comes to mind."""
    rest: list[Callable[[Mind], Statement | None]] = [_report, _accuse, _vouch, _question, _hand]
    rest.sort(key=lambda _: mind.random())
    return [_defend, *([_claim] if silent and mind.chance(0.7) else []), *rest, _claim]


def _claim(mind: Mind) -> Statement | None:
    """Everybody is a Human; where Humans are hunted, a Human may as well pass for an Inspector."""
    hunted = any(CHARACTERS[id].elimination == HUMAN for id in mind.public.pool)
    if HUMAN in mind.row.camps and hunted and mind.chance(0.5):
        return Statement("claim", what=INSPECTOR)
    return Statement("claim", what=HUMAN)


def _defend(mind: Mind) -> Statement | None:
    """Somebody accused me after my last word: I am what I claim, and they may be what they say of me."""
    accuser = _last_accuser(mind)
    if accuser is None:
        return None
    if mind.beliefs.camp(accuser, GHOUL) > _SURE / 2 and mind.chance(0.5):
        return Statement("accuse", accuser, GHOUL)
    return _claim(mind)


def _last_accuser(mind: Mind) -> Seat | None:
    accuser = None
    for one in mind.view.meant():
        if one.seat == mind.me:
            accuser = None
        elif one.statement.kind == "accuse" and one.statement.about == mind.me:
            accuser = one.seat
    return accuser


def _report(mind: Mind) -> Statement | None:
    """What somebody showed me last, where it was twice the same; whoever hides among Humans may say something else."""
    for memory in reversed(mind.private.memories):
        if len(memory.saw) < 2 or not isinstance(mind.public.deeds[memory.deed], Interrogation):
            continue
        twice = [type for type in dict.fromkeys(memory.saw) if memory.saw.count(type) > 1]
        if not twice or memory.seat == mind.companion:
            return None
        what = twice[0]
        if mind.is_ghoul and mind.chance(_LIES):
            others = [type for type in BASE_TYPES if type != what]
            what = others[int(mind.random() * len(others))]
        return Statement("claim", memory.seat, what)
    return None


def _accuse(mind: Mind) -> Statement | None:
    """The likeliest Ghoul, as far as I know; a Ghoul names the likeliest Human instead, an Inspector nobody."""
    if mind.row.proof:
        return None
    camp = HUMAN if mind.is_ghoul else GHOUL
    worst = max(mind.others, key=lambda seat: mind.beliefs.camp(seat, camp) + mind.noise(0.05))
    if mind.beliefs.camp(worst, camp) < _SURE or worst == mind.companion:
        return None
    return Statement("accuse", worst, GHOUL)


def _vouch(mind: Mind) -> Statement | None:
    """For a companion; or for whoever is hardly a Ghoul."""
    if mind.companion is not None and mind.beliefs.character(mind.companion, mind.row.companion) > 0.4:
        return Statement("vouch", mind.companion)
    friend = min(mind.others, key=lambda seat: mind.beliefs.camp(seat, GHOUL) + mind.noise(0.05))
    return Statement("vouch", friend) if mind.beliefs.camp(friend, GHOUL) < 0.2 else None


def _question(mind: Mind) -> Statement | None:
    """To whoever has the most tokens of the others."""
    most = max(mind.tokens[seat] for seat in mind.others)
    if most < 2:
        return None
    asked = [seat for seat in mind.others if mind.tokens[seat] == most]
    return Statement("ask", asked[int(mind.random() * len(asked))])


def _hand(mind: Mind) -> Statement | None:
    """A card I could do without: it may as well be known that I have it."""
    spare = [
        type for type in dict.fromkeys(mind.private.hand) if type not in (mind.row.collection, mind.row.stay_alive)
    ]
    return Statement("claim", what=spare[int(mind.random() * len(spare))]) if spare else None
