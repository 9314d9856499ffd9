"""Moves, the record, the log, chat, resignation, rematch."""

from __future__ import annotations

import pytest

from captable.core.errors import IllegalMove
from captable.core.view import OPEN, SPECTATOR
from captable.tables.look import frames, info, views
from captable.tables.refusals import BadWish, NotNow, NotYours, StaleMove
from captable.tables.settings import Pace
from tests.tables.sitting import PERSON, Follower, Sitting, scene, verify


@scene
async def test_people_and_bots_play_a_game_whose_record_verifies(here: Sitting) -> None:
    table = await here.startups("ann", "bob", bots=2)
    await here.play_to_the_end(table)
    assert table.status == "over"
    verify(table.record)
    assert table.record.names == ["Ann", "Bob", "Intern", "Intern 2"]


@scene
async def test_nobody_gets_the_record_while_the_game_runs(here: Sitting) -> None:
    table = await here.startups("ann", bots=2)
    with pytest.raises(NotNow, match="finished games"):
        _ = table.record


@scene
async def test_a_bot_waits_a_moment_before_it_answers(here: Sitting) -> None:
    table = await here.startups("ann", bots=2)
    while table.to_move() == [0]:
        await here.play_first(table)
    before = len(table.recorder.record.entries)
    await here.later(here.settings.bot_pause - 1)
    assert len(table.recorder.record.entries) == before
    await here.later(1)
    assert len(table.recorder.record.entries) > before


@scene
async def test_bots_keep_the_pace_of_the_most_patient_player_who_is_here(here: Sitting) -> None:
    wishes: list[tuple[dict[str, Pace], float]] = [
        ({"ann": "fast"}, 0.25),
        ({"ann": "slow"}, 2.5),
        ({"ann": "fast", "bob": "normal"}, 1),
        ({"ann": "fast", "bob": "slow"}, 2.5),
        ({"ann": "fast", "a spectator": "slow"}, 0.25),
    ]
    for paces, times in wishes:
        table = await here.startups("ann", "bob", bots=1)
        for person, pace in paces.items():
            await here.house.follow(table.id, Follower(here.house, person), pace)
        while table.to_move() != [2]:
            await here.play_first(table)
        before = len(table.recorder.record.entries)
        await here.later(int(times * here.settings.bot_pause) - 1)
        assert len(table.recorder.record.entries) == before, paces
        await here.later(1)
        assert len(table.recorder.record.entries) > before, paces


