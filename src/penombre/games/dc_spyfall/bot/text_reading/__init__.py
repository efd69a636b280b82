"""Reads what people write, in French and English at once: what a question is about, and what an answer says."""

from penombre.games.dc_spyfall.bot.text_reading.reader import facet_of, meanings, words_of

__all__ = ["facet_of", "meanings", "words_of"]
