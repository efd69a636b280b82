"""Scenes of Death Note in game words: who is who, what lies where, what they do.

L is called L, the players A to G, clockwise from L's left: `s.L`, `s.A`, … Role cards of the centre are slots from 1.
Actions are written by their ids, or by the beginning of an id that fits no other one: `page`, `faux_death`, `fouiner`.
Nobody holds an Action that is not named, so only those who matter are asked; where a verb does not belong to the moment
that is open, nobody reacts in it, and the verb is said in the next one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from penombre.engine import NOBODY, Match, Seat, mask, replaced
from penombre.games.death_note import catalogue, rounds, turn
from penombre.games.death_note.catalogue import ACTIONS, LIGHT, ROUNDS, SECRET_ROLES, TILES, L
from penombre.games.death_note.deeds import Play
from penombre.games.death_note.rules import DeathNote
from penombre.games.death_note.table import ALL_ROLES, NONE, DeathNoteTable, Frame, InPlay, Result
from penombre.testing.scene import Player, Scene
from penombre.testing.secrecy import observed

LETTERS = "ABCDEFG"
ANY = "?"
_ROUND = rounds.STEPS["round"]
_TURNS, _REVEAL = _ROUND.index(rounds.turns), _ROUND.index(rounds.reveal_tile)
_EFFECT, _ALLOT = _ROUND.index(rounds.effect), _ROUND.index(rounds.allot)
STARTS: Mapping[str, int] = {
    "gift": _ROUND.index(rounds.gift),
    "round_start": _TURNS - 1,
    "turn": _TURNS,
    "main": _TURNS,
    "before_reveal": _TURNS + 1,
    "reveal": _REVEAL,
    "tile_revealed": _EFFECT - 1,
    "effect": _EFFECT,
    "before_allot": _EFFECT + 1,
    "allot": _ALLOT,
    "round_end": _ROUND.index(rounds.clear_names) - 1,
    "over": _TURNS,
}
"""Where a scene may start, with the step of the round."""
DECLARING = frozenset(
    {
        "play_target",
        "play_role",
        "play_name",
        "two_players",
        "supporter",
        "lay_away_count",
        "lay_away",
        "reveal_inactive",
        "renounce",
        "reshuffle",
        "spill_own",
    }
)
"""What is asked of whoever plays an Action before it takes effect."""


def card(written: str) -> str:
    """An Action by its id or by the beginning of it."""
    if written in ACTIONS:
        return written
    found = [id for id in ACTIONS if id.startswith(written)]
    assert len(found) == 1, f"{written!r} is {'no Action' if not found else 'the beginning of ' + ', '.join(found)}"
    return found[0]


def cards(written: str) -> tuple[str, ...]:
    """Several Actions, written one after the other."""
    return tuple(card(word) for word in written.split())


class DeathNotePlayer(Player):
    """A player with the verbs of the game; every verb answers the question it belongs to and no other."""

    scene: DeathNoteScene

    # -- playing Actions

    def plays(self, written: str, *declared: Any) -> DeathNotePlayer:
        """Play an Action: on one's turn, in the middle of another's, or in a moment in which the others pass.

        `declared` are the answers to what is then asked, in that order: players, slots as numbers, roles, …
        """
        sealed = self._may_now(card(written)).asked in _windows(self.scene)
        asking = self.match.asking
        self.chooses(card(written))
        if sealed:
            self._table_passes(asking)
        return self.declares(*declared)

    def lays(self, written: str) -> DeathNotePlayer:
        """Lay an Action in a moment in which all answer at the same time, and let the others choose too."""
        return self._may_now(card(written)).chooses(card(written))

    def declares(self, *declared: Any) -> DeathNotePlayer:
        """Say on whom or what the Action is, as it asks for that."""
        for each in declared:
            if self.asked in DECLARING:
                self._says(each)
            else:  # the only one it could be played on was not asked for
                deed = next(deed for deed in reversed(self.table.deeds) if isinstance(deed, Play))
                chosen = [deed.target, *[-slot for slot in self._slots(deed)]]
                meant = each.seat if isinstance(each, Player) else -each if isinstance(each, int) else each
                assert meant in chosen, f"{self.name} was not asked for {each}\n{self.scene.question()}"
        return self

    def _slots(self, deed: Play) -> list[int]:
        return [self.table.slot(each) + 1 for each in deed.roles if self.table.slot(each) != NONE]

    def _says(self, each: Any) -> None:
        assert self.ask is not None
        kind, seats = self.ask.kind, {player.name: player.seat for player in self.scene}
        if kind in ("play_role", "play_target") and isinstance(each, int):
            self.chooses(f"inactive-{each}")
        elif kind == "two_players":
            self.chooses("pair-{}-{}".format(*sorted(seats[letter] for letter in each)))
        elif kind == "lay_away_count":
            self.chooses(f"lay-{each}")
        elif kind == "renounce":
            self.chooses(f"lose-{each}")
        elif kind == "lay_away":
            self.chooses(*self._several(each))
        elif kind == "reveal_inactive":
            self.chooses(*[f"inactive-{slot}" for slot in str(each).split()])
        elif kind == "spill_own":
            self.chooses(card(each))
        else:
            self.chooses(each)

    def _several(self, written: str) -> list[str]:
        """Option ids of cards of the hand: a second copy has a number."""
        faces = cards(written)
        return [f"{face}-{faces[:at].count(face) + 1}" if face in faces[:at] else face for at, face in enumerate(faces)]

    def borrows(self, written: str, *declared: Any) -> DeathNotePlayer:
        """Play a card of the hand that a Death Note has taken."""
        return self._must("borrow").chooses(card(written)).declares(*declared)

    def borrows_nothing(self) -> DeathNotePlayer:
        """Give the hand back as it is."""
        return self._must("borrow").chooses("none")

    def lies(self, written: str = "no") -> DeathNotePlayer:
        """Answer yes or no, having played a Lie."""
        return self._must("lie").chooses(written)

    def passes(self) -> DeathNotePlayer:
        """Lay nothing in the moment that is open."""
        assert self.asked in _windows(self.scene), f"{self.name} cannot pass\n{self.scene.question()}"
        return self.chooses("pass")

    # -- on one's turn

    def looks(self) -> DeathNotePlayer:
        """Look at the tile (or, under a Cover, at nothing)."""
        return self._must("turn_start").chooses("look")

    def leaves(self) -> DeathNotePlayer:
        """Look at the tile if that was not done, and leave it."""
        return self._looked().chooses("leave")

    def discards(self) -> DeathNotePlayer:
        """Look at the tile if that was not done, and discard it."""
        return self._looked().chooses("discard")

    def _looked(self) -> DeathNotePlayer:
        self._ready("turn_start", "tile_choice")
        if self.asked == "turn_start":
            self.looks()
        return self._must("tile_choice")

    def ends(self) -> DeathNotePlayer:
        """End the turn."""
        return self._must("turn_main").chooses("end")

    # -- L

    def gives(self, written: str, to: Player) -> DeathNotePlayer:
        """L gives an Action away."""
        return self._must("gift").chooses(to).answers("gift_card", card(written))

    def designates(self, *whom: Any) -> DeathNotePlayer:
        """L designates a player, two at once (a tuple of them, or letters), an inactive role, or names roles."""
        for each in whom:
            kinds = ("designate", "designate_two", "designate_inactive", "assault", "ally", "dealings", "wager")
            self._ready(*kinds)
            assert self.asked in kinds, f"{self.name} is asked {self.asked}\n{self.scene.question()}"
            if self.asked == "designate_two":
                self.chooses("pair-{}-{}".format(*sorted(self.scene.player(letter).seat for letter in each)))
            elif self.asked == "designate_inactive":
                self.chooses(f"inactive-{each}")
            elif self.asked == "dealings":
                self.chooses(*[self.scene.player(letter) for letter in each])
            elif self.asked == "ally":
                self.chooses("-".join(sorted(each.split(), key=catalogue.ENQUIRERS.index)))
            else:
                self.chooses(each)
        return self

    def allots(self, written: str) -> DeathNotePlayer:
        """Hand out the Suspicions: `"AAB"` is two to A and one to B; in a Frenzy all go to the one who is named."""
        self._ready("allot", "allot_one")
        if self.asked == "allot_one":
            assert len(set(written)) == 1
            return self.chooses(self.scene.player(written[0]))
        return self._must("allot").chooses(*[self.scene.player(letter) for letter in written])

    def takes(self, written: str) -> DeathNotePlayer:
        """Take a card: by a Mole, a Glare; or choose the one a Blackmail is about."""
        self._ready("mole", "glare", "blackmail")
        assert self.asked in ("mole", "glare", "blackmail"), f"{self.name}\n{self.scene.question()}"
        return self.chooses(card(written))

    # -- what Actions and tiles ask

    def chooses_slot(self, slot: int, kind: str | None = None) -> DeathNotePlayer:
        """Choose a role of the centre."""
        self._ready(*([kind] if kind else []))
        return self.chooses(f"inactive-{slot}", kind=kind)

    def replies(self, kind: str, *picks: Any) -> DeathNotePlayer:
        """Answer a question of this kind; moments that are open before it pass."""
        return self._must(kind).chooses(*picks)

    # -- what a player may do now

    @property
    def may_play(self) -> list[str]:
        """The Actions this player may play now."""
        return [id for id in (*self.options, *self.besides) if id in ACTIONS]

    @property
    def may_choose(self) -> str:
        """The letters and slots this player may name now."""
        names = {f"seat-{other.seat}": other.name for other in self.scene}
        names |= {f"inactive-{slot}": str(slot) for slot in range(1, ALL_ROLES)}
        return "".join(sorted(names[id] for id in self.options if id in names))

    # -- what a player has

    @property
    def table(self) -> DeathNoteTable:
        """The table this player sits at."""
        table: DeathNoteTable = self.match.table
        return table

    @property
    def role(self) -> str:
        """The true role."""
        return self.table.role(self.seat)

    @property
    def hand(self) -> tuple[str, ...]:
        """The Actions in hand, in the order of the catalogue."""
        return self.table.hand(self.seat)

    @property
    def suspicion(self) -> int:
        """How many Suspicions lie in front of this player."""
        return self.table.suspicion[self.seat]

    @property
    def alive(self) -> bool:
        """Whether this player lives."""
        return self.table.alive(self.seat)

    @property
    def revealed(self) -> bool:
        """Whether everybody sees the role."""
        return self.table.is_revealed(self.seat)

    @property
    def revealed_by(self) -> str:
        """The letter of who revealed the role this player holds; `-`: nobody, `vote`, `effect`."""
        return self.scene.who(self.table.revealed_by[self.table.card_of(self.seat)])

    @property
    def killed_by(self) -> str:
        """The letter of who killed the role this player holds."""
        return self.scene.who(self.table.killed_by[self.table.card_of(self.seat)])

    @property
    def neighbours(self) -> str:
        """The letters of the neighbours, sorted."""
        return "".join(sorted(self.scene[seat].name for seat in self.table.neighbours(self.seat)))

    @property
    def has_ryuk(self) -> bool:
        """Whether this player has the pawn."""
        return self.table.pawn == self.seat

    # -- how it ended

    @property
    def apples(self) -> int:
        """What the last game gave this player."""
        return self.scene.result.apples[self.seat]

    @property
    def met(self) -> dict[str, bool]:
        """Every objective of this player, and whether it was met in the last game."""
        return {line.objective: line.met for line in self.scene.result.lines[self.seat]}

    # -- what a player knows

    def sees_slot(self, slot: int) -> str:
        """The role of the centre in this slot, as far as this player knows."""
        t = self.table
        return t.face_for(self.seat, t.cards(t.slot_zone(slot - 1))[0])

    def sees_role_of(self, other: Player) -> str:
        """The role of another player, as far as this player knows."""
        return self.table.face_for(self.seat, self.table.card_of(other.seat))

    def noted(self, kind: str) -> list[tuple[str, ...]]:
        """The cards of this player's own notes of a kind: tile, role, saw, drew, discarded, passed."""
        return [note.cards for note in self.private.notes if note.kind == kind]

    @property
    def everything(self) -> dict[str, bytes]:
        """All that has reached this player, byte by byte: its view, its question, everything it was told."""
        return {**observed(self.match, self.seat), "told": msgspec.json.encode(self.events)}

    # -- inside

    def _ready(self, *kinds: str) -> DeathNotePlayer:
        """Where a moment is open in which anybody may react, nobody does, until this player is asked one of these."""
        while self.asked not in kinds and self.scene.in_window:
            self.scene.passes()
        return self

    def _must(self, kind: str) -> DeathNotePlayer:
        self._ready(kind)
        assert self.asked == kind, f"{self.name} is asked {self.asked}, not {kind}\n{self.scene.question()}"
        return self

    def _may_now(self, face: str) -> DeathNotePlayer:
        while face not in self.may_play and self.scene.in_window:
            self.scene.passes()
        assert face in self.may_play, f"{self.name} cannot play {face}\n{self.scene.question()}"
        return self

    def _table_passes(self, asking: object) -> None:
        """Whoever is still asked in this moment passes, if it is not settled."""
        for other in self.scene:
            if self.match.asking is asking and other is not self and other.asked in _windows(self.scene):
                other.chooses("pass")


