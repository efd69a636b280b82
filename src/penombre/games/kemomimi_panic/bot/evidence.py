"""What everybody did and said, as evidence on roles: who acted, on whom, and how likely that is from each role.

A table gives, for an act of one player on another, how likely it is by the camps of the two. Only ratios matter. The
figures were set by hand after a fit to matches of these bots among themselves, and well short of it: people follow each
other, and the same hint must not count several times.
"""

from __future__ import annotations

from math import log
from typing import Final

from msgspec import Struct

from penombre.engine import Seat, View
from penombre.games.kemomimi_panic.catalogue import CIVILIANS, INFORMANT, THIEVES
from penombre.games.kemomimi_panic.view import Public

CIVIL: Final = 0
THIEF: Final = 1
INFORMER: Final = 2

Likelihood = tuple[tuple[float, float, float], ...]


class Act(Struct, frozen=True):
    """Something one player did to another."""

    actor: Seat
    target: Seat
    kind: str


def camp_of(role: str) -> int:
    """The camp a role belongs to."""
    if role in THIEVES:
        return THIEF
    return INFORMER if role == INFORMANT else CIVIL


# Rows: who acts (civilian, thief, informant). Columns: on whom.
_LIKELIHOODS: Final[dict[str, Likelihood]] = {
    "hand_up": ((0.50, 0.52, 0.50), (0.51, 0.52, 0.52), (0.47, 0.46, 0.50)),
    "hand_down": ((0.50, 0.47, 0.48), (0.49, 0.52, 0.48), (0.56, 0.62, 0.50)),
    "name": ((0.20, 0.21, 0.21), (0.20, 0.20, 0.20), (0.22, 0.16, 0.20)),
    "foe_robbed": ((0.30, 0.30, 0.30), (0.33, 0.33, 0.33), (0.30, 0.30, 0.30)),
    "claim_civilian": ((0.96, 0.03, 0.03), (0.70, 0.80, 0.80), (0.70, 0.90, 0.50)),
    "claim_not_civilian": ((0.04, 0.80, 0.80), (0.30, 0.20, 0.15), (0.30, 0.10, 0.50)),
    "accuse": ((0.22, 0.25, 0.24), (0.22, 0.25, 0.24), (0.20, 0.16, 0.22)),
    "vouch": ((0.20, 0.18, 0.16), (0.21, 0.20, 0.20), (0.20, 0.25, 0.20)),
}


class Hints(Struct, frozen=True):
    """What an act adds to the logarithms of chances, against two Civilians."""

    actor: tuple[tuple[float, float], ...]
    """For the one who acts to be a thief, and to be the Informant, by the camp of the other."""
    target: tuple[tuple[float, float], ...]
    """For the other one to be a thief, and to be the Informant, by the camp of who acts."""
    both: tuple[float, float, float]
    """For two thieves, a thief and the Informant, the Informant and a thief: what the two add together."""


def _hints(table: tuple[float, ...]) -> Hints:
    def both(mine: int, yours: int) -> float:
        return table[3 * mine + yours] - table[3 * mine] - table[yours] + table[0]

    camps = (CIVIL, THIEF, INFORMER)
    return Hints(
        tuple([(table[3 * THIEF + camp] - table[camp], table[3 * INFORMER + camp] - table[camp]) for camp in camps]),
        tuple(
            [
                (table[3 * camp + THIEF] - table[3 * camp], table[3 * camp + INFORMER] - table[3 * camp])
                for camp in camps
            ]
        ),
        (both(THIEF, THIEF), both(THIEF, INFORMER), both(INFORMER, THIEF)),
    )


HINTS: Final = {
    kind: _hints(tuple([log(likely) for row in rows for likely in row])) for kind, rows in _LIKELIHOODS.items()
}

_DETECTIVES: Final = ("detective_shamlock", "witness_sheena")
_STANCES: Final = {
    ("accuse", ""): "accuse",
    ("vouch", ""): "vouch",
    ("promise", "guilty"): "accuse",
    ("promise", "innocent"): "vouch",
}


def evidence(view: View, public: Public) -> list[Act]:
    """All that was done and said in this game, as far as it tells anything about roles."""
    acts = _votes(public)
    acts += _thefts(public)
    acts += _claims(public)
    if public.game == 1:  # talk is not dated by game: in a later one nobody could tell which deal it was about
        acts += _talk(view, public)
    return acts


def _votes(public: Public) -> list[Act]:
    acts = []
    for vote in public.votes:
        suspect = vote.suspect
        if vote.leader != suspect:
            acts.append(Act(vote.leader, suspect, "name"))
        acts += [Act(seat, suspect, "hand_up") for seat in vote.up if seat != suspect]
        acts += [Act(seat, suspect, "hand_down") for seat in vote.down if seat != suspect]
    return acts


def _thefts(public: Public) -> list[Act]:
    """A thief robs those who raised a hand against him rather than others."""
    acts = []
    for theft in public.thefts:
        foes = {vote.suspect for vote in public.votes if vote.day <= theft.day and theft.victim in vote.up}
        acts += [Act(foe, theft.victim, "foe_robbed") for foe in sorted(foes) if foe != theft.victim]
    return acts


def _claims(public: Public) -> list[Act]:
    """What detectives announced. An answer from before d'Autriche's shuffle tells nothing about the trio any more."""
    return [
        Act(claim.seat, claim.target, "claim_civilian" if claim.civilian else "claim_not_civilian")
        for claim in public.claims
        if not (claim.day == 1 and claim.target in public.trio)
    ]


def _talk(view: View, public: Public) -> list[Act]:
    """The last stance each player took on each other one: saying it again adds nothing."""
    stances: dict[tuple[Seat, Seat], str] = {}
    announced = {(claim.seat, claim.target) for claim in public.claims}
    for said in view.meant():
        statement = said.statement
        about = statement.about
        if about is None or about == said.seat:
            continue
        kind = _stance(statement.kind, statement.what)
        if not kind:
            continue
        if kind.startswith("claim"):
            if public.seats[said.seat].character not in _DETECTIVES:
                kind = "vouch" if kind == "claim_civilian" else "accuse"
            elif (said.seat, about) in announced:
                continue
        stances[said.seat, about] = kind
    return [Act(actor, target, kind) for (actor, target), kind in stances.items()]


def _stance(kind: str, what: str) -> str:
    if kind == "claim":
        if what in CIVILIANS:
            return "claim_civilian"
        return "claim_not_civilian" if what in THIEVES or what in (INFORMANT, "thief", "not_civilian") else ""
    return _STANCES.get((kind, what)) or _STANCES.get((kind, ""), "")
