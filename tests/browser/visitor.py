"""Somebody with a browser: one device, one language, and everything that went wrong or came in on it."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    ViewportSize,
    WebSocket,
    expect,
)
from tests.browser import ceremony_watch, client_words
from tests.browser.accessibility import MOST_TABS
from tests.browser.received_frames import ReceivedFrames
from tests.server.prepared_match import PreparedMatch
from tests.timeouts import patience

from penombre.server.http.api import COOKIE

OUT: Final = Path(__file__).parent / "out"

A_WHILE: Final = 0.1
"""Seconds after which somebody who waits looks again, whether anything came in or not."""

Language = Literal["fr", "en"]
Light = Literal["light", "dark"]


class Device(Struct, frozen=True):
    """What somebody holds in their hands, or has on the desk."""

    name: str
    width: int
    height: int
    touch: bool = False
    scale: float = 1

    @property
    def viewport(self) -> ViewportSize:
        return {"width": self.width, "height": self.height}


PHONE: Final = Device("phone", 390, 844, touch=True, scale=2)
DESKTOP: Final = Device("desktop", 1280, 800)
NARROW: Final = Device("narrow", 320, 640, touch=True)
ZOOMED: Final = Device("zoomed", 640, 400, scale=2)
"""A desktop magnified to 200 %: half as many pixels each way, each of them doubled."""

# What a page is told to tell us: the policy's complaints come as events, not always as errors on the console.
_WATCH: Final = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy violated: ${event.violatedDirective} by ${event.blockedURI} ${event.sourceFile}`));
"""

# After a question appeared its page takes no answer for a moment, lest a tap was meant for what stood there before.
# Here nobody taps by mistake: while the page hears of a tap or a key, that moment is over by its watch.
_HASTE: Final = """
const watch = performance.now.bind(performance);
let ahead = 0;
performance.now = () => watch() + ahead;
for (const kind of ["pointerup", "click", "keydown", "keyup"])
  addEventListener(kind, () => { ahead = 5000; setTimeout(() => { ahead = 0; }); }, true);
"""

# A change of colours that takes a millisecond starts anew in whatever inherits it, and all of it is drawn again.
_AT_ONCE: Final = """
const atOnce = new CSSStyleSheet();
atOnce.replaceSync("*, *::before, *::after { transition: none !important; }");
document.adoptedStyleSheets.push(atOnce);
"""


