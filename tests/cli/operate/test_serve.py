"""`penombre serve`: what it prints, how it stops, and what it says when it cannot start."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tests.cli.conftest import PENOMBRE, Ran, Run, Terminal
from tests.timeouts import patience

STORE = "penombre.sqlite3"
LOCAL = ("--host=127.0.0.1", "--port=0")
LINK = r"http://127\.0\.0\.1:\d+"


def serve(*arguments: object) -> Ran:
    """Start a server that should not start."""
    local = [each for each in LOCAL if each.partition("=")[0] not in arguments]
    done = subprocess.run(
        [*PENOMBRE, "serve", *local, *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=patience(),
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


@contextmanager
def serving(*arguments: object) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server that runs, and its link."""
    command = [*PENOMBRE, "serve", *LOCAL, *map(str, arguments)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline().strip()
        finally:
            process.kill()


# -- while it runs -----------------------------------------------------------------------------------------------------


def test_its_first_line_is_the_link_and_the_second_where_everything_is_kept(data: Path) -> None:
    with serving() as (process, link):
        assert re.fullmatch(LINK, link)
        assert process.stdout is not None
        assert process.stdout.readline() == f"Everything is kept in {data / STORE}. Ctrl+C stops the server.\n"
        assert httpx.get(f"{link}/healthz", timeout=patience()).text == "ok\n"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_says_so_and_ends_well(number: signal.Signals) -> None:
    with serving() as (process, link):
        assert httpx.get(f"{link}/healthz", timeout=patience()).status_code == 200
        process.send_signal(number)
        out, err = process.communicate(timeout=patience())
    assert process.returncode == 0
    assert out.endswith("Stopped; everything is kept.\n")
    assert err == ""


def test_a_pipe_gets_no_qr_code() -> None:
    with serving() as (process, _):
        process.terminate()
        out, _ = process.communicate(timeout=patience())
    assert "█" not in out and "\x1b" not in out


def test_a_terminal_gets_a_qr_code_and_ctrl_c_ends_it_in_a_line(terminal: Terminal) -> None:
    child = terminal("serve", *LOCAL)
    child.expect("█")
    child.expect(LINK)
    child.expect("Ctrl[+]C stops the server")
    child.sendintr()
    child.expect("Stopped; everything is kept.")
    child.expect_exact("\r\n")
    child.wait()
    assert child.exitstatus == 0
    assert "Traceback" not in (child.before or "")


def test_the_data_folder_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "of" / "mine"
    with serving("--data", folder) as (_, link):
        assert link
        assert folder.stat().st_mode & 0o777 == 0o700
        assert (folder / STORE).stat().st_mode & 0o777 == 0o600


def test_a_public_address_is_what_is_announced() -> None:
    with serving("--public-url", "https://play.example/") as (_, link):
        assert link == "https://play.example"


# -- when it cannot start ----------------------------------------------------------------------------------------------


def test_a_port_that_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ran = serve("--port", port)
    _failed(ran, f"cannot listen on 127.0.0.1 port {port}: Address already in use; --port takes another one")


def test_an_address_that_is_not_this_machines() -> None:
    _failed(serve("--host", "192.0.2.77"), "cannot listen on 192.0.2.77 port 0: Cannot assign requested address")


def test_a_data_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    _failed(serve("--data", tmp_path / "file"), f"cannot keep anything in {tmp_path / 'file'}: File exists")


@pytest.mark.skipif(os.geteuid() == 0, reason="the administrator may write everywhere")
def test_a_data_folder_where_nothing_may_be_written(tmp_path: Path) -> None:
    (tmp_path / "locked").mkdir(mode=0o500)
    _failed(serve("--data", tmp_path / "locked"), "cannot be opened: Permission denied")


def test_a_store_that_is_a_folder(data: Path) -> None:
    (data / STORE).mkdir(parents=True)
    _failed(serve(), "cannot be opened: Is a directory")


def test_a_file_that_is_no_store(data: Path) -> None:
    data.mkdir()
    (data / STORE).write_text("a letter to a friend, and certainly no database\n" * 50)
    _failed(serve(), "is not a store of Pénombre")
    assert (data / STORE).read_text().startswith("a letter")


def test_a_database_of_something_else(data: Path) -> None:
    data.mkdir()
    with sqlite3.connect(data / STORE) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    _failed(serve(), "it holds tables, but not those of Pénombre")


def test_a_store_of_a_newer_version(data: Path) -> None:
    with serving() as (process, _):
        process.terminate()
        process.communicate(timeout=patience())
    with sqlite3.connect(data / STORE) as store:
        store.execute("UPDATE schema_version SET version = 999")
    store.close()
    _failed(serve(), "it was written by a newer version of Pénombre")


def test_a_second_server_on_the_same_file() -> None:
    with serving() as (_, link):
        _failed(serve(), "is in use by another server: stop that one first, or use PostgreSQL for several")
        assert httpx.get(f"{link}/healthz", timeout=patience()).status_code == 200


def test_a_database_that_cannot_be_reached() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))  # and nobody listens
        address = f"postgresql://somebody:password@127.0.0.1:{unused.getsockname()[1]}/tables"
        ran = serve("--database", address)
    _failed(ran, "the database cannot be reached")
    assert "password" not in ran.err


def test_a_database_of_an_unknown_kind() -> None:
    _failed(serve("--database", "mysql://somewhere/else"), "expected the path of a file, or postgresql://")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--port", "70000"], "a port is a number from 0 to 65535, not 70000"),
        (["--log", "yaml"], "unknown log format 'yaml'; expected json or terminal"),
        (["--data", "x", "--database", "postgresql://x"], "give --data or --database, not both"),
        (["--tempo", "0"], "a tempo is more than 0"),
        (["--tempo", "nan"], "a tempo is more than 0"),
        (["--proxies", "-1"], "--proxies is from 0 to 10"),
        (["--keep-days", "-1"], "--keep-days is not negative"),
        (
            ["--public-url", "play.example"],
            "--public-url: 'play.example' is no public address; expected one like https",
        ),
        (["--allow-webhook", "a b"], "--allow-webhook a b: expected HOST"),
        (["--allow-push", "*"], "--allow-push *: expected HOST"),
        (["--contact", "somebody"], "must be mailto:somebody@example.org or an https:// address"),
        (["--prot", "8000"], "--port"),
    ],
)
def test_what_is_typed_wrong(run: Run, arguments: list[str], complaint: str) -> None:
    ran = run("serve", *arguments)
    assert ran.code == 2
    assert complaint in ran.err
    assert ran.err.count("\n") == 1
    assert ran.out == ""


def test_a_limit_that_does_not_exist(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PENOMBRE_LIMIT_NONSENSE", "3")
    ran = run("serve")
    assert ran.code == 2
    assert "'PENOMBRE_LIMIT_NONSENSE' is no limit" in ran.err


def _failed(ran: Ran, complaint: str) -> None:
    assert ran.code == 1, ran.err
    assert ran.out == ""
    assert ran.err.startswith("penombre: ")
    assert complaint in ran.err
    assert ran.err.count("\n") == 1, ran.err
