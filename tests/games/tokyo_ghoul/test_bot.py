"""The judgement bot: what it believes, what it does with it, how strong it is."""

import random
from collections import Counter
from functools import cache
from itertools import permutations
from math import prod
from typing import Any

import pytest
from msgspec.structs import replace

from penombre.bots import Bot, make, play
from penombre.engine import Ask, Match, Said, Seat, Statement, View, ask
from penombre.games.tokyo_ghoul import actions, cards, support, turn
from penombre.games.tokyo_ghoul.bot import Judgement, card_values, speech
from penombre.games.tokyo_ghoul.bot.beliefs import Beliefs, seated
from penombre.games.tokyo_ghoul.bot.mind import Mind
from penombre.games.tokyo_ghoul.catalogue import (
    COFFEE,
    DOVE,
    FOOD,
    GHOUL,
    HUMAN,
    INSPECTOR,
    KANEKI,
    MASK,
    NEUTRAL,
    TRANSFORMATION,
)
from penombre.games.tokyo_ghoul.deeds import Decline, Face, Interrogation, Move, Show, Suspicion
from penombre.games.tokyo_ghoul.rules import TokyoGhoul
from penombre.games.tokyo_ghoul.table import Memory
from penombre.games.tokyo_ghoul.view import PlaceFacts, Private, Public
from penombre.research import Simulation, parse_levels, simulate

RULES = TokyoGhoul()
N, C, T, D, M = FOOD, COFFEE, TRANSFORMATION, DOVE, MASK
POOLS = {
    4: ("kaneki", "hide", "suzuya", "touka"),
    5: ("kaneki", "hide", "suzuya", "nishiki", "rize"),
    6: ("kaneki", "kimi", "mado", "suzuya", "nishiki", "touka"),
}


def judges(match: Match[Any], seed: int = 0) -> list[Bot]:
    return [make("judgement", RULES.id, random.Random(100 * seed + seat)) for seat in range(match.players)]


def never() -> Match[Any]:
    raise AssertionError("this bot imagines nothing")


def seen(
    character: str,
    hand: tuple[str, ...] = (C, N, D),
    *,
    players: int = 5,
    pool: tuple[str, ...] = (),
    me: Seat = 0,
    tokens: tuple[int, ...] = (),
    memories: tuple[Memory, ...] = (),
    supports: tuple[str, ...] = (),
    face_up: tuple[str, ...] = (),
    **public: Any,
) -> View:
    """What a player of this character sees in its turn, with facts of one's choice."""
    match = Match(RULES, players, {"masque": bool(face_up), "soutien": bool(supports)})
    view = match.view(me)
    assert isinstance(view.public, Public)
    seats = tuple(
        replace(
            facts,
            tokens=tokens[seat] if tokens else 0,
            areas=(0, 0, 0, 0, 0, tokens[seat] if tokens else 0),
            face_up=face_up[seat] if face_up else "",
        )
        for seat, facts in enumerate(view.public.seats)
    )
    facts: dict[str, Any] = {"phase": "turn", "turn": 6, "active": me, "deeds": (), **public}
    shown = replace(view.public, seats=seats, pool=pool or POOLS[players], **facts)
    known = Private(character=character, hand=hand, supports=supports, shown=(), memories=memories)
    return replace(view, public=shown, private=known)


def chances(view: View) -> Beliefs:
    return Mind(view, random.Random(0)).beliefs


def answers(view: View, question: Ask, times: int = 40) -> Counter[Any]:
    """What many bots of different chance answer."""
    return Counter(Judgement(random.Random(seed)).choose(view, question, never) for seed in range(times))


def suspicion(area: str, *seats: Seat, turn: int = 3) -> Suspicion:
    return Suspicion(turn, 0, area, seats)


# -- beliefs -------------------------------------------------------------------------------------------------------


def test_at_first_everybody_else_is_as_likely() -> None:
    b = chances(seen("kaneki"))
    assert b.character(0, "kaneki") == 1
    for seat in range(1, 5):
        assert [b.character(seat, id) for id in POOLS[5]] == pytest.approx([0, 0.25, 0.25, 0.25, 0.25])


def test_every_character_sits_on_exactly_one_seat() -> None:
    view = seen("kaneki", deeds=(suspicion("transformation", 1, 2), suspicion("colombe", 3), suspicion("cafe", 4)))
    b = chances(view)
    for seat in range(5):
        assert sum(b.rows[seat]) == pytest.approx(1)
    for id in POOLS[5]:
        assert sum(b.character(seat, id) for seat in range(5)) == pytest.approx(1)


