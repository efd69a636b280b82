"""The table of Kemomimi Panic: what lies where, and the questions every rule asks of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from msgspec import Struct

from penombre.engine import EVERYBODY, NOBODY, Card, Seat, Table, Zone, ZoneAt, mask, replaced
from penombre.games.kemomimi_panic import catalogue
from penombre.games.kemomimi_panic.catalogue import CHARACTERS, CIVILIANS, THIEVES

IN_PLAY: Final = 0
GHOST: Final = 1
OUT: Final = 2


class Check(Struct, frozen=True, gc=False):
    """What a detective or a witness was told."""

    day: int
    checker: Seat
    target: Seat
    civilian: bool
    before_swap: bool = False
    """Asked about the role as it was first dealt: d'Autriche has shuffled it away since."""


class Claim(Struct, frozen=True, gc=False):
    """What a detective announced, true or not."""

    day: int
    seat: Seat
    target: Seat
    civilian: bool


class Vote(Struct, frozen=True, gc=False):
    """A vote that took place, as everybody saw it."""

    day: int
    leader: Seat
    suspect: Seat
    up: tuple[Seat, ...]
    down: tuple[Seat, ...]
    guilty: bool


class Theft(Struct, frozen=True, gc=False):
    """A theft that took place, as everybody saw it."""

    day: int
    full_moon: bool
    victim: Seat


class Ending(Struct, frozen=True, gc=False):
    """How a game ended and who won it."""

    way: str
    winners: tuple[Seat, ...]


@cache
def zones(players: int) -> tuple[Zone, ...]:
    """A role and jewels per seat, what was put aside, the discard, and the hand between two places."""
    n = players
    return (
        *(Zone(seat, f"role_{seat}", seat, mask(seat)) for seat in range(n)),
        Zone(n, "aside"),
        *(Zone(n + 1 + seat, f"jewels_{seat}", seat, EVERYBODY) for seat in range(n)),
        Zone(2 * n + 1, "discard", faces=EVERYBODY),
        Zone(2 * n + 2, "limbo", faces=EVERYBODY),
    )


