from __future__ import annotations

from tests.store.make_rows import opened

from penombre.store import SeatsHere


async def test_seats_are_here_until_they_leave(where: str) -> None:
    async with opened(where) as store:
        await store.beat(1_000)
        for seat in (0, 3, 3):
            await store.set_here("r", seat, True)
        await store.set_here("other", 5, True)
        assert await store.here("r") == {0, 3}
        both, one = frozenset({0, 3}), frozenset({5})
        assert await store.everybody_here() == {"r": SeatsHere(both, both), "other": SeatsHere(one, one)}
        await store.set_here("r", 0, False)
        assert await store.here("r") == {3} and await store.here("none") == frozenset()


async def test_nobody_is_here_after_the_server_was_stopped(where: str) -> None:
    async with opened(where) as store:
        await store.beat(1_000)
        await store.set_here("r", 1, True)
    async with opened(where) as store:
        await store.beat(1_001)
        assert await store.here("r") == frozenset()


async def test_a_check_writes_and_changes_nothing(where: str) -> None:
    async with opened(where) as store:
        await store.check()
        await store.beat(100_000)
        await store.set_here("r", 1, True)
        await store.check()
        assert await store.here("r") == {1}


async def test_a_match_that_nobody_runs_can_be_taken_and_taken_again(where: str) -> None:
    async with opened(where) as store:
        assert await store.take("m") and await store.take("m")
        await store.release("m")
        await store.release("m")
        assert await store.take("m")
