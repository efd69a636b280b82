"""The list of commands: help needs none of what they do, and running one loads no other."""

import subprocess
import sys

import pytest

from penombre.cli.app import COMMANDS

SCRIPT = """
import sys
from penombre.cli import main
main(sys.argv[1:])
sys.stderr.write(" ".join(name for name in sys.modules if name.startswith("penombre.")))
"""


def loaded(*words: str) -> set[str]:
    """The modules of Pénombre that a command line has loaded when it is done."""
    done = subprocess.run([sys.executable, "-c", SCRIPT, *words], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


def test_help_lists_every_command_and_loads_no_game_and_no_server() -> None:
    done = subprocess.run([sys.executable, "-m", "penombre", "--help"], capture_output=True, text=True, check=True)
    assert [name for name in COMMANDS if f" {name} " not in done.stdout] == []
    assert not {"penombre.engine", "penombre.games", "penombre.server"} & loaded("--help")


@pytest.mark.parametrize("name", ["play", "rules", "bench", "serve"])
def test_a_command_is_declared_where_the_list_says_and_no_other_is_loaded(name: str) -> None:
    declared = f"penombre.cli.{COMMANDS[name].partition(':')[0]}"
    assert {module for module in loaded(name, "--help") if module.endswith(".commands")} == {declared}
