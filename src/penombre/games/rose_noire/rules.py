"""La Rose Noire as a ruleset: its options, set-up, order of play, views and outcome."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from penombre.engine import (
    EVERYBODY,
    BadStatement,
    Outcome,
    Randomness,
    Seat,
    Setting,
    Statement,
    Value,
    champions,
    pick_with,
)
from penombre.games.game import Game, Modules
from penombre.games.rose_noire import catalogue, flow, imagining, setup, view
from penombre.games.rose_noire.catalogue import BASE, BONUS, BONUS_DRAWN, PLAYERS, ROLES
from penombre.games.rose_noire.table import RoseNoireTable

ALONE_DEBATE: Final = 60
"""Seconds of Sextines for one person among bots."""


class RoseNoire(Game[RoseNoireTable]):
    """3 to 5 players: a Rector and Investigators, one of whom may be Possessed; seven suspects."""

    id = "rose_noire"
    modules = Modules(RoseNoireTable, setup, flow, view, imagining)
    version = 2
    oldest = 1
    players = PLAYERS
    settings = (
        Setting("points", "flag", False, variant=True),
        Setting(
            "rector",
            "choice",
            "random",
            choices=("random", "volunteer", "host", "seat"),
            beside=("points", ("false",)),
        ),
        Setting("rector_seat", "number", 1, low=1, high=PLAYERS[-1], beside=("rector", ("seat",))),
        Setting("accomplices", "choice", "choose", choices=("choose", "random")),
        Setting("bonus", "choice", "none", choices=("none", "random", "custom")),
        Setting("bonus_count", "number", BONUS_DRAWN, low=1, high=len(BONUS), beside=("bonus", ("random",))),
        Setting("bonus_cards", "list", (), choices=BONUS, beside=("bonus", ("custom",))),
        Setting("removed_cards", "list", (), choices=BASE, beside=("bonus", ("custom",))),
        Setting("profiles", "choice", "none", choices=("none", "random", "choice")),
        Setting("summons_goals", "flag", False, since=2),
        Setting("keep_goals", "flag", True, since=2),
        Setting("open_night_log", "flag", False),
        Setting("debate_s", "number", 0, low=0, high=3600),
    )
    hosted_part = ("rector", "rector_seat")
    paces: ClassVar[Mapping[str, int]] = {
        "choose": 30,
        "accomplices": 30,
        "turn": 75,
        "react": 15,
        "trap": 15,
        "summons": 15,
        "sextines": 120,
        "dusk": 60,
        "night": 20,
    }
    holds: ClassVar[Mapping[str, int]] = {"trap": 3, "summons": 3, "dusk": 3, "night": 20}
    """Nobody is to tell by the time it took who holds Holy Water, what the Rector could play, or what a night was."""
    ballots = frozenset({"choose", "react"})
    """Who would like to be the Rector; a Pact, where both give a card."""
    spans: ClassVar[Mapping[str, int]] = {"turn": 15, "sextines": 0}
    sizes: ClassVar[Mapping[str, int]] = {
        "turn": 3072,
        "react": 2304,
        "sextines": 3072,
        "night": 3072,
        "dusk": 2048,
        "summons": 2048,
    }
    ceremonies: ClassVar[Mapping[str, float]] = {
        "plays": 1.5,
        "trap": 1.5,
        "rector_plays": 1.5,
        "accusation": 3.5,
        "no_accusation": 3.5,
        "dies": 3,
        "estellines": 1.5,
        "dawn": 2.5,
        "reveal": 3,
        "game_over": 6,
    }
    """Cards are played, ballots are opened, lamps go out and dawn comes, somebody dies or shows who they are."""
    vocabulary = frozenset({"", *catalogue.claims()})
    longest = 20_000

    def seconds(self, pace: str, options: Mapping[str, Value]) -> int:
        """How long an accusation may be talked over is the host's choice; 0 leaves it to the rules."""
        return (int(str(options["debate_s"])) if pace == "sextines" else 0) or self.paces[pace]

    def check_options(self, players: int, options: Mapping[str, Value]) -> None:
        """The Rector sits at the table, and a deck of one's own is possible."""
        if not options["points"]:
            super().check_options(players, options)
        setup.check_bonus(players, options)

    def hosted(self, options: Mapping[str, Value], host: Seat, people: int, live: bool) -> Mapping[str, Value]:
        """One person among bots needs less time to talk."""
        hosted = super().hosted(options, host, people, live)
        return {**hosted, "debate_s": ALONE_DEBATE} if people == 1 and not options["debate_s"] else hosted

    def choice_players(self, setting: str, choice: str) -> tuple[int, ...]:
        """Cards of the base set that are not played with few players cannot be taken out there."""
        if setting == "removed_cards":
            used = tuple(players for players in self.players if catalogue.CARDS[choice].used(players))
            return () if len(used) == len(self.players) else used
        return ()

    def sample_options(self, players: int, rng: Randomness) -> dict[str, Value]:
        """Every way to find a Rector, points, bonus cards drawn and chosen, profiles."""
        options: dict[str, Value] = {
            "accomplices": pick_with(rng, ("choose", "choose", "random")),
            "profiles": pick_with(rng, ("none", "random", "choice")),
            "open_night_log": rng.random() < 0.3,
        }
        if rng.random() < 0.2:
            options["points"] = True
        else:
            options["rector"] = pick_with(rng, ("random", "volunteer", "host", "seat"))
            options["rector_seat"] = 1 + int(rng.random() * players)
        match pick_with(rng, ("none", "random", "custom")):
            case "random":
                options |= {"bonus": "random", "bonus_count": 1 + int(rng.random() * len(BONUS))}
            case "custom":
                options |= {
                    "bonus": "custom",
                    "bonus_cards": tuple(card for card in BONUS if rng.random() < 0.6),
                    "removed_cards": tuple(
                        card for card in BASE if catalogue.CARDS[card].used(players) and rng.random() < 0.2
                    ),
                }
        return options | {"summons_goals": rng.random() < 0.3, "keep_goals": rng.random() < 0.7}

    def camp(self, role: str) -> str:
        """Investigators are for each other; the Possessed and the Rector each for themselves."""
        return ROLES[role].camp

    def outcome(self, t: RoseNoireTable) -> Outcome | None:
        """How the last game ended; in a points match, who has the highest total."""
        if not t.finished or t.ending is None:
            return None
        if t.points:
            return Outcome("points", champions(t.scores), t.scores, t.roles())
        return Outcome(t.ending.reason, t.ending.winners, groups=t.roles())

    def hearing(self, t: RoseNoireTable, seat: Seat, statement: Statement) -> int:
        """One public channel; nobody talks at night, nor under a Vow of Silence, which ends with the game."""
        if t.silence and t.ending is None:
            raise BadStatement("a Vow of Silence: nobody may talk until the end of the next Sextines")
        if t.phase == "estellines":
            raise BadStatement("it is night: nobody talks before dawn")
        return EVERYBODY
