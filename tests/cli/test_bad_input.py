"""Whatever is typed wrong gets one clear line on standard error, a code of its own, and no traceback."""

import contextlib
import fcntl
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import PENOMBRE, Run
from tests.timeouts import patience

from penombre.cli import main

USAGE = [
    (["play", "kemo_panik"], "did you mean kemomimi_panic?"),
    (["play", "chess"], "unknown game 'chess'; expected one of: kemomimi_panic"),
    (["play"], "which game?"),
    (["play", "kemomimi_panic", "extra"], "one word too many"),
    (["play", "kemomimi_panic", "--players", "3"], "4 to 8 players, not 3"),
    (["play", "kemomimi_panic", "--players", "many"], "--players"),
    (["play", "kemomimi_panic", "--players", "9" * 30], "4 to 8 players, not 9999"),
    (["play", "kemomimi_panic", "--seed", "-5"], "--seed: expected a whole number from 0 on, not -5"),
    (["play", "kemomimi_panic", "--save", "/dev/full"], "is a device or a pipe"),
    (["play", "kemomimi_panic", "--options", "a" * 9999], "has no option 'aaa"),
    (["play", "kemomimi_panic", "--seat", "6"], "there is no seat 6; expected 1 to 5"),
    (["play", "kemomimi_panic", "--seat", "0"], "there is no seat 0"),
    (["play", "kemomimi_panic", "--bots", "judgment"], "did you mean judgement?"),
    (["play", "kemomimi_panic", "--lang", "de"], "expected one of: fr, en"),
    (["play", "kemomimi_panic", "--options", "promoo"], "did you mean promo?"),
    (["play", "kemomimi_panic", "--options", "promo=perhaps"], "true or false"),
    (["play", "kemomimi_panic", "--options", "promo,promo"], "given twice"),
    (["play", "kemomimi_panic", "--options", "talk_s=long"], "a whole number from 0 to 3600"),
    (["play", "kemomimi_panic", "--options", "talk_s=9999"], "a whole number from 0 to 3600"),
    (["play", "kemomimi_panic", "--options", "preset=first"], "none of its choices"),
    (["play", "kemomimi_panic", "--options", "characters=akira+akirra"], "did you mean psychic_akira"),
    (["play", "kemomimi_panic", "--options", "preset=small_society", "--players", "5"], "is for 4 players"),
    (["play", "kemomimi_panic", "--name", "\x1b[31mred"], "--name"),
    (["play", "kemomimi_panic", "--name", " "], "--name"),
    (["play", "kemomimi_panic", "--watch", "--seat", "2"], "--watch"),
    (["play", "kemomimi_panic", "--save", "{folder}"], "is a folder"),
    (["play", "kemomimi_panic", "--save", "{folder}/no/such.json"], "there is no folder"),
    (["play", "kemomimi_panic", "--save", "{broken}"], "exists already"),
    (["play", "--resume", "{missing}"], "there is no file"),
    (["play", "--resume", "{folder}"], "is a folder"),
    (["play", "--resume", "one.json", "two.json"], "one game or one file"),
    (["play", "--resume", "--seed", "3"], "cannot be changed"),
    (["play", "--resume", "--save", "x"], "new matches"),
    (["replay", "{missing}"], "there is no file"),
    (["replay"], "requires an argument"),
    (["verify", "{folder}"], "is a folder"),
    (["rules", "chess"], "unknown game"),
    (["rules", "kemomimi_panic", "akirra"], "did you mean Psychic Akira"),
    (["rules", "kemomimi_panic", "students"], "could be The Students 1"),
    (["rules", "kemomimi_panic", "zzz"], "there is no card"),
    (["simulate", "kemomimi_panic", "--games", "0"], "--games: expected 1 to"),
    (["simulate", "kemomimi_panic", "--workers", "0"], "--workers: expected 1 to"),
    (["simulate", "kemomimi_panic", "--bots", "genius"], "unknown bot level"),
    (["simulate", "kemomimi_panic", "--bots", ","], "level"),
    (["simulate", "kemomimi_panic", "--bots", "tief*=judgement"], "has no role 'tief*'; did you mean thief_"),
    (["simulate", "kemomimi_panic", "--bots", "thief*=genius"], "unknown bot level"),
    (["simulate", "kemomimi_panic", "--bots", ",".join(["random"] * 6)], "6 levels for 5 seats"),
    (["simulate", "kemomimi_panic", "--seed", "-1"], "--seed"),
    (["simulate", "kemomimi_panic", "--games", "9" * 30], "--games: expected 1 to"),
    (["simulate", "kemomimi_panic", "--workers", "9" * 30], "--workers: expected 1 to"),
    (["bench", "--seed", "-1"], "--seed"),
    (["balance", "kemomimi_panic", "--folder", "{broken}"], "is not a folder"),
    (["bench", "--rounds", "0"], "--rounds: expected 1 to"),
    (["bench", "--seconds", "0"], "expected 0.01 to 60"),
    (["completion", "tcsh"], "unknown shell"),
    (["plai"], "play"),
    (["play", "kemomimi_panic", "--sede", "1"], "--seed"),
]
FAILURES = [
    (["play", "--resume"], "there is no unfinished match"),
    (["play", "--resume", "kemomimi_panic"], "there is no unfinished match of kemomimi_panic"),
    (["play", "--resume", "{broken}"], "not a Pénombre transcript"),
    (["replay", "{broken}"], "not a Pénombre transcript"),
    (["verify", "{foreign}"], "not a Pénombre transcript"),
    (["verify", "{pipe}"], "cannot read {pipe}: not a regular file"),
    (["replay", "{pipe}"], "cannot read {pipe}: not a regular file"),
    (["play", "--resume", "{pipe}"], "cannot read {pipe}: not a regular file"),
    (["verify", "/dev/zero"], "cannot read /dev/zero: not a regular file"),
    (["verify", "{huge}"], "cannot read {huge}: too large"),
    (["verify", "{binary}"], "not a Pénombre transcript"),
    (["verify", "{newer}"], "format 99"),
    (["verify", "{other}"], "unknown game"),
    (["replay", "{other}"], "unknown game"),
]


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """Files nobody can play from."""
    contents = {
        "broken": b'{"format": "penombre-transcript", "format_ver',
        "foreign": b'{"name": "something else"}',
        "binary": bytes(range(256)),
        "newer": b'{"format": "penombre-transcript", "format_version": 99}',
        "other": b'{"format": "penombre-transcript", "format_version": 1, "game": "chess", "version": 1, "players": 2,'
        b' "options": {}, "commitment": "", "secret": ""}',
    }
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
    os.mkfifo(tmp_path / "pipe")
    with (tmp_path / "huge").open("wb") as huge:
        huge.truncate(1 << 30)
    names = (*contents, "missing", "pipe", "huge")
    return {"folder": str(tmp_path), **{name: str(tmp_path / name) for name in names}}


