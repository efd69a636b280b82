"""What is done when a store has lost something: matches go on from what is there, and their tables are told."""

from __future__ import annotations

from secrets import SystemRandom
from typing import Final

import msgspec
from msgspec.structs import replace

from penombre.server.room import room_actions
from penombre.server.room.room_document import decode_room, encode_room, facts
from penombre.server.room_state import Room
from penombre.server.tokens import new_secret
from penombre.store import Conflict, Loss, Missing, RoomRow, Store

PAGE: Final = 200
TRIES: Final = 20
"""How often a room is tried again that other nodes change first."""


async def find_and_tell(store: Store, now: int) -> Missing:
    """Look for what is missing, let every match go on from what is there, tell its table, and set the mark anew."""
    missing = await store.find_losses()
    if missing:
        for loss in missing.losses:
            if loss.room:
                await store.cut(loss)
                await _tell(store, loss, now)
        await _reopen_tables_without_match(store, now)
        await store.remark()
    return missing


async def _tell(store: Store, loss: Loss, now: int) -> None:
    for _ in range(TRIES):
        row = await store.room(loss.room)
        room = None if row is None else _read(row)
        if row is None or room is None or (room.status, room.match) != ("playing", loss.match):
            return
        if await _saved(store, row, _rewound(room, begun=loss.kept > 0), now):
            return


def _rewound(room: Room, *, begun: bool) -> Room:
    """The room with word that its match was rewound; without even a deal, people can only begin again."""
    told = replace(room, rewound=room.rewound + 1, edition=room.edition + 1, due=None, beat=None)
    if begun:
        return told
    order = SystemRandom().sample(range(room.players), room.players) if room.anonymous else None
    return room_actions.reopened(told, new_secret(), order, stuck=True)


async def _reopen_tables_without_match(store: Store, now: int) -> None:
    """Tables whose match is gone altogether are open again."""
    last = ""
    while rows := await store.rooms_after(last, PAGE):
        for row in rows:
            room = _read(row)
            if room is not None and room.status == "playing" and await store.match(room.match) is None:
                await _saved(store, row, _rewound(room, begun=False), now)
        last = rows[-1].id


async def _saved(store: Store, row: RoomRow, room: Room, now: int) -> bool:
    try:
        await store.save_room(row.id, row.rev, encode_room(room), **facts(room), at=now)
    except Conflict:
        return False
    return True


def _read(row: RoomRow) -> Room | None:
    try:
        return decode_room(row.body)
    except msgspec.MsgspecError:
        return None
