"""Scenes of DC Spyfall in game words: who sits where with which card and ability, what they ask, answer and do.

Players are called Anne, Vincent, Marie, Paul, Lea, Hugo, Nina and Karl, clockwise from the first seat: `s.Anne`, …
Unless a scene says otherwise there are four, at the Watchtower; Anne is the Joker and Marie deals.
Locations are written by their ids, or by the beginning of an id that fits no other: `batcave`, `fortress`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from penombre.engine import NOBODY, TABLE, Match, NotAnOption, NotAsked, Seat
from penombre.games.dc_spyfall.catalogue import (
    ABILITY_DECK,
    BAG_CARDS,
    HARLEY,
    JOKER,
    MODULES,
    PACKS,
    PRANK,
    kind_of,
)
from penombre.games.dc_spyfall.locations import MULTIVERSE, PLACES
from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.games.dc_spyfall.setup import begin
from penombre.games.dc_spyfall.table import Ending, SpyfallTable
from penombre.testing.scene import Player, Scene
from penombre.testing.secrecy import observed

NAMES = ("Anne", "Vincent", "Marie", "Paul", "Lea", "Hugo", "Nina", "Karl")
WATCHTOWER = "justice_league_watchtower"
STARTS = ("look", "ask", "aloud", "final_talk", "final_point")
"""Where a scene may start; `ask` is the first question of the dealer, in person it is `aloud`."""

QUESTION = "Que vois-tu par ici ?"
ANSWER = "Beaucoup de choses."
IDLE = ("secret_identity", "secret_identity", "speed_force", "greatest_detective", "lasso_of_truth", "boom_tube")
"""Abilities for those of whom a scene says nothing: they do nothing by themselves. Then follow all others."""


def place(written: str) -> str:
    """A Location by its id or by the beginning of it."""
    if written in PLACES:
        return written
    found = [id for id in PLACES if id.startswith(written)]
    assert len(found) == 1, f"{written!r} is {'no place' if not found else 'the beginning of ' + ', '.join(found)}"
    return found[0]


class SpyfallPlayer(Player):
    """A player with the verbs of the game; every verb answers the question it belongs to and no other."""

    # -- questions and answers

    def looks(self) -> SpyfallPlayer:
        """Have looked at the card."""
        return self.chooses("look_done", kind="look")

    def asks(self, target: Player, text: str = QUESTION) -> SpyfallPlayer:
        """Ask somebody something, in free words or by the id of a ready phrase."""
        return self.chooses(target, text, kind="ask")

    def asks_anything(self) -> SpyfallPlayer:
        """Let chance ask for oneself, as time does."""
        return self.chooses("anything", kind="ask")

    def replies(self, text: str = ANSWER) -> SpyfallPlayer:
        """Answer, in free words or by the id of a ready phrase."""
        return self.chooses(text, kind="answer")

    def keeps_silent(self) -> SpyfallPlayer:
        """Answer nothing, as time does."""
        return self.chooses("stay_silent", kind="answer")

    def sends_on(self, to: Player) -> SpyfallPlayer:
        """Let somebody else answer, by Boom Tube."""
        return self.does(f"boom_tube-{to.seat}")

    def cannot_say(self, text: str, because: str, to: Player | None = None) -> SpyfallPlayer:
        """Assert that this question to somebody, or this answer, is refused, and that nothing has changed by that."""
        before = msgspec.json.encode(self.match.view(self.seat)), len(self.events)
        with pytest.raises(NotAnOption, match=because):
            self.match.answer(self.seat, text if to is None else (f"seat-{to.seat}", text))
        assert before == (msgspec.json.encode(self.match.view(self.seat)), len(self.events))
        return self

    # -- interruptions

    def does(self, what: str) -> SpyfallPlayer:
        """Do something that may be done while the clock runs, by its id."""
        assert what in self.besides, f"{self.name} cannot do {what} now, only {self.besides}\n{self.scene.question()}"
        self.match.answer(self.seat, what)
        return self

    def cannot_do(self, what: str) -> SpyfallPlayer:
        """Assert that this cannot be done now, and that trying changes nothing for anybody."""
        before = self.scene.everything
        try:
            self.match.answer(self.seat, what)
        except (NotAsked, NotAnOption):
            assert self.scene.everything == before, f"{what} was refused, but it was not without consequence"
            return self
        raise AssertionError(f"{self.name} could do {what}")

    def accuses(self, suspect: Player) -> SpyfallPlayer:
        """Accuse somebody: the accusation of this round."""
        return self.does(f"accuse-{suspect.seat}")

    def detects(self, suspect: Player) -> SpyfallPlayer:
        """Accuse once more, as the World's Greatest Detective."""
        return self.does(f"greatest_detective-{suspect.seat}")

    def reveals(self) -> SpyfallPlayer:
        """Show the Joker card."""
        return self.does("joker_reveal")

    def declares(self) -> SpyfallPlayer:
        """Declare the Multiverse."""
        return self.does("declare_multiverse")

    def adds_time(self) -> SpyfallPlayer:
        """Add a minute, by the Speed Force."""
        return self.does("speed_force-more")

    def takes_time(self) -> SpyfallPlayer:
        """Take a minute away, by the Speed Force."""
        return self.does("speed_force-less")

    def throws_lasso(self) -> SpyfallPlayer:
        """Throw the Lasso of Truth: one more question for whoever answered last."""
        return self.does("lasso_of_truth")

    # -- while the clock is stopped

    def uses_power(self) -> SpyfallPlayer:
        """Raise the Force Field, or have a God Complex."""
        return self.chooses("use", kind="power")

    def passes_power(self) -> SpyfallPlayer:
        """Use no ability."""
        return self.chooses("pass", kind="power")

    def votes_for(self) -> SpyfallPlayer:
        """Vote for an accusation."""
        return self.chooses("for", kind="accuse_vote")

    def votes_against(self) -> SpyfallPlayer:
        """Vote against an accusation."""
        return self.chooses("against", kind="accuse_vote")

    def votes_yes(self) -> SpyfallPlayer:
        """Agree that this is the Multiverse."""
        return self.chooses("yes", kind="multiverse_vote")

    def votes_no(self) -> SpyfallPlayer:
        """Do not agree that this is the Multiverse."""
        return self.chooses("no", kind="multiverse_vote")

    def names(self, location: str) -> SpyfallPlayer:
        """Claim that this is the Location, after a reveal."""
        return self.chooses(f"location-{place(location)}", kind="joker_claim")

    def calls_prank(self) -> SpyfallPlayer:
        """Claim that it is all a prank, after a reveal."""
        return self.chooses("prank", kind="joker_claim")

    def names_nothing(self) -> SpyfallPlayer:
        """Claim nothing in time, after a reveal."""
        return self.chooses("nothing", kind="joker_claim")

    def is_ready(self) -> SpyfallPlayer:
        """Have talked enough."""
        assert self.asked in ("final_talk", "harley_talk", "multiverse_talk"), self.scene.question()
        return self.chooses("ready")

    def points(self, at: Player) -> SpyfallPlayer:
        """Point at somebody."""
        assert self.asked in ("final_point", "harley_point"), self.scene.question()
        return self.chooses(at)

    def goes_on(self) -> SpyfallPlayer:
        """Be ready for the next round."""
        return self.chooses("next", kind="round_end")

    def applauds(self, other: Player) -> SpyfallPlayer:
        """Applaud somebody at the end of a round."""
        return self.chooses(f"applaud-{other.seat}", kind="round_end")

    # -- what a player may do now

    @property
    def may_ask(self) -> list[str]:
        """The names of those this player may ask now."""
        return self._named("seat-") if self.asked == "ask" else []

    @property
    def may_accuse(self) -> list[str]:
        """The names of those this player may accuse now."""
        return self._named("accuse-", self.besides)

    @property
    def may_detect(self) -> list[str]:
        """The names of those this player may accuse once more."""
        return self._named("greatest_detective-", self.besides)

    @property
    def may_send_on(self) -> list[str]:
        """The names of those this player may let answer by Boom Tube."""
        return self._named("boom_tube-", self.besides)

    @property
    def may_point_at(self) -> list[str]:
        """The names of those this player may point at now."""
        return self._named("seat-") if self.asked in ("final_point", "harley_point") else []

    @property
    def may_reveal(self) -> bool:
        """Whether this player may show a Joker card now."""
        return "joker_reveal" in self.besides

    @property
    def may_declare(self) -> bool:
        """Whether this player may declare the Multiverse now."""
        return "declare_multiverse" in self.besides

    def _named(self, prefix: str, ids: Sequence[str] | None = None) -> list[str]:
        seats = {f"{prefix}{other.seat}": other.name for other in self.scene}
        return [seats[id] for id in (list(self.options) if ids is None else ids) if id in seats]

    # -- what a player has

    @property
    def table(self) -> SpyfallTable:
        """The table this player sits at."""
        table: SpyfallTable = self.match.table
        return table

    @property
    def card(self) -> str:
        """The true card."""
        return self.table.card_of(self.seat)

    @property
    def role(self) -> str:
        """What this player is by that card: `hero`, `joker`, `harley_quinn`."""
        return self.table.role_of(self.seat)

    @property
    def ability(self) -> str:
        """The true Ability card."""
        return self.table.ability_of(self.seat)

    @property
    def score(self) -> int:
        """The points of all rounds."""
        return self.table.scores[self.seat]

    @property
    def everything(self) -> dict[str, bytes]:
        """All that has reached this player, byte by byte: its view, its question, everything it was told."""
        return {**observed(self.match, self.seat), "told": msgspec.json.encode(self.events)}


