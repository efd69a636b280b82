"""Level `search` in La Rose Noire: likely worlds, people who remember what they told, and what rules of thumb miss."""

import random
from collections import Counter
from collections.abc import Iterator
from statistics import fmean
from typing import Any

import pytest
from bench import rose_noire_learning as learning
from tests.games.rose_noire.scenes import RoseNoirePlayer, table

from penombre.bots import imagining, make, play
from penombre.bots.search import Search
from penombre.engine import Answer, Ask, Match, Statement
from penombre.games import RULESETS
from penombre.games.rose_noire.bot import Expert, Judgement, prospects
from penombre.games.rose_noire.bot.learned import CLUES, SIGNS, learned
from penombre.games.rose_noire.bot.recall import Recall
from penombre.games.rose_noire.catalogue import NAMES, PROOFS

RULES = RULESETS["rose_noire"]


def search(player: RoseNoirePlayer, chance: int, worlds: int = 24) -> Answer | None:
    """What a bot of level `search` answers, with this chance."""
    return answered(player.match, player.seat, chance, worlds)


def answered(match: Match[Any], seat: int, chance: int, worlds: int) -> Answer | None:
    ask, rng = match.ask_for(seat), random.Random(chance)
    assert ask is not None
    return Search(Expert(rng), rng, worlds).choose(match.view(seat), ask, imagining(match, seat, rng))


def says(player: RoseNoirePlayer, *claims: str) -> None:
    for claim in claims:
        player.match.say(player.seat, Statement("claim", what=claim))


def questions(deal: int, players: int, every: int) -> Iterator[tuple[Match[Any], Ask]]:
    """Some questions of a match of judgement bots."""
    match: Match[Any] = Match(RULES, players, {}, deal)
    rng = random.Random(deal)
    bots = [make("judgement", RULES.id, random.Random(100 * deal + seat)) for seat in range(players)]
    while not match.over:
        play(match, bots, rng, until=every)
        yield from [(match, ask) for ask in match.asks() if ask.seat in range(players) and len(ask.options) > 1][:1]


# -- worlds ----------------------------------------------------------------------------------------------------------


def test_worlds_in_which_people_told_the_truth_weigh_more() -> None:
    s = table("day", active="B", B="interrogatoire", piles={"taran": "proof_morwen zele proof_deirdre"})
    s.B.plays("interrogatoire", "taran")
    says(s.B, "innocent_morwen")
    rng = random.Random(1)
    weigher = Judgement(rng).weigher(s.match.view(s.A.seat))
    weights: dict[bool, list[float]] = {True: [], False: []}
    for _ in range(80):
        world = s.match.imagine(s.A.seat, rng)
        weights[NAMES.index("morwen") in world.table.accomplices].append(weigher(world))
    assert fmean(weights[True]) < fmean(weights[False]) / 3


def test_whoever_told_of_a_proof_holds_it_in_a_likely_world_or_has_seen_it() -> None:
    s = table("day", B="proof_morwen zele", C="ronde_de_nuit")
    says(s.B, "innocent_morwen")
    rng, view = random.Random(1), s.match.view(s.A.seat)
    shaper, morwen = Judgement(rng).shaper(view), NAMES.index("morwen")
    held = Counter[str]()
    for _ in range(30):
        world = s.match.imagine(s.A.seat, rng)
        shaped = shaper(world)
        assert shaped.view(s.A.seat) == view
        for name, t in (("dealt", world.table), ("likely", shaped.table)):
            held[name] += PROOFS[morwen] in t.hand(s.B.seat)
        if morwen not in shaped.table.accomplices:
            assert Judgement(rng).think(shaped.view(s.B.seat)).mine.guilt[morwen] == 0
    assert held["dealt"] < 10 < held["likely"]


def test_whoever_is_possessed_in_a_likely_world_remembers_whom_they_killed() -> None:
    s = table("estellines", accomplices="aodhan bricen", possessed="D")
    s.night(D="aodhan", R="taran")
    rng = random.Random(2)
    shaper = Judgement(rng).shaper(s.match.view(s.R.seat))
    world = shaper(s.match.imagine(s.R.seat, rng))
    assert world.table.possessed == s.D.seat
    assert Judgement(rng).think(world.view(s.D.seat)).witness.mine[2] == (NAMES.index("aodhan"),)


def test_others_do_not_believe_what_only_one_seat_has_seen() -> None:
    """What is remembered from one question to the next is nobody's own."""
    s = table("day", A="proof_morwen", B="proof_taran")
    bot, rng = Judgement(random.Random(0)), random.Random(0)
    for player, seen in ((s.A, "morwen"), (s.B, "taran"), (s.A, "morwen")):
        guilt = bot.think(player.match.view(player.seat)).mine.guilt
        assert [NAMES[each] for each, chance in enumerate(guilt) if chance == 0] == [seen]
    assert Expert(rng).think(s.match.view(s.C.seat)).mine.guilt == pytest.approx([2 / 7] * 7, abs=0.05)


