"""At whom and at what: the player, the Role card or the role that an Action is worth most on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from penombre.engine import Answer, Ask, Card, Seat
from penombre.games.death_note.bot.beliefs import ROLE_AT
from penombre.games.death_note.bot.card_values import least
from penombre.games.death_note.bot.mind import Mind
from penombre.games.death_note.bot.tile_preferences import CARD
from penombre.games.death_note.catalogue import CAMP_OF, KIRA, LIGHT, RYUK_SUSPICION, SECRET_ROLES, TILES, amount

_CURIOUS: Final = {
    "light": 0.25,
    "misa": 0.9,
    "higuchi": 0.6,
    "yagami": 0.7,
    "matsuda": 0.3,
    "aizawa": 0.7,
    "mogi": 0.4,
    "watari": 0.8,
}
"""How much a role wants to know who is who."""


_DIRTY_HANDS: Final = {"aizawa": 2.4, "yagami": 3.5, "matsuda": 3.5, "mogi": 3.5, "watari": 3.5}
"""What it costs an Investigator to kill a player: whoever does so is taken for Kira."""
_EARLY: Final = 0.4
"""What a kill costs anybody for each round after the next: everybody will look at who has killed."""
_LAST_RESORT: Final = 0.5
"""How much of the cost of killing is left in the last round."""


def killing(mind: Mind, card: Card) -> float:
    """What it is worth to kill a role oneself; that of a player costs more than its death."""
    worth = 0.0 if doomed(mind, card) else mind.stakes.death(card)
    return worth - murder(mind) if mind.public.roles[card].holder >= 0 else worth


def doomed(mind: Mind, card: Card) -> bool:
    """Whether its player dies anyway: a Death Note takes the hand, and that death comes last."""
    holder = mind.public.roles[card].holder
    return holder >= 0 and any(layer.what == "death_note" and layer.target == holder for layer in mind.public.stack)


def murder(mind: Mind) -> float:
    """What it costs to kill a player, since others see who did."""
    cost = _DIRTY_HANDS.get(mind.role, 0.0)
    return cost + _EARLY * max(0, mind.rounds_left - 1) if mind.rounds_left else _LAST_RESORT * cost


def friend(mind: Mind, seat: Seat) -> float:
    """How likely a player wants what I want: the same camp, or the other one where I am Kira."""
    return mind.is_kira(seat) if CAMP_OF[mind.role] == KIRA else mind.is_enquirer(seat)


def curiosity(mind: Mind, card: Card) -> float:
    """What it is worth to see a Role card: how much it would tell, most of all of the role one looks for."""
    row = mind.odds[card]
    sought = row[ROLE_AT["matsuda" if mind.role == "higuchi" else LIGHT]]
    return _CURIOUS[mind.role] * (0.5 * (1 - max(row)) + 1.6 * sought * (1 - sought))


# -- players ---------------------------------------------------------------------------------------------------------


def icon(mind: Mind) -> float:
    """How likely the tile of this round shows Ryuk."""
    known = mind.public.tile or next(iter(mind.private.tiles), "")
    if known:
        return float(TILES[known].ryuk)
    return mind.public.round / 5


def targeted(mind: Mind, seat: Seat) -> float:
    """How likely L gives this seat the Suspicions of the round."""
    hidden = [each for each in mind.players if not mind.shown(each)]
    if seat not in hidden:
        return 0.0
    weights = {each: mind.looks_like_light(each) ** 2 * (1 + mind.suspicion(each)) for each in hidden}
    return weights[seat] / (sum(weights.values()) or 1.0)


def coming(mind: Mind) -> int:
    """How many Suspicions L hands out this round, as far as one can tell."""
    tile = mind.public.tile
    return TILES[tile].suspicion + mind.public.bonus if tile else 2


def _manipulation(mind: Mind, seat: Seat) -> float:
    if seat == mind.me:
        return {"light": 0.3, "watari": 0.4}.get(mind.role, 0.0)
    return 0.1 - 0.1 * friend(mind, seat)


def _testimony(mind: Mind, seat: Seat) -> float:
    """A witness who thinks as I do says what I would."""
    others = [each for each in mind.players if each != seat and not mind.shown(each)]
    count = amount("temoignage")
    best = max([mind.stakes.suspicion(each, count) for each in others], default=0.0)
    return best * friend(mind, seat) + min(0.0, mind.stakes.suspicion(mind.me, count)) * 0.3 * (1 - friend(mind, seat))


def _reshuffle(mind: Mind, seat: Seat) -> float:
    """Where one sits matters to Misa; a Suspicion may be passed on."""
    moved = 0.0
    if mind.suspicion(mind.me) and not mind.shown(seat):
        count = amount("remaniement")
        moved = mind.stakes.suspicion(mind.me, -count) + mind.stakes.suspicion(seat, count)
    if mind.role == "misa":
        around = mind.around
        place = around.index(seat)
        beside = {around[place - 1], around[(place + 1) % len(around)]} - {mind.me, seat}
        now = sum([mind.is_light(each) for each in mind.neighbours(mind.me)])
        then = sum([mind.is_light(each) for each in beside])
        if seat in mind.neighbours(mind.me):
            then += mind.is_light(seat)
        moved += 2.0 * (then - now)
    return moved


def _foundation(mind: Mind, seat: Seat) -> float:
    mine = 0.2 if mind.role != "watari" else -0.3
    return mine if seat == mind.me else 0.1 * friend(mind, seat) - 0.05


def _bureau(mind: Mind, seat: Seat) -> float:
    if seat == mind.me:
        return 0.3 if mind.role == "watari" else -0.1
    return (0.2 if mind.public.seats[seat].cards > 1 else 0.05) - 0.1 * friend(mind, seat)


def _rem(mind: Mind, seat: Seat) -> float:
    """Whoever kills by Rem is revealed; against Kira nothing happens."""
    return (1 - mind.is_kira(seat)) * (killing(mind, mind.card_of(seat)) + mind.stakes.self_reveal)


SEATS: Final[Mapping[str, Callable[[Mind, Seat], float]]] = {
    "death_note": lambda mind, seat: killing(mind, mind.card_of(seat)),
    "rem": _rem,
    "alibi": lambda mind, seat: -targeted(mind, seat) * mind.stakes.suspicion(seat, coming(mind)),
    "manipulation": _manipulation,
    "decouverte": lambda mind, seat: icon(mind) * mind.stakes.suspicion(seat, RYUK_SUSPICION),
    "mouchards": lambda mind, seat: curiosity(mind, mind.card_of(seat)),
    "temoignage": _testimony,
    "remaniement": _reshuffle,
    "piege": lambda mind, seat: 0.4 * mind.stakes.suspicion(seat, 1),
    "bureau_d_enquete": _bureau,
    "chantage": lambda mind, seat: 0.1 * min(3, mind.public.seats[seat].cards) - 0.1 * friend(mind, seat),
    "deballage": lambda mind, seat: -0.1 if seat == mind.me else CARD - 0.1 * friend(mind, seat),
    "fondation_de_watari": _foundation,
}
"""What an Action is worth on a player."""


def play_target(mind: Mind, ask: Ask) -> Answer:
    """The player on whom the Action is worth most."""
    rule = SEATS[ask.args["card"]]
    return mind.best(ask, lambda option: rule(mind, option.value)).id


def two_players(mind: Mind, ask: Ask) -> Answer:
    """A suspect, and somebody who would tell."""
    return mind.best(ask, lambda option: crossed(mind, *option.value)).id


def crossed(mind: Mind, one: Seat, other: Seat) -> float:
    """What it is worth that two players see each other's roles."""
    told = mind.is_light(one) * mind.is_enquirer(other) + mind.is_light(other) * mind.is_enquirer(one)
    return told if mind.stakes.revealed_as(LIGHT, held=True) > 0 else 0.05 - told


