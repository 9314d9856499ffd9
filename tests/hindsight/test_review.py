"""A finished game looked at again: what it may see, and how choice and luck add up."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from captable import bots
from captable.core.errors import BadInput
from captable.core.record import Record, Recorder
from captable.core.rng import Rng
from captable.core.schedule import turns
from captable.core.view import Message
from captable.games import find
from captable.hindsight import look as looking
from captable.hindsight.line import CERTAIN, Line, line_of, sides_of, whole
from captable.hindsight.look import Level, Looked, Race, Scales, Tried, try_moves
from captable.hindsight.review import Review, Told, movements, put_together, review, turning_points

TINY = Level(1, 4)
GAMES: dict[str, tuple[int, dict[str, Any], list[dict[str, Any]] | None]] = {
    "startups": (3, {}, None),
    "startup_nation": (4, {}, None),
    "it_heroes": (2, {}, [{"deck": "aggressive"}, {"deck": "fortress"}]),
    "it_startup": (2, {"threshold": "fast"}, None),
    "ship_it": (2, {}, None),
}


@cache
def recorded(key: str, players: int = 0, option: str = "") -> Recorder:
    """A game between juniors."""
    usual, options, private = GAMES[key]
    more = {option: True} if option else {}
    recorder = Recorder(find(key), players or usual, "review", {**options, **more}, None if players else private)
    rng = Rng(1)
    for seat in turns(recorder.state):
        recorder.play(seat, bots.choose(bots.find("junior"), recorder.state, seat, rng))
    return recorder


@cache
def ending(key: str, moves: int, players: int = 0, option: str = "") -> Record:
    """The last moves of that game, as a record of their own."""
    long = recorded(key, players, option)
    start = long.past[-moves].before
    recorder = Recorder(long.game, start.players, "", start=start.dump())
    for entry in long.record.entries[-moves:]:
        recorder.play(entry.seat, long.game.move_table.code(entry.move or {}))
    return recorder.record


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(looking.LEVELS, "quick", TINY)


def parts(sides: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.integers(1, 1000), min_size=sides, max_size=sides).map(whole)


def invented(line: Line, draw: st.DrawFn) -> list[Looked]:
    """What might have been found out, with nothing thought."""
    sides, found = len(line.sides), []
    for step in line.steps:
        known = [draw(parts(sides)) for _ in range(line.record.players)]
        side = line.side_of(step.entry.seat)
        mine = line.game.move_table.code(step.entry.move or {})
        tried = [Tried(mine, draw(parts(sides)), draw(parts(sides)), 0, 0)]
        if draw(st.booleans()):
            other = next(code for code in range(line.game.move_codes) if code != mine)
            tried.append(Tried(other, draw(parts(sides)), draw(parts(sides)), 0, 0))
        tried.sort(key=lambda each: -each.known[side])
        found.append(Looked(known, draw(parts(sides)), tried if draw(st.booleans()) else []))
    return found


@settings(max_examples=8)
@given(data=st.data())
@pytest.mark.parametrize(("key", "players", "option"), [("startups", 0, ""), ("ship_it", 0, ""), ("it_startup", 1, "")])
def test_choice_and_luck_add_up_to_every_movement(data: st.DataObject, key: str, players: int, option: str) -> None:
    line = line_of(ending(key, 4, players, option), find(key))
    found = put_together(line, data.draw(st.composite(lambda draw: invented(line, draw))()), "quick", "any")
    for number, step in enumerate(found.steps):
        assert sum(step.choice) == 0
        assert step.choice[found.side_of(step.seat)] <= 0
        for side, choice in enumerate(step.choice):
            assert choice + step.open_luck[side] == found.open[number + 1][side] - found.open[number][side]
            for seat in range(found.players):
                before, after = (found.known[at][seat][side] for at in (number, number + 1))
                assert choice + step.luck[seat][side] == after - before
    for each in found.summaries:
        assert each.given_away + each.gifts + each.luck == each.ended - each.began == sum(movements(found, each.seat))
        assert each.given_away == -sum(one.gave_away for one in found.decisions if one.seat == each.seat)


@given(st.lists(st.floats(0, 1), min_size=2, max_size=7).filter(lambda each: sum(each) > 0.01))
def test_rounded_chances_still_add_up_to_one(exact: list[float]) -> None:
    rounded = whole(exact)
    assert sum(rounded) == CERTAIN
    assert all(abs(one - part / sum(exact) * CERTAIN) <= 1 for one, part in zip(rounded, exact, strict=True))


@pytest.mark.one_build
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.usefixtures("tiny")
def test_the_last_moves_of_every_game_can_be_reviewed(key: str) -> None:
    found = review(ending(key, 4), jobs=1)
    complete(found)
    assert found == review(ending(key, 4), jobs=1)


@pytest.mark.parametrize(("players", "option", "sides"), [(1, "", [[0], []]), (4, "teams", [[0, 2], [1, 3]])])
@pytest.mark.usefixtures("tiny")
def test_alone_the_goal_is_a_side_and_teams_win_together(players: int, option: str, sides: list[list[int]]) -> None:
    found = review(ending("it_startup", 4, players, option), jobs=1)
    assert found.sides == sides
    complete(found)


def complete(found: Review) -> None:
    """All chances add up, and the last ones are what happened."""
    assert len(found.known) == len(found.open) == len(found.entries) == len(found.steps) + 1
    for eyes in (each for at in found.known for each in at):
        assert sum(eyes) == CERTAIN
        assert min(eyes) >= 0
    assert all(sum(at) == CERTAIN for at in found.open)
    assert found.known[-1] == [found.open[-1]] * found.players
    assert max(found.open[-1]) * sum(part > 0 for part in found.open[-1]) in range(CERTAIN, CERTAIN + 3)
    for each in found.decisions:
        assert each.why
        assert each.gave_away == max(0, each.moves[0].chance - each.moves[each.chosen].chance)


@pytest.mark.parametrize("key", GAMES)
def test_advice_knows_only_what_the_seat_knew(key: str) -> None:
    """In a position that the seat can't tell from the true one, the same moves get the same chances."""
    past = recorded(key).past
    number = next(at for at in range(len(past) - 8, 0, -1) if len(past[at].before.worth_trying(past[at].seat)) > 1)
    seat, state, *_ = past[number]
    moves = list(state.worth_trying(seat))
    scales = Scales(key, sides_of(state), number, state.players)
    true, other = (
        try_moves(scales, position, seat, moves, moves[0], 5, Rng(5))
        for position in (state, state.redeal(seat, Rng(9)))
    )
    assert [(each.move, each.known, each.doubt) for each in true] == [
        (each.move, each.known, each.doubt) for each in other
    ]


