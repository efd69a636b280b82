"""How likely each camp wins from the dawn of a Turn on, by all that is on the table and in people's heads.

A sum of signs, weighed as matches of judgement bots taught (`learned.py`).
"""

from __future__ import annotations

from math import exp, log
from typing import Any, Final

from penombre.engine import NOBODY, Match, Randomness
from penombre.games.rose_noire.bot.learned import learned
from penombre.games.rose_noire.bot.mind import Mind
from penombre.games.rose_noire.bot.recall import Recall
from penombre.games.rose_noire.catalogue import (
    INVESTIGATOR,
    KNIGHTS,
    KNIGHTS_ALIVE,
    POSSESSED,
    PROOF,
    RECTOR,
    TRIBUTE,
    TRIBUTE_INNOCENTS,
    TYPE_OF,
)
from penombre.games.rose_noire.table import SOULS, RoseNoireTable

CAMPS: Final = (INVESTIGATOR, POSSESSED, RECTOR)
_UNLIKELY: Final = 0.002


def known(match: Match[Any]) -> bool:
    """Whether enough was seen of matches like this one."""
    return _key(match.table) in learned().prospects


def prospects(match: Match[Any], recall: Recall, rng: Randomness) -> dict[str, float]:
    """The chance of every camp, by the role that it is named after; `recall` makes it cheaper to ask for many."""
    found = signs(match, recall, rng)
    scores = [
        sum([w * sign for w, sign in zip(row, found, strict=True)]) for row in learned().prospects[_key(match.table)]
    ]
    most = max(scores)
    parts = [exp(score - most) for score in scores]
    return {camp: part / sum(parts) for camp, part in zip(CAMPS, parts, strict=True)}


def _key(t: RoseNoireTable) -> str:
    return f"{t.players}-{t.turn}"


# -- signs -----------------------------------------------------------------------------------------------------------


def signs(match: Match[Any], recall: Recall, rng: Randomness) -> list[float]:
    """What is to be seen at this dawn by somebody who sees everything, in the order of `SIGNS`."""
    return [1.0, *_minds(match, recall, rng), *_table(match.table)]


def _minds(match: Match[Any], recall: Recall, rng: Randomness) -> list[float]:
    """How near the Investigators and the Possessed are to the truth."""
    t: RoseNoireTable = match.table
    pair, killer = t.accomplices, t.possessed
    minds = {seat: Mind(match.view(seat), rng, recall) for seat in t.investigators}
    true = [mind for seat, mind in minds.items() if seat != killer]
    share = 1 / len(true)
    of_pair = [mind.mine.pair(pair) for mind in true]
    tops = [max(mind.mine.pairs) for mind in true]
    proofs = {suspect for mind in true for suspect in mind.proved}
    theirs = true[0].theirs
    found = [
        share * sum(of_pair),
        min(of_pair),
        share * sum([log(max(_UNLIKELY, each)) for each in of_pair]) / -log(_UNLIKELY),
        share * sum([each / top for each, top in zip(of_pair, tops, strict=True)]),
        share * sum(tops),
        theirs.pair(pair),
        theirs.pair(pair) / max(theirs.pairs),
        share * sum([mind.mine.possessed.get(killer, 0.0) for mind in true]),
    ]
    if killer == NOBODY:
        found += [0.0, 0.0, 0.0]
    else:
        mine = minds[killer].mine
        mortal = max(range(SOULS), key=lambda each: mine.guilt[each] if t.alive(each) else -1.0)
        found += [mine.pair(pair), float(mortal in pair), mine.guilt[mortal]]
    return [
        *found,
        float(any(not t.alive(each) for each in pair)),
        share * sum([len(mind.proved) for mind in true]) / 5,
        len(proofs) / 5,
        len(minds[killer].proved) / 5 if killer != NOBODY else 0.0,
    ]


def _table(t: RoseNoireTable) -> list[float]:
    """What lies where, and how near the Rector's Goals are."""
    faces = t.faces
    lying = [faces[card] for source in range(SOULS + 1) for card in t.pile(source)]
    hand = [faces[card] for card in t.hand_cards(t.rector)]
    held = [faces[card] for seat in t.investigators for card in t.hand_cards(seat)]
    innocent = sum(not t.alive(each) for each in range(SOULS) if each not in t.accomplices)
    tribute, knights = TRIBUTE in hand, KNIGHTS in hand
    dead = min(innocent, TRIBUTE_INNOCENTS)
    danger = any(not t.alive(each) for each in t.accomplices)
    asylum = "droit_asile" in hand
    return [
        sum(TYPE_OF[face] == PROOF for face in lying) / 5,
        sum(TYPE_OF[face] != PROOF for face in held) / 10,
        *[float(tribute and dead == count) for count in range(TRIBUTE_INNOCENTS + 1)],
        *[float(not tribute and dead == count) for count in range(1, TRIBUTE_INNOCENTS + 1)],
        float(any(faces[card] == TRIBUTE for card in t.cards(t.rector_deck))),
        float(knights),
        float(knights and len(t.living()) >= KNIGHTS_ALIVE),
        float("assassinat" in hand),
        float(asylum),
        float(asylum and danger),
        float(t.possessed != NOBODY and t.knows(t.rector, t.zones[t.possessed][0])),
        float(t.silence),
        float(t.first == t.possessed),
    ]
