"""Talk: typed statements that everybody, bots and screen readers included, can use. Talk changes no state."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from penombre.engine.errors import BadStatement
from penombre.engine.plain import is_number, is_text, shown

KINDS = ("claim", "accuse", "vouch", "ask", "promise", "text", "emote", "unsay")
LONGEST = 500


class Statement(Struct, frozen=True, gc=False, cache_hash=True):
    """Something said: a kind, whom it is about, which word of the game it uses, or free text.

    `claim` - I am, or I know, `what` (about `about`, if anybody); `accuse` and `vouch` - against or for `about`;
    `ask` - a question to `about`; `promise` - how I will vote on `about`; `text` - free words; `emote` - a gesture,
    `what`, that says no more than a face would; `unsay` - my last statement was just words, and is not to be taken as
    anything else. Free words that are understood as one of these come with it as its `text`.
    """

    kind: str
    about: int | None = None
    what: str = ""
    text: str = ""


class Said(Struct, frozen=True, gc=False, cache_hash=True):
    """A statement with who made it and when (the number of questions settled before it, which everybody knows)."""

    seat: int
    moment: int
    statement: Statement


def meant(said: tuple[Said, ...]) -> tuple[Said, ...]:
    """What was said, as those who said it want it to be taken: what was unsaid is just words."""
    if not any(one.statement.kind == "unsay" for one in said):
        return said
    kept: list[Said] = []
    for one in said:
        if one.statement.kind != "unsay":
            kept.append(one)
            continue
        at = next((at for at in range(len(kept) - 1, -1, -1) if kept[at].seat == one.seat), None)
        if at is not None and kept[at].statement.text:
            kept[at] = replace(kept[at], statement=Statement("text", text=kept[at].statement.text))
    return tuple(kept)


def check(statement: Statement, players: int, vocabulary: frozenset[str], gestures: frozenset[str]) -> None:
    """Refuse what no table could pass on."""
    if not _is_plain(statement):
        raise BadStatement("a statement has a kind, a word of the game and a text, in characters that can be written")
    if statement.kind not in KINDS:
        raise BadStatement(f"{shown(statement.kind)} is no kind of statement; expected one of: {', '.join(KINDS)}")
    if statement.about is not None and not (is_number(statement.about) and 0 <= statement.about < players):
        raise BadStatement(f"there is no seat {shown(statement.about)}; expected 0 to {players - 1}")
    if statement.kind in ("accuse", "vouch", "ask", "promise") and statement.about is None:
        raise BadStatement(f"{statement.kind} needs to be about a seat")
    if statement.kind == "text" and not statement.text.strip():
        raise BadStatement("a text statement needs some text")
    if statement.kind == "emote" and (statement.text or statement.about is not None):
        raise BadStatement("an emote is a word of the game alone, about nobody and without a text")
    if (statement.kind == "emote") != (statement.what in gestures):
        raise BadStatement(f"{shown(statement.what)} is no {statement.kind}; emotes are: {_listed(gestures)}")
    if statement.kind == "unsay" and statement != Statement("unsay"):
        raise BadStatement("whoever unsays something says nothing else by it")
    if len(statement.text) > LONGEST:
        raise BadStatement(f"at most {LONGEST} characters can be said at once, not {len(statement.text)}")
    if statement.what not in vocabulary | gestures and (statement.kind != "text" or statement.what):
        raise BadStatement(
            f"{shown(statement.what)} is not in this game's words; expected one of: {_listed(vocabulary)}"
        )


def _listed(words: frozenset[str]) -> str:
    return ", ".join(sorted(words)) or "none"


def _is_plain(statement: Any) -> bool:
    """Structs take what they are given: whether their words are texts is for the reader to see."""
    return isinstance(statement, Statement) and all(map(is_text, (statement.kind, statement.what, statement.text)))