class DeathNoteScene(Scene[DeathNotePlayer]):
    """A table of Death Note."""

    @property
    def table(self) -> DeathNoteTable:
        """The true table."""
        table: DeathNoteTable = self.match.table
        return table

    def player(self, letter: str) -> DeathNotePlayer:
        """A player by the letter."""
        return self._by_name[letter]

    def who(self, seat: Seat) -> str:
        """The letter of a seat; `-`: nobody, `vote`, `effect` for a tile that acts by itself."""
        return {-1: "-", -2: "vote", -3: "effect"}.get(seat) or self[seat].name

    # -- what is open

    @property
    def in_window(self) -> bool:
        """Whether a moment is open in which those who are asked may react."""
        asks = self.match.asks()
        return bool(asks) and all(ask.kind.startswith("window_") for ask in asks)

    @property
    def window(self) -> str:
        """The moment that is open: round_start, discarded, death, check, …; nothing where none is."""
        return self.match.asks()[0].kind.removeprefix("window_") if self.in_window else ""

    @property
    def asked(self) -> str:
        """The letters of those who are asked something now and have to answer, sorted."""
        return "".join(sorted(self[ask.seat].name for ask in self.match.asks() if not ask.optional))

    @property
    def open(self) -> set[str]:
        """The kinds of question that are open."""
        return {ask.kind for ask in self.match.asks() if not ask.optional}

    def nobody_reacts(self) -> DeathNoteScene:
        """Everybody passes in the moments that are open one after the other."""
        while self.in_window:
            self.passes()
        return self

    def until(self, *kinds: str) -> DeathNoteScene:
        """Everybody passes, or does what time would do, until one of these is asked or the match ends."""
        while not self.over and not self.open & set(kinds):
            self.passes()
        return self

    def next_round(self) -> DeathNoteScene:
        """Everybody passes until the next round begins, or the match ends."""
        now = self.table.round
        while not self.over and self.table.round == now:
            self.passes()
        return self

    # -- what lies where

    def slot(self, slot: int) -> str:
        """The true role of the centre in this slot."""
        return self.table.faces[self._slot(slot)]

    def is_revealed(self, slot: int) -> bool:
        """Whether everybody sees the role of this slot."""
        return bool(self.table.revealed >> self._slot(slot) & 1)

    def is_dead(self, slot: int) -> bool:
        """Whether the role of this slot is dead."""
        return bool(self.table.dead >> self._slot(slot) & 1)

    def slot_revealed_by(self, slot: int) -> str:
        """The letter of who revealed the role of this slot."""
        return self.who(self.table.revealed_by[self._slot(slot)])

    def slot_killed_by(self, slot: int) -> str:
        """The letter of who killed the role of this slot."""
        return self.who(self.table.killed_by[self._slot(slot)])

    def _slot(self, slot: int) -> int:
        return self.table.cards(self.table.slot_zone(slot - 1))[0]

    @property
    def ryuk(self) -> str:
        """The letter of who has the pawn; `-`: the centre."""
        return self.who(self.table.pawn)

    @property
    def suspicion(self) -> dict[str, int]:
        """Who has how many Suspicions, but for those who have none."""
        return {player.name: player.suspicion for player in self if player.suspicion}

    @property
    def revealed(self) -> str:
        """The letters of revealed players, L's left out, and revealed slots."""
        return self._where(lambda each: each.revealed, self.is_revealed)

    @property
    def dead(self) -> str:
        """The letters of dead players, revealed or not, and dead slots."""
        return self._where(lambda each: not each.alive, self.is_dead)

    def _where(self, held: Any, lying: Any) -> str:
        players = [player.name for player in self if player is not self.L and held(player)]
        slots = [str(slot) for slot in range(1, ALL_ROLES - self.match.players + 1) if lying(slot)]
        return "".join(sorted(players) + slots)

    @property
    def front(self) -> list[str]:
        """The Actions that stay in play, as a scene writes them: `A manipulation B`."""
        return [_written(self, each) for each in self.table.front]

    @property
    def pile(self) -> tuple[str, ...]:
        """The tiles of the round, from the top."""
        return tuple(self.table.faces[each] for each in self.table.cards(self.table.pile(self.table.round)))

    @property
    def deck(self) -> tuple[str, ...]:
        """The Actions of the deck, from the top."""
        return tuple(self.table.faces[each] for each in self.table.cards(self.table.deck))

    @property
    def discard(self) -> tuple[str, ...]:
        """The Actions that were played or laid away, the last one last."""
        return tuple(self.table.faces[each] for each in self.table.cards(self.table.discard))

    @property
    def order(self) -> str:
        """The letters of the players in the order of the round, dead or alive, as they sit now."""
        return "".join(self[seat].name for seat in self.table.in_order())

    @property
    def active(self) -> str:
        """The letter of the player whose turn it is."""
        return self.who(self.table.active)

    # -- how it ended

    @property
    def ending(self) -> str:
        """Why the (last) game ended; nothing while it goes on."""
        return self.table.ending.reason if self.table.ending else ""

    @property
    def result(self) -> Result:
        """The last game that is over."""
        assert self.table.results, f"no game is over\n{self.question()}"
        return self.table.results[-1]

    @property
    def apples(self) -> dict[str, int]:
        """What the last game gave everybody."""
        return {player.name: player.apples for player in self}

    # -- what they were told

    def all_saw(self, key: str, /, **args: Any) -> bool:
        """Whether everybody was told of such an event."""
        return all(player.saw(key, **args) for player in self)

    def who_saw(self, key: str, /, **args: Any) -> str:
        """The letters of the players who were told of such an event, sorted."""
        return "".join(sorted(player.name for player in self if player.saw(key, **args)))

    def who_sees_slot(self, slot: int) -> str:
        """The letters of those who know the role of a slot, sorted."""
        return "".join(sorted(player.name for player in self if player.sees_slot(slot)))

    def who_sees_role_of(self, other: Player) -> str:
        """The letters of those who know the role of a player, sorted; the own one among them."""
        return "".join(sorted(player.name for player in self if player.sees_role_of(other)))


