"""The flow of Kemomimi Panic: the order of the windows, days, votes, nights, who leads, and what can be asked."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from random import Random
from typing import Any

import pytest
from tests.games.kemomimi_panic.scenes import KemomimiScene, dealt, table

from penombre.engine import CLOCK, NOBODY, Ask, Match, NotAnOption, NotAsked
from penombre.games.kemomimi_panic.catalogue import CHARACTERS
from penombre.games.kemomimi_panic.flow import ORDER
from penombre.games.kemomimi_panic.rules import KemomimiPanic
from penombre.testing.random_player import random_step

RULES = KemomimiPanic()

# -- the order of the windows --------------------------------------------------------------------------------------

WINDOWS = {
    "gs1": "shamlock",
    "gs2": "dautriche",
    "gs3": "genevieve",
    "sd1": "sheena",
    "sd2": "cecilia",
    "sd3": "valeria",
    "sd4": "federica",
    "sd6": "lolo",
    "sd7": "towa",
    "sd8": "miyabi",
    "talk": "ester tristel",
    "cs": "amarillo luma teresia ulrika",
    "bv": "miranda",
    "vo": "cyril miyabi",
    "rv1": "verna",
    "rv2": "barbera",
    "dm1": "tristel",
    "dm2": "ester",
    "ed1": "shamlock",
    "ed2": "lucie",
    "ed5": "mindy",
    "edx": "",
    "nt": "",
    "ne": "lucie",
    "nx": "",
}
"""The table of the specification, in its order: each window with the characters that act in it."""

ALWAYS = {"loss": "alistair beryl christina viennetta", "any": "akira", "passive": "arle"}


def test_the_windows_come_in_the_order_of_the_specification() -> None:
    assert [window.id for window in ORDER if window.id in WINDOWS] == list(WINDOWS)
    # What the specification has between them: the announcement opens the talk, the verdict follows the vote and may
    # lead to a second one, and the night begins with a check.
    more = [window.id for window in ORDER if window.id not in WINDOWS]
    assert more == ["claim", "verdict", "again", "night", "rob"]
    order = [window.id for window in ORDER]
    assert order.index("claim") + 1 == order.index("talk")
    assert order[order.index("rv2") : order.index("dm1")] == ["rv2", "verdict", "again"]
    assert order[order.index("edx") :] == ["edx", "night", "nt", "ne", "rob", "nx"]


def test_every_character_acts_in_the_windows_of_the_specification() -> None:
    acting: dict[str, list[str]] = defaultdict(list)
    for id, character in CHARACTERS.items():
        for window in character.windows:
            acting[window].append(id.rsplit("_", 1)[1])
    assert {window: " ".join(sorted(names)) for window, names in acting.items()} == {
        window: names for window, names in (WINDOWS | ALWAYS).items() if names
    }


def announced(s: KemomimiScene) -> list[str]:
    """The short names of the abilities used so far, in order."""
    return [event.key.rsplit("_", 1)[1] for event in s.A.events if event.key.startswith("announce_")]


def eager(ask: Ask) -> str | None:
    """Uses whatever can be used."""
    return next((option.id for option in ask.legal() if option.id in ("use", "flip_moon")), None)


def test_the_start_of_a_game_in_order() -> None:
    s = dealt(
        4, characters=["detective_shamlock", "crossdressing_dautriche", "cook_genevieve", "clown_lolo"], joke=True
    )
    kinds = []
    while s.table.phase == "game_start":
        kinds += [ask.kind for ask in s.match.asks()]
        s.passes()
    assert kinds == ["check", "swap_roles", "choose_master"]
    assert s.table.day == 1 and s.waiting == [s[s.table.cast["clown_lolo"]]]


def test_the_start_of_a_day_in_order() -> None:
    s = table(A="", B="miyabi", C="lolo", D="valeria", E="cecilia", F="sheena", G="crescent", H="full", eliminated=0)
    asked = []
    while s.table.phase == "start_of_day":
        asked += [player.name for player in s.waiting]
        s.passes()
    assert asked == ["F", "E", "D", "C", "B"]
    s = table(A="", B="miyabi", C="towa", D="valeria", E="cecilia", F="crescent", moon="full")
    asked = []
    while s.table.phase == "start_of_day":
        asked += [player.name for player in s.waiting]
        s.passes()
    assert asked == ["D", "C", "B"]  # Cecilia sleeps under a New Moon only


def test_the_end_of_a_day_in_order() -> None:
    s = table("dm1", moon="full", A="shamlock", B="mindy", C="lucie", D="ester", E="tristel", F="crescent bare")
    asked = []
    while s.table.phase == "end_of_day":
        asked += [f"{player.name} {player.asked}" for player in s.waiting]
        s.passes(eager)
    assert asked == ["E use", "D use", "A check", "C use", "C write_name", "B claim_jewel"]


def test_abilities_whose_condition_fails_are_passed_over_silently() -> None:
    s = table(A="miyabi", B="towa", C="sheena", D="cecilia spent", E="", F="", G="crescent", H="full", leader="A")
    assert all(player.asked == "talk" for player in s) and s.A.events == []


# -- the start of the game -----------------------------------------------------------------------------------------


def test_the_detective_asks_about_any_other_player_and_only_the_question_is_public() -> None:
    s = table("gs1", A="shamlock", B="arle", C="", D="crescent", E="informant")
    assert s.A.may_choose == "CDE"
    s.A.checks(s.E)
    assert s.all_saw("announce_detective_shamlock", seat=s.A, target=s.E)
    assert s.who_saw("check_answer") == "A"


def test_dautriche_deals_three_roles_back_among_three_players() -> None:
    dealt_back = set()
    for luck in range(40):
        s = table("gs2", A="dautriche informant", B="", C="crescent", D="", luck=luck)
        s.A.swaps(s.B, s.C)
        assert sorted([s.A.role, s.B.role, s.C.role]) == ["civilian", "informant", "thief_crescent_moon"]
        assert s.D.role == "civilian"
        dealt_back.add((s.A.role, s.B.role, s.C.role))
    assert len(dealt_back) == 6


def test_the_holder_of_the_moon_leads_the_first_day() -> None:
    s = dealt(5)
    first = s.leader
    assert s.passes_until("name_suspect") == first


# -- the day -------------------------------------------------------------------------------------------------------


def test_the_detective_announces_first_then_all_talk_until_all_are_ready() -> None:
    s = table("gs1", A="shamlock", B="", C="out", D="crescent", leader="B")
    s.A.checks(s.D)
    assert s.waiting == [s.A] and s.A.asked == "claim_check"
    s.A.announces("silent")
    assert s.waiting == [s.A, s.B, s.D] and s.clock.asked == "talk"
    s.A.is_ready()
    assert s.waiting == [s.B, s.D]
    s.D.is_ready()
    s.B.is_ready()
    assert s.B.asked == "name_suspect"


def test_time_ends_the_talk() -> None:
    s = table("talk", A="", B="", C="", D="crescent")
    s.B.is_ready()
    s.talk_ends()
    assert s.A.asked == "name_suspect"


def test_the_leader_names_anybody_who_is_no_ghost_and_not_asleep() -> None:
    s = table("sd2", A="", B="stubborn ghost", C="cecilia", D="crescent", E="", F="out")
    s.C.uses()
    s.talk_ends()
    assert s.A.may_choose == "DE"
    s.A.names(s.E)
    assert s.all_saw("suspect", seat=s.A, suspect=s.E) and s.A.public.arrow == s.E.seat


def test_without_a_legal_suspect_there_is_no_vote() -> None:
    s = table("sd2", A="", B="stubborn ghost", C="cecilia crescent", D="out")
    s.C.uses()
    s.talk_ends()
    assert s.all_saw("no_suspect") and s.table.votes == ()
    assert s.over and s.winners == [s.C]  # the ghost left at the end of the day: thief and Civilian


@pytest.mark.parametrize(("participants", "needed"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5)])
def test_more_than_half_of_the_participants_must_raise_a_hand(participants: int, needed: int) -> None:
    letters = "ABCDEFGH"[: max(participants, 4)]
    for hands in range(participants + 1):
        seats: dict[str, Any] = {letter: "" if place < participants else "out" for place, letter in enumerate(letters)}
        seats["A"] = "crescent"
        if participants == 2:
            seats |= {"B": "miyabi", "C": ""}
        s = table("cs", leader="B", **seats)
        s.B.names(s.A)
        voters = [player.name for player in s if player.asked == "vote" and (participants > 2 or player is not s.B)]
        s.votes("".join(voters[:hands]), **({"B": "abstain"} if participants == 2 else {}))
        verdict = "guilty" if hands >= needed else "innocent"
        assert s.all_saw("vote_result", hands=hands, participants=participants, verdict=verdict)
        assert s.A.jewels == (0 if hands >= needed else 1)


def test_ghosts_and_the_suspect_take_part_in_the_vote() -> None:
    s = table("cs", A="", B="stubborn ghost", C="", D="crescent", E="out")
    s.A.names(s.C)
    assert s.waiting == [s.A, s.B, s.C, s.D]
    s.votes("BC")
    assert s.all_saw("vote_result", hands=2, participants=4)


def test_after_an_innocent_verdict_nothing_happens() -> None:
    s = table("cs", A="", B="bare", C="", D="crescent")
    s.A.names(s.B)
    s.votes("AC")
    assert not s.B.out and s.D.asked == "steal"


def test_a_verdict_that_ends_the_game_ends_the_day_at_once() -> None:
    s = table("cs", A="shamlock", B="crescent bare", C="lucie", D="ester", E="tristel")
    s.A.names(s.B)
    s.votes("ACDE")
    assert s.over and announced(s) == []


# -- the night -----------------------------------------------------------------------------------------------------


def test_at_night_everybody_is_asked_and_only_the_thief_steals() -> None:
    s = table("night", A="crescent", B="", C="stubborn ghost", D="", E="out")
    assert {player.name: player.asked for player in s} == {
        "A": "steal",
        "B": "guess",
        "C": "guess",
        "D": "guess",
        "E": None,
    }
    assert s.A.may_choose == "BD" and "pass" not in s.A.options
    s.A.steals_from(s.B)
    assert s.all_saw("theft", victim=s.B)


def test_guesses_have_no_effect_and_are_shown_at_the_end() -> None:
    s = table("night", A="crescent", B="bare", C="", D="bare", E="out")
    s.B.answers("guess", s.A)
    s.C.answers("guess", s.D)
    s.D.answers("guess", "pass")
    s.A.answers("steal", s.B)
    assert s.B.out and s.who_saw("guess_shown") == ""
    s.talk_ends()
    s.C.names(s.D)
    s.votes("AC")
    assert s.over and s.all_saw("guess_shown", seat=s.B, target=s.A) and s.all_saw("guess_shown", seat=s.C, target=s.D)
    assert not s.all_saw("guess_shown", seat=s.D)


def test_with_eight_players_the_thief_of_the_face_steals() -> None:
    for moon, thief in (("new", "G"), ("full", "H")):
        s = table("night", moon=moon, A="", B="", C="", D="", E="", F="", G="crescent", H="full")
        assert [player.name for player in s if player.asked == "steal"] == [thief]


def test_the_arrow_shows_the_victim_before_lucie_is_asked() -> None:
    s = table("ed2", A="lucie", B="", C="", D="crescent")
    s.A.uses().writes(s.B)
    s.D.steals_from(s.C)
    assert s.A.asked == "show_name" and s.C.public.arrow == s.C.seat and s.C.jewels == 1
    s.A.passes()
    assert s.C.jewels == 0


def test_the_moon_turns_and_passes_and_a_day_begins() -> None:
    s = table("night", A="crescent", B="out", C="", D="", E="", day=3)
    s.A.steals_from(s.D)
    assert s.all_saw("day", day=4, moon="full", leader=s.C) and s.leader == s.C
    assert s.A.public.arrow == NOBODY and s.A.public.suspect == NOBODY


# -- who leads -----------------------------------------------------------------------------------------------------


def test_a_leader_eliminated_after_the_suspect_was_named_keeps_the_moon_until_it_passes() -> None:
    s = table("cs", A="shamlock bare", B="miranda", C="", D="crescent", E="")
    s.A.names(s.C)
    s.B.redirects(s.A)
    s.votes("BCE")
    assert s.A.out and s.leader == s.A and s.D.asked == "steal"  # and nobody checks as Leader any more
    s.D.steals_from(s.C)
    assert s.leader == s.B


def test_a_leader_eliminated_before_that_gives_the_moon_to_the_left() -> None:
    s = table("sd4", promo=True, A="", B="federica", C="out", D="stubborn", E="crescent", leader="B")
    s.B.forces(s.D)
    assert s.all_saw("leader", seat=s.D) and s.leader == s.D
    s.talk_ends()
    assert s.D.asked == "name_suspect" and s.D.may_choose == "AE"  # a ghost may lead


# -- what can be asked ---------------------------------------------------------------------------------------------

ACTIONS = {
    "check": {"check"},
    "swap_roles": {"swap_roles"},
    "choose_master": {"choose_master"},
    "use / pass": {"use", "federica", "lead"},
    "flip_moon": {"talk", "use"},
    "claim_check": {"claim_check"},
    "ready": {"talk"},
    "name_suspect": {"name_suspect", "second_suspect", "exclude"},
    "strip_jewel": {"strip_jewel"},
    "change_suspect": {"change_suspect"},
    "vote": {"vote"},
    "change_result": {"use"},
    "write_name / show_name": {"write_name", "show_name"},
    "claim_jewel": {"claim_jewel"},
    "give_jewel / discard_jewel": {"give_jewel"},
    "angry_choice": {"angry"},
    "steal": {"steal"},
    "cancel / let": {"cancel"},
}
"""The actions of the specification with the questions that they answer; `chat` is talk, not an answer."""

PASS, RANDOM = "pass", None
TIMES: dict[str, set[tuple[str | None, int]]] = {
    "check": {(RANDOM, 30), (RANDOM, 15), (PASS, 15)},  # Shamlock at the start and as Leader; Sheena may pass
    "swap_roles": {(RANDOM, 30)},
    "choose_master": {(RANDOM, 30)},
    "use": {(PASS, 15)},
    "federica": {(PASS, 15)},
    "claim_check": {("silent", 15), (RANDOM, 15)},  # where silence is refused: the detective, and the clock
    "talk": {("ready", 180), (RANDOM, 180)},  # people, and the clock
    "lead": {("name", 30), (PASS, 30)},
    "name_suspect": {(RANDOM, 30)},
    "second_suspect": {(RANDOM, 30)},
    "exclude": {(RANDOM, 30)},
    "strip_jewel": {(RANDOM, 30)},
    "change_suspect": {(PASS, 15)},
    "vote": {("hand_down", 20), ("hand_up", 20)},  # hand_up: a Leader who must vote
    "write_name": {(RANDOM, 15)},
    "claim_jewel": {(PASS, 15)},
    "give_jewel": {("discard", 15)},
    "angry": {(RANDOM, 20)},
    "steal": {(RANDOM, 15)},
    "guess": {(PASS, 15)},
    "show_name": {(PASS, 15)},
    "cancel": {("let", 10)},
}
"""What time answers to each question (RANDOM: any legal answer), and after how many seconds."""


@cache
def everything_asked() -> dict[str, set[tuple[str | None, int]]]:
    """Every kind of question of many random matches, with what time answers and when."""
    asked: dict[str, set[tuple[str | None, int]]] = defaultdict(set)
    for number in range(400):
        rng = Random(number)
        players = 4 + number % 5
        match = Match(RULES, players, RULES.sample_options(players, rng), number)
        while not match.over:
            for ask in match.asks():
                assert ask.default is None or isinstance(ask.default, str)
                asked[ask.kind].add((ask.default, RULES.seconds(ask.pace, match.options)))
            match.answer(*random_step(match, rng))
    return asked


@pytest.mark.simulation
def test_every_action_of_the_specification_answers_a_question() -> None:
    kinds = set().union(*ACTIONS.values())
    assert set(everything_asked()) == kinds | {"guess"}  # what others may tap at night


@pytest.mark.simulation
def test_every_question_has_the_time_and_the_default_of_the_specification() -> None:
    asked = everything_asked()
    assert asked["lead"] <= TIMES["lead"]  # without any legal suspect, Teresia may pass: rare
    assert {kind: times for kind, times in asked.items() if kind != "lead"} == {
        kind: times for kind, times in TIMES.items() if kind != "lead"
    }


def test_an_illegal_or_late_answer_is_refused_and_changes_nothing() -> None:
    s = table("cs", A="", B="", C="", D="crescent")
    before = s.table.copy(), s.match.asks()
    for seat, answer in ((0, "seat-0"), (0, "seat-4"), (0, "pass")):
        with pytest.raises(NotAnOption):
            s.match.answer(seat, answer)
    for seat in (1, 2, 3, CLOCK):
        with pytest.raises(NotAsked):
            s.match.answer(seat, "seat-1")
    assert (s.table, s.match.asks()) == before
    s.A.names(s.B)
    s.A.answers("vote", "hand_up")
    with pytest.raises(NotAsked):
        s.match.answer(0, "hand_down")
