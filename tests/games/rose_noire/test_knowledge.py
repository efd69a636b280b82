"""What players of La Rose Noire still know of cards they can no longer follow, and who may be guilty for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from tests.games.conftest import Numbers

from penombre.engine import EVERYBODY, TABLE, Card, Match, Seat, mask
from penombre.engine.knowing import Fact, lay_open, learn, leaves_unseen, mix, one_face, part_with, sure_of
from penombre.games.rose_noire.actions import confrontation, play
from penombre.games.rose_noire.catalogue import PROOF, PROOFS, TYPE_OF
from penombre.games.rose_noire.deeds import Answer
from penombre.games.rose_noire.drawing import look_at
from penombre.games.rose_noire.dusk import lay_away
from penombre.games.rose_noire.ending import bury, kill
from penombre.games.rose_noire.imagining import possible_worlds
from penombre.games.rose_noire.knowledge import ANY_BUT_PROOFS, ANY_BUT_TRAPS, FACE, PROOFS_ALL
from penombre.games.rose_noire.rules import RoseNoire
from penombre.games.rose_noire.setup import remake_deck
from penombre.games.rose_noire.table import GRAVEYARD, SOULS, RoseNoireTable
from penombre.games.rose_noire.traps import lose_card
from penombre.testing.random_player import random_step

RULES = RoseNoire()
RECTOR, A, B, C = range(4)


def table(number: int = 0) -> RoseNoireTable:
    """A table of four before the first turn, seat 0 the Rector; the Proofs of 0 to 4 are in play, of 5 and 6 not."""
    options = {"rector": "seat", "rector_seat": 1}
    match = Match(RULES, 4, options, number)
    match.answer(RECTOR, ("morwen", "taran"))
    return match.table


def lay(t: RoseNoireTable, *faces: str, on: int) -> tuple[Card, ...]:
    """Put these faces on top of a pile, in exchange for what lies there."""
    for place, face in enumerate(faces):
        card = t.pile(on)[place]
        taken = t.pile(on)[:place]
        other = next(each for each, here in enumerate(t.faces) if here == face and each not in taken)
        t.set_faces({card: face, other: t.faces[card]})
    return t.pile(on)[: len(faces)]


def deal(t: RoseNoireTable, seat: Seat, *faces: str) -> tuple[Card, ...]:
    """These cards come from the top of the first pile there is to a hand, one after the other."""
    for face in faces:
        (card,) = lay(t, face, on=next(pile for pile in range(SOULS) if t.pile(pile)))
        t.move(card, t.hand_zone(seat))
    return t.hand_cards(seat)


def guilty(t: RoseNoireTable, seat: Seat) -> set[int]:
    """Who may be an Accomplice, for all this seat knows."""
    return {each for _, pair in possible_worlds(t, seat) for each in pair}


def sure(t: RoseNoireTable, seat: Seat, cards: Sequence[Card]) -> list[str]:
    return sorted(sure_of(t, seat, cards, one_face(t.facts[seat])))


def held(t: RoseNoireTable, fact: Fact) -> bool:
    cards = [card for card in range(len(t.faces)) if fact.cards >> card & 1]
    return sum(bool(FACE[t.faces[card]] & fact.faces) for card in cards) >= fact.count


# -- step by step ----------------------------------------------------------------------------------------------------


def test_facts_of_cards_that_are_mixed_again_reach_over_all_of_them() -> None:
    t = table()
    first = lay(t, "proof_aodhan", "zele", on=2)
    t.show(first[0], mask(A))
    mix(t, first)
    second = lay(t, "proof_bricen", "exhumation", on=3)
    t.show(second[0], mask(A))
    mix(t, (first[1], *second))
    # The first Proof is among the two, of which one is now mixed with the others; the second among the three.
    assert set(t.facts[A]) == {
        Fact(FACE["proof_aodhan"], mask(*first, *second), 1),
        Fact(FACE["proof_bricen"], mask(first[1], *second), 1),
    }
    assert guilty(t, A) == {2, 3, 4, 5, 6}


def test_a_card_laid_open_is_gone_from_a_hand_of_which_others_knew_a_card() -> None:
    t = table()
    hand = deal(t, B, "proof_aodhan", "zele")
    t.show(hand[0], mask(A))
    card = lay_open(t, B, t.hand_cards(B), "zele")
    assert t.faces[card] == "zele" and card == hand[0], "the first card of a hand leaves: numbers tell nothing"
    assert sure(t, A, [each for each in t.hand_cards(B) if each != card]) == ["proof_aodhan"]
    assert t.facts[C] == ()


def test_a_card_that_leaves_unseen_may_be_any_of_them() -> None:
    t = table()
    hand = deal(t, B, "proof_aodhan", "proof_bricen", "zele")
    for card in hand[:2]:
        t.show(card, mask(A))
    gone = leaves_unseen(t, hand, hand[0], mask(B))
    left = [card for card in hand if card != gone]
    assert t.faces[gone] == "proof_aodhan" and gone == hand[0]
    assert t.knows(B, gone) and not t.knows(A, gone)
    # A knew two Proofs by name: each of them is here or gone, and one is here whichever left.
    assert sure(t, A, left) == [] and sure(t, A, hand) == ["proof_aodhan", "proof_bricen"]
    assert guilty(t, A) == {2, 3, 4, 5, 6} == guilty(t, B) | {2}
    # No Trap is in a hand, and none leaves it: that is known to all of all three.
    for onlooker in (C, t.players):
        assert any(fact == Fact(ANY_BUT_TRAPS, mask(*hand), 3) for fact in t.facts[onlooker])


def test_what_everybody_knew_of_several_is_known_of_those_left_but_for_one() -> None:
    t = table()
    hand = deal(t, B, "proof_aodhan", "proof_bricen", "zele")
    learn(t, [Fact(PROOFS_ALL, mask(*hand), 2)], EVERYBODY)
    gone = leaves_unseen(t, hand, hand[2], mask(B))
    left = mask(*hand) & ~mask(gone)
    assert Fact(PROOFS_ALL, left, 1) in t.facts[C] and Fact(PROOFS_ALL, left, 1) in t.facts[t.players]
    assert all(held(t, fact) for facts in t.facts for fact in facts)


def test_the_last_card_of_a_hand_leaves_with_what_follows_from_having_been_there() -> None:
    t = table()
    hand = deal(t, B, "proof_aodhan")
    t.show(hand[0], mask(A))
    gone = leaves_unseen(t, hand, hand[0], mask(B))
    assert t.facts[C] == (Fact(ANY_BUT_TRAPS, mask(gone), 1),)
    assert t.facts[A] == (Fact(FACE["proof_aodhan"], mask(gone), 1),)


# -- in play ---------------------------------------------------------------------------------------------------------


def test_what_a_wake_showed_is_known_of_the_graveyard_after_the_next_death() -> None:
    t = table()
    t.turn = 2
    lay(t, "proof_aodhan", "proof_bricen", "zele", "guet_apens", on=1)
    kill(t, (1,))
    look_at(t, A, t.pile(GRAVEYARD)[:2], GRAVEYARD)
    seen = [t.faces[card] for card in t.pile(GRAVEYARD)[:2]]
    kill(t, (4,))
    assert len(t.pile(GRAVEYARD)) == 8 and not any(t.knows(A, card) for card in t.pile(GRAVEYARD))
    assert sure(t, A, t.pile(GRAVEYARD)) == sorted(seen) and sure(t, B, t.pile(GRAVEYARD)) == []
    assert not guilty(t, A) & {PROOFS.index(face) for face in seen if face in PROOFS}
    kill(t, (3, 5))
    assert sure(t, A, t.pile(GRAVEYARD)) == sorted(seen)


def test_who_loses_papers_knows_them_buried_and_others_only_that_no_trap_is() -> None:
    t = table()
    deal(t, A, "proof_aodhan")
    lose_card(t, A)
    buried = t.pile(GRAVEYARD)
    assert t.knows(A, buried[0]) and guilty(t, A) == set(range(1, 7)) and guilty(t, B) == set(range(7))
    assert known_trapless(t, TABLE, buried[0])
    bury(t, t.pile(2))
    assert sure(t, A, t.pile(GRAVEYARD)) == ["proof_aodhan"] and 0 not in guilty(t, A)


def known_trapless(t: RoseNoireTable, seat: Seat, card: Card) -> bool:
    return any(not fact.faces & ~ANY_BUT_TRAPS and fact.cards == mask(card) for fact in t.facts_of(seat))


def test_both_who_swapped_know_both_cards_and_a_third_knows_that_its_proof_is_with_one_of_them() -> None:
    t = table()
    _, proof, *_ = deal(t, A, "pacte_de_confiance", "proof_aodhan", "fouille_cellule")
    deal(t, B, "zele", "exhumation")
    t.show(proof, mask(C))
    t.active, t.playing = A, lay_open(t, A, t.hand_cards(A), "pacte_de_confiance")
    play(t, (B,))
    match = Match.at(RULES, t)
    match.answer(A, "give-proof_aodhan")
    match.answer(B, "give-zele")
    t = match.table
    assert t.hand(A) == ("fouille_cellule", "zele") and t.hand(B) == ("proof_aodhan", "exhumation")
    assert sure(t, A, t.hand_cards(B)) == ["proof_aodhan"] and sure(t, B, t.hand_cards(A)) == ["zele"]
    assert sure(t, C, t.hand_cards(A)) == [] == sure(t, C, t.hand_cards(B)), "it may have been given away, or not"
    assert sure(t, C, (*t.hand_cards(A), *t.hand_cards(B))) == ["proof_aodhan"]
    assert 0 not in guilty(t, C) and 0 not in guilty(t, A) and 0 in guilty(t, TABLE)


def test_a_third_can_follow_cards_that_are_swapped_because_there_is_no_other() -> None:
    t = table()
    (_, proof), _ = deal(t, A, "pacte_de_confiance", "proof_aodhan"), deal(t, B, "zele")
    t.show(proof, mask(C))
    t.active, t.playing = A, lay_open(t, A, t.hand_cards(A), "pacte_de_confiance")
    play(t, (B,))
    t = Match.at(RULES, t).table  # each had one card to give, so that nobody was asked
    assert t.hand(A) == ("zele",) and t.hand(B) == ("proof_aodhan",)
    assert sure(t, C, t.hand_cards(B)) == ["proof_aodhan"] and sure(t, C, t.hand_cards(A)) == []


def test_a_pile_the_rector_put_into_another_order_still_holds_what_was_seen_there() -> None:
    t = table()
    lay(t, "proof_aodhan", "zele", "guet_apens", on=2)
    look_at(t, A, t.pile(2)[:1], 2)
    t.todo, t.forged, t.phase = ("forgery_order", *t.todo), 2, "vesperines"
    for card in t.pile(2)[:3]:
        t.show(card, mask(RECTOR))
    match = Match.at(RULES, t)
    match.answer(RECTOR, "210")
    t = match.table
    assert [t.faces[card] for card in t.pile(2)[:3]] == ["guet_apens", "zele", "proof_aodhan"]
    assert sure(t, A, t.pile(2)[:3]) == ["proof_aodhan"] and not t.knows(A, t.pile(2)[2])
    assert t.knows(RECTOR, t.pile(2)[2]) and 0 not in guilty(t, A)


def test_a_goal_seen_in_the_rectors_hand_is_in_hand_or_discard_whatever_is_laid_away_and_taken_back() -> None:
    t = table()
    hand = t.hand_cards(RECTOR)
    deck = t.cards(t.rector_deck)
    for card, face in zip(hand, ("tribut_mac_snor", "messager", "penitence"), strict=True):
        other = next(each for each in (*hand, *deck) if t.faces[each] == face)
        t.set_faces({card: face, other: t.faces[card]})
    for card in hand:
        t.show(card, mask(A))
    lay_away(t, ["messager"])
    lay_away(t, ["tribut_mac_snor"])
    lying = t.cards(t.rector_discard)
    back = leaves_unseen(t, lying, next(c for c in lying if t.faces[c] == "tribut_mac_snor"), mask(RECTOR))
    t.move(back, t.hand_zone(RECTOR))
    hidden = (*t.hand_cards(RECTOR), *t.cards(t.rector_discard))
    assert sure(t, A, hidden) == ["messager", "penitence", "tribut_mac_snor"]
    assert sure(t, A, t.hand_cards(RECTOR)) == [] == sure(t, A, t.cards(t.rector_discard))
    assert t.hand(RECTOR) == ("penitence", "tribut_mac_snor")


def test_a_deck_made_of_the_discard_holds_what_was_seen_there() -> None:
    t = table()
    for card in t.cards(t.rector_deck):
        t.move(card, t.rector_discard)
    lying = t.cards(t.rector_discard)
    t.show(lying[0], mask(A))
    seen = t.faces[lying[0]]
    remake_deck(t)
    deck = t.cards(t.rector_deck)
    assert not any(t.knows(RECTOR, card) for card in deck), "not even the Rector can follow them"
    assert sure(t, A, deck) == [seen] and len(sure(t, RECTOR, deck)) == len(deck)


def test_a_confrontation_tells_all_how_many_proofs_there_are_and_one_which() -> None:
    t = table()
    hand = deal(t, B, "proof_aodhan", "zele")
    confrontation(t, A, (B,))
    assert sure(t, A, hand) == ["proof_aodhan"] and t.facts[C] == tuple(
        sorted(
            [Fact(PROOFS_ALL, mask(*hand), 1), Fact(ANY_BUT_PROOFS, mask(*hand), 1)],
            key=lambda fact: (fact.cards, fact.faces),
        )
    )
    assert guilty(t, C) == set(range(7)) and guilty(t, A) == set(range(1, 7))
    gone = part_with(t, hand, next(card for card in hand if t.faces[card] == "zele"), mask(B))
    assert t.faces[gone] == "zele" and all(held(t, fact) for facts in t.facts for fact in facts)


# -- in whole matches ------------------------------------------------------------------------------------------------


def rest_points(players: int, number: int) -> Iterator[Match[RoseNoireTable]]:
    """A match without a plan, as it is after every question that was settled."""
    rng = Random(f"knowledge {players} {number}")
    options = RULES.sample_options(players, rng)
    match, settled = Match(RULES, players, {**options, "points": False, "rector": "random"}, number), -1
    while not match.over:
        if match.settled != settled and match.table.ending is None:
            settled = match.settled
            yield match
        match.answer(*random_step(match, rng))


def proofs_shown(match: Match[RoseNoireTable], seat: Seat) -> set[int]:
    """The suspects whose Proof a player was told of in this match, by the log alone."""
    told = [
        face
        for seen in match.events(seat)
        for name in ("card", "cards", "gave")
        for face in ([seen.args[name]] if isinstance(seen.args.get(name), str) else seen.args.get(name, ()))
        if TYPE_OF.get(face) == PROOF
    ]
    return {PROOFS.index(face) for face in told}


@pytest.mark.simulation
@pytest.mark.parametrize("players", RULES.players)
def test_every_fact_is_true_and_stays_true_in_every_world(players: int, numbers: Numbers) -> None:
    facts = worlds = 0
    for number in numbers(60):
        for match in rest_points(players, number):
            t = match.table
            for place in t.facts:
                facts += len(place)
                assert all(held(t, fact) for fact in place), (number, match.settled)
            seat = (*range(players), TABLE)[match.settled % (players + 1)]
            if (world := match.redealt(seat, Random(number))) is not None:
                worlds += 1
                assert all(held(world.table, fact) for fact in t.facts_of(seat)), (number, match.settled, seat)
    assert facts > 1000 and worlds > 500


@pytest.mark.simulation
@pytest.mark.parametrize("players", RULES.players)
def test_whose_proof_was_seen_is_never_again_taken_for_an_accomplice(players: int, numbers: Numbers) -> None:
    cleared = 0
    for number in numbers(40):
        for match in rest_points(players, number):
            t = match.table
            if not t.accomplices:
                continue
            for seat in t.investigators:
                innocent = proofs_shown(match, seat)
                cleared += len(innocent)
                assert not guilty(t, seat) & innocent, (number, match.settled, seat)
                assert set(t.accomplices) <= guilty(t, seat), "the truth is always among what may be"
            assert guilty(t, t.rector) == set(t.accomplices)
    assert cleared > 1000


@pytest.mark.simulation
def test_not_even_a_wake_a_theft_and_a_swap_make_a_world_with_a_guilty_suspect_that_was_cleared(
    numbers: Numbers,
) -> None:
    seen = 0
    for number in numbers(40):
        for match in rest_points(5, 1000 + number):
            t = match.table
            seat = t.investigators[match.settled % 4]
            innocent = proofs_shown(match, seat)
            if innocent and (world := match.redealt(seat, Random(number))) is not None:
                seen += 1
                assert not innocent & set(world.table.accomplices), (number, match.settled, seat)
    assert seen > 500


@pytest.mark.simulation
def test_what_was_answered_before_all_is_true_of_every_pair_that_may_be(numbers: Numbers) -> None:
    refused = answered = 0
    for number in numbers(150):
        for match in rest_points(4, 2000 + number):
            t = match.table
            if not t.accusations and all(not isinstance(deed, Answer) for deed in t.deeds):
                continue
            pairs = {pair for _, pair in possible_worlds(t, TABLE)}
            assert t.accomplices in pairs
            for accusation in t.accusations:
                refused += 1
                assert accusation.suspects not in pairs
            for deed in t.deeds:
                if isinstance(deed, Answer):
                    answered += 1
                    assert all(bool(set(deed.suspects) & set(pair)) == bool(deed.count) for pair in pairs)
    assert refused > 20 and answered > 20
