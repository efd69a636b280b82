from __future__ import annotations

import math
import re

import pytest
from starlette.types import Scope

from penombre import __version__
from penombre.server.metrics import CONTENT_TYPE, Counters, Gauge, Histogram, Metrics, may_read

ROUTES = ("/api/rooms", "/api/rooms/{room}")
CODES = ("late", "not_an_option")

SAMPLE = re.compile(
    r'(?P<name>[a-z_]+)(?:\{(?P<labels>[a-z]+="(?:[^"\\\n]|\\[\\"n])*"(?:,[a-z]+="(?:[^"\\\n]|\\[\\"n])*")*)\})?'
    r" (?P<value>-?[0-9.]+(?:e[+-]?[0-9]+)?|nan|-?inf)"
)


def samples(metrics: Metrics) -> dict[str, str]:
    """What a scraper reads: the value of each sample; every line must be one, or a comment."""
    read = {}
    for line in metrics.render().decode().splitlines():
        if line.startswith("# "):
            assert re.fullmatch(r"# (HELP [a-z_]+ .+|TYPE [a-z_]+ (counter|gauge|histogram))", line)
        else:
            assert SAMPLE.fullmatch(line), line
            sample, _, value = line.rpartition(" ")
            assert sample not in read
            read[sample] = value
    return read


def test_the_format_is_the_text_format_of_prometheus() -> None:
    assert CONTENT_TYPE.startswith("text/plain; version=0.0.4")
    assert Metrics(ROUTES, CODES).render().endswith(b"\n")
    assert samples(Metrics(ROUTES, CODES))


def test_every_metric_says_once_what_it_is_before_its_samples() -> None:
    seen: list[str] = []
    for line in Metrics(ROUTES, CODES).render().decode().splitlines():
        if line.startswith("# HELP"):
            seen.append(line.split()[2])
        elif not line.startswith("#"):
            assert re.split(r"[{ ]", line)[0].startswith(seen[-1])
    assert len(seen) == len(set(seen)) >= 17


def test_counters_count() -> None:
    metrics = Metrics(ROUTES, CODES)
    metrics.answers.add()
    metrics.answers.add()
    metrics.bytes_sent.add(1500)
    metrics.reconnects.add("resumed")
    metrics.notices.add("gone")
    read = samples(metrics)
    assert read["penombre_answers_total"] == "2"
    assert read["penombre_bytes_sent_total"] == "1500"
    assert read['penombre_reconnects_total{kind="resumed"}'] == "1"
    assert read['penombre_reconnects_total{kind="full"}'] == "0"
    assert read['penombre_notices_total{result="gone"}'] == "1"
    assert read["penombre_conflicts_total"] == "0"


def test_requests_are_counted_by_route_and_class_of_status() -> None:
    metrics = Metrics(ROUTES, CODES)
    metrics.answered("/api/rooms/{room}", 204)
    metrics.answered("/api/rooms/{room}", 200)
    metrics.answered("/api/rooms/{room}", 404)
    read = samples(metrics)
    assert read['penombre_http_requests_total{route="/api/rooms/{room}",status="2xx"}'] == "2"
    assert read['penombre_http_requests_total{route="/api/rooms/{room}",status="4xx"}'] == "1"


def test_a_label_never_takes_a_value_from_outside() -> None:
    metrics = Metrics(ROUTES, CODES)
    before = samples(metrics).keys()
    metrics.answered("/api/rooms/secret-room", 200)
    metrics.answered("/api/rooms", 999)
    metrics.refusals.add('secret"} 1\nevil{x="')
    read = samples(metrics)
    assert read.keys() == before
    assert read['penombre_http_requests_total{route="other",status="2xx"}'] == "1"
    assert read['penombre_http_requests_total{route="/api/rooms",status="other"}'] == "1"
    assert read['penombre_refusals_total{code="other"}'] == "1"


def test_a_label_too_many_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="zip"):
        Counters("counted", "Counted.", code=CODES).add("late", "again")


def test_label_values_are_escaped() -> None:
    assert list(Counters("counted", "Counted.", code=('a"b\\c\nd',)).lines())[2] == r'counted{code="a\"b\\c\nd"} 0'


def test_gauges_go_up_and_down_or_read_what_is_there() -> None:
    metrics = Metrics()
    rooms = ["one", "two"]
    metrics.rooms_loaded.read = lambda: len(rooms)
    metrics.sockets_open.add()
    metrics.sockets_open.add()
    metrics.sockets_open.add(-1)
    assert samples(metrics)["penombre_sockets_open"] == "1"
    assert samples(metrics)["penombre_rooms_loaded"] == "2"
    rooms.clear()
    assert samples(metrics)["penombre_rooms_loaded"] == "0"


