"""Answers about what is no facet of a place - food, feelings, work, time, opinions: what each tells in passing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Aside(NamedTuple):
    """What an answer tells, and which forms of questions it answers."""

    facet: str
    value: str
    forms: frozenset[str]


ASIDES: Final[Mapping[str, Aside]] = {}
