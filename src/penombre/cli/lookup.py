"""Finding what somebody typed: any case, with or without accents, a beginning is enough, and close misses are named."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches


def folded(text: str) -> str:
    """A text without case, accents and punctuation."""
    plain = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("Œ", "oe"))
    letters = [letter if letter.isalnum() else " " for letter in plain if not unicodedata.combining(letter)]
    return " ".join("".join(letters).casefold().split())


def find(text: str, names: Mapping[str, Iterable[str]]) -> list[str]:
    """The ids one of whose names is this text, else starts with it, else ends with it, else has it further on.

    One id is an answer, several are a doubt, none is a miss.
    """
    wanted = folded(text)
    if not wanted:
        return []
    by_name = {id: {folded(id), *(folded(name) for name in more)} for id, more in names.items()}
    for fits in (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: wanted in _tails(name),
        lambda name: any(part.startswith(wanted) for part in _tails(name)),
    ):
        found = [id for id, all_names in by_name.items() if any(fits(name) for name in all_names)]
        if found:
            return found
    return []


def close(text: str, names: Mapping[str, Iterable[str]], most: int = 3) -> list[str]:
    """The ids whose names look most like this text."""
    owners: dict[str, str] = {}
    for id, more in names.items():
        for name in (id, *more):
            owners.setdefault(folded(name), id)
            for part in folded(name).split():
                owners.setdefault(part, id)
    near = get_close_matches(folded(text), owners, n=8, cutoff=0.6)
    return list(dict.fromkeys(owners[name] for name in near))[:most]


def _tails(name: str) -> list[str]:
    words = name.split()
    return [" ".join(words[start:]) for start in range(1, len(words))]
