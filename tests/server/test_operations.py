from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.harness import Person, Refused, Server, playing, run, serving, started
from tests.server.reconnecting_players import measured
from tests.timeouts import patience

from penombre.server.app import ENDPOINTS

HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, "--tempo", "0.05", "--bot-tempo", "0.02") as running:
        yield running


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/healthz", None, 200),
        ("GET", "/metrics", None, 200),
        ("GET", "/api/openapi.json", None, 200),
        ("GET", "/api/games", None, 200),
        ("GET", "/api/rooms", None, 200),
        ("GET", "/api/me/rooms", None, 401),
        ("GET", "/api/rooms/nowhere", None, 404),
        ("GET", "/api/nothing", None, 404),
        ("PATCH", "/api/rooms", b"{}", 405),
        ("POST", "/api/rooms", b"{}", 400),
        ("POST", "/api/rooms", b"x" * 20_000, 413),
    ],
)
def test_every_answer_carries_the_headers(
    server: Server, method: str, path: str, body: bytes | None, status: int
) -> None:
    headers = {"content-type": "application/json"}
    answer = httpx.request(method, f"{server.url}{path}", content=body, headers=headers)
    assert answer.status_code == status
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    if path.startswith("/api"):
        assert answer.headers["cache-control"] == "no-store"
    assert "server" not in answer.headers


def test_the_operator_sees_that_it_works_and_strangers_see_no_numbers(server: Server) -> None:
    assert httpx.get(f"{server.url}/healthz").text == "ok\n"
    assert "penombre_http_requests_total" in httpx.get(f"{server.url}/metrics").text
    for headers in (
        {"x-forwarded-for": "203.0.113.9"},
        {"host": "play.example"},
        {"authorization": "Bearer guess", "x-forwarded-for": "203.0.113.9"},
    ):
        stranger = httpx.get(f"{server.url}/metrics", headers=headers)
        assert (stranger.status_code, stranger.json()["error"]["code"]) == (404, "not_found")
        assert "penombre_" not in stranger.text


def test_what_leaves_and_what_is_refused_is_counted_as_it_happens(own: Server) -> None:
    async def scenario() -> None:
        async with playing(own, 2, bots=2):
            assert measured(own, "frames_sent_total") >= 4
            assert measured(own, "bytes_sent_total") > 4000
        with pytest.raises(Refused, match="not_found"):
            await Person(own, "Nemo").call("GET", "/api/rooms/nowhere")
        assert measured(own, 'refusals_total{code="not_found"}') == 1

    run(scenario())


def test_the_token_reads_the_numbers_from_afar(tmp_path: Path) -> None:
    with serving(tmp_path, environment={"PENOMBRE_METRICS_TOKEN": "operator"}) as server:
        afar = {"x-forwarded-for": "203.0.113.9"}
        assert httpx.get(f"{server.url}/metrics", headers=afar).status_code == 404
        answer = httpx.get(f"{server.url}/metrics", headers={**afar, "authorization": "Bearer operator"})
        assert "penombre_sockets_open" in answer.text


def test_the_document_describes_every_endpoint_and_what_it_refuses(server: Server) -> None:
    document = httpx.get(f"{server.url}/api/openapi.json").json()
    described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert described == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    for path, methods in document["paths"].items():
        for operation in methods.values():
            names = {parameter["name"] for parameter in operation["parameters"] if parameter["in"] == "path"}
            assert names == {*re.findall(r"{(\w+)}", path)}
            assert {"429", "413", "503"} <= operation["responses"].keys()
    references = re.findall(r'"\$ref": ?"#/components/schemas/([^"]+)"', json.dumps(document))
    assert {*references} <= document["components"]["schemas"].keys()