def _windows(scene: DeathNoteScene) -> set[str]:
    return {ask.kind for ask in scene.match.asks() if ask.kind.startswith("window_")}


def _written(s: DeathNoteScene, each: InPlay) -> str:
    match each.kind:
        case "menace":
            what = "".join(player.name for player in s if each.waiting >> player.seat & 1)
        case "fausse_piste":
            what = each.named
        case "se_blanchir":
            what = ""
        case _:
            what = s[each.on].name
    return f"{s[each.owner].name} {each.kind} {what}".strip()


def looks_different(one: DeathNoteScene, other: DeathNoteScene) -> str:
    """The letters of those who could tell two scenes apart, byte by byte, sorted."""
    pairs = zip(one, other, strict=True)
    return "".join(sorted(mine.name for mine, theirs in pairs if mine.everything != theirs.everything))


def dealt(seats: int, deal: int = 0, **options: Any) -> DeathNoteScene:
    """A scene from the very start of a real deal; names follow who is L."""
    match = Match(DeathNote(), seats, options, deal)
    return DeathNoteScene(match, _names(seats, match.table.detective), DeathNotePlayer)


def table(
    at: str = "turn",
    *,
    seats: int = 5,
    l_seat: Seat = 0,
    round: int = 0,
    tile: str = "",
    pile: str = "",
    tiles: int = 0,
    turn: str = "",
    roles: str = "",
    inactive: str = "",
    suspicion: str = "",
    revealed: str = "",
    dead: str = "",
    secret: str = "",
    held: str = "",
    by: Mapping[str, str] | None = None,
    ryuk: str = "",
    locked: bool = False,
    front: str = "",
    played: str = "",
    deck: str | int = "",
    discard: str = "",
    friend: bool = False,
    pursuit: bool = False,
    lovers: str = "",
    barred: bool = False,
    bonus: int = 0,
    ending: str = "last_round",
    luck: int | str = "",
    **named: Any,
) -> DeathNoteScene:
    """A scene: `table("turn", turn="B", roles="light mogi", A="alibi", B="page rem", suspicion="A5", revealed="C 1")`.

    `at` is where it starts: L's `gift`, `round_start`, the `turn` of a player (by default the first in the order of the
    round), its `main` part after the tile, `before_reveal`, L's `reveal` of the tile, `tile_revealed`, its `effect`,
    `before_allot`, L's `allot`, `round_end`, or `over` for the scoring, with `ending` as the reason.

    `roles` are those of A, B, … and `inactive` those of the slots 1, 2, …; `?` and what is not named are filled in the
    order of the catalogue. Where Light lies in the centre, the last player has got rid of it. `A` to `G` and `L` are
    hands; nobody holds more than is written. `deck` is what is drawn first; the rest follows, or nothing if it ends
    with `.` (0: an empty deck; what is left is out of sight in the discard). `tile` is the tile on top of the pile, or
    the one L has revealed, and says which round it is; `pile` are more tiles from the top, of `tiles` in all.
    `suspicion` and `played` are letters with numbers, `revealed`, `dead` (and revealed) and `secret` (dead and not
    revealed) letters and slots; `held` are slots that died as a player's role; `by` tells who did so:
    `{"C": "L", "1": "A"}`. `front` are Actions in play, with commas between them: `A manipulation B, A menace BC, A
    fausse_piste mogi, B se_blanchir`. `lovers` are two letters. What else is named are options of the game; `luck` is
    another course of chance.
    """
    assert at in STARTS, f"{at!r} is none of {', '.join(STARTS)}"
    letters = LETTERS[: seats - 1]
    hands = {letter: cards(named.get(letter, "")) for letter in (*letters, "L")}
    options = {name: value for name, value in named.items() if name not in hands}
    rules = DeathNote()
    chosen = {"l": "seat", "l_seat": l_seat + 1, **options}
    t = rules.setup(seats, rules.options(seats, chosen), f"scene{luck}".encode())
    t.round = round or (TILES[tile.split()[0]].round if tile else 1)
    t.phase = "round"
    t.clear_cards()
    _lay_roles(t, roles.split(), inactive.split())
    _mark(t, revealed, dead, secret, held, by or {})
    _lay_actions(t, hands, deck, discard, front)
    _lay_tiles(t, at, tile, pile, tiles)
    t.friend, t.pursuit, t.barred, t.bonus = friend, pursuit, barred, bonus
    t.lovers = tuple(sorted(_seat(t, letter) for letter in lovers))
    _keep_tiles(t)
    t.suspicion, t.played = _numbers(t, suspicion), _numbers(t, played)
    t.pawn, t.locked = _seat(t, ryuk), locked
    t.stack = (Frame("round", STARTS[at]),)
    _begin(t, at, turn, ending)
    for seat in range(seats):
        assert t.suspicion[seat] < t.threshold and not (t.suspicion[seat] and t.is_revealed(seat)), (
            "too many Suspicions"
        )
    t.events.clear()
    t.answered = 0
    return DeathNoteScene(Match.at(rules, t, chosen), _names(seats, l_seat), DeathNotePlayer)


