"""The board of Tokyo Ghoul: the walk around the Places; tokens and what lies face up; the reader's own secrets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from penombre.cli.boards.board import GameBoard, quiet_table
from penombre.cli.boards.wide_or_narrow import WideOrNarrow
from penombre.engine import Seat, View
from penombre.games.tokyo_ghoul.catalogue import (
    AREAS,
    COLLECTION_NEEDED,
    DOVE,
    KANEKI,
    NEUTRAL,
    PLACES,
    SHOWS_ALL_FROM,
    SLOTS,
    SPECIAL_DOVES,
    STAY_ALIVE_NEEDED,
    cast,
)
from penombre.games.tokyo_ghoul.table import Memory
from penombre.games.tokyo_ghoul.view import Private, Public, SeatFacts


class TokyoGhoulBoard(GameBoard[Public, Private]):
    """Eight Places in a ring, tokens in front of everybody, and a character nobody knows."""

    headings = frozenset({"dealt", "turn", "game_over"})
    prefix = "cli-tokyo-mine"

    def title(self, view: View) -> str:
        """Turn, active player and Reserve."""
        public, _ = self.parts(view)
        args = {"turn": public.turn, "phase": public.phase, "seat": public.active, "reserve": public.reserve}
        return self.words.phrase("cli-tokyo-title", args, self.names, view.seat)

    def chapter(self, view: View) -> object:
        """A new turn."""
        return self.parts(view)[0].turn

    def stand(self, view: View) -> object:
        """A new turn; what changes within one is told by the log."""
        return self.chapter(view)

    def seats(self, view: View, secrets: Sequence[View] = ()) -> RenderableType:
        """The Places in walking order, then one line per seat; who is among the players, though not where."""
        public, _ = self.parts(view)
        if public.ending is not None:
            return self._open(view, secrets)
        people = self._open(view, secrets) if secrets else self._people(view)
        walk = WideOrNarrow(self._walk(public, actions=True), self._walk(public, actions=False))
        pool = self.words.phrase("cli-tokyo-pool", {"characters": list(public.pool)}, self.names)
        return Group(walk, Text(), people, Text(pool, style="quiet"))

    def mine(self, view: View) -> list[Text]:
        """My character with what it still lacks, my cards, and what I have seen."""
        public, private = self.parts(view)
        if private is None:
            return []
        lines = [
            self._character(private),
            *self._objectives(view),
            self._hand(view),
            *self.told(view),
            *self._memories(public, private),
        ]
        return [Text(line, style="secret") for line in lines]

    def told(self, view: View) -> list[str]:
        """What I know of the support tokens; whoever sees everything was told of the cards as they were seen."""
        _, private = self.parts(view)
        return [] if private is None else list(self._supports(view, private))

    def cards(self, view: View) -> list[tuple[str, str]]:
        """My character."""
        _, private = self.parts(view)
        return [] if private is None else [("cli-tokyo-your-character", f"character-{private.character}")]

    # -- what everybody sees ---------------------------------------------------------------------------------

    def _walk(self, public: Public, *, actions: bool) -> Table:
        """From the Action token on, clockwise: where one and two steps lead, and what lies hidden."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        steps = 0
        for distance in range(SLOTS):
            facts = public.places[(public.slot + distance) % SLOTS]
            steps += facts.visible and distance > 0
            mark = "●" if distance == 0 else "→" * steps if facts.visible and steps <= 2 else ""
            row = [mark, self._place(facts.place), *([self._actions(facts.place)] if actions else [])]
            table.add_row(
                *row,
                "" if facts.visible else self.words.text("cli-tokyo-hidden"),
                style="" if facts.visible else "gone",
            )
        return table

    def _place(self, place: str) -> str:
        if not place:
            return self.words.text("cli-tokyo-unknown")
        name = self.words.text(f"place-{place}")
        return self.words.text("cli-tokyo-red", place=name) if PLACES[place].red else name

    def _actions(self, place: str) -> str:
        return ", ".join(self.words.text(f"action-{action}") for action in PLACES[place].actions) if place else ""

    def _people(self, view: View) -> Table:
        public, _ = self.parts(view)
        table = quiet_table()
        # No seat numbers here: they would be taken for the numbers of answers.
        table.add_column(self.words.text("cli-player"), overflow="fold")
        table.add_column(self.words.text("cli-tokyo-tokens"), overflow="fold")
        if public.masks:
            table.add_column(self.words.text("cli-tokyo-face-up"), overflow="fold")
        table.add_column(self.words.text("cli-tokyo-state"), overflow="fold")
        for seat, facts in enumerate(public.seats):
            row = [
                self.name(seat, view.seat),
                self._tokens(facts),
                *([self._listed(facts.face_up) or "–"] if public.masks else []),
                ", ".join(self._marks(public, seat)),
            ]
            table.add_row(*(Text(cell, style="me" if seat == view.seat else "") for cell in row))
        return table

    def _open(self, view: View, secrets: Sequence[View]) -> Group:
        """Two lines per seat, where characters and hands are seen: at the end, or by whoever sees everything."""
        public, _ = self.parts(view)
        lines: list[RenderableType] = []
        for seat, facts in enumerate(public.seats):
            secret = self.parts(secrets[seat])[1] if secrets else None
            character, hand = (secret.character, secret.hand) if secret else (facts.character, facts.hand)
            marks = [self.words.text(f"character-{character}"), *self._marks(public, seat)]
            things = {"hand": hand, "face-up": (facts.face_up,) if facts.face_up else ()}
            shown = [
                *(
                    self.words.text(f"cli-tokyo-{key}-is", cards=self._listed(*held))
                    for key, held in things.items()
                    if held
                ),
                *([self.words.text("cli-tokyo-tokens-are", tokens=self._tokens(facts))] if facts.tokens else []),
                *([self.words.phrase("cli-tokyo-support-is", {"support": facts.support}, ())] if facts.support else []),
            ]
            dead = public.ending is not None and public.ending.victim == seat
            style = "gone" if dead else "me" if seat == view.seat else ""
            lines.append(Text(f"{self.name(seat, view.seat)} – {' – '.join(marks)}", style=style))
            lines.append(Padding(Text(" · ".join(shown), style=style), (0, 0, 0, 2)))
        return Group(*lines)

    def _tokens(self, facts: SeatFacts) -> str:
        if not facts.tokens:
            return "–"
        areas = [area for area, count in zip(AREAS, facts.areas, strict=True) for _ in range(count)]
        args = {"tokens": facts.tokens, "areas": areas}
        return self.words.phrase("cli-tokyo-tokens-by-area", args, self.names)

    def _marks(self, public: Public, seat: Seat) -> Iterator[str]:
        if public.ending is not None:
            if seat == public.ending.victim:
                yield self.words.text("cli-tokyo-dead")
            if public.ending.met[seat]:
                args = {"objectives": list(public.ending.met[seat])}
                yield self.words.phrase("cli-tokyo-won", args, self.names)
            return
        if seat == public.active and public.turn:
            yield self.words.text("cli-tokyo-active")
        if seat == public.target:
            yield self.words.text("cli-tokyo-questioned")
        if public.seats[seat].tokens >= SHOWS_ALL_FROM:
            yield self.words.text("cli-tokyo-open")

    # -- what I know -----------------------------------------------------------------------------------------

    def _character(self, private: Private) -> str:
        key = f"character-{private.character}"
        camp = self.words.attribute(key, "camp")
        return self.words.text("cli-tokyo-my-character", character=self.words.text(key), camp=camp)

    def _objectives(self, view: View) -> Iterator[str]:
        """Each objective with how far it is met."""
        public, private = self.parts(view)
        assert private is not None
        mine = cast(public.edition)[private.character]
        cards = private.hand if public.hand_only else (*private.hand, public.seats[view.seat].face_up)
        for kind, type, needed in (
            ("collection", mine.collection, COLLECTION_NEEDED),
            ("stay_alive", mine.stay_alive, STAY_ALIVE_NEEDED),
        ):
            if type:
                yield self.says("counts", objective=kind, card=type, count=cards.count(type), needed=needed)
        if mine.elimination:
            yield self.says("hunts", objective="elimination", camp=mine.elimination)
        if mine.proof:
            doves = cards.count(DOVE)
            yield self.says("special", card=DOVE, count=doves, needed=SPECIAL_DOVES, proof=mine.proof)
        if mine.companion:
            here = mine.companion in public.pool
            yield self.says("companion", objective="companion", character=mine.companion, here=here)

    def _hand(self, view: View) -> str:
        public, private = self.parts(view)
        assert private is not None
        return self.says("hand", cards=list(private.hand), card=public.seats[view.seat].face_up)

    def _supports(self, view: View, private: Private) -> Iterator[str]:
        if KANEKI in private.supports:
            yield self.says("kaneki", me=view.seat, target=private.supports.index(KANEKI))
        elif NEUTRAL in private.supports:
            neutral = [seat for seat, token in enumerate(private.supports) if token == NEUTRAL]
            yield self.says("neutral", me=view.seat, seats=neutral)

    def _memories(self, public: Public, private: Private) -> Iterator[str]:
        """By turn and player: cards seen and shown, given and got."""
        together: dict[tuple[int, Seat], list[Memory]] = {}
        for memory in private.memories:
            together.setdefault((public.deeds[memory.deed].turn, memory.seat), []).append(memory)
        for (turn, seat), memories in together.items():
            told = ", ".join(part for memory in memories for part in self._remembered(memory))
            yield self.says("memory", turn=turn, target=seat, told=told)

    def _remembered(self, memory: Memory) -> Iterator[str]:
        for key, cards in (("saw", memory.saw), ("showed", memory.showed)):
            if cards:
                yield self.says(key, cards=list(cards))
        for key, card in (("gave", memory.gave), ("took", memory.took)):
            if card:
                yield self.says(key, card=card)

    def _listed(self, *cards: str) -> str:
        return self.words.phrase("cli-tokyo-cards", {"cards": list(cards)}, self.names)
