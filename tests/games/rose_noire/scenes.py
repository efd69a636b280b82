"""Scenes of La Rose Noire in game words: who is who, what lies in the piles and hands, what they do.

The Rector is called R, the Investigators A, B, C and D, clockwise from the Rector's left: `s.R`, `s.A`, …
Cards are written by their ids, or by the beginning of an id that fits no other card: `tribut`, `proof_taran`.
Cards lie from the top: in `"guet_apens ? zele 5"` the Ambush is on top, any card follows, and there are five in all.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import Any

import msgspec

from penombre.engine import NOBODY, TABLE, Match, Seat, mask, replaced
from penombre.games.rose_noire.catalogue import (
    BONUS,
    CARDS,
    EVENT,
    GOAL,
    HOLY_WATER,
    INVESTIGATOR,
    NAMES,
    ORDER,
    POSSESSED,
    PROOF,
    PROOFS,
    RECTOR_HAND,
    TRAP,
    TYPE_OF,
    base_deck,
    rector_cards,
)
from penombre.games.rose_noire.deeds import Event, Play
from penombre.games.rose_noire.rules import RoseNoire
from penombre.games.rose_noire.setup import begin
from penombre.games.rose_noire.table import GRAVEYARD, SOULS, RoseNoireTable
from penombre.testing.scene import Player, Scene
from penombre.testing.secrecy import observed

LETTERS = "ABCD"
ANY = "?"
STARTS = ("lumines", "turn", "day", "sextines", "vesperines", "estellines", "albines")
"""Where a scene may start; `turn` begins a turn, `day` goes on in the middle of one."""

Lying = str | int
"""Cards as they lie: their names from the top, how many there are in all, or both."""


def card(written: str) -> str:
    """A card by its id or by the beginning of it."""
    if written in CARDS:
        return written
    found = [id for id in CARDS if id.startswith(written)]
    assert len(found) == 1, f"{written!r} is {'no card' if not found else 'the beginning of ' + ', '.join(found)}"
    return found[0]


def cards(written: str) -> tuple[str, ...]:
    """Several cards, written one after the other."""
    return tuple(card(word) for word in written.split())


def suspects(written: str) -> list[int]:
    """Suspects by their numbers, written one after the other."""
    return [NAMES.index(name) for name in written.split()]


def pair_id(one: str, other: str) -> str:
    """Two suspects as the id of an option, in whatever order they are named."""
    return "-".join(["pair", *sorted((one, other), key=NAMES.index)])


class RoseNoirePlayer(Player):
    """A player with the verbs of the game; every verb answers the question it belongs to and no other."""

    # -- set-up

    def takes_out(self, one: str, other: str) -> RoseNoirePlayer:
        """Make two suspects the Accomplices."""
        return self.chooses(one, other, kind="choose_accomplices")

    # -- by day

    def investigates(self, suspect: str) -> RoseNoirePlayer:
        """Investigate a suspect, as every turn asks for."""
        return self.chooses(f"look-{suspect}", kind="day_before")

    def plays(self, written: str, *on: str | Player) -> RoseNoirePlayer:
        """Play an Action, an Event (also when summoned) or a Goal, on these suspects or this player if it needs one."""
        kinds = ("day_before", "day_after", "dusk_play", "convocation_event")
        self._asked_one_of(*kinds).chooses(f"play-{card(written)}")
        if on and self.asked in ("action_targets", "event_targets"):
            return self.targets(*on)
        if on:  # the only one it could be played on was not asked for
            deed = next(deed for deed in reversed(self.table.deeds) if isinstance(deed, Play | Event))
            chosen = [f"seat-{deed.target}"] if deed.target != NOBODY else [NAMES[each] for each in deed.suspects]
            assert chosen == [f"seat-{each.seat}" if isinstance(each, Player) else each for each in on]
        return self

    def targets(self, *on: str | Player) -> RoseNoirePlayer:
        """Name the suspects, the two suspects at once (Confession) or the player a card is for."""
        self._asked_one_of("action_targets", "event_targets")
        assert self.ask is not None
        if len(on) == 2 and self.ask.shape != "several":
            return self.chooses(pair_id(str(on[0]), str(on[1])))
        return self.chooses(*on)

    def takes_back(self) -> RoseNoirePlayer:
        """Take back an Action whose target was not named yet."""
        self._asked_one_of("action_targets")
        assert self.ask is not None
        return self.chooses() if self.ask.shape == "several" else self.chooses("back")

    def ends(self) -> RoseNoirePlayer:
        """End the turn."""
        return self.chooses("end", kind="day_after")

    def gives(self, written: str) -> RoseNoirePlayer:
        """Give a card in a Pact of Trust."""
        return self.chooses(f"give-{card(written)}", kind="pact_give")

    def takes(self, written: str) -> RoseNoirePlayer:
        """Take a card from a discard: by the Archives, or by the Secret Register."""
        self._asked_one_of("archives_pick", "register_pick")
        return self.chooses(f"{'give' if self.asked == 'archives_pick' else 'take'}-{card(written)}")

    def takes_another(self) -> RoseNoirePlayer:
        """Take the second card of an Exhumation."""
        return self.chooses("take", kind="exhume_again")

    def stops(self) -> RoseNoirePlayer:
        """Leave the second card of an Exhumation."""
        return self.chooses("stop", kind="exhume_again")

    def suffers(self) -> RoseNoirePlayer:
        """Let a Trap spring."""
        return self.chooses("suffer", kind="trap_reaction")

    def cancels(self) -> RoseNoirePlayer:
        """Pour Holy Water on a Trap."""
        return self.chooses("cancel", kind="trap_reaction")

    def declines(self) -> RoseNoirePlayer:
        """Summoned, play nothing."""
        return self.chooses("decline", kind="convocation_event")

    # -- the accusation

    def ballots(self, *pair: str) -> RoseNoirePlayer:
        """Be for two suspects, or for none."""
        return self.chooses(pair_id(*pair) if pair else "none", kind="ballot")

    def locks(self) -> RoseNoirePlayer:
        """Lock the ballot."""
        return self.chooses("lock", kind="ballot")

    def votes(self, *pair: str) -> RoseNoirePlayer:
        """Be for two suspects, or for none, and lock that."""
        return (self.ballots(*pair) if pair else self).locks()

    def is_ready(self) -> RoseNoirePlayer:
        """Have talked enough where there is no Accusation."""
        return self.chooses("ready", kind="debate")

    def reveals(self) -> RoseNoirePlayer:
        """Show the role card, with three players, whatever is asked."""
        assert self.may_reveal, f"{self.name} may not show a role\n{self.scene.question()}"
        self.match.answer(self.seat, "reveal")
        return self

    # -- dusk

    def plays_nothing(self) -> RoseNoirePlayer:
        """Play no card at dusk."""
        return self.chooses("nothing", kind="dusk_play")

    def discards(self, written: str = "") -> RoseNoirePlayer:
        """Lay cards away at dusk, or none; also down to three."""
        self._asked_one_of("dusk_discard", "dusk_trim")
        assert self.ask is not None
        left = list(self.ask.options)
        chosen = []
        for face in cards(written):
            option = next((option for option in left if option.args["card"] == face), None)
            assert option is not None, f"{self.name} holds no such {face}"
            left.remove(option)
            chosen.append(option.id)
        return self.chooses(*chosen)

    def orders(self, written: str) -> RoseNoirePlayer:
        """Put forged cards back in this order, from the top."""
        assert self.ask is not None
        wanted = list(cards(written))
        found = [option.id for option in self.ask.options if option.args.get("cards") == wanted]
        assert found, f"{self.name} cannot put them back as {written}\n{self.scene.question()}"
        return self.chooses(found[0], kind="forgery_order")

    # -- night

    def hides(self) -> RoseNoirePlayer:
        """Stay hidden at night."""
        return self.chooses("hide", kind="night_possessed")

    def meets(self) -> RoseNoirePlayer:
        """Show oneself to the Rector and kill nobody."""
        return self.chooses("nobody", kind="night_possessed")

    def kills(self, *victims: str) -> RoseNoirePlayer:
        """Kill suspects at night or by a Murder in the Cloister; as the Rector, or nobody."""
        self._asked_one_of("night_possessed", "night_rector", "trap_kill")
        if not victims:
            assert self.asked != "night_possessed", "hides() or meets() says which"
            return self.chooses("nobody")
        if self.asked == "trap_kill":
            return self.chooses(*victims)
        return self.chooses("-".join(["kill", *sorted(victims, key=NAMES.index)]))

    # -- what a player may do now

    @property
    def may_play(self) -> list[str]:
        """The cards this player may play now."""
        return [id.removeprefix("play-") for id in self.options if id.startswith("play-")]

    @property
    def may_investigate(self) -> list[str]:
        """The suspects this player may Investigate now."""
        return [id.removeprefix("look-") for id in self.options if id.startswith("look-")]

    @property
    def may_kill(self) -> list[str]:
        """The suspects this player may kill now, at night or by a Trap; two at once are written `a-b`."""
        names = [id.removeprefix("kill-") for id in self.options]
        return [name for name in names if name.split("-")[0] in NAMES]

    @property
    def may_choose(self) -> list[str]:
        """The suspects, or the letters of the players, this player may name now."""
        seats = {f"seat-{other.seat}": other.name for other in self.scene}
        return [seats.get(id, id) for id in self.options if id in seats or id in NAMES]

    @property
    def may_reveal(self) -> bool:
        """Whether this player may show the role card now."""
        return self.ask is not None and any(option.id == "reveal" for option in self.ask.besides)

    # -- what a player has

    @property
    def table(self) -> RoseNoireTable:
        """The table this player sits at."""
        table: RoseNoireTable = self.match.table
        return table

    @property
    def role(self) -> str:
        """The true role; empty for the Rector."""
        return self.table.role(self.seat)

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards in hand, in the order of the catalogue."""
        return self.table.hand(self.seat)

    @property
    def pawn(self) -> str:
        """The suspect on whom the pawn stands; empty beside the board."""
        suspect = self.table.pawns[self.seat]
        return NAMES[suspect] if suspect >= 0 else ""

    # -- what a player knows

    def pile(self, suspect: str) -> tuple[str, ...]:
        """A pile, or the `graveyard`, from the top, as this player's view shows it; empty names are unknown cards."""
        known: tuple[str, ...] = self.private.piles[_source(suspect)]
        return known

    def held_by(self, other: Player) -> tuple[str, ...]:
        """The cards this player knows somebody else to hold."""
        known: tuple[str, ...] = self.private.held[other.seat]
        return known

    def noted(self, kind: str) -> list[tuple[str, ...]]:
        """The cards of this player's own notes of a kind: drew, peeked, saw, showed, lost, swapped, took, …"""
        return [note.cards for note in self.private.notes if note.kind == kind]

    @property
    def everything(self) -> dict[str, bytes]:
        """All that has reached this player, byte by byte: its view, its question, everything it was told."""
        return {**observed(self.match, self.seat), "told": msgspec.json.encode(self.events)}

    def was_told_of(self, written: str) -> bool:
        """Whether any event that reached this player named this card."""
        face = card(written)
        return any(f'"{face}"' in msgspec.json.encode(event.args).decode() for event in self.events)

    def _asked_one_of(self, *kinds: str) -> RoseNoirePlayer:
        assert self.asked in kinds, f"{self.name} is asked {self.asked}, not {'/'.join(kinds)}\n{self.scene.question()}"
        return self


