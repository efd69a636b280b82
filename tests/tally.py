"""What a run of tests took and covered: kept in a file, added to others, and shown as a table."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import msgspec
from msgspec import Struct, field

SLOWEST = 10


class Tally(Struct):
    """Seconds by test, the texts of those that failed, how much of what was looked at, and lines to be read."""

    seconds: dict[str, float] = field(default_factory=dict)
    failed: dict[str, str] = field(default_factory=dict)
    covered: dict[str, int] = field(default_factory=dict)
    noted: list[str] = field(default_factory=list)

    def encode(self) -> bytes:
        """As it is kept in a file."""
        return msgspec.json.format(msgspec.json.encode(self))

    @classmethod
    def read(cls, file: Path) -> Tally:
        """The tally of a file; an empty one where the run did not come to its end."""
        return msgspec.json.decode(file.read_bytes(), type=cls) if file.exists() else cls()

    def add(self, other: Tally) -> None:
        """Take in what another run took and covered."""
        self.seconds.update(other.seconds)
        self.failed.update(other.failed)
        self.noted += other.noted
        for what, number in other.covered.items():
            self.covered[what] = self.covered.get(what, 0) + number

    def table(self) -> str:
        """Seconds per folder, the slowest tests, and what was looked at."""
        folders: dict[str, list[float]] = defaultdict(list)
        for test, seconds in self.seconds.items():
            folders[_folder(test)].append(seconds)
        lines = ["seconds  tests  folder"]
        lines += [
            f"{sum(seconds):7.1f} {len(seconds):6}  {name}"
            for name, seconds in sorted(folders.items(), key=lambda each: -sum(each[1]))
        ]
        lines += ["", f"seconds  the {SLOWEST} slowest tests"]
        slowest = sorted(self.seconds.items(), key=lambda each: -each[1])[:SLOWEST]
        lines += [f"{seconds:7.1f}  {test}" for test, seconds in slowest]
        if self.covered:
            lines += ["", " number  looked at"]
            lines += [f"{number:7}  {what}" for what, number in sorted(self.covered.items())]
        if self.noted:
            lines += ["", *self.noted]
        return "\n".join(lines)


def _folder(test: str) -> str:
    """The folder of a test; those of games apart."""
    parts = test.partition("::")[0].split("/")[:-1]
    return "/".join(parts[:3]) if parts[1:2] == ["games"] else "/".join(parts[:2])
