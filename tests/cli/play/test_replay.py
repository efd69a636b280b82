"""Seeing a match again: everybody sees what they saw then, and a file that was touched is found out."""

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run, Terminal

from penombre.cli.play import saved_matches
from penombre.cli.play.opening import NAMES
from penombre.cli.play.replay import EVERYTHING, Replay
from penombre.engine import CLOCK, TABLE, Match, Transcript
from penombre.games import RULESETS
from penombre.words import Words

GAME = RULESETS["kemomimi_panic"]


@pytest.fixture
def rich_in_secrets(tmp_path: Path) -> Path:
    """A finished match full of checks, swaps, papers and masters, played by chance."""
    import random

    options = {
        "joke": True,
        "characters": (
            "detective_shamlock",
            "crossdressing_dautriche",
            "bank_employee_lucie",
            "cook_genevieve",
            "psychic_akira",
        ),
    }
    rng = random.Random(4)
    match: Match[Any] = Match(GAME, 5, options, 4)
    while not match.over:
        ask = rng.choice(match.asks())
        match.answer(ask.seat, ask.random_answer(rng.randrange))
    file = tmp_path / "secrets.json"
    file.write_bytes(Transcript.of(match, NAMES[:5]).encode())
    return file


def spoken(match: Match[Any], seat: int, lang: str = "en") -> list[str]:
    """The events of a seat in words, without the spaces that wrapping may change."""
    words = Words("kemomimi_panic", lang)
    return [" ".join(words.event(seen, NAMES[:5], seat).split()) for seen in match.events(seat)]


@pytest.mark.parametrize("who", ["1", "2", "3", "4", "5", "spectator"])
def test_a_replay_tells_a_seat_its_events_and_no_others(run: Run, rich_in_secrets: Path, who: str) -> None:
    seat = TABLE if who == "spectator" else int(who) - 1
    match = Transcript.decode(rich_in_secrets.read_bytes()).play(RULESETS)
    ran = run("replay", rich_in_secrets, "--as", who, "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    told = [line for line in " ".join(ran.out.split()).split("· ") if line]
    mine = spoken(match, seat)
    out = " ".join(ran.out.split())
    for line in mine:
        assert line in out
    assert len(told) >= len(mine)
    private = {line for other in range(5) for line in spoken(match, other)} - set(mine)
    for line in private:
        # What another seat was told about itself is worded for that seat ("you"): it must not show anywhere.
        assert line not in out
    whispers = [seen for seen in match.events(seat) if seen.key == "check_answer"]
    assert out.count("answer to your check") == len(whispers)


def test_a_replay_shows_a_seat_its_own_answers_only(run: Run, rich_in_secrets: Path) -> None:
    transcript = Transcript.decode(rich_in_secrets.read_bytes())
    for seat in range(5):
        out = run("replay", rich_in_secrets, "--as", seat + 1, "--lang", "en").out
        answers = [step for step in transcript.steps if step.seat == seat and step.answer is not None]
        assert out.count("\nYou choose: ") == len(answers)
        assert " answers: " not in out
    assert "\nYou choose: " not in run("replay", rich_in_secrets, "--as", "spectator", "--lang", "en").out


def test_the_views_on_the_way_are_those_of_the_seat(run: Run, rich_in_secrets: Path) -> None:
    """On day one nobody sees a role but their own."""
    match = Transcript.decode(rich_in_secrets.read_bytes()).start(RULESETS)
    words = Words("kemomimi_panic", "en")
    for seat in range(5):
        out = run("replay", rich_in_secrets, "--as", seat + 1, "--lang", "en").out
        board = out[out.index("\nDay 1") :].split("\n\n")[0]
        role = words.text(f"role-{match.view(seat).private.role}")  # type: ignore[union-attr]
        assert f"[{role}]" in board
        assert board.count("[") == 1


def test_all_shows_every_secret_and_says_so(run: Run, rich_in_secrets: Path) -> None:
    out = run("replay", rich_in_secrets, "--as", "all", "--lang", "en").out
    assert "This shows every secret of the match." in out
    assert "only to " in out
    assert "in secret to " in out
    board = out[out.index("\nDay 1") :].split("\n\n")[0]
    assert board.count("[") == 5


def test_names_and_seats_mean_the_same(run: Run, finished: Path) -> None:
    assert run("replay", finished, "--as", "basile").out == run("replay", finished, "--as", "2").out
    assert run("replay", finished).out == run("replay", finished, "--as", "1").out


def test_an_unfinished_match_keeps_its_secrets(run: Run, unfinished: Path) -> None:
    assert run("replay", unfinished, "--as", "spectator").code == 0
    assert run("replay", unfinished, "--as", "2").out == run("replay", unfinished).out
    ran = run("replay", unfinished, "--as", "1")
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)
    saved_matches.note_of(unfinished).unlink()
    assert run("replay", unfinished, "--as", "2").code == 1
    ran = run("replay", unfinished, "--as", "all", "--lang", "en")
    assert (ran.code, ran.err) == (0, "Careful: this match is not over, and these are all its secrets.\n")


