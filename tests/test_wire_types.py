"""What clients are written against is what the server speaks: the committed schema and its TypeScript types."""

import re
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest
from tests.timeouts import patience
from web import build

from penombre import wire
from penombre.server.http import openapi

FOLDER = build.WEB / "wire"
STRUCTS = sorted(wire.types())


def test_the_committed_schema_is_that_of_the_code() -> None:
    committed = msgspec.json.decode((FOLDER / "wire.schema.json").read_bytes())
    assert committed == msgspec.json.decode(msgspec.json.encode(openapi.schema())), "'make types' writes it again"


@pytest.mark.parametrize("name", [*STRUCTS, "FromClient", "FromServer", "Action"])
def test_every_message_has_a_type(name: str) -> None:
    assert re.search(rf"^export (interface|type) {name}\b", (FOLDER / "wire.ts").read_text("utf-8"), re.MULTILINE)


def test_the_committed_types_are_those_of_the_schema() -> None:
    made = _ran("wire/generate.mjs", "--print")
    assert made.returncode == 0, made.stderr
    assert made.stdout == (FOLDER / "wire.ts").read_text("utf-8"), "'make types' writes it again"


def test_a_client_in_these_types_compiles_strictly() -> None:
    ran = _compiled("wire")
    assert ran.returncode == 0, ran.stdout


def test_the_compiler_notices_slips(tmp_path: Path) -> None:
    slips = {
        'export const one: Action = { type: "ad_bot" };': '"ad_bot"',
        'export const two: FromClient = { type: "answer", question: 3, answer: "a" };': "'request'",
        'export const three: FromClient = { type: "ping", seq: 3 };': "'seq'",
        "export const four = (frame: FromServer) => frame.seq;": "'seq'",
        "export const five = (question: Question) => question.choices;": "'choices'",
    }
    imported = "import type { Action, FromClient, FromServer, Question } from './wire';"
    (tmp_path / "slips.ts").write_text("\n".join([imported, *slips, ""]), "utf-8")
    shutil.copy(FOLDER / "wire.ts", tmp_path)
    settings = {"extends": str(FOLDER / "tsconfig.json"), "files": ["slips.ts"]}
    (tmp_path / "tsconfig.json").write_bytes(msgspec.json.encode(settings))
    complaints = _compiled(str(tmp_path / "tsconfig.json")).stdout
    for line, (slip, complaint) in enumerate(slips.items(), 2):
        said = complaints.partition(f"slips.ts({line},")[2].partition("slips.ts(")[0]
        assert complaint in said, slip


def test_the_lock_names_no_registry() -> None:
    lock = (build.WEB / "package-lock.json").read_text("utf-8")
    assert '"integrity"' in lock
    assert '"resolved"' not in lock


def _compiled(project: str) -> subprocess.CompletedProcess[str]:
    return _ran("node_modules/@typescript/native/bin/tsc", "--project", project)


def _ran(*words: str) -> subprocess.CompletedProcess[str]:
    """A script in the npm project of the client, with its locked packages."""
    command = [str(build.equipped_node().program), *words]
    return subprocess.run(command, cwd=build.WEB, capture_output=True, text=True, check=False, timeout=patience())