def test_sums_over_sets_are_sums_over_all_seatings() -> None:
    rng = random.Random(4)
    weights = [[rng.random() for _ in range(5)] for _ in range(5)]
    ways = {order: prod(weights[row][column] for row, column in enumerate(order)) for order in permutations(range(5))}
    total = sum(ways.values())
    for row, found in enumerate(seated(weights)):
        for column, chance in enumerate(found):
            assert chance == pytest.approx(sum(way for order, way in ways.items() if order[row] == column) / total)


def test_where_nothing_fits_everybody_is_as_likely() -> None:
    assert seated([[0.0, 0.0], [1.0, 1.0]]) == [[0.5, 0.5], [0.5, 0.5]]


def test_a_token_speaks_for_those_who_want_such_cards() -> None:
    doves = chances(seen("kaneki", deeds=(suspicion("colombe", 2),)))
    assert doves.camp(2, INSPECTOR) > 0.4 > 0.25 > doves.camp(1, INSPECTOR)
    red = chances(seen("kaneki", deeds=(suspicion("transformation", 3),)))
    assert red.character(3, "nishiki") > 0.4 > 0.25 > red.character(1, "nishiki")


def test_who_takes_a_card_from_me_wants_it_and_who_leaves_it_does_not() -> None:
    asked = (Interrogation(3, 2, 0, 2),)
    took = chances(seen("hide", deeds=asked, memories=(Memory(0, 2, showed=(C, N), gave=N, took=T),)))
    kept = chances(seen("hide", deeds=asked, memories=(Memory(0, 2, showed=(C, N)),)))
    assert took.character(2, "kaneki") > 0.35 > 0.25 > kept.character(2, "kaneki")


def test_who_passes_an_attack_is_hardly_a_killer() -> None:
    b = chances(seen("kaneki", deeds=(Decline(3, 2, (1, 3)),)))
    assert b.hunts(2, (HUMAN, GHOUL)) < 0.4 < b.hunts(1, (HUMAN, GHOUL))


def test_an_attack_that_was_not_possible_says_nothing() -> None:
    b = chances(seen("kaneki", deeds=(Decline(3, 2),)))
    assert b.rows[2] == pytest.approx(b.rows[1])


def test_three_cards_seen_that_did_not_win_rule_a_collector_out() -> None:
    deeds = (Interrogation(2, 0, 2, 3), Move(3, 2, 1, "anteiku"))
    b = chances(seen("kaneki", deeds=deeds, memories=(Memory(0, 2, saw=(T, T, T)),)))
    assert b.character(2, "nishiki") == 0


def test_words_are_weak_evidence() -> None:
    view = seen("kaneki")
    accused = chances(replace(view, said=(Said(1, 1, Statement("accuse", 2, GHOUL)),)))
    trusted = chances(replace(view, said=(Said(1, 1, Statement("vouch", 2)),)))
    assert 0.5 < accused.camp(2, GHOUL) < 0.6
    assert 0.4 < trusted.camp(2, GHOUL) < 0.5


def test_what_others_hold_comes_to_the_cards_there_are() -> None:
    mind = Mind(seen("kaneki", (N, N, C), deeds=(suspicion("colombe", 2),)), random.Random(0))
    left = {C: 4 - 1, N: 4 - 2, T: 4, D: 3}
    for type, count in left.items():
        expected = sum(
            held * chance for seat in mind.others for held, chance in enumerate(mind.holdings.counts(seat, type))
        )
        assert expected == pytest.approx(count, abs=0.35)
    assert mind.holdings.at_least(2, 2, D) == pytest.approx(1)
    spared = Mind(seen("kaneki", deeds=(suspicion("transformation", 1, 3),)), random.Random(0))
    assert spared.holdings.at_least(4, 1, T) == pytest.approx(0)
    assert spared.holdings.at_least(3, 1, T) == pytest.approx(1)


# -- decisions -----------------------------------------------------------------------------------------------------


def targets(*seats: Seat) -> Ask:
    return ask.seat(0, "attack", seats, before=(cards.PASS,))


DOVES_AT_2 = (suspicion("colombe", 2), suspicion("colombe", 2, turn=4))
ASKED_BY_2 = Interrogation(5, 2, 0, 2)


