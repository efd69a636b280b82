"""What one player of Death Note knows of the others' roles, said as briefly as it can be."""

from __future__ import annotations

from collections.abc import Iterator

from penombre.engine import Card, Seat
from penombre.games.death_note.catalogue import SECRET_ROLES, L
from penombre.games.death_note.view import Private, Public


def known_roles(public: Public, private: Private, me: Seat) -> Iterator[tuple[list[Card], list[str], bool]]:
    """Role cards of which the same is known: what they may be or, where that is shorter, what they cannot be.

    Cards that may be anything nobody has seen yet are left out.
    """
    hidden = [card for card, facts in enumerate(public.roles) if not facts.role and facts.holder != me]
    open_roles = {role for card in hidden for role in private.possible[card]} - {L}
    grouped: dict[tuple[str, ...], list[Card]] = {}
    for card in _around(public, hidden):
        grouped.setdefault(private.possible[card], []).append(card)
    for possible, cards in grouped.items():
        out = [role for role in SECRET_ROLES if role in open_roles and role not in possible]
        if not out and len(possible) > 1:
            continue
        but = len(out) < len(possible) - 1
        yield cards, out if but else list(possible), but


def _around(public: Public, cards: list[Card]) -> list[Card]:
    """Players' cards by their chairs, then those of the centre by their places."""

    def place(card: Card) -> tuple[int, int]:
        facts = public.roles[card]
        return (facts.slot, 0) if facts.slot else (0, public.chairs.index(facts.holder))

    return sorted(cards, key=place)
