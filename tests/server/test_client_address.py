from __future__ import annotations

from ipaddress import ip_address

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.types import Scope

from penombre.server.client_address import UNKNOWN, client, is_loopback, lan_address, network


def request(*headers: tuple[str, str], peer: str | None = "198.51.100.7", scheme: str = "http") -> Scope:
    return {
        "type": "http",
        "scheme": scheme,
        "client": (peer, 50_000) if peer is not None else None,
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers],
    }


def test_without_trusted_proxies_no_header_is_believed() -> None:
    lie = request(("x-forwarded-for", "203.0.113.9"), ("x-forwarded-proto", "https"), ("forwarded", "for=203.0.113.9"))
    assert client(lie).address == "198.51.100.7"
    assert not client(lie).https


@pytest.mark.parametrize(
    ("proxies", "expected"), [(1, "203.0.113.3"), (2, "203.0.113.2"), (3, "203.0.113.1"), (9, "203.0.113.1")]
)
def test_each_trusted_proxy_is_one_entry_from_the_right(proxies: int, expected: str) -> None:
    forwarded = request(("x-forwarded-for", "203.0.113.1, 203.0.113.2,203.0.113.3"))
    assert client(forwarded, proxies).address == expected


def test_what_a_client_writes_itself_stays_left_of_what_the_proxy_adds() -> None:
    forged = request(("x-forwarded-for", "127.0.0.1"), ("x-forwarded-for", "203.0.113.9"))
    assert client(forged, 1).address == "203.0.113.9"


@pytest.mark.parametrize("entry", ["", "unknown", "_hidden", "<script>", "999.1.1.1", "\x00", "[::1", ":", "1" * 5000])
def test_an_entry_that_is_no_address_leaves_the_peer(entry: str) -> None:
    assert client(request(("x-forwarded-for", entry)), 1).address == "198.51.100.7"


@pytest.mark.parametrize(
    ("written", "address"),
    [
        ("203.0.113.9:4711", "203.0.113.9"),
        ("[2001:DB8::0:1]:4711", "2001:db8::1"),
        ('"[2001:db8::1]"', "2001:db8::1"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("fe80::1%eth0", "fe80::1"),
    ],
)
def test_an_address_has_one_spelling(written: str, address: str) -> None:
    assert client(request(("x-forwarded-for", written)), 1).address == address
    assert client(request(peer=written)).address == address


@pytest.mark.parametrize(
    ("scheme", "forwarded", "https"),
    [
        ("http", "https", True),
        ("http", "HTTPS", True),
        ("http", "wss", True),
        ("https", "http", False),
        ("https", "gopher", True),
        ("http", "https, http", False),
        ("wss", "", True),
        ("ws", "", False),
    ],
)
def test_the_trusted_proxy_says_whether_the_way_is_encrypted(scheme: str, forwarded: str, https: bool) -> None:
    assert client(request(("x-forwarded-proto", forwarded), scheme=scheme), 1).https is https


def test_a_peer_without_address_is_unknown() -> None:
    assert client(request(peer=None)).address == UNKNOWN
    assert client(request(peer="")).address == UNKNOWN


@given(st.lists(st.text(st.characters(max_codepoint=255)), max_size=5), st.integers(0, 4))
def test_any_header_gives_an_address(lines: list[str], proxies: int) -> None:
    found = client(request(*(("x-forwarded-for", line) for line in lines)), proxies)
    assert str(ip_address(found.address)) == found.address


def test_an_ipv6_address_counts_by_its_64_bits_of_network() -> None:
    assert network("2001:db8:0:1::1") == network("2001:db8:0:1:ffff:ffff:ffff:ffff") == "2001:db8:0:1::/64"
    assert network("2001:db8:0:1::1") != network("2001:db8:0:2::1")


def test_an_ipv4_address_counts_for_itself_however_it_is_written() -> None:
    assert network("203.0.113.9") == network("::ffff:203.0.113.9") == "203.0.113.9"
    assert network("::ffff:203.0.113.9") != network("::ffff:203.0.113.8")


@pytest.mark.parametrize("key", ["", UNKNOWN, "guest:42", "::::", "2001:db8::/64"])
def test_what_is_no_address_counts_for_itself(key: str) -> None:
    assert network(key) == key


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("127.0.0.1", True),
        ("127.9.9.9", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("203.0.113.9", False),
        ("0.0.0.0", False),
        ("localhost", False),
        ("", False),
    ],
)
def test_only_this_machine_is_loopback(address: str, expected: bool) -> None:
    assert is_loopback(address) is expected


def test_phones_are_given_an_address_that_can_be_typed() -> None:
    address = ip_address(lan_address())
    assert address.version == 4
    assert not address.is_unspecified


def test_without_a_way_out_the_machine_can_only_reach_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("penombre.server.client_address._FAR_AWAY", ("255.255.255.255", 9))  # refused: nobody's address
    assert lan_address() == "127.0.0.1"
