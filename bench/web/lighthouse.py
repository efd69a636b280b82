"""Lighthouse on one page, with its phone profile: a slow network, a processor four times slower."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct
from playwright.async_api import Playwright
from tests.browser.browser import arguments, chromium

from bench.web.address import Address

HERE = Path(__file__).parent
PATIENCE = 60.0
CATEGORIES = ("performance", "accessibility", "best-practices")


class Scores(Struct):
    """What Lighthouse gives, out of 100, and what cost points."""

    performance: int
    accessibility: int
    best_practices: int
    lost: list[str]


def install() -> str:
    """The program, installed from its lock if need be; why not, where there is no node."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("Lighthouse needs node 20 or later and npm; found none.")
    program = HERE / "node_modules" / ".bin" / "lighthouse"
    if not program.exists():
        subprocess.run(
            [npm, "ci", "--silent"], cwd=HERE, check=True, env={**os.environ, "PUPPETEER_SKIP_DOWNLOAD": "1"}
        )
    return str(program)


async def scores(playwright: Playwright, address: Address, runs: int) -> Scores:
    """What Lighthouse says of a page, by the run in the middle: each one in a fresh browser."""
    program = install()
    given = [await _run(program, playwright, address) for _ in range(runs)]
    return sorted(given, key=lambda each: each.performance)[runs // 2]


async def _run(program: str, playwright: Playwright, address: Address) -> Scores:
    async with _chrome() as port:
        browser = await playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
        await address.introduces(browser.contexts[0])
        await browser.close()
        with tempfile.TemporaryDirectory() as folder:
            told = Path(folder) / "report.json"
            command = [program, address.url, f"--port={port}", "--disable-storage-reset", "--quiet"]
            command += ["--form-factor=mobile", f"--only-categories={','.join(CATEGORIES)}"]
            command += ["--output=json", f"--output-path={told}"]
            running = await asyncio.create_subprocess_exec(*command)
            if await running.wait() != 0:
                raise SystemExit(f"Lighthouse failed on {address.url}")
            return _read(json.loads(told.read_text("utf-8")))


def _read(report: dict[str, Any]) -> Scores:
    performance, access, practices = (round(100 * (report["categories"][name]["score"] or 0)) for name in CATEGORIES)
    lost = []
    for name in CATEGORIES:
        for counted in report["categories"][name]["auditRefs"]:
            audit = report["audits"][counted["id"]]
            if counted["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                lost.append(f"{name}: {audit['title']} {audit.get('displayValue', '')}".strip())
    return Scores(performance, access, practices, lost)


@asynccontextmanager
async def _chrome() -> AsyncIterator[int]:
    """A browser of its own, on a port: Lighthouse wants one that nobody else holds."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        flags = ["--remote-debugging-port=0", f"--user-data-dir={profile}", "--headless", "--no-first-run"]
        program = await asyncio.create_subprocess_exec(
            chromium(),
            *arguments(),
            *flags,
            "about:blank",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            async with asyncio.timeout(PATIENCE):
                while not (told := Path(profile) / "DevToolsActivePort").exists() or not told.read_text():
                    await asyncio.sleep(0.05)
            yield int(told.read_text().split()[0])
        finally:
            # What was started may be a script that started the browser.
            os.killpg(program.pid, signal.SIGTERM)
            await program.wait()
