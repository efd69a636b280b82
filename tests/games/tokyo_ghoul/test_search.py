"""Looking ahead in Tokyo Ghoul: how likely imagined matches are, what they are worth, and what a bot makes of that."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.tokyo_ghoul.scenes import TokyoGhoulPlayer, TokyoGhoulScene, table

from penombre.bots import Bot, imagining, play
from penombre.bots.search import Search
from penombre.engine import Answer, Ask, Match
from penombre.games.tokyo_ghoul.bot import Judgement
from penombre.games.tokyo_ghoul.bot.mind import Mind
from penombre.games.tokyo_ghoul.bot.prospects import is_rest, learned, prospect, signs
from penombre.games.tokyo_ghoul.catalogue import COFFEE
from penombre.games.tokyo_ghoul.rules import TokyoGhoul
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable
from penombre.research.prospects import Example, learn

RULES = TokyoGhoul()


def played(deal: int, players: int, until: int, **options: Any) -> Match[TokyoGhoulTable]:
    """A match of judgement bots after so many answers."""
    match = Match(RULES, players, options, deal)
    rng = Random(deal)
    play(match, [Judgement(rng)] * players, rng, until=until)
    assert not match.over
    return match


def ahead(seed: int, worlds: int | None = None) -> Bot:
    rng = Random(seed)
    return Search(Judgement(rng), rng, worlds)


def answers(player: TokyoGhoulPlayer, bots: list[Bot]) -> set[Answer | None]:
    """What these bots answer in a seat."""
    question, match, seat = player.ask, player.match, player.seat
    assert question is not None
    view = match.view(seat)
    return {bot.choose(view, question, imagining(match, seat, Random(number))) for number, bot in enumerate(bots)}


# -- how likely imagined matches are ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "until"), [(5, 26), (6, 30)])
def test_weighed_worlds_seat_everybody_as_judgement_believes(players: int, until: int) -> None:
    match = played(4, players, until)
    seat = match.waiting()[0]
    view = match.view(seat)
    beliefs = Mind(view, Random(0)).beliefs
    weight = Judgement(Random(0)).weigher(view)
    imagine = imagining(match, seat, Random(1))
    worlds = [(world, weight(world)) for world in (imagine() for _ in range(600))]
    total = sum([each for _, each in worlds])
    for other in set(range(players)) - {seat}:
        for character in match.table.pool:
            share = sum([each for world, each in worlds if world.table.faces[other] == character]) / total
            assert share == pytest.approx(beliefs.character(other, character), abs=0.12)


def test_who_took_a_card_likely_wants_such_cards() -> None:
    s = table("anteiku", A="hinami CTD", B="hide CNN", C="mado", players=5)
    s.A.interrogates(s.B)
    s.B.shows("CN")
    s.A.exchanges("T", "C")
    weight = Judgement(Random(0)).weigher(s.match.view(s.B.seat))
    imagine = imagining(s.match, s.B.seat, Random(2))
    found = [(world.table.row(s.A.seat), weight(world)) for world in (imagine() for _ in range(200))]
    wants = sum([each for row, each in found if COFFEE in (row.collection, row.stay_alive)])
    assert wants > 0.6 * sum([each for _, each in found])


# -- what they are worth ---------------------------------------------------------------------------------------------


def hoped(player: TokyoGhoulPlayer, scene: TokyoGhoulScene) -> float:
    return prospect(scene.match, player.seat)


def test_a_match_can_be_weighed_when_a_turn_begins_and_not_within_one() -> None:
    s = table("turn_choice", A="hide", players=5)
    assert is_rest(s.match)
    s.A.walks(1)
    assert not is_rest(s.match)


def test_a_collection_that_is_complete_when_others_play_is_worth_most() -> None:
    worth = [
        hoped(s.B, s)
        for s in [
            table("turn_choice", A="mado CTD", B=f"hide {cards}", players=5, tokens={})
            for cards in ("NTT", "NNT", "NNN")
        ]
    ]
    assert worth == sorted(worth)
    assert worth[-1] > 0.5 > 3 * worth[0]


def test_somebody_elses_complete_collection_is_everybodys_loss() -> None:
    calm, late = [table("turn_choice", A="mado CTD", B=f"kaneki {cards}", players=5) for cards in ("CTD", "NNN")]
    assert hoped(late.A, late) < 0.7 * hoped(calm.A, calm)


def test_weights_were_learned_by_these_rules() -> None:
    """Whoever changes the rules learns them anew: `python -m penombre.research.prospects tokyo_ghoul`."""
    assert learned().rules == RULES.version


def test_every_sign_of_a_usual_match_has_a_weight() -> None:
    known = learned().weights[""]

    def look(now: Match[TokyoGhoulTable]) -> bool:
        if not now.over and is_rest(now):
            seen.update([sign for seat in range(now.players) for sign in signs(now, seat)])
        return False

    seen: set[str] = set()
    for players in RULES.players:
        rng = Random(players)
        play(Match(RULES, players, {}, players), [Judgement(rng)] * players, rng, talk=False, enough=look)
    assert len(seen) > 60
    assert len(seen - known.keys()) < 0.03 * len(seen)


def test_what_goes_with_winning_is_learned() -> None:
    found = [
        Example("hide", ("any", "strong" if number % 2 else "weak"), won=bool(number % 2) == (number % 10 < 8))
        for number in range(400)
    ]
    weights = learn(found, Random(0))
    assert weights[""]["strong"] > 0 > weights[""]["weak"]
    assert weights["hide"].keys() == weights[""].keys()


# -- what a bot makes of it ------------------------------------------------------------------------------------------


def test_a_killer_strikes_before_somebody_wins_alone() -> None:
    """Its rule of thumb waits until it is surer; B, who plays next, was seen to hold what three in five collect."""
    s = table("ruelle", A="tsukiyama CTD", B="kaneki NNN", C="mado", players=5, tokens={"B": 3, "C": 4})
    s.A.interrogates(s.B)
    s.A.keeps()
    assert s.A.asked == "attack"
    assert answers(s.A, [Judgement(Random(seed)) for seed in range(4)]) == {"pass"}
    assert answers(s.A, [ahead(seed) for seed in range(4)]) == {"seat-2"}


@pytest.mark.parametrize(("deal", "players", "until"), [(1, 5, 26), (4, 8, 31)])
def test_looking_ahead_follows_from_what_the_seat_knows(deal: int, players: int, until: int) -> None:
    match = played(deal, players, until)
    seat = match.waiting()[0]
    question = match.ask_for(seat)
    assert isinstance(question, Ask)
    chosen = set()
    for number in range(4):
        true = match.imagine(seat, Random(number)) if number else match
        bot = ahead(7, 12)
        view = replace(true.view(seat))
        spoken = bot.talk(view, question, imagining(true, seat, Random(8)))
        chosen.add((spoken, bot.choose(view, question, imagining(true, seat, Random(9)))))
    assert len(chosen) == 1


def test_matches_with_both_variants_are_played_ahead_to_the_end() -> None:
    match = played(6, 5, 25, masque=True, soutien=True)
    rng = Random(1)
    play(match, [ahead(seat, 6) if seat < 2 else Judgement(rng) for seat in range(5)], rng)
    assert match.over
