"""Dealing anew what a seat cannot know: roles, tiles, Actions, and what others have laid, answered and noted."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from penombre.engine import Card, Randomness, Seat, mask, pick_with, shuffle_with
from penombre.engine.knowing import deal_unseen, forget_others
from penombre.games.death_note.checking import TRUTH, allowed_answers
from penombre.games.death_note.deduction import masks, sample, secret_cards
from penombre.games.death_note.table import NONE, DeathNoteTable, Frame


def redeal(t: DeathNoteTable, seat: Seat, known: DeathNoteTable, rng: Randomness) -> bool:
    """Hide on `t` everything `seat` does not know, as drawn from the worlds that fit what it has seen.

    The others know what everybody knows, and what they hold; they have forgotten the rest.
    """
    if t.ending is not None:
        return True
    roles = sample(masks(t, seat), rng)
    actions = None if roles is None else _actions(t, seat, rng)
    if roles is None or actions is None:
        return False
    t.set_faces({**dict(zip(secret_cards(t), roles, strict=True)), **actions, **_tiles(t, seat, rng)})
    _forget(t, seat)
    _answer_anew(t, seat, rng)
    return True


def _actions(t: DeathNoteTable, seat: Seat, rng: Randomness) -> dict[Card, str] | None:
    """What the Actions may be that the seat has not seen."""
    faces, seen = t.faces, t.seen
    hidden = [card for card in _by_back(t.backs)["action"] if not seen[card] >> seat & 1]
    return deal_unseen(t, seat, hidden, sorted([faces[card] for card in hidden]), rng)


def _tiles(t: DeathNoteTable, seat: Seat, rng: Randomness) -> dict[Card, str]:
    """What the tiles may be that the seat has not seen, round by round."""
    faces, seen = t.faces, t.seen
    dealt: dict[Card, str] = {}
    for back, tiles in _by_back(t.backs).items():
        if back.startswith("tile"):
            hidden = [card for card in tiles if not seen[card] >> seat & 1]
            order = sorted([faces[card] for card in hidden])
            shuffle_with(rng, order)
            dealt.update(zip(hidden, order, strict=True))
    return dealt


@lru_cache(maxsize=64)
def _by_back(backs: tuple[str, ...]) -> Mapping[str, list[Card]]:
    """The cards by their backs, in order."""
    found: dict[str, list[Card]] = {}
    for card, back in enumerate(backs):
        found.setdefault(back, []).append(card)
    return found


def _forget(t: DeathNoteTable, seat: Seat) -> None:
    """Others know what lies before them and what everybody knows; their notes are their own."""
    forget_others(t, seat)
    t.notes = tuple([notes if each == seat else () for each, notes in enumerate(t.notes)])


def _answer_anew(t: DeathNoteTable, seat: Seat, rng: Randomness) -> None:
    """What others have laid and not played yet, whether they lie, and what they said when Light was barred."""
    t.stack = tuple([_known(frame, seat) for frame in t.stack])
    t.verdict = ()
    check = next((frame for frame in reversed(t.stack) if frame.what == "check"), None)
    t.claims = tuple([_claim(t, check, each, seat, rng) for each in range(t.players)])
    others = mask(*[each for each in range(t.players) if each != seat and t.doubted[each] != NONE])
    t.dodged = t.dodged & mask(seat) | others if 0 <= seat < t.players else others


def _claim(t: DeathNoteTable, check: Frame | None, liar: Seat, seat: Seat, rng: Randomness) -> int:
    """What somebody answers who has played a Lie."""
    claim = t.claims[liar]
    if check is None or claim == TRUTH or liar == seat:
        return TRUTH if check is None else claim
    return pick_with(rng, allowed_answers(t, check, liar))


def _known(frame: Frame, seat: Seat) -> Frame:
    return (
        replace(frame, pending=tuple([each for each in frame.pending if each[0] == seat])) if frame.pending else frame
    )
