"""Programs that tests start, to kill them or to take their disk away.

python -m tests.store.killable_programs WHAT WHERE
"""

from __future__ import annotations

import asyncio
import os
import resource
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.store.make_rows import match

from penombre.store import Store, StoreFailed, open_store


def say(*words: object) -> None:
    """Tell the test, at once."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def append(store: Store) -> None:
    """Ten matches at once; says what was acknowledged until it is killed."""

    async def play(name: str) -> None:
        await match(store, name)
        head = 1
        while True:
            await store.append(name, head, [f"{name} {head} a".encode(), f"{name} {head} b".encode()], head)
            head += 2
            say(name, head)

    await asyncio.gather(*(play(f"match-{number}") for number in range(10)))


async def hold(store: Store) -> None:
    """Holds a match until it is killed."""
    say("held", await store.take("match"))
    await asyncio.sleep(3600)


async def written_until_refused(store: Store, head: int, *, check: bool = False) -> int:
    """Append to the match until the store cannot, after a health check if asked for; where the log ends then."""
    try:
        if check:
            await store.check()
        while True:
            await store.append("match", head, [b"x" * 50_000], 2)
            head += 1
    except StoreFailed as failure:
        say("refused", failure)
    return head


async def overflow(store: Store) -> None:
    """Writes until the system refuses, reads what there is, gets more room and goes on."""
    await match(store)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2_000_000, resource.RLIM_INFINITY))
    head = await written_until_refused(store, 1)
    head = await written_until_refused(store, head, check=True)
    say("read", len(await store.entries("match")), head)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await store.append("match", head, [b"more", b"room"], 3)
    say("acknowledged", head + 2)


async def fill_up(store: Store) -> None:
    """Writes until the disk is full, waits for a word, and goes on."""
    await match(store)
    head = await written_until_refused(store, 1)
    say("read", len(await store.entries("match")), head)
    await asyncio.to_thread(sys.stdin.readline)
    await store.append("match", head, [b"more", b"room"], 3)
    say("acknowledged", head + 2)


async def check(store: Store) -> None:
    """A small write, if opening succeeds at all."""
    await store.check()
    say("written")


PROGRAMS: dict[str, Callable[[Store], Awaitable[None]]] = {
    "append": append,
    "hold": hold,
    "overflow": overflow,
    "fill-up": fill_up,
    "check": check,
}


async def main(what: str, where: str) -> None:
    if what == "check" and os.geteuid() == 0:
        # Root may write anywhere; nobody may not. In a thread, because nobody may not load what threads need either.
        await asyncio.to_thread(os.setuid, 65534)
    try:
        store = await open_store(where if "://" in where else Path(where))
    except StoreFailed as failure:
        say("refused", failure)
        return
    await PROGRAMS[what](store)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