class SpyfallScene(Scene[SpyfallPlayer]):
    """A table of DC Spyfall."""

    @property
    def table(self) -> SpyfallTable:
        """The true table."""
        table: SpyfallTable = self.match.table
        return table

    @property
    def spectator(self) -> SpyfallPlayer:
        """Somebody who only watches."""
        return SpyfallPlayer(self, "spectator", TABLE)

    @property
    def phase(self) -> str:
        """The phase of the round."""
        return self.table.phase

    @property
    def left(self) -> float:
        """The seconds left on the clock."""
        return self.table.clock / 1000

    @property
    def dealer(self) -> SpyfallPlayer:
        """Who deals this round."""
        return self[self.table.dealer]

    @property
    def joker(self) -> SpyfallPlayer:
        """The only Joker of a standard round."""
        return self[self.table.joker]

    @property
    def everything(self) -> list[dict[str, bytes]]:
        """All that has reached everybody, spectators too, byte by byte."""
        return [player.everything for player in (*self, self.spectator)]

    def called(self, name: str) -> SpyfallPlayer:
        """The player of this name."""
        return self._by_name[name]

    # -- how a round ended

    @property
    def ending(self) -> Ending:
        """How the round ended."""
        assert self.table.ending is not None, f"the round goes on\n{self.question()}"
        return self.table.ending

    @property
    def ended(self) -> str:
        """Why the round ended; nothing while it goes on."""
        return self.table.ending.reason if self.table.ending else ""

    @property
    def winner(self) -> str:
        """The camp that won the round."""
        return self.ending.winner

    @property
    def won(self) -> dict[str, int]:
        """The points of the round that ended, by name; who got none is left out."""
        return {self[seat].name: points for seat, points in enumerate(self.ending.points) if points}

    @property
    def scores(self) -> dict[str, int]:
        """The points of all rounds, by name."""
        return {player.name: player.score for player in self}

    # -- what they were told

    def all_saw(self, key: str, /, **args: Any) -> bool:
        """Whether everybody was told of such an event, spectators too."""
        return all(player.saw(key, **args) for player in (*self, self.spectator))

    def who_saw(self, key: str, /, **args: Any) -> str:
        """The names of the players who were told of such an event, in order; `*` for a spectator."""
        seen = [player.name for player in self if player.saw(key, **args)]
        return " ".join([*seen, *["*"] * self.spectator.saw(key, **args)])

    # -- going on

    def everybody_looks(self) -> SpyfallScene:
        """All have looked at their cards: the clock starts."""
        for player in self:
            player.looks()
        return self

    def exchange(self, asker: str, answerer: str, question: str = QUESTION, answer: str = ANSWER) -> SpyfallScene:
        """Somebody asks and somebody answers."""
        self.called(asker).asks(self.called(answerer), question)
        self.called(answerer).replies(answer)
        return self

    def time_passes(self, seconds: float) -> SpyfallScene:
        """Where the clock runs in real time, so much of it passes."""
        self.match.answer(self.clock.seat, str(round(seconds * 1000)))
        return self

    def time_runs_out(self) -> SpyfallScene:
        """Time is up: by the clock, or after so many exchanges as fit."""
        while self.phase in ("ask", "answer", "aloud"):
            if self.table.realtime:
                self.match.answer(self.clock.seat, str(self.table.clock))
            else:
                self.passes()
        assert self.phase == "final_talk", self.question()
        return self

    def talk_ends(self) -> SpyfallScene:
        """The time to talk, or to point, is over."""
        self.clock.chooses("time_up", kind="time_up")
        return self

    def pointing(self) -> SpyfallScene:
        """Time runs out and everybody has talked: now they point."""
        if self.phase in ("ask", "answer", "aloud"):
            self.time_runs_out()
        return self.talk_ends()

    def vote(self, ayes: str = "") -> SpyfallScene:
        """The vote on an accusation: these are for it besides the accuser, all others against.

        A suspect who is asked for a Force Field raises none.
        """
        if self.phase == "power_shield":
            self[self.table.accusations[-1].suspect].passes_power()
        return self._votes("accuse_vote", ayes, SpyfallPlayer.votes_for, SpyfallPlayer.votes_against)

    def multiverse_vote(self, ayes: str = "") -> SpyfallScene:
        """The vote on the Multiverse, after the talk: these say yes besides whoever declared it, all others no."""
        if self.phase == "multiverse_talk":
            self.talk_ends()
        return self._votes("multiverse_vote", ayes, SpyfallPlayer.votes_yes, SpyfallPlayer.votes_no)

    def _votes(
        self,
        kind: str,
        ayes: str,
        aye: Callable[[SpyfallPlayer], SpyfallPlayer],
        no: Callable[[SpyfallPlayer], SpyfallPlayer],
    ) -> SpyfallScene:
        voters = {player.name: player for player in self if player.asked == kind}
        assert voters.keys() >= set(ayes.split()), f"{ayes}: not all of them vote\n{self.question()}"
        for name, player in voters.items():
            (aye if name in ayes.split() else no)(player)
        return self

    def point(self, **fingers: str) -> SpyfallScene:
        """These point: `s.point(Marie="Anne", Paul="Anne")`; then time is up for whoever is not named."""
        pointers = {player.name: player for player in self if player.asked in ("final_point", "harley_point")}
        assert pointers.keys() >= fingers.keys(), f"{', '.join(fingers)}: not all of them point\n{self.question()}"
        for name, finger in fingers.items():
            pointers[name].points(self.called(finger))
        return self if pointers.keys() == fingers.keys() else self.talk_ends()

    def no_power(self) -> SpyfallScene:
        """Whoever is asked for an ability passes."""
        for player in self:
            if player.asked == "power":
                player.passes_power()
        return self

    def next_round(self) -> SpyfallScene:
        """All go on to the next round and look at their cards."""
        for player in self:
            player.goes_on()
        return self.everybody_looks()


