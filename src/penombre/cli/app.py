"""Every command with its options and help, and what happens when one fails: one line and an exit code."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import App, CycloptsError, Parameter

from penombre import __version__
from penombre.cli.failure import INTERRUPTED, Failure, Usage

_LONGEST_LINE: Final = 1000
_OptionsHelp: Final = "Table options: promo,preset=random,characters=one+two (see 'penombre rules GAME')."
Game = Annotated[str, Parameter(help="Which game: see 'penombre games'.")]
Players = Annotated[int | None, Parameter(help="Number of players; by default 5, or what the options call for.")]
Options = Annotated[str | None, Parameter(help=_OptionsHelp)]
Lang = Annotated[str | None, Parameter(help="fr or en; by default the language of the environment.")]
Workers = Annotated[int | None, Parameter(help="Processes to use; by default one per core. The result is the same.")]
_Flag: Final = Parameter(negative="", show_default=False)
Json = Annotated[bool, _Flag, Parameter(name="--json", help="Print one JSON object and nothing else.")]
File = Annotated[Path, Parameter(help="A transcript: see docs/transcript.md.")]
Data = Annotated[Path | None, Parameter(help="Folder of the SQLite file; by default the data folder.")]
Database = Annotated[
    str | None, Parameter(help="postgresql:// address, instead of a file.", env_var="PENOMBRE_DATABASE")
]
Embedding = Annotated[
    bool,
    _Flag,
    Parameter(help="Bots read free text with the model of penombre[embedding] too.", env_var="PENOMBRE_EMBEDDING"),
]
SpeakerUrl = Annotated[
    str,
    Parameter(
        help="OpenAI-compatible address that puts what bots say into words, such as http://127.0.0.1:8080/v1.",
        env_var="PENOMBRE_SPEAKER_URL",
        show_default=False,
    ),
]
SpeakerKey = Annotated[
    str,
    Parameter(help="Its key; better by the variable.", env_var="PENOMBRE_SPEAKER_KEY", show_default=False),
]
SpeakerModel = Annotated[
    str, Parameter(help="The model asked for.", env_var="PENOMBRE_SPEAKER_MODEL", show_default=False)
]
SpeakerTimeout = Annotated[
    float | None,
    Parameter(help="Seconds bots wait for their words, always all of them; 4.", env_var="PENOMBRE_SPEAKER_TIMEOUT"),
]

app = App(
    name="penombre",
    help="A table for hidden-role games: play against bots or with friends, replay, verify, simulate.",
    help_epilogue="Exit codes: 0 done, 1 failed, 2 not understood, 130 interrupted. "
    "Matches and tables are kept in $PENOMBRE_DATA or ~/.local/share/penombre.",
    version=f"penombre {__version__}",
    help_format="markdown",
    exit_on_error=False,
    print_error=False,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)


def run(arguments: Sequence[str] | None) -> int:
    """Run a command; whatever goes wrong becomes one line on standard error."""
    try:
        _streams()
        result = app(sys.argv[1:] if arguments is None else list(arguments))
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except CycloptsError as error:
        return _fail(_one_line(str(error)), Usage.code)
    except Failure as failure:
        return _fail(_one_line(str(failure)), failure.code)
    except KeyboardInterrupt:
        if arguments is None:  # the program ends here: pressing again would only spoil its last line
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        return _fail("interrupted", INTERRUPTED)
    except BrokenPipeError:
        # Nobody reads any more; without this, Python would complain once again while it closes.
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _fail("the output was closed before its end", Failure.code)
    except OSError as error:
        return _fail(_one_line(f"the system refused: {error}"), Failure.code)
    except MemoryError:
        return _fail("not enough memory", Failure.code)
    except _penombre_error() as error:
        return _fail(_one_line(str(error)), Failure.code)
    except Exception as error:
        if os.environ.get("PENOMBRE_DEBUG"):
            raise
        fault = _one_line(f"{type(error).__name__}: {error}")
        return _fail(f"a fault of Pénombre, please report it: {fault} (PENOMBRE_DEBUG=1 shows where)", Failure.code)


def _fail(line: str, code: int) -> int:
    with contextlib.suppress(OSError, ValueError):
        sys.stderr.write(f"penombre: {line}\n")
        sys.stderr.flush()
    return code


def _one_line(text: str) -> str:
    from penombre.cli.screen import clean

    line = " ".join(clean(text).split())
    return line if len(line) <= _LONGEST_LINE else f"{line[:_LONGEST_LINE]}…"


def _penombre_error() -> type[Exception]:
    from penombre.engine import PenombreError

    return PenombreError


def _streams() -> None:
    """Three open streams that speak UTF-8 where the locale knows ASCII only; what cannot be said is replaced.

    A stream that was closed from the start is None in Python, and its number would go to the next file opened.
    """
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)
    sys.stdin = sys.stdin or os.fdopen(0, closefd=False)
    sys.stderr = sys.stderr or os.fdopen(2, "w", closefd=False)
    if sys.stdout is None:
        sys.stdout = os.fdopen(1, "w", closefd=False)
        raise Failure("standard output is closed")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            narrow = (stream.encoding or "").lower() in ("ascii", "us-ascii", "ansi_x3.4-1968")
            stream.reconfigure(encoding="utf-8" if narrow else None, errors="replace")


@app.command(sort_key=1)
def play(
    game: Annotated[
        str | None, Parameter(help="Which game: see 'penombre games'. With --resume: any, or a file.")
    ] = None,
    file: Annotated[str | None, Parameter(show=False)] = None,
    /,
    *,
    players: Players = None,
    seat: Annotated[int | None, Parameter(help="Your seat, counted from 1; by default the first.")] = None,
    bots: Annotated[str | None, Parameter(help="How the others play: random or judgement (default).")] = None,
    seed: Annotated[int | None, Parameter(help="Deal this numbered match; by default nobody knows the deal.")] = None,
    options: Options = None,
    lang: Lang = None,
    name: Annotated[
        str | None, Parameter(help="Your name at the table; those of several people with + between them.")
    ] = None,
    people: Annotated[
        int, Parameter(help="How many of you share this terminal and pass it on; theirs are the first seats.")
    ] = 1,
    save: Annotated[Path | None, Parameter(help="Keep the match in this file instead of the data folder.")] = None,
    resume: Annotated[
        bool,
        _Flag,
        Parameter(help="Take up the newest unfinished match, or the file named after it."),
    ] = False,
    fast: Annotated[
        bool,
        _Flag,
        Parameter(help="No pauses; questions with a single answer are answered for you."),
    ] = False,
    windows: Annotated[
        str | None,
        Parameter(
            help="When to ask you at moments where everybody may react: always, playable (the default for one person:"
            " if you hold something for it), never."
        ),
    ] = None,
    watch: Annotated[bool, _Flag, Parameter(help="Take no seat: watch the bots as a spectator does.")] = False,
    embedding: Embedding = False,
    speaker_url: SpeakerUrl = "",
    speaker_key: SpeakerKey = "",
    speaker_model: SpeakerModel = "",
    speaker_timeout: SpeakerTimeout = None,
) -> int:
    """Play a match in the terminal, one person against bots, or several who pass it on.

    The match is kept after every answer: q, Ctrl-C, Ctrl-D or a closed terminal lose nothing, and
    'penombre play --resume' goes on. Type ? at any question for help.
    """
    from penombre.cli import play as table
    from penombre.cli import talking
    from penombre.games import RULESETS

    talking.understand(embedding)
    speaker = talking.speaker(speaker_url, speaker_key, speaker_model, speaker_timeout)
    if resume:
        for option, given in (("--players", players), ("--seed", seed), ("--options", options), ("--name", name)):
            if given is not None:
                raise Usage(f"{option} cannot be changed in a match that is taken up")
        if save is not None or watch or people != 1:
            raise Usage("--save, --watch and --people are for new matches, not for --resume")
        named = [each for each in (game, file) if each is not None]
        games = [each for each in named if each in RULESETS]
        files = [each for each in named if each not in RULESETS]
        if len(games) > 1 or len(files) > 1:
            raise Usage(f"--resume takes one game or one file, not {' and '.join(named)}")
        return table.resume(
            games[0] if games else None,
            Path(files[0]) if files else None,
            seat=seat,
            bots=bots,
            lang=lang,
            fast=fast,
            windows=windows,
            speaker=speaker,
        )
    if game is None:
        raise Usage(f"which game? expected one of: {', '.join(RULESETS)}")
    if file is not None:
        raise Usage(f"{file!r} is one word too many; to take up a match: penombre play --resume {file}")
    return table.new(
        game,
        players=players,
        seat=seat,
        bots=bots or "judgement",
        seed=seed,
        options=options,
        lang=lang,
        name=name,
        save=save,
        fast=fast,
        watch=watch,
        people=people,
        windows=windows,
        speaker=speaker,
    )


@app.command(sort_key=2)
def replay(
    file: File,
    /,
    *,
    as_: Annotated[
        str | None,
        Parameter(name="--as", help="Whose eyes: a seat (from 1), a name, spectator, or all, who sees every secret."),
    ] = None,
    lang: Lang = None,
    all_: Annotated[bool, _Flag, Parameter(name="--all", help="Print everything at once.")] = False,
) -> int:
    """See a match again, step by step, as somebody saw it.

    Enter goes on, n up to the next phase, e up to the end, b goes back, a number goes to that step, t shows the table,
    q quits. By default it is seen from the seat it was played in here, else as a spectator. A match that is not over
    can be seen so too, or by its owner with --as all.
    """
    from penombre.cli import replay as seen

    return seen.run(file, as_, lang, all_)


@app.command(sort_key=3)
def verify(file: File, /) -> int:
    """Recompute the deal and every step of a match, and compare with what was committed to."""
    from penombre.cli import replay as seen

    return seen.verify(file)


@app.command(sort_key=4)
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
    from penombre.cli import rules as pages

    return pages.run(game, card, lang)


@app.command(sort_key=5)
def games(*, lang: Lang = None) -> int:
    """List the games, with players and length."""
    from penombre.cli import rules as pages

    return pages.games(lang)


@app.command(sort_key=6)
def simulate(
    game: Game,
    /,
    *,
    players: Players = None,
    bots: Annotated[
        str,
        Parameter(
            help="One level for all (random, judgement), one per seat (judgement,random) "
            "or one per role (informant=judgement,*=random)."
        ),
    ] = "judgement",
    number: Annotated[int, Parameter(name="--games", help="How many matches.")] = 1000,
    seed: Annotated[int, Parameter(help="The same seed gives the same matches.")] = 0,
    options: Options = None,
    workers: Workers = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Play many matches with bots: win rates per role with 95 % intervals, endings, lengths, speed."""
    from penombre.cli import study

    return study.run_simulate(
        game,
        players=players,
        bots=bots,
        games=number,
        seed=seed,
        options=options,
        workers=workers,
        lang=lang,
        as_json=json,
    )


