"""Turns and what interns do (SN-4, SN-5)."""

from __future__ import annotations

import pytest

from captable.core.errors import IllegalMove
from captable.games.startup_nation import GAME
from tests.clauses import clause
from tests.games.startup_nation.scenes import (
    BRIGITTE,
    CLEVER,
    EMMANUEL,
    EXECUTIVE,
    FIRE,
    INVESTOR,
    LEGAL,
    MIRACULOUS,
    PISTON,
    PRODUCTIVE,
    RECRUITER,
    ROLES,
    SALES,
    TAX,
    TECH,
    answers,
    asks,
    do,
    gives_token_to,
    hands,
    living,
    looks_at,
    options,
    pile,
    plays,
    promotes,
    refused,
    scene,
    told,
)

# -- SN-4 ------------------------------------------------------------------------------------------------


@clause("SN-4.1")
def test_the_player_holds_two_cards_plays_one_and_keeps_the_other() -> None:
    for played, kept in ((EMMANUEL, SALES), (SALES, EMMANUEL)):
        state = scene([EMMANUEL, TECH, TECH, INVESTOR], [SALES, RECRUITER, RECRUITER])
        assert options(state) == [{"kind": "play", "card": SALES}, {"kind": "play", "card": EMMANUEL}]
        plays(state, played)
        assert hands(state)[0] == kept


@clause("SN-4.1")
def test_the_next_living_player_to_the_left_draws_then() -> None:
    state = scene([EMMANUEL, None, TECH, INVESTOR], [SALES, RECRUITER, RECRUITER])
    plays(state, EMMANUEL)
    assert state.turn == 2
    assert state.dump()["drawn"] == RECRUITER
    assert pile(state) == [RECRUITER]


@clause("SN-4.1")
def test_a_card_that_is_not_held_can_t_be_played_nor_a_second_one() -> None:
    state = scene([RECRUITER, TECH, TECH, INVESTOR], [SALES, RECRUITER, SALES])
    assert refused(state, "play", card=EMMANUEL) == "SN-4.1"
    assert refused(state, "look", player=1) == "SN-4.1"
    plays(state, RECRUITER)
    assert refused(state, "play", card=SALES) == "SN-4.1"


@clause("SN-4.2")
def test_brigitte_is_never_played() -> None:
    for held, drawn in ((BRIGITTE, TECH), (TECH, BRIGITTE)):
        state = scene([held, TECH, SALES, INVESTOR], [drawn, RECRUITER])
        assert options(state) == [{"kind": "play", "card": TECH}]
        assert refused(state, "play", card=BRIGITTE) == "SN-4.2"
        blocked = state.view(0).blocked
        assert [block.why.clause for block in blocked] == ["SN-4.2"]


@clause("SN-4.3", "SN-6.6")
def test_an_effect_without_anything_to_do_does_nothing() -> None:
    cards = GAME.cards.source.replace("bpi = { 4 = 1, 5 = 2 }", "bpi = { 4 = 0, 5 = 0 }")
    state = scene([INVESTOR, TECH, TECH, SALES], [EMMANUEL, RECRUITER, SALES], game=GAME.with_cards(cards))
    plays(state, INVESTOR)
    assert state.turn == 1, "the turn is over"
    assert list(state.bpi) == [0, 0, 0, 0]
    assert hands(state)[0] == EMMANUEL


@clause("SN-4.3")
def test_effects_are_compulsory_even_when_every_choice_hurts() -> None:
    state = scene([EXECUTIVE, None, BRIGITTE, SALES], [EMMANUEL, TECH, TECH])
    plays(state, EXECUTIVE)
    assert options(state) == [{"kind": "promote", "player": player} for player in (0, 2, 3)]
    assert refused(state, "keep_alliances") == "SN-4.3"
    state = scene([TECH, EMMANUEL, SALES, SALES], [TECH, RECRUITER, RECRUITER])
    plays(state, TECH)
    assert options(state) == [{"kind": "look", "player": player} for player in (1, 2, 3)]


# -- SN-5: questions and answers ---------------------------------------------------------------------------