def looks_different(one: SpyfallScene, other: SpyfallScene) -> str:
    """The names of those who could tell two scenes apart, byte by byte, in order; `*` for a spectator."""
    pairs = zip((*one, one.spectator), (*other, other.spectator), strict=True)
    differing = [mine.name for mine, theirs in pairs if mine.everything != theirs.everything]
    return " ".join("*" if name == "spectator" else name for name in differing)


def dealt(players: int, deal: int = 0, **options: Any) -> SpyfallScene:
    """A scene from the very start of a real deal."""
    return SpyfallScene(Match(DcSpyfall(), players, options, deal), NAMES, SpyfallPlayer)


def table(
    at: str = "ask",
    *,
    players: int = 4,
    bag: str = WATCHTOWER,
    joker: str = "Anne",
    harley: str = "",
    dealer: str = "Marie",
    cards: str = "",
    modules: str = "",
    left: float = 0,
    realtime: bool = False,
    in_person: bool = False,
    luck: int | str = "",
    **named: Any,
) -> SpyfallScene:
    """A scene: `table(players=5, harley="Lea", Paul="god_complex", modules="jokers_prank", left=60)`.

    `bag` is a Location, `prank`, `multiverse_1` or `multiverse_2`; in the latter two, `cards` are the Locations of the
    seats in order, and seats that it does not reach get others. `harley` holds the marked card; without her it stays
    in the bag. An ability is written with the name of its holder, and whoever is not named has one of `IDLE`. Modules
    that a bag, a Harley or an ability needs are on by themselves, others where `modules` lists them. `left` is what is
    left on the clock, in seconds, by default all of it. What else is named are options of the game; `luck` is another
    course of chance.
    """
    assert at in STARTS, f"{at!r} is none of {', '.join(STARTS)}"
    here = NAMES[:players]
    abilities = {name: str(named[name]) for name in here if name in named}
    drawn = bag if bag == PRANK or bag in PACKS else place(bag)
    chosen: dict[str, Any] = {name: value for name, value in named.items() if name not in abilities}
    chosen |= dict.fromkeys(_modules(drawn, harley, bool(abilities), modules), True)
    chosen |= {"in_person": True} if in_person else {"clock_mode": "realtime" if realtime else "turns"}
    rules = DcSpyfall()
    t = rules.setup(players, rules.options(players, chosen), f"scene{luck}".encode())
    t.dealer, t.bags = here.index(dealer), (drawn,)
    places = [place(word) for word in cards.split()]
    if drawn in PACKS:
        _pack(t, drawn, places)
    begin(t)
    t.bags = tuple(each for each in t.pool if each != drawn)
    faces = _faces(t, here.index(joker), here.index(harley) if harley else NOBODY, places)
    faces |= _abilities(t, here, abilities)
    t.set_faces(faces)
    t.clock = round(left * 1000) or t.clock
    if at in ("ask", "aloud"):
        at = "aloud" if t.in_person else "ask"
    elif at != "look":
        t.clock = 0
    t.phase = at
    t.todo = ("final_talk", "final_point") if at == "final_talk" else (at,)
    t.events.clear()
    return SpyfallScene(Match.at(rules, t, chosen), NAMES, SpyfallPlayer)


