"""What reports count of finished games: endings, what has given Light away, objectives that were met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from penombre.games.death_note.catalogue import LIGHT
from penombre.games.death_note.deeds import Death, Deed, Reveal, Suspicion
from penombre.games.death_note.revealing import ALLOTMENT
from penombre.games.death_note.table import DeathNoteTable

_EXTRAS: Final = {"amour": "amour", "poursuite": "poursuite", "fausse_piste": "lead"}
"""Extra objectives, counted once in a game: both lovers win or lose theirs."""


def tally(t: DeathNoteTable) -> Counter[str]:
    """Games by their ending, how often each role met each objective, and what gave Light away.

    That is told by the deeds, which are those of the last game.
    """
    counts: Counter[str] = Counter()
    for result in t.results:
        counts["rounds"] += 1
        counts[f"ended_{result.ending.reason}"] += 1
        extras: dict[str, bool] = {}
        for role, lines in zip(result.roles, result.lines, strict=True):
            counts[f"{role}_rounds"] += 1
            for line in lines:
                if line.objective in _EXTRAS:
                    extras[_EXTRAS[line.objective]] = line.met
                else:
                    counts[line.objective] += line.met
        for extra, met in extras.items():
            counts[f"{extra}_rounds"] += 1
            counts[f"{extra}_met"] += met
    cause = what_caught_light(t.deeds)
    if cause:
        counts["caught_rounds"] += 1
        counts[f"caught_by_{cause}"] += 1
    return counts


def what_caught_light(deeds: Sequence[Deed]) -> str:
    """What revealed Light: a death, the allotment, other Suspicions, or an effect; nothing: nobody has."""
    for place, deed in enumerate(deeds):
        if isinstance(deed, Reveal) and deed.named == (LIGHT,):
            return _cause(deeds[:place], deed)
    return ""


def _cause(before: Sequence[Deed], reveal: Reveal) -> str:
    for deed in reversed(before):
        if isinstance(deed, Death) and deed.roles == reveal.roles:
            return "death"
        if isinstance(deed, Suspicion) and deed.target == reveal.target:
            return "allotment" if deed.mode == ALLOTMENT else "suspicion"
        if not isinstance(deed, (Suspicion, Reveal)):
            break
    return "effect"
