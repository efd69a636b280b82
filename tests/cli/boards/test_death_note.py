"""The board of Death Note at a terminal: the ring, the centre, the hand, what is known, what is asked and when."""

import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from tests.cli.boards.board_text import drawn, lines
from tests.cli.conftest import Run, Terminal
from tests.games.death_note.scenes import table

from penombre.cli.boards import Board, board_for
from penombre.cli.failure import Usage
from penombre.cli.play import reaction_windows
from penombre.engine import TABLE, Ask, Match, Option, Transcript
from penombre.games import RULESETS
from penombre.games.death_note.catalogue import ACTIONS
from penombre.testing.random_player import random_step
from penombre.words import LANGUAGES, Words

GAME = RULESETS["death_note"]
NAMES = ("Alix", "Basile", "Capucine", "Dario", "Elsa", "Félix", "Gaëlle", "Hector")


def board(players: int = 5, lang: str = "en") -> Board:
    return board_for("death_note", Words("death_note", lang, also=("penombre.cli",)), NAMES[:players])


def window(*legal: str, refused: str = "") -> Ask:
    plays = [Option(id, id, "play", {"card": id}) for id in legal]
    out = [Option(refused, refused, "play", {"card": refused}, refused="timing_turn")] if refused else []
    return Ask(1, "window_round_end", options=(Option("pass", "", "pass"), *plays, *out), default="pass")


# -- what everybody sees -------------------------------------------------------------------------------------------


def test_the_title_tells_round_direction_and_who_is_l() -> None:
    assert board().title(table(round=1).match.view(1)) == "Round 1/5 ↻ · L: Alix"
    assert board().title(table(round=2).match.view(0)) == "Round 2/5 ↺ · you are L"


def test_the_ring_goes_clockwise_from_l_and_follows_chairs() -> None:
    s = table(A="remaniement", turn="A")
    s.A.plays("remaniement", s.C)
    ring = [line.split()[0] for line in lines(drawn(board(), s.match.view(TABLE)))[1:6]]
    assert ring == ["Alix", "Dario", "Capucine", "Basile", "Elsa"]


def test_a_line_tells_suspicions_cards_and_what_lies_in_front_of_a_player() -> None:
    s = table(A="alibi fouiner", B="", suspicion="A3", ryuk="B", turn="A")
    shown = lines(drawn(board(), s.match.view(2)))
    assert "Alix – 0 L" in shown
    assert "Basile 3/6 2 plays" in shown and "Capucine (you) 0/6 0 Ryuk" in shown
    s.A.plays("alibi", s.B)
    shown = lines(drawn(board(), s.match.view(2)))
    assert "Basile 3/6 1 plays, Ryuk" in shown and "Capucine (you) 0/6 0 Alibi" in shown


def test_a_line_tells_whose_death_waits() -> None:
    s = table(seats=6, roles="misa mogi watari", A="death_note", B="death_note alibi", C="yeux fausse_identite")
    s.A.plays("death_note", s.B).borrows("death_note", s.C).borrows("yeux", s.B)
    for seat in (TABLE, *range(6)):
        assert sum("death waits" in line for line in lines(drawn(board(6), s.match.view(seat)))) == 1
    assert "Capucine 0/6 1 their hand is taken, death waits" in lines(drawn(board(6), s.match.view(TABLE)))


def test_a_spectator_sees_the_table_and_no_secret() -> None:
    s = table(A="alibi")
    drawer, view = board(), s.match.view(TABLE)
    assert drawer.watching(view) and not drawer.watching(s.match.view(1))
    assert not drawer.mine(view) and not drawer.cards(view) and not drawer.told(view)
    assert "Alibi" not in drawn(drawer, view) and "ended now" not in drawn(drawer, view)


# -- what one knows ------------------------------------------------------------------------------------------------


