"""The ways to people: kept, taken away, and used."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from captable.core.game import Game
from captable.server.notices.push import Refused, Sender, Subscription, from_base64, is_known, is_sound, to_base64
from captable.server.notices.saying import saying_for
from captable.server.notices.sealed import Seal
from captable.server.people import Badge, People
from captable.server.problems import Unwelcome
from captable.server.settings import ServerSettings
from captable.server.wire import Browser, Me, Reach, ToldSoFar
from captable.tables.house import House
from captable.tables.notices import WAYS, Carrier, Feed, News, Notices, Unreached, Way, Wishes
from captable.tables.store import KnownWay

log = logging.getLogger("captable.server")

MOST_BROWSERS: Final = 20
TOPIC: Final = "captable-turn"
YOUR_PAGE: Final = "/you"


class NoticeOffice:
    """Opened with the server, closed with it."""

    def __init__(
        self, settings: ServerSettings, secret: bytes, people: People, house: House, games: Mapping[str, Game]
    ) -> None:
        self._settings = settings
        self._people = people
        self._store = house.store
        self._games = games
        self._seal = Seal(secret)
        self._sender = Sender(self._seal.signing_key("push"), settings.contact, settings.now)
        carriers: dict[Way, Carrier] = {"push": self, "feed": Feed()}
        self.notices = Notices(house, carriers)

    async def close(self) -> None:
        await self._sender.close()

    # -- what somebody wishes --------------------------------------------------------------------------------

    async def reach(self, person: str, device: str) -> Reach:
        """All that the settings show."""
        said = await self._store.reach(person) is not None
        ways = await self._store.ways_of(person)
        names = {each.id: each.name for each in await self._store.devices(person)}
        told = await self._store.told(person)
        return Reach(
            wishes=await self.notices.wishes_of(person),
            said=said,
            push_key=self._sender.public_key,
            browsers=[
                Browser(way.id, names.get(way.device, ""), way.made, way.device == device)
                for way in ways
                if way.kind == "push"
            ],
            feed=next((way.made for way in ways if way.kind == "feed"), None),
            told={way: ToldSoFar(*told[way]) for way in WAYS if way in told},
        )

    async def change_wishes(self, person: str, wishes: Wishes) -> None:
        try:
            ZoneInfo(wishes.zone)
        except (OSError, ValueError, KeyError):  # a folder, a way out of it, a name that is not there
            raise Unwelcome(400, "no-zone", zone=wishes.zone) from None
        await self.notices.change_wishes(person, wishes)

    # -- stopping --------------------------------------------------------------------------------------------

    def stop_key(self, person: str, way: Way) -> str:
        """What stops a way of somebody's, and does nothing else. It says nothing to who reads it."""
        return to_base64(self._seal.close(msgspec.json.encode((person, way)), "stop"))

    async def stop(self, key: str) -> Way:
        try:
            data = self._seal.open(from_base64(key), "stop")
        except ValueError:
            data = None
        if data is None:
            raise Unwelcome(404, "no-such-stop")
        person, way = msgspec.json.decode(data, type=tuple[str, Way])
        await self.notices.stop(person, way)
        return way

    # -- push ------------------------------------------------------------------------------------------------

    async def add_browser(self, badge: Badge, subscription: Subscription) -> None:
        if not is_known(subscription, self._settings.push_services):
            raise Unwelcome(400, "unknown-push-service")
        if not is_sound(subscription):
            raise Unwelcome(400, "bad-subscription")
        id = self._people.digest("push", subscription.endpoint)
        browsers = [way for way in await self._store.ways_of(badge.person) if way.kind == "push"]
        for old in browsers:
            if old.device == badge.device and old.id != id:  # a browser that subscribes anew has given up the old one
                await self._store.drop_ways(badge.person, "push", old.id)
        if len(browsers) >= MOST_BROWSERS:
            await self._store.drop_ways(badge.person, "push", browsers[0].id)
        sealed = self._seal.close(msgspec.json.encode(subscription), id)
        await self._store.keep_way(KnownWay(id, badge.person, "push", badge.device, sealed, self._settings.now()))
        await self.notices.plan(badge.person)

    async def remove_browser(self, person: str, id: str) -> None:
        if id not in {way.id for way in await self._store.ways_of(person) if way.kind == "push"}:
            raise Unwelcome(404, "no-such-browser")
        await self._store.drop_ways(person, "push", id)

    async def carry(self, news: News) -> None:
        """To all browsers of a person; enough if it reaches one."""
        message = self._message(news)
        reasons: list[str] = []
        reached = False
        for way in await self._store.ways_of(news.person):
            if way.kind != "push":
                continue
            try:
                await self._push(way, message)
                reached = True
            except Refused as error:
                reasons.append(str(error))
        if reasons and not reached:
            raise Unreached("; ".join(reasons))

    def _message(self, news: News) -> dict[str, object]:
        saying = saying_for(news.wishes, self._games)
        summaries = [call.summary for call in news.calls]
        return {
            "title": saying.title(summaries),
            "body": saying.body(summaries, news.person),
            "url": f"/table/{news.calls[0].notice.table}" if len(summaries) == 1 else YOUR_PAGE,
            "stop": self.stop_key(news.person, "push"),
            "stopLabel": saying("stop"),
            "language": news.wishes.language,
        }

    async def _push(self, way: KnownWay, message: dict[str, object]) -> None:
        data = self._seal.open(way.sealed, way.id)
        try:
            if data is None:
                raise Refused("its seal is broken", gone=True)
            await self._sender.send(msgspec.json.decode(data, type=Subscription), message, TOPIC)
        except Refused as error:
            if error.gone:
                await self._store.drop_ways(way.person, "push", way.id)
                return
            raise

    async def try_push(self, me: Me, device: str) -> None:
        """A notice that says nothing but that it came, to see whether it does."""
        wishes = await self.notices.wishes_of(me.id)
        saying = saying_for(wishes, self._games)
        message: dict[str, object] = {
            "title": saying("trial"),
            "body": saying("trial-body", name=me.name),
            "url": "/settings",
            "stop": self.stop_key(me.id, "push"),
            "stopLabel": saying("stop"),
            "language": wishes.language,
        }
        for way in await self._store.ways_of(me.id):
            if way.kind == "push" and way.device == device:
                try:
                    await self._push(way, message)
                except Refused as error:
                    raise Unwelcome(503, "push-failed", reason=str(error)) from None
                return
        raise Unwelcome(404, "no-such-browser")
