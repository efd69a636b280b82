"""What holds at every question of every match: no card is lost, no mark kept too long, nobody asked for nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest
from tests.games.conftest import Numbers

from penombre.engine import NOBODY, TABLE, Ask, Match, Race, Sealed
from penombre.games.rose_noire import view
from penombre.games.rose_noire.catalogue import ACTION, BONUS, GOAL, NAMES, PROOF, RECTOR_HAND, TRAP, TYPE_OF
from penombre.games.rose_noire.rules import RoseNoire
from penombre.games.rose_noire.sextines import threshold
from penombre.games.rose_noire.table import SOULS, RoseNoireTable
from penombre.testing.random_player import random_step

pytestmark = pytest.mark.simulation

RULES = RoseNoire()
EVERY_COUNT = pytest.mark.parametrize("players", [3, 4, 5])
RESOLVING = {
    *("action_targets", "pact_give", "archives_pick", "exhume_again", "trap_reaction", "convocation_event"),
    *("trap_kill", "event_targets", "forgery_order", "register_pick"),
}
"""Questions in the middle of a card."""


def asked(match: Match[RoseNoireTable]) -> set[str]:
    return {ask.kind for ask in match.asks() if not ask.optional and ask.kind != "time_up"}


Played = Callable[..., Iterator[Match[RoseNoireTable]]]


@pytest.fixture
def played(numbers: Numbers) -> Played:
    """Matches without a plan, at every question of theirs."""

    def play(players: int, seed: int = 0) -> Iterator[Match[RoseNoireTable]]:
        for number in numbers(50, soak=250):
            rng = Random(f"{seed} {number}")
            match = Match(RULES, players, RULES.sample_options(players, rng), number)
            while not match.over:
                if match.table.layout and match.table.phase != "setup":
                    yield match
                match.answer(*random_step(match, rng))
            yield match

    return play


def of(t: RoseNoireTable, zone_name: str) -> list[str]:
    zone = next(zone for zone in t.layout if zone.name == zone_name)
    return [t.faces[card] for card in t.cards(zone)]


@EVERY_COUNT
def test_cards_lie_only_where_their_kind_may_lie(players: int, played: Played) -> None:
    for match in played(players):
        t = match.table
        for seat in t.investigators:
            assert all(TYPE_OF[face] in (PROOF, ACTION) for face in t.hand(seat))
        assert all(TYPE_OF[face] in ("event", GOAL) for face in t.hand(t.rector))
        assert all(TYPE_OF[face] in (TRAP, ACTION) for face in of(t, "clue_discard"))
        assert [TYPE_OF[face] for face in of(t, "accomplices")] == [PROOF, PROOF]
        assert sum(face.startswith("proof_") for face in t.faces) == 7
        assert all(not t.pile(suspect) for suspect in range(SOULS) if not t.alive(suspect))


@EVERY_COUNT
def test_nothing_is_being_resolved_between_two_cards(players: int, played: Played) -> None:
    for match in played(players):
        t = match.table
        if match.over:
            continue
        resolving = asked(match) & RESOLVING
        in_limbo = of(t, "limbo")
        if not resolving:
            assert t.playing == t.event == t.trap == t.source == -1 and t.targets == () and in_limbo == []
        else:
            expected = [t.faces[card] for card in (t.playing, t.trap, t.event) if card != -1]
            if "action_targets" in resolving:
                assert in_limbo == [] and t.where[t.playing] == t.hand_zone(t.active).index
            else:
                assert sorted(in_limbo) == sorted(expected) and in_limbo


@EVERY_COUNT
def test_marks_are_set_only_while_they_may_be(players: int, played: Played) -> None:
    for match in played(players):
        t = match.table
        if match.over:
            continue
        assert not t.protected & t.dead and not t.isolated & t.dead
        if t.turn == 1:
            assert not (t.dead or t.no_accusation or t.unanimous or t.fury or t.moonless or t.exorcised)
        if t.phase == "sextines":
            assert not t.isolated and not t.penance
        if t.phase in ("vesperines", "estellines"):
            assert not t.no_accusation and not t.unanimous
        if t.phase != "lumines":
            assert t.active == NOBODY and not t.owed
        pawns = {suspect for suspect in t.pawns if suspect >= 0}
        assert pawns <= {suspect for suspect in range(SOULS) if t.investigated[suspect] != NOBODY}
        assert t.pawns[t.rector] == -1 and t.rector not in t.investigated
        assert t.first in t.investigators


@EVERY_COUNT
def test_the_rector_holds_three_after_dusk_and_the_deck_is_never_forgotten(players: int, played: Played) -> None:
    for match in played(players):
        t = match.table
        total = len(t.hand_cards(t.rector)) + len(t.cards(t.rector_deck)) + len(t.cards(t.rector_discard))
        assert total + sum(t.backs[card] == "rector" for card in t.cards(t.limbo)) == 16
        if t.phase == "estellines":
            assert len(t.hand_cards(t.rector)) == RECTOR_HAND


@EVERY_COUNT
def test_only_those_are_asked_who_have_something_to_answer(players: int, played: Played) -> None:
    for match in played(players):
        t = match.table
        for ask in match.asks():
            assert ask.has_answer() and ask.pace in RULES.paces
            by_rector = ask.kind in (
                *("dusk_play", "dusk_discard", "dusk_trim", "event_targets", "forgery_order", "register_pick"),
                *("convocation_event", "trap_kill", "night_rector"),
            )
            if by_rector:
                assert ask.seat == t.rector
            elif ask.kind in ("day_before", "day_after", "action_targets", "exhume_again", "archives_pick"):
                assert ask.seat == t.active
            elif ask.kind == "ballot":
                assert ask.seat in t.voters() and not t.locked >> ask.seat & 1
            elif ask.kind in ("night_possessed", "reveal_role"):
                assert ask.seat in t.investigators
            if ask.besides:
                assert players == 3 and not t.revealed and t.phase in ("lumines", "sextines", "vesperines")
                assert ask.seat in t.investigators
        if players == 3 and not t.revealed and t.phase in ("lumines", "sextines", "vesperines") and not match.over:
            # in a sealed question whoever has answered waits for the others
            answered = (
                set(match.asking.asks) - {ask.seat for ask in match.asks()} if type(match.asking) is Sealed else ()
            )
            assert {ask.seat for ask in match.asks() if ask.besides} == set(t.investigators) - set(answered)
        if isinstance(match.asking, Race):
            assert match.waiting()


@EVERY_COUNT
def test_whoever_may_be_killed_is_alive_and_unprotected(players: int, played: Played) -> None:
    for match in played(players):
        t = match.table
        for ask in match.asks():
            killing = ask.kind in ("night_possessed", "night_rector", "trap_kill") or (
                ask.kind in ("event_targets", "action_targets") and ask.args["card"] in ("assassinat", "dague_rituelle")
            )
            if killing:
                assert t.turn > 1
                for name in suspects_named(ask):
                    assert t.alive(NAMES.index(name)) and not t.protected >> NAMES.index(name) & 1
            if ask.kind == "night_rector":
                assert {NAMES.index(name) for name in suspects_named(ask)}.isdisjoint(t.night_possessed)


def suspects_named(ask: Ask) -> set[str]:
    """All the suspects that the options of a question name."""
    return {name for option in ask.options for name in option.args.get("suspects", ())}


@EVERY_COUNT
def test_a_match_ends_as_the_specification_says(players: int, played: Played) -> None:
    endings = Counter[str]()
    for match in played(players, seed=1):
        t = match.table
        if t.possessed != NOBODY and t.accomplices and not match.over:
            assert any(t.alive(each) for each in t.accomplices)
        if not match.over:
            assert 1 <= t.turn <= 5 and threshold(t) >= 1
            continue
        ending = t.ending
        assert ending is not None and match.outcome is not None
        endings[ending.reason] += 1
        exact = [accusation for accusation in t.accusations if accusation.exact]
        assert (ending.reason == "accusation") == bool(exact)
        if ending.reason == "accomplices_dead":
            assert ending.winners == (t.possessed,) and not any(t.alive(each) for each in t.accomplices)
        if ending.camp == "investigators":
            assert ending.winners == tuple(seat for seat in range(players) if t.role(seat) == "investigator")
        if ending.camp == "rector":
            assert ending.winners == (t.rector,)
        if ending.reason == "turn_limit":
            assert ending.turn == 5
        assert ending.turn >= (1 if ending.reason == "double_reveal" else 2)
    assert sum(endings.values()) >= 50


@EVERY_COUNT
def test_what_everybody_sees_adds_up(players: int, played: Played) -> None:
    for match in played(players, seed=2):
        t = match.table
        public = view.public(t)
        assert [each.cards for each in public.suspects] == [len(t.pile(suspect)) for suspect in range(SOULS)]
        if match.over:
            continue
        clues = sum(each.cards for each in public.suspects) + public.graveyard + len(public.discard)
        clues += sum(public.seats[seat].cards for seat in t.investigators) + sum(
            t.backs[card] == "clue" for card in t.cards(t.limbo)
        )
        size = {3: 21, 4: 28, 5: 35}[players]
        if match.options["bonus"] != "custom":
            assert clues == size
        assert public.accomplices == () and public.nights == () and all(seat.hand == () for seat in public.seats)
        assert match.view(TABLE).private is None
        if match.options["bonus"] == "none":
            assert not set(t.faces) & set(BONUS)
