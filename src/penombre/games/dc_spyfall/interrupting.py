"""What anybody may do while the clock runs: accuse, reveal the Joker, declare the Multiverse, use an ability.

Where the table allows it, the Multiverse may be declared after time is up as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, Final

from msgspec import Struct

from penombre.engine import EVERYBODY, NOBODY, Ask, Option, Seat, mask, replaced
from penombre.games.dc_spyfall.catalogue import JOKER, SLOWEST, SPEED
from penombre.games.dc_spyfall.table import Accusation, Claim, Declaration, SpyfallTable

_REMEMBERED: Final = 1024


class Interrupt(Struct, frozen=True, gc=False):
    """What is done, and to whom or by how much."""

    what: str
    target: int = NOBODY


@cache
def _option(what: str, target: int) -> Option:
    match what:
        case "accuse" | "greatest_detective":
            return Option(f"{what}-{target}", Interrupt(what, target), what, {"target": target})
        case "speed_force":
            sign = "more" if target > 0 else "less"
            return Option(f"speed_force-{sign}", Interrupt(what, target), f"speed_force_{sign}", {})
        case "boom_tube":
            return Option(what, Interrupt(what), "boom_tube_aloud", {})
    return Option(what, Interrupt(what), what, {})


def interrupts(t: SpyfallTable, seat: Seat) -> tuple[Option, ...]:
    """All that a seat may do now instead of listening."""
    return _listed(_possible(t, seat))


def late_interrupts(t: SpyfallTable, seat: Seat) -> tuple[Option, ...]:
    """All that a seat may still do in the talk after time is up."""
    return (_option("declare_multiverse", NOBODY),) if t.multiverse_late and _may_declare(t, seat) else ()


def _may_declare(t: SpyfallTable, seat: Seat) -> bool:
    """Once in a round."""
    return t.plays("multiverse_madness") and all(each.seat != seat for each in t.declarations)


def _possible(t: SpyfallTable, seat: Seat) -> tuple[tuple[str, int], ...]:
    """What a seat may do, and to whom or by how much."""
    accusing = not t.accused >> seat & 1
    possible = _by_card(seat, t.players, accusing, t.card_of(seat) == JOKER, _may_declare(t, seat))
    return possible + _powers(t, seat, accusing) if t.plays("super_powers") else possible


@cache
def _by_card(seat: Seat, players: int, accusing: bool, is_joker: bool, declaring: bool) -> tuple[tuple[str, int], ...]:
    """What a seat may do without an ability."""
    return (
        *(_each("accuse", seat, players) if accusing else ()),
        *((("joker_reveal", NOBODY),) if is_joker else ()),
        *((("declare_multiverse", NOBODY),) if declaring else ()),
    )


def _powers(t: SpyfallTable, seat: Seat, accusing: bool) -> tuple[tuple[str, int], ...]:
    """What its ability lets a seat do besides."""
    ability = t.ability_of(seat)
    if t.used[seat] == ability:
        return ()
    match ability:
        case "greatest_detective" if not accusing:
            return _each(ability, seat, t.players)
        case "speed_force":
            return ((ability, 1), (ability, -1)) if t.clock > SLOWEST else ((ability, 1),)
        case "lasso_of_truth" if may_lasso(t, seat):
            return ((ability, NOBODY),)
        case "boom_tube" if t.in_person:
            return ((ability, NOBODY),)
    return ()


@cache
def _each(what: str, seat: Seat, players: int) -> tuple[tuple[str, int], ...]:
    return tuple([(what, other) for other in range(players) if other != seat])


@cache
def _listed(possible: tuple[tuple[str, int], ...]) -> tuple[Option, ...]:
    return tuple([_option(what, target) for what, target in possible])


def may_lasso(t: SpyfallTable, seat: Seat) -> bool:
    """Right after somebody else's answer; people who talk aloud see to that themselves."""
    return t.in_person or (t.resume == "ask" and t.last_asker != NOBODY and seat != t.asker)


def listening(t: SpyfallTable, main: Seat) -> tuple[Ask, ...]:
    """What all but `main` may do, who are not asked anything, from whoever sits left of that one on.

    Whoever may do nothing is left out.
    """
    if t.plays("super_powers"):
        return _around(main, tuple([_possible(t, seat) for seat in range(t.players)]))
    faces, zones = t.faces, t.zones
    jokers = tuple([faces[zones[seat][0]] == JOKER for seat in range(t.players)])
    declaring = EVERYBODY if t.plays("multiverse_madness") else 0
    return _unarmed(main, jokers, t.accused, declaring & ~mask(*[each.seat for each in t.declarations]))


