"""Golden playthroughs are the same when played again, and show what changed when they are not."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest
from tests.toys.lanterns import Lanterns, LanternTable

from penombre.engine import Option, Seat, Transcript
from penombre.testing.golden import Case, check_golden, golden, main, record

CASES = [Case(3), Case(5, {"rounds": 1, "motto": False}, deal=2)]


class RenamedPass(Lanterns):
    """The same game, where an option was renamed."""

    def swaps(self, t: LanternTable, me: Seat) -> tuple[Option, ...]:
        honest = super().swaps(t, me)
        return (*honest[1:], Option("stay", None, "stay"), honest[0])


class LostPass(Lanterns):
    """The same game, where a swap cannot be declined."""

    def swaps(self, t: LanternTable, me: Seat) -> tuple[Option, ...]:
        return (Option("pass", refused="never"), *super().swaps(t, me)[1:], Option("stay"))


class NextVersion(Lanterns):
    """The same game, later."""

    version = 2


def test_a_playthrough_reads_like_a_match(tmp_path: Path) -> None:
    written = golden(Lanterns(), tmp_path, CASES)
    assert [path.name for path in written] == [
        "3-players-deal-1.json",
        "3-players-deal-1.txt",
        "5-players-deal-2.json",
        "5-players-deal-2.txt",
    ]
    lines = written[1].read_text(encoding="utf-8").splitlines()
    assert lines[0] == "lanterns, version 1, 3 players"
    assert lines[1] == 'options {"rounds":2,"motto":true}'
    assert lines[4:9] == [
        '   * dealt {"round":0}',
        "",
        "1. sealed question to 3 seats",
        "   seat 0 mark red | blue (secret)",
        "   seat 1 mark red | blue (secret)",
    ]
    text = "\n".join(lines)
    assert '   * sign_made {"by":0,"to":1} (only to seat 0, seat 1)' in text
    assert "   seat 1 react object [refused: no_shield] | pass" in text
    assert "   clock time time_up" in text
    assert 'outcome {"ending":"rounds_played"' in text
    assert lines[-5] == "seat 2 knows"


def test_the_default_cases_are_a_small_a_middle_and_a_large_table(tmp_path: Path) -> None:
    names = [path.stem for path in golden(Lanterns(), tmp_path)]
    assert sorted(set(names)) == ["3-players-deal-1", "4-players-deal-1", "5-players-deal-1"]
    check_golden(Lanterns(), tmp_path)


def test_writing_again_writes_the_same(tmp_path: Path) -> None:
    first = [path.read_bytes() for path in golden(Lanterns(), tmp_path / "one", CASES)]
    assert [path.read_bytes() for path in golden(Lanterns(), tmp_path / "two", CASES)] == first


def test_a_difference_is_shown_where_it_is(tmp_path: Path) -> None:
    golden(Lanterns(), tmp_path, CASES)
    with pytest.raises(AssertionError) as caught:
        check_golden(RenamedPass(), tmp_path)
    message = str(caught.value)
    assert "3-players-deal-1.json plays differently now" in message
    assert "--- as it was" in message
    assert any(line.startswith("-") and "swap pass | place-0" in line for line in message.splitlines())
    assert any(line.startswith("+") and "stay | pass" in line for line in message.splitlines())


def test_an_answer_that_is_no_option_any_more_is_told(tmp_path: Path) -> None:
    golden(Lanterns(), tmp_path, CASES)
    with pytest.raises(AssertionError, match=r"step \d+ does not replay: 'pass' is refused: never"):
        check_golden(LostPass(), tmp_path)


def test_another_version_is_told(tmp_path: Path) -> None:
    golden(Lanterns(), tmp_path, CASES)
    with pytest.raises(AssertionError, match="played by version 1 of lanterns; this Pénombre has version 2"):
        check_golden(NextVersion(), tmp_path)


def test_missing_files_are_told(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"no golden playthroughs in .*lanterns; write them with: make golden"):
        check_golden(Lanterns(), tmp_path)
    golden(Lanterns(), tmp_path, CASES)[1].unlink()
    with pytest.raises(AssertionError, match=r"3-players-deal-1\.txt is missing"):
        check_golden(Lanterns(), tmp_path)


def test_a_wrong_fingerprint_is_told_though_every_step_is_the_same(tmp_path: Path) -> None:
    path = golden(Lanterns(), tmp_path, CASES)[0]
    true = Transcript.decode(path.read_bytes()).fingerprint
    path.write_text(path.read_text(encoding="utf-8").replace(true, "0" * len(true)), encoding="utf-8")
    with pytest.raises(AssertionError, match="every step is the same, but: the steps do not lead"):
        check_golden(Lanterns(), tmp_path)


def test_the_command_writes_and_compares_every_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games = importlib.import_module("penombre.games")
    monkeypatch.setattr(games, "RULESETS", {"lanterns": Lanterns()}, raising=False)
    assert main(["--check", str(tmp_path)]) == 1
    assert "no golden playthroughs" in capsys.readouterr().err
    assert main([str(tmp_path)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 6
    assert main(["--check", str(tmp_path)]) == 0


def test_a_folder_may_say_which_matches_are_kept(tmp_path: Path) -> None:
    asked = tmp_path / "lanterns" / "cases.json"
    asked.parent.mkdir()
    asked.write_text('[{"title": "short", "players": 3, "options": {"rounds": 1}}, {"players": 4, "deal": 5}]')
    assert [path.name for path in golden(Lanterns(), tmp_path)] == [
        "short.json",
        "short.txt",
        "4-players-deal-5.json",
        "4-players-deal-5.txt",
    ]
    check_golden(Lanterns(), tmp_path)


def test_the_same_deal_may_be_kept_with_other_luck() -> None:
    cases = [Case(3, title="one"), Case(3, title="one", luck=1), Case(3, title="one", luck=1)]
    first, second, third = [record(Lanterns(), case) for case in cases]
    assert first != second == third
