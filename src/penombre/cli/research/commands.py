"""`penombre simulate`, `balance`, `ladder`, `calibration`, `conversation` and `bench`, with their options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from penombre.cli.options import FLAG, Game, Lang, Options, Players
from penombre.cli.research.study import Json, Study, Workers

USUAL: Final = Study()


def simulate(game: Game, /, *, study: Study = USUAL) -> int:
    """Play many matches with bots: win rates per role with 95 % intervals, endings, lengths, speed."""
    from penombre.cli.research.simulations import run_simulate

    return run_simulate(game, study)


def balance(
    game: Game,
    /,
    *,
    number: Annotated[int, Parameter(name="--games", help="How many matches per number of players and level.")] = 2000,
    seed: Annotated[int, Parameter(help="The same seed gives the same report.")] = 0,
    search: Annotated[
        int, Parameter(help="How many matches, per number of players, of bots that look ahead: they are slow.")
    ] = 0,
    workers: Workers = None,
    folder: Annotated[Path, Parameter(help="Where to write the report and its charts.")] = Path("docs/balance"),
) -> int:
    """Simulate every number of players and write a report with tables and charts."""
    from penombre.cli.research.simulations import run_balance

    return run_balance(game, games=number, seed=seed, search=search, workers=workers, folder=folder)


def ladder(
    game: Game,
    /,
    *,
    players: Annotated[
        list[int] | None,
        Parameter(consume_multiple=True, help="Numbers of players; by default two usual ones."),
    ] = None,
    number: Annotated[int, Parameter(name="--games", help="How many deals per number of players.")] = 100,
    seed: Annotated[int, Parameter(help="The same seed gives the same matches.")] = 0,
    options: Options = None,
    levels: Annotated[str, Parameter(help="Which levels, from the weakest on.")] = "random,judgement,search",
    worlds: Annotated[int, Parameter(help="In how many worlds bots that look ahead weigh their answers.")] = 24,
    workers: Workers = None,
    resume: Annotated[
        Path | None, Parameter(help="Go on with this file of results, or the game's in this folder; or begin it.")
    ] = None,
    folder: Annotated[Path, Parameter(help="Where to write the report and its charts.")] = Path("docs/ladder"),
    reader: Annotated[
        bool, FLAG, Parameter(help="Train readers of public acts too, and say how readable each camp is.")
    ] = False,
    json: Json = False,
) -> int:
    """Let levels of bots play each other, camp by camp and at mixed tables, and write how strong each is."""
    from penombre.cli.research.ladders import run

    return run(
        game,
        players=players or (),
        games=number,
        seed=seed,
        options=options,
        levels=levels,
        worlds=worlds,
        workers=workers,
        resume=resume,
        folder=folder,
        reader=reader,
        json=json,
    )


def calibration(
    game: Game,
    /,
    *,
    players: Players = None,
    number: Annotated[int, Parameter(name="--games", help="How many matches.")] = 100,
    seed: Annotated[int, Parameter(help="The same seed gives the same figures.")] = 0,
    options: Options = None,
    worlds: Annotated[int, Parameter(help="How many worlds are weighed for a decision.")] = 100,
    looks: Annotated[int, Parameter(help="How many decisions of a match are looked at.")] = 4,
    json: Json = False,
) -> int:
    """Compare what judgement bots believe with what is so: of what they believe at 20 %, about 20 % should be."""
    from penombre.cli.research.calibrations import run

    return run(game, players=players, matches=number, seed=seed, options=options, worlds=worlds, looks=looks, json=json)


def conversation(
    game: Game,
    /,
    *,
    players: Players = None,
    seed: Annotated[int, Parameter(help="The same seed gives the same conversation.")] = 0,
    options: Options = None,
    lang: Lang = None,
) -> int:
    """Print what bots say and do in one match, as its audience hears it, in Markdown."""
    from penombre.cli.research.conversation import run

    return run(game, players=players, seed=seed, options=options, lang=lang)


def bench(
    game: Annotated[str | None, Parameter(help="Which game; by default all of them, in turns.")] = None,
    /,
    *,
    rounds: Annotated[int, Parameter(help="Rounds per number of seats; medians are reported.")] = 5,
    seconds: Annotated[float, Parameter(help="Length of one round of one measurement.")] = 0.3,
    seed: Annotated[int, Parameter(help="Which matches are played.")] = 1,
    peer: Annotated[
        bool,
        Parameter(
            negative="",
            show_default=False,
            help="Measure OpenSpiel beside the first game; installs it into the cache folder if need be.",
        ),
    ] = False,
    json: Json = False,
) -> int:
    """Measure on one core: answers per second in random matches, clones, imagined worlds, growth with length."""
    from penombre.cli.research.bench import run

    return run(game, rounds=rounds, seconds=seconds, seed=seed, peer=peer, as_json=json)
