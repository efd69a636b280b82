"""The Investigations of round 4: Decision, Execution, Ally, Matsuda, Makeshift."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from msgspec.structs import replace

from penombre.engine import Option, Script, ask, mask
from penombre.games.death_note import deeds
from penombre.games.death_note.catalogue import ENQUIRERS, LIGHT
from penombre.games.death_note.checking import TRUTH, ask_after, told
from penombre.games.death_note.hands import discard
from penombre.games.death_note.revealing import reveal
from penombre.games.death_note.table import NONE, DeathNoteTable, Frame, Steps
from penombre.games.death_note.tiles.designating import add_bonus, discard_options, l_designates


def who_is_light(t: DeathNoteTable, f: Frame) -> None:
    """Which unrevealed player is Light?"""
    ask_after(t, t.hidden(), (LIGHT,), f.what)


def bar_light(t: DeathNoteTable, f: Frame) -> None:
    """Light may play no more Actions; who has denied it with a Lie still may. Nobody learns who it is."""
    t.barred = True
    liars = [seat for seat in range(t.players) if t.claims[seat] != TRUTH]
    t.doubted = tuple([t.card_of(seat) if seat in liars else NONE for seat in range(t.players)])
    t.dodged = mask(*[seat for seat in liars if seat not in t.verdict])
    t.verdict, t.claims = (), (TRUTH,) * t.players
    t.tell("light_barred")


def executed(t: DeathNoteTable, f: Frame) -> None:
    """The designated player is revealed by L."""
    reveal(t, t.card_of(f.target), t.detective)


def name_two(t: DeathNoteTable, f: Frame) -> Script[None]:
    """L names two Investigators."""
    pairs = combinations(ENQUIRERS, 2)
    options = tuple([Option(f"{a}-{b}", (a, b), "two_roles", {"role": a, "other_role": b}) for a, b in pairs])
    named = yield ask.one(t.detective, "ally", options, pace="designate")
    t.put(replace(f, named=named))
    deed = deeds.Designate(t.round, t.detective, card=f.what, named=named)
    t.happened(deed, "l_names_two", seat=t.detective, role=named[0], other_role=named[1])


def who_is_named(t: DeathNoteTable, f: Frame) -> None:
    """Who has one of these roles?"""
    ask_after(t, t.walk(clockwise=False), f.named, f.what)


def first_is_revealed(t: DeathNoteTable, f: Frame) -> None:
    """Walking counter-clockwise from L, the first one is revealed; one who was already stops it."""
    for seat in t.walk(clockwise=False):
        if seat in t.verdict:
            if t.is_revealed(seat):
                break
            reveal(t, t.card_of(seat), t.detective)
            return
        if not t.is_revealed(seat):
            told(t, seat, f.named, yes=False)
    t.tell("no_effect", tile=f.what)


def who_is_matsuda(t: DeathNoteTable, f: Frame) -> None:
    """Who is Matsuda?"""
    ask_after(t, t.hidden(), ("matsuda",), f.what)


def matsuda_or_bonus(t: DeathNoteTable, f: Frame) -> None:
    """Matsuda is revealed; if nobody is by this, L has two more Suspicions."""
    found = False
    for seat in t.hidden():
        if seat in t.verdict:
            found = True
            reveal(t, t.card_of(seat), seat)
        else:
            told(t, seat, ("matsuda",), yes=False)
    if not found:
        add_bonus(t, f.what)


_LET_L: Final = Option("give", "", "let_l_suspect", overt="give")


def each_hidden(t: DeathNoteTable, f: Frame) -> None:
    """Every living unrevealed player in turn."""
    t.put(replace(f, seats=tuple(t.hidden_living())))


def discard_or_bonus(t: DeathNoteTable, f: Frame) -> Script[None]:
    """Each discards an Action, or L has one more Suspicion to hand out."""
    if not f.seats:
        return
    seat = f.seats[0]
    t.again(replace(f, seats=f.seats[1:]))
    if not t.hand_cards(seat):
        add_bonus(t, f.what)
        return
    options = (_LET_L, *discard_options(t, seat))
    face = yield ask.one(seat, "makeshift", options, default="give", pace="answer", whispered=mask(seat))
    choice = "discard" if face else "give"
    deed = deeds.Answer(t.round, seat, card=f.what, mode=choice)
    t.happened(deed, "answers", seat=seat, tile=f.what, choice=choice)
    if face:
        discard(t, seat, [face])
    else:
        add_bonus(t, f.what)


STEPS: Final[Steps] = {
    "decision": (who_is_light, bar_light),
    "execution": (l_designates(DeathNoteTable.hidden), executed),
    "allie": (name_two, who_is_named, first_is_revealed),
    "matsuda_enquete": (who_is_matsuda, matsuda_or_bonus),
    "expedient": (each_hidden, discard_or_bonus),
}
