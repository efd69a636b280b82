"""Set-up: the bags of the game, then for every round one that nobody sees, its cards, the abilities."""

from __future__ import annotations

from collections.abc import Mapping

from penombre.engine import NOBODY, Option, Script, Value, ask
from penombre.games.dc_spyfall.catalogue import (
    ABILITY_DECK,
    BAG_CARDS,
    BAG_LOCATIONS,
    HARLEY,
    JOKER,
    MODULES,
    MULTIVERSE_FOUND,
    PACKS,
    PRANK,
    is_special,
    kind_of,
)
from penombre.games.dc_spyfall.locations import MULTIVERSE, PLACES
from penombre.games.dc_spyfall.table import SpyfallTable, zones

_LOOK_DONE = (Option("look_done", None, "look_done"),)


def bags_of(options: Mapping[str, Value]) -> tuple[str, ...]:
    """The bags that may be drawn."""
    prank = (PRANK,) if options["jokers_prank"] else ()
    packs = PACKS if options["multiverse_madness"] else ()
    return (*PLACES, *prank, *packs)


def open_table(t: SpyfallTable, options: Mapping[str, Value]) -> None:
    """What stays the same for the whole game: the bags, the modules, the first dealer."""
    t.modules = tuple([module for module in MODULES if options[module]])
    t.rounds, t.clock_ms = int(str(options["rounds"])), 1000 * int(str(options["clock_s"]))
    t.realtime = options["clock_mode"] == "realtime" or bool(options["in_person"])
    t.in_person = bool(options["in_person"])
    t.special_weight = int(str(options["special_weight"]))
    t.multiverse_points = int(str(options.get("multiverse_points", MULTIVERSE_FOUND)))
    t.multiverse_late = bool(options.get("multiverse_late", False))
    t.prank_guess = str(options.get("prank_guess", "others"))
    t.pool = t.bags = bags_of(options)
    if t.plays("multiverse_madness"):
        copies = t.shuffled(MULTIVERSE)
        t.packs = tuple(copies[:BAG_CARDS]), tuple(copies[BAG_CARDS:])
    t.scores = (0,) * t.players
    t.dealer = t.below(t.players)
    t.lay_out(*zones(t.players))
    t.todo = ("open",)


def announce(t: SpyfallTable) -> None:
    """Everybody hears which modules are played with, and that a mark on a card means nothing without its own."""
    t.tell("opened", modules=list(t.modules), rounds=t.rounds, seconds=t.clock_ms // 1000)
    t.todo = ("begin",)


def begin(t: SpyfallTable) -> None:
    """A round begins: a bag is drawn, and everybody gets a card."""
    t.round += 1
    t.began = t.answered
    t.asker, t.last_asker, t.lasso = t.dealer, NOBODY, NOBODY
    t.clock, t.left, t.kept, t.resume = t.clock_ms, 0, 0, ""
    if not t.before(3):
        t.worn += tuple([phrase for each in t.exchanges for phrase in each.ready])
    t.exchanges, t.accusations, t.declarations, t.fingers = (), (), (), ()
    t.accused = t.voted = 0
    t.used, t.claim, t.location_shown, t.ending = ("",) * t.players, None, False, None
    t.bag = draw_bag(t)
    t.bags = tuple([bag for bag in t.bags if bag != t.bag])
    t.clear_cards()
    t.spread_cards(t.layout[: t.players], t.shuffled(cards_of(t)), back="card")
    if t.plays("super_powers"):
        t.spread_cards(t.layout[t.players :], t.shuffled(ABILITY_DECK)[: t.players], back="ability")
    t.tell("round", round=t.round, rounds=t.rounds, seat=t.dealer)
    t.tell_apart("dealt", {seat: {"card": t.card_of(seat), "ability": t.ability_of(seat)} for seat in range(t.players)})
    t.todo = ("look",)


def draw_bag(t: SpyfallTable) -> str:
    """One of the bags that were not drawn yet; the special ones may be likelier than others."""
    return t.pick([bag for bag in t.bags for _ in range(t.special_weight if is_special(bag) else 1)])


def cards_of(t: SpyfallTable) -> list[str]:
    """As many cards from the bag as there are players; the Joker card of a standard one is always among them.

    Whatever the bag, eight cards are shuffled: how often chance was drawn must not tell them apart.
    """
    cards = t.shuffled(contents(t))
    if kind_of(t.bag) != "standard":
        return cards[: t.players]
    cards.remove(JOKER)
    return [JOKER, *cards[: t.players - 1]]


def contents(t: SpyfallTable) -> list[str]:
    """The eight cards of the bag that was drawn."""
    match kind_of(t.bag):
        case "prank":
            return [JOKER] * BAG_CARDS
        case "multiverse":
            return list(t.packs[PACKS.index(t.bag)])
    marked = t.bag + HARLEY if t.plays("harley_quinn") else t.bag
    return [JOKER, marked] + [t.bag] * (BAG_LOCATIONS - 1)


def look(t: SpyfallTable) -> Script[None]:
    """Everybody looks at their card; then the clock starts, and the dealer asks first."""
    yield ask.sealed(
        [ask.one(seat, "look", _LOOK_DONE, default="look_done", pace="look") for seat in range(t.players)],
        progress=True,
    )
    t.tell("clock_starts", seat=t.dealer, seconds=t.clock // 1000)
    t.todo = ("aloud",) if t.in_person else ("ask",)
