"""Your turn by mail: to an address that its owner confirmed, gathered, stopped by one click; and a way in by it."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from captable.core.errors import BadInput
from captable.server.notices.mail import PASSWORD, Letter, Mailer, MailSettings, NotSent, is_address, read_mail
from captable.server.settings import Rate
from captable.tables.terms import DAY
from tests.server.clients import NO_LIMITS, Client, Running, guests, quick, running
from tests.server.test_devices import Watch, everything_in, refused
from tests.server.test_push import AWAKE, left_at_their_turn, pass_time
from tests.tables.postgresql import database
from tests.tables.sitting import STORES

SITE = "https://play.example.org"


class MailServer:
    """A real one on loopback, which keeps what it is given."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.news = asyncio.Event()
        self.answer = "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802  # its own name
        if self.answer.startswith("250"):
            letter = message_from_bytes(envelope.original_content or b"", policy=policy.default)
            assert isinstance(letter, EmailMessage)
            self.letters.append(letter)
            self.news.set()
        return self.answer

    async def until(self, count: int) -> list[EmailMessage]:
        async with asyncio.timeout(20):
            while len(self.letters) < count:
                self.news.clear()
                await self.news.wait()
        return self.letters


@asynccontextmanager
async def mail_server(**more: Any) -> AsyncIterator[tuple[MailServer, MailSettings]]:
    handler = MailServer()
    server = await asyncio.get_running_loop().create_server(
        lambda: SMTP(handler, hostname="localhost", enable_SMTPUTF8=False, **more), "127.0.0.1", 0
    )
    try:
        port = server.sockets[0].getsockname()[1]
        yield handler, MailSettings("127.0.0.1", port, "games@example.org", trusted=True)
    finally:
        server.close()


def link_in(letter: EmailMessage, page: str) -> str:
    found = re.search(rf"{SITE}/{page}#([\w-]+)", letter.get_content())
    assert found, letter.get_content()
    return found[1]


Scene = Callable[[Running, Watch, MailServer], Awaitable[None]]


def scene(act: Scene) -> Callable[[str, Path], None]:
    @pytest.mark.parametrize("kind", STORES)
    def test(kind: str, tmp_path: Path) -> None:
        async def run() -> None:
            watch = Watch()
            async with mail_server() as (post, mail):
                limits = replace(NO_LIMITS, mails=Rate(3, 0.0001))
                made = quick(tmp_path, store=store, now=watch, mail=mail, origins=(SITE,), limits=limits)
                async with running(made) as server:
                    try:
                        await act(server, watch, post)
                    finally:
                        for device in watch.devices:
                            await device.leave()

        store = database().new() if kind == "postgresql" else ""
        asyncio.run(run())

    test.__doc__ = act.__doc__
    return test


async def confirmed(client: Client, post: MailServer, address: str) -> None:
    before = len(post.letters)
    (await client.http.post("/api/me/mail", json={"address": address})).raise_for_status()
    letter = (await post.until(before + 1))[-1]
    assert letter["To"] == address
    assert (await client.post("/api/mail/confirm", {"key": link_in(letter, "confirm")})) == {"address": address}


@scene
async def test_an_address_counts_when_its_owner_has_confirmed_it(
    server: Running, watch: Watch, post: MailServer
) -> None:
    async with guests(server, "Ann") as (ann,):
        assert (await ann.get("/api/me/reach"))["mail"] == ""
        (await ann.http.post("/api/me/mail", json={"address": "ann@example.org", "language": "fr"})).raise_for_status()
        [letter] = await post.until(1)
        assert "Ann" in letter.get_content()
        assert letter["Subject"] == "Confirmez votre adresse"
        assert (await ann.get("/api/me/reach"))["mail"] == ""
        mail_program = watch.device(server)  # whichever browser the link is opened in
        await mail_program.post("/api/mail/confirm", {"key": link_in(letter, "confirm")})
        assert (await ann.get("/api/me/reach"))["mail"] == "ann@example.org"
        (await ann.http.delete("/api/me/mail")).raise_for_status()
        assert (await ann.get("/api/me/reach"))["mail"] == ""


@scene
async def test_no_address_at_all_is_refused(server: Running, watch: Watch, post: MailServer) -> None:
    async with guests(server, "Ann") as (ann,):
        for path in ("/api/me/mail", "/api/mail/open"):
            assert (await ann.http.post(path, json={"address": ""})).status_code == 400
    assert not post.letters


@scene
async def test_a_link_confirms_for_an_hour(server: Running, watch: Watch, post: MailServer) -> None:
    async with guests(server, "Ann") as (ann,):
        await ann.http.post("/api/me/mail", json={"address": "ann@example.org"})
        key = link_in((await post.until(1))[0], "confirm")
        for other in (key[:-6] + "AAAAAA", "x", "é"):
            assert (
                await refused(ann.http.post("/api/mail/confirm", json={"key": other})) == "server-no-such-confirmation"
            )
        watch.time += 3600_000
        assert await refused(ann.http.post("/api/mail/confirm", json={"key": key})) == "server-no-such-confirmation"


