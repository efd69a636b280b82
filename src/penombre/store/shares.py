"""The links of a store that show finished matches to others: one for each guest who played in a match and shared it."""

from __future__ import annotations

from penombre.store.database import Part
from penombre.store.rows import ShareRow


class Shares(Part):
    """The part of a store that knows which matches were shared, by whom and until when."""

    async def share(self, row: ShareRow) -> ShareRow:
        """Share a match, or for longer; the salt of what is shared already stays, and with it the link."""
        rows = await self.database.execute(
            """INSERT INTO shares (match_id, guest_id, salt, until) VALUES ($1, $2, $3, $4)
            ON CONFLICT (match_id, guest_id) DO UPDATE SET until = excluded.until RETURNING salt""",
            row.match,
            row.guest,
            row.salt,
            row.until,
        )
        return ShareRow(row.match, row.guest, bytes(rows[0][0]), row.until)

    async def shares(self, match: str) -> list[ShareRow]:
        """All links of a match, over or not."""
        return await self._all(
            ShareRow, "SELECT match_id, guest_id, salt, until FROM shares WHERE match_id = $1 ORDER BY guest_id", match
        )

    async def unshare(self, match: str, guest: str) -> None:
        """Make the link of a guest void."""
        await self.database.execute("DELETE FROM shares WHERE match_id = $1 AND guest_id = $2", match, guest)
