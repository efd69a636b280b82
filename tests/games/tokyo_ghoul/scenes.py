"""Scenes of Tokyo Ghoul in game words: who sits where with which cards, where the Action token lies, what they do.

Cards are written by letters: C (Café), N (Nourriture), T (Transformation), D (Colombe), M (Masque).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec

from penombre.engine import EVERYBODY, TABLE, Match, mask, replaced
from penombre.games.tokyo_ghoul.catalogue import (
    AREAS,
    CHARACTERS,
    CONFIGS,
    GHOUL,
    HAND,
    HUMAN,
    INSPECTOR,
    KANEKI,
    MASK,
    NEUTRAL,
    PLACES,
    RED_SLOTS,
    RUMOUR,
    SLOTS,
    START_SLOT,
    TYPES,
    deck,
)
from penombre.games.tokyo_ghoul.deduction import Possible
from penombre.games.tokyo_ghoul.imagining import knowledge
from penombre.games.tokyo_ghoul.rules import TokyoGhoul
from penombre.games.tokyo_ghoul.setup import put_face_up
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable, collects
from penombre.games.tokyo_ghoul.turn import walks
from penombre.testing.scene import Player, Scene
from penombre.testing.secrecy import observed

LETTERS = dict(zip("CNTDM", TYPES, strict=True))
_LETTER_OF = {type: letter for letter, type in LETTERS.items()}
_STAGES = {
    "show_initial": ("show_initial", "prelim_show", "prelim_give", "turn_start"),
    "prelim_show": ("prelim_show", "prelim_give", "turn_start"),
    "turn_start": ("turn_start",),
    "turn_choice": ("turn_choice",),
    "support_action": ("support_action", "turn_end"),
}
# Who fills the seats that a scene does not care about, by camp; those whom a companion makes win come last.
_EXTRAS = {
    GHOUL: ("hinami", "touka", "tsukiyama", "rize", "nishiki", "yoshimura", "uta"),
    INSPECTOR: ("mado", "amon", "suzuya"),
    HUMAN: ("hide", "kaneki", "kimi", "yoriko"),
}
_SET_UP_VISIBLE = tuple(slot for slot in range(SLOTS) if slot not in RED_SLOTS)
_RED_AHEAD = (1, (0, 1, 4, 6))
"""A board that is reached after a round: from slot 1 the next visible Place is the red one on slot 4."""


def letters(cards: Iterable[str]) -> str:
    """Cards as letters, in the order of the types."""
    return "".join(_LETTER_OF[card] for card in sorted(cards, key=TYPES.index))


def types(written: str) -> tuple[str, ...]:
    """The types of cards written by letters, in the order of the types."""
    return tuple(type for letter, type in LETTERS.items() for each in written if each == letter)


class TokyoGhoulPlayer(Player):
    """A player with the verbs of the game; every verb answers the question it belongs to and no other."""

    def shows(self, cards: str) -> TokyoGhoulPlayer:
        """Show two cards, in the preliminary phase or when interrogated."""
        kind = "prelim_show" if self.asked == "prelim_show" else "interrogation_show"
        return self._does(kind, "+".join(types(cards)))

    def gives(self, card: str) -> TokyoGhoulPlayer:
        """Give a card to the right in the preliminary phase."""
        return self._does("prelim_give", LETTERS[card])

    def walks(self, steps: int) -> TokyoGhoulPlayer:
        """Move the Action token one or two visible Places."""
        return self._does("turn_choice", f"move-{steps}")

    def strikes(self, other: Player) -> TokyoGhoulPlayer:
        """The Inspectors' special elimination, instead of a walk."""
        return self._does("turn_choice", f"special-{other.seat}")

    def interrogates(self, other: Player) -> TokyoGhoulPlayer:
        """Interrogate somebody."""
        return self._does("interrogate", other)

    def keeps(self) -> TokyoGhoulPlayer:
        """Exchange nothing."""
        return self._does("interrogation_exchange", "keep")

    def exchanges(self, give: str, take: str, *, mine_up: bool = False, theirs_up: bool = False) -> TokyoGhoulPlayer:
        """Give one card for another; `mine_up` and `theirs_up` for cards that lie face up."""
        option = f"{LETTERS[give]}{'*' * mine_up}>{LETTERS[take]}{'*' * theirs_up}"
        return self._does("interrogation_exchange", option)

    def turns_up(self, card: str) -> TokyoGhoulPlayer:
        """Put a card face up, at the start or after an exchange."""
        return self._does("show_initial" if self.asked == "show_initial" else "redisplay", LETTERS[card])

    def removes(self, other: Player, area: str) -> TokyoGhoulPlayer:
        """Put a token of somebody's area back into the Reserve."""
        return self._does("cover_remove", f"seat-{other.seat}-{area}")

    def adds(self, other: Player) -> TokyoGhoulPlayer:
        """Give somebody a token."""
        return self._does("cover_give", other)

    def attacks(self, other: Player) -> TokyoGhoulPlayer:
        """Attack somebody on a red Place."""
        return self._does("attack", other)

    def peeks(self, other: Player) -> TokyoGhoulPlayer:
        """Look at a support token."""
        return self._does("support_action", f"peek-{other.seat}")

    def swaps(self, other: Player) -> TokyoGhoulPlayer:
        """Exchange the own support token for somebody's."""
        return self._does("support_action", f"swap-{other.seat}")

    def passes(self) -> TokyoGhoulPlayer:
        """Do nothing."""
        return self.chooses("pass")

    # -- what lies in front of a player

    @property
    def may_choose(self) -> str:
        """The letters of the players this player may answer with now."""
        return "".join(other.name for other in self.scene if f"seat-{other.seat}" in self.options)

    @property
    def may_strike(self) -> str:
        """The letters of the players this player may eliminate without walking."""
        return "".join(other.name for other in self.scene if f"special-{other.seat}" in self.options)

    @property
    def table(self) -> TokyoGhoulTable:
        """The table this player sits at."""
        table: TokyoGhoulTable = self.match.table
        return table

    @property
    def character(self) -> str:
        """Whom this player plays."""
        return self.table.character(self.seat)

    @property
    def hand(self) -> str:
        """The cards in hand, as letters."""
        return letters(self.table.hand(self.seat))

    @property
    def face_up(self) -> str:
        """The card that lies face up, as a letter; nothing without masks, or for the moment."""
        return _LETTER_OF.get(self.table.face_up(self.seat), "")

    @property
    def tokens(self) -> int:
        """How many Suspicion tokens this player has."""
        return self.table.tokens[self.seat]

    @property
    def areas(self) -> dict[str, int]:
        """The areas of the Investigation board that hold tokens."""
        return {area: count for area, count in zip(AREAS, self.table.areas[self.seat], strict=True) if count}

    @property
    def support(self) -> str:
        """The support token that truly lies here."""
        return self.table.support(self.seat)

    @property
    def met(self) -> tuple[str, ...]:
        """The objectives this player met; none while the match goes on."""
        ending = self.table.ending
        return ending.met[self.seat] if ending else ()

    # -- what a player knows

    def support_known(self, other: Player) -> str:
        """What this player's view says of somebody's support token; empty where it says nothing."""
        known: str = self.private.supports[other.seat]
        return known

    def has_seen_of(self, other: Player) -> list[str]:
        """The cards of somebody that this player was shown, one entry per time, as letters."""
        return [letters(memory.saw) for memory in self.private.memories if memory.seat == other.seat and memory.saw]

    def may_hold(self, other: Player) -> set[str]:
        """The cards somebody may have, the face-up one included, as far as this player can tell."""
        possible = Possible(knowledge(self.table, self.seat))
        return {letters(hand) for hand in possible.family.members(possible.hands(other.seat))}

    @property
    def everything(self) -> dict[str, bytes]:
        """All that has reached this player, byte by byte: its view, its question, everything it was told."""
        return {**observed(self.match, self.seat), "told": msgspec.json.encode(self.events)}

    def _does(self, kind: str, option: Any) -> TokyoGhoulPlayer:
        return self.chooses(option, kind=kind)