class RoseNoireScene(Scene[RoseNoirePlayer]):
    """A table of La Rose Noire."""

    @property
    def table(self) -> RoseNoireTable:
        """The true table."""
        table: RoseNoireTable = self.match.table
        return table

    @property
    def phase(self) -> str:
        """The phase of the Turn."""
        return self.table.phase

    @property
    def turn(self) -> int:
        """The number of the Turn."""
        return self.table.turn

    @property
    def active(self) -> RoseNoirePlayer:
        """Whose turn it is."""
        return self[self.table.active]

    @property
    def first(self) -> RoseNoirePlayer:
        """Who has the First Player token."""
        return self[self.table.first]

    @property
    def spectator(self) -> RoseNoirePlayer:
        """Somebody who only watches."""
        return RoseNoirePlayer(self, "spectator", TABLE)

    @property
    def investigators(self) -> list[RoseNoirePlayer]:
        """The Investigators, clockwise from the Rector's left."""
        return [self[seat] for seat in self.table.investigators]

    # -- what truly lies where

    def pile(self, suspect: str) -> tuple[str, ...]:
        """The true cards of a pile, or of the `graveyard`, from the top."""
        return tuple(self.table.faces[each] for each in self.table.pile(_source(suspect)))

    @property
    def graveyard(self) -> tuple[str, ...]:
        """The true cards of the Graveyard, from the top."""
        return self.pile("graveyard")

    @property
    def discard(self) -> tuple[str, ...]:
        """The clue discard, the last card last."""
        return tuple(self.table.faces[each] for each in self.table.cards(self.table.clue_discard))

    @property
    def rector_deck(self) -> tuple[str, ...]:
        """The true cards of the Rector's deck, from the top."""
        return tuple(self.table.faces[each] for each in self.table.cards(self.table.rector_deck))

    @property
    def rector_discard(self) -> tuple[str, ...]:
        """The true cards of the Rector's discard, the last card last."""
        return tuple(self.table.faces[each] for each in self.table.cards(self.table.rector_discard))

    @property
    def dead(self) -> list[str]:
        """The suspects who are dead."""
        return [name for each, name in enumerate(NAMES) if not self.table.alive(each)]

    @property
    def pawns(self) -> dict[str, str]:
        """The suspects on whom pawns stand, by letter."""
        return {player.name: player.pawn for player in self.investigators if player.pawn}

    @property
    def clues(self) -> list[str]:
        """Every clue card on the table, wherever it lies, sorted: the same at any moment of a game."""
        return sorted(face for each, face in enumerate(self.table.faces) if self.table.backs[each] == "clue")

    # -- how it ended

    @property
    def won(self) -> str:
        """The letters of the players who won; nothing while the match goes on."""
        return "".join(sorted(player.name for player in self.winners))

    @property
    def ending(self) -> str:
        """How it ended; nothing while the match goes on."""
        return self.outcome.ending if self.outcome else ""

    # -- what they were told

    def all_saw(self, key: str, /, **args: Any) -> bool:
        """Whether everybody was told of such an event, spectators too."""
        return all(player.saw(key, **args) for player in (*self, self.spectator))

    def who_saw(self, key: str, /, **args: Any) -> str:
        """The letters of the players who were told of such an event, sorted; `*` for a spectator."""
        seen = [player.name for player in self if player.saw(key, **args)]
        return "".join(sorted(seen)) + "*" * self.spectator.saw(key, **args)

    def who_can_place(self, written: str, zone: str) -> str:
        """The letters of those who have seen where such a card lies in a zone (`hand_1`, `graveyard`, …), sorted."""
        face = card(written)
        known = [player.name for player in self if player.knows(face, zone=zone)]
        return "".join(sorted(known)) + "*" * self.spectator.knows(face, zone=zone)

    # -- going on

    def until(self, *phases: str) -> RoseNoireScene:
        """Everybody passes until one of these phases begins, or the game ends."""
        while not self.over and self.phase not in phases:
            self.passes()
        return self

    def turn_of(self, player: Player) -> RoseNoireScene:
        """Everybody passes until this player's turn of the day, which must come before the match ends."""
        while self.table.active != player.seat or self.phase != "lumines":
            self.passes()
        return self

    def next_turn(self) -> RoseNoireScene:
        """Everybody passes until the next Turn begins, or the game ends."""
        turn = self.turn
        while not self.over and self.turn == turn:
            self.passes()
        return self

    def night(self, **victims: str) -> RoseNoireScene:
        """A night: `s.night(D="morwen", R="fearghal")`; `D=""` meets the Rector and kills nobody.

        Who is not named hides, and the Rector kills nobody.
        """
        for player in self.investigators:
            chosen = victims.get(player.name)
            if chosen is None:
                player.hides()
            elif chosen:
                player.kills(*chosen.split())
            else:
                player.meets()
        self.R.kills(*victims.get("R", "").split())
        return self


