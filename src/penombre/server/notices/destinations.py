"""Where notices may go: the hosts an operator allows, and no address inside the host's network that was not listed.

An address is checked twice. `Allowed.check_url` reads it when a guest gives it, and looks nothing up. `reach` looks its
name up when a notice leaves, and gives the addresses to connect to: whoever connects asks for the name no second time.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from penombre.engine import PenombreError
from penombre.server.notices.public_addresses import is_public

PUSH: Final = "push"
WEBHOOK: Final = "webhook"

PUSH_SERVICES: Final = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.notify.windows.com",
    "web.push.apple.com",
    "*.push.apple.com",
)
"""The push services of the major browsers."""

LONGEST_URL: Final = 500
_PORTS: Final = {"https": 443, "http": 80}
_SETTINGS: Final = {PUSH: "--allow-push", WEBHOOK: "--allow-webhook"}

_PRINTABLE: Final = re.compile(r"[!-~]*")
_URL: Final = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*)://([^/?]*)(.*)")
_AUTHORITY: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9.-]+)(?::([0-9]{1,5}))?")
_NAME: Final = re.compile(r"(?=.{1,253}\Z)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*")
_NUMBER: Final = re.compile(r"[0-9]+|0x[0-9a-f]*")

Address = IPv4Address | IPv6Address
Resolve = Callable[[str, int], Sequence[str]]
"""From a name and a port to the addresses it has now; `OSError` when there are none."""


class BadAddress(PenombreError):
    """Notices cannot be sent to this address; the text says what would be accepted."""


class BadSetting(PenombreError):
    """A setting of the operator about notices cannot be understood."""


class LeadsInside(PenombreError):
    """An allowed name has an address inside a private network. Nothing was sent."""


@dataclass(frozen=True, slots=True)
class Target:
    """An address that was read and allowed; its path is a secret between the guest and the service."""

    scheme: str
    host: str
    port: int
    path: str = field(repr=False)
    inside: bool
    """The operator listed this very scheme, host and port, so it may lie inside the host's network."""

    @property
    def authority(self) -> str:
        """Host and port as a request names them."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS[self.scheme] else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        """Scheme, host and port."""
        return f"{self.scheme}://{self.authority}"


@dataclass(frozen=True, slots=True)
class _Rule:
    """One host, or all names under one, that the operator allows."""

    scheme: str
    host: str
    port: int
    below: bool
    inside: bool

    def names(self, host: str) -> bool:
        return host.endswith(f".{self.host}") if self.below else host == self.host


class Allowed:
    """The hosts notices may be sent to, from the operator's settings.

    | setting | what it allows |
    |---|---|
    | `hooks.example.org` | that host over https, at its public addresses |
    | `*.example.org` | every name under it, likewise |
    | `hooks.example.org:8443` | that host and port over https, at its public addresses |
    | `http://127.0.0.1:9000`, `https://bots.lan:8443` | exactly this, wherever it lies: for a bridge of one's own |
    """

    def __init__(self, webhook: Iterable[str] = (), push: Iterable[str] = ()) -> None:
        self._rules = {
            WEBHOOK: tuple(_rule(text, WEBHOOK) for text in webhook),
            PUSH: tuple(_rule(text, PUSH) for text in (*PUSH_SERVICES, *push)),
        }

    def check_url(self, kind: str, url: str) -> Target:
        """Read the address of a push subscription or a webhook; `BadAddress` if a notice may not go there."""
        rules = self._rules.get(kind)
        if rules is None:
            raise BadAddress(f"A notice goes by {PUSH} or by {WEBHOOK}, not by {kind[:20]!r}.")
        option = _SETTINGS[kind]
        if not rules:
            raise BadAddress(
                f"This server sends no {kind} notices: none of their hosts is allowed. "
                f"Its operator can allow one with the setting {option} HOST."
            )
        scheme, host, port, path = _parts(url)
        named = [rule for rule in rules if rule.names(host)]
        if not named and _is_numeric(host):
            raise BadAddress(
                f"The address names its host by number; expected a name, unless the operator lists {option} {host}."
            )
        if not named:
            raise BadAddress(f"This server may not call {host}. Its operator can allow it with {option} {host}.")
        named = [rule for rule in named if rule.scheme == scheme]
        if not named and scheme == "http":
            raise BadAddress(
                f"The address must start with https://, unless the operator lists {option} http://{host}:{port}."
            )
        if not named:
            raise BadAddress(f"{host} is allowed by http:// alone.")
        named = [rule for rule in named if rule.port == port]
        if not named:
            raise BadAddress(
                f"Port {port} of {host} is not allowed. Its operator can allow it with {option} HOST:PORT."
            )
        return Target(scheme, host, port, path, inside=any(rule.inside for rule in named))


def _parts(url: str) -> tuple[str, str, int, str]:
    """Scheme, host, port and path of an address, or what is wrong with its form."""
    if len(url) > LONGEST_URL:
        raise BadAddress(f"The address is longer than {LONGEST_URL} characters.")
    if not _PRINTABLE.fullmatch(url) or "\\" in url:
        raise BadAddress("The address has a space, a backslash or a letter outside ASCII; expected it encoded.")
    if "#" in url:
        raise BadAddress("The address has a fragment (#…); expected none.")
    found = _URL.fullmatch(url)
    if found is None:
        raise BadAddress("This is not an address; expected https://host/path.")
    scheme, authority, path = found[1].lower(), found[2], found[3]
    if scheme not in _PORTS:
        raise BadAddress("The address must start with https://.")
    if "@" in authority:
        raise BadAddress("The address holds a user name or password; expected none.")
    host, port = _host_and_port(authority, _PORTS[scheme])
    if host is None:
        raise BadAddress("The host of the address cannot be understood; expected https://host/path.")
    return scheme, host, port, path if path.startswith("/") else f"/{path}"


def _rule(text: str, kind: str) -> _Rule:
    """Read one setting; what cannot be understood stops the start of the server rather than allow too much."""
    scheme, separator, rest = text.strip().rpartition("://")
    below = rest.startswith("*.")
    host, port = _host_and_port(rest.removeprefix("*."), 0)
    wrong = BadSetting(
        f"{_SETTINGS[kind]} {text}: expected HOST, HOST:PORT, *.DOMAIN, "
        "or http://HOST:PORT and https://HOST:PORT for a host inside your network."
    )
    if host is None or (separator and scheme not in _PORTS):
        raise wrong
    if separator:
        # An address inside the network is opened one by one: no default port, no wildcard.
        if below or not port:
            raise wrong
        return _Rule(scheme, host, port, below=False, inside=True)
    if below and (_is_numeric(host) or "." not in host):
        raise wrong
    return _Rule("https", host, port or _PORTS["https"], below, inside=False)


def _host_and_port(authority: str, default: int) -> tuple[str | None, int]:
    """The host in its one spelling and the port; no host when there is anything strange about it."""
    found = _AUTHORITY.fullmatch(authority)
    if found is None:
        return None, default
    host, port = found[1].lower(), int(found[2]) if found[2] else default
    if found[2] and not 1 <= port <= 65_535:
        return None, port
    if host.startswith("["):
        try:
            return str(IPv6Address(host[1:-1])), port
        except ValueError:
            return None, port
    if _NUMBER.fullmatch(host.rpartition(".")[2]):
        # Resolvers read 127.1, 0x7f000001 and 2130706433 as numbers too; only the plain spelling passes.
        try:
            return str(IPv4Address(host)), port
        except ValueError:
            return None, port
    return (host if _NAME.fullmatch(host) else None), port


def _is_numeric(host: str) -> bool:
    return ":" in host or host.rpartition(".")[2].isdigit()


def look_up(host: str, port: int) -> list[str]:
    """The addresses of a name, from the resolver of the system."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def reach(target: Target, resolve: Resolve = look_up) -> list[Address]:
    """The addresses to connect to now; `LeadsInside` if one of them is not public and the host not listed as inside.

    One address too many spoils them all: no honest service mixes public and private ones.
    """
    names = [target.host] if _is_numeric(target.host) else resolve(target.host, target.port)
    addresses = [ip_address(name) for name in names]
    if not target.inside and not all(is_public(address) for address in addresses):
        raise LeadsInside(f"{target.host} has an address that is not public; nothing is sent there.")
    return addresses
