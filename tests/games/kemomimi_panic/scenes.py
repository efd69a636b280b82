"""Scenes of Kemomimi Panic in game words: who sits where with which cards, and what they do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from penombre.engine import NOBODY, TABLE, Match, Seat
from penombre.games.kemomimi_panic.catalogue import CHARACTERS, CIVILIAN, CRESCENT, FULL, ROLES
from penombre.games.kemomimi_panic.flow import ORDER
from penombre.games.kemomimi_panic.rules import KemomimiPanic
from penombre.games.kemomimi_panic.setup import deal_roles, new_day
from penombre.games.kemomimi_panic.table import GHOST, IN_PLAY, OUT, KemomimiTable, zones
from penombre.testing.scene import Player, Scene

_CHARACTERS = {id.rsplit("_", 1)[1]: id for id in CHARACTERS}
_ROLES = {"crescent": CRESCENT, "full": FULL, **{id.rsplit("_", 1)[-1]: id for id in ROLES if "thief" not in id}}
_WINDOWS = {window.id: index for index, window in enumerate(ORDER)}
# Characters that do nothing once their ability is spent: they fill the seats a scene does not care about.
_EXTRAS = (
    "valeria",
    "towa",
    "cecilia",
    "barbera",
    "verna",
    "luma",
    "ulrika",
    "teresia",
    "amarillo",
    "tristel",
    "ester",
)


class KemomimiPlayer(Player):
    """A player with the verbs of the game; every verb answers the question it belongs to and no other."""

    def uses(self) -> KemomimiPlayer:
        """Use the ability that is offered."""
        return self._does("use" if self.asked == "use" else "lead", "use")

    def passes(self) -> KemomimiPlayer:
        """Use nothing."""
        return self.chooses("pass")

    def checks(self, other: Player) -> KemomimiPlayer:
        """Ask about a role."""
        return self._does("check", other)

    def swaps(self, one: Player, two: Player) -> KemomimiPlayer:
        """Shuffle three roles."""
        return self._does("swap_roles", [one, two])

    def serves(self, master: Player) -> KemomimiPlayer:
        """Choose a master."""
        return self._does("choose_master", master)

    def forces(self, other: Player) -> KemomimiPlayer:
        """Force a player to show the role (Federica)."""
        return self._does("federica", other)

    def announces(self, claim: str) -> KemomimiPlayer:
        """Announce a check as civilian, not_civilian or silent."""
        return self._does("claim_check", claim)

    def is_ready(self) -> KemomimiPlayer:
        """Be done talking."""
        return self._does("talk", "ready")

    def flips(self) -> KemomimiPlayer:
        """Turn the Moon, while people talk or just before the end of the day."""
        return self._does("talk", "flip_moon") if self.asked == "talk" else self._does("use", "use")

    def leads_normally(self) -> KemomimiPlayer:
        """Name a suspect without any ability."""
        return self._does("lead", "name")

    def names(self, suspect: Player) -> KemomimiPlayer:
        """Name a suspect, or a second one."""
        return self._does("second_suspect" if self.asked == "second_suspect" else "name_suspect", suspect)

    def excludes(self, other: Player) -> KemomimiPlayer:
        """Keep somebody out of the votes."""
        return self._does("exclude", other)

    def strips(self, other: Player) -> KemomimiPlayer:
        """Take a jewel away."""
        return self._does("strip_jewel", other)

    def redirects(self, suspect: Player) -> KemomimiPlayer:
        """Change the suspect."""
        return self._does("change_suspect", suspect)

    def cancels(self) -> KemomimiPlayer:
        """Cancel the ability just announced."""
        return self._does("cancel", "cancel")

    def lets(self) -> KemomimiPlayer:
        """Let the ability just announced work."""
        return self._does("cancel", "let")

    def writes(self, name: Player) -> KemomimiPlayer:
        """Write a name on the paper."""
        return self._does("write_name", name)

    def shows(self) -> KemomimiPlayer:
        """Show the paper."""
        return self._does("show_name", "show")

    def gives(self, friend: Player) -> KemomimiPlayer:
        """Give a lost jewel away."""
        return self._does("give_jewel", friend)

    def discards(self) -> KemomimiPlayer:
        """Let a lost jewel go to the discard."""
        return self._does("give_jewel", "discard")

    def claims_jewel_of(self, loser: Player) -> KemomimiPlayer:
        """Take from the discard a jewel that somebody lost."""
        return self._does("claim_jewel", self.option_with(seat=loser))

    def takes_it_out_on(self, other: Player) -> KemomimiPlayer:
        """The angry Civilian's choice."""
        return self._does("angry", other)

    def steals_from(self, victim: Player) -> None:
        """Rob somebody; the others guess nothing."""
        self._does("steal", victim)
        for other in self.match.asks():
            if other.kind == "guess":
                self.match.answer(other.seat, "pass")

    # -- what lies in front of a player

    @property
    def may_choose(self) -> str:
        """The letters of the players this player may answer with now."""
        return "".join(other.name for other in self.scene if f"seat-{other.seat}" in self.options)

    @property
    def table(self) -> KemomimiTable:
        """The table this player sits at."""
        table: KemomimiTable = self.match.table
        return table

    @property
    def jewels(self) -> int:
        """How many jewels this player has."""
        return len(self.table.jewels(self.seat))

    @property
    def out(self) -> bool:
        """Whether this player is gone."""
        return self.table.state[self.seat] == OUT

    @property
    def ghost(self) -> bool:
        """Whether this player is a ghost."""
        return self.table.state[self.seat] == GHOST

    @property
    def spent(self) -> bool:
        """Whether this player's once-per-game ability is used, as everybody sees it."""
        return bool(self.public.seats[self.seat].used)

    @property
    def role(self) -> str:
        """The role this player has."""
        return self.table.role(self.seat)

    def _does(self, kind: str | None, option: Any) -> KemomimiPlayer:
        return self.chooses(option, kind=kind)


