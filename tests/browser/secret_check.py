"""What a browser may hold of a match: its frames by the engine, its page and its storage by what lies open."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from tests.browser import client_words
from tests.browser.received_frames import ReceivedFrames
from tests.browser.visitor import Visitor
from tests.server.redealt_frames import Leak, events_of
from tests.server.test_wire_secrecy import known_by_number

from penombre.engine import TABLE
from penombre.games import RULESETS
from penombre.games.dc_spyfall.catalogue import ABILITIES, JOKER
from penombre.games.dc_spyfall.locations import PLACES
from penombre.games.death_note.catalogue import ACTIONS, LIGHT, SECRET_ROLES, TILES
from penombre.games.kemomimi_panic.catalogue import ROLES
from penombre.games.rose_noire.catalogue import INVESTIGATOR, POSSESSED, PROOFS, rector_cards
from penombre.games.tokyo_ghoul.catalogue import CHARACTERS
from penombre.server.match.match_log import Started, decode
from penombre.store import Entry, open_store

LANGUAGES = ("fr", "en")
AROUND = 200
"""How much of a page is told around what should not be there."""


class Secret(Struct):
    """What nobody may know of a seat until it lies open: the field that shows it, and what it can be."""

    field: str
    among: dict[str, frozenset[str]]
    """Its names, by id."""
    listed: str = ""
    """Where the public part lists it by the number of the seat's card; nothing where it is with the seat."""
    common: frozenset[str] = frozenset()
    """Ids that are words of the page as well: these are found by their names alone."""
    cards: dict[str, frozenset[str]] = {}
    """Cards that nobody but those who saw them may read of anywhere on their page: by id, their names."""
    told: tuple[str, ...] = ()
    """Texts that name cards, the longest first: whoever reads what a card does, or a hint, sees no other card by it."""
    marks: frozenset[str] = frozenset()
    """What the suspects of the board are not marked with before the end, not even for who knows it."""
    also: tuple[Secret, ...] = ()
    """What else of a seat lies face down."""

    @property
    def ids(self) -> frozenset[str]:
        return frozenset(self.among) - self.common

    def texts(self, but: Collection[str] = ()) -> frozenset[str]:
        """What tells it, in any language; but for some ids."""
        told = {text for id, names in self.among.items() if id not in but for text in (id, *names)}
        return frozenset(told - self.common)

    def lies_open(self, public: dict[str, Any], seat: int) -> bool:
        """Whether everybody sees it."""
        for facts in public.get("seats", ())[seat : seat + 1]:
            return bool((public[self.listed][facts["card"]] if self.listed else facts)[self.field])
        return False


def _secret(
    game: str,
    field: str,
    ids: Iterable[str],
    *,
    named: str = "",
    listed: str = "",
    common: Iterable[str] = (),
    cards: Collection[str] = (),
    unnamed: Collection[str] = (),
    dealt: Iterable[str] = ("card",),
    marks: Iterable[str] = (),
    also: tuple[Secret, ...] = (),
) -> Secret:
    """`named` begins the names of the words for it, where that is not the field; `dealt` those of cards.

    The names of cards that are `unnamed` are also those of something else: they may be read anywhere.
    """
    words = [client_words.game(game, language) for language in LANGUAGES]
    names = {
        id: frozenset(each.text(f"{kind}-{id}") for each in words for kind in dealt if each.has(f"{kind}-{id}"))
        for id in cards
        if id not in unnamed
    }
    return Secret(
        field,
        {id: frozenset(each.text(f"{named or field}-{id}") for each in words) for id in ids},
        listed,
        frozenset(common),
        names,
        _naming(game, {name for each in names.values() for name in each}),
        frozenset(client_words.house(language, mark) for language in LANGUAGES for mark in marks),
        also,
    )


def _naming(game: str, names: Collection[str]) -> tuple[str, ...]:
    """Texts of a game in which some of these names are, the longest first."""
    texts = {text for language in LANGUAGES for text in client_words.told_of(game, language)}
    naming = {text for text in texts for name in names if name in text and name != text}
    return tuple(sorted(naming, key=lambda text: -len(text)))


