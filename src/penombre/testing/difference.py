"""Where two values first differ, as a path that a person can follow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

_WIDEST = 160


class Difference(Struct, frozen=True):
    """A path from the root (`$`), and what stands there on either side."""

    path: str
    here: str
    there: str

    def __str__(self) -> str:
        return f"at {self.path}: {self.here} here, {self.there} there"


def first_difference(here: Any, there: Any, path: str = "$") -> Difference | None:
    """The first place where two values differ: structs, mappings and sequences are followed, the rest is compared."""
    if here is there:
        return None
    if isinstance(here, Struct) and type(here) is type(there):
        pairs = ((f"{path}.{name}", getattr(here, name), getattr(there, name)) for name in here.__struct_fields__)
    elif isinstance(here, Mapping) and isinstance(there, Mapping):
        if list(here) != list(there):
            return Difference(f"{path} (keys)", _short(list(here)), _short(list(there)))
        pairs = ((f"{path}.{key}", here[key], there[key]) for key in here)
    elif isinstance(here, (list, tuple)) and isinstance(there, (list, tuple)):
        if len(here) != len(there):
            return Difference(f"{path} (length)", f"{len(here)}: {_short(here)}", f"{len(there)}: {_short(there)}")
        pairs = ((f"{path}[{index}]", one, other) for index, (one, other) in enumerate(zip(here, there, strict=True)))
    else:
        return None if type(here) is type(there) and here == there else Difference(path, _short(here), _short(there))
    for inner, one, other in pairs:
        found = first_difference(one, other, inner)
        if found is not None:
            return found
    return None


def json_difference(here: bytes, there: bytes) -> Difference:
    """The first place where two JSON texts differ; they must not be the same bytes."""
    found = first_difference(msgspec.json.decode(here), msgspec.json.decode(there))
    return found or Difference("$ (spelling)", _short(here.decode()), _short(there.decode()))


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= _WIDEST else f"{text[: _WIDEST - 1]}…"
