"""The file of a ladder: its terms, then a line for each table as it ends, so that whoever stops it loses nothing."""

from __future__ import annotations

from pathlib import Path
from threading import Lock
from typing import Final

import msgspec
from msgspec import Struct

from penombre.engine import PenombreError
from penombre.research.ladder.playing import Result, Terms
from penombre.research.ladder.seating import Seating

FORMAT: Final = "penombre-ladder"
_VERSION: Final = 1


class BadResults(PenombreError):
    """This file cannot be gone on with; the text says why."""


class _Heading(Struct, frozen=True):
    format: str
    format_version: int
    terms: Terms


class ResultsFile:
    """Tables that were played on some terms, by their seating; each is written down at once."""

    def __init__(self, path: Path, terms: Terms) -> None:
        self._path = path
        self._lock = Lock()
        self.results: dict[Seating, Result] = {}
        heading = msgspec.json.encode(_Heading(FORMAT, _VERSION, terms))
        if path.exists() and path.stat().st_size:
            self._read(terms)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(heading + b"\n")

    def keep(self, result: Result) -> None:
        """Write a result down."""
        with self._lock:
            self.results[result.seating] = result
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")

    def _read(self, terms: Terms) -> None:
        text = self._path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        heading, *lines = whole.splitlines() or [b""]
        try:
            then = msgspec.json.decode(heading, type=_Heading)
            if then.format != FORMAT or then.format_version != _VERSION:
                raise BadResults(f"{self._path} is no ladder of this Pénombre")
            if then.terms != terms:
                raise BadResults(f"{self._path} was played on other terms: {_difference(then.terms, terms)}")
            for line in lines:
                result = msgspec.json.decode(line, type=Result)
                self.results[result.seating] = result
        except msgspec.MsgspecError:
            raise BadResults(f"{self._path} is no file of ladder results") from None
        if len(whole) < len(text):
            # Whoever was killed while writing left part of a line: the table is played again.
            with self._path.open("ab") as file:
                file.truncate(len(whole))


def _difference(then: Terms, now: Terms) -> str:
    fields = [name for name in Terms.__struct_fields__ if getattr(then, name) != getattr(now, name)]
    return ", ".join(f"{name} {getattr(then, name)!r}, not {getattr(now, name)!r}" for name in fields)