# -- Role cards ------------------------------------------------------------------------------------------------------


def page(mind: Mind, card: Card) -> tuple[float, str]:
    """The best name for a Role card: right, its role dies; wrong, mine does."""
    own = mind.stakes.self_death
    row = mind.odds[card]
    cost = murder(mind) if mind.public.roles[card].holder >= 0 else 0.0
    lives = not doomed(mind, card)
    named = {
        role: row[at] * (lives * mind.stakes.death_as(card, role) - cost) + (1 - row[at]) * own
        for at, role in enumerate(SECRET_ROLES)
        if row[at] or own > 0
    }
    role = max(named, key=lambda each: named[each])
    return named[role], role


def fresh_start(mind: Mind, card: Card) -> float:
    """What it is worth to take an inactive role, rather than another one: a known one is, above all if unrevealed."""
    return -0.3 if mind.public.roles[card].role else 0.1 * max(mind.odds[card])


def _tailing(mind: Mind, card: Card) -> float:
    """What one would learn, and then reveal."""
    return curiosity(mind, card) + max(CARD, mind.stakes.reveal(card))


CARDS: Final[Mapping[str, Callable[[Mind, Card], float]]] = {
    "page_de_death_note": lambda mind, card: page(mind, card)[0],
    "yeux_de_shinigami": killing,
    "filature": _tailing,
    "amnesie": fresh_start,
    "mise_en_scene": fresh_start,
}
"""What an Action is worth on a Role card."""


