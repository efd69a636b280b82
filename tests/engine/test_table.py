from __future__ import annotations

from collections import Counter

import pytest
from tests.engine.tiny_game import ANIMALS, DECK, HANDS, PILE, TinyTable, play

from penombre.engine import EVERYBODY, TABLE, Event, Table, Zone, ZoneAt, mask


def table() -> TinyTable:
    """Six animals on a deck nobody looks at, two empty hands and an open pile."""
    t = TinyTable(2, b"seed", points=[0, 0], notes=[])
    t.lay_out(DECK, PILE, *HANDS[:2])
    t.add_cards(DECK, ANIMALS, "animal")
    return t


# -- places --------------------------------------------------------------------------------------------------------


def test_a_zone_is_found_behind_those_of_the_seats() -> None:
    class Board(Table):
        deck = ZoneAt(1, 0)
        pile = ZoneAt(1, 1)

    for players in (2, 5):
        zones = [Zone(seat, f"hand_{seat}", seat) for seat in range(players)]
        deck, pile = Zone(players, "deck"), Zone(players + 1, "pile")
        t = Board(players, b"")
        t.lay_out(*zones, deck, pile)
        assert (t.deck, t.pile) == (deck, pile)


# -- copying -------------------------------------------------------------------------------------------------------


def test_a_copy_is_equal_and_shares_nothing() -> None:
    t = table()
    twin = t.copy()
    assert twin == t
    twin.set_faces({0: "cow"})
    twin.move(1, PILE)
    twin.show(2)
    twin.points[0] = 9
    twin.notes.append("hm")
    twin.tell("moo")
    assert t == table()


def test_tables_differ_as_soon_as_one_field_does() -> None:
    t = table()
    t.points[1] = 1
    assert t != table()


def test_a_dict_on_a_table_is_copied_too() -> None:
    class Ledger(Table, kw_only=True):
        debts: dict[int, tuple[int, ...]]

    t = Ledger(2, b"", debts={0: (1,)})
    twin = t.copy()
    twin.debts[0] = ()
    assert t.debts == {0: (1,)}


def test_a_container_inside_a_container_is_refused_at_the_first_copy() -> None:
    class Nested(Table, kw_only=True):
        hands: list[list[int]]

    with pytest.raises(TypeError, match=r"Nested\.hands: a container inside a container cannot be copied flat"):
        Nested(2, b"", hands=[]).copy()


def test_a_container_deep_inside_a_container_is_refused_as_well() -> None:
    class Deep(Table, kw_only=True):
        hands: dict[int, tuple[set[int], ...]]

    with pytest.raises(TypeError, match=r"Deep\.hands"):
        Deep(2, b"", hands={}).copy()


def test_a_set_is_refused_for_a_copy_would_share_it() -> None:
    class Loose(Table, kw_only=True):
        marked: set[int]

    with pytest.raises(TypeError, match=r"Loose\.marked: only a list or a dict of plain values can be copied flat"):
        Loose(2, b"", marked=set()).copy()


def test_a_list_that_may_be_missing_is_refused_for_a_copy_would_share_it() -> None:
    class Maybe(Table, kw_only=True):
        votes: list[int] | None = None

    with pytest.raises(TypeError, match=r"Maybe\.votes"):
        Maybe(2, b"").copy()


# -- chance --------------------------------------------------------------------------------------------------------


def test_chance_counts_its_draws_and_starts_over_with_the_seed() -> None:
    t, again = table(), table()
    numbers = [t.below(100) for _ in range(5)]
    assert numbers == [again.below(100) for _ in range(5)]
    assert t.draws == 5
    assert len(set(numbers)) > 1


def test_a_table_recalls_what_the_true_one_has_drawn_beyond_it_and_no_more() -> None:
    true, other = table(), table()
    drawn = [true.below(1000) for _ in range(3)]
    other.recall(true, b"other")
    to_come = [true.below(1000) for _ in range(3)]
    assert [other.below(1000) for _ in range(3)] == drawn
    assert [other.below(1000) for _ in range(3)] != to_come
    assert other.seed == b"other"


def test_what_is_recalled_can_be_recalled_again() -> None:
    true, once, twice = table(), table(), table()
    drawn = [true.below(1000) for _ in range(3)]
    once.recall(true, b"a")
    assert [once.below(1000) for _ in range(3)] == drawn
    twice.recall(once, b"b")
    assert [twice.below(1000) for _ in range(3)] == drawn


def test_a_pick_reaches_everything_and_nothing_else() -> None:
    t = table()
    assert {t.pick("abc") for _ in range(50)} == set("abc")


def test_a_shuffled_row_reaches_every_order_about_evenly() -> None:
    t = table()
    orders = Counter("".join(t.shuffled("abc")) for _ in range(600))
    assert len(orders) == 6
    assert sum((count - 100) ** 2 / 100 for count in orders.values()) < 20.5


# -- cards ---------------------------------------------------------------------------------------------------------


def test_new_cards_lie_in_their_zone_with_their_back_and_unseen() -> None:
    t = table()
    assert t.cards(DECK) == (0, 1, 2, 3, 4, 5)
    assert t.add_cards(PILE, ["agate"], "stone") == (6,)
    assert t.backs == ("animal",) * 6 + ("stone",)
    assert not any(t.knows(0, card) for card in t.cards(DECK))
    assert t.knows(0, 6)
    assert t.knows(TABLE, 6)


