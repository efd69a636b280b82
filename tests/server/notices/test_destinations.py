from __future__ import annotations

import pytest

from penombre.server.notices import PUSH, WEBHOOK, Allowed, BadAddress, BadSetting
from penombre.server.notices.destinations import LeadsInside, reach

ALLOWED = Allowed(
    webhook=[
        "hooks.example.org",
        "*.bots.example.org",
        "odd.example.org:8443",
        "http://127.0.0.1:9000",
        "https://[fd00::5]:8443",
        "9.9.9.9",
    ]
)


def test_webhooks_are_refused_until_the_operator_allows_a_host_and_the_refusal_names_the_setting() -> None:
    with pytest.raises(BadAddress, match="--allow-webhook HOST"):
        Allowed().check_url(WEBHOOK, "https://hooks.example.org/x")


@pytest.mark.parametrize(
    "url",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc%2b",
        "https://web.push.apple.com/abc",
        "https://eu.push.apple.com/abc",
    ],
)
def test_the_push_services_of_the_major_browsers_are_allowed_from_the_start(url: str) -> None:
    target = Allowed().check_url(PUSH, url)
    assert f"{target.origin}{target.path}" == url and not target.inside


def test_an_operator_may_add_a_push_service() -> None:
    with pytest.raises(BadAddress, match=r"--allow-push push\.example\.org"):
        Allowed().check_url(PUSH, "https://push.example.org/1")
    assert Allowed(push=["push.example.org"]).check_url(PUSH, "https://push.example.org/1").host == "push.example.org"


@pytest.mark.parametrize(
    ("url", "origin", "path", "inside"),
    [
        ("https://hooks.example.org", "https://hooks.example.org", "/", False),
        ("https://hooks.example.org?a=b", "https://hooks.example.org", "/?a=b", False),
        ("HTTPS://Hooks.Example.ORG:443/A", "https://hooks.example.org", "/A", False),
        ("https://a.b.bots.example.org/", "https://a.b.bots.example.org", "/", False),
        ("https://odd.example.org:8443/", "https://odd.example.org:8443", "/", False),
        ("https://9.9.9.9/x", "https://9.9.9.9", "/x", False),
        ("http://127.0.0.1:9000/x", "http://127.0.0.1:9000", "/x", True),
        ("https://[fd00:0::5]:8443/x", "https://[fd00::5]:8443", "/x", True),
    ],
)
def test_an_allowed_address_is_read_to_its_parts(url: str, origin: str, path: str, inside: bool) -> None:
    target = ALLOWED.check_url(WEBHOOK, url)
    assert (target.origin, target.path, target.inside) == (origin, path, inside)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("", "not an address"),
        ("hooks.example.org/x", "not an address"),
        ("//hooks.example.org/x", "not an address"),
        ("https:hooks.example.org", "not an address"),
        ("ftp://hooks.example.org/", "must start with https"),
        ("file:///etc/passwd", "must start with https"),
        ("gopher://hooks.example.org/", "must start with https"),
        ("http://hooks.example.org/", "must start with https"),
        ("http://127.0.0.1:9001/", "Port 9001"),
        ("https://127.0.0.1:9000/", "http:// alone"),
        ("https://somebody@hooks.example.org/", "user name"),
        ("https://hooks.example.org:pass@evil.example/", "user name"),
        ("https://hooks.example.org@evil.example/", "user name"),
        ("https://hooks.example.org/#part", "fragment"),
        ("https://hooks.example.org/#", "fragment"),
        ("https://evil.example#.bots.example.org/", "fragment"),
        ("https://hooks.example.org:8443/", "Port 8443"),
        ("https://hooks.example.org:22/", "Port 22"),
        ("https://odd.example.org/", "Port 443"),
        ("https://hooks.example.org:/", "cannot be understood"),
        ("https://hooks.example.org:0/", "cannot be understood"),
        ("https://hooks.example.org:70000/", "cannot be understood"),
        ("https://hooks.example.org:443:443/", "cannot be understood"),
        ("https://hooks.example.org/" + "a" * 475, "longer than 500"),
        ("https://evil.example/", "--allow-webhook evil.example"),
        ("https://hooks.example.org.evil.example/", "may not call"),
        ("https://evilhooks.example.org/", "may not call"),
        ("https://bots.example.org/", "may not call"),
        ("https://evilbots.example.org/", "may not call"),
        ("https://localhost/", "may not call"),
        ("https://hooks.example.org./", "cannot be understood"),
        ("https://.bots.example.org/", "cannot be understood"),
        ("https://-a.bots.example.org/", "cannot be understood"),
        ("https://hooks%2eexample.org/", "cannot be understood"),
        ("https://evil.example\\.bots.example.org/", "backslash"),
        ("https://evil.example\\@hooks.example.org/", "backslash"),
        ("https://hooks.example.org/a b", "space"),
        ("https://hooks.example.org/\r\nX: y", "space"),
        ("https://hooks.example.org/\n", "space"),
        ("https://hooks.example.org/\x00", "space"),
        ("https://hooks。example.org/", "outside ASCII"),
        ("https://höoks.example.org/", "outside ASCII"),
        ("https://127.0.0.1/", "Port 443|http:// alone"),
        ("https://10.0.0.1/", "by number"),
        ("https://169.254.169.254/latest", "by number"),
        ("https://8.8.8.8/", "by number"),
        ("https://[::1]/", "by number"),
        ("https://[::ffff:127.0.0.1]:9000/", "by number"),
        ("https://[fe80::1%25eth0]/", "cannot be understood"),
        ("https://2130706433/", "cannot be understood"),
        ("https://0x7f000001/", "cannot be understood"),
        ("https://0x7f.1/", "cannot be understood"),
        ("https://127.1/", "cannot be understood"),
        ("https://0177.0.0.1/", "cannot be understood"),
        ("https://1.2.3.4.bots.example.org.5/", "cannot be understood"),
        ("https://[::1/", "cannot be understood"),
        ("https://[1.2.3.4]/", "cannot be understood"),
        ("https:///x", "cannot be understood"),
    ],
)
def test_a_bad_address_is_refused_with_a_reason(url: str, why: str) -> None:
    with pytest.raises(BadAddress, match=why):
        ALLOWED.check_url(WEBHOOK, url)


