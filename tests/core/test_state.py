"""What every state does, whatever the game."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from operator import index
from struct import pack
from typing import Any, Self, SupportsIndex

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from captable.core.errors import BadInput, IllegalMove
from captable.core.playout import play_out, seat_to_move
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.core.state import OVER, TOGETHER, WIN, State
from captable.core.view import SPECTATOR, Message, View, seat_name
from captable.games import find, keys
from captable.games.startups import GAME
from tests.games.startups.scenes import do, scene
from tests.strangers.nim import GAME as NIM


def test_who_is_not_to_move_is_told_who_is() -> None:
    state = scene()
    before = state.digest()
    with pytest.raises(IllegalMove) as refused:
        state.play(1, 0)
    assert refused.value.clause == "SU-1.3"
    assert str(refused.value) == "It is not your turn: Player 1 to move. (SU-1.3)"
    assert state.digest() == before


def test_who_has_left_is_told_so_and_not_to_wait() -> None:
    state = scene()
    state.concede(1)
    refusal = state.why_not(1, 0)
    assert refusal is not None
    assert (refusal.clause, refusal.say.id) == ("SU-8.1", "core-you-left")


def test_a_game_with_turns_and_a_phase_together_asks_the_default_for_its_turns() -> None:
    class Mixed(State):
        def to_move(self) -> list[int]:
            return [0, 1] if self.turn == TOGETHER else super().to_move()

    state = Mixed()
    state.turn = TOGETHER
    assert state.to_move() == list(state.movers()) == [0, 1]
    state.turn = 1
    assert state.to_move() == list(state.movers()) == [1]
    state.turn = OVER
    assert state.to_move() == list(state.movers()) == []


class Numpys:
    """A whole number of another library, as numpy has them."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __repr__(self) -> str:
        return f"Numpys({self.value})"

    def __index__(self) -> int:
        return self.value


NO_NUMBERS = [-1, 10**6, 2**70, -(2**70), "end", "0", True, 1.5, None, Numpys(10**6)]


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("wrong", NO_NUMBERS, ids=str)
def test_a_seat_that_does_not_exist_is_the_caller_s_mistake(key: str, wrong: Any) -> None:
    state = find(key).new(seed="nobody")
    before = state.digest()
    there_are = f"There is no seat .*; seats go from 0 to {state.players - 1}."
    with pytest.raises(BadInput, match=there_are):
        state.play(wrong, 0)
    with pytest.raises(BadInput, match=there_are):
        state.why_not(wrong, 0)
    with pytest.raises(BadInput, match=there_are):
        state.concede(wrong)
    with pytest.raises(BadInput, match=there_are):
        state.moves(wrong)
    with pytest.raises(BadInput, match=there_are):
        state.redeal(wrong, Rng())
    if wrong != SPECTATOR:
        with pytest.raises(BadInput, match=there_are):
            state.view(wrong)
        with pytest.raises(BadInput, match=there_are):
            state.knows(wrong)
    assert state.digest() == before


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("wrong", NO_NUMBERS, ids=str)
def test_a_move_that_does_not_exist_is_the_caller_s_mistake(key: str, wrong: Any) -> None:
    state = find(key).new(seed="nothing")
    seat, before = state.to_move()[0], state.digest()
    there_are = f"There is no move .*; moves go from 0 to {state.game.move_codes - 1}."
    with pytest.raises(BadInput, match=there_are):
        state.play(seat, wrong)
    with pytest.raises(BadInput, match=there_are):
        state.why_not(seat, wrong)
    assert state.digest() == before


def test_numbers_of_other_libraries_do_as_well() -> None:
    state, other = scene(), scene()
    state.play(Numpys(0), Numpys(0))
    other.play(0, 0)
    assert state.digest() == other.digest()


def test_a_game_that_says_no_more_refuses_what_is_not_among_its_moves() -> None:
    state = NIM.new(2, "x", {"stones": 2})
    refusal = state.why_not(state.turn, 2)
    assert refusal is not None
    assert (refusal.clause, refusal.say.id) == ("NI-1.1", "core-not-allowed")


@pytest.mark.parametrize("key", keys())
def test_what_a_caller_gets_is_plain(key: str) -> None:
    state = find(key).new(seed="plain")
    for answer in (state.to_move(), state.moves(state.to_move()[0]), state.knows(0), state.knows(SPECTATOR)):
        assert type(answer) is list
        assert {type(number) for number in answer} == {int}
        assert json.loads(json.dumps(answer)) == answer


def test_a_game_may_write_plain_lists_where_ours_write_vectors() -> None:
    state = together()
    assert state.to_move() == [0, 1, 2]
    assert state.movers() == vec[i64]([0, 1, 2])
    assert state.moves(1) == [0]
    assert state.legal(1) == vec[i64]([0])


class PlainState(State):
    """A game that writes what callers ask, and no vectors."""

    def knows(self, seat: SupportsIndex) -> list[int]:
        return [7, self.turn]

    def redeal(self, seat: SupportsIndex, rng: Rng) -> Self:
        self.gone = rng.below(1) + 5
        return self

    def view(self, seat: SupportsIndex) -> View:
        return View(game="plain", version=1, seat=index(seat), prompt=Message("plain"), seats=[], zones=[])


