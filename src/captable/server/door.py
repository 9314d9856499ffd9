"""Connections before they are requests: how long one may take, and how many there may be.

Uvicorn waits for ever for the rest of a request, and accepts until there are no files left. Here a request that was
begun has to be whole in some seconds, however slowly its bytes come; of one address only so many may be unfinished,
the oldest makes room; and who comes when the house is full is told so.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from captable.server.settings import Limits

log = logging.getLogger("captable.server")

SPARE = 64
"""Files that are kept at least for the database, the pages, the bots and those who are turned away."""
MOST_AT_ONCE = 1024
"""Connections that wait to be accepted."""

_TOO_SLOW = b"408 Request Timeout"
_FULL = b"503 Service Unavailable"


def raise_file_limit() -> int:
    """As many open files as this process may have; says how many that is. Each socket is one."""
    if sys.platform == "win32":
        return 8192  # there is no such limit; this is what Windows copes with
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else 65536
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def open_files() -> int:
    """How many this process has open now."""
    for folder in ("/proc/self/fd", "/dev/fd"):
        with suppress(OSError):
            return len(list(Path(folder).iterdir()))
    return SPARE


class Door:
    """Decides which connections are let in. All connections of a server share one."""

    def __init__(self, limits: Limits, files: int) -> None:
        spare = max(SPARE, min(files // 4, 8 * MOST_AT_ONCE))
        self.limits = limits
        self.most = max(1, files - open_files() - spare)
        """Connections that there are files for."""
        # The loop accepts this many in each of the few rounds that it takes to turn somebody away.
        self.accept_at_once = min(MOST_AT_ONCE, spare // 8)
        self.waiting: dict[str, dict[Visitor, None]] = defaultdict(dict)
        """Those that owe us the rest of a request, by address, the oldest first."""
        self._told_full = False

    def is_full(self, connections: int) -> bool:
        full = connections > self.most
        if full and not self._told_full:
            log.warning("too many connections", extra={"most": self.most})
        self._told_full = full
        return full

    def waits(self, visitor: Visitor) -> None:
        mine = self.waiting[visitor.address]
        if len(mine) >= self.limits.unfinished_per_address:
            next(iter(mine)).dismiss(_TOO_SLOW)
        mine[visitor] = None

    def waits_no_more(self, visitor: Visitor) -> None:
        mine = self.waiting.get(visitor.address)
        if mine is not None:
            mine.pop(visitor, None)
            if not mine:
                del self.waiting[visitor.address]


class Visitor(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """An HTTP connection that has to come to the point."""

    door: Door
    address: str = ""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        if self.door.is_full(len(self.connections)):
            self.dismiss(_FULL)
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._owes_us():
            self._wait()
        else:
            self._wait_no_more()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        self.resume_writing()
        super().connection_lost(exc)

    def _owes_us(self) -> bool:
        """Whether a request was begun and is not whole: its head is missing, or the end of its body."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:  # it became a WebSocket
            return False
        return self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    def _wait(self) -> None:
        """From the first byte on: who sends one more now and then gains no time."""
        if self._deadline is None:
            self.door.waits(self)
            self._deadline = self.loop.call_later(self.door.limits.request_seconds, self.dismiss, _TOO_SLOW)

    def _wait_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
            self.door.waits_no_more(self)

    def dismiss(self, status: bytes) -> None:
        self._wait_no_more()
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(b"HTTP/1.1 " + status + b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.door.limits.answer_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


def visitors(door: Door) -> type[asyncio.Protocol]:
    """The class of the connections of one server."""
    return type("Visitor", (Visitor,), {"door": door})


class NotOurFault(logging.Filter):
    """Errors that any client can cause are not our fault, so they leave no traceback and can't flood the log."""

    def __init__(self) -> None:
        super().__init__()
        self._out_of_files = False

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
            return False  # a frame that is no text; the connection is closed with a code that says so
        if "out of system resource" in record.msg:
            record.exc_info = record.exc_text = None
            known, self._out_of_files = self._out_of_files, True
            return not known
        return True


NOT_OUR_FAULT = NotOurFault()
