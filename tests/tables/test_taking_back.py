"""A choice that was made in a simultaneous phase is taken back as if never made, and nobody else notices."""

from __future__ import annotations

import pytest

from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.playout import seat_to_move
from captable.core.record import Recorder, decode, encode
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.core.state import OVER, TOGETHER
from captable.core.view import OPEN, SPECTATOR
from captable.games import find
from captable.tables.look import frames, info
from captable.tables.refusals import NotNow
from tests.strangers.auction import GAME as AUCTION
from tests.strangers.cold_call import GAME as COLD_CALL
from tests.strangers.cold_call.state import STAY
from tests.tables.bidding import CONFIRM
from tests.tables.bidding import GAME as BIDDING
from tests.tables.sitting import PERSON, Follower, Sitting, scene, verify

SIMULTANEOUS = [
    (BIDDING, 3, {}),
    (AUCTION, 4, {}),
    (COLD_CALL, 3, {}),
    (find("ship_it"), 3, {"simultaneous": "live"}),
    (find("it_startup"), 4, {}),
]
MOVES = 150
WITHDRAWALS = 12


def any_choice(recorder: Recorder, rng: Rng) -> int:
    """A seat that could take a choice back, by lot; -1 if there is none."""
    seats = [seat for seat in range(recorder.state.players) if recorder.choice_of(seat) >= 0]
    return seats[rng.below(len(seats))] if seats else -1


def without(recorder: Recorder, place: int) -> Recorder:
    """The same game, in which that move that stands was never made."""
    record = recorder.record
    assert isinstance(record.start["seed"], str)
    other = Recorder(recorder.game, record.players, record.start["seed"], record.options)
    for move in [*recorder.past[:place], *recorder.past[place + 1 :]]:
        other.play(move.seat, move.move, move.at)
    return other


@pytest.mark.parametrize(("game", "players", "options"), SIMULTANEOUS, ids=lambda value: getattr(value, "key", ""))
@pytest.mark.parametrize("number", range(3))
def test_a_choice_taken_back_was_never_made(game: Game, players: int, options: dict[str, object], number: int) -> None:
    recorder = Recorder(game, players, f"taking back {number}", options)
    rng = rng_from(f"taking back {number}")
    withdrawals = 0
    for at in range(MOVES):
        seat = seat_to_move(recorder.state, rng)
        if seat == OVER or withdrawals == WITHDRAWALS:
            break
        chooser = any_choice(recorder, rng) if withdrawals == 0 or rng.below(3) == 0 else -1
        if chooser >= 0:
            never = without(recorder, recorder.choice_of(chooser))
            recorder.withdraw(chooser, at)
            withdrawals += 1
            assert recorder.state == never.state
            assert recorder.state.revealed == never.state.revealed
            for looker in (OPEN, SPECTATOR, *range(players)):
                assert recorder.state.view(looker) == never.state.view(looker)
            assert recorder.state.may_move(chooser)
        else:
            recorder.play(seat, recorder.state.moves(seat)[rng.below(len(recorder.state.moves(seat)))], at)
    assert withdrawals > 0
    again = Recorder.resume(decode(encode(recorder.record)), game)
    assert again.state == recorder.state
    assert [move.seat for move in again.past] == [move.seat for move in recorder.past]


def test_a_choice_stands_once_it_was_shown() -> None:
    recorder = Recorder(AUCTION, 2, "shown")
    recorder.play(0, 3)
    recorder.play(1, 4)
    with pytest.raises(BadInput, match="Seat 0 has no choice to take back"):
        recorder.withdraw(0)
    assert [entry.kind for entry in recorder.record.entries] == ["move", "move"]


def test_whether_a_choice_can_be_taken_back_tells_nothing_about_the_others() -> None:
    """Also where another has looked at something hidden, alone."""
    recorder = Recorder(find("ship_it"), 3, "puzzle", {"simultaneous": "live"})
    rng = rng_from("puzzle")
    for _ in range(2000):
        seat = seat_to_move(recorder.state, rng)
        if seat == OVER:
            break
        known = [recorder.state.knows(other) for other in range(3)]
        free = [recorder.choice_of(other) >= 0 for other in range(3)]
        recorder.play(seat, recorder.state.any_move(seat, rng))
        for other in range(3):
            if other != seat and recorder.state.turn == TOGETHER and recorder.state.knows(other) == known[other]:
                assert (recorder.choice_of(other) >= 0) == free[other]


