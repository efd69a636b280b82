"""How it ends: victory is checked after every death, accusation, Goal and reveal; points follow; all is shown."""

from __future__ import annotations

from collections.abc import Sequence

from penombre.engine import EVERYBODY, NOBODY, Card, champions
from penombre.engine.knowing import mix
from penombre.games.rose_noire.catalogue import POSSESSED, RECTOR, ROLES
from penombre.games.rose_noire.table import Ending, Result, RoseNoireTable, names


def kill(t: RoseNoireTable, victims: Sequence[int]) -> None:
    """These suspects die together: their piles go to the Graveyard, which is shuffled once; then the end check."""
    buried: list[Card] = []
    for suspect in victims:
        t.dead |= 1 << suspect
        t.isolated &= ~(1 << suspect)
        buried += t.pile(suspect)
    if victims:
        bury(t, buried)
    check_possessed(t)


def bury(t: RoseNoireTable, cards: Sequence[Card]) -> None:
    """These cards, if any, go face down into the Graveyard, which is shuffled."""
    for card in cards:
        t.move(card, t.graveyard)
    lying = t.cards(t.graveyard)
    if len(lying) > 1:
        mix(t, lying)
        t.shuffle(lying)


def check_possessed(t: RoseNoireTable) -> None:
    """Both Accomplices are dead: the Possessed, if there is one, has won, whoever killed them."""
    if t.ending is None and t.possessed != NOBODY and not any(t.alive(each) for each in t.accomplices):
        finish(t, POSSESSED, "accomplices_dead")


def finish(t: RoseNoireTable, winner: str, reason: str) -> None:
    """A camp has won."""
    winners = (t.rector,) if winner == RECTOR else tuple([s for s in range(t.players) if t.role(s) == winner])
    t.ending = Ending(ROLES[winner].camp, reason, t.turn, winners)
    t.todo = ("game_over",)


def game_over(t: RoseNoireTable) -> None:
    """Everything is shown; in a points game the winners score the number of the Turn."""
    ending = t.ending
    assert ending is not None
    t.phase = "end"
    t.seen = (EVERYBODY,) * len(t.seen)
    t.tell(
        "game_over",
        camp=ending.camp,
        reason=ending.reason,
        turn=ending.turn,
        winner_seats=list(ending.winners),
        roles=list(t.roles()),
        suspects=names(t.accomplices),
    )
    if t.open_night_log:
        for night in t.nights:
            t.tell(
                "night_shown",
                turn=night.turn,
                met=night.met,
                suspects=names(night.possessed),
                others=names(night.rector),
            )
    if not t.points:
        t.finished, t.todo = True, ()
        return
    score(t, ending)


def score(t: RoseNoireTable, ending: Ending) -> None:
    """Late victories are worth more; after as many games as players the highest total wins."""
    won = tuple([ending.turn if seat in ending.winners else 0 for seat in range(t.players)])
    t.scores = tuple([score + more for score, more in zip(t.scores, won, strict=True)])
    t.results += (Result(ending, t.rector, t.roles(), t.accomplices, won),)
    t.tell("points", points=list(won), scores=list(t.scores))
    if len(t.results) == t.players:
        t.finished, t.todo = True, ()
        t.tell("crowned", seats=list(champions(t.scores)))
    else:
        t.game, t.rector, t.todo = t.game + 1, (t.rector + 1) % t.players, ("begin",)
