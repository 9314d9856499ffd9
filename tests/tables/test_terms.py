"""Days for a move: nights, weekends and breaks in which no clock runs, banks of time, and what it costs to be late."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from captable.tables.due import clock_of
from captable.tables.refusals import BadWish, NotNow
from captable.tables.table import Table
from captable.tables.terms import DAY, LONGEST_NIGHT, Terms
from tests.tables.sitting import START, Sitting, scene

HOUR = 3600 * 1000
A_DAY_A_MOVE = 24 * 3600


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()) * 1000


def day(text: str) -> int:
    return at(text) // DAY


nights = st.tuples(st.integers(0, 1439), st.integers(0, 1439)).filter(
    lambda night: (night[1] - night[0]) % 1440 <= LONGEST_NIGHT
)
breaks = st.tuples(st.integers(20_000, 20_020), st.integers(0, 20)).map(lambda one: (one[0], sum(one)))
terms_of_any_kind = st.builds(
    Terms,
    night=st.none() | nights,
    weekends=st.booleans(),
    away=st.none() | breaks,
    zone=st.integers(-840, 840),
)
moments = st.integers(20_000 * DAY, 20_030 * DAY)


@given(terms_of_any_kind, moments, st.integers(0, 10 * DAY))
def test_by_the_deadline_exactly_that_much_time_has_passed(terms: Terms, start: int, length: int) -> None:
    end = terms.after(start, length)
    assert end >= start + length
    assert terms.passed(start, end) == length


@given(terms_of_any_kind, moments, moments, moments)
def test_time_passes_in_pieces_as_in_one(terms: Terms, one: int, two: int, three: int) -> None:
    first, middle, last = sorted((one, two, three))
    assert terms.passed(first, middle) + terms.passed(middle, last) == terms.passed(first, last)
    assert 0 <= terms.passed(first, last) <= last - first


@pytest.mark.parametrize(
    ("terms", "start", "hours", "end"),
    [
        (Terms(), "2026-05-01T12:00", 24, "2026-05-02T12:00"),
        (Terms(night=(22 * 60, 8 * 60)), "2026-05-01T20:00", 4, "2026-05-02T10:00"),
        (Terms(night=(22 * 60, 8 * 60)), "2026-05-01T23:00", 1, "2026-05-02T09:00"),
        (Terms(night=(60, 7 * 60)), "2026-05-01T00:30", 1, "2026-05-01T07:30"),
        (Terms(night=(22 * 60, 8 * 60), zone=120), "2026-05-01T19:00", 2, "2026-05-02T07:00"),
        (Terms(weekends=True), "2026-05-01T12:00", 24, "2026-05-04T12:00"),  # a Friday, and the Monday after
        (Terms(away=(day("2026-05-02"), day("2026-05-09"))), "2026-05-01T12:00", 24, "2026-05-10T12:00"),
    ],
)
def test_clocks_stand_still_at_night_at_weekends_and_in_a_break(terms: Terms, start: str, hours: int, end: str) -> None:
    assert terms.after(at(start), hours * HOUR) == at(end)


async def table_of_days(here: Sitting, *people: str, clock: int = A_DAY_A_MOVE, **terms: Any) -> Table:
    return await here.startups(*people, clock=clock, terms=Terms(**terms))


@scene
async def test_a_game_with_a_day_a_move_is_played_through(here: Sitting) -> None:
    table = await table_of_days(here, "ann", "bob", "cleo")
    while table.running:
        assert clock_of(table, table.to_move()[0]) == here.time + DAY
        assert await here.later(DAY - 1) == 1  # word is left for whoever is to move, and nothing else is done
        await here.play_first(table)
    assert here.time > START + 20 * DAY
    assert not any(chair.stand_in for chair in table.chairs)
    assert (await here.read_again(table)).record == table.record


@scene
async def test_nobody_is_late_by_night(here: Sitting) -> None:
    here.time = at("2026-05-01T21:00")
    table = await table_of_days(here, "ann", "bob", "cleo", clock=2 * 3600, night=(22 * 60, 8 * 60))
    seat = table.to_move()[0]
    assert clock_of(table, seat) == at("2026-05-02T09:00")
    await here.later(at("2026-05-02T08:59") - here.time)
    assert table.chairs[seat].warned_until is None
    await here.later(60_000)
    assert table.chairs[seat].warned_until is not None
    await here.later(here.settings.grace)
    assert table.chairs[seat].stand_in


@scene
async def test_a_bank_is_spent_by_ones_own_moves_and_nobody_elses(here: Sitting) -> None:
    table = await table_of_days(here, "ann", "bob", "cleo", clock=3 * A_DAY_A_MOVE, bank=True)
    first = table.to_move()[0]
    await here.later(2 * DAY)
    await here.play_first(table)
    while table.to_move() != [first]:
        await here.later(DAY // 4)
        await here.play_first(table)
    assert table.time_of(table.chairs[first]) == DAY
    assert clock_of(table, first) == here.time + DAY
    again = await here.read_again(table)
    assert [chair.spent for chair in again.chairs] == [chair.spent for chair in table.chairs]
    banks = (await here.house.info(table.id, "bob")).banks
    assert banks[first] == DAY
    await here.later(DAY)
    assert table.chairs[first].warned_until is not None


@scene
async def test_who_is_late_loses_the_seat_where_that_was_agreed(here: Sitting) -> None:
    table = await table_of_days(here, "ann", "bob", "cleo", late="lost")
    late = table.to_move()[0]
    await here.later(DAY)
    await here.later(here.settings.grace)
    assert not table.chairs[late].stand_in
    assert table.state.has_left(late)
    assert table.running
    assert (await here.read_again(table)).state.has_left(late)


@scene
async def test_a_rematch_keeps_what_was_agreed(here: Sitting) -> None:
    table = await table_of_days(here, "ann", "bob", "cleo", weekends=True, late="lost")
    while table.running:
        await here.play_first(table)
    again = await here.house.rematch(table.id, "ann", "Ann")
    assert again.created.terms == Terms(weekends=True, late="lost")
    assert (await here.house.info(again.id, "bob")).terms == again.created.terms


@scene
async def test_a_choice_in_secret_spends_a_bank_once_and_tells_nobody(here: Sitting) -> None:
    table = await here.bidding("ann", "bob", clock=20, terms=Terms(bank=True))
    await here.later(5000)
    await here.play(table, "ann", table.state.moves(0)[0])
    assert (await here.house.info(table.id, "bob")).banks == {1: 20_000}
    assert (await here.house.info(table.id, "")).banks == {}
    await here.later(5000)
    await here.undo(table, "ann")
    assert table.chairs[0].spent == 0  # the clock went on, from when she began to choose
    assert clock_of(table, 0) == START + 20_000
    await here.later(5000)
    await here.play(table, "ann", table.state.moves(0)[0])
    assert table.chairs[0].spent == 15_000
    await here.later(6000)
    with pytest.raises(NotNow):
        await here.undo(table, "ann")


@scene
async def test_terms_that_can_not_be_are_refused(here: Sitting) -> None:
    for wrong in (Terms(night=(8 * 60, 7 * 60)), Terms(away=(20, 10)), Terms(away=(10, 100))):
        with pytest.raises(BadWish):
            await here.startups("ann", "bob", "cleo", clock=A_DAY_A_MOVE, terms=wrong)
