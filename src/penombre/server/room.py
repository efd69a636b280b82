"""A room: the people and bots around one table, before, during and after a match. Plain data and pure transitions.

Every function here takes a room and gives another one, or raises a `Refusal` that says what was expected. Nothing is
written and nobody is told: that is for the callers. Guests are known by ids that never leave the server; the wire
knows seats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hmac import compare_digest
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from penombre import wire
from penombre.bots import LEVELS
from penombre.engine import Deal, Outcome, Ruleset
from penombre.games import RULESETS
from penombre.server.names import alike
from penombre.server.refusal import Refusal
from penombre.words import Words

LINES: Final = 30
"""How many lines of talk outside a match a room remembers."""
ALIASES: Final = 16
"""How many names the words have for anonymous seats, and for bots."""
FORGOTTEN: Final = "…"
"""What is left of the name of somebody who asked to be forgotten."""
MOST_GUESTS: Final = 500
"""How many people a room can remember; whoever comes after them needs another one."""


class Place(Struct, frozen=True):
    """A seat of a room and whoever has it."""

    kind: Literal["empty", "person", "bot"] = "empty"
    guest: str = ""
    name: str = ""
    level: str = ""
    ready: bool = False
    nonce: str = ""
    stand_in: bool = False
    missed: int = 0
    left: bool = False
    """Got up during the match: the seat is theirs until it ends, and not after."""
    past: tuple[str, ...] = ()
    """Guests who sat here before in this match: they know its secrets and may take no other seat."""
    wins: int = 0
    points: int = 0


class Line(Struct, frozen=True):
    """Free words outside a match."""

    seat: int
    guest: str
    name: str
    text: str
    at: int


class Due(Struct, frozen=True):
    """When a question closes, where that is not simply so many seconds after it was asked."""

    question: int
    at: int


class Room(Struct, frozen=True, kw_only=True):
    """A room as it is stored."""

    id: str
    invite: str
    game: str
    options: dict[str, Any]
    pace: str
    windows: str
    listed: bool
    language: str
    watching: str
    chat: bool
    anonymous: bool
    places: tuple[Place, ...]
    host: str
    secret: str
    status: Literal["open", "playing", "over"] = "open"
    match: str = ""
    banned: tuple[str, ...] = ()
    muted: tuple[str, ...] = ()
    unheard: tuple[tuple[str, str], ...] = ()
    """At an anonymous table, who does not want to read whom; elsewhere the guests' own block lists count."""
    regulars: tuple[str, ...] = ()
    """Guests who played a match here, gone or not."""
    latecomers: tuple[tuple[str, str], ...] = ()
    """By match, the guests who took a seat over while it was played: its replay is theirs, too."""
    paused: int = 0
    pause_votes: tuple[int, ...] = ()
    due: Due | None = None
    lines: tuple[Line, ...] = ()
    stirred: int = 0
    """Counts what its guests changed elsewhere (block lists, devices): every node looks at those again."""
    redacted: int = 0
    """Counts how often words were taken out of its log: every node reads it again."""
    created: int = 0
    edition: int = 1
    """Counts what people see change, and nothing else: the number they know the room by."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.places)

    @property
    def commitment(self) -> str:
        """What the server shows before the deal."""
        return Deal(bytes.fromhex(self.secret)).commitment

    @property
    def ruleset(self) -> Ruleset[Any]:
        """The rules played here."""
        return RULESETS[self.game]

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        return next((seat for seat, place in enumerate(self.places) if guest and place.guest == guest), None)

    def guests(self) -> frozenset[str]:
        """Whoever sits here or played here."""
        return frozenset(self.regulars).union(place.guest for place in self.places if place.guest)

    def people(self) -> tuple[int, ...]:
        """Seats that a person plays now: no bot, and no stand-in."""
        return tuple(seat for seat, place in enumerate(self.places) if place.kind == "person" and not place.stand_in)

    def names(self) -> tuple[str, ...]:
        """What the others call each seat."""
        return tuple(self.name(seat) for seat in range(self.players))

    def name(self, seat: int) -> str:
        """What the others call a seat: at an anonymous table, never what its guest is called."""
        return numbered("alias", seat, self.language) if self.anonymous else self.places[seat].name

    def host_seat(self, you: int | None) -> int | None:
        """Where the host sits, for a reader: at an anonymous table, who opened it must not tell who plays where."""
        seat = self.seat_of(self.host)
        return None if self.anonymous and self.match and seat != you else seat

    def opens_with(self, invite: str) -> bool:
        """Whether this is the code of its invitation; how long that takes tells nothing."""
        return compare_digest(invite.encode(errors="replace"), self.invite.encode())

    def unheard_by(self, guest: str) -> frozenset[str]:
        """Whom a guest does not want to read here and nowhere else."""
        return frozenset(other for who, other in self.unheard if who == guest)


def numbered(family: str, number: int, language: str) -> str:
    """One of the server's names, of a family that never ends: after the last one they begin again, with a number."""
    name = Words(None, language, also=("penombre.server",)).text(f"{family}-{number % ALIASES}")
    return name if number < ALIASES else f"{name} {number // ALIASES + 1}"


