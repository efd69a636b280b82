"""What a bot worked out for the question before, as far as it still holds: nothing that another seat could not know.

All of it follows from what everybody sees and hears, or is kept by exactly what a witness knows.
"""

from __future__ import annotations

from penombre.engine import Said, View
from penombre.games.rose_noire.bot.beliefs import Beliefs, Witness, believe
from penombre.games.rose_noire.bot.evidence import Evidence
from penombre.games.rose_noire.bot.hearsay import Heard
from penombre.games.rose_noire.view import Public


class Recall:
    """The evidence, the talk and the beliefs of the question before."""

    __slots__ = ("_began", "_beliefs", "_evidence", "_heard", "_said", "_since")

    def __init__(self) -> None:
        self._evidence: Evidence | None = None
        self._heard: Heard | None = None
        self._said: tuple[Said, ...] = ()
        self._began = 0
        self._since: tuple[object, ...] = ()
        self._beliefs: dict[Witness, Beliefs] = {}

    def copy(self) -> Recall:
        """The same, to go on from for somebody else who sees and hears as much."""
        twin = Recall()
        twin._evidence, twin._heard, twin._said, twin._began = self._evidence, self._heard, self._said, self._began
        return twin

    def evidence(self, public: Public) -> Evidence:
        """What the deeds say."""
        before = self._evidence
        self._evidence = now = before.after(public) if before else Evidence(public)
        return now

    def heard(self, view: View, public: Public) -> Heard:
        """What people stand by."""
        heard = self._heard
        if heard is None or self._began != public.began or self._said != view.said:
            self._heard = heard = Heard(view, public)
            self._said, self._began = view.said, public.began
        return heard

    def beliefs(self, public: Public, heard: Heard, evidence: Evidence, witness: Witness) -> Beliefs:
        """What a witness may believe: the same as before, unless something was done or said that counts."""
        since = (evidence.facts, heard, public.turn, public.revealed, public.accusations, public.ending)
        if since != self._since:
            self._since, self._beliefs = since, {}
        found = self._beliefs.get(witness)
        if found is None:
            found = self._beliefs[witness] = believe(public, heard, evidence, witness)
        return found
