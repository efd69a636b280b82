"""What a bot says to what was said: to an accusation, a word for it, a question, or a claim made before it.

What it says follows from what it believes, as far as somebody of the other camp could believe it, and how it says it
from its temperament, which everybody may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from penombre.bots.reading.reader import FreeTalk
from penombre.bots.temperament import temperament_of
from penombre.engine import Randomness, Said, Seat, Statement, View

_SPEAKS_UP: Final = 0.6
"""How often somebody says something to what is said of others."""
_MARGIN: Final = 0.06
"""How far from what everybody else is taken for somebody must be, for a bot to have an opinion."""

Doubt = Callable[[Seat], float]
"""How likely a seat is one of those that are looked for."""


def reply(view: View, said: Said, language: str, doubt: Doubt, words: FreeTalk, rng: Randomness) -> Statement | None:
    """What this seat says to that; None where it has nothing to say."""
    kind = _kind(view, said, doubt, words, rng)
    if not kind:
        return None
    said_by = sentences(language)
    able = [*said_by[kind], *said_by[f"{kind} {temperament_of(view)}"]]
    heard = {one.statement.text for one in view.said}
    able = [each for each in able if each not in heard]
    return Statement("text", said.seat, text=able[int(rng.random() * len(able))]) if able else None


def _kind(view: View, said: Said, doubt: Doubt, words: FreeTalk, rng: Randomness) -> str:
    """What kind of reply it is; nothing where there is none. What somebody says of themselves is never left there."""
    statement, me = said.statement, view.seat
    if statement.about == me:
        spoken_to = {"accuse": "denies", "promise": "denies", "vouch": "thanks", "ask": "asked"}
        if statement.kind == "claim":
            return "denies" if words.blames(statement.what) else "thanks" if words.clears(statement.what) else ""
        return spoken_to.get(statement.kind, "")
    if said.seat == me:
        return ""
    if statement.kind == "claim" and statement.about in (None, said.seat):
        return _either(_doubted(view, said.seat, doubt), "doubts", "believes") or "shrugs"
    if rng.random() >= _SPEAKS_UP:
        return ""
    if statement.kind in ("accuse", "promise") and statement.about is not None:
        return _either(_doubted(view, statement.about, doubt), "agrees", "disagrees")
    if statement.kind == "vouch" and statement.about is not None:
        return _either(_doubted(view, statement.about, doubt), "distrusts", "trusts")
    return ""


def _doubted(view: View, seat: Seat, doubt: Doubt) -> float:
    """How much more somebody is doubted than the others are, on average."""
    players = len(getattr(view.public, "seats", ()))
    others = [doubt(each) for each in range(players) if each != view.seat]
    return doubt(seat) - sum(others) / max(1, len(others))


def _either(doubted: float, much: str, little: str) -> str:
    return much if doubted > _MARGIN else little if doubted < -_MARGIN else ""


@cache
def sentences(language: str) -> Mapping[str, tuple[str, ...]]:
    """The sentences of a language, by the kind of reply; those of one temperament alone by `<kind> <temperament>`."""
    found: dict[str, list[str]] = {}
    section: list[str] = []
    text = (files(__name__) / f"{language}.txt").read_text("utf-8")
    for line in text.splitlines():
        if line.startswith("["):
            section = found.setdefault(line.strip("[]"), [])
        elif line and not line.startswith("#"):
            section.append(line)
    return {name: tuple(lines) for name, lines in found.items()}
