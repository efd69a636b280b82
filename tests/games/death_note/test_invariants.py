"""What holds at every question of random matches of every size (section 11), and what each seat may know at them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest
from tests.games.conftest import Numbers

from penombre.engine import NOBODY, TABLE, Match, Race
from penombre.games.death_note import view
from penombre.games.death_note.catalogue import deck
from penombre.games.death_note.deeds import Back, Discarded, Turn
from penombre.games.death_note.rules import DeathNote
from penombre.games.death_note.table import ALL_ROLES, DeathNoteTable
from penombre.games.death_note.view import Private, Public
from penombre.testing.random_player import random_step

pytestmark = pytest.mark.simulation

RULES = DeathNote()
EVERY_COUNT = pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])

Played = Callable[..., Iterator[Match[DeathNoteTable]]]


@pytest.fixture
def played(numbers: Numbers) -> Played:
    """Matches without a plan, at every question of theirs; the deck and the number of games differ."""

    def play(seats: int, seed: int = 0) -> Iterator[Match[DeathNoteTable]]:
        for number in numbers(12, soak=60):
            rng = Random(f"{seats} {seed} {number}")
            match = Match(RULES, seats, RULES.sample_options(seats, rng), 1000 * seed + number)
            while not match.over:
                yield match
                match.answer(*random_step(match, rng))
            yield match

    return play


def at_rest(t: DeathNoteTable) -> bool:
    """Whether no Action is being played, and a game is on that does not end just now."""
    return not t.depth and t.ending is None and t.phase == "round" and not t.closing


def actions_in(t: DeathNoteTable, zone_name: str) -> list[str]:
    """The Actions of every zone of this name, or of all that begin with it."""
    zones = [zone for zone in t.layout if zone.name.startswith(zone_name)]
    return [t.faces[card] for zone in zones for card in t.cards(zone) if t.backs[card] == "action"]


@EVERY_COUNT
def test_no_card_is_lost_and_the_centre_has_always_as_many_roles(seats: int, played: Played) -> None:
    for match in played(seats):
        t = match.table
        expected = Counter(deck(seats, t.beginners))
        lying = Counter[str]()
        for zone in ("hand_", "lent_", "deck", "discard", "limbo", "front"):
            lying.update(actions_in(t, zone))
        assert lying == expected
        assert len(t.inactive()) == ALL_ROLES - seats
        assert sorted([*t.inactive(), *[t.card_of(seat) for seat in range(seats)]]) == list(range(ALL_ROLES))
        assert t.role(t.detective) == "l"
        if at_rest(t):
            assert not actions_in(t, "limbo") and not actions_in(t, "lent_")
            assert sorted(each.card for each in t.front) == sorted(t.cards(t.front_zone))
        assert sum(back.startswith("tile") for back in t.backs) == 25


@EVERY_COUNT
def test_suspicions_hands_and_the_pawn_are_where_they_may_be(seats: int, played: Played) -> None:
    for match in played(seats):
        t = match.table
        assert t.pawn == NOBODY or (t.pawn != t.detective and t.alive(t.pawn)) or not at_rest(t)
        if not at_rest(t):
            continue
        for seat in t.walk(clockwise=True):
            if t.is_revealed(seat):
                assert t.suspicion[seat] == 0
            assert 0 <= t.suspicion[seat] < t.threshold
            dead_by_choice = any(frame.what == "renaissance" and frame.target == seat for frame in t.stack)
            if not t.alive(seat) and not dead_by_choice:
                assert not t.hand_cards(seat) and t.pawn != seat
                assert not t.suspicion[seat] or not t.is_revealed(seat)
        assert t.suspicion[t.detective] == 0
        assert not t.locked or t.pawn != NOBODY
        for each in t.front:
            if each.kind == "menace":
                assert t.alive(each.owner) and each.waiting.bit_count() >= 2
            if each.kind == "manipulation":
                assert t.alive(each.on)


@EVERY_COUNT
def test_the_game_is_over_as_soon_as_it_has_to_be_and_not_before(seats: int, played: Played) -> None:
    endings = Counter[str]()
    for match in played(seats, 1):
        t = match.table
        light = next(card for card in range(ALL_ROLES) if t.faces[card] == "light")
        found = bool(t.revealed >> light & 1)
        three = (t.dead & t.revealed).bit_count() >= 3
        if t.closing or t.ending is not None:
            assert found or three or t.round == 5
        elif not t.depth:
            assert not found and not three
        if match.over:
            for result in t.results:
                endings[result.ending.reason] += 1
                assert 1 <= result.ending.round <= 5
    assert sum(endings.values()) >= 12


@EVERY_COUNT
def test_every_living_player_has_exactly_one_turn_before_the_tile_of_l(seats: int, played: Played) -> None:
    turns: list[int] = []
    for match in played(seats, 2):
        t = match.table
        if t.round:
            turns = [deed.seat for deed in t.deeds if isinstance(deed, Turn) and deed.round == t.round]
            assert len(set(turns)) == len(turns)
            moved = [type(deed) for deed in t.deeds if deed.round == t.round]
            gone = moved.count(Discarded) - moved.count(Back)
            assert 0 <= gone <= 4
            if t.tile == -1 and at_rest(t) and t.active != NOBODY:
                assert len(t.cards(t.pile(t.round))) == 5 - gone
        if t.tile != -1 and t.ending is None:
            assert all(seat in turns for seat in t.living())


@EVERY_COUNT
def test_only_those_are_asked_who_have_something_to_answer_and_may(seats: int, played: Played) -> None:
    for match in played(seats):
        t = match.table
        for ask in match.asks():
            assert ask.has_answer() and ask.pace in RULES.paces
            if ask.kind.startswith(("window_", "meanwhile_", "turn_", "tile_choice", "play_")):
                assert ask.seat != t.detective and t.alive(ask.seat)
            if ask.kind.startswith("window_"):
                assert t.hand_cards(ask.seat)
            if ask.kind in ("gift", "gift_card", "allot", "allot_one", "designate", "assault", "ally", "glare"):
                assert ask.seat == t.detective
            if ask.kind == "allot":
                under = {each.on for each in t.front if each.kind == "alibi"}
                assert {option.value for option in ask.options} == set(t.hidden()) - under
        if isinstance(match.asking, Race):
            assert match.asking.main == t.active and match.waiting() == (t.active,)


@EVERY_COUNT
def test_no_view_shows_a_role_a_hand_or_a_tile_that_its_seat_may_not_know(seats: int, played: Played) -> None:
    for count, match in enumerate(played(seats, 3)):
        if count % 3:
            continue
        t = match.table
        for seat in (TABLE, *range(seats)):
            view = match.view(seat)
            assert isinstance(view.public, Public)
            if t.ending is None:
                shown = {card for card in range(ALL_ROLES) if view.public.roles[card].role}
                assert shown == {card for card in range(ALL_ROLES) if t.revealed >> card & 1}
                assert all(each.hand == () for each in view.public.seats)
            if seat == TABLE:
                assert view.private is None
                continue
            assert isinstance(view.private, Private)
            assert view.private.hand == t.hand(seat)
            for card in range(ALL_ROLES):
                assert view.private.known[card] == (t.faces[card] if t.knows(seat, card) else "")
                assert t.faces[card] in view.private.possible[card], "what is true is never excluded"
            for place, tile in enumerate(view.private.tiles):
                assert not tile or t.knows(seat, t.cards(t.pile(t.round))[place])
            for other, cards in enumerate(view.private.held):
                assert not Counter(cards) - Counter(t.hand(other)), "what a seat is sure of is there"


@EVERY_COUNT
def test_what_everybody_sees_adds_up(seats: int, played: Played) -> None:
    for match in played(seats, 4):
        t = match.table
        public = view.public(t)
        held = sum(each.cards + each.lent for each in public.seats)
        total = public.deck + public.discard + held + len(public.front) + len(t.cards(t.limbo))
        assert total == len(deck(seats, t.beginners))
        assert [each.suspicion for each in public.seats] == list(t.suspicion)
        assert public.scores == tuple(sum(result.apples[seat] for result in t.results) for seat in range(seats))


@EVERY_COUNT
def test_apples_of_a_game_are_zero_to_six_and_extras(seats: int, played: Played) -> None:
    for match in played(seats, 5):
        if not match.over:
            continue
        for result in match.table.results:
            for lines, apples in zip(result.lines, result.apples, strict=True):
                assert [line.apples for line in lines[:3]] == [
                    worth if line.met else 0 for line, worth in zip(lines[:3], (3, 2, 1), strict=True)
                ]
                assert all(line.objective in ("amour", "poursuite", "fausse_piste") for line in lines[3:])
                assert apples == sum(line.apples for line in lines)
