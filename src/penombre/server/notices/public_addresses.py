"""Which addresses belong to the public internet, and which lie in a private network or on the machine itself."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network
from typing import Final

# Written out because `is_global` of the standard library calls multicast, 6to4 and NAT64 addresses global, and has
# changed between versions of Python. From the special-purpose address registries of the IANA.
_NOT_PUBLIC_4: Final = tuple(
    IPv4Network(network)
    for network in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # shared by the customers of a provider
        "127.0.0.0/8",  # loopback
        "168.63.129.16/32",  # a cloud's metadata, at an address that looks public
        "169.254.0.0/16",  # link-local; metadata of most clouds
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments
        "192.0.2.0/24",  # documentation
        "192.88.99.0/24",  # relays from IPv6, out of use
        "192.168.0.0/16",  # private
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, broadcast
    )
)
_UNICAST_6: Final = IPv6Network("2000::/3")
"""All public addresses so far; loopback, unique local, link-local, multicast and IPv4-mapped ones lie outside."""
_NOT_PUBLIC_6: Final = tuple(
    IPv6Network(network)
    for network in (
        "2001::/23",  # Teredo, which wraps IPv4 addresses, and other protocol assignments
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4, which wraps IPv4 addresses and is out of use
        "3fff::/20",  # documentation
    )
)
_NAT64: Final = IPv6Network("64:ff9b::/96")


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether this is one host of the public internet."""
    if isinstance(address, IPv4Address):
        return not any(address in network for network in _NOT_PUBLIC_4)
    if address.scope_id is not None:
        return False
    if address in _NAT64:
        # Where a network speaks IPv6 alone, public IPv4 hosts have such an address: what counts is the one inside.
        return is_public(IPv4Address(int(address) & 0xFFFF_FFFF))
    return address in _UNICAST_6 and not any(address in network for network in _NOT_PUBLIC_6)
