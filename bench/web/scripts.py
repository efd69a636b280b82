"""How much script a first visit loads."""

from __future__ import annotations

import gzip

from msgspec import Struct
from playwright.async_api import Browser, Response

from bench.web.address import Address


class Loaded(Struct):
    """The scripts of one page: how many, and what they weigh, in kilobytes compressed."""

    files: int
    weight: float


async def loaded(browser: Browser, address: Address) -> Loaded:
    """Open a page as somebody who was never here, and weigh the scripts that it fetches until it is quiet."""
    context = await browser.new_context(
        viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True, service_workers="block"
    )
    await address.introduces(context)
    page = await context.new_page()
    scripts: list[Response] = []
    page.on("response", lambda answer: scripts.append(answer) if answer.request.resource_type == "script" else None)
    await page.goto(address.url, wait_until="networkidle")
    sizes = [len(gzip.compress(await script.body(), 9)) for script in scripts]
    await context.close()
    return Loaded(len(sizes), sum(sizes) / 1000)
