"""Set-up: the bags of a game and the deal of every round, counted over all cards or over many deals."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import sqrt

import msgspec
import pytest
from tests.games.dc_spyfall.scenes import SpyfallScene, dealt, table

from penombre.engine import NOBODY
from penombre.games.dc_spyfall.catalogue import ABILITY_DECK, BAG_CARDS, HARLEY, JOKER, PACKS, kind_of
from penombre.games.dc_spyfall.locations import LOCATIONS, MULTIVERSE, PLACES
from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.games.dc_spyfall.setup import cards_of, draw_bag
from penombre.games.dc_spyfall.table import SpyfallTable
from penombre.testing.shows import shows
from penombre.testing.who_knows import who_knows

RULES = DcSpyfall()
EVERY_COUNT = pytest.mark.parametrize("players", range(3, 9))


def _opened(players: int, seed: int, **options: object) -> SpyfallTable:
    return RULES.setup(players, RULES.options(players, options), f"deal{seed}".encode())


def _is_near(count: int, of: int, probability: float) -> bool:
    """Whether so many are what chance gives, within five deviations."""
    return abs(count - of * probability) <= 5 * sqrt(of * probability * (1 - probability))


# -- the game --------------------------------------------------------------------------------------------------------


@shows(*PLACES)
def test_there_are_twenty_places_and_sixteen_of_them_are_in_the_multiverse() -> None:
    assert len(PLACES) == len(set(PLACES)) == 20 and len(MULTIVERSE) == 16
    assert [place for place in PLACES if place not in MULTIVERSE] == [
        *("bottle_city_of_kandor", "gorilla_city", "oa", "rock_of_eternity"),
    ]
    assert tuple(LOCATIONS) == PLACES


def test_the_box_has_196_cards() -> None:
    bags = _opened(8, 1, jokers_prank=True, multiverse_madness=True).pool
    assert len(bags) * BAG_CARDS + len(ABILITY_DECK) == 196


@shows("jokers_prank", "multiverse_madness")
@pytest.mark.parametrize(
    ("prank", "multiverse", "bags"), [(False, False, 20), (True, False, 21), (False, True, 22), (True, True, 23)]
)
def test_the_bags_of_a_game_follow_from_its_modules(prank: bool, multiverse: bool, bags: int) -> None:
    t = _opened(5, 1, jokers_prank=prank, multiverse_madness=multiverse)
    assert len(t.pool) == len(set(t.pool)) == bags and t.pool[:20] == PLACES and t.bags == t.pool
    assert ("prank" in t.pool) is prank and (set(PACKS) <= set(t.pool)) is multiverse


@shows("multiverse_madness")
def test_sixteen_copies_are_split_eight_and_eight_and_anew_for_every_game() -> None:
    splits = set()
    for seed in range(60):
        t = _opened(4, seed, multiverse_madness=True)
        assert [len(pack) for pack in t.packs] == [8, 8]
        assert sorted((*t.packs[0], *t.packs[1])) == sorted(MULTIVERSE)
        splits.add(frozenset(t.packs[0]))
    assert len(splits) > 50


@shows("multiverse_madness")
def test_every_place_is_as_likely_in_either_pack() -> None:
    games = 600
    first = Counter(place for seed in range(games) for place in _opened(4, seed, multiverse_madness=True).packs[0])
    assert all(_is_near(first[place], games, 1 / 2) for place in MULTIVERSE)


@shows("multiverse_madness")
def test_nobody_knows_how_the_packs_were_split_before_or_after() -> None:
    s = table(bag="multiverse_1", rounds=2)
    assert who_knows(s, lambda t: frozenset(t.packs[0])) == ""
    s.pointing().point()
    assert who_knows(s, lambda t: frozenset(t.packs[0])) == ""
    assert b"packs" not in msgspec.json.encode(s.spectator.public)


@EVERY_COUNT
def test_the_first_dealer_is_anybody(players: int) -> None:
    games = 100 * players
    dealers = Counter(_opened(players, seed).dealer for seed in range(games))
    assert all(_is_near(dealers[seat], games, 1 / players) for seat in range(players))


def test_before_the_first_round_everybody_has_nothing_and_hears_what_is_played() -> None:
    s = dealt(6, 2, harley_quinn=True, jokers_prank=True, rounds=3, clock_s=300)
    assert s.all_saw("opened", modules=["harley_quinn", "jokers_prank"], rounds=3, seconds=300)
    assert s.all_saw("round", round=1, rounds=3, seat=s.dealer)
    assert s.table.scores == (0,) * 6 and s.left == 300
    assert s.spectator.public.modules == ("harley_quinn", "jokers_prank")
    assert s.spectator.public.bags[:20] == PLACES


@shows("harley_quinn")
def test_modules_are_announced_where_there_are_none_too() -> None:
    assert dealt(4, 2).all_saw("opened", modules=[], rounds=5, seconds=480)


# -- the bag of a round ----------------------------------------------------------------------------------------------


def test_every_bag_is_as_likely() -> None:
    t = _opened(4, 0, jokers_prank=True, multiverse_madness=True)
    draws = 4600
    met = Counter(draw_bag(t) for _ in range(draws))
    assert all(_is_near(met[bag], draws, 1 / 23) for bag in t.pool)


@pytest.mark.parametrize("weight", [1, 2, 5])
def test_special_bags_may_weigh_more(weight: int) -> None:
    t = _opened(4, weight, jokers_prank=True, multiverse_madness=True, special_weight=weight)
    draws, total = 4000, 20 + 3 * weight
    met = Counter(draw_bag(t) for _ in range(draws))
    assert all(_is_near(met[bag], draws, (1 if bag in PLACES else weight) / total) for bag in t.pool)


def test_a_weight_without_special_bags_changes_nothing() -> None:
    assert [_drawn(seed, 1) for seed in range(40)] == [_drawn(seed, 5) for seed in range(40)]


def _drawn(seed: int, weight: int) -> str:
    return draw_bag(_opened(4, seed, special_weight=weight))


@shows(*PLACES)
def test_no_bag_is_drawn_twice_and_twenty_rounds_visit_every_place() -> None:
    s = dealt(4, 5, rounds=20, clock_s=120, clock_mode="turns")
    _play_out(s)
    assert sorted(result.ending.location for result in s.table.results) == sorted(PLACES)


@shows("jokers_prank", "multiverse_madness")
def test_twenty_three_rounds_empty_all_the_bags() -> None:
    s = dealt(4, 6, rounds=23, clock_s=120, clock_mode="turns", jokers_prank=True, multiverse_madness=True)
    _play_out(s)
    assert sorted(result.ending.bag for result in s.table.results) == sorted((*PLACES, "prank", *PACKS))
    assert s.table.bags == () and s.over
    shown = [set(result.ending.cards) for result in s.table.results if result.ending.bag in PACKS]
    assert len(shown) == 2 and not shown[0] & shown[1]


def _play_out(s: SpyfallScene) -> None:
    while not s.over:
        s.passes()


# -- the cards of a round --------------------------------------------------------------------------------------------


@EVERY_COUNT
def test_a_standard_round_has_one_joker_among_cards_of_one_place(players: int) -> None:
    for deal in range(20):
        s = dealt(players, deal)
        assert Counter(player.card for player in s) == {JOKER: 1, s.table.location: players - 1}
        assert s.table.location in PLACES and s.joker.card == JOKER


def test_a_standard_round_looked_back_at_with_the_cards_of_another_has_nobody_for_a_joker() -> None:
    t = table(joker="Anne").match.table
    t.set_faces({t.zones[t.joker][0]: t.bag})
    assert t.joker == NOBODY


@EVERY_COUNT
def test_the_joker_is_anybody(players: int) -> None:
    games = 60 * players
    jokers = Counter(dealt(players, deal).table.joker for deal in range(games))
    assert all(_is_near(jokers[seat], games, 1 / players) for seat in range(players))


@shows("harley_quinn")
@EVERY_COUNT
def test_so_many_of_all_ways_to_take_cards_have_the_marked_one(players: int) -> None:
    ways = list(combinations(range(7), players - 1))
    assert Fraction(sum(0 in way for way in ways), len(ways)) == Fraction(players - 1, 7)


@shows("harley_quinn")
@pytest.mark.parametrize("players", range(5, 9))
def test_the_marked_card_is_dealt_as_often_as_that(players: int) -> None:
    t = _opened(players, players, harley_quinn=True)
    t.bag = "batcave"
    deals = 3000
    marked = 0
    for _ in range(deals):
        cards = Counter(cards_of(t))
        assert cards[JOKER] == 1 and cards["batcave"] + cards["batcave" + HARLEY] == players - 1
        assert cards["batcave" + HARLEY] <= 1
        marked += cards["batcave" + HARLEY]
    assert _is_near(marked, deals, (players - 1) / 7) and (marked == deals) is (players == 8)


@shows("harley_quinn")
def test_harley_is_any_of_the_others() -> None:
    deals = 700
    harleys = Counter(dealt(8, deal, harley_quinn=True).table.harley for deal in range(deals))
    assert NOBODY not in harleys and all(_is_near(harleys[seat], deals, 1 / 8) for seat in range(8))


@shows("jokers_prank")
@EVERY_COUNT
def test_in_a_prank_everybody_is_the_joker(players: int) -> None:
    s = table("look", players=players, bag="prank")
    assert [player.card for player in s] == [JOKER] * players
    t = _opened(players, 3, jokers_prank=True)
    t.bag = "prank"
    assert cards_of(t) == [JOKER] * players


@shows("multiverse_madness")
@EVERY_COUNT
@pytest.mark.parametrize("pack", PACKS)
def test_in_the_multiverse_everybody_is_elsewhere_and_nobody_is_the_joker(players: int, pack: str) -> None:
    t = _opened(players, 3, multiverse_madness=True)
    t.bag = pack
    met: Counter[str] = Counter()
    for _ in range(200):
        cards = cards_of(t)
        assert len(cards) == len(set(cards)) == players and set(cards) <= set(t.packs[PACKS.index(pack)])
        met.update(cards)
    assert all(_is_near(met[place], 200, players / 8) for place in t.packs[PACKS.index(pack)] if players < 8)


# -- who sees what ---------------------------------------------------------------------------------------------------


def test_everybody_sees_their_own_card_alone() -> None:
    s = dealt(6, 4, super_powers=True, harley_quinn=True)
    for player in s:
        assert player.saw("dealt", card=player.card, ability=player.ability)
        assert player.private.card == player.card.removesuffix(HARLEY)
        known = [s.table.knows(player.seat, s.table.zones[zone][0]) for zone in range(12)]
        assert known == [zone % 6 == player.seat for zone in range(12)]
    assert not s.spectator.saw("dealt", card=JOKER)
    assert [seat.card for seat in s.spectator.public.seats] == [""] * 6


@shows("jokers_prank")
def test_a_joker_cannot_tell_a_prank_from_a_standard_round() -> None:
    s = table("look", modules="jokers_prank")
    prank = table("look", bag="prank")
    assert s.Anne.everything == prank.Anne.everything
    assert s.spectator.everything == prank.spectator.everything


@shows("multiverse_madness")
def test_whoever_has_a_place_cannot_tell_the_multiverse_from_a_standard_round() -> None:
    s = table("look", bag="batcave", modules="multiverse_madness")
    elsewhere = table("look", bag="multiverse_1", cards="atlantis batcave themyscira star_labs")
    assert s.Vincent.everything == elsewhere.Vincent.everything
    assert s.spectator.everything == elsewhere.spectator.everything


# -- looking ---------------------------------------------------------------------------------------------------------


def test_the_clock_starts_when_all_have_looked_and_the_dealer_asks_first() -> None:
    s = table("look")
    for player in (s.Anne, s.Vincent, s.Marie):
        player.looks()
    assert s.phase == "look" and [player.name for player in s.waiting] == ["Paul"]
    s.Paul.looks()
    assert s.all_saw("clock_starts", seat=s.Marie, seconds=480)
    assert s.phase == "ask" and s.Marie.asked == "ask" and s.Marie.may_ask == ["Anne", "Vincent", "Paul"]


def test_time_has_looked_for_those_who_have_not() -> None:
    s = table("look")
    assert s.Anne.ask is not None and s.Anne.ask.default == "look_done" and RULES.paces["look"] == 20
    s.passes()
    assert s.phase == "ask"


# -- the next round --------------------------------------------------------------------------------------------------


def test_the_joker_deals_next() -> None:
    s = table(joker="Vincent", dealer="Marie").pointing()
    s.point().next_round()
    assert s.dealer is s.Vincent and s.Vincent.asked == "ask"


@pytest.mark.parametrize("bag", ["prank", "multiverse_1"])
@pytest.mark.parametrize(("dealer", "then"), [("Marie", "Paul"), ("Paul", "Anne")])
def test_without_a_single_joker_the_one_on_the_left_of_the_dealer_does(bag: str, dealer: str, then: str) -> None:
    s = table(bag=bag, dealer=dealer).pointing()
    s.point().next_round()
    assert s.dealer.name == then


def test_nothing_hidden_or_spent_outlives_a_round() -> None:
    s = table(modules="multiverse_madness", Paul="speed_force")
    s.exchange("Marie", "Paul")
    s.Paul.accuses(s.Vincent)
    s.vote().no_power()
    s.Paul.adds_time()
    s.Paul.declares()
    s.multiverse_vote()
    s.pointing().point()
    for player in s:
        player.goes_on()
    public = s.spectator.public
    assert (public.round, public.exchanges, public.accusations, public.declarations) == (2, (), (), ())
    assert public.ending is None and public.claim is None and public.fingers == () and public.clock == 480_000
    assert not any(seat.accused or seat.declared or seat.card or seat.ability for seat in public.seats)
    assert kind_of(s.table.bag) and s.table.bag != "justice_league_watchtower"
    s.everybody_looks()
    assert all(len(player.may_accuse) == 3 and player.may_declare for player in s)