def test_a_choice_that_nothing_was_shown_after_can_be_taken_back_when_the_phase_is_over() -> None:
    """All have prepared a card face down; who stays on the line is the next question."""
    recorder = Recorder(COLD_CALL, 2, "prepared")
    for seat in (0, 1):
        recorder.play(seat, recorder.state.moves(seat)[0])
    assert recorder.state.turn == 0
    recorder.withdraw(0)
    assert recorder.state.to_move() == [0]
    recorder.play(0, recorder.state.moves(0)[1])
    recorder.play(0, STAY)
    assert [recorder.choice_of(seat) for seat in (0, 1)] == [-1, -1]


@scene
async def test_nobody_else_notices_a_secret_choice_that_is_taken_back(here: Sitting) -> None:
    table = await here.bidding("ann", "bob", "cleo")
    bob = Follower(here.house, "bob")
    await here.house.follow(table.id, bob)
    before = [table.eyes(seat).revision for seat in (SPECTATOR, 1, 2)]
    await here.play(table, "ann", 2)
    await here.play(table, "ann", CONFIRM)
    assert info(table, "ann").undo == "free"
    await here.undo(table, "ann")
    assert [table.eyes(seat).revision for seat in (SPECTATOR, 1, 2)] == before
    assert all(look == bob.seen[0] for look in bob.seen)
    assert table.eyes(1).log == []
    assert table.eyes(0).log[-1].say.id == "table-took-back"
    assert table.state.dump()["confirmed"] == [0, 0, 0]
    assert table.state.moves(0) == [0, 1, 2, 3, CONFIRM]


@scene
async def test_others_choices_stand_when_one_is_taken_back(here: Sitting) -> None:
    table = await here.bidding("ann", "bob", "cleo")
    await here.play(table, "ann", 2)
    await here.play(table, "bob", 3)
    await here.play(table, "bob", CONFIRM)
    await here.undo(table, "ann")
    assert table.state.dump()["bids"] == [-1, 3, -1]
    await here.undo(table, "bob", id="b")
    await here.undo(table, "bob", id="b")
    assert table.state.dump()["confirmed"] == [0, 0, 0]
    assert table.state.dump()["bids"] == [-1, 3, -1]
    again = await here.read_again(table)
    assert again.state == table.state
    assert [again.eyes(seat).log for seat in range(3)] == [table.eyes(seat).log for seat in range(3)]
    await here.play_to_the_end(table)
    verify(table.record)
    for seat in range(3):
        told = [line for frame in frames(table.record, table.game, seat) for line in frame.log]
        assert [line.say for line in told] == [line.say for line in table.eyes(seat).log]


@scene
async def test_the_reveal_comes_before_a_late_wish(here: Sitting) -> None:
    """Ann's wish crosses the choice of the last one: it is refused with the reason, and nothing is lost."""
    table = await here.bidding("ann", "bob")
    for person in ("ann", "bob"):
        await here.play(table, person, 2)
        await here.play(table, person, CONFIRM)
    entries = len(table.recorder.record.entries)
    for person in ("ann", "bob"):
        assert info(table, person).undo == ""
        with pytest.raises(NotNow, match="shown since you chose"):
            await here.undo(table, person)
    assert len(table.recorder.record.entries) == entries


@scene
async def test_the_clock_of_a_choice_goes_on_when_it_is_taken_back(here: Sitting) -> None:
    table = await here.house.create("ann", "Ann", "bidding", [PERSON, PERSON], clock=20)
    await here.seat_and_start(table, "ann", "bob")
    began = table.eyes(0).deciding_since
    await here.later(8_000)
    await here.play(table, "ann", 1)
    await here.later(8_000)
    await here.undo(table, "ann")
    assert table.eyes(0).deciding_since == began
    await here.play(table, "ann", 2)
    await here.later(8_000)
    with pytest.raises(NotNow, match="time for this choice has run out"):
        await here.undo(table, "ann")
