"""Brings a table of a running server to a moment of a match without playing it there.

`first_match` plays matches with the engine alone, in milliseconds, until one of them stands where a test wants to look;
`prepare` writes that match into the store of a server, with a room around it and a cookie for each person. The server
finds it there as it finds any match after a restart, so whoever opens the table has the question of that moment:

    match = first_match("tokyo_ghoul", 5, asks(0, "turn_choice"))
    prepared = await prepare(server, match, people=("Anna",))
    # with the cookie prepared.cookies[0], the page prepared.path asks "turn_choice"
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace
from tests.server.harness import Server

from penombre import wire
from penombre.bots import USUAL
from penombre.engine import CLOCK, Answer, Ask, Deal, Match, NotAnOption, Seat, Step, Transcript
from penombre.games import RULESETS
from penombre.server.match.match_log import Answered, Line, Spoke, Started, encode
from penombre.server.room import room_actions, seating
from penombre.server.room.room_document import encode_room, facts
from penombre.server.room_state import Place, Preference, numbered
from penombre.server.tokens import hashed, new_id, new_invite, new_token
from penombre.store import GuestRow, RoomRow, Store
from penombre.store.sqlite import Sqlite
from penombre.testing.random_player import random_answer

DEALS = 2000
"""How many matches are played before a moment counts as one that does not come."""
TOGETHER = 40
"""Of so many that are played to their end, the shortest is tried first."""

LAST, MOST_LEFT = 12, 30
"""A match is near its end where it has at least so many answers left, and fewer than so many."""
FEW = 36
"""More answers than this from there on, and it was not near its end."""
TRIES = 8
"""How often it is played on by chance to see that."""

Reached = Callable[[Match[Any]], Any]
"""Whether a match stands where it is wanted."""
Wish = Callable[[Match[Any], Ask], Answer | None]
"""What a seat answers; None, or what is refused, leaves it to chance."""


def asks(seat: Seat, *kinds: str) -> Reached:
    """A seat is asked one of these and has to answer it."""

    def reached(match: Match[Any]) -> bool:
        ask = match.ask_for(seat)
        return ask is not None and not ask.optional and ask.kind in kinds

    return reached


def leaves_a_choice(seat: Seat) -> Reached:
    """A seat is asked something that can be answered in several ways."""

    def reached(match: Match[Any]) -> bool:
        ask = match.ask_for(seat)
        return ask is not None and not ask.optional and len(ask.legal()) > 1

    return reached


def dealt(match: Match[Any]) -> bool:
    """Right after the deal."""
    return True


def by_chance(match: Match[Any], ask: Ask) -> Answer | None:
    """No wish at all."""
    return None


def always(**wished: Answer) -> Wish:
    """By the kind of question, the same answer whenever it is legal."""
    return lambda match, ask: wished.get(ask.kind)


def first_match(
    game: str,
    players: int,
    reached: Reached,
    wish: Wish = by_chance,
    *,
    options: Mapping[str, Any] | None = None,
    people: int = 1,
    deals: Iterable[int] = range(DEALS),
) -> Match[Any]:
    """The first of these deals that comes to the moment wanted, and that moment; its host has seat 0."""
    ruleset = RULESETS[game]
    hosted = ruleset.hosted(ruleset.options(players, options), 0, people, True)
    for deal in deals:
        # As hard to find on a page by chance as the secret of any other match.
        secret = sha256(f"kept {deal}".encode()).digest()
        match, rng = Match(ruleset, players, hosted, Deal(secret)), Random(deal)
        play(match, rng, wish, until=reached)
        if reached(match):
            return match
    raise AssertionError(f"no match of {game} comes to this moment")


def play(match: Match[Any], rng: Random, wish: Wish = by_chance, *, until: Reached) -> None:
    """Answer for everybody, until a match stands where it is wanted or is over. Time answers where nobody else is."""
    while not match.over and not until(match):
        asked = [ask for ask in match.asks() if not ask.optional]
        ask = rng.choice([ask for ask in asked if ask.seat != CLOCK] or asked)
        answer = wish(match, ask)
        try:
            match.answer(ask.seat, random_answer(ask, rng) if answer is None else answer)
        except NotAnOption:
            match.answer(ask.seat, random_answer(ask, rng))


def near_the_end(
    game: str,
    players: int,
    *,
    options: Mapping[str, Any] | None = None,
    people: int = 1,
    wish: Wish = by_chance,
    at: Reached = dealt,
) -> Match[Any]:
    """A short match that will soon be over, whatever is answered from there on, and not before each person answers too.

    `at` says where else it has to stand.
    """

    def played(deal: int) -> Match[Any]:
        return first_match(game, players, _over, wish, options=options, people=people, deals=[deal])

    for first in range(0, DEALS, TOGETHER):
        # A short match has a short log, and whoever looks at all of a page has less to look at.
        for whole in sorted(map(played, range(first, first + TOGETHER)), key=lambda whole: len(whole.steps)):
            for left in range(LAST, MOST_LEFT):
                match = Transcript.of(whole).play(RULESETS, len(whole.steps) - left)
                if at(match):
                    if all(_soon_over(match, seed, people) for seed in range(TRIES)):
                        return match
                    break
    raise AssertionError(f"no match of {game} is near its end there")


def _over(match: Match[Any]) -> bool:
    return match.over


def _soon_over(match: Match[Any], seed: int, people: int) -> bool:
    """Whether it is over in few answers, some of them by each of the people."""
    ahead, before = match.clone(), len(match.steps)
    play(ahead, Random(seed), until=lambda ahead: len(ahead.steps) > before + FEW)
    return ahead.over and {step.seat for step in ahead.steps[before:]} >= set(range(people))


class PreparedMatch(Struct, frozen=True):
    """A table in the store of a server."""

    id: str
    invite: str
    match: str
    cookies: tuple[str, ...]
    """Of each person, by seat: the first ones of the table."""

    @property
    def path(self) -> str:
        """Its page, with the invitation."""
        return f"/t/{self.id}#{self.invite}"


async def prepare(
    server: Server,
    match: Match[Any],
    people: Sequence[str] = ("Anna",),
    *,
    prefers: Mapping[Seat, Preference] | None = None,
    windows: Literal["early", "fixed"] = "early",
    level: str = USUAL,
) -> PreparedMatch:
    """Put a match on a table of this server: these people have the first seats, the bots of any table the others."""
    assert match.deal is not None and isinstance(server.where, Path)
    at = time.time_ns() // 1_000_000
    guests = [GuestRow(new_id(16), name, "fr") for name in people]
    prepared = PreparedMatch(new_id(), new_invite(), new_id(14), tuple(new_token() for _ in people))
    options: dict[str, Any] = dict(match.options)
    asked = wire.NewRoom(match.ruleset.id, match.players, options=options, windows=windows)
    secret = match.deal.secret.hex()
    room = seating.opened(
        asked, id=prepared.id, invite=prepared.invite, secret=secret, guest=guests[0].id, name=guests[0].name
    )
    for seat in range(match.players):
        bot = Place("bot", name=numbered("bot", seat, "fr"), level=level, ready=True)
        sitting = Place("person", guests[seat].id, guests[seat].name, ready=True) if seat < len(guests) else bot
        room = room.with_place(seat, sitting)
    room = room_actions.started(room, prepared.match)
    for seat, preference in (prefers or {}).items():
        room = room.with_place(seat, replace(room.places[seat], preference=preference))
    first = Started(
        game=room.game,
        version=match.ruleset.version,
        players=match.players,
        options=dict(match.options),
        secret=secret,
        nonces=dict(match.deal.nonces),
        names=room.names(),
        levels=tuple(place.level for place in room.places),
        guests=tuple(place.guest for place in room.places),
    )
    store = Store(await _Beside.open(server.where / "penombre.sqlite3"))
    for guest, cookie in zip(guests, prepared.cookies, strict=True):
        await store.add_guest(guest, hashed(cookie), at)
    await store.add_room(prepared.id, encode_room(room), **facts(room), at=at)
    row = RoomRow(prepared.id, 1, encode_room(room))
    await store.begin(prepared.match, row, encode(first), **facts(room), at=at)
    await store.append(prepared.match, 1, [encode(_line(step, len(guests))) for step in match.steps], at)
    await store.close()
    return prepared


def _line(step: Step, people: int) -> Line:
    by: Any = "clock" if step.seat == CLOCK else "person" if step.seat < people else "bot"
    if step.said is not None:
        return Spoke(step.seat, step.said, by=by)
    assert step.answer is not None
    return Answered(step.seat, step.answer, by=by)


class _Beside(Sqlite):
    """The file of a server that runs: it is written to beside that server, which set it up."""

    def _prepare(self) -> None:
        self._writing = self._connect()
        self._reading = self._connect()
