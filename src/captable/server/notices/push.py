"""Web Push: notices for a browser that is closed, through the push service that its maker runs.

The service carries what it can't read: a message is encrypted to the browser (RFC 8291), and signed with the server's
own key (VAPID, RFC 8292). Who gives us a subscription names the address that we send to, so only known services are
believed.
"""

from __future__ import annotations

import json
import logging
import os
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Meta, Struct

if TYPE_CHECKING:
    import httpx

log = logging.getLogger("captable.server")

SERVICES: Final = (
    "https://fcm.googleapis.com",  # Chrome, Edge on Android, Opera, Samsung Internet
    "https://updates.push.services.mozilla.com",  # Firefox
    "https://*.push.apple.com",  # Safari
    "https://*.notify.windows.com",  # Edge on Windows
)
"""Where browsers let their notices be sent: the scheme and host of each, `*` for any part of a name."""
KEEP: Final = 24 * 3600
"""Seconds that a service keeps what it can't deliver: after a day there is other news."""
TOKEN_LASTS: Final = 12 * 3600
RECORD: Final = 4096
PATIENCE: Final = 10.0
"""Seconds."""
GONE: Final = (404, 410)
"""The browser has given the subscription up."""

Base64 = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]+$", max_length=200)]


class PushKeys(Struct, frozen=True):
    p256dh: Base64
    auth: Base64


class Subscription(Struct, frozen=True):
    """Where and for whom to encrypt, as the browser says it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys


class Refused(Exception):
    """The push service did not take it."""

    def __init__(self, reason: str, gone: bool = False) -> None:
        super().__init__(reason)
        self.gone = gone


def is_known(subscription: Subscription, services: Sequence[str]) -> bool:
    """Whether it leads to one of these services, and nowhere else."""
    try:
        parts = urlsplit(subscription.endpoint)
    except ValueError:
        return False
    plain = re.fullmatch(r"[a-z0-9.:-]+", parts.netloc)  # nothing that another reader of addresses might cut elsewhere
    return bool(plain) and any(fnmatchcase(f"{parts.scheme}://{parts.netloc}", service) for service in services)


def is_sound(subscription: Subscription) -> bool:
    """Whether something can be encrypted to it."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(subscription.keys.p256dh))
        return len(from_base64(subscription.keys.auth)) == 16
    except ValueError:
        return False


class Sender:
    """Signs as one server, and sends."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str, now: Callable[[], int]) -> None:
        self._key = key
        self._contact = contact
        """An address at which the people of a push service reach whoever runs this server."""
        self._now = now
        self._client: httpx.AsyncClient | None = None

    @property
    def public_key(self) -> str:
        """What a browser asks for when it subscribes."""
        return to_base64(point_of(self._key.public_key()))

    async def send(self, subscription: Subscription, message: dict[str, Any], topic: str) -> None:
        """A later message on the same topic takes the place of one that was not delivered yet."""
        import httpx  # many modules, and no start of a server should wait for them

        if self._client is None:
            self._client = httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False, trust_env=True)
        headers = {
            "TTL": str(KEEP),
            "Topic": topic,
            "Urgency": "normal",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Authorization": self._authorization(subscription.endpoint),
        }
        body = encrypt(json.dumps(message, ensure_ascii=False).encode(), subscription.keys)
        try:
            answer = await self._client.post(subscription.endpoint, content=body, headers=headers)
        except httpx.HTTPError as error:
            raise Refused(str(error) or type(error).__name__) from None
        if not answer.is_success:
            raise Refused(f"the push service answered {answer.status_code}", answer.status_code in GONE)

    def _authorization(self, endpoint: str) -> str:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": self._now() // 1000 + TOKEN_LASTS,
            "sub": self._contact,
        }
        body = ".".join(_json_base64(part) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(body.encode(), ec.ECDSA(SHA256())))
        signature = to_base64(r.to_bytes(32) + s.to_bytes(32))
        return f"vapid t={body}.{signature}, k={self.public_key}"

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()


def encrypt(plain: bytes, keys: PushKeys, salt: bytes = b"", own: ec.EllipticCurvePrivateKey | None = None) -> bytes:
    """One record of aes128gcm (RFC 8188) for that browser alone. Salt and key are new each time but in tests."""
    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(ec.SECP256R1())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(keys.p256dh))
    sender = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\0" + point_of(theirs) + sender
    secret = _derive(shared, from_base64(keys.auth), info, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, plain + b"\2", None)  # 2: this record is the last
    return salt + RECORD.to_bytes(4) + bytes([len(sender)]) + sender + sealed


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _json_base64(value: dict[str, Any]) -> str:
    return to_base64(json.dumps(value, separators=(",", ":")).encode())


def to_base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
