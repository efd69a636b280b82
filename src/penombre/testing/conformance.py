"""The suite that every game passes: random matches, and at every decision the promises that a ruleset makes."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from msgspec import Struct, field

from penombre.engine import BadStatement, Match, Ruleset, Transcript, Value
from penombre.testing.difference import first_difference
from penombre.testing.nonconformance import Nonconformance, Place
from penombre.testing.random_player import below, random_statement, random_step
from penombre.testing.restoring import check_played_on, check_restored
from penombre.testing.secrecy import (
    Followed,
    Tally,
    check_imagined,
    check_interrupted,
    check_opened_early,
    check_redealt,
    check_sealed,
    check_secret,
    check_whispered,
)
from penombre.testing.soundness import (
    CardCount,
    check_asks,
    check_clone,
    check_end,
    check_refusals,
    check_saved,
)

LEAST_ACCEPTED = 0.02
"""The share of re-dealt worlds that must fit: with fewer the re-deal test would prove nothing."""
MOST_BROKEN = 0.05
"""The share of looks back that may prove nothing, as the rules break in a deal that a table does not fit."""
_OFTEN = 200
"""A face that stayed where it was in so many re-dealt worlds did not stay there by chance."""
_MATCHES = 20
_TALK = 0.05
_SAVED = 0.1
_PLAYED_ON = 0.05
_IMAGINED = 0.25


class Report(Struct):
    """What a run of the suite has covered."""

    game: str
    matches: int = 0
    decisions: int = 0
    inspected: int = 0
    statements: int = 0
    most_answers: int = 0
    worlds: Tally = field(default_factory=Tally)
    by_count: dict[int, int] = field(default_factory=dict)
    """Matches per number of players."""
    kinds: dict[str, int] = field(default_factory=dict)
    """Answers per kind of question: what is missing here was never asked."""
    seconds: float = 0.0

    def __str__(self) -> str:
        counts = ", ".join(f"{matches} with {players}" for players, matches in sorted(self.by_count.items()))
        kinds = ", ".join(f"{kind} {times}" for kind, times in sorted(self.kinds.items()))
        return (
            f"{self.game}: {self.matches} matches ({counts} players), {self.decisions} decisions "
            f"({self.inspected} inspected), {self.statements} statements, at most {self.most_answers} answers each\n"
            f"  re-dealt worlds: {self.worlds.tried} tried, {self.worlds.accepted} accepted, "
            f"{self.worlds.different} with another table\n"
            f"  looks back at another deal: {self.worlds.looks_back.made}, {self.worlds.looks_back.broken} broken off\n"
            f"  asked: {kinds}\n"
            f"  {self.seconds:.1f} s"
        )


def conformance(
    ruleset: Ruleset[Any],
    matches: int | None = None,
    seed: int = 0,
    seconds: float | None = None,
    worlds: int = 2,
    counts: Iterable[int] | None = None,
    *,
    first: int = 0,
    inspect: float = 0.25,
    inspected: int | None = None,
    accepted: float = LEAST_ACCEPTED,
    at: Place | None = None,
) -> Report:
    """Play random matches of a game and check every promise of it; `Nonconformance` tells the first one broken.

    `matches` (20) are played with each player count of `counts` (all of them by default), the first with default
    options and the others with sampled ones. `inspected` bounds a run by what it looks at: rounds of one match with
    each count are played until so many decisions were inspected. After `seconds` no further round is begun. The cheap
    checks are made at all decisions; the dear ones (copies, files, snapshots, `worlds` re-dealt worlds for each seat)
    at a share `inspect` of them, and wherever a match first has a kind of question. A run is a function of its
    arguments (but for `seconds`): `first` starts at a later match, to see one failure again.

    What an inspection draws by chance depends on its place alone. So `at` goes straight to one, as a failure tells it
    (`Nonconformance.place`): that match is played to that decision, and only this one is inspected.
    """
    report = Report(ruleset.id)
    begun = monotonic()
    if at is not None:
        _Run(ruleset, at.players, at.seed, at.match, worlds, 0.0, report, at.decision).play()
        report.seconds = monotonic() - begun
        return report
    if matches is None and inspected is None:
        matches = _MATCHES
    at_table = tuple(counts if counts is not None else ruleset.players)
    for number in count(first):
        if matches is not None and number == first + matches:
            break
        if inspected is not None and report.inspected >= inspected:
            break
        if seconds is not None and number > first and monotonic() - begun > seconds:
            break
        for players in at_table:
            _Run(ruleset, players, seed, number, worlds, inspect, report).play()
    report.seconds = monotonic() - begun
    _check_worth(report, accepted)
    return report


def inspect_decision(match: Match[Any], chance: Random, report: Report, worlds: int = 2) -> Followed:
    """Make the dear checks at the open question of a match; what they deal anew can be followed from there."""
    report.inspected += 1
    check_refusals(match)
    check_clone(match, chance)
    check_sealed(match, chance)
    check_opened_early(match, chance)
    kept = check_redealt(match, chance, worlds, report.worlds)
    check_secret(match, chance)
    check_whispered(match, chance)
    check_interrupted(match, kept, chance, report.worlds)
    if chance.random() < _IMAGINED:
        check_imagined(match, below(chance, match.players), chance)
    if chance.random() < _SAVED:
        check_saved(match)
    twin = check_restored(match, chance)
    if chance.random() < _PLAYED_ON:
        check_played_on(match, twin, chance)
    return Followed(match, kept, report.worlds)


class _Inspection(NamedTuple):
    """A decision that was inspected, its worlds that are followed from there, and its chance."""

    decision: int
    worlds: Followed
    checks: Random


def _check_worth(report: Report, accepted: float) -> None:
    worlds, looks = report.worlds, report.worlds.looks_back
    if worlds.accepted < max(1, accepted * worlds.tried):
        what = f"only {worlds.accepted} of {worlds.tried} re-dealt worlds fitted: the ruleset's redeal() is too loose"
    elif not worlds.different:
        what = f"none of {worlds.accepted} re-dealt worlds had another table: the ruleset's redeal() changes nothing"
    elif stuck := [face for face, often in worlds.hidden.items() if often >= _OFTEN and not worlds.moved[face]]:
        what = (
            f"no re-dealt world had {', '.join(sorted(stuck))} elsewhere: the ruleset's redeal() leaves them in place"
        )
    elif looks.broken > MOST_BROKEN * looks.made:
        what = (
            f"the rules broke in {looks.broken} of {looks.made} looks back at another deal: "
            "something on the table follows from the faces that really lay there, and could be read from them"
        )
    else:
        return
    raise Nonconformance("vacuous", f"{what}\n{report}")


class _Run:
    """One match of the suite. Its choices have a chance of their own, and each inspection one that follows from its
    place: checks disturb nothing, not even one another."""

    def __init__(
        self,
        ruleset: Ruleset[Any],
        players: int,
        seed: int,
        number: int,
        worlds: int,
        inspect: float,
        report: Report,
        only: int | None = None,
    ) -> None:
        self.ruleset, self.players, self.seed, self.number = ruleset, players, seed, number
        self.report, self.worlds, self.share = report, worlds, inspect
        self.only = only
        """The one decision that is inspected, where not a share of them is."""
        self.kinds: set[str] = set()
        self.looked_at = 0
        """The decision that is being looked at."""
        self.name = f"{ruleset.id} {players} {seed} {number}"
        self.deal = seed * 1_000_000 + number
        options = Random(f"{self.name} options")
        self.options: dict[str, Value] = ruleset.sample_options(players, options) if number else {}

    def play(self) -> None:
        match: Match[Any] | None = None
        try:
            match = Match(self.ruleset, self.players, self.options, self.deal)
            decisions = self._through(match)
        except Nonconformance as failure:
            self._locate(failure, match)
            raise
        except Exception as error:
            fault = Nonconformance("rules", f"the rules raise {error!r}")
            self._locate(fault, match)
            raise fault from error
        if self.only is not None and self.only > decisions:
            raise ValueError(f"this match is over after {decisions} answers: there is no decision {self.only}")

    def _through(self, match: Match[Any]) -> int:
        """Play the match, or as far as it is looked at, and say how many answers that took."""
        moves, report = Random(f"{self.name} moves"), self.report
        cards = CardCount()
        followed: _Inspection | None = None
        answers = 0
        while not match.over:
            self.looked_at = answers
            check_asks(match)
            cards.check(match.table)
            checks = self._chance(answers)
            if self._chosen(match, answers, checks):
                fresh = _Inspection(answers, inspect_decision(match, checks, report, self.worlds), checks)
                followed = followed or fresh
            if self._talk(match, moves):
                report.statements += 1
            before = match.settled
            seat, answer = random_step(match, moves)
            kind = next(ask.kind for ask in match.asks() if ask.seat == seat)
            report.kinds[kind] = report.kinds.get(kind, 0) + 1
            match.answer(seat, answer)
            answers += 1
            if followed is not None:
                self.looked_at = followed.decision
                followed.worlds.answer(seat, answer)
                if match.settled != before:
                    followed.worlds.settle(match, followed.checks)
                    followed = None
            if self.only is not None and answers > self.only and followed is None:
                return answers
            if answers > self.ruleset.longest:
                raise Nonconformance("length", f"the match is not over after {self.ruleset.longest} answers")
        self.looked_at = answers
        cards.check(match.table)
        check_end(match)
        checks = self._chance(answers)
        check_redealt(match, checks, self.worlds, report.worlds)
        self._play_again(match)
        check_saved(match)
        check_restored(match, checks)
        report.matches += 1
        report.decisions += answers
        report.most_answers = max(report.most_answers, answers)
        report.by_count[self.players] = report.by_count.get(self.players, 0) + 1
        return answers

    def _chance(self, decision: int) -> Random:
        return Random(f"{self.name} {decision}")

    def _chosen(self, match: Match[Any], decision: int, checks: Random) -> bool:
        """A share of the decisions, and each kind of question when a match first has it: some are rare."""
        share = checks.random()
        if self.only is not None:
            return decision == self.only
        kinds = {ask.kind for ask in match.asks()}
        if self.share and not kinds <= self.kinds:
            self.kinds |= kinds
            return True
        return share < self.share

    def _talk(self, match: Match[Any], moves: Random) -> bool:
        if moves.random() >= _TALK:
            return False
        before = match.table.copy()
        try:
            match.say(*random_statement(match, moves))
        except BadStatement:
            return False
        finally:
            if match.table != before:
                found = first_difference(before, match.table, "table")
                raise Nonconformance("talk", f"saying something changed the table: {found}")
        return True

    def _play_again(self, match: Match[Any]) -> None:
        """Check that the same deal and the same choices give the same match."""
        moves = Random(f"{self.name} moves")
        again = Match(self.ruleset, self.players, self.options, self.deal)
        for _ in range(len(match.steps)):
            if again.over:
                break
            self._talk(again, moves)
            again.answer(*random_step(again, moves))
        if Transcript.of(again).encode() != Transcript.of(match).encode():
            found = first_difference(Transcript.of(match), Transcript.of(again), "transcript")
            raise Nonconformance("same seed", f"the same deal and choices gave another match: {found}")

    def _locate(self, failure: Nonconformance, match: Match[Any] | None) -> None:
        lines = [f"{self.ruleset.id}, {self.players} players, options {self.options}, deal {self.deal}"]
        if match is not None:
            steps = match.steps
            last = f": {steps[-1]}" if steps else ""
            lines.append(f"after step {len(steps)}{last}")
            lines.append(f"open: {', '.join(f'{ask.kind} of {ask.seat}' for ask in match.asks()) or 'nothing'}")
            failure.transcript = Transcript.of(match)
        lines.append(f"again: {self._again()}")
        failure.place = Place(self.players, self.number, self.looked_at, self.seed)
        failure.context = "".join(f"\n  {line}" for line in lines)

    def _again(self) -> str:
        """The call that shows the same failure again."""
        if self.only is not None:
            place = Place(self.players, self.number, self.only, self.seed)
            return f"conformance(ruleset, worlds={self.worlds}, at={place})"
        run = f"matches=1, seed={self.seed}, worlds={self.worlds}, counts=[{self.players}], first={self.number}"
        return f"conformance(ruleset, {run}, inspect={self.share})"
