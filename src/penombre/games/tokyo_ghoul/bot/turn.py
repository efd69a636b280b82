"""Turns: where to walk, and what to do with Suspicion tokens there."""

from __future__ import annotations

from typing import Final

from penombre.engine import Answer, Ask, Option, Seat
from penombre.games.tokyo_ghoul.actions import is_suspect
from penombre.games.tokyo_ghoul.bot.attacking import best_target, continuation, special
from penombre.games.tokyo_ghoul.bot.card_choice import asking_worth
from penombre.games.tokyo_ghoul.bot.card_values import token_cost
from penombre.games.tokyo_ghoul.bot.mind import Mind
from penombre.games.tokyo_ghoul.catalogue import ATTACK_3, CAMPS, PLACES, SUSPICIONS
from penombre.games.tokyo_ghoul.turn import Walk, walks

_HASTE: Final = 0.3
"""What it is worth, to whoever wins then, that the Reserve runs out."""
_DREAD: Final = 0.2
"""What it costs everybody who does not win then that the Reserve runs out."""
_STRIKES: Final = 0.6
"""How often a killer attacks who can."""
_LIFE: Final = 0.4
"""What my life is worth."""
_OVER_UNREADY: Final = 0.6
"""What it costs that it is over before I am ready."""
_OVER_READY: Final = 0.3
"""What it is worth that it is over when I am."""


def turn_choice(mind: Mind, ask: Ask) -> Answer:
    """Strike, or walk where it is best to be."""
    blow = special(mind, ask)
    if blow is not None:
        return blow
    moves = [option for option in ask.options if option.word == "move" and not option.refused]
    if len(moves) == 1:
        return moves[0].id
    return max(moves, key=lambda option: _walk_worth(mind, option) + mind.noise(0.02)).id


def _walk_worth(mind: Mind, option: Option) -> float:
    place = option.args["place"]
    worth = sum([_action_worth(mind, action) for action in PLACES[place].actions])
    return worth - _danger_behind(mind, Walk(option.args["slot"], tuple(option.args["flown"])))


def _action_worth(mind: Mind, action: str) -> float:
    if action in SUSPICIONS:
        return _suspicion_worth(mind, action)
    match action:
        case "interrogation":
            return max([asking_worth(mind, seat) for seat in mind.others])
        case "brouiller_retirer":
            return max([0.0, *[_remove_worth(mind, seat) for seat in range(mind.players) if mind.tokens[seat]]])
        case "brouiller_donner":
            return max([0.0, *[_give_worth(mind, seat) for seat in mind.others]])
    return _attack_worth(mind, action)


def _suspicion_worth(mind: Mind, kind: str) -> float:
    mine = mind.tokens[mind.me]
    worth = 0.0
    taken = 0.0
    if is_suspect(mind.cards, kind):
        worth -= token_cost(mind, mine + 1) - token_cost(mind, mine)
        taken += 1
    for seat in mind.others:
        suspect = mind.holdings.suspect(seat, kind)
        taken += suspect
        if mind.is_killer:
            worth += 0.04 * suspect * (mind.prey(seat) - 0.3)
    return worth + _drained(mind, taken)


def _drained(mind: Mind, tokens: float) -> float:
    """What it is worth that so many tokens leave the Reserve."""
    share = min(1.0, tokens / max(1, mind.public.reserve))
    return share * share * (_HASTE if mind.ready else -_DREAD)


def _attack_worth(mind: Mind, action: str) -> float:
    if not mind.is_killer:
        return 0.0
    chance, seat = best_target(mind, _within_reach(mind, action, mind.me))
    return max(0.0, chance - continuation(mind)) if seat is not None else 0.0


def _within_reach(mind: Mind, action: str, attacker: Seat) -> list[Seat]:
    """Whom somebody may attack there with the tokens as they lie; a token is given before the attack on three."""
    others = [seat for seat in range(mind.players) if seat != attacker]
    if action == "attaque_3":
        return [seat for seat in others if mind.tokens[seat] >= ATTACK_3 - (mind.public.reserve > 0)]
    most = max(mind.tokens[seat] for seat in others)
    return [seat for seat in others if mind.tokens[seat] == most] if most else []


