"""Dealing anew what a seat cannot know: characters, hands, support tokens, the red Places, what others saw."""

from __future__ import annotations

from penombre.engine import Randomness, Seat, shuffle_with
from penombre.games.tokyo_ghoul.catalogue import HAND, SHOWN, cast
from penombre.games.tokyo_ghoul.deduction import Known, Possible, knowledge_of
from penombre.games.tokyo_ghoul.hands import Hands, key, ways_to_take
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable
from penombre.games.tokyo_ghoul.view import private, public

_DEALS = 40
"""How often cards are dealt blindly, each fitting deal as likely as any other, before hands are chosen one by one."""
_CASTS = 40

Hand = tuple[str, ...]
Counts = tuple[int, ...]


def redeal(t: TokyoGhoulTable, seat: Seat, known: TokyoGhoulTable, rng: Randomness) -> bool:
    """Hide on `t` everything `seat` does not know, as drawn from the worlds that fit what it has seen.

    The others remember what they know together with this seat, and have forgotten the rest.
    """
    if known.ending is None and not _redeal_secrets(t, seat, known, rng):
        return False
    t.memories = tuple(
        [
            mine if each == seat else tuple([memory for memory in mine if memory.seat == seat])
            for each, mine in enumerate(t.memories)
        ]
    )
    return True


def _redeal_secrets(t: TokyoGhoulTable, seat: Seat, known: TokyoGhoulTable, rng: Randomness) -> bool:
    """What lies face down, until the end shows it."""
    possible = Possible(knowledge(known, seat))
    shown = t.shown_faces()
    if not _redeal_characters(t, seat, possible, rng) or not _redeal_hands(t, seat, possible, rng):
        return False
    _shuffle_unseen(t, "red_place", seat, known, rng)
    if t.supports:
        _shuffle_unseen(t, "support", seat, known, rng)
    if shown and seat not in (t.active, t.target):
        held = list(t.hand(t.target))
        if len(shown) == SHOWN:
            held.pop(int(rng.random() * HAND))
        shown = tuple(held)
    if shown:
        t.show_to_asker(shown)
    return True


def knowledge(t: TokyoGhoulTable, seat: Seat) -> Known:
    """What a seat has to go by, spectators included."""
    return knowledge_of(seat, public(t), private(t, seat) if 0 <= seat < t.players else None)


def _redeal_characters(t: TokyoGhoulTable, seat: Seat, possible: Possible, rng: Randomness) -> bool:
    """Any characters in any order, but nobody whose collection was complete when its turn began."""
    places = [each for each in range(t.players) if each != seat]
    hidden = [id for id in t.pool if seat >= t.players or id != t.faces[seat]]
    rows = cast(t.edition)
    for _ in range(_CASTS):
        shuffle_with(rng, hidden)
        if all(possible.hands(each, rows[id].collection) for each, id in zip(places, hidden, strict=True)):
            t.set_faces(dict(zip(places, hidden, strict=True)))
            return True
    return False


def _redeal_hands(t: TokyoGhoulTable, seat: Seat, possible: Possible, rng: Randomness) -> bool:
    places = [each for each in range(t.players) if each != seat]
    allowed = [possible.hands(each, t.row(each).collection) for each in places]
    cards = sorted([card for each in places for card in t.possessions(each)])
    dealt = _dealt(possible, allowed, cards, rng) or _chosen(possible, allowed, cards, rng)
    if dealt is None:
        return False
    hands: dict[Seat, tuple[list[str], str]] = {}
    for each, hand in zip(places, dealt, strict=True):
        held, face_up = list(hand), t.face_up(each)
        if face_up:
            held.remove(face_up)
        hands[each] = held, face_up
    t.deal_hands(hands)
    return True


def _dealt(possible: Possible, allowed: list[Hands], cards: list[str], rng: Randomness) -> list[Hand] | None:
    """Deal blindly, whoever may hold the fewest hands first, and begin anew at the first hand that does not fit."""
    family, random = possible.family, rng.random
    size, numbers = family.size, family.number
    order = _fewest_first(allowed)
    left = [key((card,)) for card in cards]
    found = [0] * len(order)
    for _ in range(_DEALS):
        there = len(left)
        for place in order:
            hand = 0
            for _ in range(size):
                drawn = int(random() * there)
                there -= 1
                card = left[drawn]
                left[drawn] = left[there]
                left[there] = card
                hand += card
            number = found[place] = numbers[hand]
            if not allowed[place] >> number & 1:
                break
        else:
            return [family.hands[number] for number in found]
    return None


def _chosen(possible: Possible, allowed: list[Hands], cards: list[str], rng: Randomness) -> list[Hand] | None:
    """Choose hand after hand, whoever may hold the fewest first, each as likely as the cards left make it."""
    family = possible.family
    order = _fewest_first(allowed)
    choices = [family.numbers(allowed[index]) for index in order]
    found = [0] * len(order)
    hopeless: set[tuple[int, Counts]] = set()

    def choose(depth: int, left: Counts) -> bool:
        if depth == len(order):
            return True
        if (depth, left) in hopeless:
            return False
        ways = ways_to_take(family, left)
        options = [(number, ways[number]) for number in choices[depth] if ways[number]]
        while options:
            number = _weighed(options, rng)
            found[order[depth]] = number
            if choose(depth + 1, tuple([one - other for one, other in zip(left, family.counts[number], strict=True)])):
                return True
        hopeless.add((depth, left))
        return False

    left = tuple([cards.count(type) for type in family.types])
    return [family.hands[number] for number in found] if choose(0, left) else None


def _fewest_first(allowed: list[Hands]) -> list[int]:
    """The places of these sets of hands, the smallest set first."""
    return sorted(range(len(allowed)), key=lambda index: allowed[index].bit_count())


def _weighed(options: list[tuple[int, int]], rng: Randomness) -> int:
    """One of these by weight, taken out of the list."""
    drawn = rng.random() * sum([ways for _, ways in options])
    index = 0
    while index < len(options) - 1 and drawn >= options[index][1]:
        drawn -= options[index][1]
        index += 1
    return options.pop(index)[0]


def _shuffle_unseen(t: TokyoGhoulTable, back: str, seat: Seat, known: TokyoGhoulTable, rng: Randomness) -> None:
    hidden = [card for card, each in enumerate(t.backs) if each == back and not known.seen[card] >> seat & 1]
    faces = sorted([t.faces[card] for card in hidden])
    shuffle_with(rng, faces)
    t.set_faces(dict(zip(hidden, faces, strict=True)))
