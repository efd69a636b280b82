"""Answers in the colours of one place: what each says, and of which places it could be said, its own first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

COLOUR: Final[Mapping[str, tuple[str, str, tuple[str, ...]]]] = {}
