"""A real PostgreSQL for tests: started in a folder of its own, ended with the test run however that ends.

    with running_postgres() as server:
        address = server.new_database()

The programs are the system's if it has them, else those that the `pgserver` package carries.
"""

from __future__ import annotations

import importlib.util
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

from tests.timeouts import patience

# The shell holds the reading end of a pipe. When the test run ends, even killed, the pipe closes: the server is then
# ended at once and its folder removed.
WATCH = """
"$1/postgres" -D "$2/data" -k "$2" $3 >"$2/log" 2>&1 &
read -r _
kill -QUIT "$(head -n 1 "$2/data/postmaster.pid")" 2>/dev/null
while [ -e "$2/data/postmaster.pid" ]; do sleep 0.05; done
rm -rf "$2" 2>/dev/null
"""


class PostgresServer:
    """A running PostgreSQL, reached through a socket in its folder."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self._numbers = itertools.count(1)

    def new_database(self) -> str:
        """The address of a fresh, empty database."""
        name = f"test_{next(self._numbers)}"
        self.sql("postgres", f"CREATE DATABASE {name}")
        return self.address(name)

    def drop_database(self, address: str) -> None:
        """Remove a database, whoever is still connected to it."""
        self.sql("postgres", f"DROP DATABASE {self.name(address)} WITH (FORCE)")

    def name(self, address: str) -> str:
        """The name of the database at an address."""
        return urlsplit(address).path.removeprefix("/")

    def address(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql:///{name}?host={quote(str(self.folder), safe='')}&user=penombre"

    def sql(self, name: str, statement: str) -> str:
        """What a statement answers in a database, as text without headings."""
        command = [str(self.programs / "psql"), "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"]
        command += ["-h", str(self.folder), "-U", "penombre", "-d", name, "-c", statement]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=patience(), check=False)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout.strip()

    def restart(self) -> None:
        """Stop the server as for an upgrade, and start it again."""
        command = [str(self.programs / "pg_ctl"), "restart", "-m", "fast", "-w"]
        command += ["-D", str(self.folder / "data"), "-l", str(self.folder / "log")]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/", timeout=patience(), **_identity())

    def connections(self, address: str) -> list[int]:
        """The process ids of all connections to a database."""
        asked = f"SELECT pid FROM pg_stat_activity WHERE datname = '{self.name(address)}'"
        return [int(pid) for pid in self.sql("postgres", asked).split()]

    def drop_connections(self, address: str) -> int:
        """Cut every connection to a database, as a restart or a broken network would; how many there were."""
        cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{self.name(address)}'"
        return self.sql("postgres", cut).count("t")


@contextmanager
def running_postgres(*, fsync: bool = False) -> Iterator[PostgresServer]:
    """Start a PostgreSQL, and end it. Without `fsync` it is quick, and loses nothing but by a crash of the machine."""
    folder = Path(tempfile.mkdtemp(prefix="penombre-pg-"))
    try:
        with _started(folder, _programs(folder), fsync) as server:
            yield server
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _started(folder: Path, programs: Path, fsync: bool) -> Iterator[PostgresServer]:
    identity = _identity()
    if identity:
        for path in (folder, *folder.rglob("*")):
            os.chown(path, identity["user"], identity["group"], follow_symlinks=False)
    command = [str(programs / "initdb"), "-D", str(folder / "data"), "-U", "penombre", "-A", "trust"]
    command += ["-E", "UTF8", "--no-locale", "--no-sync"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/", timeout=patience(), **identity)
    options = f"-c listen_addresses= -c max_connections=200 -c fsync={'on' if fsync else 'off'}"
    watch = subprocess.Popen(
        ["/bin/sh", "-c", WATCH, "watch", programs, folder, options],
        stdin=subprocess.PIPE,
        start_new_session=True,
        cwd="/",
        **identity,
    )
    try:
        _wait_until_ready(programs, folder)
        yield PostgresServer(programs, folder)
    finally:
        watch.communicate(timeout=patience())  # closes the pipe


def _identity() -> dict[str, Any]:
    """Whom the server runs as: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    user = known.get("postgres") or known["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _programs(folder: Path) -> Path:
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if installed:
        return installed[-1].parent
    package = importlib.util.find_spec("pgserver")
    assert package is not None and package.submodule_search_locations, "no PostgreSQL: install postgresql or pgserver"
    carried = Path(package.submodule_search_locations[0])
    if os.geteuid() != 0:
        return carried / "pginstall" / "bin"
    # The user it runs as may not be allowed into the folder where the package lies; its libraries lie beside it.
    for name in ("pgserver", "pgserver.libs"):
        if (carried.parent / name).is_dir():
            shutil.copytree(carried.parent / name, folder / name, symlinks=True)
    return folder / "pgserver" / "pginstall" / "bin"


def _wait_until_ready(programs: Path, folder: Path) -> None:
    deadline = time.monotonic() + patience()
    command = [str(programs / "pg_isready"), "-q", "-h", str(folder)]
    while subprocess.run(command, check=False, timeout=patience()).returncode != 0:
        assert time.monotonic() < deadline, (folder / "log").read_text()
        time.sleep(0.05)
