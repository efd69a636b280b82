"""A page of a running server, and who opens it."""

from __future__ import annotations

from msgspec import Struct
from playwright.async_api import BrowserContext


class Address(Struct, frozen=True):
    """Where a page is; with the cookie of a guest where it is that guest's page."""

    server: str
    path: str
    cookie: str = ""

    @property
    def url(self) -> str:
        return f"{self.server}{self.path}"

    async def introduces(self, context: BrowserContext) -> None:
        """Let a browser be the guest whose page it is."""
        if self.cookie:
            await context.add_cookies([{"name": "penombre", "value": self.cookie, "url": self.server}])
