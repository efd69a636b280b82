"""Research: many matches, counted, and the reports made of them."""

from penombre.research.intervals import Rate, Spread, wilson
from penombre.research.simulate import BadSimulation, Levels, Simulation, Timing, parse_levels, simulate

__all__ = [
    "BadSimulation",
    "Levels",
    "Rate",
    "Simulation",
    "Spread",
    "Timing",
    "parse_levels",
    "simulate",
    "wilson",
]
