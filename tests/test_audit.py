from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from tests import audit


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (b'{"dependencies": [{"name": "a", "version": "1", "vulns": []}]}', audit.CLEAN),
        (b'{"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "PYSEC-1"}]}]}', audit.FOUND),
        (b'{"dependencies": [{"name": "a", "skip_reason": "not on the index"}]}', audit.UNREACHED),
        (b"", audit.UNREACHED),
        (b"ERROR: no connection", audit.UNREACHED),
    ],
)
def test_a_lock_of_python_is_clean_only_if_the_auditor_said_so(
    monkeypatch: pytest.MonkeyPatch, said: bytes, code: int
) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 1, said, b""))
    assert audit.audited_python("dev", Path("bin"))[0] == code


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (b'{"vulnerabilities": {}}', audit.CLEAN),
        (b'{"vulnerabilities": {"a": {"severity": "high"}}}', audit.FOUND),
        (b'{"message": "405 Method Not Allowed", "error": {}}', audit.UNREACHED),
    ],
)
def test_a_lock_of_node_is_clean_only_if_the_registry_said_so(
    monkeypatch: pytest.MonkeyPatch, said: bytes, code: int
) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 1, said, b""))
    monkeypatch.setattr(shutil, "which", lambda _: "npm")
    assert audit.audited_node("web")[0] == code
