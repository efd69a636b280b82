from __future__ import annotations

import pytest
from tests.store.make_rows import guest, opened, room

from penombre.store import Conflict, GuestRow, Subscription


async def test_a_guest_is_known_by_every_device(where: str) -> None:
    async with opened(where) as store:
        ada = await guest(store, "Ada")
        await store.add_session("ada", b"phone", 2)
    async with opened(where) as store:
        assert await store.guest_of(b"ada") == ada and await store.guest_of(b"phone") == ada
        assert await store.guest_of(b"nobody") is None


async def test_signing_out_the_others_leaves_one_device(where: str) -> None:
    async with opened(where) as store:
        ada, bea = await guest(store, "Ada"), await guest(store, "Bea")
        for device in (b"phone", b"tablet"):
            await store.add_session("ada", device, 2)
        await store.drop_sessions("ada", but=b"phone")
        found = [await store.guest_of(token) for token in (b"ada", b"phone", b"tablet", b"bea")]
        assert found == [None, ada, None, bea]


async def test_a_guest_changes_name_and_language(where: str) -> None:
    async with opened(where) as store:
        await guest(store, "Ada")
        await store.set_guest(GuestRow("ada", "Ada ✨", "en"))
        assert await store.guest_of(b"ada") == GuestRow("ada", "Ada ✨", "en")


async def test_only_the_last_personal_link_opens_a_session(where: str) -> None:
    async with opened(where) as store:
        ada = await guest(store, "Ada")
        await store.set_key("ada", b"first")
        await store.set_key("ada", b"second")
        assert await store.use_key(b"first", 5) is None and await store.use_key(b"second", 5) == ada
        assert await store.use_key(b"second", 5) is None  # used up
        await store.set_key("ada", b"third", 10)
        assert (await store.open_key("ada", 9), await store.open_key("ada", 10)) == ((True, 10), (False, 10))
        assert await store.use_key(b"third", 10) is None and await store.use_key(b"third", 9) == ada


async def test_ids_and_tokens_are_taken_once(where: str) -> None:
    async with opened(where) as store:
        ada = await guest(store, "Ada")
        with pytest.raises(Conflict):
            await store.add_guest(GuestRow("ada", "Another", "en"), b"new", 1)
        with pytest.raises(Conflict):
            await store.add_guest(GuestRow("eve", "Eve", "en"), b"ada", 1)
        assert await store.guest_of(b"ada") == ada and await store.guest_of(b"new") is None
        with pytest.raises(Conflict):  # nothing of Eve was left behind
            await store.add_session("eve", b"device", 2)


async def test_blocks_go_one_way_and_can_be_lifted(where: str) -> None:
    async with opened(where) as store:
        for name in ("Ada", "Bea", "Cyd"):
            await guest(store, name)
        for other in ("bea", "cyd", "bea"):
            await store.block("ada", other, True)
        assert await store.blocked_by("ada") == {"bea", "cyd"} and await store.blocked_by("bea") == frozenset()
        await store.block("ada", "bea", False)
        await store.block("ada", "bea", False)
        assert await store.blocked_by("ada") == {"cyd"}


async def test_the_blocks_of_everybody_in_a_room_are_found_at_once(where: str) -> None:
    async with opened(where) as store:
        for name in ("Ada", "Bea", "Cyd"):
            await guest(store, name)
        await room(store, "r", "ada", "bea")
        for one, other in (("ada", "bea"), ("ada", "cyd"), ("cyd", "ada")):
            await store.block(one, other, True)
        assert await store.blocked_in("r") == {"ada": {"bea", "cyd"}} and await store.blocked_in("none") == {}


async def test_subscriptions_are_added_replaced_and_removed(where: str) -> None:
    async with opened(where) as store:
        await guest(store, "Ada")
        push = Subscription("ada", "push", "https://push.test/1", b"keys")
        hook = Subscription("ada", "webhook", "https://hook.test/")
        for subscription in (hook, Subscription("ada", "push", "https://push.test/1", b"old"), push):
            await store.subscribe(subscription)
        assert await store.subscriptions("ada") == [push, hook]
        await store.unsubscribe("ada", "push", "https://push.test/1")
        assert await store.subscriptions("ada") == [hook] and await store.subscriptions("bea") == []


async def test_a_forgotten_guest_leaves_nothing_behind(where: str) -> None:
    async with opened(where) as store:
        for name in ("Ada", "Bea"):
            await guest(store, name)
        await room(store, "r", "ada", "bea")
        await store.set_key("ada", b"link")
        await store.block("ada", "bea", True)
        await store.block("bea", "ada", True)
        await store.subscribe(Subscription("ada", "push", "https://push.test/1"))
        await store.drop_guest("ada")
        assert await store.guest_of(b"ada") is None and await store.use_key(b"link", 5) is None
        assert await store.blocked_by("ada") == await store.blocked_by("bea") == frozenset()
        assert await store.subscriptions("ada") == [] and await store.rooms_of("ada", 9) == []
        assert len(await store.rooms_of("bea", 9)) == 1
        await store.drop_guest("ada")


async def test_nothing_can_be_given_to_a_forgotten_guest(where: str) -> None:
    async with opened(where) as store:
        gone = GuestRow("ada", "Ada", "fr")
        for attempt in (
            store.set_guest(gone),
            store.set_key("ada", b"link"),
            store.add_session("ada", b"phone", 1),
            store.block("ada", "bea", True),
            store.subscribe(Subscription("ada", "push", "https://push.test/1")),
        ):
            with pytest.raises(Conflict):
                await attempt
        await store.touch_guest("ada", 5)
        assert await store.guest_of(b"phone") is None
