"""Opening a table, taking seats, starting."""

from __future__ import annotations

from pathlib import Path

import pytest

from captable.core.errors import BadInput
from captable.core.seed import seed_hash
from captable.tables.info import SeatWish
from captable.tables.look import info
from captable.tables.refusals import BadWish, NoSuchGame, NoSuchTable, NotNow, NotYours
from tests.tables.sitting import BOT, PERSON, Sitting, scene


@scene
async def test_who_opens_a_table_takes_the_first_seat_for_a_person(here: Sitting) -> None:
    table = await here.house.create("ann", "Ann", "startups", [BOT, PERSON, PERSON])
    assert [seat.kind for seat in info(table, "ann").seats] == ["bot", "person", "free"]
    assert info(table, "ann").you == 1
    assert info(table, "ann").yours
    assert not info(table, "bob").yours


@scene
async def test_a_table_can_be_opened_without_sitting_down(here: Sitting) -> None:
    table = await here.house.create("ann", "Ann", "startups", [PERSON] * 3, sit=False)
    assert info(table, "ann").you is None
    assert info(table, "ann").yours


@scene
async def test_bots_of_one_level_are_told_apart_by_number(here: Sitting) -> None:
    table = await here.house.create("ann", "Ann", "startups", [PERSON, BOT, BOT, SeatWish("bot", "junior")])
    assert [chair.name for chair in table.chairs] == ["Ann", "Intern", "Intern 2", "Junior"]


@scene
async def test_the_number_of_seats_must_suit_the_game(here: Sitting) -> None:
    with pytest.raises(BadWish, match="for 3 to 7 players with these options, not for 2"):
        await here.house.create("ann", "Ann", "startups", [PERSON] * 2)


@scene
async def test_an_unknown_game_option_or_bot_is_refused_with_what_there_is(here: Sitting) -> None:
    with pytest.raises(NoSuchGame, match="There are: startups, bidding"):
        await here.house.create("ann", "Ann", "chess", [PERSON] * 3)
    with pytest.raises(BadInput, match="rounds"):
        await here.house.create("ann", "Ann", "startups", [PERSON] * 3, {"rounds": 9})
    with pytest.raises(BadWish, match="intern"):
        await here.house.create("ann", "Ann", "startups", [SeatWish("bot", "boss")] * 3)


@scene
async def test_a_guest_takes_the_first_free_seat_or_the_one_that_they_choose(here: Sitting) -> None:
    table = await here.house.create("ann", "Ann", "startups", [PERSON] * 4)
    await here.sit(table, "bob")
    await here.sit(table, "cleo", 3)
    assert [chair.name for chair in table.chairs] == ["Ann", "Bob", "", "Cleo"]


@scene
async def test_taking_another_seat_frees_the_first(here: Sitting) -> None:
    table = await here.house.create("ann", "Ann", "startups", [PERSON] * 3)
    await here.sit(table, "ann", 2)
    assert [chair.name for chair in table.chairs] == ["", "", "Ann"]
    assert table.host == "ann"


@scene
async def test_nobody_sits_on_anothers_lap(here: Sitting) -> None:
    table = await here.house.create("ann", "Ann", "startups", [PERSON, PERSON, BOT])
    with pytest.raises(NotNow, match="Choose a free seat"):
        await here.sit(table, "bob", 0)
    with pytest.raises(BadWish, match="from 1 to 3"):
        await here.sit(table, "bob", 3)
    await here.sit(table, "bob")
    with pytest.raises(NotNow, match="All seats are taken"):
        await here.sit(table, "cleo")


@scene
async def test_only_the_host_starts_and_only_when_all_seats_are_taken(here: Sitting) -> None:
    table = await here.house.create("ann", "Ann", "startups", [PERSON, PERSON, BOT])
    with pytest.raises(NotNow, match="let bots take them"):
        await here.house.act(table.id, lambda t, now: t.start("ann", now))
    await here.sit(table, "bob")
    assert table.ready
    with pytest.raises(NotYours, match="host"):
        await here.house.act(table.id, lambda t, now: t.start("bob", now))
    await here.house.act(table.id, lambda t, now: t.start("ann", now))
    assert table.running


