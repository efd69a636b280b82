"""What somebody may think of the bag, the Joker, Harley Quinn, the packs and the abilities: exactly what counting says.

The deals that could be are counted here card by card, as a bag is drawn and dealt at a table; imagined worlds are to
come as often as that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import combinations
from math import comb, sqrt
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.dc_spyfall.scenes import SpyfallScene, dealt, looks_different, table

from penombre.engine import NOBODY, TABLE, Seat
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
)
from penombre.games.dc_spyfall.imagining import could_hold, possible_worlds
from penombre.games.dc_spyfall.locations import MULTIVERSE, PLACES
from penombre.games.dc_spyfall.table import Ending, Result, SpyfallTable
from penombre.games.dc_spyfall.view import unused
from penombre.testing.secrecy import check_same_worlds

pytestmark = pytest.mark.simulation

Chances = Mapping[Any, Fraction]
SAMPLES = 3000
EVERYTHING = "harley_quinn jokers_prank multiverse_madness"


# -- counting --------------------------------------------------------------------------------------------------------


def chance_of(t: SpyfallTable, cards: Mapping[Seat, str], bag: str) -> Fraction:
    """How likely a bag is drawn, and then gives just these cards to these seats."""
    left = unused(t)
    weight = {each: t.special_weight if is_special(each) else 1 for each in left}
    drawn = Fraction(weight[bag], sum(weight.values()))
    if kind_of(bag) == "multiverse":
        return drawn * _from_pack(t, cards, bag)
    return drawn * _from_eight(t, cards, bag)


def _from_eight(t: SpyfallTable, cards: Mapping[Seat, str], bag: str) -> Fraction:
    """Eight cards of which all but the Joker card are drawn from; those that are drawn go anywhere."""
    if bag == PRANK:
        return Fraction(int(all(card == JOKER for card in cards.values())))
    marked = bag + HARLEY if t.plays("harley_quinn") else bag
    bagged = [marked] + [bag] * (BAG_LOCATIONS - 1)
    # Every choice of N-1 of the seven is as likely: the marked card is in a share of them.
    ways = Counter(tuple(sorted((JOKER, *chosen))) for chosen in combinations(bagged, t.players - 1))
    total = Fraction(0)
    for hand, often in ways.items():
        total += Fraction(often, comb(BAG_LOCATIONS, t.players - 1)) * _dealt_so(list(hand), cards)
    return total


def _dealt_so(hand: list[str], cards: Mapping[Seat, str]) -> Fraction:
    """How likely cards that are shuffled give these seats these cards."""
    chance = Fraction(1)
    for card in cards.values():
        if card not in hand:
            return Fraction(0)
        chance *= Fraction(hand.count(card), len(hand))
        hand = [*hand]
        hand.remove(card)
    return chance


def _from_pack(t: SpyfallTable, cards: Mapping[Seat, str], bag: str) -> Fraction:
    """Any place that the other pack has not shown is as likely as any other with a seat."""
    shown = {pack: [r.ending.cards for r in t.results if r.ending.bag == pack] for pack in PACKS}
    other = shown[PACKS[1 - PACKS.index(bag)]]
    places = [place for place in MULTIVERSE if not other or place not in other[0]]
    return _dealt_so(places, cards) if len(set(cards.values())) == len(cards) else Fraction(0)


def bags(t: SpyfallTable, cards: Mapping[Seat, str]) -> Chances:
    """How likely each bag is after these cards were seen."""
    found = {bag: chance_of(t, cards, bag) for bag in unused(t)}
    whole = sum(found.values())
    return {bag: chance / whole for bag, chance in found.items() if chance}


def holders(t: SpyfallTable, cards: Mapping[Seat, str], card: Callable[[str], str]) -> Chances:
    """How likely each seat has a card of a standard round (or nobody has), after these cards were seen."""
    found: dict[Any, Fraction] = {}
    for bag in [bag for bag in unused(t) if kind_of(bag) == "standard"]:
        for seat in range(t.players):
            if cards.get(seat, card(bag)) == card(bag):
                found[seat] = found.get(seat, Fraction(0)) + chance_of(t, {**cards, seat: card(bag)}, bag)
    whole = sum((chance_of(t, cards, bag) for bag in unused(t)), Fraction(0))
    found = {seat: chance / whole for seat, chance in found.items() if chance}
    nobody = 1 - sum(found.values(), Fraction(0))
    return {**found, NOBODY: nobody} if nobody else found


# -- sampling --------------------------------------------------------------------------------------------------------


def imagined(s: SpyfallScene, seat: Seat, fact: Callable[[SpyfallTable], Any], samples: int = SAMPLES) -> Counter[Any]:
    """What a fact is in many imagined worlds."""
    rng = Random(f"imagine {seat}")
    found: Counter[Any] = Counter()
    for _ in range(samples):
        world = s.match.redealt(seat, rng)
        assert world is not None
        found[fact(world.table)] += 1
    return found


def agree(found: Counter[Any], chances: Chances) -> bool:
    """Whether samples come as often as they should, within five deviations, and nothing comes that cannot."""
    total = sum(found.values())
    spread = {what: 5 * sqrt(total * chance * (1 - chance)) + 1 for what, chance in chances.items()}
    near = all(abs(found[what] - total * chance) <= spread[what] for what, chance in chances.items())
    return near and found.keys() <= chances.keys()


def seen_by(s: SpyfallScene, seat: Seat) -> dict[Seat, str]:
    """The cards that somebody has seen."""
    return {} if seat == TABLE else {seat: s.table.card_of(seat)}


def bag_of(t: SpyfallTable) -> str:
    return t.bag


def joker_of(t: SpyfallTable) -> Seat:
    return t.joker


def harley_of(t: SpyfallTable) -> Seat:
    return t.harley


def marked(bag: str) -> str:
    return bag + HARLEY


def jokers(bag: str) -> str:
    return JOKER


def shown_before(s: SpyfallScene, *bags: str) -> SpyfallScene:
    """Earlier rounds have shown these bags; a pack with as many cards as there are players."""
    t = s.match._checkpoint
    for each in (t, s.table):
        results = []
        for number, bag in enumerate(bags, 1):
            cards = each.packs[PACKS.index(bag)][: each.players] if bag in PACKS else (bag,) * each.players
            ending = Ending("nobody", kind_of(bag), bag, "", cards, (), NOBODY, NOBODY, NOBODY, "nobody", (0,) * 8)
            results.append(Result(number, 0, ending))
        each.results = tuple(results)
        each.bags = tuple(bag for bag in each.bags if bag not in bags)
    return s


SCENES: Mapping[str, Callable[[], SpyfallScene]] = {
    "base": lambda: table(players=4),
    "harley": lambda: table(players=6, harley="Lea"),
    "harley of eight": lambda: table(players=8, harley="Lea"),
    "prank": lambda: table(players=4, modules="jokers_prank", special_weight=3),
    "prank drawn": lambda: table(players=3, bag=PRANK),
    "multiverse": lambda: table(players=5, modules="multiverse_madness", special_weight=5, dealer="Anne"),
    "multiverse drawn": lambda: table(players=4, bag="multiverse_1", special_weight=2),
    "everything": lambda: table(players=7, harley="Nina", modules=EVERYTHING, special_weight=5),
    "everything, without Harley Quinn": lambda: table(players=5, modules=EVERYTHING, special_weight=4),
    "everything in the Multiverse": lambda: table(players=5, bag="multiverse_2", modules=EVERYTHING, special_weight=5),
    "after places": lambda: shown_before(table(players=4, modules="jokers_prank"), *PLACES[:9]),
    "after the other pack": lambda: shown_before(table(players=5, bag="multiverse_2", special_weight=3), PACKS[0]),
    "after a pack and the prank": lambda: shown_before(
        table(players=6, harley="Lea", modules=EVERYTHING, special_weight=5), PRANK, PACKS[1], *PLACES[:3]
    ),
}
ONLOOKERS = (0, 1, 4, 6, TABLE)
"""The Joker, a Hero, Harley Quinn where there are six and eight and where there are seven, a spectator."""


@pytest.mark.parametrize("name", SCENES)
def test_every_bag_is_as_likely_as_counting_says(name: str) -> None:
    s = SCENES[name]()
    for seat in [seat for seat in ONLOOKERS if seat == TABLE or seat < s.table.players]:
        chances = bags(s.table, seen_by(s, seat))
        worlds = possible_worlds(s.table, seen_by(s, seat))
        whole = sum(world.weight for world in worlds)
        assert {world.bag for world in worlds} == chances.keys()
        for bag, chance in chances.items():
            weight = sum(world.weight for world in worlds if world.bag == bag)
            assert weight / whole == pytest.approx(float(chance))


@pytest.mark.parametrize("name", SCENES)
def test_everybody_is_as_likely_the_joker_or_harley_quinn_as_counting_says(name: str) -> None:
    s = SCENES[name]()
    for seat in [seat for seat in ONLOOKERS if seat == TABLE or seat < s.table.players]:
        cards = seen_by(s, seat)
        worlds = possible_worlds(s.table, cards)
        whole = sum(world.weight for world in worlds)
        by_joker, by_harley = holders(s.table, cards, jokers), holders(s.table, cards, marked)
        if not s.table.plays("harley_quinn"):
            by_harley = {NOBODY: Fraction(1)}
        for who in (*range(s.table.players), NOBODY):
            weight = sum(world.weight for world in worlds if world.joker == who)
            assert weight / whole == pytest.approx(float(by_joker.get(who, 0)))
            weight = sum(world.weight for world in worlds if world.harley == who)
            assert weight / whole == pytest.approx(float(by_harley.get(who, 0)))


@pytest.mark.parametrize("name", ["everything", "after a pack and the prank", "multiverse drawn", "prank drawn"])
def test_imagined_worlds_come_as_often_as_that(name: str) -> None:
    s = SCENES[name]()
    for seat in (0, s.table.players - 1, TABLE):
        cards = seen_by(s, seat)
        found = imagined(s, seat, lambda t: (t.bag, t.joker, t.harley))
        split = {
            "bag": (bags(s.table, cards), Counter[Any]()),
            "joker": (holders(s.table, cards, jokers), Counter[Any]()),
        }
        for (bag, joker, _), often in found.items():
            split["bag"][1][bag] += often
            split["joker"][1][joker] += often
        for chances, counts in split.values():
            assert agree(counts, chances)


# -- numbers one can check by hand -----------------------------------------------------------------------------------


def test_a_joker_card_is_the_prank_in_as_many_cases_as_there_are_players() -> None:
    # Anne holds a Joker card in every prank, but only in one of four other rounds, of which there are twenty.
    s = table(players=4, modules="jokers_prank")
    assert bags(s.table, {0: JOKER})[PRANK] == Fraction(4, 4 + 20)
    assert bags(s.table, {})[PRANK] == Fraction(1, 21), "a spectator has seen nothing"


def test_a_place_that_is_in_no_pack_is_a_standard_round() -> None:
    s = table(players=4, bag="oa", modules="multiverse_madness", special_weight=5)
    assert bags(s.table, {1: "oa"}) == {"oa": 1}
    assert imagined(s, 1, lambda t: t.kind, 200) == {"standard": 200}


def test_a_place_of_the_multiverse_is_one_of_sixteen_there() -> None:
    s = table(players=4, bag="batcave", modules="multiverse_madness", special_weight=2)
    # In its own bag three of four hold it; in either pack it comes to a seat once in sixteen times.
    standard, pack = Fraction(3, 4), Fraction(2, 16)
    assert bags(s.table, {1: "batcave"})[PACKS[0]] == pack / (standard + 2 * pack)


def test_who_bears_the_mark_knows_that_the_round_is_standard_and_nothing_of_the_joker() -> None:
    s = table(players=5, harley="Lea", modules=EVERYTHING, special_weight=5)
    seat = s.Lea.seat
    assert {world.bag for world in possible_worlds(s.table, seen_by(s, seat))} == {s.table.bag}
    assert holders(s.table, seen_by(s, seat), jokers) == dict.fromkeys(range(4), Fraction(1, 4))
    assert agree(imagined(s, seat, joker_of), dict.fromkeys(range(4), Fraction(1, 4)))


def test_an_unmarked_place_leaves_one_mark_for_the_others_or_the_bag() -> None:
    s = table(players=5, harley="Lea")
    # Of six other Location cards, three are with the others and three in the bag.
    assert holders(s.table, seen_by(s, 1), marked) == {
        **{seat: Fraction(3, 6) / 4 for seat in (0, 2, 3, 4)},
        NOBODY: Fraction(3, 6),
    }
    assert agree(imagined(s, 1, harley_of), holders(s.table, seen_by(s, 1), marked))


def test_among_eight_somebody_is_harley_quinn_for_sure() -> None:
    s = table(players=8, harley="Lea")
    for seat in (0, 1, TABLE):
        assert NOBODY not in imagined(s, seat, harley_of, 300)


def test_without_its_module_no_card_bears_a_mark() -> None:
    s = table(players=8)
    assert all(imagined(s, seat, harley_of, 100) == {NOBODY: 100} for seat in (0, 1, TABLE))


def test_a_pack_that_was_shown_says_what_the_other_has() -> None:
    s = SCENES["after the other pack"]()
    shown = set(s.table.results[0].ending.cards)
    assert len(shown) == 5
    for seat in (0, TABLE):
        for _ in range(50):
            world = s.match.redealt(seat, Random(seat))
            assert world is not None
            first, second = world.table.packs
            assert shown <= set(first) and not shown & set(second)
            assert sorted((*first, *second)) == sorted(MULTIVERSE) and len(first) == len(second) == BAG_CARDS


def test_who_has_seen_a_place_in_the_other_pack_knows_a_standard_round() -> None:
    s = shown_before(table(players=4, bag="batcave", modules="multiverse_madness"), PACKS[0])
    t = s.table
    first = (*[each for each in t.packs[0] if each != "batcave"], "batcave")
    ending = replace(t.results[0].ending, cards=("batcave", *first[:3]))
    for each in (t, s.match._checkpoint):
        each.results = (replace(t.results[0], ending=ending),)
    assert bags(t, {1: "batcave"}) == {"batcave": 1}
    assert imagined(s, 1, bag_of, 100) == {"batcave": 100}


def test_after_a_card_was_shown_all_of_it_counts() -> None:
    s = table(players=5, harley="Lea", modules="harley_quinn jokers_prank", special_weight=5)
    s.Anne.reveals()
    t = s.table
    for seat in (1, 4, TABLE):
        cards = {**seen_by(s, seat), 0: JOKER}
        chances = bags(t, cards)
        assert agree(imagined(s, seat, bag_of, 1500), chances)
        assert imagined(s, seat, lambda world: world.card_of(0), 50) == {JOKER: 50}
    # Whoever holds a place knows there is no prank; who watches does not.
    assert PRANK not in bags(t, {1: t.card_of(1), 0: JOKER}) and bags(t, {0: JOKER})[PRANK] > Fraction(1, 2)


def test_once_the_place_is_named_everybody_knows_it_and_not_who_harley_quinn_is() -> None:
    s = table(players=5, harley="Lea", modules=EVERYTHING)
    s.Anne.reveals().names(s.table.bag)
    assert s.phase == "harley_talk"
    for seat in (0, 1, TABLE):
        assert imagined(s, seat, bag_of, 50) == {s.table.bag: 50}
    assert agree(imagined(s, TABLE, harley_of), {**dict.fromkeys(range(1, 5), Fraction(1, 7)), NOBODY: Fraction(3, 7)})
    assert agree(imagined(s, 1, harley_of), {**dict.fromkeys((2, 3, 4), Fraction(1, 6)), NOBODY: Fraction(3, 6)})


# -- what is imagined follows from what is known ---------------------------------------------------------------------

PAIRS: Mapping[str, tuple[Callable[[], SpyfallScene], Callable[[], SpyfallScene], str]] = {
    "who the Joker is": (lambda: table(joker="Anne"), lambda: table(joker="Paul"), "Vincent Marie *"),
    "where": (lambda: table(bag="oa"), lambda: table(bag="batcave"), "Anne *"),
    "a prank": (lambda: table(modules="jokers_prank"), lambda: table(bag=PRANK), "Anne *"),
    "a multiverse": (
        lambda: table(bag="atlantis", modules="multiverse_madness"),
        lambda: table(bag="multiverse_1", cards="batcave atlantis daily"),
        "Vincent *",
    ),
    "which pack": (
        lambda: table(bag="multiverse_1", cards="batcave atlantis daily star"),
        lambda: table(bag="multiverse_2", cards="batcave atlantis daily star"),
        "Anne Vincent Marie Paul *",
    ),
    "the mark": (
        lambda: table(players=5, harley="Lea"),
        lambda: table(players=5, harley="Paul"),
        "Anne Vincent Marie *",
    ),
    "no mark": (
        lambda: table(players=5, harley="Lea"),
        lambda: table(players=5, modules="harley_quinn"),
        "Anne Vincent Marie Paul *",
    ),
    "an ability": (
        lambda: table(Anne="sceptic", Paul="few_words"),
        lambda: table(Anne="few_words", Paul="sceptic"),
        "Vincent Marie *",
    ),
}


@pytest.mark.parametrize("what", PAIRS)
def test_who_cannot_tell_two_tables_apart_imagines_the_same_worlds_at_both(what: str) -> None:
    one, other, alike = PAIRS[what]
    here, there = one(), other()
    same = [player.name for player in here if player.name not in looks_different(here, there).split()]
    assert " ".join(same + ["*"] * ("*" not in looks_different(here, there).split())) == alike
    seats = [here.called(name).seat if name != "*" else TABLE for name in alike.split()]
    for seat in seats:
        for number in range(8):
            check_same_worlds(here.match, there.match, seat, Random(number))


@pytest.mark.parametrize("kind", ["prank", "multiverse"])
def test_not_even_how_often_chance_was_drawn_tells_a_round_from_a_special_one(kind: str) -> None:
    drawn = {"standard": set[int](), "prank": set[int](), "multiverse": set[int]()}
    modules = {"prank": "jokers_prank", "multiverse": "multiverse_madness"}
    for deal in range(30):
        t = dealt(4, deal, special_weight=5, **{modules[kind]: True}).table
        drawn[t.kind].add(t.draws)
    assert drawn["standard"] == drawn[kind] != set()


# -- abilities -------------------------------------------------------------------------------------------------------


def held(s: SpyfallScene, by: str, onlooker: str) -> Counter[Any]:
    seat = s.called(by).seat
    return imagined(s, s.called(onlooker).seat, lambda t: t.ability_of(seat))


def fair(s: SpyfallScene, onlooker: str, *ruled_out: str) -> Chances:
    """How likely one of the others has each ability that is not the onlooker's, if nothing but these is ruled out."""
    left = list(ABILITY_DECK)
    left.remove(s.called(onlooker).ability)
    counts = Counter(each for each in left if each not in ruled_out)
    return {each: Fraction(often, counts.total()) for each, often in counts.items()}


