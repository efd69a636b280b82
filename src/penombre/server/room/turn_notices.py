"""Notices to people whom the table waits for and who are not here."""

from __future__ import annotations

from penombre import wire
from penombre.engine import CLOCK, Seat
from penombre.server.node import Node
from penombre.server.notices import DAY, Notice
from penombre.server.room_state import Room


def tell_turns(node: Node, at_table: Room, here: frozenset[Seat], seats: list[Seat], clock: wire.Clock | None) -> None:
    """Tell those of these seats who are not here that it is their turn, unless they would be expected at once."""
    if at_table.pace in ("live", "untimed"):
        return
    lifetime = (clock.due - node.now()) // 1000 if clock is not None and clock.due is not None else DAY
    for seat in seats:
        if seat != CLOCK and seat not in here and (guest := at_table.places[seat].guest):
            node.spawn(_notify(node, at_table, guest, lifetime))


async def _notify(node: Node, at_table: Room, guest: str, lifetime: int) -> None:
    for subscription in await node.store.subscriptions(guest):
        node.notices.send(
            Notice(
                guest=guest,
                kind=subscription.kind,
                address=subscription.address,
                secret=subscription.body.decode(),
                room=at_table.id,
                room_link=node.link(at_table.id),
                game=at_table.game,
                language=at_table.language,
                lifetime=lifetime,
            )
        )
