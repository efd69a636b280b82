"""What the rules of a game can name, read from their source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from types import ModuleType


class Rules:
    """The modules of a game, as text: which keys they give to which functions."""

    def __init__(self, *packages: ModuleType) -> None:
        self.homes = [Path(package.__file__).parent for package in packages if package.__file__ is not None]

    @cached_property
    def calls(self) -> tuple[tuple[str, ast.Call], ...]:
        """Every call in the rules, with the last part of what is called."""
        found = []
        for path in sorted([path for home in self.homes for path in home.glob("*.py")]):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                    found.append((name, node))
        return tuple(found)

    def named(self, place: int, *functions: str) -> set[str]:
        """The strings given to these functions in this place."""
        return {
            string
            for name, call in self.calls
            if name in functions and len(call.args) > place
            for string in strings(call.args[place])
        }

    def given(self, argument: str, *functions: str) -> set[str]:
        """The strings given to these functions under this name."""
        return {
            string
            for name, call in self.calls
            if name in functions
            for keyword in call.keywords
            if keyword.arg == argument
            for string in strings(keyword.value)
        }

    def events(self) -> set[str]:
        """What is told."""
        return self.named(0, "tell", "tell_apart") | self.named(1, "happened", "whisper")

    def told(self, argument: str) -> set[str]:
        """The strings events carry under this name."""
        return self.given(argument, "tell", "tell_apart", "happened", "whisper")

    def asks(self) -> set[str]:
        """What is asked."""
        return self.named(1, "one", "several", "text", "address", "seat", "card", "yes_no", "Ask")

    def options(self) -> set[str]:
        """The words of options."""
        return self.named(2, "Option") | self.given("word", "Option")

    def refusals(self) -> set[str]:
        """Why options are refused."""
        return self.given("refused", "Option") - {""}


def strings(node: ast.expr) -> Iterator[str]:
    """The strings an expression can be: itself, or either side of a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from strings(node.body)
        yield from strings(node.orelse)