def looks_different(one: RoseNoireScene, other: RoseNoireScene) -> str:
    """The letters of those who could tell two scenes apart, byte by byte, sorted; `*` for a spectator."""
    pairs = zip((*one, one.spectator), (*other, other.spectator), strict=True)
    differing = [mine.name for mine, theirs in pairs if mine.everything != theirs.everything]
    return "".join(sorted("*" if name == "spectator" else name for name in differing))


def dealt(players: int, deal: int = 0, **options: Any) -> RoseNoireScene:
    """A scene from the very start of a real deal; names follow the first Rector, or the seats if none is known yet."""
    match = Match(RoseNoire(), players, options, deal)
    rector = match.table.rector
    names = "ABCDE" if rector == NOBODY else _names(players, rector)
    return RoseNoireScene(match, names, RoseNoirePlayer)


def table(
    at: str = "turn",
    *,
    players: int = 5,
    rector: Seat = 0,
    turn: int = 2,
    first: str = "A",
    active: str = "",
    owed: bool = True,
    accomplices: str = "aodhan bricen",
    possessed: str | None = None,
    piles: Mapping[str, Lying] | None = None,
    graveyard: Lying | None = None,
    clue_discard: Lying | None = None,
    rector_deck: Lying | None = None,
    rector_discard: Lying = "",
    dead: str = "",
    protected: str = "",
    isolated: str = "",
    investigated: Mapping[str, str] | None = None,
    penance: str = "",
    exorcised: str = "",
    silence: bool = False,
    no_accusation: bool = False,
    unanimous: bool = False,
    fury: bool = False,
    moonless: bool = False,
    revealed: bool = False,
    bonus: str = "",
    luck: int | str = "",
    **named: Any,
) -> RoseNoireScene:
    """A scene: `table(turn=3, A="eau_benite zele", R="tribut", piles={"eoghan": "denonciation"}, dead="taran")`.

    `at` is where it starts: `lumines`, `turn` (the turn of the `active` player, or else of the `first`), `day` (the
    same in the middle of it; `owed=False` if that player has Investigated), `sextines`, `vesperines`, `estellines`,
    `albines`. `possessed` is a letter, "" for nobody (three players), by default the last Investigator.

    `A` to `D` and `R` are hands, the card held longest first; without an `R` the Rector holds three Events. `piles`
    are what lies on top of them; what is left of the deck of that many players is dealt under it, Traps at the very
    bottom, so that no unnamed card on top springs. Bonus cards are in the deck where they are named, also in `bonus`.
    `graveyard`, discards and hands hold what is written and no more; without a `graveyard` the cards of the `dead` are
    there. `rector_deck` is what the Rector draws first; a number among its words is all of it, and the rest is out of
    play. `investigated` tells who did whom: `{"deirdre": "A"}`; `penance` and `exorcised` are letters. What else is
    named are options of the game; `luck` is another course of chance.
    """
    assert at in STARTS, f"{at!r} is none of {', '.join(STARTS)}"
    hands = {letter: named.get(letter, "") for letter in LETTERS[: players - 1]}
    options = {name: value for name, value in named.items() if name not in (*hands, "R")}
    guilty = sorted(suspects(accomplices))
    clues = _Clues(players, guilty, suspects(dead), piles or {}, graveyard, clue_discard, hands, bonus)
    rules = RoseNoire()
    chosen = _options(rector, clues.bonus, options)
    t = rules.setup(players, rules.options(players, chosen), f"scene{luck}".encode())
    t.rector = rector
    t.game = rector + 1 if t.points else 1
    begin(t)
    _cast(t, LETTERS[players - 2] if possessed is None else possessed)
    clues.lay(t)
    _lay_rector_cards(t, named.get("R"), rector_deck, rector_discard)
    t.turn, t.first = turn, _seat(t, first)
    t.dead, t.protected, t.isolated = mask(*suspects(dead)), mask(*suspects(protected)), mask(*suspects(isolated))
    t.penance, t.exorcised = (mask(*[_seat(t, each) for each in letters]) for letters in (penance, exorcised))
    t.silence, t.no_accusation, t.unanimous, t.fury, t.moonless = silence, no_accusation, unanimous, fury, moonless
    assert t.possessed == NOBODY or any(t.alive(each) for each in guilty), "the Possessed would have won already"
    for suspect, letter in (investigated or {}).items():
        seat, place = _seat(t, letter), NAMES.index(suspect)
        t.investigated, t.pawns = replaced(t.investigated, place, seat), replaced(t.pawns, seat, place)
    if at in ("turn", "day"):
        t.active, t.owed = _seat(t, active or first), owed
    if revealed:
        assert players == 3 and possessed != "", "only with three players, and one of them Possessed, does it go on"
        t.revealed = True
        for seat in t.investigators:
            t.show(t.zones[seat][0])
    t.phase = "lumines" if at in ("turn", "day") else at
    t.todo = (at,)
    t.events.clear()
    return RoseNoireScene(Match.at(rules, t, chosen), _names(players, rector), RoseNoirePlayer)


