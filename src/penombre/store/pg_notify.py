"""Notifications from the other nodes, sent by PostgreSQL and heard on a connection that does nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from penombre.store.pg_connection import PgConnection
from penombre.store.rows import Listener

if TYPE_CHECKING:
    from penombre.store.pg_connection import Connection

CHANNEL = "penombre"

TELL = "SELECT pg_notify($1, $2)"

DOUBT_SECONDS = 60.0
"""How long what seemed to fail on its way may still be done by the database."""


class PgNotify(PgConnection):
    """A connection that tells listeners what other nodes told; a node hears itself only where it cannot know better."""

    def __init__(self, node: str, connect: Callable[[], Awaitable[Connection]]) -> None:
        self._node = node
        self._dial = connect
        self._listeners: list[Listener] = []
        self._hears_itself_until = float("-inf")
        # What was told while nobody heard cannot be known, so everything may have changed.
        super().__init__(self._listening, back=lambda: self._pass_on("*"))

    def listen(self, listener: Listener) -> None:
        """Call this listener, too, with whatever other nodes tell."""
        self._listeners.append(listener)

    def hear_itself(self) -> None:
        """Something failed on its way: should it be done all the same, that is news to this node, too."""
        self._hears_itself_until = asyncio.get_running_loop().time() + DOUBT_SECONDS

    def said(self, topic: str) -> str:
        """How a topic is told, so that its teller knows it again."""
        return f"{self._node} {topic}"

    async def _listening(self) -> Connection:
        connection = await self._dial()
        try:
            await connection.add_listener(CHANNEL, self._heard)
        except BaseException:
            connection.terminate()
            raise
        return connection

    def _heard(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        node, _, topic = str(payload).partition(" ")
        if node != self._node or asyncio.get_running_loop().time() < self._hears_itself_until:
            self._pass_on(topic)

    def _pass_on(self, topic: str) -> None:
        # Later and apart, so that a listener's fault is its own.
        loop = asyncio.get_running_loop()
        for listener in self._listeners:
            loop.call_soon(listener, topic)
