"""Puts the web client into wheels. An editable install has none of its own: 'make web' builds it in place."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds the client before the wheel that takes it in."""

    def dependencies(self) -> list[str]:
        """A Node to build with, where neither the machine has one nor the client is built already."""
        if self.run_script("ready") == 0:
            return []
        lines = (Path(self.root) / "requirements" / "node.in").read_text("utf-8").splitlines()
        return [line for line in lines if line and not line.startswith("#")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it."""
        if version != "editable" and self.run_script() != 0:
            raise RuntimeError("the web client was not built")

    def run_script(self, *words: str) -> int:
        """What web/build.py ends with."""
        return subprocess.run(
            [sys.executable, str(Path(self.root) / "web" / "build.py"), *words], check=False
        ).returncode
