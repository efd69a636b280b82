"""Set-up: the octagon, the Reserve, the pool of characters, cards and tokens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby

from penombre.engine import EVERYBODY, BadOptions, Seat, Value, mask
from penombre.games.tokyo_ghoul import catalogue, deeds
from penombre.games.tokyo_ghoul.catalogue import (
    ALONE,
    ALONE_UP_TO,
    AREAS,
    CAMPS,
    CHARACTERS,
    CONFIGS,
    FIRST_GHOULS,
    FIRST_GHOULS_UP_TO,
    GHOUL,
    HALF_GHOUL,
    HAND,
    HUMAN,
    KANEKI,
    MASK,
    MASKED_GHOULS,
    NEUTRAL,
    PLACES,
    RED_SLOTS,
    RESERVE,
    SLOTS,
    START_SLOT,
)
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable, zones


def open_table(t: TokyoGhoulTable, options: Mapping[str, Value]) -> None:
    """Everything up to the first question."""
    n = t.players
    t.masks, t.supports = bool(options["masque"]), bool(options["soutien"])
    t.hand_only = t.masks and not t.before(2) and not options["open_card_counts"]
    t.lay_out(*zones(n, masks=t.masks, supports=t.supports))
    t.config = chosen_config(t, str(options["config"]))
    t.pool = chosen_pool(t, options)
    t.reserve = RESERVE[n]
    t.tokens, t.areas, t.memories = (0,) * n, ((0,) * len(AREAS),) * n, ((),) * n
    t.slot = START_SLOT
    t.spread_cards(t.layout[:n], t.shuffled(t.pool), back="character")
    clues = t.shuffled(catalogue.deck(n, masks=t.masks))
    t.spread_cards([t.hand_zone(seat) for seat in range(n) for _ in range(HAND)], clues[: HAND * n], back="clue")
    lay_places(t)
    if t.masks:
        t.spread_cards([t.face_up_zone(seat) for seat in range(n)], clues[HAND * n :], back="clue")
        t.bare = (1 << n) - 1
    if t.supports:
        supports = t.shuffled([KANEKI] + [NEUTRAL] * (n - 1))
        t.spread_cards([t.support_zone(seat) for seat in range(n)], supports, back="support")
        for seat in range(n):
            t.show(t.support_card(seat), mask(seat))
    t.first = t.active = first_player(t, options)
    t.tell("dealt", seat=t.first, characters=list(t.pool))
    t.deal_hands({seat: (t.hand(seat), "") for seat in range(n)})
    if t.masks:
        for seat in range(n):
            if MASK in t.hand(seat):
                put_face_up(t, seat, MASK)
    t.todo = (*(("show_initial",) if t.masks else ()), "prelim_show", "prelim_give", "turn_start")


def first_player(t: TokyoGhoulTable, options: Mapping[str, Value]) -> Seat:
    """Whoever is named begins, or anybody; where there is a host but no seat that is theirs, the first one."""
    match options["first_player"]:
        case "random":
            return t.below(t.players)
        case "seat":
            return int(str(options["first_seat"])) - 1
    return 0


def lay_places(t: TokyoGhoulTable) -> None:
    """The red Places face down on their slots, the others face up on the rest."""
    red = t.shuffled([id for id, place in PLACES.items() if place.red])
    normal = t.shuffled([id for id, place in PLACES.items() if not place.red])
    for is_red, side in groupby(range(SLOTS), RED_SLOTS.__contains__):
        tiles = {slot: red.pop() if is_red else normal.pop() for slot in side}
        cards = t.add_cards(t.octagon, tiles.values(), back="red_place" if is_red else "place")
        if not is_red:
            for card in cards:
                t.show(card, EVERYBODY)
            t.visible |= mask(*tiles)


def put_face_up(t: TokyoGhoulTable, seat: int, card: str) -> None:
    """A player puts a card of the hand face up; what lay there goes to the hand."""
    before = t.face_up(seat)
    held = list(t.hand(seat))
    held.remove(card)
    if before:
        held.append(before)
    t.deal_hand(seat, held, card)
    t.happened(deeds.Face(t.turn, seat, card), "face_up", seat=seat, card=card)


# -- the pool --------------------------------------------------------------------------------------------------------


def chosen_config(t: TokyoGhoulTable, wish: str) -> str:
    """How many of each camp: as the host wants, else at random where there is a choice."""
    configs = tuple(CONFIGS[t.players])
    if len(configs) == 1:
        return configs[0]
    return t.pick(configs) if wish == "random" else wish


def chosen_pool(t: TokyoGhoulTable, options: Mapping[str, Value]) -> tuple[str, ...]:
    """The characters in play: the host's, else drawn."""
    picked = options["characters"]
    assert isinstance(picked, tuple)
    if options["pool"] == "manual":
        t.config = config_of(picked, t.players)
        return in_order(picked)
    return drawn_pool(t, str(options["kaneki"]), beginner=bool(options["beginner"]))


