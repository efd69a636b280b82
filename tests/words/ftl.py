"""Reading word files as files: what they define, and how they are written."""

from __future__ import annotations

import re
from importlib.resources import files

from fluent.syntax import FluentParser, ast

_COMMENT = re.compile(r"^#.*$", re.MULTILINE)


def source(*path: str) -> str:
    """A word file of the package."""
    return files("penombre").joinpath(*path).read_text(encoding="utf-8")


def entries(text: str) -> dict[str, frozenset[str]]:
    """Every message of a word file with its attributes; nothing else may be in it, and nothing twice."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"not a message: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"twice: {entry.id.name}"
            names = [attribute.id.name for attribute in entry.attributes]
            assert len(set(names)) == len(names), f"an attribute twice: {entry.id.name}"
            found[entry.id.name] = frozenset(names)
    return found


def minute(steps: int) -> set[str]:
    """The ids of the rules in a minute, with this many steps of a round."""
    return {"goal", "win", *(f"step_{step}" for step in range(1, steps + 1)), "forget_1", "forget_2", "forget_3"}


def french_faults(text: str) -> list[str]:
    """Where a French text is not set as French is: narrow spaces, no-break spaces, curly apostrophes, guillemets."""
    return _faults(
        text,
        r"(?<!\u202f)[;!?]|(?<!\u00a0):",
        r"['\"]",
        r"«(?!\u00a0)|(?<!\u00a0)»",
        r"\.\.\.",
    )


def english_faults(text: str) -> list[str]:
    """Where an English text is not set as English is: curly quotes, no space before a stop."""
    return _faults(text, r"['\"«»]", r"\s[;:!?]", r"\.\.\.")


def _faults(text: str, *patterns: str) -> list[str]:
    prose = _COMMENT.sub("", text)
    return [
        prose[max(0, hit.start() - 30) : hit.end() + 10] for pattern in patterns for hit in re.finditer(pattern, prose)
    ]
