"""Tests of the words; `words/` holds the texts of no game, for them."""
