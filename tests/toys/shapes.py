"""Lanterns that ask in every shape there is: one, several with and without repetition, words, a number."""

from __future__ import annotations

from msgspec.structs import replace
from tests.toys.lanterns import Lanterns, LanternTable

from penombre.engine import CLOCK, Option, Phrasebook, Script, Spoken, Wording, ask

CHEERS = Phrasebook("cheers", ("cheer_1", "cheer_2"))


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


class Toasts(Lanterns):
    """Whoever shares drinks to somebody in a few words, while a clock runs that anybody may stop."""

    id = "toasts"

    def share(self, t: LanternTable) -> Script[None]:
        left = 5000
        while left:
            people = tuple(ask.seat_option(seat) for seat in range(t.players) if seat != t.turn)
            stop = Option("stop", "stop", "stop")
            toast = ask.address(
                t.turn, "toast", people, 40, book=CHEERS, wording=Wording("few_words", most_words=3), besides=(stop,)
            )
            others = [
                ask.one(seat, "listen", (), besides=(stop,), optional=True)
                for seat in range(t.players)
                if seat != t.turn
            ]
            seat, value = yield ask.race([toast, *others, ask.clock(left)], main=t.turn)
            if seat == CLOCK:
                left -= value
                continue
            if value != "stop":
                target, spoken = value
                assert isinstance(spoken, Spoken)
                t.tell("toasted", seat=seat, target=target, phrase=spoken.phrase, text=spoken.text, left=left)
            break
        yield from super().share(t)
