"""An expert's process is handed nothing but what its seat knows, and thinks from there as it would at the table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from tests.conftest import Covered
from tests.depth import Depth

from penombre.engine import CLOCK, Match, Seat, restored
from penombre.experts import Job, handed_over, new_chance, thought_of
from penombre.experts.thinking import decided
from penombre.games import RULESETS
from penombre.testing.random_player import random_statement, random_step

WORLDS = 8
"""Few, but enough for a choice to be made by them."""

pytestmark = pytest.mark.simulation


def moments(game: str, seed: str, share: float) -> Iterator[tuple[Match[Any], Seat]]:
    """Seats that are asked something, at a share of the decisions of a match by chance, with talk."""
    rng = Random(seed)
    ruleset = RULESETS[game]
    players = rng.choice(ruleset.players)
    match = Match(ruleset, players, ruleset.sample_options(players, rng), rng.randrange(1 << 30))
    while not match.over:
        if rng.random() < share:
            asked = [ask.seat for ask in match.asks() if ask.seat != CLOCK]
            yield from [(match, seat) for seat in asked[:2]]
        if rng.random() < 0.1:
            seat, statement = random_statement(match, rng)
            if match.may_say(seat, statement):
                match.say(seat, statement)
        match.answer(*random_step(match, rng))


@pytest.mark.parametrize("game", RULESETS)
def test_what_is_handed_over_is_the_same_to_the_byte_whatever_the_seat_cannot_know(
    game: str, depth: Depth, covered: Covered
) -> None:
    seen = 0
    for number in range(depth.of(test=2, soak=40)):
        for match, seat in moments(game, f"{game} {depth.seed} {number}", share=0.1):
            chance = new_chance()
            other = match.imagine(seat, Random(chance + b"other"))
            here, there = (handed_over(each, seat, Random(chance)) for each in (match, other))
            assert here == there
            seen += 1
    covered("moments handed over", seen)
    assert seen


@pytest.mark.parametrize("game", RULESETS)
def test_what_is_imagined_from_there_is_what_would_be_imagined_at_the_table(game: str, depth: Depth) -> None:
    for match, seat in moments(game, f"{game} {depth.seed} worlds", share=0.1):
        chance = new_chance()
        handed = restored(match.ruleset, handed_over(match, seat, Random(chance)))
        assert (handed.deal, handed.steps, handed.log()) == (None, [], handed.table.events)
        # No word of the true chance either: games come to rest before they ask on.
        assert handed.table.seed != match.table.seed and not handed.table.recalled
        assert handed.view(seat) == match.view(seat) and handed.ask_for(seat) == match.ask_for(seat)
        here, there = (each.imagine(seat, Random(chance + b"worlds")) for each in (match, handed))
        assert here.table == there.table and here.standing().sealed == there.standing().sealed


@pytest.mark.parametrize("game", RULESETS)
def test_an_expert_thinks_from_there_as_it_would_at_the_table(game: str) -> None:
    for match, seat in islice(moments(game, f"{game} thoughts", share=0.2), 2):
        chance = new_chance()
        job = Job(game, seat, 3, handed_over(match, seat, Random(chance)), chance, worlds=WORLDS)
        thought = thought_of(job)
        assert (thought.statements, thought.answer) == decided(match.clone(), job)