def test_in_redealt_worlds_search_answers_the_same_with_the_same_chance() -> None:
    compared = 0
    for deal in range(2):
        for match, ask in questions(deal, 4, every=7):
            world = match.redealt(ask.seat, random.Random(deal))
            if world is None or world.view(ask.seat) != match.view(ask.seat) or world.ask_for(ask.seat) != ask:
                continue
            compared += 1
            assert answered(match, ask.seat, deal, 6) == answered(world, ask.seat, deal, 6)
    assert compared > 8


# -- what it finds ---------------------------------------------------------------------------------------------------


def test_a_rector_one_death_from_the_tribute_kills_though_that_tells_who_is_innocent() -> None:
    s = table("estellines", turn=3, dead="taran morwen", R="tribut_mac_snor penitence penitence")
    for player in (s.A, s.B, s.C, s.D):
        s.match.answer(player.seat, "hide")
    assert s.R.ask is not None
    assert s.R.ask.kind == "night_rector"
    view = s.match.view(s.R.seat)
    thumb = Counter([Judgement(random.Random(n)).choose(view, s.R.ask, lambda: s.match) for n in range(12)])
    assert thumb.most_common(1)[0][0] == "nobody", "the rule of thumb waits for somebody whom nobody would miss"
    assert all(str(search(s.R, chance)).startswith("kill-") for chance in range(4))


def test_nobody_but_the_possessed_looks_ahead_by_night() -> None:
    s = table("estellines", possessed="D")
    expert = Expert(random.Random(0))
    for player in (s.A, s.D):
        ask = player.ask
        assert ask is not None
        tried = expert.worth_trying(s.match.view(player.seat), ask, "hide")
        assert bool(tried) == (player is s.D)


def test_the_possessed_weighs_no_more_lies_than_it_has_seen_cards() -> None:
    s = table("day", active="D", possessed="D", D="zele")
    expert, view = Expert(random.Random(0)), s.match.view(s.D.seat)
    ask = s.D.ask
    assert ask is not None
    assert not any(each.what.startswith("innocent") for words in expert.worth_saying(view, ask, ()) for each in words)


# -- what it has learned ---------------------------------------------------------------------------------------------


def test_prospects_are_those_of_whoever_is_near_the_aim() -> None:
    s = table("lumines", turn=4, dead="taran morwen deirdre", R="tribut_mac_snor penitence penitence")
    far = table("lumines", turn=4, dead="", R="penitence documents_derobes documents_derobes")
    near, other = (prospects.prospects(each.match, Recall(), random.Random(0)) for each in (s, far))
    assert sum(near.values()) == pytest.approx(1)
    assert near["rector"] > 0.6 > other["rector"]


def test_there_are_weights_for_every_sign_and_clue() -> None:
    tables = learned()
    assert set(tables.clues) == set(CLUES)
    assert {len(row) for rows in tables.prospects.values() for row in rows} == {len(SIGNS)}
    assert set(tables.prospects) == {f"{players}-{turn}" for players in (3, 4, 5) for turn in (2, 3, 4, 5)}


def test_what_is_learned_expects_what_was_true() -> None:
    rng = random.Random(1)
    cases = []
    for _ in range(300):
        sign = rng.random()
        cases.append(learning.Case([[(0, sign)], [(1, 1.0)]], int(rng.random() < 0.5 + (0.5 - sign) * 0.8)))
    weights = learning.fit(cases, [0.0, 0.0], 0.0)
    assert learning.surprise(cases, weights) < learning.surprise(cases, [0.0, 0.0]) - 0.05
    assert weights[0] > 1


def test_a_match_is_learned_from_at_its_dawns_and_by_the_way() -> None:
    assert [turn for turn, _ in learning.dawns(4, 3)] == list(range(2, 2 + len([*learning.dawns(4, 3)])))
    cases = [case for deal in range(3) for case in learning.looks(4, deal)]
    assert cases
    assert all(0 <= case.true < len(case.things) for case in cases)


def test_of_several_games_the_one_at_hand_counts() -> None:
    match: Match[Any] = Match(RULES, 4, {"points": True}, 2)
    judge, begun = Judgement(random.Random(0)), match.clone()
    bots = [make("judgement", RULES.id, random.Random(seat)) for seat in range(4)]
    play(match, bots, random.Random(2), enough=lambda now: now.table.game != begun.table.game)
    assert judge.far_enough(match, begun)
    winners = match.table.results[-1].ending.winners
    assert [judge.worth(match, seat) for seat in range(4)] == [float(seat in winners) for seat in range(4)]
