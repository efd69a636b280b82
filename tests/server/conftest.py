from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.harness import CALM, Server, serving
from tests.store.postgres_server import PostgresServer, running_postgres


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in a hurry, shared by the tests that do not harm it."""
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(folder, "--tempo", "0.05", "--bot-tempo", "0.02") as running:
        yield running


@pytest.fixture(scope="session")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where even windows that last their whole time are soon over, shared by the tests that do not harm it.

    Whoever is slow is late here: it is for matches that are played for what is left of them.
    """
    folder: Path = tmp_path_factory.mktemp("hasty")
    with serving(folder, "--tempo", "0.01", "--bot-tempo", "0.002", "--watch-delay", "1440") as running:
        yield running


@pytest.fixture(scope="session")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where nobody's time is ever over, shared by the tests that do not harm it."""
    folder: Path = tmp_path_factory.mktemp("calm")
    with serving(folder, *CALM) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL that is started when the first test asks for it."""
    with running_postgres() as running:
        yield running
