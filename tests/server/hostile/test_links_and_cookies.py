"""Links that end, are used once and can be taken back; cookies that no neighbour can set; names nobody mistakes."""

from __future__ import annotations

import hmac
import sqlite3
from base64 import urlsafe_b64encode
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.harness import Person, Server, playing, plays_on, refusal, run, serving

from penombre.server.look_alike_names import look_alike
from penombre.server.plain_text import cleaned
from penombre.server.refusal import Refusal


async def _personal_key(person: Person) -> str:
    link: str = (await person.call("POST", "/api/me/link"))["link"]
    return link.partition("#")[2]


def test_a_personal_link_is_used_once_and_can_be_taken_back(calm: Server) -> None:
    async def scenario() -> None:
        anna = Person(calm, "Anna")
        await anna.opens()
        key = await _personal_key(anna)
        assert (await anna.call("GET", "/api/me/link"))["until"]
        assert (await Person(calm, "").call("POST", "/api/me/claim", {"key": key}))["name"] == "Anna"
        assert (await refusal(Person(calm, "").call("POST", "/api/me/claim", {"key": key}))).code == "bad_key"
        key = await _personal_key(anna)
        await anna.call("DELETE", "/api/me/link")
        assert (await anna.http.get("/api/me/link")).status_code == 204
        assert (await refusal(Person(calm, "").call("POST", "/api/me/claim", {"key": key}))).code == "bad_key"

    run(scenario())


async def _finished(server: Server) -> tuple[str, Person]:
    """A match that is over, and who played it."""
    async with playing(server, 1, bots=3, windows="early") as (room, people, chairs):
        await plays_on(chairs[0])
        await chairs[0].until(lambda: chairs[0].room["status"] == "over")  # then it is written down, too
        return str((await people[0].looks(room))["match"]), people[0]


async def _shows(server: Server, match: str, key: str) -> bool:
    """Whether a link shows a match to a stranger."""
    answer = await Person(server, "").http.get(f"/api/matches/{match}", params={"key": key})
    assert answer.status_code in (200, 404)
    return answer.status_code == 200


def test_a_share_link_is_taken_back_by_who_made_it_and_another_one_opens_again(hasty: Server) -> None:
    async def scenario() -> None:
        match, anna = await _finished(hasty)
        shared = await anna.call("POST", f"/api/matches/{match}/share")
        assert shared["until"] and await _shows(hasty, match, shared["key"])
        assert (await anna.call("POST", f"/api/matches/{match}/share"))["key"] == shared["key"]
        assert (await anna.call("GET", f"/api/matches/{match}"))["shared"] is True
        no = await refusal(Person(hasty, "").call("DELETE", f"/api/matches/{match}/share"))
        assert no.code == "unknown_you"
        await anna.call("DELETE", f"/api/matches/{match}/share")
        assert not await _shows(hasty, match, shared["key"])
        assert (await anna.call("GET", f"/api/matches/{match}"))["shared"] is False
        again = await anna.call("POST", f"/api/matches/{match}/share")
        assert again["key"] != shared["key"] and await _shows(hasty, match, again["key"])

    run(scenario())


def test_a_share_link_of_the_version_before_opens_until_a_player_takes_it_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        match, anna = await _finished(server)
        with closing(sqlite3.connect(tmp_path / "penombre.sqlite3")) as store:
            ((secret,),) = store.execute("SELECT value FROM kept WHERE name = 'share_key'").fetchall()
        digest = hmac.digest(secret, b"match " + match.encode(), "sha256")
        key = urlsafe_b64encode(digest[:18]).decode()
        assert await _shows(server, match, key)
        await anna.call("DELETE", f"/api/matches/{match}/share")
        assert not await _shows(server, match, key)

    with serving(tmp_path, "--tempo", "0.01", "--bot-tempo", "0.002") as server:
        run(scenario())


def test_links_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        match, anna = await _finished(server)
        shared = await anna.call("POST", f"/api/matches/{match}/share")
        key = await _personal_key(anna)
        with closing(sqlite3.connect(tmp_path / "penombre.sqlite3", timeout=30)) as store, store:
            store.execute("UPDATE shares SET until = 5")
            store.execute("UPDATE guests SET link_until = 5")
        assert not await _shows(server, match, shared["key"])
        assert (await refusal(Person(server, "").call("POST", "/api/me/claim", {"key": key}))).code == "bad_key"

    with serving(tmp_path, "--tempo", "0.01", "--bot-tempo", "0.002") as server:
        run(scenario())


def test_over_tls_the_cookie_is_this_hosts_alone_and_an_earlier_one_keeps_its_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        anna = Person(server, "Anna")
        room = await anna.opens()
        assert anna.cookie, "without TLS it has its plain name"
        tls = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1", "cookie": f"penombre={anna.cookie}"}
        answer = await Person(server, "").http.get("/api/me", headers=tls)
        assert answer.json()["name"] == "Anna"
        better, dropped = answer.headers.get_list("set-cookie")
        assert better.startswith(f"__Host-penombre={anna.cookie};")
        assert {"Secure", "Path=/", "HttpOnly"} <= {*better.split("; ")} and "domain" not in better.lower()
        assert dropped.startswith('penombre="";') and "Max-Age=0" in dropped
        # A neighbour under the same domain can set the plain one, which then counts for nothing.
        tossed = {**tls, "cookie": f"penombre=somebody-else; __Host-penombre={anna.cookie}"}
        answer = await Person(server, "").http.get(f"/api/rooms/{room['id']}", headers=tossed)
        assert answer.json()["you"] == 0 and "set-cookie" not in answer.headers

    with serving(tmp_path, "--proxies", "1") as server:
        run(scenario())


@pytest.mark.parametrize("name", ["Аnnа", "ANNA", "A\u0301nna", "Ann\u0430", "\uff21nna", "An\u0578a"])
def test_a_name_that_looks_like_one_at_the_table_is_refused(calm: Server, name: str) -> None:
    async def scenario() -> None:
        room = await Person(calm, "Anna").opens()
        assert (await refusal(Person(calm, name).joins(room))).code == "seat_taken"

    run(scenario())


def test_nobody_takes_the_name_of_a_bot_and_no_bot_one_that_looks_like_somebodys(calm: Server) -> None:
    async def scenario() -> None:
        anna = Person(calm, "Anna")
        room = await anna.opens()
        bot = (await anna.does(room, "add_bot"))["seats"][1]["name"]
        mask = bot.replace("o", "\u043e").replace("e", "\u0435").replace("a", "\u0430")
        assert mask != bot and look_alike(mask, bot)
        assert (await refusal(Person(calm, mask).joins(room))).code == "seat_taken"
        other = await Person(calm, mask).opens()
        host = Person(calm, "Zoé")
        room = await host.opens()
        await Person(calm, mask).joins(room)
        await host.does(room, "add_bot", seat=2)
        shown = await host.looks(room)
        assert not look_alike(shown["seats"][2]["name"], mask) and other

    run(scenario())


def test_accents_are_not_stacked() -> None:
    for name in ("Zoé", "Nguyễn", "Đặng", "שָׁלוֹם", "ที่"):
        assert cleaned(name)
    with pytest.raises(Refusal, match="accents"):
        cleaned("A" + "\u0334\u0335\u0336" + "nna")
