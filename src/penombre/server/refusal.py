"""What the server says no to: a code for programs, a sentence for people, and the HTTP status that goes with it."""

from __future__ import annotations

from typing import Final

from penombre.engine import (
    BadOptions,
    BadStatement,
    MatchOver,
    NotAnOption,
    NotAsked,
    PenombreError,
    UnknownVersion,
    WrongSeat,
)
from penombre.store import StoreFailed
from penombre.wire import Problem

STATUS: Final = {
    "bad_request": 400,
    "bad_options": 400,
    "bad_statement": 400,
    "bad_address": 400,
    "not_an_option": 400,
    "unknown_you": 401,
    "not_yours": 403,
    "not_host": 403,
    "banned": 403,
    "bad_invite": 403,
    "bad_key": 403,
    "muted": 403,
    "chat_off": 403,
    "nobody_watches": 403,
    "crowded": 409,
    "turned_down": 403,
    "no_newcomers": 409,
    "nobody_agrees": 409,
    "wrong_origin": 403,
    "not_found": 404,
    "not_now": 409,
    "not_asked": 409,
    "stale": 409,
    "seat_taken": 409,
    "room_full": 409,
    "not_ready": 409,
    "no_bots": 409,
    "paused": 409,
    "unfinished": 409,
    "unknown_version": 410,
    "too_large": 413,
    "too_fast": 429,
    "too_many": 429,
    "too_slow": 429,
    "fault": 500,
    "store_failed": 503,
    "closing": 503,
}
"""Every code, with its status. A fault is a rule that broke: the match stands as it was before the request."""


class Refusal(PenombreError):
    """A request that was refused; nothing changed."""

    def __init__(self, code: str, message: str, reason: str = "") -> None:
        super().__init__(message)
        self.problem: Final = Problem(code, message, reason)

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.problem.code]


_CODES: Final[tuple[tuple[type[PenombreError], str], ...]] = (
    (NotAnOption, "not_an_option"),
    (NotAsked, "not_asked"),
    (WrongSeat, "not_asked"),
    (MatchOver, "not_asked"),
    (BadOptions, "bad_options"),
    (BadStatement, "bad_statement"),
    (UnknownVersion, "unknown_version"),
    (StoreFailed, "store_failed"),
)


def refusal_of(error: PenombreError) -> Refusal:
    """What the engine refused, as the wire says it."""
    if isinstance(error, Refusal):
        return error
    code = next((code for kind, code in _CODES if isinstance(error, kind)), "bad_request")
    if isinstance(error, StoreFailed):
        # What a database says besides may name hosts and files: that is for the operator's log.
        return Refusal(code, f"{str(error).partition(':')[0]}: your request was not taken")
    return Refusal(code, str(error), getattr(error, "reason", ""))