def no_such_table() -> Refusal:
    """The same words whether there is no such table or a stranger asks for a private one: ids cannot be tried out."""
    return Refusal("not_found", "there is no such table, or your link does not open it")


def check_may_see(room: Room, guest: str, invite: str) -> None:
    """Refuse strangers of a private table, and those the host sent away."""
    if guest and guest in room.banned:
        raise Refusal("banned", "the host of this table does not want you here")
    if not room.listed and room.seat_of(guest) is None and not room.opens_with(invite):
        raise no_such_table()


# -- opening a room and sitting down -----------------------------------------------------------------------------------


def opened(asked: wire.NewRoom, *, id: str, invite: str, secret: str, guest: str, name: str, now: int) -> Room:
    """A new room with its host on seat 0."""
    ruleset = _ruleset(asked.game)
    options = ruleset.options(asked.players, asked.options)
    host = Place("person", guest, name)
    return Room(
        id=id,
        invite=invite,
        game=asked.game,
        options=options,
        pace=asked.pace,
        windows=asked.windows or ("early" if asked.pace == "days" else "fixed"),
        listed=asked.listed,
        language=asked.language,
        watching=asked.watching,
        chat=asked.chat,
        anonymous=asked.anonymous,
        places=(host, *(Place() for _ in range(asked.players - 1))),
        host=guest,
        secret=secret,
        created=now,
    )


def joined(room: Room, asked: wire.Join, *, guest: str, name: str, blocked: bool) -> Room:
    """The room with this guest on a seat; joining again changes nothing."""
    if room.seat_of(guest) is not None:
        return room
    check_may_see(room, guest, asked.invite)
    if blocked:
        raise Refusal("banned", "the host of this table does not want you here")
    if room.status == "over":
        raise Refusal("not_now", "the match is over: sit down once the host has asked for a rematch")
    if room.status == "playing" and not (takes_newcomers(room) or guest in room.regulars):
        raise Refusal("not_now", "spectators of this table see its secrets: nobody else can join before the end")
    if room.status == "playing" and not room.opens_with(asked.invite):
        raise Refusal("bad_invite", "a match is being played: taking over a seat needs the invitation of the table")
    if len(room.guests()) >= MOST_GUESTS:
        raise Refusal("room_full", "this table has seen too many people: open another one")
    seat = _free_seat(room, asked.seat, guest)
    if not room.anonymous and _is_name_taken(room, name):
        raise Refusal("seat_taken", "somebody at this table has that name already: take another one")
    old = room.places[seat]
    place = Place("person", guest, name, nonce=old.nonce, past=old.past, wins=old.wins, points=old.points)
    room = _with(room, seat, place)
    if room.status == "playing" and (room.match, guest) not in room.latecomers:
        room = replace(room, latecomers=(*room.latecomers, (room.match, guest)))
    return room if room.seat_of(room.host) is not None else replace(room, host=guest)


