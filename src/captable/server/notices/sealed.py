"""What only the server's secret opens: addresses of people in the store, and the pair of keys that signs pushes.

Nothing new has to be kept: each key is worked out from the secret, so servers that share a database share these too.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

NONCE: Final = 12
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""


class Seal:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._cipher = AESGCM(self._key("sealed", 32))

    def close(self, data: bytes, about: str) -> bytes:
        """`about` is not hidden, but must be the same when it is opened: one row's seal does not fit another."""
        nonce = secrets.token_bytes(NONCE)
        return nonce + self._cipher.encrypt(nonce, data, about.encode())

    def close_alike(self, data: bytes, about: str) -> bytes:
        """The same each time: for what is no secret to whoever can compare."""
        nonce = hmac.digest(self._key("alike", 32), about.encode() + b" " + data, "sha256")[:NONCE]
        return nonce + self._cipher.encrypt(nonce, data, about.encode())

    def open(self, sealed: bytes, about: str) -> bytes | None:
        """None for what another secret has sealed, or what was changed."""
        try:
            return self._cipher.decrypt(sealed[:NONCE], sealed[NONCE:], about.encode())
        except (InvalidTag, ValueError):
            return None

    def signing_key(self, purpose: str) -> ec.EllipticCurvePrivateKey:
        """Always the same for a secret. Half as many bits again as needed make every key as likely."""
        number = int.from_bytes(self._key(purpose, 48)) % (ORDER - 1) + 1
        return ec.derive_private_key(number, ec.SECP256R1())

    def _key(self, purpose: str, length: int) -> bytes:
        return HKDF(SHA256(), length, salt=None, info=f"captable {purpose}".encode()).derive(self._secret)
