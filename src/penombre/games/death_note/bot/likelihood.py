"""How likely each role does what everybody sees: figures, a row per kind of deed.

A figure says how much likelier this role does it than another one; what is not listed is as likely as not.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from penombre.games.death_note.catalogue import ENQUIRERS, KIRAS, SECRET_ROLES

Row = tuple[float, ...]
"""A figure per secret role."""


def row(**figures: float) -> Row:
    """A figure per role; 1 where nothing is said."""
    return tuple([figures.get(role, 1.0) for role in SECRET_ROLES])


KILLS: Final = row(light=1.1, misa=1.2, higuchi=1.4, aizawa=1.4, yagami=0.7, matsuda=0.3, watari=0.6)
"""Plays a death Action."""
OFFERS: Final = row(light=0.2, misa=0.8, higuchi=0.3, yagami=1.6, matsuda=0.6, aizawa=1.2)
"""Plays Rem, and would be revealed by the death."""
KILLED: Final[Mapping[str, Row]] = {
    **{role: row(light=1.3, misa=1.3, watari=0.3, yagami=0.5, matsuda=0.6) for role in ENQUIRERS},
    **{role: row(light=0.6, misa=0.6, aizawa=2.5, mogi=1.2, yagami=1.5, watari=1.4) for role in KIRAS},
    "matsuda": row(light=1.2, misa=1.2, higuchi=4.0, watari=0.3, yagami=0.5),
    "misa": row(light=0.6, aizawa=2.5, mogi=0.2, yagami=1.5, watari=1.4),
}
"""Has killed this role."""
UNCOVERS: Final = row(light=0.7, misa=0.8, mogi=2.0, aizawa=1.6, higuchi=1.1)
"""Reveals an inactive role."""
COVERS: Final = row(light=1.1, misa=1.1, mogi=0.4, aizawa=0.8)
"""Has seen an inactive role, could reveal it, and does not."""
SHIELDS_SELF: Final = row(light=1.4, misa=1.1, higuchi=1.4, yagami=0.4, matsuda=0.5, mogi=0.8)
"""Gets rid of own Suspicions, or keeps them away."""
INVITES: Final = row(light=0.6, misa=0.9, higuchi=0.6, yagami=1.3, matsuda=1.2)
"""Accepts a Suspicion where there was no need."""
REFUSES: Final = row(yagami=0.25, matsuda=0.5, mogi=0.8)
"""Does not confess."""
STAYS_OUT: Final = row(yagami=0.5, mogi=0.6, aizawa=0.8)
"""Does not step out of the Overcast."""
HELPS_L: Final = row(light=0.6, misa=0.8, higuchi=0.8, watari=0.8, yagami=1.1, matsuda=1.1)
"""Lets L have one more Suspicion rather than lose a card."""
HINDERS_L: Final = row(light=1.2, misa=1.1, higuchi=1.1, watari=1.2)
"""Loses a card rather than let L have one more Suspicion."""
SUSPECTED: Final = row(light=1.15)
"""Gets a Suspicion from another player."""
SUSPECTED_KNOWINGLY: Final = row(light=1.8, misa=1.2, higuchi=1.2)
"""Gets a Suspicion from another player who has seen the role."""
SUSPECTS: Final[Mapping[str, Row]] = {
    **{role: row(light=1.15, misa=1.1) for role in ENQUIRERS},
    **{role: row(light=0.6, misa=0.8, yagami=1.2, aizawa=1.3) for role in KIRAS},
}
"""Has given a Suspicion to this role."""
LIES: Final[Mapping[str, Row]] = {
    "decision": row(light=3.0),
    "rem": row(light=0.5, misa=0.5, higuchi=0.5),
}
"""Plays a Lie when this asks after roles."""
SAVES: Final = row(watari=1.3, matsuda=1.2, light=0.9)
"""Saves somebody from death."""
