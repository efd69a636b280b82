"""Bugs that are put into the server on purpose, by name: a simulation that does not find them is worth nothing."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

PLANTS: dict[str, Callable[[], AbstractContextManager[object]]] = {}
