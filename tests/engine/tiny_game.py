"""A tiny game for the tests of the kernel: a few cards, and scripts that each test writes for itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, ClassVar

from msgspec import Struct

from penombre.engine import (
    EVERYBODY,
    BadOptions,
    BadStatement,
    Match,
    Option,
    Outcome,
    Ruleset,
    Script,
    Seat,
    Setting,
    Statement,
    Table,
    Value,
    Zone,
    mask,
)

DECK = Zone(0, "deck")
PILE = Zone(1, "pile", faces=EVERYBODY)
HANDS = tuple(Zone(2 + seat, "hand", seat, mask(seat)) for seat in range(4))

ANIMALS = ("cat", "dog", "fox", "hen", "owl", "pig")
STONES = ("agate", "beryl", "coral", "flint")


class TinyTable(Table, kw_only=True):
    """What a script wants to remember: `points` are public, `notes` are in nobody's view."""

    item: int = 0
    points: list[int]
    notes: list[str]


class Board(Struct, frozen=True):
    points: tuple[int, ...]
    pile: tuple[str, ...]
    counts: tuple[int, ...]


class Hand(Struct, frozen=True):
    known: tuple[str, ...]


TinyScript = Callable[[TinyTable], Script[None]]


class Tiny(Ruleset[TinyTable]):
    """Runs its scripts one after the other; the most points win."""

    id = "tiny"
    version = 3
    players = range(2, 5)
    settings: tuple[Setting, ...] = (
        Setting("stones", "flag", True),
        Setting("each", "number", 1, low=0, high=2),
        Setting("mood", "choice", "calm", choices=("calm", "wild")),
        Setting("roles", "list", (), choices=("wolf", "lamb")),
    )
    paces: ClassVar[Mapping[str, int]] = {"choose": 30, "talk": 300}
    vocabulary: ClassVar[frozenset[str]] = frozenset({"", "wolf", "lamb"})
    gestures: ClassVar[frozenset[str]] = frozenset({"howl"})

    def __init__(self, *scripts: TinyScript) -> None:
        self.scripts = scripts

    def check_options(self, players: int, options: Mapping[str, Value]) -> None:
        if options["mood"] == "wild" and players < 3:
            raise BadOptions("option mood: wild needs 3 players")

    def setup(self, players: int, options: Mapping[str, Value], seed: bytes) -> TinyTable:
        t = TinyTable(players, seed, points=[0] * players, notes=[])
        t.lay_out(DECK, PILE, *HANDS[:players])
        t.add_cards(DECK, ANIMALS, "animal")
        if options["stones"]:
            t.add_cards(DECK, STONES, "stone")
        t.shuffle(range(len(ANIMALS)))
        for seat in range(players):
            for _ in range(int(str(options["each"]))):
                t.move(t.cards(DECK)[0], HANDS[seat])
        return t

    def agenda(self, t: TinyTable) -> Script[None] | None:
        if t.item == len(self.scripts):
            return None
        t.item += 1
        return self.scripts[t.item - 1](t)

    def public(self, t: TinyTable) -> Board:
        pile = tuple(t.faces[card] for card in t.cards(PILE))
        return Board(tuple(t.points), pile, tuple(len(cards) for cards in t.zones))

    def private(self, t: TinyTable, seat: Seat) -> Hand:
        return Hand(tuple(t.face_for(seat, card) for card in range(len(t.faces))))

    def outcome(self, t: TinyTable) -> Outcome:
        best = max(t.points)
        return Outcome("most points", tuple(s for s in range(t.players) if t.points[s] == best), tuple(t.points))

    def hearing(self, t: TinyTable, seat: Seat, statement: Statement) -> int:
        if t.phase == "night":
            raise BadStatement("nobody speaks at night")
        if statement.kind == "promise" and statement.about is not None:
            return mask(statement.about)
        return super().hearing(t, seat, statement)


def play(*scripts: TinyScript, players: int = 2, deal: int = 0, **options: Value) -> Match[TinyTable]:
    """A match of these scripts."""
    return Match(Tiny(*scripts), players, options, deal)


def options(*ids: str) -> tuple[Option, ...]:
    """Options whose value is their id in capitals, so that a test sees which of both it got."""
    return tuple(Option(each, each.upper()) for each in ids)


def snapshot(match: Match[TinyTable]) -> tuple[Any, ...]:
    """Everything about a match that can be compared."""
    seats = range(match.players)
    return (
        match.table.copy(),
        match.steps,
        match.log(),
        match.asks(),
        match.waiting(),
        match.outcome,
        [match.view(seat) for seat in seats],
    )


@contextmanager
def unchanged(match: Match[TinyTable]) -> Iterator[None]:
    """Whatever happens inside must leave the match as it was."""
    before = snapshot(match)
    yield
    assert snapshot(match) == before


def noted(match: Match[TinyTable]) -> list[str]:
    """What the scripts wrote down."""
    return match.table.notes
