"""How long it takes from a frame's arrival in the page until the change is painted."""

from __future__ import annotations

import asyncio
import json
from statistics import quantiles

from msgspec import Struct
from playwright.async_api import Browser, CDPSession
from websockets.asyncio.client import ClientConnection, connect

from bench.web.measured_table import Table

SEATS = 8
PATIENCE = 300.0

# The page's own sockets, with an ear of ours that hears each message first. An animation frame is asked for at once,
# and a message posted from it arrives when that frame has been drawn.
_EAR = """
globalThis.painted = [];
const drawn = new MessageChannel();
const waiting = [];
drawn.port1.onmessage = () => painted.push(...waiting.splice(0).map((at) => performance.now() - at));
globalThis.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", (event) => {
      if (typeof event.data !== "string" || !event.data.startsWith('{"type":"step"')) return;
      const at = performance.now();
      requestAnimationFrame(() => { waiting.push(at); drawn.port2.postMessage(null); });
    });
  }
};
"""


class Painted(Struct):
    """Milliseconds from a view update to the screen."""

    updates: int
    p50: float
    p95: float
    worst: float
    work: float
    """Processor time of the page per update: what a busy machine does not blur."""


async def painted(browser: Browser, server: str, updates: int, slowdown: float) -> Painted:
    """Watch matches of eight from one seat, on a phone whose processor is so many times slower than this one."""
    table = Table.opened(server, SEATS)
    context = await browser.new_context(
        viewport={"width": 390, "height": 844}, device_scale_factor=2, is_mobile=True, has_touch=True, locale="en-GB"
    )
    await table.address.introduces(context)
    await context.add_init_script(_EAR)
    page = await context.new_page()
    devtools = await context.new_cdp_session(page)
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    await page.goto(table.address.url, wait_until="networkidle")
    await devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = await _worked(devtools)
    times: list[float] = []
    headers = {"Cookie": f"penombre={table.cookie}"}
    async with connect(table.socket, additional_headers=headers, max_size=None, compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1}))
        playing = asyncio.create_task(_plays(socket, table))
        try:
            async with asyncio.timeout(PATIENCE):
                while len(times) < updates:
                    await asyncio.sleep(0.2)
                    times = await page.evaluate("() => painted")
                    if playing.done():
                        playing.result()
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
    work = 1000 * (await _worked(devtools) - before) / len(times)
    await context.close()
    table.close()
    cuts = quantiles(times, n=100)
    return Painted(len(times), cuts[49], cuts[94], max(times), work)


async def _worked(devtools: CDPSession) -> float:
    """Seconds that the page has worked."""
    metrics = (await devtools.send("Performance.getMetrics"))["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))


async def _plays(socket: ClientConnection, table: Table) -> None:
    """Answer for the seat as a second device of the same person, and play again when a match is over."""
    requests = 0
    asked = None
    async for text in socket:
        frame = json.loads(text)
        if frame["type"] == "room" and frame["status"] == "over":
            await asyncio.to_thread(table.does, "rematch")
        elif frame["type"] == "room" and frame["status"] == "open" and not frame["seats"][0]["ready"]:
            await asyncio.to_thread(table.deals)
        question = frame.get("question")
        if question is None or question["id"] == asked:
            continue
        asked = question["id"]
        requests += 1
        answer = next(option["id"] for option in question["options"] if not option["refused"])
        await socket.send(json.dumps({"type": "answer", "request": str(requests), "question": asked, "answer": answer}))
