"""The figures of the built web client, on a real server.

    python -m bench.web [--json] [--only imports scripts lighthouse paint]

All but `imports` take the client that `make web` built. Machines differ and are shared; Lighthouse's performance varies
by some points.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from playwright.async_api import async_playwright
from tests.browser.browser import NoBrowser, arguments, chromium
from tests.server.harness import serving

from bench.web.address import Address
from bench.web.imports import tables
from bench.web.lighthouse import scores
from bench.web.measured_table import Table
from bench.web.paint import SEATS, painted
from bench.web.scripts import loaded

CLIENT = Path(__file__).parents[2] / "src" / "penombre" / "server" / "client" / "index.html"
PARTS = ("imports", "scripts", "lighthouse", "paint")
PACE = ("--tempo", "100", "--bot-tempo", "0.2")
"""Nobody's time is ever over; bots answer a few times a second, so that one update is painted before the next."""
SLOWDOWNS = (1, 4)
"""This machine's processor, and one as slow as the phone that Lighthouse has in mind."""


async def measure(parts: list[str], updates: int, runs: int) -> dict[str, Any]:
    """The figures that need a server and a browser, by part."""
    report: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), *PACE) as server:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium(), args=arguments())
            table = Table.opened(server.url, SEATS)
            await table.rests()
            pages = {"home": Address(server.url, "/"), "table": table.address}
            if "scripts" in parts:
                report["scripts"] = {name: await loaded(browser, page) for name, page in pages.items()}
            if "lighthouse" in parts:
                report["lighthouse"] = {name: await scores(playwright, page, runs) for name, page in pages.items()}
            if "paint" in parts:
                report["paint"] = {str(slow): await painted(browser, server.url, updates, slow) for slow in SLOWDOWNS}
            table.close()
            await browser.close()
    return report


def worded(report: dict[str, Any]) -> str:
    """The figures, one to a line."""
    lines = []
    for game, found in report.get("imports", {}).items():
        for language, weight in found.items():
            lines.append(
                f"imports         {game:14} {language} {weight.script:6.1f} kB of script compressed, "
                f"{weight.words:.1f} of it words, in {weight.files} files"
            )
    for page, found in report.get("scripts", {}).items():
        lines.append(f"first load      {page:6} {found.weight:6.1f} kB of script compressed, in {found.files} files")
    for page, found in report.get("lighthouse", {}).items():
        lines.append(
            f"Lighthouse      {page:6} performance {found.performance}, accessibility {found.accessibility}, "
            f"best practices {found.best_practices}"
        )
        lines += [f"                       {each}" for each in found.lost]
    for slow, found in report.get("paint", {}).items():
        lines.append(
            f"frame to paint  {slow}x CPU {found.p50:6.1f} ms median, {found.p95:.1f} ms p95, "
            f"{found.worst:.1f} ms worst, {found.work:.1f} ms of work each, {found.updates} updates at {SEATS} seats"
        )
    return "\n".join(lines)


def _ready() -> None:
    """Refuse in words where there is no client, or no browser to open it in."""
    if not CLIENT.exists():
        sys.exit("The web client is not built: `make web` does it.")
    try:
        chromium()
    except NoBrowser as reason:
        sys.exit(str(reason))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="some of the measurements")
    parser.add_argument("--updates", type=int, default=200, help="how many view updates to time")
    parser.add_argument("--runs", type=int, default=3, help="of Lighthouse; the one in the middle counts")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    in_browser = [part for part in asked.only if part != "imports"]
    if in_browser:
        _ready()
    report: dict[str, Any] = {"imports": tables()} if "imports" in asked.only else {}
    if in_browser:
        report |= asyncio.run(measure(in_browser, asked.updates, asked.runs))
    print(json.dumps(msgspec.to_builtins(report)) if asked.json else worded(report))


if __name__ == "__main__":
    main()
