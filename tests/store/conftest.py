from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.store.postgres_server import PostgresServer, running_postgres
from tests.timeouts import patience


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL that is started when the first test asks for it."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def address(postgres: PostgresServer) -> Iterator[str]:
    """The address of an empty database."""
    address = postgres.new_database()
    yield address
    postgres.drop_database(address)


REAL = frozenset({"test_dump", "test_durability", "test_losses", "test_opening"})
"""Where a store is looked at as a file or from other processes, which a simulated one has not."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each test of a store runs once on each database; what holds for those holds for the simulated one, too."""
    if "where" in metafunc.fixturenames:
        simulated = [] if metafunc.module.__name__.rpartition(".")[2] in REAL else ["simulated"]
        metafunc.parametrize("where", ["sqlite", "postgresql", *simulated], indirect=True)


@pytest.fixture
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store can be opened."""
    if request.param == "sqlite":
        return str(tmp_path / "penombre.db")
    if request.param == "simulated":
        return f"simulated:one:{tmp_path}"
    address: str = request.getfixturevalue("address")
    return address


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    test = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names})
    asyncio.run(asyncio.wait_for(test, patience(120)))
    return True