def takes_newcomers(room: Room) -> bool:
    """Whether somebody who was not there at the start may sit down: not where they may have watched every secret."""
    return room.status == "open" or (room.status == "playing" and room.watching != "delayed")


def is_barred_from_watching(room: Room, guest: str) -> bool:
    """Whether a guest played the match that is on, at a table whose spectators see everything: they may not watch."""
    return room.watching == "delayed" and room.status == "playing" and guest in room.regulars


def _free_seat(room: Room, wanted: int | None, guest: str = "") -> int:
    free = [seat for seat, place in enumerate(room.places) if place.kind == "empty"]
    if not free:
        raise Refusal("room_full", "every seat of this table is taken")
    if wanted is not None:
        _place(room, wanted)
    known = [seat for seat, place in enumerate(room.places) if guest and guest in place.past]
    if known and not (free := [seat for seat in free if seat in known]):
        raise Refusal("seat_taken", "you have played another seat of this match and know its secrets: watch instead")
    if wanted is not None and wanted not in free:
        raise Refusal("seat_taken", f"that seat is taken; free: {_listed(free)}")
    return free[0] if wanted is None else wanted


def _is_name_taken(room: Room, name: str, but: int | None = None) -> bool:
    return any(
        place.kind != "empty" and seat != but and alike(place.name) == alike(name)
        for seat, place in enumerate(room.places)
    )


def renamed(room: Room, guest: str, name: str) -> Room:
    """The room after a guest took another name: not during a match, nor where somebody else is called that."""
    seat = room.seat_of(guest)
    if seat is None or room.status == "playing" or (not room.anonymous and _is_name_taken(room, name, but=seat)):
        return room
    return _with(room, seat, replace(room.places[seat], name=name))


def forgotten(room: Room, guest: str) -> Room:
    """The room after a guest asked to be forgotten: no id, no name, no words are left."""
    seat = room.seat_of(guest)
    if seat is not None:
        room = _without_person(room, seat)
    places = tuple(
        replace(place, past=_others(place.past, guest), name=FORGOTTEN if place.past[-1:] == (guest,) else place.name)
        if place.kind != "person"
        else replace(place, past=_others(place.past, guest))
        for place in room.places
    )
    return replace(
        room,
        places=places,
        lines=tuple(line for line in room.lines if line.guest != guest),
        banned=_others(room.banned, guest),
        muted=_others(room.muted, guest),
        regulars=_others(room.regulars, guest),
        latecomers=tuple(pair for pair in room.latecomers if pair[1] != guest),
        unheard=tuple(pair for pair in room.unheard if guest not in pair),
    )


def blocked(room: Room, guest: str, other: str, on: bool) -> Room:
    """The room after a guest does not want to read another here, or does again."""
    pairs = tuple(pair for pair in room.unheard if pair != (guest, other))
    return replace(room, unheard=(*pairs, (guest, other)) if on else pairs)


def _others(guests: tuple[str, ...], guest: str) -> tuple[str, ...]:
    return tuple(each for each in guests if each != guest)


# -- what people do ----------------------------------------------------------------------------------------------------