_SECRETS: dict[str, Callable[[str], Secret]] = {
    "dc_spyfall": lambda game: _secret(
        game,
        "card",
        # The name of this one may be part of anything.
        set(PLACES) - {"oa"},
        named="location",
        also=(_secret(game, "card", (JOKER,), named="role"), _secret(game, "ability", ABILITIES)),
    ),
    "death_note": lambda game: _secret(
        game,
        "role",
        SECRET_ROLES,
        listed="roles",
        common=(LIGHT,),
        # The names of these are those of the game and of a role, or within what a tile says.
        cards={*ACTIONS, *TILES},
        unnamed=("death_note", "matsuda_enquete", "chantage"),
        dealt=("action", "tile"),
    ),
    "kemomimi_panic": lambda game: _secret(game, "role", ROLES),
    "rose_noire": lambda game: _secret(
        game,
        "role",
        (INVESTIGATOR, POSSESSED),
        # The name of this one is within that of a Trap.
        cards={*PROOFS, *rector_cards()},
        unnamed=("assassinat",),
        marks=("board-rose-suspect-accomplice",),
    ),
    "tokyo_ghoul": lambda game: _secret(game, "character", CHARACTERS),
}


@cache
def secret_of(game: str) -> Secret:
    """What lies face down in a game, with all the words for it."""
    return _SECRETS[game](game)


# On a phone somebody is seen twice: in the strip of seats and on the board.
_CARDS = """() => [...document.querySelectorAll("[data-seat]")].reduce((cards, card) => {
  cards[card.dataset.seat] = (cards[card.dataset.seat] ?? "") + card.outerHTML;
  return cards;
}, {})"""
_SUSPECTS = """() => [...document.querySelectorAll("[data-suspect]")].map((card) => card.outerHTML).join("\\n")"""


class Snapshot(Struct):
    """What a browser held at one moment: everything, and the card of each seat."""

    since: int
    """How many frames had come before it was looked at."""
    heard: int
    """How many frames had come after it was looked at."""
    over: bool
    page: str
    stored: str
    cards: dict[int, str]
    suspects: str = ""


