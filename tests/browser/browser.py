"""A Chromium for the tests: the one this machine has, else Playwright's, else Debian's.

python -m tests.browser.browser    prints where it is, after installing one if need be
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

CHOSEN: Final = "PENOMBRE_CHROMIUM"
"""The variable that names a Chromium to use."""
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CACHED: Final = ("chrome-headless-shell", "headless_shell", "chrome", "Chromium", "Google Chrome for Testing")
"""What the program is called in Playwright's cache, over its versions and systems."""
PACKAGES: Final = ("chromium-headless-shell", "fonts-noto-color-emoji", "fonts-dejavu")
DOWNLOADING: Final = 180
INSTALLING: Final = 420
"""Seconds until a download or a package manager is given up."""

ADVICE: Final = f"""\
No Chromium was found, and none could be installed. Install one of these, then run the tests again:
  any system        python -m playwright install --with-deps chromium-headless-shell
  Debian            apt-get install {" ".join(PACKAGES)}
  another Chromium  set {CHOSEN} to the path of its program"""


class NoBrowser(Exception):
    """There is no Chromium and none can be installed; says what to do."""


def chromium() -> Path:
    """The Chromium to test with, installed if need be; `NoBrowser` if that fails. Safe from several processes."""
    found = existing()
    return found if found is not None else _installed_once()


def existing() -> Path | None:
    """A Chromium that is here and runs."""
    chosen = os.environ.get(CHOSEN)
    if chosen:
        if not _runs(Path(chosen)):
            raise NoBrowser(f"{CHOSEN} is {chosen}, and that is no Chromium that runs here.")
        return Path(chosen)
    return next((path for path in (*_on_path(), *_in_cache()) if _runs(path)), None)


def arguments() -> list[str]:
    """How it has to be started here: Chromium refuses root its sandbox, and containers have little shared memory.

    It would imitate a graphics card where there is none, at a price.
    """
    return [
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--disable-audio-output",
        *(["--no-sandbox"] if os.geteuid() == 0 else []),
    ]


def _on_path() -> Iterator[Path]:
    for name in NAMES:
        if found := shutil.which(name):
            yield Path(found)


def _in_cache() -> Iterator[Path]:
    folder = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    for cache in (
        [Path(folder)]
        if folder
        else [Path.home() / ".cache/ms-playwright", Path.home() / "Library/Caches/ms-playwright"]
    ):
        for browser in sorted(cache.glob("chromium*"), reverse=True):
            yield from (path for path in sorted(browser.rglob("*")) if path.name in CACHED and path.is_file())


def _runs(path: Path) -> bool:
    """Whether it starts: a program may be a stub that says how to install the real one, or lack its libraries."""
    try:
        done = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def _installed_once() -> Path:
    """Install one, while other workers of the same test run wait; if it failed for one of them, it failed for all."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    with (Path(tempfile.gettempdir()) / f"penombre-chromium-{os.getuid()}.lock").open("a+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        found = existing()
        if found is not None:
            return found
        lock.seek(0)
        failed, _, said = lock.read().partition("\n")
        if failed != run:
            found, said = _install()
            if found is not None:
                return found
            lock.seek(0)
            lock.truncate()
            lock.write(f"{run}\n{said}")
        raise NoBrowser(f"{ADVICE}\nWhat was tried:\n{said}")


def _install() -> tuple[Path | None, str]:
    """Try each way; the program, or what each way said."""
    said = []
    for ways in (_playwright(), _debian()):
        for way in ways:
            try:
                done = subprocess.run(
                    way, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL, timeout=2 * INSTALLING
                )
            except (OSError, subprocess.TimeoutExpired) as error:
                said.append(f"  {' '.join(way)}: {error}")
                break
            if done.returncode != 0:
                last = (done.stderr.strip() or done.stdout.strip() or f"ended with {done.returncode}").splitlines()[0]
                said.append(f"  {' '.join(way)}: {last[:200]}")
                break
        if (found := existing()) is not None:
            return found, ""
    return None, "\n".join(said)


def _playwright() -> list[list[str]]:
    return [_bounded(DOWNLOADING, sys.executable, "-m", "playwright", "install", "chromium-headless-shell")]


def _debian() -> list[list[str]]:
    """Debian's package, where there is a right to install one without a password."""
    if shutil.which("apt-get") is None:
        return []
    if os.geteuid() == 0:
        rights: list[str] = []
    elif (
        shutil.which("sudo")
        and subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0
    ):
        rights = ["sudo", "-n"]
    else:
        return []
    waiting = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120"]
    return [
        [*rights, *_bounded(INSTALLING, *waiting, "update")],
        [*rights, *_bounded(INSTALLING, *waiting, "install", "--yes", "--no-install-recommends", *PACKAGES)],
    ]


def _bounded(seconds: int, *command: str) -> list[str]:
    """A command that ends itself when it takes too long: nobody but root can end what sudo started."""
    return ["timeout", str(seconds), *command] if shutil.which("timeout") else list(command)


def main() -> None:
    try:
        sys.stdout.write(f"{chromium()}\n")
    except NoBrowser as reason:
        sys.exit(str(reason))


if __name__ == "__main__":
    main()
