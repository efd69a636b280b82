"""The tile on top: leave it, or discard it."""

from __future__ import annotations

from typing import Final

from penombre.engine import Answer, Ask
from penombre.games.death_note.bot.mind import Mind
from penombre.games.death_note.bot.tile_preferences import POWER, TASTE, inclined

_WORRY: Final = 0.8
"""How much less somebody likes a tile with Suspicions who is about to be revealed and must not be: there is little left
to hide."""
_ONE_OF_MANY: Final = 0.15
"""How much easier it is to discard where others have done so."""


def tile_choice(mind: Mind, ask: Ask) -> Answer:
    """By what the role likes, and by the cards to be drawn; Light discards with others rather than alone.

    Towards the end Watari wants no more cards.
    """
    if ask.options[1].refused:
        return "leave"
    args = ask.args
    liking = TASTE[mind.role][args["tile"]]
    if mind.hidden_me and mind.stakes.self_reveal < 0:
        near = max(mind.suspicion(mind.me) / mind.threshold, mind.looks_like_light(mind.me))
        if mind.role == "light" and liking < 0:
            others = any(facts.mark == "discarded" for facts in mind.public.seats)
            liking += _ONE_OF_MANY * (-1 if others else 1)
        liking -= _WORRY * near * POWER[args["tile"]]
    gain = args["discarded"] - args["left"]
    if mind.role == "watari" and not mind.rounds_left:
        gain = -gain
    return "discard" if mind.chance(inclined(liking, gain)) else "leave"
