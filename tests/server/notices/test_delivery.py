from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from tests.server.notices.notice_receiver import Answer, Endpoint, Trust, until

from penombre.server.notices import (
    PUSH,
    WEBHOOK,
    Allowed,
    BadAddress,
    Carrier,
    Limits,
    Notice,
    Notices,
    Tempo,
    new_keys,
    new_secret,
)

KEYS = new_keys()
AT_ONCE = Tempo(gather=0.0, rest=0.0, again=(0.0, 0.0))
"""Nobody is left alone: what is sent once would be sent again if it were queued twice."""
THEN_NEVER = Tempo(gather=0.0, rest=3600.0, again=(3600.0,))

Gone = list[tuple[str, str, str]]


def webhook(port: int, path: str = "/hook", host: str = "127.0.0.1", guest: str = "ada", room: str = "r1") -> Notice:
    return Notice(
        guest=guest,
        kind=WEBHOOK,
        address=f"http://{host}:{port}{path}",
        secret="a secret",
        room=room,
        room_link=f"https://table.test/r/{room}",
        game="kemomimi_panic",
        language="fr",
    )


def push(port: int, path: str = "/capability", guest: str = "ada", room: str = "r1") -> Notice:
    return Notice(
        guest=guest,
        kind=PUSH,
        address=f"https://push.test:{port}{path}",
        room=room,
        room_link=f"https://table.test/r/{room}",
        game="kemomimi_panic",
        language="fr",
        lifetime=600,
    )


def at_home(host: str, port: int) -> list[str]:
    return ["127.0.0.1"]


@asynccontextmanager
async def desk(
    *ports: int,
    hosts: tuple[str, ...] = ("127.0.0.1",),
    tempo: Tempo = AT_ONCE,
    trust: Trust | None = None,
    gone: Gone | None = None,
    still_due: Callable[[Notice], bool] = lambda notice: True,
) -> AsyncIterator[Notices]:
    """A desk that may write to these ports, as webhooks by http and as push services by https."""
    notices = Notices(
        Allowed(
            webhook=[f"http://{host}:{port}" for host in hosts for port in ports],
            push=[f"https://push.test:{port}" for port in ports],
        ),
        keys=KEYS,
        contact="mailto:host@example.org",
        on_gone=lambda *fact: None if gone is None else gone.append(fact),
        still_due=still_due,
        tempo=tempo,
        carrier=Carrier(tls=trust.client if trust else None, resolve=at_home, limits=Limits(connect=5, total=5)),
    )
    await notices.start()
    try:
        yield notices
    finally:
        await notices.close()


async def quiet(notices: Notices) -> None:
    """Nothing waits, rests or is under way."""
    await until(lambda: not notices._lines)


def test_a_webhook_tells_the_room_and_the_game_and_is_signed() -> None:
    async def play(port: int) -> None:
        async with desk(port) as notices:
            notices.send(webhook(port))
            await quiet(notices)
            assert notices.counts == {"sent": 1}

    with Endpoint() as endpoint:
        asyncio.run(play(endpoint.port))
        [received] = endpoint.received
    assert json.loads(received.body) == {
        "type": "your_turn",
        "game": "kemomimi_panic",
        "room_link": "https://table.test/r/r1",
        "language": "fr",
    }
    assert received.path == "/hook" and received.headers["Content-Type"] == "application/json"
    assert received.headers["Penombre-Signature"] == hmac.new(b"a secret", received.body, hashlib.sha256).hexdigest()


def test_each_webhook_has_a_secret_of_its_own() -> None:
    first, second = new_secret(), new_secret()
    assert first != second and len(first) >= 40


