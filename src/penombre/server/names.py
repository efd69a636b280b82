"""Names people choose: tidied, and refused where nobody could read or tell them apart."""

from __future__ import annotations

from unicodedata import category, normalize

from penombre.server.refusal import Refusal
from penombre.wire import NAME_LENGTH


def cleaned(name: str) -> str:
    """The name in one form, without invisible characters or spaces at its ends."""
    tidy = " ".join("".join(letter for letter in normalize("NFC", name) if category(letter)[0] != "C").split())
    if not tidy or not any(category(letter)[0] in "LN" for letter in tidy):
        raise Refusal("bad_request", "a name needs at least one letter or digit")
    if len(tidy) > NAME_LENGTH:
        raise Refusal("bad_request", f"a name has at most {NAME_LENGTH} characters")
    return tidy