def _danger_behind(mind: Mind, walk: Walk) -> float:
    """What the next player may do from there: kill me, or somebody else before I am ready; ready, I wish them luck."""
    left = (mind.me + 1) % mind.players
    visible = sum(1 << slot for slot, facts in enumerate(mind.public.places) if facts.visible)
    visible = visible & ~(1 << mind.public.slot) | sum(1 << slot for slot in walk.flown)
    danger = 0.0
    for steps in (1, 2):
        there = walks(walk.slot, visible, steps)
        for action in _actions_at(mind, there.slot) if there is not None else ():
            if action.startswith("attaque"):
                danger = max(danger, _threatened(mind, left, _within_reach(mind, action, left)), key=abs)
    return danger


def _actions_at(mind: Mind, slot: int) -> tuple[str, ...]:
    """What is done on a slot; a red Place that nobody has seen yet is taken for the worse one."""
    place = mind.public.places[slot].place
    return PLACES[place].actions if place else ("attaque_max",)


def _threatened(mind: Mind, killer: Seat, reach: list[Seat]) -> float:
    """What it costs me that this player may attack these."""
    if not reach:
        return 0.0
    attacks = _STRIKES * mind.beliefs.hunts(killer, CAMPS)
    mine = _STRIKES * mind.hunter(killer) / len(reach) if mind.me in reach else 0.0
    return mine * _LIFE + (attacks - mine) * (-_OVER_READY if mind.ready else _OVER_UNREADY)


# -- covering tracks -------------------------------------------------------------------------------------------------


def cover_remove(mind: Mind, ask: Ask) -> Answer:
    """A token of mine, of my companion, or nobody's; the most telling area first."""
    seats = [seat for seat in range(mind.players) if mind.tokens[seat]]
    best, chosen = 0.0, None
    for seat in seats:
        worth = _remove_worth(mind, seat) + mind.noise(0.004)
        if worth > best:
            best, chosen = worth, seat
    if chosen is None:
        return "pass"
    options = [option for option in ask.options if option.args.get("seat") == chosen]
    return max(options, key=lambda option: option.args["area"] in (mind.row.collection, mind.row.stay_alive)).id


def _remove_worth(mind: Mind, seat: Seat) -> float:
    """What it is worth to take a token off a player."""
    tokens = mind.tokens[seat]
    last = -_drained(mind, 2.0)
    if seat == mind.me:
        return token_cost(mind, tokens) - token_cost(mind, tokens - 1) + 0.005 + last
    if mind.has_companion and seat == mind.companion:
        sure = mind.beliefs.character(seat, mind.row.companion)
        return 0.1 * sure * (tokens >= 2) + last
    return last - 0.01


def cover_give(mind: Mind, ask: Ask) -> Answer:
    """A token for the prey; others draw eyes off themselves, or help the Reserve to its end."""
    seats = [option.value for option in ask.options if option.word == "seat"]
    best = max(seats, key=lambda seat: _give_worth(mind, seat) + mind.noise(0.01), default=None)
    return "pass" if best is None or _give_worth(mind, best) <= 0 else f"seat-{best}"


def _give_worth(mind: Mind, seat: Seat) -> float:
    """What it is worth to give a player a token."""
    tokens = mind.tokens[seat]
    worth = _drained(mind, 1.0)
    if mind.is_killer:
        worth += 0.05 * mind.prey(seat)
        if tokens == ATTACK_3 - 1:
            worth += max(0.0, best_target(mind, [seat])[0] - continuation(mind))
        return worth
    if mind.has_companion:
        worth -= 0.1 * mind.beliefs.character(seat, mind.row.companion)
    if mind.tokens[mind.me] >= max(mind.tokens[other] for other in mind.others):
        worth += 0.01 * tokens
    return worth + 0.02 * mind.hunter(seat) + 0.002
