"""Lanterns: a small honest hidden-role game that uses every part of the kernel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct, field

from penombre.engine import (
    CLOCK,
    EVERYBODY,
    NOBODY,
    Ask,
    Card,
    Option,
    Outcome,
    Randomness,
    Ruleset,
    Script,
    Seat,
    Setting,
    Table,
    Value,
    Zone,
    ask,
    mask,
)

FACES = ("shield", "thief", "moon", "sun", "star", "rain", "wind")
MARKS = ("red", "blue")
DECK = Zone(0, "deck")
DISCARD = Zone(1, "discard", faces=EVERYBODY)
PASS = Option("pass", None, "pass")
AFTER_SWAP = ("share", "grab", "write", "vote")


def hand(seat: Seat) -> Zone:
    """The hand of a seat."""
    return Zone(2 + seat, f"hand-{seat}", seat, mask(seat))


class LanternTable(Table):
    """Whose turn it is, what everybody chose in secret and who leads."""

    rounds: int = 2
    with_motto: bool = True
    round: int = 0
    turn: Seat = 0
    target: Seat = NOBODY
    sign: Seat = NOBODY
    motto: str = ""
    marks: list[str] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)


class Public(Struct, frozen=True, kw_only=True):
    """What the table shows."""

    phase: str
    round: int
    turn: Seat
    target: Seat
    motto: str
    deck: int
    hands: tuple[int, ...]
    discard: tuple[str, ...]
    tokens: tuple[int, ...]


class Private(Struct, frozen=True, kw_only=True):
    """What a seat holds, chose and has seen."""

    hand: tuple[str, ...]
    mark: str
    sign: Seat
    known: tuple[tuple[str, int, str], ...]


def position(phase: str, hands: str, deck: str = "rain wind", *, turn: Seat = 0, rounds: int = 1) -> LanternTable:
    """A table at rest: one face per hand, the faces of the deck, whose turn it is."""
    faces = hands.split()
    t = LanternTable(len(faces), b"position", phase=phase, rounds=rounds, turn=turn)
    t.marks, t.tokens = ["red"] * t.players, [0] * t.players
    t.lay_out(DECK, DISCARD, *(hand(seat) for seat in range(t.players)))
    for seat, face in enumerate(faces):
        t.add_cards(hand(seat), [face], "night")
    t.add_cards(DECK, deck.split(), "night")
    return t


class Lanterns(Ruleset[LanternTable]):
    """Each round: mark, sign, peek, swap in the dark, share, grab, write, vote."""

    id = "lanterns"
    version = 1
    players = range(3, 6)
    settings = (Setting("rounds", "number", 2, low=1, high=2), Setting("motto", "flag", True))
    paces: ClassVar[Mapping[str, int]] = {"choose": 30, "slow": 60}
    vocabulary = frozenset({"thief", "shield"})
    longest = 80

    def sample_options(self, players: int, rng: Randomness) -> dict[str, Value]:
        return {"rounds": 1 + int(rng.random() * 2), "motto": rng.random() < 0.5}

    def setup(self, players: int, options: Mapping[str, Value], seed: bytes) -> LanternTable:
        t = LanternTable(players, seed, phase="deal", rounds=int(str(options["rounds"])))
        t.with_motto = bool(options["motto"])
        t.tokens = [0] * players
        t.lay_out(DECK, DISCARD, *(hand(seat) for seat in range(players)))
        return t

    def agenda(self, t: LanternTable) -> Script[None] | None:
        if t.phase == "over":
            return None
        script: Script[None] = getattr(self, t.phase)(t)
        return script

    # -- one round -------------------------------------------------------------------------------------------

    def deal(self, t: LanternTable) -> Script[None]:
        """Everybody gets a card; two stay in the deck."""
        t.clear_cards()
        t.shuffle(t.add_cards(DECK, FACES[: t.players + 2], "night"))
        for seat in range(t.players):
            t.move(t.cards(DECK)[0], hand(seat))
        t.marks, t.sign, t.target, t.motto = [""] * t.players, NOBODY, NOBODY, ""
        t.tell("dealt", round=t.round)
        t.phase = "mark"
        yield from ()

    def mark(self, t: LanternTable) -> Script[None]:
        """Everybody chooses a colour in secret."""
        colours = tuple(Option(colour, colour, colour) for colour in MARKS)
        marks = yield ask.sealed(Ask(seat, "mark", colours, secret=True) for seat in range(t.players))
        t.marks = [marks[seat] for seat in range(t.players)]
        t.tell("marked")
        t.phase = "signal"

    def signal(self, t: LanternTable) -> Script[None]:
        """The player whose turn it is makes a sign that one other player sees."""
        others = [seat for seat in range(t.players) if seat != t.turn]
        t.sign = yield ask.seat(t.turn, "signal", others, secret=True)
        t.whisper(mask(t.turn, t.sign), "sign_made", by=t.turn, to=t.sign)
        t.phase = "peek"

    def peek(self, t: LanternTable) -> Script[None]:
        """Look at a card of another player, unless somebody shows a shield."""
        others = [seat for seat in range(t.players) if seat != t.turn]
        t.target = yield ask.seat(t.turn, "peek", others, default="seat-1" if t.turn != 1 else "seat-0")
        t.tell("peek_announced", by=t.turn, on=t.target)
        answers = yield from self.window(t, others)
        shields = [seat for seat in others if answers.get(seat)]
        for seat in shields:
            t.tell("objected", by=seat)
            t.move(t.cards(hand(seat))[0], DISCARD)
        if not shields:
            card = t.cards(hand(t.target))[0]
            t.show(card, mask(t.turn))
            t.tell_apart("peeked", {t.turn: {"face": t.faces[card]}}, by=t.turn, on=t.target)
        t.phase = "swap"

    def window(self, t: LanternTable, others: list[Seat]) -> Script[dict[Seat, bool | None]]:
        """Everybody else is asked, whether or not they hold a shield."""
        answers: dict[Seat, bool | None] = yield ask.sealed(self.reaction(t, seat) for seat in others)
        return answers

    def reaction(self, t: LanternTable, seat: Seat) -> Ask:
        holds = any(t.faces[card] == "shield" for card in t.cards(hand(seat)))
        option = Option("object", True, "object", refused="" if holds else "no_shield")
        return Ask(seat, "react", (option, PASS), default="pass")

    def swap(self, t: LanternTable) -> Script[None]:
        """Who was to be looked at may exchange their card with one of the deck, out of sight."""
        me = t.target
        taken: Card | None = yield ask.one(me, "swap", self.swaps(t, me), default="pass", secret=True)
        t.blur((*t.cards(hand(me)), *t.cards(DECK)), keep=mask(me))
        if taken is not None:
            # The faces change places, the cards do not: nobody could follow them here, and nobody can in a copy.
            (mine,) = t.cards(hand(me))
            t.set_faces({mine: t.faces[taken], taken: t.faces[mine]})
            t.show(taken, mask(me))
        t.tell("moved_in_the_dark", by=me)
        t.phase = "share"

    def swaps(self, t: LanternTable, me: Seat) -> tuple[Option, ...]:
        why = "" if t.cards(hand(me)) else "nothing_to_swap"
        places = [
            Option(f"place-{place}", card, "card_face_down", {"place": place}, why)
            for place, card in enumerate(t.cards(DECK))
        ]
        return (PASS, *places)

    def share(self, t: LanternTable) -> Script[None]:
        """Give away two tokens."""
        seats = tuple(ask.seat_option(seat) for seat in range(t.players))
        given = yield ask.several(t.turn, "share", seats, 2, 2, repeat=True)
        for seat in given:
            t.tokens[seat] += 1
        t.tell("shared", to=given)
        t.phase = "grab"

    def grab(self, t: LanternTable) -> Script[None]:
        """The first hand on the table takes a token, before the time is up."""
        hands = [Ask(seat, "grab", (Option("grab", True, "grab"),)) for seat in range(t.players)]
        seat, _ = yield ask.race([*hands, Ask(CLOCK, "time", (Option("time_up", True, "time_up"),))])
        if seat == CLOCK:
            t.tell("time_up")
        else:
            t.tokens[seat] += 1
            t.tell("grabbed", by=seat)
        t.phase = "write" if t.with_motto else "vote"

    def write(self, t: LanternTable) -> Script[None]:
        """Write a motto for everybody to read."""
        t.motto = yield ask.text(t.turn, "write", 12, default="")
        t.tell("written", by=t.turn, text=t.motto)
        t.phase = "vote"

    def vote(self, t: LanternTable) -> Script[None]:
        """Everybody accuses; who is accused most shows their card, and a thief pays the accusers."""
        votes = yield from self.ballot(t)
        t.tell("voted", votes=votes)
        counted = Counter(seat for seat in votes.values() if seat is not None).most_common(2)
        if counted and (len(counted) == 1 or counted[0][1] > counted[1][1]):
            self.unmask(t, counted[0][0], votes)
        t.round += 1
        t.turn = (t.turn + 1) % t.players
        t.phase = "deal" if t.round < t.rounds else "over"

    def ballot(self, t: LanternTable) -> Script[dict[Seat, Seat | None]]:
        votes: dict[Seat, Seat | None] = yield ask.sealed(
            ask.seat(seat, "vote", range(t.players), before=(PASS,), default="pass") for seat in range(t.players)
        )
        return votes

    def unmask(self, t: LanternTable, accused: Seat, votes: Mapping[Seat, Seat | None]) -> None:
        for card in t.cards(hand(accused)):
            t.move(card, DISCARD)
            t.tell("unmasked", seat=accused, face=t.faces[card])
            if t.faces[card] == "thief":
                for seat, voted in votes.items():
                    t.tokens[seat] += voted == accused

    # -- knowledge -------------------------------------------------------------------------------------------

    def public(self, t: LanternTable) -> Struct:
        return Public(
            phase=t.phase,
            round=t.round,
            turn=t.turn,
            target=t.target,
            motto=t.motto,
            deck=len(t.cards(DECK)),
            hands=tuple(len(t.cards(hand(seat))) for seat in range(t.players)),
            discard=tuple(t.faces[card] for card in t.cards(DISCARD)),
            tokens=tuple(t.tokens),
        )

    def private(self, t: LanternTable, seat: Seat) -> Struct | None:
        known = tuple(
            (zone.name, place, t.faces[card])
            for zone in t.layout
            for place, card in enumerate(t.cards(zone))
            if t.knows(seat, card)
        )
        return Private(
            hand=tuple(t.faces[card] for card in t.cards(hand(seat))),
            mark=t.marks[seat] if t.marks else "",
            sign=t.sign if seat in (t.turn, t.sign) else NOBODY,
            known=known,
        )

    def outcome(self, t: LanternTable) -> Outcome | None:
        if t.phase != "over":
            return None
        best = max(t.tokens)
        winners = tuple(seat for seat in range(t.players) if t.tokens[seat] == best)
        return Outcome("rounds_played", winners, tuple(t.tokens), tuple(t.marks))

    def redeal(self, t: LanternTable, seat: Seat, known: LanternTable, rng: Randomness) -> bool:
        """Others' marks can be any; a sign this seat did not see went to somebody else, and so did a card."""
        for other, mark in enumerate(t.marks):
            if other != seat and mark:
                t.marks[other] = MARKS[int(rng.random() * 2)]
        if t.sign != NOBODY and seat not in (t.turn, t.sign):
            unseen = [other for other in range(t.players) if other not in (t.turn, seat)]
            t.sign = unseen[int(rng.random() * len(unseen))]
        if t.phase in AFTER_SWAP and seat != t.target:
            # Who knows which card of the deck is a secret too: it tells whether anything was exchanged.
            given = int(rng.random() * (len(t.cards(DECK)) + 1)) if t.cards(hand(t.target)) else -1
            for place, card in enumerate(t.cards(DECK)):
                t.blur((card,), keep=~mask(t.target))
                if place == given:
                    t.show(card, mask(t.target))
        return super().redeal(t, seat, known, rng)
