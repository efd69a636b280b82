import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from penombre.games import RULESETS
from penombre.research import BadSimulation, balance
from penombre.research.charts import Dot, Scale, Series, dots

pytestmark = pytest.mark.simulation

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("balance")
    balance("kemomimi_panic", games=3, seed=5, folder=folder / "one")
    return folder


def test_the_same_seed_writes_the_same_bytes(folder: Path) -> None:
    calls: list[tuple[int, int]] = []
    written = balance(
        "kemomimi_panic", games=3, seed=5, folder=folder / "two", progress=lambda done, all: calls.append((done, all))
    )
    assert [path.name for path in written] == [
        "kemomimi_panic-random-wins.svg",
        "kemomimi_panic-random-endings.svg",
        "kemomimi_panic-random-days.svg",
        "kemomimi_panic-judgement-wins.svg",
        "kemomimi_panic-judgement-endings.svg",
        "kemomimi_panic-judgement-days.svg",
        "kemomimi_panic.md",
    ]
    for path in written:
        assert path.read_bytes() == (folder / "one" / path.name).read_bytes()
    assert calls[-1] == (30, 30)


def test_the_page_has_a_table_for_every_count_and_no_timing(folder: Path) -> None:
    page = (folder / "one" / "kemomimi_panic.md").read_text()
    assert page.startswith("# The balance of Kemomimi Panic\n")
    assert page.count("| role | 4 players | 5 players | 6 players | 7 players | 8 players |") == 2
    assert "penombre balance kemomimi_panic --games 3 --seed 5" in page
    assert "per second" not in page
    for row in re.findall(r"^\|.*\|$", page, re.MULTILINE):
        assert row.count("|") == 7


@pytest.mark.parametrize(
    ("chart", "what", "figure"),
    [
        ("wins", "how often each role wins", r"Civilian: \d+% with 4 players"),
        ("endings", "how matches end", r"No thief: \d+% with 4 players"),
        ("days", "how many days matches take", r"4 players: median \d+, 95 % within \d+"),
    ],
)
def test_a_chart_can_be_read_aloud(chart: str, what: str, figure: str, folder: Path) -> None:
    drawn = ET.parse(folder / "one" / f"kemomimi_panic-judgement-{chart}.svg").getroot()
    title, description = drawn.find(f"{SVG}title"), drawn.find(f"{SVG}desc")
    assert title is not None
    assert title.text == f"Kemomimi Panic: {what}, judgement bots"
    assert description is not None
    assert re.search(figure, description.text or "")


@pytest.mark.parametrize(
    ("most", "top", "step"), [(0, 1, 1), (4, 4, 1), (6, 6, 1), (7, 8, 2), (13, 15, 5), (29, 30, 5), (61, 80, 20)]
)
def test_a_scale_for_numbers_is_round_and_reaches_the_most(most: float, top: float, step: float) -> None:
    assert (Scale.up_to(most).top, Scale.up_to(most).step) == (top, step)


def test_a_dot_sits_at_its_value_between_its_whiskers() -> None:
    text = dots("T", "D", ["4", "5"], [Series("a & b", (Dot("5", 0.5, 0.25, 0.75),))], "players")
    circle = ET.fromstring(text).find(f".//{SVG}circle")
    assert circle is not None
    assert circle.get("cy") == "201"  # half way between 0 % (346) and 100 % (56)
    assert "a &amp; b, 5: 50.0 % (25.0 % to 75.0 %)" in text
    assert "prefers-color-scheme: dark" in text


def test_bots_that_look_ahead_stand_beside_the_usual_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RULESETS["kemomimi_panic"], "players", range(4, 5))
    written = balance("kemomimi_panic", games=3, seed=5, folder=tmp_path, search=1)
    assert "kemomimi_panic-search-wins.svg" in [path.name for path in written]
    page = (tmp_path / "kemomimi_panic.md").read_text()
    assert "penombre balance kemomimi_panic --games 3 --seed 5 --search 1" in page
    assert "3 matches per number of players and bot level (1 with `search`)" in page
    beside = page.partition("## `search` bots\n")[2].partition("How many percentage points more")[2]
    assert re.search(
        r"^\| `thief_crescent_moon` \| [+-]\d+\.\d \([+-]\d+\.\d to [+-]\d+\.\d\) \|$", beside, re.MULTILINE
    )


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadSimulation, match="unknown game 'chess'"):
        balance("chess")


def test_a_game_with_variants_has_tables_for_each_and_counts_turns(tmp_path: Path) -> None:
    written = balance("tokyo_ghoul", games=1, seed=5, folder=tmp_path)
    assert "tokyo_ghoul-judgement-turns.svg" in [path.name for path in written]
    page = (tmp_path / "tokyo_ghoul.md").read_text()
    for title in ("`masque`", "`soutien`", "`masque` and `soutien`"):
        assert f"## `judgement` bots with {title}\n" in page
    assert page.count("| turns |") == 5
    assert "| `yomo` |" in page.partition("with `masque`")[2]


def test_a_points_match_is_no_variant_of_its_own(tmp_path: Path) -> None:
    balance("rose_noire", games=1, seed=5, folder=tmp_path)
    page = (tmp_path / "rose_noire.md").read_text()
    assert "points" not in page
    assert page.count("| turns |") == 2


def test_many_variants_are_measured_alone_and_all_together_at_the_sizes_they_are_for(tmp_path: Path) -> None:
    balance("dc_spyfall", games=1, seed=5, folder=tmp_path)
    page = (tmp_path / "dc_spyfall.md").read_text()
    titles = [line for line in page.splitlines() if line.startswith("## `judgement` bots with")]
    assert len(titles) == 5
    assert "in_person" not in page
    harley = page.partition("with `harley_quinn`\n")[2].partition("\n## ")[0]
    assert "| 5 players |" in harley
    assert "| 4 players |" not in harley
    assert "| `standard_rounds` |" in harley


def test_many_names_of_a_legend_stand_in_two_lines() -> None:
    def lines(names: int) -> set[str]:
        text = dots("T", "D", ["4"], [Series(f"name{number}", ()) for number in range(names)], "players")
        return {each.get("y", "") for each in ET.fromstring(text).iter(f"{SVG}text") if "name" in (each.text or "")}

    assert len(lines(7)) == 1
    assert len(lines(11)) == 2
