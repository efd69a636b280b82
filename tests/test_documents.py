"""The documents keep their promises: examples run, links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted(page for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")))


def test_the_readme_plays_a_whole_match() -> None:
    failed, attempted = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert attempted >= 8
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("package", ["server", "server/http", "server/match", "server/notices", "server/room", "store"])
def test_the_overview_names_every_module_and_no_other(package: str) -> None:
    text = (ROOT / "docs" / "overview.md").read_text(encoding="utf-8")
    named = {*re.findall(r"`(?:\w+/)*(\w+\.py)`", text)}
    modules = {path.name for path in (ROOT / "src" / "penombre" / package).glob("[!_]*.py")}
    assert modules <= named
    known = {path.name for folder in ("src", "tests") for path in (ROOT / folder).rglob("*.py")}
    assert named <= known