@clause("SN-5.1")
def test_a_question_names_any_role_to_any_other_living_player() -> None:
    state = scene([FIRE, TECH, None, INVESTOR], [SALES, RECRUITER])
    plays(state, FIRE)
    assert options(state) == [{"kind": "ask", "player": player, "role": role} for player in (1, 3) for role in ROLES]
    assert refused(state, "ask", player=0, role=TECH) == "SN-5.1"
    assert refused(state, "ask", player=2, role=TECH) == "SN-7.1"
    assert refused(state, "ask", player=4, role=TECH) == "SN-1.1"


@clause("SN-5.1")
def test_all_interns_are_one_role() -> None:
    for intern in (MIRACULOUS, LEGAL, TAX):
        state = scene([FIRE, intern, TECH, INVESTOR], [SALES, RECRUITER])
        plays(state, FIRE)
        asks(state, 1, "intern")
        assert options(state) == [{"kind": "answer", "answer": "yes"}]


@clause("SN-5.2", "SN-5.4")
def test_the_answer_is_the_truth_and_is_asked_for() -> None:
    for role, answer in ((RECRUITER, "above"), (SALES, "yes"), (EXECUTIVE, "below"), ("intern", "above")):
        state = scene([FIRE, SALES, TECH, INVESTOR], [TECH, RECRUITER])
        plays(state, FIRE)
        asks(state, 1, role)
        assert state.turn == 1
        assert options(state) == [{"kind": "answer", "answer": answer}], role
        wrong = [a for a in ("yes", "above", "below") if a != answer]
        assert {refused(state, "answer", answer=a) for a in wrong} <= {"SN-5.2", "SN-5.3"}
        assert refused(state, "play", card=SALES) == "SN-5.4"


@clause("SN-5.2")
def test_a_no_means_that_nothing_happens() -> None:
    state = scene([FIRE, SALES, TECH, INVESTOR], [TECH, RECRUITER, RECRUITER])
    plays(state, FIRE)
    asks(state, 1, INVESTOR)
    answers(state, "below")
    assert living(state) == [0, 1, 2, 3]
    assert state.turn == 1


@clause("SN-5.2")
def test_an_answer_without_a_question_is_refused() -> None:
    state = scene([FIRE, SALES, TECH, INVESTOR], [TECH, RECRUITER, RECRUITER])
    assert refused(state, "answer", answer="yes") == "SN-5.2"


def asked(role: str, answer: str, intern: str = FIRE, victim: str = EMMANUEL) -> list[int]:
    """Seat 0 asks seat 1, who holds Emmanuel; who is in the round after the answer."""
    state = scene([intern, victim, TECH, INVESTOR], [TECH, RECRUITER, RECRUITER])
    plays(state, intern)
    asks(state, 1, role)
    answers(state, answer)
    return living(state)


@clause("SN-5.3")
def test_emmanuel_may_deny_an_exact_hit() -> None:
    assert asked(EMMANUEL, "yes") == [0, 2, 3]
    assert asked(EMMANUEL, "above") == [0, 1, 2, 3]
    assert asked(EMMANUEL, "below") == [0, 1, 2, 3]


@clause("SN-5.3")
def test_emmanuel_may_lie_about_above_and_below_and_yes() -> None:
    assert asked(SALES, "below") == [0, 1, 2, 3]
    assert asked(SALES, "yes") == [0, 2, 3], "a false yes counts"


@clause("SN-5.3")
def test_answers_that_nobody_can_believe_are_not_offered() -> None:
    for role, offered in (
        ("intern", ["yes", "above"]),
        (BRIGITTE, ["yes", "below"]),
        (TECH, ["yes", "above", "below"]),
    ):
        state = scene([FIRE, EMMANUEL, TECH, INVESTOR], [TECH, RECRUITER])
        plays(state, FIRE)
        asks(state, 1, role)
        assert [option["answer"] for option in options(state)] == offered
    assert refused(state, "answer", answer="yes") is None
    state = scene([FIRE, EMMANUEL, TECH, INVESTOR], [TECH, RECRUITER])
    plays(state, FIRE)
    asks(state, 1, "intern")
    assert refused(state, "answer", answer="below") == "SN-5.3"


