"""Whether to play an Action now, and which: the one that is worth most, if it is worth anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from penombre.engine import Answer, Ask
from penombre.games.death_note.bot import aiming
from penombre.games.death_note.bot.aiming import CARDS, SEATS
from penombre.games.death_note.bot.card_values import DEADLY
from penombre.games.death_note.bot.mind import Mind
from penombre.games.death_note.bot.tile_preferences import CARD, TASTE, inclined
from penombre.games.death_note.catalogue import ACTIONS, RYUK_SUSPICION, amount, tiles_of

_ENOUGH: Final = 0.15
"""An Action that is worth less is kept."""
_DEADLY: Final = 0.45
"""How much more than another Action one that kills must be worth."""
_DISCRETION: Final = {"light": 0.2, "higuchi": 0.1}
"""What it costs somebody to be noticed who had better not be."""
_EMPTY_HANDED: Final = 0.25
"""What it is worth to Watari to have a card less."""
_AT_LAST: Final = 0.8
"""What it is worth to Watari to have a card less in the last round."""


def _others(mind: Mind) -> list[int]:
    return [seat for seat in mind.living if seat != mind.me]


def _hidden_others(mind: Mind) -> list[int]:
    return [seat for seat in _others(mind) if not mind.shown(seat)]


def _on_player(kind: str, among: Callable[[Mind], list[int]]) -> Callable[[Mind], float]:
    rule = SEATS[kind]
    return lambda mind: max([rule(mind, seat) for seat in among(mind)], default=0.0)


# -- what each Action is worth on a turn -----------------------------------------------------------------------------


def _page(mind: Mind) -> float:
    cards = [mind.card_of(seat) for seat in _hidden_others(mind)]
    cards += [card for card in mind.inactive.values() if not mind.public.roles[card].role]
    return max([aiming.page(mind, card)[0] for card in cards], default=0.0)


def _eyes(mind: Mind) -> float:
    cards = [mind.card_of(seat) for seat in _others(mind)]
    cards += [card for card in mind.inactive.values() if not mind.public.roles[card].dead]
    best = max([aiming.killing(mind, card) for card in cards], default=0.0)
    return best + mind.stakes.suspicion(mind.me, amount("yeux_de_shinigami"))


def _threat(mind: Mind) -> float:
    """Whoever plays last dies, whoever that is."""
    worths = [SEATS["death_note"](mind, seat) for seat in _others(mind)]
    return sum(worths) / len(worths) if worths else 0.0


def _supporter(mind: Mind) -> float:
    looks = [aiming.supported(mind, "look", card) for card in mind.inactive.values()]
    hidden = [card for card in mind.inactive.values() if not mind.public.roles[card].role]
    return max([*looks, *[aiming.supported(mind, "reveal", card) for card in hidden]], default=0.0)


def _discarding(mind: Mind) -> float:
    """How likely I discard the tile I am about to see."""
    taste = TASTE[mind.role]
    known = next(iter(mind.private.tiles), "")
    tiles = [known] if known else tiles_of(mind.public.round)
    return sum([inclined(taste[tile], 0) for tile in tiles]) / len(tiles)


def _crossed(mind: Mind) -> float:
    hidden = _hidden_others(mind)
    pairs = [(one, other) for place, one in enumerate(hidden) for other in hidden[place + 1 :]]
    return max([aiming.crossed(mind, *pair) for pair in pairs], default=0.0)


def _mole(mind: Mind) -> float:
    cards = mind.public.seats[mind.public.detective].cards
    return (CARD + 0.1 if cards else 0.0) + mind.stakes.suspicion(mind.me, amount("taupe"))


def _amnesia(mind: Mind) -> float:
    """Another role, where this one has little left to hope for; Light, when nearly found out."""
    if mind.role == "light":
        near = mind.threshold - mind.suspicion(mind.me)
        return 1.0 if near <= 1 or (near <= 2 and mind.looks_like_light(mind.me) > 0.4) else -1.0
    lost = sum([aim.apples for aim in mind.private.aims if aim.state == "no"])
    return 0.5 if lost >= 4 and mind.public.round >= 3 else -1.0


def _recordings(mind: Mind) -> float:
    hand = len(mind.private.hand) - 1
    count = aiming.laid_away(mind, "enregistrements", hand)
    gains = sorted(
        [mind.stakes.reveal(card) for card in mind.inactive.values() if not mind.public.roles[card].role], reverse=True
    )
    cost = 0.0 if mind.role == "watari" else CARD * 0.7
    return sum(gains[:count]) - cost * count


def _presence(mind: Mind) -> float:
    holder = mind.public.pawn
    look = 0.0
    if holder == mind.me:
        beside = [seat for seat in mind.neighbours(mind.me) if not mind.shown(seat)]
        look = max([aiming.curiosity(mind, mind.card_of(seat)) for seat in beside], default=0.0)
    return mind.stakes.suspicion(holder, amount("presence_invisible")) + look


def _renunciation(mind: Mind) -> float:
    lost = min(amount("renoncement"), mind.suspicion(mind.me))
    spared = aiming.icon(mind) * mind.stakes.suspicion(mind.me, RYUK_SUSPICION)
    return max(0.0, mind.stakes.suspicion(mind.me, -lost)) - spared * 0.5


def _false_lead(mind: Mind) -> float:
    shown = {facts.role for facts in mind.public.roles}
    return max([aiming.lead(mind, role) for role in TASTE if role not in shown], default=0.0)


WORTH: Final[Mapping[str, Callable[[Mind], float]]] = {
    "death_note": _on_player("death_note", _others),
    "page_de_death_note": _page,
    "rem": _on_player("rem", _others),
    "partisan_de_kira": _supporter,
    "fouiner": lambda mind: CARD * _discarding(mind) + (0.1 if mind.role != "watari" else 0.0),
    "manipulation": _on_player("manipulation", lambda mind: mind.living),
    "destins_croises": _crossed,
    "taupe": _mole,
    "amnesie": _amnesia,
    "enregistrements": _recordings,
    "filature": lambda mind: max([CARDS["filature"](mind, card) for card in mind.inactive.values()], default=0.0),
    "fondation_de_watari": lambda mind: 0.4 if mind.role == "watari" else CARD,
    "mouchards": _on_player("mouchards", _hidden_others),
    "renoncement": _renunciation,
    "presence_invisible": _presence,
    "temoignage": _on_player("temoignage", _others),
    "remaniement": _on_player("remaniement", _others),
    "piege": _on_player("piege", _hidden_others),
    "bureau_d_enquete": _on_player("bureau_d_enquete", lambda mind: mind.living),
    "yeux_de_shinigami": _eyes,
    "menace": _threat,
    "chantage": _on_player("chantage", _others),
    "fuite_d_informations": lambda mind: 0.4 * _discarding(mind),
    "deballage": _on_player("deballage", _others),
    "fausse_piste": _false_lead,
}
"""What an Action is worth if it is played on my turn; others wait for their moment."""


def _ryuk(mind: Mind, kind: str) -> float:
    """What the pawn costs or brings."""
    if not ACTIONS[kind].ryuk or mind.public.pawn == mind.me:
        return 0.0
    return 0.08 + 0.6 * aiming.icon(mind) * mind.stakes.suspicion(mind.me, RYUK_SUSPICION)


def _tempo(mind: Mind) -> float:
    """What it is worth to play anything at all: Clearing One's Name, a Threat or Friend may ask for it."""
    found = 0.0
    if not mind.public.seats[mind.me].played:
        cleared = amount("se_blanchir") * sum([card.card == "se_blanchir" for card in mind.public.front])
        found -= 0.7 * mind.stakes.suspicion(mind.me, cleared)
    if any(card.card == "menace" and mind.me in card.waiting for card in mind.public.front):
        found -= 0.4 * min(0.0, mind.stakes.self_death)
    if mind.public.friend:
        found += max(0.0, mind.stakes.suspicion(mind.me, -amount("ami")))
    return found