def test_objectives_stand_below_the_role_with_how_they_are() -> None:
    s = table(roles="light misa yagami mogi")
    shown = lines(drawn(board(), s.match.view(1)))
    assert "✓ Light is not revealed (3 apples)" in shown and "✗ At least 2 Roles are dead (1 apple)" in shown
    assert "? Misa and Light are neighbours (2 apples)" in lines(drawn(board(), s.match.view(2)))


def test_the_hand_is_told_by_its_moments() -> None:
    s = table(A="alibi death_note mouchards")
    shown = lines(drawn(board(), s.match.view(1)))
    assert "On your turn: Death Note (Ryuk, †), Wiretaps" in shown and "At any time: Alibi (Ryuk)" in shown
    assert "You have no Action." in lines(drawn(board(), s.match.view(2)))


def test_a_role_that_was_looked_at_is_known_to_that_player_alone() -> None:
    s = table(roles="light misa yagami mogi", A="mouchards", turn="A")
    s.A.plays("mouchards", s.B)
    assert "Capucine: Misa" in lines(drawn(board(), s.match.view(1)))
    assert not [line for line in lines(drawn(board(), s.match.view(3))) if line.startswith("Capucine: ")]


def test_the_centre_cannot_be_light_at_first() -> None:
    assert "inactive nos. 1, 2, 3, 4: anything but Light" in lines(drawn(board(), table().match.view(2)))


def test_every_action_of_the_hand_has_a_text_to_read() -> None:
    s = table(A="alibi fouiner")
    assert [card for _, card in board().cards(s.match.view(1))[1:]] == ["action-alibi", "action-fouiner"]
    for lang in LANGUAGES:
        words = board(lang=lang).words
        assert all(words.has(f"action-{id}", "text") and words.has(f"action-{id}", "timing") for id in ACTIONS)


# -- what is asked, and when ---------------------------------------------------------------------------------------


def test_a_moment_to_react_in_is_passed_over_with_nothing_to_play() -> None:
    drawer = board()
    assert drawer.unasked(window(refused="rem")) == "pass"
    assert drawer.unasked(window("alibi", refused="rem")) is None


def test_somebody_may_wish_to_be_asked_always_or_never() -> None:
    drawer = board()
    drawer.windows = "always"
    assert drawer.unasked(window()) is None
    drawer.windows = "never"
    assert drawer.unasked(window("alibi")) == "pass"
    assert drawer.unasked(Ask(1, "turn_main", options=(Option("end", "", "end_turn"),), default="end")) is None


def test_enter_passes_at_such_a_moment_and_nowhere_else() -> None:
    assert board().by_default(window("alibi")) == "pass"
    assert not board().by_default(Ask(1, "turn_main", options=(Option("end", "", "end_turn"),), default="end"))


def test_where_several_share_a_terminal_nobody_is_passed_over_for_an_empty_hand() -> None:
    assert reaction_windows.chosen(None, 1) == "playable" and reaction_windows.chosen(None, 2) == "always"
    assert reaction_windows.chosen("never", 2) == "never"
    for wish, people in (("playable", 2), ("sometimes", 1)):
        with pytest.raises(Usage):
            reaction_windows.chosen(wish, people)


def test_one_stops_at_the_turn_of_another_who_can_be_covered_and_elsewhere_by_wish_only() -> None:
    s = table(B="couverture", C="alibi", turn="A")
    drawer = board()
    stops = {seat: drawer.breath(s.match.view(seat), s.match.ask_for(seat)) for seat in (1, 2, 3, 4)}
    assert stops[2] is not None and stops[1] is stops[3] is stops[4] is None
    drawer.windows = "always"
    assert drawer.breath(s.match.view(3), s.match.ask_for(3)) is not None
    drawer.windows = "never"
    assert drawer.breath(s.match.view(2), s.match.ask_for(2)) is None


