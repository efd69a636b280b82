"""Cards: which to show, to give, to take and to lay face up."""

from __future__ import annotations

from collections.abc import Callable

from penombre.engine import Answer, Ask, Seat
from penombre.games.tokyo_ghoul.bot.card_values import blow_to, hand_worth, help_to, token_cost, wants, without
from penombre.games.tokyo_ghoul.bot.mind import Mind
from penombre.games.tokyo_ghoul.catalogue import PLACES, SHOWS_ALL_FROM

# -- what to show ----------------------------------------------------------------------------------------------------


def prelim_show(mind: Mind, ask: Ask) -> Answer:
    """The two cards that tell least about what I want."""
    return _least_telling(mind, ask)


def interrogation_show(mind: Mind, ask: Ask) -> Answer:
    """The two cards I miss least, and that serve the one who asks least."""
    asker: Seat = ask.args["seat"]

    def loss(cards: tuple[str, ...]) -> float:
        here = hand_worth(mind, mind.cards, mind.face_up)
        lost = [
            here - hand_worth(mind, without(mind.cards, card), mind.face_up) + help_to(mind, asker, card)
            for card in cards
        ]
        return max(lost) + 0.3 * sum(lost)

    return _least_telling(mind, ask, loss)


def _least_telling(mind: Mind, ask: Ask, loss: Callable[[tuple[str, ...]], float] | None = None) -> Answer:
    def cost(cards: tuple[str, ...]) -> float:
        told = sum([wants(mind, card) for card in cards])
        twice = 0.5 if len(set(cards)) < len(cards) and wants(mind, cards[0]) else 0.0
        return 0.1 * (told + twice) + (loss(cards) if loss is not None else 0.0) + mind.noise(0.04)

    return min(ask.options, key=lambda option: cost(option.value)).id


def turn_up(mind: Mind, ask: Ask) -> Answer:
    """The card I want least: everybody sees it, and whoever asks may take it."""
    if mind.public.hand_only:
        kept = {option.id: hand_worth(mind, mind.cards, option.value) for option in ask.options}
        return max(kept, key=lambda id: kept[id] + mind.noise(0.02))
    return min(ask.options, key=lambda option: wants(mind, option.value) + mind.noise(0.3)).id


# -- what to give and to take ----------------------------------------------------------------------------------------


def prelim_give(mind: Mind, ask: Ask) -> Answer:
    """The card I need least, and never a third one to a pair that was shown to me."""
    neighbour: Seat = ask.args["seat"]
    shown = next((memory.saw for memory in mind.private.memories if memory.seat == neighbour and memory.saw), ())

    def worth(card: str) -> float:
        third = 0.4 if shown.count(card) > 1 else 0.0
        kept = hand_worth(mind, without(mind.cards, card), mind.face_up)
        return kept - third - help_to(mind, neighbour, card) + mind.noise(0.02)

    return max(ask.options, key=lambda option: worth(option.value)).id


def exchange(mind: Mind, ask: Ask) -> Answer:
    """The exchange that brings me most, or none."""
    target: Seat = ask.args["seat"]
    best, answer = 0.01, "keep"
    for option in ask.options:
        if option.value is None:
            continue
        gave, my_own, took, their_own = option.value
        if gave != took:
            worth = gain(mind, target, gave, took, my_own=my_own, their_own=their_own) + mind.noise(0.01)
            if worth > best:
                best, answer = worth, option.id
    return answer


def gain(mind: Mind, target: Seat, gave: str, took: str, *, my_own: bool, their_own: bool) -> float:
    """What it is worth to me to give one card for another; whether mine, or theirs, is the one that lies face up."""
    worth, pairs = _brought(mind, gave, took, my_own)
    worth -= help_to(mind, target, gave)
    if not (their_own and mind.public.hand_only):  # what lies face up is no loss to anybody where it does not count
        worth += blow_to(mind, target, took)
    return worth - pairs


def _brought(mind: Mind, gave: str, took: str, my_own: bool) -> tuple[float, float]:
    """What an exchange does for the own hand, whoever it is made with, and what it costs where pairs are told."""
    key = gave, took, my_own
    if key not in mind.exchanges:
        after = tuple(sorted((*without(mind.cards, gave), took)))
        worth = hand_worth(mind, after, "" if my_own else mind.face_up) - hand_worth(mind, mind.cards, mind.face_up)
        cost = 0.0
        place = PLACES.get(mind.public.places[mind.public.slot].place)
        if mind.public.phase in ("place", "interrogation") and place is not None and "suspicion_paire" in place.actions:
            pairs = (len(set(after)) < len(after)) - (len(set(mind.cards)) < len(mind.cards))
            mine = mind.tokens[mind.me]
            cost = pairs * (token_cost(mind, mine + 1) - token_cost(mind, mine))
        mind.exchanges[key] = worth, cost
    return mind.exchanges[key]


# -- whom to ask -----------------------------------------------------------------------------------------------------


def interrogate(mind: Mind, ask: Ask) -> Answer:
    """Whoever has most to offer."""
    seats = [option.value for option in ask.options if option.word == "seat"]
    if not seats:
        return "pass"
    seat = max(seats, key=lambda seat: asking_worth(mind, seat) + mind.noise(0.01))
    return f"seat-{seat}"


def asking_worth(mind: Mind, seat: Seat) -> float:
    """What interrogating a player should bring: a card, a blow to a collection, and what one learns."""
    seen = 1.0 if mind.tokens[seat] >= SHOWS_ALL_FROM else 0.65
    face_up = mind.public.seats[seat].face_up
    offers = []
    for type in mind.holdings.types:
        open_there = type == face_up
        gains = [
            gain(mind, seat, gave, type, my_own=gave == mind.face_up, their_own=open_there)
            for gave in dict.fromkeys(mind.cards)
            if gave != type
        ]
        best = max(gains, default=0.0)
        if best > 0.0:
            offers.append((best, 1.0 if open_there else seen * mind.holdings.at_least(seat, 1, type)))
    worth, missed = 0.0, 1.0
    for best, chance in sorted(offers, reverse=True):
        worth += missed * chance * best
        missed *= 1 - chance
    if mind.is_killer:
        prey = mind.prey(seat)
        worth += 0.08 * prey * (1 - prey)
    return worth + 0.005
