"""The actions of the Places: Suspicion, Interrogation, covering tracks, attacks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from penombre.engine import NOBODY, Option, Script, Seat, ask, mask
from penombre.games.tokyo_ghoul import deeds
from penombre.games.tokyo_ghoul.cards import PASS, some_of
from penombre.games.tokyo_ghoul.catalogue import (
    AREAS,
    ATTACK_3,
    CHARACTERS,
    HAND,
    RUMOUR,
    SHOWN,
    SHOWS_ALL_FROM,
    SUSPICIONS,
    TYPES,
)
from penombre.games.tokyo_ghoul.ending import attack
from penombre.games.tokyo_ghoul.masks import settle_masks
from penombre.games.tokyo_ghoul.table import Memory, TokyoGhoulTable

# -- suspicion -------------------------------------------------------------------------------------------------------


def suspicion(kind: str) -> Callable[[TokyoGhoulTable], None]:
    """Everybody with such cards takes a token, clockwise from the active player, as long as the Reserve lasts."""

    def resolve(t: TokyoGhoulTable) -> None:
        area = SUSPICIONS[kind].area
        took, spared = [], []
        for seat in t.clockwise_from(t.active):
            if not t.reserve:
                spared.append(seat)
            elif is_suspect(t.possessions(seat), kind):
                t.suspect(seat, area)
                took.append(seat)
        deed = deeds.Suspicion(t.turn, t.active, area, tuple(took), tuple(spared))
        t.happened(deed, "suspicion", area=area, seats=took, reserve=t.reserve)

    return resolve


@cache
def is_suspect(cards: tuple[str, ...], kind: str) -> bool:
    """Whether a player with these cards takes a token."""
    looked_for = SUSPICIONS[kind]
    types = (looked_for.type,) if looked_for.type else TYPES
    return any(cards.count(type) >= looked_for.needed for type in types)


# -- interrogation ---------------------------------------------------------------------------------------------------


def interrogate(t: TokyoGhoulTable) -> Script[None]:
    """The active player may interrogate another one."""
    t.target = yield ask.seat(
        t.active, "interrogate", t.others(t.active), before=(_NOBODY,), default="pass", pace="interrogate"
    )
    if t.target != NOBODY:
        t.tell("interrogates", seat=t.active, target=t.target, cards=_how_many(t))


_NOBODY = Option("pass", NOBODY, "pass")


def _how_many(t: TokyoGhoulTable) -> int:
    return HAND if t.tokens[t.target] >= SHOWS_ALL_FROM else SHOWN


def interrogation_show(t: TokyoGhoulTable) -> Script[None]:
    """Who is interrogated shows two cards of their choice; with three tokens or more, the whole hand."""
    if t.target == NOBODY:
        return
    cards = t.hand(t.target)
    if _how_many(t) < HAND:
        cards = yield ask.one(
            t.target,
            "interrogation_show",
            some_of(cards, SHOWN),
            args={"seat": t.active},
            pace="interrogation_show",
            whispered=mask(t.active, t.target),
        )
    t.show_to_asker(cards)
    t.whisper(mask(t.active), "saw", target=t.target, cards=list(cards))


def interrogation_exchange(t: TokyoGhoulTable) -> Script[None]:
    """The active player may give one card for one of those shown; nobody else learns whether."""
    if t.target == NOBODY:
        return
    me, target, shown = t.active, t.target, t.shown_faces()
    chosen = yield ask.one(
        me,
        "interrogation_exchange",
        _exchanges(t.hand(me), t.face_up(me), shown, t.face_up(target)),
        args={"seat": target, "cards": list(shown)},
        default="keep",
        pace="interrogation_exchange",
        whispered=mask(me, target),
    )
    gave, my_face_up, took, their_face_up = chosen or ("", False, "", False)
    face_up = (took if their_face_up else "", gave if my_face_up else "")
    told = {me: {"gave": gave, "took": took}, target: {"gave": took, "took": gave}} if chosen is not None else {}
    deed = t.happened(
        deeds.Interrogation(t.turn, me, target, len(shown), *face_up),
        "interrogation_over",
        told,
        seat=me,
        target=target,
        gave="",
        took="",
    )
    t.remember(me, Memory(deed, target, saw=shown, gave=gave, took=took))
    t.remember(target, Memory(deed, me, showed=shown, gave=took, took=gave))
    t.shown = ()
    if chosen is not None:
        _swap(t, gave, took, my_face_up=my_face_up, their_face_up=their_face_up)
    t.target = NOBODY
    t.shuffles += 1  # cards may have changed hands, and nobody else knows whether
    if my_face_up:
        t.tell("face_up_given", seat=me, target=target, card=gave)
    if their_face_up:
        t.tell("face_up_taken", seat=me, target=target, card=took)
    settle_masks(t, (me, target))


def _swap(t: TokyoGhoulTable, gave: str, took: str, *, my_face_up: bool, their_face_up: bool) -> None:
    hands: dict[Seat, tuple[list[str], str]] = {}
    for seat, out, came, face_up_left in (
        (t.active, gave, took, my_face_up),
        (t.target, took, gave, their_face_up),
    ):
        held, face_up = list(t.hand(seat)), t.face_up(seat)
        if not face_up_left:
            held.remove(out)
        hands[seat] = ([*held, came], "" if face_up_left else face_up)
    t.deal_hands(hands)


@cache
def _exchanges(hand: tuple[str, ...], my_up: str, shown: tuple[str, ...], their_up: str) -> tuple[Option, ...]:
    """Keeping everything, then each of my cards for each of theirs, those that lie face up last."""
    mine = [(card, False) for card in dict.fromkeys(hand)] + [(my_up, True)] * bool(my_up)
    theirs = [(card, False) for card in dict.fromkeys(shown)] + [(their_up, True)] * bool(their_up)
    return (_KEEP, *[_given_for(*give, *take) for give in mine for take in theirs])


_KEEP = Option("keep", None, "keep")


@cache
def _given_for(gave: str, my_face_up: bool, took: str, their_face_up: bool) -> Option:
    """Giving one card for another; a star marks a card that lies face up."""
    return Option(
        f"{gave}{'*' * my_face_up}>{took}{'*' * their_face_up}",
        (gave, my_face_up, took, their_face_up),
        "exchange",
        {"give": gave, "take": took, "mine_up": my_face_up, "theirs_up": their_face_up},
        overt=f"{gave * my_face_up}>{took * their_face_up}" if my_face_up or their_face_up else "",
    )


# -- covering tracks -------------------------------------------------------------------------------------------------


def cover_remove(t: TokyoGhoulTable) -> Script[None]:
    """The active player may put a token of anybody, the own ones included, back into the Reserve."""
    if not any(t.tokens):
        return
    options = [
        _token(seat, area)
        for seat in range(t.players)
        if t.tokens[seat]
        for index, area in enumerate(AREAS)
        if t.areas[seat][index]
    ]
    chosen = yield ask.one(t.active, "cover_remove", (PASS, *options), default="pass", pace="cover")
    if chosen is not None:
        seat, area = chosen
        t.clear(seat, area)
        deed = deeds.Remove(t.turn, t.active, seat, area)
        own = seat == t.active
        t.happened(deed, "token_removed", seat=t.active, target=seat, own=own, area=area, reserve=t.reserve)


@cache
def _token(seat: Seat, area: str) -> Option:
    return Option(f"seat-{seat}-{area}", (seat, area), "token", {"seat": seat, "area": area})


def cover_give(t: TokyoGhoulTable) -> Script[None]:
    """The active player may give a token of the Reserve to another player."""
    if not t.reserve:
        return
    seat = yield ask.seat(t.active, "cover_give", t.others(t.active), before=(PASS,), default="pass", pace="cover")
    if seat is not None:
        t.suspect(seat, RUMOUR)
        deed = deeds.Add(t.turn, t.active, seat, RUMOUR)
        t.happened(deed, "token_given", seat=t.active, target=seat, area=RUMOUR, reserve=t.reserve)


# -- attacks ---------------------------------------------------------------------------------------------------------


def attaque_max(t: TokyoGhoulTable) -> Script[None]:
    """Who is entitled may attack one of the others with the most tokens; everybody is asked."""
    others = t.others(t.active)
    most = max(t.tokens[seat] for seat in others)
    return _attack(t, [seat for seat in others if t.tokens[seat] == most] if most else [])


def attaque_3(t: TokyoGhoulTable) -> Script[None]:
    """Who is entitled may attack anybody else with three tokens or more; everybody is asked."""
    return _attack(t, [seat for seat in t.others(t.active) if t.tokens[seat] >= ATTACK_3])


def _attack(t: TokyoGhoulTable, within_reach: list[Seat]) -> Script[None]:
    entitled = bool(CHARACTERS[t.character(t.active)].elimination)
    targets = within_reach if entitled else []
    seat = yield ask.seat(t.active, "attack", targets, before=(PASS,), default="pass", pace="attack")
    if seat is not None:
        attack(t, t.active, seat, "place")
        return
    t.happened(deeds.Decline(t.turn, t.active, tuple(within_reach)), "no_attack", seat=t.active)
