"""What search leans on: a quick estimate of how well a seat stands, and a move that is not foolish."""

import pytest

from captable.core.playout import play_out
from captable.core.seed import rng_from
from captable.core.state import WIN
from captable.games.startups import GAME
from tests.games.startups.scenes import code, counted, scene


def test_who_would_win_if_the_count_came_now_stands_best() -> None:
    state = scene(
        portfolios={0: "octo", 1: "octo octo octo", 2: "octo hippo"}, hands=dict.fromkeys(range(3), "giraffe")
    )
    values = list(state.values())
    assert max(values) == values[1] > WIN // 2
    assert values == [state.value(seat) for seat in range(3)]


def test_hand_cards_count_as_they_will_at_the_end() -> None:
    state = scene(hands={0: "octo octo octo", 1: "octo hippo hippo"}, portfolios={2: "octo"})
    assert state.value(0) > state.value(1)


def test_a_finished_round_is_best_for_its_winner() -> None:
    state = counted({0: "octo octo octo", 1: "octo octo", 2: "octo bowwow bowwow"})
    assert list(state.values()).index(max(state.values())) == 0


def test_after_the_count_a_narrow_win_is_worth_much_more_than_a_narrow_loss() -> None:
    shares = {0: "octo octo octo octo", 1: "hippo hippo hippo hippo", 2: "giraffe giraffe giraffe"}
    won, lost = list(counted(shares, chips={0: 11, 1: 10, 2: 10}).values())[:2]
    assert WIN * 3 // 4 < won < WIN * 4 // 5
    assert WIN // 5 < lost < WIN // 4


def test_after_the_count_who_is_level_at_the_top_has_won_or_lost_as_the_tie_is_broken() -> None:
    shares = {0: "octo octo octo octo", 1: "hippo hippo hippo hippo", 2: "giraffe giraffe giraffe"}
    state = counted(shares, chips=dict.fromkeys(range(3), 10))
    outcome = state.outcome()
    assert outcome is not None
    assert [value > WIN // 2 for value in state.values()] == [place == 1 for place in outcome.places]


def test_a_match_that_is_over_is_won_or_lost_by_its_points() -> None:
    state = scene(turn=None, rounds=4, results=[[1, 2, 3], [2, 1, 3], [1, 2, 3], [3, 2, 1]], chips={2: 60})
    assert list(state.values()) == [0, WIN, 0]


@pytest.mark.parametrize("players", [3, 7])
def test_an_estimate_lies_between_lost_and_won(players: int) -> None:
    state, rng = GAME.new(players, "values", {"rounds": 4}), rng_from("values")
    while not state.over():
        play_out(state, rng, 5)
        assert all(0 <= value <= WIN for value in state.values())


def test_common_sense_looks_at_nothing_that_the_seat_can_t_see() -> None:
    state, rng = GAME.new(4, "sense"), rng_from("sense")
    while not state.over():
        seat = state.to_move()[0]
        chosen = state.common_sense(seat, rng_from("lot"))
        assert chosen in state.moves(seat)
        for world in range(4):
            assert state.redeal(seat, rng_from(f"world {world}")).common_sense(seat, rng_from("lot")) == chosen
        play_out(state, rng, 1)


def test_common_sense_takes_a_market_card_with_many_chips() -> None:
    state = scene(market="octo+6 hippo", hands={0: "octo octo giraffe"})
    assert state.common_sense(0, rng_from("lot")) == code("take market card 1")
