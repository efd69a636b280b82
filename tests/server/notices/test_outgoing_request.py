from __future__ import annotations

import socket
import threading
import time
from email.utils import formatdate

import pytest
from tests.server.notices.notice_receiver import Answer, Endpoint, Trust, speaking

from penombre.server.notices import WEBHOOK, Allowed, Carrier, Limits
from penombre.server.notices.destinations import Address, LeadsInside, Resolve, Target
from penombre.server.notices.outgoing_request import Reply, Unreachable, Untrusted, dial, seconds_asked

HASTY = Limits(connect=0.5, total=0.5)


def inside(port: int, scheme: str = "http", host: str = "127.0.0.1", path: str = "/x") -> Target:
    """A target the operator listed as inside."""
    return Allowed(webhook=[f"{scheme}://{host}:{port}"]).check_url(WEBHOOK, f"{scheme}://{host}:{port}{path}")


def outside(port: int) -> Target:
    """A target that has to be public."""
    return Allowed(webhook=[f"push.test:{port}"]).check_url(WEBHOOK, f"https://push.test:{port}/x")


def test_a_request_arrives_with_its_headers_and_body() -> None:
    with Endpoint() as endpoint:
        reply = Carrier().post(inside(endpoint.port, path="/a?b=c"), {"Urgency": "low"}, b"hello")
        assert reply == Reply(201)
        [received] = endpoint.received
    assert (received.path, received.body, received.headers["Urgency"]) == ("/a?b=c", b"hello", "low")
    assert received.headers["Host"] == f"127.0.0.1:{endpoint.port}"


def test_a_request_without_body_says_that_it_has_none() -> None:
    with Endpoint() as endpoint:
        Carrier().post(inside(endpoint.port), {})
    assert endpoint.received[0].headers["Content-Length"] == "0"


def test_the_name_of_the_host_is_checked_against_its_certificate(trust: Trust) -> None:
    with Endpoint(tls=trust.server) as endpoint:
        carrier = Carrier(tls=trust.client, resolve=lambda host, port: ["127.0.0.1"])
        assert carrier.post(inside(endpoint.port, "https", "push.test"), {}).status == 201
        with pytest.raises(Untrusted, match=r"other\.test"):
            carrier.post(inside(endpoint.port, "https", "other.test"), {})
        with pytest.raises(Untrusted):
            carrier.post(inside(endpoint.port, "https", "127.0.0.1"), {})
        assert len(endpoint.received) == 1


def test_a_certificate_of_an_unknown_authority_is_refused(trust: Trust) -> None:
    with Endpoint(tls=trust.server) as endpoint:
        carrier = Carrier(resolve=lambda host, port: ["127.0.0.1"])
        with pytest.raises(Untrusted):
            carrier.post(inside(endpoint.port, "https", "push.test"), {})
        assert not endpoint.received


def test_a_name_that_leads_to_this_machine_is_not_called(trust: Trust) -> None:
    with Endpoint(tls=trust.server) as endpoint:
        carrier = Carrier(tls=trust.client, resolve=lambda host, port: ["127.0.0.1"])
        with pytest.raises(LeadsInside):
            carrier.post(outside(endpoint.port), {})
        assert not endpoint.received


def test_the_address_that_was_checked_is_the_one_connected_to(trust: Trust) -> None:
    """A name that is public when it is checked and private a moment later gains nothing."""
    answers = [["93.184.216.34"], ["127.0.0.1"]]
    dialled: list[str] = []

    with Endpoint(tls=trust.server) as endpoint:

        def detour(address: Address, port: int, timeout: float) -> socket.socket:
            dialled.append(str(address))
            return socket.create_connection(("127.0.0.1", endpoint.port), timeout)

        carrier = Carrier(tls=trust.client, resolve=lambda host, port: answers.pop(0), dial=detour)
        assert carrier.post(outside(endpoint.port), {}).status == 201
        assert dialled == ["93.184.216.34"] and answers == [["127.0.0.1"]]
        with pytest.raises(LeadsInside):
            carrier.post(outside(endpoint.port), {})
        assert dialled == ["93.184.216.34"] and len(endpoint.received) == 1


def test_a_host_that_cannot_be_reached_at_one_address_is_tried_at_the_next() -> None:
    with Endpoint() as endpoint:
        tried: list[str] = []

        def half_deaf(address: Address, port: int, timeout: float) -> socket.socket:
            tried.append(str(address))
            if str(address) == "127.0.0.9":
                raise ConnectionRefusedError
            return dial(address, port, timeout)

        carrier = Carrier(resolve=lambda host, port: ["127.0.0.9", "127.0.0.1"], dial=half_deaf)
        assert carrier.post(inside(endpoint.port, host="bots.lan"), {}).status == 201
    assert tried == ["127.0.0.9", "127.0.0.1"]


def test_a_port_nobody_listens_at_is_out_of_reach() -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    with pytest.raises(Unreachable, match="ConnectionRefusedError"):
        Carrier().post(inside(port), {})


