"""The end of a round and its count (SN-8)."""

from __future__ import annotations

from captable.core.view import Sheet
from captable.games.startup_nation.rules.state import StartupNationState
from tests.clauses import clause
from tests.games.startup_nation.scenes import (
    BRIGITTE,
    EMMANUEL,
    EXECUTIVE,
    FIRE,
    INVESTOR,
    MIRACULOUS,
    PISTON,
    RECRUITER,
    SALES,
    TAX,
    TECH,
    answers,
    asks,
    do,
    gives_token_to,
    looks_at,
    plays,
    promotes,
    scene,
    told,
)


def sheet(state: StartupNationState) -> Sheet:
    return next(event.sheet for event in state.events if event.sheet)


@clause("SN-8.1")
def test_the_round_ends_when_one_player_is_left() -> None:
    state = scene([FIRE, SALES, None, None], [TECH, TECH, RECRUITER])
    plays(state, FIRE)
    asks(state, 1, SALES)
    answers(state, "yes")
    assert state.round == 1
    assert "sn-end-one-left" in told(state.events, 0)
    assert list(state.points) == [2, 0, 0, 0]


@clause("SN-8.1")
def test_the_round_ends_when_two_allies_are_left() -> None:
    state = scene([FIRE, SALES, RECRUITER, None], [TECH, TECH, RECRUITER])
    plays(state, FIRE)
    asks(state, 1, SALES)
    answers(state, "yes")
    assert "sn-end-allies" in told(state.events, 0)
    assert list(state.points) == [1, 0, 1, 0]


@clause("SN-8.1")
def test_two_who_are_no_allies_go_on() -> None:
    state = scene([FIRE, SALES, None, RECRUITER], [TECH, TECH, RECRUITER])
    plays(state, FIRE)
    asks(state, 1, SALES)
    answers(state, "yes")
    assert state.round == 0
    assert state.turn == 3


@clause("SN-8.1")
def test_the_round_ends_when_the_pile_is_empty_after_the_effect() -> None:
    state = scene([FIRE, SALES, RECRUITER, INVESTOR], [TECH])
    plays(state, FIRE)
    assert state.round == 0, "the effect of the last card is still to come"
    asks(state, 1, SALES)
    answers(state, "yes")
    assert "sn-end-pile" in told(state.events, 0)
    assert state.round == 1
    assert list(state.results) == [0, 0, 0, 2]


@clause("SN-8.1")
def test_a_promotion_can_empty_the_pile() -> None:
    state = scene([EXECUTIVE, TECH, RECRUITER, INVESTOR], [SALES, BRIGITTE])
    plays(state, EXECUTIVE)
    promotes(state, 1)
    assert "sn-end-pile" in told(state.events, 0)
    assert list(state.points) == [0, 1, 0, 1]
    assert sheet(state).rows[2].values == [5, 12, 5, 12]


@clause("SN-8.1")
def test_where_two_ends_meet_the_reason_is_one_left_then_allies_then_pile() -> None:
    state = scene([FIRE, SALES, None, None], [TECH])
    plays(state, FIRE)
    asks(state, 1, SALES)
    answers(state, "yes")
    assert "sn-end-one-left" in told(state.events, 0)
    assert "sn-end-pile" not in told(state.events, 0)
    state = scene([FIRE, SALES, RECRUITER, None], [TECH])
    plays(state, FIRE)
    asks(state, 1, SALES)
    answers(state, "yes")
    assert "sn-end-allies" in told(state.events, 0)
    assert "sn-end-pile" not in told(state.events, 0)


@clause("SN-8.1")
def test_a_concession_can_end_the_round() -> None:
    state = scene([EMMANUEL, SALES, RECRUITER, None], [TECH, TECH, RECRUITER])
    state.concede(1)
    assert "sn-end-allies" in told(state.events, 0)
    assert list(state.points) == [1, 0, 1, 0]


