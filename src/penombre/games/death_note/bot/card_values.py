"""How much each role would like to hold each Action; what is drawn, kept, taken and given away follows from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from penombre.engine import Answer, Ask
from penombre.games.death_note.bot.mind import Mind
from penombre.games.death_note.catalogue import ACTIONS, ENQUIRERS, KIRAS

_USUAL: Final = {
    "death_note": 0.5,
    "page_de_death_note": 0.3,
    "rem": 0.2,
    "partisan_de_kira": 0.45,
    "alibi": 0.5,
    "fouiner": 0.3,
    "couverture": 0.3,
    "manipulation": 0.2,
    "destins_croises": 0.2,
    "taupe": 0.3,
    "se_blanchir": 0.35,
    "decouverte": 0.3,
    "amnesie": 0.25,
    "enregistrements": 0.35,
    "filature": 0.45,
    "fondation_de_watari": 0.35,
    "mouchards": 0.6,
    "renoncement": 0.35,
    "presence_invisible": 0.3,
    "temoignage": 0.5,
    "remaniement": 0.3,
    "piege": 0.2,
    "bureau_d_enquete": 0.2,
    "demission": 0.3,
    "mise_en_scene": 0.35,
    "accusations": 0.4,
    "fausse_identite": 0.35,
    "yeux_de_shinigami": 0.5,
    "menace": 0.3,
    "mensonge": 0.25,
    "chantage": 0.4,
    "fuite_d_informations": 0.3,
    "deballage": 0.3,
    "fausse_piste": 0.5,
    "secret_defense": 0.25,
    "faux_death_note": 0.35,
}
_FAVOURITES: Final = {
    "light": {"alibi": 0.9, "renoncement": 0.8, "mensonge": 0.7, "amnesie": 0.7, "secret_defense": 0.7, "fouiner": 0.6},
    "misa": {"mouchards": 0.8, "remaniement": 0.9, "presence_invisible": 0.5},
    "higuchi": {"alibi": 0.8, "renoncement": 0.7, "mouchards": 0.7, "death_note": 0.8, "yeux_de_shinigami": 0.8},
    "yagami": {"mouchards": 0.8, "temoignage": 0.7, "accusations": 0.6, "rem": 0.8, "taupe": 0.5},
    "matsuda": {"temoignage": 0.6, "se_blanchir": 0.6, "death_note": 0.1, "yeux_de_shinigami": 0.1, "menace": 0.0},
    "aizawa": {"filature": 0.7, "enregistrements": 0.7, "partisan_de_kira": 0.7, "death_note": 0.7},
    "mogi": {"filature": 0.7, "enregistrements": 0.9, "partisan_de_kira": 0.9, "yeux_de_shinigami": 0.6},
    "watari": {"faux_death_note": 0.5, "mouchards": 0.7, "fondation_de_watari": 0.6, "enregistrements": 0.5},
}

_DANGER: Final = {"mensonge": 0.4, "secret_defense": 0.4, "alibi": 0.5, "renoncement": 0.4, "amnesie": 0.6, "rem": 0.4}
"""How much Light could do with a card that does not kill."""
DEADLY: Final = frozenset(id for id, action in ACTIONS.items() if action.death)


def appeal(role: str, kind: str) -> float:
    """How much a role would like to hold such a card."""
    return _FAVOURITES.get(role, {}).get(kind, _USUAL[kind])


def danger(kind: str) -> float:
    """How much L would rather see a card in nobody's hand."""
    return 1.0 if kind in DEADLY else _DANGER.get(kind, 0.0)


def help_for(kind: str) -> float:
    """How much a card in the right hand helps to find Light."""
    return max([appeal(role, kind) for role in ENQUIRERS]) - max([appeal(role, kind) for role in KIRAS])


def least(mind: Mind, kinds: Sequence[str]) -> list[str]:
    """Cards from the one that is missed least to the dearest."""
    return sorted(kinds, key=lambda kind: appeal(mind.role, kind) + mind.noise(0.02))


def _choice(wanted: Callable[[Mind, str], float]) -> Callable[[Mind, Ask], Answer]:
    def choose(mind: Mind, ask: Ask) -> Answer:
        return mind.best(ask, lambda option: wanted(mind, str(option.value))).id

    return choose


keep_one = _choice(lambda mind, kind: appeal(mind.role, kind))
"""What suits the role best: of the two first cards, or of L's hand."""
part_with_one = _choice(lambda mind, kind: -appeal(mind.role, kind))
"""What is missed least is given or laid away."""
blackmail = _choice(lambda mind, kind: -1.0 if kind in DEADLY else appeal(mind.role, kind))
"""A good card that does no harm: whoever is forced chooses its target."""
spill_own = _choice(lambda mind, kind: -danger(kind))
"""Something harmless is shown."""
glare = _choice(lambda mind, kind: danger(kind) + 0.1 * appeal("light", kind))
"""L takes what Light could use."""