def test_told_to_stop_the_server_says_so_to_everybody_and_keeps_everything(own: Server) -> None:
    kept: dict[str, Any] = {}

    async def before() -> None:
        room, people = await started(own, 4, pace="days")
        async with AsyncExitStack() as stack:
            chairs = [await stack.enter_async_context(person.at(room)) for person in people]
            for chair in chairs:
                await chair.has_all()
            await chairs[0].says(text="before the end")
            kept.update(room=room, cookie=people[1].cookie, code=own.stop())
            for chair in chairs:
                assert (await chair.until_closed())[0] == 1012

    async def after() -> None:
        bruno = Person(own, "")
        bruno.http.cookies.set("penombre", kept["cookie"])
        async with bruno.at(kept["room"]) as chair:
            await chair.until(lambda: chair.state)
            assert [told["text"] for told in chair.told if told["type"] == "said"] == ["before the end"]

    run(before())
    assert kept["code"] == 0
    own.start()
    run(after())


def test_the_log_knows_no_name_token_invitation_word_or_answer(own: Server) -> None:
    secrets: list[str] = []

    async def scenario() -> None:
        names = ["Nebuchadnezzar", "Hephzibah"]
        anna, bruno = (Person(own, name) for name in names)
        room = await anna.opens(windows="early")
        await bruno.joins(room)
        for _ in range(2):
            await anna.does(room, "add_bot", level="random")
        await anna.does(room, "chat", text="chrysanthemum")
        await bruno.does(room, "ready", nonce="nonce-marzipan")
        key = (await bruno.call("POST", "/api/me/link"))["link"].rpartition("#")[2]
        await anna.does(room, "start")
        async with anna.at(room) as chair, bruno.at(room) as other:
            await chair.until(lambda: chair.state)
            await other.until(lambda: other.state)
            await other.says(text="rhododendron")
            await chair.until(lambda: chair.question or chair.over)
            for answer in (["no-such-option-zucchini"], None):
                if chair.question:  # its time may be over meanwhile
                    await chair.answers(answer)
            await chair.sends('{"type": "answer", "junk": "kohlrabi"}')
            await chair.sends("kohlrabi")
            await chair.has_all()
        for wish in (
            anna.call("POST", "/api/me/claim", {"key": "wrong-key-artichoke"}),
            anna.opens(options={"aubergine": 1}),
            anna.looks({"id": "no-room-courgette", "invite": "invite-fennel"}),
            anna.call("GET", "/api/invitations/radicchio"),
        ):
            with pytest.raises(Refused):
                await wish
        await bruno.call("GET", f"/api/invitations/{room['invite']}")
        await bruno.call("DELETE", "/api/me")
        secrets.extend([*names, room["invite"], anna.cookie, key, "chrysanthemum", "rhododendron", "nonce-marzipan"])
        secrets.extend(["zucchini", "kohlrabi", "artichoke", "aubergine", "courgette", "fennel", "radicchio"])

    run(scenario())
    own.stop()
    written = own.read_errors().casefold()
    assert not [secret for secret in secrets if secret.casefold() in written]
    assert all(secret for secret in secrets)
    for line in own.read_errors().splitlines():
        assert json.loads(line)["level"] in ("debug", "info", "warning"), line


def test_what_nobody_touches_is_deleted_when_its_days_are_over(tmp_path: Path) -> None:
    rooms: dict[str, Any] = {}

    async def before(server: Server) -> None:
        anna = Person(server, "Anna")
        rooms.update(old=await anna.opens(listed=True), new=await anna.opens(listed=True))

    def found(server: Server, room: str) -> bool:
        return httpx.get(f"{server.url}/api/rooms/{rooms[room]['id']}").status_code == 200

    with serving(tmp_path, "--keep-days", "30") as server:
        run(before(server))
        assert found(server, "old")
        server.stop()
        with sqlite3.connect(tmp_path / "penombre.sqlite3") as database:
            day = 86_400_000
            database.execute("UPDATE rooms SET updated = updated - ? WHERE id = ?", (31 * day, rooms["old"]["id"]))
            database.execute("UPDATE rooms SET updated = updated - ? WHERE id = ?", (29 * day, rooms["new"]["id"]))
        database.close()
        server.start()
        end = time.monotonic() + patience()
        while found(server, "old") and time.monotonic() < end:
            time.sleep(0.1)
        assert not found(server, "old")
        assert found(server, "new")