def worth(mind: Mind, kind: str) -> float:
    """What it is worth to play this now."""
    found = WORTH[kind](mind) + _ryuk(mind, kind)
    if kind in DEADLY:
        found -= _DEADLY
    if mind.role == "watari":
        found += _EMPTY_HANDED if mind.rounds_left else _AT_LAST
    return found - _DISCRETION.get(mind.role, 0.0) if mind.hidden_me else found


def _best(mind: Mind, ask: Ask, otherwise: str) -> Answer:
    """The Action that is worth most, or nothing."""
    able = [option for option in ask.options if option.word == "play" and not option.refused]
    if not able:
        return otherwise
    chosen, most = otherwise, _ENOUGH - _tempo(mind)
    for option in able:
        if option.id in WORTH:
            found = worth(mind, option.id) + mind.noise(0.1)
            if found > most:
                chosen, most = option.id, found
    return chosen


def turn_start(mind: Mind, ask: Ask) -> Answer:
    """Whatever is worth it, then look at the tile."""
    return _best(mind, ask, "look")


def turn_main(mind: Mind, ask: Ask) -> Answer:
    """Whatever is worth it, then the turn is over."""
    return _best(mind, ask, "end")


def borrow(mind: Mind, ask: Ask) -> Answer:
    """The best card of somebody else's hand, or none."""
    return _best(mind, ask, "none")


def meanwhile_turn_start(mind: Mind, ask: Ask) -> Answer | None:
    """Cover a tile that I have seen and want, from somebody who does not; all else waits."""
    top = next(iter(mind.private.tiles), "")
    if not top or not any(option.id == "couverture" for option in ask.besides):
        return None
    wanted = TASTE[mind.role][top] > 0.25 and aiming.friend(mind, ask.args["target"]) < 0.5
    return "couverture" if wanted and mind.chance(0.6) else None
