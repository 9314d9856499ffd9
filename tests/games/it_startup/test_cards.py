"""The 64 cards: their figures, their texts, and what is refused in an edited file."""

import re
from pathlib import Path

import pytest

from captable.core.errors import BadCards
from captable.core.words import LANGUAGES, Words
from captable.games.it_startup import GAME
from captable.games.it_startup.cards import PRINTED, read_cards
from captable.games.it_startup.names import card_text
from captable.games.it_startup.vocabulary import WORDS
from tests.games.it_startup.scenes import do, office, scene

FIGURES = {
    # copies, cost, efficiency, resistance
    "intern": (2, 1, 1, 0),
    "ambitious_apprentice": (2, 1, 0, 0),
    "copy_paste_developer": (2, 1, 2, 0),
    "code_monkey_mike": (2, 2, 2, 0),
    "junior_backend_developer": (2, 2, 1, 0),
    "research_engineer": (2, 2, 2, 0),
    "shy_frontend_developer": (1, 2, 1, 0),
    "downer_dave": (2, 3, 1, 2),
    "bi_developer": (2, 3, 2, 1),
    "qa_wizard": (2, 3, 2, 0),
    "full_stack_ninja": (2, 4, 3, 0),
    "database_developer": (2, 4, 2, 1),
    "senior_backend_developer": (2, 4, 2, 0),
    "lead_developer": (2, 5, 5, 0),
    "assertive_cto": (1, 5, 4, 0),
    "office_manager": (2, 3, 0, 0),
    "rockstar_recruiter": (2, 3, 0, 0),
    "undercover_hr_agent": (2, 3, 0, 0),
    "nice_hr_lady": (1, 2, 0, 1),
    "nice_hr_guy": (1, 2, 0, 1),
    "scrum_master": (2, 4, 0, 1),
    "clean_code": (1, 1, 2, 0),
    "polymorphism": (1, 1, 2, 0),
    "defensive_programming": (1, 1, 2, 0),
    "version_control": (1, 1, 2, 0),
    "design_patterns": (1, 2, 3, 0),
    "solid": (1, 2, 3, 0),
    "dependency_injection": (1, 2, 3, 0),
    "debugging": (1, 2, 3, 0),
    "unit_tests": (1, 3, 4, 0),
    "domain_knowledge": (1, 3, 4, 0),
    "continuous_integration": (1, 3, 4, 0),
    "tdd": (1, 4, 5, 0),
    "investor": (4, 0, 0, 0),
    "outsourcing": (2, 2, 0, 0),
    "head_hunter": (1, 5, 0, 0),
    "get_away_from_it_all": (2, 3, 0, 0),
    "coffee_machine": (1, 2, 0, 0),
    "crunch_time": (1, 2, 0, 0),
    "technical_debt": (1, 4, 0, 0),
    "monster_bug": (2, 3, 0, 0),
}
TESTS = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_[!c]*.py"))


def test_there_are_64_cards_of_41_kinds() -> None:
    assert sum(copies for copies, *_ in FIGURES.values()) == GAME.cards.total == 64
    assert {card.id for card in GAME.cards.cards} == set(FIGURES) == set(PRINTED)
    count = {type: sum(c.copies for c in GAME.cards.cards if c.type == type) for type in ("developer", "hr", "coach")}
    assert count == {"developer": 28, "hr": 8, "coach": 2}


@pytest.mark.parametrize("card", GAME.cards.cards, ids=lambda card: card.id)
def test_a_card_has_its_printed_figures(card) -> None:  # type: ignore[no-untyped-def]
    assert (card.copies, card.cost, card.efficiency, card.resistance) == FIGURES[card.id]


