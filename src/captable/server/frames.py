"""WebSockets as uvicorn and `websockets` do them, with a short road for the messages themselves.

By the rules of ASGI every message would pass through a queue, a task and three layers of calls, and reading would be
paused and resumed for each. Here what is sent goes to the transport at once, which takes it without waiting, and says
how much a client who reads slowly has left unread. What comes in is handed on as it is read, where it is what every
client sends: a text message in one frame. Everything else is left to `websockets`. Nothing is compressed, so a message
is a head and its text.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION = "captable.frames"
PATIENCE = 5
"""Seconds that a client has to take the last messages before its end."""


TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
"""The first byte of a message that is whole and not compressed."""
MASKED = 0x80
MASK = 4
"""Bytes of a client's mask."""


def _head(size: int) -> bytes:
    """The header of a text frame of this many bytes (RFC 6455)."""
    if size < 126:
        return bytes((TEXT, size))
    return bytes((TEXT, 126)) + size.to_bytes(2) if size < 2**16 else bytes((TEXT, 127)) + size.to_bytes(8)


class FrameProtocol(WebSocketsSansIOProtocol):
    """Give it to uvicorn; the application finds it among the extensions of the scope."""

    _hear: Callable[[str], None] | None = None
    """The callback for messages; until there is one, they are queued."""
    _rest: bytes = b""
    """The beginning of a frame whose end has not come yet."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: dict[str, Any] = cast(Any, self.scope["extensions"])
            extensions[EXTENSION] = self

    @property
    def open(self) -> bool:
        return self.handshake_complete and not self.close_sent and not self.disconnected

    # -- reading -----------------------------------------------------------------------------------------------

    def listen(self, hear: Callable[[str], None]) -> None:
        """Hand on every message as it comes. What came before this goes the library's way, and all after it."""
        if self.queue.empty() and not self.frames and not self.conn.reader.buffer:
            self._hear = hear

    async def wait_for_end(self, hear: Callable[[str], None]) -> None:
        """Return when there will be no more messages. Those that the library reads are handed on here."""
        while (message := cast(Any, await self.receive()))["type"] == "websocket.receive":
            hear(message.get("text") or "")

    def data_received(self, data: bytes) -> None:
        if self._hear is None:
            super().data_received(data)
            return
        data = self._rest + data
        self._rest = b""
        while data:
            size = -1 if self.close_sent else _whole_frame(data, self.config.ws_max_size)
            if size == 0:
                self._rest = data
                return
            if size < 0 or not self._take_frame(data[:size]):
                self._leave_to_library(data)
                return
            data = data[size:]

    def _take_frame(self, frame: bytes) -> bool:
        """Whether it could be dealt with here."""
        if frame[0] != TEXT:
            super().data_received(frame)
            return True
        start = 2 if frame[1] < MASKED + 126 else 4
        try:
            text = apply_mask(frame[start + MASK :], frame[start : start + MASK]).decode()
        except UnicodeDecodeError:
            return False
        assert self._hear is not None
        self._hear(text)
        return True

    def _leave_to_library(self, data: bytes) -> None:
        """It knows what to say to a message in parts, or to none at all; from now on it reads all there is."""
        self._hear = None
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A message that is no text, with the client's end right behind it, can't be answered any more."""
        with suppress(InvalidState):
            super().send_receive_event_to_app()

    def pause(self, on: bool) -> None:
        """Read no more for the time being, or go on."""
        if on != self.read_paused and not self.transport.is_closing():
            self.read_paused = on
            (self.transport.pause_reading if on else self.transport.resume_reading)()

    # -- writing -----------------------------------------------------------------------------------------------

    def write_text(self, data: bytes) -> None:
        """Send a text message. A connection that is closing takes none, and need not be told apart."""
        if self.open and not self.transport.is_closing():
            self.transport.write(_head(len(data)) + data)

    def end(self, code: int) -> None:
        """Close after all that was sent before; a client who does not take it in time is dropped."""
        if not self.open or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.pause(False)
        self.close_timer = self.loop.call_later(PATIENCE, self.transport.abort)

    def unread(self) -> int:
        """Bytes that the client has not taken yet, as far as this process knows."""
        return self.transport.get_write_buffer_size()


def _whole_frame(data: bytes, most: int) -> int:
    """How many bytes the first frame has; 0 while it is not all there, -1 if it is none that we read here."""
    if data[0] not in (TEXT, PING, PONG):
        return -1
    if len(data) < 2:
        return 0
    size = data[1] - MASKED
    if size < 0 or size == 127 or (size == 126 and data[0] != TEXT):
        return -1
    head = 2
    if size == 126:
        head = 4
        if len(data) < head:
            return 0
        size = int.from_bytes(data[2:4])
    if size > most:
        return -1
    whole = head + MASK + size
    return whole if len(data) >= whole else 0
