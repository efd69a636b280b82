"""The texts of word files. Each is parsed when it is first asked for: whoever says three sentences reads three."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

from penombre.words import french

_ENTRY: Final = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE | re.ASCII)
"""Where a text begins, or a term: what goes on with it is indented, or closes a brace."""
_NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*", re.ASCII)
"""What may be the name of another text, wherever it stands."""


def split(source: str) -> dict[str, str]:
    """The texts of a word file as they are written, by name; where one comes twice, the first counts."""
    begins = [(found[0], found.start()) for found in _ENTRY.finditer(source)]
    texts: dict[str, str] = {}
    for (name, start), (_, end) in pairwise([*begins, ("", len(source))]):
        texts.setdefault(name, source[start:end])
    return texts


class Texts:
    """The texts of some word files in one language; where a name comes twice, the first of them counts."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        functions = french.FUNCTIONS if language == "fr" else {}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._unread: dict[str, str] = {}
        for source in sources:
            self._unread = split(source) | self._unread

    def message(self, name: str) -> Message | None:
        """A text with its attributes, if there is one."""
        text = self._unread.get(name)
        if text is not None:
            self._read(name, text)
        return self._bundle.get_message(name) if self._bundle.has_message(name) else None

    def format(self, pattern: Pattern, args: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """A pattern of a message with its arguments filled in, and what was wrong with them."""
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), errors

    def _read(self, name: str, text: str) -> None:
        """Parse a text and all that it may refer to; it is added last, when nothing it needs is missing.

        Several threads may do so at once: a text is taken for read only after it was added, and added twice is added.
        """
        needed = {name: text}
        found = [name]
        while found:
            for each in _NAME.findall(needed[found.pop()]):
                other = self._unread.get(each)
                if other is not None and each not in needed:
                    needed[each] = other
                    found.append(each)
        self._bundle.add_resource(FluentResource("\n".join(reversed(needed.values()))))
        for each in needed:
            self._unread.pop(each, None)
