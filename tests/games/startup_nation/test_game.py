"""The contract, the notation, the texts, the cards and the dumps of Start-Up Nation."""

from __future__ import annotations

import pytest

from captable.core.conformance import check_game
from captable.core.errors import BadCards
from captable.core.render import render
from captable.core.seed import rng_from
from captable.core.view import OPEN, Message
from captable.core.words import Words
from captable.games.startup_nation import GAME
from captable.games.startup_nation.cards import EFFECTS, named_role
from captable.games.startup_nation.rules import codes
from captable.games.startup_nation.rules import state as rules
from captable.games.startup_nation.rules.state import StartupNationState
from tests.games.startup_nation.scenes import (
    BRIGITTE,
    EMMANUEL,
    FIRE,
    INTERNS,
    INVESTOR,
    RECRUITER,
    SALES,
    TECH,
    answers,
    asks,
    do,
    plays,
    scene,
)


@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_it_keeps_the_contract(players: int, seed: int) -> None:
    check_game(GAME, players, f"contract {seed}", samples=10)


def test_it_keeps_the_contract_with_the_interns_named() -> None:
    check_game(GAME, 4, "named", {"interns": list(INTERNS[1:6])})


def test_the_pairs_of_seats_are_numbered_in_order() -> None:
    pairs = [(codes.first_of_pair(pair), codes.second_of_pair(pair)) for pair in range(10)]
    assert pairs == [(a, b) for a in range(5) for b in range(a + 1, 5)]


def test_the_numbers_of_the_effects_are_those_of_the_card_file() -> None:
    assert EFFECTS.index("ask_swap") == rules.ASK_SWAP
    assert EFFECTS.index("ask_take_tokens") == rules.ASK_TAKE_TOKENS
    assert EFFECTS.index("neighbour_asks_eliminate") == rules.NEIGHBOUR_ASKS
    assert EFFECTS.index("ask_extra_turn") == rules.ASK_EXTRA_TURN
    assert EFFECTS.index("look") == rules.DO_LOOK
    assert EFFECTS.index("swap") == rules.DO_SWAP
    assert EFFECTS.index("promote") == rules.DO_PROMOTE
    assert EFFECTS.index("give_token") == rules.DO_GIVE


def test_moves_are_read_in_both_languages() -> None:
    for words, french in (
        ("ask Player 2 about Sales Rep", "demander à Joueur 2 : Commercial ?"),
        ("play Fire Elemental Intern", "jouer Stagiaire élémentaire de feu"),
        ("swap the alliances of Player 1 and Player 4", "échanger les alliances de Joueur 1 et Joueur 4"),
    ):
        move = GAME.parse(words)
        assert GAME.say(move) == words
        assert GAME.parse(french, "fr") == move


def test_every_text_is_there_in_both_languages() -> None:
    ids = {}
    for language in ("en", "fr"):
        lines = GAME.texts(language).splitlines()
        ids[language] = [line.split(" =")[0] for line in lines if line.startswith("sn-")]
    assert ids["en"] == ids["fr"]


def test_every_effect_of_a_card_has_a_note_in_both_languages() -> None:
    for language in ("en", "fr"):
        words = Words(GAME, language)
        for effect in EFFECTS:
            assert words.has(f"sn-does-{effect}")
        for card in GAME.cards.cards:
            assert words.say(card.note) != card.note.id


