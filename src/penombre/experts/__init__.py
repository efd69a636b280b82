"""Experts: bots of level `search` at a table, which think in processes beside the one that runs their match."""

from penombre.experts.handover import Job, Thought, handed_over, new_chance
from penombre.experts.pool import RESULTS, Experts
from penombre.experts.thinking import thought_of

__all__ = [
    "RESULTS",
    "Experts",
    "Job",
    "Thought",
    "handed_over",
    "new_chance",
    "thought_of",
]
