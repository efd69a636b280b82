"""Learning what prospects a seat has: `python -m penombre.research.prospects GAME` writes the game's `prospects.json`.

For games whose bots weigh a match before its end by signs (`games/<game>/bot/prospects.py`). Judgement bots play; every
seat at every rest is an example, and whether it won in the end is what its signs are to tell. The same number of
matches and the same seed give the same weights. Do so after a change of the rules, of the signs or of how judgement
plays.
"""

from __future__ import annotations

import random
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from importlib import import_module
from math import exp, sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from msgspec import json

from penombre.bots import USUAL, make, play
from penombre.engine import Match, Seat
from penombre.games import RULESETS

MATCHES: Final = 2500
SEED: Final = 7
_DEALS: Final = 1_000_000_000
"""As `penombre simulate` counts deals: these are none of seed 0, which strength is measured on."""
_VARIED: Final = 4
"""One match in so many has options of its own; the others are those that are recommended."""
_ROUNDS: Final = 5
_STEP: Final = 0.15
_PULL: Final = 0.0005
"""How strongly weights are drawn to zero, so that what was seen seldom counts for little."""


class Prospects(Protocol):
    """What the module `bot.prospects` of such a game has."""

    __file__: str

    def is_rest(self, match: Match[Any]) -> bool:
        """Whether a match can be weighed now."""

    def signs(self, match: Match[Any], seat: Seat) -> list[str]:
        """What speaks for and against a seat."""

    def kind_of(self, role: str) -> str:
        """Whose weights a role has: its own, or those of several together."""

    def Learned(self, rules: int, matches: int, seed: int, weights: dict[str, dict[str, float]]) -> Any:  # noqa: N802
        """What is written."""


class Example(NamedTuple):
    """A seat at a rest, and whether it won in the end."""

    kind: str
    signs: tuple[str, ...]
    won: bool


def prospects_of(game: str) -> Prospects:
    """How a game's bots weigh a match before its end."""
    module: Any = import_module(f"penombre.games.{game}.bot.prospects")
    found: Prospects = module
    return found


def examples(game: str, matches: int, seed: int) -> list[Example]:
    """Every seat at every rest of so many matches, with each number of players in turn."""
    rules, prospects, found = RULESETS[game], prospects_of(game), list[Example]()
    for number in range(matches):
        rng = random.Random(seed * _DEALS + number)
        players = rules.players[number % len(rules.players)]
        options = {} if number // len(rules.players) % _VARIED else rules.sample_options(players, rng)
        match = Match(rules, players, options, seed * _DEALS + number)
        found += _played(match, prospects, rng)
    return found


def _played(match: Match[Any], prospects: Prospects, rng: random.Random) -> list[Example]:
    seen: list[tuple[int, tuple[str, ...]]] = []

    def look(now: Match[Any]) -> bool:
        if not now.over and prospects.is_rest(now):
            seen.extend([(seat, tuple(prospects.signs(now, seat))) for seat in range(now.players)])
        return False

    play(match, [make(USUAL, match.ruleset.id, rng)] * match.players, rng, talk=False, enough=look)
    outcome = match.outcome
    assert outcome is not None
    return [Example(prospects.kind_of(outcome.groups[seat]), here, seat in outcome.winners) for seat, here in seen]


def learn(found: Sequence[Example], rng: random.Random) -> dict[str, dict[str, float]]:
    """The weights by which all that was seen is likeliest: logistic regression by small steps (AdaGrad)."""
    places: dict[tuple[str, str], int] = {}
    rows = [
        [places.setdefault((who, sign), len(places)) for sign in each.signs for who in ("", each.kind)]
        for each in found
    ]
    weights, steepness = [0.0] * len(places), [1.0] * len(places)
    order = list(range(len(rows)))
    for _ in range(_ROUNDS):
        rng.shuffle(order)
        for number in order:
            row = rows[number]
            off = 1 / (1 + exp(-sum([weights[place] for place in row]))) - found[number].won
            for place in row:
                slope = off + _PULL * weights[place]
                steepness[place] += slope * slope
                weights[place] -= _STEP * slope / sqrt(steepness[place])
    table: dict[str, dict[str, float]] = {}
    for (who, sign), place in sorted(places.items()):
        table.setdefault(who, {})[sign] = round(weights[place], 3)
    return table


def main(arguments: Sequence[str]) -> None:
    """Play, learn and write."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--seed", type=int, default=SEED)
    chosen = parser.parse_args(arguments)
    prospects = prospects_of(chosen.game)
    weights = learn(examples(chosen.game, chosen.matches, chosen.seed), random.Random(chosen.seed))
    learned = prospects.Learned(RULESETS[chosen.game].version, chosen.matches, chosen.seed, weights)
    Path(prospects.__file__).with_name("prospects.json").write_bytes(json.encode(learned) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