@pytest.mark.parametrize(("value", "shown"), [(0.25, "0.25"), (math.inf, "inf"), (math.nan, "nan"), (1e300, "1e+300")])
def test_any_number_can_be_shown(value: float, shown: str) -> None:
    assert list(Gauge("gauge", "A gauge.", lambda: value).lines())[-1] == f"gauge {shown}"


def test_a_histogram_counts_what_took_at_most_so_long() -> None:
    histogram = Histogram("seconds", "Seconds.", bounds=(0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7.0):
        histogram.observe(seconds)
    assert list(histogram.lines())[2:] == [
        'seconds_bucket{le="0.1"} 2',
        'seconds_bucket{le="1"} 3',
        'seconds_bucket{le="+Inf"} 4',
        "seconds_sum 7.65",
        "seconds_count 4",
    ]


def test_the_version_is_told() -> None:
    assert any(f'version="{__version__}"' in sample for sample in samples(Metrics()))


def test_two_servers_share_nothing() -> None:
    first, second = Metrics(ROUTES), Metrics(ROUTES)
    first.answers.add()
    first.answered("/api/rooms", 200)
    assert samples(second) == samples(Metrics(ROUTES))


def scrape(*headers: tuple[str, str], peer: str | None = "127.0.0.1", host: str = "localhost:8000") -> Scope:
    pairs = [("host", host), *headers]
    return {
        "type": "http",
        "http_version": "1.1",
        "client": (peer, 50_000) if peer else None,
        "headers": [(name.encode(), value.encode()) for name, value in pairs],
    }


TOKEN = "a long token, accentué"


@pytest.mark.parametrize("peer", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
@pytest.mark.parametrize("host", ["localhost", "localhost:8000", "127.0.0.1:9", "[::1]:8000", "[::1]"])
def test_the_machine_itself_may_read(peer: str, host: str) -> None:
    assert may_read(scrape(peer=peer, host=host), None)


@pytest.mark.parametrize("peer", ["192.168.1.20", "203.0.113.9", "fe80::1", "", None])
def test_no_other_machine_may_read(peer: str | None) -> None:
    assert not may_read(scrape(peer=peer), None)
    assert not may_read(scrape(peer=peer), TOKEN)


@pytest.mark.parametrize(
    "header",
    ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded", "x-real-ip", "via", "cf-connecting-ip"],
)
def test_what_a_proxy_forwards_is_not_the_machine_itself(header: str) -> None:
    assert not may_read(scrape((header, "127.0.0.1")), None)
    assert not may_read(scrape((header, "")), TOKEN)


def test_behind_a_proxy_only_the_token_counts() -> None:
    assert not may_read(scrape(), None, proxies=1)
    assert may_read(scrape(("authorization", f"Bearer {TOKEN}"), peer="10.0.0.2"), TOKEN, proxies=1)


def test_a_proxy_that_says_nothing_and_forwards_in_http_1_0_is_not_the_machine_itself() -> None:
    assert not may_read({**scrape(), "http_version": "1.0"}, None)


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:8000", "", "[::1", ":80"]
)
def test_a_name_that_somebody_leads_to_the_machine_is_not_the_machine_itself(host: str) -> None:
    assert not may_read(scrape(host=host), None)


def test_a_request_with_two_names_or_none_is_not_the_machine_itself() -> None:
    assert not may_read(scrape(("host", "localhost")), None)
    assert not may_read({**scrape(), "headers": []}, None)


@pytest.mark.parametrize("header", [f"Bearer {TOKEN}", f"bearer {TOKEN}", f"Bearer  {TOKEN} "])
def test_whoever_bears_the_token_may_read(header: str) -> None:
    assert may_read(scrape(("authorization", header), ("via", "a proxy"), peer="203.0.113.9"), TOKEN)


@pytest.mark.parametrize(
    "header", ["", "Bearer", "Bearer ", f"Basic {TOKEN}", TOKEN, "Bearer wrong", f"Bearer {TOKEN}x"]
)
def test_a_wrong_token_reads_nothing(header: str) -> None:
    assert not may_read(scrape(("authorization", header), peer="203.0.113.9"), TOKEN)


@pytest.mark.parametrize("header", ["Bearer", "Bearer ", "Bearer None"])
@pytest.mark.parametrize("token", [None, ""])
def test_without_a_token_none_is_right(token: str | None, header: str) -> None:
    assert not may_read(scrape(("authorization", header), peer="203.0.113.9"), token)


def test_two_tokens_are_none() -> None:
    twice = (("authorization", f"Bearer {TOKEN}"), ("authorization", "Bearer guess"))
    assert not may_read(scrape(*twice, peer="203.0.113.9"), TOKEN)
