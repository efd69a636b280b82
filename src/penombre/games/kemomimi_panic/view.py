"""What people see: one public part for all, one private part per seat, each listed field by field."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from penombre.engine import EVERYBODY, NOBODY, Seat
from penombre.games.kemomimi_panic.table import Check, Claim, Ending, KemomimiTable, Theft, Vote

State = Literal["in_play", "ghost", "out"]
Moon = Literal["new", "full"]

_STATES: Final[tuple[State, ...]] = ("in_play", "ghost", "out")


class SeatFacts(Struct, frozen=True, gc=False):
    """What lies in front of a player."""

    character: str
    used: bool
    jewels: int
    state: State
    role: str
    """Shown to everybody; empty while it is hidden."""
    points: int


class Public(Struct, frozen=True, gc=False):
    """What everybody knows."""

    phase: str
    game: int
    day: int
    moon: Moon
    leader: Seat
    arrow: Seat
    suspect: Seat
    other_suspect: Seat
    """Who is to be judged next, with two suspects."""
    excluded: Seat
    protected: Seat
    double_hands: tuple[Seat, ...]
    crescent_blocked: bool
    paper_waits: bool
    discard: tuple[Seat, ...]
    """Who lost each jewel that lies in the discard."""
    trio: tuple[Seat, ...]
    roles: tuple[str, ...]
    """The role cards before some were put aside."""
    seats: tuple[SeatFacts, ...]
    claims: tuple[Claim, ...]
    votes: tuple[Vote, ...]
    thefts: tuple[Theft, ...]
    ending: Ending | None
    champions: tuple[Seat, ...]
    master: Seat


class Private(Struct, frozen=True, gc=False):
    """What one seat knows besides."""

    role: str
    first_role: str
    checks: tuple[Check, ...]
    paper: Seat
    master: Seat
    guess: Seat


def public(t: KemomimiTable) -> Public:
    """The table as a spectator sees it."""
    n = t.players
    faces, seen, zones, state, used, scores = t.faces, t.seen, t.zones, t.state, t.used, t.scores
    characters = [""] * n
    for character, seat in t.cast.items():
        characters[seat] = character
    return Public(
        t.phase,
        t.game,
        t.day,
        "full" if t.full_moon else "new",
        t.leader,
        t.arrow,
        t.suspect,
        t.other_suspect if t.votes_left else NOBODY,
        t.excluded,
        t.cast["sleeping_beauty_cecilia"] if t.cecilia_sleeps else NOBODY,
        _seats(t.double_hands),
        t.crescent_blocked,
        t.paper != NOBODY and t.player_of("bank_employee_lucie") != NOBODY,
        tuple([t.last_loser[jewel] for jewel in zones[2 * n + 1]]),
        t.trio,
        t.set_roles,
        tuple(
            [
                SeatFacts(
                    characters[seat],
                    characters[seat] in used,
                    len(zones[n + 1 + seat]),
                    _STATES[state[seat]],
                    faces[seat] if seen[seat] == EVERYBODY else "",
                    scores[seat],
                )
                for seat in range(n)
            ]
        ),
        t.claims,
        t.votes,
        t.thefts,
        t.ending,
        t.champions,
        t.master if t.ending is not None else NOBODY,
    )


def _seats(audience: int) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(audience.bit_length()) if audience >> seat & 1]) if audience else ()


def private(t: KemomimiTable, seat: Seat) -> Private:
    """What a player knows that not everybody does."""
    return Private(
        t.faces[seat],
        t.first_roles[seat],
        tuple([check for check in t.checks if check.checker == seat]) if t.checks else (),
        t.paper if t.cast.get("bank_employee_lucie") == seat else NOBODY,
        t.master if t.cast.get("cook_genevieve") == seat else NOBODY,
        t.guesses[seat],
    )