def acted(
    room: Room,
    guest: str,
    action: wire.Action,
    *,
    here: Iterable[int],
    now: int,
    invite: str,
    bot_name: Callable[[int], str],
) -> Room:
    """The room after this action, with `invite` where it needs a new invitation.

    `Start`, `Rematch` and `Block` need more than a room: see the lobby.
    """
    seat = room.seat_of(guest)
    if seat is None:
        raise Refusal("not_yours", "you do not sit at this table")
    match action:
        case wire.Sit():
            return _moved(room, seat, action.seat)
        case wire.Ready():
            _open(room)
            return _with(room, seat, replace(room.places[seat], ready=action.ready, nonce=action.nonce))
        case wire.Leave():
            return left(room, seat)
        case wire.Return():
            return returned(room, seat)
        case wire.Pause():
            return _pause_voted(room, seat, action.on, host=room.host == guest, here=here, now=now)
        case wire.Chat():
            return _spoken(room, seat, action.text, now)
    if room.host != guest:
        raise Refusal("not_host", "only the host of the table can do that")
    match action:
        case wire.Configure():
            return _configured(room, action)
        case wire.AddBot():
            return _with_bot(room, action, bot_name)
        case wire.RemoveBot():
            _open(room)
            if _place(room, action.seat).kind != "bot":
                raise Refusal("not_now", "there is no bot on that seat")
            return _with(room, action.seat, Place())
        case wire.Kick():
            return _kicked(room, action.seat, invite)
        case wire.HandOver():
            return _handed_over(room, action.seat)
        case wire.Replace():
            return _replaced(room, action, here, bot_name)
        case wire.Switch():
            return replace(room, chat=action.chat)
        case wire.Mute():
            muted = _others(room.muted, _person(room, action.seat).guest)
            return replace(room, muted=(*muted, room.places[action.seat].guest) if action.on else muted)
    raise Refusal("bad_request", "that cannot be done here")


def _moved(room: Room, seat: int, to: int) -> Room:
    _open(room)
    if to == seat:
        return room
    if _place(room, to).kind != "empty":
        raise Refusal("seat_taken", "that seat is taken")
    mine = replace(room.places[seat], ready=False)
    return _with(_with(room, seat, Place()), to, mine)


def left(room: Room, seat: int) -> Room:
    """The room after somebody got up; during a match the seat stays theirs and a stand-in plays it."""
    if room.status != "playing":
        return _without_person(room, seat)
    return _rehosted(_with(room, seat, replace(room.places[seat], stand_in=True, missed=0, left=True)))


def returned(room: Room, seat: int) -> Room:
    """The room after the person of a seat came back; hosting comes to them if whoever has it is away."""
    place = room.places[seat]
    if place.kind != "person" or not (place.stand_in or place.missed):
        return room
    room = _with(room, seat, replace(place, stand_in=False, missed=0, left=False))
    return _rehosted(room)


def stood_in(room: Room, seat: int) -> Room:
    """The room after a stand-in took the seat of somebody who is away."""
    if room.status != "playing" or room.places[seat].kind != "person":
        return room
    return _rehosted(_with(room, seat, replace(room.places[seat], stand_in=True, missed=0)))


def missed(room: Room, seat: int) -> Room:
    """The room after time answered for a person: the second time in a row, a stand-in takes the seat."""
    place = room.places[seat]
    if place.kind != "person" or place.stand_in:
        return room
    return stood_in(room, seat) if place.missed else _with(room, seat, replace(place, missed=1))


def _without_person(room: Room, seat: int) -> Room:
    """The seat without its person: empty, or played on by a bot that anybody with the link can take over from.

    Whoever played here belongs to the room for its replays; whoever did not takes their words along.
    """
    gone = room.places[seat]
    place = Place()
    regulars, lines = room.regulars, room.lines
    if room.match:
        place = Place(
            name=gone.name,
            nonce=gone.nonce,
            stand_in=room.status == "playing",
            past=(*gone.past, gone.guest) if gone.guest else gone.past,
            wins=gone.wins,
            points=gone.points,
        )
        regulars = _known(room)
    elif gone.guest not in regulars:
        lines = tuple(line for line in lines if line.guest != gone.guest)
    votes = tuple(vote for vote in room.pause_votes if vote != seat)
    return _rehosted(replace(_with(room, seat, place), regulars=regulars, lines=lines, pause_votes=votes))


def _rehosted(room: Room) -> Room:
    """Hosting passes on from a host who is gone or away, if there is anybody to have it."""
    seat = room.seat_of(room.host)
    if seat is not None and not room.places[seat].stand_in:
        return room
    others = [place for place in room.places if place.kind == "person" and not place.stand_in]
    if seat is None:
        others += [place for place in room.places if place.kind == "person"]
    return replace(room, host=others[0].guest) if others else room if seat is not None else replace(room, host="")


