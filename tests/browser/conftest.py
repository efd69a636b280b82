from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, async_playwright
from tests.browser.browser import NoBrowser, arguments, chromium
from tests.browser.screen_check import ScreenCheck
from tests.browser.visitor import OUT, Visitor
from tests.conftest import Covered
from tests.depth import Depth
from tests.server.harness import CALM, Server, serving
from tests.timeouts import patience

CLIENT = Path(__file__).parents[2] / "src" / "penombre" / "server" / "client" / "index.html"


class SharedBrowser:
    """One Chromium for all tests of a worker, and the loop they are played in: people come and go, it stays."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.visitors: list[Visitor] = []
        self._browser: Browser | None = None
        self._open = self._opened()

    def run(self, scenario: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(scenario)

    async def browser(self) -> Browser:
        if self._browser is None:
            self._browser = await self._open.__aenter__()
        return self._browser

    def close(self) -> None:
        if self._browser is not None:
            self.run(self._open.__aexit__(None, None, None))
        self.run(self.loop.shutdown_asyncgens())
        self.loop.close()

    async def everybody_leaves(self) -> None:
        """Close every browser; whatever went wrong on one of them is told now."""
        visitors, self.visitors = self.visitors, []
        for visitor in visitors:
            await visitor.leaves()
        for visitor in visitors:
            visitor.no_complaints()

    async def photograph(self, test: str) -> None:
        """What everybody saw when a test failed."""
        for number, visitor in enumerate(self.visitors):
            await visitor.screenshot(f"failed-{test}-{number}")

    @asynccontextmanager
    async def _opened(self) -> AsyncIterator[Browser]:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium(), args=arguments())
            yield browser
            await browser.close()


@pytest.fixture(scope="session")
def shared_browser() -> Iterator[SharedBrowser]:
    try:
        chromium()
    except NoBrowser as reason:
        pytest.skip(str(reason))
    shared_browser = SharedBrowser()
    yield shared_browser
    shared_browser.close()


Visit = Callable[..., Awaitable[Visitor]]


@pytest.fixture
def visit(shared_browser: SharedBrowser) -> Iterator[Visit]:
    """Somebody opens a browser: `anna = await visit(server, PHONE, language="fr")`. All of them leave with the test."""

    async def visit(server: Server, *args: Any, **wishes: Any) -> Visitor:
        visitor = await Visitor.comes(await shared_browser.browser(), server.url, *args, **wishes)
        shared_browser.visitors.append(visitor)
        return visitor

    yield visit
    shared_browser.run(shared_browser.everybody_leaves())


CheckScreens = Callable[[Visitor], ScreenCheck]


@pytest.fixture
def check_screens(covered: Covered, depth: Depth) -> CheckScreens:
    """`screens = check_screens(anna)` checks what Anna sees at each `screens.check(name)`; a soak keeps pictures."""
    return lambda visitor: ScreenCheck(visitor, covered, pictures=depth.of(test=False, soak=True))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where nobody's time is ever over and bots answer at once, shared by the tests that do not harm it."""
    assert CLIENT.exists(), "the web client is not built: `make web` builds it"
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(folder, *CALM) as running:
        yield running


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Tests of this folder are coroutines: they are played in the loop of the browser."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    shared_browser: SharedBrowser = pyfuncitem._request.getfixturevalue("shared_browser")
    names = inspect.signature(pyfuncitem.obj).parameters
    scenario = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names})
    OUT.mkdir(exist_ok=True)
    try:
        shared_browser.run(asyncio.wait_for(scenario, 5 * patience()))
    except BaseException:
        shared_browser.run(shared_browser.photograph(pyfuncitem.name))
        raise
    return True
