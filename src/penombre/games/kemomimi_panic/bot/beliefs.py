"""Who is what: the exact chances of every role, by going through all places the thieves and the Informant can be in.

There are at most two thieves and one Informant, so a few hundred worlds cover everything. A world that a fact rules out
weighs nothing: a role that was shown, one's own role, a theft (its victim is not that thief), an answer one was given.
The others weigh as much as what people did is likely in them.
"""

from __future__ import annotations

from math import exp
from typing import Final

from msgspec import Struct

from penombre.engine import NOBODY, Seat
from penombre.games.kemomimi_panic.bot.evidence import CIVIL, HINTS, INFORMER, THIEF, Act, camp_of
from penombre.games.kemomimi_panic.catalogue import CRESCENT, FULL, INFORMANT
from penombre.games.kemomimi_panic.table import Check
from penombre.games.kemomimi_panic.view import Private, Public

UNKNOWN: Final = -1
"""The camp of somebody whose role is not known."""
ASIDE: Final = NOBODY
"""Where a role is that is in front of nobody."""


class Beliefs(Struct, frozen=True):
    """The chances of each seat to be a thief (either one, and each of them) and to be the Informant."""

    thief: tuple[float, ...]
    crescent: tuple[float, ...]
    full: tuple[float, ...]
    informant: tuple[float, ...]

    def civilian(self, seat: Seat) -> float:
        """The chance that a seat is a Civilian."""
        return max(0.0, 1.0 - self.thief[seat] - self.informant[seat])


def believe(me: Seat, public: Public, private: Private | None, weights: Weights) -> Beliefs:
    """What follows from the facts and from these weights; without the private part, what an onlooker believes."""
    places = Places(me, public, private)
    n = len(public.seats)
    crescent, full, informant = [0.0] * n, [0.0] * n, [0.0] * len(places.informants)
    alone = [prior * weights.informant[i] if i != ASIDE else prior for i, prior in places.informants]
    beside = {thief: weights.beside(thief, places.informants) for thief in {*places.crescents, *places.fulls}}
    for c in places.crescents:
        with_c = [one * other for one, other in zip(alone, beside[c], strict=True)]
        for f in places.fulls:
            if f == c:
                continue
            weight, worlds = weights.thief[c], with_c
            if f != ASIDE:
                weight *= weights.thief[f] * weights.both(c, f)
                worlds = [one * other for one, other in zip(with_c, beside[f], strict=True)]
            if places.told:
                worlds = [
                    world * places.answers(c, f, i) if world else 0.0
                    for world, (i, _) in zip(worlds, places.informants, strict=True)
                ]
            here = weight * sum(worlds)
            crescent[c] += here
            if f != ASIDE:
                full[f] += here
            for index, world in enumerate(worlds):
                informant[index] += weight * world
    total = sum(crescent)
    if not total:
        return _ignorant(n)
    by_seat = [0.0] * n
    for (seat, _), weight in zip(places.informants, informant, strict=True):
        if seat != ASIDE:
            by_seat[seat] = weight / total
    crescent = [weight / total for weight in crescent]
    full = [weight / total for weight in full]
    thief = tuple([one + other for one, other in zip(crescent, full, strict=True)])
    return Beliefs(thief, tuple(crescent), tuple(full), tuple(by_seat))


def known_camps(me: Seat, public: Public, private: Private | None) -> list[int]:
    """The camp of each seat, as far as it is known."""
    known = [camp_of(facts.role) if facts.role else UNKNOWN for facts in public.seats]
    if private is not None:
        known[me] = camp_of(private.role)
    return known


def _ignorant(n: int) -> Beliefs:
    """No world fits (a study may set up any table): everybody is as likely."""
    return Beliefs((1 / n,) * n, (1 / n,) * n, (0.0,) * n, (0.0,) * n)