class TokyoGhoulScene(Scene[TokyoGhoulPlayer]):
    """A table of Tokyo Ghoul."""

    @property
    def active(self) -> TokyoGhoulPlayer:
        """Whose turn it is."""
        return self[self.table.active]

    @property
    def slot(self) -> int:
        """Where the Action token lies."""
        slot: int = self.table.slot
        return slot

    @property
    def visible(self) -> list[int]:
        """The slots of the visible Places."""
        return [slot for slot in range(SLOTS) if self.table.visible >> slot & 1]

    @property
    def reserve(self) -> int:
        """The tokens left in the Reserve."""
        reserve: int = self.table.reserve
        return reserve

    @property
    def spectator(self) -> TokyoGhoulPlayer:
        """Somebody who only watches."""
        return TokyoGhoulPlayer(self, "spectator", TABLE)

    @property
    def won(self) -> str:
        """The letters of the players who won."""
        return "".join(player.name for player in self.winners)

    @property
    def ending(self) -> str:
        """How it ended: instant, kill, exhausted; nothing while the match goes on."""
        return self.outcome.ending if self.outcome else ""

    def all_saw(self, key: str, /, **args: Any) -> bool:
        """Whether everybody was told of such an event, spectators too."""
        return all(player.saw(key, **args) for player in (*self, self.spectator))

    def who_saw(self, key: str, /, **args: Any) -> str:
        """The letters of the players who were told of such an event."""
        return "".join(player.name for player in self if player.saw(key, **args))

    def next_turn(self) -> TokyoGhoulScene:
        """Everybody passes until the next turn begins, or the game ends."""
        turn = self.table.turn
        while not self.over and self.table.turn == turn:
            self.passes()
        return self