class KemomimiScene(Scene[KemomimiPlayer]):
    """A table of Kemomimi Panic."""

    @property
    def moon(self) -> str:
        """The face of the Moon card."""
        return "full" if self.table.full_moon else "new"

    @property
    def leader(self) -> KemomimiPlayer:
        """Who holds the Moon card."""
        return self[self.table.leader]

    @property
    def suspect(self) -> KemomimiPlayer | None:
        """Who is suspect now."""
        return None if self.table.suspect == NOBODY else self[self.table.suspect]

    def all_saw(self, key: str, /, **args: Any) -> bool:
        """Whether everybody was told of such an event, spectators too."""
        return all(player.saw(key, **args) for player in (*self, KemomimiPlayer(self, "spectator", TABLE)))

    def who_saw(self, key: str, /, **args: Any) -> str:
        """The letters of the players who were told of such an event."""
        return "".join(player.name for player in self if player.saw(key, **args))

    def talk_ends(self) -> KemomimiScene:
        """Time is up for the talk."""
        self.clock.answers("talk", "time_up")
        return self

    def votes(self, up: str, **special: str) -> KemomimiScene:
        """All vote: those whose letters stand in `up` raise a hand; `special` gives other ballots, by letter."""
        for ask in self.match.asks():
            assert ask.kind == "vote", self.question()
            voter = self[ask.seat]
            voter.answers("vote", special.get(voter.name) or ("hand_up" if voter.name in up else "hand_down"))
        return self

    def questions_of_the_day(self) -> list[tuple[str, str]]:
        """Everybody passes until the next day begins, or the game ends: who was asked what meanwhile."""
        day, asked = self.table.day, []
        while not self.over and self.table.day == day:
            asked += [(self[ask.seat].name, ask.kind) for ask in self.match.asks()]
            self.passes()
        return asked

    def next_day(self) -> KemomimiScene:
        """Everybody passes until the next day begins, or the game ends."""
        day = self.table.day
        while not self.over and self.table.day == day:
            self.passes()
        return self


def dealt(players: int, deal: int = 0, **options: Any) -> KemomimiScene:
    """A scene from the very start of a real deal."""
    return KemomimiScene(Match(KemomimiPanic(), players, options, deal), "ABCDEFGH", KemomimiPlayer)


