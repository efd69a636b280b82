"""The bots of La Rose Noire: chances for every pair and every seat, and a rule of thumb for every question."""

from penombre.games.rose_noire.bot.expert import Expert
from penombre.games.rose_noire.bot.judgement import DECISIONS, Judgement

__all__ = ["DECISIONS", "Expert", "Judgement"]
