"""The moments that the board of Kemomimi Panic is tested with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tests.boards.moments import Moment, asks, option_ids

from penombre.engine import NOBODY, Match, Seat
from penombre.games.kemomimi_panic.catalogue import CRESCENT, FIRST_ROLES, FULL, INFORMANT, THIEVES
from penombre.games.kemomimi_panic.view import Private, Public

CITY: Final = {
    "preset": "custom",
    "characters": (
        "hostess_amarillo",
        "bank_employee_lucie",
        "maid_miyabi",
        "crossdressing_dautriche",
        "detective_shamlock",
        "witness_sheena",
        "student_luma",
        "sleeping_beauty_cecilia",
    ),
    "roles": FIRST_ROLES[8],
}
"""With somebody who exchanges roles, and somebody who brings a second suspect."""


def _public(match: Match[Any]) -> Public:
    facts = match.public
    assert isinstance(facts, Public)
    return facts


def _private(match: Match[Any], seat: Seat) -> Private:
    facts = match.view(seat).private
    assert isinstance(facts, Private)
    return facts


def _plays(match: Match[Any], seat: Seat) -> bool:
    """The reader is neither out nor suspected."""
    facts = _public(match)
    return facts.seats[seat].state == "in_play" and facts.suspect != seat


def _chloe_names_one_of_two(match: Match[Any], seat: Seat) -> bool:
    """Chloé has asked about Bruno on the first day, who is a Civilian."""
    checked = [(check.day, check.target, check.civilian) for check in _private(match, seat).checks]
    return seat == 2 and option_ids(match, seat) == ["seat-0", "seat-3"] and (1, 1, True) in checked


def _informant_votes(match: Match[Any], seat: Seat) -> bool:
    """Anna is the Informant, and somebody is out."""
    return (
        seat == 0
        and _plays(match, seat)
        and _private(match, seat).role == INFORMANT
        and any(each.state == "out" for each in _public(match).seats)
    )


def _watched(match: Match[Any], seat: Seat) -> bool:
    facts = _public(match)
    return facts.phase == "vote" and facts.leader in (0, 1) and not facts.seats[0].role


def _talk_after_losses(match: Match[Any], seat: Seat) -> bool:
    """Chloé is a ghost, everybody else has jewels, and hands, thefts and announcements are there to tell of."""
    facts = _public(match)
    return (
        facts.seats[2].state == "ghost"
        and _plays(match, seat)
        and all(each.jewels for each in facts.seats if each.state == "in_play")
        and any(vote.up for vote in facts.votes)
        and any(theft.day == facts.day - 1 for theft in facts.thefts)
        and bool(facts.claims)
    )


def _second_vote(match: Match[Any], seat: Seat) -> bool:
    """The Leader votes on the first of two; somebody who took part in the vote before is out since."""
    facts = _public(match)
    if facts.other_suspect == NOBODY or seat != facts.leader or not _plays(match, seat) or not facts.votes:
        return False
    last = facts.votes[-1]
    return (
        facts.seats[facts.other_suspect].jewels == 1
        and bool(last.up and last.down)
        and any(facts.seats[each].state == "out" for each in (*last.up, *last.down))
        and any(theft.day == facts.day - 1 for theft in facts.thefts)
        and sum(each.state == "in_play" for each in facts.seats) > 2
    )


MOMENTS: Final[Mapping[str, Mapping[str, Moment]]] = {
    "four": {
        "name_suspect": Moment(4, asks("name_suspect", also=_chloe_names_one_of_two)),
        "vote": Moment(4, asks("vote", also=_informant_votes)),
        "steal": Moment(4, asks("steal", also=_plays)),
        "guess": Moment(4, asks("guess", also=_plays)),
        "over": Moment(4, lambda match, seat: match.over),
        "watching": Moment(4, _watched, watched=True),
        "ghost": Moment(4, asks("talk", also=_talk_after_losses)),
    },
    "eight": {
        "vote": Moment(8, asks("vote", also=lambda match, seat: _public(match).moon == "new")),
        "steal": Moment(
            8,
            asks(
                "steal",
                also=lambda match, seat: (
                    (_private(match, seat).role, _private(match, seat).first_role) == (CRESCENT, FULL)
                ),
            ),
            CITY,
        ),
        "over": Moment(8, lambda match, seat: match.over, {"points": True}),
        "second": Moment(8, asks("vote", also=_second_vote), CITY),
        "swap": Moment(
            8, asks("swap_roles", also=lambda match, seat: seat > 1 and _private(match, seat).role in THIEVES), CITY
        ),
    },
}