def test_a_push_has_no_body_and_the_headers_of_its_standards(trust: Trust) -> None:
    async def play(port: int) -> None:
        async with desk(port, trust=trust) as notices:
            notices.send(push(port))
            await quiet(notices)
            assert notices.counts == {"sent": 1}

    with Endpoint(tls=trust.server) as endpoint:
        asyncio.run(play(endpoint.port))
        [received] = endpoint.received
    assert received.path == "/capability" and received.body == b""
    assert received.headers["Authorization"].startswith("vapid t=")
    assert (received.headers["TTL"], received.headers["Urgency"]) == ("600", "normal")
    assert 0 < len(received.headers["Topic"]) <= 32
    assert "r1" not in received.headers["Topic"] and "table.test" not in str(received.headers)


@pytest.mark.parametrize("status", [404, 410])
def test_a_push_subscription_that_is_gone_is_reported_once_for_each_guest(trust: Trust, status: int) -> None:
    gone: Gone = []

    async def play(port: int) -> None:
        async with desk(port, trust=trust, gone=gone) as notices:
            for guest in ("ada", "ben"):
                for room in ("r1", "r2"):
                    notices.send(push(port, guest=guest, room=room))
            await quiet(notices)
            assert notices.counts == {"gone": 1}

    with Endpoint(Answer(status), tls=trust.server) as endpoint:
        asyncio.run(play(endpoint.port))
        address = f"https://push.test:{endpoint.port}/capability"
        assert len(endpoint.received) == 1
    assert gone == [("ada", PUSH, address), ("ben", PUSH, address)]


def test_a_webhook_is_gone_when_it_says_so_and_not_when_it_is_not_found() -> None:
    gone: Gone = []

    async def play(port: int) -> None:
        async with desk(port, gone=gone) as notices:
            notices.send(webhook(port))
            await quiet(notices)
            assert notices.counts == {"refused": 1} and not gone
            notices.send(webhook(port))
            await quiet(notices)

    with Endpoint(Answer(404), Answer(410)) as endpoint:
        asyncio.run(play(endpoint.port))
        assert gone == [("ada", WEBHOOK, f"http://127.0.0.1:{endpoint.port}/hook")]


def test_a_fault_in_what_is_told_of_a_gone_address_leaves_the_desk_at_work() -> None:
    def broken(guest: str, kind: str, address: str) -> None:
        raise LookupError(guest)

    async def play(port: int) -> None:
        async with desk(port) as notices:
            notices._on_gone = broken
            notices.send(webhook(port))
            await quiet(notices)
            notices.send(webhook(port))
            await quiet(notices)
            assert notices.counts == {"gone": 1, "sent": 1}

    with Endpoint(Answer(410)) as endpoint:
        asyncio.run(play(endpoint.port))


@pytest.mark.parametrize("status", [429, 500, 502, 503])
def test_a_busy_service_is_tried_again(status: int) -> None:
    async def play(port: int) -> None:
        async with desk(port) as notices:
            notices.send(webhook(port))
            await quiet(notices)
            assert notices.counts == {"later": 2, "sent": 1}

    with Endpoint(Answer(status), Answer(status, {"Retry-After": "0"})) as endpoint:
        asyncio.run(play(endpoint.port))
        assert len(endpoint.received) == 3


def test_a_service_that_stays_busy_is_given_up_after_a_few_tries() -> None:
    async def play(port: int) -> None:
        async with desk(port) as notices:
            notices.send(webhook(port))
            await quiet(notices)
            assert notices.counts == {"later": 3, "dropped": 1}

    with Endpoint(*[Answer(503)] * 9) as endpoint:
        asyncio.run(play(endpoint.port))
        assert len(endpoint.received) == 3


def test_a_service_out_of_reach_is_tried_again() -> None:
    async def play() -> None:
        with Endpoint() as endpoint:
            port = endpoint.port
        async with desk(port) as notices:
            notices.send(webhook(port))
            await quiet(notices)
            assert notices.counts == {"later": 3, "dropped": 1}

    asyncio.run(play())


