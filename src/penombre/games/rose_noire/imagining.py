"""Dealing anew what a seat cannot know: roles, Accomplices, piles and hands, the Rector's cards, the night."""

from __future__ import annotations

from itertools import product

from penombre.engine import NOBODY, Card, Randomness, Seat, pick_with
from penombre.engine.knowing import deal_unseen, forget_others
from penombre.games.rose_noire import deeds
from penombre.games.rose_noire.catalogue import PAIRS, POSSESSED, PROOFS
from penombre.games.rose_noire.knowledge import FACE
from penombre.games.rose_noire.table import Pair, PastNight, RoseNoireTable


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
    killings = [deed for deed in t.deeds if isinstance(deed, deeds.Night) and len(deed.suspects) > deed.count]
    not_killers = {each for night in killings for each in night.seats} | ({NOBODY} if killings else set())
    return [
        (possessed, pair)
        for possessed, pair in product(_seats(t, seat), pairs)
        if possessed not in not_killers and not _has_won(t, possessed, pair)
    ]


def _seats(t: RoseNoireTable, seat: Seat) -> list[Seat]:
    """Who may hold the Possessed card; NOBODY where it may be the one that nobody has."""
    roles = [(each, t.zones[each][0]) for each in t.investigators] + [(NOBODY, card) for card in t.cards(t.aside)]
    seen = [each for each, card in roles if t.knows(seat, card) and t.faces[card] == POSSESSED]
    return seen or [each for each, card in roles if not t.knows(seat, card)]


def _pairs(t: RoseNoireTable, seat: Seat) -> list[Pair]:
    """Which two may be the Accomplices: nobody whose Proof is known to be in play."""
    if t.knows(seat, t.cards(t.accomplice_zone)[0]):
        return [t.accomplices]
    out = t.accomplice_zone.index
    in_play = {t.faces[card] for card in range(len(t.faces)) if t.knows(seat, card) and t.where[card] != out}
    sure = {fact.faces for fact in t.facts_of(seat)}
    suspects = [each for each, proof in enumerate(PROOFS) if proof not in in_play and FACE[proof] not in sure]
    refused = {accusation.suspects for accusation in t.accusations}
    answers = [(set(deed.suspects), deed.count) for deed in t.deeds if isinstance(deed, deeds.Answer)]
    return [
        pair
        for pair in PAIRS
        if pair not in refused
        and set(pair) <= set(suspects)
        and all(bool(named & set(pair)) == bool(guilty) for named, guilty in answers)
    ]


def _has_won(t: RoseNoireTable, possessed: Seat, pair: Pair) -> bool:
    """Whether the Possessed would have won already, both Accomplices being dead."""
    return possessed != NOBODY and bool(pair) and not any(t.alive(each) for each in pair)


def _give_roles(t: RoseNoireTable, seat: Seat, possessed: Seat) -> None:
    cards = [t.zones[each][0] for each in t.investigators] + list(t.cards(t.aside))
    holder = t.cards(t.aside)[0] if possessed == NOBODY else t.zones[possessed][0]
    before = next(card for card in cards if t.faces[card] == POSSESSED)
    t.set_faces({before: t.faces[holder], holder: t.faces[before]})


# -- cards -----------------------------------------------------------------------------------------------------------


def _redeal_cards(t: RoseNoireTable, seat: Seat, pair: Pair, rng: Randomness) -> bool:
    hidden = [card for card in range(len(t.faces)) if t.backs[card] != "role" and not t.knows(seat, card)]
    faces = {back: sorted([t.faces[card] for card in hidden if t.backs[card] == back]) for back in ("clue", "rector")}
    out = t.cards(t.accomplice_zone)
    dealt: dict[Card, str] = {}
    if out and out[0] in hidden:
        for card, each in zip(out, pair, strict=True):
            dealt[card] = PROOFS[each]
            faces["clue"].remove(PROOFS[each])
            hidden.remove(card)
    for back, left in faces.items():
        mine = [card for card in hidden if t.backs[card] == back]
        found = deal_unseen(t, seat, mine, left, rng)
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
