"""Fits what positions of Death Note are worth to matches of judgement bots, and writes `outlook.json`.

.venv/bin/python -m fitting.death_note_outlook --matches 2000
"""

from __future__ import annotations

import random
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from bench.logistic import Row, fitted
from penombre.bots import play
from penombre.engine import Match
from penombre.games.death_note.bot import Judgement, outlook
from penombre.games.death_note.catalogue import LIGHT
from penombre.games.death_note.rules import DeathNote
from penombre.games.death_note.scoring import OBJECTIVES, final_state, own
from penombre.games.death_note.table import DeathNoteTable

_SEATS: Final = (4, 5, 5, 6, 6, 6, 7, 8)
"""The number of seats, in turn."""
_DEALS: Final = 7_000_000_000
"""No deals that bots are measured on."""

Seen = list[tuple[str, list[list[float]]]]
"""The role of each seat, and the features of its objectives."""


class _Course:
    """The rounds of one match: what there was to see of its end when each of them began."""

    def __init__(self) -> None:
        self.light: list[list[float]] = []
        self.seats: list[Seen] = []
        self._round = 1

    def look(self, match: Match[DeathNoteTable]) -> bool:
        """Look where a new round has begun; play on in any case."""
        t = match.table
        if t.round > self._round and t.ending is None:
            self._round = t.round
            state = final_state(t)
            if not state.shown(LIGHT):
                self.light.append(outlook.of_light(t, state))
            self.seats.append([(t.role(seat), _features(t, seat)) for seat in range(t.players)])
        return False


def _features(t: DeathNoteTable, seat: int) -> list[list[float]]:
    state, me = final_state(t), own(t, seat)
    return [outlook.of_seat(t, seat, state, objective(state, me)) for objective in OBJECTIVES[t.role(seat)]]


def cases(matches: int) -> Iterator[tuple[str, bool, Row]]:
    """Of each match: what was to come about (an objective; `caught`), whether Light was revealed, the case."""
    for number in range(matches):
        deal, players = _DEALS + number, _SEATS[number % len(_SEATS)]
        match: Match[DeathNoteTable] = Match(DeathNote(), players, None, deal)
        bots = [Judgement(random.Random(deal * 64 + seat)) for seat in range(players)]
        course = _Course()
        play(match, bots, random.Random(deal * 64 + 63), enough=course.look, talk=number % 2 == 0)
        result, light = match.table.results[-1], final_state(match.table).shown(LIGHT)
        for features in course.light:
            yield "caught", light, (features, light)
        for seats in course.seats:
            for (role, objectives), then, lines in zip(seats, result.roles, result.lines, strict=True):
                if role == then:
                    for place, each in enumerate(objectives):
                        yield lines[place].objective, light, (each, lines[place].met)


def learned(found: Iterable[tuple[str, bool, Row]]) -> outlook.Figures:
    """The figures that follow from such cases."""
    by_case: dict[tuple[str, bool], list[Row]] = defaultdict(list)
    for what, light, row in found:
        by_case[what, light and what != "caught"].append(row)
    caught = _rounded(by_case.pop(("caught", False)))
    wanted = {case: rows for case, rows in by_case.items() if case[0] in outlook.UNCERTAIN}
    hidden = {name: _rounded(rows) for (name, light), rows in sorted(wanted.items()) if not light}
    shown = {name: _rounded(rows) for (name, light), rows in sorted(wanted.items()) if light}
    return outlook.Figures(caught, hidden, shown)


def _rounded(rows: list[Row]) -> tuple[float, ...]:
    return tuple([round(each, 3) for each in fitted(rows)])


if __name__ == "__main__":
    outlook.LEARNED.write_bytes(msgspec.json.encode(learned(cases(int(sys.argv[1])))) + b"\n")
