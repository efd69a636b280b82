from __future__ import annotations

import pytest
from tests.browser.accessibility import axe, cut_off
from tests.browser.conftest import Visit
from tests.browser.visitor import NARROW
from tests.server.harness import Server

PHONE_PAGE = "<meta name=viewport content='width=device-width, initial-scale=1'>"


async def test_axe_and_the_edges_of_the_screen_tell_what_is_wrong(visit: Visit, server: Server) -> None:
    anna = await visit(server, NARROW)
    await anna.page.set_content(f"{PHONE_PAGE}<main><h1>A</h1><input><p>short</p></main>")
    with pytest.raises(AssertionError, match="label"):
        await axe(anna.page)
    assert not await cut_off(anna.page)
    await anna.page.set_content(f"{PHONE_PAGE}<main><h1>A</h1><p style='width: 500px'>{'wide ' * 30}</p></main>")
    assert ["sideways" in each or "is cut" in each for each in await cut_off(anna.page)] == [True, True]
    await anna.page.set_content(f"{PHONE_PAGE}<main><p style='width: 9em; overflow: hidden'>{'wide' * 9}</p></main>")
    assert ["is cut" in each for each in await cut_off(anna.page)] == [True]


async def test_errors_violations_and_failed_requests_are_complaints(visit: Visit, server: Server) -> None:
    anna = await visit(server)
    await anna.goes("/api/games")
    await anna.page.evaluate("() => { setTimeout(() => { throw new Error('broken on purpose') }) }")
    await anna.page.evaluate("() => fetch('http://127.0.0.1:9/nowhere').catch(() => 0)")
    for wrong in ("broken on purpose", "policy violated: connect-src"):
        await anna.until(lambda wrong=wrong: any(wrong in each for each in anna.complaints), wrong)  # type: ignore[misc]
    with pytest.raises(AssertionError):
        anna.no_complaints()
    anna.complaints.clear()