def fails(run: Run, arguments: list[str], files: dict[str, str], code: int, expected: str) -> None:
    ran = run(*(each.format(**files) for each in arguments))
    assert ran.code == code
    assert ran.out == ""
    assert ran.err.startswith("penombre: ")
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 1100
    assert expected.format(**files) in ran.err


@pytest.mark.parametrize(("arguments", "expected"), USAGE)
def test_a_misunderstanding_is_one_line_and_code_2(
    run: Run, files: dict[str, str], arguments: list[str], expected: str
) -> None:
    fails(run, arguments, files, 2, expected)


@pytest.mark.parametrize(("arguments", "expected"), FAILURES)
def test_a_failure_is_one_line_and_code_1(run: Run, files: dict[str, str], arguments: list[str], expected: str) -> None:
    fails(run, arguments, files, 1, expected)


def test_a_folder_that_cannot_be_written_is_said(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("PENOMBRE_DATA", str(blocked))
    ran = run("play", "kemomimi_panic")
    assert (ran.code, ran.err.count("\n")) == (1, 1)
    assert "cannot keep matches in" in ran.err
    ran = run("balance", "kemomimi_panic", "--games", 1, "--folder", blocked / "deeper")
    assert (ran.code, ran.err.count("\n")) == (1, 1)
    assert "cannot write the report" in ran.err


def test_ctrl_c_anywhere_is_one_line_and_code_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("penombre.cli.research.simulations.simulate", interrupted)
    ran = run("simulate", "kemomimi_panic")
    assert (ran.code, ran.out, ran.err) == (130, "", "penombre: interrupted\n")


def test_a_fault_of_ours_is_one_line_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty(*_: object, **__: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("penombre.cli.research.simulations.simulate", faulty)
    ran = run("simulate", "kemomimi_panic")
    assert (ran.code, ran.err.count("\n")) == (1, 1)
    assert "ZeroDivisionError: oh" in ran.err
    monkeypatch.setenv("PENOMBRE_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        main(["simulate", "kemomimi_panic"])


@pytest.mark.parametrize("command", ["rules kemomimi_panic", "replay {file} --all --as all"])
def test_a_closed_pipe_is_one_line(finished: Path, command: str) -> None:
    reading, writing = os.pipe()
    # All of the output must not fit into the pipe, or it may end before anybody has read anything.
    fcntl.fcntl(writing, fcntl.F_SETPIPE_SZ, os.sysconf("SC_PAGESIZE"))
    line = [*PENOMBRE, *command.format(file=finished).split()]
    with subprocess.Popen(line, stdout=writing, stderr=subprocess.PIPE, text=True) as running:
        os.close(writing)
        assert os.read(reading, 1)
        os.close(reading)
        _, err = running.communicate(timeout=patience())
    assert running.returncode == 1
    assert err == "penombre: the output was closed before its end\n"


@pytest.mark.parametrize("command", ["rules kemomimi_panic", "games", "--help", "play kemomimi_panic --watch"])
@pytest.mark.parametrize(
    ("closed", "said"),
    [
        (">&-", "penombre: standard output is closed\n"),
        (">&- 2>&-", ""),
        ("> /dev/full", "penombre: the system refused: [Errno 28] No space left on device\n"),
    ],
)
def test_an_output_that_takes_nothing_is_one_line(command: str, closed: str, said: str) -> None:
    ran = subprocess.run(
        ["bash", "-c", f"{' '.join(PENOMBRE)} {command} {closed}"],
        capture_output=True,
        text=True,
        check=False,
        timeout=patience(),
    )
    assert (ran.returncode, ran.stderr) == (1, said)


def test_closed_inputs_and_errors_change_no_exit_code(tmp_path: Path) -> None:
    line = " ".join(PENOMBRE)
    play = f"{line} play kemomimi_panic --lang en --save {tmp_path / 'kept.json'} <&-"
    ran = subprocess.run(["bash", "-c", play], capture_output=True, text=True, check=False, timeout=patience())
    assert (ran.returncode, ran.stderr.count("\n")) == (1, 1)
    assert "The match is kept" in ran.stderr
    for errors in ("2>&-", "2>/dev/full"):
        verify = ["bash", "-c", f"{line} verify nothing {errors}"]
        assert subprocess.run(verify, check=False, timeout=patience()).returncode == 2


def test_a_pipe_in_place_of_a_note_or_a_match_holds_nobody_up(run: Run, unfinished: Path, data: Path) -> None:
    note = unfinished.with_name("unfinished.seat.json")
    note.unlink()
    os.mkfifo(note)
    assert run("replay", unfinished).code == 0
    (data / "matches").mkdir(parents=True)
    os.mkfifo(data / "matches" / "kemomimi_panic-1.json")
    assert "no unfinished match" in run("play", "--resume").err


def alive(group: int) -> list[str]:
    """The processes of a group that still do something."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, _, its_group = stat.read_text().rpartition(")")[2].split()[:3]
            if int(its_group) == group and state not in "ZX":
                found.append(stat.parent.name)
    return found


def within(seconds: float, holds: Callable[[], bool]) -> None:
    """Wait for something that has to become true."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.parametrize(("send", "often"), [(os.kill, 1), (os.kill, 4), (os.killpg, 1)])
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP], ids=lambda each: str(each))
def test_a_signal_stops_a_simulation_and_all_its_workers(
    stop: signal.Signals, send: Callable[[int, int], None], often: int
) -> None:
    running = subprocess.Popen(
        [*PENOMBRE, "simulate", "kemomimi_panic", "--games", "100000", "--bots", "random", "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(stop, signal.SIG_DFL) and None,  # whatever our own parent ignores
    )
    within(patience(), lambda: len(alive(running.pid)) == 4)  # we, two workers, and who looks after their semaphores
    for _ in range(often):
        send(running.pid, stop)
        time.sleep(0.05)
    out, err = running.communicate(timeout=patience(120))
    within(patience(), lambda: not alive(running.pid))
    line = "penombre: interrupted\n" if stop is signal.SIGINT else f"penombre: stopped by {stop.name}\n"
    if often == 1:
        assert (running.returncode, out, err) == (128 + stop, "", line)
    else:  # a signal that comes when all is done may end us without another word
        assert running.returncode in (128 + stop, -stop)
        assert (out, err) in (("", line), ("", ""))


@pytest.mark.parametrize("columns", ["0", "1", "20", "-3", "many", "99999999"])
def test_any_width_is_readable(run: Run, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    ran = run("play", "kemomimi_panic", "--seed", 1, "--lang", "en", typed="?\nt\n1\nq\n")
    assert (ran.code, ran.err) == (0, "")
    for word in ("Alix", "Basile", "Leader", "eliminated"):
        assert word in ran.out
    assert all(len(line) <= 100 for line in ran.out.splitlines() if "penombre" not in line)


def test_typing_in_another_encoding_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    file = tmp_path / "talk.json"
    typed = "dire déjà ".encode() + b"\xff\xfe\nq\n"
    for encoding in ("ascii", "utf-8"):
        ran = subprocess.run(
            [*PENOMBRE, "play", "kemomimi_panic", "--seed", "1", "--lang", "fr", "--save", str(file)],
            input=typed,
            capture_output=True,
            check=False,
            timeout=patience(),
            env={**os.environ, "PYTHONIOENCODING": encoding},
        )
        assert (ran.returncode, ran.stderr) == (0, b"")
        assert "déjà \N{REPLACEMENT CHARACTER}".encode() in ran.stdout
        file.unlink()


def test_a_locale_without_accents_is_no_obstacle(finished: Path) -> None:
    ran = subprocess.run(
        [*PENOMBRE, "replay", str(finished), "--lang", "fr"],
        capture_output=True,
        check=False,
        timeout=patience(),
        env={"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert "à 5 joueurs".encode() in ran.stdout


@pytest.mark.parametrize("arguments", [["--help"], [], ["play", "--help"], ["simulate", "-h"], ["--version"]])
def test_help_goes_to_standard_output(run: Run, arguments: list[str]) -> None:
    ran = run(*arguments)
    assert (ran.code, ran.err) == (0, "")
    assert "penombre" in ran.out


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_for_every_shell(run: Run, shell: str) -> None:
    ran = run("completion", shell)
    assert ran.code == 0
    assert "simulate" in ran.out
