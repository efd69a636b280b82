from __future__ import annotations

from tests.store.make_rows import bodies, guest, match, opened, room

from penombre.store import Snapshot


async def test_a_purge_takes_old_rooms_with_their_matches_and_guests_who_left(where: str) -> None:
    async with opened(where) as store:
        await guest(store, "Ada", at=1)
        await guest(store, "Bea", at=1)
        await guest(store, "Cyd", at=50)
        await guest(store, "Dan", at=1)
        await store.touch_guest("dan", 60)
        await match(store, "old", "ada", "cyd", at=10)
        await store.append("old", 1, [b"x", b"y"], 11)
        await store.save_snapshot("old", Snapshot(2, b"s"))
        await match(store, "new", "bea", at=40)
        assert await store.purge(before=40) == 3  # a room, its match, Ada
        assert await store.match("old") is None and await store.room("room of old") is None
        assert await store.entries("old") == [] and await store.snapshot("old") is None
        assert await bodies(store, "new") == [b"deal"]
        known = [await store.guest_of(token) is not None for token in (b"ada", b"bea", b"cyd", b"dan")]
        assert known == [False, True, True, True]
        assert await store.purge(before=40) == 0


async def test_a_slow_match_keeps_a_room_that_did_not_change(where: str) -> None:
    async with opened(where) as store:
        await match(store, "slow", at=10)
        await store.append("slow", 1, [b"x"], 100)
        await match(store, "ended", at=10)
        await store.finish("ended", 100)
        assert await store.purge(before=100) == 0
        assert await store.purge(before=101) == 4


async def test_a_purge_of_many_rooms_takes_them_all(where: str) -> None:
    async with opened(where) as store:
        for number in range(120):
            await room(store, f"r{number}", at=number)
        assert await store.purge(before=110) == 110
        assert await store.count_rooms(0) == 10


async def test_a_guest_seen_earlier_than_known_is_not_younger_for_it(where: str) -> None:
    async with opened(where) as store:
        await guest(store, "Ada", at=50)
        await store.touch_guest("ada", 20)
        assert await store.purge(before=30) == 0


HOUR, DAY = 3_600_000, 86_400_000


async def test_a_clock_far_ahead_is_believed_a_day_for_each_hour_that_passed(where: str) -> None:
    async with opened(where) as store:
        assert await store.believed(now=1000 * DAY, passed=0) == 1000 * DAY  # an empty store believes any clock
        assert await store.believed(now=1400 * DAY, passed=0) == 1000 * DAY
        assert await store.believed(now=1400 * DAY, passed=HOUR) == 1001 * DAY
        assert await store.believed(now=1001 * DAY + HOUR, passed=HOUR) == 1001 * DAY + HOUR
        # A clock that was not set yet, after a start: nothing is old by it, and nothing is forgotten.
        assert await store.believed(now=7, passed=HOUR) == 7
        assert await store.believed(now=1001 * DAY + 2 * HOUR, passed=HOUR) == 1001 * DAY + 2 * HOUR


async def test_a_store_of_an_earlier_version_believes_what_it_knows(where: str) -> None:
    async with opened(where) as store:
        await guest(store, "Ada", at=500 * DAY)
        await room(store, "r", at=600 * DAY)
        assert await store.believed(now=1000 * DAY, passed=0) == 600 * DAY
