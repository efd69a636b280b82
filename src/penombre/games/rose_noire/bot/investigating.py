"""The day of an Investigator: where to look, which Actions to play when, and on whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from penombre.engine import Answer, Ask, Option, Seat
from penombre.games.rose_noire.bot.mind import Mind
from penombre.games.rose_noire.catalogue import (
    ACCOMPLICES,
    ACTION,
    PRAYERS,
    PROOF,
    PROOFS,
    TOP,
    TRAP,
    TRIBUTE_INNOCENTS,
    TYPE_OF,
    WAKE,
)
from penombre.games.rose_noire.table import GRAVEYARD, SOULS

PROOFS_IN_PLAY: Final = len(PROOFS) - ACCOMPLICES
_WORTH: Final[Mapping[str, float]] = {
    "perquisition": 0.95,
    "confession": 0.9,
    "interrogatoire": 0.8,
    "priere_saint_beren": 0.8,
    "fouille_cellule": 0.5,
    "zele": 0.5,
    "exhumation": 0.5,
    "veillee_funebre": 0.5,
    "archives_scriptorium": 0.5,
    "confrontation": 0.4,
    "lettre_interceptee": 0.4,
    "eau_benite": 0.3,
    "exorcisme": 0.3,
    "ronde_de_nuit": 0.25,
    "espionner_recteur": 0.15,
    "pacte_de_confiance": 0.15,
    "dague_rituelle": 0.05,
}
"""What an Action is worth to an Investigator, against 1 for a Proof nobody has seen."""
_PEEKS: Final = frozenset({"interrogatoire", "priere_saint_beren", "perquisition"})
_TRAP: Final = 0.6
"""What drawing a Trap costs, on the same scale."""
_WARNINGS: Final = frozenset({"trap", "bad", "helps_rector"})

# -- the turn --------------------------------------------------------------------------------------------------------


def day(mind: Mind, ask: Ask) -> Answer:
    """Look first, then Investigate, then everything that may spring a Trap or needs what was found."""
    before = ask.kind == "day_before"
    plays = [option for option in ask.legal() if option.id.startswith("play-")]
    wanted = {option.id: wish(mind, str(option.value), before=before) for option in plays}
    best = max(plays, key=lambda option: wanted[option.id], default=None)
    if best is not None and wanted[best.id] > 0:
        return best.id
    if not before:
        return "end"
    looks = [option for option in ask.options if option.id.startswith("look-")]
    return max(looks, key=lambda option: draw_worth(mind, _source(mind, int(option.value))) + mind.noise(0.02)).id


def wish(mind: Mind, face: str, *, before: bool) -> float:
    """How much a card wants to be played now; nothing where it is to be kept."""
    if face in _PEEKS:
        return _WORTH[face] if any(peek_worth(mind, each, TOP) > 0 for each in _reachable(mind)) else 0.0
    want = _WISHES.get(face)
    if want is not None:
        return _WORTH[face] if want(mind) else 0.0
    if before:
        return 0.0
    if face == "fouille_cellule":
        return _WORTH[face] if any(draw_worth(mind, each) > 0 for each in _reachable(mind)) else 0.0
    if face == "zele":
        return _WORTH[face] if any(draw_worth(mind, _source(mind, each)) > 0 for each in _open(mind)) else 0.0
    if face == "exhumation":
        return _WORTH[face] if draw_worth(mind, GRAVEYARD) > 0 else 0.0
    return 0.0


def _source(mind: Mind, suspect: int) -> int:
    return suspect if mind.public.suspects[suspect].alive else GRAVEYARD


def _reachable(mind: Mind) -> list[int]:
    facts = mind.public.suspects
    return [each for each in mind.living if facts[each].cards and not facts[each].isolated]


def _open(mind: Mind) -> list[int]:
    """The suspects who may be Investigated."""
    facts = mind.public.suspects
    cards = [fact.cards if fact.alive else mind.public.graveyard for fact in facts]
    return [each for each in range(SOULS) if facts[each].investigated < 0 and not facts[each].isolated and cards[each]]


def _wants_letter(mind: Mind) -> bool:
    """A letter is wanted once a Goal may be near."""
    return mind.public.turn > 2 or len(mind.living) < SOULS - 1


def _wants_watch(mind: Mind) -> bool:
    """A watch is wanted where one more death may end the game."""
    return mind.public.turn > 1 and SOULS - len(mind.living) >= TRIBUTE_INNOCENTS - 1


def _filed(mind: Mind) -> list[str]:
    return [face for face in mind.public.discard if TYPE_OF[face] == ACTION and face != "archives_scriptorium"]


def _wants_confession(mind: Mind) -> bool:
    """The answer is for everybody: the Possessed would rather nobody knew."""
    return not mind.is_possessed


def _wants_pact(mind: Mind) -> bool:
    """To hand over a Proof, to whoever can be trusted."""
    return not mind.is_possessed and any(TYPE_OF[face] == PROOF for face in mind.private.hand)


def _wants_dagger(mind: Mind) -> bool:
    """Only the Possessed gains by it, and only with a good guess."""
    return mind.is_possessed and max(_mortal_guilt(mind)) > 0.5


_WISHES: Final[Mapping[str, Callable[[Mind], bool]]] = {
    "lettre_interceptee": _wants_letter,
    "ronde_de_nuit": _wants_watch,
    "veillee_funebre": lambda mind: mind.public.graveyard > 1 and peek_worth(mind, GRAVEYARD, WAKE) > 0,
    "archives_scriptorium": lambda mind: any(TYPE_OF[face] == ACTION and _WORTH[face] >= 0.5 for face in _filed(mind)),
    "confession": _wants_confession,
    "confrontation": lambda mind: any(mind.public.seats[seat].cards for seat in mind.others),
    "pacte_de_confiance": _wants_pact,
    "exorcisme": lambda mind: not mind.is_possessed and max(mind.mine.possessed.values()) > 0.4,
    "dague_rituelle": _wants_dagger,
    "espionner_recteur": lambda mind: mind.public.turn > 1,
}


def _mortal_guilt(mind: Mind) -> list[float]:
    facts = mind.public.suspects
    return [mind.mine.guilt[each] for each in mind.living if not facts[each].protected] or [0.0]


# -- piles -----------------------------------------------------------------------------------------------------------


def draw_worth(mind: Mind, source: int) -> float:
    """What the top card of a pile is worth to me, as far as I know it or was told."""
    pile = mind.private.piles[source]
    if not pile:
        return -1.0
    if pile[0]:
        return known_worth(pile[0])
    proofs, traps = rates(mind)
    worth = proofs + 0.3 * (1 - proofs - traps) - _TRAP * traps
    for seat in mind.others:
        if mind.evidence.fresh(seat, source):
            worth += _told(mind, seat, source, proofs) * (1 - mind.mine.possessed.get(seat, 0.0))
    return worth


def known_worth(face: str) -> float:
    """A card I know: a Proof I have seen tells me nothing new."""
    type = TYPE_OF[face]
    return -_TRAP if type == TRAP else 0.02 if type == PROOF else _WORTH[face] / 2


def _told(mind: Mind, seat: Seat, source: int, proofs: float) -> float:
    """Somebody has seen that card: a Trap is to be left, a Proof to be seen with one's own eyes, an Action useful."""
    hint = mind.heard.hints[seat].get(source, "")
    if hint in _WARNINGS:
        return -_TRAP
    return {"proof_here": 0.25, "go": 0.15}.get(hint, -0.7 * proofs)