def _modules(bag: str, harley: str, abilities: bool, written: str) -> set[str]:
    needed = {"jokers_prank": kind_of(bag) == "prank", "multiverse_madness": kind_of(bag) == "multiverse"}
    needed |= {"harley_quinn": bool(harley), "super_powers": abilities}
    wanted = {*written.split(), *[module for module, on in needed.items() if on]}
    assert wanted <= set(MODULES), f"{wanted - set(MODULES)}: there are no such modules"
    return wanted


def _pack(t: SpyfallTable, bag: str, places: list[str]) -> None:
    """This pack has these places, and others up to eight; the other pack has the rest."""
    assert set(places) <= set(MULTIVERSE), f"{set(places) - set(MULTIVERSE)}: not in the Multiverse"
    rest = [each for each in MULTIVERSE if each not in places]
    missing = BAG_CARDS - len(places)
    packs = (*places, *rest[:missing]), tuple(rest[missing:])
    t.packs = packs if bag == PACKS[0] else packs[::-1]


def _faces(t: SpyfallTable, joker: Seat, harley: Seat, places: list[str]) -> dict[int, str]:
    """The cards of everybody."""
    assert harley == NOBODY or harley != joker, "the Joker bears no mark"
    kind = kind_of(t.bag)
    if kind == "prank":
        faces = [JOKER] * t.players
    elif kind == "multiverse":
        rest = [each for each in t.packs[PACKS.index(t.bag)] if each not in places]
        faces = [*places, *rest][: t.players]
    else:
        assert t.players < BAG_CARDS or harley != NOBODY or not t.plays("harley_quinn"), "eight get the marked card too"
        faces = [t.bag] * t.players
        faces[joker] = JOKER
        if harley != NOBODY:
            faces[harley] += HARLEY
    return {t.zones[seat][0]: face for seat, face in enumerate(faces)}


def _abilities(t: SpyfallTable, here: Sequence[str], written: dict[str, str]) -> dict[int, str]:
    """The abilities of everybody, where they are played with."""
    if not t.plays("super_powers"):
        return {}
    left = list(ABILITY_DECK)
    for ability in written.values():
        assert ability in left, f"there are not so many {ability}"
        left.remove(ability)
    left.sort(key=lambda ability: IDLE.index(ability) if ability in IDLE else len(IDLE))
    return {t.zones[t.players + seat][0]: written.get(name) or left.pop(0) for seat, name in enumerate(here)}
