"""Looking ahead: how likely imagined matches are, what they are worth, and what search makes of that."""

from __future__ import annotations

from random import Random
from statistics import mean
from typing import Any

import pytest
from tests.games.death_note.scene_bots import answers, mind
from tests.games.death_note.scenes import DeathNotePlayer, table

from penombre.bots import imagining, make, play
from penombre.engine import Answer, Match
from penombre.games import RULESETS
from penombre.games.death_note.bot import outlook
from penombre.games.death_note.bot.beliefs import ROLE_AT
from penombre.games.death_note.bot.mind import Mind
from penombre.games.death_note.bot.weighing import weigher
from penombre.games.death_note.catalogue import LIGHT
from penombre.games.death_note.deduction import secret_cards

RULES = RULESETS["death_note"]


def _played(answers: int, players: int = 6, deal: int = 2) -> Match[Any]:
    match = Match(RULES, players, {}, deal)
    rng = Random(deal)
    play(match, [make("judgement", RULES.id, rng) for _ in range(players)], rng, until=answers)
    return match


def _at_a_choice() -> Match[Any]:
    """A match where somebody has just looked at a tile, and may discard it."""
    match, rng = _played(60), Random(6)
    bots = [make("judgement", RULES.id, rng) for _ in range(6)]
    while [ask.kind for ask in match.asks()] != ["tile_choice"]:
        play(match, bots, rng, until=1)
    return match


def _searched(player: DeathNotePlayer, seed: int, worlds: int = 12) -> Answer | None:
    question = player.ask
    assert question is not None
    rng = Random(seed)
    bot = make("search", RULES.id, rng, worlds)
    return bot.choose(player.match.view(player.seat), question, imagining(player.match, player.seat, rng))


# -- how likely ------------------------------------------------------------------------------------------------------


def test_weighed_worlds_believe_what_the_mind_believes() -> None:
    match, rng = _played(150), Random(1)
    seat = next(seat for seat in range(6) if seat != match.table.detective)
    thought = Mind(match.view(seat), rng)
    weigh = weigher(thought)
    worlds = [match.imagine(seat, rng).table for _ in range(800)]
    weights = [weigh(Match.at(RULES, world)) for world in worlds]
    for card in secret_cards(match.table):
        believed = thought.odds[card][ROLE_AT[LIGHT]]
        share = sum([weight for world, weight in zip(worlds, weights, strict=True) if world.faces[card] == LIGHT])
        assert share / sum(weights) == pytest.approx(believed, abs=0.07)


def test_a_tile_that_was_left_weighs_more_where_whoever_left_it_wants_it() -> None:
    s = table(tile="execution", pile="decision expedient", roles="mogi matsuda", seats=6)
    first, then = s.E, s.D
    first.leaves().ends()
    weigh = weigher(mind(then))
    card = s.table.card_of(first.seat)
    weights: dict[str, list[float]] = {"execution": [], "matsuda_enquete": []}
    rng = Random(3)
    for _ in range(1500):
        world = s.match.imagine(then.seat, rng)
        tile = world.table.faces[world.table.cards(world.table.pile(4))[0]]
        if tile in weights and world.table.faces[card] == LIGHT:
            weights[tile].append(weigh(world))
    assert mean(weights["execution"]) < 0.8 * mean(weights["matsuda_enquete"])


# -- what it is worth ------------------------------------------------------------------------------------------------


def test_light_hopes_for_less_the_nearer_to_being_revealed() -> None:
    near = table("gift", round=4, roles="light mogi misa watari", suspicion="A5")
    far = table("gift", round=4, roles="light mogi misa watari", suspicion="B5")
    assert outlook.worth(near.table, near.A.seat) < outlook.worth(far.table, far.A.seat) - 0.05
    assert outlook.worth(near.table, near.L.seat) > outlook.worth(far.table, far.L.seat) + 0.05


@pytest.mark.parametrize("players", [4, 8])
def test_what_a_seat_may_hope_for_lies_between_nothing_and_all(players: int) -> None:
    match, rng = Match(RULES, players, {}, 5), Random(5)
    bots = [make("judgement", RULES.id, rng) for _ in range(players)]
    while not match.over:
        play(match, bots, rng, until=30)
        if match.table.round:
            assert all(0 <= outlook.worth(match.table, seat) <= 1.2 for seat in range(players))
    outcome = match.outcome
    assert outcome is not None
    worths = [outlook.worth(match.table, seat) for seat in range(players)]
    assert max(worths) == pytest.approx(worths[outcome.winners[0]])


def test_in_a_match_of_several_games_apples_count_and_not_who_has_the_most() -> None:
    s = table("over", games=2, roles="light mogi misa watari")
    apples = s.table.results[-1].apples
    for seat, count in enumerate(apples):
        assert outlook.worth(s.table, seat) == pytest.approx(count / 6)


# -- what search makes of it -----------------------------------------------------------------------------------------


def test_search_never_leaves_the_tile_that_would_give_light_away() -> None:
    s = table(
        tile="conduite",
        pile="silence",
        tiles=2,
        turn="D",
        roles="mogi matsuda misa light",
        D="mouchards filature",
        suspicion="D4 A3 B2",
    )
    s.D.chooses("look")
    assert "leave" in answers(s.D), "by the rule of thumb it does now and then"
    assert {_searched(s.D, seed) for seed in range(5)} == {"discard"}


def test_what_a_seat_cannot_know_does_not_move_its_search() -> None:
    match = _at_a_choice()
    seat = next(iter(match.waiting()))

    def chosen(there: Match[Any], seed: int) -> Answer | None:
        bot, asked = make("search", RULES.id, Random(seed), 6), there.ask_for(seat)
        assert asked is not None
        return bot.choose(there.view(seat), asked, imagining(there, seat, Random(seed)))

    for seed in range(3):
        world = match.imagine(seat, Random(100 + seed))
        assert chosen(world, seed) == chosen(match, seed)
