"""Guests: a name, and a signed cookie that is the key to their seats.

A cookie says which person it is, and on which of their devices. Who wants to be the same person on another device
opens themselves there with a key: a link that works once, or a phrase to keep. The store has only a hash of a key, made
with the server's secret, and of a device that was signed out it knows that its cookie is worth nothing.
"""

from __future__ import annotations

import hmac
import re
import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
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
from captable.tables.store import Device, Store

COOKIE = "captable"
LASTS = 365 * 24 * 3600
"""Seconds."""
SECRET_LENGTH = 32
RENEWED_AFTER = 30 * 24 * 3600
SEEN_EVERY = 3600
"""How exactly it is noted when a device was seen."""
MOST_SEEN = 20_000
"""Devices of which it is known that they were noted lately."""
LINK_LASTS = 600
LINK, PHRASE = "link", "phrase"
PHRASE_WORDS = 6
WORD_LENGTH = 5
CONSONANTS, VOWELS = "bdfghjklmnprstvz", "aiou"
"""Sixteen and four: a word of five letters is sixteen bits, and can be said in any language."""

NAMES = (
    *("Alex", "Andrea", "Camille", "Charlie", "Claude", "Dominique", "Eden", "Florence", "Gabriel", "Jo"),
    *("Kim", "Lou", "Marion", "Maxime", "Morgan", "Noa", "Robin", "Sacha", "Sam", "Valentine"),
)
"""For those who have not chosen one yet: names in both languages."""

