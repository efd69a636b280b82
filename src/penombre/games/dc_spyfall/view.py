"""What leaves the engine: the public part, and what one seat knows besides."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache

from msgspec import Struct
from msgspec.structs import replace

from penombre.engine import EVERYBODY, SILENCE, Seat, Spoken
from penombre.games.dc_spyfall.catalogue import HARLEY, HARLEY_QUINN, HERO, JOKER, kind_of
from penombre.games.dc_spyfall.table import Accusation, Claim, Declaration, Ending, Exchange, Result, SpyfallTable


class SeatFacts(Struct, frozen=True, gc=False, kw_only=True):
    """What everybody sees of a player."""

    score: int
    accused: bool
    """Whether the accusation of this round is spent."""
    declared: bool
    """Whether the Multiverse was declared."""
    card: str
    """The card, once it was shown."""
    ability: str
    """The ability, once it was used or the round is over."""


class Public(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """What everybody knows."""

    phase: str
    round: int
    rounds: int
    began: int
    """How many questions were settled before this round: what was said since is about it."""
    modules: tuple[str, ...]
    in_person: bool
    realtime: bool
    dealer: Seat
    asker: Seat
    """Who asks, or has to answer first and asks then."""
    last_asker: Seat
    """Whom the asker may not ask."""
    lasso: Seat
    clock: int
    """Milliseconds left when the open question was asked."""
    seats: tuple[SeatFacts, ...]
    exchanges: tuple[Exchange, ...]
    worn: tuple[str, ...] = ()
    """The ready phrases of earlier rounds, for bots, which keep nothing; in matches of version 2 and before, none."""
    accusations: tuple[Accusation, ...]
    declarations: tuple[Declaration, ...]
    claim: Claim | None
    location: str
    """The Location, once it was named."""
    fingers: tuple[Seat, ...]
    bags: tuple[str, ...]
    """The bags that earlier rounds left: this one's is among them until the round is over."""
    special_weight: int
    results: tuple[Result, ...]
    ending: Ending | None


class _Quick:
    """Where structs of sixteen to 28 fields are called by name at the price of positions: decision 0040 says why."""

    public = Public


class Private(Struct, frozen=True, gc=False, kw_only=True):
    """What one seat knows besides."""

    card: str
    """`joker` or a Location."""
    marked: bool
    """Whether it bears Harley Quinn's mark, where that means anything."""
    ability: str

    @property
    def role(self) -> str:
        """What this card makes of its holder."""
        if self.card == JOKER:
            return JOKER
        return HARLEY_QUINN if self.marked else HERO if self.card else ""


def public(t: SpyfallTable) -> Public:
    """The table as a spectator sees it."""
    return _Quick.public(
        phase=t.phase,
        round=t.round,
        rounds=t.rounds,
        began=t.began,
        modules=t.modules,
        in_person=t.in_person,
        realtime=t.realtime,
        dealer=t.dealer,
        asker=t.asker,
        last_asker=t.last_asker,
        lasso=t.lasso,
        clock=t.clock,
        seats=_seat_facts(t),
        exchanges=t.exchanges,
        worn=t.worn,
        accusations=t.accusations,
        declarations=t.declarations,
        claim=t.claim,
        location=t.bag if t.location_shown or (t.ending is not None and kind_of(t.bag) == "standard") else "",
        fingers=t.fingers,
        bags=unused(t),
        special_weight=t.special_weight,
        results=t.results,
        ending=t.ending,
    )


def unused(t: SpyfallTable) -> tuple[str, ...]:
    """The bags that no earlier round has drawn, in the order of the catalogue whatever was drawn now."""
    return _but(t.pool, tuple([result.ending.bag for result in t.results]))


@lru_cache(maxsize=256)
def _but(bags: tuple[str, ...], drawn: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([bag for bag in bags if bag not in drawn])


def muffled(public: Public, seats: Collection[Seat]) -> Public:
    """What everybody knows, without what these seats wrote in words of their own."""
    exchanges = tuple([_muffled(each, seats) for each in public.exchanges])
    return public if exchanges == public.exchanges else replace(public, exchanges=exchanges)


def _muffled(exchange: Exchange, seats: Collection[Seat]) -> Exchange:
    if exchange.question.text and exchange.asker in seats:
        exchange = replace(exchange, question=Spoken(text=SILENCE))
    if exchange.answer is not None and exchange.answer.text and exchange.answerer in seats:
        exchange = replace(exchange, answer=Spoken(text=SILENCE))
    return exchange


def _seat_facts(t: SpyfallTable) -> tuple[SeatFacts, ...]:
    seats = range(t.players)
    declared = tuple([each.seat for each in t.declarations])
    cards = tuple([t.shown_card(seat) for seat in seats]) if EVERYBODY in t.seen else ("",) * t.players
    abilities = t.used if t.ending is None else tuple([t.ability_of(seat) for seat in seats])
    return _listed(t.scores, t.accused, declared, cards, abilities or ("",) * t.players)


@lru_cache(maxsize=256)
def _listed(
    scores: tuple[int, ...],
    accused: int,
    declared: tuple[Seat, ...],
    cards: tuple[str, ...],
    abilities: tuple[str, ...],
) -> tuple[SeatFacts, ...]:
    return tuple(
        [
            SeatFacts(
                score=scores[seat],
                accused=bool(accused >> seat & 1),
                declared=seat in declared,
                card=cards[seat],
                ability=abilities[seat],
            )
            for seat in range(len(scores))
        ]
    )


def private(t: SpyfallTable, seat: Seat) -> Private:
    """What a player knows besides."""
    return _holding(t.card_of(seat), t.ability_of(seat))


@cache
def _holding(card: str, ability: str) -> Private:
    return Private(card=card.removesuffix(HARLEY), marked=card.endswith(HARLEY), ability=ability)