@scene
async def test_bots_can_take_the_seats_that_stayed_free(here: Sitting) -> None:
    table = await here.house.create("ann", "Ann", "startups", [PERSON] * 3)
    await here.house.act(table.id, lambda t, now: t.start("ann", now, fill="junior"))
    assert [chair.name for chair in table.chairs] == ["Ann", "Junior", "Junior 2"]
    again = await here.read_again(table)
    assert [chair.bot for chair in again.chairs] == ["", "junior", "junior"]


@scene
async def test_when_the_host_leaves_the_next_person_is_host_and_the_last_closes_the_table(here: Sitting) -> None:
    table = await here.house.create("ann", "Ann", "startups", [PERSON] * 3)
    await here.sit(table, "bob")
    await here.house.act(table.id, lambda t, now: t.leave("ann", now))
    assert table.host == "bob"
    await here.house.act(table.id, lambda t, now: t.leave("bob", now))
    assert table.status == "closed"
    with pytest.raises(NotNow, match="closed"):
        await here.sit(table, "cleo")


@scene
async def test_a_table_that_never_begins_is_closed_after_a_day(here: Sitting) -> None:
    table = await here.house.create("ann", "Ann", "startups", [PERSON] * 3)
    await here.later(here.settings.open_for - 1)
    assert info(table, "").status == "open"
    await here.later(1)
    assert info(table, "").status == "closed"


@scene
async def test_the_seed_is_promised_at_the_start_and_shown_at_the_end(here: Sitting) -> None:
    table = await here.startups("ann", bots=2)
    promised = info(table, "ann").seed_hash
    assert promised
    assert info(table, "ann").seed == ""
    await here.play_to_the_end(table)
    assert seed_hash(info(table, "ann").seed) == promised


@scene
async def test_a_link_that_leads_nowhere_says_so(here: Sitting) -> None:
    with pytest.raises(NoSuchTable, match="no such table"):
        await here.house.find("nowhere")


@scene
async def test_the_lobby_lists_open_tables_own_tables_and_those_to_watch(here: Sitting) -> None:
    open = await here.house.create("ann", "Ann", "startups", [PERSON] * 3)
    hidden = await here.house.create("ann", "Ann", "startups", [PERSON] * 3, public=False)
    here.time += 1
    running = await here.startups("bob", bots=2)
    there, mine, to_watch = await here.house.lobby("ann")
    assert [table.id for table in there] == [open.id]
    assert {table.id for table in mine} == {open.id, hidden.id}
    assert [table.id for table in to_watch] == [running.id]
    assert mine[0].you == 0


@scene
async def test_ones_own_tables_come_first_where_it_is_ones_turn(here: Sitting) -> None:
    first = await here.startups("ann", "bob", "cleo")
    second = await here.startups("ann", "bob", "cleo")
    await here.play_first(first)
    await here.play_first(first)
    to_move = first.chairs[first.to_move()[0]].person
    assert second.chairs[second.to_move()[0]].person != to_move
    here.time += 1
    await here.play_first(second)
    _, mine, _ = await here.house.lobby(to_move)
    assert [table.id for table in mine] == [first.id, second.id]
    assert mine[0].you in mine[0].to_move


@scene
async def test_the_order_of_the_lobby_does_not_tell_of_a_sealed_move(here: Sitting) -> None:
    first = await here.bidding("ann", "bob", "cleo")
    here.time += 1
    second = await here.bidding("ann", "bob", "cleo")
    before = await here.house.lobby("ann"), await here.house.lobby("zoe")
    assert [table.id for table in before[1][2]] == [second.id, first.id]
    here.time += 1
    await here.play(first, "bob", 2)
    assert (await here.house.lobby("ann"), await here.house.lobby("zoe")) == before


@pytest.mark.parametrize("name", ["ann", "ANN", "Änn", "Ａｎｎ", "A n-n", "Ａ\u0301nn"])
def test_a_name_that_somebody_at_the_table_has_is_not_free(name: str, tmp_path: Path) -> None:
    @scene
    async def act(here: Sitting) -> None:
        table = await here.house.create("ann", "Ann", "startups", [PERSON] * 3)
        with pytest.raises(NotNow, match="Choose another name"):
            await here.house.act(table.id, lambda t, now: t.sit("eve", name, None, {}, now))
        await here.house.act(table.id, lambda t, now: t.sit("ann", name, 1, {}, now))
        assert [chair.name for chair in table.chairs] == ["", name, ""]

    act("sqlite", tmp_path)


