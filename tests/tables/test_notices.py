"""Who is elsewhere is told that it is their move: once, no more often than they asked for, and not while they sleep."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path
from zoneinfo import ZoneInfo, available_timezones

from hypothesis import given
from hypothesis import strategies as st

from captable.tables import journal
from captable.tables.notices import HOUR, NEARLY_A_DAY, News, Notices, Pace, Unreached, Way, Wishes
from captable.tables.store import KnownWay, Notice, Told
from captable.tables.table import Table
from captable.tables.terms import DAY
from captable.tables.thinking import think_here
from captable.tables.work import Work
from tests.tables.sitting import NAMES, START, Follower, Sitting, scene

MINUTE = 60_000
DAYLIGHT = Wishes(quiet=None)
ALL_DAY = DAY // 1000


class Pigeon:
    """Carries news, and remembers them."""

    def __init__(self) -> None:
        self.carried: list[News] = []
        self.ill = False

    async def carry(self, news: News) -> None:
        if self.ill:
            raise Unreached("it is ill")
        self.carried.append(news)

    def tables(self) -> list[list[str]]:
        return [[call.notice.table for call in news.calls] for news in self.carried]


class Post(Sitting):
    """A sitting whose people can be reached by pigeons."""

    def __init__(self, here: Sitting) -> None:
        super().__init__(here.store, here.settings)
        self.pigeons: dict[Way, Pigeon] = {"push": Pigeon(), "mail": Pigeon()}
        self.notices = Notices(self.house, self.pigeons)
        self.work = Work(self.house, think_here, NAMES, notices=self.notices)

    async def reach(self, person: str, wishes: Wishes = DAYLIGHT, *ways: Way) -> None:
        for way in ways or ("push",):
            await self.store.keep_way(KnownWay(f"{person} {way}", person, way, "", b"sealed", START))
        await self.notices.change_wishes(person, wishes)

    @property
    def push(self) -> Pigeon:
        return self.pigeons["push"]


def post(act: Callable[[Post], Awaitable[None]]) -> Callable[[str, Path], None]:
    async def with_post(here: Sitting) -> None:
        own = Post(here)
        await own.house.listen()
        await act(own)

    with_post.__doc__ = act.__doc__
    return scene(with_post)


def mover(table: Table) -> str:
    """Whose move it is; empty where it is a bot's, and when it is over."""
    return next((table.chairs[seat].person for seat in table.to_move()), "")


@post
async def test_who_is_elsewhere_is_told_once_that_it_is_their_move(here: Post) -> None:
    table = await here.startups("ann", "bob", "cleo")
    await here.reach(mover(table))
    await here.later(here.settings.told_after - 1)
    assert here.push.carried == []
    await here.later(1)
    [news] = here.push.carried
    assert (news.person, [call.notice.table for call in news.calls]) == (mover(table), [table.id])
    for _ in range(5):
        await here.later(HOUR)
    assert len(here.push.carried) == 1


@post
async def test_who_is_at_the_table_is_not_told(here: Post) -> None:
    table = await here.startups("ann", "bob", "cleo")
    await here.reach(mover(table))
    follower = Follower(here.house, mover(table))
    await here.house.follow(table.id, follower)
    await here.later(HOUR)
    assert here.push.carried == []
    await here.house.unfollow(table.id, follower)
    await here.later(here.settings.told_after)
    assert len(here.push.carried) == 1


@post
async def test_who_has_moved_by_then_is_not_told(here: Post) -> None:
    table = await here.startups("ann", "bob", "cleo")
    first = mover(table)
    await here.reach(first, Wishes(push="daily", quiet=None))
    await here.later(here.settings.told_after)
    while mover(table) == first:
        await here.play_first(table)
    await here.later(2 * DAY)
    assert here.push.carried == []
    assert await here.store.waiting(first, "push") == []


@post
async def test_what_waits_in_several_games_is_told_together(here: Post) -> None:
    await here.reach("ann", Wishes(push="hourly", quiet=None))
    tables = [await here.startups("ann", "bob", "cleo") for _ in range(3)]
    for table in tables:
        while mover(table) != "ann":
            await here.play_first(table)
    await here.later(here.settings.told_after)
    assert sorted(here.push.tables()[0]) == [table.id for table in tables]
    for table in tables[:2]:
        await here.play_first(table)
        while mover(table) != "ann":
            await here.play_first(table)
    await here.later(here.settings.told_after)
    assert len(here.push.carried) == 1
    await here.later(HOUR)
    assert [sorted(tables) for tables in here.push.tables()[1:]] == [[table.id for table in tables[:2]]]