def dealt(players: int, deal: int = 0, **options: Any) -> TokyoGhoulScene:
    """A scene from the very start of a real deal."""
    return TokyoGhoulScene(Match(TokyoGhoul(), players, options, deal), "ABCDEFGH", TokyoGhoulPlayer)


def table(
    at: str = "turn_choice",
    *,
    players: int = 0,
    active: str = "A",
    masks: bool = False,
    open_counts: bool = False,
    supports: bool | str = False,
    places: Sequence[str] = (),
    token_slot: int | None = None,
    visible: Iterable[int] | None = None,
    reds_known: bool | None = None,
    tokens: Mapping[str, int | Mapping[str, int]] | None = None,
    reserve: int | None = None,
    turn: int = 1,
    luck: int | str = "",
    **seats: str,
) -> TokyoGhoulScene:
    """A scene: `table("anteiku", A="kaneki NNC", B="nishiki TT", C="", D="mado", active="B", tokens={"C": 2})`.

    A seat is described by its character and its cards, either of which may be left out. Cards are letters; with masks
    there are four and one lies face up: the lower-case or starred one (`NNCd`, `NNCD*`), else a mask, else the first.
    Cards and characters left out are filled in so that deck and pool are those of the box and nobody wins by them if
    it can be helped. Seats up to the last letter, to `players` and to four are there.

    `at` is where the scene starts: show_initial, prelim_show, turn_start, turn_choice, support_action, or a Place, to
    which the active player then walks for real: what nobody is asked about there (Suspicion) has happened.
    `places` are the eight Places by slot; `token_slot` and `visible` (slots) the board, as at the start if left out -
    before a red Place, as after a round; `reds_known` whether the red Places were seen (if one is visible they were).
    With `open_counts`, objectives count what lies face up. `supports` is True or the letter of who has transformed
    Kaneki. `tokens` are per letter a number, which lies in `rumeur`, or numbers by area; the `reserve` is what they
    leave unless it is given. `turn` is the number of the turn; `luck` another course of chance.
    """
    strange = [name for name in seats if name not in tuple("ABCDEFGH")]
    assert not strange, f"neither seats nor keywords of a scene: {', '.join(strange)}"
    names = "ABCDEFGH"[: max(4, players, *["ABCDEFGH".index(letter) + 1 for letter in seats])]
    people = [_Person(letter, seats.get(letter, "")) for letter in names]
    n = len(people)
    _cast(people)
    _fill_hands(people, masks=masks)
    rules = TokyoGhoul()
    pool = [person.character for person in people]
    options = {"masque": masks, "soutien": bool(supports), "characters": pool, "open_card_counts": open_counts}
    t = rules.setup(n, rules.options(n, options), f"scene{luck}".encode())
    t.set_faces({seat: person.character for seat, person in enumerate(people)})
    t.first = t.active = names.index(active)
    _deal(t, people, at)
    board = _Board(at, places, token_slot, visible, reds_known)
    board.lay(t)
    if supports:
        _give_supports(t, names.index(supports) if isinstance(supports, str) else n - 1)
    for letter, held in (tokens or {}).items():
        for area, count in (held if isinstance(held, Mapping) else {RUMOUR: held}).items():
            for _ in range(count):
                t.suspect(names.index(letter), area)
    t.reserve = t.reserve if reserve is None else reserve
    assert t.reserve >= 0, f"there are not so many tokens with {n} players"
    t.exhausted = not t.reserve
    t.todo = _STAGES[board.stage]
    t.turn = {"turn_start": turn - 1, "turn_choice": turn, "support_action": turn}.get(board.stage, 0)
    if board.stage == "turn_choice":
        assert not collects(t.row(t.active), t.counted(t.active), 3), f"{active} would have won already"
    t.events.clear()
    scene = TokyoGhoulScene(Match.at(rules, t, options), names, TokyoGhoulPlayer)
    if board.steps:
        scene.active.walks(board.steps)
    return scene