def test_every_ability_that_is_not_ones_own_is_as_likely_before_anything_is_said() -> None:
    s = table(Anne="sceptic")
    assert agree(held(s, "Paul", "Anne"), fair(s, "Anne"))
    assert held(s, "Paul", "Paul") == {s.Paul.ability: SAMPLES}


def test_many_words_are_not_few() -> None:
    s = table(Marie="sceptic")
    s.Marie.asks(s.Paul, "Que vois-tu donc de si beau ?")
    assert not could_hold(s.table, s.Marie.seat, "few_words") and could_hold(s.table, s.Paul.seat, "few_words")
    s.Paul.replies("Rien du tout.")
    assert could_hold(s.table, s.Paul.seat, "few_words") and could_hold(s.table, s.Paul.seat, "bizarro_logic")
    assert agree(held(s, "Marie", "Anne"), fair(s, "Anne", "few_words"))


def test_a_plain_answer_is_not_by_bizarro_logic() -> None:
    s = table(Marie="sceptic").exchange("Marie", "Paul", answer="Beaucoup.")
    assert not could_hold(s.table, s.Paul.seat, "bizarro_logic")
    assert "bizarro_logic" not in held(s, "Paul", "Anne")


def test_a_silence_rules_nothing_out() -> None:
    s = table(Marie="sceptic")
    s.Marie.asks(s.Paul, "Un toit ?")
    s.Paul.keeps_silent()
    assert all(could_hold(s.table, s.Paul.seat, each) for each in ("few_words", "bizarro_logic"))


