"""Fits what positions of Death Note are worth to matches of judgement bots, and writes `outlook_figures.py`.

.venv/bin/python -m fitting.death_note_outlook --matches 2000
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fitting.logistic import Row, fitted
from penombre.bots import play
from penombre.engine import Match
from penombre.games import RULESETS
from penombre.games.death_note.bot import Judgement, outlook
from penombre.games.death_note.catalogue import LIGHT
from penombre.games.death_note.scoring import OBJECTIVES, final_state, own
from penombre.games.death_note.table import DeathNoteTable

_SEATS: Final = (4, 5, 5, 6, 6, 6, 7, 8)
"""The number of seats, in turn."""
_DEALS: Final = 7_000_000_000
"""No deals that bots are measured on."""
_TO: Final = Path("src/penombre/games/death_note/bot/outlook_figures.py")

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
        match: Match[DeathNoteTable] = Match(RULESETS["death_note"], players, None, deal)
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


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=2000)
    by_case: dict[tuple[str, bool], list[Row]] = defaultdict(list)
    for what, light, row in cases(parser.parse_args().matches):
        by_case[what, light and what != "caught"].append(row)
    lines = ['"""What positions are worth: written by `python -m fitting.death_note_outlook`, not by hand."""', ""]
    lines += [
        "from __future__ import annotations",
        "",
        "from collections.abc import Mapping",
        "from typing import Final",
        "",
    ]
    lines += [f"CAUGHT: Final = {_rounded(by_case.pop(('caught', False)))}"]
    lines += ["MET: Final[Mapping[tuple[str, bool], tuple[float, ...]]] = {"]
    for (name, light), rows in sorted(by_case.items()):
        if name in outlook.UNCERTAIN:
            lines += [f'    ("{name}", {light}): {_rounded(rows)},']
    _TO.write_text("\n".join([*lines, "}", ""]), encoding="utf-8")


def _rounded(rows: list[Row]) -> tuple[float, ...]:
    return tuple([round(each, 3) for each in fitted(rows)])


if __name__ == "__main__":
    main()
