"""One look at the table from one seat: the facts, the beliefs, and the small sums every decision is made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from penombre import bots
from penombre.engine import Ask, Option, Randomness, View
from penombre.games.rose_noire.bot.beliefs import Beliefs, Witness
from penombre.games.rose_noire.bot.evidence import Evidence
from penombre.games.rose_noire.bot.hearsay import INNOCENT, Heard
from penombre.games.rose_noire.bot.recall import Recall
from penombre.games.rose_noire.catalogue import NAMES, POSSESSED, PROOFS, TURNS
from penombre.games.rose_noire.table import SOULS
from penombre.games.rose_noire.view import Private, Public

NUMBER = {name: number for number, name in enumerate(NAMES)}
_PROVED = {proof: number for number, proof in enumerate(PROOFS)}


class Mind(bots.Mind[Public, Private]):
    """What a bot thinks during one question; made anew for the next one."""

    def __init__(self, view: View, rng: Randomness, recall: Recall | None = None) -> None:
        super().__init__(view, rng, Public, Private)
        self._recall = Recall() if recall is None else recall
        self.is_rector = self.me == self.public.rector
        self.is_possessed = self.private.role == POSSESSED
        self.others = [seat for seat in self.public.investigators if seat != self.me]

    # -- what is known ---------------------------------------------------------------------------------------

    @cached_property
    def heard(self) -> Heard:
        """What people stand by."""
        return self._recall.heard(self.view, self.public)

    @cached_property
    def evidence(self) -> Evidence:
        """What the deeds say."""
        return self._recall.evidence(self.public)

    @cached_property
    def proved(self) -> list[int]:
        """The suspects whose Proof I have seen, in the order I did."""
        faces = [face for note in self.private.notes for face in (*note.cards, note.gave)]
        found = [_PROVED[face] for face in (*faces, *self.private.hand) if face in _PROVED]
        return list(dict.fromkeys(found))

    @cached_property
    def living(self) -> list[int]:
        """The suspects who live."""
        return [suspect for suspect, facts in enumerate(self.public.suspects) if facts.alive]

    @property
    def turns_left(self) -> int:
        """How many Turns come after this one."""
        return TURNS - self.public.turn

    # -- beliefs ---------------------------------------------------------------------------------------------

    @cached_property
    def mine(self) -> Beliefs:
        """What I believe."""
        return self._believed(self.witness)

    @cached_property
    def witness(self) -> Witness:
        """What I have seen with my own eyes."""
        seen = sum(1 << suspect for suspect in self.proved)
        nights: list[tuple[int, ...]] = [()] * (TURNS + 1)
        for note in self.private.notes:
            if note.kind == "night":
                nights[note.deed] = note.suspects
        possessed = self.me if self.is_possessed else self.private.possessed
        return Witness(self.me, seen, possessed, tuple(nights))

    @cached_property
    def theirs(self) -> Beliefs:
        """What somebody believes who has seen no card: what the table is likely to think."""
        return self._believed(Witness())

    def _believed(self, witness: Witness) -> Beliefs:
        return self._recall.beliefs(self.public, self.heard, self.evidence, witness)

    @cached_property
    def cleared(self) -> list[int]:
        """The suspects whom somebody calls innocent and the table believes it."""
        words = self.heard.stances
        said = {s for seat in self.public.investigators for s, what in words[seat].items() if what == INNOCENT}
        return [suspect for suspect in range(SOULS) if suspect in said and self.theirs.guilt[suspect] < 0.2]

    # -- choosing --------------------------------------------------------------------------------------------

    def best(self, ask: Ask, worth: Callable[[Option], float]) -> Option:
        """The option that is worth most; the first of several."""
        return max(ask.options, key=worth)
