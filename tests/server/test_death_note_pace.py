"""Death Note in time: how long a match lasts, what is held, and room for the longest question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import exp
from random import Random
from typing import Any

import msgspec
import pytest

from penombre.engine import Ask, Deal, Match, Option, Race, Sealed, ask
from penombre.games import RULESETS
from penombre.games.death_note.catalogue import ACTIONS
from penombre.games.death_note.hands import play_option
from penombre.server.match import pace
from penombre.server.match.frames import ROOM_FOR_QUESTION, question

RULES = RULESETS["death_note"]
THOUGHTS = {"turn": 11, "tile": 7, "target": 7, "answer": 8, "gift": 12, "designate": 12, "allot": 16, "debate": 60}
"""How many seconds people think over questions of each pace, in the middle."""


def an_answer(rng: Random, asked: Ask) -> Any:
    """What somebody does who plays a card now and then."""
    legal = [option.id for option in asked.legal()]
    if asked.pace in ("turn", *RULES.lapsing):
        cards = legal[1:]
        return rng.choice(cards) if cards and rng.random() < 0.35 else legal[0]
    return asked.random_answer(rng.randrange)


def played(seed: int, players: int) -> Iterator[Match[Any]]:
    """A match from question to question."""
    rng = Random(seed)
    match = Match(RULES, players, {}, Deal(b"%d" % seed))
    while not match.over:
        yield match
        asking = match.asking
        if isinstance(asking, Sealed):
            for each in match.asks():
                match.answer(each.seat, an_answer(rng, each))
        else:
            main = asking_one(match)
            match.answer(main.seat, an_answer(rng, main))


def asking_one(match: Match[Any]) -> Ask:
    """The question of the one who is waited for."""
    asking = match.asking
    if isinstance(asking, Race):
        assert asking.main is not None
        return asking.asks[asking.main]
    assert isinstance(asking, Ask)
    return asking


def minutes(seed: int, players: int, people: int) -> tuple[float, Counter[str]]:
    """How long a match lasts at a live table where windows are held, and how long by pace."""
    rng = Random(seed)
    spent: Counter[str] = Counter()
    told = 0
    for match in played(seed, players):
        lasts = pace.seconds(match, "live")
        spent["ceremony"] += int(1000 * pace.ceremonies(match, told))
        told = match.log_length
        if isinstance(match.asking, Sealed):
            spent[match.asks()[0].pace] += int(lasts * 1000)
            continue
        main = asking_one(match)
        if main.seat < people:
            thinks = min(lasts, THOUGHTS[main.pace] * exp(rng.gauss(0, 0.6)))
        else:
            thinks = pace.thinking("normal", lasts, rng)
        spent[main.pace] += int(1000 * max(thinks, pace.least(match, "live")))
    return spent.total() / 60_000, spent


def test_a_match_of_six_with_three_people_is_over_in_forty_minutes() -> None:
    lengths = [minutes(seed, 6, 3)[0] for seed in range(30)]
    assert max(lengths) < 40, "even the longest"
    assert sum(lengths) / len(lengths) < 30


def test_moments_to_react_in_take_a_small_part_of_a_match() -> None:
    spent = sum((minutes(seed, 6, 3)[1] for seed in range(20)), Counter())
    assert sum(spent[each] for each in RULES.lapsing) < spent.total() / 4


def test_what_may_lapse_is_sealed_short_and_passes_by_itself() -> None:
    met = set()
    for seed in range(12):
        for match in played(seed, 6):
            for each in match.asks():
                if each.pace in RULES.lapsing:
                    met.add(each.kind)
                    assert isinstance(match.asking, Sealed)
                    assert each.default == "pass"
                    assert 4 <= pace.seconds(match, "live") <= 8
    assert {"window_round_start", "window_discarded", "window_death", "window_tile_revealed"} <= met


@pytest.mark.parametrize("kind", ["turn_start", "tile_choice", "turn_main"])
def test_a_quick_answer_on_a_turn_is_kept_back_for_a_moment(kind: str) -> None:
    match = next(match for match in played(1, 6) if not isinstance(match.asking, Sealed) and _asks(match, kind))
    assert pace.least(match, "live") == pace.least(match, "relaxed") == 2


def _asks(match: Match[Any], kind: str) -> bool:
    return asking_one(match).kind == kind


def test_frames_have_room_for_the_longest_question_of_each_pace_with_eight_players() -> None:
    longest: dict[str, tuple[int, str]] = {}
    for seed in range(25):
        for match in played(seed, 8):
            for each in match.asks():
                length = len(msgspec.json.encode(question(each, 10_000)))
                longest[each.pace] = max(longest.get(each.pace, (0, "")), (length, each.kind))
    for name, (length, kind) in longest.items():
        assert length <= RULES.sizes.get(name, ROOM_FOR_QUESTION), kind
    assert {"turn", "window", "reaction", "target", "answer", "allot", "gift"} <= longest.keys()


@pytest.mark.parametrize(("kind", "first"), [("window_tile_revealed", "pass"), ("turn_start", "look")])
def test_frames_have_room_for_a_hand_of_every_action(kind: str, first: str) -> None:
    cards = [play_option(card, "no_hidden_victim") for card in ACTIONS]
    everything = ask.one(0, kind, (Option(first), *cards), args={"tile": "matsuda_enquete"}, default=first)
    length = len(msgspec.json.encode(question(everything, 10_000)))
    assert length > ROOM_FOR_QUESTION
    for each in ("turn", *RULES.lapsing):
        assert length <= RULES.sizes[each]
