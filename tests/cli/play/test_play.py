"""A person and bots at a table in the terminal."""

import re
import signal
import time
from pathlib import Path
from random import Random
from typing import Any

import pexpect
import pytest
from tests.cli.conftest import Run, Terminal
from tests.timeouts import patience

from penombre.cli.play import opening, saved_matches, terminal
from penombre.cli.play.sitting import Sitting
from penombre.engine import Match, Statement, Transcript
from penombre.games import RULESETS

GAME = RULESETS["kemomimi_panic"]


def steps(file: Path) -> list[object]:
    return list(Transcript.decode(file.read_bytes()).steps)


# -- at a real terminal --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "prompt", "over"), [("fr", "Votre réponse", "Fin de la partie"), ("en", "Your answer", "End of the match")]
)
def test_a_whole_match_at_a_terminal(terminal: Terminal, data: Path, lang: str, prompt: str, over: str) -> None:
    child = terminal("play", "kemomimi_panic", "--bots", "judgement", "--seed", 1, "--lang", lang)
    text = ""
    while child.expect([rf"{prompt}[^>\n]*> ", over]) == 0:
        text += child.before or ""
        assert re.search(r" 1  \S", child.before or "")
        child.sendline("1")
    child.expect("penombre verify")
    child.wait()
    assert child.exitstatus == 0
    assert "Alix" in text
    assert "\N{REPLACEMENT CHARACTER}" not in text
    (file,) = [file for file in (data / "matches").iterdir() if not file.name.endswith(".seat.json")]
    assert Transcript.decode(file.read_bytes()).verify(RULESETS).over


def test_a_killed_match_goes_on_with_nothing_lost(terminal: Terminal, run: Run, tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole.json", tmp_path / "killed.json"
    table = ("play", "kemomimi_panic", "--players", 6, "--seed", 12, "--bots", "judgement", "--lang", "en")
    assert run(*table, "--save", whole, typed="2\n1\n" * 200).code == 0
    child = terminal(*table, "--save", killed)
    for answer in ("2", "1", "2", "1", "2"):
        child.expect("Your answer > ")
        child.sendline(answer)
    child.expect("Your answer > ")
    child.kill(signal.SIGKILL)
    child.wait()
    before = steps(killed)
    assert before == steps(whole)[: len(before)]
    assert len([step for step in before if getattr(step, "seat", None) == 0]) == 3  # "2" was no answer to "ready?"
    ran = run("play", "--resume", killed, typed="1\n2\n" * 200)
    assert ran.code == 0
    assert steps(killed) == steps(whole)


def is_stopped(child: "pexpect.spawn[str]", stop: signal.Signals) -> str:
    """Tell a command to stop until it does; what it said then. In the instant before it waits for keys it is deaf."""
    end = time.monotonic() + patience()
    while time.monotonic() < end:
        child.kill(stop)
        if child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=patience(10)) == 0:
            child.wait()
            return child.before or ""
    raise AssertionError(f"it does not stop: {child.before}")


@pytest.mark.parametrize(
    ("stop", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)], ids=lambda each: str(each)
)
def test_a_signal_leaves_the_match_to_be_taken_up(
    terminal: Terminal, run: Run, tmp_path: Path, stop: signal.Signals, code: int
) -> None:
    file = tmp_path / "left.json"
    child = terminal("play", "kemomimi_panic", "--seed", 4, "--save", file, "--lang", "en")
    child.expect("Your answer > ")
    said = is_stopped(child, stop)
    assert stop is signal.SIGHUP or "The match is kept; to take it up again: penombre play --resume" in said
    assert child.exitstatus == code
    assert run("play", "--resume", file, typed="q\n").code == 0


def test_ctrl_d_leaves_like_q(terminal: Terminal, tmp_path: Path) -> None:
    child = terminal("play", "kemomimi_panic", "--seed", 4, "--save", tmp_path / "left.json", "--lang", "en")
    child.expect("Your answer > ")
    child.sendeof()
    child.expect("penombre play --resume")
    child.wait()
    assert child.exitstatus == 0


def test_two_terminals_that_start_at_once_get_two_matches(data: Path) -> None:
    first, second = saved_matches.new_file("game"), saved_matches.new_file("game")
    assert first != second


