"""Known vulnerabilities in what is installed: `make audit` asks the auditors of both ecosystems about every lock.

The exit code is 0 if all were asked and know of none, 1 if one is known, and 3 if an auditor could not be reached: then
nobody knows. `pip-audit` without `--strict` says that all is well where it could ask nobody.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import msgspec
from tests.environment import NotInstalled, environment

ROOT: Final = Path(__file__).parents[1]
PYTHON_LOCKS: Final = ("dev", "runtime", "embedding", "schemathesis", "node", "audit")
NODE_LOCKS: Final = ("web", "bench/web")
CLEAN, FOUND, UNREACHED = 0, 1, 3
SECONDS: Final = 300
Verdict = tuple[int, str]


def audited_python(name: str, bin: Path) -> Verdict:
    """What pip-audit knows of a lock."""
    lock = f"requirements/{name}.lock"
    command = [bin / "pip-audit", "--strict", "--disable-pip", "--require-hashes", "--format", "json"]
    try:
        asked = _asked([*command, "--progress-spinner", "off", "-r", lock], ROOT)
        report = msgspec.json.decode(asked.stdout)
        known = [(one["name"], each["id"]) for one in report["dependencies"] for each in one.get("vulns", ())]
        skipped = [one["name"] for one in report["dependencies"] if "skip_reason" in one]
    except (msgspec.MsgspecError, KeyError, subprocess.TimeoutExpired):
        return UNREACHED, f"{lock}: not audited, pip-audit could not ask"
    return _verdict(lock, known, skipped)


def audited_node(folder: str) -> Verdict:
    """What the registry of npm knows of a lock."""
    lock = f"{folder}/package-lock.json"
    npm = shutil.which("npm")
    if npm is None:
        return UNREACHED, f"{lock}: not audited, there is no npm"
    try:
        asked = _asked([npm, "audit", "--package-lock-only", "--json"], ROOT / folder)
        report: dict[str, Any] = msgspec.json.decode(asked.stdout)
        known = [(name, one["severity"]) for name, one in report["vulnerabilities"].items()]
    except (msgspec.MsgspecError, KeyError, subprocess.TimeoutExpired):
        return UNREACHED, f"{lock}: not audited, the registry has no auditor or cannot be reached"
    return _verdict(lock, known, [])


def _verdict(lock: str, known: list[tuple[str, str]], skipped: list[str]) -> Verdict:
    if known:
        return FOUND, f"{lock}: known vulnerabilities: {', '.join(f'{name} ({id})' for name, id in known)}"
    if skipped:
        return UNREACHED, f"{lock}: not audited: {', '.join(skipped)}"
    return CLEAN, f"{lock}: nothing is known against it"


def _asked(command: list[Any], folder: Path) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(command, cwd=folder, capture_output=True, check=False, timeout=SECONDS)


def main() -> int:
    """Audit every lock, and say of each what came out."""
    try:
        bin = environment("audit")
        verdicts = [audited_python(name, bin) for name in PYTHON_LOCKS]
    except NotInstalled as error:
        verdicts = [(UNREACHED, f"requirements/*.lock: not audited, pip-audit cannot be installed ({error})")]
    verdicts += [audited_node(folder) for folder in NODE_LOCKS]
    for _, says in verdicts:
        sys.stdout.write(f"{says}\n")
    codes = {code for code, _ in verdicts}
    code = FOUND if FOUND in codes else max(codes)
    summary = {
        CLEAN: "audited, clean",
        FOUND: "audited, with findings",
        UNREACHED: "NOT AUDITED in full: an auditor could not be reached, so nobody knows",
    }
    sys.stdout.write(f"{summary[code]}\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
