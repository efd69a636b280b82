"""Lanterns that ask in every shape there is: one, several with and without repetition, a text."""

from __future__ import annotations

from msgspec.structs import replace
from tests.toys.lanterns import Lanterns, LanternTable

from penombre.engine import Script, ask


class EveryShape(Lanterns):
    """Whoever shares thanks one or two people first: nobody twice, and not themselves."""

    id = "every_shape"

    def share(self, t: LanternTable) -> Script[None]:
        people = tuple(
            replace(ask.seat_option(seat), refused="not_yourself" if seat == t.turn else "")
            for seat in range(t.players)
        )
        thanked = yield ask.several(t.turn, "thank", people, 1, 2)
        t.tell("thanked", by=t.turn, seats=thanked)
        yield from super().share(t)
