"""Set-up over many deals: the table of seats, roles, tiles, Actions, hands, and who is L."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from penombre.engine import EVERYBODY, NOBODY, TABLE, Match, mask
from penombre.games.death_note.catalogue import ACTIONS, ROLES, ROUNDS, SECRET_ROLES, TILES
from penombre.games.death_note.rules import DeathNote
from penombre.games.death_note.table import ALL_ROLES, DeathNoteTable
from penombre.games.death_note.view import Public
from penombre.testing import scene
from penombre.testing.shows import shows

RULES = DeathNote()
EVERY_COUNT = pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
TABLE_OF_SEATS = [
    # seats, players, inactive roles, threshold, full deck, deck of first games
    (4, 3, 5, 7, 36, 27),
    (5, 4, 4, 6, 36, 27),
    (6, 5, 3, 6, 46, 37),
    (7, 6, 2, 6, 46, 37),
    (8, 7, 1, 5, 46, 37),
]
SECOND_COPIES = (1, 4, 5, 6, 8, 11, 14, 15, 17, 20)
"""The numbers of the kinds of which there are two with six seats and more."""


def opened(seats: int, deal: int = 0, **options: Any) -> Match[DeathNoteTable]:
    """A match as it is dealt, before anybody has answered."""
    return Match(RULES, seats, options, deal)


def begun(seats: int, deal: int = 0, **options: Any) -> Match[DeathNoteTable]:
    """A match at the first question of the first round."""
    match = opened(seats, deal, **options)
    scene(match).passes()
    return match


def public(match: Match[DeathNoteTable], seat: int = TABLE) -> Public:
    """What everybody sees, as it reaches a seat or a spectator."""
    view = match.view(seat).public
    assert isinstance(view, Public)
    return view


def faces(t: DeathNoteTable, zone: Any) -> list[str]:
    return [t.faces[card] for card in t.cards(zone)]


def actions(t: DeathNoteTable) -> Counter[str]:
    return Counter(face for face, back in zip(t.faces, t.backs, strict=True) if back == "action")


# -- the table of seats ------------------------------------------------------------------------------------------------


@shows("example F1", "example G1", "example G2", *[f"{seats} seats" for seats in range(4, 9)])
@pytest.mark.parametrize("first_games", [False, True])
@pytest.mark.parametrize(("seats", "players", "inactive", "threshold", "full", "first"), TABLE_OF_SEATS)
def test_the_table_of_seats(
    seats: int, players: int, inactive: int, threshold: int, full: int, first: int, first_games: bool
) -> None:
    t = opened(seats, first_games=first_games).table
    cards = first if first_games else full
    assert len(t.walk(clockwise=True)) == players
    assert len(t.inactive()) == inactive
    assert t.threshold == threshold
    assert actions(t).total() == cards
    assert len(t.cards(t.deck)) == cards - 5 - 2 * players
    t = begun(seats, first_games=first_games).table
    assert len(t.cards(t.deck)) == cards - 5 - 2 * players
    assert len(t.cards(t.discard)) == players
    assert [len(t.hand_cards(seat)) for seat in range(seats)] == [
        5 if seat == t.detective else 1 for seat in range(seats)
    ]


@EVERY_COUNT
@pytest.mark.parametrize("first_games", [False, True])
def test_the_deck_has_second_copies_from_six_seats_on_and_no_advanced_kind_in_first_games(
    seats: int, first_games: bool
) -> None:
    expected = {
        id: 2 if seats >= 6 and action.number in SECOND_COPIES else 1
        for id, action in ACTIONS.items()
        if not (first_games and action.number >= 28)
    }
    match = opened(seats, 3, first_games=first_games)
    assert actions(match.table) == expected
    assert public(match).kinds == tuple(expected)


@EVERY_COUNT
def test_numbers_of_the_box(seats: int) -> None:
    t = opened(seats).table
    assert sorted(face for face, back in zip(t.faces, t.backs, strict=True) if back == "role") == sorted(ROLES)
    assert sum(back.startswith("tile") for back in t.backs) == 25
    assert sum(action.copies for action in ACTIONS.values()) == 46
    assert sum(action.copies for action in ACTIONS.values() if action.ryuk) == 23
    assert sum(action.copies for action in ACTIONS.values() if action.death) == 6


# -- roles -------------------------------------------------------------------------------------------------------------


@EVERY_COUNT
@pytest.mark.parametrize("how", ["dealt", "seat", "rotation"])
def test_l_and_light_are_always_dealt_and_the_others_are_any(seats: int, how: str) -> None:
    seated = Counter[str]()
    for deal in range(60):
        t = opened(seats, deal, l=how).table
        held = [t.role(seat) for seat in range(seats)]
        assert held.count("l") == held.count("light") == 1
        lying = [t.faces[card] for card in t.inactive()]
        assert sorted([*held, *lying]) == sorted(ROLES)
        assert "light" not in lying and "l" not in lying
        seated.update(held)
    assert set(seated) == set(ROLES)
    if seats < 8:
        assert all(seated[role] < 60 for role in SECRET_ROLES if role != "light")


@EVERY_COUNT
def test_light_sits_anywhere(seats: int) -> None:
    places = Counter[int]()
    for deal in range(40 * seats):
        t = opened(seats, deal).table
        places[t.walk(clockwise=True).index(next(seat for seat in range(seats) if t.role(seat) == "light"))] += 1
    assert set(places) == set(range(seats - 1)) and min(places.values()) > 15


@EVERY_COUNT
def test_everybody_sees_the_own_role_and_l_s_and_nobody_those_of_the_centre(seats: int) -> None:
    match = begun(seats, 2)
    t = match.table
    for seat in range(seats):
        expected = EVERYBODY if seat == t.detective else mask(seat)
        assert t.seen[t.card_of(seat)] == expected
    assert not any(t.seen[card] for card in t.inactive())
    roles = public(match).roles
    assert [each.role for each in roles if each.role] == ["l"]
    assert sorted(each.slot for each in roles if each.holder == NOBODY) == list(range(1, ALL_ROLES - seats + 1))


# -- who is L ----------------------------------------------------------------------------------------------------------


@EVERY_COUNT
def test_dealt_anybody_is_l_and_everybody_knows_who(seats: int) -> None:
    drawn = Counter(opened(seats, deal).table.detective for deal in range(40 * seats))
    assert set(drawn) == set(range(seats)) and min(drawn.values()) > 15
    match = opened(seats, 3)
    assert {public(match, seat).detective for seat in (*range(seats), TABLE)} == {match.table.detective}


@EVERY_COUNT
def test_l_may_be_given_to_a_seat(seats: int) -> None:
    for chosen in range(1, seats + 1):
        match = opened(seats, chosen, l="seat", l_seat=chosen)
        assert match.table.detective == chosen - 1 and match.table.role(chosen - 1) == "l"


def test_l_goes_round_from_game_to_game() -> None:
    match = opened(4, 5, l="rotation", games=5)
    found = [match.table.detective]
    s = scene(match)
    for game in range(2, 6):
        while match.table.game < game:
            s.passes()
        assert match.table.role(match.table.detective) == "l"
        found.append(match.table.detective)
    assert found == [0, 1, 2, 3, 0]


def test_a_given_l_stays_the_same_in_every_game() -> None:
    match = opened(4, 6, l="seat", l_seat=3, games=2)
    while match.table.game == 1:
        scene(match).passes()
    assert match.table.detective == 2


# -- tiles -------------------------------------------------------------------------------------------------------------


@EVERY_COUNT
def test_each_round_has_its_own_five_tiles_in_an_order_nobody_knows(seats: int) -> None:
    tops = {round: Counter[str]() for round in range(1, ROUNDS + 1)}
    for deal in range(60):
        t = opened(seats, deal).table
        for round in tops:
            pile = faces(t, t.pile(round))
            assert sorted(pile) == sorted(id for id, tile in TILES.items() if tile.round == round)
            tops[round][pile[0]] += 1
            assert not any(t.seen[card] for card in t.cards(t.pile(round)))
    assert all(len(top) == 5 for top in tops.values())


# -- hands -------------------------------------------------------------------------------------------------------------


@EVERY_COUNT
def test_l_draws_five_actions_and_alone_sees_them(seats: int) -> None:
    t = opened(seats, 4).table
    hand = t.hand_cards(t.detective)
    assert len(hand) == 5 and {t.seen[card] for card in hand} == {mask(t.detective)}
    assert not any(t.seen[card] for card in t.cards(t.deck))


@EVERY_COUNT
def test_each_player_draws_two_actions_and_secretly_keeps_one(seats: int) -> None:
    match = opened(seats, 1)
    t = match.table
    asks = {ask.seat: ask for ask in match.asks()}
    assert set(asks) == set(t.walk(clockwise=True))
    for seat, ask in asks.items():
        assert ask.kind == "keep_one" and ask.secret
        assert {option.id for option in ask.legal()} == set(t.hand(seat)) and len(t.hand_cards(seat)) == 2
    kept = {seat: ask.legal()[-1].id for seat, ask in asks.items()}
    for seat, card in kept.items():
        match.answer(seat, card)
    t = match.table
    assert {seat: t.hand(seat) for seat in kept} == {seat: (card,) for seat, card in kept.items()}
    assert len(t.cards(t.discard)) == seats - 1
    for seat in kept:
        (discarded,) = [note.cards for note in scene(match)[seat].private.notes if note.kind == "discarded"]
        assert len(discarded) == 1
    assert public(match).discard == seats - 1
    assert not any(t.knows(TABLE, card) for card in t.cards(t.discard))


@EVERY_COUNT
def test_time_keeps_the_card_that_was_drawn_first(seats: int) -> None:
    for deal in range(10):
        match = opened(seats, deal)
        t = match.table
        first = {seat: t.faces[t.hand_cards(seat)[0]] for seat in t.walk(clockwise=True)}
        assert {ask.seat: ask.default for ask in match.asks()} == first


def test_two_copies_of_one_card_are_one_choice() -> None:
    for deal in range(400):
        match = opened(8, deal)
        for ask in match.asks():
            hand = match.table.hand(ask.seat)
            if len(set(hand)) == 1:
                assert [option.id for option in ask.options] == [hand[0]]
                return
    raise AssertionError("no deal gave two copies to one player")


# -- the rest ----------------------------------------------------------------------------------------------------------


@EVERY_COUNT
def test_the_first_round_begins_with_nothing_on_the_table(seats: int) -> None:
    match = begun(seats, 8)
    seen = public(match)
    assert (seen.phase, seen.round, seen.clockwise, seen.tiles) == ("round", 1, True, 5)
    assert seen.chairs == tuple(range(seats))
    assert seen.pawn == NOBODY and not seen.locked and not seen.front and seen.lovers == ()
    assert not any((seen.pursuit, seen.friend, seen.barred, seen.bonus, seen.tile))
    assert all(each.suspicion == 0 and each.alive and not each.had_turn and not each.mark for each in seen.seats)
    assert [(ask.seat, ask.kind) for ask in match.asks()] == [(seen.detective, "gift")]


def test_another_game_of_the_match_is_set_up_like_the_first() -> None:
    match = opened(5, 2, games=2)
    s = scene(match)
    while match.table.game == 1:
        s.passes()
    t = match.table
    assert t.phase == "setup" and len(t.results) == 1 and t.scores == t.results[0].apples
    assert {ask.kind for ask in match.asks()} == {"keep_one"}
    assert actions(t).total() == 36 and len(t.cards(t.deck)) == 36 - 5 - 8
    assert t.suspicion == (0,) * 5 and t.dead == 0 and t.revealed == mask(t.card_of(t.detective))
    assert t.pawn == NOBODY and t.front == () and t.deeds == () and t.ending is None
