"""What the bot says while people talk: who it claims to be, whom it accuses, whom it trusts, how it will vote."""

from __future__ import annotations

from penombre.engine import Statement
from penombre.games.kemomimi_panic.bot import suspicion
from penombre.games.kemomimi_panic.bot.mind import Mind


def speak(mind: Mind) -> tuple[Statement, ...]:
    """At most three statements, none of them said before."""
    said = {one.statement for one in mind.view.said if one.seat == mind.me} if mind.public.game == 1 else set()
    wanted = [*_who_i_am(mind), *_what_i_know(mind), *_whom_i_trust(mind), *_whom_i_accuse(mind)]
    return tuple([statement for statement in wanted if statement not in said])[:3]


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
    """Somebody one could count on: for a Civilian hardly a thief, for the Informant very likely one."""
    if not mind.chance(0.3):
        return []
    if mind.is_informant:
        friend = max(mind.marks, key=mind.thief, default=None)
        return [Statement("vouch", friend)] if friend is not None and mind.thief(friend) > 1.5 * mind.share else []
    trusted = [
        seat
        for seat in mind.marks
        if mind.mine.civilian(seat) > 0.85 and mind.theirs.thief[seat] > 0 and mind.bare(seat)
    ]
    return [Statement("vouch", seat) for seat in trusted[:1]]


def _whom_i_accuse(mind: Mind) -> list[Statement]:
    """The one I would name, if there is a reason to; sometimes with a promise."""
    if not mind.marks:
        return []
    worst = max(mind.marks, key=lambda seat: suspicion.guilt(mind, seat) + mind.noise(0.02))
    reason = mind.theirs.thief[worst] if not mind.is_civilian else mind.thief(worst)
    if reason < 1.2 * mind.share or mind.chance(0.3):
        return []
    accusation = [Statement("accuse", worst)]
    return [*accusation, Statement("promise", worst, "guilty")] if mind.chance(0.3) else accusation