def test_what_a_kill_left_half_written_is_cleared_away(run: Run, unfinished: Path) -> None:
    half = unfinished.with_name(f".{unfinished.name}.ab12cd_9")
    half.write_text("{")
    assert run("play", "--resume", unfinished, typed="q\n").code == 0
    assert not half.exists()


def test_two_terminals_never_play_the_same_match(terminal: Terminal, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    child = terminal("play", "kemomimi_panic", "--seed", 4, "--save", file, "--lang", "en")
    child.expect("Your answer > ")
    ran = run("play", "--resume", file)
    assert (ran.code, ran.err) == (1, f"penombre: {file} is being played in another terminal\n")


# -- typing --------------------------------------------------------------------------------------------------------


def test_every_wrong_answer_is_told_why_and_asked_again(run: Run) -> None:
    typed = (
        "\n0\n99\nzebra\nw\n? zebra\n? akirra\n? students\naccuse\naccuse nobody\naccuse basile zebra\nclaim zebra\nq\n"
    )
    ran = run("play", "kemomimi_panic", "--seed", 1, "--lang", "en", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    for line in (
        "Type an answer, or ? for help.",
        "There is no answer 0; the only one is 1.",
        "There is no answer 99; the only one is 1.",
        "“zebra” is no answer; type 1, or ? for help.",
        "Nobody else is waited for: it is up to you.",
        "No card is called “zebra”.",
        "No card is called “akirra”. Perhaps: Psychic Akira",
        "“students” could mean The Students 1",
        "Say something: accuse …",
        "Nobody is called “nobody” at this table; there are Alix, Basile",
        "“zebra” cannot be said at this table; these can:",
    ):
        assert line in ran.out


def test_help_table_log_and_cards(run: Run) -> None:
    ran = run("play", "kemomimi_panic", "--seed", 1, "--lang", "fr", typed="?\n? croissant\nt\nl\nq\n")
    assert "Ce que vous pouvez taper" in ran.out
    assert "Vous volez les nuits de Nouvelle Lune" in ran.out
    assert ran.out.count("Votre rôle secret") == 2
    assert "Le journal depuis le début" in ran.out


def test_cards_and_rules_can_be_read_at_any_time(run: Run) -> None:
    ran = run("play", "kemomimi_panic", "--seed", 1, "--lang", "fr", typed="c\nr\n? vote\nrègles\nq\n")
    assert ran.out.count("Votre personnage, vu de tous") == 2
    assert ran.out.count("Le but du jeu") == 2
    assert "Il y a aussi\u00a0: La mise en place, La journée" in ran.out
    assert "penombre rules kemomimi_panic" in ran.out
    assert "Le suspect est coupable si" in " ".join(ran.out.split())


def test_help_fits_a_small_terminal(run: Run) -> None:
    for lang, help in (("fr", "Ce que vous pouvez taper"), ("en", "What you can type")):
        out = run("play", "kemomimi_panic", "--seed", 1, "--lang", lang, typed="?\nq\n").out
        assert len(out[out.index(help) :].splitlines()) < 24


@pytest.mark.parametrize("game", RULESETS)
def test_help_names_a_card_and_a_chapter_that_can_be_read(run: Run, game: str) -> None:
    out = " ".join(run("play", game, "--seed", 1, "--lang", "en", typed="?\nq\n").out.split())
    named = re.findall(r"“\? ([^”]+)” (?:reads a card|a chapter)", out)
    assert len(named) == 2
    for name in named:
        assert name in run("rules", game, name, "--lang", "en").out


def test_new_cards_are_read_out_when_they_are_dealt(run: Run) -> None:
    table = ("play", "kemomimi_panic", "--players", 8, "--seed", 5, "--lang", "en", "--options", "points")
    out = run(*table, "--bots", "random", "--fast", typed="1\n" * 400).out
    games = out.count("Roles shuffled")
    assert games > 1
    assert 1 < out.count("Your role, secret:") <= games


def test_whoever_takes_no_part_sees_the_table_every_day(run: Run) -> None:
    out = run("play", "kemomimi_panic", "--watch", "--seed", 2, "--lang", "en", "--bots", "random").out
    assert out.count("· Day ") > 2
    for day in range(1, out.count("· Day ") + 1):
        assert f" Day {day} · " in out


def test_night_is_called_night(run: Run) -> None:
    out = run("play", "kemomimi_panic", "--seed", 1, "--lang", "en", "--bots", "random", typed="1\n" * 200).out
    assert "Night 1 · New Moon" in out


def test_the_end_says_once_who_won(run: Run) -> None:
    for seed in range(1, 6):
        out = run("play", "kemomimi_panic", "--seed", seed, "--lang", "en", "--fast", typed="1\n" * 200).out
        end = out[out.index("End of the match") :]
        assert ("You have won" in end) is ("Won by" not in end)


def test_talk_is_heard_and_kept(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "talk.json"
    typed = "say Hello, everybody!\naccuse basile thief\nvouch 3\nclaim civilian angry\nclaim thief dario\n"
    typed += "promise elsa guilty\nsay I am a civilian, I swear!\nunsay\nq\n"
    ran = run("play", "kemomimi_panic", "--seed", 1, "--lang", "en", "--save", file, typed=typed)
    assert "You: “Hello, everybody!”" in ran.out
    assert "You: “I am a civilian, I swear! (understood as: I am a Civilian.)”" in " ".join(ran.out.split())
    said = [step.said for step in Transcript.decode(file.read_bytes()).steps if step.seat == 0 and step.said]
    assert said == [
        Statement("text", text="Hello, everybody!"),
        Statement("accuse", 1, "thief"),
        Statement("vouch", 2),
        Statement("claim", None, "civilian_angry"),
        Statement("claim", 3, "thief"),
        Statement("promise", 4, "guilty"),
        Statement("claim", None, "civilian", "I am a civilian, I swear!"),
        Statement("unsay"),
    ]


def test_what_others_write_cannot_steer_the_terminal(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "talk.json"
    ran = run("play", "kemomimi_panic", "--seed", 1, "--save", file, typed="say \x1b[2Jboo\x07\nq\n")
    assert "boo" in ran.out
    assert "\x1b" not in ran.out
    assert "\x1b" not in run("replay", file).out


def test_the_end_of_the_input_keeps_the_match(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    ran = run("play", "kemomimi_panic", "--seed", 1, "--save", file, "--lang", "en", typed="1\n")
    assert ran.code == 1
    assert ran.err == f"The match is kept; to take it up again: penombre play --resume {file}\n"
    assert len(ran.err.splitlines()) == 1
    assert Transcript.decode(file.read_bytes()).outcome is None


def test_a_forbidden_answer_is_listed_with_its_reason(run: Run) -> None:
    reason = "impossible: At this table, the Leader always raises a hand."
    table = (
        "play",
        "kemomimi_panic",
        "--players",
        4,
        "--options",
        "leader_must_vote",
        "--lang",
        "en",
        "--bots",
        "random",
    )
    for seed in range(1, 20):
        out = " ".join(run(*table, "--seed", seed, typed="hand_down\n1\n" * 100 + "q\n").out.split())
        if f"That is {reason}" in out:
            assert f"– {reason}" in out
            return
    pytest.fail("no Leader ever kept a hand down")


# -- the screen ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [4, 6, 8])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_line_is_wider_than_80_columns(run: Run, players: int, lang: str) -> None:
    table = (
        "play",
        "kemomimi_panic",
        "--players",
        players,
        "--seed",
        2,
        "--lang",
        lang,
        "--options",
        "preset=random,points",
    )
    out = run(*table, typed="?\nt\n" + "1\n" * 60 + "q\n").out
    wide = [line for line in out.splitlines() if len(line) > 80 and "penombre" not in line and "/" not in line]
    assert not wide


def test_a_narrow_table_drops_titles_and_no_secret(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ("play", "kemomimi_panic", "--seed", 1, "--lang", "en", "--name", "Maximilian-Hugo")
    wide = run(*table, typed="q\n").out
    monkeypatch.setenv("COLUMNS", "60")
    narrow = run(*table, typed="q\n").out
    board = narrow[narrow.index("Day 1") :]
    assert "Detective Shamlock  ◆" in wide
    assert "Detective Shamlock" not in board
    assert "Shamlock" in board and "[Civilian]" in board and "Leader" in board
    assert "…" not in board.partition("\n\n")[0]


def test_the_screen_shows_what_the_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    """In worlds that look the same to the seat, the screen is the same."""
    rng = Random(1)
    match = Match(GAME, 6, {"preset": "random"}, 5)
    compared = 0
    while not match.over:
        ask = rng.choice(match.asks())
        if ask.seat == 2:
            world = match.imagine(2, rng)
            assert screen(match, tmp_path) == screen(world, tmp_path)
            compared += match.table.faces != world.table.faces
        match.answer(ask.seat, ask.random_answer(rng.randrange))
    assert compared > 3


def screen(match: Match[Any], folder: Path) -> str:
    """All that a terminal draws for seat 2."""
    note = saved_matches.Note(seat=2, bots="random", lang="fr")
    side = terminal.Terminal(folder / "none.json", note, Sitting(match, "random", 2, opening.NAMES[:6]))
    ask = match.ask_for(2)
    assert ask is not None
    with side.screen.capture() as captured:
        side.display.table()
        side.help.commands()
        side.display.question(ask)
    return captured.get()


def test_the_seed_is_sealed_at_the_start_and_opened_at_the_end(run: Run, data: Path) -> None:
    out = run("play", "kemomimi_panic", "--lang", "en", "--fast", typed="1\n" * 200).out
    (file,) = [file for file in (data / "matches").iterdir() if not file.name.endswith(".seat.json")]
    transcript = Transcript.decode(file.read_bytes())
    assert len(transcript.secret) == 64
    assert out.index(transcript.commitment) < out.index("Day 1") < out.index(transcript.secret)
    assert f"penombre verify {file}" in out


def test_watching_takes_no_seat(run: Run, tmp_path: Path) -> None:
    ran = run("play", "kemomimi_panic", "--watch", "--seed", 2, "--lang", "en", "--save", tmp_path / "bots.json")
    assert (ran.code, ran.err) == (0, "")
    assert "You watch 5 bots" in ran.out
    assert "(you)" not in ran.out
    assert "Won by" in ran.out


# -- taking up -----------------------------------------------------------------------------------------------------


def test_the_newest_unfinished_match_is_taken_up(run: Run) -> None:
    run("play", "kemomimi_panic", "--seed", 1, "--lang", "en", typed="q\n")
    run("play", "kemomimi_panic", "--seed", 2, "--seat", 3, "--name", "Zoé", "--lang", "fr", typed="1\nq\n")
    ran = run("play", "--resume", typed="1\n" * 200)
    assert "Vous êtes Zoé, place 3." in ran.out
    assert "Fin de la partie" in ran.out
    assert "You are Alix" in run("play", "--resume", "kemomimi_panic", typed="q\n").out


@pytest.mark.parametrize("level", ["random", "judgement"])
def test_wherever_a_match_is_left_it_goes_on_the_same(level: str) -> None:
    def go(sitting: Sitting, kept: list[Transcript]) -> Transcript:
        while True:
            while sitting.go_on():
                pass
            ask = sitting.question()
            if ask is None:
                return Transcript.of(sitting.match)
            kept.append(Transcript.of(sitting.match))
            said = len([one for one in sitting.match.view(0).said if one.seat == 0])
            if ask.kind == "talk" and said < 3:
                sitting.say(Statement("accuse", 1 + said))
            else:
                sitting.answer(ask.legal()[0].id)
            kept.append(Transcript.of(sitting.match))

    kept: list[Transcript] = []
    whole = go(Sitting(Match(GAME, 5, None, 6), level, 0, ()), kept)
    assert whole.outcome is not None
    for transcript in kept[:: max(1, len(kept) // 12)]:
        assert go(Sitting(transcript.start(RULESETS), level, 0, ()).take_up(transcript.steps), []) == whole


def test_a_match_without_its_note_asks_whose_seat_it_is(run: Run, unfinished: Path) -> None:
    saved_matches.note_of(unfinished).unlink()
    ran = run("play", "--resume", unfinished)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "--seat" in ran.err
    assert run("play", "--resume", unfinished, "--seat", 2, typed="q\n").code == 0
    ran = run("play", "--resume", unfinished, "--seat", 1)
    assert (ran.code, "in the seat it was left in" in ran.err) == (2, True)


def test_a_finished_match_is_not_taken_up(run: Run, finished: Path) -> None:
    ran = run("play", "--resume", finished)
    assert (ran.code, ran.err.count("\n")) == (1, 1)
    assert f"penombre replay {finished}" in ran.err


def test_a_transcript_that_does_not_replay_is_refused(run: Run, unfinished: Path) -> None:
    unfinished.write_text(unfinished.read_text().replace('"seat": 1', '"seat": 3', 1))
    ran = run("play", "--resume", unfinished)
    assert (ran.code, ran.err.count("\n")) == (1, 1)
    assert "does not replay" in ran.err
