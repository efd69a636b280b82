"""Who at a table does not want to read whose free words."""

from __future__ import annotations

from penombre.engine import Seat
from penombre.server.node import Node
from penombre.server.room_state import Room


async def unwanted_guests(node: Node, at_table: Room) -> dict[Seat, frozenset[str]]:
    """By seat, the guests whom its person does not want to read, at this table or not."""
    guests = {seat: place.guest for seat, place in enumerate(at_table.places) if place.guest}
    if at_table.anonymous:  # the guests' own lists would tell who plays where
        return {seat: at_table.unheard_by(guest) for seat, guest in guests.items()}
    blocked = await node.store.blocked_in(at_table.id)
    return {seat: blocked.get(guest, frozenset()) for seat, guest in guests.items()}


def deaf_seats(at_table: Room, unwanted: dict[Seat, frozenset[str]]) -> dict[Seat, frozenset[Seat]]:
    """By seat, the seats at this table whose people it does not want to read."""
    places = list(enumerate(at_table.places))
    deaf = {
        seat: frozenset(each for each, other in places if other.guest in guests) for seat, guests in unwanted.items()
    }
    return {seat: seats for seat, seats in deaf.items() if seats}


def of_those_who_stay(unwanted: dict[Seat, frozenset[str]], before: Room, after: Room) -> dict[Seat, frozenset[str]]:
    """What is known of those who have the same seat as before: nobody gets the list of whoever had theirs."""
    stays = [was.guest == now.guest for was, now in zip(before.places, after.places, strict=False)]
    return {seat: guests for seat, guests in unwanted.items() if seat < len(stays) and stays[seat]}
