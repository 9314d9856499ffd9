"""WebSockets as uvicorn and `websockets` do them, with a short road for what the server sends.

By the rules of ASGI every message would pass through a queue, a task and three layers of calls. Here it goes to the
transport at once, which takes it without waiting, and says how much a client who reads slowly has left unread. Nothing
is compressed, so a message is a head and its text.
"""

from __future__ import annotations

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "captable.frames"
PATIENCE = 5
"""Seconds that a client has to take the last messages before its end."""


TEXT = 0x81
"""The first byte of a text message that is whole and not compressed."""


def _head(size: int) -> bytes:
    """What goes before so many bytes of text, by RFC 6455."""
    if size < 126:
        return bytes((TEXT, size))
    return bytes((TEXT, 126)) + size.to_bytes(2) if size < 2**16 else bytes((TEXT, 127)) + size.to_bytes(8)


class FrameProtocol(WebSocketsSansIOProtocol):
    """Give it to uvicorn; the application finds it among the extensions of the scope."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: dict[str, Any] = cast(Any, self.scope["extensions"])
            extensions[EXTENSION] = self

    @property
    def open(self) -> bool:
        return self.handshake_complete and not self.close_sent and not self.disconnected

    async def read_text(self) -> str | None:
        """The next message; none when there will be no more."""
        message: Any = await self.receive()
        return (message.get("text") or "") if message["type"] == "websocket.receive" else None

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
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(PATIENCE, self.transport.abort)

    def unread(self) -> int:
        """Bytes that the client has not taken yet, as far as this process knows."""
        return self.transport.get_write_buffer_size()