def _names(seats: int, l_seat: Seat) -> list[str]:
    return ["L" if seat == l_seat else LETTERS[(seat - l_seat - 1) % seats] for seat in range(seats)]


def _seat(t: DeathNoteTable, letter: str) -> Seat:
    if letter in ("", "-"):
        return NOBODY
    return t.detective if letter == "L" else t.walk(clockwise=True)[LETTERS.index(letter)]


def _card(t: DeathNoteTable, where: str) -> int:
    """A Role card by the letter of its player, or by its slot."""
    return t.cards(t.slot_zone(int(where) - 1))[0] if where.isdigit() else t.card_of(_seat(t, where))


def _numbers(t: DeathNoteTable, written: str) -> tuple[int, ...]:
    found = {_seat(t, word[0]): int(word[1:]) for word in written.split()}
    return tuple(found.get(seat, 0) for seat in range(t.players))


def _filled(named: list[str], count: int) -> list[str]:
    return [*named, *[ANY] * (count - len(named))]


def _lay_roles(t: DeathNoteTable, held: list[str], lying: list[str]) -> None:
    """The Role cards: those that are named, the others in the order of the catalogue."""
    n = t.players
    places = _filled(held, n - 1) + _filled(lying, ALL_ROLES - n)
    assert len(places) == ALL_ROLES - 1, "too many roles"
    named = [role for role in places if role != ANY]
    assert len(set(named)) == len(named) and set(named) <= set(SECRET_ROLES), f"these are not roles: {named}"
    left = [role for role in SECRET_ROLES if role not in named]
    filled = [left.pop(0) if role == ANY else role for role in places]
    away = filled.index(LIGHT)
    if away >= n - 1:  # Light is always dealt to a player: the last one has exchanged it for what lay there
        filled[n - 2], filled[away] = filled[away], filled[n - 2]
    seats = dict(zip(t.walk(clockwise=True), filled, strict=False))
    dealt = [seats.get(seat, L) for seat in range(n)]
    t.spread_cards(t.layout[:ALL_ROLES], [*dealt, *filled[n - 1 :]], "role")
    t.show(t.card_of(t.detective))
    t.revealed = mask(t.card_of(t.detective))
    if away >= n - 1:
        seat, slot = t.walk(clockwise=True)[-1], away - (n - 1)
        old, new = t.card_of(seat), t.cards(t.slot_zone(slot))[0]
        t.move(old, t.slot_zone(slot))
        t.move(new, t.role_zone(seat))


