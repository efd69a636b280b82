"""Death Note as a ruleset: its options, set-up, order of play, views and outcome."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from penombre.engine import (
    EVERYBODY,
    Ask,
    BadStatement,
    Outcome,
    Randomness,
    Seat,
    Setting,
    Statement,
    Value,
    champions,
)
from penombre.games.death_note import catalogue, counting, flow, imagining, legality, setup, view
from penombre.games.death_note.catalogue import CAMP_OF, GAMES, PLAYERS
from penombre.games.death_note.table import DeathNoteTable
from penombre.games.game import Game, Modules


class DeathNote(Game[DeathNoteTable]):
    """4 to 8 players: L, and players who hide a role; everybody plays for the objectives of the own role."""

    id = "death_note"
    modules = Modules(DeathNoteTable, setup, flow, view, imagining)
    version = 2
    oldest = 1
    players = PLAYERS
    settings = (
        Setting("first_games", "flag", False, variant=True),
        Setting("l", "choice", "dealt", choices=("dealt", "host", "seat", "rotation")),
        Setting("l_seat", "number", 1, low=1, high=PLAYERS[-1], beside=("l", ("seat",))),
        Setting("games", "number", 1, low=1, high=GAMES),
        Setting("dead_talk", "flag", False),
        Setting("leak_draws", "flag", False, beside=("first_games", ("false",)), since=2),
    )
    hosted_part = ("l", "l_seat")
    paces: ClassVar[Mapping[str, int]] = {
        "choose": 30,
        "setup": 40,
        "gift": 45,
        "turn": 60,
        "tile": 30,
        "window": 4,
        "reaction": 6,
        "target": 30,
        "designate": 40,
        "answer": 25,
        "debate": 120,
        "ballot": 15,
        "allot": 60,
        "pause": 30,
    }
    holds: ClassVar[Mapping[str, int]] = {"turn": 2, "tile": 2, "answer": 3}
    """Others may come in on a turn; nobody is to tell by the time it took whether there was a choice."""
    ballots = frozenset({"setup", "ballot", "target"})
    """Which Action to keep, Unraveling, Crossed Fates: all who are asked decide between as many."""
    lapsing = frozenset({"window", "reaction"})
    """Some forty times a match everybody may react, and mostly nobody does; a death or a Lie is worth a second look."""
    spans: ClassVar[Mapping[str, int]] = {"gift": 15}
    sizes: ClassVar[Mapping[str, int]] = {
        "setup": 1024,
        "gift": 2048,
        "turn": 4096,
        "window": 4096,
        "reaction": 4096,
        "target": 4096,
        "designate": 4096,
        "answer": 4096,
        "allot": 2048,
    }
    ceremonies: ClassVar[Mapping[str, float]] = {
        "plays": 1.5,
        "saved": 1.5,
        "tile": 3,
        "votes": 0.6,
        "reveal": 3,
        "dies": 2,
        "dies_hidden": 3,
        "game_over": 6,
    }
    """An Action lies on those it answers for long enough to be read; each ballot is an event of its own, and whoever
    dies is mostly revealed in the same breath."""
    vocabulary = frozenset({"", *catalogue.claims()})
    longest = 40_000

    def sample_options(self, players: int, rng: Randomness) -> dict[str, Value]:
        """Every way to find L, one game or two, with and without advanced Actions, what may be read otherwise."""
        return {
            "first_games": rng.random() < 0.25,
            "l": ("dealt", "dealt", "host", "seat", "rotation")[int(rng.random() * 5)],
            "l_seat": 1 + int(rng.random() * players),
            "games": 2 if rng.random() < 0.2 else 1,
            "dead_talk": rng.random() < 0.3,
            "leak_draws": rng.random() < 0.2,
        }

    def plainly_forced(self, t: DeathNoteTable, question: Ask) -> bool:
        """The last tile of a round is left; whoever has no Action plays none, and L gives his only one."""
        return legality.plainly_forced(t, question)

    def camp(self, role: str) -> str:
        """L's, Kira's, or the investigators'."""
        return CAMP_OF[role]

    def outcome(self, t: DeathNoteTable) -> Outcome | None:
        """How the last game ended, and who has the most apples of all games."""
        if not t.finished or t.ending is None:
            return None
        return Outcome(t.ending.reason, champions(t.scores), t.scores, t.results[-1].roles)

    def tally(self, t: DeathNoteTable) -> Mapping[str, int]:
        """Games by their ending, objectives by role, and what gave Light away."""
        return counting.tally(t)

    def scored(self, t: DeathNoteTable) -> list[tuple[str, int]]:
        """The apples of every role of every game."""
        return [pair for result in t.results for pair in zip(result.roles, result.apples, strict=True)]

    def hearing(self, t: DeathNoteTable, seat: Seat, statement: Statement) -> int:
        """One public channel; the dead are silent, unless the table lets them talk."""
        if t.silenced and t.ending is None and not t.alive(seat):
            raise BadStatement("the dead are silent")
        return EVERYBODY
