"""A round: L's gift, a turn for every player, L's tile and its Suspicions."""

from __future__ import annotations

from msgspec.structs import replace

from penombre.engine import NOBODY, Script, ask, mask
from penombre.games.death_note import deeds
from penombre.games.death_note.catalogue import ROUNDS, RYUK_SUSPICION, TILES, amount
from penombre.games.death_note.hands import hand_options, transfer
from penombre.games.death_note.in_play import alibis, end_with_round, uncleared
from penombre.games.death_note.revealing import ALLOTMENT, RYUK, give, suspect
from penombre.games.death_note.table import NONE, DeathNoteTable, Frame, Step


def begin(t: DeathNoteTable, f: Frame) -> None:
    """A new round, with its own direction."""
    t.round += 1
    t.phase = "round"
    t.played = (0,) * t.players
    t.marks = ("",) * t.players
    t.turns, t.bonus, t.tile, t.allotting = 0, 0, NONE, False
    t.active = NOBODY
    t.allotted = (0,) * t.players
    t.tell("round", round=t.round)


def gift(t: DeathNoteTable, f: Frame) -> Script[None]:
    """L must give an Action of his choice to a living player, if he has one and somebody lives."""
    if not t.hand_cards(t.detective) or not t.living():
        t.put(replace(f, step=f.step + 1))
        return
    target = yield ask.seat(t.detective, "gift", t.living(), pace="gift")
    t.put(replace(f, target=target))


def gift_card(t: DeathNoteTable, f: Frame) -> Script[None]:
    """L chooses the card of the gift; only L and the receiver know which one."""
    me = t.detective
    faces = hand_options(t, me)
    card = yield ask.one(me, "gift_card", faces, args={"target": f.target}, pace="gift", whispered=mask(me, f.target))
    transfer(t, me, f.target, card, "gift")


def window(moment: str) -> Step:
    """A moment in which everybody may play Actions."""

    def opens(t: DeathNoteTable, f: Frame) -> None:
        t.push(Frame("window", mode=moment))

    return opens


def turns(t: DeathNoteTable, f: Frame) -> None:
    """The next living player in the order of the round, from where everybody sits now."""
    for seat in t.living():
        if not t.turns >> seat & 1:
            t.again(f)
            t.push(Frame("turn", seat=seat))
            return
    t.active = NOBODY


def reveal_tile(t: DeathNoteTable, f: Frame) -> None:
    """L turns the surviving tile up."""
    t.tile = t.cards(t.pile(t.round))[0]
    t.move(t.tile, t.tile_zone)
    t.happened(deeds.Tile(t.round, t.detective, t.tile_face), "tile", seat=t.detective, tile=t.tile_face)


def ryuk(t: DeathNoteTable, f: Frame) -> None:
    """A tile with Ryuk: whoever has the pawn gets a Suspicion from L at once."""
    if TILES[t.tile_face].ryuk and t.pawn != NOBODY:
        t.tell("ryuk_icon", target=t.pawn)
        give(t, [(t.pawn, RYUK_SUSPICION, t.detective)], RYUK, t.tile_face)


def effect(t: DeathNoteTable, f: Frame) -> None:
    """What the tile does."""
    t.push(Frame(t.tile_face))


def allot(t: DeathNoteTable, f: Frame) -> Script[None]:
    """L must hand out all Suspicions among unrevealed players who have no Alibi, as he likes."""
    t.allotting = True
    safe = alibis(t)
    count = TILES[t.tile_face].suspicion + len(safe) * amount("alibi") + t.bonus
    among = [seat for seat in t.hidden() if seat not in safe]
    if count and not among:
        t.tell("nobody_to_suspect", seat=t.detective)
    if not count or not among:
        return
    most = max(among, key=lambda seat: t.suspicion[seat])
    if t.tile_face == "frenesie":
        chosen = yield ask.seat(
            t.detective, "allot_one", among, args={"count": count}, default=f"seat-{most}", pace="allot"
        )
        shares = {chosen: count}
    else:
        options = tuple([ask.seat_option(seat) for seat in among])
        given = yield ask.several(
            t.detective,
            "allot",
            options,
            count,
            count,
            repeat=True,
            args={"count": count},
            default=(f"seat-{most}",) * count,
            pace="allot",
        )
        shares = {seat: given.count(seat) for seat in among if seat in given}
    t.allotted = tuple([shares.get(seat, 0) for seat in range(t.players)])
    give(t, [(seat, each, t.detective) for seat, each in shares.items()], ALLOTMENT, t.tile_face)


def after_allotment(t: DeathNoteTable, f: Frame) -> None:
    """Tiles that wait for the allotment."""
    if t.tile_face in ("contact", "pari"):
        t.push(Frame(f"{t.tile_face}_after"))


def clear_names(t: DeathNoteTable, f: Frame) -> None:
    """Clearing One's Name: each unrevealed player who has played nothing but this very card gets a Suspicion."""
    suspect(t, "se_blanchir", uncleared(t))


def end(t: DeathNoteTable, f: Frame) -> None:
    """Alibis and the lock on Ryuk end; the tile goes unless it stays, and the others of the round unseen."""
    end_with_round(t)
    if not _stays(t):
        t.move(t.tile, t.tile_discard)
    for tile in t.cards(t.pile(t.round)):
        t.move(tile, t.tile_discard)
    t.tile = NONE


def _stays(t: DeathNoteTable) -> bool:
    """Whether the tile stays in play; Friend does until it has been one."""
    return TILES[t.tile_face].stays and (t.tile_face != "ami" or t.friend)


def next_round(t: DeathNoteTable, f: Frame) -> None:
    """After the last round L dies, and the game is over."""
    if t.round == ROUNDS:
        t.over = "last_round"
    else:
        t.put(Frame("round"))


STEPS = {
    "round": (
        begin,
        gift,
        gift_card,
        window("round_start"),
        turns,
        window("before_reveal"),
        reveal_tile,
        ryuk,
        window("tile_revealed"),
        effect,
        window("before_allot"),
        allot,
        after_allotment,
        window("round_end"),
        clear_names,
        end,
        next_round,
    )
}
