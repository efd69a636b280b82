"""Tables in the middle of a match, ready to be put into a store: most schedules begin at one."""

from __future__ import annotations

import sqlite3
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Any, Literal

from msgspec import Struct
from tests.server.harness import SHORT
from tests.server.prepared_match import play

from penombre import wire
from penombre.bots import EXPERT
from penombre.engine import CLOCK, Deal, Match
from penombre.games import RULESETS
from penombre.server.match.frames import Frames
from penombre.server.match.match_log import Answered, Record, Started, encode
from penombre.server.room import room_actions, seating
from penombre.server.room.room_document import encode_room
from penombre.server.room_state import Place, Room
from penombre.server.tokens import hashed
from penombre.store import Entry, Snapshot

ROOM, MATCH, INVITE = "room", "match", "cccccccc"
DEALS = 6
"""How many matches of each kind there are."""
LONGEST = 400
"""Answers after which a prepared match is broken off."""


Pace = Literal["live", "relaxed", "days"]


class Opening(Struct, frozen=True):
    """A match as it stands when a schedule begins."""

    entries: tuple[Entry, ...]
    snapshot: Snapshot


class Table(Struct, frozen=True):
    """What is played, and by whom."""

    game: str
    people: int
    bots: int
    deal: int
    part: float
    """How much of the match is behind: 0 is right after the deal."""
    windows: Literal["fixed", "early"]
    pace: Pace = "live"
    watching: Literal["public", "delayed"] = "public"

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.people + self.bots


def token_of(seat: int) -> str:
    """The cookie of the person on a seat."""
    return f"cookie-{seat}"


def guest_of(seat: int) -> str:
    """The id of the person on a seat."""
    return f"guest{seat}"


@lru_cache(maxsize=256)
def _played(game: str, players: int, deal: int) -> tuple[Started, tuple[Answered, ...]]:
    """A whole match by chance: how it was dealt, and every answer."""
    ruleset, rng = RULESETS[game], Random(f"{game} {players} {deal}")
    options = ruleset.hosted(ruleset.options(players, SHORT.get(game)), 0, players, True)
    secret = sha256(f"{game} {deal}".encode()).digest()
    match: Match[Any] = Match(ruleset, players, options, Deal(secret))
    play(match, rng, until=lambda match: len(match.steps) >= LONGEST)
    started = Started(
        game=game,
        version=ruleset.version,
        players=players,
        options=dict(options),
        secret=secret.hex(),
        nonces={},
        names=tuple(f"Person {seat}" for seat in range(players)),
        levels=("",) * players,
        guests=tuple(map(guest_of, range(players))),
    )
    answers = [
        Answered(step.seat, step.answer, by="clock" if step.seat == CLOCK else "person")
        for step in match.steps
        if step.answer is not None
    ]
    return started, tuple(answers)


@lru_cache(maxsize=1024)
def opening(game: str, players: int, deal: int, tenths: int, at: int) -> Opening:
    """A match of which so many tenths are behind."""
    started, answers = _played(game, players, deal)
    lines = [encode(started), *map(encode, answers[: len(answers) * tenths // 10])]
    entries = [Entry(seq, at, body) for seq, body in enumerate(lines, 1)]
    record = Record.of(entries[:1])
    frames = Frames(record)
    for entry in entries[1:]:
        record.follow(entry)
        frames.advance()
    return Opening(tuple(entries), record.snapshot(frames.seqs))


def room_of(table: Table, *, playing: bool) -> Room:
    """The room of a table, with everybody on their seats."""
    started, _ = _played(table.game, table.players, table.deal)
    asked = wire.NewRoom(
        table.game,
        table.players,
        options=started.options,
        pace=table.pace,
        windows=table.windows,
        watching=table.watching,
    )
    room = seating.opened(asked, id=ROOM, invite=INVITE, secret=started.secret, guest=guest_of(0), name="Person 0")
    for seat in range(table.players):
        bot = Place("bot", name=f"Bot {seat}", level=_level(table), ready=True)
        person = Place("person", guest_of(seat), f"Person {seat}", ready=True)
        room = room.with_place(seat, person if seat < table.people else bot)
    return room_actions.started(room, MATCH) if playing else room


def _level(table: Table) -> str:
    """How the bots of a table play: most of them by chance, which takes the least time."""
    return EXPERT if table.game == "kemomimi_panic" and table.deal % 2 else "random"


def put(connection: sqlite3.Connection, table: Table, *, playing: bool, at: int) -> Opening | None:
    """Write a table into an empty store, at play or about to begin."""
    execute = connection.execute
    room = room_of(table, playing=playing)
    for seat in range(table.people):
        execute(
            "INSERT INTO guests (id, name, language, at) VALUES (?, ?, 'fr', ?)",
            (guest_of(seat), f"Person {seat}", at),
        )
        execute(
            "INSERT INTO sessions (token, guest_id, at) VALUES (?, ?, ?)",
            (hashed(token_of(seat)), guest_of(seat), at),
        )
    execute(
        "INSERT INTO rooms (id, rev, listed, open, updated, body, invite) VALUES (?, 1, 0, 0, ?, ?, ?)",
        (ROOM, at, encode_room(room), INVITE),
    )
    connection.executemany(
        "INSERT INTO room_guests (room_id, guest_id) VALUES (?, ?)",
        [(ROOM, guest_of(seat)) for seat in range(table.people)],
    )
    if not playing:
        return None
    begun = opening(table.game, table.players, table.deal, int(table.part * 10), at)
    execute(
        "INSERT INTO matches (id, room_id, head, started, finished) VALUES (?, ?, ?, ?, 0)",
        (MATCH, ROOM, len(begun.entries), at),
    )
    connection.executemany(
        "INSERT INTO log (match_id, seq, at, body) VALUES (?, ?, ?, ?)",
        [(MATCH, entry.seq, entry.at, entry.body) for entry in begun.entries],
    )
    execute(
        "INSERT INTO snapshots (match_id, seq, body) VALUES (?, ?, ?)", (MATCH, begun.snapshot.seq, begun.snapshot.body)
    )
    return begun
