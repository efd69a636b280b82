"""Learns how likely a Joker wins from rounds of judgement bots, and writes the weights that DC Spyfall looks ahead by.

    python -m bench.spyfall_prospects [--rounds N]

Logistic regression by Newton's method, in a minute on one core; the same rounds lead to the same weights. Some are
kept back: for each number of players it prints by how many nats one foresees the end of these, beside whoever knows
only how often the Joker wins.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Mapping, Sequence
from math import exp, log
from pathlib import Path
from typing import Final

from penombre.bots import make, play
from penombre.engine import Match
from penombre.games.dc_spyfall.bot import prospect_weights
from penombre.games.dc_spyfall.bot.prospects import MIDDLE, Prospect, joker_wins, prospect, read
from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.games.dc_spyfall.table import SpyfallTable

GAME: Final = DcSpyfall()
FIRST_DEAL: Final = 1_000_000
KEPT_BACK: Final = 0.2
STEPS: Final = 6
MOST: Final = 20_000
"""From so many moments it learns."""
RIDGE: Final = 2.0
"""How much large weights are held against."""
PRODUCTS: Final = (
    (),
    ("found",),
    ("misled",),
    ("blamed",),
    ("blamed", "blamed"),
    ("blamed", "found"),
    ("spared",),
    ("ready",),
    ("unanimous",),
    ("agreed",),
    ("framed",),
    ("left",),
    ("left", "found"),
    ("left", "blamed"),
    ("spent",),
    ("heard",),
    ("heard", "found"),
)
"""The products of prospects that are weighed."""

Example = tuple[int, Prospect, bool]
"""The players of a round, its prospect at some moment, and whether its Joker won."""


def played(players: int, deal: int) -> list[Example]:
    """A round of judgement bots, as it stood after each answer and each vote."""
    match = Match(GAME, players, {"rounds": 1}, deal)
    bots = [make("judgement", GAME.id, random.Random(deal * 64 + seat)) for seat in range(players)]
    found: dict[tuple[int, int], Prospect] = {}

    def over(now: Match[SpyfallTable]) -> bool:
        t = now.table
        moment = len(t.exchanges), len(t.accusations)
        if t.phase == "ask" and t.exchanges and moment not in found:
            found[moment] = prospect(now)
        return t.ending is not None

    play(match, bots, random.Random(deal * 64 + players), talk=False, enough=over)
    assert match.table.ending is not None
    return [(players, each, match.table.ending.winner == "joker") for each in found.values()]


def signs(players: int, at: Prospect) -> list[float]:
    """What is weighed: each product, and again by how many players more there are."""
    found = []
    for names in PRODUCTS:
        product = 1.0
        for name in names:
            product *= getattr(at, name)
        found.append(product)
    return found + [each * (players - MIDDLE) for each in found]


def learned(examples: Sequence[Example]) -> list[float]:
    """The weights under which what came about is likeliest."""
    rows = [(signs(players, at), won) for players, at, won in examples]
    many = range(2 * len(PRODUCTS))
    weights = [0.0 for _ in many]
    for _ in range(STEPS):
        slope = [-RIDGE * each for each in weights]
        bend = [[RIDGE * (one == other) for other in many] for one in many]
        for row, won in rows:
            chance = 1 / (1 + exp(-sum([weight * sign for weight, sign in zip(weights, row, strict=True)])))
            for one in many:
                slope[one] += (won - chance) * row[one]
                steep = chance * (1 - chance) * row[one]
                for other in range(one + 1):
                    bend[one][other] += steep * row[other]
        whole = [[bend[max(one, other)][min(one, other)] for other in many] for one in many]
        weights = [weight + step for weight, step in zip(weights, solved(whole, slope), strict=True)]
    return weights


def solved(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """What this positive definite matrix makes this vector of."""
    rows = [[*row, value] for row, value in zip(matrix, vector, strict=True)]
    for one, pivot in enumerate(rows):
        pivot[:] = [each / pivot[one] for each in pivot]
        for row in rows:
            if row is not pivot and (factor := row[one]):
                row[:] = [each - factor * other for each, other in zip(row, pivot, strict=True)]
    return [row[-1] for row in rows]


def nats(examples: Sequence[Example], chances: Sequence[float]) -> float:
    """How far off these chances are, on average."""
    return -sum([log(each if won else 1 - each) for (_, _, won), each in zip(examples, chances, strict=True)]) / len(
        examples
    )


def main() -> None:
    """Play, learn, write, and say how good it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1000, help="how many of each number of players")
    rounds: int = parser.parse_args().rounds
    examples: list[Example] = []
    held: list[Example] = []
    for players in GAME.players:
        for number in range(rounds):
            some = held if number < rounds * KEPT_BACK else examples
            some += played(players, FIRST_DEAL + number)
    random.Random(0).shuffle(examples)
    weights = learned(examples[:MOST])
    half = len(PRODUCTS)
    pairs = dict(zip(PRODUCTS, zip(weights[:half], weights[half:], strict=True), strict=True))
    weighed = read(pairs)
    _write(pairs)
    for players in GAME.players:
        mine = [each for each in held if each[0] == players]
        chances = [joker_wins(at, players, weighed) for _, at, _ in mine]
        usual = sum([won for _, _, won in mine]) / len(mine)
        print(
            f"{players} players: {nats(mine, chances):.3f} nats, knowing nothing {nats(mine, [usual] * len(mine)):.3f}"
        )


def _write(weights: Mapping[tuple[str, ...], tuple[float, float]]) -> None:
    rows = [
        f"    {names!r}: ({round(weight, 2)}, {round(each, 2)}),".replace("'", '"')
        for names, (weight, each) in weights.items()
    ]
    path = Path(prospect_weights.__file__)
    head, _, _ = path.read_text("utf-8").partition("= {\n")
    path.write_text(head + "= {\n" + "\n".join(rows) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
