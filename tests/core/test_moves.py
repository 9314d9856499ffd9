"""The move table: codes, structured forms and words, each into the others."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from captable.core.errors import BadInput
from captable.core.moves import Index, MoveKind, MoveTable, Name, Number, Player, plain
from captable.core.view import Message
from captable.games import find, keys
from captable.games.startups import GAME

COLOURS = Name(("red", "green"), (Message("x-red"), Message("x-green")))


def table() -> MoveTable:
    return MoveTable(
        [
            MoveKind("pass"),
            MoveKind("bid", amount=Number(100, 200, 25)),
            MoveKind("paint", card=Index(4), colour=COLOURS),
            MoveKind("give", to=Player(3)),
        ],
    )


def test_codes_follow_one_another_kind_by_kind_and_the_last_argument_counts_fastest() -> None:
    forms = [table().structured(code) for code in range(table().size)]
    assert forms == [
        {"kind": "pass"},
        {"kind": "bid", "amount": 100},
        {"kind": "bid", "amount": 125},
        {"kind": "bid", "amount": 150},
        {"kind": "bid", "amount": 175},
        {"kind": "bid", "amount": 200},
        {"kind": "paint", "card": 0, "colour": "red"},
        {"kind": "paint", "card": 0, "colour": "green"},
        {"kind": "paint", "card": 1, "colour": "red"},
        {"kind": "paint", "card": 1, "colour": "green"},
        {"kind": "paint", "card": 2, "colour": "red"},
        {"kind": "paint", "card": 2, "colour": "green"},
        {"kind": "paint", "card": 3, "colour": "red"},
        {"kind": "paint", "card": 3, "colour": "green"},
        {"kind": "give", "to": 0},
        {"kind": "give", "to": 1},
        {"kind": "give", "to": 2},
    ]


arguments = st.one_of(
    st.builds(Index, st.integers(1, 6)),
    st.builds(Number, st.integers(-5, 0), st.integers(0, 9), st.integers(1, 4)),
    st.just(COLOURS),
    st.builds(Player, st.integers(2, 5)),
)
kinds = st.lists(st.dictionaries(st.sampled_from("abc"), arguments, max_size=3), min_size=1, max_size=4)


@given(kinds)
def test_every_code_of_any_table_comes_back_from_its_structured_form(shapes: list[dict[str, Any]]) -> None:
    moves = MoveTable([MoveKind(f"kind{i}", **shape) for i, shape in enumerate(shapes)])
    forms = [moves.structured(code) for code in range(moves.size)]
    assert [moves.code(json.loads(json.dumps(form))) for form in forms] == list(range(moves.size))
    assert len({json.dumps(form) for form in forms}) == moves.size


@pytest.mark.parametrize(
    ("form", "complaint"),
    [
        ({}, "no kind of move None; there are pass, bid, paint, give"),
        ({"kind": "fly"}, "no kind of move 'fly'"),
        ({"kind": ["pass"]}, "no kind of move"),
        ({"kind": "pass", "card": 1}, "'pass' has no card"),
        ({"kind": "paint", "card": 1}, "None is no colour"),
        ({"kind": "paint", "card": 4, "colour": "red"}, "4 is no card"),
        ({"kind": "paint", "card": -1, "colour": "red"}, "-1 is no card"),
        ({"kind": "paint", "card": True, "colour": "red"}, "True is no card"),
        ({"kind": "paint", "card": 1.0, "colour": "red"}, "1.0 is no card"),
        ({"kind": "paint", "card": "1", "colour": "red"}, "'1' is no card"),
        ({"kind": "paint", "card": 1, "colour": 0}, "0 is no colour"),
        ({"kind": "bid", "amount": 110}, "110 is no amount"),
        ({"kind": "bid", "amount": 225}, "225 is no amount"),
        ({"kind": "give", "to": 3}, "3 is no to"),
        ({"kind": "give", "to": False}, "False is no to"),
    ],
    ids=str,
)
def test_a_form_that_is_no_move_is_refused_with_what_is_wrong(form: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        table().code(form)


@pytest.mark.parametrize("code", [-1, 17])
def test_a_code_outside_the_table_is_refused(code: int) -> None:
    for question in (table().structured, table().message):
        with pytest.raises(BadInput, match="moves go from 0 to 16"):
            question(code)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", keys())
def test_all_words_of_a_game_mean_their_move(key: str, language: str) -> None:
    game = find(key)
    words = game.words(language)
    codes = range(game.move_codes) if game.move_codes <= 3000 else range(0, game.move_codes, game.move_codes // 3000)
    wrong = [code for code in codes if game.move_table.parse(words.say(game.move_table.message(code)), words) != code]
    assert wrong == []


def test_words_are_read_as_people_type_them() -> None:
    assert GAME.parse("  DRAW   a Card ") == 0
    assert GAME.parse("prendre la carte 2 du marché", "fr") == GAME.parse("Prendre la carte 2 du marche", "fr") == 2
    assert GAME.say(2) == "take market card 2"


def test_numbers_are_read_with_and_without_their_separators() -> None:
    assert plain("bid 12,500") == plain("bid 12 500") == plain("bid 12\u202f500") == plain("bid 12500")
    assert plain("give 3, 4") == "give 3, 4"
    assert plain("1,5") == "1,5"


def test_curly_and_straight_apostrophes_are_one() -> None:
    assert plain("l’équipe") == plain("L'EQUIPE")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_words_that_are_no_move_are_refused_in_the_language_they_were_said_in(language: str) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.parse("dance a jig", language)
    assert (
        str(refused.value)
        == {"en": "“dance a jig” is not a move.", "fr": "« dance a jig » n’est pas un coup."}[language]
    )


def test_players_in_words_go_by_their_names() -> None:
    words = GAME.words("en", ["Ann", "Bo", "Cy"])
    assert words.say(Message("core-conceded", {"seat": Message("seat", {"seat": 1})})) == "Bo concedes."
    assert table().message(15).args["to"] == Message("seat", {"seat": 1})