@clause("SN-8.2", "SN-8.4")
def test_living_allies_add_their_values_and_win_together() -> None:
    state = scene([EMMANUEL, SALES, RECRUITER, SALES], [INVESTOR])
    plays(state, EMMANUEL)
    assert sheet(state).rows[2].values == [7, 6, 7, 6]
    assert list(state.points) == [1, 0, 1, 0]


@clause("SN-8.2")
def test_each_bpi_token_adds_one() -> None:
    state = scene([INVESTOR, SALES, RECRUITER, SALES], [EXECUTIVE])
    plays(state, INVESTOR)
    gives_token_to(state, 3)
    assert sheet(state).rows[2].values == [6, 7, 6, 7]
    assert list(state.points) == [0, 1, 0, 1]


@clause("SN-8.2", "SN-8.4")
def test_who_has_lost_the_ally_stands_alone_for_two_points() -> None:
    state = scene([EMMANUEL, SALES, None, TECH], [INVESTOR])
    plays(state, EMMANUEL)
    assert sheet(state).rows[2].values == [5, 4, None, 4]
    assert list(state.points) == [2, 0, 0, 0]


@clause("SN-8.2")
def test_black_stands_alone() -> None:
    state = scene([EMMANUEL, SALES, RECRUITER, TECH, EXECUTIVE], [TECH])
    plays(state, EMMANUEL)
    assert sheet(state).rows[2].values == [3, 4, 3, 4, 4]


@clause("SN-8.3", "SN-8.4")
def test_equal_highest_sides_all_win_as_if_alone() -> None:
    state = scene([EMMANUEL, SALES, RECRUITER, TECH, EXECUTIVE], [TECH])
    plays(state, EMMANUEL)
    assert list(state.points) == [0, 1, 0, 1, 2], "3 + 1 and 4"


@clause("SN-8.4")
def test_tied_sides_that_score_differently_are_told_apart() -> None:
    state = scene([EMMANUEL, SALES, RECRUITER, TECH, EXECUTIVE], [TECH])
    plays(state, EMMANUEL)
    said = [state.game.words("fr").say(event.say) for event in state.events if event.say]
    assert "Joueur 5 gagne la manche : 2 points." in said
    assert "Joueur 2 et Joueur 4 gagnent la manche : 1 point chacun." in said
    assert sum(event.sheet is not None for event in state.events) == 1


@clause("SN-8.3")
def test_the_highest_value_wins() -> None:
    state = scene([RECRUITER, SALES, None, None, BRIGITTE], [TECH], mover=0)
    plays(state, RECRUITER)
    do(state, "swap", player=4)
    assert list(state.points) == [2, 0, 0, 0, 0]


@clause("SN-8.4", "SN-5.11")
def test_tax_magic_doubles_its_holder_s_side_of_a_tie_only() -> None:
    state = scene([EMMANUEL, EXECUTIVE, SALES, TAX, SALES], [TECH])
    plays(state, EMMANUEL)
    assert sheet(state).rows[2].values == [4, 4, 4, 4, 3]
    assert list(state.points) == [1, 2, 1, 2, 0]


@clause("SN-8.2", "SN-5.10")
def test_negative_values_count() -> None:
    state = scene([SALES, MIRACULOUS, TECH, INVESTOR], [PISTON])
    plays(state, SALES)
    do(state, "keep_alliances")
    assert sheet(state).rows[2].values == [1, 1, 1, 1]
    assert list(state.points) == [1, 1, 1, 1]


def test_the_sheet_shows_how_the_points_came_about() -> None:
    state = scene([TECH, SALES, RECRUITER, None], [INVESTOR])
    plays(state, TECH)
    looks_at(state, 1)
    labels = [row.label.id for row in sheet(state).rows]
    assert labels == ["sn-sheet-card", "sn-sheet-bpi", "sn-sheet-side", "sn-sheet-gain", "sn-sheet-points"]
    assert [row.values for row in sheet(state).rows] == [
        [5, 3, 2, None],
        [0, 0, 0, None],
        [7, 3, 7, None],
        [1, 0, 1, 0],
        [1, 0, 1, 0],
    ]
