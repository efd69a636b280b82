"""Whatever is typed wrong gets one clear line on standard error, a code of its own, and no traceback."""

import subprocess
from pathlib import Path

import pytest
from tests.cli.conftest import PENOMBRE, Run

from penombre.cli import main

USAGE = [
    (["play", "kemo_panik"], "did you mean kemomimi_panic?"),
    (["play", "chess"], "unknown game 'chess'; expected one of: kemomimi_panic"),
    (["play"], "which game?"),
    (["play", "kemomimi_panic", "extra"], "one word too many"),
    (["play", "kemomimi_panic", "--players", "3"], "4 to 8 players, not 3"),
    (["play", "kemomimi_panic", "--players", "many"], "--players"),
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
    (["simulate", "kemomimi_panic", "--games", "0"], "at least 1"),
    (["simulate", "kemomimi_panic", "--workers", "0"], "at least 1"),
    (["simulate", "kemomimi_panic", "--bots", "genius"], "unknown bot level"),
    (["simulate", "kemomimi_panic", "--bots", ","], "level"),
    (["balance", "kemomimi_panic", "--folder", "{broken}"], "is not a folder"),
    (["bench", "--rounds", "0"], "at least 1"),
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
    names = (*contents, "missing")
    return {"folder": str(tmp_path), **{name: str(tmp_path / name) for name in names}}


def fails(run: Run, arguments: list[str], files: dict[str, str], code: int, expected: str) -> None:
    ran = run(*(each.format(**files) for each in arguments))
    assert ran.code == code
    assert ran.out == ""
    assert ran.err.startswith("penombre: ")
    assert ran.err.count("\n") == 1
    assert expected in ran.err


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

    monkeypatch.setattr("penombre.cli.study.simulate", interrupted)
    ran = run("simulate", "kemomimi_panic")
    assert (ran.code, ran.out, ran.err) == (130, "", "penombre: interrupted\n")


def test_a_fault_of_ours_is_one_line_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty(*_: object, **__: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("penombre.cli.study.simulate", faulty)
    ran = run("simulate", "kemomimi_panic")
    assert (ran.code, ran.err.count("\n")) == (1, 1)
    assert "ZeroDivisionError: oh" in ran.err
    monkeypatch.setenv("PENOMBRE_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        main(["simulate", "kemomimi_panic"])


@pytest.mark.parametrize("command", ["rules kemomimi_panic", "replay {file} --all"])
def test_a_closed_pipe_is_one_line(finished: Path, command: str) -> None:
    line = f"set -o pipefail; {' '.join(PENOMBRE)} {command.format(file=finished)} | head -1"
    ran = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert ran.stderr == "penombre: the output was closed before its end\n"


def test_a_locale_without_accents_is_no_obstacle(finished: Path) -> None:
    ran = subprocess.run(
        [*PENOMBRE, "replay", str(finished), "--lang", "fr"],
        capture_output=True,
        check=False,
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
