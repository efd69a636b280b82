"""What each Action needs to be played besides its moment, as far as everybody sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from penombre.engine import NOBODY, Seat
from penombre.games.death_note.checking import TRUTH, check_of
from penombre.games.death_note.dying import DESIGNATED, SECRET, THREAT
from penombre.games.death_note.table import NONE, DeathNoteTable, Frame
from penombre.games.death_note.targets import (
    Cards,
    Players,
    hidden,
    hidden_anywhere,
    hidden_others,
    inactive_living,
    living_anywhere,
    others,
    others_with_cards,
    with_cards,
)

Need = Callable[[DeathNoteTable, Seat], str]
"""Why a player cannot play an Action; nothing: it can be played."""


def some(among: Players | Cards, least: int = 1) -> Need:
    """There must be a target."""

    def why_not(t: DeathNoteTable, me: Seat) -> str:
        return "" if len(among(t, me)) >= least else "no_target"

    return why_not


def _tile_lies_there(t: DeathNoteTable, me: Seat) -> str:
    return "" if t.discarded != NONE else "tile_back"


def _death(t: DeathNoteTable) -> Frame | None:
    """The death that the open moment is about."""
    if len(t.stack) > 1 and t.stack[-1].what == "window" and t.stack[-2].what == "death":
        return t.stack[-2]
    return None


def _mine_by_action(t: DeathNoteTable, me: Seat) -> str:
    death = _death(t)
    if death is None or death.target != me:
        return "not_dying"
    return "" if death.window in (DESIGNATED, THREAT) else "no_death_action"


def _mine_with_inactive(t: DeathNoteTable, me: Seat) -> str:
    death = _death(t)
    return "not_dying" if death is None or death.target != me else some(inactive_living)(t, me)


def _designated(t: DeathNoteTable, me: Seat) -> str:
    death = _death(t)
    return "" if death is not None and death.window == DESIGNATED else "not_designated"


def _hidden_victim(t: DeathNoteTable, me: Seat) -> str:
    death = _death(t)
    if death is None or death.target == NOBODY or t.is_revealed(death.target) or death.mode == SECRET:
        return "no_hidden_victim"
    return ""


def _asked_after(t: DeathNoteTable, me: Seat) -> str:
    if t.is_revealed(me):
        return "revealed"
    check = check_of(t) if any(frame.what == "check" for frame in t.stack) else None
    return "" if check is not None and me in check.seats and t.claims[me] == TRUTH else "not_asked"


NEEDS: Final[Mapping[str, Need]] = {
    "death_note": some(others),
    "page_de_death_note": some(hidden_anywhere),
    "rem": lambda t, me: "revealed" if t.is_revealed(me) else some(others)(t, me),
    "alibi": lambda t, me: "too_late" if t.allotting else some(hidden)(t, me),
    "destins_croises": some(hidden_others, 2),
    "amnesie": some(inactive_living),
    "mouchards": some(hidden_others),
    "renoncement": lambda t, me: "" if t.pawn == me else "needs_ryuk",
    "presence_invisible": lambda t, me: "" if t.pawn >= 0 else "ryuk_free",
    "temoignage": some(others),
    "remaniement": some(others),
    "piege": some(hidden_others),
    "demission": _tile_lies_there,
    "mise_en_scene": _mine_with_inactive,
    "accusations": lambda t, me: "own_tile" if t.active == me else _tile_lies_there(t, me),
    "fausse_identite": _mine_by_action,
    "yeux_de_shinigami": some(living_anywhere),
    "menace": some(others, 2),
    "mensonge": _asked_after,
    "chantage": some(others_with_cards),
    "deballage": some(with_cards),
    "secret_defense": _hidden_victim,
    "faux_death_note": _designated,
}
"""What each Action needs; those that are not listed need nothing."""
