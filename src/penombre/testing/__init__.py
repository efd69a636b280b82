"""The testing kit: scenes that read like play, one suite that every game passes, golden playthroughs and counts."""

from penombre.testing.budget import budget
from penombre.testing.conformance import Report, conformance
from penombre.testing.nonconformance import Nonconformance, Place
from penombre.testing.perft import divide, perft
from penombre.testing.scene import Player, Policy, Scene, scene

__all__ = [
    "Nonconformance",
    "Place",
    "Player",
    "Policy",
    "Report",
    "Scene",
    "budget",
    "conformance",
    "divide",
    "perft",
    "scene",
]
