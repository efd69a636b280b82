"""The documents keep their promises: examples run, links lead somewhere, pages say for whom they are."""

import doctest
import re
from pathlib import Path

import pytest

from penombre.games import RULESETS

ROOT = Path(__file__).parent.parent
PAGES = sorted(page for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")))
WRITTEN = [page for page in PAGES if page.parent.name != "conversations"]
"""All but what bots said to each other: those pages are, word for word, what a command prints."""
WIDEST = 120
PACKAGES = [
    *("server", "server/http", "server/match", "server/notices", "server/room", "store"),
    *("cli", "cli/play", "cli/rules", "cli/research", "cli/operate"),
]


def test_the_readme_plays_a_whole_match() -> None:
    failed, attempted = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert attempted >= 8
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: str(page.relative_to(ROOT)))
def test_lines_are_short(page: Path) -> None:
    """A row of a table is one line in Markdown and cannot be broken: rows may be longer."""
    lines = enumerate(page.read_text(encoding="utf-8").splitlines(), 1)
    assert not [number for number, line in lines if len(line) > WIDEST and not line.lstrip().startswith("|")]


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_begins_with_whom_it_is_for(page: Path) -> None:
    """One line says it for all decisions, in the page that introduces them."""
    if page.parent.name != "decisions" or page.name == "README.md":
        assert re.match(r"# .+\n\n\*For .+\.\*\n\n", page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", RULESETS)
def test_the_balance_of_a_game_is_that_of_its_rules_now(game: str) -> None:
    text = (ROOT / "docs" / "balance" / f"{game}.md").read_text(encoding="utf-8")
    (version,) = re.findall(r"\brules\s+version\s+(\d+)", text)
    (command,) = re.findall(r"^penombre balance .+$", text, re.MULTILINE)
    now = RULESETS[game].version
    assert int(version) == now, f"{game} is played by version {now} of its rules: run .venv/bin/{command}"


@pytest.mark.parametrize("package", PACKAGES)
def test_the_overview_names_every_module_and_no_other(package: str) -> None:
    text = (ROOT / "docs" / "overview.md").read_text(encoding="utf-8")
    named = {*re.findall(r"`(?:\w+/)*(\w+\.py)`", text)}
    modules = {path.name for path in (ROOT / "src" / "penombre" / package).glob("[!_]*.py")}
    assert modules <= named
    known = {path.name for folder in ("src", "tests") for path in (ROOT / folder).rglob("*.py")}
    assert named <= known