def test_touka_attacks_whom_doves_betray() -> None:
    took = Memory(2, 2, showed=(D, N), gave=D, took=T)
    view = seen(
        "touka",
        (T, N, N),
        players=4,
        pool=("kaneki", "kimi", "suzuya", "touka"),
        deeds=(*DOVES_AT_2, ASKED_BY_2),
        memories=(took,),
        tokens=(0, 2, 2, 2),
    )
    assert chances(view).camp(2, INSPECTOR) > 0.8
    assert set(answers(view, targets(1, 2, 3))) == {"seat-2"}


def test_touka_with_her_pair_attacks_anybody_for_she_lives_on_it() -> None:
    assert "pass" not in answers(seen("touka", (C, C, N), players=4), targets(1))
    assert set(answers(seen("touka", (C, N, D), players=4, deeds=DOVES_AT_2), targets(1))) == {"pass"}


def test_an_inspector_spares_whom_he_takes_for_another() -> None:
    view = seen("mado", (N, N, C), players=6, deeds=(suspicion("colombe", 2), suspicion("transformation", 3)))
    assert "seat-2" not in answers(view, targets(2, 3))


def test_nobody_attacks_whom_kaneki_supports() -> None:
    known = (NEUTRAL, KANEKI, NEUTRAL, NEUTRAL)
    view = seen("touka", (C, C, N), players=4, supports=known)
    assert set(answers(view, targets(1))) == {"pass"}
    assert set(answers(view, targets(1, 2))) == {"seat-2"}


def walk_to(*places: str, special: tuple[Seat, ...] = ()) -> Ask:
    walks = [
        ask.Option(
            f"move-{steps}",
            ("move", steps),
            "move",
            {"steps": steps, "place": place, "slot": steps, "flown": []},
        )
        for steps, place in enumerate(places, 1)
    ]
    return ask.one(0, "turn_choice", (*walks, *[turn._special(seat) for seat in special]))


def test_an_inspector_strikes_at_once_where_the_proof_is_clear() -> None:
    deeds = tuple(suspicion("transformation", 2, turn=turn) for turn in range(3, 6))
    saw = Memory(len(deeds), 2, saw=(T, T, C))
    view = seen(
        "suzuya",
        (D, D, N),
        deeds=(*deeds, Interrogation(5, 0, 2, 3)),
        memories=(saw,),
        tokens=(0, 0, 3, 0, 0),
    )
    assert set(answers(view, walk_to("anteiku", "big_girl", special=(2,)))) == {"special-2"}


def test_who_holds_a_pair_stays_away_from_where_it_is_asked_for() -> None:
    places = tuple(
        PlaceFacts(place=place, visible=True)
        for place in (
            "ruelle",
            "siege_ccg",
            "anteiku",
            "big_girl",
            "chantier",
            "universite_kamii",
            "hopital_kano",
            "boutique_masques",
        )
    )
    view = seen("nishiki", (C, C, N), places=places, slot=0)
    assert answers(view, walk_to("siege_ccg", "anteiku"))["move-1"] > 30
    other = seen("nishiki", (D, D, C), places=places, slot=0)
    assert answers(other, walk_to("siege_ccg", "anteiku"))["move-2"] > 30


def test_where_only_one_place_can_be_reached_one_walks_there() -> None:
    refused = ask.Option("move-2", word="move", args={"steps": 2}, refused="one_place")
    question = replace(walk_to("anteiku"), options=(*walk_to("anteiku").options, refused))
    assert set(answers(seen("hide"), question)) == {"move-1"}


def test_a_collector_takes_what_it_collects() -> None:
    view = seen("nishiki", (T, T, N), target=2, phase="interrogation")
    question = ask.one(
        0,
        "interrogation_exchange",
        (actions._KEEP, *[actions._given_for(gave, False, took, False) for gave in (T, N) for took in (T, D)]),
        args={"seat": 2, "cards": [T, D]},
    )
    assert set(answers(view, question)) == {f"{N}>{T}"}


def test_a_collection_about_to_be_complete_is_broken_up() -> None:
    deeds = (Interrogation(4, 0, 2, 3), suspicion("transformation", 2), suspicion("transformation", 2))
    view = seen(
        "hide",
        (N, C, D),
        deeds=deeds,
        memories=(Memory(0, 2, saw=(T, T, T)),),
        target=2,
        phase="interrogation",
    )
    question = ask.one(
        0,
        "interrogation_exchange",
        (actions._KEEP, *[actions._given_for(gave, False, T, False) for gave in (N, C, D)]),
        args={"seat": 2, "cards": [T, T]},
    )
    assert "keep" not in answers(view, question)


