"""Options that several commands have, with the help they print."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from cyclopts import Parameter

FLAG: Final = Parameter(negative="", show_default=False)
"""An option that is there or not, without a --no- of its own."""
Game = Annotated[str, Parameter(help="Which game: see 'penombre games'.")]
Players = Annotated[int | None, Parameter(help="Number of players; by default 5, or what the options call for.")]
Options = Annotated[
    str | None, Parameter(help="Table options: promo,preset=random,characters=one+two (see 'penombre rules GAME').")
]
Lang = Annotated[str | None, Parameter(help="fr or en; by default the language of the environment.")]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Speech:
    """What bots read and speak with besides what they bring."""

    embedding: Annotated[
        bool,
        FLAG,
        Parameter(help="Bots read free text with the model of penombre[embedding] too.", env_var="PENOMBRE_EMBEDDING"),
    ] = False
    speaker_url: Annotated[
        str,
        Parameter(
            help="OpenAI-compatible address that puts what bots say into words, such as http://127.0.0.1:8080/v1.",
            env_var="PENOMBRE_SPEAKER_URL",
            show_default=False,
        ),
    ] = ""
    speaker_key: Annotated[
        str, Parameter(help="Its key; better by the variable.", env_var="PENOMBRE_SPEAKER_KEY", show_default=False)
    ] = ""
    speaker_model: Annotated[
        str, Parameter(help="The model asked for.", env_var="PENOMBRE_SPEAKER_MODEL", show_default=False)
    ] = ""
    speaker_timeout: Annotated[
        float | None,
        Parameter(help="Seconds bots wait for their words, always all of them; 4.", env_var="PENOMBRE_SPEAKER_TIMEOUT"),
    ] = None


UNAIDED: Final = Speech()
"""Bots as they are."""
