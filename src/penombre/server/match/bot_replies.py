"""Bots that reply: whoever was spoken of, else anybody where a person spoke; after a while, and one at a time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from penombre.bots.drive import REPLIES
from penombre.engine import Said, Seat
from penombre.server.logs import Log
from penombre.server.match import pace
from penombre.server.match.bot_seats import BotSeats
from penombre.server.match.commands import BotSpeech, Command
from penombre.server.match.driver import is_played
from penombre.server.match.match_log import Record
from penombre.server.match.match_room import MatchRoom
from penombre.server.node import Node

MOST_WAITING: Final = 4
"""Remarks of people that wait for a reply at once."""
LONGEST: Final = 3600.0
"""Seconds that a remark would stay worth a reply: how long bots take for one goes by their pace alone."""

log: Final = Log("bot_replies")


class BotReplies:
    """What bots reply in one match, on the node that drives it."""

    def __init__(
        self, node: Node, room: MatchRoom, bots: BotSeats, *, match_id: str, submit: Callable[[Command], None]
    ) -> None:
        self._node: Final = node
        self._room: Final = room
        self._bots: Final = bots
        self._match_id: Final = match_id
        self._submit: Final = submit
        self._heard = 0
        """How much of the talk was heard."""
        self._replying: asyncio.Task[None] | None = None
        self._waiting: Final = deque[Said](maxlen=MOST_WAITING)
        """What people said last that nobody thinks of a reply to yet."""

    def pass_over(self, record: Record) -> None:
        """Nobody replies to what was said up to here: it was long ago, or is read again."""
        self._heard = len(record.match.said_since(0))

    def listen(self, record: Record) -> None:
        """Hear what was said since this was last called; somebody thinks of a reply.

        What people say while somebody is thinking waits until then; of what bots say, the last has a reply or none.
        """
        said = [one for _, one in record.match.said_since(self._heard)]
        self._heard += len(said)
        if record.match.over or self._room.room.paused:
            return
        meant = [one for one in said if one.statement.kind not in ("text", "emote", "unsay")]
        places = self._room.room.places
        self._waiting.extend([one for one in meant if not is_played(places[one.seat])])
        if self._replying is not None or self._goes_on(record):
            return
        for one in reversed(meant):
            if is_played(places[one.seat]) and self._node.rng.random() < REPLIES and self._thinks(record, one):
                return

    def _goes_on(self, record: Record) -> bool:
        """Whether somebody begins to think of a reply to what people said and nobody has replied to."""
        while self._waiting:
            if self._thinks(record, self._waiting.popleft()):
                return True
        return False

    def _thinks(self, record: Record, one: Said) -> bool:
        """Whether somebody begins to think of a reply to this."""
        seat = self._spoken_to(one)
        if seat is None or one not in record.match.view(seat).said:
            return False
        self._replying = asyncio.get_running_loop().create_task(self._reply(record, seat, one))
        return True

    def stop(self) -> None:
        """Nobody replies any more."""
        self._waiting.clear()
        if self._replying is not None:
            self._replying.cancel()
            self._replying = None

    def _spoken_to(self, said: Said) -> Seat | None:
        """Who replies: the one it is about, if that is a bot; anybody, if a person speaks of nobody who can reply."""
        places = self._room.room.places
        bots = [seat for seat, place in enumerate(places) if is_played(place)]
        about = said.statement.about
        if about in bots and about != said.seat:
            return about
        if said.seat in bots:
            return None
        return bots[int(self._node.rng.random() * len(bots))] if bots else None

    async def _reply(self, record: Record, seat: Seat, said: Said) -> None:
        try:
            thinking = pace.thinking(self._room.room.bots, LONGEST, self._node.rng)
            await asyncio.sleep(thinking * self._node.settings.bot_tempo)
            level = self._room.room.places[seat].level
            statement = await self._bots.reply(record.match, seat, level, said)
            if statement is not None:
                self._submit(BotSpeech(seat, statement))
        except Exception as error:
            log.error("no reply", error, match=self._match_id)
        finally:
            self._replying = None
        if not record.match.over and not self._room.room.paused:
            self._goes_on(record)
