"""What the report of a soak says of faults: real servers killed, and faults that were simulated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

KILLS: Final = 1_000
"""How often servers are killed on each store before a release: the proof that the simulation does not lie."""
SIMULATED: Final = "simulated: "
"""What is looked at by simulation, kind by kind, has a table of its own."""


def real_kills(covered: Mapping[str, int]) -> list[str]:
    """How often real servers were killed, by store; nothing where none was."""
    killed = [(store, covered.get(f"kills on {store}", 0)) for store in ("SQLite", "two PostgreSQL nodes")]
    if not any(number for _, number in killed):
        return []
    told = ", ".join(f"{number} of {KILLS} on {store}" for store, number in killed)
    return [f"| real servers killed | {told} |"]


def simulated_faults(covered: Mapping[str, int], seconds: float, first_seed: int, in_a_round: int) -> list[str]:
    """What was simulated: how many schedules, from which seeds, and the faults that were injected."""
    schedules = covered.get("simulated schedules", 0)
    if not schedules:
        return []
    hourly = f", {schedules / seconds * 3600:.0f} an hour of a core with all that is beside" if seconds else ""
    kinds = {what.removeprefix(SIMULATED): number for what, number in covered.items() if what.startswith(SIMULATED)}
    return [
        "",
        "## Simulated",
        "",
        f"{schedules} schedules{hourly}. Seeds from {first_seed} on, {in_a_round} in each round;",
        "`python -m tests.simulation --seed S --schedules 1 --trace` shows one.",
        "",
        "| what | number |",
        "|---|---|",
        *(f"| {what} | {number} |" for what, number in sorted(kinds.items())),
    ]
