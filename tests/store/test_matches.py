from __future__ import annotations

import asyncio

import pytest
from tests.store.make_rows import bodies, match, opened, room

from penombre.store import Conflict, Entry, MatchRow, RoomRow, Snapshot


async def test_a_log_reads_back_as_it_was_written(where: str) -> None:
    async with opened(where) as store:
        await match(store, at=5)
        await store.append("match", 1, [b"one", b"\x00\xfftwo"], 7)
        await store.append("match", 3, [b""], 9)
    async with opened(where) as store:
        assert await store.entries("match") == [
            Entry(1, 5, b"deal"),
            Entry(2, 7, b"one"),
            Entry(3, 7, b"\x00\xfftwo"),
            Entry(4, 9, b""),
        ]
        assert await store.entries("match", after=3) == [Entry(4, 9, b"")]
        assert await store.entries("match", after=1, most=1) == [Entry(2, 7, b"one")]
        assert await store.match("match") == MatchRow("match", "room of match", 4, 5, 0)
        assert await store.match("another") is None and await store.entries("another") == []


@pytest.mark.parametrize("after", [0, 2, -1])
async def test_an_append_anywhere_but_at_the_end_conflicts_and_writes_nothing(where: str, after: int) -> None:
    async with opened(where) as store:
        await match(store)
        with pytest.raises(Conflict, match="does not end at entry"):
            await store.append("match", after, [b"one", b"two"], 2)
        assert await bodies(store, "match") == [b"deal"]


async def test_an_append_to_no_match_conflicts(where: str) -> None:
    async with opened(where) as store:
        with pytest.raises(Conflict):
            await store.append("match", 0, [b"one"], 1)
        assert await store.entries("match") == []


async def test_one_conflict_among_many_appends_in_one_commit_spoils_no_other(where: str) -> None:
    async with opened(where) as store:
        names = [await match(store, f"match {number}") for number in range(20)]
        wrong = {3, 11}
        results = await asyncio.gather(
            *(store.append(name, 9 if n in wrong else 1, [b"a", b"b"], 2) for n, name in enumerate(names)),
            return_exceptions=True,
        )
        for number, name in enumerate(names):
            assert isinstance(results[number], Conflict) == (number in wrong)
            assert await bodies(store, name) == ([b"deal"] if number in wrong else [b"deal", b"a", b"b"])


async def test_a_conflict_on_a_room_spoils_no_append_in_the_same_commit(where: str) -> None:
    async with opened(where) as store:
        await room(store)
        names = [await match(store, f"match {number}") for number in range(5)]
        stale = store.save_room("room", 7, b"stale", listed=True, open=True, guests=["eve"], at=9)
        results = await asyncio.gather(
            stale, *(store.append(name, 1, [b"a"], 2) for name in names), return_exceptions=True
        )
        assert isinstance(results[0], Conflict) and results[1:] == [None] * 5
        assert await store.room("room") == RoomRow("room", 1, b"{}")
        assert await store.rooms_of("eve", 9) == []


async def test_of_two_appends_to_the_same_place_exactly_one_wins(where: str) -> None:
    async with opened(where) as store:
        await match(store)
        for head in range(1, 21):
            results = await asyncio.gather(
                store.append("match", head, [b"a"], 2), store.append("match", head, [b"b"], 2), return_exceptions=True
            )
            assert sorted(map(type, results), key=str) == sorted([type(None), Conflict], key=str)
        assert len(await bodies(store, "match")) == 21


async def test_appends_to_one_match_queued_together_follow_each_other(where: str) -> None:
    async with opened(where) as store:
        await match(store)
        await asyncio.gather(*(store.append("match", head, [b"%d" % head], 2) for head in range(1, 50)))
        assert await bodies(store, "match") == [b"deal"] + [b"%d" % head for head in range(1, 50)]


