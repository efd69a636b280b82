"""The match on disk: what was dealt and every answer since. Documented in docs/transcript.md.

A transcript of an unfinished match holds every secret of it: it is the host's file, never a player's.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from penombre.engine.chance import Deal
from penombre.engine.errors import BadTranscript, PenombreError, UnknownVersion
from penombre.engine.match import Match, Step
from penombre.engine.plain import check_format, shown
from penombre.engine.ruleset import Outcome, Ruleset, Value
from penombre.engine.seat import TABLE

FORMAT = "penombre-transcript"
FORMAT_VERSION = 1
_UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError, TypeError)


class Transcript(Struct, frozen=True, kw_only=True):
    """Ruleset, version, options, deal and steps: enough to play the match again, move for move."""

    format: str = FORMAT
    format_version: int = FORMAT_VERSION
    game: str
    version: int
    players: int
    options: dict[str, Value]
    commitment: str
    secret: str
    nonces: dict[int, str] = {}
    names: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()
    outcome: Outcome | None = None
    fingerprint: str = ""

    @staticmethod
    def of(match: Match[Any], names: tuple[str, ...] = ()) -> Transcript:
        """The transcript of a match so far."""
        if match.deal is None:
            raise BadTranscript("an imagined match has no transcript")
        return Transcript(
            game=match.ruleset.id,
            version=match.ruleset.version,
            players=match.players,
            options=dict(match.options),
            commitment=match.deal.commitment,
            secret=match.deal.secret.hex(),
            nonces=dict(match.deal.nonces),
            names=names,
            steps=tuple(match.steps),
            outcome=match.outcome,
            fingerprint=fingerprint(match),
        )

    @staticmethod
    def decode(data: bytes | str) -> Transcript:
        """Read a transcript; `BadTranscript` or `UnknownVersion` says what is wrong with it."""
        try:
            head = msgspec.json.decode(data, type=_Head)
        except _UNREADABLE as error:
            raise BadTranscript(f"not a Pénombre transcript: {error}") from None
        check_format("transcript", head, FORMAT, FORMAT_VERSION)
        try:
            return msgspec.json.decode(data, type=Transcript)
        except _UNREADABLE as error:
            raise BadTranscript(f"damaged transcript: {error}") from None

    def encode(self) -> bytes:
        """The transcript as indented JSON."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    def ruleset(self, rulesets: Mapping[str, Ruleset[Any]]) -> Ruleset[Any]:
        """The rules this match was played by."""
        ruleset = rulesets.get(self.game)
        if ruleset is None:
            raise UnknownVersion(f"unknown game {shown(self.game)}; known: {', '.join(sorted(rulesets))}")
        return ruleset.at_version(self.version)

    def start(self, rulesets: Mapping[str, Ruleset[Any]]) -> Match[Any]:
        """The match as it was dealt, before the first step."""
        try:
            deal = Deal(bytes.fromhex(self.secret), self.nonces)
        except ValueError:
            raise BadTranscript("damaged transcript: the secret is not hexadecimal") from None
        if not all(0 <= seat < self.players for seat in self.nonces):
            raise BadTranscript("damaged transcript: a nonce was thrown in by a seat that is not at the table")
        return Match(self.ruleset(rulesets), self.players, self.options, deal)

    def play(self, rulesets: Mapping[str, Ruleset[Any]], steps: int | None = None) -> Match[Any]:
        """The match after all its steps, or after the first few."""
        match = self.start(rulesets)
        for number, step in enumerate(self.steps[:steps], 1):
            try:
                replay(match, step)
            except PenombreError as error:
                raise BadTranscript(f"step {number} does not replay: {error}") from None
        return match

    def verify(self, rulesets: Mapping[str, Ruleset[Any]]) -> Match[Any]:
        """Recompute the deal and every step; `BadTranscript` says what does not hold."""
        deal = self.start(rulesets).deal
        if deal is None or deal.commitment != self.commitment:
            raise BadTranscript("the secret is not the one that was committed to before the deal")
        match = self.play(rulesets)
        if match.outcome != self.outcome:
            raise BadTranscript("the outcome written in the file is not the one the steps lead to")
        if fingerprint(match) != self.fingerprint:
            raise BadTranscript("the steps do not lead to the table the file was written at")
        return match


class _Head(Struct):
    format: str = ""
    format_version: int = 0


def replay(match: Match[Any], step: Step) -> None:
    """Do again what a step says."""
    if step.said is not None and step.answer is not None:
        raise BadTranscript("a step is an answer or something said, not both")
    if step.said is not None:
        match.say(step.seat, step.said)
    elif step.answer is not None:
        match.answer(step.seat, step.answer)
    else:
        raise BadTranscript("a step needs an answer or something said")


def fingerprint(match: Match[Any]) -> str:
    """A digest of the options and of what every seat and a spectator know now: equal matches have equal ones."""
    digest = sha256(msgspec.json.encode(dict(match.options), order="deterministic"))
    for seat in (*range(match.players), TABLE):
        digest.update(match.view(seat).encode())
        digest.update(msgspec.json.encode([match.ask_for(seat), match.events(seat)]))
    return digest.hexdigest()
