"""Tables that were made before a game changed."""

from __future__ import annotations

import msgspec
import pytest

from captable.games import find
from captable.tables.info import SeatWish
from captable.tables.refusals import NotNow
from captable.tables.table import create, restore

GAME = find("it_heroes")


def test_a_table_goes_on_with_the_version_it_was_made_in() -> None:
    _, (created,) = create("t", GAME.as_of(1), "ann", [SeatWish("person"), SeatWish("bot")], 0)
    assert restore([created], GAME).game.version == 1


def test_a_table_of_a_version_that_nobody_knows_is_refused() -> None:
    _, (created,) = create("t", GAME, "ann", [SeatWish("person"), SeatWish("bot")], 0)
    with pytest.raises(NotNow, match="version 99"):
        restore([msgspec.structs.replace(created, version=99)], GAME)