def test_a_service_is_left_alone_as_long_as_it_asks() -> None:
    async def play(port: int) -> None:
        async with desk(port) as notices:
            notices.send(webhook(port))
            notices.send(webhook(port, path="/other"))
            await until(lambda: notices.counts["later"] == 1 and notices.counts["sent"] == 1)
            notices.send(webhook(port, path="/third"))
            await until(lambda: notices.counts["sent"] == 2)
            assert notices.waiting == 1 and notices.counts["later"] == 1

    with Endpoint(Answer(429, {"Retry-After": "1200"})) as endpoint:
        asyncio.run(play(endpoint.port))


@pytest.mark.parametrize(
    ("tries", "asked", "pause"),
    [
        (0, 0, 60),
        (0, 90, 90),
        (1, 0, 60),
        (2, 0, 300),
        (3, 0, 900),
        (4, 0, 60),
        (1, 120, 120),
        (3, 120, 900),
        (1, 31_536_000, 3600),
    ],
)
def test_a_pause_is_as_long_as_the_service_asks_within_reason(tries: int, asked: float, pause: float) -> None:
    assert Tempo().pause(tries, asked) == pause


@pytest.mark.parametrize("status", [301, 307, 400, 401, 403, 413])
def test_a_refusal_is_not_tried_again(status: int) -> None:
    async def play(port: int) -> None:
        async with desk(port) as notices:
            notices.send(webhook(port))
            await quiet(notices)
            assert notices.counts == {"refused": 1}

    with Endpoint(Answer(status, {"Location": "/elsewhere"})) as endpoint:
        asyncio.run(play(endpoint.port))
        assert [received.path for received in endpoint.received] == ["/hook"]


def test_a_burst_gives_one_request() -> None:
    async def play(port: int) -> None:
        async with desk(port) as notices:
            for _ in range(50):
                notices.send(webhook(port))
            assert notices.waiting == 1
            await quiet(notices)

    with Endpoint() as endpoint:
        asyncio.run(play(endpoint.port))
        assert len(endpoint.received) == 1


def test_one_push_stands_for_all_rooms_and_one_webhook_for_each(trust: Trust) -> None:
    async def play(secure: int, plain: int) -> None:
        async with desk(secure, plain, trust=trust) as notices:
            for room in ("r1", "r2", "r3"):
                notices.send(push(secure, room=room))
                notices.send(webhook(plain, room=room))
            await quiet(notices)

    with Endpoint(tls=trust.server) as pushed, Endpoint() as hooked:
        asyncio.run(play(pushed.port, hooked.port))
        assert len(pushed.received) == 1
        links = [json.loads(received.body)["room_link"] for received in hooked.received]
    assert links == [f"https://table.test/r/{room}" for room in ("r1", "r2", "r3")]


def test_an_address_rests_after_a_request_and_what_comes_meanwhile_waits() -> None:
    async def play(port: int) -> None:
        async with desk(port, tempo=THEN_NEVER) as notices:
            notices.send(webhook(port))
            await until(lambda: notices.counts["sent"] == 1)
            notices.send(webhook(port))
            notices.send(webhook(port, path="/other"))
            await until(lambda: notices.counts["sent"] == 2)
            assert notices.waiting == 1

    with Endpoint() as endpoint:
        asyncio.run(play(endpoint.port))
        assert [received.path for received in endpoint.received] == ["/hook", "/other"]


def test_an_address_is_written_to_at_most_once_a_minute_retries_included() -> None:
    tempo = Tempo()
    assert tempo.rest >= 60 and all(pause >= 60 for pause in tempo.again)


def test_what_waited_while_an_address_rested_is_sent_afterwards() -> None:
    async def play(endpoint: Endpoint) -> None:
        async with desk(endpoint.port) as notices:
            endpoint.gate.clear()
            notices.send(webhook(endpoint.port))
            await until(lambda: len(endpoint.received) == 1)
            notices.send(webhook(endpoint.port))
            notices.send(webhook(endpoint.port))
            endpoint.gate.set()
            await quiet(notices)
            assert notices.counts == {"sent": 2}

    with Endpoint() as endpoint:
        asyncio.run(play(endpoint))


