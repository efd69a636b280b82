"""What is declared with an Action or a tile: players, Role cards, roles by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from msgspec.structs import replace

from penombre.engine import Card, Option, Script, Seat, ask
from penombre.games.death_note.table import DeathNoteTable, Frame, Step

Players = Callable[[DeathNoteTable, Seat], Sequence[Seat]]
Cards = Callable[[DeathNoteTable, Seat], Sequence[Card]]


# -- who -------------------------------------------------------------------------------------------------------------


def living(t: DeathNoteTable, me: Seat) -> list[Seat]:
    """Any living player."""
    return t.living()


def others(t: DeathNoteTable, me: Seat) -> list[Seat]:
    """Another living player."""
    return [seat for seat in t.living() if seat != me]


def hidden(t: DeathNoteTable, me: Seat) -> list[Seat]:
    """Any unrevealed player, even one who died in secret."""
    return t.hidden()


def hidden_others(t: DeathNoteTable, me: Seat) -> list[Seat]:
    """Another living player who is not revealed."""
    return [seat for seat in t.hidden_living() if seat != me]


def others_with_cards(t: DeathNoteTable, me: Seat) -> list[Seat]:
    """Another living player who has Actions."""
    return [seat for seat in t.living() if seat != me and t.hand_cards(seat)]


def with_cards(t: DeathNoteTable, me: Seat) -> list[Seat]:
    """A living player who has an Action besides Spilling the Beans, which is in hand unless played or borrowed."""
    laid = bool(t.stack) and t.stack[-1].what in ("deballage", "death_note")
    own = len(t.hand_cards(me)) - (not laid)
    return [seat for seat in t.living() if (own if seat == me else len(t.hand_cards(seat))) > 0]


# -- which Role card -------------------------------------------------------------------------------------------------


def inactive(t: DeathNoteTable, me: Seat) -> list[Card]:
    """Any Role card in the centre."""
    return t.inactive()


def inactive_living(t: DeathNoteTable, me: Seat) -> list[Card]:
    """Any living Role card in the centre, revealed or not."""
    return t.inactive_living()


def hidden_anywhere(t: DeathNoteTable, me: Seat) -> list[Card]:
    """The unrevealed Role card of another living player, or one of the centre."""
    return [*[t.card_of(seat) for seat in hidden_others(t, me)], *t.inactive_hidden()]


def living_anywhere(t: DeathNoteTable, me: Seat) -> list[Card]:
    """The Role card of another living player, or a living one of the centre."""
    return [*[t.card_of(seat) for seat in others(t, me)], *t.inactive_living()]


# -- options ---------------------------------------------------------------------------------------------------------


@cache
def _slot_option(slot: int, card: Card) -> Option:
    return Option(f"inactive-{slot + 1}", card, "inactive", {"slot": slot + 1})


@cache
def _seat_card_option(seat: Seat, card: Card) -> Option:
    return Option(f"seat-{seat}", card, "seat", {"seat": seat})


def card_option(t: DeathNoteTable, card: Card) -> Option:
    """A Role card by who holds it, or by its place in the centre."""
    holder = t.holder(card)
    return _slot_option(t.slot(card), card) if holder < 0 else _seat_card_option(holder, card)


def card_options(t: DeathNoteTable, cards: Sequence[Card]) -> tuple[Option, ...]:
    """Role cards to choose from."""
    return tuple([card_option(t, card) for card in cards])


@cache
def role_options(roles: tuple[str, ...]) -> tuple[Option, ...]:
    """Roles by name."""
    return tuple([Option(role, role, "role", {"role": role}) for role in roles])


# -- declaring -------------------------------------------------------------------------------------------------------


def a_player(among: Players) -> Step:
    """Declare a player; where there is only one, it is that one."""

    def declare(t: DeathNoteTable, f: Frame) -> Script[None]:
        card = t.faces[f.card]
        question = ask.seat(f.seat, "play_target", among(t, f.seat), args={"card": card}, pace="target")
        target = yield from ask.unless_forced(question)
        t.put(replace(f, target=target))
        t.tell("aims", seat=f.seat, card=card, target=target)

    return declare


def a_card(among: Cards) -> Step:
    """Declare a Role card; where there is only one, it is that one."""

    def declare(t: DeathNoteTable, f: Frame) -> Script[None]:
        card, options = t.faces[f.card], card_options(t, among(t, f.seat))
        question = ask.one(f.seat, "play_role", options, args={"card": card}, pace="target")
        role = yield from ask.unless_forced(question)
        t.put(replace(f, role=role, target=t.holder(role)))
        t.tell("aims_role", seat=f.seat, card=card, target=t.holder(role), slot=t.slot(role) + 1)

    return declare


def a_role_name(among: Callable[[DeathNoteTable], tuple[str, ...]]) -> Step:
    """Name a role."""

    def declare(t: DeathNoteTable, f: Frame) -> Script[None]:
        card = t.faces[f.card]
        options = role_options(among(t))
        role = yield ask.one(f.seat, "play_name", options, args={"card": card, "target": f.target}, pace="target")
        t.put(replace(f, named=(role,)))
        t.tell("names", seat=f.seat, card=card, role=role)

    return declare
