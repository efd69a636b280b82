"""How a table looks: one board per game, and a plain one that can show any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from penombre.server.pages.markup import Html, details, tag
from penombre.words import Words

Facts = Mapping[str, Any]
NOBODY: Final = -1


class Board:
    """What everybody sees of a match, and the secrets of those seats that the reader knows."""

    def __init__(self, words: Words, names: Sequence[str], public: Facts, me: int | None) -> None:
        self.words: Final = words
        self.names: Final = names
        self.public: Final = public
        self.me: Final = me

    def title(self) -> str:
        """Where the match stands, in one line."""
        phase = str(self.public.get("phase", ""))
        return self.words.phase(phase) if self.words.has(f"phase-{phase}") else phase

    def seats(self, secrets: Mapping[int, Facts]) -> Html:
        """Who sits where, and what lies in front of them."""
        return tag("ol", [tag("li", tag("strong", name)) for name in self.names], class_="seats")

    def secrets(self, private: Facts, seat: int) -> list[Html]:
        """What one seat knows besides."""
        return [tag("p", f"{name}: {value}") for name, value in private.items()]


class KemomimiBoard(Board):
    """Day, Moon and Leader; characters, jewels and shown roles; one secret role."""

    def title(self) -> str:
        """Phase, day, Moon and Leader."""
        public = self.public
        args = {
            "phase": public["phase"],
            "day": public["day"],
            "moon": public["moon"],
            "leader": public["leader"],
        }
        return self.words.phrase("board-kemomimi-title", args, self.names, self.me)

    def seats(self, secrets: Mapping[int, Facts]) -> Html:
        """One card per seat; a character's text unfolds."""
        return tag(
            "ol",
            [self._seat(seat, facts, secrets.get(seat)) for seat, facts in enumerate(self.public["seats"])],
            class_="seats",
        )

    def _seat(self, seat: int, facts: Facts, secret: Facts | None) -> Html:
        text = self.words.text
        name = text("page-you", name=self.names[seat]) if seat == self.me else self.names[seat]
        character = f"character-{facts['character']}"
        shown, known = facts["role"], secret["role"] if secret else ""
        if shown:
            role = text(f"role-{shown}")
        elif known:
            role = text("board-kemomimi-hidden", role=text(f"role-{known}"))
        else:
            role = text("board-kemomimi-own" if seat == self.me else "board-kemomimi-unknown")
        jewels = facts["jewels"]
        marks = [tag("li", text(f"board-kemomimi-{mark}"), class_=mark) for mark in self._marks(seat, facts)]
        return tag(
            "li",
            tag("p", tag("strong", name), tag("span", "◆" * jewels, class_="jewels", aria_hidden="true")),
            details(text(character), tag("p", self.words.attribute(character, "text"))),
            tag("p", text("board-kemomimi-facts", jewels=jewels, role=role)),
            tag("ul", marks, class_="marks") if marks else None,
            class_=f"{facts['state']}{' mine' if seat == self.me else ''}",
        )

    def _marks(self, seat: int, facts: Facts) -> list[str]:
        public, out = self.public, facts["state"] == "out"
        marks = {
            "leader": seat == public["leader"] and not out,
            "suspect": seat in (public["suspect"], public["other_suspect"]) and not out,
            "excluded": seat == public["excluded"],
            "protected": seat == public["protected"],
            "double": seat in public["double_hands"],
            "ghost": facts["state"] == "ghost",
            "gone": out,
            "used": facts["used"] and not out,
        }
        return [mark for mark, holds in marks.items() if holds]

    def secrets(self, private: Facts, seat: int) -> list[Html]:
        """A role, with its text, and what was told in secret."""
        role = private["role"]
        lines = [
            tag(
                "p", tag("strong", self.words.text(f"role-{role}")), " – ", self.words.attribute(f"role-{role}", "camp")
            )
        ]
        lines.append(tag("p", self.words.attribute(f"role-{role}", "text")))
        known = self._known(private, seat)
        return [*lines, tag("ul", [tag("li", each) for each in known])] if known else lines

    def _known(self, private: Facts, seat: int) -> list[str]:
        lines = []
        if private["first_role"] != private["role"]:
            lines.append(self._says("first-role", seat, role=private["first_role"]))
        for check in private["checks"]:
            answer = "civilian" if check["civilian"] else "not_civilian"
            key = "check-before-swap" if check.get("before_swap") else "check"
            lines.append(self._says(key, seat, day=check["day"], target=check["target"], answer=answer))
        names = {key: private[key] for key in ("paper", "master", "guess") if private[key] != NOBODY}
        return [*lines, *(self._says(key, seat, target=target) for key, target in names.items())]

    def _says(self, key: str, seat: int, **args: Any) -> str:
        return self.words.phrase(f"board-kemomimi-{key}", args, self.names, seat)


_BOARDS: Final[Mapping[str, Callable[..., Board]]] = {"kemomimi_panic": KemomimiBoard}


def board_of(game: str, words: Words, names: Sequence[str], public: Facts, me: int | None) -> Board:
    """The board of this game."""
    return _BOARDS.get(game, Board)(words, names, public, me)
