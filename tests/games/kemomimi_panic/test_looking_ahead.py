"""Level `search` in Kemomimi Panic: worlds weigh what was done in them, and some rules of thumb do not stand."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from penombre.bots import imagining, make, play
from penombre.bots.search import Search
from penombre.engine import Ask, Match, Seat
from penombre.games import RULESETS
from penombre.games.kemomimi_panic.bot import Judgement, outlook
from penombre.games.kemomimi_panic.table import OUT, Claim

pytestmark = pytest.mark.simulation

RULES = RULESETS["kemomimi_panic"]


def search(match: Match[Any], seat: Seat, chance: int, worlds: int = 24) -> Any:
    """What a bot of level `search` answers, with this chance."""
    ask, rng = match.ask_for(seat), random.Random(chance)
    assert ask is not None
    bot = Search(Judgement(rng), rng, worlds)
    return bot.choose(match.view(seat), ask, imagining(match, seat, rng))


def likely(match: Match[Any], seat: Seat) -> list[float]:
    """How much of the weight of imagined matches has a thief in each seat."""
    rng = random.Random(1)
    weigher = Judgement(rng).weigher(match.view(seat))
    worlds = [match.imagine(seat, rng) for _ in range(300)]
    weights = [weigher(world) for world in worlds]
    return [
        sum(weight for weight, world in zip(weights, worlds, strict=True) if world.table.is_thief(other)) / sum(weights)
        for other in range(match.players)
    ]


def test_worlds_where_whoever_was_announced_to_be_no_civilian_is_one_weigh_more() -> None:
    match: Match[Any] = Match(RULES, 6, {}, 1)
    me = next(seat for seat in range(6) if match.table.is_civilian(seat))
    one, other = [seat for seat in range(6) if seat != me][:2]
    before = likely(match, me)
    match.table.claims = (Claim(1, one, other, False),)
    assert likely(Match.at(RULES, match.table), me)[other] > 1.5 * before[other]


def test_weighed_worlds_are_what_judgement_believes() -> None:
    compared = 0
    for deal in range(4):
        for match, ask in questions(deal, 6, every=25):
            compared += 1
            believed = Judgement(random.Random(0)).think(match.view(ask.seat)).mine.thief
            assert likely(match, ask.seat) == pytest.approx(believed, abs=0.1)
    assert compared > 5


def questions(deal: int, players: int, every: int) -> Iterator[tuple[Match[Any], Ask]]:
    """Some questions of a match of judgement bots."""
    match: Match[Any] = Match(RULES, players, {}, deal)
    rng = random.Random(deal)
    bots = [make("judgement", RULES.id, random.Random(100 * deal + seat)) for seat in range(players)]
    while not match.over:
        play(match, bots, rng, until=every)
        yield from [(match, ask) for ask in match.asks() if ask.seat in range(players) and len(ask.options) > 1][:1]


def test_in_redealt_worlds_search_answers_the_same_with_the_same_chance() -> None:
    compared = 0
    for deal in range(3):
        for match, ask in questions(deal, 5, every=9):
            world = match.redealt(ask.seat, random.Random(deal))
            if world is None or world.view(ask.seat) != match.view(ask.seat):
                continue
            compared += 1
            assert search(match, ask.seat, deal, worlds=6) == search(world, ask.seat, deal, worlds=6)
    assert compared > 8


def a_thief_asks_about_a_civilian() -> tuple[Match[Any], Seat]:
    """The detective is the thief, and was told that somebody is a Civilian."""
    match: Match[Any] = Match(RULES, 5, {}, 9)
    (ask,) = match.asks()
    assert (ask.kind, match.table.is_thief(ask.seat), match.table.is_civilian(2)) == ("check", True, True)
    match.answer(ask.seat, "seat-2")
    return match, ask.seat


def test_a_thief_who_looks_ahead_ruins_no_civilian_on_the_first_day() -> None:
    match, thief = a_thief_asks_about_a_civilian()
    ask = match.ask_for(thief)
    assert ask is not None
    assert ask.kind == "claim_check"
    view = match.view(thief)
    thumb = Counter(Judgement(random.Random(chance)).choose(view, ask, lambda: match) for chance in range(60))
    assert thumb["not_civilian"] > 0, "the rule of thumb lies now and then"
    assert "not_civilian" not in {search(match, thief, chance) for chance in range(4)}


def test_what_one_thinks_while_eyes_are_closed_is_not_searched_for() -> None:
    judge = Judgement(random.Random(0))
    asks = {ask.kind: ask for deal in range(2) for _, ask in questions(deal, 5, every=1)}
    assert not judge.worth_a_search(asks["guess"])
    assert judge.worth_a_search(asks["vote"])


def test_an_informant_who_does_not_win_would_rather_have_come_near() -> None:
    match: Match[Any] = Match(RULES, 6, {}, next(deal for deal in range(9) if "informant" in dealt_roles(deal)))
    t = match.table
    informant, thief = (next(s for s in range(6) if t.role(s).startswith(role)) for role in ("informant", "thief"))
    civilians = [seat for seat in range(6) if t.is_civilian(seat)]

    def worth(*out: Seat) -> float:
        t.state = tuple([OUT if seat in out else 0 for seat in range(6)])
        return outlook.worth(match, informant)

    assert 0 < worth(thief) < worth(thief, *civilians[:2]) < 0.5
    assert worth(thief, informant) == 0
    assert outlook.worth(match, civilians[0]) == 0


def dealt_roles(deal: int) -> tuple[str, ...]:
    match: Match[Any] = Match(RULES, 6, {}, deal)
    return tuple([match.table.role(seat) for seat in range(6)])


def test_of_several_games_one_is_played_on_and_its_points_count() -> None:
    match: Match[Any] = Match(RULES, 5, {"points": True}, 2)
    judge = Judgement(random.Random(0))
    begun = match.clone()
    bots = [make("judgement", RULES.id, random.Random(seat)) for seat in range(5)]
    play(match, bots, random.Random(2), enough=lambda now: judge.far_enough(now, begun))
    assert (begun.table.game, match.table.game) == (1, 2)
    worths = [judge.worth(match, seat) for seat in range(5)]
    scores = match.table.scores
    assert worths.index(max(worths)) == scores.index(max(scores))
    assert all(0 < each < 1 for each in worths)
