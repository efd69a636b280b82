"""Answers that the server gives by itself, when a question opens: the only possible one, where everybody knows that.

It is written down like what time answers, so that logs and transcripts are as if its seat had given it.
"""

from __future__ import annotations

from typing import Any

from penombre.engine import CLOCK, Answer, Ask, Match, Race


def given_for(match: Match[Any], ask: Ask, *, held: bool) -> Answer | None:
    """The answer that needs nobody; None where somebody has to be asked.

    What others may interrupt meanwhile is answered by itself only where answers are `held`: they need their moment.
    """
    asking = match.asking
    if ask.seat == CLOCK or (isinstance(asking, Race) and (ask.seat != asking.main or not held)):
        return None
    return match.plain_answer(ask)
