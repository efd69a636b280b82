"""What matters to a role, in apples: that a role is revealed, that it dies, that somebody gets Suspicions.

Everything is the gain of the own role over the chances of what a card is; nothing looks further than one step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from penombre.engine import Card, Seat
from penombre.games.death_note.bot.beliefs import ROLE_AT
from penombre.games.death_note.catalogue import (
    DEATHS,
    ENQUIRERS,
    FEW_DEATHS,
    KIRAS,
    LIGHT,
    MATSUDA_SHARE,
    MOGI_REVEALED,
    SECRET_ROLES,
)

if TYPE_CHECKING:
    from penombre.games.death_note.bot.mind import Mind

_HOPE: Final = 2.8
"""What a game that goes on is worth to most."""
_HUNT: Final = 2.0
"""What it costs Light to be the only one left to hunt."""
_DECOY: Final = 0.5
"""What it is worth to Light that somebody else draws L's Suspicions, without being cleared by them."""
_PATIENCE: Final = 0.4
"""What it costs Aizawa, for each round to come, if Light is found before the other Kira."""
_WITNESS: Final = 0.7
"""What it is worth to be rid of somebody who knows too much."""
_NEAR: Final = 1.0
"""How much more a Suspicion counts the nearer it brings somebody to being revealed."""

Worth = list[float]
"""A figure for each secret role."""


# -- a role is revealed ----------------------------------------------------------------------------------------------


def _missing(mind: Mind, role: str) -> bool:
    return not any(facts.role == role for facts in mind.public.roles)


def _seated(mind: Mind, role: str) -> float:
    """The chance that a player has this role, unrevealed."""
    return sum([mind.is_role(seat, role) for seat in mind.players if not mind.shown(seat)])


def _bared(mind: Mind) -> float:
    """How much likelier each of the others is to be Light once one more of them is known not to be."""
    hidden = sum([not mind.shown(seat) for seat in mind.players])
    return _HUNT * (1 / (hidden - 1) - 1 / hidden) if hidden > 1 else 0.0


def _light(mind: Mind, role: str, held: bool) -> float:
    if role == LIGHT:
        return -3.2 if held else -0.5
    return -_bared(mind) if held else -0.1


def _higuchi(mind: Mind, role: str, held: bool) -> float:
    if role == "higuchi":
        return -3.0
    return 1.0 if role == "matsuda" else 0.0 if role == LIGHT else 0.15 if held else 0.0


def _yagami(mind: Mind, role: str, held: bool) -> float:
    if role == "yagami":
        return 2.0
    if role not in KIRAS or not held:
        return 0.0
    others = [_seated(mind, kira) for kira in KIRAS if kira != role and _missing(mind, kira)]
    alone = 1.0
    for other in others:
        alone *= 1 - min(1.0, other)
    return 3.0 * alone if role == LIGHT else 1.0