class Places:
    """Where the thieves and the Informant can be, by the facts alone."""

    def __init__(self, me: Seat, public: Public, private: Private | None) -> None:
        n = len(public.seats)
        shown = [facts.role for facts in public.seats]
        if private is not None:
            shown[me] = private.role
        unknown = [seat for seat in range(n) if not shown[seat]]
        self.crescents = _thief_places(shown, CRESCENT, unknown, _robbed(public, full_moon=False))
        self.fulls = (
            _thief_places(shown, FULL, unknown, _robbed(public, full_moon=True)) if FULL in public.roles else [ASIDE]
        )
        # Every card not seen is as likely to be the Informant: those in front of people, and those put aside.
        if INFORMANT in shown:
            self.informants = [(shown.index(INFORMANT), 1.0)]
        elif INFORMANT in public.roles:
            self.informants = [(seat, 1.0) for seat in unknown] + [(ASIDE, 2.0 if FULL in public.roles else 1.0)]
        else:
            self.informants = [(ASIDE, 1.0)]
        self.trio = public.trio
        self.me = me
        self.first = camp_of(private.first_role) if private is not None and me in public.trio else UNKNOWN
        self.checks = private.checks if private is not None else ()
        self.told = bool(self.checks) or self.first != UNKNOWN

    def answers(self, c: Seat, f: Seat, i: Seat) -> float:
        """How likely what one was told is in this world: 0 or 1, but for what d'Autriche has shuffled since."""
        if not self.told:
            return 1.0
        likely = 1.0
        before = [THIEF if seat in (c, f) else INFORMER if seat == i else CIVIL for seat in self.trio]
        if self.first != UNKNOWN:
            likely *= before.count(self.first) / 3
            if not likely:
                return 0.0
            before.remove(self.first)
        for check in self.checks:
            if check.before_swap:
                likely *= self._before_swap(check, before)
            elif check.civilian == (check.target in (c, f, i)):
                return 0.0
        return likely

    def _before_swap(self, check: Check, before: list[int]) -> float:
        civilians = before.count(CIVIL) / len(before)
        return civilians if check.civilian else 1 - civilians


def _robbed(public: Public, *, full_moon: bool) -> set[Seat]:
    return {theft.victim for theft in public.thefts if theft.full_moon == full_moon}


def _thief_places(shown: list[str], thief: str, unknown: list[Seat], robbed: set[Seat]) -> list[Seat]:
    return [shown.index(thief)] if thief in shown else [seat for seat in unknown if seat not in robbed]


class Weights:
    """How much what people did speaks for each seat to be a thief or the Informant, against its being a Civilian."""

    __slots__ = ("_beside", "_informant_and_thief", "_seats", "_thief_and_informant", "_thieves", "informant", "thief")

    def __init__(self, known: list[int], acts: list[Act]) -> None:
        n = self._seats = len(known)
        thief, informant = [0.0] * n, [0.0] * n
        # What two roles together add, by the pair of seats: only who is unknown may be either.
        thieves, first, second = [0.0] * (n * n), [0.0] * (n * n), [0.0] * (n * n)
        for act in acts:
            a, b = act.actor, act.target
            of_a, of_b = known[a], known[b]
            if of_a == UNKNOWN:
                hints = HINTS[act.kind]
                if of_b == UNKNOWN:
                    actor, target, pair = hints.actor[CIVIL], hints.target[CIVIL], a * n + b
                    both = hints.both
                    thieves[pair] += both[0]
                    first[pair] += both[1]
                    second[pair] += both[2]
                    thief[b] += target[0]
                    informant[b] += target[1]
                else:
                    actor = hints.actor[of_b]
                thief[a] += actor[0]
                informant[a] += actor[1]
            elif of_b == UNKNOWN:
                target = HINTS[act.kind].target[of_a]
                thief[b] += target[0]
                informant[b] += target[1]
        self.thief = [exp(weight) for weight in thief]
        self.informant = [exp(weight) for weight in informant]
        self._thieves, self._thief_and_informant, self._informant_and_thief = thieves, first, second
        self._beside: dict[Seat, list[float]] = {}

    def of(self, crescent: Seat, full: Seat, informant: Seat) -> float:
        """How much speaks for these places of the two thieves and the Informant; any of them may be put aside."""
        thieves = [thief for thief in (crescent, full) if thief != ASIDE]
        weight = 1.0
        for thief in thieves:
            weight *= self.thief[thief]
        if len(thieves) > 1:
            weight *= self.both(crescent, full)
        if informant != ASIDE:
            weight *= self.informant[informant]
            for thief in thieves:
                weight *= self._row(thief)[informant]
        return weight

    def both(self, one: Seat, other: Seat) -> float:
        """The correction where both are thieves."""
        n = self._seats
        return exp(self._thieves[one * n + other] + self._thieves[other * n + one])

    def beside(self, thief: Seat, informants: list[tuple[Seat, float]]) -> list[float]:
        """The corrections where this one is a thief and each of those the Informant; nobody is both."""
        if thief == ASIDE:
            return [1.0] * len(informants)
        row = self._row(thief)
        return [1.0 if seat == ASIDE else row[seat] for seat, _ in informants]

    def _row(self, thief: Seat) -> list[float]:
        row = self._beside.get(thief)
        if row is None:
            n, first, second = self._seats, self._thief_and_informant, self._informant_and_thief
            row = [exp(first[thief * n + seat] + second[seat * n + thief]) for seat in range(n)]
            row[thief] = 0.0
            self._beside[thief] = row
        return row
