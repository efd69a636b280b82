"""The judgement bot of every game: it answers whatever is asked, from any moment on, and knows what its seat knows."""

from __future__ import annotations

import inspect
import random
from collections import Counter
from collections.abc import Collection, Mapping
from importlib import import_module
from typing import Any

import pytest
from tests.conftest import Covered
from tests.depth import Depth
from tests.games.kept_deals import games

from penombre.bots import Bot, Imagine, make, play
from penombre.engine import CLOCK, Answer, Ask, Match, Ruleset, Value, View
from penombre.games import RULESETS
from penombre.testing.answers import plain_answer

UNDECIDED: Mapping[str, Collection[str]] = {"kemomimi_panic": ("swap_roles", "choose_master")}
"""Questions that are answered at random on purpose."""
RARE: Mapping[str, Collection[str]] = {
    "kemomimi_panic": ("federica",),
    "death_note": ("lie", "spill_own", "wager"),
}
"""Questions that a hundred matches may do without."""
OFTEN = 5
"""So often a bot is asked each kind of question."""

every_game = pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)


def module(rules: Ruleset[Any]) -> Any:
    return import_module(f"penombre.games.{rules.id}.bot")


class Noting:
    """A bot, and the kinds of question it was asked."""

    def __init__(self, bot: Bot, kinds: set[str]) -> None:
        self.bot = bot
        self.kinds = kinds
        self.talk = bot.talk
        self.reply = bot.reply

    def choose(self, view: View, ask: Ask, imagine: Imagine) -> Answer | None:
        self.kinds.add(ask.kind)
        return self.bot.choose(view, ask, imagine)


def judges(match: Match[Any], seed: int) -> list[Bot]:
    return [make("judgement", match.ruleset.id, random.Random(100 * seed + seat)) for seat in range(match.players)]


def dealt(rules: Ruleset[Any], players: int, deal: int, rng: random.Random) -> Match[Any]:
    """A match with options of its own; of several games the first is long enough."""
    once: dict[str, Value] = {"points": False} if "points" in rules.options(players) else {}
    return Match(rules, players, {**rules.sample_options(players, rng), **once}, deal)


def never() -> Match[Any]:
    raise AssertionError("this bot imagines nothing")


def decisions(rules: Ruleset[Any]) -> set[str]:
    """Every kind of question that a bot is asked."""
    return {*module(rules).DECISIONS, *UNDECIDED.get(rules.id, ())}


@every_game
def test_every_question_is_met_and_answered_legally(rules: Ruleset[Any], covered: Covered) -> None:
    everything, asked = games()[rules.id], Counter[str]()
    for deal in everything.kept():
        for match in everything.questions(deal):
            for ask in match.asks():
                if ask.seat != CLOCK and asked[ask.kind] < OFTEN:
                    asked[ask.kind] += 1
                    bot = make("judgement", rules.id, random.Random(asked[ask.kind]))
                    answer = bot.choose(match.view(ask.seat), ask, never)
                    match.clone().answer(ask.seat, plain_answer(ask) if answer is None else answer)
    covered("questions put to bots", asked.total())
    rare = {kind for what, kind in everything.rare if what == "question"}
    assert set(asked) | rare == decisions(rules) | rare


@pytest.mark.simulation
@every_game
def test_matches_of_bots_come_to_an_end(rules: Ruleset[Any], depth: Depth, covered: Covered) -> None:
    rng = random.Random(5 + depth.seed)
    kinds, matches = set[str](), depth.of(test=3 * len(rules.players), soak=200)
    for deal in range(depth.seed, depth.seed + matches):
        players = rules.players[deal % len(rules.players)]
        match = dealt(rules, players, deal, rng)
        play(match, [Noting(bot, kinds) for bot in judges(match, deal)], rng)
        assert match.over
    covered("matches of bots", matches)
    assert kinds <= decisions(rules)
    if depth.name == "soak":
        assert decisions(rules) - kinds <= set(RARE.get(rules.id, ()))


@pytest.mark.simulation
@every_game
def test_a_bot_takes_over_any_seat_at_any_moment(rules: Ruleset[Any], depth: Depth, covered: Covered) -> None:
    rng = random.Random(8 + depth.seed)
    matches = depth.of(test=10, soak=60)
    covered("matches of bots", matches)
    for deal in range(depth.seed, depth.seed + matches):
        players = rules.players[deal % len(rules.players)]
        match = dealt(rules, players, deal, rng)
        blind = [make("random", rules.id, random.Random(seat)) for seat in range(players)]
        play(match, blind, rng, until=int(rng.random() * 30))
        play(match, judges(match, deal), rng)
        assert match.over


@every_game
def test_a_bot_is_given_a_view_a_question_and_imagined_matches(rules: Ruleset[Any]) -> None:
    bot = module(rules).Judgement
    assert list(inspect.signature(bot.choose).parameters) == ["self", "view", "ask", "imagine"]
    assert list(inspect.signature(bot.talk).parameters) == ["self", "view", "ask"]
    slots = [name for part in bot.__mro__ for name in vars(part).get("__slots__", ())]
    assert sorted(slots) == ["_random", "_rng", "_thought"], "no memory but its chance, and one thought"
    assert not hasattr(bot(random.Random(0)), "__dict__")


@pytest.mark.simulation
@pytest.mark.parametrize(
    ("rules", "players"),
    [
        pytest.param(rules, players, id=f"{rules.id}-{players}")
        for rules in RULESETS.values()
        for players in rules.players[:: len(rules.players) // 2]
    ],
)
def test_in_redealt_worlds_the_bot_says_and_answers_the_same(
    rules: Ruleset[Any], players: int, depth: Depth, covered: Covered
) -> None:
    bot, rng = module(rules).Judgement, random.Random(players + depth.seed)
    compared = 0
    for deal in range(depth.seed, depth.seed + depth.of(test=6, soak=40)):
        match = dealt(rules, players, deal, rng)
        while not match.over:
            play(match, judges(match, deal), rng, until=1 + int(rng.random() * 7))
            for question in match.asks():
                world = match.redealt(question.seat, rng) if question.seat < players else None
                if world is None or world.ask_for(question.seat) != question:
                    continue
                here, there = match.view(question.seat), world.view(question.seat)
                if here != there:
                    continue
                compared += 1
                one, two = bot(random.Random(deal)), bot(random.Random(deal))
                assert one.talk(here, question) == two.talk(there, question)
                assert one.choose(here, question, never) == two.choose(there, question, never)
    covered("answers of bots compared in re-dealt worlds", compared)
    assert compared > 50
