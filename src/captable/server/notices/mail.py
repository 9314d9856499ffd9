"""Letters: to an address whose owner has confirmed it, by the mail server that the host names."""

from __future__ import annotations

import asyncio
import os
import re
import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from captable.core.errors import BadInput

PASSWORD: Final = "CAPTABLE_MAIL_PASSWORD"
"""The environment variable that holds it."""
PORTS: Final = {"smtp": 587, "smtps": 465}
PATIENCE: Final = 20.0
"""Seconds."""
LONGEST_ADDRESS: Final = 254
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")


def is_address(text: str) -> bool:
    return len(text) <= LONGEST_ADDRESS and _ADDRESS.fullmatch(text) is not None


class NotSent(Exception):
    """The mail server did not take it. The reason names nobody."""


@dataclass(frozen=True)
class MailSettings:
    host: str
    port: int
    sender: str
    """From whom the letters are."""
    user: str = ""
    password: str = field(default="", repr=False)
    encrypted: bool = False
    """From the first byte on; else it begins in the clear and goes on encrypted (STARTTLS)."""
    trusted: bool = False
    """It is this machine, or a way that nobody else listens to: it need not be encrypted at all."""


def read_mail(address: str, password_file: Path | None = None) -> MailSettings:
    """`smtp://USER@HOST:PORT?from=games@example.org`, or `smtps://`. The password is never part of it."""
    parts = urlsplit(address)
    try:
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        raise BadInput(
            f"--mail is smtp://USER@HOST:PORT?from=ADDRESS or smtps://…, not {parts.scheme or '?'}://…."
        ) from None
    if parts.password is not None:
        raise BadInput(f"--mail names no password, which a list of processes would show: put it into {PASSWORD}.")
    user = unquote(parts.username or "")
    sender = parse_qs(parts.query).get("from", [user])[0]
    if not parts.hostname or not is_address(sender):
        raise BadInput(
            "--mail needs a host, and an address that the letters are from: smtp://HOST?from=games@example.org"
        )
    password = os.environ.get(PASSWORD, "")
    if password_file is not None:
        try:
            password = password_file.expanduser().read_text("utf-8").strip()
        except OSError as error:
            raise BadInput(f"{password_file} can't be read: {error.strerror}.") from None
    if user and not password:
        raise BadInput(f"--mail names {user}, whose password has to be in {PASSWORD} or in a --mail-password-file.")
    local = parts.hostname in ("localhost", "127.0.0.1", "::1")
    return MailSettings(parts.hostname, port, sender, user, password, parts.scheme == "smtps", local)


@dataclass(frozen=True)
class Letter:
    to: str
    subject: str
    text: str
    stop: str = ""
    """The address at which a mail program stops such letters by one click (RFC 8058)."""


class Mailer:
    def __init__(self, settings: MailSettings) -> None:
        self._settings = settings

    async def send(self, letter: Letter) -> None:
        """Raises `NotSent`."""
        await asyncio.to_thread(self._send, self._written(letter))

    def _written(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"] = f"Captable <{self._settings.sender}>"
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = formatdate(localtime=False)
        message["Message-ID"] = make_msgid(domain=self._settings.sender.partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message

    def _send(self, message: EmailMessage) -> None:
        settings = self._settings
        try:
            with self._connected() as server:
                if settings.user:
                    server.login(settings.user, settings.password)
                server.send_message(message)
        except smtplib.SMTPResponseException as error:
            raise NotSent(f"the mail server answered {error.smtp_code}") from None
        except (smtplib.SMTPException, OSError) as error:  # what some of them say names the address
            raise NotSent(f"the mail server could not be used: {type(error).__name__}") from None

    def _connected(self) -> smtplib.SMTP:
        settings = self._settings
        secure = ssl.create_default_context()
        if settings.encrypted:
            return smtplib.SMTP_SSL(settings.host, settings.port, timeout=PATIENCE, context=secure)
        server = smtplib.SMTP(settings.host, settings.port, timeout=PATIENCE)
        try:
            if not settings.trusted:
                server.starttls(context=secure)
        except BaseException:
            server.close()
            raise
        return server
