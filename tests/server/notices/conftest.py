from __future__ import annotations

import datetime
import ssl
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from tests.server.notices.notice_receiver import Trust


def _name(text: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text)])


@pytest.fixture(scope="session")
def trust(tmp_path_factory: pytest.TempPathFactory) -> Trust:
    folder: Path = tmp_path_factory.mktemp("certificates")
    now = datetime.datetime.now(datetime.UTC)
    hour = datetime.timedelta(hours=1)
    authority_key, key = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
    authority_id = x509.SubjectKeyIdentifier.from_public_key(authority_key.public_key())
    usage = dict.fromkeys(
        (
            "digital_signature",
            "content_commitment",
            "key_encipherment",
            "data_encipherment",
            "key_agreement",
            "encipher_only",
            "decipher_only",
        ),
        False,
    )
    authority = (
        x509.CertificateBuilder()
        .subject_name(_name("Authority of the tests"))
        .issuer_name(_name("Authority of the tests"))
        .public_key(authority_key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - hour)
        .not_valid_after(now + 24 * hour)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(x509.KeyUsage(key_cert_sign=True, crl_sign=True, **usage), critical=True)
        .add_extension(authority_id, critical=False)
        .sign(authority_key, hashes.SHA256())
    )
    certificate = (
        x509.CertificateBuilder()
        .subject_name(_name("push.test"))
        .issuer_name(authority.subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - hour)
        .not_valid_after(now + 24 * hour)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("push.test")]), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_subject_key_identifier(authority_id), critical=False)
        .sign(authority_key, hashes.SHA256())
    )
    chain = folder / "server.pem"
    chain.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        + certificate.public_bytes(serialization.Encoding.PEM)
    )
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(chain)
    client = ssl.create_default_context(cadata=authority.public_bytes(serialization.Encoding.PEM).decode())
    return Trust(server, client)
