"""Taking back: free until something was shown or somebody else has moved, then with everyone's consent."""

from __future__ import annotations

import pytest

from captable.core.view import SPECTATOR
from captable.tables.look import info
from captable.tables.refusals import NotNow, NotYours
from captable.tables.table import Table
from tests.tables.sitting import Sitting, scene, verify


async def at_an_open_move(here: Sitting, *people: str, bots: int = 0) -> tuple[Table, str]:
    """A table where a person has just taken a card from the market, in the open; and who it was."""
    table = await here.startups(*people, bots=bots)
    while True:
        seat = table.to_move()[0]
        if table.chairs[seat].played_by:
            await here.later(here.settings.bot_pause)
        elif 1 in table.state.moves(seat):
            return table, await here.play_first(table, 1)
        else:
            await here.play_first(table, table.state.moves(seat)[-1])


@scene
async def test_an_open_move_is_taken_back_at_once(here: Sitting) -> None:
    table, person = await at_an_open_move(here, "ann", "bob", "cleo")
    seat = table.seat_of(person)
    assert info(table, person).undo == "free"
    taken_at = table.eyes(SPECTATOR).revision
    await here.undo(table, person)
    assert table.recorder.record.entries[-1].kind == "undo"
    assert table.to_move() == [seat]
    line = table.eyes(SPECTATOR).log[-1]
    assert (line.say.id, line.voids) == ("table-took-back", taken_at)


@scene
async def test_an_open_move_can_be_taken_back_until_another_has_moved(here: Sitting) -> None:
    table, person = await at_an_open_move(here, "ann", "bob", "cleo")
    seat = table.seat_of(person)
    kept = table.state.moves(seat)
    taken = [move for move in kept if table.state.copy().why_not(seat, move) is None]
    for move in taken:
        await here.play(table, person, move)
        if not table.state.revealed:
            break
        await here.undo(table, person)
        for other in ("ann", "bob", "cleo"):
            if other != person and table.question:
                await here.answer(table, other, True)
    assert table.to_move() != [seat]
    assert table.undo_for(seat) == "free"
    await here.play_first(table)
    assert table.undo_for(seat) == "ask"


@scene
async def test_what_was_shown_is_taken_back_only_if_everyone_agrees(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")
    person = await here.play_first(table)  # the market is empty, so it was a draw
    others = [other for other in ("ann", "bob", "cleo") if other != person]
    assert info(table, person).undo == "ask"
    await here.undo(table, person)
    assert len(table.recorder.record.entries) == 1
    question = info(table, others[0]).question
    assert question is not None
    assert question.waiting == [table.seat_of(other) for other in others]
    await here.answer(table, others[0], True)
    assert len(table.recorder.record.entries) == 1
    await here.answer(table, others[1], True)
    assert [entry.kind for entry in table.recorder.record.entries] == ["move", "undo"]
    assert table.question is None


@scene
async def test_one_no_is_enough(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")
    person = await here.play_first(table)
    other = next(other for other in ("ann", "bob", "cleo") if other != person)
    await here.undo(table, person)
    with pytest.raises(NotYours, match="not asked"):
        await here.answer(table, person, True)
    await here.answer(table, other, False)
    assert table.question is None
    assert len(table.recorder.record.entries) == 1
    with pytest.raises(NotNow, match="settled"):
        await here.answer(table, other, True)


@scene
async def test_a_question_is_forgotten_when_nobody_answers_or_somebody_moves(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")
    person = await here.play_first(table)
    await here.undo(table, person)
    with pytest.raises(NotNow, match="Wait for the answers"):
        await here.undo(table, person)
    await here.later(here.settings.question)
    assert table.question is None
    await here.undo(table, person)
    await here.play_first(table)
    assert table.question is None
    assert [entry.kind for entry in table.recorder.record.entries] == ["move", "move"]


@scene
async def test_bots_neither_mind_nor_move_on_while_a_question_is_open(here: Sitting) -> None:
    table = await here.startups("ann", "bob", bots=2)
    while not (table.chairs[table.to_move()[0]].bot and table.undo_for(0)):
        people = [seat for seat in table.to_move() if not table.chairs[seat].played_by]
        await (here.play_first(table) if people else here.later(here.settings.bot_pause))
    moves = len(table.recorder.record.entries)
    if table.undo_for(0) == "ask":
        await here.undo(table, "ann")
        await here.later(here.settings.bot_pause)
        assert len(table.recorder.record.entries) == moves
        await here.answer(table, "bob", True)
    assert table.recorder.record.entries[-1].kind == "undo"
    assert table.to_move() == [0]


@scene
async def test_alone_with_bots_one_takes_back_their_moves_too(here: Sitting) -> None:
    table = await here.startups("ann", bots=2)
    while True:
        if table.to_move() == [0] and table.undo_for(0) == "ask":
            break
        people = [seat for seat in table.to_move() if not table.chairs[seat].played_by]
        await (here.play_first(table) if people else here.later(here.settings.bot_pause))
    entries = len(table.recorder.record.entries)
    await here.undo(table, "ann", id="u")
    await here.undo(table, "ann", id="u")
    assert {entry.kind for entry in table.recorder.record.entries[entries:]} == {"undo"}
    assert table.to_move() == [0]
    await here.play_to_the_end(table)
    verify(table.record)


@scene
async def test_there_is_nothing_to_take_back_before_the_first_move_and_after_the_end(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")
    with pytest.raises(NotNow, match="no move to take back"):
        await here.undo(table, "ann")
    await here.play_to_the_end(table)
    assert table.undo_for(0) == ""
    with pytest.raises(NotNow):
        await here.undo(table, "ann")


@scene
async def test_a_concession_cannot_be_crossed(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo", "dan")
    person = await here.play_first(table)
    leaver = next(other for other in ("ann", "bob", "cleo", "dan") if other != person)
    await here.house.act(table.id, lambda t, now: t.resign(leaver, now, "r"))
    assert table.undo_for(table.seat_of(person)) == ""
    again = await here.read_again(table)
    assert again.undo_for(table.seat_of(person)) == ""