@post
async def test_in_quiet_hours_nothing_is_told_until_they_end(here: Post) -> None:
    begin = datetime.fromtimestamp(START / 1000, ZoneInfo("Asia/Tokyo"))
    minute = begin.hour * 60 + begin.minute
    quiet = ((minute - 30) % 1440, (minute + 90) % 1440)
    table = await here.startups("ann", "bob", "cleo")
    await here.reach(mover(table), Wishes(quiet=quiet, zone="Asia/Tokyo"))
    await here.later(89 * MINUTE - begin.second * 1000)
    assert here.push.carried == []
    await here.later(MINUTE)
    assert len(here.push.carried) == 1


@post
async def test_who_asks_for_other_hours_is_told_by_those(here: Post) -> None:
    table = await here.startups("ann", "bob", "cleo")
    await here.reach(mover(table), Wishes(push="daily", quiet=None))
    await here.later(here.settings.told_after)
    assert here.push.carried == []
    await here.notices.change_wishes(mover(table), DAYLIGHT)
    await here.later(0)
    assert len(here.push.carried) == 1


@post
async def test_each_way_keeps_its_own_pace_and_its_own_count(here: Post) -> None:
    table = await here.startups("ann", "bob", "cleo")
    await here.reach("ann", Wishes(push="at once", mail="daily", quiet=None), "push", "mail")
    for _ in range(3):
        while mover(table) != "ann":
            await here.play_first(table)
        await here.later(here.settings.told_after)
        await here.play_first(table)
    while mover(table) != "ann":
        await here.play_first(table)
    await here.later(here.settings.told_after)
    await here.later(DAY)
    told = await here.store.told("ann")
    assert (told["push"].times, told["mail"].times) == (4, 1)
    assert here.notices.sent == {("push", "sent"): 4, ("mail", "sent"): 1}


@post
async def test_a_way_that_does_not_work_is_tried_again_and_counts_when_it_does(here: Post) -> None:
    table = await here.startups("ann", "bob", "cleo")
    person = mover(table)
    await here.reach(person)
    here.push.ill = True
    await here.later(here.settings.told_after)
    await here.later(10 * MINUTE)
    assert (await here.store.told(person))["push"].times == 0
    here.push.ill = False
    await here.later(HOUR)
    assert len(here.push.carried) == 1
    assert (await here.store.told(person))["push"].times == 1


@post
async def test_a_way_that_never_works_is_given_up(here: Post) -> None:
    table = await here.startups("ann", "bob", "cleo")
    await here.reach(mover(table))
    here.push.ill = True
    await here.later(here.settings.told_after)
    for _ in range(20):
        await here.later(6 * HOUR)
    failed = here.notices.sent["push", "failed"]
    assert failed < 20
    await here.later(DAY)
    assert here.notices.sent == {("push", "failed"): failed}


@post
async def test_who_can_be_reached_by_no_way_is_told_nothing_and_nothing_is_kept(here: Post) -> None:
    table = await here.startups("ann", "bob", "cleo")
    await here.later(HOUR)
    assert await here.store.waiting(mover(table), "push") == []
    due = await here.store.claim(here.time + 9 * DAY, here.time, 50)
    assert all(one.table == table.id for one in due)


@post
async def test_a_game_against_bots_alone_waits_in_silence_unless_it_has_a_clock(here: Post) -> None:
    await here.reach("ann")
    alone = await here.startups("ann", bots=2)
    while mover(alone) != "ann":
        await here.later(here.settings.bot_pause)
    await here.later(HOUR)
    assert here.push.carried == []
    timed = await here.startups("ann", bots=2, clock=ALL_DAY)
    while mover(timed) != "ann":
        await here.later(here.settings.bot_pause)
    await here.later(HOUR)
    assert here.push.tables() == [[timed.id]]


