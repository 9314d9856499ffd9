"""Tournaments at real tables: rounds, results, who leaves, and what several servers or a dead one make of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from captable.core.errors import CaptableError
from captable.tables.refusals import BadWish
from captable.tables.store import Conflict
from captable.tables.tournaments import shelf
from captable.tables.tournaments.desk import MOST_AT_ONCE, Desk
from captable.tables.tournaments.matches import NOBODY
from captable.tables.tournaments.refusals import BadPlan, HostOnly, NoSuchTournament, Untimely
from captable.tables.tournaments.tournament import Plan, Tournament
from tests.tables.sitting import Sitting, scene
from tests.tables.test_several_servers import two_servers

DAY = 24 * 3600
PEOPLE = ("ann", "bob", "cleo", "dan", "eve", "fay", "gus", "hal")
Act = Callable[[Sitting, Desk], Awaitable[None]]
_numbers = count(1)


def desk_of(here: Sitting) -> Desk:
    desk = Desk(here.house, lambda: f"t{next(_numbers)}")
    here.house.ended = lambda id: here.house.see_through(desk.table_ended(id))
    return desk


def evening(act: Act) -> Callable[[str, Path], None]:
    async def with_desk(here: Sitting) -> None:
        await act(here, desk_of(here))
        await here.house.settle()

    with_desk.__doc__ = act.__doc__
    return scene(with_desk)


async def opened(desk: Desk, format: Any, people: int, bots: int = 0, **more: Any) -> Tournament:
    plan = Plan("A club’s evening", more.pop("game", "bidding"), format, **({"seats": 2} | more))
    tournament = await desk.open("ann", plan)
    for person in PEOPLE[:people]:
        await desk.join(tournament.id, person, person.capitalize(), {})
    for _ in range(bots):
        await desk.change(tournament.id, lambda it: it.add_bot("ann", "intern"))
    return await desk.find(tournament.id)


async def play_round(here: Sitting, desk: Desk, id: str) -> Tournament:
    """All games of the round that runs, to their ends; people play what comes first."""
    while (tournament := await desk.find(id)).waiting:
        for match in tournament.waiting:
            await here.play_to_the_end(await here.house.find(match.table))
            await here.house.settle()
    return tournament


async def refusal(doing: Awaitable[object]) -> str:
    with pytest.raises(CaptableError) as caught:
        await doing
    return str(caught.value.say.id)  # type: ignore[attr-defined]


# -- from the first round to the last --------------------------------------------------------------------------------


@evening
async def test_a_round_robin_is_played_to_its_end(here: Sitting, desk: Desk) -> None:
    tournament = await opened(desk, "robin", 4)
    for number in (1, 2, 3):
        tournament = await desk.start_round(tournament.id, "ann")
        assert (tournament.round, tournament.rounds, len(tournament.waiting)) == (number, 3, 2)
        assert await refusal(desk.start_round(tournament.id, "ann")) == "tournament-round-runs"
        tournament = await play_round(here, desk, tournament.id)
    assert tournament.status == "over"
    assert {frozenset(match.seats) for match in tournament.matches} == {
        frozenset((one, other)) for one in range(4) for other in range(one)
    }
    for match in tournament.matches:
        table = await here.house.find(match.table)
        assert [chair.person for chair in table.chairs] == [PEOPLE[each] for each in match.seats]
        outcome = table.outcome()
        assert outcome is not None
        assert match.places == tuple(outcome.places)
    assert await refusal(desk.start_round(tournament.id, "ann")) == "tournament-over"


@evening
async def test_bots_play_their_games_though_nobody_watches_and_rounds_follow_by_themselves(
    here: Sitting, desk: Desk
) -> None:
    tournament = await opened(desk, "swiss", 1, bots=4, rounds=2, fill="intern", auto=True)
    await desk.start_round(tournament.id, "ann")
    while (tournament := await desk.find(tournament.id)).status != "over":
        waiting = tournament.waiting
        for match in waiting:
            if 0 in match.seats:
                await here.play_to_the_end(await here.house.find(match.table))
        await here.later(here.settings.bot_pause)
        await here.house.settle()
    assert tournament.round == 2
    assert all(match.places is not None for match in tournament.matches)
    assert sum(NOBODY in match.seats for match in tournament.matches) == 2


@evening
async def test_tables_of_three_are_played_with_bots_in_the_empty_seats(here: Sitting, desk: Desk) -> None:
    tournament = await opened(desk, "swiss", 4, game="startups", seats=3, rounds=1, fill="intern")
    tournament = await desk.start_round(tournament.id, "ann")
    assert sorted(match.seats.count(NOBODY) for match in tournament.matches) == [1, 1]
    tournament = await play_round(here, desk, tournament.id)
    assert tournament.status == "over"


@evening
async def test_with_a_day_for_a_move_who_never_comes_is_replaced_by_a_bot_and_the_round_ends(
    here: Sitting, desk: Desk
) -> None:
    tournament = await opened(desk, "robin", 2, clock=DAY)
    tournament = await desk.start_round(tournament.id, "ann")
    table = await here.house.find(tournament.waiting[0].table)
    for _ in range(40):
        if not table.running:
            break
        for seat in table.to_move():
            if table.chairs[seat].person == "ann":
                await here.play(table, "ann", table.state.moves(seat)[0])
        await here.later(DAY * 1000 + here.settings.grace)
    await here.house.settle()
    tournament = await desk.find(tournament.id)
    assert tournament.status == "over"
    assert tournament.matches[0].places is not None


@evening
async def test_on_a_ladder_who_wins_takes_the_rung_of_who_loses(here: Sitting, desk: Desk) -> None:
    tournament = await opened(desk, "ladder", 5)
    tournament = await desk.start_round(tournament.id, "ann")
    rungs = tournament.rungs
    last, first = rungs[4], rungs[0]
    assert tournament.within_reach(last) == rungs[1:4]
    assert await refusal(desk.challenge(tournament.id, PEOPLE[last], [first])) == "tournament-out-of-reach"
    tournament = await desk.challenge(tournament.id, PEOPLE[last], [rungs[1]])
    assert await refusal(desk.challenge(tournament.id, PEOPLE[last], [rungs[2]])) == "tournament-you-play"
    assert rungs[1] not in tournament.within_reach(rungs[3])
    tournament = await play_round(here, desk, tournament.id)
    [match] = tournament.matches
    assert match.places is not None
    won = match.seats[match.places.index(min(match.places))]
    if len(set(match.places)) == 2:
        assert tournament.rungs.index(won) == 1
    await desk.join(tournament.id, "gus", "Gus", {})
    assert (await desk.find(tournament.id)).rungs[-1] == 5


# -- who comes and goes ----------------------------------------------------------------------------------------------


@evening
async def test_who_is_dropped_is_played_by_a_bot_and_not_waited_for_again(here: Sitting, desk: Desk) -> None:
    tournament = await opened(desk, "swiss", 4, rounds=3)
    await desk.start_round(tournament.id, "ann")
    tournament = await desk.change(tournament.id, lambda it: it.drop("ann", 3))
    [match] = [match for match in tournament.waiting if 3 in match.seats]
    table = await here.house.find(match.table)
    assert table.chairs[table.seat_of("dan")].stand_in
    await play_round(here, desk, tournament.id)
    tournament = await desk.start_round(tournament.id, "ann")
    assert all(3 not in match.seats for match in tournament.matches if match.round == 2)
    assert [match.idle for match in tournament.matches if match.round == 2 and match.idle] == ["bye"]
    assert await refusal(desk.join(tournament.id, "dan", "Dan", {})) == "tournament-was-dropped"
    await desk.change(tournament.id, lambda it: it.drop("ann", 3, back=True))
    assert 3 in (await desk.find(tournament.id)).playing


@evening
async def test_whoever_meets_somebody_who_left_a_round_robin_has_won(here: Sitting, desk: Desk) -> None:
    tournament = await opened(desk, "robin", 4)
    await desk.change(tournament.id, lambda it: it.leave("dan"))
    await desk.join(tournament.id, "dan", "Dan", {})
    await desk.start_round(tournament.id, "ann")
    await desk.change(tournament.id, lambda it: it.leave("dan"))
    await play_round(here, desk, tournament.id)
    for _ in range(2):
        tournament = await desk.start_round(tournament.id, "ann")
        assert [match.idle for match in tournament.matches if match.round == tournament.round].count("bye") == 1
        tournament = await play_round(here, desk, tournament.id)
    assert tournament.status == "over"


@evening
async def test_a_game_that_nobody_plays_is_called_off_and_the_next_round_begins(here: Sitting, desk: Desk) -> None:
    tournament = await opened(desk, "robin", 4)
    tournament = await desk.start_round(tournament.id, "ann")
    first, second = [match.table for match in tournament.waiting]
    assert await refusal(desk.call_off(tournament.id, "bob", first)) == "tournament-host-decides"
    tournament = await desk.call_off(tournament.id, "ann", first)
    assert [match.void for match in tournament.matches] == [True, False]
    assert await refusal(desk.call_off(tournament.id, "ann", first)) == "tournament-not-running"
    await here.play_to_the_end(await here.house.find(second))
    await here.house.settle()
    assert (await desk.start_round(tournament.id, "ann")).round == 2


@evening
async def test_what_does_not_fit_is_refused(here: Sitting, desk: Desk) -> None:
    with pytest.raises(BadPlan):
        await desk.open("ann", Plan("…", "bidding", "swiss"))
    with pytest.raises(BadWish):
        await desk.open("ann", Plan("One", "startups", "swiss", 2))
    with pytest.raises(NoSuchTournament):
        await desk.find("nowhere")
    tournament = await opened(desk, "robin", 1)
    assert await refusal(desk.start_round(tournament.id, "ann")) == "tournament-few"
    with pytest.raises(HostOnly):
        await desk.start_round(tournament.id, "bob")
    with pytest.raises(HostOnly):
        await desk.change(tournament.id, lambda it: it.add_bot("bob", "intern"))
    await desk.join(tournament.id, "bob", "Ann", {})
    assert [each.name for each in (await desk.find(tournament.id)).entrants] == ["Ann", "Ann 2"]
    await desk.start_round(tournament.id, "ann")
    with pytest.raises(Untimely):
        await desk.join(tournament.id, "cleo", "Cleo", {})
    plans = [Plan(f"Number {number}", "bidding", "swiss") for number in range(MOST_AT_ONCE)]
    for plan in plans[1:]:
        await desk.open("ann", plan)
    assert await refusal(desk.open("ann", plans[0])) == "tournament-many-tournaments"


@evening
async def test_who_is_erased_is_somebody_in_tournaments_and_their_games_go_on(here: Sitting, desk: Desk) -> None:
    over = await opened(desk, "robin", 2)
    await desk.start_round(over.id, "ann")
    await play_round(here, desk, over.id)
    runs = await opened(desk, "robin", 3)
    await desk.start_round(runs.id, "ann")
    waits = await opened(desk, "robin", 3)
    await here.house.erase("bob")
    for id in (over.id, runs.id, waits.id):
        found = await here.store.tournament(id)
        assert found is not None
        assert b"bob" not in found.data.lower()
    assert len((await desk.find(waits.id)).entrants) == 2
    assert await here.store.tournaments_of("bob", 9) == []
    for _ in range(3):
        runs = await play_round(here, desk, runs.id)
        if runs.status != "over":
            runs = await desk.start_round(runs.id, "ann")
    await here.house.erase("ann")
    assert (await desk.find(runs.id)).host != "ann"


# -- servers that die, and several -----------------------------------------------------------------------------------


@evening
async def test_a_round_that_was_begun_by_a_server_that_died_gets_its_tables_from_the_next(
    here: Sitting, desk: Desk
) -> None:
    tournament = await opened(desk, "robin", 4)
    ids = count(100)

    def begin(it: Tournament) -> None:
        it.start_round("ann", here.house.game("bidding"), lambda: f"x{next(ids)}", here.time)

    await shelf.change(here.store, tournament.id, begin, here.time)
    assert await here.store.summary("x100") is None
    await here.come_back()
    next_desk = desk_of(here)
    sweeping = asyncio.create_task(next_desk.run())
    async with asyncio.timeout(60):
        while await here.store.summary("x101") is None:
            await asyncio.sleep(0)
    sweeping.cancel()
    assert (await here.house.find("x100")).running


@evening
async def test_a_game_that_ended_unnoticed_counts_when_somebody_looks(here: Sitting, desk: Desk) -> None:
    tournament = await opened(desk, "robin", 2)
    tournament = await desk.start_round(tournament.id, "ann")
    here.house.ended = lambda id: None
    await here.play_to_the_end(await here.house.find(tournament.waiting[0].table))
    assert (await shelf.find(here.store, tournament.id)).status == "running"
    assert (await desk.find(tournament.id)).status == "over"


@evening
async def test_nobody_writes_over_what_others_have_written(here: Sitting, desk: Desk) -> None:
    tournament = await opened(desk, "robin", 0)
    await asyncio.gather(*(desk.join(tournament.id, person, person, {}) for person in PEOPLE))
    assert {each.person for each in (await desk.find(tournament.id)).entrants} == set(PEOPLE)
    with pytest.raises(Conflict):
        await here.store.keep_tournament(tournament.id, 1, "open", 0, [], b"{}")
    with pytest.raises(Conflict):
        await here.store.keep_tournament(tournament.id, 0, "open", 0, [], b"{}")


@two_servers
async def test_two_servers_that_begin_a_round_at_once_begin_one(here: Sitting, there: Sitting) -> None:
    desks = desk_of(here), desk_of(there)
    tournament = await opened(desks[0], "robin", 6)
    begun = await asyncio.gather(*(desk.start_round(tournament.id, "ann") for desk in desks), return_exceptions=True)
    assert any(isinstance(one, Tournament) for one in begun)
    found = await desks[1].find(tournament.id)
    assert (found.round, len(found.matches)) == (1, 3)
    for match in found.matches:
        table = await there.house.find(match.table)
        assert table.running
        assert sum(type(row).__name__ == "Started" for row in await rows_of(there, match.table)) == 1


async def rows_of(here: Sitting, table: str) -> list[Any]:
    from captable.tables import journal

    return [journal.decode(row) for row in await here.store.journal(table)]
