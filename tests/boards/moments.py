"""Takes the moments that boards of the web client are tested with out of matches with fixed deals.

    python -m tests.boards.moments [GAME …]        write web/generated/<game>/<set>.json again

A game lists its moments in `tests/boards/<game>.py`, set by set: each says how many play, with which options, and where
a match has to stand for which seat. Matches are played one deal after the other, as people wish and else by chance. The
frame of the first seat for which a match stands there is kept, as a server would send it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from tests.server.prepared_match import Reached, Wish, by_chance
from tests.toys.lanterns import Lanterns

from penombre.engine import CLOCK, TABLE, Answer, Ask, Deal, Match, NotAnOption, Ruleset, Seat
from penombre.games import RULESETS
from penombre.server.match.frames import Frames
from penombre.server.match.match_log import Record
from penombre.testing.random_player import random_answer

HERE: Final = Path(__file__).parent
GENERATED: Final = HERE.parents[1] / "web" / "generated"
GAMES: Final[Mapping[str, Ruleset[Any]]] = {
    game: ruleset for game, ruleset in {**RULESETS, "lanterns": Lanterns()}.items() if (HERE / f"{game}.py").exists()
}
DEALS: Final = 1000
"""How many matches are played before a moment counts as one that does not come."""

Wanted = Callable[[Match[Any], Seat], Any]
"""Whether a match stands where it is wanted, for a seat."""


class Moment(NamedTuple):
    """Where a match has to stand, for how many players, with which options and wishes; `watched`: for spectators."""

    players: int
    wanted: Wanted
    options: Mapping[str, Any] = {}
    wish: Wish = by_chance
    watched: bool = False

    @property
    def table(self) -> tuple[int, str, Wish]:
        """What moments have to share to come from the same matches."""
        return self.players, json.dumps(self.options), self.wish


def asks(*kinds: str, also: Wanted = lambda match, seat: True) -> Wanted:
    """A seat is asked one of these."""

    def wanted(match: Match[Any], seat: Seat) -> Any:
        ask = match.ask_for(seat)
        return ask is not None and ask.kind in kinds and also(match, seat)

    return wanted


def where(holds: Callable[[Any], Any]) -> Wanted:
    """Something holds that everybody knows."""
    return lambda match, seat: holds(match.public)


def question(match: Match[Any], seat: Seat) -> Ask:
    """What a seat is asked."""
    ask = match.ask_for(seat)
    assert ask is not None
    return ask


def option_ids(match: Match[Any], seat: Seat) -> list[str]:
    """What a seat may answer."""
    return [option.id for option in question(match, seat).options]


def sets(game: str) -> Mapping[str, Mapping[str, Moment]]:
    """The moments of a game by set and name."""
    listed: Mapping[str, Mapping[str, Moment]] = import_module(f"tests.boards.{game}").MOMENTS
    return listed


def taken(game: str, moments: Mapping[str, Moment]) -> dict[str, Any]:
    """The frames of these moments, in their order."""
    found: dict[str, Any] = {}
    for like in {moment.table: moment for moment in moments.values()}.values():
        missing = {name: moment for name, moment in moments.items() if moment.table == like.table}
        until = partial(_looked, missing=missing, found=found)
        for deal in range(DEALS):
            match = Match(GAMES[game], like.players, like.options, Deal.numbered(deal))
            _play(match, Random(deal), like.wish, until)
            if until(match):
                break
    if len(found) < len(moments):
        raise AssertionError(f"no match of {game} comes to: {', '.join({*moments} - {*found})}")
    return {name: found[name] for name in moments}


def _play(match: Match[Any], rng: Random, wish: Wish, until: Reached) -> None:
    """Answer until a match stands where it is wanted or is over: what somebody wishes first of all, else by chance."""
    while not match.over and not until(match):
        asked = match.asks()
        wishes = ((ask.seat, answer) for ask in asked if (answer := wish(match, ask)) is not None)
        if not any(_answered(match, *wished) for wished in wishes):
            due = [ask for ask in asked if not ask.optional]
            ask = rng.choice([ask for ask in due if ask.seat != CLOCK] or due)
            match.answer(ask.seat, random_answer(ask, rng))


def _answered(match: Match[Any], seat: Seat, answer: Answer) -> bool:
    try:
        match.answer(seat, answer)
    except NotAnOption:
        return False
    return True


def _looked(match: Match[Any], missing: dict[str, Moment], found: dict[str, Any]) -> bool:
    """Keep what is wanted here; whether nothing is missing any more."""
    for name, moment in [*missing.items()]:
        for seat in (TABLE,) if moment.watched else range(match.players):
            if moment.wanted(match, seat):
                found[name] = frame(match, seat)
                del missing[name]
                break
    return not missing


def frame(match: Match[Any], seat: Seat) -> Any:
    """What a server sends to whoever comes to a match that stands here; without what makes it as long as others."""
    record: Record = Record.__new__(Record)
    record.match, record.held = match, {}
    record.said_at = [match.log_length] * len(match.said_since(0))  # nobody has done anything since they spoke
    return {**json.loads(Frames(record).full(seat, None, "match")), "pad": ""}


def written(frames: Mapping[str, Any]) -> str:
    """Frames as they are kept, a line each."""
    lines = [
        f"{json.dumps(name)}:{json.dumps(frame, ensure_ascii=False, separators=(',', ':'))}"
        for name, frame in frames.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(games: list[str]) -> None:
    """Write the moments of these games, or of all."""
    for game in games or GAMES:
        for name, moments in sets(game).items():
            (GENERATED / game).mkdir(exist_ok=True)
            (GENERATED / game / f"{name}.json").write_text(written(taken(game, moments)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
