"""Weights come from a file that says what they are for; without it bots play as before."""

from __future__ import annotations

from array import array
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

import captable
from captable import bots
from captable.bots import learned
from captable.bots.learned import Label, NotLearned
from captable.bots.search import parts_of_the_win
from captable.bots.searcher import Searcher
from captable.core.game import Game
from captable.core.rng import Rng
from captable.core.state import WIN
from captable.games import keys

HIDDEN = 4
LEARNED = [
    (key, players)
    for key in keys()
    for players in range(captable.game(key).fewest, captable.game(key).most + 1)
    if learned.file_of(captable.game(key), players).exists()
]


@pytest.fixture
def game() -> Game:
    return captable.game("it_heroes")


@pytest.fixture
def label(game: Game) -> Label:
    inputs = game.inputs(2)
    assert inputs is not None
    return Label(game.key, game.version, 2, learned.digest_of(inputs), HIDDEN, "", {"by": "a test"})


@pytest.fixture
def weights(game: Game) -> array[int]:
    inputs = game.inputs(2)
    assert inputs is not None
    return array("h", [number % 200 - 100 for number in range((inputs.size + 2) * HIDDEN)])


def test_what_was_written_is_read(label: Label, weights: array[int], tmp_path: Path) -> None:
    file = tmp_path / "2-players.net"
    learned.write(file, label, weights)
    read, same = learned.read(file)
    assert same == weights
    assert msgspec.structs.replace(read, digest="") == label


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"version": 1}, "version 1, this is version"),
        ({"inputs": "others"}, "other inputs"),
        ({"players": 3}, "3 players"),
        ({"game": "chess"}, "is for chess"),
    ],
)
def test_weights_for_something_else_are_not_used(
    game: Game, label: Label, weights: array[int], tmp_path: Path, change: dict[str, object], why: str
) -> None:
    file = tmp_path / "2-players.net"
    learned.write(file, msgspec.structs.replace(label, **change), weights)
    with pytest.raises(NotLearned, match=why):
        learned.load(game, 2, file)


def test_a_damaged_file_is_not_used(game: Game, label: Label, weights: array[int], tmp_path: Path) -> None:
    file = tmp_path / "2-players.net"
    learned.write(file, label, weights)
    file.write_bytes(file.read_bytes()[:-1] + b"\x7f")
    with pytest.raises(NotLearned, match="damaged"):
        learned.load(game, 2, file)


def test_edited_cards_are_not_what_was_learned(game: Game) -> None:
    with pytest.raises(NotLearned, match="edited"):
        learned.load(game.with_cards(game.cards_source), 2)


def test_without_weights_a_bot_says_so_once_and_searches_as_the_game_says(capsys: pytest.CaptureFixture[str]) -> None:
    game = captable.game("it_heroes").as_of(2)
    state = game.new(2, "as before")
    seat = state.turn
    with_network, without = bots.find("search:iterations=40,learned=1,horizon=0"), bots.find("search:iterations=40")
    learned.network_for.cache_clear()
    choices = [bots.choose(bot, state, seat, Rng(3)) for bot in (with_network, without, with_network)]
    assert choices[0] == choices[1] == choices[2]
    assert capsys.readouterr().err == (
        "captable: bots of it_heroes play without a network: what was learned is for version 3, this is version 2.\n"
    )


@pytest.mark.parametrize(
    ("values", "parts"),
    [([700, 300, 290], [1, 0, 0]), ([510, 510, 490], [0.5, 0.5, 0]), ([0, 0], [0.5, 0.5])],
    ids=["one has won", "two share it", "nobody has anything"],
)
def test_ends_are_counted_as_a_network_counts_chances(values: list[int], parts: list[float]) -> None:
    """Not by the lead, which would make a clear loss look like a fair chance."""
    assert [int(part) / int(WIN) for part in parts_of_the_win(vec[i64](values))] == parts


@pytest.mark.parametrize(("key", "players"), LEARNED)
def test_the_weights_of_the_package_are_for_the_game_as_it_is(key: str, players: int) -> None:
    game = captable.game(key)
    file = learned.file_of(game, players)
    assert learned.load(game, players) is not None
    assert file.stat().st_size <= learned.LARGEST_FILE
    assert {"games", "by", "log_loss"} <= set(learned.read(file)[0].made)


@pytest.mark.parametrize(("key", "players"), LEARNED)
def test_a_search_with_a_network_can_t_tell_apart_what_its_seat_can_t(key: str, players: int) -> None:
    bot = Searcher("learned", settings={"iterations": 30, "horizon": 0, "learned": 1})
    for number in range(20):
        state = captable.game(key).new(players, f"learned {number}")
        state.telling = False
        rng = Rng(number)
        for _move in range(number * 3):
            if not state.over():
                seat = state.to_move()[0]
                state.play(seat, state.common_sense(seat, rng))
        if state.over():
            continue
        seat = state.to_move()[0]
        choice = bots.choose(bot, state, seat, Rng(7, number))
        assert choice in state.moves(seat)
        assert bots.choose(bot, state.redeal(seat, Rng(number, 5)), seat, Rng(7, number)) == choice
