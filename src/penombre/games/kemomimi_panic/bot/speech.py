"""What the bot says while people talk: who it claims to be, whom it accuses, whom it trusts, how it will vote."""

from __future__ import annotations

from typing import Final

from penombre.engine import Statement
from penombre.games.kemomimi_panic.bot.mind import Mind

_MOST: Final = 3


def speak(mind: Mind) -> tuple[Statement, ...]:
    """At most three statements, none of them said before."""
    wanted = (*_who_i_am(mind), *_what_i_know(mind), *_whom_i_trust(mind), *_whom_i_accuse(mind))
    return mind.unsaid(wanted, _MOST) if mind.public.game == 1 else wanted[:_MOST]


def _who_i_am(mind: Mind) -> list[Statement]:
    """Everybody is a Civilian, thieves above all."""
    return [Statement("claim", what="civilian")] if mind.public.day == 1 else []


def _what_i_know(mind: Mind) -> list[Statement]:
    """A witness tells what she saw; the detective is asked by the rules."""
    if mind.public.seats[mind.me].character != "witness_sheena" or not mind.is_civilian:
        return []
    return [
        Statement("claim", check.target, "civilian" if check.civilian else "not_civilian")
        for check in mind.private.checks
        if not check.before_swap
    ]


def _whom_i_trust(mind: Mind) -> list[Statement]:
    """Somebody hardly a thief, as far as a Civilian could know; the Informant, now and then, the very one who is."""
    if not mind.chance(0.3):
        return []
    if mind.is_informant and mind.chance(0.2):
        friends = [seat for seat in mind.marks if mind.thief(seat) > 1.5 * mind.share]
    else:
        beliefs = mind.mine if mind.is_civilian else mind.theirs
        friends = [seat for seat in mind.marks if beliefs.civilian(seat) > 0.8 and mind.theirs.thief[seat] > 0.05]
    friends.sort(key=lambda seat: -mind.theirs.thief[seat])
    return [Statement("vouch", seat) for seat in friends[:1]]


def _whom_i_accuse(mind: Mind) -> list[Statement]:
    """The one I would name, if there is a reason that others can follow; sometimes with a promise."""
    if not mind.marks:
        return []
    beliefs = mind.mine if mind.is_civilian else mind.theirs
    among = mind.marks
    if mind.is_informant:
        among = [seat for seat in among if mind.thief(seat) <= mind.share] or among
    worst = max(among, key=lambda seat: beliefs.thief[seat] + mind.noise(0.02))
    usual = sum(beliefs.thief[seat] for seat in among) / len(among)
    if beliefs.thief[worst] < 1.15 * usual or mind.chance(0.3):
        return []
    accusation = [Statement("accuse", worst)]
    return [*accusation, Statement("promise", worst, "guilty")] if mind.chance(0.3) else accusation
