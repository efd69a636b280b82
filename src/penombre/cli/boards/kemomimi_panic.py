"""The board of Kemomimi Panic: day, Moon and Leader; characters, jewels and shown roles; the reader's own secrets."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from penombre.cli.boards.board import GameBoard, quiet_table
from penombre.cli.boards.wide_or_narrow import WideOrNarrow
from penombre.engine import NOBODY, Seat, View
from penombre.games.kemomimi_panic.view import Private, Public


class KemomimiBoard(GameBoard[Public, Private]):
    """Everything that lies open, and one secret role."""

    headings = frozenset({"dealt", "day", "night", "game_over"})
    prefix = "cli-kemomimi-knows"

    def title(self, view: View) -> str:
        """Day, Moon and Leader."""
        public, _ = self.parts(view)
        args = {
            "many": _many(public),
            "game": public.game,
            "time": "night" if public.phase == "theft" else "day",
            "day": public.day,
            "moon": public.moon,
            "leader": public.leader,
        }
        return self.words.phrase("cli-kemomimi-title", args, self.names, view.seat)

    def stand(self, view: View) -> object:
        """People and cards; whom the Arrow points at is told by the log and by the question."""
        public, _ = self.parts(view)
        return public.game, public.day, public.moon, public.leader, public.seats, view.private

    def watching(self, view: View) -> bool:
        """A spectator, or somebody who is out."""
        public, _ = self.parts(view)
        return super().watching(view) or public.seats[view.seat].state == "out"

    def seats(self, view: View, secrets: Sequence[View] = ()) -> RenderableType:
        """One line per seat; where there is no room for titles, characters go by their names alone."""
        return WideOrNarrow(self._seats(view, secrets, titles=True), self._seats(view, secrets, titles=False))

    def _seats(self, view: View, secrets: Sequence[View], *, titles: bool) -> Table:
        public, _ = self.parts(view)
        counting = _many(public)
        table = quiet_table()
        # No seat numbers here: they would be taken for the numbers of answers.
        table.add_column(self.words.text("cli-player"), overflow="fold")
        table.add_column(self.words.text("cli-kemomimi-character"), overflow="fold")
        table.add_column(self.words.text("cli-kemomimi-jewels"), no_wrap=True)
        table.add_column(self.words.text("cli-kemomimi-role"), overflow="fold")
        if counting:
            table.add_column(self.words.text("cli-kemomimi-points"), justify="right", no_wrap=True)
        table.add_column(self.words.text("cli-kemomimi-state"), overflow="fold")
        for seat, facts in enumerate(public.seats):
            character = f"character-{facts.character}"
            row = [
                self.name(seat, view.seat),
                self.words.text(character) if titles else self.words.attribute(character, "short"),
                "◆" * facts.jewels or "–",
                self._role(secrets[seat] if secrets else view, seat),
                *([str(facts.points)] if counting else []),
                ", ".join(self._marks(public, seat)),
            ]
            style = "gone" if facts.state == "out" else "me" if seat == view.seat else ""
            table.add_row(*(Text(cell, style=style) for cell in row))
        return table

    def mine(self, view: View) -> list[Text]:
        """My role, and what I was told in secret."""
        _, private = self.parts(view)
        if private is None:
            return []
        role, camp = self.words.text(f"role-{private.role}"), self.words.attribute(f"role-{private.role}", "camp")
        lines = [self.words.text("cli-kemomimi-my-role", role=role, camp=camp), *self.told(view)]
        return [Text(line, style="secret") for line in lines]

    def told(self, view: View) -> list[str]:
        """What I was told in secret, and what I wrote or thought."""
        _, private = self.parts(view)
        if private is None:
            return []
        lines = []
        if private.first_role != private.role:
            lines.append(self.says("first-role", view.seat, role=private.first_role))
        for check in private.checks:
            answer = "civilian" if check.civilian else "not_civilian"
            key = "check-before-swap" if check.before_swap else "check"
            lines.append(self.says(key, view.seat, day=check.day, target=check.target, answer=answer))
        for key, seat in (("paper", private.paper), ("master", private.master), ("guess", private.guess)):
            if seat != NOBODY:
                lines.append(self.says(key, view.seat, target=seat))
        return lines

    def cards(self, view: View) -> list[tuple[str, str]]:
        """My character and my role."""
        public, private = self.parts(view)
        if private is None:
            return []
        return [
            ("cli-kemomimi-your-character", f"character-{public.seats[view.seat].character}"),
            ("cli-kemomimi-your-role", f"role-{private.role}"),
        ]

    def _role(self, view: View, seat: Seat) -> str:
        public, private = self.parts(view)
        shown = public.seats[seat].role
        if shown:
            return self.words.text(f"role-{shown}")
        if seat == view.seat and private is not None:
            return self.words.text("cli-kemomimi-hidden-role", role=self.words.text(f"role-{private.role}"))
        return "?"

    def _marks(self, public: Public, seat: Seat) -> list[str]:
        facts = public.seats[seat]
        marks = {
            "leader": seat == public.leader and facts.state != "out",
            "suspect": seat in (public.suspect, public.other_suspect) and facts.state != "out",
            "left-out": seat == public.excluded,
            "protected": seat == public.protected,
            "double": seat in public.double_hands,
            "ghost": facts.state == "ghost",
            "out": facts.state == "out",
            "used": facts.used and facts.state != "out",
        }
        return [self.words.text(f"cli-kemomimi-{mark}") for mark, holds in marks.items() if holds]


def _many(public: Public) -> bool:
    """Whether several games are played for points."""
    return public.game > 1 or any(seat.points for seat in public.seats)