def unknown(host: str, port: int) -> list[str]:
    raise socket.gaierror(socket.EAI_NONAME, "unknown name")


def nowhere(host: str, port: int) -> list[str]:
    return []


@pytest.mark.parametrize("resolve", [unknown, nowhere])
def test_a_name_without_address_is_out_of_reach(resolve: Resolve) -> None:
    with pytest.raises(Unreachable):
        Carrier(resolve=resolve).post(inside(9, host="bots.lan"), {})


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_is_an_answer_and_not_followed(status: int) -> None:
    with Endpoint() as trap:
        location = {"Location": f"http://127.0.0.1:{trap.port}/secret"}
        with Endpoint(Answer(status, location)) as endpoint:
            assert Carrier().post(inside(endpoint.port), {}).status == status
        assert not trap.received


def test_proxies_of_the_environment_are_passed_by(monkeypatch: pytest.MonkeyPatch) -> None:
    with Endpoint() as proxy, Endpoint() as endpoint:
        for name in ("http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"):
            monkeypatch.setenv(name, f"http://127.0.0.1:{proxy.port}")
        monkeypatch.delenv("no_proxy", raising=False)
        monkeypatch.delenv("NO_PROXY", raising=False)
        Carrier().post(inside(endpoint.port), {})
        assert len(endpoint.received) == 1 and not proxy.received


def test_an_answer_drop_by_drop_is_cut_at_the_deadline() -> None:
    def drip(line: socket.socket) -> None:
        line.recv(4096)
        for byte in b"HTTP/1.1 200 OK\r\nX: " + b"y" * 150 + b"\r\nContent-Length: 0\r\n\r\n":
            line.sendall(bytes([byte]))
            time.sleep(0.02)

    with speaking(drip) as port, pytest.raises(Unreachable, match="TimeoutError"):
        Carrier(limits=HASTY).post(inside(port), {})


def test_a_service_that_stays_silent_is_left_at_the_deadline() -> None:
    done = threading.Event()

    def hush(line: socket.socket) -> None:
        done.wait(20)

    with speaking(hush) as port:
        try:
            with pytest.raises(Unreachable, match="TimeoutError"):
                Carrier(limits=HASTY).post(inside(port), {})
        finally:
            done.set()


def test_a_service_silent_about_its_certificate_is_left_at_the_deadline(trust: Trust) -> None:
    done = threading.Event()

    def hush(line: socket.socket) -> None:
        done.wait(20)

    with speaking(hush) as port:
        try:
            with pytest.raises(Unreachable):
                Carrier(limits=HASTY, tls=trust.client, resolve=lambda host, port: ["127.0.0.1"]).post(
                    inside(port, "https", "push.test"), {}
                )
        finally:
            done.set()


def test_of_a_huge_answer_only_the_beginning_is_read() -> None:
    heard: list[bool] = []

    def shout(line: socket.socket) -> None:
        line.recv(4096)
        heard.append(False)
        line.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n")
        for _ in range(100):
            line.sendall(b"x" * 1_000_000)
        heard[0] = True

    with speaking(shout) as port:
        assert Carrier().post(inside(port), {}).status == 200
    assert heard == [False]


def test_of_huge_headers_only_the_beginning_is_read() -> None:
    heard: list[bool] = []

    def shout(line: socket.socket) -> None:
        line.recv(4096)
        heard.append(False)
        line.sendall(b"HTTP/1.1 503 Busy\r\n")
        for number in range(90):
            line.sendall(b"X-%d: " % number + b"x" * 60_000 + b"\r\n")
        for _ in range(100):
            line.sendall(b"X: " + b"x" * 1_000_000)
        heard[0] = True

    with speaking(shout) as port:
        assert Carrier().post(inside(port), {}).status == 503
    assert heard == [False]


def test_endless_promises_of_an_answer_come_to_an_end() -> None:
    def promise(line: socket.socket) -> None:
        line.recv(4096)
        while True:
            line.sendall(b"HTTP/1.1 100 Continue\r\n\r\n" * 100)

    with speaking(promise) as port, pytest.raises(Unreachable):
        Carrier().post(inside(port), {})


def test_nonsense_is_no_answer() -> None:
    with speaking(lambda line: line.sendall(b"220 mail.example.org ESMTP\r\n")) as port, pytest.raises(Unreachable):
        Carrier().post(inside(port), {})


def test_the_error_of_a_failed_request_does_not_quote_the_address() -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    with pytest.raises(Unreachable) as caught:
        Carrier().post(inside(port, path="/capability"), {})
    assert "capability" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("", 0),
        ("120", 120),
        (" 7 ", 7),
        ("-5", 0),
        ("1.5", 0),
        ("soon", 0),
        ("²", 0),
        ("9" * 40, 999_999_999),
        (formatdate(1_700_000_090, usegmt=True), 90),
        (formatdate(1_600_000_000, usegmt=True), 0),
    ],
)
def test_how_long_a_service_asks_to_wait(text: str, seconds: float) -> None:
    assert seconds_asked(text, 1_700_000_000.0) == seconds
