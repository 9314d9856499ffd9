"""The sockets that are open, and the lobby that is sent to those who follow it."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from captable.server.wire import CLOSE_NOT_WELCOME, CLOSE_RESTARTING, Lobby
from captable.tables.house import House
from captable.tables.info import TableInfo
from captable.tables.store import StoreFailed

if TYPE_CHECKING:
    from captable.server.socket import Connection

log = logging.getLogger("captable.server")


class Hub:
    def __init__(self, house: House, pause: float) -> None:
        self.house = house
        self.connections: set[Connection] = set()
        self.addresses: Counter[str] = Counter()
        self._pause = pause
        self._changed = asyncio.Event()
        house.lobby_changed = self._changed.set

    def enter(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.addresses[connection.address] += 1

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.addresses[connection.address] -= 1
        if not self.addresses[connection.address]:
            del self.addresses[connection.address]

    def dismiss(self, is_out: Callable[[str, str], bool]) -> None:
        """Close the sockets of persons and devices that are known here no more."""
        for connection in list(self.connections):
            if is_out(connection.person, connection.device):
                connection.end(CLOSE_NOT_WELCOME)

    async def lobby(self, person: str) -> Lobby:
        open, mine, running = await self.house.lobby(person)
        return Lobby(open, mine, running)

    async def run(self) -> None:
        """Send the lobby whenever it has changed, but not for every move in the house."""
        while True:
            await self._changed.wait()
            await asyncio.sleep(self._pause)
            self._changed.clear()
            followers = [one for one in self.connections if one.follows_lobby]
            try:
                await self._send_lobby(followers) if followers else None
            except StoreFailed as error:
                log.error("store failed", extra={"reason": str(error)})

    async def _send_lobby(self, followers: list[Connection]) -> None:
        """Whatever is the same for all of them is read and encoded once."""
        listed = await self.house.listed()
        encoded = {id(kept.info): msgspec.Raw(msgspec.json.encode(kept.info)) for part in listed for kept in part}

        def short(tables: list[TableInfo]) -> Any:
            return [encoded.get(id(table), table) for table in tables]

        for connection in followers:
            open, mine, running = await self.house.lobby(connection.person, listed)
            connection.send_lobby(Lobby(short(open), mine, short(running)))

    def somebody_types(self, table: str, seat: int) -> None:
        for connection in self.connections:
            connection.somebody_types(table, seat)

    async def close(self) -> None:
        for connection in list(self.connections):
            connection.end(CLOSE_RESTARTING)
        waiting = [connection.ended.wait() for connection in list(self.connections)]
        await asyncio.wait_for(asyncio.gather(*waiting), 5) if waiting else None
