"""Web push without a message: the browser wakes up and shows its own words, the push service learns of no table.

RFC 8030 says how a notice is sent, RFC 8292 (VAPID) how the server proves who it is.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from typing import Final

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from penombre.server.notices.destinations import BadSetting
from penombre.server.notices.notice import Notice

GONE: Final = frozenset({404, 410})
"""How a push service says that a browser has no such subscription any more."""

_TOKEN_LIFETIME: Final = 12 * 3600
"""Seconds; a push service refuses tokens that live longer than a day, and clocks differ."""
_COORDINATE: Final = 32
_LONGEST_CONTACT: Final = 200


class BadKeys(BadSetting):
    """These are not the keys of a push sender: a P-256 private key in PEM."""


def new_keys() -> bytes:
    """A key pair for this server, in PEM. Browsers subscribe to its public half: keep it as long as they should."""
    return ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def public_key(pem: bytes) -> str:
    """The public half as browsers take it for `applicationServerKey`."""
    return _point(_read(pem))


class Sender:
    """Writes what a push service wants to read, in the name of this server."""

    def __init__(self, pem: bytes, contact: str = "") -> None:
        """`contact`, `mailto:…` or `https://…`, is where a push service can complain; some insist on having one."""
        if contact and not (
            contact.startswith(("mailto:", "https://")) and contact.isascii() and len(contact) <= _LONGEST_CONTACT
        ):
            raise BadSetting(
                "The contact for push services must be mailto:somebody@example.org or an https:// address."
            )
        self._key = _read(pem)
        self._point = _point(self._key)
        self._contact = contact
        number = self._key.private_numbers().private_value
        self._topics = hmac.digest(number.to_bytes(_COORDINATE, "big"), b"topics of push notices", "sha256")

    def headers(self, notice: Notice, origin: str, now: float) -> dict[str, str]:
        """All there is to say: a push has no body. `origin` is that of the push service."""
        return {
            "Authorization": f"vapid t={self._token(origin, now)}, k={self._point}",
            "TTL": str(max(0, notice.lifetime)),
            "Urgency": "normal",
            "Topic": self._topic(notice),
        }

    def _topic(self, notice: Notice) -> str:
        """Notices with the same one replace each other; it tells neither the room nor who else sits in it."""
        digest = hmac.digest(self._topics, msgspec.json.encode([notice.address, notice.room]), "sha256")
        return _text(digest[:24])

    def _token(self, origin: str, now: float) -> str:
        claims: dict[str, str | int] = {"aud": origin, "exp": int(now) + _TOKEN_LIFETIME}
        if self._contact:
            claims["sub"] = self._contact
        signed = ".".join(_text(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{_text(r.to_bytes(_COORDINATE, 'big') + s.to_bytes(_COORDINATE, 'big'))}"


def _read(pem: bytes) -> ec.EllipticCurvePrivateKey:
    try:
        key = serialization.load_pem_private_key(pem, password=None)
    except (ValueError, TypeError, UnsupportedAlgorithm) as error:
        raise BadKeys("The keys for push notices cannot be read; expected a P-256 private key in PEM.") from error
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise BadKeys("The keys for push notices are of another kind; expected a P-256 private key in PEM.")
    return key


def _point(key: ec.EllipticCurvePrivateKey) -> str:
    return _text(
        key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    )


def _text(data: bytes) -> str:
    """base64url without padding, which every one of these standards asks for."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()
