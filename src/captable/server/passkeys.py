"""Passkeys: a device, or what keeps somebody's passwords, has a key that opens them wherever they are known by it.

The server sends a question that is answered once and soon, signed by that key. It keeps the public half of the key, and
a digest of the name by which the device knows it: nobody can be opened with what is in the store.
"""

from __future__ import annotations

import secrets
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, Router, delete, post
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from captable.server.account import become
from captable.server.office import Office
from captable.server.people import device_name
from captable.server.problems import Unwelcome, refusals
from captable.server.routes import DEPENDENCIES, Address, Somebody, TheOffice
from captable.server.wire import KnownPasskey, Me, PasskeyAnswer, PasskeyQuestion
from captable.tables.store import Passkey

QUESTION = "question"
"""The kind of key by which an open question is kept."""
LASTS = 300_000
"""Milliseconds in which a question can be answered."""
QUESTION_LENGTH = 32
MOST_OF_ONE = 20
ODD_ANSWERS = (ValueError, TypeError, KeyError, AttributeError)
"""What the library makes of an answer that no browser would send, beside its own refusals."""


@post(
    "/begin",
    status_code=200,
    tags=["people"],
    summary="The question to which a browser makes a passkey",
    responses=refusals(403, 409, 503),
)
async def begin(request: Request[Any, Any, Any], office: TheOffice, guest: Somebody) -> PasskeyQuestion:
    import webauthn  # here, because it takes a while
    from webauthn.helpers.structs import AuthenticatorSelectionCriteria, ResidentKeyRequirement

    if len(await office.store.passkeys_of(guest)) >= MOST_OF_ONE:
        raise Unwelcome(409, "many-passkeys", most=MOST_OF_ONE)
    name = await office.people.name(guest)
    options = webauthn.generate_registration_options(
        rp_id=_site(request)[1],
        rp_name="Captable",
        user_name=name,
        user_display_name=name,
        user_id=office.people.digest("passkey", guest).encode(),  # which of ours it is, and nobody's id
        challenge=await _ask(office, guest),
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
    )
    return PasskeyQuestion(msgspec.json.decode(webauthn.options_to_json(options)))


@post("/", tags=["people"], summary="Keep a passkey", responses=refusals(403, 413, 503))
async def keep(
    request: Request[Any, Any, Any], office: TheOffice, guest: Somebody, data: JSONBody[PasskeyAnswer]
) -> KnownPasskey:
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    origin, site = _site(request)
    try:
        found = webauthn.verify_registration_response(
            credential=data.credential,
            expected_challenge=await _asked(office, guest, data.credential),
            expected_rp_id=site,
            expected_origin=origin,
        )
    except (WebAuthnException, *ODD_ANSWERS):
        raise Unwelcome(403, "bad-passkey") from None
    id = office.people.digest("passkey", found.credential_id.hex())
    device = device_name(request.headers.get("user-agent", ""))
    made = Passkey(id, guest, device, found.credential_public_key, found.sign_count, office.settings.now())
    await office.store.keep_passkey(made)
    return KnownPasskey(id, device, made.made)


@delete("/{id:str}", tags=["people"], summary="A passkey opens you no more", responses=refusals(403, 404, 503))
async def drop(office: TheOffice, guest: Somebody, id: FromPath[str]) -> None:
    if id not in {each.id for each in await office.store.passkeys_of(guest)}:
        raise Unwelcome(404, "no-such-passkey")
    await office.store.drop_passkey(guest, id)


@post(
    "/ask",
    status_code=200,
    tags=["people"],
    summary="The question that a passkey answers",
    responses=refusals(403, 503),
)
async def ask(request: Request[Any, Any, Any], office: TheOffice, guest: Somebody) -> PasskeyQuestion:
    import webauthn

    options = webauthn.generate_authentication_options(rp_id=_site(request)[1], challenge=await _ask(office, guest))
    return PasskeyQuestion(msgspec.json.decode(webauthn.options_to_json(options)))


@post(
    "/open",
    status_code=200,
    tags=["people"],
    summary="Be the person of a passkey on this device",
    responses=refusals(403, 413, 503),
)
async def open_with_passkey(
    request: Request[Any, Any, Any],
    office: TheOffice,
    guest: Somebody,
    caller: Address,
    data: JSONBody[PasskeyAnswer],
) -> Response[Me]:
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    if not office.keys.take(caller):
        raise Unwelcome(429, "too-many", retry_after=10)
    origin, site = _site(request)
    try:
        asked = await _asked(office, guest, data.credential)
        raw = webauthn.base64url_to_bytes(data.credential["rawId"])
        known = await office.store.passkey(office.people.digest("passkey", raw.hex()))
        if known is None or office.people.is_out(known.person, ""):
            raise Unwelcome(403, "no-such-passkey")
        found = webauthn.verify_authentication_response(
            credential=data.credential,
            expected_challenge=asked,
            expected_rp_id=site,
            expected_origin=origin,
            credential_public_key=known.key,
            credential_current_sign_count=known.used,
        )
    except (WebAuthnException, *ODD_ANSWERS):
        raise Unwelcome(403, "bad-passkey") from None
    await office.store.keep_passkey(known._replace(used=found.new_sign_count))
    return await become(request, office, known.person)


async def _ask(office: Office, guest: str) -> bytes:
    """A question that this guest may answer once, at whichever server."""
    question = secrets.token_bytes(QUESTION_LENGTH)
    now = office.settings.now()
    name = office.people.digest(QUESTION, question.hex())
    await office.store.keep_key(guest, QUESTION, name, now, now + LASTS)
    return question


async def _asked(office: Office, guest: str, answer: dict[str, Any]) -> bytes:
    """The question that is answered, if it was asked of this guest and is open; it is not open any more then."""
    import webauthn

    said = msgspec.json.decode(webauthn.base64url_to_bytes(answer["response"]["clientDataJSON"]))
    question = webauthn.base64url_to_bytes(said["challenge"])
    name = office.people.digest(QUESTION, question.hex())
    if await office.store.use_key(name, office.settings.now()) != guest:
        raise Unwelcome(403, "bad-passkey")
    return question


def _site(request: Request[Any, Any, Any]) -> tuple[str, str]:
    """Where the browser is, which the guard has looked at, and the name for which it keeps passkeys."""
    origin = request.headers.get("origin", "")
    site = urlsplit(origin).hostname
    if not site:
        raise Unwelcome(403, "no-origin")
    return origin, site


_HANDLERS: list[ControllerRouterHandler] = [begin, keep, drop, ask, open_with_passkey]

passkeys_api = Router("/api/me/passkeys", route_handlers=_HANDLERS, dependencies=DEPENDENCIES)
