"""IH-11: decks, which are small texts."""

import pytest

from captable.core.errors import BadInput
from captable.core.rng import Rng
from captable.games.it_heroes import GAME
from captable.games.it_heroes.decklists import BadDeck, preset_texts
from captable.games.it_heroes.rules.worlds import completed
from tests.clauses import clause

AGGRESSIVE = preset_texts(GAME.version)["aggressive"]


def clauses(text: str) -> list[str]:
    with pytest.raises(BadDeck) as refused:
        GAME.shelf.read(text)
    return sorted({broken.clause for broken in refused.value.broken})


def test_the_example_deck_of_the_rulebook_is_a_preset() -> None:
    deck = dict(zip(GAME.cards.kinds, GAME.shelf.presets["aggressive"], strict=True))
    assert {id: n for id, n in deck.items() if n} == {
        "ransomware_randy": 1,
        "karen_from_accounting": 3,
        "phishing_phil": 3,
        "shadow_it_steve": 2,
        "help_desk_hero": 3,
        "on_call_oracle": 3,
        "devops_demi_god": 2,
        "black_coffee": 3,
        "cold_brew_reserve": 2,
        "it_budget_approval": 1,
        "reboot_everything": 3,
        "check_the_logs": 3,
        "emergency_patch": 1,
    }


def test_every_preset_file_is_a_legal_deck() -> None:
    assert list(GAME.shelf.presets) == list(preset_texts(GAME.version))
    assert len(GAME.shelf.presets) >= 4
    for text in preset_texts(GAME.version).values():
        assert sum(GAME.shelf.read(text)) == 30


@clause("IH-11.1")
@pytest.mark.parametrize(("old", "new"), [("3 Check the Logs", "2 Check the Logs"), ("2 Cold", "3 Cold")])
def test_a_deck_has_exactly_thirty_cards(old: str, new: str) -> None:
    assert clauses(AGGRESSIVE.replace(old, new)) == ["IH-11.1"]


@clause("IH-11.2")
@pytest.mark.parametrize(
    ("more", "less"),
    [
        ("2 Ransomware Randy", "2 Check the Logs"),
        ("4 Karen from Accounting", "2 Check the Logs"),
        ("4 Shadow IT Steve", "1 Check the Logs"),
    ],
)
def test_copies_are_limited_by_rarity(more: str, less: str) -> None:
    name = more[2:]
    text = "\n".join(
        more if name in line else less if "Check the Logs" in line else line for line in AGGRESSIVE.splitlines()
    )
    assert clauses(text) == ["IH-11.2"]


@clause("IH-11.2")
def test_two_of_a_rare_card_are_allowed_and_three_are_not() -> None:
    two = AGGRESSIVE.replace("3 Check the Logs", "1 Check the Logs") + "2 Data Leak\n"
    assert sum(GAME.shelf.read(two)) == 30
    assert clauses(AGGRESSIVE.replace("3 Check the Logs", "") + "3 Data Leak\n") == ["IH-11.2"]


@clause("IH-11.3")
def test_a_deck_needs_heroes_threats_and_resources() -> None:
    actions = "3 Reboot Everything\n3 Check the Logs\n3 Rollback\n3 Spam Filter\n3 Headhunter\n3 Overtime\n"
    enough = actions.replace("3 Overtime", "") + "3 Help Desk Hero\n3 Ticket Tamer\n3 Phishing Phil\n3 DDoS Dennis\n"
    assert clauses(enough + "3 Black Coffee\n") == ["IH-11.3"]
    with pytest.raises(BadDeck) as refused:
        GAME.shelf.read(actions + "3 Blame Game\n3 Change Freeze\n3 Calendar Ambush\n3 All-Hands Call\n")
    assert [broken.say.id for broken in refused.value.broken] == ["ih-deck-hero", "ih-deck-threat", "ih-deck-resource"]


