"""What a seat was dealt, by the name that its own private view gives it."""

from __future__ import annotations

from typing import Any

from penombre.engine import Match, Seat


def dealt(match: Match[Any], seat: Seat) -> str:
    """The role of a seat, or the character where these are the secret; nothing where a game deals neither."""
    private = match.ruleset.private(match.table, seat)
    role: str = getattr(private, "role", "") or getattr(private, "character", "")
    return role
