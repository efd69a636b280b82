"""Conversations of bots as pages: the ones that are kept are still what the command prints."""

import shlex
from pathlib import Path

import pytest
from tests.cli.conftest import Run

FOLDER = Path(__file__).parents[3] / "docs" / "conversations"
PAGES = sorted(FOLDER.glob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_a_page_is_what_its_command_prints(run: Run, page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    command = text.partition("```sh\n")[2].partition("\n```")[0]
    program, *arguments = shlex.split(command)
    assert program == "penombre"
    ran = run(*arguments)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == text


def test_there_is_a_page_in_every_language() -> None:
    pages = [f"{game}.{language}.md" for game in ("dc_spyfall", "kemomimi_panic") for language in ("en", "fr")]
    assert [page.name for page in PAGES] == pages


def test_another_seed_is_another_conversation(run: Run) -> None:
    table = ("conversation", "dc_spyfall", "--players", 3, "--options", "rounds=1", "--lang", "en")
    one, other = run(*table, "--seed", 1).out, run(*table, "--seed", 2).out
    assert one != other
    assert "## Round 1 of 1" in one


def test_a_game_without_talking_bots_has_a_page_all_the_same(run: Run) -> None:
    ran = run("conversation", "kemomimi_panic", "--players", 4, "--seed", 5, "--lang", "fr")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("# ")