@pytest.mark.parametrize("card", FIGURES)
def test_every_card_is_played_in_some_test(card: str) -> None:
    assert re.search(rf'"(play )?{card}"|play {card.replace("_", "[ -]")}', TESTS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", GAME.cards.cards, ids=lambda card: card.id)
def test_a_card_s_text_says_its_figures(card, language: str) -> None:  # type: ignore[no-untyped-def]
    text = Words(GAME, language).say(card_text(card))
    assert "is-" not in text
    assert re.search(rf"\b{card.cost}\b", text)
    if card.resistance:
        assert f" {card.resistance}." in text
    for effect in (*card.play, *card.end, *(card.ability.effects if card.ability else ())):
        for figure in effect.figures.values():
            assert figure == 1 or str(figure) in text
        if effect.offer:
            assert re.search(r"\b0\b" if effect.less > 20 else rf"\b{effect.less}\b", text)


def test_a_changed_figure_changes_the_text_and_the_game() -> None:
    game = GAME.with_cards(GAME.cards_source.replace("cards = 3, take = 1", "cards = 4, take = 2"))
    junior = game.cards.cards[game.cards.index("junior_backend_developer")]
    assert "look at the top 4 cards, take 2" in Words(game, "en").say(card_text(junior))
    state = scene([], [], tokens=2, hands=[["junior_backend_developer"]], game=game)
    do(state, "play junior backend developer")
    assert (state.looking, state.wanted) == (4, 2)


def test_an_added_card_plays_like_any_other() -> None:
    figures = 'type = "developer"\ncopies = 3\ncost = 0\nefficiency = 1\n'
    row = f'\n[[card]]\nid = "intern_two"\nname = "Second Intern"\n{figures}'
    game = GAME.with_cards(GAME.cards_source.replace("total = 64", "total = 67") + row)
    state = scene([], [], hands=[["intern_two"]], game=game)
    do(state, "play second intern")
    assert office(state, 0) == ["intern_two"]


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.name)
def test_every_effect_has_a_text_in_both_languages(word) -> None:  # type: ignore[no-untyped-def]
    for language in LANGUAGES:
        assert Words(GAME, language).has(f"is-effect-{word.name}")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("total = 64", "total = 63", r"my\.toml, line 14: total is 63, but the copies add up to 64"),
        ("total = 64", "totals = 64", r"line 14: there is no field totals; there are total, card"),
        ('id = "intern"', 'id = "Intern"', r"line 17: card\[0\].id can't be 'Intern': it takes small letters"),
        ('id = "intern"', 'id = "tester"', r"line 17: tester is not one of the printed ones, so it needs a name"),
        ('id = "qa_wizard"', 'id = "intern"', "intern is there twice"),
        (
            "efficiency = 5",
            "efficiency = -5",
            r"line 127: efficiency of lead_developer can't be -5: it takes a whole number from 0 to 20",
        ),
        (
            "resistance = 2",
            "resistanse = 2",
            r"line 77: there is no field resistanse of downer_dave; there are type, id, ",
        ),
        (
            'effect = "tire_team"',
            'effect = "tire"',
            r"play\[0\].effect of copy_paste_developer can't be 'tire': it takes draw,",
        ),
        (
            "employees = 4",
            "employees = 0",
            r"play\[0\].employees of rockstar_recruiter can't be 0: it takes a whole number from 1",
        ),
        (
            "employees = 4",
            "people = 4",
            r"there is no field play\[0\].people of rockstar_recruiter; there are effect, employees",
        ),
        ("cards = 5, take = 2", "cards = 2, take = 5", r"takes 5 of 2 cards"),
        (
            'offer = "knowledge"',
            'offer = "wisdom"',
            r"line 87: play\[0\].offer of bi_developer can't be 'wisdom': it takes action, coach, ",
        ),
        (
            'type = "coach"',
            'type = "wizard"',
            r"type of scrum_master can't be 'wizard': it takes developer, hr, coach, knowledge, action",
        ),
        (
            'effect = "gain", tokens = 2',
            'effect = "tire_one", burnout = 2',
            r"play\[0\].effect of investor can't be 'tire_one': it takes draw",
        ),
        (
            "counter = { pay = 5 }",
            "counter = { pay = 0 }",
            r"counter.pay of head_hunter can't be 0: it takes a whole number from 1 to 20\.$",
        ),
        (
            "price = 1",
            "price = -1",
            r"ability.price of undercover_hr_agent can't be -1: it takes a whole number from 0 to 20",
        ),
        (
            "hiring_less = 1",
            "hiring_less = 0",
            r"hiring_less of qa_wizard can't be 0: it takes a whole number from 1 to 20",
        ),
        ("copies = 4", "copies = 40", r"copies of investor can't be 40: it takes a whole number from 1 to 20"),
        ("[[card]]", "[[card]", r"my\.toml, line \d+: "),
    ],
)
def test_an_edited_file_is_refused_with_the_line_and_the_reason(old: str, new: str, reason: str) -> None:
    assert old in GAME.cards_source
    with pytest.raises(BadCards, match=reason):
        read_cards(GAME.cards_source.replace(old, new, 1), "my.toml")
