"""Free words at a table, read as the statement they make; `FreeTalk` is what a game says of its words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from penombre.bots.reading.plain import plain
from penombre.bots.reading.sentences import fitting
from penombre.engine import Match, Seat, Statement


class FreeTalk(Struct, frozen=True, eq=False):
    """How people speak of what a game has words for. Names are plain words, in both languages."""

    mine: Mapping[str, tuple[str, ...]] = {}
    """What somebody may claim to be: the word of the game, and its names."""
    theirs: frozenset[str] = frozenset()
    """Which of these can be claimed of somebody else, too."""
    wanted: Mapping[str, tuple[str, ...]] = {}
    """Roles that are looked for: of somebody else they are an accusation, where `theirs` does not have the word. The
    word may be one of `mine`, or none of the game's."""
    promise: str = ""
    """How somebody votes who says whom they vote for."""
    defence: str | None = None
    """What somebody claims to be who says it was not them: the word of the game, or none where there is a sentence
    for that without one."""
    others: Mapping[str, tuple[str, ...]] = {}
    """Those who are talked of and sit nowhere, as suspects: their names."""
    guilty: str = ""
    """What is claimed of one of them who is accused: `guilty_{}`."""
    innocent: str = ""
    reproaches: frozenset[str] = frozenset()
    """What is claimed of somebody as a reproach, besides the roles that are looked for."""

    def blames(self, what: str) -> bool:
        """Whether it is held against somebody to be that."""
        return what in self.wanted or what in self.reproaches

    def clears(self, what: str) -> bool:
        """Whether it speaks for somebody to be that."""
        return bool(what) and what == self.defence


@cache
def free_talk_of(game: str) -> FreeTalk | None:
    """How people speak of a game, where it says so: `FREE_TALK` of its module `bot.free_talk`."""
    name = f"penombre.games.{game}.bot"
    # Games are found by name: the bots come before them and know none.
    if find_spec(f"penombre.games.{game}") is None or find_spec(f"{name}.free_talk") is None:
        return None
    talk: FreeTalk = import_module(f"{name}.free_talk").FREE_TALK
    return talk


def taken(match: Match[Any], seat: Seat, said: Statement, names: Sequence[str]) -> Statement:
    """What somebody says, as it is taken: free words for what they mean, where the rules would let them say so."""
    talk = free_talk_of(match.ruleset.id)
    if talk is None or said != Statement("text", text=said.text):
        return said
    statement = understood(talk, said.text, names, seat)
    return said if statement is None or not match.may_say(seat, statement) else statement


def understood(talk: FreeTalk, text: str, names: Sequence[str], speaker: Seat) -> Statement | None:
    """What somebody says by these words, with the words; None where it is just talk."""
    words, roles, people = _marked(talk, text, names)
    if "?" in text:
        about = next((each for each in people.values() if isinstance(each, int) and each != speaker), None)
        return None if about is None else Statement("ask", about, text=text)
    found = fitting(words)
    if found is None:
        return None
    kind, role, who = found
    return _stated(talk, kind, roles.get(role, ""), people.get(who), text, speaker)


def _stated(talk: FreeTalk, kind: str, role: str, who: Seat | str | None, text: str, speaker: Seat) -> Statement | None:
    blamed = kind in ("accuse", "promise") or (kind == "theirs" and role in talk.wanted)
    cleared = kind in ("vouch", "cleared") or (kind == "not_theirs" and role in talk.wanted)
    if isinstance(who, str):
        word = talk.guilty if blamed else talk.innocent if cleared else ""
        return Statement("claim", what=word.format(who), text=text) if word else None
    match kind:
        case "mine" if role in talk.mine:
            return Statement("claim", what=role, text=text)
        case "defence":
            return _defence(talk, text)
        case "not_mine" if role in talk.wanted:
            return _defence(talk, text)
        case "theirs" if role in talk.theirs and who is not None and who != speaker:
            return Statement("claim", who, role, text)
    if who is None or who == speaker:
        return _defence(talk, text) if who == speaker and cleared else None
    if kind == "promise":
        return Statement("promise", who, talk.promise, text)
    if blamed:
        return Statement("accuse", who, text=text)
    return Statement("vouch", who, text=text) if cleared else None


def _defence(talk: FreeTalk, text: str) -> Statement | None:
    return Statement("claim", what=talk.defence, text=text) if talk.defence is not None else None


def _marked(talk: FreeTalk, text: str, names: Sequence[str]) -> tuple[str, dict[str, str], dict[str, Seat | str]]:
    """The text with a mark for every role and player in it, and what the marks stand for; long names come first."""
    words = plain(text)
    roles: dict[str, str] = {}
    people: dict[str, Seat | str] = {}
    for number, (name, stands_for, is_role) in enumerate((*_players(names), *_vocabulary(talk))):
        mark = f"{'#' if is_role else '@'}{number}"
        if f" {name} " in words:
            # Twice, for a name right after itself shares a blank with it.
            words = words.replace(f" {name} ", f" {mark} ").replace(f" {name} ", f" {mark} ")
            if is_role:
                roles[mark] = str(stands_for)
            else:
                people[mark] = stands_for
    return words, roles, people


_Named = tuple[str, Seat | str, bool]
"""A name, what it stands for, and whether that is a role."""


def _players(names: Sequence[str]) -> list[_Named]:
    named: list[_Named] = [(name, seat, False) for seat, name in enumerate([plain(name).strip() for name in names])]
    return sorted([each for each in named if each[0]], key=_longest)


@cache
def _vocabulary(talk: FreeTalk) -> tuple[_Named, ...]:
    spoken: list[_Named] = [(name, other, False) for other, names in talk.others.items() for name in names]
    spoken += [(name, word, True) for word, names in {**talk.wanted, **talk.mine}.items() for name in names]
    return tuple(sorted(spoken, key=_longest))


def _longest(named: _Named) -> int:
    return -len(named[0])