class _Person:
    """Who sits on a seat, as far as a scene says."""

    def __init__(self, name: str, words: str) -> None:
        self.name = name
        self.character = self.face_up = ""
        self.cards: list[str] = []
        for word in words.split():
            if word in CHARACTERS:
                self.character = word
            else:
                self._take(word)

    def _take(self, written: str) -> None:
        for place, letter in enumerate(written):
            if letter == "*" and place:
                self._turn_up(self.cards[-1])
                continue
            assert letter.upper() in LETTERS, f"{self.name}: {written!r} is neither a character nor cards"
            self.cards.append(LETTERS[letter.upper()])
            if letter.islower():
                self._turn_up(self.cards[-1])

    def _turn_up(self, card: str) -> None:
        assert not self.face_up, f"{self.name}: only one card lies face up"
        self.face_up = card

    def worth(self, cards: Sequence[str]) -> int:
        """How much these cards, where some were filled in, would disturb a scene: by winning, by pairs."""
        row = CHARACTERS[self.character]
        most = max(cards.count(type) for type in TYPES)
        return (
            100 * collects(row, tuple(cards), 3)
            + 10 * (bool(row.stay_alive) and cards.count(row.stay_alive) >= 2)
            + most
        )


def _cast(people: list[_Person]) -> None:
    """Characters for those who have none, so that the pool is one the rules allow."""
    n = len(people)
    named = [person.character for person in people if person.character]
    for config in CONFIGS[n].values():
        for stands_in in (GHOUL, HUMAN):
            room = dict(zip((GHOUL, INSPECTOR, HUMAN), config, strict=True))
            for id in named:
                camps = CHARACTERS[id].camps
                room[stands_in if len(camps) > 1 else camps[0]] -= 1
            if min(room.values()) >= 0:
                extras = [id for camp, count in room.items() for id in _extras(camp, named, n)[:count]]
                for person in people:
                    person.character = person.character or extras.pop(0)
                return
    raise AssertionError(f"{n} players cannot be {', '.join(named)}: no configuration has so many of a camp")


def _extras(camp: str, named: list[str], players: int) -> list[str]:
    return [
        id
        for id in _EXTRAS[camp]
        if id not in named and CHARACTERS[id].excludes not in named and CHARACTERS[id].least_players <= players
    ]


def _fill_hands(people: list[_Person], *, masks: bool) -> None:
    """Deal the cards that were not named to whoever lacks some; of many deals the one that disturbs the least."""
    size = HAND + masks
    left = deck(len(people), masks=masks)
    for person in people:
        assert len(person.cards) <= size, f"{person.name} has more than {size} cards"
        assert masks or not person.face_up, f"{person.name}: cards lie face up with masks only"
        for card in person.cards:
            assert card in left, f"{person.name}: there are not so many {card} with {len(people)} players"
            left.remove(card)
        if MASK in person.cards:
            assert person.face_up in ("", MASK), f"{person.name} has a mask and must show it"
            person.face_up = MASK
    lacking = [seat for seat, person in enumerate(people) for _ in range(size - len(person.cards))]
    masked = [seat for seat in lacking if people[seat].face_up in ("", MASK)]
    to_mask = left.count(MASK)
    assert len(masked) >= to_mask, f"{to_mask} masks are left and only {len(masked)} may go to somebody's hand"
    others = [card for card in left if card != MASK]

    def dealt_by(rng: Random) -> list[list[str]]:
        hands = [list(person.cards) for person in people]
        room = list(lacking)
        for seat in rng.sample(masked, to_mask):
            hands[seat].append(MASK)
            room.remove(seat)
        for seat, card in zip(room, rng.sample(others, len(others)), strict=True):
            hands[seat].append(card)
        return hands

    def worth(hands: list[list[str]]) -> int:
        return sum(people[seat].worth(hands[seat]) for seat in set(lacking))

    best = min((dealt_by(Random(number)) for number in range(200 if lacking else 1)), key=worth)
    for person, hand in zip(people, best, strict=True):
        named = bool(person.cards)
        person.cards = hand
        if masks and not person.face_up:
            person.face_up = MASK if MASK in hand else hand[0] if named else min(hand, key=TYPES.index)