def test_nobody_gives_a_third_card_to_a_pair_that_was_shown() -> None:
    view = seen("rize", (C, C, T), deeds=(Show(0),), memories=(Memory(0, 4, saw=(T, T)),), turn=0)
    question = ask.one(0, "prelim_give", cards.one_of((C, T)), args={"seat": 4})
    assert set(answers(view, question)) == {C}


def test_an_unwanted_transformation_is_given_away() -> None:
    view = seen("hide", (N, D, T), deeds=(Show(0),), memories=(Memory(0, 4, saw=(C, D)),), turn=0)
    question = ask.one(0, "prelim_give", cards.one_of((N, D, T)), args={"seat": 4})
    assert set(answers(view, question)) == {T}


def test_both_cards_of_a_wanted_pair_are_never_shown_together() -> None:
    for kind in ("prelim_show", "interrogation_show"):
        question = ask.one(0, kind, cards.some_of((N, N, C), 2), args={"seat": 1})
        assert f"{N}+{N}" not in answers(seen("hide", (N, N, C)), question)


def test_what_one_collects_does_not_lie_face_up() -> None:
    view = seen("hide", (N, C, T, D), face_up=("", M, M, M, M))
    assert N not in answers(view, ask.one(0, "redisplay", cards.one_of((C, N, T, D))))


@pytest.mark.parametrize("hand_only", [False, True])
def test_whether_two_in_hand_and_one_face_up_are_about_to_win_depends_on_what_counts(hand_only: bool) -> None:
    lies = (D, M, T, M, M)
    view = seen(
        "hide",
        (N, C, D),
        deeds=(*[Face(0, seat, card) for seat, card in enumerate(lies)], Interrogation(4, 0, 2, 2)),
        memories=(Memory(5, 2, saw=(T, T)),),
        face_up=lies,
        hand_only=hand_only,
    )
    mind = Mind(view, random.Random(0))
    assert mind.beliefs.collects(2, T) > 0
    certain = mind.about_to_win(2) == pytest.approx(mind.beliefs.collects(2, T))
    assert certain != hand_only


@pytest.mark.parametrize(("hand_only", "worth"), [(False, 3), (True, 2)])
def test_a_bot_counts_its_own_face_up_card_only_where_it_is_played_so(hand_only: bool, worth: int) -> None:
    view = seen("nishiki", (T, T, N), face_up=(T, M, M, M, M), hand_only=hand_only)
    mind = Mind(view, random.Random(0))
    assert mind.counted.count(T) == worth
    three = card_values.hand_worth(mind, (N, T, T, T), N)
    assert (card_values.hand_worth(mind, mind.cards, T) < three) == hand_only


def test_a_bot_gives_the_card_that_lies_face_up_for_one_it_collects() -> None:
    """What it collects comes to the hand, and what it wants least goes up afterwards."""
    view = seen("nishiki", (T, T, C), target=2, phase="interrogation", face_up=(N, M, T, M, M))
    question = ask.one(
        0,
        "interrogation_exchange",
        (actions._KEEP, *[actions._given_for(gave, gave == N, T, True) for gave in (C, N)]),
        args={"seat": 2, "cards": [D, D]},
    )
    assert "keep" not in answers(view, question)
    for kind in ("show_initial", "redisplay"):
        bare = seen("nishiki", (C, N, T, T), face_up=("", M, M, M, M))
        assert T not in answers(bare, ask.one(0, kind, cards.one_of((C, N, T))))


def test_one_takes_a_token_off_oneself() -> None:
    view = seen("nishiki", tokens=(3, 1, 1, 0, 0))
    options = [actions._token(seat, "rumeur") for seat in (0, 1, 2)]
    assert set(answers(view, ask.one(0, "cover_remove", (cards.PASS, *options)))) == {"seat-0-rumeur"}


def test_a_killer_gives_the_token_that_brings_the_prey_within_reach() -> None:
    view = seen("touka", (T, N, N), players=4, deeds=DOVES_AT_2, tokens=(0, 0, 2, 0))
    given = answers(view, ask.seat(0, "cover_give", [1, 2, 3], before=(cards.PASS,)))
    assert set(given) == {"seat-2"}


