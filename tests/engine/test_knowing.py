"""What players still know of cards they can no longer follow: never wrong, never forgotten, kept in imagined deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

import pytest

from penombre.engine import EVERYBODY, TABLE, Card, Seat, Zone, mask
from penombre.engine.knowing import (
    Fact,
    KnowingTable,
    bits_of,
    deal_unseen,
    forget_others,
    learn,
    leaves_unseen,
    mix,
    one_face,
    part_with,
    rearrange,
    shown_of_hand,
    sure_of,
)

PLAYERS = 3
A, B, C = range(PLAYERS)
PILE, SAFE = PLAYERS, PLAYERS + 1
FACES = ("apple", "bone", "coin", "dice", "egg")


class Pouches(KnowingTable):
    """A hand for each of three players, a pile, and a safe where nothing but coins, dice and eggs may lie."""

    bits: ClassVar[Mapping[str, int]] = bits_of(FACES)

    def allowed(self, card: Card) -> int:
        """What a card may be for all that its place tells everybody."""
        return SAFE_FACES if self.where[card] == SAFE else self.any_face


APPLE, BONE, COIN, DICE, EGG = Pouches.bits.values()
SAFE_FACES = COIN | DICE | EGG


def table(pile: str = "", safe: str = "", **hands: str) -> Pouches:
    """A table by the first letters of its cards: `table("aab", A="cd")`; cards are numbered in that order."""
    t = Pouches(PLAYERS, b"pouches")
    t.lay_out(
        *[Zone(seat, f"hand_{seat}", seat, mask(seat)) for seat in range(PLAYERS)],
        Zone(PILE, "pile"),
        Zone(SAFE, "safe"),
    )
    for index, letters in ((PILE, pile), (SAFE, safe), *((seat, hands.get("ABC"[seat], "")) for seat in (A, B, C))):
        t.add_cards(t.layout[index], [face(letter) for letter in letters], "card")
    t.facts = ((),) * (PLAYERS + 1)
    return t


def face(letter: str) -> str:
    return next(each for each in FACES if each[0] == letter)


def sure(t: Pouches, seat: Seat, cards: Sequence[Card]) -> str:
    """The first letters of what a seat is sure of."""
    return "".join(sorted(each[0] for each in sure_of(t, seat, cards, one_face(t.facts[seat]))))


def holds(t: Pouches, fact: Fact) -> bool:
    cards = [card for card in range(len(t.faces)) if fact.cards >> card & 1]
    return sum(bool(t.bits[t.faces[card]] & fact.faces) for card in cards) >= fact.count


# -- cards that are mixed --------------------------------------------------------------------------------------------


def test_what_was_known_of_one_card_is_known_of_all_once_they_are_mixed() -> None:
    t = table("abc")
    t.show(0, mask(A))
    mix(t, (0, 1, 2))
    assert not t.knows(A, 0)
    assert t.facts[A] == (Fact(APPLE, mask(0, 1, 2), 1),) and t.facts[B] == () == t.facts_of(TABLE)
    assert sure(t, A, (0, 1, 2)) == "a" and sure(t, A, (0, 1)) == ""


def test_who_keeps_sight_of_the_cards_still_knows_each() -> None:
    t = table("ab")
    for card in (0, 1):
        t.show(card, mask(A, B))
    mix(t, (0, 1), mask(B))
    assert not t.knows(A, 0) and t.knows(B, 0)
    assert len(t.facts[A]) == 2 and t.facts[B] == ()


def test_one_card_alone_cannot_be_mixed() -> None:
    t = table("a")
    t.show(0, mask(A))
    mix(t, (0,))
    assert t.knows(A, 0) and t.facts[A] == ()


def test_facts_of_cards_that_are_mixed_again_reach_over_all_of_them() -> None:
    t = table("abcd")
    t.show(0, mask(A))
    mix(t, (0, 1))
    t.show(2, mask(A))
    mix(t, (1, 2, 3))
    # The apple is among the first two, of which one is now mixed with the others; the coin among the last three.
    assert set(t.facts[A]) == {Fact(APPLE, mask(0, 1, 2, 3), 1), Fact(COIN, mask(1, 2, 3), 1)}


def test_two_cards_of_one_face_are_counted_twice_and_a_card_of_two_facts_once() -> None:
    t = table("aab")
    for card in (0, 1):
        t.show(card, mask(A))
    for _ in range(2):
        mix(t, (0, 1, 2))
        assert t.facts[A] == (Fact(APPLE, mask(0, 1, 2), 2),)
    assert sure(t, A, (0, 1, 2)) == "aa"


def test_facts_that_overlap_are_not_added_up() -> None:
    t = table("abc")
    learn(t, [Fact(APPLE, mask(0, 1), 1), Fact(APPLE, mask(0, 2), 1)], mask(A))
    mix(t, (0, 1, 2))
    assert t.facts[A] == (Fact(APPLE, mask(0, 1, 2), 1),), "both may speak of the first card"


def test_of_facts_that_overlap_the_one_that_says_more_counts() -> None:
    t = table("aab")
    learn(t, [Fact(APPLE, mask(0, 1), 1), Fact(APPLE, mask(0, 1), 2)], mask(A))
    mix(t, (0, 1, 2))
    assert t.facts[A] == (Fact(APPLE, mask(0, 1, 2), 2),)


def test_a_card_that_was_seen_and_counts_for_a_fact_as_well_counts_once() -> None:
    t = table("abc")
    learn(t, [Fact(APPLE, mask(0, 1), 1)], mask(A))
    t.show(0, mask(A))
    mix(t, (0, 1, 2))
    assert t.facts[A] == (Fact(APPLE, mask(0, 1, 2), 1),)


def test_what_was_known_of_a_card_beside_one_that_is_seen_by_now_is_known_of_it_alone() -> None:
    t = table("c", A="d", B="ab")
    shown_of_hand(t, C, B, (2, 3), ("apple", "bone"))
    gone = part_with(t, (2, 3), 2, mask(B))
    t.show(gone)
    t.move(gone, t.layout[A])
    assert sure(t, C, (3,)) == "b"
    part_with(t, t.zones[A], t.zones[A][0], mask(A))
    assert sure(t, C, (3,)) == "b", "whatever becomes of the card that was seen"
    assert all(holds(t, fact) for facts in t.facts for fact in facts)


def test_a_fact_that_holds_by_what_is_seen_says_nothing_of_the_rest() -> None:
    t = table("abc")
    learn(t, [Fact(APPLE, mask(0, 1), 1)], mask(A))
    t.show(0, mask(A))
    mix(t, (1, 2))
    assert t.facts[A] == ()


def test_a_fact_that_another_one_implies_is_left_out() -> None:
    t = table("abc")
    learn(t, [Fact(APPLE | BONE, mask(0, 1, 2), 1), Fact(APPLE, mask(0, 1, 2), 1)], mask(A))
    mix(t, (0, 1, 2))
    assert t.facts[A] == (Fact(APPLE, mask(0, 1, 2), 1),)


def test_what_a_place_tells_is_kept_where_cards_of_it_are_mixed_with_others() -> None:
    t = table("a", "cd")
    mix(t, (0, 1))
    assert t.facts_of(TABLE) == (Fact(SAFE_FACES, mask(0, 1), 1),) == t.facts[A]
    t = table("a", "cd")
    mix(t, (0, 1), by_place=False)
    assert t.facts_of(TABLE) == (), "unless nothing leaves its place"


# -- cards that leave ------------------------------------------------------------------------------------------------


def test_a_card_that_is_laid_open_leaves_under_the_first_number() -> None:
    t = table(B="ab")
    t.show(0, mask(A))
    gone = part_with(t, (0, 1), 1, mask(B))
    assert gone == 0 and t.faces == ("bone", "apple"), "numbers tell nothing"
    t.show(gone)
    assert sure(t, A, (1,)) == "a" and sure(t, C, (1,)) == ""


def test_a_card_that_leaves_unseen_may_be_any_of_them() -> None:
    t = table(B="abc")
    for card in (0, 1):
        t.show(card, mask(A))
    gone = leaves_unseen(t, (0, 1, 2), 1, mask(B))
    assert gone == 0 and t.faces[0] == "bone" and t.knows(B, 0) and not t.knows(A, 0)
    assert sure(t, A, (1, 2)) == "" and sure(t, A, (0, 1, 2)) == "ab"
    assert t.facts[C] == ()


def test_what_was_known_of_several_is_known_of_those_left_but_for_one() -> None:
    t = table(B="aac")
    learn(t, [Fact(APPLE, mask(0, 1, 2), 2)], EVERYBODY)
    gone = leaves_unseen(t, (0, 1, 2), 2, mask(B))
    assert Fact(APPLE, mask(1, 2), 1) in t.facts[C] and Fact(APPLE, mask(1, 2), 1) in t.facts_of(TABLE)
    assert sure(t, C, (1, 2)) == "a" and gone == 0
    assert all(holds(t, fact) for facts in t.facts for fact in facts)


def test_the_last_card_of_a_place_leaves_with_what_follows_from_having_been_there() -> None:
    t = table("a", "c")
    t.show(1, mask(A))
    assert leaves_unseen(t, (1,), 1, mask(C)) == 1
    assert t.facts[B] == (Fact(SAFE_FACES, mask(1), 1),) and t.facts[A] == (Fact(COIN, mask(1), 1),)
    assert t.facts[C] == (), "C sees it anyway"
    assert leaves_unseen(t, (0,), 0, mask(C)) == 0 and len(t.facts[B]) == 1, "of the pile nothing follows"


def test_rearranged_cards_are_taken_for_granted_by_who_sees_them_and_the_others_know_the_rest() -> None:
    t = table("abac")
    learn(t, [Fact(APPLE, mask(0, 1, 2), 2), Fact(BONE, mask(1, 3), 1), Fact(COIN, mask(3), 1)], mask(A))
    for card in (0, 1):
        t.show(card, mask(A))
    rearrange(t, (0, 1), ["bone", "apple"], mask(A))
    assert t.faces == ("bone", "apple", "apple", "coin")
    assert set(t.facts[A]) == {Fact(APPLE, mask(2), 1), Fact(COIN, mask(3), 1)}


# -- what is learnt --------------------------------------------------------------------------------------------------


def test_nothing_is_learnt_of_no_cards_and_only_by_those_who_are_told() -> None:
    t = table("abc")
    learn(t, [Fact(APPLE, 0, 1), Fact(APPLE, mask(1), 0)], EVERYBODY)
    assert set(t.facts) == {()}
    learn(t, [Fact(APPLE, mask(0, 1), 1)], mask(A, C))
    assert [len(facts) for facts in t.facts] == [1, 0, 1, 0]
    learn(t, [Fact(APPLE, mask(0, 1), 1)], mask(A))
    assert len(t.facts[A]) == 1, "the same twice is known once"


def test_a_hand_that_was_shown_is_known_as_a_whole() -> None:
    t = table(B="aab")
    shown_of_hand(t, A, B, (0, 1, 2), ("apple", "apple", "bone"))
    assert sure(t, A, (0, 1, 2)) == "aab" and sure(t, A, (0, 1)) == "" == sure(t, C, (0, 1, 2))
    assert not any(t.knows(A, card) for card in (0, 1, 2)), "not which of them came when"


def test_what_was_known_among_others_is_known_of_the_others_once_a_hand_is_shown() -> None:
    t = table("bcd", B="ae")
    learn(t, [Fact(BONE, mask(0, 3), 1), Fact(APPLE, mask(1, 3), 1), Fact(COIN, mask(1, 2), 1)], mask(A))
    shown_of_hand(t, A, B, (3, 4), ("apple", "egg"))
    assert sure(t, A, (0,)) == "b", "no bone was shown"
    assert sure(t, A, (3, 4)) == "ae" and Fact(COIN, mask(1, 2), 1) in t.facts[A]
    assert not any(fact.cards & mask(1) and fact.faces == APPLE for fact in t.facts[A]), "the apple was shown"


def test_of_a_hand_that_is_shown_in_part_nothing_follows_for_the_rest() -> None:
    t = table("b", B="ae")
    learn(t, [Fact(BONE, mask(0, 1), 1)], mask(A))
    shown_of_hand(t, A, B, (1, 2), ("egg",), EGG)
    assert Fact(BONE, mask(0, 1, 2), 1) in t.facts[A], "a bone need not have been shown"
    assert sure(t, A, (1, 2)) == "e"


def test_one_is_sure_of_cards_by_what_is_seen_elsewhere() -> None:
    t = table("ab")
    learn(t, [Fact(APPLE, mask(0, 1), 1), Fact(COIN | DICE, mask(0), 1)], mask(A))
    assert sure(t, A, (0,)) == ""
    t.show(1, mask(A))
    assert sure(t, A, (0,)) == "a", "the other one is a bone, so this is the apple"
    assert sure(t, A, (1,)) == "b" and sure(t, B, (0, 1)) == ""


def test_of_cards_no_fact_speaks_of_one_is_sure_of_what_one_sees() -> None:
    t = table("abc")
    learn(t, [Fact(APPLE, mask(0, 1), 1)], mask(A))
    t.show(2, mask(A))
    assert sure(t, A, (2,)) == "c" and sure(t, A, ()) == ""


def test_what_is_seen_besides_the_cards_of_a_fact_comes_on_top_of_it() -> None:
    t = table("aba")
    learn(t, [Fact(APPLE, mask(0, 1), 1)], mask(A))
    t.show(2, mask(A))
    assert sure(t, A, (0, 1, 2)) == "aa"
    t.show(0, mask(A))
    assert sure(t, A, (0, 1, 2)) == "aa", "the apple of the fact is the one that is seen"


# -- deals that are imagined -----------------------------------------------------------------------------------------


def worlds(t: Pouches, seat: Seat, number: int = 200) -> set[str]:
    """All deals that are imagined for a seat, by first letters; of cards it has seen, their own."""
    hidden = [card for card in range(len(t.faces)) if not t.knows(seat, card)]
    found = set()
    for chance in range(number):
        dealt = deal_unseen(t, seat, hidden, sorted(t.faces[card] for card in hidden), Random(chance))
        assert dealt is not None
        found.add("".join((dealt.get(card) or t.faces[card])[0] for card in range(len(t.faces))))
    return found


def test_without_any_fact_every_deal_is_imagined() -> None:
    assert worlds(table("abc"), A) == {"abc", "acb", "bac", "bca", "cab", "cba"}


def test_cards_one_has_seen_stay() -> None:
    t = table("abc", A="d")
    t.show(0, mask(A))
    assert worlds(t, A) == {"abcd", "acbd"} and len(worlds(t, TABLE)) == 24


def test_imagined_deals_keep_to_what_a_place_allows_and_what_is_known_of_one_card() -> None:
    t = table("abc", "d")
    assert all(world[3] in "cde" for world in worlds(t, A)) and len(worlds(t, A)) == 12
    learn(t, [Fact(BONE | COIN, mask(3), 1)], mask(A))
    assert {world[3] for world in worlds(t, A)} == {"c"}
    t.show(3, mask(A))
    assert len(worlds(t, A)) == 6, "a fact of a card that one sees says nothing more"


def test_imagined_deals_keep_to_what_is_known_of_several_cards() -> None:
    t = table("aabcd")
    learn(t, [Fact(APPLE, mask(0, 1, 2), 2), Fact(BONE | COIN, mask(2, 3), 1)], mask(A))
    found = worlds(t, A, 600)
    assert all(world[:3].count("a") == 2 and set(world[2:4]) & set("bc") for world in found)
    assert found == {
        *("aabcd", "aacbd", "aabdc", "aacdb", "aadbc", "aadcb"),
        *("abacd", "acabd", "adabc", "adacb"),
        *("baacd", "caabd", "daabc", "daacb"),
    }


def test_cards_of_a_fact_that_one_has_seen_count_for_it() -> None:
    t = table("abc")
    learn(t, [Fact(APPLE | BONE, mask(0, 1, 2), 2)], mask(A))
    t.show(0, mask(A))
    assert worlds(t, A) == {"abc", "acb"}


def test_a_fact_is_kept_even_where_a_place_has_to_be_mended_again() -> None:
    t = table("ae", "cd")
    learn(t, [Fact(EGG | COIN, mask(0, 1, 2), 2)], mask(A))
    found = worlds(t, A, 600)
    assert found and all(world[2] in "cde" and world[3] in "cde" for world in found)
    assert all(sum(letter in "ec" for letter in world[:3]) == 2 for world in found)


@pytest.mark.parametrize(
    "facts",
    [
        [Fact(APPLE, mask(0), 1), Fact(APPLE, mask(1), 1)],
        [Fact(APPLE, mask(0, 1), 2)],
        [Fact(APPLE | BONE, mask(0, 1), 3)],
        [Fact(APPLE, mask(0, 1), 1), Fact(APPLE, mask(2, 3), 1)],
    ],
    ids=["one face twice", "too few of a face", "too few cards", "a face in two places"],
)
def test_where_no_deal_fits_there_is_none(facts: list[Fact]) -> None:
    t = table("abcd")
    learn(t, facts, mask(A))
    assert deal_unseen(t, A, [0, 1, 2, 3], list(FACES[:4]), Random(1)) is None


def test_where_no_face_fits_a_place_there_is_no_deal() -> None:
    t = table("ab", "c")
    assert deal_unseen(t, A, [0, 1, 2], ["apple", "bone", "bone"], Random(1)) is None


def test_where_places_tell_nothing_a_card_may_be_anything() -> None:
    class Plain(KnowingTable):
        bits: ClassVar[Mapping[str, int]] = bits_of(FACES)

    t = Plain(PLAYERS, b"plain")
    t.lay_out(Zone(0, "pile"))
    t.add_cards(t.layout[0], ["apple"], "card")
    assert t.may_be(A, 0) == t.any_face == APPLE | BONE | COIN | DICE | EGG
    t.show(0, mask(A))
    assert t.may_be(A, 0) == APPLE


# -- whatever happens to cards ---------------------------------------------------------------------------------------


def anything_happens(t: Pouches, rng: Random) -> None:
    """A card is drawn, shown, given, laid away or laid open; a hand is shown; the pile is shuffled."""

    def some(cards: Sequence[Card]) -> Card:
        return cards[int(rng.random() * len(cards))]

    giver = int(rng.random() * PLAYERS)
    other = (giver + 1 + int(rng.random() * (PLAYERS - 1))) % PLAYERS
    hand, pile = t.zones[giver], t.zones[PILE]
    match int(rng.random() * 7):
        case 0 if pile:
            t.move(pile[0], t.layout[giver])
        case 1 if hand:
            t.move(leaves_unseen(t, hand, some(hand), mask(giver)), t.layout[other], mask(giver))
        case 2 if hand:
            t.move(leaves_unseen(t, hand, some(hand), mask(giver)), t.layout[PILE])
        case 3 if hand:
            card = part_with(t, hand, some(hand), mask(giver))
            t.show(card)
            t.move(card, t.layout[PILE])
        case 4 if hand:
            shown_of_hand(t, other, giver, hand, [t.faces[card] for card in hand])
        case 5 if len(pile) > 1:
            mix(t, pile)
            t.shuffle(pile)
        case 6 if hand:
            t.show(some(hand), mask(other))


def test_in_imagined_deals_others_know_what_they_hold_and_what_everybody_knows() -> None:
    t = table("abc", A="d", B="e")
    shown, peeked_by_a, peeked_by_b = t.cards(t.layout[PILE])
    t.show(shown)
    t.show(peeked_by_a, mask(A))
    t.show(peeked_by_b, mask(B))
    mine, theirs, everybodys = Fact(APPLE, 7, 1), Fact(BONE, 7, 1), Fact(COIN, 7, 1)
    t.facts = ((mine,), (theirs,), (theirs,), (everybodys,))
    forget_others(t, A)
    assert [t.knows(seat, shown) for seat in (A, B, C, TABLE)] == [True] * 4
    assert [t.knows(seat, peeked_by_a) for seat in (A, B, C)] == [True, False, False]
    assert [t.knows(seat, peeked_by_b) for seat in (A, B, C)] == [False] * 3
    assert [t.knows(seat, t.cards(t.layout[B])[0]) for seat in (A, B)] == [False, True]
    assert t.facts == ((mine,), (everybodys,), (everybodys,), (everybodys,))


def test_every_fact_is_true_and_holds_in_every_deal_that_is_imagined() -> None:
    facts = imagined = 0
    for number in range(60):
        rng, t = Random(number), table("aabbcde", A="ac", B="bd", C="ee")
        for _ in range(25):
            anything_happens(t, rng)
            facts += sum(map(len, t.facts))
            assert all(holds(t, fact) for each in t.facts for fact in each), number
        for seat in (A, B, C, TABLE):
            hidden = [card for card in range(len(t.faces)) if not t.knows(seat, card)]
            dealt = deal_unseen(t, seat, hidden, sorted(t.faces[card] for card in hidden), rng)
            if dealt is not None:
                imagined += 1
                world = t.copy()
                world.set_faces(dealt)
                assert sorted(world.faces) == sorted(t.faces)
                assert all(holds(world, fact) for fact in t.facts_of(seat)), number
    assert facts > 5000 and imagined > 200
