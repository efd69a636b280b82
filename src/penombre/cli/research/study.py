"""What can be said of a study on the command line: which matches to simulate, and how to tell what was counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from penombre.cli.options import FLAG, Lang, Options, Players

Workers = Annotated[int | None, Parameter(help="Processes to use; by default one per core. The result is the same.")]
Json = Annotated[bool, FLAG, Parameter(name="--json", help="Print one JSON object and nothing else.")]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Study:
    """Which matches to simulate, and how to tell what was counted."""

    players: Players = None
    bots: Annotated[
        str,
        Parameter(
            help="One level for all (random, judgement), one per seat (judgement,random) "
            "or one per role (informant=judgement,*=random)."
        ),
    ] = "judgement"
    games: Annotated[int, Parameter(name="--games", help="How many matches.")] = 1000
    seed: Annotated[int, Parameter(help="The same seed gives the same matches.")] = 0
    options: Options = None
    workers: Workers = None
    lang: Lang = None
    as_json: Json = False
