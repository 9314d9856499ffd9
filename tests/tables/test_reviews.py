"""Reviews of finished tables: made behind everybody's bots, kept, and asked for once."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from captable.hindsight import look as looking
from captable.hindsight.look import Level, Looked
from captable.hindsight.review import CLEARLY, SEED, Review, review
from captable.tables.refusals import BadWish, NotNow, TableError
from captable.tables.reviews import Reviews, packed_up, unpacked
from captable.tables.thinking import BotFailed, Glance, look_here
from captable.tables.turns import Account, Turns
from tests.tables.sitting import BOT, NAMES, PERSON, Sitting, scene


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    for level in ("quick", "standard"):
        monkeypatch.setitem(looking.LEVELS, level, Level(1, 4))


def office(here: Sitting, turns: Turns | None = None, look: object = look_here) -> Reviews:
    return Reviews(look, NAMES, turns or Turns(1), here.store)  # type: ignore[arg-type]


async def made(reviews: Reviews, here: Sitting, *people: str) -> Review:
    table = await here.bidding(*people)
    await here.play_to_the_end(table)
    reviews.begin(table, "quick", people[0])
    await reviews.settle()
    found = await reviews.kept(table, "quick")
    assert found is not None
    return found


@scene
async def test_a_review_is_what_the_command_finds_and_is_kept(here: Sitting) -> None:
    reviews = office(here, Turns(2))
    table = await here.bidding("ann", "bob")
    await here.play_to_the_end(table)
    assert await reviews.kept(table, "quick") is None
    reviews.begin(table, "quick", "ann")
    await reviews.settle()
    assert reviews.making(table.id, "quick") is None
    kept = await office(here).kept(table, "quick")
    alone = review(table.record, table.game, "quick", SEED, jobs=1)
    assert kept is not None
    assert packed_up(kept) == packed_up(msgspec.structs.replace(alone, names=[]))


@scene
async def test_nobodys_name_is_kept_in_a_review(here: Sitting) -> None:
    found = await made(office(here), here, "ann", "bob")
    assert found.names == []
    assert b"Ann" not in packed_up(found)


@scene
async def test_what_is_found_is_told_while_it_is_made_and_bots_come_first(here: Sitting) -> None:
    turns = Turns(1)
    asked: list[int] = []

    async def look(glance: Glance) -> Looked:
        asked.append(glance.position)
        return await look_here(glance)

    reviews = office(here, turns, look)
    table = await here.bidding("ann", "bob")
    await here.play_to_the_end(table)
    async with turns.turn(Account("somewhere", "cleo", "a table")):
        reviews.begin(table, "quick", "ann")
        making = reviews.making(table.id, "quick")
        assert making is not None
        while not making.found:
            await asyncio.sleep(0)
        for _ in range(20):
            await asyncio.sleep(0)
        assert asked == []
        assert making.chances() == [[]] * len(making.found)
    await reviews.settle()
    assert asked == list(range(len(making.found)))
    assert all(len(chances) == 2 for chances in making.chances())


@scene
async def test_one_at_a_time_for_each_person_and_the_same_one_once(here: Sitting) -> None:
    reviews = office(here)
    tables = [await here.bidding("ann", "bob") for _ in range(2)]
    for table in tables:
        await here.play_to_the_end(table)
    reviews.begin(tables[0], "quick", "ann")
    reviews.begin(tables[0], "quick", "bob")  # it is being made: nothing more to do
    with pytest.raises(NotNow) as refused:
        reviews.begin(tables[1], "quick", "ann")
    assert refused.value.say.id == "table-review-one"
    reviews.begin(tables[1], "quick", "bob")
    await reviews.settle()
    assert [bool(await reviews.kept(table, "quick")) for table in tables] == [True, True]


@scene
async def test_only_finished_games_and_levels_that_are_offered(here: Sitting) -> None:
    reviews = office(here)
    table = await here.bidding("ann", "bob")
    cases: list[tuple[str, type[TableError], str]] = [
        ("quick", NotNow, "table-not-over"),
        ("deep", BadWish, "table-no-such-level"),
    ]
    for level, kind, id in cases:
        with pytest.raises(kind) as refused:
            reviews.begin(table, level, "ann")
        assert refused.value.say.id == id
        with pytest.raises(kind):
            await reviews.kept(table, level)


@scene
async def test_a_review_that_fails_says_so_and_can_be_asked_for_again(here: Sitting) -> None:
    broken = True

    async def look(glance: Glance) -> Looked:
        if broken and glance.position == 1:
            raise BotFailed("out of order")
        return await look_here(glance)

    turns = Turns(2)
    reviews = office(here, turns, look)
    table = await here.bidding("ann", "bob")
    await here.play_to_the_end(table)
    reviews.begin(table, "quick", "ann")
    await reviews.settle()
    making = reviews.making(table.id, "quick")
    assert making is not None
    assert making.failed
    assert turns.thinking == 0
    broken = False
    reviews.begin(table, "quick", "ann")
    await reviews.settle()
    assert await reviews.kept(table, "quick") is not None


@scene
async def test_a_server_that_closes_breaks_off_what_is_being_made(here: Sitting) -> None:
    async def look(glance: Glance) -> Looked:
        never: asyncio.Future[Looked] = asyncio.get_running_loop().create_future()
        return await never

    turns = Turns(1)
    reviews = office(here, turns, look)
    table = await here.bidding("ann", "bob")
    await here.play_to_the_end(table)
    reviews.begin(table, "quick", "ann")
    await asyncio.sleep(0)
    await reviews.close()
    assert turns.thinking == 0
    assert await reviews.kept(table, "quick") is None


@scene
async def test_mistakes_are_ones_own_dear_choices_the_dearest_first(here: Sitting) -> None:
    reviews = office(here)
    for _ in range(3):
        await made(reviews, here, "ann", "bob")
    found = await reviews.mistakes("ann", here.house.find)
    costs = [each.decision.gave_away for each in found]
    assert costs == sorted(costs, reverse=True)
    assert all(cost >= CLEARLY for cost in costs)
    assert {each.decision.seat for each in found} <= {0}
    assert await reviews.mistakes("cleo", here.house.find) == []


def test_a_review_of_another_form_is_made_anew() -> None:
    assert unpacked(b"") is None
    assert unpacked(b"not compressed") is None


# -- trying again ------------------------------------------------------------------------------------------------


@scene
async def test_a_game_goes_on_from_any_moment_at_a_table_of_ones_own(here: Sitting) -> None:
    old = await here.house.create("ann", "Ann", "startups", [PERSON, PERSON, BOT])
    await here.seat_and_start(old, "ann", "bob")
    await here.play_to_the_end(old)
    moment = 7
    table = await here.house.try_again(old.id, "cleo", "Cleo", moment, 1, "intern")
    assert table.running
    assert not table.created.public
    assert [chair.person for chair in table.chairs] == ["", "cleo", ""]
    assert [chair.bot for chair in table.chairs] == ["intern", "", old.chairs[2].bot]
    before = old.recorder.past[moment].before
    assert table.state.digest() == before.digest()
    assert table.view(1).zones == before.view(1).zones


@scene
async def test_nobody_goes_on_from_an_end_or_from_what_is_not_there(here: Sitting) -> None:
    old = await here.startups("ann", "bob", "cleo")
    with pytest.raises(NotNow):
        await here.house.try_again(old.id, "ann", "Ann", 0, 0, "intern")
    await here.play_to_the_end(old)
    last = len(old.record.entries)
    for moment, seat, id in ((last, 0, "again-over"), (last + 1, 0, "no-such-frame"), (0, 3, "no-such-seat")):
        with pytest.raises(TableError) as refused:
            await here.house.try_again(old.id, "ann", "Ann", moment, seat, "intern")
        assert refused.value.say.id == f"table-{id}"
