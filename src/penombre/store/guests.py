"""The guests of a store: who they are, their devices, whom they do not want to hear, where they want to be told."""

from __future__ import annotations

from penombre.store.database import Part, Query, Row, Work
from penombre.store.rows import Conflict, GuestRow, Subscription


class Guests(Part):
    """The part of a store that knows guests."""

    async def add_guest(self, guest: GuestRow, token: bytes, at: int) -> None:
        """A new guest with a first session; `token` is the hash of what the cookie holds."""
        await self.database.write(_added, guest, token, at)

    async def add_session(self, guest: str, token: bytes, at: int) -> None:
        """Add the session of one more device of a guest."""
        await self.database.execute("INSERT INTO sessions (token, guest_id, at) VALUES ($1, $2, $3)", token, guest, at)

    async def drop_sessions(self, guest: str, but: bytes) -> None:
        """Sign out all devices of a guest but one."""
        await self.database.execute("DELETE FROM sessions WHERE guest_id = $1 AND token <> $2", guest, but)

    async def guest_of(self, token: bytes) -> GuestRow | None:
        """Whose session this is."""
        return await self._one(
            GuestRow,
            """SELECT guests.id, guests.name, guests.language
                FROM sessions JOIN guests ON guests.id = sessions.guest_id WHERE sessions.token = $1""",
            token,
        )

    async def touch_guest(self, guest: str, at: int) -> None:
        """Note that a guest was here at this moment, so that they are not purged."""
        await self.database.execute("UPDATE guests SET at = $2 WHERE id = $1 AND at < $2", guest, at)

    async def set_guest(self, guest: GuestRow) -> None:
        """Give a guest another name or language."""
        rows = await self.database.execute(
            "UPDATE guests SET name = $2, language = $3 WHERE id = $1 RETURNING id",
            guest.id,
            guest.name,
            guest.language,
        )
        _expect_guest(guest.id, rows)

    async def set_key(self, guest: str, key: bytes | None, until: int | None = None) -> None:
        """The hash of the personal link that opens a session on another device until then; the one before is void."""
        rows = await self.database.execute(
            "UPDATE guests SET link = $2, link_until = $3 WHERE id = $1 RETURNING id", guest, key, until
        )
        _expect_guest(guest, rows)

    async def open_key(self, guest: str, at: int) -> tuple[bool, int | None]:
        """Whether a guest has a personal link that opens a session, and until when; none: it has no end."""
        rows = await self.database.fetch("SELECT link, link_until FROM guests WHERE id = $1", guest)
        until = rows[0][1] if rows else None
        return bool(rows and rows[0][0] is not None and (until is None or until > at)), until

    async def use_key(self, key: bytes, at: int) -> GuestRow | None:
        """Whose personal link this is; it is used up by that, and nobody's from then on."""
        rows = await self.database.execute(
            """UPDATE guests SET link = NULL, link_until = NULL
            WHERE link = $1 AND (link_until IS NULL OR link_until > $2) RETURNING id, name, language""",
            key,
            at,
        )
        return GuestRow(*rows[0]) if rows else None

    async def drop_guest(self, guest: str) -> None:
        """Forget a guest: sessions, key, blocks, subscriptions, membership of rooms."""
        await self.database.write(_forgotten, guest)
        await self.database.erase()

    async def block(self, guest: str, other: str, on: bool) -> None:
        """`guest` does not want to hear `other`, or does again."""
        if on:
            await self.database.execute(
                "INSERT INTO blocks (guest_id, other_id) VALUES ($1, $2) ON CONFLICT DO NOTHING", guest, other
            )
        else:
            await self.database.execute("DELETE FROM blocks WHERE guest_id = $1 AND other_id = $2", guest, other)

    async def blocked_by(self, guest: str) -> frozenset[str]:
        """Whom a guest does not want to hear."""
        rows = await self.database.fetch("SELECT other_id FROM blocks WHERE guest_id = $1", guest)
        return frozenset(row[0] for row in rows)

    async def blocked_in(self, room: str) -> dict[str, frozenset[str]]:
        """For each guest of a room, whom they do not want to hear; whoever wants to hear everybody is left out."""
        rows = await self.database.fetch(
            """SELECT blocks.guest_id, blocks.other_id FROM blocks
            JOIN room_guests ON room_guests.guest_id = blocks.guest_id WHERE room_guests.room_id = $1""",
            room,
        )
        return {guest: frozenset(row[1] for row in rows if row[0] == guest) for guest in {row[0] for row in rows}}

    async def subscribe(self, subscription: Subscription) -> None:
        """Add or replace where a guest wants to be told."""
        await self.database.execute(
            """INSERT INTO subscriptions (guest_id, kind, address, body) VALUES ($1, $2, $3, $4)
            ON CONFLICT (guest_id, kind, address) DO UPDATE SET body = excluded.body""",
            subscription.guest,
            subscription.kind,
            subscription.address,
            subscription.body,
        )

    async def unsubscribe(self, guest: str, kind: str, address: str) -> None:
        """Tell a guest nothing more at this address."""
        await self.database.execute(
            "DELETE FROM subscriptions WHERE guest_id = $1 AND kind = $2 AND address = $3", guest, kind, address
        )

    async def subscriptions(self, guest: str) -> list[Subscription]:
        """Where a guest wants to be told."""
        return await self._all(
            Subscription,
            "SELECT guest_id, kind, address, body FROM subscriptions WHERE guest_id = $1 ORDER BY kind, address",
            guest,
        )


def _added(guest: GuestRow, token: bytes, at: int) -> Work[None]:
    yield Query(
        "INSERT INTO guests (id, name, language, at) VALUES ($1, $2, $3, $4)",
        (guest.id, guest.name, guest.language, at),
    )
    yield Query("INSERT INTO sessions (token, guest_id, at) VALUES ($1, $2, $3)", (token, guest.id, at))


def _forgotten(guest: str) -> Work[None]:
    # Sessions, their own blocks and subscriptions go with them.
    yield Query("DELETE FROM guests WHERE id = $1", (guest,))
    yield Query("DELETE FROM blocks WHERE other_id = $1", (guest,))
    yield Query("DELETE FROM room_guests WHERE guest_id = $1", (guest,))
    yield Query("DELETE FROM shares WHERE guest_id = $1", (guest,))


def _expect_guest(guest: str, rows: list[Row]) -> None:
    if not rows:
        raise Conflict(f"there is no guest {guest} any more")
