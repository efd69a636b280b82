"""Bots: players that get exactly what a person in their seat gets."""

from penombre.bots.bot import Bot, Imagine, imagining
from penombre.bots.dealt import dealt
from penombre.bots.drive import TALKATIVE, BotSeat, EndlessMatch, TalkBudget, day_of, play, time_answer
from penombre.bots.judge import Judge, Mind, Rules, always
from penombre.bots.levels import LEVELS, USUAL, UnknownLevel, make
from penombre.bots.random_bot import Random
from penombre.bots.reading import FreeTalk
from penombre.bots.temperament import temperament_of
from penombre.bots.voice import Brief

__all__ = [
    "LEVELS",
    "TALKATIVE",
    "USUAL",
    "Bot",
    "BotSeat",
    "Brief",
    "EndlessMatch",
    "FreeTalk",
    "Imagine",
    "Judge",
    "Mind",
    "Random",
    "Rules",
    "TalkBudget",
    "UnknownLevel",
    "always",
    "day_of",
    "dealt",
    "imagining",
    "make",
    "play",
    "temperament_of",
    "time_answer",
]