def _mark(t: DeathNoteTable, revealed: str, dead: str, secret: str, held: str, by: Mapping[str, str]) -> None:
    """Which roles are revealed or dead, and who did that."""
    for where in (*revealed.split(), *dead.split()):
        t.revealed |= 1 << _card(t, where)
        t.show(_card(t, where))
    for where in (*dead.split(), *secret.split()):
        t.dead |= 1 << _card(t, where)
        t.died_held |= (where in held.split() or not where.isdigit()) << _card(t, where)
    for where, letter in by.items():
        place, seat = _card(t, where), _seat(t, letter)
        assert (t.revealed | t.dead) >> place & 1, f"{where} is neither revealed nor dead"
        if t.revealed >> place & 1:
            t.revealed_by = replaced(t.revealed_by, place, seat)
        if t.dead >> place & 1:
            t.killed_by = replaced(t.killed_by, place, seat)
    assert (t.dead & t.revealed).bit_count() < catalogue.DEATHS or len(dead.split()) == catalogue.DEATHS


def _lay_actions(
    t: DeathNoteTable, hands: Mapping[str, tuple[str, ...]], deck: str | int, discard: str, front: str
) -> None:
    """The Actions: hands, what stays in play, what was discarded; the rest is the deck."""
    left = catalogue.deck(t.players, t.beginners)
    words = str(deck).split()
    closed = deck == 0 or words[-1:] == ["."]
    drawn = [] if deck == 0 else list(cards(" ".join(word for word in words if word != ".")))
    laid = [each.split() for each in front.split(",") if each.strip()]
    thrown = list(cards(discard))
    for face in (*[face for hand in hands.values() for face in hand], *drawn, *thrown, *[card(w[1]) for w in laid]):
        assert face in left, f"there are not so many {face} with {t.players} seats"
        left.remove(face)
    for letter, hand in hands.items():
        assert not hand or t.alive(_seat(t, letter)), f"{letter} is dead and has no hand"
        t.add_cards(t.hand_zone(_seat(t, letter)), hand, "action")
    t.add_cards(t.deck, drawn if closed else [*drawn, *left], "action")
    t.add_cards(t.discard, [*(left if closed else []), *thrown], "action")
    for owner, written, *rest in laid:
        kind, what = card(written), rest[0] if rest else ""
        (lying,) = t.add_cards(t.front_zone, [kind], "action")
        seat = _seat(t, owner)
        on = _seat(t, what) if kind in ("manipulation", "alibi", "decouverte") else seat
        waiting = mask(*[_seat(t, letter) for letter in what]) if kind == "menace" else 0
        t.front += (InPlay(lying, kind, seat, on, what if kind == "fausse_piste" else "", waiting),)


