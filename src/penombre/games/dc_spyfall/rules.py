"""DC Spyfall as a ruleset: its options, set-up, order of play, views and outcome."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import ClassVar, Final

from msgspec import Struct

from penombre.engine import (
    EVERYBODY,
    BadOptions,
    BadStatement,
    Outcome,
    Randomness,
    Seat,
    Setting,
    Statement,
    Value,
    champions,
)
from penombre.games.dc_spyfall import flow, imagining, setup, view
from penombre.games.dc_spyfall.catalogue import (
    ANSWER_TIME,
    ASK_TIME,
    CLOCK_RANGE,
    CLOCK_S,
    EMOTES,
    HARLEY_PLAYERS,
    MODULES,
    MULTIVERSE_FOUND,
    MULTIVERSE_VIEWS,
    MULTIVERSE_VOTE,
    OPINIONS,
    PACKS,
    PLAYERS,
    ROUNDS,
)
from penombre.games.dc_spyfall.location_names import names_location
from penombre.games.dc_spyfall.locations import PLACES
from penombre.games.dc_spyfall.table import SpyfallTable
from penombre.games.game import Game, Modules

MOST_ROUNDS: Final = len(PLACES) + 1 + len(PACKS)
OPEN: Final = frozenset({"final_talk", "harley_talk", "multiverse_talk", "round_end"})
"""The phases in which people may talk."""
FILTERED: Final = frozenset({"final_talk", "multiverse_talk"})
"""The phases in which talk may name no Location."""
GESTURES: Final = frozenset({"look", "ask", "answer", "aloud", *OPEN})
"""The phases in which a face may be made."""


class DcSpyfall(Game[SpyfallTable]):
    """3 to 8 players at one of 20 Locations, and a Joker who does not know which."""

    id = "dc_spyfall"
    modules = Modules(SpyfallTable, setup, flow, view, imagining)
    version = 3
    oldest = 1
    players = PLAYERS
    settings = (
        Setting("super_powers", "flag", False, variant=True),
        Setting("harley_quinn", "flag", False, variant=True),
        Setting("jokers_prank", "flag", False, variant=True),
        Setting("multiverse_madness", "flag", False, variant=True),
        Setting("in_person", "flag", False, variant=True),
        Setting("rounds", "number", ROUNDS, low=1, high=MOST_ROUNDS),
        Setting("clock_s", "number", CLOCK_S, low=CLOCK_RANGE[0], high=CLOCK_RANGE[1]),
        Setting("clock_mode", "choice", "auto", choices=("auto", "realtime", "turns")),
        Setting("special_weight", "number", 1, low=1, high=5),
        Setting(
            "multiverse_points",
            "number",
            MULTIVERSE_FOUND,
            low=MULTIVERSE_FOUND,
            high=MULTIVERSE_FOUND + MULTIVERSE_VOTE,
            beside=("multiverse_madness", ("true",)),
            since=2,
        ),
        Setting("multiverse_late", "flag", False, beside=("multiverse_madness", ("true",)), since=2),
        Setting(
            "prank_guess",
            "choice",
            "others",
            choices=("others", "nobody"),
            beside=("jokers_prank", ("true",)),
            since=2,
        ),
        Setting("language", "choice", "fr", choices=("fr", "en")),
    )
    paces: ClassVar[Mapping[str, int]] = {
        "look": 20,
        "ask": ASK_TIME // 1000,
        "answer": ANSWER_TIME // 1000,
        "clock": CLOCK_S,
        "power": 5,
        "vote": 20,
        "claim": 60,
        "harley_talk": 30,
        "harley_point": 15,
        "multiverse_talk": 60,
        "multiverse_vote": 15,
        "final_talk": 90,
        "final_point": 20,
        "round_end": 30,
    }
    holds: ClassVar[Mapping[str, int]] = {"power": 5}
    """Powers are answered after the same time at least: nobody is to tell by it who could have used one."""
    unhurried = frozenset({"power"})
    sizes: ClassVar[Mapping[str, int]] = {"ask": 4096, "answer": 4096, "claim": 4096}
    ceremonies: ClassVar[Mapping[str, float]] = {
        "accuses": 1.5,
        "voted": 3,
        "multiverse_voted": 3,
        "fingers": 4,
        "convicted": 2,
        "harley_pointed": 2,
        "reveals": 3,
        "claims": 3,
        "claims_prank": 3,
        "claims_nothing": 3,
        "time_up": 1.5,
        "round_over": 4,
        "game_over": 6,
    }
    """Votes and fingers are shown all at once, then the card of whoever they meant; all cards after a round."""
    vocabulary = frozenset({"", *EMOTES, *OPINIONS, *MULTIVERSE_VIEWS})
    gestures = frozenset(EMOTES)
    longest = 40_000

    def seconds(self, pace: str, options: Mapping[str, Value]) -> int:
        """How long a round takes is the host's choice."""
        return int(str(options["clock_s"])) if pace == "clock" else self.paces[pace]

    def check_options(self, players: int, options: Mapping[str, Value]) -> None:
        """Harley Quinn needs five, no bag is drawn twice, and people who talk aloud do so in real time."""
        if options["harley_quinn"] and players < HARLEY_PLAYERS:
            raise BadOptions(f"harley_quinn: expected {HARLEY_PLAYERS} players or more, not {players}")
        bags = len(setup.bags_of(options))
        if int(str(options["rounds"])) > bags:
            raise BadOptions(f"rounds: with these modules there are {bags} bags, not {options['rounds']}")
        if options["in_person"] and options["clock_mode"] == "turns":
            raise BadOptions("clock_mode: who talks in person needs a clock in real time")

    def hosted(self, options: Mapping[str, Value], host: Seat, people: int, live: bool) -> Mapping[str, Value]:
        """Where people are there at the same time, the clock is a real one."""
        if options["clock_mode"] != "auto":
            return options
        return {**options, "clock_mode": "realtime" if live or options["in_person"] else "turns"}

    def seats_bots(self, options: Mapping[str, Value]) -> bool:
        """Where people talk aloud, bots hear nothing."""
        return not options["in_person"]

    def choice_players(self, setting: str, choice: str) -> tuple[int, ...]:
        """Harley Quinn is for five and more."""
        return tuple(range(HARLEY_PLAYERS, PLAYERS[-1] + 1)) if setting == "harley_quinn" and choice == "true" else ()

    def sample_options(self, players: int, rng: Randomness) -> dict[str, Value]:
        """Every module with every other, short rounds, both clocks, now and then in person."""
        options: dict[str, Value] = {module: rng.random() < 0.5 for module in MODULES}
        if players < HARLEY_PLAYERS:
            options["harley_quinn"] = False
        options["rounds"] = 1 + int(rng.random() * 3)
        options["clock_s"] = CLOCK_RANGE[0]
        options["clock_mode"] = "realtime" if rng.random() < 0.5 else "turns"
        options["special_weight"] = 1 + int(rng.random() * 5)
        if options["clock_mode"] == "realtime" and rng.random() < 0.2:
            options["in_person"] = True
        if rng.random() < 0.5:
            options["multiverse_points"] = MULTIVERSE_FOUND + MULTIVERSE_VOTE
        options["multiverse_late"] = rng.random() < 0.5
        if rng.random() < 0.5:
            options["prank_guess"] = "nobody"
        return options

    def outcome(self, t: SpyfallTable) -> Outcome | None:
        """Who has the highest total; each seat by what it was in the last round."""
        if t.todo or t.ending is None:
            return None
        return Outcome("points", champions(t.scores), t.scores, tuple([t.role_of(seat) for seat in range(t.players)]))

    def tally(self, t: SpyfallTable) -> Mapping[str, int]:
        """Rounds by their kind, their ending, who won them, and both together."""
        counts: Counter[str] = Counter()
        for result in t.results:
            ending = result.ending
            counts["rounds"] += 1
            counts[f"{ending.kind}_rounds"] += 1
            counts[f"{ending.kind}_won_{ending.winner}"] += 1
            counts[f"{ending.kind}_{ending.reason}"] += 1
            counts[f"{ending.kind}_{ending.reason}_{ending.winner}"] += 1
        return counts

    def muffled(self, public: Struct, seats: Collection[Seat]) -> Struct:
        """Questions and answers of these seats are there, but not what they wrote."""
        assert isinstance(public, view.Public)
        return view.muffled(public, seats)

    def hearing(self, t: SpyfallTable, seat: Seat, statement: Statement) -> int:
        """People talk when the clock has stopped for it, and name no place before it is out; faces are free."""
        if statement.kind == "emote":
            if t.phase not in GESTURES:
                raise BadStatement("not while people vote, point or claim")
            return EVERYBODY
        if t.phase not in OPEN:
            raise BadStatement("nobody talks now but with a question or an answer; talk comes when time is up")
        if t.phase == "harley_talk" and t.claim is not None and seat == t.claim.seat:
            raise BadStatement("the Joker has no say in who Harley Quinn is", "joker_keeps_out")
        if t.phase in FILTERED and names_location(statement.text):
            raise BadStatement("no place may be named before the round is over", "names_a_place")
        return EVERYBODY
