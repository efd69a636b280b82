"""Imagined matches as people's words make them likely: who says that somebody is innocent holds the Proof, or saw it.

Worlds are dealt evenly. That three people who told of a Proof each hold just that one would hardly ever come about, and
whoever is imagined has forgotten what they looked at and whom they killed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from penombre.engine import NOBODY, Card, Match, Randomness, Seat, View, mask, pick_with, replaced
from penombre.games.rose_noire.bot.evidence import Evidence
from penombre.games.rose_noire.bot.hearsay import Heard
from penombre.games.rose_noire.bot.recall import Recall
from penombre.games.rose_noire.catalogue import ACTION, GOALS, PROOF, PROOFS, TRAP, TYPE_OF
from penombre.games.rose_noire.table import SOULS, Note, RoseNoireTable
from penombre.games.rose_noire.view import Public

_KILLED: Final = 0.5
"""How likely the Possessed killed the one innocent who died in a night."""

Shape = Callable[[Match[RoseNoireTable]], Match[RoseNoireTable]]


def shaper(view: View, recall: Recall, rng: Randomness) -> Shape:
    """Gives a match imagined from this view in which people hold and know what they spoke of."""
    public = view.public
    assert isinstance(public, Public)
    if not public.seats:
        return lambda world: world
    heard, evidence = recall.heard(view, public), recall.evidence(public)

    def shaped(world: Match[RoseNoireTable]) -> Match[RoseNoireTable]:
        def change(t: RoseNoireTable) -> None:
            _Deal(t, view.seat, rng).fit(heard, evidence)
            _remember(t, view.seat, heard, rng)

        return world.varied(view.seat, change) or world

    return shaped


class _Deal:
    """The faces of an imagined table that a seat cannot see, to be exchanged."""

    def __init__(self, t: RoseNoireTable, me: Seat, rng: Randomness) -> None:
        self.t = t
        self.me = me
        self.rng = rng
        self.faces = list(t.faces)
        told = 0
        for fact in t.facts_of(me):
            told |= fact.cards
        self.loose = [not t.knows(me, card) and not told >> card & 1 for card in range(len(t.faces))]
        """Whether nothing is known of a card by the seat for which the world is."""
        self._tellers: dict[Seat, list[int]] = {}
        self.where = {face: card for card, face in enumerate(t.faces) if face in PROOFS}

    def fit(self, heard: Heard, evidence: Evidence) -> None:
        """Exchange what does not go with what was said, as far as the seat cannot know better."""
        t = self.t
        self._tellers = {seat: heard.cleared_by(seat) for seat in t.investigators}
        for seat in t.investigators:
            if seat != self.me:
                self._give(seat, self._tellers[seat])
        if not t.silence:
            for seat in t.investigators:
                if seat not in (self.me, t.possessed):
                    self._take(seat, self._tellers[seat])
        for seat in t.investigators:
            if seat not in (self.me, t.possessed):
                self._lay(seat, heard, evidence)
        if self.me != t.rector:
            self._keep_goals()
        t.faces = tuple(self.faces)

    def _give(self, seat: Seat, cleared: Iterable[int]) -> None:
        """Proofs that were told of go to the hand of whoever did."""
        named = {PROOFS[suspect] for suspect in cleared}
        for suspect in cleared:
            proof = self.where[PROOFS[suspect]]
            if self.loose[proof] and suspect not in self.t.accomplices and not self._told_of(proof, suspect):
                self._exchange(proof, [card for card in self._hand(seat) if self.faces[card] not in named])

    def _take(self, seat: Seat, cleared: list[int]) -> None:
        """Proofs that were not told of go back to the piles."""
        for card in self._hand(seat):
            if self.faces[card] in self.where and PROOFS.index(self.faces[card]) not in cleared:
                self._exchange(card, self._lying(ACTION))

    def _lay(self, seat: Seat, heard: Heard, evidence: Evidence) -> None:
        """What lies on top of a pile that somebody looked at is what they said, or nothing worth a word."""
        for source in range(SOULS + 1):
            pile = self.t.pile(source)
            if not pile or not self.loose[pile[0]] or not evidence.fresh(seat, source):
                continue
            hint = heard.hints[seat].get(source, "")
            wanted = {"proof_here": PROOF, "trap": TRAP}.get(hint, ACTION)
            if TYPE_OF[self.faces[pile[0]]] != wanted:
                self._exchange(pile[0], self._lying(wanted))
            self.t.show(pile[0], mask(seat))

    def _keep_goals(self) -> None:
        """No Rector lays a Goal away."""
        t = self.t
        for card in t.cards(t.rector_discard):
            if self.loose[card] and self.faces[card] in GOALS:
                hand = [each for each in t.hand_cards(t.rector) if self.loose[each]]
                self._exchange(card, [each for each in hand if self.faces[each] not in GOALS])

    def _hand(self, seat: Seat) -> list[Card]:
        return [card for card in self.t.hand_cards(seat) if self.loose[card]]

    def _told_of(self, card: Card, suspect: int) -> bool:
        """Whether a Proof is held by somebody who tells of it."""
        return suspect in self._tellers.get(self.t.where[card] - self.t.players, ())

    def _lying(self, type: str) -> list[Card]:
        """The cards of one type in the piles that nobody has looked at."""
        t = self.t
        piles = [t.pile(source) for source in range(SOULS + 1)]
        looked = sum([1 << seat for seat in t.investigators])
        return [
            card
            for pile in piles
            for card in pile
            if self.loose[card] and not t.seen[card] & looked and TYPE_OF[self.faces[card]] == type
        ]

    def _exchange(self, one: Card, others: list[Card]) -> None:
        if not others:
            return
        other = pick_with(self.rng, others)
        self.faces[one], self.faces[other] = self.faces[other], self.faces[one]
        for card in (one, other):
            if self.faces[card] in self.where:
                self.where[self.faces[card]] = card


def _remember(t: RoseNoireTable, me: Seat, heard: Heard, rng: Randomness) -> None:
    """Everybody but this seat knows again what they told of, and who killed whom by night."""
    guilty = t.accomplices
    for seat in t.investigators:
        if seat != me:
            seen = tuple([PROOFS[suspect] for suspect in heard.cleared_by(seat) if suspect not in guilty])
            t.notes = replaced(t.notes, seat, (*t.notes[seat], Note(0, "peeked", seen)) if seen else t.notes[seat])
    killer = t.possessed
    if killer in (me, NOBODY):
        return
    for night in t.nights:
        found = night.possessed if me == t.rector else _killed(t, night.rector, rng)
        if not found:
            continue
        t.remember(killer, Note(night.turn, "night", suspects=found, seat=t.rector))
        if me != t.rector:
            t.show(t.zones[killer][0], mask(t.rector))
            t.remember(t.rector, Note(night.turn, "night", suspects=found, seat=killer))


def _killed(t: RoseNoireTable, victims: tuple[int, ...], rng: Randomness) -> tuple[int, ...]:
    """Whom of a night's victims the Possessed killed: an Accomplice for certain, one of two, one now and then."""
    guilty = tuple([each for each in victims if each in t.accomplices])
    if guilty or not victims:
        return guilty[:1]
    return (pick_with(rng, victims),) if len(victims) > 1 or rng.random() < _KILLED else ()
