"""Tables that were made before a game changed."""

from __future__ import annotations

import msgspec
import pytest

from captable.core.rng import Rng
from captable.games import find
from captable.tables.info import SeatWish
from captable.tables.refusals import NotNow
from captable.tables.table import create, restore
from captable.tables.thinking import Thought, think

GAME = find("it_heroes")


def test_a_table_goes_on_with_the_version_it_was_made_in() -> None:
    _, (created,) = create("t", GAME.as_of(1), "ann", [SeatWish("person"), SeatWish("bot")], 0)
    assert restore([created], GAME).game.version == 1


def test_a_table_of_a_version_that_nobody_knows_is_refused() -> None:
    _, (created,) = create("t", GAME, "ann", [SeatWish("person"), SeatWish("bot")], 0)
    with pytest.raises(NotNow, match="version 99"):
        restore([msgspec.structs.replace(created, version=99)], GAME)


def test_a_bot_thinks_in_the_version_of_its_table() -> None:
    state = GAME.as_of(1).new(2, "earlier")
    seat = state.to_move()[0]
    move = think(Thought("it_heroes", 1, state.redeal(seat, Rng(1, 2)).dump(), seat, "junior", "seed"))
    assert move in state.moves(seat)


def test_an_earlier_version_is_made_once() -> None:
    assert GAME.as_of(1) is GAME.as_of(1)
