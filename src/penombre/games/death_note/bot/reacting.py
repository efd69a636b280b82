"""The moments in which everybody may play an Action: mostly one passes."""

from __future__ import annotations

from typing import Final

from penombre.bots import Rules, always
from penombre.engine import Answer, Ask
from penombre.games.death_note.bot import aiming
from penombre.games.death_note.bot.mind import Mind
from penombre.games.death_note.bot.tile_preferences import TASTE
from penombre.games.death_note.catalogue import KIRAS, LIGHT, RYUK_SUSPICION, amount

PASS: Final = "pass"
_ALIBI: Final = 0.25
_CLEAR: Final = 0.25
_DODGE: Final = 0.2
_JOINS: Final = (0.15, 0.4)
"""How often anybody clears the own name for no reason, with nothing else to play and with something."""
_ACCUSES: Final = 0.3
"""How often somebody accuses who gains little by it."""
_TAKES_BACK: Final = 0.35
"""How often Kira want to see what an Investigator has discarded."""
_BLUFF: Final = 0.35
"""How often somebody lies who need not: if nobody did, a Lie would tell more than the truth."""
_LAST_CARD: Final = 0.6
"""How often an Investigator dies in secret: the hand is lost anyway."""


def _plays(ask: Ask, kind: str) -> bool:
    return any(option.id == kind and not option.refused for option in ask.options)


def window_round_start(mind: Mind, ask: Ask) -> Answer:
    """Clearing One's Name, where the Suspicions it brings are welcome: some will have played something."""
    if _plays(ask, "se_blanchir"):
        count = amount("se_blanchir")
        others = [mind.stakes.suspicion(seat, count) for seat in mind.players if seat != mind.me]
        own = 0.6 * mind.stakes.suspicion(mind.me, count) if len(mind.private.hand) < 2 else 0.0
        busy = 0.3 if mind.role in ("watari", "matsuda", "mogi") else 0.0
        if 0.5 * sum(others) + own + busy > _CLEAR or mind.chance(_JOINS[len(mind.private.hand) > 1]):
            return "se_blanchir"
    return PASS


def window_before_reveal(mind: Mind, ask: Ask) -> Answer:
    """The last moment to pass Ryuk on, or to lay him down."""
    if aiming.icon(mind) < 0.5:
        return PASS
    now = mind.stakes.suspicion(mind.public.pawn, RYUK_SUSPICION) if mind.public.pawn >= 0 else 0.0
    if mind.public.pawn == mind.me and _plays(ask, "renoncement") and now < -_DODGE:
        return "renoncement"
    if _plays(ask, "decouverte"):
        best = max([aiming.SEATS["decouverte"](mind, seat) for seat in mind.living], default=0.0)
        if best - aiming.icon(mind) * now > _DODGE:
            return "decouverte"
    return PASS


def window_before_allot(mind: Mind, ask: Ask) -> Answer:
    """An Alibi for whom L is about to suspect, if that must not be."""
    if _plays(ask, "alibi"):
        hidden = [seat for seat in mind.players if not mind.shown(seat)]
        best = max([aiming.SEATS["alibi"](mind, seat) for seat in hidden], default=0.0)
        if best > _ALIBI:
            return "alibi"
    return PASS


def window_tile_revealed(mind: Mind, ask: Ask) -> Answer:
    """Some tiles hand out Suspicions themselves; for all else there is a later moment."""
    return window_before_allot(mind, ask) if mind.public.tile in ("pacte", "conduite", "frenesie") else PASS


def window_discarded(mind: Mind, ask: Ask) -> Answer:
    """A tile was discarded by somebody who may well be against me."""
    seat = ask.args["target"]
    if seat == mind.me:
        return PASS
    gain = mind.stakes.suspicion(seat, amount("accusations"))
    if _plays(ask, "accusations") and (gain > 0.1 or (gain >= 0 and mind.chance(_ACCUSES))):
        return "accusations"
    if _plays(ask, "demission"):
        kira = mind.is_kira(seat)
        if kira > 0.45 if mind.role not in KIRAS else kira < 0.45 and mind.chance(_TAKES_BACK):
            return "demission"
    return PASS


# -- somebody is about to die ----------------------------------------------------------------------------------------


def window_death(mind: Mind, ask: Ask) -> Answer:
    """Save oneself, or whoever must not die; Kira would rather die unrevealed."""
    target = ask.args["target"]
    card = mind.card_of(target) if target >= 0 else mind.inactive[ask.args["slot"]]
    worth = mind.stakes.death(card)
    if target == mind.me:
        worth = mind.stakes.self_death
        for kind in ("fausse_identite", "faux_death_note"):
            if worth < 0 and _plays(ask, kind):
                return kind
        if _plays(ask, "secret_defense") and mind.role in KIRAS:
            return "secret_defense"
        if worth < 0 and _plays(ask, "mise_en_scene"):
            return "mise_en_scene"
        return "secret_defense" if _plays(ask, "secret_defense") and mind.chance(_LAST_CARD) else PASS
    if worth < -0.5 and _plays(ask, "faux_death_note"):
        return "faux_death_note"
    if _plays(ask, "secret_defense") and mind.stakes.reveal(card) < -0.8:
        return "secret_defense"
    return PASS


def window_check(mind: Mind, ask: Ask) -> Answer:
    """A Lie, where the truth would hurt; and now and then where it would not."""
    if not _plays(ask, "mensonge"):
        return PASS
    asked, named = ask.args["card"], mind.role in ask.args["roles"]
    if asked == "rem":
        return PASS if named or mind.stakes.self_death > 0 else "mensonge"
    if asked == "poursuite":
        return PASS
    hurts = mind.role == LIGHT if asked == "decision" else mind.stakes.self_reveal < 0
    return "mensonge" if (hurts if named else mind.chance(_BLUFF)) else PASS


def lie(mind: Mind, ask: Ask) -> Answer:
    """The answer of a Lie: whatever saves me."""
    wanted = "yes" if ask.args["card"] == "rem" else "no"
    return wanted if any(option.id == wanted for option in ask.options) else ask.options[0].id


# -- what a discarded tile is good for -------------------------------------------------------------------------------


def resignation(mind: Mind, ask: Ask) -> Answer:
    """Put back what suits me."""
    liking = TASTE[mind.role][ask.args["tile"]]
    return "put_back" if liking > min(0.0, mind.stakes.suspicion(mind.me, amount("demission"))) else "suspicion"


def accusations(mind: Mind, ask: Ask) -> Answer:
    """A Suspicion where it is welcome, or does no harm; else everybody may see the tile."""
    gain = mind.stakes.suspicion(ask.args["target"], amount("accusations"))
    return "suspicion" if gain + mind.noise(0.2) > 0.03 else "expose"


WINDOWS: Final[Rules[Mind]] = {
    "window_round_start": window_round_start,
    "window_before_reveal": window_before_reveal,
    "window_tile_revealed": window_tile_revealed,
    "window_before_allot": window_before_allot,
    "window_round_end": always(PASS),
    "window_discarded": window_discarded,
    "window_death": window_death,
    "window_check": window_check,
}