def passed_on(room: Room, here: Iterable[int]) -> Room:
    """The room after its host stayed away for long: somebody who is here hosts, if there is anybody."""
    seat = room.seat_of(room.host)
    others = [each for each in sorted(here) if each < room.players and room.places[each].kind == "person"]
    return room if seat in others or not others else replace(room, host=room.places[others[0]].guest)


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


def _spoken(room: Room, seat: int, text: str, now: int) -> Room:
    if room.status == "playing":
        raise Refusal("not_now", "during a match, talk at the table: say it on its socket")
    check_may_talk(room, seat)
    if not text.strip():
        raise Refusal("bad_request", "say something: there is nothing but spaces")
    line = Line(seat, room.places[seat].guest, room.name(seat), text, now)
    return replace(room, lines=(*room.lines[-LINES + 1 :], line))


def check_may_talk(room: Room, seat: int) -> None:
    """Whether free words of this seat are passed on."""
    if not room.chat:
        raise Refusal("chat_off", "the host has switched off free talk at this table; statements still work")
    if room.places[seat].guest in room.muted:
        raise Refusal("muted", "the host has muted you; statements still work")


# -- what hosts do -----------------------------------------------------------------------------------------------------


def _configured(room: Room, asked: wire.Configure) -> Room:
    _open(room)
    places = room.places
    if isinstance(asked.players, int):
        taken = [place for place in places if place.kind != "empty"]
        if len(taken) > asked.players:
            raise Refusal("not_now", f"{len(taken)} seats are taken; send somebody away first")
        if any(place.kind != "empty" for place in places[asked.players :]):
            places = tuple(taken)
        places = (*places[: asked.players], *(Place() for _ in range(asked.players - len(places))))
    options = asked.options if isinstance(asked.options, dict) else room.options
    changes = {
        name: value
        for name in ("pace", "windows", "listed", "language", "watching", "chat")
        if isinstance(value := getattr(asked, name), (str, bool))
    }
    checked = room.ruleset.options(len(places), options)
    waiting = tuple(replace(place, ready=place.kind == "bot", nonce="") for place in places)
    return replace(room, options=checked, places=waiting, **changes)


def _with_bot(room: Room, asked: wire.AddBot, bot_name: Callable[[int], str]) -> Room:
    _open(room)
    if asked.level not in LEVELS:
        raise Refusal("bad_request", f"there is no bot of that level; expected one of: {', '.join(LEVELS)}")
    seat = _free_seat(room, asked.seat)
    return _with(room, seat, Place("bot", name=bot_name(seat), level=asked.level, ready=True))


def _kicked(room: Room, seat: int, invite: str) -> Room:
    """Sent away for good: neither the guest nor the link they had opens this table again."""
    guest = _person(room, seat).guest
    if guest == room.host:
        raise Refusal("not_now", "you cannot send yourself away: leave instead")
    return replace(_without_person(room, seat), banned=(*room.banned, guest), invite=invite)


def _handed_over(room: Room, seat: int) -> Room:
    person = _person(room, seat)
    if person.stand_in:
        raise Refusal("not_now", "that person is away: hand over to somebody who plays")
    return replace(room, host=person.guest)


def _replaced(room: Room, asked: wire.Replace, here: Iterable[int], bot_name: Callable[[int], str]) -> Room:
    place = _place(room, asked.seat)
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
        return _without_person(room, asked.seat) if asked.by == "person" else room
    name = bot_name(asked.seat)
    freed = _without_person(room, asked.seat)
    bot = replace(freed.places[asked.seat], kind="bot", name=name, level=LEVELS[-1], ready=True, stand_in=False)
    return _with(freed, asked.seat, bot)


# -- the match ---------------------------------------------------------------------------------------------------------