def drawn_pool(t: TokyoGhoulTable, kaneki: str, *, beginner: bool) -> tuple[str, ...]:
    """Characters drawn at random, camp by camp, one of the masked ones among them where masks are played."""
    n = t.players
    room = dict(zip(CAMPS, CONFIGS[n][t.config], strict=True))
    box = {camp: _drawable(camp, n, masks=t.masks) for camp in CAMPS}
    kept: dict[str, list[str]] = {camp: [] for camp in CAMPS}
    if t.masks and n >= CHARACTERS[HALF_GHOUL].least_players:
        camp = t.pick(("none", GHOUL, HUMAN)) if kaneki == "random" else kaneki
        if camp != "none":
            kept[camp].append(HALF_GHOUL)
            box[HUMAN] = _without(CHARACTERS[HALF_GHOUL].excludes, box[HUMAN])
    if beginner and n <= FIRST_GHOULS_UP_TO and len(kept[GHOUL]) < room[GHOUL]:
        first = t.pick(FIRST_GHOULS)
        kept[GHOUL].append(first)
        box[GHOUL] = _without(first, box[GHOUL])
    pool: list[str] = []
    free: list[str] = []
    for camp in CAMPS:
        more = t.shuffled(box[camp])[: room[camp] - len(kept[camp])]
        pool += kept[camp] + more
        if camp == GHOUL:
            free = more
    if t.masks and free and not any(CHARACTERS[id].variant for id in pool):
        pool[pool.index(t.pick(free))] = t.pick(MASKED_GHOULS)
    return in_order(pool)


@cache
def _drawable(camp: str, players: int, *, masks: bool) -> tuple[str, ...]:
    """The characters of a camp that so many players may draw."""
    left_out = ALONE if players <= ALONE_UP_TO else ()
    rows = [(id, CHARACTERS[id]) for id in catalogue.characters(masks=masks) if id not in left_out]
    return tuple([id for id, row in rows if row.camps == (camp,) and row.least_players <= players])


def _without(one: str, characters: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([id for id in characters if id != one])


def in_order(pool: Iterable[str]) -> tuple[str, ...]:
    """A pool in the order of the catalogue, which tells nothing."""
    among = set(pool)
    return tuple(id for id in CHARACTERS if id in among)


def config_of(pool: Sequence[str], players: int) -> str:
    """The configuration a pool fills; `BadOptions` where it fills none."""
    for name, room in CONFIGS[players].items():
        if _fills(pool, dict(zip(CAMPS, room, strict=True))):
            return name
    expected = " or ".join(
        f"{ghouls} ghouls, {inspectors} inspectors and {humans} humans"
        for ghouls, inspectors, humans in CONFIGS[players].values()
    )
    raise BadOptions(f"characters: with {players} players choose {expected}")


def _fills(pool: Sequence[str], room: Mapping[str, int]) -> bool:
    """Whether every camp has its number; who belongs to two camps may stand in either."""
    counts = {camp: sum(CHARACTERS[id].camps == (camp,) for id in pool) for camp in CAMPS}
    missing = {camp: room[camp] - counts[camp] for camp in CAMPS}
    both = [id for id in pool if len(CHARACTERS[id].camps) > 1]
    if not both:
        return not any(missing.values())
    return sorted(missing.values()) == [0, 0, 1] and missing[GHOUL] + missing[HUMAN] == 1 and len(both) == 1


def check_pool(pool: Sequence[str], players: int, *, masks: bool) -> None:
    """Refuse a pool that cannot be played, and say what is expected."""
    if len(set(pool)) != len(pool):
        raise BadOptions("characters: each is in the box once")
    if len(pool) != players:
        raise BadOptions(f"characters: choose {players}, one per player, not {len(pool)}")
    for id in pool:
        row = CHARACTERS[id]
        if row.variant and not masks:
            raise BadOptions(f"characters: {id} belongs to the variant masque; turn it on to play with {id}")
        if row.least_players > players:
            raise BadOptions(f"characters: {id} plays from {row.least_players} players on, not with {players}")
        if row.excludes in pool:
            raise BadOptions(f"characters: {id} and {row.excludes} are the same person; choose one of them")
    config_of(pool, players)
