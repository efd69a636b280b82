"""Ability cards as cards: how they are dealt, who may use them in which round, and when anybody sees them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.dc_spyfall.scenes import SpyfallPlayer, SpyfallScene, dealt, looks_different, table

from penombre.games.dc_spyfall.catalogue import ABILITIES, ABILITY_DECK
from penombre.testing.shows import shows

SINGLE = tuple(ability for ability, row in ABILITIES.items() if row.single)
PERMANENT = tuple(ability for ability, row in ABILITIES.items() if not row.single)


# -- the deck --------------------------------------------------------------------------------------------------------


@shows(*ABILITIES, "super_powers")
def test_there_are_twelve_of_them_six_to_use_once_four_that_bind_and_two_that_do_nothing() -> None:
    assert Counter(ABILITY_DECK) == Counter({**dict.fromkeys(ABILITIES, 1), "secret_identity": 2})
    assert len(ABILITY_DECK) == 12
    assert len(SINGLE) == 6
    assert set(PERMANENT) == {"few_words", "bizarro_logic", "neighbourhood_watch", "sceptic", "secret_identity"}


@shows("super_powers")
@pytest.mark.parametrize("players", range(3, 9))
def test_everybody_gets_one_of_the_twelve_and_every_one_comes_up(players: int) -> None:
    met: Counter[str] = Counter()
    for deal in range(120):
        abilities = [player.ability for player in dealt(players, deal, super_powers=True)]
        assert not Counter(abilities) - Counter(ABILITY_DECK)
        met.update(abilities)
    assert set(met) == set(ABILITIES)
    assert met["secret_identity"] > max(met[ability] for ability in ABILITIES if ability != "secret_identity")


@shows("super_powers")
def test_abilities_are_dealt_anew_every_round() -> None:
    s = dealt(5, 1, super_powers=True, rounds=4, clock_mode="turns")
    hands = []
    for _ in range(4):
        hands.append(tuple(player.ability for player in s))
        assert all(player.private.ability == player.ability for player in s)
        assert [seat.ability for seat in s.spectator.public.seats] == [""] * 5
        s.everybody_looks().pointing().point()
        for player in s:
            player.goes_on()
    assert len(set(hands)) == 4


@shows("super_powers")
def test_without_the_module_nobody_has_any() -> None:
    s = dealt(5, 1)
    assert [player.ability for player in s] == [""] * 5
    s.everybody_looks().pointing().point()
    assert s.ending.abilities == ()


# -- single use ------------------------------------------------------------------------------------------------------


def _has_a_god_complex(s: SpyfallScene, me: SpyfallPlayer) -> None:
    me.accuses(s.Vincent)
    others = [player.name for player in s if player not in (me, s.Vincent)]
    s.vote(" ".join(others[:2]))
    me.uses_power()
    s.no_power()


def _raises_a_force_field(s: SpyfallScene, me: SpyfallPlayer) -> None:
    s.Vincent.accuses(me)
    me.uses_power()


def _opens_a_boom_tube(s: SpyfallScene, me: SpyfallPlayer) -> None:
    s.Marie.asks(me)
    me.sends_on(s.Vincent)


def _throws_the_lasso(s: SpyfallScene, me: SpyfallPlayer) -> None:
    s.exchange("Marie", "Vincent")
    me.throws_lasso()


def _runs(s: SpyfallScene, me: SpyfallPlayer) -> None:
    me.takes_time()


def _detects(s: SpyfallScene, me: SpyfallPlayer) -> None:
    me.accuses(s.Vincent)
    s.vote()
    me.detects(s.Vincent)


USES: dict[str, Callable[[SpyfallScene, SpyfallPlayer], None]] = {
    "god_complex": _has_a_god_complex,
    "force_field": _raises_a_force_field,
    "boom_tube": _opens_a_boom_tube,
    "lasso_of_truth": _throws_the_lasso,
    "speed_force": _runs,
    "greatest_detective": _detects,
}
HOLDERS = {
    "a Hero": ("Paul", {"harley": "Lea"}),
    "the Joker": ("Anne", {"harley": "Lea"}),
    "Harley Quinn": ("Lea", {"harley": "Lea"}),
    "anybody in a prank": ("Paul", {"bag": "prank"}),
    "anybody in the Multiverse": ("Paul", {"bag": "multiverse_2"}),
}


def _scene(holder: str, more: dict[str, Any], ability: str) -> tuple[SpyfallScene, SpyfallPlayer]:
    named: dict[str, Any] = {**more, holder: ability}
    s = table(players=5, **named)
    return s, next(player for player in s if player.name == holder)


def test_every_single_use_is_tried_here() -> None:
    assert tuple(USES) == SINGLE


@shows(*SINGLE, "super_powers", "jokers_prank", "multiverse_madness", "harley_quinn")
@pytest.mark.parametrize("ability", SINGLE)
@pytest.mark.parametrize(("holder", "more"), HOLDERS.values(), ids=HOLDERS)
def test_whoever_holds_it_may_use_it_and_everybody_sees_it_then(
    ability: str, holder: str, more: dict[str, Any]
) -> None:
    s, me = _scene(holder, more, ability)
    others = [player for player in (*s, s.spectator) if player.seat != me.seat]
    assert me.private.ability == ability
    assert not any(player.knows(ability, of=me) for player in others)
    assert [seat.ability for seat in s.spectator.public.seats] == [""] * 5
    USES[ability](s, me)
    assert s.all_saw("ability_used", seat=me, ability=ability)
    assert all(player.knows(ability, of=me) for player in others)
    assert s.spectator.public.seats[me.seat].ability == ability
    if s.ended:
        assert ability == "god_complex"
    else:
        assert [seat.ability for seat in s.spectator.public.seats if seat.ability] == [ability]


@shows(*SINGLE)
@pytest.mark.parametrize("ability", [ability for ability in SINGLE if ability != "god_complex"])
def test_what_was_used_cannot_be_used_again_this_round(ability: str) -> None:
    s, me = _scene("Paul", {}, ability)
    USES[ability](s, me)
    assert not s.table.holds(me.seat, ability)
    assert s.table.used[me.seat] == ability


@shows(*SINGLE)
@pytest.mark.parametrize("ability", SINGLE)
def test_what_was_never_used_is_seen_when_the_round_is_over(ability: str) -> None:
    s, me = _scene("Paul", {}, ability)
    s.pointing()
    assert s.spectator.public.seats[me.seat].ability == ""
    s.point()
    assert s.spectator.public.seats[me.seat].ability == ability
    assert s.spectator.knows(ability, of=me) and not s.spectator.saw("ability_used")


# -- permanent -------------------------------------------------------------------------------------------------------


@shows(*PERMANENT)
@pytest.mark.parametrize("ability", PERMANENT)
@pytest.mark.parametrize(("holder", "more"), HOLDERS.values(), ids=HOLDERS)
def test_what_is_permanent_stays_face_down_until_the_round_is_over(
    ability: str, holder: str, more: dict[str, Any]
) -> None:
    s, me = _scene(holder, more, ability)
    others = [player for player in (*s, s.spectator) if player.seat != me.seat]
    s.Marie.asks(me, "Du bruit ?")
    me.replies("Rien.")
    me.asks(s.Vincent if me is s.Anne else s.Lea if me is s.Paul else s.Paul, "Un toit ?")
    s.Vincent.accuses(s.Marie)
    s.vote(me.name).no_power()
    assert not any(player.knows(ability, of=me) for player in others)
    assert s.spectator.public.seats[me.seat].ability == ""
    assert not s.spectator.saw("ability_used")
    s.pointing().point()
    assert all(player.knows(ability, of=me) for player in others)
    assert s.all_saw("round_over", abilities=s.ending.abilities) and s.ending.abilities[me.seat] == ability


@shows("few_words", "bizarro_logic", "neighbourhood_watch")
@pytest.mark.parametrize("ability", ["few_words", "bizarro_logic", "neighbourhood_watch"])
def test_whoever_is_bound_is_told_so_in_the_question_and_nobody_else_is(ability: str) -> None:
    named: dict[str, Any] = {"Marie": ability, "Paul": "secret_identity"}
    swapped: dict[str, Any] = {"Marie": "secret_identity", "Paul": ability}
    s, other = table(**named), table(**swapped)
    assert s.Marie.ask is not None and s.Marie.ask.args["limit"] == ability
    assert other.Marie.ask is not None and other.Marie.ask.args["limit"] == ""
    assert looks_different(s, other) == "Marie Paul"
    for each in (s, other):
        each.Marie.asks(each.Vincent, "Du bruit ?")
    assert looks_different(s, other) == "Marie Paul"
