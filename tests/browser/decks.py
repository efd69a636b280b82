"""The server with a deck of Death Note that has some kinds of Action alone, each as often as the others.

python -m tests.browser.decks death_note,alibi serve    as `penombre serve`, with these cards
"""

from __future__ import annotations

import sys

from penombre.cli import main
from penombre.games.death_note import catalogue


def program(*kinds: str) -> tuple[str, ...]:
    """What starts it."""
    return ("-m", "tests.browser.decks", ",".join(kinds))


if __name__ == "__main__":
    kinds = sys.argv.pop(1).split(",")
    size = len(catalogue.ACTIONS)
    vars(catalogue).update(deck=lambda players, first_games: (kinds * size)[:size])
    sys.exit(main())