@scene
async def test_what_waits_is_told_in_one_letter_that_can_be_stopped(
    server: Running, watch: Watch, post: MailServer
) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        await confirmed(ann, post, "ann@example.org")
        await ann.put("/api/me/reach", AWAKE | {"mail": "daily", "language": "en"})
        first = await left_at_their_turn(server, watch, ann, bob)
        await ann.connect()
        second = await left_at_their_turn(server, watch, ann, bob)
        assert len(post.letters) == 1  # the one that confirmed
        while len(post.letters) == 1 and watch.time < 1_700_000_000_000 + 3 * DAY:
            await pass_time(server, watch, 3600_000)
            await asyncio.sleep(0.05)
        letter = (await post.until(2))[1]
        assert (letter["To"], letter["Subject"]) == ("ann@example.org", "2 games are waiting for you")
        text = letter.get_content()
        assert f"{SITE}/table/{first}" in text
        assert f"{SITE}/table/{second}" in text
        assert "at most once a day" in text
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = re.fullmatch(rf"<{SITE}(/api/notices/stop/[\w-]+)>", letter["List-Unsubscribe"])
        assert stop
        assert stop[1].rpartition("/")[2] == link_in(letter, "stop")
        mail_program = watch.device(server)
        answer = await mail_program.http.post(stop[1], data={"List-Unsubscribe": "One-Click"})
        assert answer.json() == {"way": "mail"}
        reach = await ann.get("/api/me/reach")
        assert (reach["wishes"]["mail"], reach["mail"]) == ("off", "ann@example.org")
        assert reach["told"]["mail"]["times"] == 1


@scene
async def test_an_address_brings_somebody_back_and_tells_nobody_else_that_it_does(
    server: Running, watch: Watch, post: MailServer
) -> None:
    async with guests(server, "Ann") as (ann,):
        await confirmed(ann, post, "ann@example.org")
        phone = watch.device(server)
        for address in ("nobody@example.org", "Ann@Example.org"):
            answer = await phone.http.post("/api/mail/open", json={"address": address})
            assert (answer.status_code, answer.content) == (204, b"")
        letter = (await post.until(2))[1]
        assert len(post.letters) == 2
        opened = await watch.opened(server, link_in(letter, "open"))
        assert opened.me["id"] == ann.me["id"]
        assert (
            await refused(phone.http.post("/api/me/open", json={"key": link_in(letter, "open")}))
            == "server-no-such-key"
        )


@scene
async def test_who_is_kept_by_an_address_is_not_lost_to_a_newcomer_who_names_it(
    server: Running, watch: Watch, post: MailServer
) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        await confirmed(ann, post, "ann@example.org")
        (await bob.http.post("/api/me/mail", json={"address": "ann@example.org"})).raise_for_status()
        letter = (await post.until(2))[1]
        assert (await watch.opened(server, link_in(letter, "open"))).me["id"] == ann.me["id"]
        assert (await bob.get("/api/me/reach"))["mail"] == ""


@scene
async def test_nobody_has_others_flooded_with_letters(server: Running, watch: Watch, post: MailServer) -> None:
    async with guests(server, "Eve") as (eve,):
        said = [await eve.http.post("/api/me/mail", json={"address": "bob@example.org"}) for _ in range(5)]
        assert [answer.status_code for answer in said] == [204, 204, 204, 429, 429]
        for bad in ("bob", "bob@example", "a@b.org\r\nBcc: x@y.org", "Bob <bob@example.org>", "a@b@example.org"):
            assert await refused(eve.http.post("/api/me/mail", json={"address": bad})) == "server-bad-address"


@scene
async def test_an_address_is_under_seal_and_in_the_file_of_ones_data_and_gone_with_oneself(
    server: Running, watch: Watch, post: MailServer
) -> None:
    async with guests(server, "Ann") as (ann,):
        await confirmed(ann, post, "ann@example.org")
        await ann.post("/api/me/feed")
        kept = await everything_in(server)
        assert "ann@" not in kept
        data = await ann.get("/api/me/data")
        assert data["reach"]["mail"] == "ann@example.org"
        (await ann.http.post("/api/me/delete")).raise_for_status()
        assert ann.me["id"] not in await everything_in(server)


