"""The end of a round: every card is shown, points are given, applause; then the next dealer, or the end of the game."""

from __future__ import annotations

from collections import Counter
from typing import Final

from msgspec.structs import replace

from penombre.engine import NOBODY, Option, Script, Seat, ask, champions, replaced
from penombre.games.dc_spyfall.scoring import scored
from penombre.games.dc_spyfall.table import Ending, Result, SpyfallTable

_NEXT: Final = Option("next", NOBODY, "next_round")


def convict(t: SpyfallTable, suspect: Seat, reason: str) -> None:
    """A suspect shows the card, and with that the round is over."""
    t.show_card(suspect)
    t.tell("convicted", target=suspect, card=t.card_of(suspect))
    finish(t, reason, suspect)


def finish(t: SpyfallTable, reason: str, convicted: Seat = NOBODY) -> None:
    """The round has ended so; what follows shows everything."""
    winner, points = scored(t, reason, convicted)
    seats = range(t.players)
    t.ending = Ending(
        reason,
        t.kind,
        t.bag,
        t.location,
        tuple([t.card_of(seat) for seat in seats]),
        tuple([t.ability_of(seat) for seat in seats]) if t.plays("super_powers") else (),
        t.joker,
        t.harley,
        convicted,
        winner,
        points,
    )
    t.todo = ("round_over", "applause", "next")


def round_over(t: SpyfallTable) -> None:
    """All cards are turned over, and the score sheet gets a line."""
    assert t.ending is not None
    for card in range(len(t.faces)):
        t.show(card)
    t.scores = tuple([score + point for score, point in zip(t.scores, t.ending.points, strict=True)])
    t.results += (Result(t.round, t.dealer, t.ending),)
    t.tell(
        "round_over",
        round=t.round,
        reason=t.ending.reason,
        kind=t.ending.kind,
        location=t.ending.location,
        winner=t.ending.winner,
        cards=list(t.ending.cards),
        abilities=list(t.ending.abilities),
        points=list(t.ending.points),
    )


def applause(t: SpyfallTable) -> Script[None]:
    """Whoever likes applauds another player for how they played their part: it is worth no point."""
    asks = [
        ask.one(
            seat,
            "round_end",
            (_NEXT, *[_applaud(other) for other in t.others(seat)]),
            default="next",
            pace="round_end",
        )
        for seat in range(t.players)
    ]
    answers = yield ask.sealed(asks, progress=True)
    counts = Counter([target for target in answers.values() if target != NOBODY])
    claps = tuple([counts[seat] for seat in range(t.players)])
    t.results = replaced(t.results, len(t.results) - 1, replace(t.results[-1], applause=claps))
    if counts:
        t.tell("applause", seats=[seat for seat in range(t.players) if claps[seat] == max(claps)])


def _applaud(other: Seat) -> Option:
    return Option(f"applaud-{other}", other, "applaud", {"target": other})


def next_round(t: SpyfallTable) -> None:
    """The Joker deals next; without a single one, whoever sits left of the dealer does."""
    assert t.ending is not None
    if t.round == t.rounds:
        t.tell("game_over", seats=list(champions(t.scores)), scores=list(t.scores))
        return
    t.dealer = t.ending.joker if t.ending.joker != NOBODY else t.left_of(t.dealer)
    t.todo = ("begin",)