def test_the_texts_of_an_edited_card_follow_the_file() -> None:
    source = GAME.cards_source
    for printed, edited in (
        ("rank_at_end = -4", "rank_at_end = 9"),
        ('id = "legal_magic"\neffect = "ask_take_tokens"', 'id = "legal_magic"\neffect = "promote"\nrank_at_end = -2'),
        ('id = "tech_lead"', 'id = "tech_lead"\ndoubles_points = true'),
        (
            'id = "emmanuel"\ncopies = { 4 = 1, 5 = 1 }\neffect = "none"',
            'id = "emmanuel"\ncopies = { 4 = 1, 5 = 1 }\neffect = "swap"',
        ),
    ):
        assert printed in source
        source = source.replace(printed, edited)
    game = GAME.with_cards(source)
    notes = {card.id: game.words().say(card.note) for card in game.cards.cards}
    assert notes["miraculous"] == "Rank 0. It asks nothing. Held at the end of the round it counts 9."
    assert notes["legal_magic"].endswith("or out of the round. Held at the end of the round it counts -2.")
    assert notes["tech_lead"].startswith(
        "Rank 1. Look at another player’s hidden card. If you win the round holding it"
    )
    assert "you may lie when interns ask. Swap your hidden card" in notes["emmanuel"]
    assert notes["brigitte"] == "Rank 7. She can’t be played, and who has to discard her is out of the round."
    french = {card.id: game.words("fr").say(card.note) for card in game.cards.cards}
    assert french["miraculous"].endswith("cette carte compte 9.")
    assert "mentir aux stagiaires. Échangez votre carte cachée" in french["emmanuel"]


def test_the_french_table_reads_well() -> None:
    state = scene([FIRE, SALES, EMMANUEL, TECH], [INVESTOR, RECRUITER, TECH, SALES, BRIGITTE])
    plays(state, FIRE)
    asks(state, 1, EMMANUEL)
    answers(state, "below")
    text = render(state.view(0), GAME.words("fr", ["Ana", "Bob", "Cléo", "Dan"]))
    assert "Bob (à jouer)" in text
    assert "Ana a demandé « Emmanuel ? » ; la réponse : « en dessous »." in text
    assert "Peut être Chef technique, Recruteuse, Commercial et Emmanuel." in text
    assert "Bob choisit une carte à jouer." in text


def test_events_tell_a_round_in_both_languages() -> None:
    state = scene([SALES, INVESTOR, None, EMMANUEL], [TECH])
    plays(state, SALES)
    do(state, "swap_alliances", players="0-1")
    for language, said in (
        ("en", "Player 1 swaps the alliances of Player 1 and Player 2."),
        ("fr", "Joueur 1 échange les alliances de Joueur 1 et Joueur 2."),
    ):
        words = Words(GAME, language)
        told = [words.say(face) for event in state.events if (face := event.face(OPEN))]
        assert told[0] == said
        assert not [text for text in told if text.startswith("sn-")]


# -- cards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("printed", "edited", "complaint"),
    [
        (
            'effect = "look"',
            'effect = "peek"',
            r"line \d+: effect of tech_lead can't be 'peek': it takes ask_eliminate",
        ),
        (
            "total = { 4 = 15, 5 = 19 }",
            "total = { 4 = 16, 5 = 19 }",
            r"line \d+: total for 4 players is 16.*add up to 15",
        ),
        (
            "copies = { 4 = 2, 5 = 3 }",
            "copies = { 4 = 2 }",
            r"line \d+: copies.5 of sales_rep is missing: it takes a whole number from 0 to 6",
        ),
        (
            "copies = { 4 = 2, 5 = 3 }",
            "copies = { 4 = 2, 5 = 99 }",
            r"copies.5 of sales_rep can't be 99: it takes a whole number from 0 to 6",
        ),
        (
            "rank_at_end = -4",
            "rank_at_end = 400",
            "rank_at_end of miraculous can't be 400: it takes a whole number from -20 to 20",
        ),
        (
            "doubles_points = true",
            'doubles_points = "yes"',
            "doubles_points of [a-z_]+ can't be 'yes': it takes true or false",
        ),
        ('id = "tax_magic"', 'id = "black_magic"', r"the \[\[intern\]\] rows must be miraculous"),
        (
            'effect = "look"',
            'effect = "look"\ncolour = "red"',
            "there is no field colour of tech_lead; there are id, effect",
        ),
        ("bpi = { 4 = 1, 5 = 2 }", "bpi = 1", r"line \d+: bpi can't be 1: it takes an object with fields 4, 5"),
        (
            "bpi = { 4 = 1, 5 = 2 }",
            "bpi = { 4 = 1, 5 = 2 }\nprice = 3",
            r"line \d+: there is no field price; there are total, interns, bpi, intern, role",
        ),
        ("[[role]]", "[[role]", "cards, line|Expected|line"),
    ],
)
def test_a_wrong_card_file_is_refused_with_the_reason(printed: str, edited: str, complaint: str) -> None:
    assert printed in GAME.cards_source
    with pytest.raises(BadCards, match=complaint):
        GAME.with_cards(GAME.cards_source.replace(printed, edited))