def rates(mind: Mind) -> tuple[float, float]:
    """How many of the cards I do not know are Proofs, and how many Traps."""
    known = Counter([TYPE_OF[face] for pile in mind.private.piles for face in pile if face])
    public = mind.public
    unknown = sum(not face for pile in mind.private.piles for face in pile)
    unknown += sum(facts.cards for seat, facts in enumerate(public.seats) if seat not in (mind.me, public.rector))
    sprung = sum(TYPE_OF[face] == TRAP for face in public.discard)
    traps = sum(TYPE_OF[face] == TRAP for face in public.deck) - sprung - known[TRAP]
    proofs = PROOFS_IN_PLAY - len(mind.proved)
    return max(0, proofs) / max(1, unknown), max(0, traps) / max(1, unknown)


def peek_worth(mind: Mind, source: int, depth: int) -> float:
    """How many cards of the top nobody I trust has seen."""
    unknown = sum(not face for face in mind.private.piles[source][:depth])
    told = max([mind.evidence.fresh(seat, source) for seat in mind.others], default=0)
    return unknown - 0.6 * min(told, unknown)


# -- targets ---------------------------------------------------------------------------------------------------------


def action_targets(mind: Mind, ask: Ask) -> Answer:
    """On whom an Action is played."""
    face = mind.public.playing
    if face == "priere_saint_beren":
        worth = {option.id: peek_worth(mind, int(option.value), 1) for option in ask.legal()}
        tops = sorted(worth, key=lambda id: worth[id] + mind.noise(0.1), reverse=True)
        return tuple([id for id in tops[:PRAYERS] if worth[id] > 0] or tops[:1])
    options = [option for option in ask.options if option.id != "back"]
    worth_of = _TARGETS[face]
    return max(options, key=lambda option: worth_of(mind, option) + mind.noise(0.02)).id


