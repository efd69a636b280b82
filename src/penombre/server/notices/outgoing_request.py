"""One request to a checked address: no second look-up, no redirect, no proxy, and an end to its time and its size."""

from __future__ import annotations

import io
import socket
import ssl
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from email.utils import parsedate_to_datetime
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv6Address
from typing import Final

from msgspec import Struct

from penombre.engine import PenombreError
from penombre.server.notices.destinations import Address, Resolve, Target, look_up, reach

_MOST_ADDRESSES: Final = 3
"""How many addresses of one name are tried."""

Dial = Callable[[Address, int, float], socket.socket]
"""Opens a connection to an address and port within some seconds."""


class Unreachable(PenombreError):
    """The service could not be reached or did not answer in time; later it may."""


class Untrusted(PenombreError):
    """The service did not prove to be who it should be. Nothing was sent."""


class Limits(Struct, frozen=True):
    """How long one request may take, in seconds, and how many bytes of an answer are read."""

    connect: float = 5.0
    total: float = 10.0
    answer: int = 16_384


class Reply(Struct, frozen=True):
    """What the service answered; its body is left unread."""

    status: int
    retry_after: float = 0.0
    """How many seconds the service asks to be left alone."""


def dial(address: Address, port: int, timeout: float) -> socket.socket:
    """Connect to an address, which is a number and asks no resolver."""
    family = socket.AF_INET6 if isinstance(address, IPv6Address) else socket.AF_INET
    line = socket.socket(family, socket.SOCK_STREAM)
    try:
        line.settimeout(timeout)
        line.connect((str(address), port))
    except BaseException:
        line.close()
        raise
    return line


class Carrier:
    """Carries requests, from any thread."""

    def __init__(
        self,
        *,
        limits: Limits | None = None,
        tls: ssl.SSLContext | None = None,
        resolve: Resolve = look_up,
        dial: Dial = dial,
    ) -> None:
        self.limits = limits or Limits()
        self._tls = tls or _trusting_the_system()
        self._resolve = resolve
        self._dial = dial

    def post(self, target: Target, headers: Mapping[str, str], body: bytes = b"") -> Reply:
        """Send one request; `LeadsInside`, `Untrusted` or `Unreachable` if there is no answer to it."""
        deadline = time.monotonic() + self.limits.total
        try:
            with closing(self._connect(target, deadline)) as line:
                return _ask(_Wire(line, deadline, self.limits.answer), target, headers, body)
        except ssl.SSLCertVerificationError as error:
            raise Untrusted(f"{target.host} has no valid certificate: {error.verify_message}") from error
        except (OSError, HTTPException) as error:
            # The text of such an error may quote the address, which is a secret: its name has to do.
            raise Unreachable(f"{target.host} did not answer: {type(error).__name__}") from error

    def _connect(self, target: Target, deadline: float) -> socket.socket:
        failure: OSError = OSError("the name has no address")
        for address in reach(target, self._resolve)[:_MOST_ADDRESSES]:
            try:
                line = self._dial(address, target.port, self._patience(deadline))
            except OSError as error:
                failure = error
                continue
            return self._secured(line, target, deadline) if target.scheme == "https" else line
        raise failure

    def _secured(self, line: socket.socket, target: Target, deadline: float) -> socket.socket:
        try:
            line.settimeout(self._patience(deadline))
            return self._tls.wrap_socket(line, server_hostname=target.host)
        except BaseException:
            line.close()
            raise

    def _patience(self, deadline: float) -> float:
        return min(self.limits.connect, _left(deadline))


class _Wire:
    """A socket as `http.client` uses it, with one deadline for everything and an end to what is read.

    A time-out of the socket alone would start anew with every byte of a service that answers drop by drop.
    """

    def __init__(self, line: socket.socket, deadline: float, most: int) -> None:
        self._line, self._deadline, self._most = line, deadline, most

    def sendall(self, data: bytes) -> None:
        self._line.settimeout(_left(self._deadline))
        self._line.sendall(data)

    def makefile(self, mode: str) -> io.BufferedReader:
        return io.BufferedReader(_Trickle(self._line, self._deadline, self._most))

    def close(self) -> None:
        self._line.close()


class _Trickle(io.RawIOBase):
    """What comes in on a socket, until the deadline or the last byte that is wanted."""

    def __init__(self, line: socket.socket, deadline: float, most: int) -> None:
        self._line, self._deadline, self._most = line, deadline, most

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: bytearray | memoryview) -> int:  # type: ignore[override]  # what a BufferedReader gives
        wanted = memoryview(buffer)[: self._most]
        if not wanted:
            return 0
        self._line.settimeout(_left(self._deadline))
        count = self._line.recv_into(wanted)
        self._most -= count
        return count


def _ask(wire: _Wire, target: Target, headers: Mapping[str, str], body: bytes) -> Reply:
    connection = HTTPConnection(target.host, target.port)
    # Without it http.client would look the name up and connect by itself if the socket went away.
    connection.auto_open = 0
    connection.sock = wire
    connection.request(
        "POST",
        target.path,
        body or None,
        {"Host": target.authority, "User-Agent": "penombre", "Connection": "close", **headers},
    )
    with connection.getresponse() as response:
        return Reply(response.status, seconds_asked(response.getheader("Retry-After", ""), time.time()))


def seconds_asked(retry_after: str, now: float) -> float:
    """How long `Retry-After` asks to wait, in seconds or until a date; 0 when it says nothing that makes sense."""
    text = retry_after.strip()
    if text.isascii() and text.isdigit():
        return float(text[:9])
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - now)
    except (ValueError, OverflowError):
        return 0.0


def _left(deadline: float) -> float:
    left = deadline - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left


def _trusting_the_system() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.set_alpn_protocols(["http/1.1"])
    return context
