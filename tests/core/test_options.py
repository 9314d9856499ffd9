"""What a table may choose: read from Python, from JSON and from the command line alike."""

import pytest

from captable.core.errors import BadInput
from captable.core.options import Option, read_options
from captable.games.startups import GAME

LEVEL = Option("level", "easy", ("easy", "hard"))
ROUNDS = Option("rounds", 1, (1, 4))
OPEN = Option("open", False, (False, True))
SIZE = Option("size", 5, low=2, high=9)
DECKS = Option("decks", ("a",), ("a", "b", "c"), many=True)


@pytest.mark.parametrize(
    ("option", "given", "read"),
    [
        (LEVEL, "hard", "hard"),
        (ROUNDS, 4, 4),
        (ROUNDS, "4", 4),
        (OPEN, True, True),
        (OPEN, "true", True),
        (OPEN, "false", False),
        (SIZE, 2, 2),
        (SIZE, "9", 9),
        (DECKS, "a, c", ("a", "c")),
        (DECKS, ["b"], ("b",)),
        (DECKS, ("a", "b"), ("a", "b")),
    ],
    ids=str,
)
def test_values_are_read_as_they_are_and_as_text(option: Option, given: object, read: object) -> None:
    value = option.read(given)
    assert value == read
    assert type(value) is type(read)


@pytest.mark.parametrize(
    ("option", "given", "allowed"),
    [
        (LEVEL, "medium", "it takes easy, hard"),
        (LEVEL, None, "it takes easy, hard"),
        (ROUNDS, 2, "it takes 1, 4"),
        (ROUNDS, True, "it takes 1, 4"),
        (OPEN, 1, "it takes false, true"),
        (OPEN, "yes", "it takes false, true"),
        (SIZE, 1, "a number from 2 to 9"),
        (SIZE, 10, "a number from 2 to 9"),
        (SIZE, "many", "a number from 2 to 9"),
        (SIZE, 2.5, "a number from 2 to 9"),
        (SIZE, True, "a number from 2 to 9"),
        (DECKS, "a,x", "some of a, b, c"),
        (DECKS, 3, "some of a, b, c"),
    ],
    ids=str,
)
def test_anything_else_is_refused_with_what_would_do(option: Option, given: object, allowed: str) -> None:
    with pytest.raises(BadInput, match=f"The option {option.key} can't be .*{allowed}"):
        option.read(given)


def test_options_that_are_not_given_have_their_defaults() -> None:
    assert read_options([LEVEL, ROUNDS], {"rounds": "4"}) == {"level": "easy", "rounds": 4}


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput, match="no option 'speed'; there are: level, rounds"):
        read_options([LEVEL, ROUNDS], {"speed": 1})
    with pytest.raises(BadInput, match="there are: none"):
        read_options([], {"speed": 1})


@pytest.mark.parametrize("players", [2, 8])
def test_a_game_is_for_its_number_of_players(players: int) -> None:
    with pytest.raises(BadInput, match="startups is for 3 to 7 players, not"):
        GAME.new(players)


def test_a_new_game_has_the_fewest_players_and_a_fresh_seed() -> None:
    assert GAME.new().players == 3
    assert GAME.new().digest() != GAME.new().digest()


def test_a_seed_may_be_a_number() -> None:
    assert GAME.new(3, 7).digest() == GAME.new(3, "7").digest()


def test_seat_options_must_be_for_every_seat() -> None:
    with pytest.raises(BadInput, match="seat options for 2 seats, but 3 players"):
        GAME.new(3, "x", seat_options=[{}, {}])
