"""The chain of a log: each entry carries a hash of itself and of the link before it.

So an entry that is missing, changed or in another's place is found by whoever reads the log. What is cut off at the end
breaks no chain: that is what the mark is for (`mark`). Entries that an earlier version wrote carry none and are passed
over, wherever they are: nodes of that version may still write while others are being upgraded.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b

from penombre.store.database import Query, Row, Work
from penombre.store.rows import Break

PAGE = 2000
"""How many entries are read at once."""

LAST_LINK = "SELECT link FROM log WHERE match_id = $1 AND seq > 0 AND link IS NOT NULL ORDER BY seq DESC LIMIT 1"
"""Where the chain of a log ends, as a query; entries with negative numbers were set aside."""

_MATCHES = (
    "SELECT id, room_id, head, chain FROM matches WHERE id > $1 AND (finished = 0 OR $2 = 1) ORDER BY id LIMIT 200"
)
_ENTRIES = "SELECT seq, at, body, link FROM log WHERE match_id = $1 AND seq > $2 ORDER BY seq LIMIT $3"


def link(before: bytes | None, match: str, seq: int, at: int, body: bytes) -> bytes:
    """The link of an entry: a hash of all there is to it, and of the link before it."""
    digest = blake2b(before or b"", digest_size=16)
    digest.update(b"%b\0%d %d\0%b" % (match.encode(), seq, at, body))
    return digest.digest()


def links(before: bytes | None, match: str, after: int, at: int, bodies: Sequence[bytes]) -> list[bytes]:
    """The links of entries that are appended together."""
    made: list[bytes] = []
    for seq, body in enumerate(bodies, after + 1):
        before = link(before, match, seq, at, body)
        made.append(before)
    return made


def broken_chains(*, finished: bool = False) -> Work[list[Break]]:
    """Where the logs of unfinished matches, or of all, are not what was written; each up to its first fault."""
    found: list[Break] = []
    last = ""
    while rows := (yield Query(_MATCHES, (last, int(finished)))):
        for match, room, head, chain in rows:
            intact, reached = yield from _intact(match, head)
            if intact < head or (chain is not None and reached != chain):
                # Where every entry fits and the end of the chain does not, the last entry is not the one it was.
                found.append(Break(match, room, min(intact, head - 1), head))
        last = rows[-1][0]
    return found


def _intact(match: str, head: int) -> Work[tuple[int, bytes | None]]:
    """How many entries from the first on are as they were written, and the link of the last of them."""
    intact, before = 0, None
    while intact < head:
        page = yield Query(_ENTRIES, (match, intact, min(PAGE, head - intact)))
        fitting, before = _fitting(match, intact, before, page)
        intact += fitting
        if fitting < PAGE:
            break
    return intact, before


def _fitting(match: str, after: int, before: bytes | None, page: Iterable[Row]) -> tuple[int, bytes | None]:
    """How many of these entries follow each other, and the last link."""
    count = 0
    for expected, (seq, at, body, carried) in enumerate(page, after + 1):
        if seq != expected:
            break
        if carried is not None:
            try:
                if link(before, match, seq, at, body) != carried:
                    break
            except TypeError:  # not even bytes and a number: SQLite keeps anything in any column
                break
            before = carried
        count += 1
    return count, before
