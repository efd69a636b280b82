"""The board of La Rose Noire: suspects with piles, marks and pawns; players and ballots; desk or notebook."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from penombre.cli.boards.board import GameBoard, quiet_table
from penombre.engine import NOBODY, Ask, Seat, View
from penombre.games.rose_noire.catalogue import NAMES, PROOF, PROOFS, TURNS, TYPE_OF
from penombre.games.rose_noire.table import GRAVEYARD, SOULS
from penombre.games.rose_noire.view import Private, Public


class RoseNoireBoard(GameBoard[Public, Private]):
    """Seven suspects around a Graveyard, and what one has seen there."""

    headings = frozenset({"game", "lumines", "sextines", "vesperines", "estellines", "dawn", "game_over"})
    prefix = "cli-rose-mine"

    def title(self, view: View) -> str:
        """Turn, hour and Rector."""
        public, _ = self.parts(view)
        args = {
            "many": public.points,
            "game": public.game,
            "turn": public.turn,
            "turns": TURNS,
            "phase": public.phase,
            "seat": public.rector,
        }
        return self.words.phrase("cli-rose-title", args, self.names, view.seat)

    def stand(self, view: View) -> object:
        """A new hour, or a death; what changes within one is told by the log."""
        public, _ = self.parts(view)
        alive = tuple(suspect.alive for suspect in public.suspects)
        return public.game, public.turn, public.phase, alive

    def hint(self, ask: Ask) -> str:
        """How to talk, where there is time for it."""
        return self.words.text("cli-rose-talk") if ask.kind in ("ballot", "debate") else super().hint(ask)

    def seats(self, view: View, secrets: Sequence[View] = ()) -> RenderableType:
        """The suspects, then one line per seat, then what else everybody knows."""
        public, _ = self.parts(view)
        if not public.suspects:
            return Text(", ".join(self.name(seat, view.seat) for seat in range(len(self.names))))
        parts: list[RenderableType] = [self._suspects(public), Text(), self._people(view)]
        parts += [Text(line, style="quiet") for line in self._around(public)]
        return Group(*parts, *self._open(view, secrets))

    def mine(self, view: View) -> list[Text]:
        """My role and my cards, and what I know of the others'."""
        _, private = self.parts(view)
        if private is None or not private.role:
            return []
        lines = [self.says("role", role=private.role)]
        if private.hand:
            lines.append(self.says("hand", cards=list(private.hand)))
        return [Text(line, style="secret") for line in [*lines, *self.told(view)]]

    def told(self, view: View) -> list[str]:
        """The Rector's desk, or an Investigator's notebook: what is still known of cards, and who is innocent."""
        _, private = self.parts(view)
        return [] if private is None or not private.role else list(self._known(view, private))

    def cards(self, view: View) -> list[tuple[str, str]]:
        """My role, and what can be played of my hand."""
        _, private = self.parts(view)
        if private is None or not private.role:
            return []
        playable = [face for face in dict.fromkeys(private.hand) if TYPE_OF[face] != PROOF]
        return [
            ("cli-rose-your-role", f"role-{private.role}"),
            *[("cli-rose-your-card", f"card-{face}") for face in playable],
        ]

    # -- what everybody sees ---------------------------------------------------------------------------------

    def _suspects(self, public: Public) -> Table:
        table = quiet_table()
        table.add_column(self.words.text("cli-rose-suspect"), no_wrap=True)
        table.add_column(self.words.text("cli-rose-cards"), justify="right", no_wrap=True)
        table.add_column(self.words.text("cli-rose-marks"), overflow="fold")
        for number, facts in enumerate(public.suspects):
            marks = ", ".join(self._suspect_marks(public, number))
            cards = str(facts.cards) if facts.alive else "†"
            table.add_row(self._short(number), cards, marks, style="" if facts.alive else "gone")
        table.add_row(self.words.text("cli-rose-graveyard"), str(public.graveyard), "")
        return table

    def _suspect_marks(self, public: Public, number: int) -> Iterator[str]:
        facts = public.suspects[number]
        if public.ending is not None and number in public.accomplices:
            yield self.words.text("cli-rose-accomplice")
        if facts.protected:
            yield self.words.text("cli-rose-protected")
        if facts.isolated:
            yield self.words.text("cli-rose-isolated")
        if facts.investigated != NOBODY:
            yield self.words.phrase("cli-rose-investigated", {"seat": facts.investigated}, self.names)

    def _people(self, view: View) -> Table:
        public, _ = self.parts(view)
        table = quiet_table()
        # No seat numbers here: they would be taken for the numbers of answers.
        table.add_column(self.words.text("cli-player"), overflow="fold")
        table.add_column(self.words.text("cli-rose-cards"), justify="right", no_wrap=True)
        if public.points:
            table.add_column(self.words.text("cli-rose-points"), justify="right", no_wrap=True)
        table.add_column(self.words.text("cli-rose-state"), overflow="fold")
        for seat, facts in enumerate(public.seats):
            row = [
                self.name(seat, view.seat),
                str(facts.cards),
                *([str(public.scores[seat])] if public.points else []),
                ", ".join(self._marks(public, seat)),
            ]
            table.add_row(*(Text(cell, style="me" if seat == view.seat else "") for cell in row))
        return table

    def _marks(self, public: Public, seat: Seat) -> Iterator[str]:
        facts = public.seats[seat]
        if seat == public.rector:
            args = {"deck": public.rector_deck, "discard": public.rector_discard}
            yield self.words.text("cli-rose-rector", **args)
            return
        if facts.role:
            yield self.words.text(f"role-{facts.role}")
        if facts.profile:
            yield self.words.text(f"profile-{facts.profile}")
        marks = {
            "first": seat == public.first and public.ending is None,
            "active": seat == public.active and public.ending is None,
            "penance": facts.penance,
            "exorcised": facts.exorcised,
        }
        yield from (self.words.text(f"cli-rose-{mark}") for mark, holds in marks.items() if holds)
        if public.phase == "sextines" and (facts.ballot or facts.locked):
            names = self._listed(facts.ballot) if facts.ballot else self.words.text("option-no_ballot")
            yield self.words.text("cli-rose-locked" if facts.locked else "cli-rose-ballot", pair=names)

    def _around(self, public: Public) -> Iterator[str]:
        """The discard, what holds for everybody, and what was accused."""
        if public.discard:
            yield self.words.phrase("cli-rose-discard", {"cards": list(public.discard)}, self.names)
        for flag in ("silence", "no_accusation", "unanimous", "fury", "moonless"):
            if getattr(public, flag):
                yield self.words.text(f"cli-rose-flag-{flag}")
        for accusation in public.accusations:
            args = {"turn": accusation.turn, "pair": self._listed(accusation.suspects), "exact": accusation.exact}
            yield self.words.phrase("cli-rose-accused", args, self.names)

    def _open(self, view: View, secrets: Sequence[View]) -> Iterator[RenderableType]:
        """Roles and hands, where they are seen: at the end, or by whoever sees everything."""
        public, _ = self.parts(view)
        for seat, facts in enumerate(public.seats):
            secret = self.parts(secrets[seat])[1] if secrets else None
            role, hand = (secret.role, secret.hand) if secret else (facts.role, facts.hand)
            if secret is None and public.ending is None:
                continue
            args: dict[str, Any] = {"name": self.names[seat], "role": role, "cards": list(hand)}
            style = "me" if seat == view.seat else ""
            yield Padding(Text(self.words.phrase("cli-rose-open", args, self.names), style=style), (0, 0, 0, 2))

    # -- what I know -----------------------------------------------------------------------------------------

    def _known(self, view: View, private: Private) -> Iterator[str]:
        if private.accomplices:
            yield self.says("accomplices", pair=self._listed(private.accomplices))
        if private.possessed not in (NOBODY, view.seat):
            yield self.says("possessed", target=private.possessed)
        if private.rector_discard:
            yield self.says("discard", cards=list(private.rector_discard))
        innocent = [] if private.accomplices else proved(private)
        if innocent:
            yield self.says("innocent", names=self._listed(innocent))
        for number, pile in enumerate(private.piles[:SOULS]):
            if any(pile):
                yield self.says("pile", name=self._short(number), told=self._from_the_top(pile))
        if any(private.piles[GRAVEYARD]):
            yield self.says("graveyard", told=self._from_the_top(private.piles[GRAVEYARD]))
        elif private.buried:
            yield self.says("buried", cards=list(private.buried))
        for seat, cards in enumerate(private.held):
            if cards:
                yield self.says("held", target=seat, cards=list(cards))

    def _from_the_top(self, pile: Sequence[str]) -> str:
        """Cards of a pile as far down as anything is known of it."""
        known = [place for place, face in enumerate(pile) if face]
        return ", ".join(self.words.text(f"card-{face}") if face else "?" for face in pile[: known[-1] + 1])

    def _short(self, number: int) -> str:
        return self.words.attribute(f"suspect-{NAMES[number]}", "short")

    def _listed(self, numbers: Sequence[int]) -> str:
        names = [self._short(number) for number in numbers]
        return self.words.text("list-and", start=", ".join(names[:-1]), end=names[-1]) if names[1:] else "".join(names)


def proved(private: Private) -> list[int]:
    """The suspects whose Proof a player holds or has ever seen: that stays true wherever the card went."""
    seen = {*private.hand, *[face for note in private.notes for face in (*note.cards, note.gave)]}
    return [number for number, proof in enumerate(PROOFS) if proof in seen]
