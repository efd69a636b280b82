"""Dealing anew what a seat cannot know: who has which role, and what others wrote down in secret."""

from __future__ import annotations

from penombre.engine import NOBODY, Randomness, Seat, shuffle_with
from penombre.games.kemomimi_panic.catalogue import CIVILIANS, CRESCENT, FULL
from penombre.games.kemomimi_panic.table import Check, KemomimiTable


def redeal(t: KemomimiTable, seat: Seat, known: KemomimiTable, rng: Randomness) -> bool:
    """Hide on `t` everything `seat` does not know, as drawn from the worlds that fit what it has seen.

    Every fitting deal is equally likely: each thief is put anywhere the thefts allow, the rest is shuffled, and the
    attempt fails as a whole where an answer the seat was given does not hold.
    """
    if not _redeal_roles(t, seat, known, rng):
        return False
    if t.trio and not _redeal_before_swap(t, seat, rng):
        return False
    if any(check.checker == seat and _retold(t, check) != check for check in known.checks):
        return False
    _rewrite_secrets(t, seat, rng)
    return True


def _redeal_roles(t: KemomimiTable, seat: Seat, known: KemomimiTable, rng: Randomness) -> bool:
    n = t.players
    seen = known.seen if known.shuffles == t.shuffles else t.seen
    hidden = [card for card in range(n + len(t.zones[n])) if not seen[card] >> seat & 1]
    faces = sorted([t.faces[card] for card in hidden])  # the order they truly lie in must not show
    dealt: dict[int, str] = {}
    for thief in (CRESCENT, FULL):
        if thief not in faces:
            continue
        robbed = {theft.victim for theft in known.thefts if theft.full_moon == (thief == FULL)}
        places = [card for card in hidden if card < n and card not in robbed]
        if not places:
            return False
        place = places[int(rng.random() * len(places))]
        dealt[place] = thief
        hidden.remove(place)
        faces.remove(thief)
    shuffle_with(rng, faces)
    dealt.update(zip(hidden, faces, strict=True))
    t.set_faces(dealt)
    if not t.trio:
        t.first_roles = t.faces[:n]
    return True


def _redeal_before_swap(t: KemomimiTable, seat: Seat, rng: Randomness) -> bool:
    """Which of the three had which card before d'Autriche shuffled them; each of the three knows their own."""
    mine = t.first_roles[seat] if seat in t.trio else ""
    before = [t.faces[each] for each in t.trio]
    shuffle_with(rng, before)
    first = list(t.faces[: t.players])
    for each, face in zip(t.trio, before, strict=True):
        first[each] = face
    t.first_roles = tuple(first)
    return not mine or first[seat] == mine


def _rewrite_secrets(t: KemomimiTable, seat: Seat, rng: Randomness) -> None:
    """What other seats keep to themselves: a paper, a master, guesses, and what they were told about these roles."""
    n = t.players
    if t.paper != NOBODY and t.cast["bank_employee_lucie"] != seat:
        names = t.in_play()
        t.paper = names[int(rng.random() * len(names))]
    if t.master != NOBODY and t.cast["cook_genevieve"] != seat and t.ending is None:
        masters = [other for other in range(n) if other != t.cast["cook_genevieve"]]
        t.master = masters[int(rng.random() * len(masters))]
    if t.thefts and t.ending is None:
        t.guesses = tuple(
            [mine if each == seat else int(rng.random() * (n + 1)) - 1 for each, mine in enumerate(t.guesses)]
        )
    t.checks = tuple([check if check.checker == seat else _retold(t, check) for check in t.checks])


def _retold(t: KemomimiTable, check: Check) -> Check:
    """What another checker was told, had the roles been these."""
    role = t.first_roles[check.target] if check.before_swap else t.faces[check.target]
    return Check(check.day, check.checker, check.target, role in CIVILIANS, check.before_swap)
