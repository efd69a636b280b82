from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.harness import Person, Server, refusal, run, seated, serving, started
from tests.store.postgres_server import PostgresServer

NOBODY = "no-such-room"


async def claimed(server: Server, link: str, name: str = "") -> Person:
    """Another device that opens a personal link."""
    device = Person(server, name)
    await device.call("POST", "/api/me/claim", {"key": link.rpartition("#")[2]})
    return device


def test_the_cookie_is_for_this_server_alone_and_no_script_reads_it(server: Server) -> None:
    answer = httpx.put(f"{server.url}/api/me", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith("penombre=")
    for part in ("httponly", "samesite=lax", "path=/", "max-age=31536000"):
        assert part in cookie
    assert "secure" not in cookie
    assert "domain" not in cookie
    assert len(answer.cookies["penombre"]) >= 43  # 256 bits


def test_behind_https_the_cookie_never_goes_over_anything_else(tmp_path: Path) -> None:
    with serving(tmp_path, "--proxies", "1") as server:
        headers = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1"}
        answer = httpx.put(f"{server.url}/api/me", json={"name": "Anna"}, headers=headers)
        assert "secure" in answer.headers["set-cookie"].lower()


def test_neither_tokens_nor_keys_are_kept(tmp_path: Path) -> None:
    async def scenario(server: Server) -> list[str]:
        anna = Person(server, "Anna")
        await anna.opens()
        first = (await anna.call("POST", "/api/me/link"))["link"]
        device = await claimed(server, first)
        link = (await anna.call("POST", "/api/me/link"))["link"]
        secrets.extend([anna.cookie, device.cookie, first.rpartition("#")[2], link.rpartition("#")[2]])
        return secrets

    secrets: list[str] = []
    with serving(tmp_path) as server:

        async def whole() -> None:
            await scenario(server)

        run(whole())
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert len(kept) > 1000
        assert len(set(secrets)) == 4
        for secret in secrets:
            assert secret.encode() not in kept
        server.stop()
    with sqlite3.connect(tmp_path / "penombre.sqlite3") as database:
        (hashes,) = database.execute("SELECT count(*) FROM sessions WHERE length(token) = 32").fetchone()
    database.close()
    assert hashes == 2


def test_to_strangers_a_private_table_is_like_one_that_does_not_exist(server: Server) -> None:
    """Every endpoint and the socket say the same of both, to somebody with a name here and to somebody without."""

    async def told(person: Person, id: str, invite: str) -> list[tuple[int, str, str]]:
        asked: list[tuple[str, str, Any]] = [
            ("GET", f"/api/rooms/{id}?invite={invite}", None),
            ("GET", f"/api/rooms/{id}", None),
            ("POST", f"/api/rooms/{id}/join", {"name": "Eve", "invite": invite}),
            ("POST", f"/api/rooms/{id}/join", {"name": "Eve"}),
            ("GET", f"/api/rooms/{id}/qr.svg", None),
            *(
                ("POST", f"/api/rooms/{id}/actions", action)
                for action in (
                    {"type": "ready"},
                    {"type": "sit", "seat": 1},
                    {"type": "configure", "listed": True},
                    {"type": "add_bot"},
                    {"type": "remove_bot", "seat": 2},
                    {"type": "start"},
                    {"type": "rematch"},
                    {"type": "leave"},
                    {"type": "return"},
                    {"type": "kick", "seat": 0},
                    {"type": "hand_over", "seat": 0},
                    {"type": "replace", "seat": 0, "by": "bot"},
                    {"type": "pause", "on": True},
                    {"type": "chat", "text": "hello"},
                    {"type": "switch", "chat": False},
                    {"type": "mute", "seat": 0},
                    {"type": "block", "seat": 0},
                )
            ),
        ]
        answers = []
        for method, path, body in asked:
            no = await refusal(person.call(method, path, body))
            answers.append((no.status, no.code, no.message))
        for hello in (invite, ""):
            async with person.at({"id": id, "invite": hello}) as chair:
                code, why = await chair.until_closed()
                assert [frame["type"] for frame in chair.frames] == ["bye"]
                assert chair.bye is not None
                answers.append((code, why, chair.bye["message"]))
        return answers

    async def scenario() -> None:
        room, (anna, _) = await started(server, 2, bots=2, pace="days")
        listed = await anna.opens(listed=True)
        known, unknown = Person(server, "Eve"), Person(server, "")
        await known.call("PUT", "/api/me", {"name": "Eve"})
        for stranger in (known, unknown):
            for invite in ("wrong", listed["invite"], room["id"]):
                assert await told(stranger, room["id"], invite) == await told(stranger, NOBODY, invite)
        for line in await told(known, room["id"], "wrong"):
            assert line[:2] in ((404, "not_found"), (4404, "not_found"))
        assert unknown.cookie == ""
        assert (await anna.looks(room))["seats"][0]["name"] == "Anna"

    run(scenario())


def test_a_stranger_s_cookie_acts_for_no_seat(server: Server) -> None:
    async def scenario() -> None:
        room, (anna, _) = await started(server, 2, bots=2, pace="days")
        eve = Person(server, "Eve")
        await eve.call("PUT", "/api/me", {"name": "Eve"})
        async with anna.at(room) as chair, eve.at(room) as watching:
            await chair.until(lambda: chair.state)
            await watching.until(lambda: watching.state)
            assert (watching.room["you"], watching.room["invite"], watching.private) == (None, "", {})
            for message in (
                {"type": "answer", "question": 0, "answer": "yes"},
                {"type": "say", "kind": "text", "text": "hi"},
            ):
                request = await watching.requests(message)
                assert watching.refused[request]["code"] == "not_yours"
        for type in ("ready", "leave", "pause"):
            no = await refusal(eve.does(room, type, **({"on": True} if type == "pause" else {})))
            assert no.code == "not_found"
        for cookie in ("", "x", anna.cookie[:-1], anna.cookie + "x", anna.cookie.swapcase(), "é" * 10, "y" * 300):
            stranger = Person(server, "Eve")
            stranger.http.cookies.set("penombre", cookie.encode("ascii", "replace").decode())
            assert await stranger.call("GET", "/api/me") == b""
            assert (await refusal(stranger.call("GET", "/api/me/rooms"))).code == "unknown_you"

    run(scenario())


def test_a_personal_link_opens_the_seat_on_another_device_and_the_first_one_goes_on(server: Server) -> None:
    async def scenario() -> None:
        room, (anna, _) = await started(server, 2, bots=2, pace="days")
        async with anna.at(room) as chair:
            await chair.until(lambda: chair.private)
            link = await anna.call("POST", "/api/me/link")
            assert link["qr"].lstrip().startswith(("<?xml", "<svg"))
            phone = await claimed(server, link["link"])
            assert phone.cookie != anna.cookie
            assert (await phone.call("GET", "/api/me"))["name"] == "Anna"
            assert [each["id"] for each in (await phone.call("GET", "/api/me/rooms"))["rooms"]] == [room["id"]]
            async with phone.at({"id": room["id"]}) as second:
                await second.until(lambda: second.state)
                assert second.state["type"] == "full"
                assert (second.state["seat"], second.private) == (0, chair.private)
                request = await second.says(text="from the phone")
                assert request in second.acknowledged
                await chair.until(lambda: any(told.get("text") == "from the phone" for told in chair.told))
                assert (await chair.says(text="from the desk")) in chair.acknowledged

    run(scenario())


def test_a_new_personal_link_voids_the_one_before(server: Server) -> None:
    async def scenario() -> None:
        anna = Person(server, "Anna")
        await anna.call("PUT", "/api/me", {"name": "Anna"})
        first = (await anna.call("POST", "/api/me/link"))["link"]
        phone = await claimed(server, first)
        await anna.call("POST", "/api/me/link")
        assert (await refusal(claimed(server, first))).code == "bad_key"
        assert (await phone.call("GET", "/api/me"))["name"] == "Anna"  # the device stays signed in

    run(scenario())


def test_signing_out_other_devices_closes_their_sockets_and_their_links(server: Server) -> None:
    async def scenario() -> None:
        room, (anna, bruno) = await started(server, 2, bots=2, pace="days")
        link = (await anna.call("POST", "/api/me/link"))["link"]
        phone = await claimed(server, link)
        watched = await bruno.opens(listed=True)
        async with anna.at(room) as chair, phone.at(room) as lost, phone.at(watched) as watching:
            await chair.until(lambda: chair.state)
            await lost.until(lambda: lost.state)
            await watching.until(lambda: watching.room)
            await anna.call("DELETE", "/api/me/devices")
            for gone in (lost, watching):
                assert await gone.until_closed() == (4401, "unknown_you")
            assert (await chair.says(text="still here")) in chair.acknowledged
            assert chair.room["seats"][0]["here"]
        assert (await refusal(phone.call("GET", "/api/me/rooms"))).code == "unknown_you"
        assert (await refusal(claimed(server, link))).code == "bad_key"

    run(scenario())


def test_the_last_device_that_is_signed_out_leaves_the_seat_without_anybody(server: Server) -> None:
    async def scenario() -> None:
        room, (anna, bruno) = await started(server, 2, bots=2, pace="days")
        phone = await claimed(server, (await anna.call("POST", "/api/me/link"))["link"])
        async with bruno.at(room) as chair, phone.at(room):
            await chair.until(lambda: chair.room and chair.room["seats"][0]["here"])
            await anna.call("DELETE", "/api/me/devices")
            await chair.until(lambda: chair.room and not chair.room["seats"][0]["here"])

    run(scenario())


def test_wrong_keys_and_wrong_links_are_limited_for_each_address(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        anna, eve = Person(server, "Anna"), Person(server, "Eve")
        room = await anna.opens()
        for number in range(2):
            assert (await refusal(eve.call("POST", "/api/me/claim", {"key": f"guess {number}"}))).code == "bad_key"
        assert (await refusal(eve.looks({"id": NOBODY, "invite": ""}))).code == "not_found"
        async with eve.at({"id": room["id"], "invite": "guess"}) as chair:
            assert await chair.until_closed() == (4404, "not_found")
        for wish in (
            eve.call("POST", "/api/me/claim", {"key": "one more"}),
            eve.looks(room),
            eve.joins(room),
        ):
            no = await refusal(wish)
            assert (no.status, no.code) == (429, "too_fast")
        async with eve.at(room) as chair:
            assert await chair.until_closed() == (4429, "too_fast")

    with serving(tmp_path, environment={"PENOMBRE_LIMIT_WRONG_KEYS_PER_MINUTE": "4"}) as server:
        run(scenario(server))


def test_a_guest_is_known_again_after_a_restart(tmp_path: Path) -> None:
    async def before(server: Server) -> None:
        room, people = await seated(server, 2, bots=2)
        kept.update(room=room, cookies=[person.cookie for person in people])

    async def after(server: Server) -> None:
        for seat, cookie in enumerate(kept["cookies"]):
            person = Person(server, "")
            person.http.cookies.set("penombre", cookie)
            assert (await person.looks(kept["room"]))["you"] == seat

    kept: dict[str, Any] = {}
    with serving(tmp_path) as server:
        run(before(server))
        server.stop()
        server.start()
        run(after(server))


# -- what is decided on one node holds on the other --------------------------------------------------------------------


@pytest.fixture(scope="module")
def nodes(postgres: PostgresServer) -> Iterator[tuple[Server, Server]]:
    address = postgres.new_database()
    with serving(address) as one, serving(address) as other:
        yield one, other


def test_a_device_that_is_signed_out_on_one_node_is_cut_off_on_the_other(nodes: tuple[Server, Server]) -> None:
    async def scenario() -> None:
        one, other = nodes
        room, (anna, _) = await started(one, 2, bots=2, pace="days")
        phone = await claimed(other, (await anna.call("POST", "/api/me/link"))["link"])
        async with anna.at(room, server=other) as kept, phone.at(room, server=other) as lost:
            await kept.until(lambda: kept.state)
            await lost.until(lambda: lost.state)
            await anna.call("DELETE", "/api/me/devices")
            assert await lost.until_closed() == (4401, "unknown_you")
            assert (await kept.says(text="still here")) in kept.acknowledged

    run(scenario())


def test_who_is_kicked_on_one_node_is_cut_off_on_the_other(nodes: tuple[Server, Server]) -> None:
    async def scenario() -> None:
        one, other = nodes
        room, (anna, bruno) = await started(one, 2, bots=2, pace="days")
        async with bruno.at(room, server=other) as chair:
            await chair.until(lambda: chair.state)
            await anna.does(room, "kick", seat=1)
            assert await chair.until_closed() == (4403, "banned")

    run(scenario())


def test_whom_i_blocked_on_one_node_is_silent_on_the_other(nodes: tuple[Server, Server]) -> None:
    async def scenario() -> None:
        one, other = nodes
        room, (anna, bruno) = await started(one, 2, bots=2, pace="days")
        async with anna.at(room, server=other) as chair, bruno.at(room, server=one) as blocked:
            await chair.until(lambda: chair.state)
            await blocked.until(lambda: blocked.state)
            await anna.does(room, "block", seat=1)
            await chair.until(lambda: chair.room["blocked"] == [1])
            await blocked.says(text="not for you")
            await chair.until(lambda: chair.words())
            assert chair.words() == [""]

    run(scenario())


def test_the_words_of_who_is_forgotten_on_one_node_leave_the_other(nodes: tuple[Server, Server]) -> None:
    async def scenario() -> None:
        one, other = nodes
        room, (anna, bruno) = await started(one, 2, bots=2, pace="days")
        async with anna.at(room, server=other) as chair, bruno.at(room, server=other) as gone:
            await gone.until(lambda: gone.state)
            await gone.says(text="my own words")
            await chair.until(lambda: chair.words() == ["my own words"])
            await bruno.call("DELETE", "/api/me")
            assert await gone.until_closed() == (4401, "unknown_you")
            await chair.until(lambda: chair.words() == ["…"])
            async with anna.at(room, server=other) as again:
                await again.until(lambda: again.state)
                assert "my own words" not in "".join(again.raw)

    run(scenario())
