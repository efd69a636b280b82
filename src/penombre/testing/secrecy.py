"""Checks that nobody is told what they may not know: the same seat in re-dealt worlds sees, hears and reads the same.

The worlds come from `Match.redealt`, not from `Match.imagine`: the latter rejects worlds that look different, and a
leak is exactly such a difference.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec

from penombre.engine import (
    CLOCK,
    TABLE,
    Answer,
    Ask,
    BadStatement,
    CannotImagine,
    Match,
    PenombreError,
    Seat,
    Statement,
)
from penombre.testing.difference import first_difference, json_difference
from penombre.testing.hindsight import Hindsight, LooksBack
from penombre.testing.match_internals import (
    closed,
    kinds_shown,
    last_rest,
    open_again,
    redealt,
    shuffled_since_rest,
    still_sealed,
    stops_where_asked,
    times,
)
from penombre.testing.nonconformance import Nonconformance, seat_name
from penombre.testing.random_player import random_answer, random_statement
from penombre.testing.soundness import refusals

_OTHER_WORLDS = (
    "redeal() must not carry over anything this seat does not know, nor the order in which the true faces lie: "
    "sort before you shuffle."
)
_HINT = (
    "Two tables that differ only in what this seat cannot know look different to it: "
    "the rules tell it too much, or the ruleset's redeal() changes something it does know."
)


class Tally(msgspec.Struct):
    """How many re-dealt worlds were tried, fitted, and had another table than the true one."""

    tried: int = 0
    accepted: int = 0
    different: int = 0
    hidden: Counter[str] = msgspec.field(default_factory=Counter)
    """How often a face was hidden from the seat and could have been elsewhere."""
    moved: Counter[str] = msgspec.field(default_factory=Counter)
    """How often such a face did lie elsewhere in the re-dealt world."""
    looks_back: LooksBack = msgspec.field(default_factory=LooksBack)


def observed(match: Match[Any], seat: Seat) -> dict[str, bytes]:
    """All that reaches a seat now, as bytes: whom the table waits for, its question, its view, what it is told.

    What the server answers by itself is seen, too: whose answer it is, not which one.
    """
    rested = match.log_length - len(match.table.events)
    return {
        "who is asked": msgspec.json.encode(match.waiting()),
        "time": msgspec.json.encode(times(match)),
        "what others are asked": msgspec.json.encode(kinds_shown(match)),
        "what needs no answer": msgspec.json.encode(
            [ask.seat for ask in match.asks() if match.plain_answer(ask) is not None]
        ),
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
            _count_moved(match, world, seat, tally)
            keep = world
        if keep is not None:
            kept.append((seat, keep))
    return kept


def _redealt(match: Match[Any], seat: Seat, rng: Random) -> Match[Any] | None:
    world = redealt(match, seat, rng)
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


def _count_moved(match: Match[Any], world: Match[Any], seat: Seat, tally: Tally) -> None:
    true, other = match.table, world.table
    if shuffled_since_rest(match) or true.backs != other.backs:
        return
    hidden: dict[str, set[str]] = {}
    unseen = [card for card, seen in enumerate(true.seen) if not seen >> seat & 1]
    for card in unseen:
        hidden.setdefault(true.backs[card], set()).add(true.faces[card])
    for card in unseen:
        if len(hidden[true.backs[card]]) > 1:
            tally.hidden[true.faces[card]] += 1
            tally.moved[true.faces[card]] += true.faces[card] != other.faces[card]


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
    asks = [ask for ask in match.asks() if ask.seat != CLOCK and not ask.optional]
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
            for shown in ("who is asked", "time"):
                before.pop(shown), after.pop(shown)
        before["talk"] = _heard(match, speaker, statement, seat)
        after["talk"] = _heard(later, speaker, statement, seat)
        _compare("sealed", before, after, seat, "A sealed answer of another seat, not open yet, can be noticed.")


def check_opened_early(match: Match[Any], rng: Random) -> None:
    """Whoever opens a seal without answering, before or after an answer, shows nobody who had answered by then."""
    asking = still_sealed(match)
    if asking is None or asking.progress or closed(match) or not asking.meanwhile:
        return
    seats = sorted(asking.meanwhile)
    giver, opener = [seats[int(rng.random() * len(seats))] for _ in range(2)]
    answer = random_answer(asking.asks[giver], rng)
    besides = asking.meanwhile[opener].besides
    opening = besides[int(rng.random() * len(besides))].id
    early, late = match.clone(), match.clone()
    late.answer(giver, answer)
    for twin in (early, late):
        twin.answer(opener, opening)
    for seat in (*range(match.players), TABLE):
        if seat != giver:
            told = [{**observed(twin, seat), "events": _events(twin, seat, match.log_length)} for twin in (early, late)]
            hint = f"It shows whether {seat_name(giver)} had answered when {seat_name(opener)} opened the seal."
            _compare("sealed", told[0], told[1], seat, hint)


def check_imagined(match: Match[Any], seat: Seat, rng: Random) -> None:
    """An imagined match can be found, looks the same to its seat and carries nothing of the true one."""
    try:
        world = match.imagine(seat, rng)
    except CannotImagine as error:
        raise Nonconformance("imagine", str(error), seat) from None
    for what, carried in {
        "deal": world.deal is not None,
        "seed": world.table.seed == match.table.seed,
        "answers": bool(world.steps),
        "log": world.log_length != len(world.table.events),
    }.items():
        if carried:
            raise Nonconformance("imagine", f"an imagined match carries the true {what}", seat)
    check_same_worlds(match, world, seat, rng)


def check_same_worlds(here: Match[Any], there: Match[Any], seat: Seat, rng: Random) -> None:
    """Two matches that look the same to a seat have the same imagined worlds, given the same chance.

    What is imagined is then a function of what the seat knows: nothing else of the true table is in it.
    """
    chance = rng.random()
    one, other = _redealt(here, seat, Random(chance)), _redealt(there, seat, Random(chance))
    found: object = None
    if one is None or other is None:
        found = "one of them has none" if one is not other else None
    elif one.table != other.table:
        found = first_difference(one.table, other.table, "table") or "table"
    if found is not None:
        what = f"two matches that look the same to this seat have other imagined worlds: {found}. {_OTHER_WORLDS}"
        raise Nonconformance("imagine", what, seat)


def check_secret(match: Match[Any], rng: Random) -> None:
    """A secret answer shows to nobody at once, and is not in the worlds of those to whom it does not show."""
    apart = _answered_apart(match, [ask for ask in match.asks() if ask.secret], rng)
    if apart is None:
        return
    ask, twins = apart
    start = match.log_length
    for seat in (TABLE, *range(match.players)):
        if seat == ask.seat:
            continue
        told = [{**observed(twin, seat), "events": _events(twin, seat, start)} for twin in twins]
        if seat == TABLE:
            hint = f"What {seat_name(ask.seat)} answered in secret to {ask.kind} shows before the next rest point."
            _compare("secret", told[0], told[1], seat, hint)
        if told[0] == told[1]:
            check_same_worlds(*twins, seat, rng)


def check_whispered(match: Match[Any], rng: Random) -> None:
    """Who is not to learn a whispered answer can tell it by nothing but the cards that lie open to them."""
    apart = _answered_apart(match, [ask for ask in match.asks() if ask.whispered], rng)
    if apart is None:
        return
    ask, twins = apart
    start = match.log_length
    for seat in (TABLE, *range(match.players)):
        if seat == ask.seat or ask.whispered >> seat & 1:
            continue
        one, other = [_at_rest(twin, seat, start) for twin in twins]
        if one["open cards"] == other["open cards"]:
            hint = f"What {seat_name(ask.seat)} answered to {ask.kind} was whispered to others, and shows here."
            _compare("whisper", one, other, seat, hint)
            if observed(twins[0], seat) == observed(twins[1], seat):
                check_same_worlds(*twins, seat, rng)


def _answered_apart(
    match: Match[Any], asks: list[Ask], rng: Random
) -> tuple[Ask, tuple[Match[Any], Match[Any]]] | None:
    """One of these questions, and two copies of the match where it was answered differently, and nothing else was."""
    if not asks or closed(match):
        return None
    ask = asks[int(rng.random() * len(asks))]
    answers = random_answer(ask, rng), random_answer(ask, rng)
    if _overt(ask, answers[0]) != _overt(ask, answers[1]):
        return None
    twins = match.clone(), match.clone()
    before = match.settled
    for twin, answer in zip(twins, answers, strict=True):
        twin.answer(ask.seat, answer)
    while twins[0].settled == twins[1].settled == before:
        other = next(each for each in twins[0].asks() if each.seat != CLOCK)
        answer = random_answer(other, rng)
        for twin in twins:
            twin.answer(other.seat, answer)
    if any(twin.over or twin.table.draws != match.table.draws for twin in twins):
        return None  # a game is over, and what was secret in it may be shown
    return ask, twins


def _overt(ask: Ask, answer: Answer) -> list[str]:
    chosen = (answer,) if isinstance(answer, str) else answer
    return [option.overt for option in ask.options if option.id in chosen and option.overt]


def _at_rest(match: Match[Any], seat: Seat, since: int) -> dict[str, bytes]:
    """What had reached a seat at the last rest point: what follows there may depend on what was whispered."""
    t, told = last_rest(match)
    received = [event.seen_by(seat) for event in match.log(since)[: max(0, told - since)]]
    open_cards = [(where, face) for where, face, seen in zip(t.where, t.faces, t.seen, strict=True) if seen >> seat & 1]
    return {
        "open cards": msgspec.json.encode(open_cards),
        "public view": msgspec.json.encode(match.ruleset.public(t)),
        "private view": msgspec.json.encode(match.ruleset.private(t, seat) if seat != TABLE else None),
        "told events": msgspec.json.encode([seen for seen in received if seen is not None]),
    }


def _events(match: Match[Any], seat: Seat, since: int) -> bytes:
    return msgspec.json.encode(match.events(seat, since))


class Followed:
    """Re-dealt worlds that take the same answers as the match until its question is settled.

    A world that looks the same to its seat before and after must have told it the same in between: this reaches what a
    script tells after its last question, which no later re-dealt world tells again. Where chance was drawn meanwhile,
    or a world took another way, nothing can be said.
    """

    def __init__(self, match: Match[Any], worlds: list[tuple[Seat, Match[Any]]], tally: Tally) -> None:
        self._looks_back = tally.looks_back
        self._worlds = [] if closed(match) else [(seat, open_again(world), world.log_length) for seat, world in worlds]
        self._start = match.log_length
        self._draws = match.table.draws
        self._hindsight = Hindsight(match)

    def answer(self, seat: Seat, answer: Any) -> None:
        """The match was answered: so are the worlds where that is an answer."""
        self._hindsight.answer(seat, answer)
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

    def settle(self, match: Match[Any], rng: Random) -> None:
        """The question is settled: compare what was told, and what can be imagined from here."""
        if match.over or match.table.draws != self._draws:
            return
        onlookers = (*range(match.players), TABLE)
        self._hindsight.settle(match, onlookers[int(rng.random() * len(onlookers))], rng, self._looks_back)
        for seat, world, start in self._worlds:
            if world.over or closed(world) != closed(match):
                continue
            if match.waiting() == world.waiting() and match.ask_for(seat) == world.ask_for(seat):
                if match.view(seat) != world.view(seat):
                    continue
                here, there = _events(match, seat, self._start), _events(world, seat, start)
                hint = "It was told something that its view neither explains before nor remembers after."
                _compare("re-deal", {"told events": here}, {"told events": there}, seat, hint)
                check_same_worlds(match, world, seat, rng)


def check_interrupted(match: Match[Any], worlds: list[tuple[Seat, Match[Any]]], rng: Random, tally: Tally) -> None:
    """What comes of an interruption tells nobody what they may not know, however seldom anybody interrupts."""
    asks = [ask for ask in match.asks() if ask.besides]
    if not asks:
        return
    ask = asks[int(rng.random() * len(asks))]
    answer = ask.besides[int(rng.random() * len(ask.besides))].id
    twin = match.clone()
    followed = Followed(twin, [(seat, world.clone()) for seat, world in worlds], tally)
    twin.answer(ask.seat, answer)
    followed.answer(ask.seat, answer)
    followed.settle(twin, rng)