@post
async def test_word_is_left_once_also_if_the_server_ends_right_after(here: Post) -> None:
    table = await here.startups("ann", "bob", "cleo")
    person = mover(table)
    await here.reach(person)
    here.time += here.settings.told_after
    await here.notices.wanted(person, table.id, table.eyes(table.seat_of(person)).decision_number)
    await here.later(0)
    again = Post(here)
    again.time = here.time
    await again.house.listen()
    await again.later(2 * HOUR)
    assert len(here.push.carried) + len(again.push.carried) == 1
    rows = [journal.decode(row) for row in await here.store.journal(table.id)]
    assert sum(isinstance(row, journal.Told) for row in rows) == 1


@post
async def test_nobody_else_sees_that_word_was_left(here: Post) -> None:
    table = await here.startups("ann", "bob", "cleo")
    follower = Follower(here.house, "zoe")
    await here.house.follow(table.id, follower)
    revisions = [table.eyes(seat).revision for seat in range(3)]
    before = follower.seen[-1]
    await here.later(here.settings.told_after)
    assert table.chairs[table.to_move()[0]].told >= 0
    assert follower.seen[-1] == before
    assert [table.eyes(seat).revision for seat in range(3)] == revisions


@post
async def test_a_game_with_a_day_a_move_is_played_through_and_nobody_is_told_too_much(here: Post) -> None:
    """The clock is moved on by the test. Ann is told at once, Bob hourly, Cleo once a day; all sleep at night."""
    paces: dict[str, Pace] = {"ann": "at once", "bob": "hourly", "cleo": "daily"}
    for person, pace in paces.items():
        await here.reach(person, Wishes(push=pace, zone="Europe/Paris"))
    table = await here.startups("ann", "bob", "cleo", clock=ALL_DAY)
    decisions = 0
    while table.running:
        person, carried = mover(table), len(here.push.carried)
        decisions += 1
        while len(here.push.carried) == carried:
            await here.later(10 * MINUTE)
        assert here.push.carried[-1].person == person
        assert table.chairs[table.seat_of(person)].stand_in == ""
        await here.play(table, person, table.state.moves(table.seat_of(person))[-1])
        while mover(table) == person:  # a turn has several decisions, made in one sitting
            await here.play(table, person, table.state.moves(table.seat_of(person))[-1])
    times = {person: [news.at for news in here.push.carried if news.person == person] for person in paces}
    assert sum(len(told) for told in times.values()) == decisions
    for person in paces:
        assert (await here.store.told(person))["push"].times == len(times[person])
    for news in here.push.carried:
        assert 8 <= datetime.fromtimestamp(news.at / 1000, ZoneInfo("Europe/Paris")).hour < 22
    assert all(later - earlier >= HOUR for earlier, later in pairwise(times["bob"]))
    assert all(later - earlier >= NEARLY_A_DAY for earlier, later in pairwise(times["cleo"]))
    await here.later(5 * DAY)
    assert sum(len(told) for told in times.values()) == len(here.push.carried)


# -- when ----------------------------------------------------------------------------------------------------------

minutes = st.integers(0, 24 * 60 - 1)
moments = st.integers(START, START + 3 * 365 * DAY)
zones = st.sampled_from(sorted(available_timezones() - {"localtime"}))
wishes = st.builds(
    Wishes,
    push=st.sampled_from(["at once", "hourly", "daily"]),
    daily=minutes,
    quiet=st.none() | st.tuples(minutes, minutes),
    zone=zones,
)


def asleep(wishes: Wishes, at: int) -> bool:
    """The same question, asked minute by minute."""
    if wishes.quiet is None or wishes.quiet[0] == wishes.quiet[1]:
        return False
    local = datetime.fromtimestamp(at / 1000, ZoneInfo(wishes.zone))
    begin, end = wishes.quiet
    inside = {(begin + n) % 1440 for n in range((end - begin) % 1440)}
    return local.hour * 60 + local.minute in inside


@given(wishes, moments, moments, moments)
def test_nothing_is_told_while_they_sleep_or_before_it_is_known(
    wishes: Wishes, since: int, last: int, now: int
) -> None:
    at = wishes.when("push", since, last, now)
    assert at >= max(since, now)
    assert not asleep(wishes, at)
    assert at == wishes.when("push", since, last, at)  # when it is due it is still due