def test_a_tile_is_read_out_to_whoever_looks_at_it_and_a_nested_play_is_told_from_the_outside_in() -> None:
    s = table(tile="pacte", turn="A")
    s.A.chooses("look")
    ask = s.match.ask_for(1)
    assert ask is not None and ask.kind == "tile_choice"
    [told] = board().before(s.match.view(1), ask)
    assert told.startswith("“Dealings” (1 Suspicion, Ryuk): ")
    s = table(A="yeux", B="fausse_identite", turn="A")
    s.A.plays("yeux", s.B)
    ask = s.match.ask_for(2)
    assert ask is not None and ask.kind == "window_death"
    assert board().before(s.match.view(2), ask) == ["Going on: Shinigami Eyes (Basile → Capucine) › A death (Capucine)"]


# -- whole matches -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "lang", "width"), [(4, "fr", 80), (8, "en", 50), (6, "fr", 100)])
def test_every_table_of_a_match_can_be_drawn_and_fits(players: int, lang: str, width: int) -> None:
    match = Match(GAME, players, {}, players)
    drawer, rng = board(players, lang), Random(players)
    while not match.over:
        for seat in (rng.randrange(players), TABLE):
            view = match.view(seat)
            shown = drawer.title(view) + drawn(drawer, view, width)
            assert max(cell_len(line) for line in shown.splitlines()[1:]) <= width
            assert "cli-" not in shown and "{" not in shown
            ask = None if seat == TABLE else match.ask_for(seat)
            if ask is not None:
                assert not [line for line in (*drawer.before(view, ask), drawer.hint(ask)) if "{" in line]
        for _ in range(rng.randrange(1, 16)):
            if not match.over:
                match.answer(*random_step(match, rng))
    ended = drawn(drawer, match.view(TABLE), width, tuple(match.view(seat) for seat in range(players)))
    assert ended.count("✓") + ended.count("✗") >= 3 * players


def test_a_match_is_played_to_its_end_and_every_objective_is_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    ran = run(
        *("play", "death_note", "--players", 4, "--seed", 2, "--lang", "fr", "--save", file, "--bots", "random"),
        *("--windows", "never", "--fast"),
        typed="1\n1 1\n1 1 1\n" * 300,
    )
    assert ran.code == 0, ran.err
    assert "Jouez-vous une Action ?" not in ran.out.replace("\N{NARROW NO-BREAK SPACE}", " ")
    end = ran.out.rpartition("Fin de la partie")[2]
    assert len(re.findall("[✓✗]", end)) >= 12
    assert Transcript.decode(file.read_bytes()).outcome is not None
    assert run("verify", file).code == 0
    shown = run("replay", file, "--as", "all", "--all", "--lang", "fr")
    assert shown.code == 0 and "pommes" in shown.out


def test_what_is_asked_may_be_changed_at_any_question(run: Run) -> None:
    typed = "moments\nmoments jamais\nmoments peut-être\nq\n"
    out = run("play", "death_note", "--players", 4, "--seed", 2, "--lang", "fr", typed=typed).out
    assert "quand vous aurez de quoi réagir" in out and "On ne vous interrogera plus" in out
    assert "moments toujours, moments jouables ou moments jamais" in " ".join(out.split())
    out = run("play", "kemomimi_panic", "--seed", 2, "--lang", "fr", typed="moments jamais\nq\n").out
    assert "n’a pas de tels moments" in out


def test_those_who_share_a_terminal_keep_it_for_what_follows_from_their_own_answer(terminal: Terminal) -> None:
    child = terminal(
        *("play", "death_note", "--players", 4, "--people", 4, "--name", "Léa+Max+Zoé+Tom", "--lang", "fr"),
        *("--options", "l=host", "--seed", 1, "--windows", "never"),
    )
    for name in ("Max", "Zoé", "Tom"):
        child.expect(f"Passez à {name}")
        child.sendline("")
        child.expect("Quelle Action gardez-vous")
        child.sendline("1")
    child.expect("Passez à Léa")
    child.sendline("")
    child.expect("À qui donnez-vous une Action")
    child.sendline("1")
    assert child.expect(["Quelle Action donnez-vous", "Passez à"]) == 0
    child.sendline("1")
    assert child.expect(["Passez à Max", "Passez à Léa"]) == 0
    child.sendline("q")
