"""What an onlooker sees each seat do in the first half of a match, counted by kind: all that a reader of roles has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from penombre.engine import TABLE, Match, Seat
from penombre.words.book import SEATS

_AIMS: Final = ("target", "suspect", "victim", "other")
_SHOWS: Final = ("role", "character")
"""What an event calls a role that it shows."""
_FREE: Final = frozenset({"text", "phrase"})
"""What people say in words of their own: no kind of act."""


def public_acts(match: Match[Any], roles: Sequence[str]) -> tuple[dict[str, int] | None, ...]:
    """How often each seat did what, and what was done to it; acts at whoever was aimed at most are kinds of their own.

    Nothing of a seat whose role was shown: there is nothing left to read. The second half is left out: who is alive at
    the end tells who won, not who played how.
    """
    shown: set[Seat] = set()
    acts: list[Counter[str]] = [Counter() for _ in range(match.players)]
    aimed: Counter[Seat] = Counter()
    for kind, args in _first_half(match):
        aim = next((args[name] for name in _AIMS if _is_seat(args.get(name), match.players)), None)
        at_most_aimed = aim is not None and aimed[aim] > 0 and aimed[aim] == max(aimed.values())
        words = [f"{name}={value}" for name, value in sorted(args.items()) if _is_word(name, value)]
        for name, value in args.items():
            for seat in _seats(name, value, match.players):
                if roles[seat] in [args.get(shows) for shows in _SHOWS]:
                    shown.add(seat)
                acts[seat].update([f"{kind}.{name}", *[f"{kind}.{name}.{word}" for word in words]])
                if at_most_aimed and seat != aim:
                    acts[seat][f"{kind}.{name}.at_most_aimed"] += 1
        if aim is not None:
            aimed[aim] += 1
    return tuple([None if seat in shown else dict(sorted(each.items())) for seat, each in enumerate(acts)])


def _first_half(match: Match[Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    events = match.events(TABLE)
    for event in events[: len(events) // 2]:
        yield event.key, event.args
    for said in match.heard(TABLE):
        if 2 * said.moment <= match.settled:
            statement = said.statement
            about = {} if statement.about is None else {"target": statement.about}
            yield f"says_{statement.kind}", {"seat": said.seat, "what": statement.what, **about}


def _seats(name: str, value: Any, players: int) -> list[Seat]:
    if name.endswith("seats") and isinstance(value, (list, tuple)):
        return [each for each in value if _is_seat(each, players)]
    return [value] if name in SEATS and _is_seat(value, players) else []


def _is_seat(value: Any, players: int) -> bool:
    return type(value) is int and 0 <= value < players


def _is_word(name: str, value: Any) -> bool:
    return type(value) is bool or (isinstance(value, str) and bool(value) and name not in _FREE)
