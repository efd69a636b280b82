"""Research: many matches, counted, and the reports made of them."""

from penombre.research.balance import balance
from penombre.research.intervals import Rate, Spread, wilson
from penombre.research.simulate import BadSimulation, Levels, Simulation, Timing, parse_levels, simulate

__all__ = [
    "BadSimulation",
    "Levels",
    "Rate",
    "Simulation",
    "Spread",
    "Timing",
    "balance",
    "parse_levels",
    "simulate",
    "wilson",
]
