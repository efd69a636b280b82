from __future__ import annotations

import asyncio

import pytest
from tests.store.make_rows import opened, room

from penombre.store import Conflict, RoomRow


async def test_a_room_is_replaced_revision_by_revision(where: str) -> None:
    async with opened(where) as store:
        await room(store, "r", "ada", "bea")
        assert await store.room("r") == RoomRow("r", 1, b"{}")
        await store.save_room("r", 1, b"two", listed=False, open=False, guests={"bea", "cyd"}, at=2)
    async with opened(where) as store:
        assert await store.room("r") == RoomRow("r", 2, b"two")
        assert [len(await store.rooms_of(name, 9)) for name in ("ada", "bea", "cyd")] == [0, 1, 1]
        assert await store.room("other") is None


async def test_a_stale_revision_conflicts_and_changes_nothing(where: str) -> None:
    async with opened(where) as store:
        await room(store, "r", "ada")
        await store.save_room("r", 1, b"two", listed=False, open=False, guests=["ada"], at=2)
        for stale in (1, 3):
            with pytest.raises(Conflict, match="revision"):
                await store.save_room("r", stale, b"no", listed=True, open=True, guests=[], at=3)
        assert await store.room("r") == RoomRow("r", 2, b"two")
        assert await store.listed_rooms(9) == [] and len(await store.rooms_of("ada", 9)) == 1


async def test_of_many_who_save_the_same_revision_one_wins(where: str) -> None:
    async with opened(where) as store:
        await room(store, "r")
        results = await asyncio.gather(
            *(store.save_room("r", 1, b"%d" % n, listed=False, open=False, guests=[], at=2) for n in range(10)),
            return_exceptions=True,
        )
        winners = [number for number, result in enumerate(results) if result is None]
        assert len(winners) == 1 and sum(isinstance(result, Conflict) for result in results) == 9
        assert await store.room("r") == RoomRow("r", 2, b"%d" % winners[0])


async def test_two_rooms_cannot_have_one_name(where: str) -> None:
    async with opened(where) as store:
        await room(store, "r", "ada")
        with pytest.raises(Conflict, match="already"):
            await room(store, "r", "bea")
        assert await store.rooms_of("bea", 9) == []


async def test_a_room_may_be_empty(where: str) -> None:
    async with opened(where) as store:
        await room(store, "r", "ada")
        await store.save_room("r", 1, b"", listed=False, open=False, guests=(), at=2)
        assert await store.rooms_of("ada", 9) == [] and await store.room("r") == RoomRow("r", 2, b"")


async def test_listed_rooms_are_those_open_to_newcomers_latest_first(where: str) -> None:
    async with opened(where) as store:
        for number, (listed, open) in enumerate([(True, True), (True, False), (False, True), (True, True)]):
            await store.add_room(f"r{number}", b"", listed=listed, open=open, guests=[], at=number)
        assert [row.id for row in await store.listed_rooms(9)] == ["r3", "r0"]
        assert [row.id for row in await store.listed_rooms(1)] == ["r3"]
        await store.save_room("r0", 1, b"", listed=True, open=True, guests=[], at=10)
        await store.save_room("r3", 1, b"", listed=True, open=False, guests=[], at=11)
        assert [row.id for row in await store.listed_rooms(9)] == ["r0"]


async def test_rooms_of_a_guest_come_latest_first(where: str) -> None:
    async with opened(where) as store:
        for number in (2, 1, 3):
            await room(store, f"r{number}", "ada", at=number)
        assert [row.id for row in await store.rooms_of("ada", 2)] == ["r3", "r2"]


async def test_rooms_are_counted_from_a_moment_on(where: str) -> None:
    async with opened(where) as store:
        for number in range(5):
            await room(store, f"r{number}", at=number)
        assert [await store.count_rooms(since) for since in (0, 3, 9)] == [5, 2, 0]


async def test_a_room_is_found_by_its_invitation_as_long_as_it_has_it(where: str) -> None:
    async with opened(where) as store:
        await store.add_room("r", b"one", listed=False, open=True, guests=[], at=1, invite="abcd")
        await room(store, "without")
        assert await store.invited("abcd") == RoomRow("r", 1, b"one")
        assert await store.invited("ABCD") is None and await store.invited("") is None
        await store.save_room("r", 1, b"two", listed=False, open=True, guests=[], at=2, invite="efgh")
        assert await store.invited("abcd") is None
    async with opened(where) as store:
        assert await store.invited("efgh") == RoomRow("r", 2, b"two")
        await store.begin("m", RoomRow("r", 2, b"three"), b"", listed=False, open=False, guests=[], at=3, invite="efgh")
        assert await store.invited("efgh") == RoomRow("r", 3, b"three")


async def test_no_two_rooms_have_one_invitation(where: str) -> None:
    async with opened(where) as store:
        for name in ("r", "other"):
            await store.add_room(name, b"", listed=False, open=True, guests=["ada"], at=1, invite=name)
        with pytest.raises(Conflict, match="invitation"):
            await store.add_room("third", b"", listed=False, open=True, guests=["bea"], at=1, invite="r")
        with pytest.raises(Conflict):
            await store.save_room("other", 1, b"no", listed=True, open=True, guests=["bea"], at=2, invite="r")
        assert await store.room("third") is None and await store.rooms_of("bea", 9) == []
        assert await store.room("other") == RoomRow("other", 1, b"")
        found = await store.invited("r")
        assert found is not None and found.id == "r"