def table(at: str = "sd1", *, leader: str = "A", moon: str = "new", day: int = 1, **seats: Any) -> KemomimiScene:
    """A scene: `table(A="shamlock crescent", B="verna", C="informant bare", D="", leader="B", moon="full", at="cs")`.

    A seat is described by words in any order: a character and a role by their short names (the last word of their id;
    crescent and full for the thieves), `bare` (no jewel), `rich` (two), `spent`, `ghost`, `out`. A seat without a
    character gets one that has nothing left to do; without a role, a plain Civilian - but if nobody was made the
    Crescent Moon thief, the last seat without a role is. `at` is the window the scene starts at, by
    its id in `flow.ORDER` (`night` for a theft). Other keywords: `aside` (roles put aside), `blocked`, `eliminated`
    (day of the last elimination), `luck` (a number: another course of chance), `scores` (points of earlier games), and
    the table options.
    """
    aside = str(seats.pop("aside", CIVILIAN)).split()
    blocked, eliminated = bool(seats.pop("blocked", False)), int(seats.pop("eliminated", NOBODY))
    luck, scores = seats.pop("luck", ""), seats.pop("scores", None)
    options = {name: seats.pop(name) for name in list(seats) if not (len(name) == 1 and name.isupper())}
    letters = sorted(seats)
    n = len(letters)
    rules = KemomimiPanic()
    t = rules.setup(n, rules.options(n, options), f"scene{luck}".encode())
    t.events.clear()
    people = [_Person(str(seats[letter])) for letter in letters]
    _cast(t, people)
    _roles(t, people, aside)
    t.scores = tuple(scores or t.scores)
    t.leader, t.full_moon, t.day = letters.index(leader), moon == "full", day
    t.crescent_blocked, t.last_elimination = blocked, eliminated
    new_day(t)
    for seat, person in enumerate(people):
        _furnish(t, seat, person)
    t.window = _WINDOWS[at]
    return KemomimiScene(Match.at(rules, t, options), letters, KemomimiPlayer)


class _ChosenChance(KemomimiTable):
    """A table where chance gives what a test has chosen, and then zeros."""

    to_come: tuple[int, ...] = ()

    def below(self, number: int) -> int:
        self.draws += 1
        return self.to_come[self.draws - 1] if self.draws <= len(self.to_come) else 0


def every_way_to_put_aside(players: int, roles: tuple[str, ...]) -> Iterator[KemomimiTable]:
    """The roles, dealt once for each way in which the cards can be shuffled before some are put aside."""
    for course in product(*(range(last + 1) for last in range(players - 1, 0, -1))):
        t = _ChosenChance(players, b"", to_come=course)
        t.lay_out(*zones(players))
        deal_roles(t, roles)
        yield t


class _Person:
    def __init__(self, words: str) -> None:
        self.character = self.role = ""
        self.marks: set[str] = set()
        for word in words.split():
            if word in _CHARACTERS:
                self.character = _CHARACTERS[word]
            elif word in _ROLES:
                self.role = _ROLES[word]
            else:
                assert word in ("bare", "rich", "spent", "ghost", "out"), f"{word!r} means nothing at this table"
                self.marks.add(word)


def _cast(t: KemomimiTable, people: list[_Person]) -> None:
    taken = {person.character for person in people}
    extras = [_CHARACTERS[name] for name in _EXTRAS if _CHARACTERS[name] not in taken]
    for person in people:
        if not person.character:
            person.character = extras.pop(0)
            person.marks.add("spent")
    t.dealt_cast = tuple(person.character for person in people)
    t.cast = {person.character: seat for seat, person in enumerate(people)}


def _roles(t: KemomimiTable, people: list[_Person], aside: list[str]) -> None:
    if CRESCENT not in {person.role for person in people}:
        next(person for person in reversed(people) if not person.role).role = CRESCENT
    for seat, person in enumerate(people):
        t.set_faces({seat: person.role or CIVILIAN})
    for place, card in enumerate(t.cards(t.aside)):
        t.set_faces({card: _ROLES.get(aside[place], aside[place]) if place < len(aside) else CIVILIAN})
    t.first_roles = t.faces[: t.players]
    thieves = [role for role in t.first_roles if role in (CRESCENT, FULL)]
    rest = [role for role in t.faces[: t.players + len(t.cards(t.aside))] if role not in thieves]
    for _ in thieves:
        if CIVILIAN in rest:
            rest.remove(CIVILIAN)
    t.set_roles = (*thieves, *rest)


def _furnish(t: KemomimiTable, seat: Seat, person: _Person) -> None:
    jewel = t.jewels(seat)[0]
    if person.marks & {"bare", "ghost", "out"}:
        t.last_loser = {**t.last_loser, jewel: seat}
        t.move(jewel, t.discard)
    if "rich" in person.marks:
        t.add_cards(t.jewels_of(seat), ["fake_jewels"], back="jewel")
    if "spent" in person.marks:
        t.spend(person.character)
    t.becomes(seat, OUT if "out" in person.marks else GHOST if "ghost" in person.marks else IN_PLAY)
    if t.state[seat] != IN_PLAY:
        t.show(seat)
    if "ghost" in person.marks:
        t.ghost_until = t.day
