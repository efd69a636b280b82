"""Races: of two who want to stop the clock at once the first one does; the other is refused and has spent nothing."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.games.dc_spyfall.scenes import SpyfallScene, table

from penombre.engine import NotAnOption, NotAsked
from penombre.testing.shows import shows


def _answer(s: SpyfallScene, name: str, what: str) -> None:
    """Somebody does something, whether it may be done or not."""
    player = next(each for each in (*s, s.clock) if each.name == name)
    s.match.answer(player.seat, what)


ACTS: dict[str, tuple[str, str]] = {
    "accuses": ("Paul", "accuse-0"),
    "accuses too": ("Vincent", "accuse-2"),
    "reveals": ("Anne", "joker_reveal"),
    "declares": ("Marie", "declare_multiverse"),
    "time is up": ("clock", "480000"),
}
"""What may happen first: Paul accuses Anne, Vincent Marie, Anne reveals the Joker, Marie declares, time is up."""
STOPS = {
    "accuses": "accuse_vote",
    "accuses too": "accuse_vote",
    "reveals": "joker_claim",
    "declares": "multiverse_talk",
    "time is up": "final_talk",
}


def _started(moment: str) -> SpyfallScene:
    s = table(players=5, realtime=True, modules="multiverse_madness")
    if moment == "answer":
        s.Marie.asks(s.Lea)
    return s


def _spent(s: SpyfallScene) -> set[str]:
    public = s.spectator.public
    accused = {s[seat].name for seat, facts in enumerate(public.seats) if facts.accused}
    declared = {s[seat].name for seat, facts in enumerate(public.seats) if facts.declared}
    return accused | declared | ({s[public.claim.seat].name} if public.claim else set())


@shows("ruling 13", "ruling 14")
@pytest.mark.parametrize("moment", ["ask", "answer"])
@pytest.mark.parametrize(("first", "second"), list(permutations(ACTS, 2)))
def test_the_first_counts_and_the_second_is_refused_and_not_spent(first: str, second: str, moment: str) -> None:
    s = _started(moment)
    _answer(s, *ACTS[first])
    assert s.phase == STOPS[first]
    before = s.everything, s.table.clock
    with pytest.raises((NotAsked, NotAnOption)):
        _answer(s, *ACTS[second])
    assert (s.everything, s.table.clock) == before
    assert _spent(s) == ({ACTS[first][0]} - {"clock"})


@shows("ruling 13", "ruling 14")
@pytest.mark.parametrize(("first", "second"), list(permutations(ACTS, 2)))
def test_what_was_refused_may_be_done_when_the_clock_runs_again(first: str, second: str) -> None:
    s = _started("answer")
    _answer(s, *ACTS[first])
    with pytest.raises((NotAsked, NotAnOption)):
        _answer(s, *ACTS[second])
    if first in ("reveals", "time is up"):  # the clock has stopped for good
        s.passes()
        with pytest.raises((NotAsked, NotAnOption)):
            _answer(s, *ACTS[second])
        return
    s.multiverse_vote() if first == "declares" else s.vote()
    assert s.phase == "answer" and s.left == 480 and s.Lea.asked == "answer"
    _answer(s, *ACTS[second])
    assert s.phase == STOPS[second]


@pytest.mark.parametrize("order", list(permutations(["accuses", "accuses too", "declares"])))
def test_three_at_once_come_one_after_the_other_in_any_order(order: tuple[str, ...]) -> None:
    s = _started("ask")
    for number, act in enumerate(order):
        _answer(s, *ACTS[act])
        for later in order[number + 1 :]:
            with pytest.raises((NotAsked, NotAnOption)):
                _answer(s, *ACTS[later])
        s.multiverse_vote() if act == "declares" else s.vote()
    assert s.phase == "ask" and s.Marie.asked == "ask"
    assert _spent(s) == {"Paul", "Vincent", "Marie"}
    for act in order:
        with pytest.raises(NotAnOption):
            _answer(s, *ACTS[act])


def test_two_who_accuse_the_same_suspect_at_once_may_do_so_one_after_the_other() -> None:
    s = _started("ask")
    s.Paul.accuses(s.Anne)
    s.Vincent.cannot_do("accuse-0")
    s.vote("Vincent")
    s.Vincent.accuses(s.Anne)
    s.vote("Paul")
    assert [(each.accuser, each.suspect) for each in s.table.accusations] == [(3, 0), (1, 0)]


def test_two_who_accuse_each_other_at_once_are_suspects_in_turn() -> None:
    s = _started("ask")
    s.Paul.accuses(s.Vincent)
    s.Vincent.cannot_do("accuse-3")
    s.vote()
    s.Vincent.accuses(s.Paul)
    assert s.Vincent.asked is None and s.Paul.asked is None


def test_a_suspect_cannot_reveal_the_joker_to_escape_a_vote() -> None:
    s = _started("ask")
    s.Paul.accuses(s.Anne)
    s.Anne.cannot_do("joker_reveal")
    s.vote("Vincent Marie Lea")
    s.Anne.cannot_do("joker_reveal")
    assert s.ended == "accusation"


def test_of_two_jokers_of_a_prank_the_first_one_reveals() -> None:
    s = table(bag="prank")
    s.Paul.reveals()
    for player in (s.Anne, s.Vincent, s.Marie):
        player.cannot_do("joker_reveal").cannot_do("prank")
    s.Paul.calls_prank()
    assert s.won == {"Paul": 3}


def test_of_two_who_declare_the_multiverse_the_other_may_do_so_later() -> None:
    s = table(bag="multiverse_1")
    s.Paul.declares()
    s.Anne.cannot_do("declare_multiverse")
    s.multiverse_vote("Anne")
    s.Paul.cannot_do("declare_multiverse")
    s.Anne.declares()
    s.multiverse_vote("Paul Marie")
    assert s.won == {"Anne": 3, "Paul": 1, "Marie": 1}


def test_an_answer_that_comes_after_an_interruption_is_not_lost_to_its_author() -> None:
    s = _started("answer")
    s.Paul.accuses(s.Anne)
    s.Lea.cannot_do("Beaucoup d’eau.")
    s.vote()
    s.Lea.replies("Beaucoup d’eau.")
    assert s.all_saw("answers", seat=s.Lea, text="Beaucoup d’eau.")


def test_whoever_asks_or_answers_may_interrupt_themselves() -> None:
    s = _started("ask")
    s.Marie.accuses(s.Vincent)
    s.vote()
    s.Marie.asks(s.Lea)
    s.Lea.accuses(s.Marie)
    s.vote()
    assert s.phase == "answer" and s.Lea.asked == "answer"


@pytest.mark.parametrize("ability", ["speed_force", "lasso_of_truth"])
def test_abilities_wait_for_the_clock_too(ability: str) -> None:
    s = table(realtime=True, Vincent=ability)
    s.exchange("Marie", "Paul")
    what = "speed_force-more" if ability == "speed_force" else ability
    s.Anne.accuses(s.Marie)
    s.Vincent.cannot_do(what)
    assert s.table.holds(s.Vincent.seat, ability)
    s.vote().no_power()
    s.Vincent.does(what)
    assert s.all_saw("ability_used", seat=s.Vincent, ability=ability)