def test_ready_phrases_count_as_what_they_are() -> None:
    s = table(Marie="sceptic").exchange("Marie", "Paul", question="brief_noise", answer="not_noise_din_1")
    assert could_hold(s.table, s.Marie.seat, "few_words")
    assert could_hold(s.table, s.Paul.seat, "bizarro_logic") and not could_hold(s.table, s.Paul.seat, "few_words")


def test_whoever_asks_across_the_table_keeps_no_neighbourhood_watch() -> None:
    s = table(players=5, Marie="sceptic", dealer="Marie")
    s.Marie.asks(s.Anne)
    assert not could_hold(s.table, s.Marie.seat, "neighbourhood_watch")
    s.Anne.replies()
    s.Anne.asks(s.Vincent)
    assert could_hold(s.table, s.Anne.seat, "neighbourhood_watch")


def test_the_lasso_of_truth_says_nothing_of_neighbours() -> None:
    s = table(players=5, Anne="lasso_of_truth", dealer="Marie").exchange("Marie", "Paul")
    s.Anne.throws_lasso().asks(s.Paul)
    assert could_hold(s.table, s.Anne.seat, "neighbourhood_watch"), "by what was asked alone"
    assert held(s, "Anne", "Paul") == {"lasso_of_truth": SAMPLES}, "it lies open"