def test_whoever_knows_where_kaneki_is_fetches_him_and_keeps_him() -> None:
    options = (cards.PASS, *[support._peek(seat) for seat in range(4)], *[support._swap(seat) for seat in (1, 2, 3)])
    question = ask.one(0, "support_action", options)
    there = seen("touka", players=4, supports=(NEUTRAL, NEUTRAL, KANEKI, NEUTRAL))
    here = seen("touka", players=4, supports=(KANEKI, NEUTRAL, NEUTRAL, NEUTRAL))
    assert set(answers(there, question)) == {"swap-2"}
    assert set(answers(here, question)) == {"pass"}
    assert all(answer.startswith("peek") for answer in answers(seen("touka", players=4, supports=("",) * 4), question))


def test_tokens_weigh_more_where_an_inspector_can_strike_on_them() -> None:
    def first_token(character: str, pool: tuple[str, ...]) -> float:
        mind = Mind(seen(character, players=4, pool=pool, tokens=(0, 2, 2, 2)), random.Random(0))
        return card_values.token_cost(mind, 1) - card_values.token_cost(mind, 0)

    assert first_token("touka", ("kaneki", "hide", "suzuya", "touka")) > first_token(
        "touka", ("kaneki", "hide", "amon", "touka")
    )
    assert first_token("hide", ("kaneki", "hide", "suzuya", "touka")) < 0.02, "nobody hunts Humans at this table"


def test_an_unknown_question_gets_a_legal_answer() -> None:
    assert set(answers(seen("kaneki"), ask.seat(0, "something_new", [1, 2]))) == {"seat-1", "seat-2"}


# -- talk ----------------------------------------------------------------------------------------------------------


def test_a_ghoul_claims_to_be_human() -> None:
    said = speech.speak(Mind(seen("nishiki"), random.Random(0)))
    assert said == (Statement("claim", what=HUMAN),)


def test_one_accuses_the_likeliest_and_says_nothing_twice() -> None:
    view = seen("hide", deeds=(suspicion("transformation", 2), suspicion("transformation", 2, turn=4)))
    claimed = replace(view, said=(Said(0, 1, Statement("claim", what=HUMAN)),))
    accusation = Statement("accuse", 2, GHOUL)
    said = {speech.speak(Mind(claimed, random.Random(seed))) for seed in range(30)}
    assert (accusation,) in said
    again = replace(claimed, said=(*claimed.said, Said(0, 2, accusation)))
    assert (accusation,) not in {speech.speak(Mind(again, random.Random(seed))) for seed in range(30)}


def test_bots_talk_sparingly_in_words_of_the_game() -> None:
    said = 0
    for deal in range(8):
        match: Match[Any] = Match(RULES, 6, deal=deal)
        play(match, judges(match, deal), random.Random(deal))
        for seat in range(6):
            words = [step for step in match.steps if step.seat == seat and step.said is not None]
            assert len(words) <= speech.MOST
            said += len(words)
    assert said > 8


# -- strength ------------------------------------------------------------------------------------------------------

CAMPS_OF_5 = {
    HUMAN: ("kaneki", "kimi", "hide"),
    INSPECTOR: ("mado", "amon", "suzuya"),
    GHOUL: ("nishiki", "rize", "touka", "tsukiyama", "hinami"),
}


@cache
def played(levels: str, games: int = 100) -> Simulation:
    return simulate(RULES.id, 5, parse_levels(levels), games, seed=11)


def wins(one: Simulation, camp: str) -> float:
    """How often the seats of a camp won."""
    rates = [rate for id, rate in one.roles.items() if id in CAMPS_OF_5[camp]]
    return sum(rate.count for rate in rates) / sum(rate.of for rate in rates)


@pytest.mark.simulation
def test_in_every_camp_judgement_among_random_ones_beats_a_random_one() -> None:
    for camp, characters in CAMPS_OF_5.items():
        clever = played(",".join(f"{id}=judgement" for id in characters) + ",*=random")
        assert wins(clever, camp) > wins(played("random"), camp) + 0.1, camp


@pytest.mark.simulation
def test_in_every_camp_a_random_one_among_judgement_loses_to_its_equals() -> None:
    for camp, characters in CAMPS_OF_5.items():
        clumsy = played(",".join(f"{id}=random" for id in characters) + ",*=judgement")
        assert wins(played("judgement"), camp) > wins(clumsy, camp) + 0.05, camp


@pytest.mark.simulation
def test_among_equals_every_camp_has_a_real_chance() -> None:
    one = played("judgement")
    for camp in CAMPS_OF_5:
        assert 0.2 < wins(one, camp) < 0.6