def _names(players: int, rector: Seat) -> list[str]:
    return ["R" if seat == rector else LETTERS[(seat - rector - 1) % players] for seat in range(players)]


def _seat(t: RoseNoireTable, letter: str) -> Seat:
    return t.investigators[LETTERS.index(letter)]


def _source(suspect: str) -> int:
    return GRAVEYARD if suspect == "graveyard" else NAMES.index(suspect)


def _options(rector: Seat, bonus: tuple[str, ...], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a scene: the Rector's seat, and the bonus cards it names."""
    chosen = dict(options)
    if not chosen.get("points"):
        chosen |= {"rector": "seat", "rector_seat": rector + 1}
    return chosen | ({"bonus": "custom", "bonus_cards": bonus} if bonus else {})


def _cast(t: RoseNoireTable, possessed: str) -> None:
    """Give the Possessed card to a letter, or to nobody."""
    assert possessed or t.players == 3, "only with three players may nobody be Possessed"
    for letter, seat in zip(LETTERS, t.investigators, strict=False):
        t.set_faces({t.zones[seat][0]: POSSESSED if letter == possessed else INVESTIGATOR})
    for spare in t.cards(t.aside):
        t.set_faces({spare: INVESTIGATOR if possessed else POSSESSED})


def _read(lying: Lying) -> tuple[list[str], int | None]:
    """The cards that are named, from the top, and how many there are in all, if that is said."""
    words = str(lying).split()
    number = int(words.pop()) if words and words[-1].isdigit() else None
    named = [word if word == ANY else card(word) for word in words]
    assert number is None or number >= len(named), f"{lying!r}: more cards are named"
    return named, number


def _filled(lying: Lying) -> list[str]:
    """Cards of a place that holds no more than what is said."""
    named, number = _read(lying)
    return named + [ANY] * ((number or 0) - len(named))


class _Clues:
    """Where every clue card lies: those that are named, and the rest of the deck around them."""

    def __init__(
        self,
        players: int,
        guilty: list[int],
        dead: list[int],
        piles: Mapping[str, Lying],
        graveyard: Lying | None,
        discard: Lying | None,
        hands: Mapping[str, Lying],
        bonus: str,
    ) -> None:
        self.guilty = guilty
        assert not [name for name in piles if name not in NAMES or NAMES.index(name) in dead], "no such pile"
        self.hands = {letter: _filled(lying) for letter, lying in hands.items()}
        self.discard = _filled(discard or "")
        self.graveyard = _filled(graveyard or "")
        read = [_read(piles.get(name, "")) for name in NAMES]
        self.piles = [_filled(piles.get(name, "")) for name in NAMES]
        places = [*self.hands.values(), self.discard, self.graveyard, *self.piles]
        named = [face for place in places for face in place if face != ANY]
        self.bonus = tuple(id for id in BONUS if id in named or id in cards(bonus))
        self.left = [*base_deck(players), *self.bonus]
        self.left += [proof for each, proof in enumerate(PROOFS) if each not in guilty]
        height = ceil(len(self.left) / SOULS)
        for face in named:
            assert face in self.left, f"there are not so many {face} with {players} players and these Accomplices"
            self.left.remove(face)
        room = len(self.left) - sum(place.count(ANY) for place in places)
        assert room >= 0, "more cards than the deck has"
        growing = [pile for each, pile in enumerate(self.piles) if each not in dead and read[each][1] is None]
        if graveyard is None:
            room = self._bury(room, len(dead), growing, height)
        self._heap(room, growing, height, open_discard=discard is None)
        self._fill()

    def _bury(self, room: int, dead: int, growing: list[list[str]], height: int) -> int:
        """The piles of the dead are in the Graveyard, as high as the others."""
        share = min(height, (room + sum(map(len, growing))) // max(1, dead + len(growing)))
        buried = room if dead and not growing else min(room, dead * share)
        self.graveyard += [ANY] * buried
        return room - buried

    def _heap(self, room: int, growing: list[list[str]], height: int, *, open_discard: bool) -> None:
        """The rest lies in the piles, evenly; what cannot be there any more has been played."""
        for _ in range(room):
            lowest = min(growing, key=len, default=None)
            if lowest is None or (len(lowest) >= height and open_discard):
                assert open_discard, "cards are left, and every place has all it should have"
                self.discard.append(ANY)
            else:
                lowest.append(ANY)

    def _fill(self) -> None:
        """Traps lie at the bottom, and neither in a hand nor, like Proofs and Holy Water, in a filled discard."""
        rank = {TRAP: 2, PROOF: 1}
        self.left.sort(key=lambda face: (rank.get(TYPE_OF[face], 0), face == HOLY_WATER, ORDER[face]))
        slots = [(0, place, index) for place in self.hands.values() for index in range(len(place))]
        slots += [(1, self.discard, index) for index in range(len(self.discard))]
        slots += [(2 + index, pile, index) for pile in (*self.piles, self.graveyard) for index in range(len(pile))]
        slots.sort(key=lambda slot: slot[0])
        for _, place, index in slots:
            if place[index] == ANY:
                place[index] = self.left.pop(0)
        assert not self.left

    def lay(self, t: RoseNoireTable) -> None:
        """Put the cards on the table."""
        t.add_cards(t.accomplice_zone, [PROOFS[each] for each in self.guilty], back="clue")
        for source, pile in enumerate((*self.piles, self.graveyard)):
            t.add_cards(t.source_zone(source), pile, back="clue")
        t.add_cards(t.clue_discard, self.discard, back="clue")
        for seat, hand in zip(t.investigators, self.hands.values(), strict=True):
            assert all(TYPE_OF[face] != TRAP for face in hand), "nobody holds a Trap"
            t.add_cards(t.hand_zone(seat), hand, back="clue")


def _lay_rector_cards(t: RoseNoireTable, hand: Lying | None, deck: Lying | None, discard: Lying) -> None:
    """The Rector's hand, deck and discard; Goals that are not named lie at the bottom of the deck."""
    held = _filled(RECTOR_HAND if hand is None else hand)
    laid, (drawn, size) = _filled(discard), _read("" if deck is None else deck)
    drawn += [ANY] * ((size or 0) - len(drawn))
    left = sorted(rector_cards(), key=lambda face: (TYPE_OF[face] == GOAL, -ORDER[face]))
    for face in (*held, *drawn, *laid):
        if face != ANY:
            assert face in left, f"there are not so many {face}"
            left.remove(face)
    for place in (held, laid, drawn):
        for index, face in enumerate(place):
            if face == ANY:
                place[index] = left.pop(0)
    assert all(TYPE_OF[face] in (EVENT, GOAL) for face in (*held, *laid, *drawn)), "these are no cards of the Rector's"
    t.add_cards(t.hand_zone(t.rector), held, back="rector")
    t.add_cards(t.rector_deck, drawn if size is not None else drawn + left, back="rector")
    t.add_cards(t.rector_discard, laid, back="rector")
    t.add_cards(t.box, left if size is not None else [], back="rector")
