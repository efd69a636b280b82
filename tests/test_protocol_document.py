"""docs/protocol.md is what the server speaks: every endpoint, type and code is in it, and its dialogue is real."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.harness import Chair, Person, run, serving

from penombre import wire
from penombre.server.app import ENDPOINTS
from penombre.server.http import room_socket
from penombre.server.http.api import Endpoint
from penombre.server.refusal import STATUS

TEXT = (Path(__file__).parent.parent / "docs" / "protocol.md").read_text("utf-8")
BLOCKS = [(kind, block) for kind, block in re.findall(r"^```json (\w+)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)]
STRUCTS = sorted(wire.types())
BESIDES = {"wrong_origin": 403}
"""What the guard before the endpoints refuses in its own words."""


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: f"{endpoint.method} {endpoint.path}")
def test_every_endpoint_has_its_row(endpoint: Endpoint) -> None:
    row = next((row for row in TEXT.splitlines() if row.startswith(f"| `{endpoint.method} {endpoint.path}`")), None)
    assert row is not None
    request, what, body, answer = (cell.strip() for cell in row.removeprefix("|").removesuffix("|").split("|"))
    query = "&".join(each.name for each in endpoint.query)
    assert what == endpoint.summary
    assert request.endswith(f" `?{query}`" if query else "`")
    assert body == ("" if endpoint.takes is None else _named(endpoint.takes))
    if endpoint.gives is not None:
        assert answer == _named(endpoint.gives) + (", or 204, nothing" if endpoint.nothing else "")


def test_there_is_no_row_without_an_endpoint() -> None:
    rows = re.findall(r"^\| `([A-Z]+) (/api/\S*)`", TEXT, re.MULTILINE)
    assert sorted(rows) == sorted((endpoint.method, endpoint.path) for endpoint in ENDPOINTS)


@pytest.mark.parametrize("name", STRUCTS)
def test_every_type_is_mentioned(name: str) -> None:
    assert re.search(rf"`{name}`", TEXT)


@pytest.mark.parametrize("kind", [wire.FromClient, wire.FromServer, wire.Action])
def test_every_message_is_in_a_table_by_its_tag(kind: Any) -> None:
    for struct in kind.__args__:
        assert re.search(rf"^\|.*`{struct.__struct_config__.tag}` \(`{struct.__name__}`", TEXT, re.MULTILINE), struct


def test_the_table_of_refusals_is_that_of_the_server() -> None:
    table = TEXT.partition("## Refusals")[2].partition("\n## ")[0]
    rows = {code: int(status) for code, status in re.findall(r"^\| `(\w+)` \| (\d+) \|", table, re.MULTILINE)}
    assert rows == {**STATUS, **BESIDES}


def test_every_close_code_is_there() -> None:
    table = TEXT.partition("### Closing")[2].partition("\n## ")[0]
    for code in {*room_socket.CLOSED.values(), 4403}:
        assert re.search(rf"^\|[ 0-9,]*\b{code}\b", table, re.MULTILINE), code


def test_the_protocol_has_its_number() -> None:
    assert f"The number of the protocol is **{wire.PROTOCOL}**" in TEXT


@pytest.mark.parametrize(("kind", "block"), BLOCKS)
def test_every_example_is_a_message_with_nothing_missing_and_nothing_else(kind: str, block: str) -> None:
    decoded = msgspec.json.decode(block, type=getattr(wire, kind))
    if isinstance(decoded, wire.Outgoing):
        assert msgspec.json.decode(msgspec.json.encode(decoded)) == json.loads(block)


def test_the_dialogue_is_what_a_server_sends(tmp_path: Path) -> None:
    async def scenario() -> None:
        bodies = {kind: json.loads(block) for kind, block in BLOCKS if kind in ("NewRoom", "Join")}
        actions = [json.loads(block) for kind, block in BLOCKS if kind == "Action"]
        anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
        room = await anna.call("POST", "/api/rooms", bodies["NewRoom"])
        await bruno.call("POST", f"/api/rooms/{room['id']}/join", {**bodies["Join"], "invite": room["invite"]})
        assert [action["type"] for action in actions] == ["add_bot", "ready", "start"]
        for person, action in ((anna, 0), (anna, 0), (bruno, 1), (anna, 1)):
            await person.call("POST", f"/api/rooms/{room['id']}/actions", actions[action])
        async with anna.at(room) as chair:
            await chair.until(lambda: chair.room)
            await anna.call("POST", f"/api/rooms/{room['id']}/actions", actions[2])
            await chair.until(lambda: chair.question is not None)
            await chair.answers(request="a-1")
            await chair.requests(_sent("say"), "a-2")
            await chair.requests(_sent("answer", "a-3"), "a-3")
            await chair.sends(_sent("ping"))
            await chair.until(lambda: any(frame["type"] == "pong" for frame in chair.frames))
        # Where her first question is a window, it is still open.
        assert chair.refused["a-3"]["code"] in ("stale", "not_asked")
        async with anna.at(room, after=chair) as again:
            await again.until(lambda: any(frame["type"] == "clock" for frame in again.frames))
        assert not any(frame["type"] == "full" for frame in again.frames), "what was missed is enough"
        _compare(room, chair, again)

    with serving(tmp_path, "--tempo", "0.1", "--bot-tempo", "0.1") as server:
        run(scenario())


def _compare(room: dict[str, Any], *chairs: Chair) -> None:
    real: dict[str, list[dict[str, Any]]] = {"Room": [room]}
    for chair in chairs:
        for frame in chair.frames:
            real.setdefault(frame["type"], []).append(frame)
    public = set(real["full"][0]["public"])
    for kind, block in BLOCKS:
        written = json.loads(block)
        if kind == "Room":
            assert _shape(written) == _shape(room)
        elif kind == "FromServer" and written["type"] != "bye":  # nobody was turned away
            frames = real[written["type"]]
            if written["type"] == "step":
                assert set(written["public"]) <= public
                written, frames = {**written, "public": {}}, [{**frame, "public": {}} for frame in frames]
            assert _shape(written) in map(_shape, frames), written


def _shape(value: Any, key: str = "") -> Any:
    """The fields of a message and of what it always holds; not what depends on the moment."""
    if key == "question":
        return None  # whether she is asked something at once depends on the deal
    if isinstance(value, dict):
        if key in ("args", "options", "nonces", "private"):
            return {}
        return {name: _shape(each, name) for name, each in value.items()}
    if isinstance(value, list):
        return [_shape(value[0])] if value and key == "seats" else []
    if key in ("pad", "text") or value is None:
        return None
    return type(value).__name__


def _sent(type: str, request: str | None = None) -> dict[str, Any]:
    """What the document has the client send."""
    for kind, block in BLOCKS:
        message: dict[str, Any] = json.loads(block)
        if kind == "FromClient" and message["type"] == type and request in (None, message.get("request")):
            return message
    raise AssertionError(f"no {type} in the dialogue")


def _named(kind: Any) -> str:
    return "`Action`" if kind is wire.Action else f"`{kind.__name__}`"
