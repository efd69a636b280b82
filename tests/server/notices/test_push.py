from __future__ import annotations

import json
import re
from base64 import urlsafe_b64decode

import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from penombre.server.notices import PUSH, BadKeys, BadSetting, Notice, new_keys, public_key
from penombre.server.notices.push import Sender

NOW = 1_700_000_000.0
KEYS = new_keys()


def notice(room: str = "room-1", address: str = "https://push.test/a", lifetime: int = 3600) -> Notice:
    return Notice(
        guest="ada",
        kind=PUSH,
        address=address,
        room=room,
        room_link="https://table.test/r/room-1",
        game="kemomimi_panic",
        language="fr",
        lifetime=lifetime,
    )


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_the_token_is_signed_by_the_key_browsers_subscribe_to() -> None:
    header = Sender(KEYS, "mailto:host@example.org").headers(notice(), "https://push.test", NOW)["Authorization"]
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", header)
    assert found is not None
    head, claims, signature, key = found.groups()
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(decoded(claims)) == {
        "aud": "https://push.test",
        "exp": int(NOW) + 12 * 3600,
        "sub": "mailto:host@example.org",
    }
    assert key == public_key(KEYS)
    point = decoded(key)
    assert len(point) == 65 and point[0] == 4
    raw = decoded(signature)
    assert len(raw) == 64
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point).verify(
        encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")),
        f"{head}.{claims}".encode(),
        ec.ECDSA(hashes.SHA256()),
    )


def test_every_signature_has_its_full_length() -> None:
    """One number in 256 is a byte shorter, and has to be filled up."""
    for second in range(600):
        token = Sender(KEYS).headers(notice(), "https://push.test", NOW + second)["Authorization"]
        assert len(decoded(token.partition(",")[0].rpartition(".")[2])) == 64


def test_a_server_without_contact_names_none() -> None:
    claims = Sender(KEYS).headers(notice(), "https://push.test", NOW)["Authorization"].split(".")[1]
    assert "sub" not in json.loads(decoded(claims))


@pytest.mark.parametrize("contact", ["host@example.org", "http://example.org", "mailto:hôte@example.org"])
def test_a_contact_is_an_address_for_mail_or_a_secure_page(contact: str) -> None:
    with pytest.raises(BadSetting, match="mailto:"):
        Sender(KEYS, contact)


def test_notices_for_one_room_share_a_topic_that_tells_neither_room_nor_neighbour() -> None:
    sender = Sender(KEYS)

    def topic(room: str, address: str, by: Sender = sender) -> str:
        return by.headers(notice(room, address), "https://push.test", NOW)["Topic"]

    first = topic("room-1", "https://push.test/a")
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,32}", first)
    assert topic("room-1", "https://push.test/a", Sender(KEYS)) == first
    others = {
        topic("room-2", "https://push.test/a"),
        topic("room-1", "https://push.test/b"),
        topic("room-1", "https://push.test/a", Sender(new_keys())),
    }
    assert len(others | {first}) == 4


def test_a_push_lives_as_long_as_its_question() -> None:
    headers = Sender(KEYS).headers(notice(lifetime=7200), "https://push.test", NOW)
    assert headers["TTL"] == "7200" and headers["Urgency"] == "normal"
    assert Sender(KEYS).headers(notice(lifetime=-5), "https://push.test", NOW)["TTL"] == "0"


def test_each_server_has_keys_of_its_own() -> None:
    assert public_key(new_keys()) != public_key(new_keys())


@pytest.mark.parametrize(
    "key",
    [
        ec.generate_private_key(ec.SECP384R1()),
        rsa.generate_private_key(65537, 2048),
    ],
    ids=["another curve", "rsa"],
)
def test_keys_of_another_kind_are_refused(key: ec.EllipticCurvePrivateKey | rsa.RSAPrivateKey) -> None:
    pem = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    with pytest.raises(BadKeys, match="P-256"):
        public_key(pem)


def test_keys_that_are_no_keys_are_refused() -> None:
    with pytest.raises(BadKeys, match="PEM"):
        Sender(b"not a key")
