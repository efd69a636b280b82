"""What people see: one public part for all, one private part per seat, each listed field by field."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from penombre.engine import EVERYBODY, NOBODY, Seat
from penombre.games.kemomimi_panic.table import Check, Claim, Ending, KemomimiTable, Theft, Vote

State = Literal["in_play", "ghost", "out"]
Moon = Literal["new", "full"]

_STATES: Final[tuple[State, ...]] = ("in_play", "ghost", "out")


class SeatFacts(Struct, frozen=True, gc=False, kw_only=True):
    """What lies in front of a player."""

    character: str
    used: bool
    jewels: int
    state: State
    role: str
    """The role, once it is shown to everybody; empty while it is hidden."""
    points: int


class Public(Struct, frozen=True, gc=False, kw_only=True):
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


class _Quick:
    """Where structs of sixteen to 28 fields are called by name at the price of positions: decision 0040 says why."""

    public = Public


class Private(Struct, frozen=True, gc=False, kw_only=True):
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
    return _Quick.public(
        phase=t.phase,
        game=t.game,
        day=t.day,
        moon="full" if t.full_moon else "new",
        leader=t.leader,
        arrow=t.arrow,
        suspect=t.suspect,
        other_suspect=t.other_suspect if t.votes_left else NOBODY,
        excluded=t.excluded,
        protected=t.cast["sleeping_beauty_cecilia"] if t.cecilia_sleeps else NOBODY,
        double_hands=_seats(t.double_hands),
        crescent_blocked=t.crescent_blocked,
        paper_waits=t.paper != NOBODY and t.player_of("bank_employee_lucie") != NOBODY,
        discard=tuple([t.last_loser[jewel] for jewel in zones[2 * n + 1]]),
        trio=t.trio,
        roles=t.set_roles,
        seats=tuple(
            [
                SeatFacts(
                    character=character,
                    used=character in used,
                    jewels=len(zones[n + 1 + seat]),
                    state=_STATES[state[seat]],
                    role=faces[seat] if seen[seat] == EVERYBODY else "",
                    points=scores[seat],
                )
                for seat, character in enumerate(t.cast)
            ]
        ),
        claims=t.claims,
        votes=t.votes,
        thefts=t.thefts,
        ending=t.ending,
        champions=t.champions,
        master=t.master if t.ending is not None else NOBODY,
    )


def _seats(audience: int) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(audience.bit_length()) if audience >> seat & 1]) if audience else ()


def private(t: KemomimiTable, seat: Seat) -> Private:
    """What a player knows that not everybody does."""
    return Private(
        role=t.faces[seat],
        first_role=t.first_roles[seat],
        checks=tuple([check for check in t.checks if check.checker == seat]) if t.checks else (),
        paper=t.paper if t.cast.get("bank_employee_lucie") == seat else NOBODY,
        master=t.master if t.cast.get("cook_genevieve") == seat else NOBODY,
        guess=t.guesses[seat],
    )
