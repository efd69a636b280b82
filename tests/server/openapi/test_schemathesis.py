from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.conftest import Covered
from tests.depth import Depth
from tests.environment import environment
from tests.server.harness import Person, Server, playing, plays_on, run, serving
from tests.timeouts import patience

REQUESTS = "requests made from the document of the API"
FORGET = "forget"
"""The operation after which a guest is nobody any more."""


class Scene(NamedTuple):
    """A server where something has happened: what can be asked about, and who can ask."""

    server: Server
    room: str
    match: str
    player: str
    leaver: str


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """A finished match, an open table, somebody who played, and somebody who wants to be forgotten."""
    found: list[Scene] = []

    async def scenario(server: Server) -> None:
        async with playing(server, 1, bots=3, windows="early") as (_, people, chairs):
            await plays_on(chairs[0])
            await chairs[0].until(lambda: chairs[0].room["status"] == "over")
            match = chairs[0].room["match"]
            room = await people[0].opens(listed=True)
            leaver = Person(server, "Leaver")
            await leaver.joins(room)
            found.append(Scene(server, room["id"], match, people[0].cookie, leaver.cookie))

    with serving(tmp_path_factory.mktemp("openapi"), "--tempo", "0.05", "--bot-tempo", "0.01") as server:
        run(scenario(server))
        yield found[0]


def _explored(scene: Scene, folder: Path, depth: Depth, cookie: str, *chosen: str) -> int:
    """Let schemathesis ask everything it can think of, and fail with what it found; how many requests that were.

    It asks for all edges of the schema, and for each operation some requests by chance.
    """
    examples = depth.of(test=2, soak=40)
    parameters = {"path.room": scene.room, "path.match": scene.match}
    lines = [f"{json.dumps(name)} = {json.dumps(value)}" for name, value in parameters.items()]
    settings = folder / "schemathesis.toml"
    # What is wrong may be too long as well, and is refused for that.
    refused = ("[checks]", 'negative_data_rejection.expected-statuses = ["4xx"]')
    settings.write_text("\n".join(("[parameters]", *lines, *refused, "")))
    done = subprocess.run(
        [
            str(environment("schemathesis") / "schemathesis"),
            *("--config-file", str(settings), "run", f"{scene.server.url}/api/openapi.json"),
            *("--header", f"Origin: {scene.server.url}"),
            *(("--header", f"Cookie: penombre={cookie}") if cookie else ()),
            *("--phases", "coverage,fuzzing", "--max-examples", str(examples), "--seed", str(depth.seed + 1)),
            # A schema cannot say which options a game has, nor which names are taken: such requests are refused too.
            *("--exclude-checks", "positive_data_acceptance", "--warnings", "off", "--no-color"),
            *chosen,
        ],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=patience(300),
    )
    if done.returncode:
        pytest.fail(f"{done.stdout[-10_000:]}\n{done.stderr[-2000:]}", pytrace=False)
    made = re.search(r"(\d+) generated, \1 passed", done.stdout)
    assert made is not None, done.stdout
    errors = [line for line in scene.server.complaints() if json.loads(line)["level"] == "error"]
    assert errors == []
    return int(made[1])


def test_the_api_keeps_what_its_document_says_for_somebody_who_plays(
    scene: Scene, tmp_path: Path, depth: Depth, covered: Covered
) -> None:
    covered(REQUESTS, _explored(scene, tmp_path, depth, scene.player, "--exclude-operation-id", FORGET))


def test_the_api_keeps_what_its_document_says_for_somebody_unknown(
    scene: Scene, tmp_path: Path, depth: Depth, covered: Covered
) -> None:
    covered(REQUESTS, _explored(scene, tmp_path, depth, ""))


def test_the_api_keeps_what_its_document_says_for_somebody_to_be_forgotten(
    scene: Scene, tmp_path: Path, depth: Depth, covered: Covered
) -> None:
    covered(REQUESTS, _explored(scene, tmp_path, depth, scene.leaver, "--include-operation-id", FORGET))
