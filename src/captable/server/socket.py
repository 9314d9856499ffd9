"""One client's socket: what it follows, what it is sent, what it wishes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

import captable
from captable.core.errors import CaptableError
from captable.server import wire
from captable.server.limits import Bucket
from captable.server.plain import plain_text
from captable.server.problems import Unwelcome, own_problem, problem_of
from captable.tables.info import TableInfo
from captable.tables.journal import AnyRow
from captable.tables.refusals import BadWish, NotYours, StaleMove
from captable.tables.table import Table

if TYPE_CHECKING:
    from captable.server.office import Office

log = logging.getLogger("captable.server")

MOST_FOLLOWED = 20
MOST_IDEAS = 5
"""A hint names no more moves than this."""
PATIENCE = 5
"""Seconds that a client has to take the last messages before its end."""

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


class Following:
    """A table that a client follows, and how much of it was sent."""

    def __init__(self, connection: Connection, table: str, revision: int) -> None:
        self.connection = connection
        self.person = connection.person
        self.table = table
        self.revision = revision
        """Of the last view that the client has; below 1 for none."""
        self.seat: int | None = None
        self.chat = 0
        self.info: TableInfo | None = None

    def table_changed(self, table: Table) -> None:
        info = self.connection.office.house.info_now(table, self.person)
        first = self.info is None
        if info != self.info:
            self.info = info
            self.connection.send(wire.TableChanged(info))
        if table.status in ("running", "over"):
            self._send_view(table, first)
        if first:
            most = self.connection.office.settings.tables.chat
            self.connection.send(wire.ChatChanged(table.id, table.chat[-most:], whole=True))
        elif len(table.chat) > self.chat:
            self.connection.send(wire.ChatChanged(table.id, table.chat[self.chat :]))
        self.chat = len(table.chat)

    def _send_view(self, table: Table, first: bool) -> None:
        seat = table.seat_of(self.person)
        eyes = table.eyes(seat)
        known = 1 <= self.revision <= eyes.revision and (first or seat == self.seat)
        if not known:
            self.revision = 0
        self.seat = seat
        if self.revision < eyes.revision or first:
            view = eyes.view(table.state) if self.revision < eyes.revision else msgspec.UNSET
            log = eyes.lines_since(self.revision)
            self.connection.send(wire.ViewChanged(table.id, eyes.revision, view, log, whole_log=not known))
            self.revision = eyes.revision

    def send_view_again(self, table: Table) -> None:
        """For a client whose move was stale."""
        eyes = table.eyes(table.seat_of(self.person))
        self.connection.send(wire.ViewChanged(table.id, eyes.revision, eyes.view(table.state)))


class Connection:
    def __init__(self, office: Office, socket: WebSocket[Any, Any, Any], person: str, address: str) -> None:
        self.office = office
        self.person = person
        self.address = address
        self.origin = office.people.origin_of(address)
        self.follows_lobby = False
        self.ended = asyncio.Event()
        self._socket = socket
        self._lobby: bytes = b""
        self._following: dict[str, Following] = {}
        self._unsent: asyncio.Queue[str | int] = asyncio.Queue()
        """Messages to send; a number ends the connection with that code."""
        self._ending = False
        self._hinting: asyncio.Task[None] | None = None
        self._bucket = Bucket(office.settings.limits.messages, office.settings.now())

    # -- life --------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """From the welcome to the end, whoever ends it."""
        self.office.hub.enter(self)
        log.info("socket opened", extra={"open": len(self.office.hub.connections)})
        try:
            me = await self.office.people.me(self.person)
            self.send(wire.Welcome(me, captable.__version__, self.office.settings.now()))
            await self._read_and_write()
        finally:
            await self._depart()

    async def _read_and_write(self) -> None:
        reading = asyncio.create_task(self._read())
        writing = asyncio.create_task(self._write())
        try:
            await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
            if self._ending:
                await asyncio.wait({writing}, timeout=PATIENCE)
        finally:
            reading.cancel()
            writing.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)

    async def _depart(self) -> None:
        self.office.hub.leave(self)
        log.info("socket closed", extra={"open": len(self.office.hub.connections)})
        self.ended.set()
        if self._hinting is not None:
            self._hinting.cancel()
        for following in list(self._following.values()):
            try:
                await self.office.house.unfollow(following.table, following)
            except CaptableError as error:
                log.info("could not leave", extra={"reason": str(error)})

    def send(self, message: wire.ServerMessage) -> None:
        self.send_bytes(_encode(message))

    def send_bytes(self, data: bytes) -> None:
        if self._ending:
            return
        if self._unsent.qsize() >= self.office.settings.limits.unsent:
            while not self._unsent.empty():
                self._unsent.get_nowait()
            self.end(wire.CLOSE_TOO_SLOW)
        else:
            self._unsent.put_nowait(data.decode())

    def end(self, code: int) -> None:
        """Close, after what was sent before."""
        if not self._ending:
            self._ending = True
            self._unsent.put_nowait(code)

    async def _write(self) -> None:
        while True:
            next_one = await self._unsent.get()
            if isinstance(next_one, int):
                await self._socket.close(next_one)
                return
            await self._socket.send_text(next_one)

    async def _read(self) -> None:
        try:
            while True:
                text = await self._socket.receive_text()
                if not self._bucket.take(self.office.settings.now()):
                    self.send(wire.Refused(own_problem("too-many")))
                    return self.end(wire.CLOSE_TOO_MUCH)
                await self._take(text)
        except WebSocketDisconnect:
            return None

    async def _take(self, text: str) -> None:
        """Do what one message asks for, and answer what went wrong."""
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self.send(wire.Refused(own_problem("bad-request", reason=str(error))))
            return
        table, id = getattr(message, "table", ""), getattr(message, "id", "")
        try:
            await self._do(message)
        except StaleMove:
            await self._answer_stale(table, id)
        except Exception as error:
            _, problem = problem_of(error)
            self.send(wire.Refused(problem, table, id))

    async def _answer_stale(self, table: str, id: str) -> None:
        found = await self.office.house.find(table)
        self.send(wire.Stale(table, id, found.eyes(found.seat_of(self.person)).revision))
        following = self._following.get(table) or Following(self, table, 0)
        following.send_view_again(found)

    # -- wishes ------------------------------------------------------------------------------------------------

    async def _do(self, message: wire.ClientMessage) -> None:
        person, now = self.person, self.office.settings.now
        match message:
            case wire.Ping():
                self.send(wire.Pong(now()))
            case wire.FollowLobby():
                await self._follow_lobby(message.on)
            case wire.Follow():
                await self._follow(message)
            case wire.Unfollow():
                following = self._following.pop(message.table, None)
                if following:
                    await self.office.house.unfollow(message.table, following)
            case wire.Move():
                await self._act(message, lambda t, at: t.play(person, message.move, message.revision, at, message.id))
            case wire.Undo():
                patience = self.office.settings.tables.question
                await self._act(message, lambda t, at: t.undo(person, at, patience, message.id))
            case wire.Answer():
                question, agree = message.question, message.agree
                await self._act(message, lambda t, at: t.answer(person, question, agree, at, message.id))
            case wire.Chat():
                if not self.office.chat.take(person):
                    raise Unwelcome(429, "too-many")
                text = _chat_text(message.text)
                await self._act(message, lambda t, at: t.say(person, text, at, message.id))
            case wire.Resign():
                await self._act(message, lambda t, at: t.resign(person, at, message.id))
            case wire.TakeBackSeat():
                await self._act(message, lambda t, at: t.take_back_seat(person, at, message.id))
            case wire.AskHint():
                self._begin_hint(message)
            case wire.Typing():
                await self._type(message.table)

    async def _act(
        self,
        message: wire.Move | wire.Undo | wire.Answer | wire.Chat | wire.Resign | wire.TakeBackSeat,
        wish: Callable[[Table, int], list[AnyRow]],
    ) -> None:
        """Do it once, and acknowledge it: by then it is on disk and shown."""
        table = await self.office.house.act(message.table, wish, self.person, message.id)
        eyes_open = table.status in ("running", "over")
        revision = table.eyes(table.seat_of(self.person)).revision if eyes_open else 0
        self.send(wire.Ack(message.table, message.id, revision))

    async def _follow_lobby(self, on: bool) -> None:
        self.follows_lobby = on
        self._lobby = b""
        if on:
            self.send_lobby(await self.office.hub.lobby(self.person))

    def send_lobby(self, lobby: wire.Lobby) -> None:
        data = _encode(wire.LobbyChanged(lobby))
        if data != self._lobby and self.follows_lobby:
            self._lobby = data
            self.send_bytes(data)

    async def _follow(self, message: wire.Follow) -> None:
        before = self._following.get(message.table)
        if before is None and len(self._following) >= MOST_FOLLOWED:
            raise Unwelcome(409, "too-many")
        following = Following(self, message.table, message.revision)
        await self.office.house.follow(message.table, following)
        self._following[message.table] = following
        if before is not None:
            await self.office.house.unfollow(message.table, before)

    def _begin_hint(self, message: wire.AskHint) -> None:
        """Thinking takes a while, and nothing else that this client wishes should wait for it. One at a time."""
        if self._hinting is not None and not self._hinting.done():
            raise Unwelcome(429, "too-many")
        self._hinting = asyncio.create_task(self._hint(message))

    async def _hint(self, message: wire.AskHint) -> None:
        try:
            table = await self.office.house.find(message.table)
            hint = await self.office.advisor.hint(table, self.person, self.origin)
        except Exception as error:
            _, problem = problem_of(error)
            self.send(wire.Refused(problem, message.table, message.id))
            return
        ideas = [
            wire.HintIdea(idea.move, round(100 * idea.result), round(100 * idea.explored))
            for idea in hint.ideas[:MOST_IDEAS]
        ]
        self.send(wire.HintGiven(message.table, message.id, hint.revision, ideas))

    async def _type(self, id: str) -> None:
        table = await self.office.house.find(id)
        seat = table.seat_of(self.person)
        if seat < 0:
            raise NotYours("no-seat")
        self.office.hub.somebody_types(id, seat)

    def somebody_types(self, table: str, seat: int) -> None:
        following = self._following.get(table)
        if following is not None and following.seat != seat:
            self.send(wire.SomebodyTypes(table, seat))


def _chat_text(text: str) -> str:
    said = plain_text(text)
    if not said:
        raise BadWish("empty-text")
    if len(said) > wire.LONGEST_CHAT:
        raise BadWish("long-text", most=wire.LONGEST_CHAT)
    return said
