"""Where the first answer counts one may wait for others, or leave alone what nobody waits for; and a plain board."""

from random import Random

import pytest
from tests.toys.lanterns import Lanterns

from penombre.bots import EXPERT, Bot, make
from penombre.cli.arguments import level
from penombre.cli.boards import Board
from penombre.cli.failure import Usage
from penombre.cli.play import sitting as sittings
from penombre.cli.play.sitting import PATIENCE, Sitting
from penombre.cli.screen import Screen
from penombre.engine import TABLE, Match, Race, Randomness, Transcript
from penombre.games import RULESETS
from penombre.words import Words

NAMES = ("Alix", "Basile", "Capucine", "Dario", "Elsa")


def test_the_person_may_let_others_answer_first() -> None:
    waited, rng = 0, Random(1)
    for seed in range(10):
        sitting = Sitting(Match(Lanterns(), 3, None, seed), "random", 0, NAMES[:3])
        while True:
            while sitting.go_on():
                pass
            ask = sitting.question()
            if ask is None:
                break
            assert sitting.can_wait() is isinstance(sitting.match.asking, Race)
            if sitting.can_wait():
                before = len(sitting.match.steps)
                sitting.wait()
                assert [step.seat for step in sitting.match.steps[before:]] != [0]
                waited += 1
            else:
                sitting.answer(ask.random_answer(rng.randrange))
        assert sitting.match.over
    assert waited


def test_what_may_be_left_alone_is_no_question_and_stops_nobody() -> None:
    stood = revealed = 0
    for seed in range(12):
        match = Match(RULESETS["rose_noire"], 3, {"rector": "seat", "rector_seat": 2}, seed)
        sitting, rng = Sitting(match, "random", 0, NAMES[:3]), Random(seed)
        while True:
            ask = sitting.standing()
            if ask is not None:
                assert sitting.question() is None and ask.optional
                stood += 1
            if sitting.go_on():
                continue
            asked = sitting.question()
            if asked is None:
                break
            sitting.answer(asked.random_answer(rng.randrange))
        assert match.over
        revealed += any(step.answer == "reveal" for step in match.steps)
    assert stood > 50 and 0 < revealed < 12, "bots do it now and then, and the person never had to"


def test_the_person_may_do_it_while_the_others_are_asked() -> None:
    match = Match(RULESETS["rose_noire"], 3, {"rector": "seat", "rector_seat": 2}, 1)
    sitting = Sitting(match, "random", 0, NAMES[:3])
    while sitting.standing() is None:
        if not sitting.go_on():
            asked = sitting.question()
            assert asked is not None
            sitting.answer(asked.random_answer(Random(1).randrange))
    sitting.answer("reveal")
    assert match.table.revealed and sitting.standing() is None


def test_a_match_with_interruptions_is_taken_up_as_it_was_left() -> None:
    for seed in range(4):
        whole = Sitting(Match(RULESETS["rose_noire"], 3, None, seed), "random", None, NAMES[:3])
        while whole.go_on():
            pass
        part = Sitting(Match(RULESETS["rose_noire"], 3, None, seed), "random", None, NAMES[:3])
        for _ in range(9):
            part.go_on()
        left = Transcript.of(part.match)
        again = Sitting(left.start(RULESETS), "random", None, NAMES[:3]).take_up(left.steps)
        while again.go_on():
            pass
        assert again.match.steps == whole.match.steps


def test_the_plain_board_shows_any_view() -> None:
    match = Match(RULESETS["kemomimi_panic"], 5, None, 1)
    board = Board(Words("kemomimi_panic", "en", also=("penombre.cli",)), NAMES)
    screen = Screen()
    with screen.capture() as captured:
        screen.print(board.seats(match.view(1)))
    assert "2 Basile (you)" in captured.get()
    assert board.title(match.view(1)) == "Start of the game"
    assert board.told(match.view(1))[0].startswith("role: ")
    assert not board.told(match.view(TABLE))
    assert not board.cards(match.view(1))


def test_experts_look_ahead_for_a_moment_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, float]] = []

    def noted(level: str, game: str, rng: Randomness, *, seconds: float) -> Bot:
        asked.append((level, seconds))
        return make(level, game, rng, seconds=0.0)

    monkeypatch.setattr(sittings, "make", noted)
    ruleset = RULESETS["kemomimi_panic"]
    sitting = Sitting(Match(ruleset, 4, None, 1), level("expert", ruleset), None, NAMES[:4])
    for _ in range(3):
        assert sitting.go_on()
    assert set(asked) == {(EXPERT, PATIENCE)} and sitting.match.steps
    with pytest.raises(Usage, match="expert"):
        level("genius", ruleset)
