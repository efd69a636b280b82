"""What `make` runs of the suite: what a run took is told as a table, and a soak goes on where it stopped."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests import soak
from tests.suite import LEAST, LEFT_OUT, Step, missed, run_steps
from tests.tally import Tally


def test_a_table_has_the_seconds_of_each_folder_and_the_slowest_tests() -> None:
    tally = Tally({"tests/engine/test_ask.py::test_one": 1.5, "tests/games/rose_noire/test_roles.py::test_two": 2.5})
    tally.add(Tally({"tests/test_documents.py::test_three": 0.5}, covered={"kills": 5}))
    tally.add(Tally(covered={"kills": 2}))
    lines = tally.table().splitlines()
    assert lines[1:4] == [
        "    2.5      1  tests/games/rose_noire",
        "    1.5      1  tests/engine",
        "    0.5      1  tests",
    ]
    assert "    2.5  tests/games/rose_noire/test_roles.py::test_two" in lines
    assert lines[-1] == "      7  kills"
    assert Tally.read(Path("nowhere.json")) == Tally()


def test_steps_go_on_after_one_that_failed_and_show_what_it_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_steps((Step("bad", ("sh", "-c", "echo why; exit 3")), Step("good", ("true",)))) == 1
    said = capsys.readouterr().out
    assert "bad: failed\nwhy\n" in said and said.rstrip().endswith("good")
    assert run_steps((Step("good", ("true",)),)) == 0


def test_a_run_that_looked_at_less_than_belongs_to_it_fails_and_says_at_what(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert missed(Tally(covered=LEAST)) == 0
    assert missed(Tally(covered=LEAST | {"axe screens": 7})) == 1
    assert f"axe screens: 7 of {LEAST['axe screens']}" in capsys.readouterr().out


def test_every_target_says_what_it_does_not_look_at() -> None:
    assert {target: text.split(":")[0] for target, text in LEFT_OUT.items()} == {
        "check": "Not looked at",
        "quick": "Not looked at",
        "test": "Looked at in part",
    }


def test_every_family_of_a_soak_has_tests() -> None:
    for family in soak.FAMILIES:
        for path in family.paths:
            assert (soak.ROOT / path).exists(), f"{family.name}: there is no {path}"


def test_the_first_round_of_leaks_looks_where_they_are_remembered_and_every_other_round_elsewhere() -> None:
    seeds = {family.name: [family.seed(3, round) for round in range(3)] for family in soak.FAMILIES}
    assert seeds.pop("leaks") == [0, 3_001_000, 3_002_000]
    assert set(map(tuple, seeds.values())) == {(3_000_000, 3_001_000, 3_002_000)}


def test_a_soak_goes_on_where_it_stopped_and_writes_its_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = soak.Family("plain", "plain values", ("tests/engine/test_plain.py",), together=3)
    monkeypatch.setattr(soak, "FAMILIES", (plain,))
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    # Whoever writes a file meanwhile would make it another soak.
    commit = soak._commit()
    monkeypatch.setattr(soak, "_commit", lambda: commit)
    monkeypatch.setattr(soak, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(soak, "REPORT", tmp_path / "soak.md")
    assert soak.main(["--minutes", "0.001", "--seed", "4"]) == 0
    first = soak.resumed(4, restart=False).done(plain)
    assert first.units >= 1 and first.tests >= 3
    assert soak.main(["--minutes", "0.001"]) == 0
    second = soak.resumed(None, restart=False)
    assert second.seed == 4 and second.done(plain).units > first.units
    assert "| plain: plain values |" in (tmp_path / "soak.md").read_text("utf-8")
    assert "going on with the soak" in capsys.readouterr().out
    assert soak.resumed(5, restart=False).families == {}, "another seed is another soak"


def test_the_page_of_a_soak_says_what_was_found_and_how_to_see_it_again() -> None:
    done = soak.Done(units=3, rounds=1.5, tests=9, seconds=90.0, covered={"kills": 150})
    done.found.append(soak.Finding("tests/x.py::test_y", "assert 1 == 2", "pytest --seed 7 tests/x.py::test_y"))
    page = soak.report(soak.Soak(7, "abc", "today", 60.0, {soak.FAMILIES[0].name: done}))
    assert "| found | 1 |" in page and "| 1.5 | 9 | 1.5 | 150 kills | 1 |" in page
    assert "| `pytest --seed 7 tests/x.py::test_y` |" in page


@pytest.mark.parametrize("words", [["--minutes", "0"], ["--minutes", "soon"], ["--only", "toys"]])
def test_a_soak_that_cannot_be_is_refused_in_words(words: list[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        soak.main(words)
    assert refused.value.code not in (0, None)


def test_the_page_of_a_soak_tells_simulated_faults_and_real_kills_apart() -> None:
    simulated = soak.Done(seconds=3600.0, covered={"simulated schedules": 80_000, "simulated: nodes killed": 12_000})
    kills = soak.Done(covered={"kills on SQLite": 1_000, "kills on two PostgreSQL nodes": 950})
    page = soak.report(soak.Soak(7, "abc", "today", 60.0, {"simulation": simulated, "kills": kills}))
    assert "| real servers killed | 1000 of 1000 on SQLite, 950 of 1000 on two PostgreSQL nodes |" in page
    assert "80000 schedules, 80000 an hour of a core" in page
    assert "Seeds from 7000000 on" in page
    assert "| nodes killed | 12000 |" in page
    assert "simulated: nodes killed" not in page
