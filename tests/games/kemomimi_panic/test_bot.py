"""The judgement bot: what it believes, what it does with it, how strong it is."""

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from penombre.bots import Bot, make, play
from penombre.engine import NOBODY, Ask, Match, Seat, View, ask
from penombre.games.kemomimi_panic.bot import Judgement, onlookers, suspicion
from penombre.games.kemomimi_panic.bot.beliefs import Beliefs, believe
from penombre.games.kemomimi_panic.bot.mind import Mind
from penombre.games.kemomimi_panic.bot.onlookers import Onlookers
from penombre.games.kemomimi_panic.rules import KemomimiPanic
from penombre.games.kemomimi_panic.table import Check, Claim, Theft, Vote
from penombre.games.kemomimi_panic.view import Private, Public
from penombre.research import Simulation, parse_levels, simulate

RULES = KemomimiPanic()
THIEF = "thief_crescent_moon"


def judges(match: Match[Any], seed: int = 0) -> list[Bot]:
    return [make("judgement", RULES.id, random.Random(100 * seed + seat)) for seat in range(match.players)]


def never() -> Match[Any]:
    raise AssertionError("this bot imagines nothing")


def seen(role: str, players: int = 5, me: Seat = 0, **public: Any) -> View:
    """A view of a fresh table from a seat with this role, with some public facts of one's choice."""
    match = Match(RULES, players)
    view = match.view(me)
    assert isinstance(view.public, Public)
    facts = replace(view.public, trio=(), **public)
    known = Private(role=role, first_role=role, checks=(), paper=NOBODY, master=NOBODY, guess=NOBODY)
    return replace(view, public=facts, private=known)


def told(view: View, *checks: Check) -> View:
    assert isinstance(view.private, Private)
    return replace(view, private=replace(view.private, checks=checks))


def chances(view: View) -> Beliefs:
    assert isinstance(view.public, Public)
    assert isinstance(view.private, Private)
    weights = Onlookers().weights(view, view.public, view.private)
    return believe(view.seat, view.public, view.private, weights)


def bare(view: View, *seats: Seat) -> View:
    assert isinstance(view.public, Public)
    facts = [replace(one, jewels=0) if seat in seats else one for seat, one in enumerate(view.public.seats)]
    return replace(view, public=replace(view.public, seats=tuple(facts)))


def answers(view: View, question: Ask, times: int = 60) -> Counter[Any]:
    """What many bots of different chance answer."""
    return Counter(Judgement(random.Random(seed)).choose(view, question, never) for seed in range(times))


# -- beliefs -------------------------------------------------------------------------------------------------------


def test_at_first_everybody_else_is_as_likely() -> None:
    b = chances(seen("civilian"))
    assert b.thief[0] == b.informant[0] == 0
    assert b.thief[1:] == pytest.approx((0.25,) * 4)
    # One card of the four others, or the one put aside; the thief's seat is not free for it.
    assert sum(b.informant) == pytest.approx(3 / 4)


def test_the_victim_of_a_theft_is_not_that_thief() -> None:
    b = chances(seen("civilian", thefts=(Theft(1, False, 2),)))
    assert b.thief[2] == 0
    assert sum(b.thief) == pytest.approx(1)


def test_with_eight_the_victim_can_be_the_other_thief() -> None:
    b = chances(seen("civilian", 8, thefts=(Theft(1, False, 2),)))
    assert b.crescent[2] == 0
    assert b.full[2] > 0.1


def test_an_answer_one_was_given_is_certain() -> None:
    view = seen("civilian")
    assert chances(told(view, Check(1, 0, 3, True))).civilian(3) == pytest.approx(1)
    assert chances(told(view, Check(1, 0, 3, False))).civilian(3) == pytest.approx(0)


def test_a_claim_is_believed_as_far_as_the_detective_is() -> None:
    claimed = chances(seen("civilian", claims=(Claim(1, 1, 3, False),)))
    assert 0.3 < claimed.thief[3] < 1
    assert claimed.thief[1] > 0.1, "the detective may lie"


def test_a_detective_who_ruined_a_civilian_is_found_out() -> None:
    view = seen("civilian", claims=(Claim(1, 1, 3, False),))
    assert isinstance(view.public, Public)
    seats = [replace(one, role="civilian") if seat == 3 else one for seat, one in enumerate(view.public.seats)]
    b = chances(replace(view, public=replace(view.public, seats=tuple(seats))))
    assert b.thief[1] + b.informant[1] > 0.8