def test_an_address_of_five_hundred_characters_is_not_too_long() -> None:
    url = "https://hooks.example.org/" + "a" * 474
    assert len(url) == 500 and ALLOWED.check_url(WEBHOOK, url).path.endswith("aaa")


def test_a_host_allowed_for_webhooks_is_not_allowed_for_pushes() -> None:
    with pytest.raises(BadAddress, match="may not call"):
        ALLOWED.check_url(PUSH, "https://hooks.example.org/x")


def test_a_notice_goes_by_push_or_webhook_only() -> None:
    with pytest.raises(BadAddress, match="push or by webhook"):
        ALLOWED.check_url("pigeon", "https://hooks.example.org/x")


@pytest.mark.parametrize(
    "setting",
    [
        "",
        "*",
        "*.",
        "*.org",
        "*.10.0.0.1",
        "a.*.example.org",
        "http://127.0.0.1",
        "https://bots.lan",
        "http://*.example.org:80",
        "ftp://bots.lan:21",
        "http://http://bots.lan:80",
        "https://bots.lan:8443/path",
        "bots.lan/path",
        "me@bots.lan",
        "bots.lan:0",
        "127.1",
        "two hosts",
    ],
)
def test_a_setting_that_cannot_be_understood_stops_the_start(setting: str) -> None:
    with pytest.raises(BadSetting, match="--allow-webhook"):
        Allowed(webhook=[setting])


def test_a_name_whose_address_is_private_leads_inside() -> None:
    target = ALLOWED.check_url(WEBHOOK, "https://hooks.example.org/x")
    with pytest.raises(LeadsInside):
        reach(target, lambda host, port: ["10.0.0.7"])


def test_a_private_address_among_public_ones_spoils_them_all() -> None:
    target = ALLOWED.check_url(WEBHOOK, "https://hooks.example.org/x")
    with pytest.raises(LeadsInside):
        reach(target, lambda host, port: ["8.8.8.8", "::ffff:127.0.0.1"])


def test_localhost_is_refused_even_by_the_resolver_of_the_system() -> None:
    target = Allowed(webhook=["localhost"]).check_url(WEBHOOK, "https://localhost/x")
    with pytest.raises(LeadsInside):
        reach(target)


def test_a_private_number_that_is_listed_as_if_it_were_public_leads_inside() -> None:
    target = Allowed(webhook=["10.0.0.7"]).check_url(WEBHOOK, "https://10.0.0.7/x")
    with pytest.raises(LeadsInside):
        reach(target)


def test_a_host_listed_with_scheme_and_port_may_lie_inside() -> None:
    target = ALLOWED.check_url(WEBHOOK, "http://127.0.0.1:9000/x")
    assert [str(address) for address in reach(target)] == ["127.0.0.1"]


def test_the_path_of_an_address_stays_out_of_its_repr() -> None:
    assert "token" not in repr(ALLOWED.check_url(WEBHOOK, "https://hooks.example.org/token"))
