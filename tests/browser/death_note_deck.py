"""Death Note with a deck that has some kinds of Action alone, each as often as the others: here, and on a server.

python -m tests.browser.death_note_deck death_note,alibi serve    as `penombre serve`, with these cards
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from penombre.cli import main
from penombre.games.death_note import catalogue


def program(*kinds: str) -> tuple[str, ...]:
    """What starts such a server."""
    return ("-m", "tests.browser.death_note_deck", ",".join(kinds))


@contextmanager
def deck_of(*kinds: str) -> Iterator[None]:
    """Matches that begin meanwhile have these cards: a server with the same ones can go on with them."""
    usual, size = catalogue.deck, len(catalogue.ACTIONS)
    vars(catalogue).update(deck=lambda players, first_games: (list(kinds) * size)[:size])
    try:
        yield
    finally:
        vars(catalogue).update(deck=usual)


if __name__ == "__main__":
    with deck_of(*sys.argv.pop(1).split(",")):
        sys.exit(main())
