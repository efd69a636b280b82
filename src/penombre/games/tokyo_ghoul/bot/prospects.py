"""What a match is worth to a seat when a turn begins, all cards on the table: learned from matches of these bots.

The signs below are what a player would look at who saw everything; whoever may kill counts besides on what that seat
believes of its prey. Each sign has a weight for everybody and one more for each character, Inspectors counting as one;
their sum, as the logarithm of the odds, is the chance to win. The weights (`prospects.json`) were learned by
`penombre.research.prospects`.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final, NamedTuple

from msgspec import Struct, json

from penombre.engine import Match, Seat
from penombre.games.tokyo_ghoul.bot.insight import insight_of
from penombre.games.tokyo_ghoul.catalogue import (
    CHARACTERS,
    COLLECTION_NEEDED,
    DOVE,
    INSPECTOR,
    PLACES,
    SPECIAL_DOVES,
    STAY_ALIVE_NEEDED,
    Character,
    cast,
)
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable
from penombre.games.tokyo_ghoul.turn import walks

_FAR: Final = 4
"""Turns further off than this are all the same."""
_MOST_TOKENS: Final = 5
_SURE: Final = (0.35, 0.5, 0.65, 0.8, 0.92)
"""Where being sure of somebody becomes something else."""


def is_rest(match: Match[TokyoGhoulTable]) -> bool:
    """Whether a turn has just begun: then a match can be weighed."""
    return match.table.todo == () and match.table.phase == "turn"


def prospect(match: Match[TokyoGhoulTable], seat: Seat) -> float:
    """The chance that a seat wins from here, when a turn has just begun."""
    weights = _weights_of(kind_of(match.table.faces[seat]))
    total = sum([weights.get(sign, 0.0) for sign in signs(match, seat)])
    return 1 / (1 + exp(-total))


class Learned(Struct, frozen=True):
    """What signs weigh, and where that comes from."""

    rules: int
    """The version of the rules that the matches were played by."""
    matches: int
    seed: int
    weights: Mapping[str, Mapping[str, float]]
    """For everybody (no name), and for each kind of character besides."""


@cache
def learned() -> Learned:
    """What was learned, as the package has it."""
    return json.decode(files(__package__).joinpath("prospects.json").read_bytes(), type=Learned)


def kind_of(character: str) -> str:
    """Whose weights a character has: its own, or those of all Inspectors."""
    return INSPECTOR if CHARACTERS[character].proof else character


@cache
def _weights_of(kind: str) -> Mapping[str, float]:
    """What each sign weighs for a kind of character, in all."""
    weights = learned().weights
    mine = weights.get(kind, {})
    return {sign: weight + mine.get(sign, 0.0) for sign, weight in weights[""].items()}


class _Hand(NamedTuple):
    """What a seat holds towards its objectives: cards of its collection, to stay alive with, and Doves."""

    collection: int
    alive: int
    doves: int


@cache
def _hand(edition: int, character: str, cards: tuple[str, ...]) -> _Hand:
    row = cast(edition)[character]
    return _Hand(
        min(COLLECTION_NEEDED, cards.count(row.collection)) if row.collection else -1,
        min(STAY_ALIVE_NEEDED, cards.count(row.stay_alive)) if row.stay_alive else -1,
        min(SPECIAL_DOVES, cards.count(DOVE)),
    )


def signs(match: Match[TokyoGhoulTable], me: Seat) -> list[str]:
    """All that speaks for and against a seat."""
    t = match.table
    n, tokens, active = t.players, t.tokens, t.active
    characters = cast(t.edition)
    rows = [characters[id] for id in t.faces[:n]]
    hands = [_hand(t.edition, t.faces[seat], t.counted(seat)) for seat in range(n)]
    row, hand = rows[me], hands[me]
    away = [min(_FAR, (seat - active) % n) for seat in range(n)]
    others = [seat for seat in range(n) if seat != me]
    killers = [seat for seat in others if rows[seat].elimination]
    hunters = [seat for seat in killers if rows[seat].elimination in row.camps]
    companion = t.faces.index(row.companion) if row.companion in t.pool and row.companion else None
    ready = hand.alive == 2 or companion is not None
    hunted, most = min(2, len(hunters)), max(tokens)
    third = [away[seat] for seat in others if hands[seat].collection >= 3]
    second = sum([hands[seat].collection == 2 for seat in others])
    late = 0 if t.exhausted else min(6, int(t.reserve / (0.15 * n * n)))
    found = [
        "any",
        f"players {n}",
        f"away {away[me]}",
        f"tokens {min(_MOST_TOKENS, tokens[me])} hunted {hunted}",
        f"most {0 < most == tokens[me]} hunted {hunted}",
        f"third {min(third)} {min(third) < away[me]}" if third else "third no",
        f"second {min(3, second)}",
        f"late {late} ready {ready}",
        f"turn {min(6, t.turn * 2 // n)} ready {ready}",
        f"killers {min(3, len(killers) - len(hunters))} ready {ready} hunted {hunted}",
        f"spree {min(2, sum([hands[seat].alive == 2 for seat in killers]))} ready {ready}",
        f"reach {_reach(t)} by {_who(me, active, rows)} hunter {active in hunters}",
    ]
    if row.collection:
        found.append(f"collection {hand.collection}" + (f" away {away[me]}" if hand.collection >= 2 else ""))
    if row.stay_alive:
        found.append(f"alive {hand.alive}")
    if row.proof:
        found.append(f"doves {hand.doves}")
        inspectors = [seat for seat in range(n) if rows[seat].proof]
        found += [_strike(seat == me, rows, hands, tokens, seat, away[seat] == 0) for seat in inspectors]
    if hunters:
        struck = [away[seat] for seat in hunters if hands[seat].doves == 2 and 0 < rows[seat].proof <= tokens[me]]
        found.append(f"struck {min(struck)}" if struck else "struck no")
        found.append(f"hunter's doves {max([hands[seat].doves for seat in hunters if rows[seat].proof], default=0)}")
    if row.elimination:
        prey = [tokens[seat] for seat in others if row.elimination in rows[seat].camps]
        rest = [tokens[seat] for seat in others if row.elimination not in rows[seat].camps]
        found.append(f"lead {max(-2, min(2, max(prey, default=-9) - max(rest, default=0)))}")
        found.append(f"prey near three {min(2, sum([count >= 2 for count in prey]))}")
        found.append(f"prey {len(prey)} of {len(prey) + len(rest)}")
        found.append(f"rivals {min(3, len(killers))}")
        found += _suspects(match, me, rows, hand.doves, away[me])
    found.append(f"companion {companion is not None}")
    if companion is not None:
        against = min(
            2, sum([rows[seat].elimination in rows[companion].camps for seat in killers if seat != companion])
        )
        found.append(f"companion's tokens {min(4, tokens[companion])} hunted {against}")
        found.append(f"companion most {tokens[companion] == most} hunted {against}")
        found.append(f"companion kills {bool(rows[companion].elimination)}")
    return found


def _suspects(match: Match[TokyoGhoulTable], me: Seat, rows: list[Character], doves: int, away: int) -> list[str]:
    """How sure a killer is of its prey, and whether it is right: among all, most tokens, those it may strike."""
    row, tokens = rows[me], match.table.tokens
    beliefs = insight_of(match.view(me)).beliefs
    others = [seat for seat in range(len(rows)) if seat != me]
    sure = {seat: beliefs.camp(seat, row.elimination) for seat in others}
    most = max([tokens[seat] for seat in others])

    def likeliest(among: list[Seat]) -> tuple[int, bool]:
        seat = max(among, key=lambda each: sure[each])
        return bisect(_SURE, sure[seat]), row.elimination in rows[seat].camps

    best, right = likeliest(others)
    top, hit = likeliest([seat for seat in others if tokens[seat] == most])
    found = [f"best {best} {right}", f"best {best} away {away}", f"top {top} {hit}"]
    if row.proof:
        open_to = [seat for seat in others if tokens[seat] >= row.proof]
        within = "{} {}".format(*likeliest(open_to)) if open_to else "no"
        found += [f"open {within} doves {doves}", f"proof {row.proof}"]
    return found


def _strike(mine: bool, rows: list[Character], hands: list[_Hand], tokens: tuple[int, ...], by: Seat, now: bool) -> str:
    """Whom an Inspector could strike at outside the red Places, had it the Doves; and whether it has."""
    row = rows[by]
    open_to = [seat for seat in range(len(rows)) if seat != by and tokens[seat] >= row.proof]
    prey = sum([row.elimination in rows[seat].camps for seat in open_to])
    whom = f"{min(2, prey)} {min(1, len(open_to) - prey)}"
    return f"{'mine' if mine else 'team'} strikes {whom} doves {hands[by].doves == 2} now {now}"


def _reach(t: TokyoGhoulTable) -> str:
    """The attacks that whoever plays now can walk to."""
    there = [walk for steps in (1, 2) if (walk := walks(t.slot, t.visible, steps)) is not None]
    actions = {action for walk in there for action in PLACES[t.place(walk.slot)].actions}
    return " ".join(sorted([action for action in actions if action.startswith("attaque")]))


def _who(me: Seat, active: Seat, rows: list[Character]) -> str:
    """Who plays now: a killer or not, me or not."""
    return ("me" if active == me else "other") + (" kills" if rows[active].elimination else "")
