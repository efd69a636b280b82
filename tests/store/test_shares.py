from __future__ import annotations

from tests.store.make_rows import guest, match, opened

from penombre.store import ShareRow


async def test_a_match_is_shared_once_by_each_guest_until_they_take_that_back(where: str) -> None:
    async with opened(where) as store:
        await guest(store, "Ada")
        await match(store)
        first = await store.share(ShareRow("match", "ada", b"salt", 5))
        assert await store.share(ShareRow("match", "ada", b"another", 9)) == ShareRow("match", "ada", first.salt, 9)
        await store.share(ShareRow("match", "bea", b"hers", 0))
    async with opened(where) as store:
        shared = [(row.guest, row.salt, row.until) for row in await store.shares("match")]
        assert shared == [("ada", b"salt", 9), ("bea", b"hers", 0)]
        await store.unshare("match", "bea")
        await store.drop_guest("ada")
        assert await store.shares("match") == []
