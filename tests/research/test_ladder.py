"""The ladder: who sits where, files that can be gone on with, and ratings that are those of the books."""

import random
from math import log
from pathlib import Path

import msgspec
import pytest

from penombre.games import RULESETS
from penombre.research import BadSimulation
from penombre.research.ladder import Ladder, climb, write
from penombre.research.ladder.climb import once
from penombre.research.ladder.ratings import ELO, Comparison, Ratings
from penombre.research.ladder.results_file import BadResults
from penombre.research.ladder.seating import camps, seatings

pytestmark = pytest.mark.simulation

CHEAP = ("random", "judgement")


def counted(ladder: Ladder) -> bytes:
    return msgspec.structs.replace(ladder, thinking={}).encode()


def small(file: Path, games: int = 4, workers: int = 1) -> Ladder:
    return climb("kemomimi_panic", [4, 5], games, file, seed=2, levels=CHEAP, workers=workers)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a small ladder that was played to its end."""
    file = tmp_path_factory.mktemp("ladder") / "results.jsonl"
    small(file)
    return file


# -- who sits where ------------------------------------------------------------------------------------------------


def test_every_seat_of_a_deal_is_once_of_every_level_at_mixed_tables() -> None:
    tables = [each for each in seatings(5, 7, "aabcc", ("x", "y", "z")) if each.kind == "mixed"]
    assert [sorted({table.levels[seat] for table in tables}) for seat in range(5)] == [["x", "y", "z"]] * 5


def test_a_camp_is_a_level_above_all_others_and_everybody_is_even_once() -> None:
    tables = {(each.kind, each.what): each.levels for each in seatings(4, 0, "abba", ("x", "y"))}
    assert tables["camp", "a"] == ("y", "x", "x", "y")
    assert tables["camp", "b"] == ("x", "y", "y", "x")
    assert tables["even", "x"] == ("x",) * 4
    assert tables["even", "y"] == ("y",) * 4


@pytest.mark.parametrize("game", RULESETS)
def test_every_game_says_who_is_for_whom(game: str) -> None:
    rules = RULESETS[game]
    players = rules.players[-1]
    found = camps(rules, players, rules.options(players, once(rules, {})), deal=1)
    assert len(found) == players
    assert 1 < len(set(found)) < players
    assert all(found)


# -- results -------------------------------------------------------------------------------------------------------


def test_the_number_of_workers_changes_nothing_but_the_time(played: Path, tmp_path: Path) -> None:
    assert counted(small(tmp_path / "two.jsonl", workers=2)) == counted(small(played))


def test_a_ladder_goes_on_where_somebody_stopped_it(played: Path, tmp_path: Path) -> None:
    lines = played.read_bytes().splitlines(keepends=True)
    stopped = tmp_path / "stopped.jsonl"
    stopped.write_bytes(b"".join(lines[:9]) + lines[9][:20])  # killed while it wrote the ninth table
    calls: list[tuple[int, int]] = []
    ladder = climb(
        "kemomimi_panic", [4, 5], 4, stopped, 2, levels=CHEAP, progress=lambda done, all: calls.append((done, all))
    )
    assert calls[0] == (8, len(lines) - 1)
    assert calls[-1] == (len(lines) - 1, len(lines) - 1)
    assert sorted(line.partition(b'"thinking"')[0] for line in stopped.read_bytes().splitlines()) == sorted(
        line.partition(b'"thinking"')[0] for line in played.read_bytes().splitlines()
    )
    assert counted(ladder) == counted(small(played))


def test_what_is_interrupted_has_kept_what_had_ended(tmp_path: Path) -> None:
    def stop(done: int, all: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    file = tmp_path / "results.jsonl"
    with pytest.raises(KeyboardInterrupt):
        climb("kemomimi_panic", [4], 100, file, levels=CHEAP, progress=stop)
    assert len(file.read_bytes().splitlines()) == 1 + 3


def test_more_games_play_only_what_is_missing(played: Path, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(played.read_bytes())
    calls: list[tuple[int, int]] = []
    climb("kemomimi_panic", [4], 5, file, 2, levels=CHEAP, progress=lambda done, all: calls.append((done, all)))
    assert calls[0][0] > 0
    assert len(file.read_bytes().splitlines()) > len(played.read_bytes().splitlines())


def test_a_file_of_other_terms_or_of_something_else_is_refused(played: Path, tmp_path: Path) -> None:
    with pytest.raises(BadResults, match="seed 2, not 3"):
        climb("kemomimi_panic", [4], 1, played, 3, levels=CHEAP)
    other = tmp_path / "other.jsonl"
    other.write_text('{"some": "thing"}\n')
    with pytest.raises(BadResults, match="no file of ladder results"):
        climb("kemomimi_panic", [4], 1, other, 2, levels=CHEAP)
    with pytest.raises(BadSimulation, match="a ladder needs a game"):
        climb("kemomimi_panic", [4], 0, played)


def test_search_is_on_the_ladder_and_its_time_is_told(tmp_path: Path) -> None:
    ladder = climb("kemomimi_panic", [4], 1, tmp_path / "one.jsonl", levels=("judgement", "search"), worlds=2)
    (standing,) = ladder.standings
    assert {(step.level, step.below) for step in standing.steps} == {("search", "judgement")}
    assert ladder.thinking["search"].seconds > ladder.thinking["judgement"].seconds
    assert ladder.thinking["search"].decisions > 0


def test_the_same_results_make_the_same_page(played: Path, tmp_path: Path) -> None:
    ladder = small(played)
    files = write(ladder, tmp_path / "one")
    assert [file.name for file in files] == ["kemomimi_panic-4.svg", "kemomimi_panic-5.svg", "kemomimi_panic.md"]
    for one, other in zip(files, write(small(played), tmp_path / "two"), strict=True):
        assert one.read_bytes() == other.read_bytes()
    page = files[-1].read_text(encoding="utf-8")
    command = "penombre ladder kemomimi_panic --players 4 5 --games 4 --seed 2 --levels random,judgement --worlds 24"
    assert command in page
    for camp in ("civilians", "thieves"):
        assert f"| {camp} | `judgement` | `random` |" in page
        assert f"| {camp} | +0 (+0 to +0) |" in page


# -- ratings -------------------------------------------------------------------------------------------------------


def test_three_wins_in_four_are_191_points() -> None:
    won = [Comparison(deal, {0: 1.0}, {1: 1.0}, 1.0) for deal in range(300)]
    lost = [Comparison(deal, {1: 1.0}, {0: 1.0}, 1.0) for deal in range(300, 400)]
    rating = Ratings(2, won + lost).beside(0, 1)
    assert rating.elo == pytest.approx(ELO * log(3), abs=1)
    # The books have it at 1 / sqrt(n p (1 - p)).
    assert rating.high - rating.elo == pytest.approx(1.96 * ELO / (400 * 0.75 * 0.25) ** 0.5, rel=0.02)


def test_teams_are_as_strong_as_their_members_on_average() -> None:
    rng, strength = random.Random(1), [0.0, 1.0, 2.0]
    played = []
    for deal in range(4000):
        one, other = ([rng.randrange(3) for _ in range(2)] for _ in range(2))
        ahead = sum(strength[each] for each in one) / 2 - sum(strength[each] for each in other) / 2
        if rng.random() >= 1 / (1 + 2.718281828**-ahead):
            one, other = other, one
        better, worse = ({each: side.count(each) / 2 for each in side} for side in (one, other))
        played.append(Comparison(deal, better, worse, 1.0))
    ratings = Ratings(3, played)
    for place in (1, 2):
        found = ratings.beside(place, 0)
        assert found.low < ELO * strength[place] < found.high


def test_tables_of_one_deal_are_one_case() -> None:
    won = [Comparison(each // 10, {0: 1.0}, {1: 1.0}, 1.0) for each in range(300)]
    lost = [Comparison(100 + each // 10, {1: 1.0}, {0: 1.0}, 1.0) for each in range(100)]
    alone = [msgspec.structs.replace(one, deal=deal) for deal, one in enumerate(won + lost)]
    together, apart = Ratings(2, won + lost).beside(0, 1), Ratings(2, alone).beside(0, 1)
    assert together.elo == apart.elo
    assert together.high - together.elo == pytest.approx(10**0.5 * (apart.high - apart.elo), rel=0.01)


def test_whoever_never_lost_has_a_rating_all_the_same() -> None:
    rating = Ratings(2, [Comparison(deal, {0: 1.0}, {1: 1.0}, 1.0) for deal in range(20)]).beside(0, 1)
    assert 300 < rating.elo < 3000
