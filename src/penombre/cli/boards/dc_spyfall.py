"""The board of DC Spyfall: players and what they have spent, the list of Locations, my card, the score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from penombre.cli import lookup
from penombre.cli.boards.board import GameBoard, quiet_table
from penombre.cli.boards.wide_or_narrow import WideOrNarrow
from penombre.cli.screen import Line
from penombre.engine import NOBODY, Ask, Said, Seat, Seen, Spoken, View
from penombre.games.dc_spyfall.bot.text_reading import facet_of
from penombre.games.dc_spyfall.catalogue import HARLEY, HARLEY_QUINN, HERO, JOKER
from penombre.games.dc_spyfall.locations import FACETS, PLACES
from penombre.games.dc_spyfall.phrases import DENIAL, EVASIVE, MEANINGS
from penombre.games.dc_spyfall.rules import OPEN
from penombre.games.dc_spyfall.table import Accusation
from penombre.games.dc_spyfall.view import Private, Public
from penombre.words import Words

GENERIC: Final = "generic"
"""The topic of phrases that are about no facet."""
_RUNNING: Final = frozenset({"look", "ask", "answer", "power_shield", "accuse_vote", "power_vote"})
_TALK: Final = frozenset({"final_talk", "harley_talk", "multiverse_talk", "round_end"})
_SPOKEN: Final = {"asks": 0, "answers": 2, "silent": 2}
"""The events that are conversation, and how far each is indented."""
_TERSE: Final = ("brief_", "short_")
_ROUNDS: Final = 10
"""So many rounds have a line of their own on the score sheet: the last ones."""


class SpyfallBoard(GameBoard[Public, Private]):
    """A table where people talk, and the list everybody looks at."""

    headings = frozenset(
        {"round", "clock_starts", "accuses", "reveals", "declares", "time_up", "round_over", "game_over"}
    )
    prefix = "cli-spyfall"

    def __init__(self, words: Words, names: tuple[str, ...]) -> None:
        super().__init__(words, names)
        self._crossed: dict[int, set[str]] = {}
        """What was crossed out, round by round."""
        self._listed_ideas = 0

    def line(self, heard: Seen | Said, me: Seat) -> Line:
        """Questions and answers as a conversation, what the reader says in another colour."""
        if isinstance(heard, Seen) and heard.key in _SPOKEN:
            style = "me" if heard.args["seat"] == me else "talk"
            return Line(self.words.event(heard, self.names, me), style, indent=_SPOKEN[heard.key])
        return super().line(heard, me)

    def title(self, view: View) -> str:
        """Round, phase and the time that is left."""
        public, _ = self.parts(view)
        args = {"round": public.round, "rounds": public.rounds, "phase": public.phase, "clock": self.clock(view)}
        return self.words.phrase("cli-spyfall-title", args, self.names, view.seat)

    def chapter(self, view: View) -> object:
        """A new round, and its end."""
        public, _ = self.parts(view)
        return public.round, public.ending is not None

    def stand(self, view: View) -> object:
        """A new round, a stopped clock with something to talk about, the end; questions and answers are in the log."""
        public, _ = self.parts(view)
        return public.round, "" if public.phase in _RUNNING else public.phase.partition("_")[0]

    def hint(self, ask: Ask) -> str:
        """How to talk, where there is time for it."""
        return self.words.text(f"cli-spyfall-{ask.kind}") if ask.kind in _TALK else ""

    def just_asked(self, ask: Ask) -> bool:
        """Questions by other players are heard; what an ability asks for is not."""
        return ask.kind == "answer" and not ask.args["limit"]

    def aloud(self, ask: Ask) -> bool:
        """Questions, answers and interruptions."""
        return ask.kind in ("ask", "answer", "interrupt")

    def clock(self, view: View) -> str:
        """Minutes and seconds that are left."""
        public, _ = self.parts(view)
        if public.ending is not None or public.claim is not None or not public.clock:
            return ""
        minutes, seconds = divmod(-(-public.clock // 1000), 60)
        return f"{minutes}:{seconds:02}"

    def breath(self, view: View, standing: Ask | None = None) -> object:
        """After every answer, before somebody else asks again."""
        public, _ = self.parts(view)
        if public.phase != "ask" or public.asker == view.seat or not public.exchanges or public.lasso != NOBODY:
            return None
        return public.round, len(public.exchanges)

    def unsaid(self, view: View) -> str:
        """That nobody talks now, but with a question or an answer."""
        public, _ = self.parts(view)
        return super().unsaid(view) if public.phase in OPEN else self.words.text("cli-spyfall-hush")

    # -- ready phrases ---------------------------------------------------------------------------------------

    def ideas(self, view: View, ask: Ask, topic: str) -> list[str]:
        """Phrases about a facet; else, of questions one about each, of answers those to what was asked.

        The same for everybody, whatever their card: what one looks at tells nothing. Asked for again, they are others.
        """
        assert ask.book is not None
        groups: dict[str, list[str]] = {facet: [] for facet in (*FACETS, GENERIC)}
        for phrase in ask.book.phrases:
            groups[MEANINGS[phrase].facet or GENERIC].append(phrase)
        groups = {facet: _whole(phrases) for facet, phrases in groups.items()}
        if topic:
            names = {facet: (self.words.text(f"facet-{facet}"),) for facet in groups}
            found = lookup.find(topic, names)
            return groups[found[0]] if len(found) == 1 else []
        self._listed_ideas += 1
        if ask.kind == "ask":
            return [self._one_of(groups[facet]) for facet in self._freshest(view) if groups[facet]]
        facet = facet_of(Spoken(ask.args["phrase"], ask.args["text"]))
        values: dict[str, list[str]] = {}
        for phrase in groups[facet] if facet else ():
            values.setdefault(MEANINGS[phrase].value, []).append(phrase)
        answers = [self._one_of(phrases) for phrases in values.values()]
        answers += [phrase for phrase in EVASIVE if phrase in ask.book.phrases]
        return answers or [self._one_of(groups[facet]) for facet in FACETS]

    def topics(self) -> list[str]:
        """The facets, and what is about none."""
        return [self.words.text(f"facet-{facet}") for facet in (*FACETS, GENERIC)]

    def _one_of(self, phrases: Sequence[str]) -> str:
        return phrases[self._listed_ideas % len(phrases)]

    def _freshest(self, view: View) -> list[str]:
        """The facets, those that were asked about least often in this round first; then none at all."""
        public, _ = self.parts(view)
        asked = [facet_of(exchange.question) for exchange in public.exchanges]
        return [*sorted(FACETS, key=asked.count), GENERIC]

    # -- the list of Locations -------------------------------------------------------------------------------

    def listed(self, view: View) -> Mapping[str, tuple[str, ...]]:
        """The Locations, by their names."""
        return {place: (self.words.text(f"location-{place}"),) for place in PLACES}

    def cross(self, view: View, id: str) -> None:
        """Cross a Location out for this round, or write it in again."""
        self._crossed_out(view).symmetric_difference_update({id})

    def sheet(self, view: View) -> RenderableType:
        """The Locations in two columns where there is room: what was crossed out, and what earlier rounds used up."""
        wide = Table(box=None, pad_edge=False, show_header=False, padding=(0, 3, 0, 0))
        narrow = Table(box=None, pad_edge=False, show_header=False)
        for table, columns in ((wide, 2), (narrow, 1)):
            cells = [self._place(view, place) for place in PLACES]
            for _ in range(columns):
                table.add_column(no_wrap=columns > 1, overflow="fold")
            rows = -(-len(cells) // columns)
            for row in range(rows):
                table.add_row(*cells[row::rows])
        return Group(WideOrNarrow(wide, narrow), *[Text(line, "quiet") for line in self._legend(view)])

    def _legend(self, view: View) -> Iterator[str]:
        """What the marks on the list mean, of those that are there."""
        public, _ = self.parts(view)
        marks = {"used-up": not set(PLACES) <= set(public.bags), "crossed": bool(self._crossed_out(view))}
        if any(marks.values()):
            yield " ".join(self.words.text(f"cli-spyfall-{mark}") for mark, holds in marks.items() if holds)

    def _place(self, view: View, place: str) -> Text:
        public, private = self.parts(view)
        name = self.words.text(f"location-{place}")
        if private is not None and private.card == place:
            return Text(f"● {name}", "secret")
        if place not in public.bags:
            return Text(f"– {name}", "gone")
        return Text(f"✗ {name}", "gone strike") if place in self._crossed_out(view) else Text(f"· {name}")

    def _crossed_out(self, view: View) -> set[str]:
        return self._crossed.setdefault(self.parts(view)[0].round, set())

    # -- the table -------------------------------------------------------------------------------------------

    def seats(self, view: View, secrets: Sequence[View] = ()) -> RenderableType:
        """One line per seat, then the list or, after a round, the score sheet, then what was voted."""
        public, _ = self.parts(view)
        parts: list[RenderableType] = [self._people(view, secrets)]
        if public.ending is not None and public.results:
            parts += [Text(), self._scores(view)]
        elif public.ending is None and public.round:
            parts += [Text(), self.sheet(view)]
        lines = [*self._votes(public), *self._ended(public)]
        if lines:
            parts += [Text(), *[Text(line, style="quiet") for line in lines]]
        return Group(*parts)

    def mine(self, view: View) -> list[Text]:
        """My card and my ability."""
        _, private = self.parts(view)
        if private is None or not private.card:
            return []
        lines = [self.says("my-card", card=private.card + (HARLEY if private.marked else ""))]
        lines += [self.says("my-ability", ability=private.ability)] if private.ability else []
        return [Text(line, style="secret") for line in lines]

    def told(self, view: View) -> list[str]:
        """Nothing: whoever sees everything sees cards and abilities beside their players."""
        return []

    def cards(self, view: View) -> list[tuple[str, str]]:
        """My Location or my part, and my ability."""
        _, private = self.parts(view)
        if private is None or not private.card:
            return []
        cards = [] if private.card == JOKER else [("cli-spyfall-your-place", f"location-{private.card}")]
        cards.append(("cli-spyfall-your-role", f"role-{private.role}"))
        return cards + ([("cli-spyfall-your-ability", f"ability-{private.ability}")] if private.ability else [])

    def _people(self, view: View, secrets: Sequence[View]) -> Table:
        public, _ = self.parts(view)
        table = quiet_table()
        table.add_column(self.words.text("cli-player"), overflow="fold")
        table.add_column(self.words.text("cli-spyfall-points"), justify="right", no_wrap=True)
        table.add_column(self.words.text("cli-spyfall-state"), overflow="fold")
        for seat, facts in enumerate(public.seats):
            marks = ", ".join(self._marks(public, seat, secrets))
            row = [f"{seat + 1} {self.name(seat, view.seat)}", str(facts.score), marks]
            table.add_row(*(Text(cell, style="me" if seat == view.seat else "") for cell in row))
        return table

    def _scores(self, view: View) -> Table:
        """The score sheet: a line per round, what it was and what everybody got; then the totals."""
        public, _ = self.parts(view)
        table = quiet_table()
        table.add_column("", no_wrap=True)
        for seat, name in enumerate(self.names):
            table.add_column(name, justify="right", overflow="fold", style="me" if seat == view.seat else "")
        for result in public.results[-_ROUNDS:]:
            table.add_row(self.words.text("cli-spyfall-round", round=result.round), *map(str, result.ending.points))
        table.add_row(self.words.text("cli-spyfall-points"), *[str(facts.score) for facts in public.seats])
        return table

    def _marks(self, public: Public, seat: Seat, secrets: Sequence[View]) -> Iterator[str]:
        facts = public.seats[seat]
        secret = self.parts(secrets[seat])[1] if secrets else None
        card = facts.card or (secret.card + (HARLEY if secret.marked else "") if secret is not None else "")
        ability = facts.ability or (secret.ability if secret is not None else "")
        if card and public.ending is not None and public.ending.kind == "standard":
            yield self.words.text(f"role-{_role(card)}")
        elif card:
            yield self.words.phrase("cli-spyfall-card", {"card": card}, self.names)
        if ability:
            yield self.words.text(f"ability-{ability}")
        if public.ending is not None:
            claps = public.results[-1].applause if public.results else ()
            if claps and claps[seat]:
                yield self.words.text("cli-spyfall-applauded", count=claps[seat])
            return
        marks = {
            "dealer": seat == public.dealer,
            "accused": facts.accused,
            "declared": facts.declared,
        }
        yield from (self.words.text(f"cli-spyfall-{mark}") for mark, holds in marks.items() if holds)

    def _votes(self, public: Public) -> Iterator[str]:
        """Who accused whom in this round and how it was voted, and who declared the Multiverse."""
        for accusation in public.accusations:
            if accusation.outcome:
                yield self._accusation(accusation)
        for declaration in public.declarations:
            if not declaration.open:
                args = {"seat": declaration.seat, "ayes": len(declaration.ayes), "noes": len(declaration.noes)}
                yield self.words.phrase("cli-spyfall-multiverse", args, self.names)

    def _accusation(self, accusation: Accusation) -> str:
        args = {
            "seat": accusation.accuser,
            "target": accusation.suspect,
            "ayes_seats": accusation.ayes,
            "noes_seats": accusation.noes,
            "outcome": accusation.outcome,
        }
        return self.words.phrase("cli-spyfall-accusation", args, self.names)

    def _ended(self, public: Public) -> Iterator[str]:
        """Where the round took place and who won it."""
        ending = public.ending
        if ending is not None:
            args = {"kind": ending.kind, "location": ending.location, "winner": ending.winner, "reason": ending.reason}
            yield self.words.phrase("cli-spyfall-ended", args, self.names)


def _role(card: str) -> str:
    if card == JOKER:
        return JOKER
    return HARLEY_QUINN if card.endswith(HARLEY) else HERO


def _whole(phrases: list[str]) -> list[str]:
    """Of phrases about a facet, whole sentences that say something; whatever else there is where there are none."""
    return [each for each in phrases if not each.startswith((*_TERSE, DENIAL))] or phrases