@clause("SN-5.3")
def test_only_the_holder_of_emmanuel_may_lie() -> None:
    state = scene([FIRE, BRIGITTE, EMMANUEL, INVESTOR], [TECH, RECRUITER])
    plays(state, FIRE)
    asks(state, 1, EMMANUEL)
    with pytest.raises(IllegalMove, match="only Emmanuel’s holder may lie"):
        answers(state, "yes")


@clause("SN-5.4")
def test_the_pause_for_an_answer_gives_nothing_away() -> None:
    for victim in (SALES, EMMANUEL):
        state = scene([FIRE, victim, TECH, INVESTOR], [TECH, RECRUITER])
        plays(state, FIRE)
        asks(state, 1, INVESTOR)
        assert state.turn == 1
        assert state.view(0).prompt.id == "sn-prompt-wait-answer"
        assert not state.revealed, "a question can be taken back until it is answered"


# -- SN-5: the seven interns ---------------------------------------------------------------------------------


@clause("SN-5.5")
def test_the_fire_elemental_eliminates_on_yes() -> None:
    assert asked(SALES, "yes", FIRE, SALES) == [0, 2, 3]


@clause("SN-5.6")
def test_the_string_puller_swaps_cards_on_yes() -> None:
    state = scene([PISTON, SALES, TECH, INVESTOR], [TECH, RECRUITER, RECRUITER])
    plays(state, PISTON)
    asks(state, 1, SALES)
    answers(state, "yes")
    assert hands(state)[:2] == [SALES, TECH]
    assert living(state) == [0, 1, 2, 3]


@clause("SN-5.6")
def test_a_swap_is_told_with_the_clause_of_the_card_that_brought_it() -> None:
    for card, clause_of_the_swap in ((PISTON, "SN-5.6"), (RECRUITER, "SN-6.2")):
        state = scene([card, SALES, TECH, INVESTOR], [TECH, RECRUITER, SALES])
        plays(state, card)
        if card == PISTON:
            asks(state, 1, SALES)
            answers(state, "yes")
        else:
            do(state, "swap", player=1)
        swap = next(event for event in state.events if event.say and event.say.id == "sn-swapped")
        assert swap.clause == clause_of_the_swap


@clause("SN-5.7")
def test_legal_magic_takes_all_tokens_on_yes() -> None:
    state = scene([LEGAL, SALES, TECH, RECRUITER, EXECUTIVE], [TECH, RECRUITER, SALES], bpi=[0, 2, 0, 0, 0], supply=0)
    plays(state, LEGAL)
    asks(state, 1, SALES)
    answers(state, "yes")
    assert list(state.bpi) == [2, 0, 0, 0, 0]
    assert living(state) == [0, 1, 2, 3, 4]


@clause("SN-5.7", "SN-5.2")
def test_legal_magic_takes_nothing_on_no() -> None:
    state = scene([LEGAL, SALES, TECH, RECRUITER], [TECH, RECRUITER, SALES], bpi=[0, 1, 0, 0], supply=0)
    plays(state, LEGAL)
    asks(state, 1, TECH)
    answers(state, "above")
    assert list(state.bpi) == [0, 1, 0, 0]


@clause("SN-5.8")
def test_too_clever_lets_the_next_living_player_ask_anyone_else() -> None:
    state = scene([CLEVER, None, TECH, INVESTOR], [SALES, RECRUITER, RECRUITER])
    plays(state, CLEVER)
    assert state.turn == 2, "the left neighbour is out"
    assert {option["player"] for option in options(state)} == {0, 3}
    asks(state, 0, SALES)
    answers(state, "yes")
    assert living(state) == [2, 3], "the one who played it was asked and is out"
    assert state.turn == 2, "and the turn goes on from there"


@clause("SN-5.8")
def test_the_neighbour_who_must_ask_is_told_whose_card_it_is() -> None:
    state = scene([CLEVER, TECH, SALES, INVESTOR], [SALES, RECRUITER, RECRUITER])
    plays(state, CLEVER)
    refusal = state.why_not(1, GAME.move_table.code({"kind": "play", "card": TECH}))
    assert refusal is not None
    assert refusal.clause == "SN-5.8"
    assert GAME.words().say(refusal.say).startswith("Player 1 has played Too Clever Intern, and you ask")
    assert GAME.words("fr").say(refusal.say).startswith("Joueur 1 a joué Stagiaire trop malin et c’est vous")
    assert [block.why for block in state.view(1).blocked if block.label.id == "sn-choose-play"] == [refusal]


