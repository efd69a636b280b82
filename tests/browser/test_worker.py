from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.table import plays_with_bots, shows_its_question
from tests.browser.visitor import PHONE, Visitor
from tests.server.harness import Server


async def _has_a_worker(visitor: Visitor) -> None:
    """The worker of the house looks at what this page asks for."""
    await visitor.page.evaluate(
        """async () => {
          const { serviceWorker } = navigator;
          if (!serviceWorker.controller) {
            await new Promise((done) => serviceWorker.addEventListener("controllerchange", done, { once: true }));
          }
        }"""
    )


async def test_a_device_without_room_left_shows_the_client_all_the_same(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE, worker=True)
    await anna.goes("/")
    await _has_a_worker(anna)
    devtools = await anna.context.new_cdp_session(anna.page)
    await devtools.send("Storage.overrideQuotaForOrigin", {"origin": server.url, "quotaSize": 1})
    await anna.goes("/rules")
    await anna.role("heading", anna.says("rules-all")).wait_for()


async def test_a_device_keeps_the_files_of_the_client_and_nothing_of_a_table(visit: Visit, server: Server) -> None:
    anna = await visit(server, PHONE, worker=True)
    await anna.goes("/")
    await _has_a_worker(anna)
    await plays_with_bots(anna, "Anna")
    await shows_its_question(anna)
    await anna.page.reload()  # all that the table is made of goes past the worker now
    await shows_its_question(anna)
    room = anna.page.url.rpartition("/")[2].partition("#")[0]
    drawn = await anna.page.evaluate("path => fetch(path).then(({ status }) => status)", f"/api/rooms/{room}/qr.svg")
    assert drawn == 200
    kept: list[str] = await anna.page.evaluate(
        """async () => {
          const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
          const requests = await Promise.all(caches_.map((cache) => cache.keys()));
          return requests.flat().map(({ url }) => url.slice(location.origin.length));
        }"""
    )
    beside = {path for path in kept if not path.startswith("/assets/")}
    assert len(kept) > len(beside)
    assert beside == {"/icon.svg", "/language", "/offline.css", "/offline.html", "/offline.js"}
