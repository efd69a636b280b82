"""Where the first answer counts, the person may wait for others; and a board that can show any game."""

from random import Random

from tests.toys.lanterns import Lanterns

from penombre.cli.boards import Board
from penombre.cli.screen import Screen
from penombre.cli.sitting import Sitting
from penombre.engine import TABLE, Match, Race
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