async def test_a_match_begins_only_in_the_room_as_it_was_seen(where: str) -> None:
    async with opened(where) as store:
        await room(store)
        with pytest.raises(Conflict, match="revision 2"):
            await store.begin("m", RoomRow("room", 2, b"x"), b"deal", listed=True, open=True, guests=["a"], at=2)
        assert await store.match("m") is None and await store.entries("m") == []
        await store.begin("m", RoomRow("room", 1, b"x"), b"deal", listed=True, open=False, guests=["a"], at=2)
        assert await store.room("room") == RoomRow("room", 2, b"x")
        assert await store.matches_of("a", 9) == [MatchRow("m", "room", 1, 2, 0)]


async def test_two_matches_cannot_have_one_name(where: str) -> None:
    async with opened(where) as store:
        await match(store, "m")
        await room(store)
        with pytest.raises(Conflict, match="already"):
            await store.begin("m", RoomRow("room", 1, b"x"), b"other", listed=True, open=True, guests=[], at=2)
        assert await bodies(store, "m") == [b"deal"]
        assert await store.room("room") == RoomRow("room", 1, b"{}")


async def test_the_newest_snapshot_is_kept_until_the_match_ends(where: str) -> None:
    async with opened(where) as store:
        await match(store)
        assert await store.snapshot("match") is None
        await store.save_snapshot("match", Snapshot(5, b"five"))
        await store.save_snapshot("match", Snapshot(9, b"nine"))
        await store.save_snapshot("match", Snapshot(7, b"late"))
        assert await store.snapshot("match") == Snapshot(9, b"nine")
        await store.finish("match", 50, b"won")
        assert await store.snapshot("match") is None
        assert await store.match("match") == MatchRow("match", "room of match", 1, 1, 50, b"won")


async def test_a_snapshot_of_no_match_is_refused(where: str) -> None:
    async with opened(where) as store:
        with pytest.raises(Conflict):
            await store.save_snapshot("match", Snapshot(1, b""))


async def test_matches_are_due_in_the_order_of_their_time(where: str) -> None:
    async with opened(where) as store:
        for name, at in {"a": 30, "b": 10, "c": 20, "d": None, "e": 40, "f": 5}.items():
            await match(store, name)
            await store.set_wake(name, 1)
            await store.set_wake(name, at)
        await store.finish("f", 3)
        assert [row.id for row in await store.due_matches(30, 9)] == ["b", "c", "a"]
        assert [row.id for row in await store.due_matches(30, 2)] == ["b", "c"]
        assert [row.id for row in await store.due_matches(9, 2)] == []
        # Later than anything may be due: the clock that wrote it was set back since.
        assert [row.id for row in await store.due_matches(9, 9, latest=25)] == ["a", "e"]
        assert [row.id for row in await store.due_matches(10, 1, latest=25)] == ["b"]


async def test_the_latest_matches_of_a_guest_come_first(where: str) -> None:
    async with opened(where) as store:
        for at in range(4):
            await match(store, f"m{at}", "ada", "bea" if at % 2 else "cyd", at=at)
        assert [row.id for row in await store.matches_of("ada", 3)] == ["m3", "m2", "m1"]
        assert [row.id for row in await store.matches_of("bea", 9)] == ["m3", "m1"]


async def test_redacted_words_are_gone_from_the_log_and_from_the_snapshot(where: str) -> None:
    async with opened(where) as store:
        await match(store)
        await store.append("match", 1, [b"hello", b"secret", b"bye"], 2)
        await store.save_snapshot("match", Snapshot(3, b"secret"))
        await store.redact("match", {3: b"[removed]"})
        assert await bodies(store, "match") == [b"deal", b"hello", b"[removed]", b"bye"]
        assert await store.snapshot("match") is None


async def test_a_cancelled_append_harms_nobody(where: str) -> None:
    async with opened(where) as store:
        for name in ("a", "b"):
            await match(store, name)
        gone, stays = (asyncio.create_task(store.append(name, 1, [b"x"], 2)) for name in ("a", "b"))
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        assert await bodies(store, "b") == [b"deal", b"x"]
        assert len(await bodies(store, "a")) in (1, 2)
