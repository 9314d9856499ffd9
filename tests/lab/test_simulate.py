"""Many games at once."""

from __future__ import annotations

from itertools import islice
from os import getpid

import pytest

from captable import bots
from captable.bots.bot import Bot
from captable.core.errors import BadInput, CaptableError
from captable.core.rng import Rng
from captable.core.state import TOGETHER, State
from captable.games import find
from captable.games.startups.game import Startups
from captable.lab.cores import cores, spread
from captable.lab.simulate import Series, Span, Tally, note_turn, play_batch, simulate, whole_order, wilson


class First(Bot):
    """Always the first of its moves."""

    name = "first"

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return state.moves(seat)[0]


class Cheat(Bot):
    """A move that is not legal."""

    name = "cheat"

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return state.game.move_codes - 1


@pytest.fixture
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for bot in (First(), Cheat()):
        monkeypatch.setitem(bots._BOTS, bot.name, bot)


def series(**changes: object) -> Series:
    given: dict[str, object] = {"game": "startups", "players": 4, "games": 40, "bots": ("intern",), "seed": "lab"}
    return Series(**(given | changes))  # type: ignore[arg-type]


def played(what: Series, jobs: int = 1) -> Tally:
    *_, (_, tally) = simulate(what, jobs)
    return tally


def squares(numbers: range) -> list[int]:
    return [number * number for number in numbers]


# -- cores -----------------------------------------------------------------------------------------------


def done_exactly_once(count: int, jobs: int) -> bool:
    batches = list(spread(squares, count, jobs))
    whole = sorted(square for _, part in batches for square in part)
    return sum(done for done, _ in batches) == count and whole == squares(range(count))


@pytest.mark.parametrize("count", [0, 1, 2, 1500])
def test_every_item_is_done_exactly_once(count: int) -> None:
    assert done_exactly_once(count, 1)
    assert done_exactly_once(count, 2)


def test_every_item_is_done_exactly_once_in_other_processes_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("captable.lab.cores.WORTH_A_PROCESS", 0)
    monkeypatch.setattr("captable.lab.cores.BATCH", 1e-9)
    assert done_exactly_once(20, 2)


def who_does(numbers: range) -> list[int]:
    return [getpid() for _ in numbers]


def test_this_process_works_beside_the_others_and_is_one_of_the_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("captable.lab.cores.WORTH_A_PROCESS", 0)
    monkeypatch.setattr("captable.lab.cores.BATCH", 1e-9)
    workers = {worker for _, part in islice(spread(who_does, 200, 2), 2, None) for worker in part}
    assert getpid() in workers
    assert len(workers) == 2


def test_there_is_at_least_one_core_and_one_job() -> None:
    assert cores() >= 1
    with pytest.raises(BadInput, match="at least one job"):
        list(spread(squares, 3, 0))


# -- games -----------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_figures_in_any_division_of_the_work() -> None:
    whole = play_batch(series(), range(40))
    parts = Tally(4)
    for numbers in (range(25, 40), range(25)):
        parts.merge(play_batch(series(), numbers))
    assert parts == whole == played(series())
    assert played(series(seed="other")) != whole


def test_every_game_has_a_winner_and_every_place_is_counted() -> None:
    tally = played(series())
    assert tally.games == 40
    assert sum(tally.wins(seat) for seat in range(4)) == 40
    assert [sum(places) for places in tally.places] == [40] * 4
    assert all(span.count == 40 for span in tally.scores)


@pytest.mark.parametrize("bot", ["intern", "junior"])
def test_wins_are_counted_by_who_begins_too(bot: str) -> None:
    heroes = series(game="it_heroes", players=2, games=12, bots=(bot,))
    tally = played(heroes)
    begun, won = [], []
    for number in range(12):
        state = find("it_heroes").new(2, f"lab/{number}")
        begun.append(state.turn)
        alone = play_batch(heroes, range(number, number + 1))
        won.append([seat for seat in range(2) if alone.wins(seat)])
    assert set(begun) == {0, 1}
    assert tally.in_order == 12
    assert tally.wins_in_order[0] == sum(first in winners for first, winners in zip(begun, won, strict=True))
    assert sum(tally.wins_in_order) == sum(map(len, won))


def test_a_phase_that_all_play_together_has_no_order() -> None:
    order: list[int] = []
    state = find("ship_it").new(2, "together")
    assert state.turn == TOGETHER
    note_turn(state, order)
    assert order == whole_order(order, 2) == []
    assert whole_order([2, 0], 4) == [2, 0, 1, 3]


def test_each_seat_is_played_by_its_bot(more_bots: None) -> None:
    mixed = series(bots=("first", "intern"), games=5)
    assert [mixed.bot_of(seat) for seat in range(4)] == ["first", "intern", "first", "intern"]
    assert played(mixed) != played(series(games=5))


def test_bots_that_use_no_chance_play_the_same_whoever_sits_where(more_bots: None) -> None:
    assert played(series(bots=("first",), games=3)) == played(series(bots=("first", "first"), games=3))


def test_a_bot_that_breaks_the_rules_is_named_with_its_game(more_bots: None) -> None:
    with pytest.raises(CaptableError, match=r"Game 0 \(seed lab/0\) failed: .*\(SU-3.1\)"):
        played(series(bots=("cheat",)))


def test_a_game_that_does_not_end_in_its_bound_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Startups, "longest", lambda *_: 5)
    with pytest.raises(CaptableError, match="is not over after 5 moves"):
        played(series())


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"games": 0}, "at least one game"),
        ({"bots": ("nobody",)}, "There is no bot 'nobody'"),
        ({"players": 9}, "3 to 7 players"),
        ({"options": {"rounds": 3}}, "rounds"),
        ({"seed": "x" * 500}, "seed"),
    ],
)
def test_what_can_not_be_played_is_refused(changes: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        played(series(**changes))


# -- figures ---------------------------------------------------------------------------------------------


def test_a_span_adds_up_whatever_the_order() -> None:
    one, two, all_at_once = Span(), Span(), Span()
    for value in (3, -5):
        one.add(value)
    two.add(8)
    for value in (8, 3, -5):
        all_at_once.add(value)
    one.merge(two)
    one.merge(Span())
    assert one == all_at_once
    assert (one.mean, one.low, one.high) == (2, -5, 8)
    assert one.deviation == pytest.approx(5.3541, abs=1e-4)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 1, 0.2065, 1.0)],
)
def test_the_interval_of_a_share_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)