@pytest.mark.simulation
@pytest.mark.parametrize("deal", range(4))
def test_without_evidence_the_chances_are_those_of_imagined_matches(deal: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The enumeration and the kernel's own re-deals agree, d'Autriche's shuffle and the checks before it included."""
    monkeypatch.setattr(onlookers, "evidence", lambda view, public: [])
    players, preset = ((4, "rascals_alliance"), (8, "recommended"))[deal % 2]
    match: Match[Any] = Match(RULES, players, {"preset": preset}, deal)
    play(match, judges(match), random.Random(deal), until=60 if players == 8 else 14)
    rng = random.Random(deal)
    for seat in range(players):
        if match.table.state[seat] != 0:
            continue
        believed = chances(match.view(seat))
        worlds = [match.imagine(seat, rng).table for _ in range(400)]
        for other in range(players):
            thief = sum(world.is_thief(other) for world in worlds) / len(worlds)
            informant = sum(world.role(other) == "informant" for world in worlds) / len(worlds)
            assert believed.thief[other] == pytest.approx(thief, abs=0.1)
            assert believed.informant[other] == pytest.approx(informant, abs=0.1)


# -- decisions -----------------------------------------------------------------------------------------------------

_CLAIM = ask.one(
    0,
    "claim_check",
    tuple(ask.Option(id) for id in ("civilian", "not_civilian", "silent")),
    args={"target": 2},
)
_VOTE = ask.one(0, "vote", (ask.Option("hand_up"), ask.Option("hand_down")), args={"suspect": 2})


def test_a_civilian_detective_tells_the_truth_and_a_thief_does_not_always() -> None:
    check = Check(1, 0, 2, True)
    assert set(answers(told(seen("civilian"), check), _CLAIM)) == {"civilian"}
    assert set(answers(told(seen(THIEF), check), _CLAIM)) == {"civilian", "not_civilian"}


def test_a_thief_covers_the_informant() -> None:
    assert "not_civilian" not in answers(told(seen(THIEF), Check(1, 0, 2, False)), _CLAIM)


def test_a_detective_who_must_announce_never_tries_to_keep_silent() -> None:
    options = tuple(replace(each, refused="must_announce" if each.id == "silent" else "") for each in _CLAIM.options)
    bound, check = replace(_CLAIM, options=options), Check(1, 0, 2, False)
    assert "silent" in answers(told(seen(THIEF), check), _CLAIM) and set(answers(seen(THIEF), _CLAIM)) == {"silent"}
    assert set(answers(told(seen(THIEF), check), bound)) == set(answers(seen(THIEF), bound)) == {"civilian"}
    assert set(answers(told(seen("civilian"), check), bound)) == {"not_civilian"}


def test_a_civilian_spares_whom_a_check_has_cleared_and_strikes_whom_it_has_not() -> None:
    view = seen("civilian", suspect=2)
    assert set(answers(told(view, Check(1, 0, 2, True)), _VOTE)) == {"hand_down"}
    assert set(answers(told(view, Check(1, 0, 2, False)), _VOTE)) == {"hand_up"}


@pytest.mark.parametrize("role", [THIEF, "informant", "civilian"])
def test_nobody_raises_a_hand_against_oneself(role: str) -> None:
    assert set(answers(seen(role, me=2, suspect=2), replace(_VOTE, seat=2))) == {"hand_down"}


def test_a_leader_names_the_most_suspicious() -> None:
    view = told(seen("civilian"), Check(1, 0, 3, False))
    assert set(answers(view, ask.seat(0, "name_suspect", [1, 2, 3, 4]))) == {"seat-3"}


def test_a_thief_robs_the_cleared_and_leaves_suspects_to_the_others() -> None:
    view = seen(THIEF, 6, thefts=(Theft(1, False, 2),))
    robbed = answers(bare(view, 2), ask.seat(0, "steal", [1, 2, 3, 4, 5]))
    assert robbed["seat-2"] > 40
    assert len(answers(seen(THIEF, 6), ask.seat(0, "steal", [1, 2, 3, 4, 5]))) > 2, "not always the same victim"


def test_a_civilian_shows_the_paper_and_a_thief_does_not() -> None:
    question = ask.one(0, "show_name", (ask.Option("show"), ask.Option("pass")), args={"victim": 2})
    assert set(answers(seen("civilian"), question)) == {"show"}
    assert set(answers(seen(THIEF), question)) == {"pass"}


def test_whoever_raised_hands_against_a_player_has_spoken() -> None:
    votes = (Vote(1, 1, 0, (1, 3), (0, 2, 4), False),)
    mind = Mind(seen(THIEF, votes=votes), random.Random(0), Onlookers())
    assert [mind.against_me(seat) for seat in range(5)] == [0, 1, 0, 1, 0]
    assert suspicion.guilt(mind, 3) > suspicion.guilt(mind, 2)


def test_an_unknown_question_gets_a_legal_answer() -> None:
    question = ask.seat(0, "something_new", [1, 2])
    assert set(answers(seen("civilian"), question)) == {"seat-1", "seat-2"}


def test_bots_talk_lie_and_listen() -> None:
    match: Match[Any] = Match(RULES, 6, deal=3)
    play(match, judges(match), random.Random(3))
    said = [step for step in match.steps if step.said is not None]
    assert {"claim", "accuse"} <= {step.said.kind for step in said if step.said is not None}
    thief = match.table.faces.index(THIEF)
    assert any(step.seat == thief and step.said is not None and step.said.what == "civilian" for step in said)


# -- strength ------------------------------------------------------------------------------------------------------


@cache
def played(players: int, levels: str, games: int = 200) -> Simulation:
    return simulate(RULES.id, players, parse_levels(levels), games, seed=11)


@pytest.mark.simulation
@pytest.mark.parametrize("players", [4, 6])
def test_civilians_of_judgement_beat_a_random_thief_more_often_than_random_ones_do(players: int) -> None:
    clumsy, clever = played(players, "random"), played(players, "civilian*=judgement,*=random")
    assert clever.roles["civilian"].low > clumsy.roles["civilian"].high + 0.1


@pytest.mark.simulation
def test_a_thief_of_judgement_beats_random_civilians_more_often_than_a_random_one_does() -> None:
    clumsy, clever = played(5, "random", 600), played(5, "thief*=judgement,*=random", 600)
    assert clever.roles[THIEF].low > clumsy.roles[THIEF].high


@pytest.mark.simulation
def test_a_thief_of_judgement_beats_judgement_more_often_than_a_random_one_does() -> None:
    clumsy, clever = played(6, "thief*=random,*=judgement"), played(6, "judgement")
    assert clever.roles[THIEF].rate > clumsy.roles[THIEF].rate + 0.08


@pytest.mark.simulation
@pytest.mark.parametrize("players", [4, 6])
def test_among_equals_both_camps_have_a_real_chance(players: int) -> None:
    one = played(players, "judgement")
    assert 0.3 < one.roles["civilian"].rate < 0.7
    assert 0.25 < one.roles[THIEF].rate < 0.6
