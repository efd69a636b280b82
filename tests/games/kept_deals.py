"""All that a game has - questions, events, cards, endings - and few matches that meet it between them.

Random matches have to be played by the thousand before the rarest thing has happened. A few that meet everything are
kept: `.venv/bin/python -m tests.games.kept_deals [GAME …]` looks for them and writes tests/games/<game>/kept_deals.json
again.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Set
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct

from penombre.engine import Match, Ruleset
from penombre.testing.random_player import random_step

_HERE = Path(__file__).parent

Thing = tuple[str, Any]
"""Something that is met, and what it is: `("event", "dies")`."""


class Deal(NamedTuple):
    """A random match: its players and its number among those of a seed."""

    players: int
    number: int
    seed: int = 0


class Everything(Struct, frozen=True):
    """What random matches of a game meet, all of it and nothing else."""

    rules: Ruleset[Any]
    things: Set[Thing]
    met: Callable[[Match[Any]], Iterable[Thing]]
    """What a match that is over has met, besides questions."""
    always: Set[str]
    """Questions that no match of the conformance suite can do without."""
    accepted: float
    """The share of re-dealt worlds that fits at least."""
    rare: Set[Thing] = frozenset()
    """What thousands of matches may do without; scenes show it."""

    def all_of(self, what: str) -> set[Any]:
        """All that it has of one kind, rare or not."""
        return {thing for kind, thing in self.things | self.rare if kind == what}

    @property
    def path(self) -> Path:
        """Where the deals are kept that meet everything."""
        return _HERE / self.rules.id / "kept_deals.json"

    def kept(self) -> list[Deal]:
        """Deals that meet everything between them."""
        return [Deal(*deal) for deal in json.loads(self.path.read_text(encoding="utf-8"))]

    def deals(self, matches: int, seed: int = 0) -> Iterator[Deal]:
        """So many matches with each number of players."""
        return (Deal(players, number, seed) for number in range(matches) for players in self.rules.players)

    def questions(self, deal: Deal) -> Iterator[Match[Any]]:
        """A match of players without a plan, at every question of it and at its end."""
        players, number, seed = deal
        chance = Random(f"{self.rules.id} {seed} {number} {players}")
        options = self.rules.sample_options(players, chance)
        match = Match(self.rules, players, options, 1_000_000 * seed + number)
        while not match.over:
            yield match
            match.answer(*random_step(match, chance))
        yield match

    def played(self, deal: Deal) -> set[Thing]:
        """What a match of players without a plan meets."""
        things: set[Thing] = set()
        for match in self.questions(deal):
            things |= {("question", ask.kind) for ask in match.asks()}
        return things | {("event", event.key) for event in match.log()} | set(self.met(match))

    def look(self, matches: int = 400, most: int = 8_000) -> None:
        """Look for few deals that meet everything, and keep them; what is very rare is looked for in more matches."""
        met: dict[Deal, set[Thing]] = {}
        missing = set(self.things - self.rare)
        for deal in self.deals(most):
            if deal.number >= matches and not missing:
                break
            things = self.played(deal)
            if deal.number < matches or things & missing:
                met[deal] = things
            missing -= things
        if missing:
            sys.stdout.write(f"{self.rules.id}: not met in {most} matches: {sorted(missing, key=str)}\n")
        missing, kept = set().union(*met.values()) & self.things, list[Deal]()
        while missing:
            kept.append(max(met, key=lambda deal: len(met[deal] & missing)))
            missing -= met[kept[-1]]
        sys.stdout.write(f"{self.rules.id}: {len(kept)} matches meet all that was met\n")
        lines = ",\n".join(f"  {json.dumps(deal[:2])}" for deal in sorted(kept))
        self.path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def named(what: str, values: Iterable[Any]) -> set[Thing]:
    """Things of one kind."""
    return {(what, value) for value in values}


def games() -> dict[str, Everything]:
    """Everything that each game has."""
    found = sorted(path.parent.name for path in _HERE.glob("*/everything.py"))
    return {game: import_module(f"tests.games.{game}.everything").EVERYTHING for game in found}


def main(names: list[str]) -> None:
    """Look for deals of every game, or of those named."""
    if unknown := set(names) - set(games()):
        sys.exit(f"There is no game {', '.join(sorted(unknown))}.")
    for game, everything in games().items():
        if not names or game in names:
            everything.look()


if __name__ == "__main__":
    main(sys.argv[1:])
