"""The ways to people: kept, taken away, and used."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from captable.core.game import Game
from captable.server.limits import Buckets
from captable.server.notices.feed import Entry, written
from captable.server.notices.mail import Letter, Mailer, NotSent, is_address
from captable.server.notices.push import Refused, Sender, Subscription, from_base64, is_known, is_sound, to_base64
from captable.server.notices.saying import saying_for
from captable.server.notices.sealed import Seal
from captable.server.people import Badge, People
from captable.server.problems import Unwelcome
from captable.server.settings import ServerSettings
from captable.server.wire import Browser, MailWish, Me, Reach, ToldSoFar
from captable.tables.house import House
from captable.tables.notices import WAYS, Carrier, Feed, News, Notices, Unreached, Way, Wishes
from captable.tables.store import KnownWay, StoreFailed

log = logging.getLogger("captable.server")

MOST_BROWSERS: Final = 20
MOST_ENTRIES: Final = 50
MAIL_LASTS: Final = 3600 * 1000
"""Milliseconds in which the link of a letter works."""
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
        self._mailer = Mailer(settings.mail) if settings.mail else None
        self._mails = Buckets(settings.limits.mails, settings.now)
        """Letters that somebody wished for: by person, by where they ask from, and by whom they go to."""
        self._house = house
        carriers: dict[Way, Carrier] = {"push": Pushes(self), "feed": Feed()}
        if self._mailer is not None:
            carriers["mail"] = Letters(self)
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
            mail=self._address_of(ways) if self._mailer is not None else None,
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
        """What stops a way of somebody's, and does nothing else. It says nothing to who reads it.

        The same each time: a feed is the same until there is news.
        """
        return to_base64(self._seal.close_alike(msgspec.json.encode((person, way)), "stop"))

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

    async def push(self, news: News) -> None:
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

    # -- mail ------------------------------------------------------------------------------------------------

    def _address_of(self, ways: Sequence[KnownWay]) -> str:
        way = next((way for way in ways if way.kind == "mail"), None)
        data = self._seal.open(way.sealed, way.id) if way else None
        return data.decode() if data else ""

    def _mail_id(self, address: str) -> str:
        return self._people.digest("mail", address.lower())

    async def ask_address(self, person: str, wish: MailWish, origin: str) -> None:
        """Send a link by which its owner confirms an address. Who is kept by it already is offered to come back."""
        self._must_have_mail(wish.address)
        if not all(self._mails.take(key) for key in (f"by {person}", f"from {origin}", f"to {wish.address.lower()}")):
            raise Unwelcome(429, "many-mails", retry_after=600)
        known = await self._store.way(self._mail_id(wish.address))
        if known is not None and known.person != person:
            await self._send_way_in(known.person, wish.address)
            return
        saying = saying_for(Wishes(language=wish.language), self._games)
        until = self._settings.now() + MAIL_LASTS
        key = self._seal.close(msgspec.json.encode((person, wish.address, wish.language, until)), "confirm")
        text = saying(
            "confirm-text",
            name=await self._people.name(person),
            link=f"{self._settings.address}/confirm#{to_base64(key)}",
            site=self._settings.address,
        )
        await self._send(Letter(wish.address, saying("confirm-subject"), text))

    async def confirm_address(self, key: str) -> str:
        """The address that is a way to somebody from now on, in place of the one before."""
        try:
            data = self._seal.open(from_base64(key), "confirm")
        except ValueError:
            data = None
        person, address, language, until = msgspec.json.decode(data or b'["","","",0]', type=tuple[str, str, str, int])
        if until <= self._settings.now() or self._people.is_out(person, ""):
            raise Unwelcome(403, "no-such-confirmation")
        id = self._mail_id(address)
        await self._store.drop_ways(person, "mail")
        sealed = self._seal.close(address.encode(), id)
        await self._store.keep_way(KnownWay(id, person, "mail", "", sealed, self._settings.now()))
        if await self._store.reach(person) is None:
            await self.notices.change_wishes(person, Wishes(language="fr" if language == "fr" else "en"))
        await self.notices.plan(person)
        return address

    async def remove_address(self, person: str) -> None:
        await self._store.drop_ways(person, "mail")
        await self.notices.plan(person)

    async def open_by_mail(self, wish: MailWish, origin: str) -> None:
        """Send a way in to an address that keeps somebody. Nobody is told whether it does."""
        self._must_have_mail(wish.address)
        if not self._mails.take(f"from {origin}"):
            raise Unwelcome(429, "many-mails", retry_after=600)
        self._house.see_through(self._open_quietly(wish.address))

    async def _open_quietly(self, address: str) -> None:
        try:
            known = await self._store.way(self._mail_id(address))
            if known is not None and known.kind == "mail" and self._mails.take(f"to {address.lower()}"):
                await self._send_way_in(known.person, address)
        except (Unwelcome, StoreFailed) as error:
            log.error("a way in was not sent", extra={"reason": str(error)})

    async def _send_way_in(self, person: str, address: str) -> None:
        saying = saying_for(await self.notices.wishes_of(person), self._games)
        token = await self._people.make_way_in(person, "mail", MAIL_LASTS)
        link = f"{self._settings.address}/open#{token}"
        text = saying("open-text", name=await self._people.name(person), link=link, site=self._settings.address)
        await self._send(Letter(address, saying("open-subject"), text))

    def _must_have_mail(self, address: str) -> None:
        if self._mailer is None:
            raise Unwelcome(404, "no-mail")
        if not is_address(address):
            raise Unwelcome(400, "bad-address")

    async def _send(self, letter: Letter) -> None:
        assert self._mailer is not None
        try:
            await self._mailer.send(letter)
        except NotSent as error:
            log.error("a letter was not sent", extra={"reason": str(error)})
            raise Unwelcome(503, "mail-failed") from None

    async def write(self, news: News) -> None:
        """A letter with all that waits."""
        assert self._mailer is not None
        address = self._address_of(await self._store.ways_of(news.person))
        if not address:
            return
        saying = saying_for(news.wishes, self._games)
        site, stop = self._settings.address, self.stop_key(news.person, "mail")
        summaries = [call.summary for call in news.calls]
        lines = [f"{saying.line(each, news.person)}\n{site}/table/{each.info.id}" for each in summaries]
        end = saying("letter-end", pace=news.wishes.mail, settings=f"{site}/settings#reach", stop=f"{site}/stop#{stop}")
        text = "\n\n".join([*lines, f"-- \n{end}"]) + "\n"
        try:
            await self._mailer.send(Letter(address, saying.title(summaries), text, f"{site}/api/notices/stop/{stop}"))
        except NotSent as error:
            raise Unreached(str(error)) from None

    # -- feed ------------------------------------------------------------------------------------------------

    async def make_feed(self, person: str) -> str:
        """What leads to a feed; one that there was before leads nowhere."""
        key = secrets.token_urlsafe(20)
        await self._store.drop_ways(person, "feed")
        await self._store.keep_way(KnownWay(self._feed_id(key), person, "feed", "", b"", self._settings.now()))
        return key

    async def drop_feed(self, person: str) -> None:
        await self._store.drop_ways(person, "feed")
        await self.notices.plan(person)

    def _feed_id(self, key: str) -> str:
        return self._people.digest("feed", key)

    async def feed(self, key: str, site: str) -> bytes:
        """What was told by it so far: of each table the last."""
        way = await self._store.way(self._feed_id(key))
        if way is None or way.kind != "feed":
            raise Unwelcome(404, "no-such-feed")
        saying = saying_for(await self.notices.wishes_of(way.person), self._games)
        entries = []
        for notice, told in await self._store.told_of(way.person, "feed", MOST_ENTRIES):
            if summary := await self.notices.summary(notice.table):
                id = self._people.digest("turn", f"{way.id} {notice.table} {notice.decision}")
                title = f"{saying.title([summary])}. {saying.body([summary], way.person)}"
                entries.append(Entry(id, title, f"{site}/table/{notice.table}", told))
        stop = f"{site}/stop#{self.stop_key(way.person, 'feed')}"
        return written(way.id, saying("feed"), saying("feed-end", stop=stop), f"{site}/feed/{key}", entries, way.made)


@dataclass(frozen=True)
class Pushes:
    """By Web Push."""

    office: NoticeOffice

    async def carry(self, news: News) -> None:
        await self.office.push(news)


@dataclass(frozen=True)
class Letters:
    """By mail."""

    office: NoticeOffice

    async def carry(self, news: News) -> None:
        await self.office.write(news)