class Snapshots:
    """What somebody's browser held whenever something had come in, until the match was over."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.taken: list[Snapshot] = []

    async def take(self) -> None:
        heard = self.visitor.heard
        since = len(heard.raw)
        cards, suspects = await self.visitor.page.evaluate(_CARDS), await self.visitor.page.evaluate(_SUSPECTS)
        page, stored = await self.visitor.holds(), await self.visitor.stores()
        by_seat = {int(seat): html for seat, html in cards.items()}
        self.taken.append(Snapshot(since, len(heard.raw), heard.over, page, stored, by_seat, suspects))

    async def go_on(self) -> None:
        while not self.visitor.heard.over:
            if not self.taken or self.taken[-1].heard != len(self.visitor.heard.raw):
                await self.take()
            await self.visitor.hears()


def at_first(snapshots: Snapshots) -> Snapshot:
    """The first one, as if it had been taken before anything happened: what is hidden then is known."""
    came = 1 + next(number for number, frame in enumerate(snapshots.visitor.heard.frames) if frame["type"] == "full")
    return replace(snapshots.taken[0], since=came, heard=came, over=False)


def covered_seats(snapshot: Snapshot, heard: ReceivedFrames) -> list[int]:
    """Seats whose secret nobody saw lie open at that time."""
    secret, known = secret_of(heard.room["game"]), list(_known(snapshot, heard))
    return [seat for seat in snapshot.cards if not any(secret.lies_open(fold.public, seat) for fold in known)]


def unseen_cards(snapshot: Snapshot, heard: ReceivedFrames) -> list[str]:
    """Names of cards that nobody had let this person see at that time."""
    shown = _shown(_known(snapshot, heard))
    cards = secret_of(heard.room["game"]).cards
    return sorted(name for card, names in cards.items() if card not in shown for name in names)


async def log_of(store: Path, match: str) -> list[Entry]:
    """All that the server wrote down of a match."""
    opened = await open_store(store / "penombre.sqlite3", only_read=True)
    entries = await opened.entries(match)
    await opened.close()
    return entries


def check(watched: Iterable[Snapshots], entries: list[Entry]) -> None:
    """Raise `Leak` if any of these browsers ever held what its person could not know."""
    started = decode(entries[0].body)
    assert isinstance(started, Started)
    numbers = known_by_number(entries)
    for snapshots in watched:
        visitor = snapshots.visitor
        seat = TABLE if visitor.heard.seat is None else visitor.heard.seat
        check_frames(visitor.heard, numbers[seat])
        check_answers(visitor)
        forbidden = {"the secret of the deal": started.secret}
        forbidden |= {f"the guest of seat {other}": guest for other, guest in enumerate(started.guests) if guest}
        for snapshot in snapshots.taken:
            check_snapshot(snapshot, visitor.heard, forbidden)


def check_frames(heard: ReceivedFrames, numbers: dict[int, dict[str, Any]]) -> None:
    """What is folded from the frames is, at each number, what may be known then, by the log and the engine."""
    fold = ReceivedFrames()
    checked = 0
    for raw, frame in zip(heard.raw, heard.frames, strict=True):
        fold.take(raw)
        if frame["type"] not in ("full", "step"):
            continue
        checked += 1
        known = numbers[frame["seq"]]
        received = {
            "public": fold.public,
            "private": fold.private or None,
            "question": frame["question"],
            "events": events_of(fold.told),
            "said": [one for one in fold.told if one["type"] == "said"],
        }
        for name, value in received.items():
            if value != known[name]:
                raise Leak(f"{name} is not what seat {heard.seat} may know: {value} and not {known[name]}")
    assert checked > 5


def check_answers(visitor: Visitor) -> None:
    """Nothing that the HTTP API said before the end names a role; the rules of games do."""
    for path, text, over in visitor.answers:
        if not over and not path.startswith("/api/games"):
            game = visitor.heard.room["game"]
            for setting in RULESETS[game].settings:
                text = text.replace(f'"{setting.name}":', "")
            secret = secret_of(game)
            for each in (secret, *secret.also):
                _none_of(each.ids, text, f"{visitor} was answered on {path}")


def check_snapshot(snapshot: Snapshot, heard: ReceivedFrames, forbidden: dict[str, str]) -> None:
    """Before it lies open nobody's card tells who they are, not even one's own; nothing is ever stored of it."""
    secret = secret_of(heard.room["game"])
    for each in (secret, *secret.also):
        _none_of(each.texts(), snapshot.stored, "the browser stores")
    if snapshot.over:
        return
    for what, text in forbidden.items():
        _none_of({text}, snapshot.page + snapshot.stored, f"the browser holds {what}:")
    known = list(_known(snapshot, heard))
    # Why somebody cannot be chosen may be what one's own card says.
    own = {fold.question["args"].get("limit", "") for fold in known if fold.question}
    for seat, html in snapshot.cards.items():
        for each in (secret, *secret.also):
            if not any(each.lies_open(fold.public, seat) for fold in known):
                _none_of(each.texts(but=own | _named(known)), html, f"the card of seat {seat} tells")
    _none_of(secret.marks, snapshot.suspects, "a suspect is marked")
    shown = _shown(known)
    page = snapshot.page.replace("&nbsp;", "\N{NO-BREAK SPACE}")
    for text in secret.told:
        page = page.replace(text, "")
    for card, names in secret.cards.items():
        if card not in shown:
            _none_of(names | {card}, page, "nobody let them see, and the page tells,")


def _shown(known: Iterable[ReceivedFrames]) -> str:
    """All that somebody was told, but for the kinds of card that there are."""
    return "\n".join(str((_dealt(fold.public), fold.private, fold.told, fold.question)) for fold in known)


def _named(known: Iterable[ReceivedFrames]) -> set[str]:
    """What cards that stay before somebody say openly."""
    return {front["named"] for fold in known for front in fold.public.get("front", ())}


def _dealt(public: dict[str, Any]) -> dict[str, Any]:
    """The public part without the kinds of card that there are."""
    return {name: value for name, value in public.items() if name != "kinds"}


def _known(snapshot: Snapshot, heard: ReceivedFrames) -> Iterator[ReceivedFrames]:
    """What was known while the browser was looked at: its page may be a little behind its frames, or ahead of them."""
    fold = ReceivedFrames()
    for number, raw in enumerate(heard.raw[: snapshot.heard + 2], 1):
        fold.take(raw)
        if number >= snapshot.since:
            yield copy(fold)


def _none_of(texts: Iterable[str], within: str, where: str) -> None:
    within = within.replace("&nbsp;", "\N{NO-BREAK SPACE}")
    for text in texts:
        if text in within and (found := re.search(rf"(?<!\w){re.escape(text)}(?!\w)", within)):
            around = within[max(0, found.start() - AROUND) : found.end() + AROUND]
            raise Leak(f"{where} {text}: …{around}…")