def _lay_tiles(t: DeathNoteTable, at: str, tile: str, pile: str, count: int) -> None:
    """The tiles: rounds before this one are gone, and in this one some may have been discarded."""
    for round in range(1, ROUNDS + 1):
        faces = catalogue.tiles_of(round)
        if round != t.round:
            t.add_cards(t.pile(round) if round > t.round else t.tile_discard, faces, f"tile_{round}")
            continue
        top = [*tile.split(), *pile.split()]
        assert set(top) <= set(faces) and len(set(top)) == len(top), f"{top} are not tiles of round {round}"
        order = [*top, *[face for face in faces if face not in top]]
        size = count or len(faces)
        lying = t.add_cards(t.pile(round), order, f"tile_{round}")
        for gone in lying[size:]:
            t.move(gone, t.tile_discard)
        if at not in ("over", "gift", "round_start") and STARTS[at] > _REVEAL:
            t.tile = lying[0]
            t.move(t.tile, t.tile_zone)


def _keep_tiles(t: DeathNoteTable) -> None:
    """Tiles that stay in play lie open, in whatever round it is."""
    for face, stays in (("poursuite", t.pursuit), ("ami", t.friend), ("amour", t.lovers), ("decision", t.barred)):
        lying = t.faces.index(face)
        if stays and lying != t.tile:
            t.move(lying, t.tile_zone)


def _begin(t: DeathNoteTable, at: str, turn_of: str, ending: str) -> None:
    """Who has had a turn, whose turn it is, what is being done."""
    order = t.in_order()
    if at in ("turn", "main"):
        seat = _seat(t, turn_of) if turn_of else t.living()[0]
        t.turns = mask(*order[: order.index(seat)])
        if at == "main":
            t.turns |= mask(seat)
            t.active, t.marks = seat, replaced(t.marks, seat, turn.LEFT)
            t.push(Frame("turn", turn.STEPS["turn"].index(turn.main), seat=seat))
    elif STARTS[at] > _TURNS:
        t.turns = mask(*order)
    t.allotting = STARTS[at] > _ALLOT
    if at == "over":
        t.over = ending
