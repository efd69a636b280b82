"""Makes `learned.json` of La Rose Noire anew: what counts for whom, fitted to matches of judgement bots.

```sh
python -m bench.rose_noire_learning
```

Both tables are found alike: of several things one was true, each has signs, and the weights of the signs are those by
which the true ones are likeliest. Prospects: which camp won from a dawn on. Clues: which pair and seat it was.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from math import exp, log, sqrt
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from penombre.bots import play
from penombre.engine import Answer, Ask, Match
from penombre.games.rose_noire.bot import learned
from penombre.games.rose_noire.bot.beliefs import PAIR_AT
from penombre.games.rose_noire.bot.judgement import Judgement
from penombre.games.rose_noire.bot.learned import CLUES, SIGNS, Learned
from penombre.games.rose_noire.bot.mind import Mind
from penombre.games.rose_noire.bot.prospects import CAMPS, signs
from penombre.games.rose_noire.bot.recall import Recall
from penombre.games.rose_noire.bot.weighing import Sharp
from penombre.games.rose_noire.catalogue import PLAYERS, ROLES, TURNS
from penombre.games.rose_noire.rules import RoseNoire
from penombre.games.rose_noire.table import RoseNoireTable

_MATCHES: Final = 4000
_ROUNDS: Final = 12
"""How often all cases are gone through."""
_BATCH: Final = 16
_STEP: Final = 0.1
_HELD_BACK: Final = {"clues": 2e-3, "prospects": 1e-4}
"""How strongly weights are drawn to where they began, where there is little to learn from."""
_ODDLY: Final = 0.1
"""How often those bots that do so answer at random, so that more is seen than what judgement does."""
_ODD: Final = frozenset(
    {
        "ballot",
        "day_before",
        "action_targets",
        "dusk_discard",
        "dusk_play",
        "event_targets",
        "night_rector",
        "trap_kill",
    }
)

Signs = Sequence[tuple[int, float]]
"""Which sign, and how much of it."""


class Case(NamedTuple):
    """Several things that may be true, each with its signs, and which of them is."""

    things: Sequence[Signs]
    true: int


class Odd(Judgement):
    """Judgement that does something else now and then."""

    __slots__ = ()

    def decide(self, mind: Mind, ask: Ask) -> Answer | None:
        """Now and then any answer."""
        is_odd = ask.kind in _ODD and mind.chance(_ODDLY)
        return self._random.answer(ask) if is_odd else super().decide(mind, ask)


# -- cases -----------------------------------------------------------------------------------------------------------


def _match(players: int, deal: int, odd: float) -> tuple[Match[RoseNoireTable], list[Judgement], random.Random]:
    rng = random.Random(deal)
    bots = [(Odd if rng.random() < odd else Judgement)(random.Random(deal * 64 + seat)) for seat in range(players)]
    return Match(RoseNoire(), players, {}, deal), bots, rng


def dawns(players: int, deal: int) -> Iterator[tuple[int, Case]]:
    """Every dawn of a match with its Turn, and which camp won."""
    match, bots, rng = _match(players, deal, 1 / 3)
    recall, found, turn = Recall(), [], 1
    while not match.over:
        play(match, bots, rng, until=1)
        if match.table.turn != turn and not match.over:
            turn = match.table.turn
            found.append((turn, signs(match, recall, rng)))
    ending = match.table.ending
    assert ending is not None
    won = next(place for place, role in enumerate(CAMPS) if ROLES[role].camp == ending.camp)
    size = len(SIGNS)
    for turn, seen in found:
        things = [
            [(place * size + number, much) for number, much in enumerate(seen) if much] for place in range(len(CAMPS))
        ]
        yield turn, Case(things, won)


def looks(players: int, deal: int) -> Iterator[Case]:
    """What an Investigator could make of it at some moments of a match, and which pair and seat it was."""
    match, bots, rng = _match(players, deal, 0)
    number = {clue: place for place, clue in enumerate(CLUES)}
    while not match.over:
        play(match, bots, rng, until=12 + int(rng.random() * 34))
        t = match.table
        if t.ending is not None or t.turn == 1:
            continue
        mind = Mind(match.view(t.investigators[int(rng.random() * len(t.investigators))]), rng)
        sharp = Sharp(mind.public, mind.heard, mind.evidence, mind.witness)
        things: list[Signs] = []
        true = -1
        for seat, row in zip(sharp.seats, sharp.rows, strict=True):
            for place, clues in enumerate(sharp.clues(seat, row)):
                if clues:
                    if seat == t.possessed and place == PAIR_AT[t.accomplices[0], t.accomplices[1]]:
                        true = len(things)
                    things.append([(number[clue], much) for clue, much in clues.items() if much])
        if true >= 0:
            yield Case(things, true)


# -- fitting ---------------------------------------------------------------------------------------------------------


def fit(cases: list[Case], begin: Sequence[float], held_back: float) -> list[float]:
    """The weights of the signs by which what was true is likeliest, step by step from where they begin."""
    weights, far, rng = list(begin), [1e-6] * len(begin), random.Random(1)
    order = list(range(len(cases)))
    for turn in range(_ROUNDS):
        rng.shuffle(order)
        step = _STEP / (1 + 0.2 * turn)
        for start in range(0, len(order), _BATCH):
            batch = [cases[place] for place in order[start : start + _BATCH]]
            for number, slope in enumerate(_slopes(batch, weights)):
                pull = slope / len(batch) + held_back * (weights[number] - begin[number])
                if pull:
                    far[number] += pull * pull
                    weights[number] -= step * pull / sqrt(far[number])
    return weights


def _slopes(batch: list[Case], weights: list[float]) -> list[float]:
    slopes = [0.0] * len(weights)
    for case in batch:
        for number, much in case.things[case.true]:
            slopes[number] -= much
        for chance, thing in zip(_chances(case, weights), case.things, strict=True):
            for number, much in thing:
                slopes[number] += chance * much
    return slopes


def _chances(case: Case, weights: Sequence[float]) -> list[float]:
    scores = [sum([weights[number] * much for number, much in thing]) for thing in case.things]
    most = max(scores)
    parts = [exp(score - most) for score in scores]
    whole = sum(parts)
    return [part / whole for part in parts]


def surprise(cases: Sequence[Case], weights: Sequence[float]) -> float:
    """How little what was true is expected: the mean of minus the logarithm of its chance."""
    return -sum([log(max(1e-12, _chances(case, weights)[case.true])) for case in cases]) / len(cases)


# -- all of it -------------------------------------------------------------------------------------------------------


def learn(matches: int = _MATCHES, say: Callable[[str], object] = lambda line: None) -> Learned:
    """Both tables; says how much better they expect what was true, of matches they were not fitted to."""
    cases = [case for players in PLAYERS[1:] for deal in range(matches // 5) for case in looks(players, deal)]
    begin = [float(clue == CLUES[0]) for clue in CLUES]
    clues = _fitted("clues", cases, begin, _HELD_BACK["clues"], say)
    prospects = {}
    for players in PLAYERS:
        found = [seen for deal in range(matches) for seen in dawns(players, deal)]
        for turn in range(2, TURNS + 1):
            of_turn = [case for other, case in found if other == turn]
            name, size = f"{players}-{turn}", len(SIGNS)
            weights = _fitted(name, of_turn, [0.0] * size * len(CAMPS), _HELD_BACK["prospects"], say)
            prospects[name] = tuple([tuple(weights[place * size : (place + 1) * size]) for place in range(len(CAMPS))])
    return Learned(dict(zip(CLUES, clues, strict=True)), prospects)


def _fitted(
    name: str, cases: list[Case], begin: list[float], held_back: float, say: Callable[[str], object]
) -> list[float]:
    cut = len(cases) * 4 // 5
    weights = fit(cases[:cut], begin, held_back)
    before, after = surprise(cases[cut:], begin), surprise(cases[cut:], weights)
    say(f"{name}: {len(cases)} cases, surprise {before:.3f} -> {after:.3f}")
    return [round(weight, 3) for weight in weights]


if __name__ == "__main__":
    tables = msgspec.json.encode(learn(say=print))
    Path(learned.__file__).with_name("learned.json").write_bytes(tables + b"\n")