@app.command(sort_key=7)
def balance(
    game: Game,
    /,
    *,
    number: Annotated[int, Parameter(name="--games", help="How many matches per number of players and level.")] = 2000,
    seed: Annotated[int, Parameter(help="The same seed gives the same report.")] = 0,
    workers: Workers = None,
    folder: Annotated[Path, Parameter(help="Where to write the report and its charts.")] = Path("docs/balance"),
) -> int:
    """Simulate every number of players and write a report with tables and charts."""
    from penombre.cli import study

    return study.run_balance(game, games=number, seed=seed, workers=workers, folder=folder)


@app.command(sort_key=7)
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
    from penombre.cli import conversation as page

    return page.run(game, players=players, seed=seed, options=options, lang=lang)


@app.command(sort_key=8)
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
    from penombre.cli import bench as measured

    return measured.run(game, rounds=rounds, seconds=seconds, seed=seed, peer=peer, as_json=json)


@app.command(sort_key=9)
def serve(
    *,
    host: Annotated[str, Parameter(help="Address to listen on; 127.0.0.1 for this machine only.")] = "0.0.0.0",
    port: Annotated[int, Parameter(help="Port to listen on; 0 for any that is free.")] = 8000,
    data: Data = None,
    database: Database = None,
    public_url: Annotated[
        str,
        Parameter(
            help="What people type where a proxy stands in front, such as https://play.example.",
            env_var="PENOMBRE_URL",
            show_default=False,
        ),
    ] = "",
    proxies: Annotated[int, Parameter(help="How many proxies in front are trusted to say who the client is.")] = 0,
    keep_days: Annotated[
        int, Parameter(help="Days after which tables, matches and guests nobody touches are deleted; 0 keeps them.")
    ] = 180,
    allow_webhook: Annotated[
        tuple[str, ...],
        Parameter(negative="", help="A host that turn notices may be sent to; again for more.", show_default=False),
    ] = (),
    allow_push: Annotated[
        tuple[str, ...],
        Parameter(
            negative="",
            help="A web push service besides those of the known browsers; again for more.",
            show_default=False,
        ),
    ] = (),
    contact: Annotated[
        str,
        Parameter(
            help="Where web push services can complain: mailto:you@example.org or https://….",
            env_var="PENOMBRE_CONTACT",
            show_default=False,
        ),
    ] = "",
    watch_delay: Annotated[
        float, Parameter(help="Minutes of play by which spectators who see every secret are behind a live table.")
    ] = 10.0,
    metrics_token: Annotated[
        str,
        Parameter(help="What reads /metrics from afar.", env_var="PENOMBRE_METRICS_TOKEN", show_default=False),
    ] = "",
    log: Annotated[
        str | None, Parameter(help="json or terminal; by default terminal where standard error is one.")
    ] = None,
    tempo: Annotated[float, Parameter(help="Stretch every time limit by this, for demonstrations.")] = 1.0,
    bot_tempo: Annotated[float, Parameter(help="Stretch by this how long bots seem to think.")] = 1.0,
    embedding: Embedding = False,
    speaker_url: SpeakerUrl = "",
    speaker_key: SpeakerKey = "",
    speaker_model: SpeakerModel = "",
    speaker_timeout: SpeakerTimeout = None,
) -> int:
    """Open tables for friends, on one SQLite file or on PostgreSQL.

    It prints its link, in a terminal as a QR code too, and serves until Ctrl+C or SIGTERM: what is under way is
    finished, and the exit code is 0. Limits are set by variables such as PENOMBRE_LIMIT_OPEN_ROOMS; docs/operating.md
    has them all, with back-ups, proxies and several nodes.
    """
    from penombre.cli import serving, talking

    talking.understand(embedding)
    return serving.run(
        host=host,
        port=port,
        data=data,
        database=database,
        log=log,
        public_url=public_url.rstrip("/"),
        proxies=proxies,
        keep_days=keep_days,
        webhook_hosts=allow_webhook,
        push_hosts=allow_push,
        contact=contact,
        watch_delay=watch_delay,
        metrics_token=metrics_token,
        tempo=tempo,
        bot_tempo=bot_tempo,
        speaker=talking.endpoint(speaker_url, speaker_key, speaker_model, speaker_timeout),
    )


