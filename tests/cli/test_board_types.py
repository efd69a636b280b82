"""What boards of the web client are written against is what the rules say: the committed TypeScript is up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from msgspec import Struct
from msgspec.inspect import type_info

from penombre.cli.operate import board_types
from penombre.games import RULESETS

GENERATED = Path(__file__).parents[2] / "web" / "generated"

Tone = Literal["loud", "low"]


class Bell(Struct, frozen=True, tag="bell", tag_field="kind", omit_defaults=True):
    """Something that rings."""

    tone: Tone
    """How it sounds."""
    times: int = 1


class Drum(Struct, frozen=True, tag="drum", tag_field="kind"):
    """Something that is beaten."""

    seats: tuple[int, ...]


class Concert(Struct, frozen=True):
    """What is heard."""

    sounds: tuple[Bell | Drum, ...]
    bell: Bell | None = None


@pytest.mark.parametrize("game", RULESETS)
def test_the_committed_modules_are_those_of_the_rules(game: str) -> None:
    committed = {path.name: path.read_text("utf-8") for path in (GENERATED / game).glob("*.ts")}
    assert committed == board_types.modules(game), "'make types' writes them again"


def test_nothing_else_is_kept_among_them() -> None:
    assert {path.parent.name for path in GENERATED.rglob("*.ts")} == {*RULESETS}


def test_all_games_are_written_into_a_folder(tmp_path: Path) -> None:
    board_types.write(tmp_path / "boards")
    written = sorted(path.relative_to(tmp_path / "boards").as_posix() for path in tmp_path.rglob("*.ts"))
    assert written == sorted(f"{game}/{name}" for game in RULESETS for name in ("view.ts", "catalogue.ts"))


def test_types_are_those_that_are_sent_with_what_is_said_of_them() -> None:
    types = board_types.Types()
    assert types.name(type_info(Concert)) == "Concert"
    assert "\n".join(types.declared.values()) == (
        "/** What is heard. */\n"
        "export interface Concert {\n"
        "  readonly sounds: readonly (Bell | Drum)[];\n"
        "  readonly bell: Bell | null;\n"
        "}\n"
        "\n"
        "/** Something that rings. */\n"
        "export interface Bell {\n"
        '  readonly kind: "bell";\n'
        "  /** How it sounds. */\n"
        "  readonly tone: Tone;\n"
        "  readonly times?: number;\n"
        "}\n"
        "\n"
        'export type Tone = "loud" | "low";\n'
        "\n"
        "/** Something that is beaten. */\n"
        "export interface Drum {\n"
        '  readonly kind: "drum";\n'
        "  readonly seats: readonly number[];\n"
        "}\n"
    )
