from __future__ import annotations

import asyncio

from tests.store.make_rows import opened


async def test_what_was_kept_first_stays(where: str) -> None:
    async with opened(where) as store:
        assert await store.keep("keys", b"first") == b"first"
        assert await store.keep("keys", b"second") == b"first"
        assert await store.keep("other", b"\x00") == b"\x00"
    async with opened(where) as store:
        assert await store.keep("keys", b"third") == b"first"


async def test_nodes_that_keep_at_the_same_moment_agree(address: str) -> None:
    async with opened(address) as one, opened(address) as two:
        for number in range(20):
            first, second = await asyncio.gather(one.keep(f"{number}", b"1"), two.keep(f"{number}", b"2"))
            assert first == second