def test_a_game_may_write_all_that_callers_ask_and_no_vectors() -> None:
    state = PlainState()
    assert state.known_to(0) == vec[i64]([7, state.turn])
    assert state.world_for(0, Rng()).gone == 5
    assert state.seen_by(SPECTATOR).seat == SPECTATOR


def test_a_game_that_leaves_something_out_says_so() -> None:
    state = State()
    for asked in (state.legal, state.known_to, state.seen_by, lambda seat: state.world_for(seat, Rng())):
        with pytest.raises(NotImplementedError):
            asked(0)


def test_nobody_has_moves_when_it_is_not_their_turn() -> None:
    state = scene(turn=1)
    assert state.to_move() == [1]
    assert [len(state.moves(seat)) > 0 for seat in range(3)] == [False, True, False]
    assert [state.may_move(seat) for seat in (-2, -1, 0, 1, 2)] == [False, False, False, True, False]


def test_the_time_of_a_move_is_kept() -> None:
    state = scene()
    state.play(0, 0, 1234)
    assert state.at == 1234


def test_moves_are_told_only_while_somebody_listens() -> None:
    state = scene(pile="octo octo")
    do(state, "draw a card")
    assert len(state.events) == 1
    do(state, "keep octo")
    assert len(state.events) == 2, "what the move before made happen is not told again"
    silent = scene()
    silent.telling = False
    silent.play(0, 0)
    assert silent.events == []


def test_a_digest_is_a_check_value_of_the_key() -> None:
    state = scene()
    key = list(state.key())
    assert state.digest() == sha256(pack(f"<{len(key)}q", *key)).hexdigest()[:16]
    assert scene(chips={0: 9}).digest() != state.digest()


def test_a_state_says_what_it_is() -> None:
    assert repr(scene(turn=2)) == "<startups, 3 players, to move: 2>"
    assert repr(scene(turn=None, rounds=1, results=[[1, 2, 3]])) == "<startups, 3 players, over>"
    assert repr(GAME) == "<Game startups, version 1, 3 to 7 players>"


def test_a_game_without_an_estimate_stands_even_until_it_is_over() -> None:
    state = NIM.new(2, "x")
    assert [state.value(0), state.value(1)] == [WIN // 2, WIN // 2] == list(state.values())
    play_out(state, rng_from("x"), 100)
    assert sorted(state.values()) == [0, WIN]


def test_a_seat_without_a_clock_has_no_deadline_and_a_move_by_default() -> None:
    state = scene()
    assert state.deadline(0) == -1
    assert state.default_move(0) in state.moves(0)


class Together(State):
    """All seats may move, in any order, until each has."""

    waiting: list[int]

    def to_move(self) -> list[int]:
        return self.waiting

    def moves(self, seat: SupportsIndex) -> list[int]:
        return [0] if seat in self.waiting else []

    def apply(self, seat: int, move: int) -> None:
        self.waiting.remove(seat)
        self.turn = TOGETHER if self.waiting else OVER


def together() -> Together:
    state = Together()
    state.game, state.players, state.turn, state.waiting = GAME, 3, TOGETHER, [0, 1, 2]
    return state


def test_in_a_simultaneous_phase_seats_move_in_any_order() -> None:
    state = together()
    assert state.may_move(2)
    state.play(2, 0)
    assert not state.may_move(2)
    refusal = state.why_not(2, 0)
    assert refusal is not None
    assert refusal.say.args["seats"] == [seat_name(0), seat_name(1)]
    assert play_out(state, rng_from("x"), 10) == 2
    assert state.over()


def test_no_seat_is_always_first_in_a_simultaneous_phase() -> None:
    rng = rng_from("first")
    firsts = Counter(seat_to_move(together(), rng) for _ in range(600))
    assert all(150 < firsts[seat] < 250 for seat in range(3))


def test_a_playout_stops_after_so_many_moves_or_at_the_end() -> None:
    state = GAME.new(3, "stop")
    assert play_out(state, rng_from("x"), 7) == 7
    rest = play_out(state, rng_from("x"), 10_000)
    assert 0 < rest < 10_000
    assert state.over()
    assert play_out(state, rng_from("x"), 10) == 0


def test_games_are_found_by_name_and_a_slip_gets_a_hint() -> None:
    assert find("startups") is GAME
    assert "startups" in keys()
    with pytest.raises(BadInput, match=r"no game 'startupz'\. Did you mean startup"):
        find("startupz")
    with pytest.raises(BadInput, match=r"There are: .*startups"):
        find("zzz")


@pytest.mark.parametrize(
    "name", ["no_such_module:GAME", "captable.games:NOTHING", ":GAME", "captable.games:", "json:dumps"]
)
def test_a_stranger_s_game_that_is_not_there_is_refused_with_the_reason(name: str) -> None:
    with pytest.raises(BadInput, match=r"No game could be loaded from|not a captable\.core\.game\.Game"):
        find(name)