def test_two_brigittes_are_refused() -> None:
    two = GAME.cards_source.replace(
        'id = "brigitte"\ncopies = { 4 = 1, 5 = 1 }', 'id = "brigitte"\ncopies = { 4 = 2, 5 = 2 }'
    ).replace("total = { 4 = 15, 5 = 19 }", "total = { 4 = 16, 5 = 20 }")
    with pytest.raises(BadCards, match=r"two Brigittes in one hand"):
        GAME.with_cards(two)


def test_an_edited_game_keeps_the_contract() -> None:
    """More executives, so that many promotions constrain the pile, and more investors than tokens."""
    edited = GAME.with_cards(
        GAME.cards_source.replace("copies = { 4 = 1, 5 = 2 }", "copies = { 4 = 3, 5 = 3 }").replace(
            "total = { 4 = 15, 5 = 19 }", "total = { 4 = 19, 5 = 21 }"
        )
    )
    assert edited.cards_edited
    for seed in range(2):
        check_game(edited, 4, f"edited {seed}")


# -- absence and search ---------------------------------------------------------------------------------------


def test_an_absent_player_s_default_is_the_lower_card_and_the_truth() -> None:
    state = scene([FIRE, EMMANUEL, SALES, TECH], [INVESTOR, RECRUITER, TECH])
    assert GAME.say(state.default_move(0)) == "play Fire Elemental Intern"
    plays(state, FIRE)
    asks(state, 1, SALES)
    assert GAME.say(state.default_move(1)) == "answer above"


def test_who_leads_is_valued_higher() -> None:
    state = scene([EMMANUEL, SALES, None, TECH], [INVESTOR, RECRUITER, TECH], points=[3, 0, 1, 0])
    assert state.value(0) > state.value(2) > 0
    assert state.value(0) > state.value(1)


def test_only_a_question_can_be_taken_back() -> None:
    rng = rng_from("undo")
    state = GAME.new(4, "undo")
    assert isinstance(state, StartupNationState)
    for _ in range(60):
        moves = state.moves(state.turn)
        move = moves[rng.below(len(moves))]
        kind = GAME.move_table.kind_of(move).kind
        state.play(state.turn, move)
        assert state.revealed == (kind != "ask")
        if state.over():
            break


def test_a_question_is_put_together_by_player_and_role() -> None:
    state = scene([FIRE, SALES, EMMANUEL, TECH], [INVESTOR, RECRUITER, TECH])
    plays(state, FIRE)
    choices = state.view(0).choices
    about_sales = [choice for choice in choices if choice.group == "sn-card-sales_rep"]
    assert [choice.on[0] for choice in about_sales] == ["seat-1", "seat-2", "seat-3"]
    label = about_sales[0].label
    assert label.args["seat"] == Message("seat", {"seat": 1})
    assert label.args["role"] == Message("sn-card-sales_rep")


def test_a_question_names_its_role_as_one_speaks() -> None:
    words = GAME.words("en", ["Ann", "Bob", "Cleo", "Dan"])
    asked = {words.say(Message("sn-asked", {"seat": "Ann", "victim": "Bob", "named": named_role(r)})) for r in range(8)}
    assert {"Ann asks Bob: “Are you an Intern?”", "Ann asks Bob: “Are you Emmanuel?”"} < asked
    assert "Ann asks Bob: “Are you the Executive?”" in asked