def test_a_move_that_is_better_by_a_hair_makes_no_mistake_of_another() -> None:
    state = recorded("startups").past[0].before
    race = Race(Scales("startups", sides_of(state), 0, 3), state, 0, [0, 1, 2])
    for move, per_mille in enumerate((505, 500, 250)):
        sums = [share * 1000 for share in (per_mille, 250, 250, per_mille, 250, 250)]
        race.parts[move] = [(1, sums)] * 5
    assert race.mine(0) > race.mine(1)
    assert not race.is_clear(0, 1)
    assert race.is_clear(0, 2)


@pytest.mark.parametrize("key", GAMES)
def test_at_the_end_the_winners_are_worth_most(key: str) -> None:
    """Tries are judged by `values`, because an outcome takes too long to write."""
    state = recorded(key).state
    outcome, values = state.outcome(), list(state.values())
    assert outcome is not None
    assert [seat for seat, value in enumerate(values) if value == max(values)] == outcome.winners


def test_a_move_that_was_taken_back_is_not_reviewed() -> None:
    record = ending("startups", 4)
    recorder = Recorder(find("startups"), record.players, "", start=record.start["dump"])
    for number, entry in enumerate(record.entries):
        recorder.play(entry.seat, recorder.game.move_table.code(entry.move or {}))
        if number == 0:
            recorder.undo(entry.seat)
            recorder.play(entry.seat, recorder.game.move_table.code(entry.move or {}))
    line = line_of(recorder.record, recorder.game)
    assert [step.number for step in line.steps] == [3, 4, 5, 6]


@pytest.mark.usefixtures("tiny")
def test_giving_up_is_a_choice() -> None:
    recorder = Recorder(find("it_heroes"), 2, "up", seat_options=[{"deck": "aggressive"}, {"deck": "fortress"}])
    recorder.concede(0)
    found = review(recorder.record, jobs=1)
    assert found.steps[0].choice == [-found.own(0, 0), found.own(0, 0)]
    assert found.points[0].kind == "choice"


def test_a_game_that_still_runs_is_not_reviewed() -> None:
    running = Recorder(find("startups"), 3, "runs").record
    with pytest.raises(BadInput, match="finished"):
        review(running)


def test_a_level_that_does_not_exist_names_those_that_do() -> None:
    with pytest.raises(BadInput, match="quick, standard, deep"):
        review(ending("startups", 4), level="endless")


def test_a_turn_of_luck_says_what_its_seat_was_told_then() -> None:
    line = line_of(recorded("startups").record, find("startups"))
    nothing = [[0] * len(line.sides) for _ in range(line.record.players)]
    quiet = Told(1, 0, "move", None, Message("any"), nothing[0], nothing, nothing[0])
    drawn = next(at for at, step in enumerate(line.steps) if any(event.privately for event in step.events))
    seat = line.steps[drawn].entry.seat
    luck = [list(row) for row in nothing]
    luck[seat][line.side_of(seat)] = 900
    moved = msgspec.structs.replace(quiet, luck=luck)
    steps = [moved if at == drawn else quiet for at in range(len(line.steps))]
    (point,) = turning_points(line, steps)
    assert (point.step, point.kind, point.seat) == (drawn, "luck", seat)
    assert any(event.privately.get(seat) in point.told for event in line.steps[drawn].events)
