"""docs/operating.md and the deployment examples are those of this server: options, limits, metrics, signatures."""

from __future__ import annotations

import doctest
import hmac
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from penombre.cli import main
from penombre.server.limits import PREFIX, Limits
from penombre.server.metrics import Metrics
from penombre.server.notices.webhook import SIGNATURE, YourTurn, signature
from penombre.server.settings import Settings

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs" / "operating.md").read_text("utf-8")


def test_every_limit_is_listed_with_its_default() -> None:
    table = TEXT.partition("## Limits")[2].partition("\n## ")[0]
    rows = {name: float(default) for name, default in re.findall(r"^\| `(\w+)` \| ([\d.]+) \|", table, re.MULTILINE)}
    assert rows == {name.upper(): float(value) for name, value in msgspec.structs.asdict(Limits()).items()}
    assert PREFIX in table


def test_every_metric_is_listed() -> None:
    table = TEXT.partition("## Health and metrics")[2].partition("\n## ")[0]
    listed = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    served = re.findall(r"^# TYPE (\w+) ", Metrics().render().decode(), re.MULTILINE)
    assert listed == served


@pytest.fixture
def options(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """What `penombre serve --help` says, unbroken."""
    monkeypatch.setenv("COLUMNS", "300")
    assert main(["serve", "--help"]) == 0
    return capsys.readouterr().out


def test_every_option_is_explained_and_no_other(options: str) -> None:
    known = {*re.findall(r"--[a-z-]+", options)} - {"--tempo", "--bot-tempo"}
    assert {*re.findall(r"--[a-z][a-z-]+", TEXT)} == {*known, "--help"}


def test_how_long_things_are_kept_is_what_the_server_does() -> None:
    assert f"`--keep-days {Settings().keep_days}` (the default)" in TEXT


def test_the_example_that_checks_a_signature_does() -> None:
    failed, attempted = doctest.testfile(str(ROOT / "docs" / "operating.md"), module_relative=False)
    assert attempted == 3
    assert failed == 0
    code = "".join(re.findall(r"^(?:>>>|\.\.\.) (.*\n)", TEXT, re.MULTILINE)[1:3])
    names: dict[str, Any] = {"hmac": hmac}
    exec(code, names)
    assert names["genuine"]("secret", b"body", signature("secret", b"body"))
    assert not names["genuine"]("secret", b"another body", signature("secret", b"body"))


def test_the_call_of_a_webhook_is_described() -> None:
    assert f"`{SIGNATURE}`" in TEXT
    for field in YourTurn.__struct_fields__:
        assert f"`{field}`" in TEXT
    assert f"`type` `{YourTurn.__struct_config__.tag}`" in TEXT


@pytest.mark.parametrize("name", ["compose.yaml", "Dockerfile", "deploy/penombre.service"])
def test_the_examples_start_the_server_with_options_it_has(name: str, options: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    started = re.search(r'(?:"serve"|penombre serve)(.*)', text)
    assert started is not None
    for option in re.findall(r"--[a-z-]+", started[1]):
        assert option in options
    for variable in re.findall(r"\bPENOMBRE_(?!LIMIT|HOST|NODES|DATA\b)\w+", text):
        assert variable in options


def test_the_compose_file_is_yaml() -> None:
    yaml = pytest.importorskip("yaml", reason="no YAML parser is at hand")
    services = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    assert set(services) == {"node-a", "node-b", "database", "proxy"}
    assert services["node-a"] == services["node-b"]
    assert services["node-a"]["command"][0] == "serve"
    nodes = services["proxy"]["environment"]["PENOMBRE_NODES"].split()
    assert nodes == ["node-a:8000", "node-b:8000"]
    for mounted in services["proxy"]["volumes"]:
        if mounted.startswith("./"):
            assert (ROOT / mounted.partition(":")[0]).exists()


def test_what_the_image_is_built_from_exists() -> None:
    for copied in re.findall(r"^COPY (?!--from)(.*) \S+$", (ROOT / "Dockerfile").read_text("utf-8"), re.MULTILINE):
        for name in copied.split():
            assert (ROOT / name).exists(), name
    for kept in re.findall(r"^!(.*)$", (ROOT / ".dockerignore").read_text("utf-8"), re.MULTILINE):
        assert (ROOT / kept).exists(), kept