@lru_cache(maxsize=_REMEMBERED)
def _unarmed(main: Seat, jokers: tuple[bool, ...], accused: int, declaring: int) -> tuple[Ask, ...]:
    """The same where no abilities are played with: by the Joker cards, and by masks of who has done what already."""
    possible = [
        _by_card(seat, len(jokers), not accused >> seat & 1, is_joker, bool(declaring >> seat & 1))
        for seat, is_joker in enumerate(jokers)
    ]
    return _around(main, tuple(possible))


@lru_cache(maxsize=_REMEMBERED)
def _around(main: Seat, possible: tuple[tuple[tuple[str, int], ...], ...]) -> tuple[Ask, ...]:
    players = len(possible)
    seats = [(main + step) % players for step in range(1, players + (main == NOBODY))]
    asks = [_listening(seat, possible[seat]) for seat in seats]
    return tuple([each for each in asks if each is not None])


@cache
def _listening(seat: Seat, possible: tuple[tuple[str, int], ...]) -> Ask | None:
    besides = _listed(possible)
    return Ask(seat, "interrupt", besides=besides, optional=True, pace="ask") if besides else None


def interrupt(t: SpyfallTable, seat: Seat, done: Interrupt) -> None:
    """The clock stops for this, or it is done at once."""
    _DONE[done.what](t, seat, done.target)


def use(t: SpyfallTable, seat: Seat, **more: Any) -> None:
    """A seat turns its ability face up."""
    ability = t.ability_of(seat)
    t.used = replaced(t.used, seat, ability)
    t.show(t.zones[t.players + seat][0])
    t.tell("ability_used", seat=seat, ability=ability, **more)


def go_on(t: SpyfallTable) -> None:
    """The clock runs again where it was stopped; time is up if nothing is left of it, and once it was, talk goes on."""
    if t.resume == "final_talk":
        t.todo = ("final_talk", "final_point")
    else:
        t.todo = (t.resume,) if t.clock > 0 else ("time_up",)


def _accuse(t: SpyfallTable, seat: Seat, suspect: Seat) -> None:
    t.accused |= mask(seat)
    _opened(t, seat, suspect)


def _opened(t: SpyfallTable, seat: Seat, suspect: Seat) -> None:
    t.accusations += (Accusation(seat, suspect),)
    t.tell("accuses", seat=seat, target=suspect)
    t.todo = ("power_shield", "accuse_vote") if t.plays("super_powers") else ("accuse_vote",)


def _detective(t: SpyfallTable, seat: Seat, suspect: Seat) -> None:
    use(t, seat)
    _opened(t, seat, suspect)


def _reveal(t: SpyfallTable, seat: Seat, _: int) -> None:
    t.show_card(seat)
    t.claim = Claim(seat)
    t.tell("reveals", seat=seat)
    t.todo = ("joker_claim",)


def _declare(t: SpyfallTable, seat: Seat, _: int) -> None:
    t.declarations += (Declaration(seat),)
    t.tell("declares", seat=seat)
    t.todo = ("multiverse_talk", "multiverse_vote")


def _speed(t: SpyfallTable, seat: Seat, sign: int) -> None:
    before = t.clock
    t.clock = t.clock + SPEED if sign > 0 else max(SLOWEST, t.clock - SPEED)
    use(t, seat)
    t.tell("speed", seat=seat, faster=sign < 0, seconds=abs(t.clock - before) // 1000)
    go_on(t)


def _lasso(t: SpyfallTable, seat: Seat, _: int) -> None:
    use(t, seat)
    if t.in_person:
        go_on(t)
        return
    t.lasso, t.left, t.kept = seat, 0, t.left
    t.todo = ("ask",)


def _boom_tube(t: SpyfallTable, seat: Seat, _: int) -> None:
    use(t, seat)
    go_on(t)


_DONE: Final[Mapping[str, Callable[[SpyfallTable, Seat, int], None]]] = {
    "accuse": _accuse,
    "greatest_detective": _detective,
    "joker_reveal": _reveal,
    "declare_multiverse": _declare,
    "speed_force": _speed,
    "lasso_of_truth": _lasso,
    "boom_tube": _boom_tube,
}
