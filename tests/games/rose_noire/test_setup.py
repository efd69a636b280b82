"""Set-up over many deals: the Rector, roles, Accomplices, piles, the Rector's cards, bonus cards and profiles."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from penombre.engine import EVERYBODY, NOBODY, TABLE, Answer, Ask, Match
from penombre.games.rose_noire.catalogue import (
    BONUS,
    CARDS,
    NAMES,
    PROFILES,
    PROOFS,
    TYPE_OF,
    base_deck,
    rector_cards,
)
from penombre.games.rose_noire.rules import RoseNoire
from penombre.games.rose_noire.table import SOULS, RoseNoireTable
from penombre.games.rose_noire.view import Public
from penombre.testing import scene
from penombre.testing.shows import shows
from penombre.testing.who_knows import possible, who_knows

RULES = RoseNoire()
EVERY_COUNT = pytest.mark.parametrize("players", [3, 4, 5])


def opened(players: int, deal: int = 0, **options: Any) -> Match[RoseNoireTable]:
    """A match as it is dealt, before anybody has answered."""
    return Match(RULES, players, options, deal)


def dealt(players: int, deal: int = 0, **options: Any) -> Match[RoseNoireTable]:
    """A match at the first question of the first day, the Accomplices drawn."""
    match = opened(players, deal, accomplices="random", **options)
    while match.table.phase == "setup":
        scene(match).passes()
    return match


def public(match: Match[RoseNoireTable], seat: int = TABLE) -> Public:
    """What everybody sees, as it reaches a seat or a spectator."""
    view = match.view(seat).public
    assert isinstance(view, Public)
    return view


def faces(t: RoseNoireTable, zone: Any) -> list[str]:
    return [t.faces[card] for card in t.cards(zone)]


def in_piles(t: RoseNoireTable) -> list[str]:
    return [t.faces[card] for suspect in range(SOULS) for card in t.pile(suspect)]


# -- Rector --------------------------------------------------------------------------------------------------------


@EVERY_COUNT
def test_by_chance_anybody_is_the_rector_and_everybody_knows_who(players: int) -> None:
    drawn = Counter(opened(players, deal).table.rector for deal in range(60 * players))
    assert set(drawn) == set(range(players)) and min(drawn.values()) > 30
    match = opened(players, 3)
    assert {public(match, seat).rector for seat in (*range(players), TABLE)} == {match.table.rector}


@pytest.mark.parametrize("seat", [1, 2, 3, 4, 5])
def test_the_host_may_name_the_seat_of_the_rector(seat: int) -> None:
    assert opened(5, 9, rector="seat", rector_seat=seat).table.rector == seat - 1


@EVERY_COUNT
def test_the_investigators_sit_clockwise_from_the_rectors_left(players: int) -> None:
    for rector in range(players):
        t = dealt(players, rector="seat", rector_seat=rector + 1).table
        assert t.investigators == tuple((rector + step) % players for step in range(1, players))
        assert t.first == t.active == t.investigators[0]


@pytest.mark.parametrize(
    ("willing", "chosen"), [("1", {1}), ("02", {0, 2}), ("", {0, 1, 2, 3}), ("0123", {0, 1, 2, 3})]
)
def test_volunteers_are_asked_in_secret_and_chance_decides_among_them(willing: str, chosen: set[int]) -> None:
    rectors = set()
    for deal in range(40):
        match = opened(4, deal, rector="volunteer")
        assert {ask.kind for ask in match.asks()} == {"volunteer"} and len(match.asks()) == 4
        for seat in range(4):
            match.answer(seat, "yes" if str(seat) in willing else "no")
        told = next(event for event in match.events(TABLE) if event.key == "volunteers")
        assert told.args["seats"] == [int(seat) for seat in willing]
        rectors.add(match.table.rector)
    assert rectors == chosen


def test_whoever_says_nothing_does_not_volunteer() -> None:
    match = opened(4, 1, rector="volunteer")
    assert {ask.default for ask in match.asks()} == {"no"}


# -- roles ---------------------------------------------------------------------------------------------------------


@shows("investigator", "possessed", "rector")
@pytest.mark.parametrize(("players", "roles"), [(4, [2, 1]), (5, [3, 1])])
def test_with_four_or_five_there_is_always_one_possessed(players: int, roles: list[int]) -> None:
    holders = Counter[int]()
    for deal in range(80):
        t = dealt(players, deal).table
        held = Counter(t.role(seat) for seat in t.investigators)
        assert [held["investigator"], held["possessed"]] == roles
        assert t.role(t.rector) == "" and not t.cards(t.aside)
        holders[t.investigators.index(t.possessed)] += 1
    assert set(holders) == set(range(players - 1)) and min(holders.values()) >= 8


def test_with_three_the_possessed_is_dealt_in_two_games_out_of_three() -> None:
    dealt_out = 0
    for deal in range(600):
        t = opened(3, deal).table
        assert len(t.cards(t.aside)) == 1
        everything = [t.role(seat) for seat in t.investigators] + faces(t, t.aside)
        assert Counter(everything) == {"possessed": 1, "investigator": 2}
        dealt_out += t.possessed != NOBODY
    assert 0.60 < dealt_out / 600 < 0.73


@EVERY_COUNT
def test_each_sees_the_own_role_alone_and_the_rector_none(players: int) -> None:
    match = dealt(players, 2)
    t = match.table
    for seat in t.investigators:
        assert [other for other in (*range(players), TABLE) if t.knows(other, t.zones[seat][0])] == [seat]
    assert all(not t.seen[card] for card in t.cards(t.aside))
    assert scene(match)[t.rector].private.role == "rector"
    assert [each.role for each in public(match).seats] == [
        "rector" if seat == t.rector else "" for seat in range(players)
    ]


# -- Accomplices ---------------------------------------------------------------------------------------------------


@EVERY_COUNT
def test_the_rector_takes_any_two_proofs_out_and_alone_knows_which(players: int) -> None:
    match = opened(players, 4)
    t = match.table
    (ask,) = match.asks()
    assert (ask.seat, ask.kind, ask.least, ask.most, ask.default) == (t.rector, "choose_accomplices", 2, 2, None)
    assert [option.id for option in ask.options] == list(NAMES)
    match.answer(t.rector, ("taran", "bricen"))
    t = match.table
    assert t.accomplices == (1, 6)
    assert sorted(faces(t, t.accomplice_zone)) == ["proof_bricen", "proof_taran"]
    assert {t.seen[card] for card in t.cards(t.accomplice_zone)} == {1 << t.rector}
    s = scene(match)
    assert who_knows(s, lambda table: table.accomplices) == s[t.rector].name
    assert s[t.rector].private.accomplices == (1, 6)
    assert [player for player in s if player.saw("accomplices")] == [s[t.rector]]
    assert all(player.private.accomplices == () for player in s if player.seat != t.rector)


def test_time_takes_a_random_pair() -> None:
    pairs = set()
    for deal in range(60):
        match = opened(4, deal)
        match.answer(match.table.rector, match.asks()[0].random_answer(Random(deal).randrange))
        pairs.add(match.table.accomplices)
    assert len(pairs) > 5


def test_accomplices_drawn_by_chance_are_any_two_and_nobody_is_asked() -> None:
    pairs = Counter[tuple[int, ...]]()
    for deal in range(200):
        match = opened(4, deal, accomplices="random")
        assert match.asks()[0].kind == "day_before"
        pairs[match.table.accomplices] += 1
    assert len(pairs) == 21


# -- piles ---------------------------------------------------------------------------------------------------------


@shows(*PROOFS)
@EVERY_COUNT
def test_the_piles_are_equal_and_hold_the_deck_without_the_proofs_of_the_accomplices(players: int) -> None:
    for deal in range(20):
        t = dealt(players, deal).table
        assert [len(t.pile(suspect)) for suspect in range(SOULS)] == [players] * 7
        proofs = [proof for number, proof in enumerate(PROOFS) if number not in t.accomplices]
        assert Counter(in_piles(t)) == Counter([*base_deck(players), *proofs])
        assert not t.pile(SOULS) and not t.cards(t.clue_discard) and not t.cards(t.box)
        assert not any(t.seen[card] for suspect in range(SOULS) for card in t.pile(suspect))


def test_cards_are_dealt_one_at_a_time_from_position_one() -> None:
    t = dealt(4, 6).table
    first = t.pile(0)[0]
    assert [t.pile(suspect) for suspect in range(SOULS)] == [
        tuple(first + suspect + SOULS * row for row in range(4)) for suspect in range(SOULS)
    ]


def test_a_proof_lies_in_any_pile_whoever_it_clears() -> None:
    places = Counter[tuple[str, int]]()
    for deal in range(150):
        t = dealt(3, deal).table
        places.update((t.faces[card], suspect) for suspect in range(SOULS) for card in t.pile(suspect))
    assert all(places[proof, suspect] for proof in PROOFS for suspect in range(SOULS))


@EVERY_COUNT
def test_no_card_of_a_higher_marker_is_in_play(players: int) -> None:
    t = dealt(players, 1).table
    assert all(sum(CARDS[id].copies[: players - 2]) for id in in_piles(t))


@EVERY_COUNT
def test_the_rector_draws_three_of_sixteen_and_alone_sees_them(players: int) -> None:
    for deal in range(10):
        match = dealt(players, deal)
        t = match.table
        assert len(t.hand(t.rector)) == 3 and len(t.cards(t.rector_deck)) == 13 and not t.cards(t.rector_discard)
        assert Counter([*t.hand(t.rector), *faces(t, t.rector_deck)]) == Counter(rector_cards())
        assert {t.seen[card] for card in t.hand_cards(t.rector)} == {1 << t.rector}
        assert not any(t.seen[card] for card in t.cards(t.rector_deck))


@EVERY_COUNT
def test_the_first_day_begins_without_clue_cards_pawns_or_marks(players: int) -> None:
    match = dealt(players, 8)
    seen = public(match)
    assert (seen.turn, seen.phase, seen.active) == (1, "lumines", seen.first)
    assert all(seat.cards == (3 if number == seen.rector else 0) for number, seat in enumerate(seen.seats))
    assert all(seat.pawn == -1 and not seat.penance and not seat.exorcised for seat in seen.seats)
    assert all(each.alive and each.investigated == NOBODY for each in seen.suspects)
    assert not any(each.protected or each.isolated for each in seen.suspects)
    assert not any((seen.silence, seen.no_accusation, seen.unanimous, seen.fury, seen.moonless))


# -- bonus cards ---------------------------------------------------------------------------------------------------


@EVERY_COUNT
@pytest.mark.parametrize("count", [1, 3, 9])
def test_bonus_cards_drawn_leave_the_size_of_the_deck_and_all_proofs(players: int, count: int) -> None:
    for deal in range(15):
        t = dealt(players, deal, bonus="random", bonus_count=count).table
        clues = in_piles(t)
        assert [len(t.pile(suspect)) for suspect in range(SOULS)] == [players] * 7
        assert sum(TYPE_OF[id] == "proof" for id in clues) == 5
        boxed = faces(t, t.box)
        assert sum(id in BONUS for id in boxed) >= 9 - count and len(boxed) == 9
        assert Counter([*clues, *boxed]) == Counter(
            [*base_deck(players), *BONUS, *[proof for each, proof in enumerate(PROOFS) if each not in t.accomplices]]
        )
        assert not any(t.seen[card] for card in t.cards(t.box))


def test_which_bonus_cards_were_drawn_and_which_cards_taken_out_nobody_knows() -> None:
    s = scene(dealt(4, 3, bonus="random", bonus_count=3))

    def boxed(t: RoseNoireTable) -> tuple[str, ...]:
        return tuple(sorted(faces(t, t.box)))

    assert who_knows(s, boxed) == ""
    assert all(sum(id in BONUS for id in box) >= 6 for box in possible(s, TABLE, boxed))
    assert {len(box) for box in possible(s, 0, boxed)} == {9}
    assert s.A.public.drawn == 3 and set(BONUS) <= set(s.A.public.deck)


def test_any_bonus_card_may_be_drawn_and_a_drawn_one_taken_out_again() -> None:
    drawn = Counter[str]()
    for deal in range(120):
        drawn.update(id for id in in_piles(dealt(4, deal, bonus="random", bonus_count=3).table) if id in BONUS)
    assert set(drawn) == set(BONUS)
    assert drawn.total() < 3 * 120  # some of the three were among the cards removed unseen


@EVERY_COUNT
def test_a_deck_of_ones_own_is_public_and_its_piles_differ_by_one_at_most(players: int) -> None:
    for number in range(1, 10):
        added, removed = BONUS[:number], ("interrogatoire",) * (number % 3)
        match = dealt(players, number, bonus="custom", bonus_cards=added, removed_cards=removed)
        t = match.table
        sizes = [len(t.pile(suspect)) for suspect in range(SOULS)]
        assert max(sizes) - min(sizes) <= 1 and sizes == sorted(sizes, reverse=True)
        assert Counter(id for id in in_piles(t) if id not in PROOFS) == Counter(
            [*base_deck(players), *added]
        ) - Counter(removed)
        assert not t.cards(t.box)
        assert Counter(public(match).deck) == Counter(id for id in in_piles(t) if id not in PROOFS)


def test_a_deck_without_any_action_or_trap_is_played_to_the_end() -> None:
    match = dealt(3, 1, bonus="custom", removed_cards=tuple(base_deck(3)))
    assert [len(match.table.pile(suspect)) for suspect in range(SOULS)] == [1, 1, 1, 1, 1, 0, 0]
    s = scene(match)
    for _ in range(200):
        if not s.over:
            s.passes()
    assert s.outcome is not None and s.outcome.ending in ("turn_limit", "chevaliers_lames")


def test_bonus_cards_have_no_number_and_are_in_the_deck_with_three() -> None:
    t = dealt(3, 2, bonus="custom", bonus_cards=BONUS).table
    assert set(BONUS) <= set(in_piles(t)) and len(in_piles(t)) == 21 + 9


# -- profiles ------------------------------------------------------------------------------------------------------


@shows(*PROFILES)
@EVERY_COUNT
def test_random_profiles_are_different_public_and_not_the_rectors(players: int) -> None:
    seen = set()
    for deal in range(30):
        match = dealt(players, deal, profiles="random")
        t = match.table
        mine = [t.profiles[seat] for seat in t.investigators]
        assert len(set(mine)) == players - 1 and set(mine) <= set(PROFILES) and t.profiles[t.rector] == ""
        assert [seat.profile for seat in public(match).seats] == list(t.profiles)
        seen |= set(mine)
    assert seen == set(PROFILES)


@shows(*PROFILES)
@EVERY_COUNT
def test_profiles_are_chosen_one_after_the_other_among_those_left(players: int) -> None:
    match = opened(players, 5, profiles="choice")
    t = match.table
    left = list(PROFILES)
    for number, seat in enumerate(t.investigators):
        (ask,) = match.asks()
        assert (ask.seat, ask.kind, ask.default) == (seat, "choose_profile", None)
        assert [option.id for option in ask.options] == left
        match.answer(seat, left.pop(-1 if number % 2 else 0))
    assert match.asks()[0].kind == "choose_accomplices"
    assert match.table.profiles[t.rector] == ""
    assert len(set(match.table.profiles)) == players


def test_without_profiles_nobody_has_one() -> None:
    assert set(dealt(4, 5).table.profiles) == {""}


def test_a_profile_changes_no_rule() -> None:
    plain, with_profiles = dealt(4, 7, rector="seat"), dealt(4, 7, rector="seat", profiles="choice")
    assert plain.asks() == with_profiles.asks()


# -- nobody is asked for nothing -----------------------------------------------------------------------------------


@EVERY_COUNT
def test_time_alone_plays_a_whole_match(players: int) -> None:
    for deal in range(12):
        s = scene(opened(players, deal, rector="volunteer", profiles="choice", bonus="random", bonus_count=9))
        for _ in range(600):
            if s.over:
                break
            s.passes()
        assert s.outcome is not None
        assert s.outcome.ending in ("turn_limit", "chevaliers_lames", "tribut_mac_snor")
        assert all(seen == EVERYBODY for seen in s.table.seen)


def first_answer(ask: Ask) -> Answer | None:
    """The first legal answer, whatever it is: another course than the defaults take."""
    if ask.kind == "ballot" or not ask.options:
        return None
    first = ask.options[0].id
    return first if ask.shape == "one" else tuple(option.id for option in ask.options[: max(1, ask.least)])


@EVERY_COUNT
def test_always_the_first_option_plays_a_whole_match_too(players: int) -> None:
    for deal in range(12):
        s = scene(opened(players, deal, bonus="custom", bonus_cards=BONUS))
        for _ in range(3000):
            if s.over:
                break
            s.passes(first_answer)
        assert s.outcome is not None
