"""Chance: SHA-256 in counter mode over the match seed, so that a transcript deals the same cards on any Python.

A seed is made in the open: the host commits to a secret, every player may add a nonce, and the seed is mixed of both.
When the secret is opened at the end, anyone can recompute every deal.

Whoever knows the secret and throws in last chooses the deal: a host who plays, or has a friend at the table, must throw
in before seeing what the others threw in, or not at all. No file can prove that; people see it happen.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from struct import Struct as Layout
from typing import Final

from msgspec import Struct

WORDS = 1 << 64
"""How many words there are: a word of chance is a number below this."""


_WORD: Final = Layout(">Q")


def word(seed: bytes, counter: int) -> int:
    """Word number `counter` of a seed."""
    found: int = _WORD.unpack_from(sha256(seed + _WORD.pack(counter)).digest())[0]
    return found


class Deal(Struct, frozen=True):
    """Where the seed of a match comes from: the host's secret and what each seat threw in."""

    secret: bytes
    nonces: Mapping[int, str] = {}

    @staticmethod
    def numbered(number: int) -> Deal:
        """The deal that a simulation or a test calls by a number."""
        return Deal(str(number).encode())

    @property
    def commitment(self) -> str:
        """What the host shows before the deal: it fixes the secret without telling it."""
        return sha256(b"penombre commitment" + self.secret).hexdigest()

    @property
    def seed(self) -> bytes:
        """The seed of all chance in the match."""
        digest = sha256(b"penombre seed" + len(self.secret).to_bytes(4, "big") + self.secret)
        for seat, nonce in sorted(self.nonces.items()):
            thrown = nonce.encode()
            digest.update(seat.to_bytes(4, "big") + len(thrown).to_bytes(4, "big") + thrown)
        return digest.digest()
