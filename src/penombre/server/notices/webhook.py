"""Webhooks: a small signed JSON document for a bot or a program of the guest's own."""

from __future__ import annotations

import hmac
import secrets
from typing import Final

import msgspec
from msgspec import Struct

from penombre.server.notices.notice import Notice

GONE: Final = frozenset({410})
"""A program that is being moved may answer 404 for an hour; 410 is said on purpose."""

SIGNATURE: Final = "Penombre-Signature"


class YourTurn(Struct, frozen=True, tag_field="type", tag="your_turn"):
    """What a webhook says."""

    game: str
    room_link: str
    language: str


def new_secret() -> str:
    """A secret for one webhook: shown to the guest once, kept with the subscription."""
    return secrets.token_urlsafe(32)


def signature(secret: str, body: bytes) -> str:
    """HMAC-SHA256 of the body, in hexadecimal digits; the receiver computes it too and compares."""
    return hmac.digest(secret.encode(), body, "sha256").hex()


def message(notice: Notice) -> tuple[dict[str, str], bytes]:
    """Headers and body of the request."""
    body = msgspec.json.encode(YourTurn(notice.game, notice.room_link, notice.language))
    return {"Content-Type": "application/json", SIGNATURE: signature(notice.secret, body)}, body
