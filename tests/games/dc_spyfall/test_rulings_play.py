"""Rulings about the course of a round: interruptions, the clock, what may be asked, and who may guess."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.dc_spyfall.scenes import ANSWER, QUESTION, table

from penombre.bots.bot import imagining
from penombre.bots.random_bot import Random as RandomBot
from penombre.games.dc_spyfall.locations import PLACES
from penombre.testing.shows import shows


@shows("ruling 13")
def test_q13_the_first_of_two_interruptions_counts_and_the_other_is_not_spent() -> None:
    s = table()
    s.Paul.accuses(s.Anne)
    s.Vincent.cannot_do(f"accuse-{s.Marie.seat}")
    assert not s.spectator.public.seats[s.Vincent.seat].accused
    s.vote()
    assert s.Vincent.may_accuse == ["Anne", "Marie", "Paul"] and s.Paul.may_accuse == []


@shows("ruling 14")
def test_q14_an_interruption_with_a_millisecond_left_is_valid() -> None:
    s = table(realtime=True, left=10)
    s.time_passes(9.999)
    assert s.left == 0.001
    s.Paul.accuses(s.Anne)
    s.vote("Vincent Marie")
    assert s.ended == "accusation"


@shows("ruling 14")
def test_q14_with_nothing_left_time_is_up() -> None:
    s = table(realtime=True, left=10)
    s.time_passes(10)
    assert s.phase == "final_talk" and s.all_saw("time_up")
    s.Paul.cannot_do(f"accuse-{s.Anne.seat}")
    s.Anne.cannot_do("joker_reveal")


@shows("ruling 15", "multiverse_madness")
def test_q15_in_a_multiverse_round_nobody_has_a_joker_to_reveal() -> None:
    s = table(players=8, bag="multiverse_2", modules="jokers_prank")
    for player in s:
        assert not player.may_reveal
        player.cannot_do("joker_reveal")


@shows("ruling 17", "multiverse_madness")
def test_q17_the_multiverse_is_declared_while_the_clock_runs_and_never_in_the_final_talk() -> None:
    s = table(bag="multiverse_1")
    assert all(player.may_declare for player in s)
    s.time_runs_out()
    for player in s:
        assert not player.may_declare
        player.cannot_do("declare_multiverse")
    s.talk_ends()
    s.Paul.cannot_do("declare_multiverse")


@shows("ruling 21")
def test_q21_a_stand_in_plays_on_with_the_same_card() -> None:
    s = table(modules="jokers_prank", Anne="boom_tube")
    s.exchange("Marie", "Anne")
    before = s.Anne.view
    bot = RandomBot(Random(3))
    assert s.Anne.ask is not None
    chosen = bot.choose(s.match.view(0), s.Anne.ask, imagining(s.match, 0, Random(4)))
    assert chosen is not None
    s.match.answer(0, chosen)
    assert s.Anne.private == before.private and (s.Anne.card, s.Anne.ability) == ("joker", "boom_tube")
    s.pointing().point(Marie="Anne")
    assert s.ending.cards[0] == "joker" and s.ending.abilities[0] == "boom_tube"


@shows("ruling 22")
def test_q22_an_asker_who_was_interrupted_asks_with_the_time_that_was_left() -> None:
    s = table(realtime=True)
    s.exchange("Marie", "Paul")
    s.time_passes(12)
    s.Vincent.accuses(s.Anne)
    s.vote()
    assert s.Paul.asked == "ask" and s.Paul.may_ask == ["Anne", "Vincent"]
    assert s.Paul.ask is not None and s.Paul.ask.lasts == 18_000
    assert s.left == 468


@shows("ruling 22")
def test_q22_so_does_an_answerer_who_was_interrupted() -> None:
    s = table(realtime=True, modules="multiverse_madness")
    s.time_passes(5)
    s.Marie.asks(s.Paul, "Tu viens souvent ici ?")
    s.time_passes(20)
    s.Vincent.declares()
    s.multiverse_vote()
    assert s.phase == "answer" and s.Paul.asked == "answer"
    assert s.Paul.ask is not None and s.Paul.ask.lasts == 25_000
    assert s.Paul.ask.args["by"] == s.Marie.seat and s.Paul.ask.args["text"] == "Tu viens souvent ici ?"
    s.Paul.replies()
    assert s.Paul.may_ask == ["Anne", "Vincent"]


@shows("ruling 24")
@pytest.mark.parametrize("question", ["Pourquoi Paul se tait-il ?", "Anne, c’est toi le Joker ?", "?"])
def test_q24_a_question_may_be_about_anything(question: str) -> None:
    s = table()
    s.Marie.asks(s.Vincent, question)
    assert s.all_saw("asks", seat=s.Marie, target=s.Vincent, text=question)
    assert s.Vincent.asked == "answer"


@shows("ruling 25")
def test_q25_the_list_of_all_places_is_the_same_for_everybody_at_any_time() -> None:
    s = table()
    for player in (*s, s.spectator):
        assert player.public.bags == PLACES
    s.Anne.reveals()
    assert s.spectator.public.bags == PLACES
    assert list(s.Anne.options)[:20] == [f"location-{place}" for place in PLACES]


@shows("ruling 25")
def test_q25_a_place_of_an_earlier_round_may_be_named_and_is_wrong() -> None:
    """Clients need not offer it, but kept matches of the same version have it: they go on verifying."""
    s = table()
    s.Paul.accuses(s.Anne)
    s.vote("Vincent Marie")
    s.next_round()
    joker = next(player for player in s if player.may_reveal)
    joker.reveals().names("justice_league_watchtower")
    assert s.all_saw("claims", seat=joker, location="justice_league_watchtower", right=False)


@shows("ruling 27")
def test_q27_a_joker_who_was_convicted_by_a_vote_gets_no_last_guess() -> None:
    s = table()
    s.Paul.accuses(s.Anne)
    s.vote("Vincent Marie")
    assert s.phase == "round_end" and s.Anne.asked == "round_end"
    s.Anne.cannot_do("location-justice_league_watchtower")


@shows("ruling 27")
def test_q27_nor_does_one_who_was_convicted_by_fingers() -> None:
    s = table().pointing()
    s.point(Paul="Anne")
    assert s.phase == "round_end"
    s.Anne.cannot_do("joker_reveal")


@shows("ruling 28", "lasso_of_truth")
def test_q28_the_question_of_the_lasso_costs_as_much_as_any() -> None:
    s = table(Vincent="lasso_of_truth")
    s.exchange("Marie", "Paul")
    assert s.left == 460
    s.Vincent.throws_lasso()
    assert s.left == 460
    s.Vincent.asks(s.Paul, QUESTION)
    assert s.left == 452
    s.Paul.replies(ANSWER)
    assert s.left == 440
