"""What people's free words at a table mean: who they say they are, whom they accuse, speak for, or ask."""

from penombre.bots.reading.reader import FreeTalk, free_talk_of, taken, understood

__all__ = ["FreeTalk", "free_talk_of", "taken", "understood"]
