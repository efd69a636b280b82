"""The testing kit: scenes that read like play, one suite that every game passes, golden playthroughs and counts."""

from penombre.testing.conformance import Report, conformance
from penombre.testing.failure import Nonconformance

__all__ = [
    "Nonconformance",
    "Report",
    "conformance",
]
