"""Votes, windows for powers, and fingers: who is convicted, and who lets it pass."""

from __future__ import annotations

from typing import Final

from penombre.engine import NOBODY, Answer, Ask, Seat
from penombre.games.dc_spyfall.bot.harley_quinn import harleys
from penombre.games.dc_spyfall.bot.hearsay import views
from penombre.games.dc_spyfall.bot.interrupting import declares, scapegoat, votes_for
from penombre.games.dc_spyfall.bot.mind import Mind

_DIVINE: Final = 0.5
_MULTIVERSE: Final = 0.5
_SWAYED: Final = 0.15
"""How much less one has to believe oneself what all the others do."""
_HAIR: Final = 0.001


def accuse_vote(mind: Mind, ask: Ask) -> Answer:
    """Whether to vote for an accusation or against it."""
    return "for" if votes_for(mind, ask.args["target"]) else "against"


def power(mind: Mind, ask: Ask) -> Answer:
    """The Force Field whenever it can help; the God Complex where the vote was right, or ought to be."""
    if any(option.refused for option in ask.options if option.id == "use"):
        return "pass"
    if ask.args["ability"] == "force_field":
        return "use"
    return "use" if _divine(mind, mind.public.accusations[-1].suspect) else "pass"


def _divine(mind: Mind, suspect: Seat) -> bool:
    if mind.is_joker:
        return True
    if mind.is_harley:
        return suspect != mind.suspect
    return mind.mine.joker(suspect) > _DIVINE


def multiverse_vote(mind: Mind, ask: Ask) -> Answer:
    """The Joker says yes: it is three points. Others do if they believe it."""
    if mind.is_joker:
        return "yes" if mind.mine.prank < _MULTIVERSE else "no"
    return "yes" if agrees(mind) else "no"


def agrees(mind: Mind) -> bool:
    """Whether I believe in the Multiverse, with what the others say of it."""
    return mind.mine.multiverse > _MULTIVERSE - _SWAYED * views(mind.view, mind.public)


def final_talk(mind: Mind, ask: Ask) -> Answer:
    """Enough was said; where the Multiverse may still be declared, whoever believes in it does, or bluffs."""
    may_declare = any(option.id == "declare_multiverse" for option in ask.besides)
    wants_to = may_declare and (declares(mind) if mind.is_joker else agrees(mind))
    return "declare_multiverse" if wants_to else "ready"


def final_point(mind: Mind, ask: Ask) -> Answer:
    """At whom I take for the Joker; the Joker and Harley Quinn at whom the others may."""
    if mind.is_harley:
        return f"seat-{scapegoat(mind)}"
    return f"seat-{mind.suspect}"


def harley_point(mind: Mind, ask: Ask) -> Answer:
    """At whoever has told the Joker most, of those who can be Harley Quinn; she points at the next best."""
    seats = [int(option.value) for option in ask.legal() if option.value != NOBODY]
    likely = harleys(mind, seats)
    return f"seat-{max(seats, key=lambda seat: likely[seat] + mind.noise(_HAIR))}"
