from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penombre.server.notices.public_addresses import is_public


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "100.100.100.200",
        "127.0.0.1",
        "127.255.255.254",
        "168.63.129.16",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.192",
        "192.168.1.1",
        "198.18.0.1",
        "224.0.0.1",
        "239.255.255.250",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::10.0.0.1",
        "::ffff:10.0.0.1",
        "::ffff:127.0.0.1",
        "::ffff:8.8.8.8",
        "64:ff9b::127.0.0.1",
        "64:ff9b::169.254.169.254",
        "64:ff9b:1::8.8.8.8",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "2001:db8::1",
        "2002:7f00:1::",
        "2002:a00:1::1",
        "fc00::1",
        "fd00:ec2::254",
        "fe80::1",
        "fe80::1%eth0",
        "2606:4700::1%eth0",
        "fec0::1",
        "ff02::1",
        "ff0e::1",
    ],
)
def test_an_address_of_a_private_or_special_network_is_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize(
    "address", ["8.8.8.8", "100.63.255.255", "100.128.0.0", "172.32.0.1", "2606:4700::1111", "64:ff9b::8.8.8.8"]
)
def test_an_address_of_the_internet_is_public(address: str) -> None:
    assert is_public(ip_address(address))


@given(st.ip_addresses())
def test_nothing_is_public_that_the_standard_library_calls_special(address: IPv4Address | IPv6Address) -> None:
    special = address.is_private or address.is_loopback or address.is_link_local or address.is_multicast
    assert not (special and is_public(address))
