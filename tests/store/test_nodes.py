"""Several nodes on one PostgreSQL: who wins, who is told, who runs a match, and what a lost connection costs."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import asyncpg
import pytest
from tests.store.make_rows import bodies, match, opened, room
from tests.store.postgres_server import PostgresServer
from tests.store.start_programs import child, line
from tests.timeouts import patience

from penombre.store import Conflict, Deposed, RoomRow, Store, StoreFailed, pg_connection
from penombre.store.database import Query, Work
from penombre.store.neighbours import MISSED
from penombre.store.pg_locks import PgLocks


async def until(happens: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something happens, or fail."""
    async with asyncio.timeout(patience()):
        while not await happens():
            await asyncio.sleep(0.01)


async def heard(topics: list[str], topic: str) -> None:
    async def is_heard() -> bool:
        return topic in topics

    await until(is_heard)


async def works(store: Store) -> bool:
    try:
        await store.check()
    except StoreFailed:
        return False
    return True


async def test_of_two_nodes_that_append_at_the_same_place_exactly_one_wins(address: str) -> None:
    async with opened(address) as one, opened(address) as two:
        names = [await match(one, f"match {number}") for number in range(20)]
        won: Counter[str] = Counter()

        async def attempt(store: Store, who: str, name: str, head: int) -> None:
            try:
                await store.append(name, head, [f"{who} {head}".encode()], 2)
                won[who] += 1
            except Conflict:
                won["lost"] += 1
                # The place is taken, so the entry that took it must be there to be read.
                assert len(await store.entries(name, after=head)) == 1

        async def play(name: str) -> None:
            nodes = [(one, "1"), (two, "2")]
            for head in range(1, 31):
                await asyncio.gather(*(attempt(store, who, name, head) for store, who in nodes))
                nodes.reverse()

        await asyncio.gather(*map(play, names))
        assert won["1"] + won["2"] == won["lost"] == 20 * 30
        assert won["1"] and won["2"]
        for name in names:
            written = await bodies(two, name)
            assert [int(body.split()[1]) for body in written[1:]] == list(range(1, 31))


async def test_of_two_nodes_that_save_a_room_one_wins(address: str) -> None:
    async with opened(address) as one, opened(address) as two:
        await room(one, "r")
        for rev in range(1, 21):
            results = await asyncio.gather(
                *(
                    store.save_room("r", rev, b"x", listed=True, open=True, guests=[f"g{rev}", "g"], at=rev)
                    for store in (one, two)
                ),
                return_exceptions=True,
            )
            assert sorted(map(type, results), key=str) == sorted([type(None), Conflict], key=str)


async def test_a_change_is_told_to_the_other_node_and_not_to_the_one_that_made_it(address: str) -> None:
    async with opened(address) as one, opened(address) as two:
        at_one: list[str] = []
        at_two: list[str] = []
        one.listen(at_one.append)
        two.listen(at_two.append)
        await match(one, "m")
        await one.append("m", 1, [b"x"], 2)
        await one.set_here("hall", 3, True)
        await heard(at_two, "room:hall")
        assert at_two == ["room:room of m", "match:m", "match:m", "room:hall"]
        with pytest.raises(Conflict):
            await one.append("m", 1, [b"again"], 2)
        # What a node told comes in order: had one heard itself, it would have by now.
        await two.append("m", 2, [b"y"], 2)
        await heard(at_one, "match:m")
        assert at_one == ["match:m"] and len(at_two) == 4


