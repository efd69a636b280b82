"""Ids, tokens, keys and codes: how they are made, written down and read."""

from __future__ import annotations

from hashlib import sha256
from secrets import choice, token_hex, token_urlsafe
from typing import Final

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letter or digit that is easily taken for another one when read aloud or copied by hand."""
INVITE: Final = 8
"""Letters of an invitation: so few because it is read aloud, so many because tries are counted."""
DASHES: Final = "-\N{HYPHEN}\N{NON-BREAKING HYPHEN}\N{EN DASH}\N{EM DASH}"


def hashed(secret: str) -> bytes:
    """What is stored of a token or a key."""
    return sha256(secret.encode()).digest()


def new_token() -> str:
    """256 unguessable bits."""
    return token_urlsafe(32)


def new_id(length: int = 10) -> str:
    """A name for a room, a match, a guest."""
    return "".join(choice(LETTERS) for _ in range(length))


def new_invite() -> str:
    """The code of an invitation."""
    return new_id(INVITE)


def read_invite(written: str) -> str | None:
    """The code somebody wrote down or typed, in capitals and groups perhaps; none if it cannot be one."""
    code = "".join(sign for sign in written.lower() if not (sign.isspace() or sign in DASHES))
    return code if len(code) == INVITE and {*code} <= {*LETTERS} else None


def new_secret() -> str:
    """What the server commits to before a deal."""
    return token_hex(32)
