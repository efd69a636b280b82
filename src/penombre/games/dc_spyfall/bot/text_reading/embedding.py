"""How alike texts are, by an offline model of sentences: an extra, off until somebody switches it on.

The model is the one that the package `wordllama` carries: nothing is downloaded, and without the package, or without
the switch, nothing of it is ever loaded.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from penombre.engine import PenombreError

PACKAGE: Final = "wordllama"
LIKE: Final = 0.4
"""How alike a text must be to what it is taken for, from -1 to 1."""
CLEARLY: Final = 0.1
"""By how much more a text must be like one kind of example than like any other kind."""


K = TypeVar("K")
Examples = tuple[tuple[str, ...], tuple[K, ...]]
"""Texts, and of what kind each is."""


class NoModel(PenombreError):
    """The model is not there; the text says how it comes."""


class Model(Protocol):
    """What is used of a model: texts become rows of numbers, and the product of two says how alike they are."""

    def embed(self, texts: list[str], *, norm: bool) -> Any:
        """One row per text, each of length 1."""


class _Switch:
    model: Model | None = None


def switch_on() -> None:
    """Load the model, from the files of its package alone."""
    spec = find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        raise NoModel(f"the package {PACKAGE} is not installed: pip install 'penombre[embedding]'")
    # Its own search looks for the words of the model beside their folder, then in the home of the user, then far away.
    home = Path(spec.origin).parent
    try:
        _Switch.model = import_module(PACKAGE).WordLlama.load(cache_dir=home, disable_download=True)
    except OSError as error:
        raise NoModel(f"the package {PACKAGE} has no model in it: {type(error).__name__}") from None


def switch_off() -> None:
    """Read without the model again."""
    _Switch.model = None
    _rows.cache_clear()


def is_on() -> bool:
    """Whether the model is in use."""
    return _Switch.model is not None


def nearest(text: str, examples: Examples[K]) -> K | None:
    """The kind of example that a text is like, clearly more than any of another kind; none where that is none."""
    model = _Switch.model
    if model is None:
        return None
    texts, kinds = examples
    best: dict[K, float] = {}
    for likeness, kind in zip((_rows(texts) @ model.embed([text], norm=True)[0]).tolist(), kinds, strict=True):
        best[kind] = max(likeness, best.get(kind, -1.0))
    (first, most), (_, next_most), *_ = sorted(best.items(), key=lambda each: -each[1])
    return first if most >= LIKE and most - next_most >= CLEARLY else None


@lru_cache(64)
def _rows(texts: tuple[str, ...]) -> Any:
    assert _Switch.model is not None
    return _Switch.model.embed(list(texts), norm=True)
