"""A lesson at a table: bots follow the story, the learner may stray, and it is left and taken up again."""

from __future__ import annotations

from functools import partial

import pytest

from captable.core.lesson import Coach
from captable.tables import coached
from captable.tables.journal import AnyRow
from captable.tables.look import info
from captable.tables.refusals import NoSuchLesson, NotNow
from captable.tables.table import Table
from tests.tables.sitting import Sitting, scene

DRAW, TAKE = 0, 1


async def lesson(here: Sitting) -> Table:
    return await here.house.teach("ann", "Ann", "startups")


def coach(table: Table) -> Coach:
    shown = info(table, "ann").coach
    assert shown is not None
    return shown


async def read(here: Sitting, table: Table) -> None:
    """Read on as far as there is only something to read."""
    while (shown := info(table, "ann").coach) is not None and shown.kind == "read":
        await here.house.act(table.id, partial(read_step, shown.step))


def read_step(step: int, table: Table, now: int) -> list[AnyRow]:
    return coached.read_on(table, "ann", step, now, "")


async def follow(here: Sitting, table: Table) -> None:
    """Do what the coach asks for, to the end of the lesson."""
    while (shown := info(table, "ann").coach) is not None:
        if shown.kind == "ask":
            await here.play(table, "ann", shown.moves[0])
        elif shown.kind == "read":
            await read(here, table)
        else:
            await here.later(here.settings.bot_pause)


@scene
async def test_a_lesson_is_followed_to_its_end(here: Sitting) -> None:
    table = await lesson(here)
    assert info(table, "ann").lesson
    await follow(here, table)
    assert table.status == "over"
    assert table.outcome() is not None
    assert not info(table, "ann").lesson


@scene
async def test_bots_wait_for_what_the_learner_reads(here: Sitting) -> None:
    table = await lesson(here)
    await read(here, table)
    await here.play(table, "ann", DRAW)
    await here.play(table, "ann", coach(table).moves[0])
    assert coach(table).kind == "watch"
    await here.later(here.settings.bot_pause)
    assert table.to_move() != [0]
    while coach(table).kind == "watch":
        await here.later(here.settings.bot_pause)
    assert coach(table).say.id == "su-lesson-chips-grow"
    moves = len(table.recorder.past)
    await here.later(10 * here.settings.bot_pause)
    assert len(table.recorder.past) == moves


@scene
async def test_another_move_is_explained_and_taken_back(here: Sitting) -> None:
    table = await lesson(here)
    await read(here, table)
    asked = coach(table)
    await here.play(table, "ann", TAKE)
    assert (coach(table).kind, coach(table).say.id) == ("strayed", "su-lesson-draw-take")
    with pytest.raises(NotNow, match="Take your last move back"):
        await here.play(table, "ann", table.state.moves(0)[0])
    await here.house.act(table.id, lambda t, now: t.take_back_stray("ann", now, ""))
    assert coach(table) == asked
    with pytest.raises(NotNow):
        await here.house.act(table.id, lambda t, now: t.take_back_stray("ann", now, ""))


@scene
async def test_who_goes_on_alone_has_a_free_game(here: Sitting) -> None:
    table = await lesson(here)
    await here.play(table, "ann", TAKE)
    await here.house.act(table.id, lambda t, now: coached.go_alone(t, "ann", now, ""))
    assert info(table, "ann").coach is None
    with pytest.raises(NotNow, match="No lesson"):
        await here.house.act(table.id, lambda t, now: coached.go_alone(t, "ann", now, ""))
    await here.play_to_the_end(table)


@scene
async def test_a_lesson_is_taken_up_again_where_it_was_left(here: Sitting) -> None:
    table = await lesson(here)
    await read(here, table)
    await here.play(table, "ann", TAKE)
    again = await here.read_again(table)
    assert info(again, "ann").coach == info(table, "ann").coach


@scene
async def test_only_the_learner_is_coached(here: Sitting) -> None:
    table = await lesson(here)
    assert info(table, "bob").coach is None
    assert info(table, "").coach is None


@scene
async def test_a_lesson_that_was_edited_since_leaves_a_free_game(here: Sitting) -> None:
    table = await lesson(here)
    assert table.coaching is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table.coaching.lesson, "digest", "another")
        again = await here.read_again(table)
    assert info(again, "ann").coach is None
    assert again.running


@scene
async def test_a_game_without_a_lesson_says_so(here: Sitting) -> None:
    with pytest.raises(NoSuchLesson, match="no lesson"):
        await here.house.teach("ann", "Ann", "bidding")
