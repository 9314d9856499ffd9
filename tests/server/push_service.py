"""A push service on loopback, and a browser that has subscribed to it: it checks the signature, and decrypts."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from captable.server.notices.push import from_base64, to_base64


class SomeBrowser:
    """As RFC 8291 describes the other end."""

    def __init__(self, endpoint: str, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"") -> None:
        self._key = key or ec.generate_private_key(ec.SECP256R1())
        self._auth = auth or os.urandom(16)
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": to_base64(self._point), "auth": to_base64(self._auth)}
        self.subscription = {"endpoint": endpoint, "keys": self.keys}

    def decrypt(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = HKDF(SHA256(), 32, self._auth, b"WebPush: info\0" + self._point + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\2")
        return plain[:-1]


@dataclass
class Sent:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Takes what is sent to it, or answers with another status."""

    address: str = ""
    status: int = 201
    sent: list[Sent] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def browser(self, name: str = "one") -> SomeBrowser:
        return SomeBrowser(f"{self.address}/push/{name}")

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                first, *lines = head.decode().strip().split("\r\n")
                headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
                body = await reader.readexactly(int(headers.get("content-length", "0")))
                self.sent.append(Sent(first.split(" ")[1], headers, body))
                writer.write(f"HTTP/1.1 {self.status} So\r\ncontent-length: 0\r\n\r\n".encode())
                await writer.drain()
                self.news.set()
        except asyncio.IncompleteReadError:
            writer.close()

    async def until(self, count: int) -> list[Sent]:
        async with asyncio.timeout(60):
            while len(self.sent) < count:
                self.news.clear()
                await self.news.wait()
        return self.sent

    def claims(self, sent: Sent) -> dict[str, Any]:
        """What the server says of itself, if it signed that."""
        scheme, rest = sent.headers["authorization"].split(" ", 1)
        assert scheme == "vapid"
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        signed, _, signature = parts["t"].rpartition(".")
        raw = from_base64(signature)
        numbers = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(parts["k"]))
        key.verify(numbers, signed.encode(), ec.ECDSA(SHA256()))
        head, body = (json.loads(from_base64(part)) for part in signed.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        return {**body, "key": parts["k"]}


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.answer, "127.0.0.1", 0)
    service.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield service
    finally:
        server.close()
