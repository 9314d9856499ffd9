"""What went wrong, as an answer: a text that says what to do, and never a trace."""

from __future__ import annotations

import logging

from litestar.exceptions import HTTPException

from captable.core.errors import CaptableError, IllegalMove, RulesBroken
from captable.core.view import Message
from captable.core.words import Words, texts_of
from captable.server.wire import Problem
from captable.tables.refusals import BadWish, NoSuchTable, NotYours, TableError

log = logging.getLogger("captable.server")

PACKAGES = ("captable.tables", "captable.server")
"""Those with texts of their own."""


class Unwelcome(CaptableError):
    """What the server refuses by itself. `id` is a message of `texts/`, without its prefix."""

    def __init__(self, status: int, id: str, retry_after: int = 0, **args: int | str) -> None:
        self.status = status
        self.say = Message(f"server-{id}", dict(args))
        self.retry_after = retry_after
        super().__init__(self.say)


def server_texts(language: str) -> str:
    """The Fluent source of everything but the games."""
    return "\n".join(texts_of(package, language) for package in ("captable.core", *PACKAGES))


def problem_of(error: Exception) -> tuple[int, Problem]:
    """The status and the body that answer an error."""
    match error:
        case Unwelcome():
            return error.status, Problem(error.say, _in_english(error.say))
        case IllegalMove():
            text = Words(error.game, "en").say(error.refusal.say)
            return 409, Problem(error.refusal.say, text, error.clause)
        case TableError():
            return _status(error), Problem(error.say, str(error))
        case RulesBroken():
            said = own_problem("rules-broken", count=len(error.broken))
            return 400, Problem(said.say, str(error), error.broken[0].clause, error.broken)
        case CaptableError():
            return 400, own_problem("bad-input", reason=str(error))
        case HTTPException():
            return _of_http(error)
        case _:
            log.error("request failed", exc_info=error)
            return 500, own_problem("failed")


def _status(error: TableError) -> int:
    match error:
        case BadWish():
            return 400
        case NotYours():
            return 403
        case NoSuchTable():
            return 404
        case _:
            return 409


def _of_http(error: HTTPException) -> tuple[int, Problem]:
    match error.status_code:
        case 404:
            return 404, own_problem("not-found")
        case 405:
            return 405, own_problem("bad-method", method="this method")
        case 413:
            return 413, own_problem("too-large", most=64 * 1024)
        case status if status < 500:
            extra = error.extra if isinstance(error.extra, list) else []
            reasons = [str(item.get("message", "")) for item in extra if isinstance(item, dict)]
            return status, own_problem("bad-request", reason="; ".join(reasons) or error.detail)
        case _:
            log.error("request failed", exc_info=error)
            return 500, own_problem("failed")


def own_problem(id: str, **args: int | str) -> Problem:
    """A problem of the server's own, not a table's or a rule's."""
    say = Message(f"server-{id}", dict(args))
    return Problem(say, _in_english(say))


def _in_english(message: Message) -> str:
    return Words(None, "en", packages=PACKAGES).say(message)
