"""What the operator can measure: counters, gauges and histograms in the text format of Prometheus, version 0.0.4.

Labels take their values from sets that are closed when the server starts: no id, no name and no seat can become one.
Even so, a count of answers read during a sealed vote says how many have voted: `may_read` keeps all of it for the
operator.
"""

from __future__ import annotations

import platform
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from hmac import compare_digest
from itertools import accumulate, product
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

from penombre import __version__
from penombre.bots.speaker import OUTCOMES
from penombre.experts import RESULTS
from penombre.server.client_address import is_loopback

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

OTHER: Final = "other"
"""Counts whatever is not in the closed set of a label."""

STATUS_CLASSES: Final = ("1xx", "2xx", "3xx", "4xx", "5xx")

CUT: Final = ("full", "address", "silent", "late", "unread", "pipelined", "malformed", "too_fast", "frames")
"""Why a connection is refused or cut off: no room, waited too long, does not read, asks too much at once."""

SECONDS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper bounds of the histograms; 50 ms from answer to frames is what we hold ourselves to."""


class Metric:
    """Something measured, under its name; what its samples are, each kind says."""

    kind = "gauge"

    def __init__(self, name: str, help: str) -> None:
        self._name = name
        self._help = help

    def lines(self) -> Iterator[str]:
        """All that is said of it."""
        yield f"# HELP {self._name} {self._help}"
        yield f"# TYPE {self._name} {self.kind}"
        yield from self.samples()

    def samples(self) -> Iterator[str]:
        """Its numbers as they are now, a line each."""
        raise NotImplementedError


class Counter(Metric):
    """A number that only grows."""

    kind = "counter"

    def __init__(self, name: str, help: str) -> None:
        super().__init__(name, help)
        self.value = 0

    def add(self, number: int = 1) -> None:
        self.value += number

    def samples(self) -> Iterator[str]:
        yield f"{self._name} {self.value}"


class Counters(Metric):
    """One counter for each combination of label values, all of them known beforehand."""

    kind = "counter"

    def __init__(self, name: str, help: str, **labels: Iterable[str]) -> None:
        super().__init__(name, help)
        self._labels = tuple(labels)
        self._sets = tuple(tuple(dict.fromkeys([*values, OTHER])) for values in labels.values())
        self.values = dict.fromkeys(product(*self._sets), 0)

    def add(self, *labels: str) -> None:
        """Count one more; an unknown value counts as `other`."""
        if labels not in self.values:
            known = zip(labels, self._sets, strict=True)
            labels = tuple(label if label in among else OTHER for label, among in known)
        self.values[labels] += 1

    def samples(self) -> Iterator[str]:
        for labels, value in self.values.items():
            yield f"{_sample(self._name, dict(zip(self._labels, labels, strict=True)))} {value}"


class Gauge(Metric):
    """A number that goes up and down: kept here, or read from elsewhere when somebody asks."""

    def __init__(self, name: str, help: str, read: Callable[[], float] | None = None) -> None:
        super().__init__(name, help)
        self.value: float = 0
        self.read = read

    def add(self, number: int = 1) -> None:
        self.value += number

    def samples(self) -> Iterator[str]:
        yield f"{self._name} {_number(self.read() if self.read else self.value)}"


class Histogram(Metric):
    """How often something took how long."""

    kind = "histogram"

    def __init__(self, name: str, help: str, bounds: Iterable[float] = SECONDS) -> None:
        super().__init__(name, help)
        self._bounds = tuple(sorted(bounds))
        self.counts = [0] * (len(self._bounds) + 1)
        self.sum = 0.0

    def observe(self, value: float) -> None:
        self.counts[bisect_left(self._bounds, value)] += 1
        self.sum += value

    def samples(self) -> Iterator[str]:
        totals = list(accumulate(self.counts))
        for bound, total in zip((*map(_number, self._bounds), "+Inf"), totals, strict=True):
            yield f"{_sample(f'{self._name}_bucket', {'le': bound})} {total}"
        yield f"{self._name}_sum {_number(self.sum)}"
        yield f"{self._name}_count {totals[-1]}"


class Info(Metric):
    """A constant that says something by its labels."""

    def __init__(self, name: str, help: str, **labels: str) -> None:
        super().__init__(name, help)
        self._labels = labels

    def samples(self) -> Iterator[str]:
        yield f"{_sample(self._name, self._labels)} 1"


class Metrics:
    """All the numbers of one server, in the order in which they are told.

    `routes` are the templates of its routes, `refusals` the codes of its errors.
    """

    def __init__(self, routes: Iterable[str] = (), refusals: Iterable[str] = ()) -> None:
        self.build = Info(
            "penombre_build_info", "Which version runs.", version=__version__, python=platform.python_version()
        )
        self.requests = Counters(
            "penombre_http_requests_total", "HTTP requests answered.", route=routes, status=STATUS_CLASSES
        )
        self.connections_open = Gauge("penombre_connections_open", "Connections open now, sockets included.")
        self.connections_cut = Counters(
            "penombre_connections_cut_total", "Connections that were refused or cut off, by why.", reason=CUT
        )
        self.sockets_open = Gauge("penombre_sockets_open", "Sockets open now.")
        self.rooms_loaded = Gauge("penombre_rooms_loaded", "Rooms in memory now.")
        self.matches_loaded = Gauge("penombre_matches_loaded", "Matches in memory now.")
        self.matches_driving = Gauge("penombre_matches_driving", "Matches whose bots and clocks this node runs now.")
        self.answers = Counter("penombre_answers_total", "Answers taken and written down.")
        self.bot_answers = Counter("penombre_bot_answers_total", "Answers given by bots, stand-ins included.")
        self.bot_words = Counters(
            "penombre_bot_words_total",
            "Phrases of bots that an endpoint was to put into words, by what became of them.",
            result=OUTCOMES,
        )
        self.expert_thoughts = Counters(
            "penombre_expert_thoughts_total",
            "Questions that experts were to look ahead for, by what came of it; all but thought: the rule of thumb.",
            result=RESULTS,
        )
        self.expert_seconds = Histogram("penombre_expert_seconds", "Processor time of a thought of an expert.")
        self.experts_waiting = Gauge("penombre_experts_waiting", "Thoughts that wait for a process now.")
        self.expert_processes = Gauge("penombre_expert_processes", "Processes that experts think in now.")
        self.expert_deaths = Counter(
            "penombre_expert_deaths_total", "Processes of experts that died, or hung and were killed."
        )
        self.timeouts = Counter("penombre_timeouts_total", "Answers given by a clock that ran out.")
        self.refusals = Counters("penombre_refusals_total", "Messages and requests refused.", code=refusals)
        self.frames_sent = Counter("penombre_frames_sent_total", "Frames sent on sockets.")
        self.bytes_sent = Counter("penombre_bytes_sent_total", "Bytes of the frames sent on sockets.")
        self.reconnects = Counters(
            "penombre_reconnects_total",
            "Sockets that came back: resumed, or sent the full view.",
            kind=("resumed", "full"),
        )
        self.append_seconds = Histogram("penombre_append_seconds", "Time to write an answer down for good.")
        self.publish_seconds = Histogram("penombre_publish_seconds", "Time from an answer to the frames of all seats.")
        self.log_lines_left_out = Gauge(
            "penombre_log_lines_left_out", "Lines not logged since the start because their cause had many already."
        )
        self.store_failures = Counter("penombre_store_failures_total", "Times that the store was needed and failed.")
        self.lost_entries = Gauge(
            "penombre_lost_entries", "Entries of matches that were missing when the server started."
        )
        self.lost_commits = Gauge(
            "penombre_lost_commits", "Commits by which the store was behind its mark when the server started."
        )
        self.backups = Counters("penombre_backups_total", "Back-ups of the store.", result=("made", "failed"))
        self.backup_time = Gauge(
            "penombre_backup_timestamp_seconds", "When the newest back-up was made, since the epoch; 0 for never."
        )
        self.conflicts = Counter("penombre_conflicts_total", "Appends that another node had overtaken.")
        self.notices = Counters(
            "penombre_notices_total",
            "Turn notices, by what became of them; later: to be tried again.",
            result=("sent", "later", "gone", "refused", "dropped"),
        )

    def answered(self, route: str, status: int) -> None:
        """Count a request by the template of its route, never by its path."""
        self.requests.add(route, f"{status // 100}xx")

    def render(self) -> bytes:
        """Everything, to be served as `CONTENT_TYPE`."""
        metrics = [each for each in vars(self).values() if isinstance(each, Metric)]
        return "".join(f"{line}\n" for metric in metrics for line in metric.lines()).encode()


_FORWARDING: Final = frozenset({"forwarded", "via", "x-real-ip", "x-client-ip", "true-client-ip", "cf-connecting-ip"})
_OWN_NAMES: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})


def may_read(scope: Scope, token: str | None, *, proxies: int = 0) -> bool:
    """Whether this request is the operator's: it knows the token, or comes from this very machine.

    A proxy on this machine makes everybody look local, so nothing is local that a proxy has touched: one the operator
    told us of (`proxies`), one that says so in a header, or one that forwards in HTTP/1.0, as nginx does unless told
    otherwise. The name asked for must be local too, or any web page the operator visits could point its own name here.
    """
    headers = Headers(scope=scope)
    return (bool(token) and _bears(headers, str(token))) or (proxies < 1 and _is_local(scope, headers))


def _bears(headers: Headers, token: str) -> bool:
    given = headers.getlist("authorization")
    if len(given) != 1:
        return False
    scheme, _, credentials = given[0].partition(" ")
    return scheme.lower() == "bearer" and compare_digest(credentials.strip().encode("latin-1"), token.encode())


def _is_local(scope: Scope, headers: Headers) -> bool:
    peer = scope.get("client")
    if not peer or not is_loopback(peer[0]) or scope.get("http_version") == "1.0":
        return False
    if any(name in _FORWARDING or name.startswith("x-forwarded") for name in headers):
        return False
    hosts = headers.getlist("host")
    return len(hosts) == 1 and _without_port(hosts[0]) in _OWN_NAMES


def _without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdecimal() else host


def _sample(name: str, labels: dict[str, str]) -> str:
    return name + "{" + ",".join(f'{label}="{_escaped(value)}"' for label, value in labels.items()) + "}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def _number(value: float) -> str:
    return repr(float(value)).removesuffix(".0")