def test_whoever_is_for_it_in_the_first_vote_is_no_sceptic() -> None:
    s = table(players=5, Lea="sceptic")
    s.Marie.accuses(s.Anne)
    s.vote("Vincent Paul")
    s.no_power()
    ruled_out = {name: not could_hold(s.table, s.called(name).seat, "sceptic") for name in ("Vincent", "Paul", "Lea")}
    assert ruled_out == {"Vincent": True, "Paul": True, "Lea": False}
    assert could_hold(s.table, s.Marie.seat, "sceptic"), "whoever accuses is free to"
    assert agree(held(s, "Paul", "Anne"), {**fair(s, "Anne", "sceptic")})


def test_a_vote_against_and_one_for_later_leave_a_sceptic_possible() -> None:
    s = table(players=5, Lea="sceptic")
    for accuser in ("Marie", "Paul"):
        s.called(accuser).accuses(s.Anne)
        s.vote("Lea Vincent")
        s.no_power()
    assert could_hold(s.table, s.Lea.seat, "sceptic") and not could_hold(s.table, s.Vincent.seat, "sceptic")


def test_a_restriction_that_is_ruled_out_for_all_others_is_with_nobody() -> None:
    s = table(players=3, dealer="Anne", Anne="secret_identity")
    s.exchange("Anne", "Vincent")
    s.exchange("Vincent", "Marie")
    # Vincent and Marie have answered plainly; Anne has answered nothing.
    assert not imagined(s, 0, lambda t: "bizarro_logic" in [t.ability_of(seat) for seat in range(3)], 300)[True]
    assert imagined(s, 1, lambda t: t.ability_of(0) == "bizarro_logic", 300)[True]
    # Marie has said two or three words only.
    assert imagined(s, 0, lambda t: t.ability_of(2) == "few_words", 300)[True]
    assert not imagined(s, 0, lambda t: t.ability_of(1) == "few_words", 300)[True]
