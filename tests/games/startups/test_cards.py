"""SU-1.1 as data: an edited card file plays, and one at fault is refused with the file, the line and the reason."""

import pytest

from captable.core.conformance import check_game
from captable.core.errors import BadCards
from captable.games.startups import GAME

ANIMALS = """\
# Two companies more, and fewer shares of the others.
total = 34

[[company]]
id = "giraffe_beer"
copies = 12

[[company]] # a new one
id = "lion_air"
name = "Lion Air"
copies = 12

[[company]]
copies = 10
id = "bat_radio"
name = "Radio Bât"
"""


@pytest.mark.parametrize("players", [3, 7])
def test_an_edited_file_plays_by_the_rules(players: int) -> None:
    game = GAME.with_cards(ANIMALS)
    for rounds in (1, 4):
        check_game(game, players, f"animals {players}", {"rounds": rounds})


def test_an_edited_file_has_its_own_moves_and_names() -> None:
    game = GAME.with_cards(ANIMALS)
    assert game.cards_edited
    assert not GAME.cards_edited
    assert game.parse("keep lion air") == game.move_table.code({"kind": "portfolio", "company": "lion_air"})
    assert game.parse("vendre radio bat", "fr") == game.move_table.code({"kind": "market", "company": "bat_radio"})
    assert game.say(game.parse("keep giraffe beer")) == "keep Giraffe Beer"
    assert game.new(3, "animals").census()[:3] == game.copies


def test_two_decks_can_be_played_side_by_side() -> None:
    animals, printed = GAME.with_cards(ANIMALS).new(3, "side"), GAME.new(3, "side")
    assert len(animals.dump()["anti_monopoly"]) == 3
    assert len(printed.dump()["anti_monopoly"]) == 6


def test_a_printed_company_may_have_another_name() -> None:
    game = GAME.with_cards(GAME.cards_source.replace('"octo_coffee"', '"octo_coffee"\nname = "Octo Tea"'))
    assert game.say(game.parse("sell octo tea")) == "sell Octo Tea"


def test_as_few_cards_as_seven_players_need_are_enough() -> None:
    text = 'total = 27\n[[company]]\nid = "giraffe_beer"\ncopies = 14\n[[company]]\nid = "octo_coffee"\ncopies = 13\n'
    check_game(GAME.with_cards(text), 7, "few")


@pytest.mark.parametrize(
    ("old", "new", "where", "reason"),
    [
        ("total = 34", "total = 33", 2, "total is 33, but the copies add up to 34"),
        ("total = 34", "total = 34.0", 2, "total can't be 34.0: it takes a whole number"),
        ("total = 34", "", None, "total is missing: it takes a whole number"),
        ("total = 34", "total = 34\ncolour = 3", 3, "there is no field colour; there are total, company"),
        ("copies = 10", "copies = 0", 14, "copies of bat_radio can't be 0: it takes a whole number from 1 to 20"),
        ("copies = 10", "copies = 21", 14, "copies of bat_radio can't be 21"),
        ("copies = 10", 'copies = "ten"', 14, "can't be 'ten': it takes a whole number"),
        ("copies = 10", "copies = true", 14, "can't be True: it takes a whole number"),
        ("copies = 10\n", "", 13, "copies of bat_radio is missing: it takes a whole number from 1 to 20"),
        ('id = "bat_radio"', 'id = "Bat Radio"', 15, "id can't be 'Bat Radio': it takes small letters, digits and _"),
        ('id = "bat_radio"', "id = 7", 15, "id can't be 7"),
        ('id = "bat_radio"\n', "", 13, r"company\[2\]\.id is missing"),
        ('id = "bat_radio"', 'id = "lion_air"', 15, "lion_air is there twice"),
        ('name = "Radio Bât"', "", 15, "bat_radio is not one of the printed ones, so it needs a name"),
        (
            'name = "Radio Bât"',
            'name = " "',
            16,
            "name of bat_radio can't be ' ': it takes a text of 1 to 40 characters",
        ),
        ('name = "Radio Bât"', "name = 5", 16, "name of bat_radio can't be 5"),
        ('name = "Radio Bât"', 'name = "a\\nb"', 16, "it takes a text of 1 to 40 characters"),
        ('name = "Radio Bât"', f'name = "{"x" * 41}"', 16, "it takes a text of 1 to 40 characters"),
        ('name = "Radio Bât"', 'name = "lion  AIR"', 16, "two of them are called lion air"),
        ('name = "Radio Bât"', 'name = "Giraffe Beer"', 16, "two of them are called giraffe beer"),
        (
            'name = "Radio Bât"',
            'name = "Radio Bât"\nlogo = "bat"',
            17,
            "there is no field logo of bat_radio; there are id, name, copies",
        ),
        ("copies = 10", "copies = ", 14, r"Invalid value \(column 10\)"),
    ],
)
def test_a_file_at_fault_is_refused_with_the_line(old: str, new: str, where: int | None, reason: str) -> None:
    assert ANIMALS.count(old) == 1
    line = f", line {where}" if where else ""
    with pytest.raises(BadCards, match=rf"^my-cards\.toml{line}: .*{reason}"):
        GAME.with_cards(ANIMALS.replace(old, new), "my-cards.toml")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "total is missing"),
        ("total = 5", "company is missing: it takes a list of 2 to 12"),
        ("total = 5\ncompany = 7", "line 2: company can't be 7: it takes a list of 2 to 12"),
        ("company = [1, 2]", r"line 1: company\[0\] can\'t be 1: it takes an object with fields id, name, copies"),
        (
            'total = 9\n[[company]]\nid = "giraffe_beer"\ncopies = 9',
            "line 2: company can't be .*: it takes a list of 2 to 12",
        ),
    ],
)
def test_a_file_without_companies_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadCards, match=reason):
        GAME.with_cards(text, "my-cards.toml")


@pytest.mark.parametrize(("copies", "total"), [(13, 26), (20, 120)])
def test_too_few_or_too_many_cards_are_refused(copies: int, total: int) -> None:
    rows = "".join(
        f'[[company]]\nid = "company_{i}"\nname = "Company {i}"\ncopies = {copies}\n' for i in range(total // copies)
    )
    with pytest.raises(BadCards, match=f"line 1: {total} cards; there must be 27 to 100"):
        GAME.with_cards(f"total = {total}\n{rows}", "my-cards.toml")