def test_a_notice_that_is_no_longer_due_is_not_sent() -> None:
    answered: set[str] = {"r1"}

    async def play(port: int) -> None:
        async with desk(port, still_due=lambda notice: notice.room not in answered) as notices:
            for room in ("r1", "r2"):
                notices.send(webhook(port, room=room))
            await quiet(notices)
            notices.send(webhook(port, room="r1"))
            await quiet(notices)

    with Endpoint() as endpoint:
        asyncio.run(play(endpoint.port))
        assert [json.loads(r.body)["room_link"] for r in endpoint.received] == ["https://table.test/r/r2"]


def test_a_question_answered_between_two_tries_needs_no_second_one() -> None:
    due = [True, False]

    async def play(port: int) -> None:
        async with desk(port, still_due=lambda notice: due.pop(0)) as notices:
            notices.send(webhook(port))
            await quiet(notices)
            assert notices.counts == {"later": 1}

    with Endpoint(Answer(503)) as endpoint:
        asyncio.run(play(endpoint.port))
        assert len(endpoint.received) == 1


def test_when_nobody_can_say_whether_it_is_due_a_notice_is_sent() -> None:
    def broken(notice: Notice) -> bool:
        raise LookupError(notice.room)

    async def play(port: int) -> None:
        async with desk(port, still_due=broken) as notices:
            notices.send(webhook(port))
            await quiet(notices)
            assert notices.counts == {"sent": 1}

    with Endpoint() as endpoint:
        asyncio.run(play(endpoint.port))


def test_notices_beyond_the_bound_are_dropped() -> None:
    async def play() -> None:
        async with desk(9, tempo=Tempo(gather=3600, lines=3, rooms=2)) as notices:
            for number in range(10):
                notices.send(webhook(9, path=f"/{number}"))
            assert notices.waiting == 3 and notices.counts == {"dropped": 7}
            for room in ("r1", "r2", "r3"):
                notices.send(webhook(9, path="/0", room=room))
            assert notices.waiting == 4 and notices.counts == {"dropped": 8}

    asyncio.run(play())


def test_a_slow_host_holds_up_neither_the_event_loop_nor_the_other_hosts() -> None:
    async def play(slow: Endpoint, fast: Endpoint) -> None:
        tempo = Tempo(gather=0, rest=0, threads=2, per_host=1)
        async with desk(slow.port, fast.port, hosts=("slow.test", "fast.test"), tempo=tempo) as notices:
            slow.gate.clear()
            for number in range(5):
                notices.send(webhook(slow.port, f"/{number}", "slow.test"))
            await until(lambda: bool(slow.received))
            for number in range(5):
                notices.send(webhook(fast.port, f"/{number}", "fast.test"))
            await until(lambda: len(fast.received) == 5)
            assert len(slow.received) == 1
            slow.gate.set()
            await until(lambda: len(slow.received) == 5)
            await quiet(notices)
            assert notices.counts == {"sent": 10}
            assert not notices._busy and not notices._ready

    with Endpoint() as slow, Endpoint() as fast:
        asyncio.run(play(slow, fast))


def test_many_hosts_share_few_threads_and_all_are_served() -> None:
    async def play(endpoint: Endpoint) -> None:
        hosts = tuple(f"h{number}.test" for number in range(7))
        async with desk(endpoint.port, hosts=hosts, tempo=Tempo(gather=0, rest=0, threads=2, per_host=1)) as notices:
            for host in hosts:
                for number in range(4):
                    notices.send(webhook(endpoint.port, f"/{number}", host))
            await quiet(notices)
            assert notices.counts == {"sent": 28}

    with Endpoint() as endpoint:
        asyncio.run(play(endpoint))
        assert len({(r.headers["Host"], r.path) for r in endpoint.received}) == len(endpoint.received) == 28


