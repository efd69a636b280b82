from __future__ import annotations

import asyncio
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penombre.server.limits import BadLimit, Bucket, Buckets, Limits, Rate, Tally
from penombre.server.refusal import Refusal
from penombre.server.server import Server
from penombre.server.settings import Settings
from penombre.store import Store

TWO_A_SECOND_THREE_AT_ONCE = Rate(2, 3)


def test_without_a_word_from_the_operator_the_table_holds() -> None:
    limits = Limits.read({"PATH": "/bin", "PENOMBRE_DATA": "somewhere"})
    assert limits == Limits()
    assert (limits.body_bytes, limits.frame_bytes, limits.name_length, limits.text_length) == (16_384, 8_192, 24, 500)
    assert limits.messages == Rate(10, 30)
    assert limits.requests == Rate(20, 100)
    assert limits.chat == Rate(1, 5)
    assert limits.rooms == Rate(60 / 3600, 60)
    assert limits.guests == Rate(200 / 3600, 200)
    assert limits.wrong_keys == Rate(20 / 60, 20)
    assert (limits.sockets_per_address, limits.sockets_per_guest, limits.open_rooms) == (40, 8, 10_000)


def test_the_environment_overrides_a_limit() -> None:
    limits = Limits.read({"PENOMBRE_LIMIT_BODY_BYTES": " 65536 ", "PENOMBRE_LIMIT_CHAT_PER_SECOND": "0.5"})
    assert limits == Limits(body_bytes=65_536, chat_per_second=0.5)


@pytest.mark.parametrize("name", ["BODY", "", "body_bytes", "BODY_BYTES_", "READ", "MESSAGES", "__CLASS__"])
def test_an_unknown_limit_is_refused_with_the_names_there_are(name: str) -> None:
    with pytest.raises(BadLimit, match=r"is no limit.*BODY_BYTES.*OPEN_ROOMS"):
        Limits.read({f"PENOMBRE_LIMIT_{name}": "1"})


@pytest.mark.parametrize("value", ["", "many", "-1", "nan", "inf", "1e99", "0x10", "1_000", "true", "null", "9" * 5000])
@pytest.mark.parametrize("name", ["BODY_BYTES", "OPEN_ROOMS", "REQUESTS_PER_SECOND"])
def test_a_bad_value_is_refused_with_what_is_expected(name: str, value: str) -> None:
    with pytest.raises(BadLimit, match=rf"PENOMBRE_LIMIT_{name}=.* expected a .*number") as refused:
        Limits.read({f"PENOMBRE_LIMIT_{name}": value})
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize(
    "name",
    ["BODY_BYTES", "FRAME_BYTES", "NAME_LENGTH", "TEXT_LENGTH", "MESSAGES_BURST", "REQUESTS_BURST", "CHAT_BURST"],
)
def test_a_size_cannot_be_lifted(name: str) -> None:
    with pytest.raises(BadLimit, match="from 1"):
        Limits.read({f"PENOMBRE_LIMIT_{name}": "0"})


def test_a_rate_can_be_lifted() -> None:
    limits = Limits.read({"PENOMBRE_LIMIT_ROOMS_PER_HOUR": "0", "PENOMBRE_LIMIT_REQUESTS_PER_SECOND": "0"})
    for rate in (limits.rooms, limits.requests):
        bucket, buckets = Bucket(rate), Buckets(rate)
        assert all(bucket.take(0) and buckets.has("a", 0) and buckets.take("a", 0) for _ in range(10_000))
        assert len(buckets) == 0


def test_a_burst_passes_and_one_more_does_not() -> None:
    bucket = Bucket(TWO_A_SECOND_THREE_AT_ONCE)
    assert [bucket.take(100) for _ in range(5)] == [True, True, True, False, False]


def test_tokens_come_back_at_the_rate_and_never_beyond_the_burst() -> None:
    bucket = Bucket(TWO_A_SECOND_THREE_AT_ONCE)
    assert all(bucket.take(100) for _ in range(3))
    assert [bucket.take(100.5), bucket.take(100.5)] == [True, False]
    assert [bucket.take(1000) for _ in range(4)] == [True, True, True, False]


def test_a_refusal_costs_nothing() -> None:
    bucket = Bucket(TWO_A_SECOND_THREE_AT_ONCE)
    assert all(bucket.take(0) for _ in range(3))
    assert not any(bucket.take(0) for _ in range(100))
    assert bucket.take(0.5)


def test_asking_takes_nothing() -> None:
    bucket = Bucket(Rate(1, 1))
    assert bucket.has(0) and bucket.has(0) and bucket.take(0)
    assert not bucket.has(0)
    assert bucket.has(1)


@given(
    st.integers(1, 50),
    st.integers(1, 100),
    st.floats(0, 1e7),
    st.lists(st.floats(0, 5), min_size=1, max_size=200),
)
def test_no_rhythm_beats_the_rate(per_second: int, burst: int, start: float, pauses: list[float]) -> None:
    bucket, now, taken = Bucket(Rate(per_second, burst)), start, 0
    for pause in pauses:
        now += pause
        taken += sum(bucket.take(now) for _ in range(burst + 1))
    assert burst <= taken <= burst + per_second * (now - start) + 1e-3


