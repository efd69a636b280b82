"""Tokyo Ghoul: Bloody Masquerade as a ruleset: its options, set-up, order of play, views and outcome."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from penombre.engine import BadOptions, Outcome, Randomness, Setting, Value, pick_with, shuffle_with
from penombre.games.game import Game, Modules
from penombre.games.tokyo_ghoul import catalogue, flow, imagining, setup, view
from penombre.games.tokyo_ghoul.catalogue import (
    CAMPS,
    CHARACTERS,
    CONFIGS,
    GHOUL,
    HALF_GHOUL,
    HUMAN,
    KANEKI,
    PLAYERS,
    TYPES,
)
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable


class TokyoGhoul(Game[TokyoGhoulTable]):
    """4 to 8 players, 16 characters, 8 Places; variants Masque and Soutien."""

    id = "tokyo_ghoul"
    modules = Modules(TokyoGhoulTable, setup, flow, view, imagining)
    version = 2
    oldest = 1
    players = PLAYERS
    settings = (
        Setting("masque", "flag", False, variant=True),
        Setting("soutien", "flag", False, variant=True),
        Setting("beginner", "flag", False),
        Setting("config", "choice", "random", choices=("random", "a", "b")),
        Setting("pool", "choice", "random", choices=("random", "manual")),
        Setting("characters", "list", (), choices=tuple(CHARACTERS), beside=("pool", ("manual",))),
        Setting("kaneki", "choice", "random", choices=("random", "none", GHOUL, HUMAN), beside=("masque", ("true",))),
        Setting("open_card_counts", "flag", False, beside=("masque", ("true",)), since=2),
        Setting("first_player", "choice", "random", choices=("random", "host", "seat")),
        Setting("first_seat", "number", 1, low=1, high=PLAYERS[-1], beside=("first_player", ("seat",))),
    )
    hosted_part = ("first_player", "first_seat")
    paces: ClassVar[Mapping[str, int]] = {
        "show_initial": 30,
        "prelim_show": 40,
        "prelim_give": 40,
        "turn_choice": 45,
        "interrogate": 30,
        "interrogation_show": 20,
        "interrogation_exchange": 30,
        "redisplay": 20,
        "cover": 25,
        "attack": 30,
        "support": 20,
    }
    holds: ClassVar[Mapping[str, int]] = {"interrogation_show": 3, "interrogation_exchange": 4, "attack": 4}
    """Nobody is to tell by the time it took whether there was a choice, an exchange, or the right to attack."""
    sizes: ClassVar[Mapping[str, int]] = {"interrogation_exchange": 2688, "cover": 3840, "support": 1152}
    ceremonies: ClassVar[Mapping[str, float]] = {
        "attack": 4,
        "killed": 3,
        "game_over": 6,
    }
    """Two face each other, then both masks fall, and one of them dies; at the end all masks fall."""
    vocabulary = frozenset({"", *CAMPS, *CHARACTERS, *TYPES, KANEKI, "jeton", *[f"sans_{type}" for type in TYPES]})
    longest = 20_000

    def check_options(self, players: int, options: Mapping[str, Value]) -> None:
        """Configurations are for their number of players; a pool of one's own must be playable."""
        super().check_options(players, options)
        config, characters, kaneki = str(options["config"]), options["characters"], options["kaneki"]
        assert isinstance(characters, tuple)
        if config != "random" and config not in CONFIGS[players]:
            fewest = self.choice_players("config", config)[0]
            raise BadOptions(f"config {config} is for {fewest} players and more; with {players}: a")
        if options["pool"] == "manual":
            setup.check_pool(characters, players, masks=bool(options["masque"]))
            filled = setup.config_of(characters, players)
            if config not in ("random", filled):
                raise BadOptions(f"characters: these fill configuration {filled}, not {config}")
        elif characters:
            raise BadOptions("characters: choose pool=manual to play with characters of your own")
        if kaneki in (GHOUL, HUMAN):
            if not options["masque"]:
                raise BadOptions("kaneki: the half-ghoul belongs to the variant masque; turn it on to play with him")
            fewest = CHARACTERS[HALF_GHOUL].least_players
            if players < fewest:
                raise BadOptions(f"kaneki: the half-ghoul plays from {fewest} players on, not with {players}")
            if options["pool"] == "manual":
                raise BadOptions("kaneki: with pool=manual choose him, or not, among the characters")

    def choice_players(self, setting: str, choice: str) -> tuple[int, ...]:
        """Configuration b, and characters who are not for few players."""
        match setting:
            case "config" if choice == "b":
                return tuple(players for players in self.players if "b" in CONFIGS[players])
            case "characters" if CHARACTERS[choice].least_players:
                return tuple(players for players in self.players if players >= CHARACTERS[choice].least_players)
            case "kaneki" if choice in (GHOUL, HUMAN):
                return tuple(players for players in self.players if players >= CHARACTERS[HALF_GHOUL].least_players)
        return ()

    def sample_options(self, players: int, rng: Randomness) -> dict[str, Value]:
        """Both variants, both configurations, drawn pools and picked ones."""
        masks = rng.random() < 0.5
        options: dict[str, Value] = {
            "masque": masks,
            "soutien": rng.random() < 0.5,
            "beginner": rng.random() < 0.2,
        }
        if rng.random() < 0.4:
            options["first_player"] = "host"
        elif rng.random() < 0.4:
            options |= {"first_player": "seat", "first_seat": 1 + int(rng.random() * players)}
        configs = tuple(CONFIGS[players])
        if rng.random() < 0.3:
            config = pick_with(rng, configs)
            options |= {"pool": "manual", "characters": _sample_pool(players, config, masks, rng)}
        elif rng.random() < 0.5:
            options["config"] = pick_with(rng, configs)
            if masks and players >= CHARACTERS[HALF_GHOUL].least_players:
                options["kaneki"] = ("none", GHOUL, HUMAN)[int(rng.random() * 3)]
        if masks:
            options["open_card_counts"] = rng.random() < 0.25
        return options

    def camp(self, role: str) -> str:
        """That of a character; of two, the first."""
        return CHARACTERS[role].camps[0]

    def outcome(self, t: TokyoGhoulTable) -> Outcome | None:
        """How it ended, and who had met an objective."""
        if t.ending is None:
            return None
        return Outcome(t.ending.way, t.ending.winners, groups=t.faces[: t.players])


def _sample_pool(players: int, config: str, masks: bool, rng: Randomness) -> tuple[str, ...]:
    """Any pool that fills a configuration."""
    room = dict(zip(CAMPS, CONFIGS[players][config], strict=True))
    pool: list[str] = []
    for id in _shuffled(catalogue.characters(masks=masks), rng):
        row = CHARACTERS[id]
        camp = pick_with(rng, row.camps)
        if room[camp] and row.least_players <= players and row.excludes not in pool:
            room[camp] -= 1
            pool.append(id)
    return tuple(pool)


def _shuffled(things: tuple[str, ...], rng: Randomness) -> list[str]:
    order = list(things)
    shuffle_with(rng, order)
    return order