async def test_a_node_hears_of_its_own_write_that_comes_after_it_was_told_that_it_failed(address: str) -> None:
    async with opened(address) as one:
        await match(one, "m")
        topics: list[str] = []
        one.listen(topics.append)
        other = await asyncpg.connect(address)
        async with other.transaction():
            await other.execute("SELECT 1 FROM matches WHERE id = 'm' FOR UPDATE")
            writing = asyncio.create_task(one.append("m", 1, [b"late"], 2))

            async def waits() -> bool:
                return bool(await other.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"))

            await until(waits)
            for holder in one.database._pool._holders:  # type: ignore[attr-defined]
                if holder._con is not None:
                    holder._con.terminate()
            with pytest.raises(StoreFailed, match="not known"):
                await writing
            assert topics == [] and await bodies(one, "m") == [b"deal"]
        await other.close()
        await heard(topics, "match:m")
        assert await bodies(one, "m") == [b"deal", b"late"]


async def test_one_node_runs_a_match_until_it_lets_go(address: str) -> None:
    async with opened(address) as one:
        async with opened(address) as two:
            assert await one.take("m") and await one.take("m")
            assert not await two.take("m") and await two.take("other")
            await one.release("m")
            assert await two.take("m") and not await one.take("m")
        assert await one.take("m") and await one.take("other")


async def test_a_match_falls_free_when_the_node_that_runs_it_is_killed(address: str) -> None:
    async with opened(address) as store:
        with child("hold", address) as process:
            assert await asyncio.to_thread(line, process) == "held True"
            assert not await store.take("match")
            process.kill()
            await until(lambda: store.take("match"))


async def test_a_node_that_lost_its_connection_does_not_think_that_it_still_runs_a_match(
    address: str, postgres: PostgresServer
) -> None:
    async with opened(address) as one, opened(address) as two:
        assert await one.take("m")
        await asyncio.to_thread(postgres.drop_connections, address)
        await until(lambda: two.take("m"))

        async def gave_up() -> bool:
            return not await one.take("m")

        await until(gave_up)
        await two.release("m")
        await until(lambda: one.take("m"))


async def test_a_node_that_could_not_hear_is_told_that_anything_may_have_changed(
    address: str, postgres: PostgresServer
) -> None:
    async with opened(address) as one, opened(address) as two:
        await match(two, "m")
        topics: list[str] = []
        one.listen(topics.append)
        await asyncio.to_thread(postgres.drop_connections, address)
        await heard(topics, "*")

        async def appended() -> bool:
            try:
                await two.append("m", 1, [b"x"], 2)
            except StoreFailed:
                return False
            return True

        await until(appended)
        await heard(topics, "match:m")


async def test_nodes_go_on_after_a_restart_of_the_database(address: str, postgres: PostgresServer) -> None:
    async with opened(address) as one, opened(address) as two:
        await match(one, "m")
        topics: list[str] = []
        two.listen(topics.append)
        assert await one.take("m")
        await asyncio.to_thread(postgres.restart)
        await heard(topics, "*")
        await until(lambda: one.take("m"))
        head = 1
        for store in (one, two):
            # An idle connection that the restart cut may be noticed only when it is used.
            with suppress(StoreFailed):
                await store.check()
            await store.append("m", head, [b"x"], 2)
            head += 1
        assert len(await bodies(one, "m")) == 3


async def test_a_connection_that_died_without_a_word_is_noticed(
    address: str, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pg_connection, "PULSE_SECONDS", 1.0)
    async with opened(address) as store:
        topics: list[str] = []
        store.listen(topics.append)
        assert await store.take("m")
        stopped = await asyncio.to_thread(postgres.connections, address)
        for process in stopped:
            os.kill(process, signal.SIGSTOP)
        try:
            await heard(topics, "*")

            async def gave_up() -> bool:
                return not await store.take("m")

            await until(gave_up)
        finally:
            for process in stopped:
                os.kill(process, signal.SIGCONT)
        await until(lambda: store.take("m"))
        await store.check()


async def test_units_that_wait_for_each_other_are_done_again(address: str) -> None:
    def crossing(first: str, second: str) -> Work[None]:
        for id in (first, second):
            yield Query("UPDATE rooms SET rev = rev + 1 WHERE id = $1", (id,))

    async with opened(address) as one, opened(address) as two:
        for id in ("a", "b"):
            await room(one, id)
        await asyncio.gather(one.database.write(crossing, "a", "b"), two.database.write(crossing, "b", "a"))
        for id in ("a", "b"):
            assert await one.room(id) == RoomRow(id, 3, b"{}")


async def test_connections_cut_under_load_lose_nothing_and_do_nothing_twice(
    address: str, postgres: PostgresServer
) -> None:
    async with opened(address) as one, opened(address) as two:
        names = [await match(one, f"match {number}") for number in range(12)]
        acknowledged: dict[str, list[bytes]] = {name: [] for name in names}
        failures = 0
        over = asyncio.Event()

        async def play(store: Store, who: str, name: str) -> None:
            nonlocal failures
            head, number = 1, 0
            while not over.is_set():
                body = f"{who} {number}".encode()
                try:
                    await store.append(name, head, [body], 2)
                    acknowledged[name].append(body)
                    head, number = head + 1, number + 1
                except (Conflict, StoreFailed) as refusal:
                    failures += isinstance(refusal, StoreFailed)
                    try:
                        written = [entry.body for entry in await store.entries(name)]
                    except StoreFailed:
                        continue
                    head = len(written)
                    number += body in written  # it was written after all

        async def cut() -> None:
            for _ in range(10):
                await asyncio.sleep(0.1)
                await asyncio.to_thread(postgres.drop_connections, address)
            await asyncio.sleep(0.1)
            over.set()

        async with asyncio.TaskGroup() as together:
            together.create_task(cut())
            for name in names:
                together.create_task(play(one, "1", name))
                together.create_task(play(two, "2", name))
        assert failures
        # A connection that was cut at last may end a little later.
        for store in (one, two):
            await until(partial(works, store))
        for name in names:
            written = await bodies(one, name)
            assert len(set(written)) == len(written)
            assert set(acknowledged[name]) <= set(written)
            for who in ("1", "2"):
                numbers = [int(body.split()[1]) for body in written[1:] if body.startswith(who.encode())]
                assert numbers == list(range(len(numbers)))
        for store in (one, two):
            await store.check()
            await until(lambda store=store: store.take(store.node))  # type: ignore[misc]


async def test_seats_at_a_node_that_fell_silent_are_not_here(address: str) -> None:
    async with opened(address) as one, opened(address) as two:
        for store, seat in ((one, 1), (two, 2)):
            await store.beat(1_000)
            await store.set_here("r", seat, True)
        assert await one.here("r") == await two.here("r") == {1, 2}
        for beat in range(MISSED):
            assert await two.here("r") == {1, 2}
            assert await two.beat(3_000 + 2_000 * beat) is (beat == MISSED - 1)
        assert await two.here("r") == {2}
        await one.beat(16_002)
        assert not await two.beat(16_003)
        assert await two.here("r") == {1, 2}


async def test_a_node_is_not_silent_because_clocks_are_apart_or_the_database_was_away(address: str) -> None:
    async with opened(address) as one, opened(address) as two:
        hour, at = 3_600_000, 10_000_000
        for store, seat in ((one, 1), (two, 2)):
            await store.beat(at)
            await store.set_here("r", seat, True)
        for jump in (hour, -hour, 0):
            for tick in range(2 * MISSED):
                # Each by what it takes for the time, and with whatever pauses in between.
                assert not await one.beat(at + tick * hour)
                assert not await two.beat(at + jump + tick)
                assert await one.here("r") == await two.here("r") == {1, 2}


async def test_what_a_silent_node_had_locked_falls_free_and_it_writes_for_no_bot_any_more(address: str) -> None:
    async with opened(address) as frozen, opened(address) as other:
        await match(frozen, "m")
        await frozen.beat(1_000)
        assert await frozen.take("m") and await frozen.drives("m")
        await frozen.append("m", 1, [b"bot"], 2, driving=True)
        await other.beat(1_000)
        assert not await other.take("m")
        with pytest.raises(Deposed):
            await other.append("m", 2, [b"not mine"], 2, driving=True)
        for beat in range(MISSED):
            await other.beat(2_000 + beat)
        await until(lambda: other.take("m"))
        assert await other.drives("m") and not await frozen.drives("m")

        async def is_refused() -> bool:
            try:
                await frozen.append("m", 2, [b"late"], 3, driving=True)
            except Deposed:
                return True
            except StoreFailed:
                return False  # by a connection that was cut
            raise AssertionError("it was written")

        await until(is_refused)
        # Whatever it believes: the last signature counts, in the very transaction that would write.
        locks = frozen.database._locks  # type: ignore[attr-defined]
        await until(partial(_is_up, locks))
        locks._held.add("m")
        with pytest.raises(Deposed):
            await frozen.append("m", 2, [b"late"], 3, driving=True)
        await frozen.append("m", 2, [b"a person"], 3)
        await other.append("m", 3, [b"bot"], 4, driving=True)
        assert await bodies(other, "m") == [b"deal", b"bot", b"a person", b"bot"]


async def test_what_a_node_writes_for_the_clock_of_a_match_that_another_took_changes_no_room(address: str) -> None:
    async with opened(address) as frozen, opened(address) as other:
        await match(frozen, "m")
        room = await frozen.room("room of m")
        assert room is not None and await frozen.take("m")
        saved = partial(_saved_by_the_clock, room.id)
        await saved(frozen, room.rev, b"frozen")
        with pytest.raises(Deposed):
            await saved(other, room.rev + 1, b"not mine")
        # As after it was cut off and another node took its match, all of which it has yet to notice.
        await frozen.database._locks.fetch("SELECT pg_advisory_unlock_all()")  # type: ignore[attr-defined]
        assert await other.take("m")
        with pytest.raises(Deposed):
            await saved(frozen, room.rev + 1, b"late")
        await saved(other, room.rev + 1, b"other")
        with pytest.raises(Conflict):
            await saved(frozen, room.rev + 1, b"late")
        with pytest.raises(Deposed):
            await saved(frozen, room.rev + 2, b"late, and once more")
        assert await frozen.room(room.id) == RoomRow(room.id, room.rev + 2, b"other")


async def _saved_by_the_clock(id: str, store: Store, rev: int, body: bytes) -> None:
    await store.save_room(id, rev, body, listed=True, open=True, guests=[], at=5, driving="m")


async def _is_up(locks: PgLocks) -> bool:
    return locks.up


async def test_a_seat_at_two_nodes_is_here_until_it_left_both(address: str) -> None:
    async with opened(address) as one, opened(address) as two:
        for store in (one, two):
            await store.beat(1_000)
            await store.set_here("r", 1, True)
        await one.set_here("r", 1, False)
        assert await one.here("r") == {1}
        await two.set_here("r", 1, False)
        assert await one.here("r") == frozenset()


async def test_what_a_node_left_behind_is_removed_a_day_later(address: str) -> None:
    async with opened(address) as one, opened(address) as two:
        await one.beat(1_000)
        await one.set_here("r", 1, True)
        await two.beat(1_000 + 24 * 3_600_000 + 1)
        assert await one.here("r") == frozenset()


async def test_a_value_that_the_database_cannot_take_spoils_no_other_append(address: str) -> None:
    async with opened(address) as store:
        names = [await match(store, f"match {number}") for number in range(5)]
        results = await asyncio.gather(
            *(store.append(name, 1, [b"x"], 2) for name in names),
            store.append("no\x00match", 1, [b"x"], 2),
            store.append("match 9", 1, [b"x"], 2**70),
            return_exceptions=True,
        )
        assert results[:5] == [None] * 5
        assert isinstance(results[5], StoreFailed) and isinstance(results[6], StoreFailed)
        assert [len(await bodies(store, name)) for name in names] == [2] * 5
