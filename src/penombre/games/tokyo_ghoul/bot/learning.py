"""Learns what signs weigh for a seat's prospects from matches of judgement bots, and writes `prospects.json`.

The same number of matches and the same seed give the same weights: `python -m penombre.games.tokyo_ghoul.bot.learning`.
Do so after a change of the rules, of the signs or of how judgement plays.
"""

from __future__ import annotations

import random
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from math import exp, sqrt
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import json

from penombre.bots import play
from penombre.engine import Match
from penombre.games.tokyo_ghoul.bot import Judgement
from penombre.games.tokyo_ghoul.bot.prospects import Learned, is_rest, kind_of, signs
from penombre.games.tokyo_ghoul.rules import TokyoGhoul
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable

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


class Example(NamedTuple):
    """A seat when a turn began, and whether it won in the end."""

    kind: str
    signs: tuple[str, ...]
    won: bool


def examples(matches: int, seed: int) -> list[Example]:
    """Every seat at every turn of so many matches, with each number of players in turn."""
    rules, found = TokyoGhoul(), list[Example]()
    for number in range(matches):
        rng = random.Random(seed * _DEALS + number)
        players = rules.players[number % len(rules.players)]
        options = {} if number // len(rules.players) % _VARIED else rules.sample_options(players, rng)
        match = Match(rules, players, options, seed * _DEALS + number)
        found += _played(match, rng)
    return found


def _played(match: Match[TokyoGhoulTable], rng: random.Random) -> list[Example]:
    seen: list[tuple[int, tuple[str, ...]]] = []

    def look(now: Match[TokyoGhoulTable]) -> bool:
        if not now.over and is_rest(now):
            seen.extend([(seat, tuple(signs(now, seat))) for seat in range(now.players)])
        return False

    play(match, [Judgement(rng)] * match.players, rng, talk=False, enough=look)
    outcome = match.outcome
    assert outcome is not None
    return [Example(kind_of(outcome.groups[seat]), here, seat in outcome.winners) for seat, here in seen]


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
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--seed", type=int, default=SEED)
    chosen = parser.parse_args(arguments)
    weights = learn(examples(chosen.matches, chosen.seed), random.Random(chosen.seed))
    file = Path(__file__).with_name("prospects.json")
    text = json.encode(Learned(TokyoGhoul.version, chosen.matches, chosen.seed, weights))
    file.write_bytes(text + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
