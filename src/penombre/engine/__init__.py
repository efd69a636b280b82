"""The kernel: a table, questions, scripts, events, views and matches. Standard library and msgspec only."""

from penombre.engine import ask
from penombre.engine.ask import Answer, Ask, Asking, Option, Race, Script, Sealed
from penombre.engine.chance import Deal
from penombre.engine.errors import (
    BadOptions,
    BadStatement,
    BadTranscript,
    CannotImagine,
    MatchOver,
    NotAnOption,
    NotAsked,
    PenombreError,
    UnknownVersion,
    WrongSeat,
)
from penombre.engine.event import Event, Seen
from penombre.engine.match import Match, Step
from penombre.engine.ruleset import Outcome, Randomness, Ruleset, Setting, Value, champions, pick_with, shuffle_with
from penombre.engine.seat import CLOCK, EVERYBODY, NOBODY, TABLE, Seat, mask
from penombre.engine.snapshot import restored, snapshot
from penombre.engine.table import Card, Table, Zone, ZoneAt, replaced
from penombre.engine.talk import Said, Statement
from penombre.engine.transcript import Transcript
from penombre.engine.view import View
from penombre.engine.wording import OPENED, SILENCE, Phrasebook, Spoken, Wording

__all__ = [
    "CLOCK",
    "EVERYBODY",
    "NOBODY",
    "OPENED",
    "SILENCE",
    "TABLE",
    "Answer",
    "Ask",
    "Asking",
    "BadOptions",
    "BadStatement",
    "BadTranscript",
    "CannotImagine",
    "Card",
    "Deal",
    "Event",
    "Match",
    "MatchOver",
    "NotAnOption",
    "NotAsked",
    "Option",
    "Outcome",
    "PenombreError",
    "Phrasebook",
    "Race",
    "Randomness",
    "Ruleset",
    "Said",
    "Script",
    "Sealed",
    "Seat",
    "Seen",
    "Setting",
    "Spoken",
    "Statement",
    "Step",
    "Table",
    "Transcript",
    "UnknownVersion",
    "Value",
    "View",
    "Wording",
    "WrongSeat",
    "Zone",
    "ZoneAt",
    "ask",
    "champions",
    "mask",
    "pick_with",
    "replaced",
    "restored",
    "shuffle_with",
    "snapshot",
]
