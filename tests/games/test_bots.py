"""The judgement bot of every game: it answers whatever is asked, from any moment on, and knows what its seat knows."""

from __future__ import annotations

import inspect
import random
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any

import msgspec
import pytest
from tests.conftest import Covered
from tests.depth import Depth
from tests.games.kept_deals import games
from tests.games.style_reader import role_of

from penombre.bots import Bot, Imagine, make, play
from penombre.bots.reading import taken
from penombre.engine import CLOCK, Answer, Ask, CannotImagine, Match, Ruleset, Said, Seat, Statement, Value, View
from penombre.games import RULESETS
from penombre.testing.answers import plain_answer

UNDECIDED: Mapping[str, Collection[str]] = {"kemomimi_panic": ("swap_roles", "choose_master")}
"""Questions that are answered at random on purpose."""
RARE: Mapping[str, Collection[str]] = {
    "kemomimi_panic": ("federica",),
    "death_note": ("lie", "spill_own", "wager"),
}
"""Questions that a hundred matches may do without."""
REMEMBERED: Mapping[str, Collection[str]] = {"kemomimi_panic": {"_onlookers"}, "rose_noire": {"_recall"}}
"""What bots remember of what everybody knows, beside what it is remembered for: that may be any seat's."""
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
    assert list(inspect.signature(bot.talk).parameters) == ["self", "view", "ask", "imagine"]
    slots = {name for part in bot.__mro__ for name in vars(part).get("__slots__", ())}
    assert slots - {*REMEMBERED.get(rules.id, ())} == {"_random", "_rng", "_thought"}, "its chance, and one thought"
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
                assert one.talk(here, question, never) == two.talk(there, question, never)
                assert one.choose(here, question, never) == two.choose(there, question, never)
    covered("answers of bots compared in re-dealt worlds", compared)
    assert compared > 50


Sits = Callable[[Match[Any], int], Bot]
"""Makes a bot, from a number for its chance. It is given the match; whoever is honest does not look at it."""


def honest(match: Match[Any], seed: int) -> Bot:
    return make("judgement", match.ruleset.id, random.Random(seed))


class Peeping:
    """A bot that says what whoever spoke last really is: it has seen the table."""

    def __init__(self, match: Match[Any], seed: int) -> None:
        self.bot = honest(match, seed)
        self.match = match
        self.choose = self.bot.choose

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
        return (Statement("text", text=role_of(self.match, (view.seat + 1) % self.match.players)),)

    def reply(self, view: View, said: Said, language: str) -> Statement | None:
        return Statement("text", said.seat, text=role_of(self.match, said.seat))


def remarks(match: Match[Any], seat: Seat) -> Iterator[Said]:
    """Remarks of a neighbour about this seat, about itself, and about others."""
    speaker = (seat + 1) % match.players
    for kind in ("claim", "accuse", "vouch", "ask", "promise"):
        for about in (None, *range(match.players)) if kind == "claim" else range(match.players):
            yield Said(speaker, match.settled, Statement(kind, about))


Takes = Callable[[Match[Any], Seat, Statement, Sequence[str]], Statement]
"""What words that somebody types are understood as."""

TYPED = (
    *("Je suis civile, promis !", "Je ne suis pas le Joker", "I am Matsuda", "Je suis une goule", "innocente-moi"),
    *("Léa ment", "je fais confiance à Léa", "Léa, qui es-tu ?", "je vote Léa", "Aodhan est coupable", "lol"),
)
NAMES = ("Anna", "Léa", "Célestin", "Zoé", "Bob", "Iris", "Hugo", "Tom")


def knowing(match: Match[Any], seat: Seat, said: Statement, names: Sequence[str]) -> Statement:
    """What somebody types, understood by a reader who has seen whom they sit beside."""
    return Statement("text", text=f"{said.text} {role_of(match, (seat + 1) % match.players)}")


def spoken(
    sits: Sits, takes: Takes, match: Match[Any], seat: Seat, seed: int
) -> tuple[bytes, list[bytes], list[bytes]]:
    """What a bot in this seat says by itself, and in reply to each remark, and what is understood by what a person in
    it types; as it leaves the engine."""
    view, ask = match.view(seat), match.ask_for(seat)
    replies = [sits(match, seed).reply(view, said, ("fr", "en")[seed % 2]) for said in remarks(match, seat)]
    talk = () if ask is None else sits(match, seed).talk(view, ask, never)
    typed = [takes(match, seat, Statement("text", text=each), NAMES[: match.players]) for each in TYPED]
    return (
        msgspec.json.encode(talk),
        [msgspec.json.encode(each) for each in replies],
        [msgspec.json.encode(each) for each in typed],
    )


SPOKEN = ("talk", "replies", "understood")


def told_apart(rules: Ruleset[Any], sits: Sits, takes: Takes, deals: range) -> tuple[int, set[str]]:
    """How often a seat spoke in two worlds that it cannot tell apart, and what was not the same in both."""
    rng, compared, apart = random.Random(deals.start), 0, set[str]()
    for deal in deals:
        match = dealt(rules, rules.players[deal % len(rules.players)], deal, rng)
        while not match.over:
            seat = int(rng.random() * match.players)
            try:
                world = match.imagine(seat, rng, tries=20)
            except CannotImagine:
                world = match
            if world is not match and world.view(seat) == match.view(seat):
                compared += 1
                here, there = (spoken(sits, takes, each, seat, compared) for each in (match, world))
                apart |= {what for what, one, other in zip(SPOKEN, here, there, strict=True) if one != other}
            play(match, judges(match, deal), rng, until=4 + int(rng.random() * 16), language="fr")
    return compared, apart


@pytest.mark.simulation
@every_game
def test_what_a_bot_says_and_what_a_person_is_taken_for_saying_depends_on_their_view_alone(
    rules: Ruleset[Any], depth: Depth, covered: Covered
) -> None:
    compared, apart = told_apart(rules, honest, taken, range(depth.seed, depth.seed + depth.of(test=8, soak=60)))
    covered("replies of bots compared in re-dealt worlds", compared)
    assert compared > 10
    assert not apart


@pytest.mark.simulation
@every_game
def test_a_bot_and_a_reader_that_have_seen_the_table_are_found_out(rules: Ruleset[Any]) -> None:
    assert told_apart(rules, Peeping, knowing, range(8))[1] == set(SPOKEN)
