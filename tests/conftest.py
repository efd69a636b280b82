"""What all tests share: how deep this run looks, what it covered, and how long each test took."""

from __future__ import annotations

import gc
import signal
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from tests.depth import NAMES, Depth
from tests.suite import COVERING, ROOT
from tests.tally import Tally

from penombre.testing.budget import Tier

WORDS = "test_words.py"
"""How files are called that read what a game says: they run no rule that others do not."""
KINDS = frozenset({"examples", "golden", "rulings"})
"""How files begin whose tests are counted one by one: they are what a game is held to."""

Covered = Callable[[str, int], None]


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("penombre")
    group.addoption("--depth", choices=NAMES, default="test", help="how deep to look; 'make soak' says soak")
    group.addoption("--seed", type=int, default=0, help="the seed of what is tried by chance (0)")
    group.addoption("--tally", type=Path, help="a file for the seconds of each test and for what the run covered")


def pytest_configure(config: pytest.Config) -> None:
    # Whoever is started in the background has Ctrl+C ignored, and so would all that tests start and break off.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    config.addinivalue_line("markers", "simulation: matches by the hundred, bots, re-deals, leaks; never traced")
    config.addinivalue_line("markers", "soak: only 'make soak' runs it")
    config.addinivalue_line("markers", "covering: of the run that measures coverage; set by the folder of a test")
    file = cast("Path | None", config.getoption("tally"))
    if file is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_TallyKeeper(file), "tally")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What only a soak looks at is left out of other runs; what measures coverage is told apart."""
    left = [] if config.getoption("depth") == "soak" else [item for item in items if item.get_closest_marker("soak")]
    if left:
        config.hook.pytest_deselected(items=left)
        gone = set(left)
        items[:] = [item for item in items if item not in gone]
    for item in items:
        if (
            str(item.path.relative_to(ROOT)).startswith(COVERING)
            and item.path.name != WORDS
            and not item.get_closest_marker("simulation")
        ):
            item.add_marker("covering")


def pytest_collection_finish() -> None:
    """What all tests are made of stays to the end: the collector need not look through it again and again."""
    gc.freeze()


@pytest.fixture(scope="session")
def depth(pytestconfig: pytest.Config) -> Depth:
    """`depth.of(test=5, soak=50)` is how much this run does; `depth.seed` is where its chance begins."""
    return Depth(cast(Tier, pytestconfig.getoption("depth")), cast(int, pytestconfig.getoption("seed")))


@pytest.fixture
def covered(request: pytest.FixtureRequest) -> Covered:
    """Counts what a test has looked at: `covered("kills", 5)`. The end of the run has the sums."""

    def count(what: str, number: int) -> None:
        request.node.user_properties.append(("covered", (what, number)))

    return count


@pytest.fixture
def noted(request: pytest.FixtureRequest) -> Callable[[str], None]:
    """Keeps a line that people should read though the test passes: `noted("moved: ...")`."""
    return lambda line: request.node.user_properties.append(("noted", line))


class _TallyKeeper:
    """Adds up what the reports of the tests say, wherever they ran, and writes it down at the end."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.tally = Tally()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        tally = self.tally
        tally.seconds[report.nodeid] = tally.seconds.get(report.nodeid, 0.0) + report.duration
        if report.failed:
            tally.failed[report.nodeid] = report.longreprtext
        if report.when == "teardown":
            kind = report.nodeid.rpartition("/")[2].removeprefix("test_").partition(".")[0].partition("_")[0]
            if kind in KINDS:
                tally.covered[kind] = tally.covered.get(kind, 0) + 1
            for name, value in report.user_properties:
                if name == "covered":
                    what, number = cast("tuple[str, int]", value)
                    tally.covered[what] = tally.covered.get(what, 0) + number
                elif name == "noted":
                    tally.noted.append(str(value))

    def pytest_sessionfinish(self) -> None:
        self.file.write_bytes(self.tally.encode())