def play_role(mind: Mind, ask: Ask) -> Answer:
    """The Role card on which the Action is worth most."""
    rule = CARDS[ask.args["card"]]
    return mind.best(ask, lambda option: rule(mind, option.value)).id


def play_name(mind: Mind, ask: Ask) -> Answer:
    """The role that the card most likely is, or the one most likely to be revealed in the end."""
    if ask.args["card"] == "page_de_death_note":
        return page(mind, page_target(mind))[1]
    return mind.best(ask, lambda option: lead(mind, str(option.value))).id


def page_target(mind: Mind) -> Card:
    """The Role card that the page being played is about."""
    layer = next(each for each in reversed(mind.public.stack) if each.what == "page_de_death_note")
    return mind.card_of(layer.target) if layer.target >= 0 else mind.inactive[layer.slot]


def lead(mind: Mind, role: str) -> float:
    """How likely a role is revealed in the end, and how much I do for it."""
    wanted = mind.stakes.revealed_as(role, held=True)
    shares = [
        mind.is_role(seat, role) * (0.15 + 0.5 * mind.suspicion(seat) / mind.threshold)
        for seat in mind.players
        if not mind.shown(seat)
    ]
    return sum(shares) + 0.1 * wanted


def supporter(mind: Mind, ask: Ask) -> Answer:
    """Reveal an inactive role where that is worth it, with a Suspicion on top; else look at one."""
    return mind.best(ask, lambda option: supported(mind, *option.value)).id


def supported(mind: Mind, mode: str, card: Card) -> float:
    """What Kira Supporter is worth on a Role card."""
    if mode == "look":
        return curiosity(mind, card)
    count, hidden = amount("partisan_de_kira"), [seat for seat in mind.players if not mind.shown(seat)]
    return mind.stakes.reveal(card) + max([mind.stakes.suspicion(seat, count) for seat in hidden], default=0.0)


def suspect(mind: Mind, ask: Ask) -> Answer:
    """The player on whom the Suspicions of Kira Supporter do most for me."""
    return mind.best(ask, lambda option: mind.stakes.suspicion(option.value, amount("partisan_de_kira"))).id


# -- how many --------------------------------------------------------------------------------------------------------


def laid_away(mind: Mind, kind: str, hand: int) -> int:
    """How many other Actions to lay away for this one."""
    if mind.role == "watari":
        return hand
    if kind == "fondation_de_watari":
        return 0
    gains = sorted(
        [mind.stakes.reveal(card) for card in mind.inactive.values() if not mind.public.roles[card].role], reverse=True
    )
    return min(hand, sum(gain > CARD for gain in gains))


def lay_away_count(mind: Mind, ask: Ask) -> Answer:
    """How many Actions to lay away: as many as what they reveal is worth; Watari lays all away."""
    return f"lay-{laid_away(mind, ask.args['card'], len(ask.options) - 1)}"


def lay_away(mind: Mind, ask: Ask) -> Answer:
    """The Actions to lay away: those that are missed least."""
    order = least(mind, [str(option.value) for option in ask.options])
    chosen = sorted(ask.options, key=lambda option: order.index(str(option.value)))
    return tuple([option.id for option in chosen[: ask.least]])


def reveal_inactive(mind: Mind, ask: Ask) -> Answer:
    """The inactive roles to reveal: those that are worth most."""
    chosen = sorted(ask.options, key=lambda option: mind.stakes.reveal(option.value) + mind.noise(0.02))
    return tuple([option.id for option in chosen[-ask.least :]])


def renounce(mind: Mind, ask: Ask) -> Answer:
    """All that can be lost, unless I want to be revealed."""
    return ask.options[0 if mind.stakes.self_reveal < 0.5 else -1].id


def reshuffle(mind: Mind, ask: Ask) -> Answer:
    """Pass a Suspicion on, or take one, where it helps."""
    target = ask.args["target"]
    stakes, count = mind.stakes, amount("remaniement")
    worth = {
        "": 0.02,
        "give": stakes.suspicion(mind.me, -count) + stakes.suspicion(target, count),
        "take": stakes.suspicion(mind.me, count) + stakes.suspicion(target, -count),
    }
    return mind.best(ask, lambda option: worth[option.value], 0.02).id
