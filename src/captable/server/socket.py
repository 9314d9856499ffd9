"""One client's socket: what it follows, what it is sent, what it wishes."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

import msgspec
from litestar.connection import WebSocket

import captable
from captable.core.errors import CaptableError
from captable.server import wire
from captable.server.frames import EXTENSION, FrameProtocol
from captable.server.limits import Bucket
from captable.server.people import Badge
from captable.server.plain import plain_text
from captable.server.problems import Unwelcome, own_problem, problem_of
from captable.tables import coached
from captable.tables.changes import changes
from captable.tables.eyes import Eyes
from captable.tables.info import TableInfo
from captable.tables.journal import AnyRow
from captable.tables.look import Outside
from captable.tables.refusals import BadWish, NotYours, StaleMove
from captable.tables.table import Table

if TYPE_CHECKING:
    from captable.server.office import Office

log = logging.getLogger("captable.server")

MOST_FOLLOWED = 20
MOST_UNHEARD = 16
"""Messages that may wait on one socket before no more are read."""
MOST_IDEAS = 5
"""A hint names no more moves than this."""

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


class Following:
    """A table that a client follows, and how much of it was sent."""

    def __init__(self, connection: Connection, table: str, revision: int, changes: bool) -> None:
        self.connection = connection
        self.person = connection.person
        self.table = table
        self.revision = revision
        """Of the last view that the client has; below 1 for none."""
        self.changes = changes
        """The client wants what changed, where that is known, rather than the whole."""
        self.seat: int | None = None
        self.chat = 0
        self.info: TableInfo | None = None
        self.told_done = ""
        """The last wish of the client of which it was told here that it is done."""

    def table_changed(self, outside: Outside, done: str) -> None:
        """Tell all that changed in one message; nothing, where nothing did that this client may see."""
        table = outside.table
        first = self.info is None
        revision = self.revision
        news: dict[str, Any] = {}
        self._tell_info(outside.info(self.person), news)
        if table.status in ("running", "over"):
            self._tell_view(table, first, news)
        self._tell_chat(table, first, news)
        if done:
            self.told_done = news["done"] = done
        if news or self.revision != revision:
            self.connection.send(wire.TableChanged(table.id, revision=max(0, self.revision), **news))

    def _tell_info(self, info: TableInfo, news: dict[str, Any]) -> None:
        before, self.info = self.info, info
        if before is None or not self.changes:
            if info != before:
                news["info"] = info
        elif changed := changes(before, info):
            news["info_changes"] = changed

    def _tell_view(self, table: Table, first: bool, news: dict[str, Any]) -> None:
        seat = table.seat_of(self.person)
        eyes = table.eyes(seat)
        known = 1 <= self.revision <= eyes.revision and (first or seat == self.seat)
        if not known:
            self.revision = 0
        self.seat = seat
        if self.revision == eyes.revision:
            return
        changed = eyes.changes_since(self.revision, table.state) if self.changes and not first else None
        if changed is None:
            news["view"] = _once(eyes, "view", lambda: eyes.view(table.state))
        elif changed:
            news["changes"] = _once(eyes, ("changes", self.revision), lambda: changed)
        if lines := eyes.lines_since(self.revision):
            news["log"] = _once(eyes, ("log", self.revision), lambda: lines)
        if not known:
            news["whole_log"] = True
        self.revision = eyes.revision

    def _tell_chat(self, table: Table, first: bool, news: dict[str, Any]) -> None:
        most = self.connection.office.settings.tables.chat
        if lines := table.chat[-most:] if first else table.chat[self.chat :]:
            news["chat"] = lines
        if first:
            news["whole_chat"] = True
        self.chat = len(table.chat)

    def send_view_again(self, table: Table) -> None:
        """For a client whose move was stale."""
        eyes = table.eyes(table.seat_of(self.person))
        self.connection.send(wire.TableChanged(table.id, revision=eyes.revision, view=eyes.view(table.state)))


def _once(eyes: Eyes, what: object, data: Callable[[], object]) -> msgspec.Raw:
    """JSON of what everybody with the same eyes is sent, made for the first of them."""
    encoded = eyes.encoded.get(what)
    if encoded is None:
        encoded = eyes.encoded[what] = _encode(data())
    return msgspec.Raw(encoded)


class Connection:
    def __init__(self, office: Office, socket: WebSocket[Any, Any, Any], badge: Badge, address: str) -> None:
        self.office = office
        self.person = badge.person
        self.device = badge.device
        self.address = address
        self.origin = office.people.origin_of(address)
        self.follows_lobby = False
        self.ended = asyncio.Event()
        self._frames: FrameProtocol = cast(Any, socket.scope["extensions"])[EXTENSION]
        self._lobby: bytes = b""
        self._following: dict[str, Following] = {}
        self._welcomed = False
        self._ending = False
        self._unheard: deque[str] = deque()
        """Messages that wait until those before them are dealt with."""
        self._working: asyncio.Task[None] | None = None
        self._hinting: asyncio.Task[None] | None = None
        self._bucket = Bucket(office.settings.limits.messages, office.settings.now())

    # -- life --------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """From the welcome to the end, whoever ends it."""
        self.office.hub.enter(self)
        log.info("socket opened", extra={"open": len(self.office.hub.connections)})
        try:
            self._frames.listen(self._hear)
            me = await self.office.people.me(self.person)
            self.send(wire.Welcome(me, captable.__version__, self.office.settings.now(), self.office.lab is not None))
            self._welcomed = True
            self._go_on()
            await self._frames.wait_for_end(self._hear)
            await self._finish()
        finally:
            await self._depart()

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
        if self._frames.unread() > self.office.settings.limits.unsent:
            self.end(wire.CLOSE_TOO_SLOW)
        else:
            self._frames.write_text(data)

    def end(self, code: int) -> None:
        """Close, after what was sent before."""
        if not self._ending:
            self._ending = True
            self._frames.end(code)

    def _hear(self, text: str) -> None:
        """A message has come. They are dealt with one after the other, and who sends many waits."""
        if self._ending:
            return
        if not self._bucket.take(self.office.settings.now()):
            self.send(wire.Refused(own_problem("too-many")))
            self.end(wire.CLOSE_TOO_MUCH)
            return
        self._unheard.append(text)
        if len(self._unheard) >= MOST_UNHEARD:
            self._frames.pause(True)
        self._go_on()

    def _go_on(self) -> None:
        if self._welcomed and self._unheard and self._working is None:
            # Once begun it is finished and shown, also if the client is gone.
            self._working = self.office.house.see_through(self._work_off())

    async def _work_off(self) -> None:
        try:
            while self._unheard and not self._ending:
                await self._take(self._unheard.popleft())
        finally:
            self._working = None
        if not self._ending:
            self._frames.pause(False)

    async def _finish(self) -> None:
        """Finish what was asked before the connection closed."""
        while self._working is not None:
            await asyncio.wait([self._working])

    async def _take(self, text: str) -> None:
        """Do what one message asks for, and answer what went wrong."""
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self.send(wire.Refused(own_problem("bad-request", reason=str(error))))
            return
        table, id = getattr(message, "table", ""), getattr(message, "id", "")
        try:
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
        following = self._following.get(table) or Following(self, table, 0, changes=False)
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
            case wire.AskCoach():
                await self._act(message, lambda t, at: _of_the_coach(t, person, message, at))
            case wire.AskHint():
                self._begin_hint(message)
            case wire.Typing():
                await self._type(message.table)

    async def _act(
        self,
        message: wire.Move | wire.Undo | wire.Answer | wire.Chat | wire.Resign | wire.TakeBackSeat | wire.AskCoach,
        wish: Callable[[Table, int], list[AnyRow]],
    ) -> None:
        """Do it once, and say so: by then it is on disk and shown."""
        following = self._following.get(message.table)
        if following is not None:
            following.told_done = ""
        table = await self.office.house.carry_out(message.table, wish, self.person, message.id, following)
        if following is not None and following.told_done == message.id:
            return
        begun = table.status in ("running", "over")
        revision = table.eyes(table.seat_of(self.person)).revision if begun else 0
        self.send(wire.TableChanged(message.table, revision=revision, done=message.id))

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
        following = Following(self, message.table, message.revision, message.changes)
        await self.office.house.follow(message.table, following, message.bots)
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
            wire.HintIdea(idea.move, round(100 * idea.result), round(100 * idea.explored), idea.why)
            for idea in hint.ideas[:MOST_IDEAS]
        ]
        self.send(wire.HintGiven(message.table, message.id, hint.revision, ideas))

    async def _type(self, id: str) -> None:
        table = await self.office.house.find(id)
        seat = table.seat_of(self.person)
        if seat < 0:
            raise NotYours("no-seat")
        if self.person in table.muted:
            return
        self.office.hub.somebody_types(id, seat)

    def somebody_types(self, table: str, seat: int) -> None:
        following = self._following.get(table)
        if following is not None and following.seat != seat:
            self.send(wire.SomebodyTypes(table, seat))


def _of_the_coach(table: Table, person: str, message: wire.AskCoach, at: int) -> list[AnyRow]:
    if message.wish == "on":
        return coached.read_on(table, person, message.step, at, message.id)
    if message.wish == "back":
        return table.take_back_stray(person, at, message.id)
    return coached.go_alone(table, person, at, message.id)


def _chat_text(text: str) -> str:
    said = plain_text(text)
    if not said:
        raise BadWish("empty-text")
    if len(said) > wire.LONGEST_CHAT:
        raise BadWish("long-text", most=wire.LONGEST_CHAT)
    return said