@app.command(name="export", sort_key=10)
def export_(
    file: Annotated[Path, Parameter(help="The file to write; there must be none of that name.")],
    /,
    *,
    data: Data = None,
    database: Database = None,
) -> int:
    """Write everything a server keeps into one file; it may go on running.

    The file holds every secret of the store, deals of unfinished matches included: keep it like the store itself.
    """
    from penombre.cli import archive

    return archive.export_to(file, data, database)


@app.command(name="import", sort_key=11)
def import_(
    file: Annotated[Path, Parameter(help="A file written by 'penombre export'.")],
    /,
    *,
    data: Data = None,
    database: Database = None,
) -> int:
    """Fill an empty store from an exported file: all of it, or nothing if anything in it is wrong."""
    from penombre.cli import archive

    return archive.import_from(file, data, database)


@app.command(sort_key=12)
def schema(
    *,
    boards: Annotated[
        Path | None,
        Parameter(help="Write into this folder what boards of the web client know of their games, as TypeScript."),
    ] = None,
) -> int:
    """Print everything that goes over the wire as JSON Schema: see docs/protocol.md."""
    from penombre.cli import board_types, serving

    return serving.print_schema() if boards is None else board_types.write(boards)


@app.command(sort_key=13)
def completion(
    shell: Annotated[str, Parameter(help="bash, zsh or fish.")],
    /,
) -> int:
    """Print a completion script for a shell.

    For bash, put it into ~/.local/share/bash-completion/completions/penombre.
    """
    known: Any = {"bash": "bash", "zsh": "zsh", "fish": "fish"}.get(shell)
    if known is None:
        raise Usage(f"unknown shell {shell!r}; expected one of: bash, zsh, fish")
    sys.stdout.write(app.generate_completion(shell=known) + "\n")
    return 0
