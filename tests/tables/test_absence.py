"""Clocks, absent players, bots that sit in, and people who come back."""

from __future__ import annotations

import pytest

from captable.tables.look import info
from captable.tables.refusals import NotNow
from captable.tables.table import Table
from tests.tables.sitting import Follower, Sitting, scene, verify

CLOCK = 60


def on_turn(table: Table) -> tuple[int, str]:
    seat = table.to_move()[0]
    return seat, table.chairs[seat].person


@scene
async def test_who_runs_out_of_time_is_warned_and_then_replaced_by_a_bot(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo", clock=CLOCK)
    seat, _ = on_turn(table)
    assert info(table, "zoe").deadlines == {seat: here.time + CLOCK * 1000}
    await here.later(CLOCK * 1000)
    assert table.chairs[seat].warned_until == here.time + here.settings.grace
    assert table.chairs[seat].stand_in == ""
    await here.later(here.settings.grace)
    assert table.chairs[seat].stand_in
    entry = table.recorder.record.entries[-1]
    assert (entry.kind, entry.seat, entry.by) == ("control", seat, table.chairs[seat].stand_in)
    assert table.eyes(0).log[-1].say.id == "table-sits-in"


@scene
async def test_a_move_in_the_time_of_grace_is_in_time(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo", clock=CLOCK)
    seat, _ = on_turn(table)
    await here.later(CLOCK * 1000)
    await here.play_first(table)
    assert table.chairs[seat].warned_until is None
    assert info(table, "ann").deadlines == {seat: here.time + CLOCK * 1000}
    await here.later(here.settings.grace)
    assert table.chairs[seat].stand_in == ""


@scene
async def test_the_bot_that_sits_in_plays_until_the_person_takes_the_seat_back(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo", clock=CLOCK)
    seat, person = on_turn(table)
    await here.later(CLOCK * 1000)
    await here.later(here.settings.grace)
    with pytest.raises(NotNow, match="Take your seat back"):
        await here.play(table, person, table.state.moves(seat)[0])
    await here.later(here.settings.bot_pause)
    assert [entry.kind for entry in table.recorder.record.entries][:2] == ["control", "move"]
    await here.house.act(table.id, lambda t, now: t.take_back_seat(person, now, "b"))
    assert table.chairs[seat].stand_in == ""
    assert table.recorder.record.entries[-1].by == "person"
    with pytest.raises(NotNow, match="the seat is yours"):
        await here.house.act(table.id, lambda t, now: t.take_back_seat(person, now, "c"))
    await here.play_to_the_end(table)
    verify(table.record)


@scene
async def test_a_person_is_not_asked_to_agree_while_a_bot_sits_in(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo", clock=CLOCK)
    seat, person = on_turn(table)
    await here.later(CLOCK * 1000)
    await here.later(here.settings.grace)
    while table.chairs[table.to_move()[0]].played_by:
        await here.later(here.settings.bot_pause)
    mover = await here.play_first(table)
    await here.undo(table, mover)
    if table.question:
        assert seat not in table.question.waiting
    assert person != mover


@scene
async def test_without_a_clock_a_lost_player_is_replaced_only_while_somebody_waits(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")
    seat, person = on_turn(table)
    waiting = next(other for other in ("ann", "bob", "cleo") if other != person)
    await here.later(10 * here.settings.away)
    assert table.chairs[seat].warned_until is None
    lost, other = Follower(here.house, person), Follower(here.house, waiting)
    await here.house.follow(table.id, lost)
    await here.house.follow(table.id, other)
    await here.house.unfollow(table.id, lost)
    await here.later(here.settings.away - 1)
    assert table.chairs[seat].warned_until is None
    await here.later(1)
    assert other.seen[-1].seats[seat].warned_until == here.time + here.settings.grace
    await here.later(here.settings.grace)
    assert other.seen[-1].seats[seat].bot


@scene
async def test_a_lost_player_who_connects_again_is_not_replaced(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")
    seat, person = on_turn(table)
    waiting = next(other for other in ("ann", "bob", "cleo") if other != person)
    await here.house.follow(table.id, Follower(here.house, waiting))
    await here.later(here.settings.away)
    assert table.chairs[seat].warned_until is not None
    await here.house.follow(table.id, Follower(here.house, person))
    assert table.chairs[seat].warned_until is None
    await here.later(10 * here.settings.away)
    assert table.chairs[seat].stand_in == ""


@scene
async def test_a_person_alone_with_bots_may_take_as_long_as_they_like(here: Sitting) -> None:
    table = await here.startups("ann", bots=2)
    while table.to_move() != [0]:
        await here.later(here.settings.bot_pause)
    await here.later(100 * here.settings.away)
    assert table.chairs[0].stand_in == ""
    assert table.chairs[0].warned_until is None


@scene
async def test_clocks_survive_a_restart(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo", clock=CLOCK)
    seat, _ = on_turn(table)
    again = await here.read_again(table)
    assert info(again, "ann").deadlines == {seat: here.time + CLOCK * 1000}
