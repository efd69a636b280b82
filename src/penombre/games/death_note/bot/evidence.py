"""The deeds on the table, gone through once: how likely all of them are from each role, card by card.

A deed speaks of the Role card that its player held then, which may lie elsewhere by now.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from penombre.engine import NOBODY, Card, Seat
from penombre.games.death_note import deeds
from penombre.games.death_note.bot import likelihood
from penombre.games.death_note.bot.beliefs import Chances, Likely, chances
from penombre.games.death_note.bot.likelihood import Row
from penombre.games.death_note.bot.tile_preferences import discards, discards_any
from penombre.games.death_note.catalogue import ACTIONS, ROUNDS, SECRET_ROLES, tiles_of
from penombre.games.death_note.table import ALL_ROLES, Note
from penombre.games.death_note.view import Public

_TILES: Final = {round: tuple(tiles_of(round)) for round in range(1, ROUNDS + 1)}
_TRUST: Final = 0.6
"""How far the figures are trusted: people do not play by them, and several deeds may have the same reason."""


ByTile = Mapping[str, Sequence[float]]
"""For each tile, a figure per role."""


def _ratios(row: Sequence[float], usual: Sequence[float]) -> list[float]:
    """How much likelier each role leaves a tile that it discards so often than one that it discards as usual."""
    return [((1 - this) / (1 - any_one)) ** _TRUST for this, any_one in zip(row, usual, strict=True)]


class _Glance:
    """Somebody saw the tile on top of the pile and left or discarded it."""

    __slots__ = ("card", "gain", "left", "place")

    def __init__(self, card: Card, place: int, left: bool, gain: int) -> None:
        self.card = card
        self.place = place
        """How many tiles were discarded before it."""
        self.left = left
        self.gain = gain
        """How many Actions more discarding draws than leaving."""


def evidence_of(public: Public, notes: tuple[Note, ...]) -> Evidence:
    """What the deeds say to somebody with these notes."""
    shown = tuple([facts.role for facts in public.roles])
    tiles = tuple([(note.deed, note.cards[0]) for note in notes if note.kind == "tile"])
    return reading(public.deeds, len(public.seats), shown, tiles)


@lru_cache(maxsize=256)
def reading(
    done: tuple[deeds.Deed, ...], players: int, shown: tuple[str, ...], tiles: tuple[tuple[int, str], ...]
) -> Evidence:
    """What deeds say where these roles are shown, to somebody who saw these tiles at these deeds; nobody changes it."""
    return Evidence(done, players, shown, tiles)


class Evidence:
    """What the deeds say of the Role cards, as far as one seat knows the tiles."""

    __slots__ = (
        "_at",
        "_chances",
        "_deeds",
        "_glances",
        "_place",
        "_shown",
        "_tiles",
        "_turned",
        "_victims",
        "held",
        "left",
        "likely",
        "listeners",
        "looks",
        "notes",
        "pawn",
        "snoops",
    )

    def __init__(
        self, done: tuple[deeds.Deed, ...], players: int, shown: tuple[str, ...], tiles: tuple[tuple[int, str], ...]
    ) -> None:
        self.held = list(range(players))
        """Which Role card each seat holds; a card of a seat has its number at first."""
        self.likely: list[list[float]] = [[1.0] * len(SECRET_ROLES) for _ in range(ALL_ROLES)]
        self.looks: dict[tuple[Seat, Card], int] = {}
        """Who has seen which Role card, and when."""
        self.notes = dict(tiles)
        self.pawn = NOBODY
        self.snoops = 0
        self._turned: set[Seat] = set()
        self._victims: list[tuple[Card, Card]] = []
        self._at = 0
        self._glances: list[_Glance] = []
        self._tiles: dict[int, str] = {}
        self._place = 0
        self._chances: dict[tuple[tuple[str, ...], ...], Chances] = {}
        self.listeners: dict[Hashable, tuple[Likely, Chances]] = {}
        """What words make of it, as it was worked out before (`hearsay.py`)."""
        self._deeds = done
        self._shown = shown
        for number, deed in enumerate(done):
            reads = _READS.get(type(deed))
            if reads is not None:
                reads(self, deed, number)
        self.left = self._left_unseen()
        """Who has left the tile that lies on top now, which this seat does not know: how much likelier that makes each
        role with each tile than with any one."""
        self._read_glances()
        for killer, victim in self._victims:
            role = shown[victim]
            if role:
                self._weigh(killer, likelihood.KILLED[role])
        self.likely = [[each**_TRUST for each in row] for row in self.likely]
        """For each Role card, how likely all its deeds are from each role."""

    def chances(self, possible: tuple[tuple[str, ...], ...]) -> Chances:
        """The chances of every role for every card, for somebody to whom the cards may be that; nobody changes them."""
        found = self._chances.get(possible)
        if found is None:
            found = self._chances[possible] = chances(possible, self.likely)
        return found

    def _weigh(self, card: Card, row: Row) -> None:
        likely = self.likely[card]
        for place, figure in enumerate(row):
            likely[place] *= figure

    # -- tiles -----------------------------------------------------------------------------------------------

    def _turn(self, deed: deeds.Turn, number: int) -> None:
        if deed.round != self._at:
            self._read_glances()
            self._at, self._place = deed.round, 0
            self._tiles = {}
        self.snoops = 0

    def _left(self, deed: deeds.Left, number: int) -> None:
        self._glance(deed, number, left=True)

    def _discarded(self, deed: deeds.Discarded, number: int) -> None:
        self._glance(deed, number, left=False)
        self._place += 1

    def _glance(self, deed: deeds.Left | deeds.Discarded, number: int, *, left: bool) -> None:
        seat = deed.seat
        draws = self.pawn == seat
        turned = seat in self._turned
        gain = int(draws or turned) + self.snoops - int(draws or not turned)
        self._glances.append(_Glance(self.held[seat], self._place, left, gain))
        if number in self.notes:
            self._tiles[self._place] = self.notes[number]

    def _tile(self, deed: deeds.Tile, number: int) -> None:
        self._tiles[self._place] = deed.card

    def _back(self, deed: deeds.Back, number: int) -> None:
        self._place -= 1

    def _exposed(self, deed: deeds.Exposed, number: int) -> None:
        self._tiles[self._place - 1] = deed.card

    def _unseen(self) -> tuple[str, ...]:
        """The tiles of the round that this seat has not seen."""
        known = set(self._tiles.values())
        return tuple([tile for tile in _TILES[self._at] if tile not in known]) or _TILES[self._at]

    def _left_unseen(self) -> list[tuple[Card, ByTile]]:
        if self._place in self._tiles:
            return []
        found: list[tuple[Card, ByTile]] = []
        for glance in self._glances:
            if glance.place == self._place:
                usual = discards_any(self._unseen(), glance.gain)
                by_tile = {tile: discards(tile, glance.gain) for tile in _TILES[self._at]}
                ratios = {tile: _ratios(row, usual) for tile, row in by_tile.items()}
                found.append((glance.card, ratios))
        return found

    def _read_glances(self) -> None:
        """A round is over, or has come to where it is: what was left and what was discarded."""
        if not self._glances:
            return
        rest = self._unseen()
        for glance in self._glances:
            tile = self._tiles.get(glance.place)
            row = discards_any(rest, glance.gain) if tile is None else discards(tile, glance.gain)
            likely = self.likely[glance.card]
            for place, figure in enumerate(row):
                likely[place] *= 1 - figure if glance.left else figure
        self._glances = []

    # -- Actions ---------------------------------------------------------------------------------------------

    def _play(self, deed: deeds.Play, number: int) -> None:
        kind, card = deed.card, self.held[deed.seat]
        if kind == "rem":
            self._weigh(card, likelihood.OFFERS)
        elif ACTIONS[kind].death:
            self._weigh(card, likelihood.KILLS)
            if deed.roles or deed.target != NOBODY:
                self._victims.append((card, deed.roles[0] if deed.roles else self.held[deed.target]))
        elif kind in ("alibi", "renoncement"):
            if deed.target in (deed.seat, NOBODY) and (kind == "alibi" or deed.count):
                self._weigh(card, likelihood.SHIELDS_SELF)
        elif kind == "taupe":
            self._weigh(card, likelihood.INVITES)
        elif kind == "manipulation":
            self._turned.add(deed.target)
        elif kind == "fouiner":
            self.snoops += 1
        elif kind in ("demission", "accusations") and number in self.notes:
            self._tiles[self._place - 1] = self.notes[number]
        elif kind == "mensonge":
            self._lie(card, number)

    def _lie(self, card: Card, number: int) -> None:
        """What asked is the last tile or Action before it."""
        for deed in reversed(self._deeds[:number]):
            if isinstance(deed, (deeds.Tile, deeds.Play)) and deed.card != "mensonge":
                self._weigh(card, likelihood.LIES.get(deed.card, likelihood.row()))
                return

    def _ryuk(self, deed: deeds.Ryuk, number: int) -> None:
        self.pawn = deed.seat

    def _saved(self, deed: deeds.Saved, number: int) -> None:
        if deed.card == "faux_death_note":
            self._weigh(self.held[deed.seat], likelihood.SAVES)

    # -- roles -----------------------------------------------------------------------------------------------

    def _swap(self, deed: deeds.Swap, number: int) -> None:
        self.held[deed.seat] = deed.roles[1]

    def _look(self, deed: deeds.Look, number: int) -> None:
        self.looks[deed.seat, deed.roles[0]] = number

    def _reveal(self, deed: deeds.Reveal, number: int) -> None:
        if deed.target == NOBODY and deed.seat >= 0:
            self._weigh(self.held[deed.seat], likelihood.UNCOVERS)

    def _suspicion(self, deed: deeds.Suspicion, number: int) -> None:
        giver, target = deed.seat, deed.target
        if deed.mode != "action" or giver < 0 or deed.count <= 0:
            return
        if giver == target:
            if deed.card == "demission":
                self._weigh(self.held[giver], likelihood.INVITES)
            return
        card = self.held[target]
        knowingly = (giver, card) in self.looks
        self._weigh(card, likelihood.SUSPECTED_KNOWINGLY if knowingly else likelihood.SUSPECTED)
        role = self._shown[card]
        if role in likelihood.SUSPECTS:
            self._weigh(self.held[giver], likelihood.SUSPECTS[role])

    def _answer(self, deed: deeds.Answer, number: int) -> None:
        row = _ANSWERS.get((deed.card, deed.mode))
        if row is not None:
            self._weigh(self.held[deed.seat], row)


_ANSWERS: Final = {
    ("confrontation", "keep"): likelihood.COVERS,
    ("confession", "refuse"): likelihood.REFUSES,
    ("temps_couvert", "decline"): likelihood.STAYS_OUT,
    ("expedient", "give"): likelihood.HELPS_L,
    ("expedient", "discard"): likelihood.HINDERS_L,
}
_READS: Final[Mapping[type[deeds.Deed], Callable[[Evidence, Any, int], None]]] = {
    deeds.Turn: Evidence._turn,
    deeds.Left: Evidence._left,
    deeds.Discarded: Evidence._discarded,
    deeds.Tile: Evidence._tile,
    deeds.Back: Evidence._back,
    deeds.Exposed: Evidence._exposed,
    deeds.Play: Evidence._play,
    deeds.Ryuk: Evidence._ryuk,
    deeds.Saved: Evidence._saved,
    deeds.Swap: Evidence._swap,
    deeds.Look: Evidence._look,
    deeds.Reveal: Evidence._reveal,
    deeds.Suspicion: Evidence._suspicion,
    deeds.Answer: Evidence._answer,
}
