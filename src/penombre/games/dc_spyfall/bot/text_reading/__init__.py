"""Reads what people write, in French and English at once: what a question asks, and what an answer says."""

from penombre.games.dc_spyfall.bot.text_reading.asked import Asked, asked, facet_of
from penombre.games.dc_spyfall.bot.text_reading.lists import keywords, words_of
from penombre.games.dc_spyfall.bot.text_reading.reader import Answered, meanings, said

__all__ = ["Answered", "Asked", "asked", "facet_of", "keywords", "meanings", "said", "words_of"]
