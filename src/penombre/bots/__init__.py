"""Bots: players that get exactly what a person in their seat gets."""

from penombre.bots.bot import Bot, Imagine, imagining
from penombre.bots.drive import TALKATIVE, EndlessMatch, day_of, play
from penombre.bots.judge import Judge, Mind
from penombre.bots.levels import LEVELS, UnknownLevel, make
from penombre.bots.random_bot import Random
from penombre.bots.voice import Brief

__all__ = [
    "LEVELS",
    "TALKATIVE",
    "Bot",
    "Brief",
    "EndlessMatch",
    "Imagine",
    "Judge",
    "Mind",
    "Random",
    "UnknownLevel",
    "day_of",
    "imagining",
    "make",
    "play",
]
