"""An accusation while the clock is stopped: a shield, a sealed vote that must be unanimous, a God Complex."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from penombre.engine import Ask, Option, Script, Seat, ask, mask
from penombre.games.dc_spyfall.ending import convict
from penombre.games.dc_spyfall.interrupting import go_on, use
from penombre.games.dc_spyfall.table import SpyfallTable

_VOTES: Final = (Option("for", True, "vote_for"), Option("against", False, "vote_against"))


def _power(t: SpyfallTable, seat: Seat, ability: str) -> Ask:
    """Whether to use a power: whoever could hold it for all the table knows is asked; who does not can only pass."""
    held = t.holds(seat, ability)
    return ask.one(
        seat,
        "power",
        (
            Option("pass", False, "pass"),
            Option("use", True, "use", {"ability": ability}, "" if held else "not_your_ability"),
        ),
        args={"ability": ability},
        default="pass",
        pace="power",
    )


def power_shield(t: SpyfallTable) -> Script[None]:
    """The suspect may raise a Force Field before the vote: there is none, and the accusation is spent."""
    accusation = t.accusations[-1]
    if not (yield _power(t, accusation.suspect, "force_field")):
        return
    use(t, accusation.suspect)
    t.accusations = (*t.accusations[:-1], replace(accusation, outcome="shielded"))
    t.tell("shielded", seat=accusation.accuser, target=accusation.suspect)
    go_on(t)


def accuse_vote(t: SpyfallTable) -> Script[None]:
    """Everybody but the suspect votes at once; the accuser is for it."""
    accusation = t.accusations[-1]
    voters = t.others(accusation.accuser, accusation.suspect)
    answers = yield ask.sealed(
        [
            ask.one(
                seat,
                "accuse_vote",
                _VOTES,
                args={"by": accusation.accuser, "target": accusation.suspect, "sceptic": is_sceptic(t, seat)},
                default="against",
                pace="vote",
            )
            for seat in voters
        ],
        progress=True,
    )
    ayes = tuple([seat for seat in voters if answers[seat] and not is_sceptic(t, seat)])
    noes = tuple([seat for seat in voters if seat not in ayes])
    t.voted |= mask(*voters)
    accusation = replace(accusation, ayes=tuple(sorted((accusation.accuser, *ayes))), noes=noes)
    t.accusations = (*t.accusations[:-1], accusation)
    t.tell(
        "voted",
        seat=accusation.accuser,
        target=accusation.suspect,
        ayes_seats=list(accusation.ayes),
        noes_seats=list(noes),
    )
    if not noes:
        _settle(t, "unanimous")
    elif t.plays("super_powers") and len(accusation.ayes) > len(noes):
        t.todo = ("power_vote",)
    else:
        _settle(t, "failed")


def is_sceptic(t: SpyfallTable, seat: Seat) -> bool:
    """Whether this vote of a seat is against, whatever it chooses."""
    return t.ability_of(seat) == "sceptic" and not t.voted >> seat & 1


def power_vote(t: SpyfallTable) -> Script[None]:
    """Of those who were for it, one with a God Complex may make it unanimous."""
    accusation = t.accusations[-1]
    answers = yield ask.sealed([_power(t, seat, "god_complex") for seat in accusation.ayes])
    divine = [seat for seat in accusation.ayes if answers[seat]]
    for seat in divine:
        use(t, seat)
    _settle(t, "divine" if divine else "failed")


def _settle(t: SpyfallTable, outcome: str) -> None:
    accusation = replace(t.accusations[-1], outcome=outcome)
    t.accusations = (*t.accusations[:-1], accusation)
    if outcome == "failed":
        t.tell("accusation_failed", seat=accusation.accuser, target=accusation.suspect)
        go_on(t)
    else:
        convict(t, accusation.suspect, "accusation")
