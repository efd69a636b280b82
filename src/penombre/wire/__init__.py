"""The wire schema: everything that goes between a client and the server, over HTTP and over the socket of a room.

Documented in docs/protocol.md; exported as JSON Schema by `penombre schema`, from which the TypeScript types are made.
What comes in is checked against these types before anything looks at it: unknown fields, wrong types and oversized
texts are refused with what was expected.
"""

from typing import Final

from penombre.wire import actions, frames, games, guests, messages, problems, replays, rooms
from penombre.wire.actions import *
from penombre.wire.base import *
from penombre.wire.frames import *
from penombre.wire.games import *
from penombre.wire.guests import *
from penombre.wire.messages import *
from penombre.wire.problems import *
from penombre.wire.replays import *
from penombre.wire.rooms import *

PROTOCOL: Final = 1
"""The number both sides name first; it changes when an older client could not follow any more."""


def types() -> dict[str, type[Incoming | Outgoing]]:
    """Every type of a message by its name, in the order in which the schema tells them."""
    modules = (problems, guests, games, actions, rooms, messages, frames, replays)
    return {
        name: kind
        for module in modules
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, Incoming | Outgoing) and kind.__module__ == module.__name__
    }