@given(st.integers(1, 50), st.integers(1, 200), st.floats(0, 1e7))
def test_a_full_bucket_holds_exactly_its_burst(per_second: int, burst: int, now: float) -> None:
    bucket = Bucket(Rate(per_second, burst))
    assert sum(bucket.take(now) for _ in range(2 * burst)) == burst


def test_what_is_owed_comes_in_before_anybody_gets_more() -> None:
    buckets = Buckets(TWO_A_SECOND_THREE_AT_ONCE)
    for _ in range(10):
        buckets.owe("a", 0)
    # Three were there, seven are owed, and the next one comes half a second after the last of them.
    assert [now for now in (0.0, 1.5, 3.4, 3.5, 3.9, 4.0) if buckets.has("a", now)] == [4.0]
    assert buckets.take("b", 0)


def test_wrong_keys_that_are_tried_at_the_same_moment_all_count(monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server(Settings(limits=Limits(wrong_keys_per_minute=3)), cast(Store, None), address="")
    now = 0.0
    monkeypatch.setattr(server, "loop_time", lambda: now)

    async def tried_in_vain() -> str:
        try:
            with server.tried("192.0.2.7"):
                await asyncio.sleep(0)  # all are asked about before the first one is found wrong
                raise Refusal("not_found", "")
        except Refusal as refusal:
            return refusal.problem.code

    async def tried_at_once(tries: int) -> set[str]:
        return {*await asyncio.gather(*(tried_in_vain() for _ in range(tries)))}

    assert asyncio.run(tried_at_once(10)) == {"not_found"}
    now = 159.0  # seven more than three a minute: a hundred and forty seconds more
    assert asyncio.run(tried_at_once(10)) == {"too_fast"}
    now = 160.0
    assert asyncio.run(tried_at_once(1)) == {"not_found"}


def test_keys_have_buckets_of_their_own() -> None:
    buckets = Buckets(Rate(1, 1))
    assert buckets.take("203.0.113.1", 0) and buckets.take("203.0.113.2", 0)
    assert not buckets.take("203.0.113.1", 0)
    assert not buckets.has("203.0.113.2", 0) and buckets.has("203.0.113.3", 0)


def test_the_addresses_of_one_ipv6_network_share_a_bucket() -> None:
    buckets = Buckets(Rate(1, 3))
    assert sum(buckets.take(f"2001:db8::{host:x}", 0) for host in range(1000)) == 3
    assert not buckets.has("2001:db8::ffff", 0)
    assert buckets.take("2001:db8:0:1::1", 0)
    assert len(buckets) == 3  # of two networks, and of the site they are both of


def test_who_holds_a_whole_ipv6_site_has_sixteen_shares_and_no_more() -> None:
    buckets, tally = Buckets(Rate(1, 3)), Tally(2)
    addresses = [f"2001:db8:5:{net:x}::1" for net in range(1000)]
    assert sum(buckets.take(address, 0) for address in addresses) == 48
    assert sum(tally.enter(address) for address in addresses for _ in range(2)) == 32
    assert buckets.take("2001:db8:6::1", 0) and tally.enter("2001:db8:6::1")
    for address in addresses[:16]:
        tally.leave(address)
        tally.leave(address)
    assert len(tally) == 2
    assert tally.enter("? 2001:db8:5::/64")  # strangers of a network, who count like one guest
    tally.leave("? 2001:db8:5::/64")


def test_no_number_of_keys_makes_the_buckets_grow() -> None:
    buckets = Buckets(Rate(1, 1), most=100)
    for key in range(10_000):
        buckets.take(f"{key}", 0)
        assert len(buckets) <= 100
    assert not buckets.take("9999", 0)


def test_who_keeps_asking_is_not_forgotten_for_newcomers() -> None:
    buckets = Buckets(Rate(0.001, 1), most=10)
    assert buckets.take("pushy", 0)
    for key in range(1000):
        for newcomer in range(5):
            buckets.take(f"{key}.{newcomer}", 0)
        assert not buckets.take("pushy", 0)


def test_full_buckets_are_forgotten_as_others_are_used() -> None:
    buckets = Buckets(Rate(1, 1))
    for key in range(1000):
        buckets.take(f"{key}", 0)
    assert len(buckets) == 1000
    for second in range(2, 1002):
        buckets.take("late", second)
    assert len(buckets) == 1


def test_asking_for_a_key_makes_no_bucket() -> None:
    buckets = Buckets(Rate(1, 1))
    assert all(buckets.has(f"{key}", 0) for key in range(100))
    assert len(buckets) == 0


def test_there_is_at_least_one_bucket() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Buckets(Rate(1, 1), most=0)


def test_so_many_are_open_under_a_key_and_no_more() -> None:
    tally = Tally(2)
    assert [tally.enter("a"), tally.enter("a"), tally.enter("a"), tally.enter("b")] == [True, True, False, True]
    tally.leave("a")
    assert tally.enter("a")


def test_an_ipv6_network_opens_no_more_than_one_address() -> None:
    tally = Tally(2)
    assert sum(tally.enter(f"2001:db8::{host:x}") for host in range(50)) == 2
    tally.leave("2001:db8::7")
    assert tally.enter("2001:db8::8")


def test_a_tally_of_nothing_open_holds_nothing() -> None:
    tally = Tally(0)
    assert all(tally.enter("a") for _ in range(1000))
    for _ in range(1000):
        tally.leave("a")
    assert len(tally) == 0