class KemomimiTable(Table):
    """All the state of a match. The role of seat s is card s; what was put aside follows."""

    # the set, the same for the whole match
    preset: str = ""
    characters: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    promo: bool = False
    joke: bool = False
    points: bool = False
    leader_must_vote: bool = False
    must_announce: bool = False
    thieves_share: bool = False
    # the match
    game: int = 0
    scores: tuple[int, ...] = ()
    # the game
    window: int = 0
    day: int = 1
    full_moon: bool = False
    leader: Seat = NOBODY
    arrow: Seat = NOBODY
    cast: Mapping[str, Seat] = {}
    """Who plays which character, in seat order."""
    dealt_cast: tuple[str, ...] = ()
    set_roles: tuple[str, ...] = ()
    used: frozenset[str] = frozenset()
    state: tuple[int, ...] = ()
    ghost_until: int = 0
    last_elimination: int = NOBODY
    """The day, or the night after it, on which somebody was last eliminated."""
    last_loser: Mapping[Card, Seat] = {}
    crescent_blocked: bool = False
    first_roles: tuple[str, ...] = ()
    trio: tuple[Seat, ...] = ()
    checks: tuple[Check, ...] = ()
    announce: Seat = NOBODY
    master: Seat = NOBODY
    paper: Seat = NOBODY
    guesses: tuple[Seat, ...] = ()
    theft_tonight: bool = False
    victim: Seat = NOBODY
    ending: Ending | None = None
    finished: bool = False
    champions: tuple[Seat, ...] = ()
    # the day
    talking: bool = True
    cecilia_sleeps: bool = False
    double_hands: int = 0
    excluded: Seat = NOBODY
    suspect: Seat = NOBODY
    other_suspect: Seat = NOBODY
    votes_left: int = 0
    redirected: bool = False
    guilty: bool = False
    # what everybody saw
    claims: tuple[Claim, ...] = ()
    votes: tuple[Vote, ...] = ()
    thefts: tuple[Theft, ...] = ()

    # -- places ----------------------------------------------------------------------------------------------

    aside = ZoneAt(1, 0)
    """The roles put aside unseen."""
    discard = ZoneAt(2, 1)
    """The common discard of jewels."""
    limbo = ZoneAt(2, 2)
    """Where a jewel is between leaving a player and landing."""

    def jewels_of(self, seat: Seat) -> Zone:
        """Where a player's jewels lie."""
        return self.layout[self.players + 1 + seat]

    def jewels(self, seat: Seat) -> tuple[Card, ...]:
        """A player's jewels."""
        return self.zones[self.players + 1 + seat]

    # -- people ----------------------------------------------------------------------------------------------

    def role(self, seat: Seat) -> str:
        """The role a player has now."""
        return self.faces[seat]

    def is_civilian(self, seat: Seat) -> bool:
        """Whether a player holds any of the civilian cards."""
        return self.faces[seat] in CIVILIANS

    def is_thief(self, seat: Seat) -> bool:
        """Whether a player is one of the thieves."""
        return self.faces[seat] in THIEVES

    def in_play(self) -> list[Seat]:
        """Everybody who is not gone, ghosts included, in seat order."""
        return [seat for seat, state in enumerate(self.state) if state != OUT]

    def others(self, me: Seat) -> list[Seat]:
        """Everybody else in play."""
        return [seat for seat, state in enumerate(self.state) if state != OUT and seat != me]

    def tangible(self) -> list[Seat]:
        """Everybody in play who is not a ghost."""
        return [seat for seat, state in enumerate(self.state) if state == IN_PLAY]

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """All seats, starting with this one, going left."""
        return [(seat + step) % self.players for step in range(self.players)]

    def left_of(self, seat: Seat) -> Seat:
        """The next player in play to the left."""
        return next(other for other in self.clockwise_from(seat + 1) if self.state[other] != OUT)

    def right_of(self, seat: Seat) -> Seat:
        """The next player in play to the right."""
        return next(other for other in reversed(self.clockwise_from(seat)) if self.state[other] != OUT)

    # -- characters ------------------------------------------------------------------------------------------

    def player_of(self, character: str) -> Seat:
        """Who plays this character and is in play; NOBODY if that is nobody."""
        seat = self.cast.get(character, NOBODY)
        return seat if seat >= 0 and self.state[seat] != OUT else NOBODY

    def unused(self, character: str) -> Seat:
        """Who plays this character, is in play and has its once-per-game ability left; NOBODY if that is nobody."""
        seat = self.cast.get(character, NOBODY)
        return seat if seat >= 0 and self.state[seat] != OUT and character not in self.used else NOBODY

    def character_of(self, seat: Seat) -> str:
        """The character a player has now."""
        return next(character for character, player in self.cast.items() if player == seat)

    def becomes(self, seat: Seat, state: int) -> None:
        """A player turns into a ghost, or leaves."""
        self.state = replaced(self.state, seat, state)

    def spend(self, character: str) -> None:
        """Mark a once-per-game ability as used."""
        self.used |= {character}

    def legal_suspects(self) -> list[Seat]:
        """Whom the Leader may name: anybody else in play who is no ghost and not asleep out of reach."""
        return [seat for seat in self.tangible() if seat != self.leader and self.may_be_suspect(seat)]

    def may_be_suspect(self, seat: Seat) -> bool:
        """Whether suspicion can fall on this player today."""
        return self.state[seat] == IN_PLAY and not (
            self.cecilia_sleeps and seat == self.cast.get("sleeping_beauty_cecilia")
        )

    def checkable(self, me: Seat) -> list[Seat]:
        """Whom a detective or a witness may ask about: not Arle, whom nobody has on file."""
        arle = self.cast.get("homeless_arle", NOBODY)
        return [seat for seat in self.others(me) if seat != arle]

    def lolo_pool(self) -> tuple[str, ...]:
        """The characters Lolo may draw."""
        return catalogue.lolo_pool(self.dealt_cast, self.players, self.promo, self.joke)


def once(character: str) -> bool:
    """Whether a character's ability works once per game."""
    return CHARACTERS[character].once
