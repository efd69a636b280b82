"""Simulations, balance reports and the bench."""

import json
from itertools import islice
from pathlib import Path

import pexpect
import pytest
from tests.cli.conftest import Run, Terminal

from penombre.cli.failure import Failure
from penombre.cli.research import bench
from penombre.cli.research.measure import Round
from penombre.games import RULESETS


def test_json_is_the_same_whatever_the_number_of_workers(run: Run) -> None:
    table = ("simulate", "kemomimi_panic", "--players", 5, "--bots", "random", "--games", 120, "--seed", 7, "--json")
    results = []
    for workers in (1, 2):
        ran = run(*table, "--workers", workers)
        assert (ran.code, ran.err) == (0, "")
        result = json.loads(ran.out)
        assert result.pop("timing")["workers"] == workers
        results.append(result)
    assert results[0] == results[1]
    assert results[0]["games"] == 120


def test_the_table_has_rates_intervals_lengths_and_endings(run: Run) -> None:
    table = ("simulate", "kemomimi_panic", "--players", 4, "--games", 20, "--workers", 1, "--options", "promo,joke")
    out = run(*table, "--bots", "judgement,random", "--lang", "en").out
    for part in (
        "Crescent Moon",
        "%",
        "random",
        "judgement",
        "Days:",
        "Answers:",
        "answers per second",
        "ending",
        "Civilians",
    ):
        assert part in out
    french = run(*table, "--bots", "random", "--lang", "fr").out
    assert "réponses par seconde" in french
    assert "no_thief" not in out + french


def test_the_balance_report_is_written(run: Run, tmp_path: Path) -> None:
    ran = run("balance", "kemomimi_panic", "--games", 2, "--workers", 1, "--folder", tmp_path / "reports")
    assert (ran.code, ran.err) == (0, "")
    assert (tmp_path / "reports" / "kemomimi_panic.md").is_file()
    assert str(tmp_path / "reports" / "kemomimi_panic.md") in ran.out


def test_the_ladder_is_played_written_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    table = (
        "ladder",
        "kemomimi_panic",
        "--players",
        4,
        5,
        "--games",
        1,
        "--levels",
        "random,judgement",
        "--workers",
        1,
    )
    ran = run(*table, "--folder", tmp_path)
    assert ran.code == 0
    assert str(tmp_path / "kemomimi_panic.md") in ran.out
    file = Path(ran.err.partition("--resume ")[2].strip())
    tables = file.read_bytes()
    again = run(*table, "--resume", file, "--json")
    assert (again.code, again.err) == (0, "")
    assert [each["players"] for each in json.loads(again.out)["standings"]] == [4, 5]
    assert file.read_bytes() == tables
    refused = run(*table, "--resume", file, "--seed", 1)
    assert (refused.code, "was played on other terms: seed 0, not 1" in refused.err) == (1, True)


def test_the_calibration_is_printed(run: Run) -> None:
    table = ("calibration", "kemomimi_panic", "--players", 4, "--games", 2, "--worlds", 20)
    ran = run(*table)
    assert (ran.code, ran.err) == (0, "")
    assert "1 is calibrated" in ran.out
    report = json.loads(run(*table, "--json").out)
    assert (report["matches"], report["decisions"], report["worlds"]) == (2, 8, 20)


def sizes(game: str) -> list[int]:
    return [players for players in (4, 6, 8) if players in RULESETS[game].players]


def test_the_bench_of_all_games_as_json(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    # Of two it tells the same as of all.
    games = dict(islice(RULESETS.items(), 2))
    monkeypatch.setattr(bench, "RULESETS", games)
    ran = run("bench", "--rounds", 1, "--seconds", 0.01, "--json")
    report = json.loads(ran.out)
    assert [each["game"] for each in report["games"]] == list(games)
    for measured in report["games"]:
        assert [speed["players"] for speed in measured["speeds"]] == sizes(measured["game"])
        for speed in measured["speeds"]:
            assert 0 < speed["decisions_per_second"] <= speed["answers_per_second"]
    assert [growth["options"] for growth in report["games"][0]["growth"]] == [{}, {"points": True}]
    assert report["peer"] is None
    first, *others = games
    beside = [(each["game"], each["beside"], each["players"]) for each in report["beside"]]
    assert beside == [(other, first, players) for other in others for players in sizes(other)]
    assert all(each["decisions"] > 0 for each in report["beside"])


def test_an_answer_in_ready_phrases_is_a_decision_and_being_ready_is_none() -> None:
    # Nobody interrupts: per exchange a question and an answer, and twice per round everybody says nothing but ready.
    assert Round(RULESETS["dc_spyfall"], 4, seed=1).choices(2) == 280 / 320


def test_the_bench_of_one_game_as_a_table(run: Run) -> None:
    out = run("bench", "tokyo", "--rounds", 1, "--seconds", 0.01).out
    assert "decisions/s" in out and "world µs" in out
    assert "beside" not in out


def test_a_peer_that_cannot_be_installed_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable() -> Path:
        raise Failure("cannot install open_spiel: no index")

    monkeypatch.setattr(bench, "_environment", unreachable)
    ran = run("bench", "--peer", "--rounds", 1)
    assert (ran.code, ran.err) == (1, "penombre: cannot install open_spiel: no index\n")


def test_ctrl_c_stops_every_worker_with_one_line(terminal: Terminal) -> None:
    child = terminal("simulate", "kemomimi_panic", "--games", 50_000, "--bots", "random", "--workers", 2)
    child.expect("/50000")
    child.sendintr()
    child.expect("penombre: interrupted")
    assert "Traceback" not in (child.before or "")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 130
    assert "Traceback" not in (child.before or "")
