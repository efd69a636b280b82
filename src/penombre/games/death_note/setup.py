"""Set-up: who is L, the roles, the tiles, the Actions and the first hands."""

from __future__ import annotations

from collections.abc import Mapping

from penombre.engine import EVERYBODY, NOBODY, Script, Value, ask, mask
from penombre.games.death_note import catalogue
from penombre.games.death_note.catalogue import DRAWN_AT_START, L_HAND, LIGHT, ORDER, ROUNDS, SECRET_ROLES, L
from penombre.games.death_note.checking import TRUTH
from penombre.games.death_note.hands import discard, hand_options
from penombre.games.death_note.table import ALL_ROLES, ANY_ROLE, NONE, DeathNoteTable, Frame, zones


def open_table(t: DeathNoteTable, options: Mapping[str, Value]) -> None:
    """What stays the same for the whole match, then the first deal."""
    t.beginners = bool(options["first_games"])
    deck = catalogue.deck(t.players, t.beginners)
    t.kinds = tuple(sorted(set(deck), key=ORDER.__getitem__))
    t.given = str(options["l"])
    t.games = int(str(options["games"]))
    t.silenced = not options["dead_talk"]
    t.leak_draws = bool(options.get("leak_draws"))
    t.scores = (0,) * t.players
    if t.given != "dealt":
        t.detective = int(str(options["l_seat"])) - 1 if t.given == "seat" else 0
    t.lay_out(*zones(t.players))
    t.stack = (Frame("game"),)
    deal(t)


def deal(t: DeathNoteTable) -> None:
    """Roles, tiles and Actions, shuffled; what was on the table before is gone."""
    n = t.players
    t.clear_cards()
    _deal_roles(t)
    cards = t.add_cards(t.deck, t.shuffled(catalogue.deck(n, t.beginners)), "action")
    for round in range(1, ROUNDS + 1):
        t.add_cards(t.pile(round), t.shuffled(catalogue.tiles_of(round)), f"tile_{round}")
    hands = iter(cards)
    for seat in t.walk(clockwise=True):
        for _ in range(DRAWN_AT_START):
            t.move(next(hands), t.hand_zone(seat))
    for _ in range(L_HAND):
        t.move(next(hands), t.hand_zone(t.detective))
    t.facts = ((),) * (n + 1)
    t.notes = ((),) * n
    t.deeds = ()
    t.suspicion = t.played = t.allotted = (0,) * n
    t.marks = ("",) * n
    t.revealed_by = t.killed_by = (NOBODY,) * ALL_ROLES
    t.claims, t.doubted = (TRUTH,) * n, (NONE,) * n
    t.could = (ANY_ROLE,) * ALL_ROLES
    t.revealed, t.dead, t.died_held = mask(t.card_of(t.detective)), 0, 0
    t.round, t.depth, t.turns, t.dodged, t.bonus, t.snooping = 0, 0, 0, 0, 0, 0
    t.over, t.closing, t.barred, t.locked, t.pursuit, t.friend = "", False, False, False, False, False
    t.covered = t.leaking = t.allotting = False
    t.aftermath, t.verdict, t.lovers, t.front = (), (), (), ()
    t.pawn = t.pursued = t.active = NOBODY
    t.discarded = t.tile = NONE
    t.ending = None
    t.phase = "setup"
    t.began = t.answered
    t.tell("deal", seat=t.detective, game=t.game)


def _deal_roles(t: DeathNoteTable) -> None:
    """L, Light and others at random; the rest lie face down in the centre. L shows himself."""
    n = t.players
    others = t.shuffled([role for role in SECRET_ROLES if role != LIGHT])
    dealt, inactive = [LIGHT, *others[: n - 2]], others[n - 2 :]
    if t.given == "dealt":
        dealt = t.shuffled([L, *dealt])
        t.detective = dealt.index(L)
    else:
        dealt = t.shuffled(dealt)
        dealt.insert(t.detective, L)
    t.chairs = tuple(range(n))
    t.spread_cards(t.layout[:ALL_ROLES], [*dealt, *inactive], "role")
    t.show(t.card_of(t.detective), EVERYBODY)


def keep_one(t: DeathNoteTable, f: Frame) -> Script[None]:
    """Each player keeps one of the two Actions drawn and discards the other, all at the same time."""
    seats = t.walk(clockwise=True)
    kept = yield ask.sealed(
        [
            ask.one(
                seat,
                "keep_one",
                hand_options(t, seat),
                default=t.faces[t.hand_cards(seat)[0]],
                pace="setup",
                secret=True,
            )
            for seat in seats
        ]
    )
    for seat in seats:
        hand = list(t.hand(seat))
        hand.remove(kept[seat])
        discard(t, seat, hand)


def first_round(t: DeathNoteTable, f: Frame) -> None:
    """The first round begins."""
    t.put(Frame("round"))


STEPS = {"game": (keep_one, first_round)}