@given(wishes, st.lists(st.integers(0, 3 * DAY), min_size=2, max_size=30), moments)
def test_however_much_happens_the_pace_is_kept(wishes: Wishes, pauses: list[int], begin: int) -> None:
    told: list[int] = []
    now = begin
    for pause in pauses:
        now += pause
        told.append(wishes.when("push", now, told[-1] if told else 0, now))
        now = max(now, told[-1])
    least = {"at once": 0, "hourly": HOUR, "daily": NEARLY_A_DAY}[wishes.push]
    assert all(later - earlier >= least for earlier, later in pairwise(told))


@given(st.builds(Wishes, push=st.just("daily"), daily=minutes, quiet=st.none(), zone=zones), moments)
def test_once_a_day_is_at_that_hour_where_there_is_one(wishes: Wishes, since: int) -> None:
    at = wishes.when("push", since, 0, since)
    local = datetime.fromtimestamp(at / 1000, ZoneInfo(wishes.zone))
    assert at - since <= 2 * DAY
    shown = local.hour * 60 + local.minute
    # Where clocks are set forward over that time, it is as much later.
    skipped = (shown - wishes.daily) % 1440
    before = datetime.fromtimestamp(at / 1000 - skipped * 60 - 1, ZoneInfo(wishes.zone))
    assert skipped == 0 or local.utcoffset() != before.utcoffset()
    assert timedelta(0) <= timedelta(milliseconds=at - since)


# -- the store ---------------------------------------------------------------------------------------------------


@scene
async def test_a_decision_that_was_told_is_not_told_again_and_a_new_one_is(here: Sitting) -> None:
    store = here.store
    await store.want("ann", ["push", "mail"], Notice("t", 3, 10))
    await store.want("ann", ["push"], Notice("t", 3, 20))
    assert await store.waiting("ann", "push") == await store.waiting("ann", "mail") == [Notice("t", 3, 10)]
    assert await store.take("ann", "push", ["t", "u"], [], 100) == {"t"}
    assert await store.take("ann", "push", ["t"], [], 101) == set()
    await store.want("ann", ["push"], Notice("t", 3, 30))
    assert await store.waiting("ann", "push") == []
    assert await store.told("ann") == {"push": Told(100, 1)}
    assert await store.told_of("ann", "push", 5) == [(Notice("t", 3, 10), 100)]
    await store.want("ann", ["push"], Notice("t", 4, 40))
    assert await store.waiting("ann", "push") == [Notice("t", 4, 40)]
    await store.give_back("ann", "push", [Notice("t", 3, 10)], Told(0, 0))
    assert await store.waiting("ann", "push") == [Notice("t", 4, 40)]


@scene
async def test_ways_are_kept_by_person_kind_and_device(here: Sitting) -> None:
    store = here.store
    ways = [KnownWay(f"way {n}", "ann", kind, f"d{n}", b"x", n) for n, kind in enumerate(["push", "push", "mail"])]
    for way in reversed(ways):
        await store.keep_way(way)
        await store.want("ann", [way.kind], Notice("t", 1, 5))
    assert await store.ways_of("ann") == ways
    await store.keep_way(KnownWay("way 0", "bob", "push", "b", b"y", 9))
    assert await store.ways_of("ann") == ways[1:]
    await store.sign_out("d1", 1)
    assert await store.ways_of("ann") == ways[2:]
    await store.drop_ways("ann", "mail")
    assert await store.ways_of("ann") == []
    assert await store.waiting("ann", "mail") == []


@post
async def test_of_a_person_who_is_gone_nothing_is_left(here: Post) -> None:
    table = await here.startups("ann", "bob", "cleo", clock=ALL_DAY)
    person = mover(table)
    await here.reach(person, Wishes(push="daily", mail="daily", quiet=None), "push", "mail")
    await here.later(here.settings.told_after)
    assert await here.store.waiting(person, "mail")
    await here.house.erase(person)
    assert (await here.store.reach(person), await here.store.ways_of(person)) == (None, [])
    assert (await here.store.waiting(person, "push"), await here.store.told(person)) == ([], {})
    assert not [due for due in await here.store.claim(here.time + 9 * DAY, here.time, 99) if person in due.table]
