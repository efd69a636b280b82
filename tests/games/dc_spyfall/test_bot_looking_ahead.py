"""The bot that looks ahead: how likely it takes imagined rounds for, what it finds, and that it sees no card."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.games.dc_spyfall.scenes import SpyfallPlayer, SpyfallScene, table

from penombre.bots import make, play
from penombre.engine import Match
from penombre.games.dc_spyfall.bot import Judgement
from penombre.games.dc_spyfall.bot.prospects import joker_wins, prospect
from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.games.dc_spyfall.table import SpyfallTable

RULES = DcSpyfall()
TELLING = (
    ("Marie", "Paul", "ask_smell_1", "smell_sea_1"),
    ("Paul", "Lea", "ask_arrival_1", "arrival_water_1"),
    ("Lea", "Vincent", "ask_clothes_1", "clothes_armour_1"),
)
"""What three Heroes at Atlantis say."""
BLUNDER = (
    ("Vincent", "Anne", "ask_smell_1", "smell_paper_coffee_1"),
    ("Anne", "Paul", "ask_noise_1", "noise_silent_1"),
    ("Paul", "Marie", "ask_light_1", "light_glow_1"),
    ("Marie", "Anne", "ask_temperature_1", "temperature_hot_1"),
)
"""What the Joker says beside them, who has not understood."""


def talked(*talks: tuple[tuple[str, str, str, str], ...], **more: Any) -> SpyfallScene:
    scene = table(**{"players": 5, "bag": "atlantis", "joker": "Anne", "dealer": "Marie", **more})
    for talk in talks:
        for exchange in talk:
            scene.exchange(*exchange)
    return scene


def believed(player: SpyfallPlayer, kind: Callable[[SpyfallTable], object], draws: int = 300) -> Counter[object]:
    """What share of the imagined rounds is of each kind, once they are weighed."""
    rng = random.Random(1)
    weight = Judgement(rng).weigher(player.match.view(player.seat))
    found = Counter[object]()
    for _ in range(draws):
        world = player.match.imagine(player.seat, rng)
        found[kind(world.table)] += weight(world)  # type: ignore[assignment]  # parts of what counts
    total = sum(found.values())
    return Counter({each: share / total for each, share in found.items()})


def chosen(player: SpyfallPlayer, level: str = "search", seed: int = 0) -> object:
    ask = player.match.ask_for(player.seat)
    assert ask is not None
    rng = random.Random(seed)
    bot = make(level, RULES.id, random.Random(seed))
    return bot.choose(player.match.view(player.seat), ask, lambda: player.match.imagine(player.seat, rng))


def test_whoever_blunders_is_the_joker_in_most_of_what_a_hero_imagines() -> None:
    s = talked(TELLING, BLUNDER)
    shares = believed(s.Marie, lambda t: t.joker)
    assert shares[s.Anne.seat] > 0.6
    assert shares[s.Vincent.seat] < 0.15, "who has said what is true of the place"
    assert s.Marie.seat not in shares


def test_what_the_heroes_say_makes_their_place_the_likeliest_to_the_joker() -> None:
    before = believed(talked().Anne, lambda t: t.bag)
    after = believed(talked(TELLING).Anne, lambda t: t.bag)
    assert before["atlantis"] < 0.15
    assert after["atlantis"] > 2 * before["atlantis"]
    assert after["atlantis"] + after["themyscira"] > 0.9, "the other one that fits"


def test_a_prank_is_likelier_where_answers_fit_no_place() -> None:
    nowhere = (
        ("Marie", "Paul", "ask_smell_1", "smell_sea_1"),
        ("Paul", "Lea", "ask_smell_2", "smell_disinfectant_1"),
        ("Lea", "Vincent", "ask_smell_3", "smell_paper_coffee_1"),
    )
    beside, instead = (talked(talk, modules="jokers_prank").Anne for talk in (TELLING, nowhere))
    assert believed(instead, lambda t: t.bag)["prank"] > 1.5 * believed(beside, lambda t: t.bag)["prank"] > 0


def test_the_multiverse_is_weighed_by_everybodys_own_place() -> None:
    s = talked(TELLING, modules="multiverse_madness", special_weight=5)
    before = talked(modules="multiverse_madness", special_weight=5)
    assert believed(s.Marie, _is_elsewhere)[True] < believed(before.Marie, _is_elsewhere)[True]


def _is_elsewhere(t: SpyfallTable) -> bool:
    return t.bag.startswith("multiverse")


def test_whoever_told_much_is_harley_quinn_in_most_of_what_the_others_imagine() -> None:
    s = talked(harley="Lea")
    s.exchange("Marie", "Paul", "ask_noise_1", "noise_chatter_1")
    s.exchange("Paul", "Lea", "ask_smell_1", "smell_sea_1")
    s.exchange("Lea", "Vincent", "ask_setting_1", "setting_sealed_1")
    s.exchange("Vincent", "Marie", "ask_temperature_1", "temperature_mild_1")
    s.exchange("Marie", "Lea", "ask_arrival_1", "arrival_water_1")
    s.Anne.reveals().names("atlantis")
    shares = believed(s.Marie, lambda t: t.harley)
    assert max([seat for seat in shares if isinstance(seat, int) and seat >= 0], key=shares.__getitem__) == s.Lea.seat


def test_the_prospect_of_a_joker_is_better_unsuspected_and_better_near_the_place() -> None:
    def chance(s: SpyfallScene) -> float:
        return joker_wins(prospect(s.match), 5)

    assert chance(talked(TELLING)) > chance(talked()) > chance(talked(BLUNDER, dealer="Vincent"))


def test_a_joker_about_to_be_convicted_names_the_place_before_the_rule_of_thumb_would() -> None:
    cornered = (
        ("Lea", "Anne", "ask_smell_2", "smell_paper_coffee_1"),
        ("Anne", "Vincent", "ask_noise_1", "noise_silent_1"),
    )
    s = talked(TELLING[:2], cornered)
    assert chosen(s.Lea) == f"accuse-{s.Anne.seat}"
    assert chosen(s.Anne, "judgement") is None, "it is not sure enough"
    assert chosen(s.Anne) == "joker_reveal"


def test_in_redealt_worlds_it_chooses_the_same() -> None:
    compared = 0
    for deal in range(4):
        rng = random.Random(deal)
        match = Match(RULES, 5, {"rounds": 1, "jokers_prank": True, "multiverse_madness": True}, deal)
        bots = [make("judgement", RULES.id, rng) for _ in range(5)]
        play(match, bots, rng, until=7 + 4 * deal)
        for ask in match.asks()[:3]:
            world = match.redealt(ask.seat, rng)
            if world is None or world.ask_for(ask.seat) != ask or world.view(ask.seat) != match.view(ask.seat):
                continue
            compared += 1
            found = []
            for each in (match, world):
                bot, chance = make("search", RULES.id, random.Random(deal), worlds=8), random.Random(9)
                imagine = lambda each=each, chance=chance: each.imagine(ask.seat, chance)  # noqa: E731, B023
                found.append(bot.choose(each.view(ask.seat), ask, imagine))
            assert found[0] == found[1]
    assert compared > 5


def test_it_plays_whatever_is_played_with() -> None:
    for deal in range(3):
        rng = random.Random(deal)
        players = (5, 8, 3)[deal]
        match = Match(RULES, players, {**RULES.sample_options(players, rng), "rounds": 1}, deal)
        play(match, [make("search", RULES.id, rng, worlds=6) for _ in range(players)], rng)
        assert match.over
