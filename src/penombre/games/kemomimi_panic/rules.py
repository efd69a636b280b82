"""Kemomimi Panic as a ruleset: its options, set-up, order of play, views and outcome."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from penombre.engine import (
    EVERYBODY,
    TABLE,
    BadOptions,
    Outcome,
    Randomness,
    Seat,
    Setting,
    Statement,
    Value,
    mask,
    shuffle_with,
)
from penombre.games.game import Game, Modules
from penombre.games.kemomimi_panic import catalogue, flow, imagining, setup, view
from penombre.games.kemomimi_panic.catalogue import (
    CHARACTERS,
    CIVILIAN,
    CIVILIANS,
    CRESCENT,
    FULL,
    PRESETS,
    ROLES,
    THIEVES,
)
from penombre.games.kemomimi_panic.table import OUT, KemomimiTable

_UNANNOUNCED: Final = frozenset({"homeless_arle", "psychic_akira"})
"""Characters whose power is not announced: Arle's is always there, Akira's cancels another's."""


class KemomimiPanic(Game[KemomimiTable]):
    """4 to 8 players, 26 characters and two more, 12 roles."""

    id = "kemomimi_panic"
    modules = Modules(KemomimiTable, setup, flow, view, imagining)
    version = 2
    oldest = 1
    players = range(4, 9)
    settings = (
        Setting("preset", "choice", "recommended", choices=("recommended", *PRESETS, "random", "custom")),
        Setting("characters", "list", (), choices=tuple(CHARACTERS), beside=("preset", ("custom",))),
        Setting("roles", "list", (), choices=tuple(ROLES), beside=("preset", ("custom", "random"))),
        Setting("promo", "flag", False),
        Setting("joke", "flag", False),
        Setting("points", "flag", False),
        Setting("leader_must_vote", "flag", False),
        Setting("must_announce", "flag", False, since=2),
        Setting("thieves_share", "flag", False, since=2),
        Setting("talk_s", "number", 180, low=0, high=3600),
    )
    paces: ClassVar[Mapping[str, int]] = {
        "choose": 30,
        "window": 15,
        "react": 10,
        "talk": 180,
        "vote": 20,
        "angry": 20,
        "theft": 15,
    }
    ceremonies: ClassVar[Mapping[str, float]] = {
        **{f"announce_{character}": 1.5 for character in CHARACTERS if character not in _UNANNOUNCED},
        "cancelled": 1.5,
        "hands": 2,
        "vote_result": 2,
        "verdict_changed": 2,
        "eliminated": 3,
        "role_shown": 3,
        "night": 1.5,
        "theft": 2.5,
        "no_theft": 2.5,
        "game_over": 6,
    }
    """Whoever uses a power says so, or Akira cancels it; hands are turned over together, and counted at once or after
    powers; roles are turned over one by one. At dawn the Arrow turns to whoever was robbed, or to nobody."""
    vocabulary = frozenset({"", "civilian", "not_civilian", "thief", "guilty", "innocent", *ROLES})
    longest = 20_000

    def seconds(self, pace: str, options: Mapping[str, Value]) -> int:
        """The talk lasts as long as the table decided."""
        return int(options["talk_s"]) if pace == "talk" else self.paces[pace]  # type: ignore[arg-type]

    def check_options(self, players: int, options: Mapping[str, Value]) -> None:
        """Presets are for their number of players; free sets must be playable."""
        preset, characters, roles = options["preset"], options["characters"], options["roles"]
        assert isinstance(characters, tuple)
        assert isinstance(roles, tuple)
        if preset in PRESETS and PRESETS[str(preset)].players != players:
            fitting = ", ".join(id for id, one in PRESETS.items() if one.players == players)
            raise BadOptions(
                f"preset {preset} is for {PRESETS[str(preset)].players} players; with {players}: {fitting}"
            )
        if preset == "custom":
            catalogue.check_characters(characters, players, bool(options["promo"]), bool(options["joke"]))
        elif characters:
            raise BadOptions("characters: choose preset=custom to play with a set of your own")
        if roles:
            if preset not in ("custom", "random"):
                raise BadOptions("roles: choose preset=custom or preset=random to play with roles of your own")
            catalogue.check_roles(roles, players)
        if options.get("thieves_share") and catalogue.thief_count(players) < 2:
            raise BadOptions(f"thieves_share: with {players} players there is one thief; two play with 8")

    def choice_players(self, setting: str, choice: str) -> tuple[int, ...]:
        """Presets are for their number of players; Sheena and a second thief come with eight."""
        match setting:
            case "preset" if choice in PRESETS:
                return (PRESETS[choice].players,)
            case "characters" if CHARACTERS[choice].only_with:
                return (CHARACTERS[choice].only_with,)
            case "roles" if choice == FULL:
                return self._with_two_thieves()
            case "thieves_share" if choice == "true":
                return self._with_two_thieves()
        return ()

    def _with_two_thieves(self) -> tuple[int, ...]:
        return tuple(players for players in self.players if catalogue.thief_count(players) == 2)

    def sample_options(self, players: int, rng: Randomness) -> dict[str, Value]:
        """Presets, random sets and custom ones, with every flag now and then."""
        options: dict[str, Value] = {
            "promo": rng.random() < 0.5,
            "joke": rng.random() < 0.5,
            "points": rng.random() < 0.2,
            "leader_must_vote": rng.random() < 0.3,
        }
        kind = rng.random()
        if kind < 0.3:
            fitting = ["recommended", *(id for id, one in PRESETS.items() if one.players == players)]
            options["preset"] = fitting[int(rng.random() * len(fitting))]
        else:
            options["preset"] = "random" if kind < 0.6 else "custom"
            options["roles"] = _sample_roles(players, rng)
        if options["preset"] == "custom":
            options["characters"] = _sample_characters(players, bool(options["promo"]), bool(options["joke"]), rng)
        options["must_announce"] = rng.random() < 0.3
        options["thieves_share"] = players in self._with_two_thieves() and rng.random() < 0.3
        return options

    def camp(self, role: str) -> str:
        """Civilians of all kinds, the thieves, or the Informant."""
        return "civilians" if role in CIVILIANS else "thieves" if role in THIEVES else role

    def outcome(self, t: KemomimiTable) -> Outcome | None:
        """The winners of the game, or of the match where points are counted."""
        if not t.finished:
            return None
        assert t.ending is not None
        points = t.scores if t.points else ()
        return Outcome(t.ending.way, t.champions, points, t.faces[: t.players])

    def hearing(self, t: KemomimiTable, seat: Seat, statement: Statement) -> int:
        """Eliminated players talk to spectators and to each other only."""
        if t.state[seat] != OUT:
            return EVERYBODY
        return mask(TABLE, *(other for other in range(t.players) if t.state[other] == OUT))


def _sample_roles(players: int, rng: Randomness) -> tuple[str, ...]:
    roles = [CRESCENT, FULL] if players == 8 else [CRESCENT]
    special = [role for role in ROLES if role not in (CRESCENT, FULL, CIVILIAN)]
    shuffle_with(rng, special)
    plain = ROLES[CIVILIAN].count - len(roles)
    least = max(0, players - len(roles) - plain)
    most = min(len(special), players - len(roles))
    roles += special[: least + int(rng.random() * (most - least + 1))]
    return tuple(roles + [CIVILIAN] * (players - len(roles)))


def _sample_characters(players: int, promo: bool, joke: bool, rng: Randomness) -> tuple[str, ...]:
    def shuffled(things: Iterable[str]) -> list[str]:
        order = list(things)
        shuffle_with(rng, order)
        return order

    return catalogue.free_characters(players, promo, joke, shuffled)
