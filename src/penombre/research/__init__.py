"""Research: many matches, counted, and the reports made of them."""

from penombre.research.balance import balance
from penombre.research.intervals import Rate, Spread, wilson
from penombre.research.simulate import BadSimulation, Simulation, parse_levels, simulate

__all__ = [
    "BadSimulation",
    "Rate",
    "Simulation",
    "Spread",
    "balance",
    "parse_levels",
    "simulate",
    "wilson",
]