@clause("SN-5.9")
def test_hyper_productive_gives_another_turn_on_yes() -> None:
    for role, answer, turn in ((TECH, "yes", 0), (SALES, "below", 1)):
        state = scene([PRODUCTIVE, TECH, TECH, INVESTOR], [SALES, RECRUITER, RECRUITER])
        plays(state, PRODUCTIVE)
        asks(state, 1, role)
        answers(state, answer)
        assert state.turn == turn
        assert state.dump()["drawn"] == RECRUITER
        assert state.dump()["step"] == "play"


@clause("SN-5.9")
def test_there_is_no_extra_turn_when_the_pile_is_empty() -> None:
    state = scene([PRODUCTIVE, TECH, TECH, INVESTOR], [SALES])
    plays(state, PRODUCTIVE)
    asks(state, 1, TECH)
    answers(state, "yes")
    assert state.round == 1


@clause("SN-5.10")
def test_miraculous_counts_minus_four_at_the_end() -> None:
    state = scene([EMMANUEL, TECH, RECRUITER, None], [MIRACULOUS], alliances=["red", "blue", "blue", "red"])
    plays(state, EMMANUEL)
    assert list(state.points) == [0, 1, 1, 0]
    sheet = next(event.sheet for event in state.events if event.sheet)
    assert sheet.rows[0].values == [-4, 1, 2, None]


@clause("SN-5.10")
def test_miraculous_asks_nothing_and_has_rank_0_until_the_end() -> None:
    state = scene([MIRACULOUS, TECH, RECRUITER, INVESTOR], [SALES, SALES, RECRUITER])
    plays(state, MIRACULOUS)
    assert state.turn == 1
    state = scene([FIRE, MIRACULOUS, RECRUITER, INVESTOR], [SALES, SALES, RECRUITER])
    plays(state, FIRE)
    asks(state, 1, "intern")
    assert options(state) == [{"kind": "answer", "answer": "yes"}]
    state = scene([EXECUTIVE, MIRACULOUS, RECRUITER, INVESTOR], [SALES, FIRE, TECH, RECRUITER])
    plays(state, EXECUTIVE)
    promotes(state, 1)
    assert hands(state)[1] == TECH, "another intern ranks no higher"


@clause("SN-5.11")
def test_tax_magic_doubles_the_points_of_its_holder_s_side() -> None:
    state = scene([SALES, EMMANUEL, TECH, None], [TAX], alliances=["blue", "blue", "red", "red"])
    plays(state, SALES)
    do(state, "keep_alliances")
    assert list(state.points) == [2, 2, 0, 0], "a living ally has a share"
    state = scene(
        [EMMANUEL, None, TECH, SALES], [TAX], alliances=["blue", "blue", "red", "red"], bpi=[1, 0, 0, 0], supply=0
    )
    plays(state, EMMANUEL)
    assert list(state.points) == [0, 0, 1, 1], "it doubles nothing for others"


@clause("SN-5.11")
def test_tax_magic_asks_nothing_and_doubles_a_lone_win() -> None:
    state = scene([TAX, TECH, RECRUITER, INVESTOR], [SALES, SALES, RECRUITER])
    plays(state, TAX)
    assert state.turn == 1
    state = scene([FIRE, SALES, None, None], [TAX, TECH], alliances=["blue", "red", "blue", "red"])
    plays(state, FIRE)
    asks(state, 1, SALES)
    answers(state, "yes")
    assert list(state.points) == [4, 0, 0, 0]
    assert "sn-end-one-left" in told(state.events, 0)


def test_a_token_may_go_to_anyone_alive() -> None:
    state = scene([INVESTOR, TECH, None, SALES], [EMMANUEL, TECH, SALES])
    plays(state, INVESTOR)
    assert options(state) == [{"kind": "give", "player": player} for player in (0, 1, 3)]
    gives_token_to(state, 3)
    assert list(state.bpi) == [0, 0, 0, 1]
    assert state.turn == 1
    plays(state, TECH)
    looks_at(state, 0)
    assert state.turn == 3
