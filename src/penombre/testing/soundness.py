"""Checks that a match is in order: its questions, its cards, its copies, its file, its refusals, its end."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

import msgspec

from penombre.engine import (
    CLOCK,
    TABLE,
    Answer,
    Ask,
    Match,
    MatchOver,
    PenombreError,
    Race,
    Sealed,
    Seat,
    Table,
    Transcript,
    WrongSeat,
)
from penombre.engine.transcript import fingerprint
from penombre.testing.difference import Difference, first_difference
from penombre.testing.nonconformance import Nonconformance, seat_name
from penombre.testing.random_player import random_step

_PLAYED_ON = 12


def check_asks(match: Match[Any]) -> None:
    """Every open question can be answered, lasts for a time, has a legal default and options that can be told apart."""
    question = match.asking
    if isinstance(question, Sealed):
        _check_seal(question)
    elif isinstance(question, Race):
        _check_race(question)
    for ask in match.asks():
        if ask.optional and (question is ask or (isinstance(question, Sealed) and question.asks[ask.seat] is ask)):
            raise Nonconformance("asks", f"{ask.kind} may be left alone, and everybody waits for it", ask.seat)
        if not (0 <= ask.seat < match.players or ask.seat == CLOCK):
            raise Nonconformance("asks", f"{ask.kind} is asked of no seat of this table", ask.seat)
        ids = [option.id for option in (*ask.options, *ask.besides)]
        if len(set(ids)) != len(ids):
            twice = ", ".join(sorted({each for each in ids if ids.count(each) > 1}))
            raise Nonconformance("asks", f"{ask.kind} has two options with one id: {twice}", ask.seat)
        if not ask.has_answer():
            raise Nonconformance("asks", f"{ask.kind} has no legal answer", ask.seat)
        if ask.default is not None:
            try:
                ask.value_of(ask.default)
            except PenombreError as error:
                raise Nonconformance("asks", f"the default of {ask.kind} is not legal: {error}", ask.seat) from None
        if ask.pace not in match.ruleset.paces or match.ruleset.seconds(ask.pace, match.options) <= 0:
            raise Nonconformance(
                "asks", f"{ask.kind} has the pace {ask.pace}, and nobody says how long that is", ask.seat
            )
        if match.ruleset.holds.get(ask.pace, 0) > match.ruleset.seconds(ask.pace, match.options):
            raise Nonconformance("asks", f"{ask.kind} is over before a quick answer to it would count", ask.seat)
        if ask.pace in match.ruleset.holds and ask.pace in match.ruleset.spans:
            raise Nonconformance("asks", f"{ask.kind} keeps answers back on a clock that it shares", ask.seat)
        if ask.pace in match.ruleset.lapsing and not ask.optional and ask.default is None:
            raise Nonconformance("asks", f"{ask.kind} may lapse, and nobody says what that means", ask.seat)
        for option in ask.options:
            if option.refused and not option.refused.strip():
                raise Nonconformance("asks", f"{ask.kind} refuses {option.id} without a reason", ask.seat)


def _check_seal(question: Sealed) -> None:
    seats = sum(seat != CLOCK for seat in question.asks)
    if question.awaited != seats:
        raise Nonconformance("asks", f"a sealed question to {seats} seats waits for {question.awaited} answers")
    clock = question.asks.get(CLOCK)
    if clock is not None and any(option.id not in question.opening for option in clock.legal()):
        raise Nonconformance("asks", f"{clock.kind} lets the clock answer what does not open the seal", CLOCK)
    for ask in question.asks.values():
        if any(option.id not in question.opening for option in ask.besides):
            raise Nonconformance("asks", f"what interrupts {ask.kind} does not open the seal", ask.seat)
    for seat, ask in question.meanwhile.items():
        if not ask.optional or ask.options or not ask.besides:
            raise Nonconformance("asks", f"{ask.kind} asks for an answer where one is in", seat)
        if seat not in question.asks or any(one not in question.asks[seat].besides for one in ask.besides):
            raise Nonconformance("asks", f"{ask.kind} lets a seat do what it could not do before its answer", seat)


def _check_race(question: Race) -> None:
    """What may be left alone has an end all the same: somebody else must answer, or time does."""
    if all(ask.optional for ask in question.asks.values()):
        raise Nonconformance("asks", "a race that everybody may leave alone has no end")
    if question.main is not None and question.asks[question.main].optional:
        raise Nonconformance("asks", "the main seat of a race may leave it alone", question.main)
    for ask in question.asks.values():
        if ask.optional and (ask.options or not ask.besides):
            raise Nonconformance("asks", f"{ask.kind} may be left alone and asks for an answer", ask.seat)


class CardCount:
    """Counts the cards of one table through a match: none may be lost, doubled or changed within one deal."""

    def __init__(self) -> None:
        self._backs: tuple[str, ...] | None = None
        self._faces: Counter[tuple[str, str]] = Counter()

    def check(self, table: Table) -> None:
        """Every card lies in exactly one zone, and the faces of each back are those that were dealt."""
        count = len(table.faces)
        if not len(table.backs) == len(table.seen) == len(table.where) == count:
            raise Nonconformance("cards", "faces, backs, seen and where do not have the same length")
        lying = Counter(card for zone in table.zones for card in zone)
        for card in range(count):
            if lying[card] != 1:
                how = "nowhere" if not lying[card] else f"in {lying[card]} places"
                raise Nonconformance("cards", f"card {card} ({table.faces[card]}) lies {how}")
            if card not in table.zones[table.where[card]]:
                zone = table.layout[table.where[card]].name
                raise Nonconformance("cards", f"card {card} ({table.faces[card]}) should lie in {zone} and does not")
        if len(lying) != count:
            raise Nonconformance(
                "cards", f"zones hold cards that do not exist: {sorted(set(lying) - set(range(count)))}"
            )
        # The tuple of backs is a new object after each add_cards and clear_cards, and only then.
        faces = Counter(zip(table.backs, table.faces, strict=True))
        if table.backs is not self._backs:
            self._backs, self._faces = table.backs, faces
        elif faces != self._faces:
            lost, found = self._faces - faces, faces - self._faces
            raise Nonconformance("cards", f"faces changed within a deal: {dict(lost)} became {dict(found)}")


def check_same(check: str, here: Match[Any], there: Match[Any], what: str) -> None:
    """Two matches that should be equal are: table, questions, steps, what happened, what is seen."""
    for name, one, other in (
        ("table", here.table, there.table),
        ("asks", here.asks(), there.asks()),
        ("waiting", here.waiting(), there.waiting()),
        ("steps", here.steps, there.steps),
        ("log", here.log(), there.log()),
    ):
        if one != other:
            raise Nonconformance(check, f"{what}: {first_difference(one, other, name) or name + ' differ'}")
    for seat in (*range(here.players), TABLE):
        one, other = here.view(seat), there.view(seat)
        if one != other:
            raise Nonconformance(check, f"{what}: {first_difference(one, other, 'view') or 'views differ'}", seat)


def check_clone(match: Match[Any], rng: Random) -> None:
    """A clone equals its original; two clones played alike stay alike; playing them leaves the original alone."""
    before = _written(match.table)
    length = match.log_length, len(match.steps)
    twins = match.clone(), match.clone()
    check_same("clone", match, twins[0], "a clone is not equal to its original")
    moves = rng.getstate()
    for twin in twins:
        rng.setstate(moves)
        for _ in range(_PLAYED_ON):
            if twin.over:
                break
            check_asks(twin)
            twin.answer(*random_step(twin, rng))
    check_same("clone", *twins, "two clones that were played alike differ")
    if _written(match.table) != before or (match.log_length, len(match.steps)) != length:
        found = _changed(before, match.table) or "log or steps"
        raise Nonconformance("clone", f"playing a clone changed its original: {found}")


def _written(table: Table) -> bytes | Table:
    """A table as it is now; in bytes, at a fiftieth of the price of a copy, unless that cannot be done."""
    try:
        return msgspec.msgpack.encode(table)
    except (TypeError, OverflowError):
        return deepcopy(table)


def _changed(before: bytes | Table, table: Table) -> Difference | None:
    """What a table has become other than it was when it was written."""
    after = _written(table)
    if isinstance(before, bytes) and isinstance(after, bytes):
        return first_difference(msgspec.msgpack.decode(before), msgspec.msgpack.decode(after), "table")
    return first_difference(before, after, "table")


def check_saved(match: Match[Any]) -> None:
    """A match that was written down and read again is the same match."""
    written = Transcript.of(match).encode()
    try:
        loaded = Transcript.decode(written).play({match.ruleset.id: match.ruleset})
    except PenombreError as error:
        raise Nonconformance("save", f"the transcript does not replay: {error}") from error
    check_same("save", match, loaded, "a loaded match is not the one that was saved")
    if fingerprint(loaded) != fingerprint(match):
        raise Nonconformance("save", "a loaded match has another fingerprint")
    if Transcript.of(loaded).encode() != written:
        raise Nonconformance("save", "a loaded match is not written down as it was")


def nonsense(ask: Ask | None) -> list[Answer]:
    """Answers that must be refused: one that is none, one of the wrong shape, and every refused option."""
    if ask is None:
        return ["no such option"]
    if ask.shape == "text":
        return ["x" * (ask.most + 1), ("no", "text")]
    if ask.shape == "number":
        return ["no number", str(ask.most + 1), ("no", "number")]
    refused = [option.id for option in ask.options if option.refused]
    if ask.shape == "one":
        return ["no such option", ("no", "such"), *refused]
    if ask.shape == "address":
        whom = [option.id for option in ask.legal()]
        wordless = [(id, "x" * (ask.most + 1)) for id in whom]
        return ["no such option", ("no such option", "text"), *wordless, *[(each, "text") for each in refused]]
    return ["no such option", ("no such option",) * max(1, ask.least), *[(each,) for each in refused]]


def refusals(match: Match[Any], seat: Seat) -> list[str]:
    """What this seat is told when it answers nonsense, or answers though it is not asked."""
    told = []
    for answer in nonsense(match.ask_for(seat)):
        try:
            match.answer(seat, answer)
        except PenombreError as error:
            told.append(f"{type(error).__name__}: {error} {getattr(error, 'reason', '')}")
        else:
            raise Nonconformance("refusal", f"{answer!r} was accepted as an answer", seat)
    return told


def check_refusals(match: Match[Any]) -> None:
    """Refusing changes nothing, and nobody answers or looks from a seat that is not there."""
    before = _written(match.table)
    open_before = match.asks(), match.waiting(), len(match.steps), match.log_length
    for seat in (*range(match.players), TABLE, CLOCK):
        refusals(match, seat)
        now = match.asks(), match.waiting(), len(match.steps), match.log_length
        if _written(match.table) != before or now != open_before:
            found = _changed(before, match.table) or "questions, steps or log"
            raise Nonconformance("refusal", f"a refused answer changed the match: {found}", seat)
    for seat in (-1, match.players, TABLE - 1, CLOCK):
        if seat < match.players and seat >= 0:
            continue
        try:
            match.view(seat)
        except WrongSeat:
            pass
        else:
            raise Nonconformance("seats", f"there is a view for {seat_name(seat)}, which is not at the table", seat)


def check_end(match: Match[Any]) -> None:
    """A match that is over asks nothing, accepts nothing and says how it ended."""
    if match.asks() or match.waiting():
        raise Nonconformance("end", "the match is over and still asks something")
    outcome = match.outcome
    if outcome is None:
        raise Nonconformance("end", "the match is over and has no outcome")
    if any(not 0 <= seat < match.players for seat in outcome.winners):
        raise Nonconformance("end", f"winners who are not at the table: {outcome.winners}")
    for name, per_seat in (("points", outcome.points), ("groups", outcome.groups)):
        if per_seat and len(per_seat) != match.players:
            raise Nonconformance("end", f"{name} for {len(per_seat)} seats at a table of {match.players}")
    try:
        match.answer(0, "anything")
    except MatchOver:
        return
    raise Nonconformance("end", "the match is over and accepts an answer")