def _to_peek(depth: int) -> Callable[[Mind, Option], float]:
    return lambda mind, option: peek_worth(mind, int(option.value), depth)


def _to_take(mind: Mind, option: Option) -> float:
    return draw_worth(mind, _source(mind, int(option.value)))


def _to_confront(mind: Mind, option: Option) -> float:
    """Whoever may be Possessed, and has cards to show."""
    seat = int(option.value)
    return mind.mine.possessed.get(seat, 0.0) + 0.1 * mind.public.seats[seat].cards


def _to_guard(mind: Mind, option: Option) -> float:
    """A likely victim who is innocent; where an Accomplice seems dead already, the likely other one."""
    suspect = int(option.value)
    guilt = mind.mine.guilt
    if (
        not mind.is_possessed
        and max([guilt[each] for each in range(SOULS) if each not in mind.living], default=0) > 0.5
    ):
        return guilt[suspect]
    return 1 - guilt[suspect]


def _to_confess(mind: Mind, option: Option) -> float:
    """The question whose answer is least known."""
    one, other = option.value
    yes: float = mind.mine.guilt[one] + mind.mine.guilt[other] - mind.mine.pair((one, other))
    return -abs(yes - 0.5)


_TARGETS: Final[Mapping[str, Callable[[Mind, Option], float]]] = {
    "interrogatoire": _to_peek(TOP),
    "perquisition": _to_peek(SOULS * TOP),
    "fouille_cellule": _to_take,
    "zele": _to_take,
    "confrontation": _to_confront,
    "pacte_de_confiance": lambda mind, option: -mind.mine.possessed.get(int(option.value), 0.0),
    "exorcisme": lambda mind, option: mind.mine.possessed.get(int(option.value), 0.0),
    "ronde_de_nuit": _to_guard,
    "confession": _to_confess,
    "dague_rituelle": lambda mind, option: mind.mine.guilt[int(option.value)],
}


# -- in between ------------------------------------------------------------------------------------------------------


def pact_give(mind: Mind, ask: Ask) -> Answer:
    """A Proof, for the other to see; the Possessed, and who has none, the card that is worth least."""

    def keep(option: Option) -> float:
        face = str(option.value)
        if TYPE_OF[face] == PROOF:
            return 1.0 if mind.is_possessed else -1.0
        return _WORTH[face]

    return min(ask.options, key=keep).id


def archives_pick(mind: Mind, ask: Ask) -> Answer:
    """The Action that is worth most."""
    return mind.best(ask, lambda option: _WORTH[str(option.value)]).id


def exhume_again(mind: Mind, ask: Ask) -> Answer:
    """Another one, unless a Trap is known to lie there."""
    return "take" if draw_worth(mind, GRAVEYARD) > 0 else "stop"


_HARMLESS: Final = frozenset({"denonciation"})
_LATER: Final = frozenset({"meurtre_cloitre", "tumulte", "fureur_spectrale", "discorde", "nuit_sans_lune"})
"""Traps that do nothing in the first Turn."""


def trap_reaction(mind: Mind, ask: Ask) -> Answer:
    """Holy Water is for Traps that hurt."""
    trap = mind.public.trap
    useless = trap in _HARMLESS or (trap in _LATER and mind.public.turn == 1)
    useless |= trap == "papiers_brules" and len(mind.private.hand) > 3
    welcome = mind.is_possessed and trap in ("fureur_spectrale", "discorde", "tumulte")
    able = any(option.id == "cancel" for option in ask.options)
    return "cancel" if able and not useless and not welcome else "suffer"