@scene
async def test_a_mail_server_that_is_away_is_tried_again(server: Running, watch: Watch, post: MailServer) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        await confirmed(ann, post, "ann@example.org")
        await ann.put("/api/me/reach", AWAKE | {"mail": "at once"})
        post.answer = "451 Later"
        assert await refused(ann.http.post("/api/me/mail", json={"address": "b@example.org"})) == "server-mail-failed"
        await left_at_their_turn(server, watch, ann, bob)
        notices = server.office.notices.notices
        async with asyncio.timeout(20):
            while not notices.sent.get(("mail", "failed")):
                await asyncio.sleep(0.01)
        post.answer = "250 OK"
        while len(post.letters) == 1:
            await pass_time(server, watch, 60_000)
            await asyncio.sleep(0.01)
        assert "Startups" in (await post.until(2))[1]["Subject"]


def test_a_password_is_given_over_an_encrypted_line_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        asked: list[str] = []

        def authenticate(server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any) -> AuthResult:
            assert isinstance(data, LoginPassword)
            asked.append(data.password.decode())
            return AuthResult(success=data.password == b"hush", handled=False)

        async with mail_server(authenticator=authenticate, auth_require_tls=False) as (post, plain):
            secret = replace(plain, user="games", password="hush")
            await Mailer(secret).send(Letter("ann@example.org", "Été", "…"))
            assert post.letters[0]["Subject"] == "Été"
            with pytest.raises(NotSent, match="535"):
                await Mailer(replace(secret, password="wrong")).send(Letter("ann@example.org", "A", "b"))
            with pytest.raises(NotSent, match="SMTPNotSupportedError"):  # it offers no encryption
                await Mailer(replace(secret, trusted=False)).send(Letter("ann@example.org", "A", "b"))
        assert set(asked) == {"hush", "wrong"}
        assert "hush" not in repr(secret)

    asyncio.run(run())


@pytest.mark.parametrize("kind", STORES)
def test_the_password_is_in_no_row_and_no_line_of_the_log_also_when_it_is_wrong(kind: str, tmp_path: Path) -> None:
    said: list[str] = []
    handler = logging.Handler(logging.DEBUG)
    handler.emit = lambda record: said.append(f"{record.getMessage()} {record.__dict__}")  # type: ignore[method-assign]
    password = "correct-horse-battery"

    def authenticate(server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any) -> AuthResult:
        return AuthResult(success=data.password == password.encode(), handled=False)

    async def run() -> None:
        async with mail_server(authenticator=authenticate, auth_require_tls=False) as (post, plain):
            for given, sent in ((password, 1), (f"{password}-no-more", 0)):
                mail = replace(plain, user="games", password=given)
                made = quick(tmp_path / "data", store=store, mail=mail, origins=(SITE,))
                async with running(made) as server, guests(server, "Ann") as (ann,):
                    post.letters.clear()
                    answer = await ann.http.post("/api/me/mail", json={"address": "ann@example.org"})
                    assert answer.status_code == (204 if sent else 503)
                    assert password not in answer.text
                    assert len(post.letters) == sent
                    assert password not in await everything_in(server)
                    assert password not in repr(server.office.settings)

    store = database().new() if kind == "postgresql" else ""
    log = logging.getLogger()
    level = log.level
    log.addHandler(handler)
    log.setLevel(logging.DEBUG)
    try:
        asyncio.run(run())
    finally:
        log.removeHandler(handler)
        log.setLevel(level)
    assert any("a letter was not sent" in line for line in said)
    # What aiosmtpd, the other end, logs of itself is none of ours.
    assert not [line for line in said if password in line and "mail.log" not in line]


def test_a_mail_server_is_named_without_its_password(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(PASSWORD, "hush")
    found = read_mail("smtps://games%40example.org@mail.example.org")
    assert (found.host, found.port, found.user, found.sender) == ("mail.example.org", 465, *["games@example.org"] * 2)
    assert (found.password, found.encrypted, found.trusted) == ("hush", True, False)
    file = tmp_path / "password"
    file.write_text("from a file\n", "utf-8")
    assert read_mail("smtp://me@localhost:25?from=a@b.org", file) == MailSettings(
        "localhost", 25, "a@b.org", "me", "from a file", trusted=True
    )
    monkeypatch.delenv(PASSWORD)
    for address, reason in [
        ("smtp://me:hush@mail.example.org?from=a@b.org", "names no password"),
        ("http://mail.example.org", "--mail is smtp://"),
        ("smtp://mail.example.org", "from"),
        ("smtp://me@mail.example.org?from=a@b.org", PASSWORD),
        ("smtp://mail.example.org:x?from=a@b.org", "--mail is smtp://"),
    ]:
        with pytest.raises(BadInput, match=reason) as error:
            read_mail(address)
        assert "hush" not in str(error.value)


def test_letters_need_an_address_to_lead_to(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="--origin"):
        quick(tmp_path, mail=MailSettings("localhost", 25, "a@b.org"))


@pytest.mark.parametrize("address", ["ann@example.org", "a.b+c@x-y.example.co.uk", "o'neil@example.org"])
def test_addresses_as_people_have_them_are_taken(address: str) -> None:
    assert is_address(address)
