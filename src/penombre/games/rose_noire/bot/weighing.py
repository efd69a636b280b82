"""How likely imagined matches are: by the chances that judgement plays by, brought to how often they are true.

Judgement's weight of a pair and a seat, to some power, times what its table leaves out: who was given asylum, which
dead nobody had spoken for, who stood for which pair; each as matches of judgement bots taught (`learned.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import exp, log
from typing import Final

from penombre.engine import Match, Seat
from penombre.games.rose_noire import deeds
from penombre.games.rose_noire.bot.beliefs import PAIR_AT, Beliefs, Witness, believe, weighed
from penombre.games.rose_noire.bot.evidence import Evidence
from penombre.games.rose_noire.bot.hearsay import GUILTY, INNOCENT, Heard
from penombre.games.rose_noire.bot.learned import learned
from penombre.games.rose_noire.catalogue import PAIRS
from penombre.games.rose_noire.table import SOULS, RoseNoireTable
from penombre.games.rose_noire.view import Public

_LESS: Final = 0.03
"""By how much less the table has to suspect somebody for the Rector to kill them first."""

_LEAST: Final = -50.0
"""The logarithm of the least weight of what may be."""


class Sharp:
    """Judgement's weights and everything that corrects them, for one witness."""

    def __init__(self, public: Public, heard: Heard, evidence: Evidence, witness: Witness) -> None:
        self.rows, self.seats = weighed(public, heard, evidence, witness)
        self._public = public
        self._heard = heard
        self._evidence = evidence
        self._witness = witness
        self._said = [(seat, heard.stances[seat]) for seat in public.investigators if seat != witness.me]
        self._cleared = {suspect for _, of in self._said for suspect, stance in of.items() if stance == INNOCENT}
        self._guilt = believe(public, heard, evidence, Witness()).guilt
        self._always = [self._of_suspect(suspect) for suspect in range(SOULS)]

    def _of_suspect(self, suspect: int) -> dict[str, float]:
        """What was done to a suspect, if they are an Accomplice."""
        found: dict[str, float] = {}
        for deed in self._evidence.kills:
            if suspect in deed.suspects:
                found[self._death(deed, suspect)] = 1.0
        for key, count in self._spared(suspect).items():
            found[key] = float(count)
        for event in self._evidence.shelters:
            if suspect in event.suspects:
                late = any(night.turn < event.turn for night in self._evidence.nights if night.suspects)
                found["sheltered_late" if late else "sheltered_early"] = 1.0
        return found

    def _spared(self, suspect: int) -> Counter[str]:
        """How often the Rector killed somebody whom the table trusted less, or nobody, and let this one live."""
        found: Counter[str] = Counter()
        for deed in self._evidence.kills:
            if suspect in deed.suspects:
                break
            victims = self._of_rector(deed)
            if any(self._guilt[suspect] < self._guilt[victim] - _LESS for victim in victims):
                found["passed_over"] += 1
            elif isinstance(deed, deeds.Night) and suspect in self._cleared:
                found["lived_on" if victims else "let_live"] += 1
        return found

    def _of_rector(self, deed: deeds.Kill | deeds.Night) -> list[int]:
        """Whom the Rector may have killed."""
        if isinstance(deed, deeds.Kill):
            return [] if deed.card == "dague_rituelle" else list(deed.suspects)
        mine = self._witness.mine[deed.turn] if self._witness.possessed == self._witness.me >= 0 else ()
        return [victim for victim in deed.suspects if victim not in mine]

    def _death(self, deed: deeds.Kill | deeds.Night, suspect: int) -> str:
        if isinstance(deed, deeds.Kill):
            return "murdered"
        if self._witness.possessed == self._witness.me >= 0:
            return "killed_by_me" if suspect in self._witness.mine[deed.turn] else "spared_by_me"
        return "died_cleared" if suspect in self._cleared else "died_unspoken"

    def _of_words(self, possessed: Seat) -> list[dict[str, float]]:
        """What was said of each suspect, if they are an Accomplice and this seat is Possessed."""
        found: list[dict[str, float]] = [{} for _ in range(SOULS)]
        for seat, stances in self._said:
            for suspect, stance in stances.items():
                of = found[suspect]
                if stance == INNOCENT:
                    key = "cleared_falsely" if seat == possessed else "cleared_by_mistake"
                    of[key] = of.get(key, 0.0) + 1
                elif stance == GUILTY and seat != possessed:
                    of["named"] = of.get("named", 0.0) + 1
        return found

    def _of_seat(self, possessed: Seat) -> dict[str, float]:
        """What a seat did, if it is Possessed."""
        if possessed == self._witness.me or possessed < 0:
            return {}
        evidence, heard = self._evidence, self._heard
        told = len(heard.cleared_by(possessed))
        return {
            "refused": float(evidence.refusals(self._public, possessed)),
            "overdrawn": float(
                sum(len(heard.cleared_by(seat)) > evidence.proofs(seat) for seat, _ in self._said if seat != possessed)
            ),
            "reserved": float(max(0, evidence.proofs(possessed) - told)),
            "talkative": float(told),
        }

    def clues(self, possessed: Seat, row: Sequence[float]) -> list[dict[str, float]]:
        """For every pair, what counts for it and for this seat; nothing where both cannot be."""
        words, of_seat = self._of_words(possessed), self._of_seat(possessed)
        found: list[dict[str, float]] = []
        for (one, other), weight in zip(PAIRS, row, strict=True):
            if weight <= 0:
                found.append({})
                continue
            both = {"judgement": log(weight), **of_seat}
            for part in (self._always[one], self._always[other], words[one], words[other]):
                for key, count in part.items():
                    both[key] = both.get(key, 0.0) + count
            found.append(both)
        for (_, seat), ballot in self._evidence.ballots.items():
            place = PAIR_AT.get(ballot) if len(ballot) == len(PAIRS[0]) and seat != self._witness.me else None  # type: ignore[arg-type]
            if place is not None and found[place]:
                key = "stood_for" if seat == possessed else "others_stood_for"
                found[place][key] = found[place].get(key, 0.0) + 1
        return found

    def sharpened(self) -> list[list[float]]:
        """The weight of every seat with every pair, all clues counted."""
        of = learned().clues
        return [
            [_weight(of, clues) for clues in self.clues(seat, row)]
            for seat, row in zip(self.seats, self.rows, strict=True)
        ]


def _weight(clues: Mapping[str, float], counts: dict[str, float]) -> float:
    return exp(max(_LEAST, sum([clues[key] * count for key, count in counts.items()]))) if counts else 0.0


def sharp_beliefs(public: Public, heard: Heard, evidence: Evidence, witness: Witness) -> Beliefs:
    """What this witness may believe, all clues counted."""
    sharp = Sharp(public, heard, evidence, witness)
    return Beliefs(sharp.sharpened(), sharp.seats)


def weigher(
    public: Public, heard: Heard, evidence: Evidence, witness: Witness
) -> Callable[[Match[RoseNoireTable]], float]:
    """Says of imagined matches how likely what this witness saw and heard is in them."""
    if not public.seats:
        return lambda world: 1.0
    sharp = Sharp(public, heard, evidence, witness)
    of = dict(zip(sharp.seats, sharp.sharpened(), strict=True))

    def weight(world: Match[RoseNoireTable]) -> float:
        t = world.table
        pair, row = t.accomplices, of.get(t.possessed)
        if not pair:
            return 1.0
        return row[PAIR_AT[pair[0], pair[1]]] if row is not None else 0.0

    return weight
