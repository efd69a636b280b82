from __future__ import annotations

from typing import Any

import httpx
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE
from tests.server.harness import Server
from tests.timeouts import patience


async def test_the_client_can_be_installed(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE, worker=True)
    await anna.goes("/")
    address = await anna.page.locator("link[rel=manifest]").get_attribute("href")
    manifest: dict[str, Any] = httpx.get(f"{server.url}{address}", timeout=patience()).json()
    assert manifest["name"] and manifest["start_url"] and manifest["display"] == "standalone"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        drawn = httpx.get(f"{server.url}{icon['src']}", timeout=patience())
        assert drawn.headers["content-type"] == icon["type"]


async def test_without_a_network_the_page_says_so_and_nothing_of_tables_is_kept(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE, worker=True)
    await anna.goes("/")
    await anna.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    await anna.page.wait_for_function("() => navigator.serviceWorker.controller")
    anna.forgives("ERR_INTERNET_DISCONNECTED")
    await anna.cut_off()
    await anna.page.reload()
    await anna.page.get_by_role("heading").first.wait_for()
    assert "/api/" not in await anna.stores()
    await anna.connected_again()
    # The page that says so hears of it, and fetches by itself what was asked for.
    await anna.role("heading", anna.says("home-title")).wait_for()
