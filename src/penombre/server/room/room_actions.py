"""What is done at a table besides playing: by those who sit there, by its host, and when a match starts and ends.

Every function takes a room and gives another one, or raises a `Refusal` that says what was expected. Nothing is written
and nobody is told: that is for the callers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, Final

from msgspec import UnsetType
from msgspec.structs import replace

from penombre import wire
from penombre.bots import LEVELS, USUAL
from penombre.engine import Outcome
from penombre.server.refusal import Refusal
from penombre.server.room import seat_requests, seating
from penombre.server.room_state import Line, Note, Place, Preference, Room, check_may_talk, listed, noted, others

LINES: Final = 30
"""How many lines of talk outside a match a room remembers."""


def acted(
    room: Room,
    guest: str,
    action: wire.Action,
    *,
    here: Iterable[int],
    now: int,
    invite: str,
    bot_name: Callable[[int], str],
    levels: Collection[str] = LEVELS,
) -> Room:
    """The room after this action, with `invite` where it needs a new invitation; bots may be of these levels.

    `Start`, `Rematch` and `Block` need more than a room: see the lobby.
    """
    seat = room.seated(guest)
    match action:
        case wire.Sit():
            return seating.moved(room, seat, action.seat)
        case wire.Ready():
            room.check_open()
            return room.with_place(seat, replace(room.places[seat], ready=action.ready, nonce=action.nonce))
        case wire.Leave():
            return seating.left(room, seat)
        case wire.Return():
            return seating.returned(room, seat)
        case wire.Pause():
            return _pause_voted(room, seat, action.on, host=room.host == guest, here=here, now=now)
        case wire.StartClock():
            return _clock_started(room)
        case wire.Chat():
            return _spoken(room, seat, action.text, now)
        case wire.Agree():
            return seat_requests.answered(room, seat, action.request, action.yes, now)
    room.check_host(guest)
    match action:
        case wire.Configure():
            return _configured(room, action)
        case wire.AddBot():
            return _with_bot(room, action, bot_name, levels)
        case wire.RemoveBot():
            room.check_open()
            if room.place(action.seat).kind != "bot":
                raise Refusal("not_now", "there is no bot on that seat")
            return room.with_place(action.seat, Place())
        case wire.Kick():
            return _kicked(room, action.seat, invite, now)
        case wire.HandOver():
            return _handed_over(room, action.seat)
        case wire.Replace():
            return _replaced(room, action, here, bot_name)
        case wire.Switch():
            return replace(room, chat=action.chat)
        case wire.Mute():
            muted = others(room.muted, room.person(action.seat).guest)
            return replace(room, muted=(*muted, room.places[action.seat].guest) if action.on else muted)
    raise Refusal("bad_request", "that cannot be done here")


def _pause_voted(room: Room, seat: int, on: bool, *, host: bool, here: Iterable[int], now: int) -> Room:
    if room.status != "playing":
        raise Refusal("not_now", "only a match that is being played can be paused")
    votes = set(room.pause_votes)
    if on == bool(room.paused):
        votes.discard(seat)
    else:
        votes.add(seat)
        present = {seat, *(each for each in room.people() if each in {*here})}
        if host or 2 * len(votes & present) > len(present):
            return replace(room, paused=now if on else 0, pause_votes=())
    return replace(room, pause_votes=tuple(sorted(votes)))


def _clock_started(room: Room) -> Room:
    if room.pace != "untimed":
        raise Refusal("not_now", "this table plays by the clock already")
    return replace(room, pace="live")


def _spoken(room: Room, seat: int, text: str, now: int) -> Room:
    if room.status == "playing":
        raise Refusal("not_now", "during a match, talk at the table: say it on its socket")
    check_may_talk(room, seat)
    line = Line(seat, room.places[seat].guest, room.name(seat), text, now)
    return replace(room, lines=(*room.lines[-LINES + 1 :], line))


def blocked(room: Room, guest: str, other: str, on: bool) -> Room:
    """The room after a guest does not want to read another here, or does again."""
    pairs = tuple(pair for pair in room.unheard if pair != (guest, other))
    return replace(room, unheard=(*pairs, (guest, other)) if on else pairs)


# -- what hosts do -----------------------------------------------------------------------------------------------------


def _configured(room: Room, asked: wire.Configure) -> Room:
    room.check_open()
    places = room.places
    if isinstance(asked.players, int):
        taken = [place for place in places if place.kind != "empty"]
        if len(taken) > asked.players:
            raise Refusal("not_now", f"{len(taken)} seats are taken; send somebody away first")
        if any(place.kind != "empty" for place in places[asked.players :]):
            places = tuple(taken)
        places = (*places[: asked.players], *(Place() for _ in range(asked.players - len(places))))
    options = asked.options if isinstance(asked.options, dict) else room.options
    changes: dict[str, Any] = {
        name: value
        for name in ("pace", "windows", "bots", "listed", "language", "watching", "chat")
        if isinstance(value := getattr(asked, name), (str, bool))
    }
    if not isinstance(asked.spectators, UnsetType):
        changes["spectators"] = asked.spectators
    checked = room.ruleset.options(len(places), options)
    waiting = tuple(replace(place, ready=place.kind == "bot", nonce="") for place in places)
    configured = replace(room, options=checked, places=waiting, **changes)
    _check_bots(configured)
    return seating.hurried(configured)


def _with_bot(room: Room, asked: wire.AddBot, bot_name: Callable[[int], str], levels: Collection[str]) -> Room:
    room.check_open()
    if asked.level not in levels:
        raise Refusal("bad_request", f"there is no bot of that level; expected one of: {', '.join(levels)}")
    seat = seating.free_seat(room, asked.seat)
    seated = room.with_place(seat, Place("bot", name=bot_name(seat), level=asked.level, ready=True))
    _check_bots(seated)
    return seated


def _check_bots(room: Room) -> None:
    """Refuse bots where the game has no use for them."""
    bots = [seat for seat, place in enumerate(room.places) if place.kind == "bot"]
    if bots and not room.ruleset.seats_bots(room.options):
        raise Refusal("no_bots", f"with these options only people can play; bots on seats: {listed(bots)}")


def _kicked(room: Room, seat: int, invite: str, now: int) -> Room:
    """Sent away for good: neither the guest nor the link they had opens this table again."""
    guest = room.person(seat).guest
    if guest == room.host:
        raise Refusal("not_now", "you cannot send yourself away: leave instead")
    if room.status == "playing":
        room = noted(room, Note("sent_away", seat, room.name(seat), now, "" if room.anonymous else guest))
    return replace(seating.without_person(room, seat), banned=(*room.banned, guest), invite=invite)


def _handed_over(room: Room, seat: int) -> Room:
    person = room.person(seat)
    if person.stand_in:
        raise Refusal("not_now", "that person is away: hand over to somebody who plays")
    return replace(room, host=person.guest)


def _replaced(room: Room, asked: wire.Replace, here: Iterable[int], bot_name: Callable[[int], str]) -> Room:
    place = room.place(asked.seat)
    if room.status == "over":
        raise Refusal("not_now", "the match is over: ask for a rematch first")
    if room.status == "open" and place.kind != "person":
        raise Refusal("not_now", "before the start, add and remove bots instead")
    if place.guest and place.guest == room.host:
        raise Refusal("not_now", "the host cannot be replaced: hand over hosting first")
    away = place.stand_in if room.status == "playing" else asked.seat not in {*here}
    if place.kind == "person" and not away:
        raise Refusal("not_now", "that person is here; to send them away, kick them")
    if asked.by == "person" or place.kind == "bot":
        return seating.without_person(room, asked.seat) if asked.by == "person" else room
    name = bot_name(asked.seat)
    freed = seating.without_person(room, asked.seat)
    bot = replace(freed.places[asked.seat], kind="bot", name=name, level=USUAL, ready=True, stand_in=False)
    replaced = freed.with_place(asked.seat, bot)
    _check_bots(replaced)
    return replaced


# -- the match ---------------------------------------------------------------------------------------------------------


def check_can_start(room: Room) -> None:
    """Refuse to deal while somebody is missing or not ready."""
    room.check_open()
    _check_bots(room)
    empty = [seat for seat, place in enumerate(room.places) if place.kind == "empty"]
    if empty:
        raise Refusal("not_ready", f"seats are empty: {listed(empty)}; invite somebody or add bots")
    # Starting says that the host is ready; at an anonymous table being the only one who was not would tell the host.
    unready = [
        seat
        for seat, place in enumerate(room.places)
        if not place.ready and (room.anonymous or place.guest != room.host)
    ]
    if unready:
        raise Refusal("not_ready", f"not everybody is ready; waiting for seats: {listed(unready)}")
    room.ruleset.options(room.players, room.options)


def started(room: Room, match: str, order: Iterable[int] | None = None) -> Room:
    """The room at play; at an anonymous table everybody moves, so that who came when tells nothing."""
    room = _shuffled(room, order) if order is not None else room
    return replace(
        room,
        status="playing",
        match=match,
        places=tuple(replace(place, past=(), preference=Preference()) for place in room.places),
        regulars=room.members(),
        requests=(),
        turned_down=(),
        asked=0,
        notes=(),
        paused=0,
        pause_votes=(),
        due=None,
        beat=None,
        lines=(),
        rewound=0,
    )


def finished(room: Room, outcome: Outcome) -> Room:
    """The room after the match: wins and points are added up for a rematch with the same people."""
    places = []
    for seat, place in enumerate(room.places):
        wins = place.wins + (seat in outcome.winners)
        points = place.points + (outcome.points[seat] if seat < len(outcome.points) else 0)
        places.append(replace(place, wins=wins, points=points, ready=False, nonce="", preference=Preference()))
    over = replace(
        room,
        status="over",
        places=tuple(places),
        paused=0,
        pause_votes=(),
        due=None,
        beat=None,
        regulars=room.members(),
    )
    for seat, place in enumerate(places):
        if place.left:
            over = seating.without_person(over, seat)
    return over


def reopened(room: Room, secret: str, order: Iterable[int] | None = None, *, stuck: bool = False) -> Room:
    """The same people around a new match; whoever left is gone, whoever is away has to come back, bots are ready.

    At an anonymous table everybody moves, so that who hosts or comes now does not tell who played where. A match is
    `stuck` if it cannot go on here: it was dealt under other rules, or its log is lost.
    """
    if room.status != "over" and not stuck:
        raise Refusal("not_now", "a rematch comes after the match")
    room = _shuffled(room, order) if order is not None else room
    places = tuple(
        Place()
        if place.kind == "empty"
        else replace(place, ready=place.kind == "bot", stand_in=False, missed=0, past=(), preference=Preference())
        for place in room.places
    )
    rewound = room.rewound if stuck else 0
    return replace(room, status="open", match="", secret=secret, places=places, rewound=rewound)


def _shuffled(room: Room, order: Iterable[int]) -> Room:
    """The room after everybody moved, without whatever they could be recognised by on their new seat."""
    places = tuple(replace(room.places[seat], wins=0, points=0) for seat in order)
    return replace(room, places=places, muted=(), unheard=(), lines=())