BROWSERS = (
    *(("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("Edg", "Edge"), ("OPR/", "Opera")),
    *(("SamsungBrowser/", "Samsung Internet"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari")),
)
"""By what they say of themselves; most say that they are some others too, so the order counts."""
SYSTEMS = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "macOS")),
    *(("CrOS", "ChromeOS"), ("Linux", "Linux")),
)


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


@dataclass(frozen=True)
class Badge:
    """What a cookie says."""

    person: str
    device: str
    issued: int
    """Seconds."""


NOBODY = Badge("", "", 0)


class People:
    def __init__(self, secret: bytes, store: Store, now: Callable[[], int], debug: bool = False) -> None:
        self._secret = secret
        self._store = store
        self._now = now
        self._debug = debug
        self._signed_out: set[str] = set()
        """Devices and persons whose cookies are worth nothing."""
        self._seen: dict[str, int] = {}
        """When each device was last noted in the store."""

    async def open(self) -> None:
        """Learn who was signed out, here or at another server."""
        self._signed_out = await self._store.signed_out(self._now() - LASTS * 1000)

    def new(self) -> str:
        return secrets.token_hex(12)

    def cookie_for(self, person: str, device: str = "") -> str:
        """For a device that has had one, or a new device."""
        body = f"2.{person}.{device or secrets.token_hex(6)}.{self._now() // 1000}"
        return f"{body}.{self._sign(body)}"

    def read(self, cookie: str | None) -> str:
        """The person of a cookie; empty for a cookie that is not ours."""
        return self.badge(cookie).person

    def since(self, cookie: str | None) -> int:
        """When the cookie was given: its person may be older."""
        return (self.badge(cookie).issued + 1) * 1000  # the end of that second

    def should_renew(self, cookie: str | None) -> bool:
        badge = self.badge(cookie)
        return not badge.person or self._now() // 1000 - badge.issued > RENEWED_AFTER

    def badge(self, cookie: str | None) -> Badge:
        """What a cookie says; `NOBODY` for one that is not ours, has ended or was signed out."""
        body, _, signature = (cookie or "").rpartition(".")
        if not body or not hmac.compare_digest(self._sign(body).encode(), signature.encode()):
            return NOBODY
        version, person, *named, issued = body.split(".")
        device = named[0] if version == "2" else sha256(body.encode()).hexdigest()[:12]
        badge = Badge(person, device, int(issued))
        return NOBODY if self.is_out(person, device) or self._now() // 1000 - badge.issued >= LASTS else badge

    def origin_of(self, address: str) -> str:
        """A name for an address that tells nobody which it is."""
        return self._sign(f"address {address}")[:16]

    def alias_of(self, other: str, person: str) -> str:
        """A name for another person that tells only `person` who it is, and not even them where else it is used."""
        return self._sign(f"alias {person} {other}")[:16]

    def digest(self, kind: str, value: str) -> str:
        """By what name the store keeps something of a person, without telling what it is."""
        return self._sign(f"{kind} {value}")[:32]

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

    def is_out(self, person: str, device: str) -> bool:
        return device in self._signed_out or word_for_gone(person) in self._signed_out

    # -- several devices ---------------------------------------------------------------------------------------

    async def seen(self, person: str, device: str, name: str) -> None:
        """A device is in use; noted now and then."""
        now = self._now()
        if now - self._seen.get(device, 0) < SEEN_EVERY * 1000:
            return
        if len(self._seen) > MOST_SEEN:
            self._seen.clear()
        self._seen[device] = now
        await self._store.see_device(person, Device(device, name, now, now))

    async def make_link(self, person: str) -> tuple[str, int]:
        """What opens the person to another device once, and until when."""
        token, until = secrets.token_urlsafe(20), self._now() + LINK_LASTS * 1000
        await self._store.keep_key(person, LINK, self._hash(token), self._now(), until)
        return token, until

    async def make_way_in(self, person: str, kind: str, lasts: int) -> str:
        """The same by another road than the settings of another device, with an end of its own."""
        token = secrets.token_urlsafe(20)
        await self._store.keep_key(person, kind, self._hash(token), self._now(), self._now() + lasts)
        return token

    async def make_phrase(self, person: str) -> str:
        """Words that open the person to any device, for as long as no others are made."""
        phrase = " ".join(_word(secrets.randbits(16)) for _ in range(PHRASE_WORDS))
        await self._store.keep_key(person, PHRASE, self._hash(phrase), self._now(), None)
        return phrase

    async def drop_phrase(self, person: str) -> None:
        await self._store.drop_key(person, PHRASE)

    async def phrase_made(self, person: str) -> int | None:
        return await self._store.key_made(person, PHRASE)

    async def devices(self, person: str) -> list[Device]:
        return await self._store.devices(person)

    async def open_with(self, key: str) -> str:
        """The person whom a link or a phrase opens."""
        person = await self._store.use_key(self._hash(key), self._now())
        if not person:
            raise Unwelcome(403, "no-such-key")
        return person

    async def sign_out(self, device: str) -> None:
        await self._store.sign_out(device, self._now())
        self._signed_out.add(device)

    async def gone(self, person: str) -> None:
        """No cookie of the person is worth anything any more; who they were can't be told from what is kept."""
        await self._store.sign_out(word_for_gone(person), self._now())
        self._signed_out.add(word_for_gone(person))

    def _hash(self, key: str) -> str:
        """However a phrase was typed, it is the same; a link has no spaces, and its case counts."""
        words = re.findall(r"[a-z]+", key.lower())
        spoken = len(words) == PHRASE_WORDS and all(len(word) == WORD_LENGTH for word in words)
        return self._sign(f"key {' '.join(words) if spoken else key.strip()}")


def word_for_gone(person: str) -> str:
    return sha256(f"gone {person}".encode()).hexdigest()[:24]


def _word(bits: int) -> str:
    letters = ""
    for letters_of, size in ((CONSONANTS, 4), (VOWELS, 2)) * 2 + ((CONSONANTS, 4),):
        letters += letters_of[bits & (1 << size) - 1]
        bits >>= size
    return letters


def device_name(agent: str) -> str:
    """What a browser says that it is, in two words: "Firefox, Linux"; empty where it says nothing known."""
    browser = next((name for sign, name in BROWSERS if sign in agent), "")
    system = next((name for sign, name in SYSTEMS if sign in agent), "")
    return ", ".join(part for part in (browser, system) if part)


def _made_up(person: str) -> str:
    return NAMES[int(sha256(person.encode()).hexdigest(), 16) % len(NAMES)]
