"""What people have said in this game: whom they accuse, for whom they speak, what they claim to be."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from penombre.engine import Card, Said, Seat, View
from penombre.engine.talk import meant
from penombre.games.death_note.bot.beliefs import ROLE_AT, Chances, Likely, chances
from penombre.games.death_note.bot.evidence import Evidence
from penombre.games.death_note.catalogue import KIRAS, LIGHT, SECRET_ROLES
from penombre.games.death_note.view import Public

_SAW_LIGHT: Final = (0.6, 0.12, 0.3)
"""Who has seen the role accuses: an honest player where it is Light, where it is not; a player who lies."""
_GUESSED_LIGHT: Final = (0.35, 0.25, 0.3)
"""Who has not seen the role accuses: an honest player where it is Light, where it is not; a player who lies."""
_SAW_FRIEND: Final = (0.6, 0.12, 0.3)
"""Who has seen the role speaks for it: where it is no Kira, where it is."""
_CLAIMED: Final = 1.5
"""How much likelier somebody is what they claim to be."""
LISTENERS: Final = 256
"""For so many listeners it is kept what they make of the same deeds: people may talk on and on before the next deed."""


def heard_in(view: View, public: Public) -> Heard:
    """What people stand by in this game, as this seat heard it; nobody changes it."""
    return _heard(view.said, public.began)


@lru_cache(maxsize=256)
def _heard(said: tuple[Said, ...], began: int) -> Heard:
    return Heard(said, began)


class Heard:
    """The last word of each seat on each other one, and on itself."""

    __slots__ = ("accused", "claims", "vouched")

    def __init__(self, said: tuple[Said, ...], began: int) -> None:
        self.accused: dict[tuple[Seat, Seat], None] = {}
        self.vouched: dict[tuple[Seat, Seat], None] = {}
        self.claims: dict[Seat, str] = {}
        for one in meant(said):
            if one.moment < began:
                continue
            statement, seat = one.statement, one.seat
            if statement.kind == "claim":
                if statement.about in (None, seat):
                    self._claim(seat, statement.what)
            elif statement.about is not None and statement.about != seat:
                words = (seat, statement.about)
                for known, kind in ((self.accused, "accuse"), (self.vouched, "vouch")):
                    if statement.kind == kind:
                        known[words] = None
                    elif statement.kind in ("accuse", "vouch"):
                        known.pop(words, None)

    def _claim(self, seat: Seat, what: str) -> None:
        if what == "withdrawn":
            self.claims.pop(seat, None)
        elif what.startswith("role_"):
            self.claims[seat] = what.removeprefix("role_")

    def __bool__(self) -> bool:
        return bool(self.accused or self.vouched or self.claims)


class Listener(NamedTuple):
    """All that it depends on what somebody makes of words, besides the deeds."""

    heard: Heard
    possible: tuple[tuple[str, ...], ...]
    """What each Role card may be for the listener."""
    cards: tuple[Card, ...]
    """The Role card of each seat."""
    me: Seat
    detective: Seat


def believed(evidence: Evidence, by: Listener) -> tuple[Likely, Chances]:
    """How likely deeds and words are from each role, Role card by Role card, and the chances that follow."""
    found = evidence.listeners.get(by)
    if found is None:
        if len(evidence.listeners) >= LISTENERS:
            evidence.listeners.clear()
        likely = _weighed(by, evidence, evidence.chances(by.possible))
        found = evidence.listeners[by] = likely, chances(by.possible, likely)
    return found


def _weighed(by: Listener, evidence: Evidence, before: Chances) -> Likely:
    """What was said makes roles likelier, as far as the speaker is trusted; one who has looked counts for more."""
    heard, _, card_of, me, detective = by
    light, likely = ROLE_AT[LIGHT], [list(row) for row in evidence.likely]
    trust: dict[Seat, float] = {}
    for (speaker, about), words in [
        *[(pair, _SAW_LIGHT) for pair in heard.accused],
        *[(pair, _SAW_FRIEND) for pair in heard.vouched],
    ]:
        card = card_of[about]
        if speaker == me or about == detective:
            continue
        if speaker not in trust:
            trust[speaker] = 1 - sum([before[card_of[speaker]][ROLE_AT[kira]] for kira in KIRAS])
        looked = (speaker, card) in evidence.looks
        if words is _SAW_FRIEND:
            if looked:
                ratio = _ratio(_SAW_FRIEND, trust[speaker])
                likely[card] = [
                    each if SECRET_ROLES[at] in KIRAS else each * ratio for at, each in enumerate(likely[card])
                ]
        else:
            likely[card][light] *= _ratio(_SAW_LIGHT if looked else _GUESSED_LIGHT, trust[speaker])
    for seat, role in heard.claims.items():
        if seat != me and role in ROLE_AT and seat != detective:
            likely[card_of[seat]][ROLE_AT[role]] *= _CLAIMED
    return likely


def _ratio(figures: tuple[float, float, float], trust: float) -> float:
    true, false, liar = figures
    return (trust * true + (1 - trust) * liar) / (trust * false + (1 - trust) * liar)
