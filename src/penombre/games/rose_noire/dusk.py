"""Vespérines, the dusk: the Rector plays a card or none, lays cards away unseen, draws up to three."""

from __future__ import annotations

from typing import Final

from penombre.engine import EVERYBODY, Card, Option, Script, ask, mask
from penombre.engine.knowing import Fact, held, learn, leaves_unseen
from penombre.games.rose_noire import deeds
from penombre.games.rose_noire.catalogue import GOAL, GOALS, LAID_AWAY, RECTOR_HAND, TYPE_OF
from penombre.games.rose_noire.events import play_event, playable_events
from penombre.games.rose_noire.goals import play_goal, playable_goals
from penombre.games.rose_noire.knowledge import GOALS_ALL
from penombre.games.rose_noire.options import play_option
from penombre.games.rose_noire.setup import draw_rector_cards
from penombre.games.rose_noire.table import Note, RoseNoireTable

_NOTHING: Final = Option("nothing", None, "play_nothing")


def vesperines(t: RoseNoireTable) -> None:
    """Dusk falls."""
    t.tell("vesperines", turn=t.turn, seat=t.rector)
    t.played = False
    t.todo = ("dusk_play", "dusk_discard", "dusk_trim", "dusk_draw", "estellines" if t.turn > 1 else "albines")


def dusk_play(t: RoseNoireTable) -> Script[None]:
    """One Event, one Goal whose conditions are true, or nothing."""
    goals = playable_goals(t)
    options = (_NOTHING, *[play_option(face) for face in (*playable_events(t), *goals)])
    default = f"play-{goals[0]}" if goals else "nothing"
    face = yield ask.one(t.rector, "dusk_play", options, default=default, pace="dusk")
    if face is None:
        t.happened(deeds.Idle(t.turn, t.rector), "plays_nothing", seat=t.rector)
        return
    t.played = True
    if face in GOALS:
        play_goal(t, face)
    else:
        play_event(t, face)


def dusk_discard(t: RoseNoireTable) -> Script[None]:
    """After playing, one card may be laid away; after playing nothing one must, unless all are Goals, and two may.

    Where a table has it so, one must even then.
    """
    hand = t.hand_cards(t.rector)
    if not hand:
        return
    first = _events(t, hand) if t.keep_goals else _events_then_goals(t, hand)
    least, most = LAID_AWAY[t.played]
    least, most = min(least, len(first)), min(most, len(hand))
    default = tuple([_place(hand, card) for card in first[:least]])
    places = yield ask.several(
        t.rector,
        "dusk_discard",
        _options(t, hand),
        least,
        most,
        args={"played": t.played},
        default=default,
        pace="dusk",
        whispered=mask(t.rector),
    )
    if not t.played and not places:
        learn(t, [Fact(GOALS_ALL, mask(*hand), len(hand))], EVERYBODY)
    lay_away(t, [t.faces[hand[place]] for place in sorted(places)])


def _events(t: RoseNoireTable, hand: tuple[Card, ...]) -> list[Card]:
    """The Rector's Events, the one held longest first."""
    return [card for card in hand if TYPE_OF[t.faces[card]] != GOAL]


def _events_then_goals(t: RoseNoireTable, hand: tuple[Card, ...]) -> list[Card]:
    """The Rector's cards in the order in which they are missed least."""
    return [*_events(t, hand), *[card for card in hand if TYPE_OF[t.faces[card]] == GOAL]]


def _place(hand: tuple[Card, ...], card: Card) -> str:
    return f"card-{hand.index(card)}"


def _options(t: RoseNoireTable, hand: tuple[Card, ...]) -> tuple[Option, ...]:
    """The cards in the order they came; how many are laid away shows, which ones does not."""
    return tuple(
        [
            Option(f"card-{place}", place, "discard", {"card": t.faces[card]}, overt="card")
            for place, card in enumerate(hand)
        ]
    )


def lay_away(t: RoseNoireTable, faces: list[str]) -> None:
    """The Rector discards, face down."""
    for face in faces:
        hand = t.hand_cards(t.rector)
        card = leaves_unseen(t, hand, held(t, hand, face), mask(t.rector))
        t.move(card, t.rector_discard)
    me, count = t.rector, len(faces)
    number = t.happened(
        deeds.Discard(t.turn, me, count), "rector_discards", {me: {"cards": faces}}, seat=me, count=count
    )
    if faces:
        t.remember(me, Note(number, "discarded", tuple(faces)))


def dusk_trim(t: RoseNoireTable) -> Script[None]:
    """More than three cards: the Rector keeps three."""
    hand = t.hand_cards(t.rector)
    extra = len(hand) - RECTOR_HAND
    if extra <= 0:
        return
    default = tuple([_place(hand, card) for card in _events_then_goals(t, hand)[:extra]])
    places = yield ask.several(
        t.rector,
        "dusk_trim",
        _options(t, hand),
        extra,
        extra,
        default=default,
        pace="dusk",
        whispered=mask(t.rector),
    )
    lay_away(t, [t.faces[hand[place]] for place in sorted(places)])


def dusk_draw(t: RoseNoireTable) -> None:
    """The Rector draws up to three cards."""
    count = draw_rector_cards(t, RECTOR_HAND - len(t.hand_cards(t.rector)))
    if count:
        t.record(deeds.Draw(t.turn, t.rector, count))