def check_can_start(room: Room) -> None:
    """Refuse to deal while somebody is missing or not ready."""
    _open(room)
    empty = [seat for seat, place in enumerate(room.places) if place.kind == "empty"]
    if empty:
        raise Refusal("not_ready", f"seats are empty: {_listed(empty)}; invite somebody or add bots")
    # Starting says that the host is ready; at an anonymous table being the only one who was not would tell the host.
    unready = [
        seat
        for seat, place in enumerate(room.places)
        if not place.ready and (room.anonymous or place.guest != room.host)
    ]
    if unready:
        raise Refusal("not_ready", f"not everybody is ready; waiting for seats: {_listed(unready)}")
    room.ruleset.options(room.players, room.options)


def started(room: Room, match: str, order: Iterable[int] | None = None) -> Room:
    """The room at play; at an anonymous table everybody moves, so that who came when tells nothing."""
    room = _shuffled(room, order) if order is not None else room
    return replace(
        room,
        status="playing",
        match=match,
        places=tuple(replace(place, past=()) for place in room.places),
        regulars=_known(room),
        paused=0,
        pause_votes=(),
        due=None,
        lines=(),
    )


def finished(room: Room, outcome: Outcome) -> Room:
    """The room after the match: wins and points are added up for a rematch with the same people."""
    places = []
    for seat, place in enumerate(room.places):
        wins = place.wins + (seat in outcome.winners)
        points = place.points + (outcome.points[seat] if seat < len(outcome.points) else 0)
        places.append(replace(place, wins=wins, points=points, ready=False, nonce=""))
    over = replace(room, status="over", places=tuple(places), paused=0, pause_votes=(), due=None, regulars=_known(room))
    for seat, place in enumerate(places):
        if place.left:
            over = _without_person(over, seat)
    return over


def reopened(room: Room, secret: str, order: Iterable[int] | None = None) -> Room:
    """The same people around a new match; whoever left is gone, whoever is away has to come back, bots are ready.

    At an anonymous table everybody moves, so that who hosts or comes now does not tell who played where.
    """
    if room.status != "over":
        raise Refusal("not_now", "a rematch comes after the match")
    room = _shuffled(room, order) if order is not None else room
    places = tuple(
        Place()
        if place.kind == "empty"
        else replace(place, ready=place.kind == "bot", stand_in=False, missed=0, past=())
        for place in room.places
    )
    return replace(room, status="open", match="", secret=secret, places=places)


# -- inside ------------------------------------------------------------------------------------------------------------


def _shuffled(room: Room, order: Iterable[int]) -> Room:
    """The room after everybody moved, without whatever they could be recognised by on their new seat."""
    places = tuple(replace(room.places[seat], wins=0, points=0) for seat in order)
    return replace(room, places=places, muted=(), unheard=(), lines=())


def _ruleset(game: str) -> Ruleset[Any]:
    if game not in RULESETS:
        raise Refusal("bad_options", f"there is no such game here; known: {', '.join(sorted(RULESETS))}")
    return RULESETS[game]


def _open(room: Room) -> None:
    if room.status == "over":
        raise Refusal("not_now", "the match is over: the host can ask for a rematch")
    if room.status != "open":
        raise Refusal("not_now", "that can only be done before the start")


def _known(room: Room) -> tuple[str, ...]:
    return tuple(sorted(room.guests()))


def _place(room: Room, seat: int) -> Place:
    if not 0 <= seat < room.players:
        raise Refusal("bad_request", f"there is no such seat; expected 0 to {room.players - 1}")
    return room.places[seat]


def _person(room: Room, seat: int) -> Place:
    place = _place(room, seat)
    if place.kind != "person":
        raise Refusal("bad_request", "nobody but a bot sits there" if place.kind == "bot" else "nobody sits there")
    return place


def _with(room: Room, seat: int, place: Place) -> Room:
    return replace(room, places=(*room.places[:seat], place, *room.places[seat + 1 :]))


def _listed(seats: Iterable[int]) -> str:
    return ", ".join(map(str, seats))