def _deal(t: TokyoGhoulTable, people: list[_Person], at: str) -> None:
    t.deeds = ()
    for seat, person in enumerate(people):
        t.deal_hand(seat, person.cards)
        if t.masks and (at != "show_initial" or person.face_up == MASK):
            put_face_up(t, seat, person.face_up)


def _give_supports(t: TokyoGhoulTable, holder: int) -> None:
    for seat in range(t.players):
        t.set_faces({t.support_card(seat): KANEKI if seat == holder else NEUTRAL})


class _Board:
    """Where the Places and the Action token lie, and the walk that leads to the Place a scene starts at."""

    def __init__(
        self,
        at: str,
        places: Sequence[str],
        token_slot: int | None,
        visible: Iterable[int] | None,
        reds_known: bool | None,
    ) -> None:
        assert at in PLACES or at in _STAGES, f"{at!r} is neither a Place nor one of {', '.join(_STAGES)}"
        red = at in PLACES and PLACES[at].red
        slot, shown = _RED_AHEAD if red and token_slot is None and visible is None else (START_SLOT, _SET_UP_VISIBLE)
        self.slot = slot if token_slot is None else token_slot
        self.shown = tuple(sorted(shown if visible is None else visible))
        self.visible = sum(1 << each for each in self.shown)
        assert (self.slot, self.visible) in _reachable(), (
            f"no play leads to a board with the token on {self.slot} and {self.shown} visible"
        )
        shows_a_red = any(each in RED_SLOTS for each in self.shown)
        self.reds_known = shows_a_red if reds_known is None else reds_known
        assert self.reds_known or not shows_a_red, "a red Place that is visible is known"
        self.places = tuple(places) or self._order(at)
        assert sorted(self.places) == sorted(PLACES), f"these are not the eight Places: {', '.join(self.places)}"
        assert all(PLACES[place].red == (each in RED_SLOTS) for each, place in enumerate(self.places)), (
            f"red Places lie on slots {RED_SLOTS}, and only they"
        )
        self.stage, self.steps = (at, 0) if at in _STAGES else ("turn_choice", self._steps_to(at))

    def _order(self, at: str) -> tuple[str, ...]:
        """The Places in the order of the catalogue, but the one to walk to lies next on the way."""
        ahead = walks(self.slot, self.visible, 1)
        assert ahead is not None
        next_slot = ahead.slot if PLACES.get(at) and PLACES[at].red == (ahead.slot in RED_SLOTS) else -1
        rest = [place for place in PLACES if place != at or next_slot < 0]
        laid = []
        for slot in range(SLOTS):
            place = at if slot == next_slot else next(id for id in rest if PLACES[id].red == (slot in RED_SLOTS))
            laid.append(place)
            if place in rest:
                rest.remove(place)
        return tuple(laid)

    def _steps_to(self, place: str) -> int:
        for steps in (1, 2):
            walk = walks(self.slot, self.visible, steps)
            if walk is not None and self.places[walk.slot] == place:
                return steps
        raise AssertionError(f"from slot {self.slot}, with {self.shown} visible, no walk leads to {place}")

    def lay(self, t: TokyoGhoulTable) -> None:
        """Put tiles and token on the table."""
        t.slot, t.visible = self.slot, self.visible
        for slot, place in enumerate(self.places):
            card = t.place_card(slot)
            t.set_faces({card: place})
            if slot in RED_SLOTS:
                t.seen = replaced(t.seen, card, EVERYBODY if self.reds_known else mask())


@cache
def _reachable() -> frozenset[tuple[int, int]]:
    """Every board that play can lead to: the slot of the token with the visible slots."""
    start = (START_SLOT, sum(1 << slot for slot in _SET_UP_VISIBLE))
    found, ahead = {start}, [start]
    while ahead:
        slot, visible = ahead.pop()
        for steps in (1, 2):
            walk = walks(slot, visible, steps)
            if walk is None:
                continue
            after = (walk.slot, visible & ~(1 << slot) | sum(1 << flown for flown in walk.flown))
            if after not in found:
                found.add(after)
                ahead.append(after)
    return frozenset(found)