@clause("IH-11.3")
@pytest.mark.parametrize(
    ("enough", "fewer", "missing"),
    [
        ("3 Help Desk Hero", "2 Help Desk Hero", "ih-deck-hero"),
        ("3 Phishing Phil", "2 Phishing Phil", "ih-deck-threat"),
        ("3 Black Coffee", "2 Black Coffee", "ih-deck-resource"),
    ],
)
def test_six_heroes_six_threats_and_four_resources_are_just_enough(enough: str, fewer: str, missing: str) -> None:
    text = "3 Help Desk Hero; 3 Ticket Tamer; 3 Phishing Phil; 3 DDoS Dennis; 3 Black Coffee; 1 Snack Drawer;"
    text += "3 Reboot Everything; 3 Check the Logs; 3 Rollback; 3 Spam Filter; 2 Headhunter"
    assert sum(GAME.shelf.read(text)) == 30
    with pytest.raises(BadDeck) as refused:
        GAME.shelf.read(text.replace(enough, fewer).replace("2 Headhunter", "3 Headhunter"))
    assert [broken.say.id for broken in refused.value.broken] == [missing]


@clause("IH-11.4")
def test_every_broken_rule_is_named_at_once() -> None:
    with pytest.raises(BadDeck) as refused:
        GAME.shelf.read("9 Ransomware Randy\n2 Nobody\nwhat is this")
    ids = [broken.say.id for broken in refused.value.broken]
    assert ids == [
        "ih-deck-no-card",
        "ih-deck-no-line",
        "ih-deck-size",
        "ih-deck-copies",
        "ih-deck-hero",
        "ih-deck-resource",
    ]
    for clause_id in ("IH-11.1", "IH-11.2", "IH-11.3"):
        assert clause_id in str(refused.value)


@clause("IH-11.4")
def test_no_game_begins_with_an_illegal_deck() -> None:
    with pytest.raises(BadDeck):
        GAME.new(2, "x", seat_options=[{"deck": "30 Phishing Phil"}, {}])
    with pytest.raises(BadInput, match="There is no deck 'winning'"):
        GAME.new(2, "x", seat_options=[{"deck": "winning"}, {}])


def test_a_deck_text_may_have_comments_ids_french_names_and_semicolons() -> None:
    text = AGGRESSIVE.replace("3 Phishing Phil", "2x phishing_phil # fast\n1 phil l'hameconneur").replace("\n1 ", ";1 ")
    assert list(GAME.shelf.read(text)) == list(GAME.shelf.presets["aggressive"])


def test_a_deck_is_written_as_it_is_read() -> None:
    for language in ("en", "fr"):
        for copies in GAME.shelf.presets.values():
            assert GAME.shelf.read(GAME.shelf.text(copies, language)) == list(copies)


def test_made_up_decks_are_legal() -> None:
    from librt.vecs import vec
    from mypy_extensions import i64

    for seed in range(200):
        deck = completed(GAME.tables, GAME.tables.limit, vec[i64]([0] * GAME.tables.kinds), Rng(seed, 1, 2, 3))
        assert GAME.shelf.broken(list(deck)) == []


def test_a_seat_plays_the_deck_that_it_chose() -> None:
    state = GAME.new(2, "x", seat_options=[{"deck": "fortress"}, {"deck": AGGRESSIVE}])
    for seat, name in enumerate(("fortress", "aggressive")):
        deck = dict(zip(GAME.cards.kinds, GAME.shelf.presets[name], strict=True))
        assert state.dump()["sides"][seat]["deck"] == {id: n for id, n in deck.items() if n}


def test_a_game_of_version_1_has_the_presets_of_its_time() -> None:
    """So that records of it replay: version 2 gave the Fortress and the Roastery other cards."""
    earlier = GAME.as_of(1)
    assert earlier.version == 1
    assert {name for name, deck in earlier.shelf.presets.items() if deck != GAME.shelf.presets[name]} == {
        "fortress",
        "roastery",
    }
    assert earlier.with_cards(GAME.cards_source).version == 1


def test_a_version_that_nobody_knows_is_not_made_up() -> None:
    assert GAME.as_of(GAME.version) is GAME
    assert GAME.as_of(99) is GAME
