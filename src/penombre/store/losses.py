"""What a store has lost: found by its mark and its chains, and how a match goes on from what is there."""

from __future__ import annotations

from penombre.store.chain import LAST_LINK, broken_chains
from penombre.store.database import Part, Query, Tell, Unmark, Work
from penombre.store.mark import Marked
from penombre.store.rows import Break, Loss, Missing, StoreUnreadable

_WHERE = "SELECT room_id, head FROM matches WHERE id = $1"


class Losses(Part):
    """The part of a store that notices what is missing."""

    async def find_losses(self) -> Missing:
        """What was acknowledged and is not there any more. Changes nothing; for whoever opens a store to go on with it.

        `StoreUnreadable` if something is missing and the database itself is damaged inside.
        """
        missing = await self.database.missing()
        broken = await self.database.read(broken_chains)
        if (missing or broken) and (fault := await self.database.sound()):
            raise StoreUnreadable(
                f"the store is damaged ({fault}): restore a back-up ('penombre restore'); 'penombre doctor' says more"
            )
        return joined(missing, broken)

    async def cut(self, loss: Loss) -> None:
        """Let a match go on after the last entry that is as it was written; what comes after it is set aside."""
        await self.database.write(_cut, loss.match, loss.kept)

    async def remark(self) -> None:
        """All that is missing was told: from now on, what is there counts."""
        await self.database.remark()


def joined(missing: Missing, broken: list[Break]) -> Missing:
    """What mark and chains tell, each match once."""
    losses = {loss.match: loss for loss in missing.losses}
    for gap in broken:
        noted = losses.get(gap.match)
        head = gap.head if noted is None else max(gap.head, noted.kept + noted.lost)
        losses[gap.match] = Loss(gap.match, gap.room, gap.intact, head - gap.intact)
    return Missing(tuple(losses.values()), missing.commits, missing.replaced)


def behind(marked: Marked) -> Work[Missing]:
    """What a mark says was written and is not there."""
    rows = yield Query("SELECT store, number FROM commits")
    if not rows or rows[0][0] != marked.store:
        return Missing(replaced=True)
    losses = []
    for match, (head, link) in marked.ends.items():
        known = yield Query(_WHERE, (match,))
        if not known:
            losses.append(Loss(match, "", 0, head))
            continue
        room, reached = known[0]
        if reached < head:
            losses.append(Loss(match, room, reached, head - reached))
            continue
        entry = yield Query("SELECT link FROM log WHERE match_id = $1 AND seq = $2", (match, head))
        if entry and entry[0][0] is not None and bytes(entry[0][0]).hex() != link:
            # An older copy was played on elsewhere: at least this entry is another one.
            losses.append(Loss(match, room, reached, 1))
    return Missing(tuple(losses), max(0, marked.number - int(rows[0][1])))


def _cut(match: str, kept: int) -> Work[None]:
    # Negative numbers keep what was set aside out of everybody's way, and with its match.
    yield Unmark(match)
    yield Query("DELETE FROM log WHERE match_id = $1 AND seq < 0", (match,))
    yield Query("UPDATE log SET seq = -seq WHERE match_id = $1 AND seq > $2", (match, kept))
    yield Query(f"UPDATE matches SET head = $2, chain = ({LAST_LINK}) WHERE id = $1", (match, kept))
    # Frames begin with other numbers from here on, so the snapshot goes wherever it was taken.
    yield Query("DELETE FROM snapshots WHERE match_id = $1", (match,))
    yield Tell(f"match:{match}")
