"""What goes wrong with words: a language nobody wrote, a key nobody worded."""

from penombre.engine import PenombreError


class UnknownLanguage(PenombreError):
    """Pénombre has no words in this language."""


class MissingWords(PenombreError):
    """A key has no text, or its text lacks something: never shown raw, always raised."""