def test_an_address_the_operator_does_not_allow_any_more_is_not_written_to() -> None:
    async def play(port: int, allowed: int) -> None:
        async with desk(allowed) as notices:
            with pytest.raises(BadAddress):
                notices.check(WEBHOOK, webhook(port).address)
            notices.check(WEBHOOK, webhook(allowed).address)
            notices.send(webhook(port))
            assert notices.waiting == 0 and notices.counts == {"dropped": 1}

    with Endpoint() as endpoint:
        asyncio.run(play(endpoint.port, 9))
        assert not endpoint.received


def test_a_name_that_leads_to_this_machine_is_refused_and_not_tried_again(trust: Trust) -> None:
    async def play(port: int) -> None:
        notices = Notices(
            Allowed(push=[f"push.test:{port}"]),
            keys=KEYS,
            on_gone=lambda *fact: None,
            tempo=AT_ONCE,
            carrier=Carrier(tls=trust.client, resolve=at_home),
        )
        await notices.start()
        notices.send(push(port))
        await quiet(notices)
        assert notices.counts == {"refused": 1}
        await notices.close()

    with Endpoint(tls=trust.server) as endpoint:
        asyncio.run(play(endpoint.port))
        assert not endpoint.received


def test_a_fault_on_the_way_does_not_silence_the_address() -> None:
    def broken(host: str, port: int) -> list[str]:
        raise LookupError(host)

    async def play() -> None:
        notices = Notices(
            Allowed(webhook=["http://bots.lan:9"]),
            keys=KEYS,
            on_gone=lambda *fact: None,
            tempo=AT_ONCE,
            carrier=Carrier(resolve=broken),
        )
        await notices.start()
        for _ in range(2):
            notices.send(webhook(9, host="bots.lan"))
            await quiet(notices)
        assert notices.counts == {"refused": 2}
        await notices.close()

    asyncio.run(play())


def test_a_closed_desk_sends_nothing_and_forgets_what_waits() -> None:
    async def play(endpoint: Endpoint) -> None:
        async with desk(endpoint.port) as notices:
            endpoint.gate.clear()
            notices.send(webhook(endpoint.port))
            await until(lambda: len(endpoint.received) == 1)
            notices.send(webhook(endpoint.port))
            asyncio.get_running_loop().call_later(0.05, endpoint.gate.set)
        assert notices.waiting == 0
        notices.send(webhook(endpoint.port))
        assert notices.waiting == 0 and notices.counts["dropped"] == 1
        await notices.close()

    with Endpoint() as endpoint:
        asyncio.run(play(endpoint))
        assert len(endpoint.received) == 1


@pytest.mark.parametrize("status", [201, 400, 410, 503])
def test_logs_name_the_service_and_no_secret(trust: Trust, caplog: pytest.LogCaptureFixture, status: int) -> None:
    caplog.set_level(logging.DEBUG)

    async def play(secure: int, plain: int) -> None:
        async with desk(secure, plain, trust=trust) as notices:
            notices.send(push(secure))
            notices.send(webhook(plain, path="/capability"))
            notices.send(webhook(9, path="/capability"))
            await quiet(notices)

    with Endpoint(*[Answer(status)] * 9, tls=trust.server) as pushed, Endpoint(*[Answer(status)] * 9) as hooked:
        asyncio.run(play(pushed.port, hooked.port))
    records = [record for record in caplog.records if record.name.startswith("penombre")]
    hosts = {record.__dict__["fields"].get("service") for record in records}
    assert {"push.test", "127.0.0.1"} <= hosts
    written = " ".join(f"{record.getMessage()} {record.__dict__}" for record in records)
    for secret in ("capability", "a secret", "table.test", "vapid", "PRIVATE"):
        assert secret not in written


def test_what_is_secret_in_a_notice_stays_out_of_its_repr() -> None:
    shown = repr(webhook(9, path="/capability"))
    assert "capability" not in shown and "a secret" not in shown and "table.test" not in shown
