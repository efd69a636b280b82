"""Which language to speak: the one asked for, or the one the environment is set to."""

from __future__ import annotations

import os
import re
from typing import Final

from penombre.words.errors import UnknownLanguage

LANGUAGES: Final = ("fr", "en")
"""French first: it is what is spoken where nothing says otherwise."""

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language(asked: str | None) -> str:
    """The language asked for, or that of the locale; a locale we have no words for speaks French."""
    if asked is not None:
        return known(_primary(asked), asked)
    locale = next((value for name in _VARIABLES if (value := os.environ.get(name))), "")
    found = _primary(locale)
    return found if found in LANGUAGES else LANGUAGES[0]


def known(code: str, asked: str | None = None) -> str:
    """This language code, or `UnknownLanguage`."""
    if code not in LANGUAGES:
        raise UnknownLanguage(
            f"{code if asked is None else asked!r} is no language of Pénombre; expected one of: {', '.join(LANGUAGES)}"
        )
    return code


def _primary(locale: str) -> str:
    """The language of `fr_CA.UTF-8`, `en-GB` or `FR`."""
    return re.split(r"[-_.@]", locale, maxsplit=1)[0].lower()
