"""Why something was refused."""

from __future__ import annotations

from penombre.wire.base import Outgoing


class Problem(Outgoing):
    """Why something was refused: a code for programs, a sentence for people, the rule's reason where a rule says no."""

    code: str
    message: str
    reason: str = ""


class Refused(Outgoing):
    """The body of every HTTP answer that is not a success."""

    error: Problem