class Visitor:
    """One browser context with one page. Nothing is shared between visitors: they are on different devices."""

    def __init__(
        self, context: BrowserContext, page: Page, url: str, device: Device, language: Language, keyboard: bool
    ) -> None:
        self.context = context
        self.page = page
        self.url = url
        self.device = device
        self.language: Language = language
        self.keyboard = keyboard
        """Somebody without a mouse or a finger: acts by keys alone."""
        self.heard = ReceivedFrames()
        self.answers: list[tuple[str, str, bool]] = []
        """Every answer of the HTTP API: its path, its text, and whether the match was over."""
        self.complaints: list[str] = []
        self._news = asyncio.Event()
        # Not every Chromium knows every feature that the server denies its pages.
        # A line that is hung up before it is there, because somebody sat down or left just then, is no fault.
        self._forgiven = [
            re.compile("Permissions-Policy header: Unrecognized feature"),
            re.compile("WebSocket is closed before the connection is established"),
            re.compile("Service Worker registration blocked by Playwright"),
        ]
        self._listen(page)

    @classmethod
    async def comes(
        cls,
        browser: Browser,
        url: str,
        device: Device = PHONE,
        *,
        language: Language = "fr",
        light: Light = "dark",
        calm: bool = True,
        keyboard: bool = False,
        worker: bool = False,
    ) -> Visitor:
        """Open a browser of their own. `calm` is somebody who asked their device for less motion.

        The client's service worker fetches all of it once more, so only those have it who are there to look at it.
        """
        context = await browser.new_context(
            viewport=device.viewport,
            device_scale_factor=device.scale,
            has_touch=device.touch,
            is_mobile=device.touch,
            locale={"fr": "fr-FR", "en": "en-GB"}[language],
            timezone_id="Europe/Paris",
            color_scheme=light,
            reduced_motion="reduce" if calm else "no-preference",
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(patience() * 1000)
        expect.set_options(timeout=patience() * 1000)
        await context.add_init_script(
            _WATCH + _HASTE + ceremony_watch.WATCH + ceremony_watch.TAPS + (_AT_ONCE if calm else "")
        )
        visitor = cls(context, await context.new_page(), url, device, language, keyboard)
        await visitor.page.add_locator_handler(visitor.moment, lambda _: visitor.puts_moment_away(), no_wait_after=True)
        return visitor

    def __repr__(self) -> str:
        return f"<visitor on a {self.device.name}, in {self.language}{', by keyboard' if self.keyboard else ''}>"

    # -- going about ---------------------------------------------------------------------------------------------------

    async def goes(self, path: str) -> None:
        """Open a page of the server."""
        await self.page.goto(f"{self.url}{path}")

    async def sits(self, prepared: PreparedMatch, seat: int = 0) -> None:
        """Take a seat of a table that goes on from where it was prepared; what another one told is forgotten."""
        self.heard = ReceivedFrames()
        await self.context.add_cookies(
            [{"name": COOKIE, "value": prepared.cookies[seat], "url": self.url, "httpOnly": True, "sameSite": "Lax"}]
        )
        await self.goes(prepared.path)

    async def leaves(self) -> None:
        """Close the browser."""
        await self.context.close()

    async def cut_off(self) -> None:
        """The network is gone: nothing new can be opened, and what is open hears nothing any more."""
        await self.context.set_offline(True)

    async def connected_again(self) -> None:
        """The network is back."""
        await self.context.set_offline(False)

    def says(self, id: str, /, **args: Any) -> str:
        """A text of the client in this person's language."""
        return client_words.house(self.language, id, **args)

    def role(self, role: Any, name: str | re.Pattern[str]) -> Locator:
        """What has a role and a name on the screen."""
        return self.page.get_by_role(role, name=name, exact=isinstance(name, str))

    @property
    def moment(self) -> Locator:
        """What fills this person's screen for a moment: who they are, or their own end."""
        return self.page.locator("dialog.moment")

    async def puts_moment_away(self) -> None:
        """Go back to the table; whoever does anything there has done so before."""
        if await self.moment.count():
            await self.page.keyboard.press("Escape")
            await self.moment.wait_for(state="detached")

    async def looks_at_moments(self) -> None:
        """Leave what fills the screen where it is: this person is there to look at it."""
        await self.page.remove_locator_handler(self.moment)

    async def presses(self, control: Locator, milliseconds: float | None = None) -> None:
        """Use a control as this person does: a click, a tap, or the keyboard."""
        if self.keyboard:
            await self.reaches(control, milliseconds)
            await self.page.keyboard.press("Enter")
        elif self.device.touch:
            await control.tap(timeout=milliseconds)
        else:
            await control.click(timeout=milliseconds)

    async def ticks(self, choice: Locator) -> None:
        """Turn a switch on, or choose one of several, as this person does."""
        if not self.keyboard:
            await choice.check()
            return
        # Of choices that belong together, Tab comes to the one that is made: arrow keys lead to the others.
        radios = await choice.evaluate(
            "it => it.type === 'radio' ? document.getElementsByName(it.name).length : 0",
        )
        if not radios:
            await self.reaches(choice)
            await self.page.keyboard.press("Space")
        elif not await choice.is_checked():
            name = await choice.get_attribute("name")
            await self.reaches(self.page.locator(f'[name="{name}"]:checked'))
            for _ in range(radios):
                await self.page.keyboard.press("ArrowRight")
                if await choice.is_checked():
                    break
        assert await choice.is_checked()

    async def reaches(self, control: Locator, milliseconds: float | None = None) -> None:
        """Go to a control with the Tab key alone."""
        await control.wait_for(timeout=milliseconds)
        for _ in range(MOST_TABS):
            if await control.evaluate("it => it === document.activeElement", timeout=milliseconds):
                return
            await self.puts_moment_away()
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"{control} cannot be reached with the Tab key")

    # -- waiting -------------------------------------------------------------------------------------------------------

    async def until(self, true: Callable[[], Any], what: str = "") -> None:
        """Wait until something is true of what came in."""
        end = time.monotonic() + patience()
        while not true():
            if time.monotonic() > end:
                raise AssertionError(f"waited in vain{': ' if what else ''}{what}")
            await self.hears()

    async def hears(self) -> None:
        """Wait until something else came in, or went wrong; a little while at most."""
        self._news.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), A_WHILE)

    # -- what went wrong -----------------------------------------------------------------------------------------------

    def forgives(self, pattern: str) -> None:
        """Expect complaints like this one."""
        self._forgiven.append(re.compile(pattern))

    def no_complaints(self) -> None:
        """Nothing went wrong: no error, no violation of the policy, no request that failed."""
        wrong = [each for each in self.complaints if not any(known.search(each) for known in self._forgiven)]
        assert not wrong, f"{self}:\n" + "\n".join(wrong)

    def _listen(self, page: Page) -> None:
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._opened)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        # A page that is left gives up what it was asking for.
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"failed: {request.method} {request.url} {request.failure}")

    async def _answered(self, response: Response) -> None:
        path = response.url.removeprefix(self.url)
        if path.startswith("/api/"):
            over = self.heard.over
            try:
                self.answers.append((path, await response.text(), over))
            except Error:
                # The page was left before it had read the answer.
                self.answers.append((path, "", over))

    def _opened(self, socket: WebSocket) -> None:
        heard = self.heard
        heard.sockets += 1
        socket.on("framereceived", lambda payload: self._noted(heard.take, payload))
        socket.on("framesent", lambda payload: self._noted(heard.sent.append, payload))

    def _noted(self, note: Callable[[str], None], payload: str | bytes) -> None:
        note(str(payload))
        self._news.set()

    # -- looking -------------------------------------------------------------------------------------------------------

    async def screenshot(self, name: str, device: Device | None = None) -> Path:
        """A picture of what is on the screen now, for people to look at; `device` is what it looks like at present."""
        OUT.mkdir(exist_ok=True)
        path = OUT / f"{name}-{(device or self.device).name}.png"
        await self.page.screenshot(path=path, animations="disabled", caret="hide")
        return path

    async def holds(self) -> str:
        """All that the page holds, seen or unseen: markup, values of fields, title, address."""
        held: str = await self.page.evaluate(_EVERYTHING)
        return held

    async def stores(self) -> str:
        """All that this browser has stored for the server's pages, wherever browsers store things."""
        return msgspec.json.encode(await self.page.evaluate(_STORED)).decode()


_EVERYTHING: Final = """() => {
  const values = [...document.querySelectorAll("input, textarea, select")].map((field) => field.value);
  return [document.title, location.href, document.documentElement.outerHTML, ...values].join("\\n");
}"""

_STORED: Final = """async () => {
  const databases = {};
  for (const { name } of (await indexedDB.databases?.()) ?? []) {
    const database = await new Promise((done, failed) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => failed(opening.error);
    });
    databases[name] = {};
    for (const store of database.objectStoreNames) {
      databases[name][store] = await new Promise((done, failed) => {
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => done(reading.result);
        reading.onerror = () => failed(reading.error);
      });
    }
    database.close();
  }
  const caches_ = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    caches_[name] = {};
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      const own = new URL(request.url).pathname.startsWith("/api/");
      caches_[name][request.url] = own ? await answer.text() : "";
    }
  }
  return {
    local: { ...localStorage }, session: { ...sessionStorage }, cookie: document.cookie,
    history: JSON.stringify(history.state), databases, caches: caches_,
  };
}"""
