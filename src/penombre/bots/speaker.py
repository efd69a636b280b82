"""Words of their own for bots that would say a ready phrase: asked of any OpenAI-compatible endpoint, in a thread.

What a bot means is decided before; the speaker only puts it into words. It gets what the game's `Voice` makes of the
seat's view, and nothing comes of a reply that is late, broken, or not fit to be said: then the ready phrase is said.
"""

from __future__ import annotations

import contextlib
import socket
import ssl
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from threading import Timer
from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from penombre.bots.levels import LEVELS
from penombre.bots.voice import Brief, Voice, voice_of
from penombre.engine import Answer, Ask, PenombreError, View

OUTCOMES: Final = ("worded", "late", "failed", "unfit")
"""What becomes of asking for words: they are said; they came too late; the endpoint failed; they were not fit."""
TIMEOUT: Final = 4.0
"""Seconds from asking for words to speaking: always as many, so that the time tells nothing."""
LONGEST_WAIT: Final = 20.0
_PATH: Final = "/chat/completions"
_LONGEST_REPLY: Final = 65_536
_MOST_TOKENS: Final = 120
_THREADS: Final = 8


class BadEndpoint(PenombreError):
    """An endpoint cannot be used as it was given; the text says why."""


class Endpoint(Struct, frozen=True):
    """Where words come from: the base address of an OpenAI-compatible service, such as `http://127.0.0.1:8080/v1`."""

    url: str
    key: str = ""
    model: str = ""
    timeout: float = TIMEOUT

    def check(self) -> None:
        """Refuse what can be no endpoint, without quoting it: an address may hold a password."""
        try:
            parts = urlsplit(self.url)
            usable = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        except ValueError:
            usable = False
        if not usable:
            raise BadEndpoint("the address of the speaker is not http:// or https:// with a host")
        if parts.username or parts.password or parts.query or parts.fragment:
            raise BadEndpoint("the address of the speaker has more in it than a host and a path; a key is given apart")
        if not 0 < self.timeout <= LONGEST_WAIT:
            raise BadEndpoint(f"the speaker is waited for up to {LONGEST_WAIT:g} seconds, and for more than none")
        if not (self.key + self.model).isprintable() or not self.key.isascii():
            raise BadEndpoint("the key or the model of the speaker has a sign in it that cannot be sent")


class Utterance:
    """Something a bot is about to say, while the words for it are on their way."""

    __slots__ = ("_answer", "_ask", "_counted", "_due", "_future", "_voice")

    def __init__(
        self, voice: Voice, ask: Ask, answer: Answer, future: Future[str], due: float, counted: Callable[[str], object]
    ) -> None:
        self._voice = voice
        self._ask = ask
        self._answer = answer
        self._future = future
        self._due = due
        self._counted = counted

    def now(self) -> Answer:
        """What is said at this moment: in words that came and are fit, else by the ready phrase."""
        if not self._future.done():
            self._future.cancel()
            return self._ready("late")
        if self._future.cancelled() or self._future.exception() is not None:
            return self._ready("failed")
        worded = self._voice.taken(self._ask, self._answer, self._future.result())
        if worded is None:
            return self._ready("unfit")
        self._counted("worded")
        return worded

    def seconds_left(self) -> float:
        """How long to wait until it is time to say it: in all, that is always as long."""
        return max(0.0, self._due - time.monotonic())

    def when_due(self) -> Answer:
        """Wait until it is time to say it, and say it."""
        time.sleep(self.seconds_left())
        return self.now()

    def _ready(self, outcome: str) -> Answer:
        self._counted(outcome)
        return self._answer


class Speaker:
    """Asks an endpoint for words. `counted` hears what became of each."""

    def __init__(self, endpoint: Endpoint, counted: Callable[[str], object] = lambda _: None) -> None:
        endpoint.check()
        self.timeout: Final = endpoint.timeout
        """How long a bot waits that has asked for words, whatever comes of it: its time is to tell nothing."""
        self._endpoint: Final = endpoint
        self._counted: Final = counted
        self._threads: Final = ThreadPoolExecutor(_THREADS, thread_name_prefix="speaker")

    def begin(self, level: str, view: View, ask: Ask, answer: Answer, language: str) -> Utterance | None:
        """Ask for the words of an answer; None where it is none that a bot puts into words."""
        voice = voice_of(view.game) if level != LEVELS[0] and ask.book is not None else None
        brief = None if voice is None else voice.brief(view, ask, answer, language)
        if voice is None or brief is None:
            return None
        due = time.monotonic() + self.timeout
        future = self._threads.submit(_completed, self._endpoint, brief, due)
        return Utterance(voice, ask, answer, future, due, self._counted)

    def close(self) -> None:
        """Stop asking: words that are still on their way are given up."""
        self._threads.shutdown(wait=False, cancel_futures=True)


# -- the request -----------------------------------------------------------------------------------------------------


class _Message(Struct):
    content: str


class _Choice(Struct):
    message: _Message


class _Completion(Struct):
    choices: list[_Choice]


class Failed(PenombreError):
    """The endpoint did not give any words. No text of its own: it could quote what was asked."""


def request_of(endpoint: Endpoint, brief: Brief) -> bytes:
    """The body of the request: byte for byte the same for the same brief."""
    return msgspec.json.encode(
        {
            "model": endpoint.model,
            "messages": [{"role": "system", "content": brief.system}, {"role": "user", "content": brief.user}],
            "max_tokens": _MOST_TOKENS,
            "temperature": 0.9,
            "stream": False,
        }
    )


def _completed(endpoint: Endpoint, brief: Brief, due: float) -> str:
    """The words an endpoint gives, or `Failed`; nothing of it goes on after its time."""
    left = due - time.monotonic()
    if left <= 0:
        raise Failed
    connection = _connection(endpoint.url, left)
    # The time-out of a socket begins again with every byte: an endpoint that answers drop by drop is hung up on.
    watch = Timer(left, _hang_up, (connection,))
    watch.daemon = True
    watch.start()
    try:
        connection.request("POST", _path(endpoint.url), request_of(endpoint, brief), _headers(endpoint))
        response = connection.getresponse()
        body = response.read(_LONGEST_REPLY + 1)
        if response.status != 200 or len(body) > _LONGEST_REPLY:
            raise Failed
        return msgspec.json.decode(body, type=_Completion).choices[0].message.content
    except (OSError, HTTPException, ValueError, IndexError):
        raise Failed from None
    finally:
        watch.cancel()
        connection.close()


def _connection(url: str, timeout: float) -> HTTPConnection:
    parts = urlsplit(url)
    assert parts.hostname is not None
    if parts.scheme == "https":
        return HTTPSConnection(parts.hostname, parts.port, timeout=timeout, context=_trusting_the_system())
    return HTTPConnection(parts.hostname, parts.port, timeout=timeout)


@cache
def _trusting_the_system() -> ssl.SSLContext:
    return ssl.create_default_context()


def _path(url: str) -> str:
    path = urlsplit(url).path.rstrip("/")
    return path if path.endswith(_PATH) else path + _PATH


def _headers(endpoint: Endpoint) -> dict[str, str]:
    headers = {"Content-Type": "application/json", "Accept": "application/json", "User-Agent": "penombre"}
    if endpoint.key:
        headers["Authorization"] = f"Bearer {endpoint.key}"
    return headers


def _hang_up(connection: HTTPConnection) -> None:
    with contextlib.suppress(OSError, AttributeError):
        connection.sock.shutdown(socket.SHUT_RDWR)
