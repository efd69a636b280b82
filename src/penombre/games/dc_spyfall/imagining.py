"""Dealing anew what a seat cannot know: the bag, everybody's cards and abilities, how the Multiverse was split."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from penombre.engine import NOBODY, Randomness, Seat, Spoken, pick_with, shuffle_with
from penombre.games.dc_spyfall import phrases
from penombre.games.dc_spyfall.catalogue import (
    ABILITY_DECK,
    BAG_CARDS,
    BAG_LOCATIONS,
    HARLEY,
    JOKER,
    PACKS,
    PRANK,
    is_special,
    kind_of,
    place_of,
)
from penombre.games.dc_spyfall.locations import MULTIVERSE
from penombre.games.dc_spyfall.table import Accusation, Exchange, SpyfallTable
from penombre.games.dc_spyfall.talking import BRIEFLY, NEGATED
from penombre.games.dc_spyfall.view import unused

_TRIES = 1000


class World(Struct, frozen=True):
    """A deal that may be: its bag, its Joker and its Harley Quinn, and how likely it is beside the others."""

    weight: float
    bag: str
    joker: Seat = NOBODY
    harley: Seat = NOBODY


def redeal(t: SpyfallTable, seat: Seat, known: SpyfallTable, rng: Randomness) -> bool:
    """Hide on `t` everything `seat` does not know, as drawn from the deals that fit what it has seen."""
    if t.ending is None and t.zones[0]:
        cards = {each: known.card_of(each) for each in range(t.players) if known.knows(seat, known.zones[each][0])}
        worlds = possible_worlds(t, cards)
        if not worlds:
            return False
        world = _weighted(worlds, rng)
        _split(t, world.bag, cards, rng)
        _deal(t, world, cards, rng)
        if t.plays("super_powers") and not _abilities(t, seat, known, rng):
            return False
    else:
        _split(t, "", {}, rng)
    return True


# -- the bag ---------------------------------------------------------------------------------------------------------


class Dealt(NamedTuple):
    """All that the deals that may be follow from: what is played with, the bags that may be this one, and the cards."""

    players: int
    harley: bool
    special_weight: int
    bags: tuple[str, ...]
    packs: tuple[tuple[str, ...], ...]
    """The places that an earlier round has shown to be in each pack."""
    cards: tuple[tuple[Seat, str], ...]


def possible_worlds(t: SpyfallTable, cards: dict[Seat, str]) -> tuple[World, ...]:
    """Every deal that fits these cards, weighed by how likely it leads to them."""
    bags = (t.bag,) if t.location_shown else unused(t)
    packs = tuple([_shown(t, pack) for pack in PACKS])
    return _worlds(Dealt(t.players, t.plays("harley_quinn"), t.special_weight, bags, packs, tuple(cards.items())))


@lru_cache(maxsize=256)
def _worlds(dealt: Dealt) -> tuple[World, ...]:
    cards = dict(dealt.cards)
    worlds = []
    for bag in dealt.bags:
        weight = dealt.special_weight if is_special(bag) else 1
        match kind_of(bag):
            case "prank":
                likely = 1.0 if all(card == JOKER for card in cards.values()) else 0.0
                worlds.append(World(weight * likely, bag))
            case "multiverse":
                worlds.append(World(weight * _multiverse(dealt.packs[1 - PACKS.index(bag)], cards), bag))
            case _:
                if all(place_of(card) in ("", bag) for card in cards.values()):
                    worlds += _standard(dealt, bag, cards)
    return tuple([world for world in worlds if world.weight > 0])


def _standard(dealt: Dealt, bag: str, cards: dict[Seat, str]) -> list[World]:
    """The Joker card goes to anybody; of the Location cards of the bag some stay in it, the marked one too maybe."""
    n = dealt.players
    seats = range(n)
    jokers = [seat for seat in seats if cards.get(seat, JOKER) == JOKER]
    known = [seat for seat, card in cards.items() if card == JOKER]
    if known:
        jokers = known if len(known) == 1 else []
    if not dealt.harley:
        return [World(1 / n, bag, joker) for joker in jokers]
    marked = [seat for seat, card in cards.items() if card.endswith(HARLEY)]
    each = 1 / (BAG_LOCATIONS * n)
    worlds = []
    for joker in jokers:
        harleys = marked or [seat for seat in seats if seat != joker and seat not in cards]
        worlds += [World(each, bag, joker, harley) for harley in harleys]
        if not marked:
            worlds.append(World(each * (BAG_LOCATIONS + 1 - n), bag, joker))
    return worlds


def _multiverse(elsewhere: tuple[str, ...], cards: dict[Seat, str]) -> float:
    """How likely these places are in a pack and with these seats, after what the other pack has shown."""
    likely, places = 1.0, len(MULTIVERSE) - len(elsewhere)
    for card in cards.values():
        if card not in MULTIVERSE or card in elsewhere:
            return 0.0
        likely /= places
        places -= 1
    return likely


def _shown(t: SpyfallTable, pack: str) -> tuple[str, ...]:
    """The places that an earlier round has shown to be in a pack."""
    return next((result.ending.cards for result in t.results if result.ending.bag == pack), ())


def _split(t: SpyfallTable, bag: str, cards: dict[Seat, str], rng: Randomness) -> None:
    """Another split of the Multiverse that fits what was shown of it, and what is dealt now."""
    if not t.packs:
        return
    sure = [list(_shown(t, pack)) for pack in PACKS]
    if bag in PACKS:
        sure[PACKS.index(bag)] = sorted(cards.values())
    rest = [place for place in MULTIVERSE if place not in sure[0] and place not in sure[1]]
    shuffle_with(rng, rest)
    missing = BAG_CARDS - len(sure[0])
    t.packs = tuple(sorted(sure[0] + rest[:missing])), tuple(sorted(sure[1] + rest[missing:]))


def _deal(t: SpyfallTable, world: World, cards: dict[Seat, str], rng: Randomness) -> None:
    """The cards of that deal."""
    faces = [world.bag] * t.players
    if world.bag == PRANK:
        faces = [JOKER] * t.players
    elif world.bag in PACKS:
        rest = [place for place in t.packs[PACKS.index(world.bag)] if place not in cards.values()]
        shuffle_with(rng, rest)
        faces = [cards[seat] if seat in cards else rest.pop() for seat in range(t.players)]
    else:
        faces[world.joker] = JOKER
        if world.harley != NOBODY:
            faces[world.harley] += HARLEY
    t.bags = tuple([bag for bag in unused(t) if bag != world.bag])
    t.bag = world.bag
    t.set_faces({t.zones[seat][0]: face for seat, face in enumerate(faces)})


# -- abilities -------------------------------------------------------------------------------------------------------


def _abilities(t: SpyfallTable, seat: Seat, known: SpyfallTable, rng: Randomness) -> bool:
    """Cards nobody has shown go to anybody who could have done with them what they did; the rest stays aside."""
    hidden = [each for each in range(t.players) if not known.knows(seat, known.zones[t.players + each][0])]
    left = list(ABILITY_DECK)
    for each in range(t.players):
        if each not in hidden:
            left.remove(known.ability_of(each))
    bound = [ability for ability in _BOUND if ability in left]
    places = [*hidden, *[NOBODY - 1 - number for number in range(len(left) - len(hidden))]]
    able = {ability: [place for place in places if place < 0 or could_hold(t, place, ability)] for ability in bound}
    for _ in range(_TRIES):
        taken = [pick_with(rng, able[ability]) for ability in bound]
        if len(set(taken)) == len(taken):
            break
    else:
        return False
    rest = [ability for ability in left if ability not in bound]
    shuffle_with(rng, rest)
    dealt = dict(zip(taken, bound, strict=True))
    t.set_faces({t.zones[t.players + each][0]: dealt.get(each) or rest.pop() for each in hidden})
    return True


def could_hold(t: SpyfallTable, seat: Seat, ability: str) -> bool:
    """Whether a seat could have done what everybody saw it do this round with this ability in front of it."""
    return seat in _holders(t.players, t.exchanges, t.accusations)[ability]


@lru_cache(maxsize=256)
def _holders(
    players: int, exchanges: tuple[Exchange, ...], accusations: tuple[Accusation, ...]
) -> Mapping[str, frozenset[Seat]]:
    """For each ability that binds whoever has it, the seats that have done nothing else."""
    seats = range(players)
    answers = [[each.answer for each in exchanges if each.answerer == seat and each.answer] for seat in seats]
    asked = [[each for each in exchanges if each.asker == seat] for seat in seats]
    return {
        "few_words": frozenset(
            [seat for seat in seats if _brief([*[each.question for each in asked[seat]], *answers[seat]])]
        ),
        "bizarro_logic": frozenset([seat for seat in seats if _negated(answers[seat])]),
        "neighbourhood_watch": frozenset([seat for seat in seats if _at_home(players, asked[seat])]),
        "sceptic": frozenset([seat for seat in seats if _sceptical(seat, accusations)]),
    }


def _brief(said: Iterable[Spoken]) -> bool:
    return all(BRIEFLY.allows(each.text) and (not each.phrase or each.phrase in _BRIEF_BOOKS) for each in said)


def _negated(answers: Iterable[Spoken]) -> bool:
    said = [each for each in answers if each.phrase or each.text]
    return all(each.phrase in phrases.DENIALS if each.phrase else NEGATED.allows(each.text) for each in said)


def _at_home(players: int, asked: Iterable[Exchange]) -> bool:
    return all((each.target - each.asker) % players in (1, players - 1) for each in asked if not each.lasso)


def _sceptical(seat: Seat, accusations: Iterable[Accusation]) -> bool:
    votes = [seat in each.noes for each in accusations if seat in (*each.ayes, *each.noes) and seat != each.accuser]
    return not votes or votes[0]


_BRIEF_BOOKS = frozenset((*phrases.BRIEF, *phrases.SHORT))
_BOUND = ("few_words", "bizarro_logic", "neighbourhood_watch", "sceptic")


def _weighted(worlds: Sequence[World], rng: Randomness) -> World:
    drawn = rng.random() * sum(world.weight for world in worlds)
    for world in worlds:
        drawn -= world.weight
        if drawn < 0:
            return world
    return worlds[-1]
