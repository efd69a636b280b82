"""What a player answers to tiles and to the Actions of others."""

from __future__ import annotations

from penombre.engine import Answer, Ask
from penombre.games.death_note.bot import aiming
from penombre.games.death_note.bot.card_values import appeal, danger, least
from penombre.games.death_note.bot.mind import Mind
from penombre.games.death_note.bot.tile_preferences import CARD
from penombre.games.death_note.catalogue import CAMP_OF, KIRA, KIRAS, LIGHT, amount

_AVERAGE = 2.2
"""What a role is worth towards the end of a game, on the whole."""
_SILENT = 0.2
"""How often a witness says nothing who could; how often somebody hides a hand that anybody may see."""
_STAYS_IN = 0.4
"""How often an Investigator does not step out of the Overcast, whatever there is to gain."""


def standing(mind: Mind) -> float:
    """The apples that I would get now."""
    worth = {"yes": 1.0, "maybe": 0.4, "no": 0.0}
    return sum([aim.apples * worth[aim.state] for aim in mind.private.aims])


# -- to Actions ------------------------------------------------------------------------------------------------------


def crossed_fates(mind: Mind, ask: Ask) -> Answer:
    """Now that I have seen the role: a Suspicion, or none."""
    return "yes" if mind.stakes.suspicion(ask.args["target"], amount("destins_croises")) > 0.05 else "no"


def tailing(mind: Mind, ask: Ask) -> Answer:
    """Reveal what I have seen, or draw."""
    if ask.options[0].refused:
        return "draw"
    return "reveal" if mind.stakes.reveal(mind.inactive[ask.args["slot"]]) > CARD else "draw"


def look_at_neighbour(mind: Mind, ask: Ask) -> Answer:
    """Whoever tells me most."""
    return mind.best(ask, lambda option: aiming.curiosity(mind, mind.card_of(option.value))).id


def trapped(mind: Mind, ask: Ask) -> Answer:
    """Show the role to somebody who wants what I want."""
    return mind.best(ask, lambda option: aiming.friend(mind, option.value)).id


def testimony(mind: Mind, ask: Ask) -> Answer:
    """Against whom it helps me, if anybody; were only Kira silent, silence would tell."""
    if mind.chance(_SILENT):
        return "nobody"
    worth = {seat: mind.stakes.suspicion(seat, amount("temoignage")) for seat in mind.players}
    return mind.best(ask, lambda option: worth.get(option.value, 0.0)).id


# -- to tiles --------------------------------------------------------------------------------------------------------


def rebirth(mind: Mind, ask: Ask) -> Answer:
    """Die only where this role has lost nearly all it could win."""
    lost = sum([aim.apples for aim in mind.private.aims if aim.state == "no"])
    if mind.role in KIRAS and lost >= 3 and not mind.hidden_me and mind.role != LIGHT:
        return mind.best(
            ask, lambda option: -9.0 if option.id == "decline" else aiming.fresh_start(mind, option.value)
        ).id
    return "decline"


def confrontation(mind: Mind, ask: Ask) -> Answer:
    """Reveal the role I have just seen, or take a Suspicion."""
    reveal = mind.stakes.reveal(mind.inactive[ask.args["slot"]])
    return "reveal" if reveal + mind.noise(0.6) > mind.stakes.suspicion(mind.me, amount("confrontation")) else "keep"


def tactics(mind: Mind, ask: Ask) -> Answer:
    """Show the hand, unless it would tell too much; Watari has too many cards anyway."""
    hand = mind.private.hand
    telling = mind.role == LIGHT and any(danger(kind) > 0.3 for kind in hand) and len(hand) == 1
    if mind.role == "watari" or telling or mind.chance(_SILENT):
        return f"discard-{least(mind, hand)[0]}"
    return "show"


def overcast(mind: Mind, ask: Ask) -> Answer:
    """An Investigator may step out and kill an inactive role; if all of them did, who does not would be Kira."""
    if mind.chance(_STAYS_IN):
        return "decline"
    worth = {"decline": 0.3}
    for option in ask.options[1:]:
        if not option.refused:
            death = mind.stakes.death(option.value) if option.id != "reveal" else 0.0
            worth[option.id] = mind.stakes.self_reveal + death
    return mind.best(ask, lambda option: worth[option.id]).id


def confession(mind: Mind, ask: Ask) -> Answer:
    """Be revealed where that is worth it; L has more to hand out otherwise."""
    bonus = 0.4 * mind.stakes.revealed_as(LIGHT, held=True) / 3
    return "confess" if mind.stakes.self_reveal > 0.2 + bonus else "refuse"


def makeshift(mind: Mind, ask: Ask) -> Answer:
    """Lose a card, or let L have one more Suspicion; whom L suspects least can best let him."""
    hand = mind.private.hand
    cheapest = least(mind, hand)[0]
    if mind.role == "watari":
        return f"discard-{cheapest}"
    cost = 0.3 + 0.3 * mind.suspicion(mind.me) / mind.threshold if CAMP_OF[mind.role] == KIRA else -0.2
    return f"discard-{cheapest}" if cost + mind.noise(0.3) > 0.6 * appeal(mind.role, cheapest) else "give"


def revival(mind: Mind, ask: Ask) -> Answer:
    """A new role where this one has little left; else a Suspicion."""
    count = amount("resurrection")
    keep = standing(mind) + mind.stakes.suspicion(mind.me, count)
    if mind.hidden_me and mind.suspicion(mind.me) + count >= mind.threshold and mind.stakes.self_reveal < 0:
        keep = standing(mind) + mind.stakes.self_reveal
    return mind.best(
        ask, lambda option: keep if option.id == "take" else _AVERAGE + aiming.fresh_start(mind, option.value)
    ).id


def silence(mind: Mind, ask: Ask) -> Answer:
    """Whose death is worth most, or costs least."""
    return mind.best(ask, lambda option: mind.stakes.death(option.value)).id
