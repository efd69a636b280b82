"""Dealing anew what a seat cannot know: roles, Accomplices, piles and hands, the Rector's cards, the night."""

from __future__ import annotations

from typing import Final

from penombre.engine import NOBODY, Card, Randomness, Seat, mask, pick_with
from penombre.engine.knowing import deal_unseen, forget_others
from penombre.games.rose_noire import deeds
from penombre.games.rose_noire.catalogue import PAIRS, POSSESSED, PROOFS
from penombre.games.rose_noire.knowledge import FACE
from penombre.games.rose_noire.table import Pair, PastNight, RoseNoireTable

_MASKS: Final = [(pair, mask(*pair)) for pair in PAIRS]
_SURE: Final = {FACE[proof]: suspect for suspect, proof in enumerate(PROOFS)}
"""A Proof as a set of faces: whoever knows where it is, of several cards, knows of the suspect."""


def redeal(t: RoseNoireTable, seat: Seat, known: RoseNoireTable, rng: Randomness) -> bool:
    """Hide on `t` everything `seat` does not know, as drawn from the worlds that fit what it has seen.

    The others know what everybody knows, and what they hold; they have forgotten the rest.
    """
    if not t.layout or t.ending is not None:
        return True
    worlds = possible_worlds(t, seat)
    if not worlds:
        return False
    possessed, pair = pick_with(rng, worlds)
    _give_roles(t, seat, possessed)
    if pair and not _redeal_cards(t, seat, pair, rng):
        return False
    _forget(t, seat)
    _redream(t, seat, rng)
    return True


# -- who is who ------------------------------------------------------------------------------------------------------


def possible_worlds(t: RoseNoireTable, seat: Seat) -> list[tuple[Seat, Pair]]:
    """Who may be Possessed together with which Accomplices, for all this seat knows; each is as likely."""
    pairs = _pairs(t, seat) if t.accomplices else [()]
    killings = [deed for deed in t.deeds if type(deed) is deeds.Night and len(deed.suspects) > deed.count]
    not_killers = {each for night in killings for each in night.seats} | ({NOBODY} if killings else set())
    # Where both Accomplices are dead and somebody is Possessed, that one would have won already.
    unwon = [pair for pair in pairs if not pair or t.alive(pair[0]) or t.alive(pair[1])]
    return [
        (possessed, pair)
        for possessed in _seats(t, seat)
        if possessed not in not_killers
        for pair in (pairs if possessed == NOBODY else unwon)
    ]


def _seats(t: RoseNoireTable, seat: Seat) -> list[Seat]:
    """Who may hold the Possessed card; NOBODY where it may be the one that nobody has."""
    roles = [(each, t.zones[each][0]) for each in t.investigators] + [(NOBODY, card) for card in t.cards(t.aside)]
    seen = [each for each, card in roles if t.knows(seat, card) and t.faces[card] == POSSESSED]
    return seen or [each for each, card in roles if not t.knows(seat, card)]


def _pairs(t: RoseNoireTable, seat: Seat) -> list[Pair]:
    """Which two may be the Accomplices: nobody whose Proof is known to be in play."""
    out = t.accomplice_zone.index
    if t.knows(seat, t.zones[out][0]):
        return [t.accomplices]
    seen, where = t.seen, t.where
    barred = 0
    for suspect, proof in enumerate(PROOFS):
        card = t.faces.index(proof)
        if seen[card] >> seat & 1 and where[card] != out:
            barred |= 1 << suspect
    for fact in t.facts_of(seat):
        if fact.faces in _SURE:
            barred |= 1 << _SURE[fact.faces]
    refused = {accusation.suspects for accusation in t.accusations}
    answers = [(mask(*deed.suspects), deed.count) for deed in t.deeds if type(deed) is deeds.Answer]
    return [
        pair
        for pair, both in _MASKS
        if not both & barred
        and pair not in refused
        and all(bool(named & both) == bool(guilty) for named, guilty in answers)
    ]


def _give_roles(t: RoseNoireTable, seat: Seat, possessed: Seat) -> None:
    cards = [t.zones[each][0] for each in t.investigators] + list(t.cards(t.aside))
    holder = t.cards(t.aside)[0] if possessed == NOBODY else t.zones[possessed][0]
    before = next(card for card in cards if t.faces[card] == POSSESSED)
    t.set_faces({before: t.faces[holder], holder: t.faces[before]})


# -- cards -----------------------------------------------------------------------------------------------------------


def _redeal_cards(t: RoseNoireTable, seat: Seat, pair: Pair, rng: Randomness) -> bool:
    seen, backs, faces = t.seen, t.backs, t.faces
    hidden: dict[str, list[Card]] = {"clue": [], "rector": [], "role": []}
    for card, back in enumerate(backs):
        if not seen[card] >> seat & 1:
            hidden[back].append(card)
    out = t.cards(t.accomplice_zone)
    dealt: dict[Card, str] = {}
    clues = sorted([faces[card] for card in hidden["clue"]])
    if out and not seen[out[0]] >> seat & 1:
        for card, each in zip(out, pair, strict=True):
            dealt[card] = PROOFS[each]
            clues.remove(PROOFS[each])
            hidden["clue"].remove(card)
    for back, left in (("clue", clues), ("rector", sorted([faces[card] for card in hidden["rector"]]))):
        found = deal_unseen(t, seat, hidden[back], left, rng)
        if found is None:
            return False
        dealt.update(found)
    t.set_faces(dealt)
    return True


# -- what others know ------------------------------------------------------------------------------------------------


def _forget(t: RoseNoireTable, seat: Seat) -> None:
    """Others know what lies before them and what everybody knows; their notes are their own."""
    forget_others(t, seat)
    t.notes = tuple([notes if each == seat else () for each, notes in enumerate(t.notes)])


def _redream(t: RoseNoireTable, seat: Seat, rng: Randomness) -> None:
    """What was done at night, for those who slept."""
    victims = {deed.turn: deed.suspects for deed in t.deeds if isinstance(deed, deeds.Night)}
    if seat == t.rector:
        return
    awake = t.possessed == seat
    t.nights = tuple([night if awake else PastNight(night.turn, False, (), victims[night.turn]) for night in t.nights])
    if awake:
        return
    if t.todo[:1] == ("night_rector",):
        mortal = t.mortal()
        choice = int(rng.random() * (len(mortal) + 2)) - 2
        free = t.possessed != NOBODY and not t.exorcised >> t.possessed & 1
        t.night_met = free and choice > -2
        t.night_possessed = (mortal[choice],) if t.night_met and choice >= 0 else ()
