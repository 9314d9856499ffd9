"""What all games that come with Captable have in common."""

from __future__ import annotations

import pytest

from captable import games


@pytest.mark.parametrize("key", games.keys())
def test_a_game_is_against_somebody_where_nobody_says_how_many_play(key: str) -> None:
    game = games.find(key)
    state = game.new(seed="usual")
    assert state.players == game.usual_players({}) == max(2, game.fewest)


def test_a_game_that_only_one_can_play_is_for_one() -> None:
    assert games.find("it_startup").usual_players({"hard": True}) == 1
