"""Simultaneous phases: nobody learns what another does in secret, and a timed step ends by itself."""

from __future__ import annotations

import pytest

from captable.core.view import SPECTATOR
from captable.tables.look import info
from captable.tables.refusals import StaleMove
from tests.tables.bidding import CONFIRM, SECONDS
from tests.tables.sitting import Follower, Sitting, scene, verify


@scene
async def test_a_sealed_choice_changes_the_choosers_revision_only(here: Sitting) -> None:
    table = await here.bidding("ann", "bob", "cleo")
    before = [table.eyes(seat).revision for seat in (SPECTATOR, 1, 2)]
    await here.play(table, "ann", 2)
    await here.play(table, "ann", 3)
    await here.play(table, "ann", CONFIRM)
    assert [table.eyes(seat).revision for seat in (SPECTATOR, 1, 2)] == before
    assert table.eyes(0).revision == before[0] + 3


@scene
async def test_others_look_the_same_whether_or_not_somebody_chose_in_secret(here: Sitting) -> None:
    table = await here.bidding("ann", "bob", "cleo")
    bob = Follower(here.house, "bob")
    await here.house.follow(table.id, bob)
    await here.play(table, "ann", 2)
    await here.play(table, "ann", CONFIRM)
    assert all(look == bob.seen[0] for look in bob.seen)
    assert bob.seen[-1].to_move == [0, 1, 2]
    assert info(table, "ann").to_move == [1, 2]


@scene
async def test_anothers_choice_does_not_make_ones_own_stale(here: Sitting) -> None:
    table = await here.bidding("ann", "bob")
    seen = table.eyes(1).revision
    await here.play(table, "ann", 2)
    await here.play(table, "ann", CONFIRM)
    await here.play(table, "bob", 1, revision=seen)
    with pytest.raises(StaleMove):
        await here.play(table, "bob", 3, revision=seen)


@scene
async def test_the_reveal_is_one_change_for_everyone(here: Sitting) -> None:
    table = await here.bidding("ann", "bob")
    for person, bid in (("ann", 2), ("bob", 1)):
        await here.play(table, person, bid)
        await here.play(table, person, CONFIRM)
    assert table.eyes(SPECTATOR).revision == 2
    assert table.eyes(SPECTATOR).log[-1].say.args == {"bids": "2, 1"}
    assert table.to_move() == [0]


@scene
async def test_a_timed_step_ends_by_the_games_own_default(here: Sitting) -> None:
    table = await here.bidding("ann", "bob")
    await here.play(table, "ann", 3)
    await here.later(SECONDS * 1000 - 1)
    assert table.state.turn < 0
    await here.later(1)
    assert table.eyes(0).log[-1].say.args == {"bids": "3, 0"}
    assert table.to_move() == [0]


@scene
async def test_bots_choose_together_with_people(here: Sitting) -> None:
    table = await here.bidding("ann", bots=3)
    await here.play_to_the_end(table)
    verify(table.record)


@scene
async def test_what_was_chosen_together_cannot_be_taken_back_at_the_table(here: Sitting) -> None:
    table = await here.bidding("ann", "bob")
    for person, bid in (("ann", 2), ("bob", 1)):
        await here.play(table, person, bid)
        await here.play(table, person, CONFIRM)
    assert table.undo_for(0) == table.undo_for(1) == ""