@scene
async def test_bots_make_haste_once_the_patient_player_has_gone(here: Sitting) -> None:
    table = await here.startups("ann", "bob", bots=1)
    ann, bob = Follower(here.house, "ann"), Follower(here.house, "bob")
    await here.house.follow(table.id, ann, "fast")
    await here.house.follow(table.id, bob, "slow")
    while table.to_move() != [2]:
        await here.play_first(table)
    before = len(table.recorder.record.entries)
    await here.house.unfollow(table.id, bob)
    await here.later(here.settings.bot_pause // 4)
    assert len(table.recorder.record.entries) > before


@scene
async def test_a_table_read_from_its_journal_is_the_same_for_everyone(here: Sitting) -> None:
    table = await here.startups("ann", "bob", bots=1)
    for _ in range(40):
        people = [seat for seat in table.to_move() if not table.chairs[seat].played_by]
        await (here.play_first(table) if people else here.later(here.settings.bot_pause))
    again = await here.read_again(table)
    for seat in range(SPECTATOR, 3):
        assert again.view(seat) == table.view(seat)
        assert again.eyes(seat).log == table.eyes(seat).log
        assert again.eyes(seat).revision == table.eyes(seat).revision
        assert again.eyes(seat).decision == table.eyes(seat).decision


@scene
async def test_a_move_chosen_in_an_older_view_is_stale(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")
    seat = table.to_move()[0]
    person = table.chairs[seat].person
    old = table.eyes(seat).revision
    await here.play_first(table)
    with pytest.raises(StaleMove):
        await here.play(table, person, table.state.moves(seat)[0], revision=old)


@scene
async def test_a_repeated_move_is_played_once_also_after_a_restart(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")
    seat = table.to_move()[0]
    person, move, old = table.chairs[seat].person, table.state.moves(seat)[0], table.eyes(seat).revision
    await here.play(table, person, move, old, id="once")
    await here.play(table, person, move, old, id="once")
    assert len(table.recorder.record.entries) == 1
    assert (await here.read_again(table)).knows_wish(seat, "once")
    assert not (await here.read_again(table)).knows_wish((seat + 1) % 3, "once")


@scene
async def test_a_move_out_of_turn_or_against_the_rules_is_refused_with_its_clause(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")
    seat = table.to_move()[0]
    waiting = table.chairs[(seat + 1) % 3].person
    with pytest.raises(IllegalMove) as out_of_turn:
        await here.play(table, waiting, 0)
    assert out_of_turn.value.clause == "SU-1.3"
    with pytest.raises(IllegalMove) as no_card:
        await here.play(table, table.chairs[seat].person, 1)
    assert no_card.value.clause == "SU-2.2"
    with pytest.raises(NotYours, match="no seat"):
        await here.play(table, "zoe", 0)
    assert table.recorder.record.entries == []


@scene
async def test_each_seat_has_its_own_log(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")
    seat = table.to_move()[0]
    await here.play_first(table)
    assert table.eyes(seat).log[0].say.id == "su-you-drew"
    for other in (SPECTATOR, (seat + 1) % 3):
        assert table.eyes(other).log[0].say.id == "su-drew"
        assert "company" not in table.eyes(other).log[0].say.args
    assert table.eyes(seat).log[0].clause == "SU-2.1"
    assert table.eyes(seat).log[0].travels


@scene
async def test_one_can_jump_back_to_what_one_saw(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")
    seen = {1: table.view(0)}
    for _ in range(12):
        await here.play_first(table)
        seen[table.eyes(0).revision] = table.view(0)
    for revision, view in seen.items():
        assert table.moment(0, revision)() == view
    with pytest.raises(BadWish, match="from 1 to"):
        table.moment(0, table.eyes(0).revision + 1)


@scene
async def test_players_chat_and_watchers_read(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")
    await here.house.act(table.id, lambda t, now: t.say("bob", "Hello", now, "c1"), "bob", "c1")
    await here.house.act(table.id, lambda t, now: t.say("bob", "Hello", now, "c1"), "bob", "c1")
    assert [(line.seat, line.text) for line in table.chat] == [(1, "Hello")]
    with pytest.raises(NotYours):
        await here.house.act(table.id, lambda t, now: t.say("zoe", "Psst", now, "c2"))
    assert (await here.read_again(table)).chat == table.chat


@scene
async def test_who_resigns_is_out_and_the_others_play_on(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")
    await here.house.act(table.id, lambda t, now: t.resign("bob", now, "r"))
    assert info(table, "ann").seats[1].resigned
    assert 1 not in table.to_move()
    assert table.eyes(0).log[-1].say.id == "core-conceded"
    await here.house.act(table.id, lambda t, now: t.resign("ann", now, "r"))
    assert table.status == "over"
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.places[2] == 1
    verify(table.record)


@scene
async def test_a_rematch_begins_when_all_people_have_come_along(here: Sitting) -> None:
    table = await here.startups("ann", "bob", bots=1)
    with pytest.raises(NotNow, match="finished"):
        await here.house.rematch(table.id, "ann", "Ann")
    await here.play_to_the_end(table)
    again = await here.house.rematch(table.id, "bob", "Bob")
    assert info(table, "ann").rematch == again.id
    assert [chair.name for chair in again.chairs] == ["", "Bob", "Intern"]
    assert again.status == "open"
    there, _, _ = await here.house.lobby("zoe")
    assert there == []
    same = await here.house.rematch(table.id, "ann", "Ann")
    assert same.id == again.id
    assert same.running
    assert (await here.house.rematch(table.id, "ann", "Ann")).id == again.id


@scene
async def test_the_seats_of_a_rematch_are_kept_for_those_who_had_them(here: Sitting) -> None:
    table = await here.startups("ann", "bob", bots=1)
    await here.play_to_the_end(table)
    again = await here.house.rematch(table.id, "bob", "Bob")
    assert info(again, "zoe").seats[0].kept_for == "Ann"
    assert info(again, "ann").seats[0].kept_for == ""
    with pytest.raises(NotNow, match="kept for those who had them"):
        await here.sit(again, "zoe")
    with pytest.raises(NotYours, match="kept for Ann"):
        await here.sit(again, "zoe", 0)
    with pytest.raises(NotYours, match="kept for Ann"):
        await here.sit(again, "bob", 0)
    await here.sit(await here.read_again(again), "ann")
    again = await here.read_again(again)
    assert [chair.name for chair in again.chairs] == ["Ann", "Bob", "Intern"]
    assert info(again, "zoe").seats[0].kept_for == ""


@scene
async def test_bots_can_take_the_seats_of_those_who_do_not_come_along(here: Sitting) -> None:
    table = await here.startups("ann", "bob", bots=1)
    await here.play_to_the_end(table)
    again = await here.house.rematch(table.id, "bob", "Bob")
    await here.house.act(again.id, lambda t, now: t.start("bob", now, fill="intern"))
    assert [chair.name for chair in again.chairs] == ["Intern 2", "Bob", "Intern"]


@scene
async def test_strangers_do_not_make_rematches(here: Sitting) -> None:
    table = await here.startups("ann", bots=2)
    await here.play_to_the_end(table)
    with pytest.raises(NotYours):
        await here.house.rematch(table.id, "zoe", "Zoe")
    again = await here.house.rematch(table.id, "ann", "Ann")
    assert again.running


@scene
async def test_a_replay_ends_as_the_game_did_for_every_seats_eyes(here: Sitting) -> None:
    table = await here.startups("ann", "bob", bots=1)
    while len(table.recorder.record.entries) < 6 or table.undo_for(0) == "":
        people = [seat for seat in table.to_move() if not table.chairs[seat].played_by]
        await (here.play_first(table) if people else here.later(here.settings.bot_pause))
    await here.undo(table, "ann")
    if table.question:
        await here.answer(table, "bob", True)
    await here.play_to_the_end(table)
    last = len(table.record.entries)
    for seat in (OPEN, SPECTATOR, 0, 1, 2):
        steps = frames(table.record, table.game, seat)
        assert len(steps) == last + 1
        if seat != OPEN:
            assert [line.say for step in steps for line in step.log if line.voids is None] == [
                line.say for line in table.eyes(seat).log if line.voids is None
            ]
            assert views(table.record, table.game, seat, last, 1) == [table.view(seat)]
    assert len(views(table.record, table.game, OPEN, 0, 1000)) == 50
    with pytest.raises(BadWish):
        views(table.record, table.game, OPEN, last + 1, 1)
    with pytest.raises(BadWish):
        frames(table.record, table.game, 3)


@scene
async def test_followers_are_told_of_every_change_and_who_is_here(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")
    ann, zoe = Follower(here.house, "ann"), Follower(here.house, "zoe")
    await here.house.follow(table.id, zoe)
    await here.house.follow(table.id, ann)
    assert [seat.here for seat in zoe.seen[-1].seats] == [True, False, False]
    assert zoe.seen[-1].you is None
    assert ann.seen[-1].you == 0
    await here.house.unfollow(table.id, ann)
    assert [seat.here for seat in zoe.seen[-1].seats] == [False, False, False]


@scene
async def test_a_seat_of_a_public_table_has_a_name_but_no_identity(here: Sitting) -> None:
    table = await here.house.create("secret-identity-of-ann", "Ann", "startups", [PERSON] * 3)
    assert "secret" not in repr(info(table, "bob"))