@scene
async def test_a_name_that_a_bot_at_the_table_has_is_not_free(here: Sitting) -> None:
    table = await here.house.create("ann", "Ann", "startups", [PERSON, PERSON, BOT])
    with pytest.raises(NotNow, match="Choose another name"):
        await here.house.act(table.id, lambda t, now: t.sit("eve", "INTERN", None, {}, now))


@scene
async def test_a_name_that_the_server_made_up_is_numbered_where_it_is_taken(here: Sitting) -> None:
    table = await here.house.create("ann", "Sam", "startups", [PERSON] * 3)
    for person in ("bob", "cleo"):
        await here.house.act(table.id, lambda t, now, who=person: t.sit(who, "Sam", None, {}, now, numbered=True))  # type: ignore[misc]
    assert [chair.name for chair in table.chairs] == ["Sam", "Sam 2", "Sam 3"]


@scene
async def test_the_host_removes_a_player_before_the_game_who_cannot_come_back(here: Sitting) -> None:
    table = await here.house.create("ann", "Ann", "startups", [PERSON, PERSON, PERSON, BOT])
    await here.sit(table, "bob")
    await here.sit(table, "cleo")
    with pytest.raises(NotYours, match="Only the host"):
        await here.house.act(table.id, lambda t, now: t.remove("bob", 2, now))
    with pytest.raises(NotNow, match="your own seat"):
        await here.house.act(table.id, lambda t, now: t.remove("ann", 0, now))
    with pytest.raises(NotNow, match="Nobody sits there"):
        await here.house.act(table.id, lambda t, now: t.remove("ann", 3, now))
    with pytest.raises(BadWish, match="from 1 to 4"):
        await here.house.act(table.id, lambda t, now: t.remove("ann", -1, now))
    await here.house.act(table.id, lambda t, now: t.remove("ann", 1, now))
    table = await here.read_again(table)
    assert [chair.name for chair in table.chairs] == ["Ann", "", "Cleo", "Intern"]
    with pytest.raises(NotYours, match="does not want you"):
        table.sit("bob", "Bob", None, {}, here.time)
    _, mine, _ = await here.house.lobby("bob")
    assert mine == []


@scene
async def test_nobody_is_removed_from_a_game(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")
    with pytest.raises(NotNow, match="has begun"):
        await here.house.act(table.id, lambda t, now: t.remove("ann", 1, now))


@scene
async def test_the_host_can_stop_keeping_a_seat_of_a_rematch(here: Sitting) -> None:
    table = await here.startups("ann", "bob", bots=1)
    await here.play_to_the_end(table)
    again = await here.house.rematch(table.id, "bob", "Bob")
    await here.house.act(again.id, lambda t, now: t.remove("bob", 0, now))
    again = await here.sit(await here.read_again(again), "zoe")
    assert [chair.name for chair in again.chairs] == ["Zoe", "Bob", "Intern"]


@scene
async def test_whom_the_host_mutes_cannot_chat_until_they_are_heard_again(here: Sitting) -> None:
    table = await here.startups("ann", "bob", bots=1)
    with pytest.raises(NotYours, match="Only the host"):
        await here.house.act(table.id, lambda t, now: t.mute("bob", 0, True, now))
    with pytest.raises(NotNow, match="Nobody sits there"):
        await here.house.act(table.id, lambda t, now: t.mute("ann", 2, True, now))
    await here.house.act(table.id, lambda t, now: t.mute("ann", 1, True, now))
    assert [seat.muted for seat in info(await here.read_again(table), "zoe").seats] == [False, True, False]
    with pytest.raises(NotYours, match="muted you"):
        await here.house.act(table.id, lambda t, now: t.say("bob", "hello", now, ""))
    await here.house.act(table.id, lambda t, now: t.mute("ann", 1, False, now))
    await here.house.act(table.id, lambda t, now: t.say("bob", "hello", now, ""))
    assert [line.text for line in table.chat] == ["hello"]
