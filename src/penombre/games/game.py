"""What the rulesets of games have alike: each is put together from modules that are called the same in every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from penombre.engine import BadOptions, Randomness, Ruleset, Script, Seat, Table, Value

T = TypeVar("T", bound=Table)
T_in = TypeVar("T_in", bound=Table, contravariant=True)


class _Setup(Protocol[T_in]):
    def open_table(self, t: T_in, options: Mapping[str, Value]) -> None: ...


class _Flow(Protocol[T_in]):
    def next_script(self, t: T_in) -> Script[None] | None: ...


class _Views(Protocol[T_in]):
    def public(self, t: T_in) -> Struct: ...

    def private(self, t: T_in, seat: Seat) -> Struct: ...


class _Imagining(Protocol[T_in]):
    def redeal(self, t: T_in, seat: Seat, known: T_in, rng: Randomness) -> bool: ...


class Modules(NamedTuple, Generic[T]):
    """Where a game says what its table is, how it is set up, what comes next, who sees what, and what may be."""

    table: type[T]
    setup: _Setup[T]
    flow: _Flow[T]
    view: _Views[T]
    imagining: _Imagining[T]


class Game(Ruleset[T]):
    """A ruleset that is made of such modules."""

    modules: Modules[T]
    hosted_part: ClassVar[tuple[str, str] | None] = None
    """The setting that may give a part to the host or to a seat, and the one that says which seat that is."""

    def options(self, players: int, chosen: Mapping[str, Any] | None = None) -> dict[str, Value]:
        """Naming what is listed beside one choice of another setting is making that choice."""
        if isinstance(chosen, Mapping):
            for setting in self.settings:
                if setting.kind == "list" and setting.beside is not None and chosen.get(setting.name):
                    other, (choice, *more) = setting.beside
                    if not more and other not in chosen:
                        chosen = {**chosen, other: choice}
        return super().options(players, chosen)

    def check_options(self, players: int, options: Mapping[str, Value]) -> None:
        """Whoever is given a part sits at the table."""
        if self.hosted_part is None:
            return
        given, seat = self.hosted_part
        if options[given] == "seat" and options[seat] not in range(1, players + 1):
            raise BadOptions(f"{seat}: expected 1 to {players}, not {options[seat]}")

    def hosted(self, options: Mapping[str, Value], host: Seat, people: int, live: bool) -> Mapping[str, Value]:
        """Where a part is given to the host, it is given to that seat."""
        if self.hosted_part is None:
            return options
        given, seat = self.hosted_part
        return {**options, given: "seat", seat: host + 1} if options[given] == "host" else options

    def setup(self, players: int, options: Mapping[str, Value], seed: bytes) -> T:
        """The table, with all that comes before the first stage."""
        t = self.modules.table(players, seed, edition=self.version)
        self.modules.setup.open_table(t, options)
        return t

    def agenda(self, t: T) -> Script[None] | None:
        """What comes next."""
        return self.modules.flow.next_script(t)

    def public(self, t: T) -> Struct:
        """The table as a spectator sees it."""
        return self.modules.view.public(t)

    def private(self, t: T, seat: Seat) -> Struct:
        """What a player knows besides."""
        return self.modules.view.private(t, seat)

    def redeal(self, t: T, seat: Seat, known: T, rng: Randomness) -> bool:
        """All that this seat cannot know, as drawn from the worlds that fit what it does."""
        return self.modules.imagining.redeal(t, seat, known, rng)
