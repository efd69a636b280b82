"""Checks that nobody is told what they may not know: the same seat in re-dealt worlds sees, hears and reads the same.

The worlds come from `Match.redealt`, not from `Match.imagine`: the latter rejects worlds that look different, and a
leak is exactly such a difference.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from penombre.engine import CLOCK, TABLE, BadStatement, CannotImagine, Match, PenombreError, Seat, Statement
from penombre.testing.difference import json_difference
from penombre.testing.failure import Nonconformance
from penombre.testing.inside import closed, open_again, shuffled_since_rest, still_sealed, stops_where_asked
from penombre.testing.policy import random_answer, random_statement
from penombre.testing.soundness import refusals

_HINT = (
    "Two tables that differ only in what this seat cannot know look different to it: "
    "the rules tell it too much, or the ruleset's redeal() changes something it does know."
)


class Tally(msgspec.Struct):
    """How many re-dealt worlds were tried, fitted, and had another table than the true one."""

    tried: int = 0
    accepted: int = 0
    different: int = 0


def observed(match: Match[Any], seat: Seat) -> dict[str, bytes]:
    """All that reaches a seat now, as bytes: waiting line, question, clock, view, events since the last rest point."""
    rested = match.log_length - len(match.table.events)
    return {
        "who is asked": msgspec.json.encode(match.waiting()),
        "ask": msgspec.json.encode(match.ask_for(seat)),
        "clock": msgspec.json.encode(match.ask_for(CLOCK)),
        "view": match.view(seat).encode(),
        "events": msgspec.json.encode(match.events(seat, rested)),
    }


def check_redealt(match: Match[Any], rng: Random, worlds: int, tally: Tally) -> list[tuple[Seat, Match[Any]]]:
    """Every seat, and a spectator, is told the same in every re-dealt world. Gives back one such world per seat."""
    kept = []
    for seat in (*range(match.players), TABLE):
        truth = observed(match, seat)
        told = msgspec.json.encode(refusals(match, seat)) if seat != TABLE else b""
        keep = None
        for _ in range(worlds):
            world = _redealt(match, seat, rng)
            tally.tried += 1
            if world is None:
                if stops_where_asked(match, seat, rng):
                    raise Nonconformance(
                        "re-deal", f"who is asked differs: in another deal nothing would be asked here. {_HINT}", seat
                    )
                continue
            tally.accepted += 1
            _compare("re-deal", truth, observed(world, seat), seat)
            if seat != TABLE:
                _compare("re-deal", {"refusal": told}, {"refusal": msgspec.json.encode(refusals(world, seat))}, seat)
            _check_talk(match, world, seat, rng)
            tally.different += _differs(match, world)
            keep = world
        if keep is not None:
            kept.append((seat, keep))
    return kept


def _redealt(match: Match[Any], seat: Seat, rng: Random) -> Match[Any] | None:
    try:
        world = match.redealt(seat, rng)
    except Exception as error:
        raise Nonconformance("re-deal", f"the rules break in a re-dealt world: {error!r}", seat) from error
    if world is not None and shuffled_since_rest(match) and not _same_knowledge(match, world, seat):
        return None
    return world


def _same_knowledge(match: Match[Any], world: Match[Any], seat: Seat) -> bool:
    """Whether the faces this seat has seen are the same: redeal() cannot foresee what a later shuffle deals."""
    true, other = match.table, world.table
    return len(true.faces) == len(other.faces) and all(
        true.faces[card] == other.faces[card] for card in range(len(true.faces)) if true.seen[card] >> seat & 1
    )


def _differs(match: Match[Any], world: Match[Any]) -> bool:
    other = world.table.copy()
    other.seed, other.recalled, other.recalled_from = match.table.seed, match.table.recalled, match.table.recalled_from
    return bool(other != match.table)


def _compare(check: str, true: dict[str, bytes], other: dict[str, bytes], seat: Seat, hint: str = _HINT) -> None:
    for name, here in true.items():
        if here != other[name]:
            raise Nonconformance(check, f"{name} differs {json_difference(here, other[name])}. {hint}", seat)


def _check_talk(match: Match[Any], world: Match[Any], seat: Seat, rng: Random) -> None:
    """Whether a seat hears a statement, and whether it may make one, is the same in a re-dealt world."""
    speaker, statement = random_statement(match, rng)
    here, there = _heard(match, speaker, statement, seat), _heard(world, speaker, statement, seat)
    _compare("talk", {"what it hears": here}, {"what it hears": there}, seat)


def _heard(match: Match[Any], speaker: Seat, statement: Statement, seat: Seat) -> bytes:
    twin = match.clone()
    try:
        twin.say(speaker, statement)
    except BadStatement as error:
        return msgspec.json.encode([str(error) if speaker == seat else "", twin.heard(seat)])
    return msgspec.json.encode(["", twin.heard(seat)])


def check_sealed(match: Match[Any], rng: Random) -> None:
    """While a question is sealed, nobody sees that another seat has answered, not even by what is said meanwhile."""
    asking = still_sealed(match)
    if asking is None:
        return
    asks = [ask for ask in match.asks() if ask.seat != CLOCK]
    ask = asks[int(rng.random() * len(asks))]
    answer = random_answer(ask, rng)
    if answer in asking.opening:
        return
    later = match.clone()
    later.answer(ask.seat, answer)
    speaker, statement = random_statement(match, rng)
    for seat in (*range(match.players), TABLE):
        if seat == ask.seat:
            continue
        before, after = observed(match, seat), observed(later, seat)
        if asking.progress:
            before.pop("who is asked"), after.pop("who is asked")
        before["talk"] = _heard(match, speaker, statement, seat)
        after["talk"] = _heard(later, speaker, statement, seat)
        _compare("sealed", before, after, seat, "A sealed answer of another seat, not open yet, can be noticed.")


def check_imagined(match: Match[Any], seat: Seat, rng: Random) -> None:
    """An imagined match can be found, looks the same to its seat and carries nothing of the true one."""
    try:
        world = match.imagine(seat, rng)
    except CannotImagine as error:
        raise Nonconformance("imagine", str(error), seat) from None
    if world.deal is not None:
        raise Nonconformance("imagine", "an imagined match carries the true deal", seat)
    if world.table.seed == match.table.seed:
        raise Nonconformance("imagine", "an imagined match carries the true seed", seat)
    if world.steps:
        raise Nonconformance("imagine", "an imagined match carries the true answers", seat)
    if world.log_length != len(world.table.events):
        raise Nonconformance("imagine", "an imagined match carries the true log", seat)


class Followed:
    """Re-dealt worlds that take the same answers as the match until its question is settled.

    A world that looks the same to its seat before and after must have told it the same in between: this reaches what a
    script tells after its last question, which no later re-dealt world tells again. Where chance was drawn meanwhile,
    or a world took another way, nothing can be said.
    """

    def __init__(self, match: Match[Any], worlds: list[tuple[Seat, Match[Any]]]) -> None:
        self._worlds = [] if closed(match) else [(seat, open_again(world), world.log_length) for seat, world in worlds]
        self._start = match.log_length
        self._draws = match.table.draws

    def answer(self, seat: Seat, answer: Any) -> None:
        """The match was answered: so are the worlds where that is an answer."""
        going = []
        for whose, world, start in self._worlds:
            try:
                world.answer(seat, answer)
            except PenombreError:
                continue
            except Exception as error:
                raise Nonconformance("re-deal", f"the rules break in a re-dealt world: {error!r}", whose) from error
            going.append((whose, world, start))
        self._worlds = going

    def settle(self, match: Match[Any]) -> None:
        """The question is settled: compare what was told."""
        if match.over or match.table.draws != self._draws:
            return
        for seat, world, start in self._worlds:
            if world.over or closed(world) != closed(match):
                continue
            if match.waiting() == world.waiting() and match.ask_for(seat) == world.ask_for(seat):
                if match.view(seat) != world.view(seat):
                    continue
                here = msgspec.json.encode(match.events(seat, self._start))
                there = msgspec.json.encode(world.events(seat, start))
                hint = "It was told something that its view neither explains before nor remembers after."
                _compare("re-deal", {"told events": here}, {"told events": there}, seat, hint)
