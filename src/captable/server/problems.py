"""What went wrong, as an answer: a text that says what to do, and never a trace."""

from __future__ import annotations

import logging
from typing import Any

from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from captable.core.errors import CaptableError, IllegalMove, RulesBroken
from captable.core.view import Message
from captable.core.words import Words, texts_of
from captable.server.wire import Problem
from captable.tables.house import not_stored
from captable.tables.refusals import BadWish, NoSuchGame, NoSuchLesson, NoSuchTable, NotStored, NotYours, TableError
from captable.tables.store import StoreFailed
from captable.tables.tournaments.refusals import BadPlan, HostOnly, NoSuchTournament, TournamentError

log = logging.getLogger("captable.server")

PACKAGES = ("captable.tables", "captable.tables.tournaments", "captable.server")
"""Those with texts of their own."""

_MEANING = {
    400: "It can't be right",
    403: "It isn't yours to do, or the server does not know you yet",
    404: "There is no such thing",
    409: "It does not fit the table as it is now",
    413: "It is too large",
    429: "Too many requests: wait as many seconds as `Retry-After` says",
    503: "The server can't store anything now; the text says why",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """For the page about the API: how else a route may answer. Any may find a request unreadable or too many."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=_MEANING[status])
        for status in sorted({400, 429, *statuses})
    }


NO_BODY = {204: ResponseSpec(None, description="It is done")}
"""For routes that answer with a `Response` of their own, of which the page would think that it has one."""


class Unwelcome(CaptableError):
    """A refusal by the server itself. `id` is a message of `texts/`, without its prefix."""

    def __init__(self, status: int, id: str, retry_after: int = 0, **args: int | str) -> None:
        self.status = status
        self.say = Message(f"server-{id}", dict(args))
        self.retry_after = retry_after
        super().__init__(self.say)


def server_texts(language: str) -> str:
    """The Fluent source of everything but the games."""
    return "\n".join(texts_of(package, language) for package in ("captable.core", "captable.hindsight", *PACKAGES))


def problem_of(error: Exception) -> tuple[int, Problem]:
    """The status and the body that answer an error."""
    match error:
        case Unwelcome():
            return error.status, Problem(error.say, _in_english(error.say))
        case IllegalMove():
            text = Words(error.game, "en").say(error.refusal.say)
            return 409, Problem(error.refusal.say, text, error.clause)
        case StoreFailed():
            log.error("store failed", extra={"reason": str(error)})
            return problem_of(not_stored(error))
        case TableError():
            return _status(error), Problem(error.say, str(error))
        case TournamentError():
            return _status_of(error), Problem(error.say, str(error))
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
        case NoSuchTable() | NoSuchGame() | NoSuchLesson():
            return 404
        case NotStored():
            return 503
        case _:
            return 409


def _status_of(error: TournamentError) -> int:
    match error:
        case BadPlan():
            return 400
        case HostOnly():
            return 403
        case NoSuchTournament():
            return 404
        case _:
            return 409


def _of_http(error: HTTPException) -> tuple[int, Problem]:
    match error.status_code:
        case 404:
            return 404, own_problem("not-found")
        case 405:
            return 405, own_problem("bad-method", methods=allowed_methods(error))
        case 413:
            return 413, own_problem("too-large", most=64 * 1024)
        case status if status < 500:
            extra = error.extra if isinstance(error.extra, list) else []
            reasons = [_reason(item) for item in extra if isinstance(item, dict)]
            return status, own_problem("bad-request", reason="; ".join(reasons) or error.detail)
        case _:
            log.error("request failed", exc_info=error)
            return 500, own_problem("failed")


def allowed_methods(error: HTTPException) -> str:
    """The methods that the router takes, plus HEAD, which the guard answers wherever there is GET."""
    methods = (error.headers or {}).get("allow", "")
    return methods.replace("GET", "GET, HEAD")


def _reason(item: dict[str, Any]) -> str:
    """What Litestar found wrong, and where."""
    message, key = str(item.get("message", "")), str(item.get("key", ""))
    if message == "'data'":
        return "the body is missing."
    return f"{message} ({key})" if key and key != "data" else message


def own_problem(id: str, **args: int | str) -> Problem:
    """A problem of the server's own, not a table's or a rule's."""
    say = Message(f"server-{id}", dict(args))
    return Problem(say, _in_english(say))


def _in_english(message: Message) -> str:
    return Words(None, "en", packages=PACKAGES).say(message)
