"""A passkey opens a person on any device, once for each question, and nobody else."""

from __future__ import annotations

import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from captable.server import passkeys
from tests.server.clients import Client, Running, guests
from tests.server.test_devices import Watch, refused, scene

PRESENT, KNOWN, WITH_KEY = 0x01, 0x04, 0x40
"""What an authenticator says: somebody is there, it knows who, and here is a key."""


def coded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """What is in a phone: keeps one key, and signs what a site asks."""

    def __init__(self) -> None:
        self.name = secrets.token_bytes(16)
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.used = 0

    def make(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        numbers = self._key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        named = bytes(16) + struct.pack(">H", len(self.name)) + self.name + key
        data = self._data(options["rp"]["id"], PRESENT | KNOWN | WITH_KEY) + named
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"], origin)
        return self._answer({"clientDataJSON": coded(client), "attestationObject": coded(made)})

    def sign(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        self.used += 1
        data = self._data(options["rpId"], PRESENT | KNOWN)
        client = self._client("webauthn.get", options["challenge"], origin)
        signed = self._key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": data, "signature": signed}
        return self._answer({part: coded(value) for part, value in parts.items()})

    def _data(self, site: str, flags: int) -> bytes:
        return sha256(site.encode()).digest() + struct.pack(">BI", flags, self.used)

    def _client(self, type: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": type, "challenge": challenge, "origin": origin}).encode()

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": coded(self.name), "rawId": coded(self.name), "type": "public-key", "response": response}


class Browser:
    """A client with an authenticator, at the server's address by name."""

    def __init__(self, client: Client, key: Authenticator) -> None:
        self.http, self.key = client.http, key
        self.origin = f"http://{client.address}"
        self.http.headers["Origin"] = self.origin

    async def make(self) -> dict[str, Any]:
        options = (await self.post("begin"))["options"]
        return await self.post("", {"credential": self.key.make(options, self.origin)})

    async def sign(self) -> dict[str, Any]:
        return {"credential": self.key.sign((await self.post("ask"))["options"], self.origin)}

    async def post(self, path: str, body: object = None) -> dict[str, Any]:
        answer = await self.http.post(f"/api/me/passkeys/{path}".rstrip("/"), json=body)
        assert answer.is_success, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def refusal(self, body: object) -> str:
        return await refused(self.http.post("/api/me/passkeys/open", json=body))


async def stranger(server: Running, watch: Watch, key: Authenticator) -> Browser:
    return Browser(await watch.device(server).arrive(), key)


@scene
async def test_a_passkey_opens_its_person_on_a_device_that_knew_nobody(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann") as (ann,):
        key = Authenticator()
        made = await Browser(ann, key).make()
        for _ in range(2):
            there = await stranger(server, watch, key)
            opened = await there.post("open", await there.sign())
            assert opened["id"] == ann.me["id"]
            assert (await there.http.get("/api/me")).json()["id"] == ann.me["id"]
        access = await ann.get("/api/me/devices")
        assert [each["id"] for each in access["passkeys"]] == [made["id"]]


@scene
async def test_an_answer_counts_once_soon_and_for_who_was_asked(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        key = Authenticator()
        await Browser(ann, key).make()
        there, elsewhere = await stranger(server, watch, key), Browser(bob, key)
        answer = await there.sign()
        assert await elsewhere.refusal(answer) == "server-bad-passkey"
        answer = await there.sign()
        await there.post("open", answer)
        assert await there.refusal(answer) == "server-bad-passkey"
        late = await elsewhere.sign()
        watch.time += passkeys.LASTS
        assert await elsewhere.refusal(late) == "server-bad-passkey"


@scene
async def test_another_key_another_site_and_a_copied_key_open_nobody(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann") as (ann,):
        key, other = Authenticator(), Authenticator()
        await Browser(ann, key).make()
        there = await stranger(server, watch, other)
        assert await there.refusal(await there.sign()) == "server-no-such-passkey"
        other.name = key.name
        assert await there.refusal(await there.sign()) == "server-bad-passkey"
        there.key = key
        options = (await there.post("ask"))["options"]
        assert await there.refusal({"credential": key.sign(options, "http://evil.example")}) == "server-bad-passkey"
        options = (await there.post("ask"))["options"] | {"rpId": "evil.example"}
        assert await there.refusal({"credential": key.sign(options, there.origin)}) == "server-bad-passkey"
        await there.post("open", await there.sign())
        key.used = 0  # as a copy that was taken before would count
        assert await there.refusal(await there.sign()) == "server-bad-passkey"


@scene
async def test_a_passkey_that_was_deleted_or_whose_person_is_gone_opens_nobody(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann") as (ann,):
        key = Authenticator()
        here = Browser(ann, key)
        made = await here.make()
        there = await stranger(server, watch, key)
        await ann.http.delete(f"/api/me/passkeys/{made['id']}")
        assert await there.refusal(await there.sign()) == "server-no-such-passkey"
        await here.make()
        assert (await ann.http.post("/api/me/delete")).status_code == 204
        assert await there.refusal(await there.sign()) == "server-no-such-passkey"


@scene
async def test_nobody_takes_a_passkey_over_by_making_one_of_the_same_name(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann", "Eve") as (ann, eve):
        key, hers = Authenticator(), Authenticator()
        await Browser(ann, key).make()
        hers.name = key.name
        await Browser(eve, hers).make()
        there = await stranger(server, watch, key)
        assert (await there.post("open", await there.sign()))["id"] == ann.me["id"]


@scene
async def test_odd_answers_are_refused_in_words(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann") as (ann,):
        here = Browser(ann, Authenticator())
        odd: list[dict[str, Any]] = [
            {},
            {"rawId": 3, "response": {}},
            {"rawId": "AA", "response": {"clientDataJSON": "é"}},
            {"rawId": "AA", "response": {"clientDataJSON": coded(b"[]")}},
            {"rawId": "AA", "response": {"clientDataJSON": coded(b'{"challenge": 5}')}},
        ]
        for credential in odd:
            assert await here.refusal({"credential": credential}) == "server-bad-passkey"
            kept = here.http.post("/api/me/passkeys", json={"credential": credential})
            assert await refused(kept) == "server-bad-passkey"


@scene
async def test_only_so_many_are_kept(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann") as (ann,):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(passkeys, "MOST_OF_ONE", 1)
            await Browser(ann, Authenticator()).make()
            assert await refused(ann.http.post("/api/me/passkeys/begin")) == "server-many-passkeys"


@scene
async def test_what_is_stored_opens_nobody(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann") as (ann,):
        key = Authenticator()
        here = Browser(ann, key)
        await here.make()
        question = (await here.post("ask"))["options"]["challenge"]
        if server.office.settings.store:
            return  # the same rows, from the same code
        stored = b"".join(file.read_bytes() for file in Path(server.office.settings.data).glob("tables*"))
        for secret in (key.name, key.name.hex().encode(), coded(key.name).encode()):
            assert secret not in stored
        for secret in (decoded(question), decoded(question).hex().encode(), question.encode()):
            assert secret not in stored
