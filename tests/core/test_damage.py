"""Whatever is done to a dump, it is refused in words or can be played to its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from captable.core.conformance import ConformanceError, check_game
from captable.core.damage import Unplayable, damage_often, survives
from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.playout import play_out
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.games import find, keys
from tests.strangers import night_harbour
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


def forget_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a stranger may write `check`: who plays on alone is seen only when play goes on from there."""
    right = night_harbour.HarbourState.check

    def check(self: night_harbour.HarbourState) -> None:
        if self.still_playing() > 1 or self.round:
            right(self)

    monkeypatch.setattr(night_harbour.HarbourState, "check", check)


def test_a_position_that_gets_stuck_later_is_to_be_refused_when_it_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    forget_the_end(monkeypatch)
    dump = night_harbour.GAME.new(2, "x").dump() | {"gone": [0]}
    said = r"with gone = \[0\], which can't be played: load refuses a position that play led to: .*; refuse such a dump"
    with pytest.raises(Unplayable, match=said):
        survives(night_harbour.GAME, dump, "with gone = [0]", rng_from("x"))


def check_many(game: Game) -> None:
    for number in range(60):
        check_game(game, 2, f"stuck {number}")


def test_the_place_named_is_where_a_loaded_position_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    forget_the_end(monkeypatch)
    with pytest.raises(ConformanceError) as caught:
        check_many(night_harbour.GAME)
    assert "night_harbour.py" in caught.value.where[0]
    assert caught.value.where[0].endswith("in check")


def test_a_game_that_refuses_everything_damaged_has_nothing_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Nim, dump: Mapping[str, Any]) -> NimState:
        raise BadInput("No.")

    monkeypatch.setattr(Nim, "load", refuse)
    tally = damage_often(Nim().new(2, "x"), rng_from("x"), 50)
    assert tally.played == 0
    assert tally.refused > 20