def _matsuda(mind: Mind, role: str, held: bool) -> float:
    half = -(-len(mind.players) // MATSUDA_SHARE)
    missing = half - sum(bool(mind.shown(seat)) for seat in mind.players)
    own = 1.0 if role == "matsuda" else 0.0
    if not held or missing <= 0:
        return own
    ends = -1.0 if role == LIGHT and missing > 1 else 0.0
    return own + 3.0 / missing + ends


def _aizawa(mind: Mind, role: str, held: bool) -> float:
    if role not in KIRAS:
        return 0.05
    missing = sum(_missing(mind, kira) for kira in KIRAS if kira != role)
    if role == LIGHT:
        return 5.0 if not missing else 2.0 - _PATIENCE * mind.rounds_left
    return 1.2


def _mogi(mind: Mind, role: str, held: bool) -> float:
    missing = MOGI_REVEALED - mind.reveals
    part = 3.0 / missing if missing > 0 else 0.0
    if role == LIGHT:
        return 1.0 + (part if missing <= 1 else -0.5)
    return part


_REVEALED: Final[Mapping[str, Callable[[Mind, str, bool], float]]] = {
    "l": lambda mind, role, held: 3.0 if role == LIGHT else 0.3 if role in KIRAS else 0.1,
    "light": _light,
    "misa": lambda mind, role, held: (
        -3.0 if role == LIGHT else -1.0 if role == "misa" else -0.7 * _bared(mind) if held else -0.1
    ),
    "higuchi": _higuchi,
    "yagami": _yagami,
    "matsuda": _matsuda,
    "aizawa": _aizawa,
    "mogi": _mogi,
    "watari": lambda mind, role, held: 3.0 if role == LIGHT else 0.1,
}


def of_reveals(mind: Mind, held: bool) -> Worth:
    """What it is worth that each role is revealed, held by a player or not; extra objectives count too."""
    rule, extra = _REVEALED[mind.role], dict.fromkeys(SECRET_ROLES, 0.0)
    if mind.me in mind.public.lovers:
        extra[LIGHT] -= 1.0
    for lead in mind.public.front:
        if lead.card == "fausse_piste" and lead.owner == mind.me:
            extra[lead.named] += 1.0
    return [rule(mind, role, held) + extra[role] for role in SECRET_ROLES]


class Stakes:
    """What the roles on the table are worth to one mind."""

    __slots__ = ("_by_card", "_deaths", "_reveals", "mind")

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self._reveals: dict[bool, Worth] = {}
        self._deaths: dict[bool, Worth] = {}
        self._by_card: dict[Card, float] = {}

    def reveal(self, card: Card) -> float:
        """What it is worth that this Role card is revealed."""
        if card not in self._by_card:
            facts = self.mind.public.roles[card]
            self._by_card[card] = 0.0 if facts.role else self._expected(card, self._revealing(facts.holder >= 0))
        return self._by_card[card]

    def revealed_as(self, role: str, *, held: bool) -> float:
        """What it is worth that this role is revealed."""
        return self._revealing(held)[ROLE_AT[role]]

    def death(self, card: Card) -> float:
        """What it is worth that this Role card dies, and is revealed."""
        facts = self.mind.public.roles[card]
        if facts.dead:
            return 0.0
        held = facts.holder >= 0
        worth = self._expected(card, self._dying(held)) + self.reveal(card) + self._silenced(facts.holder)
        return worth + self.end if self._last(card) else worth

    def death_as(self, card: Card, role: str) -> float:
        """What it is worth that this Role card dies, and is this role."""
        facts = self.mind.public.roles[card]
        held = facts.holder >= 0
        worth = self._dying(held)[ROLE_AT[role]]
        if not facts.role:
            worth += self._revealing(held)[ROLE_AT[role]]
        return worth + self.end if self._last(card) else worth

    def _silenced(self, seat: Seat) -> float:
        """Somebody who has seen my role and must not tell will not."""
        mind = self.mind
        seen = (seat, mind.card_of(mind.me)) in mind.evidence.looks
        return _WITNESS if seen and seat != mind.me and self.self_reveal < -1 else 0.0

    @property
    def end(self) -> float:
        """What it is worth that the game is over now: what stands, less what may be hoped for."""
        aims = self.mind.private.aims
        stands = sum([aim.apples * {"yes": 1.0, "maybe": 0.5, "no": 0.0}[aim.state] for aim in aims])
        return stands - _HOPE

    def suspicion(self, seat: Seat, count: int) -> float:
        """What it is worth that a seat gets so many Suspicions, or loses them where the number is negative."""
        mind = self.mind
        if mind.shown(seat) or not count:
            return 0.0
        nearer = self._near(seat, count) - self._near(seat, 0)
        if seat != mind.me and mind.role in ("light", "misa") and mind.suspicion(seat) + count < self.mind.threshold:
            return (_DECOY * (1 - mind.is_light(seat)) - 3.0 * mind.is_light(seat)) * nearer
        return self.reveal(mind.card_of(seat)) * nearer

    def _near(self, seat: Seat, more: int) -> float:
        """How near somebody is to being revealed."""
        share = max(0, self.mind.suspicion(seat) + more) / self.mind.threshold
        return 1.0 if share >= 1 else 0.8 * share**_NEAR

    @property
    def self_reveal(self) -> float:
        """What it is worth that I am revealed."""
        return self.reveal(self.mind.card_of(self.mind.me))

    @property
    def self_death(self) -> float:
        """What it is worth that I die: besides all else I play no more."""
        return self.death(self.mind.card_of(self.mind.me)) - 0.5

    def _last(self, card: Card) -> bool:
        dead = sum([facts.dead and bool(facts.role) for facts in self.mind.public.roles])
        return dead == DEATHS - 1

    def _revealing(self, held: bool) -> Worth:
        if held not in self._reveals:
            self._reveals[held] = of_reveals(self.mind, held)
        return self._reveals[held]

    def _dying(self, held: bool) -> Worth:
        if held not in self._deaths:
            self._deaths[held] = [self._dies(role, held) for role in SECRET_ROLES]
        return self._deaths[held]

    def _dies(self, role: str, held: bool) -> float:
        """What a death is worth besides the reveal."""
        me, mind = self.mind.role, self.mind
        own = role == me and held
        match me:
            case "l":
                return -2.0 if mind.deaths == FEW_DEATHS else -0.5 if mind.deaths < FEW_DEATHS else 0.0
            case "light":
                return 1.2 if mind.deaths == FEW_DEATHS else 0.5 if mind.deaths < FEW_DEATHS else 0.0
            case "misa":
                return (1.5 if not mind.hidden_me else 0.3) if own else 0.1
            case "higuchi":
                return 2.0 if role == "matsuda" else -0.5 if own else 0.0
            case "yagami":
                return (-2.5 if own else -1.0) if role in ENQUIRERS and held else 0.0
            case "matsuda":
                many = -2.0 if mind.deaths == FEW_DEATHS else -1.2 if mind.deaths < FEW_DEATHS else 0.0
                return many - (1.5 if own else 0.0)
            case "aizawa":
                return (1.0 if not self._kira_dead else 0.0) if role in KIRAS else -0.5 if own else 0.0
            case "mogi":
                return -2.0 if role == "misa" else -0.5 if own else 0.0
            case _:
                return -2.0 if role in ENQUIRERS and not self._enquirer_dead else 0.0

    @property
    def _kira_dead(self) -> bool:
        return any(facts.dead and facts.role in KIRAS for facts in self.mind.public.roles)

    @property
    def _enquirer_dead(self) -> bool:
        return any(facts.dead and facts.role in ENQUIRERS for facts in self.mind.public.roles)

    def _expected(self, card: Card, worth: Worth) -> float:
        possible = self.mind.private.possible[card]
        if len(possible) == 1 and possible[0] in ROLE_AT:  # no beliefs need be worked out for that
            return worth[ROLE_AT[possible[0]]]
        return sum([chance * each for chance, each in zip(self.mind.odds[card], worth, strict=True) if chance])
