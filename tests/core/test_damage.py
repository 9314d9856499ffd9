"""Whatever is done to a dump, it is refused in words or can be played to its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from captable.core.damage import Unplayable, damage_often
from captable.core.errors import BadInput
from captable.core.playout import play_out
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.games import find, keys
from tests.strangers.nim import Nim, NimState


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("moves", [0, 30])
def test_a_damaged_dump_is_refused_or_can_be_played(key: str, moves: int) -> None:
    state = find(key).new(seed=f"damaged {moves}")
    play_out(state, rng_from("damage"), moves)
    tally = damage_often(state, rng_from(f"damage {moves}"), 16)
    assert tally.refused
    assert tally.played or key != "startups"


def take_any_dump(self: Nim, dump: Mapping[str, Any]) -> NimState:
    """As a stranger may write it who does not think of damages."""
    state = NimState()
    state.game, state.players, state.rng = self, 2, Rng(*dump["rng"])
    state.stones, state.cards, state.taken_last = dump["stones"], list(dump["cards"]), dump["taken_last"]
    state.turn, state.gone = dump["turn"], dump["gone"]
    return state


def test_a_game_that_takes_any_dump_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Nim, "load", take_any_dump)
    with pytest.raises(Unplayable, match=r"load fails, where it should refuse|which can't be played"):
        damage_often(Nim().new(2, "x"), rng_from("x"), 50)


def test_a_game_that_refuses_everything_damaged_has_nothing_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Nim, dump: Mapping[str, Any]) -> NimState:
        raise BadInput("No.")

    monkeypatch.setattr(Nim, "load", refuse)
    tally = damage_often(Nim().new(2, "x"), rng_from("x"), 50)
    assert tally.played == 0
    assert tally.refused > 20
