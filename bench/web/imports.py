"""What a table of each game loads, by the import graph of a build: all of its scripts, before anybody has seen one."""

from __future__ import annotations

import gzip
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from penombre.games import RULESETS
from penombre.words import LANGUAGES

BUILD: Final = Path(__file__).parents[2] / "web" / "build.py"


class Chunk(Struct):
    """A file of the build, and the names of the chunks that are loaded with it."""

    file: str
    imports: tuple[str, ...] = ()


class Weight(Struct):
    """The scripts of a table: how many, what they weigh in kilobytes compressed, and how much of that is words."""

    files: int
    script: float
    words: float


def tables() -> dict[str, dict[str, Weight]]:
    """What a table weighs, by game and language; the client is built once more, with the list of what imports what."""
    with tempfile.TemporaryDirectory() as folder:
        words = ("--logLevel", "warn", "--manifest", "--outDir", folder)
        subprocess.run([sys.executable, str(BUILD), "build", *words], check=True)
        client = Path(folder)
        chunks = msgspec.json.decode((client / ".vite" / "manifest.json").read_bytes(), type=dict[str, Chunk])
        return {game: {lang: _weighed(client, chunks, game, lang) for lang in LANGUAGES} for game in RULESETS}


def _weighed(client: Path, chunks: Mapping[str, Chunk], game: str, language: str) -> Weight:
    code, words = _loaded(chunks, code_of(game)), _loaded(chunks, words_of(game, language))
    return Weight(len(code | words), _kilobytes(client, code | words), _kilobytes(client, words - code))


def code_of(game: str) -> tuple[str, ...]:
    """The page, its screen, how boards are found, and what the game brings."""
    return "index.html", "src/table/Table.svelte", "src/boards/board.ts", f"src/boards/{game}/index.ts"


def words_of(game: str, language: str) -> tuple[str, ...]:
    """What the client, the game and its board say."""
    return (
        f"src/words/client.{language}.ts",
        f"../src/penombre/games/{game}/words/{language}.ftl?part=table",
        f"src/boards/{game}/words.{language}.ftl?part=table",
    )


def _loaded(chunks: Mapping[str, Chunk], sources: tuple[str, ...]) -> set[str]:
    """The files of these sources and of all that they import, directly or not."""

    def closure(source: str) -> Iterator[str]:
        if source not in seen:
            seen.add(source)
            yield chunks[source].file
            for imported in chunks[source].imports:
                yield from closure(imported)

    seen: set[str] = set()
    return {file for source in sources for file in closure(source)}


def _kilobytes(client: Path, files: set[str]) -> float:
    return sum(len(gzip.compress((client / file).read_bytes(), 9)) for file in files) / 1000
