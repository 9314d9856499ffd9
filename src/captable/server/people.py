"""Guests: a name, and a signed cookie that is the only key to their seats."""

from __future__ import annotations

import hmac
import secrets
import unicodedata
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from captable import bots
from captable.core.errors import BadInput
from captable.server.plain import plain_text
from captable.server.problems import Unwelcome
from captable.server.wire import LONGEST_NAME, Me
from captable.tables.folder import SECRET
from captable.tables.names import skeleton
from captable.tables.private_files import write_private
from captable.tables.store import Store

COOKIE = "captable"
LASTS = 365 * 24 * 3600
"""Seconds."""
SECRET_LENGTH = 32
RENEWED_AFTER = 30 * 24 * 3600

NAMES = (
    *("Alex", "Andrea", "Camille", "Charlie", "Claude", "Dominique", "Eden", "Florence", "Gabriel", "Jo"),
    *("Kim", "Lou", "Marion", "Maxime", "Morgan", "Noa", "Robin", "Sacha", "Sam", "Valentine"),
)
"""For those who have not chosen one yet: names in both languages."""


def read_secret(folder: Path) -> bytes:
    """The key that signs cookies; made at the first start, readable by its owner only."""
    file = folder / SECRET
    try:
        if not file.exists():
            write_private(file, secrets.token_bytes(SECRET_LENGTH))
        secret = file.read_bytes()
    except OSError as error:
        raise BadInput(f"{file} can't be read or written: {error.strerror}.") from None
    if len(secret) < SECRET_LENGTH:
        raise BadInput(
            f"{file} is cut off, so anybody could forge a cookie. Take it from a backup, or delete it: a new one is"
            " made, and every guest is a stranger again."
        )
    return secret


def fingerprint(secret: bytes) -> str:
    """Tells one secret from another, and nothing else of it."""
    return hmac.new(secret, b"captable: which secret", sha256).hexdigest()


class People:
    def __init__(self, secret: bytes, store: Store, now: Callable[[], int], debug: bool = False) -> None:
        self._secret = secret
        self._store = store
        self._now = now
        self._debug = debug

    def new(self) -> str:
        return secrets.token_hex(12)

    def cookie_for(self, person: str) -> str:
        body = f"1.{person}.{self._now() // 1000}"
        return f"{body}.{self._sign(body)}"

    def read(self, cookie: str | None) -> str:
        """The person of a cookie; empty for a cookie that is not ours."""
        return self._read(cookie)[0]

    def since(self, cookie: str | None) -> int:
        """When the cookie was given: its person may be older."""
        return (self._read(cookie)[1] + 1) * 1000  # the end of that second

    def should_renew(self, cookie: str | None) -> bool:
        person, issued = self._read(cookie)
        return not person or self._now() // 1000 - issued > RENEWED_AFTER

    def _read(self, cookie: str | None) -> tuple[str, int]:
        body, _, signature = (cookie or "").rpartition(".")
        if not body or not hmac.compare_digest(self._sign(body).encode(), signature.encode()):
            return "", 0
        _, person, issued = body.split(".")
        return (person, int(issued)) if self._now() // 1000 - int(issued) < LASTS else ("", 0)

    def origin_of(self, address: str) -> str:
        """A name for an address that tells nobody which it is."""
        return self._sign(f"address {address}")[:16]

    def _sign(self, body: str) -> str:
        return hmac.new(self._secret, body.encode(), sha256).hexdigest()

    async def me(self, person: str) -> Me:
        chosen = await self._store.name_of(person)
        return Me(person, chosen or _made_up(person), bool(chosen), self._debug)

    async def name(self, person: str) -> str:
        return (await self.me(person)).name

    async def rename(self, person: str, wanted: str) -> Me:
        name = plain_text(wanted)
        if not any(c.isalnum() for c in name):
            raise Unwelcome(400, "empty-name")
        if len(unicodedata.normalize("NFKC", name)) > LONGEST_NAME:  # some signs are as wide as a sentence
            raise Unwelcome(400, "long-name", most=LONGEST_NAME)
        if skeleton(name).rstrip("0123456789") in bots.names():
            raise Unwelcome(400, "bot-name", name=name)
        await self._store.set_name(person, name)
        return Me(person, name, True, self._debug)


def _made_up(person: str) -> str:
    return NAMES[int(sha256(person.encode()).hexdigest(), 16) % len(NAMES)]