def test_stepping_through(terminal: Terminal, finished: Path) -> None:
    child = terminal("replay", finished, "--as", "spectator", "--lang", "en")
    steps = len(Transcript.decode(finished.read_bytes()).steps)
    child.expect("Enter: next; n: up to")
    child.expect(rf"\[0/{steps}\] > ")
    for key, answer in (("b", "This is the beginning."), ("x", "type Enter, n, e, b"), ("t", "Day 1")):
        child.sendline(key)
        child.expect_exact(answer)
        child.expect(rf"\[0/{steps}\] > ")
    child.sendline("")
    child.expect(r"\[(\d+)/")
    child.sendline("b")
    child.expect(r"\[0/")
    for _ in range(80):
        child.sendline("n")
        if child.expect([rf"\[{steps}/{steps}\] > ", r"\[\d+/"]) == 0:
            break
    assert "Won by" in (child.before or "")
    for key, step in (("0", "0"), ("99999999999999", str(steps)), ("2", "[2-9]")):
        child.sendline(key)
        child.expect(rf"\[{step}/{steps}\] > ")
    child.sendline("e")
    child.expect(rf"\[{steps}/{steps}\] > ")
    child.sendline("")
    child.wait()
    assert child.exitstatus == 0


def test_steps_up_to_the_end_tell_all_that_is_printed_at_once(terminal: Terminal, run: Run, finished: Path) -> None:
    steps = len(Transcript.decode(finished.read_bytes()).steps)
    child = terminal("replay", finished, "--lang", "en", more={"NO_COLOR": "1", "TERM": "dumb"})
    child.expect(r"\[0/\d+\] > ")
    seen = child.before or ""
    while not child.terminated:
        child.sendline("n")
        at_the_end = child.expect([rf"\[{steps}/{steps}\] > ", r"\[\d+/\d+\] > "]) == 0
        seen += child.before or ""
        if at_the_end:
            break
    child.sendline("q")
    lines = {line.strip() for line in seen.splitlines()}
    told = [line for line in run("replay", finished, "--lang", "en", "--all").out.splitlines() if line.startswith("·")]
    assert told
    assert not [line for line in told if line.strip() not in lines]


def test_a_conversation_is_one_scene(finished: Path) -> None:
    transcript = Transcript.decode(finished.read_bytes())
    scenes = list(Replay(transcript, NAMES[:5], TABLE, "en").scenes())
    assert max(sum(line.style == "talk" for line in scene.lines) for scene in scenes) > 2
    assert not any(one.talk and other.talk and one.phase == other.phase for one, other in pairwise(scenes))
    assert sum(len(scene.lines) for scene in scenes) > len(scenes)


# -- verifying -----------------------------------------------------------------------------------------------------


def test_a_true_file_is_verified(run: Run, finished: Path) -> None:
    ran = run("verify", finished)
    transcript = Transcript.decode(finished.read_bytes())
    assert (ran.code, ran.err) == (0, "")
    for fact in (
        transcript.commitment,
        transcript.secret,
        "Alix, Basile",
        f"steps       {len(transcript.steps)}",
        "verified",
    ):
        assert fact in ran.out


def test_an_unfinished_file_is_verified_so_far(run: Run, unfinished: Path) -> None:
    ran = run("verify", unfinished)
    assert (ran.code, "not over yet" in ran.out) == (0, True)


def change(name: str, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda written: written.__setitem__(name, value)


@pytest.mark.parametrize(
    "tamper",
    [
        change("commitment", "0" * 64),
        change("secret", "32"),
        change("secret", "not hexadecimal"),
        change("fingerprint", "0" * 64),
        change("players", 6),
        change("players", 99),
        change("options", {"chess": True}),
        change("nonces", {"0": "luck"}),
        lambda written: written["outcome"].update(winners=[0, 1, 2, 3, 4]),
        lambda written: written["steps"].pop(),
        lambda written: written["steps"].pop(0),
        lambda written: written["steps"][0].update(seat=4),
        lambda written: written["steps"].append({"seat": 0, "answer": "ready"}),
        lambda written: written["steps"][0].update(answer="cheat"),
        lambda written: written["steps"].insert(0, {"seat": 0}),
    ],
)
def test_a_touched_file_is_found_out(run: Run, finished: Path, tamper: Callable[[dict[str, Any]], None]) -> None:
    written = json.loads(finished.read_text())
    tamper(written)
    finished.write_text(json.dumps(written))
    ran = run("verify", finished)
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert "not verified" in ran.err


def test_strange_names_in_a_file_are_printed_harmlessly(run: Run, finished: Path) -> None:
    written = json.loads(finished.read_text())
    for names in (["\x1b[31mRed", "a" * 500, "", "two\nlines"], [], ["x"] * 50):
        finished.write_text(json.dumps({**written, "names": names}))
        ran = run("replay", finished, "--as", "all")
        assert (ran.code, ran.err) == (0, "")
        assert "\x1b" not in ran.out


def test_time_that_passes_stands_before_what_was_done_then() -> None:
    match = Match(RULESETS["dc_spyfall"], 3, {"rounds": 1, "clock_mode": "realtime"}, 2)
    for seat in range(3):
        match.answer(seat, "look_done")
    for _ in range(2):
        match.answer(CLOCK, "2500")
        asked = next(ask for ask in match.asks() if not ask.optional)
        match.answer(asked.seat, asked.random_answer(lambda below: below - 1))
    scenes = list(Replay(Transcript.of(match, NAMES[:3]), NAMES[:3], EVERYTHING, "en").scenes())
    assert [scene.step for scene in scenes] == [0, 1, 2, 3, 5, 7]
    assert all("2.5 s" in scene.lines[0].text and len(scene.lines) > 1 for scene in scenes[-2:])