def test_cards_can_be_spread_one_to_a_zone() -> None:
    t = table()
    t.spread_cards(HANDS[:2], ("jade", "opal"), "stone")
    assert [[t.faces[card] for card in t.cards(hand)] for hand in HANDS[:2]] == [["jade"], ["opal"]]
    assert [t.backs[card] for hand in HANDS[:2] for card in t.cards(hand)] == ["stone", "stone"]
    assert [t.knows(seat, t.cards(HANDS[0])[0]) for seat in (0, 1)] == [True, False]


def test_clearing_takes_every_card_off_and_keeps_the_zones() -> None:
    t = table()
    t.clear_cards()
    assert (t.faces, t.seen, t.where, t.backs) == ((), (), (), ())
    assert t.zones == ((), (), (), ())
    assert t.add_cards(HANDS[1], ["cat"], "animal") == (0,)


def test_a_moved_card_is_known_to_whoever_sees_its_new_place() -> None:
    t = table()
    t.move(2, HANDS[1])
    assert t.cards(DECK) == (0, 1, 3, 4, 5)
    assert t.cards(HANDS[1]) == (2,)
    assert (t.face_for(1, 2), t.face_for(0, 2), t.face_for(TABLE, 2)) == ("fox", "", "")


def test_a_card_can_be_moved_in_sight_of_more_seats() -> None:
    t = table()
    t.move(2, HANDS[1], seen_by=mask(0))
    assert t.knows(0, 2)
    assert not t.knows(TABLE, 2)


def test_a_moved_card_comes_last_and_stays_known_to_who_saw_it() -> None:
    t = table()
    t.move(0, HANDS[0])
    t.move(0, DECK)
    assert t.cards(DECK) == (1, 2, 3, 4, 5, 0)
    assert t.knows(0, 0)
    assert not t.knows(1, 0)


def test_a_card_is_shown_to_an_audience_or_to_everybody() -> None:
    t = table()
    t.show(0, mask(1))
    t.show(1)
    assert [t.knows(seat, 0) for seat in (0, 1, TABLE)] == [False, True, False]
    assert [t.knows(seat, 1) for seat in (0, 1, TABLE)] == [True, True, True]


def test_a_shuffle_changes_faces_among_its_cards_and_leaves_the_others() -> None:
    t = table()
    t.shuffle((0, 1, 2, 3, 4))
    assert sorted(t.faces[:5]) == sorted(ANIMALS[:5])
    assert t.faces[:5] != tuple(ANIMALS[:5])
    assert t.faces[5] == "pig"
    assert t.shuffles == 1


def test_a_shuffle_makes_everybody_forget_but_those_who_see_the_place() -> None:
    t = table()
    t.show(0)
    t.move(1, HANDS[1], seen_by=mask(0))
    t.shuffle((0, 1))
    assert not t.knows(0, 0)
    assert not t.knows(0, 1)
    assert t.knows(1, 1)


def test_blurred_cards_are_followed_only_by_those_kept_and_those_who_see_them() -> None:
    t = table()
    t.show(0)
    t.move(1, HANDS[1], seen_by=mask(0))
    t.blur((0, 1), keep=mask(TABLE))
    assert [t.knows(seat, 0) for seat in (0, 1, TABLE)] == [False, False, True]
    assert [t.knows(seat, 1) for seat in (0, 1, TABLE)] == [False, True, False]


def test_an_audience_is_made_of_the_bits_of_its_seats() -> None:
    assert mask() == 0
    assert mask(0, 2) == 0b101
    assert mask(TABLE) & EVERYBODY


def test_a_zone_belongs_to_the_table_and_hides_faces_unless_said_otherwise() -> None:
    zone = Zone(0, "deck")
    assert (zone.owner, zone.faces) == (TABLE, 0)


# -- telling -------------------------------------------------------------------------------------------------------


def test_an_event_told_to_all_reaches_seats_and_spectators() -> None:
    event = Event("moo", {"cow": 1})
    assert [seen.args if (seen := event.seen_by(seat)) else None for seat in (0, 1, TABLE)] == [{"cow": 1}] * 3


def test_an_event_told_apart_says_more_to_some() -> None:
    t = table()
    t.tell_apart("drawn", {0: {"face": "cat"}, 1: {}}, by=0)
    received = [t.events[0].seen_by(seat) for seat in (0, 1, TABLE)]
    assert [seen.args for seen in received if seen] == [{"by": 0, "face": "cat"}, {"by": 0}, {"by": 0}]


def test_a_whisper_does_not_exist_for_the_others() -> None:
    t = table()
    t.whisper(mask(1), "psst", what="wolf")
    assert t.events[0].seen_by(0) is None
    assert t.events[0].seen_by(TABLE) is None
    heard = t.events[0].seen_by(1)
    assert heard is not None
    assert (heard.key, heard.args) == ("psst", {"what": "wolf"})


def test_each_seat_has_its_own_stream_of_events() -> None:
    match = play()
    t = match.table
    t.tell("dawn")
    t.whisper(mask(0), "psst")
    t.tell_apart("drawn", {1: {"face": "cat"}}, by=1)
    assert [seen.key for seen in match.events(0)] == ["dawn", "psst", "drawn"]
    assert [(seen.key, dict(seen.args)) for seen in match.events(1)] == [
        ("dawn", {}),
        ("drawn", {"by": 1, "face": "cat"}),
    ]
    assert [(seen.key, dict(seen.args)) for seen in match.events(TABLE)] == [("dawn", {}), ("drawn", {"by": 1})]
