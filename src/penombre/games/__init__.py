"""The games: one folder each; adding one is adding it to this list."""

from collections.abc import Mapping
from typing import Any, Final

from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.games.death_note.rules import DeathNote
from penombre.games.game import Game
from penombre.games.kemomimi_panic.rules import KemomimiPanic
from penombre.games.rose_noire.rules import RoseNoire
from penombre.games.tokyo_ghoul.rules import TokyoGhoul

RULESETS: Final[Mapping[str, Game[Any]]] = {
    ruleset.id: ruleset for ruleset in (KemomimiPanic(), TokyoGhoul(), RoseNoire(), DcSpyfall(), DeathNote())
}
