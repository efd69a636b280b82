"""The Rector's Goals: when their conditions are true, and that playing one wins."""

from __future__ import annotations

from penombre.engine.knowing import lay_open
from penombre.games.rose_noire import deeds
from penombre.games.rose_noire.catalogue import (
    GOALS,
    KNIGHTS,
    KNIGHTS_ALIVE,
    KNIGHTS_TURN,
    RECTOR,
    TRIBUTE,
    TRIBUTE_INNOCENTS,
    TURNS,
)
from penombre.games.rose_noire.ending import finish
from penombre.games.rose_noire.table import SOULS, RoseNoireTable


def goal_reached(t: RoseNoireTable, goal: str) -> bool:
    """Whether the conditions of a Goal are true by now."""
    if goal == TRIBUTE:
        dead = [each for each in range(SOULS) if not t.alive(each) and each not in t.accomplices]
        return len(dead) >= TRIBUTE_INNOCENTS
    return t.turn == TURNS or (t.turn == KNIGHTS_TURN and len(t.living()) >= KNIGHTS_ALIVE)


def playable_goals(t: RoseNoireTable) -> list[str]:
    """The Goals the Rector holds whose conditions are true."""
    return [goal for goal in GOALS if t.holds(t.rector, goal) and goal_reached(t, goal)]


def play_goal(t: RoseNoireTable, goal: str) -> None:
    """The Rector lays a Goal open, and has won."""
    t.move(lay_open(t, t.rector, t.hand_cards(t.rector), goal), t.limbo)
    t.happened(deeds.Event(t.turn, t.rector, card=goal), "rector_plays", seat=t.rector, card=goal)
    finish(t, RECTOR, goal)


assert set(GOALS) == {TRIBUTE, KNIGHTS}
