"""Where a request comes from: the peer of its socket, or what the operator's own proxies say of it."""

from __future__ import annotations

import socket
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from msgspec import Struct
from starlette.datastructures import Headers
from starlette.types import Scope

UNKNOWN: Final = "unknown"
"""The address of a peer that has none, such as one behind a Unix socket: all of them count as one."""

LOOPBACK: Final = "127.0.0.1"

# Kept for documentation (RFC 5737): nobody has it, and every default route leads there.
_FAR_AWAY: Final = ("192.0.2.1", 9)


class Client(Struct, frozen=True, gc=False):
    """Who asks: an address without port, and whether the way from there is encrypted."""

    address: str
    https: bool


def client(scope: Scope, proxies: int = 0) -> Client:
    """The client of a request that came through `proxies` proxies the operator trusts.

    Each proxy writes the address of its own peer at the end of X-Forwarded-For. So with two proxies the second entry
    from the right is true, and everything left of it is only what the client says.
    """
    peer = Client(_plain((scope.get("client") or ("",))[0]) or UNKNOWN, scope.get("scheme") in ("https", "wss"))
    if proxies < 1:
        return peer
    headers = Headers(scope=scope)
    forwarded = _plain(_written_by_the_outermost(headers.getlist("x-forwarded-for"), proxies))
    scheme = _written_by_the_outermost(headers.getlist("x-forwarded-proto"), proxies).lower()
    return Client(
        forwarded or peer.address,
        scheme in ("https", "wss") if scheme in ("http", "https", "ws", "wss") else peer.https,
    )


def network(address: str) -> str:
    """What an address is counted by: itself, or its /64 in IPv6, where one person holds all of a /64."""
    if ":" not in address:
        return address
    try:
        parsed = IPv6Address(address)
    except ValueError:
        return address
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ip_network((int(parsed) & ~((1 << 64) - 1), 64)))


def site(network: str) -> str:
    """The /48 of a /64, which providers give to one customer as a whole; nothing of any other network."""
    if not network.endswith("/64"):
        return ""
    try:
        return str(ip_network(network).supernet(new_prefix=48))
    except ValueError:
        return ""  # a key that only ends like one


def is_loopback(address: str) -> bool:
    """Whether this machine speaks to itself."""
    plain = _plain(address)
    return bool(plain) and ip_address(plain).is_loopback


def lan_address() -> str:
    """The address under which phones on the same network reach this machine; 127.0.0.1 when there is no network."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(_FAR_AWAY)  # a datagram socket only looks up its route: nothing is sent
            address = str(probe.getsockname()[0])
    except OSError:
        return LOOPBACK
    return LOOPBACK if address == "0.0.0.0" else address


def _written_by_the_outermost(lines: list[str], proxies: int) -> str:
    """The entry of the outermost trusted proxy; the first one when some of the proxies write none."""
    entries = [entry.strip() for line in lines for entry in line.split(",")]
    return entries[-min(proxies, len(entries))] if entries else ""


def _plain(written: str) -> str:
    """An address in one spelling, without port, brackets or zone; empty when it is none."""
    text = written.strip().strip('"')
    if text.startswith("[") and "]" in text:
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        parsed = ip_address(text.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped:
        parsed = parsed.ipv4_mapped
    return str(parsed)
