"""`penombre rules` and `games`, with their options."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from penombre.cli.options import Game, Lang


def rules(
    game: Game,
    card: Annotated[
        str | None, Parameter(help="A card, a role, a set, an option or a chapter, in any language.")
    ] = None,
    /,
    *,
    lang: Lang = None,
) -> int:
    """Read the rules of a game, or the text of one card with where it comes from."""
    from penombre.cli.rules import pages

    return pages.run(game, card, lang)


def games(*, lang: Lang = None) -> int:
    """List the games, with players and length."""
    from penombre.cli.rules import pages

    return pages.games(lang)
