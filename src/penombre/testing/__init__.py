"""The testing kit: scenes that read like play, one suite that every game passes, golden playthroughs and counts."""

from penombre.testing.conformance import Report, conformance
from penombre.testing.failure import Nonconformance
from penombre.testing.perft import divide, perft
from penombre.testing.scene import Player, Policy, Scene, scene

__all__ = [
    "Nonconformance",
    "Player",
    "Policy",
    "Report",
    "Scene",
    "conformance",
    "divide",
    "perft",
    "scene",
]
